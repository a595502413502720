//! What a house asked the system to do, read from what `strace` wrote about it.

use std::collections::HashMap;

use crate::error::StormError;

/// The system calls that change files, make them durable, or send something to a client.
pub(crate) const TRACED: &str = "trace=openat,lseek,write,pwrite64,writev,pwritev,ftruncate,fallocate,rename,renameat,\
    renameat2,unlink,unlinkat,mkdir,mkdirat,fsync,fdatasync,sendto,sendmsg";

/// Something that a house did, in the order in which the system was asked for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Event {
    /// A file was opened, and made if it was not there and `creates`.
    Opened { path: String, creates: bool, truncates: bool },
    /// A folder was made.
    MadeFolder(String),
    /// Bytes were written into a file, at this place.
    Wrote { path: String, at: u64, bytes: Vec<u8> },
    /// A file got another length.
    SetLength { path: String, length: u64 },
    /// A name is gone.
    Removed(String),
    /// A file has another name.
    Renamed { from: String, to: String },
    /// A file or folder is about to be made durable; what was done before is part of it.
    SyncBegan { path: String, by: u32 },
    /// It is durable.
    SyncEnded { path: String, by: u32 },
    /// This is about to be sent to a client.
    Sent(Vec<u8>),
}

/// A system call that has ended: what it was asked, and what it gave.
struct Call<'a> {
    name: &'a str,
    arguments: Vec<Argument>,
    result: i64,
    /// The path of the file that was opened.
    opened: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Argument {
    /// A file, or a socket, with its number and path.
    File {
        number: i64,
        path: String,
    },
    Text(Vec<u8>),
    Other(String),
}

/// Reads a whole trace.
pub(super) fn read(text: &str) -> Result<Vec<Event>, StormError> {
    let (mut events, mut unfinished, mut places) = (Vec::new(), HashMap::new(), HashMap::new());
    for line in text.lines() {
        let bad = || StormError::Trace(line.chars().take(200).collect());
        let (thread, rest) = line.split_once(' ').ok_or_else(bad)?;
        let (thread, rest) = (thread.parse::<u32>().map_err(|_| bad())?, rest.trim_start());
        if rest.starts_with("+++") || rest.starts_with("---") || rest.contains(") = ? ") {
            continue;
        }
        if let Some(begun) = rest.strip_suffix("<unfinished ...>") {
            events.extend(begin(thread, begun));
            unfinished.insert(thread, begun.to_owned());
            continue;
        }
        let whole = match rest.strip_prefix("<... ") {
            Some(resumed) => {
                let (_, end) = resumed.split_once("resumed>").ok_or_else(bad)?;
                let Some(begun) = unfinished.remove(&thread) else { continue };
                begun + end
            }
            None => {
                events.extend(begin(thread, rest));
                rest.to_owned()
            }
        };
        if let Some(call) = parse(&whole) {
            events.extend(end(thread, call, &mut places).ok_or_else(bad)?);
        }
    }
    Ok(events)
}

/// What counts from the moment it is asked for.
fn begin(thread: u32, text: &str) -> Option<Event> {
    let (name, rest) = text.split_once('(')?;
    // What a call that has ended gave is not part of what it was asked.
    let arguments = arguments_of(rest.rsplit_once(") ").map_or(rest, |(asked, _)| asked));
    match (name, arguments.as_slice()) {
        ("fsync" | "fdatasync", [Argument::File { path, .. }, ..]) => {
            Some(Event::SyncBegan { path: path.clone(), by: thread })
        }
        ("sendto" | "sendmsg" | "write" | "writev", [Argument::File { path, .. }, ..])
            if !path.starts_with('/') =>
        {
            let texts = arguments.into_iter().filter_map(|argument| match argument {
                Argument::Text(bytes) => Some(bytes),
                _ => None,
            });
            Some(Event::Sent(texts.flatten().collect()))
        }
        _ => None,
    }
}

/// What counts once it is done; `None` if it can't be understood.
fn end(thread: u32, call: Call<'_>, places: &mut HashMap<i64, u64>) -> Option<Option<Event>> {
    let Call { name, arguments, result, opened } = call;
    if result < 0 {
        return Some(None);
    }
    let written = |at: u64, path: &str| {
        let texts = arguments.iter().filter_map(|argument| match argument {
            Argument::Text(bytes) => Some(bytes.as_slice()),
            _ => None,
        });
        let mut bytes = texts.collect::<Vec<_>>().concat();
        let length = usize::try_from(result).ok()?;
        // Less may have been written than was asked for, never more than is known.
        (bytes.len() >= length).then(|| {
            bytes.truncate(length);
            Event::Wrote { path: path.to_owned(), at, bytes }
        })
    };
    let number = |index: usize| match arguments.get(index) {
        Some(Argument::Other(text)) => text.parse::<u64>().ok(),
        _ => None,
    };
    let name_at = |index: usize| match arguments.get(index) {
        Some(Argument::Text(bytes)) => String::from_utf8(bytes.clone()).ok(),
        _ => None,
    };
    let event = match (name, arguments.as_slice()) {
        ("openat", [_, _, Argument::Other(flags), ..]) => {
            places.insert(result, 0);
            let (creates, truncates) = (flags.contains("O_CREAT"), flags.contains("O_TRUNC"));
            Event::Opened { path: opened?, creates, truncates }
        }
        ("lseek", [Argument::File { number, .. }, ..]) => {
            places.insert(*number, result.unsigned_abs());
            return Some(None);
        }
        ("write" | "writev", [Argument::File { number, path }, ..]) if path.starts_with('/') => {
            let place = places.entry(*number).or_default();
            let event = written(*place, path)?;
            *place += result.unsigned_abs();
            event
        }
        ("pwrite64" | "pwritev", [Argument::File { path, .. }, ..]) => {
            written(number(arguments.len() - 1)?, path)?
        }
        ("ftruncate", [Argument::File { path, .. }, ..]) => {
            Event::SetLength { path: path.clone(), length: number(1)? }
        }
        // SQLite does not ask for it, and what it does to a file is not followed here.
        ("fallocate", _) => return None,
        ("fsync" | "fdatasync", [Argument::File { path, .. }, ..]) => {
            Event::SyncEnded { path: path.clone(), by: thread }
        }
        ("unlink", _) => Event::Removed(name_at(0)?),
        ("unlinkat", _) => Event::Removed(name_at(1)?),
        ("rename", _) => Event::Renamed { from: name_at(0)?, to: name_at(1)? },
        ("renameat" | "renameat2", _) => Event::Renamed { from: name_at(1)?, to: name_at(3)? },
        ("mkdir", _) => Event::MadeFolder(name_at(0)?),
        ("mkdirat", _) => Event::MadeFolder(name_at(1)?),
        _ => return Some(None),
    };
    Some(Some(event))
}

