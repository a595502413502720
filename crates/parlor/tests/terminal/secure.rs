//! `parlor join` with a link that begins with https://: at a real house behind something that ends TLS, as a proxy does.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use parlor_client::{HouseAddress, Invitation};
use parlor_fives::Fives;
use parlor_pty::Key;
use parlor_wire::http::NewSeat;
use rcgen::{
    BasicConstraints, CertificateParams, DnType, IsCa, Issuer, KeyPair, date_time_ymd,
    generate_simple_self_signed,
};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::host::Host;
use crate::online::{Ana, is_turn, plays_until};
use crate::player::{Player, folder, start};

/// Somebody who issues certificates.
struct Authority {
    issuer: Issuer<'static, KeyPair>,
    /// What whoever trusts them has.
    pem: String,
}

impl Authority {
    fn new(name: &str) -> Authority {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(Vec::new()).unwrap();
        params.distinguished_name.push(DnType::CommonName, name);
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let pem = params.self_signed(&key).unwrap().pem();
        Authority { issuer: Issuer::new(params, key), pem }
    }

    /// A certificate for a name up to the end of a year, and its key.
    fn issue(&self, name: &str, year: i32) -> (CertificateDer<'static>, PrivateKeyDer<'static>) {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new(vec![name.to_owned()]).unwrap();
        (params.not_before, params.not_after) = (date_time_ymd(2020, 1, 1), date_time_ymd(year, 12, 31));
        let certificate = params.signed_by(&key, &self.issuer).unwrap().der().clone();
        (certificate, PrivateKeyDer::Pkcs8(key.serialize_der().into()))
    }

    /// A file with what whoever trusts them has.
    fn file(&self, folder: &Path) -> PathBuf {
        let file = folder.join("trusted.pem");
        std::fs::write(&file, &self.pem).unwrap();
        file
    }
}

/// Ends TLS before a house, for as long as the runtime lives; where.
async fn end_tls(
    house: SocketAddr,
    (certificate, key): (CertificateDer<'static>, PrivateKeyDer<'static>),
) -> SocketAddr {
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
    let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
    let acceptor = TlsAcceptor::from(Arc::new(config.with_single_cert(vec![certificate], key).unwrap()));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let acceptor = acceptor.clone();
            tokio::spawn(async move {
                // Whoever does not trust us goes away.
                let Ok(mut outside) = acceptor.accept(stream).await else { return };
                let mut inside = TcpStream::connect(house).await.unwrap();
                let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
            });
        }
    });
    address
}

/// A table in a house, and what is before it.
struct Secure {
    runtime: Runtime,
    host: Host,
    ana: Ana<Fives>,
    authority: Authority,
}

impl Secure {
    fn new() -> Secure {
        let runtime = Runtime::new().unwrap();
        let host = runtime.block_on(Host::start());
        let ana = runtime.block_on(Ana::<Fives>::new(&host, &[NewSeat::Open]));
        Secure { runtime, host, ana, authority: Authority::new("ours") }
    }

    /// The port of somebody who ends TLS with a certificate for this name.
    fn port(&self, name: &str, year: i32) -> u16 {
        self.port_with(self.authority.issue(name, year))
    }

    fn port_with(&self, certificate: (CertificateDer<'static>, PrivateKeyDer<'static>)) -> u16 {
        self.runtime.block_on(end_tls(self.host.address, certificate)).port()
    }

    fn link(&self, host: &str, port: u16) -> String {
        let house: HouseAddress = format!("https://{host}:{port}/").parse().unwrap();
        Invitation { house, ..self.ana.invitation.clone() }.link()
    }
}

fn join(folder: &Path, link: &str, lang: &str, trusted: &Path) -> Player {
    let arguments = format!("join {link} --name Eva --lang {lang}");
    start(folder, &arguments, &[("SSL_CERT_FILE", trusted.to_str().unwrap())])
}

#[test]
fn a_house_behind_tls_is_joined_and_played_at() {
    let mut secure = Secure::new();
    let link = secure.link("localhost", secure.port("localhost", 2100));
    let folder = folder("online_tls");
    let trusted = secure.authority.file(&folder);
    let mut eva = join(&folder, &link, "en", &trusted);
    // The link that she can pass on is the one that she came by.
    let lobby = eva.sees("2  Eva");
    assert!(lobby.contains("https://localhost:"), "{lobby:?}");
    secure.runtime.block_on(secure.ana.until(|client| Ana::people(client) == 2));
    secure.runtime.block_on(secure.ana.starts());
    let before = secure.ana.client.game().unwrap().session().status().version;
    // If Ana begins, she plays at once; then it is Eva's turn.
    secure.runtime.block_on(secure.ana.plays_her_turn());
    plays_until(&mut eva, is_turn);
    eva.types("h").sees("» Hint from");
    eva.presses(Key::Enter).sees("Ana's turn");
    secure
        .runtime
        .block_on(secure.ana.until(|client| client.game().unwrap().session().status().version > before));
    eva.types("q").sees("Leave the game?");
    eva.presses(Key::Enter).leaves();
    // What the house knows her by is kept apart from what is sent without TLS.
    let tokens: Vec<String> = std::fs::read_dir(folder.join("houses"))
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    assert!(tokens.len() == 1 && tokens[0].starts_with("https__localhost_"), "{tokens:?}");
    // She comes back with the same link.
    let eva = join(&folder, &link, "en", &trusted);
    eva.sees("Ana's turn");
}

/// What is said in both languages about a link, if these are trusted.
fn refused(test: &str, link: &str, trusted: &Path, said: [&str; 2]) {
    for (lang, said) in ["en", "es"].into_iter().zip(said) {
        let mut eva = join(&folder(test), link, lang, trusted);
        eva.sees(said);
        eva.presses(Key::Esc).leaves();
    }
}

#[test]
fn whoever_cannot_be_trusted_is_not_and_it_is_said_why() {
    let secure = Secure::new();
    let place = folder("online_tls_trusted");
    let trusted = secure.authority.file(&place);
    let good = secure.port("localhost", 2100);
    refused(
        "online_tls_name",
        &secure.link("127.0.0.1", good),
        &trusted,
        [
            "This server can't prove that it has this address.",
            "Este servidor no puede probar que la dirección es suya.",
        ],
    );
    refused(
        "online_tls_expired",
        &secure.link("localhost", secure.port("localhost", 2021)),
        &trusted,
        ["This server's certificate isn't valid today.", "El certificado de este servidor no es válido hoy."],
    );
    refused(
        "online_tls_plain",
        &secure.link("127.0.0.1", secure.host.address.port()),
        &trusted,
        ["There's no secure connection to this server.", "No hay una conexión segura con este servidor."],
    );
    refused(
        "online_tls_none",
        &secure.link("localhost", good),
        &place.join("missing.pem"),
        ["Your computer can't check secure links.", "Tu computadora no puede comprobar enlaces seguros."],
    );
    let unknown = [
        "Your computer doesn't trust this server's certificate.",
        "Tu computadora no confía en el certificado",
    ];
    let others = Authority::new("others").file(&folder("online_tls_others"));
    refused("online_tls_issuer", &secure.link("localhost", good), &others, unknown);
    let itself = generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let key = PrivateKeyDer::Pkcs8(itself.signing_key.serialize_der().into());
    let port = secure.port_with((itself.cert.der().clone(), key));
    refused("online_tls_itself", &secure.link("localhost", port), &trusted, unknown);
}
