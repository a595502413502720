//! From where a request comes: from whoever is connected, or from whom a proxy that we trust says.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::{HeaderMap, HeaderName};

/// Whom a proxy has the request from. `Forwarded` is not looked at: a proxy that does not know it passes on whatever a stranger
/// wrote into it.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// What says that a request went through a proxy.
const SIGNS_OF_A_PROXY: [&str; 5] = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/// Addresses that begin alike: `10.0.0.0/8`, `2001:db8::/32`, or one alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    /// How many bits are the same.
    prefix: u8,
}

/// A text is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("an address, or an address, / and how many of its bits count")]
pub struct NetworkError;

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| NetworkError)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let prefix = prefix.map_or(Ok(most), str::parse).map_err(|_| NetworkError)?;
        if prefix <= most { Ok(Network { address, prefix }) } else { Err(NetworkError) }
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.prefix)
    }
}

impl Network {
    fn contains(&self, address: IpAddr) -> bool {
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(network), IpAddr::V4(address)) => {
                let differs = network.to_bits() ^ address.to_bits();
                differs.leading_zeros() >= u32::from(self.prefix)
            }
            (IpAddr::V6(network), IpAddr::V6(address)) => {
                let differs = network.to_bits() ^ address.to_bits();
                differs.leading_zeros() >= u32::from(self.prefix)
            }
            _ => false,
        }
    }
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    pub(super) address: IpAddr,
    /// Whether a proxy that we trust got it over TLS.
    pub(super) is_secure: bool,
}

/// Where a request comes from that came over a connection from `peer`.
pub(super) fn origin(trusted: &[Network], peer: IpAddr, headers: &HeaderMap) -> Origin {
    let is_trusted = |address: IpAddr| trusted.iter().any(|network| network.contains(address));
    if !is_trusted(peer) {
        return Origin { address: peer, is_secure: false };
    }
    let is_secure = headers
        .get_all(FORWARDED_PROTO)
        .iter()
        .next_back()
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.trim().eq_ignore_ascii_case("https"));
    // Every proxy adds whom it has it from at the end: the last one that we don't trust is where it comes from.
    let named = headers.get_all(FORWARDED_FOR).iter().filter_map(|value| value.to_str().ok());
    let named: Vec<&str> = named.flat_map(|value| value.split(',')).map(str::trim).collect();
    let mut address = peer;
    for name in named.into_iter().rev() {
        let Some(before) = read_address(name) else { break };
        address = before;
        if !is_trusted(before) {
            break;
        }
    }
    Origin { address, is_secure }
}

/// Reads an address, which some proxies write with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let plain = || text.parse().ok();
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    plain().or_else(with_port).or_else(in_brackets)
}

/// Whether a request comes from this very computer, and not through a proxy on it.
pub(super) fn is_from_this_computer(peer: Option<IpAddr>, headers: &HeaderMap) -> bool {
    peer.is_some_and(|peer| peer.to_canonical().is_loopback())
        && SIGNS_OF_A_PROXY.iter().all(|name| !headers.contains_key(*name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap())).collect()
    }

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn networks_are_read_and_compared_by_bits() {
        let network = |text: &str| text.parse::<Network>();
        assert!(network("10.0.0.0/8").unwrap().contains(ip("10.255.1.2")));
        assert!(!network("10.0.0.0/8").unwrap().contains(ip("11.0.0.1")));
        assert!(network("10.0.0.1").unwrap().contains(ip("::ffff:10.0.0.1")));
        assert!(!network("10.0.0.1").unwrap().contains(ip("10.0.0.2")));
        assert!(network("0.0.0.0/0").unwrap().contains(ip("203.0.113.9")));
        assert!(network("2001:db8::/32").unwrap().contains(ip("2001:db8:ffff::1")));
        assert!(!network("2001:db8::/32").unwrap().contains(ip("2001:db9::1")));
        for bad in ["", "10.0.0.0/33", "::/129", "10.0.0", "host", "10.0.0.0/", "10.0.0.0/-1", "/8"] {
            assert_eq!(network(bad), Err(NetworkError), "{bad}");
        }
    }

    #[test]
    fn only_a_proxy_that_is_trusted_is_believed() {
        let trusted = ["10.0.0.0/8".parse().unwrap()];
        let told = headers(&[("x-forwarded-for", "203.0.113.9, 10.0.0.7"), ("x-forwarded-proto", "https")]);
        let of = |peer: &str, headers: &HeaderMap| {
            let Origin { address, is_secure } = origin(&trusted, ip(peer), headers);
            (address.to_string(), is_secure)
        };
        assert_eq!(of("192.0.2.1", &told), ("192.0.2.1".to_owned(), false));
        assert_eq!(of("10.0.0.2", &told), ("203.0.113.9".to_owned(), true));
        // What a stranger claims comes before what the proxy adds.
        let forged = headers(&[("x-forwarded-for", "127.0.0.1, 203.0.113.9")]);
        assert_eq!(of("10.0.0.2", &forged), ("203.0.113.9".to_owned(), false));
        let forwarded = headers(&[("forwarded", "for=203.0.113.9")]);
        assert_eq!(of("10.0.0.2", &forwarded), ("10.0.0.2".to_owned(), false));
        let with_port = headers(&[("x-forwarded-for", "[2001:db8::1]:443")]);
        assert_eq!(of("10.0.0.2", &with_port).0, "2001:db8::1");
        assert_eq!(of("10.0.0.2", &headers(&[("x-forwarded-for", "nonsense")])).0, "10.0.0.2");
    }

    #[test]
    fn a_request_through_a_proxy_is_not_from_this_computer() {
        let here = Some(ip("127.0.0.1"));
        assert!(is_from_this_computer(here, &headers(&[])));
        assert!(!is_from_this_computer(None, &headers(&[])));
        assert!(!is_from_this_computer(Some(ip("192.0.2.1")), &headers(&[])));
        for sign in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
            assert!(!is_from_this_computer(here, &headers(&[(sign, "x")])), "{sign}");
        }
    }
}
