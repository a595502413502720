//! Requests from a stream, answers to a stream.

use std::io::{self, BufRead, BufReader, Read, Write};

use super::{MAX_LINE, Referee};

/// Why a stream of requests ended early.
#[derive(Debug)]
pub(crate) enum Broken {
    /// Requests can't be read.
    Input(io::Error),
    /// Answers can't be written.
    Output(io::Error),
}

/// Answers every line of the input until it ends. Blank lines are skipped; lines that are too long are read past, not
/// kept. Answers go out whenever no whole line is left to read at once, so that nobody waits for an answer while we wait
/// for a request.
pub(crate) fn serve(referee: Referee, input: impl Read, output: &mut impl Write) -> Result<(), Broken> {
    let mut input = BufReader::with_capacity(64 * 1024, input);
    let mut line = Vec::new();
    loop {
        line.clear();
        if !input.buffer().contains(&b'\n') {
            output.flush().map_err(Broken::Output)?;
        }
        let Some(whole) = read_line(&mut input, &mut line).map_err(Broken::Input)? else {
            return output.flush().map_err(Broken::Output);
        };
        let answer = match line.strip_suffix(b"\r").unwrap_or(&line) {
            _ if !whole => referee.too_large(),
            request if request.iter().all(u8::is_ascii_whitespace) => continue,
            request => referee.answer(request),
        };
        writeln!(output, "{answer}").map_err(Broken::Output)?;
    }
}

/// Reads a line without its end; `Some(false)` if it was too long to keep, `None` at the end of the input.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Option<bool>> {
    let fits = |line: &[u8]| line.strip_suffix(b"\r").unwrap_or(line).len() <= MAX_LINE;
    let mut whole = true;
    let mut anything = false;
    loop {
        let read = match input.fill_buf() {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if read.is_empty() {
            return Ok(anything.then(|| whole && fits(line)));
        }
        anything = true;
        let end = read.iter().position(|byte| *byte == b'\n');
        let part = &read[..end.unwrap_or(read.len())];
        // One more byte than a request may have is kept for a carriage return.
        if line.len() + part.len() > MAX_LINE + 1 {
            whole = false;
            line.clear();
        } else if whole {
            line.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(whole && fits(line)));
        }
    }
}

#[cfg(test)]
mod tests {
    use parlor_words::Lang;

    use super::*;

    fn answers(input: &[u8]) -> Vec<String> {
        let mut output = Vec::new();
        serve(Referee::new(Lang::English), input, &mut output).unwrap();
        String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
    }

    fn hello(padding: usize) -> Vec<u8> {
        let request = br#"{"op":"hello"}"#;
        [request.as_slice(), &vec![b' '; padding - request.len()]].concat()
    }

    #[test]
    fn every_line_gets_an_answer_but_blank_ones() {
        let input = b"{\"op\":\"hello\",\"id\":1}\r\n\r\n  \n{\"op\":\"hello\",\"id\":[2]}";
        let answers = answers(input);
        assert_eq!(answers.len(), 2);
        assert!(answers[0].starts_with(r#"{"id":1,"parlor":"#), "{}", answers[0]);
        assert!(answers[1].starts_with(r#"{"id":[2],"parlor":"#), "{}", answers[1]);
    }

    #[test]
    fn a_line_of_the_longest_length_is_read_and_one_byte_more_is_not() {
        for end in [&b"\n"[..], b"\r\n", b""] {
            let longest = [hello(MAX_LINE), end.to_vec()].concat();
            assert!(answers(&longest)[0].contains("parlor"), "{end:?}");
            let longer = [hello(MAX_LINE + 1), end.to_vec()].concat();
            assert!(answers(&longer)[0].contains("too_large"), "{end:?}");
        }
    }

    #[test]
    fn after_a_line_that_is_too_long_the_next_is_answered() {
        let input = [vec![b'x'; 1 << 20], b"\n{\"op\":\"hello\"}\n".to_vec()].concat();
        let answers = answers(&input);
        assert_eq!(answers.len(), 2);
        assert!(answers[0].contains("too_large") && answers[1].contains("parlor"), "{answers:?}");
    }
}
