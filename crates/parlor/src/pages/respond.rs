//! What is answered to a request: a function of the request and the files, without any network.

use std::borrow::Cow;

use axum::http::response::Builder;
use axum::http::{HeaderMap, HeaderName, Method, Request, Response, StatusCode, header};
use parlor_house::http::Access;

use crate::pages::assets::{Asset, Assets, INDEX};
use crate::pages::encoding::{self, Encoding};

/// What a page may load: our own files, and nothing from anywhere else. The page says so as well, for hosts that can't.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

/// Headers of every answer.
const ALWAYS: [(&str, &str); 6] = [
    ("Content-Security-Policy", POLICY),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
];

/// Names with a hash never mean anything else.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// All others are asked about each time, so that a new version is seen at once.
const ASK_AGAIN: &str = "no-cache";

/// How many digits of a hash are in a name; `cargo xtask web` gives the names.
const HASH_DIGITS: usize = 16;

/// An answer, which holds the bytes that it hands out.
type Answer = Response<Cow<'static, [u8]>>;

/// Answers a request; what it may bring along is not looked at.
pub(super) fn respond<B>(request: &Request<B>, assets: &impl Assets, access: &Access) -> Answer {
    let mut response = answer(request, assets, access);
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    if host.is_some_and(|host| access.allows_host(host) && !access.is_trustworthy(host)) {
        // Over plain HTTP browsers ignore it, and complain.
        response.headers_mut().remove("Cross-Origin-Opener-Policy");
    }
    if request.method() == Method::HEAD {
        *response.body_mut() = Cow::Borrowed(&[]);
    }
    response
}

fn answer<B>(request: &Request<B>, assets: &impl Assets, access: &Access) -> Answer {
    // A page of the internet whose name was made to lead to this computer has another name in its requests.
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    if !host.is_some_and(|host| access.allows_host(host)) {
        let response = begin(StatusCode::MISDIRECTED_REQUEST);
        return refusal(response, "Parlor has another address here.\n");
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let response = begin(StatusCode::METHOD_NOT_ALLOWED).header(header::ALLOW, "GET, HEAD");
        return refusal(response, "Parlor hands out pages, and takes nothing.\n");
    }
    let Some((name, encoding, asset)) = find(request, assets) else {
        return refusal(begin(StatusCode::NOT_FOUND), "There is no such page.\n");
    };
    let tag = format!("\"{}\"", asset.tag);
    let is_known = values(request.headers(), &header::IF_NONE_MATCH).any(|known| names_tag(known, &tag));
    let mut response = begin(if is_known { StatusCode::NOT_MODIFIED } else { StatusCode::OK })
        .header(header::ETAG, tag)
        .header(header::CACHE_CONTROL, if has_hash(name) { FOR_EVER } else { ASK_AGAIN })
        .header(header::VARY, "Accept-Encoding");
    if is_known {
        return finish(response, Cow::Borrowed(&[]));
    }
    response = response
        .header(header::CONTENT_TYPE, content_type(name))
        .header(header::CONTENT_LENGTH, asset.bytes.len());
    if encoding != Encoding::Identity {
        response = response.header(header::CONTENT_ENCODING, encoding.name());
    }
    finish(response, asset.bytes)
}

/// An answer with the headers that every answer has.
fn begin(status: StatusCode) -> Builder {
    let response = Response::builder().status(status);
    ALWAYS.iter().fold(response, |response, (name, value)| response.header(*name, *value))
}

/// An answer for people who read what went wrong; browsers that run Parlor never show it.
fn refusal(response: Builder, text: &'static str) -> Answer {
    let response = response
        .header(header::CONTENT_TYPE, "text/plain; charset=utf-8")
        .header(header::CACHE_CONTROL, "no-store")
        .header(header::CONTENT_LENGTH, text.len());
    finish(response, Cow::Borrowed(text.as_bytes()))
}

fn finish(response: Builder, body: Cow<'static, [u8]>) -> Answer {
    response.body(body).expect("our headers are plain text")
}

/// The values of a header that may be there more than once.
fn values<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    headers.get_all(name).iter().filter_map(|value| value.to_str().ok())
}