/// Reads `name(arguments) = result`.
fn parse(text: &str) -> Option<Call<'_>> {
    let (name, rest) = text.split_once('(')?;
    let (arguments, result) =
        rest.rsplit_once(") ").and_then(|(a, r)| Some((a, r.trim_start().strip_prefix("= ")?)))?;
    let number = result.split([' ', '<']).next()?.parse().ok()?;
    let opened = result.split_once('<').and_then(|(_, path)| text_of(path.strip_suffix('>')?));
    Some(Call { name, arguments: arguments_of(arguments), result: number, opened })
}

/// The arguments of a call: files as `9<path>`, texts in quotes, all else as it is. Paths and texts are in hexadecimal digits, so no
/// comma or bracket is part of one.
fn arguments_of(text: &str) -> Vec<Argument> {
    text.split([',', '{', '}', '[', ']'])
        .map(|part| part.trim().trim_end_matches(')'))
        .filter(|part| !part.is_empty())
        .map(|part| {
            let part = part.strip_prefix("iov_base=").unwrap_or(part);
            let quoted = part.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
            if let Some(bytes) = quoted.and_then(bytes_of) {
                return Argument::Text(bytes);
            }
            let file = part.strip_suffix('>').and_then(|rest| rest.split_once('<'));
            let file = file.and_then(|(number, path)| Some((number.parse().ok()?, text_of(path)?)));
            match file {
                Some((number, path)) => Argument::File { number, path },
                None => Argument::Other(part.to_owned()),
            }
        })
        .collect()
}

/// The bytes of `\x68\x69`.
fn bytes_of(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let chunks = text.as_bytes().chunks(4);
    chunks
        .map(|chunk| match chunk {
            [b'\\', b'x', high, low] => Some(digit(*high)? * 16 + digit(*low)?),
            _ => None,
        })
        .collect()
}

fn text_of(text: &str) -> Option<String> {
    String::from_utf8(bytes_of(text)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> String {
        text.bytes().map(|byte| format!("\\x{byte:02x}")).collect()
    }

    #[test]
    fn a_trace_is_read_in_order() {
        let (file, socket) = (hex("/data/a"), hex("socket:[7]"));
        let trace = [
            format!("10 openat(AT_FDCWD<{}>, \"{file}\", O_RDWR|O_CREAT, 0600) = 9<{file}>", hex("/")),
            format!("10 pwrite64(9<{file}>, \"{}\", 2, 4096) = 2", hex("hi")),
            format!("11 fdatasync(9<{file}> <unfinished ...>"),
            format!("10 write(9<{file}>, \"{}\", 3) = 3", hex("(,<")),
            "11 <... fdatasync resumed>) = 0".to_owned(),
            format!("10 sendto(12<{socket}>, \"{}\", 2, MSG_NOSIGNAL, NULL, 0) = 2", hex("ok")),
            format!(
                "10 writev(12<{socket}>, [{{iov_base=\"{}\", iov_len=1}}, {{iov_base=\"{}\", iov_len=1}}], 2) = 2",
                hex("o"),
                hex("k")
            ),
            format!("10 ftruncate(9<{file}>, 7)        = 0"),
            format!("10 fsync(9<{file}>)               = 0"),
            format!("10 unlink(\"{file}\")       = -1 ENOENT (No such file or directory)"),
            "10 +++ killed by SIGKILL +++".to_owned(),
        ];
        let path = || "/data/a".to_owned();
        let expected = [
            Event::Opened { path: path(), creates: true, truncates: false },
            Event::Wrote { path: path(), at: 4096, bytes: b"hi".to_vec() },
            Event::SyncBegan { path: path(), by: 11 },
            Event::Wrote { path: path(), at: 0, bytes: b"(,<".to_vec() },
            Event::SyncEnded { path: path(), by: 11 },
            Event::Sent(b"ok".to_vec()),
            Event::Sent(b"ok".to_vec()),
            Event::SetLength { path: path(), length: 7 },
            Event::SyncBegan { path: path(), by: 10 },
            Event::SyncEnded { path: path(), by: 10 },
        ];
        assert_eq!(read(&trace.join("\n")).unwrap(), expected);
    }

    #[test]
    fn what_is_not_a_trace_is_an_error() {
        assert!(read("what").is_err());
        // More was written than the trace has.
        let cut = format!("10 write(9<{}>, \"{}\", 5) = 5", hex("/a"), hex("hi"));
        assert!(read(&cut).is_err());
    }
}
