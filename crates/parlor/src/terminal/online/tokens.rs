//! What houses know us by: whoever comes back to a house is the same guest, and has the same place at a table.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use parlor_client::HouseAddress;
use parlor_wire::SessionToken;

use crate::saved::private;

/// The file for a house: its address, in characters that every system has in names. What a house knows us by through TLS is never
/// sent without.
fn file(folder: &Path, house: &HouseAddress) -> PathBuf {
    let name = house.to_string().replacen("http://", "", 1).replacen("https://", "https__", 1);
    let name = name.trim_end_matches('/');
    let name = name.replace(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '.' | '-'), "_");
    folder.join(format!("{name}.token"))
}

/// What a house knows us by, if we have been there.
pub(super) fn read(folder: &Path, house: &HouseAddress) -> Option<SessionToken> {
    fs::read_to_string(file(folder, house)).ok()?.trim().parse().ok()
}

/// Keeps what a house knows us by, where nobody else can read it.
pub(super) fn write(folder: &Path, house: &HouseAddress, token: &SessionToken) -> io::Result<()> {
    if read(folder, house).as_ref() == Some(token) {
        return Ok(());
    }
    fs::create_dir_all(folder)?;
    // Another program that starts at the same moment reads all of it or nothing.
    let (path, new) = (file(folder, house), folder.join(format!(".{}.new", std::process::id())));
    let mut file = private().write(true).create(true).truncate(true).open(&new)?;
    writeln!(file, "{}", token.as_str())?;
    fs::rename(new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_house_has_its_own_token() {
        let folder = crate::scratch::folder("tokens");
        let (here, there): (HouseAddress, HouseAddress) =
            ("http://127.0.0.1:5055".parse().unwrap(), "http://[::1]:5055".parse().unwrap());
        assert_eq!(read(&folder, &here), None);
        let [one, other] = [1, 2].map(|byte| SessionToken::from_random([byte; 26]));
        write(&folder, &here, &one).unwrap();
        write(&folder, &there, &other).unwrap();
        assert_eq!((read(&folder, &here), read(&folder, &there)), (Some(one), Some(other)));
        write(&folder, &here, &other).unwrap();
        assert_eq!(read(&folder, &here), Some(other));
        // A house behind TLS is another.
        let secure: HouseAddress = "https://127.0.0.1:5055".parse().unwrap();
        assert_eq!(read(&folder, &secure), None);
        write(&folder, &secure, &one).unwrap();
        assert_eq!((read(&folder, &here), read(&folder, &secure)), (Some(other), Some(one)));
        fs::write(file(&folder, &here), "nonsense").unwrap();
        assert_eq!(read(&folder, &here), None);
    }
}
