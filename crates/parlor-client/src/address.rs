//! Where a house is, and what an invitation to one of its tables looks like.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use parlor_wire::{InviteSecret, TableId};

/// How a house is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scheme {
    Http,
    /// Through TLS.
    Https,
}

impl Scheme {
    /// The port of addresses without one.
    const fn port(self) -> u16 {
        match self {
            Scheme::Http => 80,
            Scheme::Https => 443,
        }
    }

    /// What an address begins with.
    const fn prefix(self) -> &'static str {
        match self {
            Scheme::Http => "http://",
            Scheme::Https => "https://",
        }
    }
}

/// Where a house is: a host and a port, and whether there is TLS before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseAddress {
    scheme: Scheme,
    /// As it is in the address, an IPv6 address in brackets.
    host: String,
    port: u16,
}

/// A text is not the address of a house, or not an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// It is not an address.
    #[error("an address begins with http:// or https:// and has a host")]
    Address,
    /// It does not name a table and its secret.
    #[error("an invitation ends in #/join/ with a table and its secret")]
    Invitation,
}

impl HouseAddress {
    /// What goes into the `Host` header.
    pub(crate) fn authority(&self) -> String {
        if self.port == self.scheme.port() {
            self.host.clone()
        } else {
            format!("{}:{}", self.host, self.port)
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

    /// Whether there is TLS before the house.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.scheme == Scheme::Https
    }

    pub(crate) fn bare_host(&self) -> &str {
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
        HouseAddress { scheme: Scheme::Http, host, port: address.port() }
    }
}

impl fmt::Display for HouseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}/", self.scheme.prefix(), self.authority())
    }
}

impl FromStr for HouseAddress {
    type Err = AddressError;

    /// Reads `https://HOST:PORT/`; what follows the host is the address of a page, and is left out.
    fn from_str(text: &str) -> Result<HouseAddress, AddressError> {
        let after = |scheme: Scheme| {
            let (start, rest) = text.split_at_checked(scheme.prefix().len())?;
            start.eq_ignore_ascii_case(scheme.prefix()).then_some((scheme, rest))
        };
        let (scheme, rest) =
            [Scheme::Http, Scheme::Https].into_iter().find_map(after).ok_or(AddressError::Address)?;
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
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
            None => (authority, scheme.port()),
        };
        let is_name =
            |host: &str| host.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-'));
        let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
        let is_host = match inner {
            Some(inner) => matches!(inner.parse(), Ok(IpAddr::V6(_))),
            None => !host.is_empty() && is_name(host),
        };
        if is_host && port != 0 {
            Ok(HouseAddress { scheme, host: host.to_ascii_lowercase(), port })
        } else {
            Err(AddressError::Address)
        }
    }
}

/// An invitation to a table: what the link `https://HOST/#/join/TABLE/SECRET` says.
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
            ("http://parlor.example:443", "http://parlor.example:443/", false),
            ("HTTPS://Parlor.example/", "https://parlor.example/", false),
            ("https://parlor.example:443", "https://parlor.example/", false),
            ("https://parlor.example:80", "https://parlor.example:80/", false),
            ("https://[::1]:5055", "https://[::1]:5055/", true),
        ] {
            let address: HouseAddress = text.parse().unwrap();
            assert_eq!((address.to_string().as_str(), address.is_loopback()), (shown, is_loopback), "{text}");
            assert_eq!(address.is_secure(), shown.starts_with("https"), "{text}");
            assert_eq!(shown.parse(), Ok(address));
        }
        for bad in [
            "",
            "parlor.example",
            "ftp://parlor.example",
            "http://",
            "http:///",
            "https://",
            "https:parlor.example",
            "httpé://parlor.example",
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
