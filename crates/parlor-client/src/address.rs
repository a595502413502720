//! Where a house is, and what an invitation to one of its tables looks like.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use parlor_wire::{InviteSecret, TableId};

/// The port of addresses without one.
const HTTP_PORT: u16 = 80;

/// Where a house is: a host and a port.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseAddress {
    /// As it is in the address, an IPv6 address in brackets.
    host: String,
    port: u16,
}

/// A text is not the address of a house, or not an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It is not an address.
    #[error("an address begins with http:// and has a host")]
    Address,
    /// The house is behind TLS.
    #[error("programs reach a house by http:// only")]
    Tls,
    /// It does not name a table and its secret.
    #[error("an invitation ends in #/join/ with a table and its secret")]
    Invitation,
}

impl HouseAddress {
    /// What goes into the `Host` header.
    pub(crate) fn authority(&self) -> String {
        match self.port {
            HTTP_PORT => self.host.clone(),
            port => format!("{}:{port}", self.host),
        }
    }

    /// What a connection is made to.
    pub(crate) fn target(&self) -> (&str, u16) {
        (self.bare_host(), self.port)
    }

    /// The port.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    fn bare_host(&self) -> &str {
        self.host.strip_prefix('[').and_then(|host| host.strip_suffix(']')).unwrap_or(&self.host)
    }

    /// Whether it is on this computer, whatever the network says about names.
    #[must_use]
    pub fn is_loopback(&self) -> bool {
        self.bare_host().parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
    }
}

impl From<SocketAddr> for HouseAddress {
    fn from(address: SocketAddr) -> HouseAddress {
        let host = match address.ip() {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        HouseAddress { host, port: address.port() }
    }
}

impl fmt::Display for HouseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}/", self.authority())
    }
}

impl FromStr for HouseAddress {
    type Err = AddressError;

    /// Reads `http://HOST:PORT/`; what follows the host is the address of a page, and is left out.
    fn from_str(text: &str) -> Result<HouseAddress, AddressError> {
        let has_scheme =
            |scheme: &str| text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme));
        if has_scheme("https://") {
            return Err(AddressError::Tls);
        }
        let rest = text.get("http://".len()..).filter(|_| has_scheme("http://"));
        let authority = rest.and_then(|rest| rest.split(['/', '?', '#']).next()).unwrap_or_default();
        let colon = match authority.rfind(']') {
            Some(bracket) => authority[bracket..].find(':').map(|colon| bracket + colon),
            None => authority.find(':'),
        };
        let (host, port) = match colon {
            Some(colon) => {
                let digits = &authority[colon + 1..];
                let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
                let port = digits.parse().ok().filter(|_| is_number).ok_or(AddressError::Address)?;
                (&authority[..colon], port)
            }
            None => (authority, HTTP_PORT),
        };
        let is_name =
            |host: &str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'));
        let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let is_host = match inner {
            Some(inner) => matches!(inner.parse(), Ok(IpAddr::V6(_))),
            None => !host.is_empty() && is_name(host),
        };
        if is_host && port != 0 {
            Ok(HouseAddress { host: host.to_ascii_lowercase(), port })
        } else {
            Err(AddressError::Address)
        }
    }
}

/// An invitation to a table: what the link `http://HOST/#/join/TABLE/SECRET` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// Where.
    pub house: HouseAddress,
    /// Which table.
    pub table: TableId,
    /// What opens it.
    pub secret: InviteSecret,
}

impl Invitation {
    /// The link, as the pages show it. It opens the table to whoever has it.
    #[must_use]
    pub fn link(&self) -> String {
        format!("{}#/join/{}/{}", self.house, self.table, self.secret.as_str())
    }
}

impl FromStr for Invitation {
    type Err = AddressError;

    fn from_str(text: &str) -> Result<Invitation, AddressError> {
        let text = text.trim();
        let house = text.parse()?;
        let (_, path) = text.split_once("#/join/").ok_or(AddressError::Invitation)?;
        let (table, secret) = path.split_once('/').ok_or(AddressError::Invitation)?;
        let (Ok(table), Ok(secret)) = (table.parse(), secret.parse()) else {
            return Err(AddressError::Invitation);
        };
        Ok(Invitation { house, table, secret })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_read_back() {
        for (text, shown, is_loopback) in [
            ("http://127.0.0.1:5055/", "http://127.0.0.1:5055/", true),
            ("HTTP://[::1]:5055", "http://[::1]:5055/", true),
            ("http://[::1]", "http://[::1]/", true),
            ("http://Parlor.example/some?thing", "http://parlor.example/", false),
            // Who answers to this name is for the network to say.
            ("http://localhost:80", "http://localhost/", false),
            ("http://192.0.2.1:5055", "http://192.0.2.1:5055/", false),
        ] {
            let address: HouseAddress = text.parse().unwrap();
            assert_eq!((address.to_string().as_str(), address.is_loopback()), (shown, is_loopback), "{text}");
            assert_eq!(shown.parse(), Ok(address));
        }
        assert_eq!("https://parlor.example".parse::<HouseAddress>(), Err(AddressError::Tls));
        for bad in [
            "",
            "parlor.example",
            "ftp://parlor.example",
            "http://",
            "http:///",
            "http://a b",
            "http://user@host",
            "http://host:",
            "http://host:+80",
            "http://host:0",
            "http://host:65536",
            "http://[::1",
            "http://[127.0.0.1]",
            "http://é.example",
        ] {
            assert_eq!(bad.parse::<HouseAddress>(), Err(AddressError::Address), "{bad}");
        }
    }

    #[test]
    fn an_invitation_is_a_link() {
        let secret = "0123456789abcdefghjkmnpqrs";
        let link = format!("http://127.0.0.1:5055/#/join/0123456789/{secret}");
        let invitation: Invitation = link.parse().unwrap();
        assert_eq!(invitation.link(), link);
        assert_eq!(format!(" {link}\n").parse(), Ok(invitation.clone()));
        assert!(!format!("{invitation:?}").contains(secret));
        for bad in ["", "#/join/", "#/join/0123456789", "#/at/0123456789", "#/join/0123456789/short"] {
            let link = format!("http://127.0.0.1:5055/{bad}");
            assert_eq!(link.parse::<Invitation>(), Err(AddressError::Invitation), "{bad}");
        }
    }
}
