//! Plain requests: one connection each, which the house closes after its answer.

use std::io;
use std::time::Duration;

use parlor_wire::http::Problem;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::transport::connect;
use crate::{ClientError, HouseAddress};

/// How long an answer may take.
const LIMIT: Duration = Duration::from_secs(20);
/// The most bytes of an answer: records are the longest.
const MAX_ANSWER: u64 = 8 * 1024 * 1024;

/// The answer to a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Its status.
    pub status: u16,
    /// Its text.
    pub body: String,
}

impl Answer {
    /// The text of an answer that is none to an error.
    pub(crate) fn accepted(self) -> Result<String, ClientError> {
        if (200..300).contains(&self.status) {
            return Ok(self.body);
        }
        let problem = serde_json::from_str(&self.body);
        let error = problem.map_or(self.body, |Problem { error }| error);
        Err(ClientError::Refused { status: self.status, error })
    }

    /// What a JSON text says.
    pub(crate) fn json<T: DeserializeOwned>(self) -> Result<T, ClientError> {
        serde_json::from_str(&self.accepted()?).map_err(|_| ClientError::NotAHouse)
    }
}

impl HouseAddress {
    /// Sends a request: `head` is the method, the path and header lines without `Host`, such as `GET /healthz`.
    ///
    /// # Errors
    /// If the house can't be reached, or does not answer in time.
    pub async fn ask(&self, head: &[&str], body: &str) -> Result<Answer, ClientError> {
        match tokio::time::timeout(LIMIT, self.exchange(head, body)).await {
            Ok(answer) => answer,
            Err(_) => Err(ClientError::Silent),
        }
    }

    /// Sends JSON.
    pub(crate) async fn post(
        &self,
        path: &str,
        headers: &[&str],
        body: &impl Serialize,
    ) -> Result<Answer, ClientError> {
        let first = format!("POST {path}");
        let mut head = vec![first.as_str(), "Content-Type: application/json"];
        head.extend(headers);
        self.ask(&head, &serde_json::to_string(body).expect("texts and numbers")).await
    }

    async fn exchange(&self, head: &[&str], body: &str) -> Result<Answer, ClientError> {
        let mut stream = connect(self).await?;
        let (first, headers) = head.split_first().expect("a request has a first line");
        // In this version an answer comes in one piece, and ends with the connection.
        let mut request = format!("{first} HTTP/1.0\r\nHost: {}\r\n", self.authority());
        headers.iter().for_each(|header| request.extend([header, "\r\n"]));
        request.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        let ends_well = match stream.take(MAX_ANSWER).read_to_end(&mut answer).await {
            Ok(_) => true,
            // Not everyone says goodbye in TLS before the connection ends.
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => false,
            Err(error) => return Err(error.into()),
        };
        read(&answer, ends_well).ok_or(ClientError::NotAHouse)
    }
}

/// Reads an answer; one that does not end well has to say how long it is.
fn read(answer: &[u8], ends_well: bool) -> Option<Answer> {
    let text = str::from_utf8(answer).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.strip_prefix("HTTP/1.")?.split(' ').nth(1)?.parse().ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())
    });
    // An answer that was cut off is none.
    let is_whole = length.map_or(ends_well, |length| length == Some(body.len()));
    is_whole.then(|| Answer { status, body: body.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_whole_or_not_at_all() {
        let answer = |text: &str| read(text.as_bytes(), true);
        let ok = |body: &str| Some(Answer { status: 200, body: body.to_owned() });
        assert_eq!(answer("HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\nyes"), ok("yes"));
        assert_eq!(answer("HTTP/1.1 200 OK\r\n\r\nyes"), ok("yes"));
        assert_eq!(answer("HTTP/1.0 200 OK\r\ncontent-length: 4\r\n\r\nyes"), None);
        for bad in ["", "HTTP/1.0 200 OK", "HTTP/2 200\r\n\r\n", "SSH-2.0\r\n\r\n", "HTTP/1.0 many\r\n\r\n"] {
            assert_eq!(answer(bad), None, "{bad}");
        }
        let cut_off = |text: &str| read(text.as_bytes(), false);
        assert_eq!(cut_off("HTTP/1.0 200 OK\r\nContent-Length: 3\r\n\r\nyes"), ok("yes"));
        assert_eq!(cut_off("HTTP/1.0 200 OK\r\n\r\nyes"), None);
    }

    #[test]
    fn a_refusal_says_why() {
        let answer = Answer { status: 422, body: r#"{"error":"so many can't play"}"#.to_owned() };
        let error = answer.json::<Problem>().unwrap_err();
        assert!(error.is_final());
        assert_eq!(error.to_string(), "the house refuses this (422): so many can't play");
    }
}
