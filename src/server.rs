//! Puts pages, API and guard together into a running server. It contains no decision about what may be done.

use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{App, HttpServer, web};

use crate::http::State;
use crate::http::guard::{ProblemPage, guard};
use crate::web as pages;

/// Seconds that running requests are given after SIGTERM.
const GRACE_SECONDS: u64 = 30;
/// Request line and headers must have come by then.
const HEADERS_TIMEOUT: Duration = Duration::from_secs(10);
/// Bytes of a form that carries no file.
const FORM_MAX: usize = 256 * 1024;
/// Connections of all together.
const CONNECTIONS_MAX: usize = 5000;

/// A server that listens and has yet to run, and where it listens.
///
/// # Errors
/// When the address cannot be listened on.
pub fn bind(state: State) -> std::io::Result<(Server, SocketAddr)> {
    let listener = TcpListener::bind(&state.config.listen)?;
    on(state, listener)
}

/// Runs a server on a listener until SIGTERM; `listening` is called once when it can be reached.
///
/// # Errors
/// When the server cannot be set up, or fails.
pub fn run(
    state: State,
    listener: TcpListener,
    listening: impl FnOnce() -> std::io::Result<()>,
) -> std::io::Result<()> {
    actix_web::rt::System::new().block_on(async move {
        let (server, _) = on(state, listener)?;
        listening()?;
        server.await
    })
}

fn on(state: State, listener: TcpListener) -> std::io::Result<(Server, SocketAddr)> {
    let address = listener.local_addr()?;
    let server = HttpServer::new(move || {
        App::new()
            .app_data(web::Data::new(state.clone()))
            .app_data(web::Data::new(ProblemPage(pages::problem::draw)))
            .app_data(web::FormConfig::default().limit(FORM_MAX))
            .wrap(from_fn(guard))
            .configure(pages::routes::configure)
    })
    .tcp_nodelay(true)
    .client_request_timeout(HEADERS_TIMEOUT)
    .max_connections(CONNECTIONS_MAX)
    .shutdown_timeout(GRACE_SECONDS)
    .listen(listener)?
    .run();
    Ok((server, address))
}
