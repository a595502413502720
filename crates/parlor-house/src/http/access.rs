//! Which requests are ours: the name that the house was called by, and the page that the request comes from.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::Arc;

use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};

use super::proxies::{Network, Origin, origin};
use super::serve::Peer;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// By which names the house answers.
#[derive(Clone, Debug, Default)]
pub struct Access {
    /// Whether it answers to addresses of the home network too.
    is_lan: bool,
    /// The host and port of the address at which everyone finds it, in lowercase, and whether that is over TLS.
    public: Option<(Arc<str>, bool)>,
    /// Proxies that are believed when they say where a request comes from.
    proxies: Arc<[Network]>,
    /// The address that invitations begin with.
    address: Option<Arc<str>>,
}

impl Access {
    /// This computer only.
    #[must_use]
    pub fn loopback() -> Access {
        Access::default()
    }

    /// The home network too. A page of the internet can't pretend to be an address: it has a name.
    #[must_use]
    pub fn with_lan(self) -> Access {
        Access { is_lan: true, ..self }
    }

    /// The address of the house in the home network, such as `http://10.0.0.7:5055/`: invitations begin with it, unless there is one at
    /// which everyone finds the house.
    #[must_use]
    pub fn with_lan_address(self, address: &str) -> Access {
        Access { address: self.address.or_else(|| Some(address.into())), ..self }
    }

    /// The address that invitations begin with, if it is not simply the one that the pages were opened at.
    #[must_use]
    pub fn address(&self) -> Option<&str> {
        self.address.as_deref()
    }

    /// The address at which everyone finds the house, such as `https://parlor.example`. `None` if it is not such an address.
    #[must_use]
    pub fn with_public_url(self, url: &str) -> Option<Access> {
        let (is_secure, rest) = match url.strip_prefix("https://") {
            Some(rest) => (true, rest),
            None => (false, url.strip_prefix("http://")?),
        };
        let host = rest.trim_end_matches('/').to_ascii_lowercase();
        host.parse::<Authority>().ok().filter(|authority| !authority.as_str().contains('@'))?;
        let address = format!("{}://{host}/", if is_secure { "https" } else { "http" });
        Some(Access { public: Some((host.into(), is_secure)), address: Some(address.into()), ..self })
    }

    /// Believes these proxies when they say where a request comes from.
    #[must_use]
    pub fn with_trusted_proxies(self, proxies: Vec<Network>) -> Access {
        Access { proxies: proxies.into(), ..self }
    }

    /// Where a request comes from; `None` if nobody noted who is connected.
    pub(super) fn origin(&self, peer: Option<Peer>, headers: &HeaderMap) -> Option<Origin> {
        peer.map(|Peer(peer)| origin(&self.proxies, peer.ip(), headers))
    }

    /// The address whose guests are counted. Those of this computer are not, unless the house has a public address: then a proxy
    /// here may not have said for whom it asks.
    pub(super) fn counted(&self, origin: Option<Origin>) -> Option<IpAddr> {
        let address = origin?.address;
        (self.public.is_some() || !address.to_canonical().is_loopback()).then_some(address)
    }

    /// Whether a `Host` header names this house.
    #[must_use]
    pub fn allows_host(&self, host: &str) -> bool {
        if self.public.as_ref().is_some_and(|(public, _)| host.eq_ignore_ascii_case(public)) {
            return true;
        }
        let (name, port) = split(host);
        let is_port = port.is_empty()
            || port
                .strip_prefix(':')
                .is_some_and(|digits| digits.bytes().all(|digit| digit.is_ascii_digit()));
        is_port && (is_here(name) || self.is_lan && is_address(name))
    }

    /// Whether browsers trust what comes from this host: it comes over TLS, or from the same computer.
    #[must_use]
    pub fn is_trustworthy(&self, host: &str) -> bool {
        self.is_public_secure(host) || is_here(split(host).0)
    }

    /// The host that a request was sent to, if it is this house.
    pub(super) fn host<'a>(&self, headers: &'a HeaderMap) -> Option<&'a str> {
        let mut hosts = headers.get_all(header::HOST).iter();
        let host = hosts.next()?.to_str().ok().filter(|host| self.allows_host(host))?;
        hosts.next().is_none().then_some(host)
    }

    /// Whether a request comes from one of our own pages, or from no page at all.
    pub(super) fn is_from_here(&self, headers: &HeaderMap, host: &str) -> bool {
        let site = headers.get(SEC_FETCH_SITE).map(HeaderValue::as_bytes);
        if !matches!(site, None | Some(b"same-origin" | b"none")) {
            return false;
        }
        match headers.get(header::ORIGIN) {
            None => true,
            Some(origin) => origin.to_str().is_ok_and(|origin| self.is_own_origin(origin, host)),
        }
    }

    fn is_own_origin(&self, origin: &str, host: &str) -> bool {
        let Some((scheme, authority)) = origin.split_once("://") else { return false };
        // Behind a proxy that ends TLS, the house can't see which of the two it was.
        matches!(scheme, "http" | "https") && authority.eq_ignore_ascii_case(host)
    }

    /// Whether people reach this host over TLS.
    pub(super) fn is_secure(&self, host: &str, origin: Option<Origin>) -> bool {
        origin.is_some_and(|origin| origin.is_secure) || self.is_public_secure(host)
    }

    fn is_public_secure(&self, host: &str) -> bool {
        self.public
            .as_ref()
            .is_some_and(|(public, is_secure)| *is_secure && host.eq_ignore_ascii_case(public))
    }

    /// The name of the cookie. Houses on other ports of this computer share our cookies, so each has its own name.
    pub(super) fn cookie_name(host: &str, is_secure: bool) -> String {
        if is_secure {
            return "__Host-parlor".to_owned();
        }
        let port = host.rsplit_once(':').map_or("", |(_, port)| port);
        format!("parlor-{}", if port.bytes().all(|byte| byte.is_ascii_digit()) { port } else { "" })
    }
}

