//! What a house is reached by: a plain connection, or TLS on one.

use tokio::net::TcpStream;
use tokio_tungstenite::MaybeTlsStream;

use crate::{ClientError, HouseAddress, tls};

/// A connection to a house, with TLS or without.
pub(crate) type Transport = MaybeTlsStream<TcpStream>;

/// Connects to a house. With TLS, nothing is sent before its certificate was checked.
pub(crate) async fn connect(house: &HouseAddress) -> Result<Transport, ClientError> {
    let stream = TcpStream::connect(house.target()).await?;
    // Messages are short and wait for an answer: none is kept back to be sent with the next.
    stream.set_nodelay(true)?;
    if house.is_secure() {
        Ok(MaybeTlsStream::Rustls(tls::secured(stream, house.bare_host()).await?))
    } else {
        Ok(MaybeTlsStream::Plain(stream))
    }
}
