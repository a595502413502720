//! Has a real house answer what the document says.

use std::collections::HashMap;
use std::net::SocketAddr;

use parlor_client::Socket;
use parlor_wire::{ServerMessage, SessionToken};
use serde_json::Value;

use crate::client::{PATIENCE, http, post};

/// A line of an exchange.
pub(super) enum Said<'a> {
    /// A request over HTTP.
    Asks { who: &'a str, method: &'a str, path: &'a str, body: Option<&'a str> },
    /// The answer to it.
    Answers { who: &'a str, status: u16, body: Option<&'a str> },
    /// A message on the socket.
    Sends { who: &'a str, text: &'a str },
    /// A message that comes back.
    Hears { who: &'a str, text: &'a str },
    /// The connection is lost.
    Loses { who: &'a str },
    /// Whoever's turn it is goes by Ana's name from now on.
    IsNext,
}

impl<'a> Said<'a> {
    pub(super) fn new(line: &'a str) -> Said<'a> {
        let (who, rest) = line.split_at_checked(3).expect("names have three letters");
        let (sign, text) = rest.split_once(' ').expect("a sign, and then what is said");
        match sign {
            "!" if text == "the connection is lost" => Said::Loses { who },
            "!" if text == "it is her turn" => Said::IsNext,
            ">" if text.starts_with('{') => Said::Sends { who, text },
            "<" if text.starts_with('{') => Said::Hears { who, text },
            ">" => {
                let (method, rest) = text.split_once(' ').expect("a method, and then a path");
                let (path, body) =
                    rest.split_once(' ').map_or((rest, None), |(path, body)| (path, Some(body)));
                Said::Asks { who, method, path, body }
            }
            "<" => {
                let (status, body) =
                    text.split_once(' ').map_or((text, None), |(status, body)| (status, Some(body)));
                Said::Answers { who, status: status.parse().expect("a status"), body }
            }
            _ => panic!("{line:?} is neither sent nor comes back"),
        }
    }
}

/// What is different in every house.
const VARIES: [&str; 5] = ["token", "table", "secret", "c", "now"];

/// What the document's ids are in this house.
#[derive(Default)]
struct Ids(HashMap<String, String>);

impl Ids {
    /// A text of the document, with this house's ids.
    fn put_into(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, (documented, real)| text.replace(documented, real))
    }

    /// Compares what came with what the document says; a varying value is learnt when it comes for the first time.
    fn compare(&mut self, name: &str, said: &Value, came: &Value, line: &str) {
        match (said, came) {
            (Value::String(said), _) if said == "…" => {}
            (Value::String(said), Value::String(came)) if VARIES.contains(&name) => {
                let known = self.0.entry(said.clone()).or_insert_with(|| came.clone());
                assert_eq!(known, came, "{name} in {line}");
            }
            (Value::Number(_), Value::Number(_)) if VARIES.contains(&name) => {}
            (Value::Object(said), Value::Object(came)) => {
                let names =
                    |fields: &serde_json::Map<String, Value>| fields.keys().cloned().collect::<Vec<_>>();
                assert_eq!(names(said), names(came), "in {line}");
                said.iter().for_each(|(name, value)| self.compare(name, value, &came[name], line));
            }
            (Value::Array(said), Value::Array(came)) => {
                assert_eq!(said.len(), came.len(), "{name} in {line}");
                said.iter().zip(came).for_each(|(said, came)| self.compare(name, said, came, line));
            }
            _ => assert_eq!(said, came, "{name} in {line}"),
        }
    }
}

/// Has a house answer all this; how many answers were compared.
pub(super) async fn exchange(address: SocketAddr, lines: &[String]) -> usize {
    let (mut ids, mut count) = (Ids::default(), 0);
    let mut tokens: HashMap<String, SessionToken> = HashMap::new();
    let mut sockets: HashMap<String, Socket> = HashMap::new();
    let (mut answer, mut is_swapped) = (None, false);
    for line in lines {
        let real_name = |who: &str, is_swapped: bool| match who {
            "Ana" if is_swapped => "Ben".to_owned(),
            "Ben" if is_swapped => "Ana".to_owned(),
            who => who.to_owned(),
        };
        match Said::new(line) {
            Said::Asks { who, method, path, body } => {
                let token = tokens.get(&real_name(who, is_swapped));
                let path = ids.put_into(path);
                answer = Some(match body {
                    Some(body) => post(address, &path, token, body).await,
                    None => {
                        let bearer = token.map_or(String::new(), |token| {
                            format!("\r\nAuthorization: Bearer {}", token.as_str())
                        });
                        http(address, &format!("{method} {path} HTTP/1.1\r\nHost: {address}{bearer}"), "")
                            .await
                    }
                });
            }
            Said::Answers { who, status, body } => {
                let (came, text) = answer.take().expect("something was asked");
                assert_eq!(came, status, "{line}: {text}");
                if let Some(body) = body {
                    let came: Value = serde_json::from_str(&text).unwrap();
                    ids.compare("", &serde_json::from_str(body).unwrap(), &came, line);
                    if let Some(token) = came["token"].as_str() {
                        tokens.insert(who.to_owned(), token.parse().unwrap());
                    }
                }
                count += 1;
            }
            Said::Sends { who, text } => {
                let who = real_name(who, is_swapped);
                if !sockets.contains_key(&who) {
                    let socket =
                        Socket::open(&address.into(), tokens.get(&who)).await.expect("the house is there");
                    sockets.insert(who.clone(), socket);
                }
                assert!(sockets.get_mut(&who).unwrap().say_text(ids.put_into(text)).await.is_ok(), "{line}");
            }
            Said::Hears { who, text } => {
                let who = real_name(who, is_swapped);
                let came = hear(sockets.get_mut(&who).expect("a socket is open")).await;
                let came: Value = serde_json::from_str(&came.to_json()).unwrap();
                ids.compare("", &serde_json::from_str(text).unwrap(), &came, line);
                count += 1;
            }
            Said::IsNext => {
                let socket = sockets.get_mut("Ana").expect("a socket is open");
                socket.say_text(ids.put_into(r#"{"look":{"table":"7m3k0q9x2c"}}"#)).await.unwrap();
                is_swapped = hear(socket).await.to_json().contains("\"actions\":[]");
            }
            Said::Loses { who } => drop(sockets.remove(&real_name(who, is_swapped))),
        }
    }
    count
}

async fn hear(socket: &mut Socket) -> ServerMessage {
    tokio::time::timeout(PATIENCE, socket.hear()).await.expect("a message in time").expect("a message")
}
