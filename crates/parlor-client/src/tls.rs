//! TLS: whom to trust, and why somebody is not trusted.

use std::io;
use std::sync::{Arc, OnceLock};

use rustls::pki_types::ServerName;
use rustls::{CertificateError, ClientConfig, Error, RootCertStore};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::ClientError;

/// Why no secure connection can be made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TlsError {
    /// The certificate is for another name.
    #[error("the certificate is for another address")]
    WrongName,
    /// Nobody whom this computer trusts has issued the certificate.
    #[error("this computer does not trust whoever issued the certificate")]
    UnknownIssuer,
    /// The certificate is not valid any more, or not yet; or the clock of this computer is wrong.
    #[error("the certificate is not valid today")]
    NotToday,
    /// Something else is wrong with the certificate.
    #[error("the certificate can't be used: {0:?}")]
    BadCertificate(CertificateError),
    /// This computer trusts nobody: it has no certificates to check others with.
    #[error("there are no certificates on this computer to check others with")]
    NoRoots,
    /// What answers does not speak TLS, or none that we know.
    #[error("the handshake failed: {0}")]
    Handshake(Error),
}

/// Makes a connection secure, if whoever is there is who they should be.
pub(crate) async fn secured(stream: TcpStream, host: &str) -> Result<TlsStream<TcpStream>, ClientError> {
    // The system's certificates are read once, when they are first needed.
    static CONFIG: OnceLock<Result<Arc<ClientConfig>, TlsError>> = OnceLock::new();
    let config = CONFIG.get_or_init(system_config).clone()?;
    let name = ServerName::try_from(host.to_owned()).map_err(|_| TlsError::WrongName)?;
    TlsConnector::from(config).connect(name, stream).await.map_err(read_error)
}

/// Trusts whom the system trusts.
fn system_config() -> Result<Arc<ClientConfig>, TlsError> {
    let mut roots = RootCertStore::empty();
    // Some systems have certificates that nobody can read: the others are as good without them.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err(TlsError::NoRoots);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("ring has ciphers for every version");
    Ok(Arc::new(config.with_root_certificates(roots).with_no_client_auth()))
}

/// What an error of a handshake is about: the network, or whoever answers.
fn read_error(error: io::Error) -> ClientError {
    let tls = error.get_ref().and_then(|inner| inner.downcast_ref::<Error>()).cloned();
    match tls {
        None => ClientError::Unreachable(error),
        Some(Error::InvalidCertificate(problem)) => ClientError::Tls(match problem {
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. } => {
                TlsError::WrongName
            }
            // A certificate that vouches for itself is of an issuer nobody knows.
            CertificateError::UnknownIssuer => TlsError::UnknownIssuer,
            CertificateError::Expired
            | CertificateError::ExpiredContext { .. }
            | CertificateError::NotValidYet
            | CertificateError::NotValidYetContext { .. } => TlsError::NotToday,
            problem => TlsError::BadCertificate(problem),
        }),
        Some(error) => ClientError::Tls(TlsError::Handshake(error)),
    }
}