/// The file that is asked for, in the most welcome form there is.
fn find<'a, B>(request: &'a Request<B>, assets: &impl Assets) -> Option<(&'a str, Encoding, Asset)> {
    let name = match request.uri().path().strip_prefix('/')? {
        "" => INDEX,
        name => name,
    };
    // All files lie side by side, and the twins are not files of their own.
    let is_twin = [Encoding::Brotli, Encoding::Gzip].iter().any(|encoding| name.ends_with(encoding.ending()));
    if is_twin || name.starts_with('.') || name.contains(['/', '\\', ':']) {
        return None;
    }
    let forms = encoding::accepted(values(request.headers(), &header::ACCEPT_ENCODING)).into_iter();
    let found = |encoding: Encoding| Some((encoding, assets.get(&format!("{name}{}", encoding.ending()))?));
    forms.filter_map(found).next().map(|(encoding, asset)| (name, encoding, asset))
}

/// Whether an `If-None-Match` header names a tag. Weak tags are as good there.
fn names_tag(header: &str, tag: &str) -> bool {
    header
        .split(',')
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == tag)
}

/// Whether a name carries a hash of its content: `boot.0123456789abcdef.js`.
fn has_hash(name: &str) -> bool {
    let is_hash = |part: &str| {
        part.len() == HASH_DIGITS && part.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    };
    name.split('.').nth(1).is_some_and(is_hash)
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().expect("at least one part") {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WASM: &str = "parlor.0123456789abcdef.wasm";
    const FILES: [&str; 6] = [
        "index.html",
        "index.html.br",
        "index.html.gz",
        "parlor.0123456789abcdef.wasm",
        "parlor.0123456789abcdef.wasm.br",
        "icon.png",
    ];

    /// Files that hold their own names.
    struct Table;

    impl Assets for Table {
        fn get(&self, name: &str) -> Option<Asset> {
            let name = FILES.into_iter().find(|file| *file == name)?;
            Some(Asset { bytes: Cow::Borrowed(name.as_bytes()), tag: format!("tag of {name}") })
        }
    }

    fn request(path: &str) -> Request<()> {
        Request::get(path).header(header::HOST, "localhost:5055").body(()).unwrap()
    }

    /// The same request with another header.
    fn with(mut request: Request<()>, name: HeaderName, value: &str) -> Request<()> {
        request.headers_mut().insert(name, value.parse().unwrap());
        request
    }

    fn by(method: &str, mut request: Request<()>) -> Request<()> {
        *request.method_mut() = method.parse().unwrap();
        request
    }

    fn without_host(mut request: Request<()>) -> Request<()> {
        request.headers_mut().remove(header::HOST);
        request
    }

    fn ask(request: &Request<()>) -> Answer {
        respond(request, &Table, &Access::loopback())
    }

    fn header<'a>(response: &'a Answer, name: &str) -> Option<&'a str> {
        let mut found = response.headers().get_all(name).iter();
        let value = found.next().map(|value| value.to_str().unwrap());
        assert!(found.next().is_none(), "{name} is there twice");
        value
    }

    fn body(response: &Answer) -> &str {
        str::from_utf8(response.body()).unwrap()
    }

    #[test]
    fn a_file_is_handed_out_with_its_type() {
        let response = ask(&request("/icon.png"));
        assert_eq!((response.status(), body(&response)), (StatusCode::OK, "icon.png"));
        assert_eq!(header(&response, "Content-Type"), Some("image/png"));
        assert_eq!(header(&response, "Content-Length"), Some("8"));
        assert_eq!(header(&response, "Content-Encoding"), None);
        let wasm = format!("/{WASM}");
        assert_eq!(header(&ask(&request(&wasm)), "Content-Type"), Some("application/wasm"));
        for path in ["/", "/index.html"] {
            let page = ask(&request(path));
            assert_eq!(body(&page), "index.html");
            assert_eq!(header(&page, "Content-Type"), Some("text/html; charset=utf-8"));
        }
    }

    #[test]
    fn the_most_welcome_form_that_is_there_travels() {
        let get = |path, accepted| ask(&with(request(path), header::ACCEPT_ENCODING, accepted));
        let wasm = format!("/{WASM}");
        let cases = [
            ("/", "gzip, deflate, br", "index.html.br", Some("br")),
            ("/", "gzip", "index.html.gz", Some("gzip")),
            ("/", "br;q=0.1, gzip;q=0.2", "index.html.gz", Some("gzip")),
            ("/", "deflate", "index.html", None),
            (wasm.as_str(), "gzip", WASM, None),
            ("/icon.png", "gzip, br", "icon.png", None),
        ];
        for (path, accepted, expected, encoding) in cases {
            let response = get(path, accepted);
            assert_eq!(
                (body(&response), header(&response, "Content-Encoding")),
                (expected, encoding),
                "{path}"
            );
            assert_eq!(header(&response, "Vary"), Some("Accept-Encoding"));
            let length = expected.len().to_string();
            assert_eq!(header(&response, "Content-Length"), Some(length.as_str()), "{path}");
        }
        let type_of_brotli = get("/", "br");
        assert_eq!(header(&type_of_brotli, "Content-Type"), Some("text/html; charset=utf-8"));
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        let wasm = format!("/{WASM}");
        assert_eq!(header(&ask(&request(&wasm)), "Cache-Control"), Some(FOR_EVER));
        for path in ["/", "/icon.png"] {
            assert_eq!(header(&ask(&request(path)), "Cache-Control"), Some("no-cache"), "{path}");
        }
    }

    #[test]
    fn what_the_browser_has_is_not_sent_again() {
        let asked = |known, accepted| {
            ask(&with(with(request("/"), header::IF_NONE_MATCH, known), header::ACCEPT_ENCODING, accepted))
        };
        for known in ["\"tag of index.html.br\"", "\"x\", W/\"tag of index.html.br\"", "*"] {
            let response = asked(known, "br");
            assert_eq!((response.status(), body(&response)), (StatusCode::NOT_MODIFIED, ""), "{known}");
            assert_eq!(header(&response, "ETag"), Some("\"tag of index.html.br\""));
            assert!(header(&response, "Cache-Control").is_some() && header(&response, "Vary").is_some());
            assert_eq!(header(&response, "Content-Length"), None);
        }
        assert_eq!(
            asked("\"tag of index.html\"", "br").status(),
            StatusCode::OK,
            "each form has its own tag"
        );
    }

    #[test]
    fn a_head_has_all_but_the_body() {
        let response = ask(&by("HEAD", request("/icon.png")));
        assert_eq!((response.status(), body(&response)), (StatusCode::OK, ""));
        assert_eq!(header(&response, "Content-Length"), Some("8"));
    }

    #[test]
    fn what_is_not_there_is_not_found() {
        let paths = [
            "/nothing",
            "/index.html.br",
            "/index.html.gz",
            "/../Cargo.toml",
            "/a/index.html",
            "*",
            "/.gitignore",
        ];
        for path in paths {
            assert_eq!(ask(&request(path)).status(), StatusCode::NOT_FOUND, "{path}");
        }
    }

    #[test]
    fn other_methods_are_refused() {
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "get"] {
            let response = ask(&by(method, request("/")));
            assert_eq!(
                (response.status(), header(&response, "Allow")),
                (StatusCode::METHOD_NOT_ALLOWED, Some("GET, HEAD")),
                "{method}"
            );
        }
    }

    #[test]
    fn only_this_computer_is_answered() {
        let from = |host| ask(&with(request("/"), header::HOST, host)).status();
        for host in ["localhost", "localhost:5055", "LOCALHOST:1", "127.0.0.1:80", "[::1]", "[::1]:5055"] {
            assert_eq!(from(host), StatusCode::OK, "{host}");
        }
        let others = [
            "example.org",
            "localhost.example.org",
            "127.0.0.1.example.org:5055",
            "",
            "[::1",
            "localhost:x",
            "[::1]x",
        ];
        for host in others {
            assert_eq!(from(host), StatusCode::MISDIRECTED_REQUEST, "{host}");
        }
        assert_eq!(ask(&without_host(request("/"))).status(), StatusCode::MISDIRECTED_REQUEST);
    }

    #[test]
    fn every_answer_says_what_may_be_loaded() {
        let refused = by("POST", request("/"));
        for request in [request("/"), request("/nothing"), refused.clone(), without_host(refused)] {
            let response = ask(&request);
            for (name, value) in ALWAYS {
                assert_eq!(header(&response, name), Some(value));
            }
        }
        // Over plain HTTP a browser would complain about one of them.
        let lan = with(request("/"), header::HOST, "10.0.0.7:5055");
        let response = respond(&lan, &Table, &Access::loopback().with_lan());
        assert_eq!(response.status(), StatusCode::OK);
        let (opener, others): (Vec<_>, Vec<_>) =
            ALWAYS.into_iter().partition(|(name, _)| *name == "Cross-Origin-Opener-Policy");
        assert!(opener.iter().all(|(name, _)| header(&response, name).is_none()) && !opener.is_empty());
        assert!(others.iter().all(|(name, value)| header(&response, name) == Some(value)));
    }

    #[test]
    fn the_page_asks_for_the_same_policy() {
        let page = include_str!("../../../parlor-web/assets/index.html");
        // A page can't say who may show it in a frame.
        let said = POLICY.strip_suffix("; frame-ancestors 'none'").unwrap();
        assert!(page.contains(&format!("content=\"{said}\"")));
    }
}
