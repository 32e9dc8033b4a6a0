//! Puts pages, API and guard together into a running server. It contains no decision about what may be done.

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use actix_http::{HttpService, KeepAlive, Protocol};
use actix_server::{GracefulShutdownSignal, ServerBuilder};
use actix_service::{ServiceFactoryExt as _, fn_service, map_config};
use actix_web::dev::{AppConfig, Server, ServiceFactory};
use actix_web::guard::{GuardContext, fn_guard};
use actix_web::middleware::from_fn;
use actix_web::rt::net::TcpStream;
use actix_web::web::{self, ServiceConfig};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer};
use tokio::signal::unix::{SignalKind, signal};

use talon_api as api;
use talon_api::routes::first_word;
use talon_http::Problem;
use talon_http::State;
use talon_http::connection_limit::ConnectionLimit;
use talon_http::connection_timeout::TimedStream;
use talon_http::guard::{ProblemPage, guard};
use talon_service::jobs::Workers;
use talon_web as pages;

/// Seconds that running requests are given after SIGTERM.
const GRACE_SECONDS: u64 = 30;
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

/// Where a server listens.
#[derive(Debug)]
pub struct Listeners {
    pub site: TcpListener,
    /// For anyone who watches over it, apart from the site (S-62).
    pub metrics: Option<TcpListener>,
}

/// Runs a server on its listeners until SIGTERM; `listening` is called once when it can be reached.
///
/// # Errors
/// When the server cannot be set up, or fails.
pub fn run(state: State, listeners: Listeners, listening: impl FnOnce() -> std::io::Result<()>) -> std::io::Result<()> {
    actix_web::rt::System::new().block_on(async move {
        // Before anyone is told that we are here, so that a signal sent at once is heard too.
        let mut terminate = signal(SignalKind::terminate())?;
        let mut interrupt = signal(SignalKind::interrupt())?;
        let watched = listeners
            .metrics
            .map(|listener| metrics(state.clone(), listener))
            .transpose()?;
        let handle = watched.as_ref().map(Server::handle);
        let watched = watched.map(actix_web::rt::spawn);
        let workers = Workers::start(&state.store)?;
        let live = Arc::clone(&state.live);
        let (server, _) = on(state, listeners.site)?;
        let site = server.handle();
        let mut running = actix_web::rt::spawn(server);
        listening()?;
        let ended = tokio::select! {
            ended = &mut running => ended,
            _ = async { tokio::select! { _ = terminate.recv() => (), _ = interrupt.recv() => () } } => {
                tracing::info!("stopping");
                workers.stop();
                live.end();
                site.stop(true).await;
                running.await
            }
        };
        if let (Some(handle), Some(watched)) = (handle, watched) {
            handle.stop(false).await;
            // Whatever became of the figures, the site decides how the program ended.
            let _ = watched.await;
        }
        workers.end();
        ended.map_err(std::io::Error::other)?
    })
}

fn on(state: State, listener: TcpListener) -> std::io::Result<(Server, SocketAddr)> {
    let address = listener.local_addr()?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let crowd = ConnectionLimit::new(&state.config);
    let server = ServerBuilder::new()
        .workers(threads)
        // The framework counts those of each thread.
        .max_concurrent_connections(CONNECTIONS_MAX / threads)
        .shutdown_timeout(GRACE_SECONDS)
        .disable_signals();
    let ending = server.graceful_shutdown_signal();
    let connections = move || connections(state.clone(), Arc::clone(&crowd), ending.clone());
    Ok((server.listen("site", listener, connections)?.run(), address))
}

/// What answers on a connection, each of which is under watch.
fn connections(
    state: State,
    crowd: Arc<ConnectionLimit>,
    ending: GracefulShutdownSignal,
) -> impl ServiceFactory<TcpStream, Config = (), Response = (), Error = actix_http::error::DispatchError, InitError = ()>
{
    let times = state.config.times;
    let app = App::new()
        .app_data(web::Data::new(state.clone()))
        .app_data(web::Data::new(ProblemPage(draw)))
        .app_data(web::FormConfig::default().limit(state.config.sizes.form))
        .wrap(from_fn(guard))
        .configure(site);
    let requests = HttpService::build()
        .keep_alive(KeepAlive::Timeout(times.idle))
        .client_request_timeout(times.head)
        .graceful_shutdown_signal(move || {
            let ending = ending.clone();
            async move { ending.notified().await }
        })
        .on_connect_ext(move |connection: &TimedStream, carried| crowd.welcome(connection, carried))
        .finish(map_config(app, |_| AppConfig::default()));
    fn_service(move |stream: TcpStream| async move {
        // A client that is gone already is found out when it is answered.
        let _ = stream.set_nodelay(true);
        let peer = stream.peer_addr().ok();
        Ok((TimedStream::new(stream, times), Protocol::Http1, peer))
    })
    .and_then(requests)
}

/// Every address, in parts by its first word: the framework tries one address after the other, and there are two
/// hundred.
fn site(all: &mut ServiceConfig) {
    let api_alone: pages::routes::AddPages = |_| {};
    let parts = || pages::routes::PARTS.into_iter().chain([(api::routes::PART, api_alone)]);
    for (word, pages) in parts() {
        // As it was sent: the guard lets no escape through that could be a part of such a word.
        let is_asked = move |asked: &GuardContext<'_>| first_word(asked.head().uri.path()) == word;
        all.service(web::scope("").guard(fn_guard(is_asked)).configure(move |part| {
            // The record of a hand stands beside its page and must be looked for before it: `/hands/{id}` fits
            // `/hands/1.json` too.
            api::routes::part(part, |first| first == word);
            pages(part);
        }));
    }
    api::routes::part(all, |first| parts().all(|(word, _)| word != first));
    pages::routes::rest(all);
}

/// The server of the figures, which ends when it is told.
fn metrics(state: State, listener: TcpListener) -> std::io::Result<Server> {
    let server = HttpServer::new(move || {
        App::new()
            .app_data(web::Data::new(state.clone()))
            .service(web::resource("/metrics").route(web::get().to(talon_http::metrics::get)))
    });
    Ok(server.workers(1).disable_signals().listen(listener)?.run())
}

/// Failures are told to programs as an object, to people as a page.
fn draw(problem: &Problem, request: &HttpRequest) -> HttpResponse {
    if api::problem::is_ours(request.path()) {
        return api::problem::draw(problem, request);
    }
    pages::problem::draw(problem, request)
}