/// A host without its port, and the rest.
fn split(host: &str) -> (&str, &str) {
    let end = match host.find(']') {
        Some(bracket) if host.starts_with('[') => bracket + 1,
        _ => host.find(':').unwrap_or(host.len()),
    };
    host.split_at(end)
}

/// Whether a name means this computer.
fn is_here(name: &str) -> bool {
    name.eq_ignore_ascii_case("localhost") || name == "127.0.0.1" || name == "[::1]"
}

fn is_address(name: &str) -> bool {
    let inner = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match inner {
        Some(inner) => inner.parse::<Ipv6Addr>().is_ok(),
        None => name.parse::<Ipv4Addr>().is_ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invitations_lead_to_where_others_find_the_house() {
        let lan = "http://10.0.0.7:5055/";
        assert_eq!(Access::loopback().address(), None);
        assert_eq!(Access::loopback().with_lan().with_lan_address(lan).address(), Some(lan));
        let public = Access::loopback().with_lan().with_public_url("https://Parlor.example").unwrap();
        assert_eq!(public.with_lan_address(lan).address(), Some("https://parlor.example/"));
    }

    #[test]
    fn a_house_answers_to_its_own_names_only() {
        let loopback = Access::loopback();
        for host in ["localhost", "LOCALHOST:80", "127.0.0.1:5055", "[::1]", "[::1]:5055"] {
            assert!(loopback.allows_host(host), "{host}");
        }
        let others = [
            "evil.example",
            "localhost.evil.example",
            "",
            "127.0.0.1.evil.example",
            "127.0.0.1:x",
            "10.0.0.7",
        ];
        for host in others {
            assert!(!loopback.allows_host(host), "{host}");
        }
        let lan = loopback.clone().with_lan();
        assert!(lan.allows_host("10.0.0.7:5055") && lan.allows_host("[fe80::1]:5055"));
        assert!(!lan.allows_host("evil.example") && !lan.allows_host("10.0.0.7.evil.example"));
        let public = loopback.with_public_url("https://Parlor.example/").unwrap();
        assert!(public.allows_host("parlor.example") && public.allows_host("localhost"));
        assert!(!public.allows_host("parlor.example.evil.example") && !public.allows_host("10.0.0.7"));
        assert!(public.is_trustworthy("parlor.example") && public.is_trustworthy("127.0.0.1:5055"));
        assert!(!lan.is_trustworthy("10.0.0.7:5055") && lan.is_trustworthy("localhost:5055"));
        for bad in [
            "parlor.example",
            "ftp://parlor.example",
            "https://",
            "https://a b",
            "https://user@parlor.example",
        ] {
            assert!(Access::loopback().with_public_url(bad).is_none(), "{bad}");
        }
    }

    #[test]
    fn requests_come_from_our_own_pages() {
        let access = Access::loopback();
        let is_ours = |pairs: &[(&'static str, &str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, value.parse().unwrap());
            }
            access.is_from_here(&headers, "localhost:5055")
        };
        assert!(is_ours(&[]));
        assert!(is_ours(&[("origin", "http://localhost:5055"), ("sec-fetch-site", "same-origin")]));
        assert!(!is_ours(&[("origin", "http://localhost:5056")]));
        assert!(!is_ours(&[("origin", "http://evil.example")]));
        assert!(!is_ours(&[("origin", "null")]));
        assert!(!is_ours(&[("sec-fetch-site", "cross-site")]));
        assert!(!is_ours(&[("origin", "http://localhost:5055"), ("sec-fetch-site", "same-site")]));
    }

    #[test]
    fn every_house_has_a_cookie_of_its_own() {
        let access = Access::loopback().with_public_url("https://parlor.example").unwrap();
        let name = |host| Access::cookie_name(host, access.is_secure(host, None));
        assert_eq!(name("localhost:5055"), "parlor-5055");
        assert_eq!(name("localhost"), "parlor-");
        assert_eq!(name("parlor.example"), "__Host-parlor");
        // A proxy that is trusted says that it speaks TLS.
        let origin = Origin { address: [192, 0, 2, 1].into(), is_secure: true };
        assert!(Access::loopback().is_secure("house.example", Some(origin)));
    }
}
