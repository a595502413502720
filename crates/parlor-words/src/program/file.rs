//! Why reading or writing a file failed.

use std::io::{Error, ErrorKind};

use crate::Lang;

/// The cause in words; what we have no words for is said as the system says it.
#[must_use]
pub fn file_cause(error: &Error, lang: Lang) -> String {
    let text = match error.kind() {
        ErrorKind::NotFound => {
            lang.pick("there is no such file or folder", "no existe ese archivo ni esa carpeta")
        }
        ErrorKind::PermissionDenied => lang.pick("permission denied", "permiso denegado"),
        ErrorKind::AlreadyExists => lang.pick("it already exists", "ya existe"),
        ErrorKind::IsADirectory => lang.pick("it is a folder", "es una carpeta"),
        ErrorKind::NotADirectory => {
            lang.pick("part of the path is not a folder", "una parte de la ruta no es una carpeta")
        }
        ErrorKind::InvalidData => lang.pick("it is not text in UTF-8", "no es un texto en UTF-8"),
        ErrorKind::ReadOnlyFilesystem => lang.pick("the disk is read-only", "el disco es de solo lectura"),
        ErrorKind::StorageFull => lang.pick("the disk is full", "el disco está lleno"),
        ErrorKind::BrokenPipe => {
            lang.pick("the program reading it has stopped", "el programa que lo leía se detuvo")
        }
        ErrorKind::UnexpectedEof => lang.pick("it ends too early", "termina demasiado pronto"),
        _ => return error.to_string(),
    };
    text.to_owned()
}
