//! `talon serve`: the site, until it is told to end.

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, TcpListener};

use anyhow::Context;
use chrono::Utc;
use clap::ValueEnum;

use super::Exit;
use super::database::Database;
use crate::config::Config;
use crate::http::State;
use crate::service::account::first_admin_link;
use crate::store::Store;

/// Serve the site
#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    site: Site,
}

/// How the site is reached.
#[derive(Debug, clap::Args)]
pub(super) struct Site {
    /// Address and port; port 0 takes a free one
    #[arg(long, env = "TALON_LISTEN", default_value = "127.0.0.1:8080")]
    listen: String,
    /// Scheme, host and port under which people reach the site [default: the listening address]
    #[arg(long, env = "TALON_BASE_URL")]
    base_url: Option<String>,
    /// Proxies whose forwarding headers are believed
    #[arg(long, env = "TALON_TRUSTED_PROXIES", value_delimiter = ',')]
    trusted_proxies: Vec<IpAddr>,
    /// Serve plain HTTP beyond this machine
    #[arg(long, env = "TALON_INSECURE_HTTP")]
    insecure_http: bool,
    /// Limits on how often things may be asked
    #[arg(long, env = "TALON_RATE_LIMITS", value_enum, default_value_t = Switch::On)]
    rate_limits: Switch,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

pub(super) fn run(args: &Args) -> anyhow::Result<Exit> {
    let store = args.database.open()?;
    listen(&store, &args.site)
}

/// Serves an open database until SIGTERM.
pub(super) fn listen(store: &Store, site: &Site) -> anyhow::Result<Exit> {
    let listener =
        TcpListener::bind(&site.listen).with_context(|| format!("cannot listen on {}", site.listen))?;
    let address = listener.local_addr()?;
    let config = site.config(address);
    let is_open = !address.ip().is_loopback() && !config.is_https();
    anyhow::ensure!(
        !is_open || site.insecure_http || !site.trusted_proxies.is_empty(),
        "plain HTTP beyond this machine: put a proxy in front and name it with --trusted-proxies, or say --insecure-http"
    );
    let asked = config.clone();
    let state = State::new(store.clone(), config);
    crate::server::run(state, listener, || {
        let mut out = io::stdout().lock();
        writeln!(out, "listening on http://{address}")?;
        if let Some(link) = first_admin_link(store, &asked, Utc::now()).map_err(io::Error::other)? {
            writeln!(out, "nobody runs this site yet; make your account within an hour at {link}")?;
        }
        out.flush()
    })?;
    store.checkpoint()?;
    Ok(Exit::Ok)
}

impl Site {
    fn config(&self, address: SocketAddr) -> Config {
        let base_url = self.base_url.clone().unwrap_or_else(|| format!("http://{address}"));
        Config {
            listen: address.to_string(),
            base_url: base_url.trim_end_matches('/').to_owned(),
            trusted_proxies: self.trusted_proxies.clone(),
            insecure_http: self.insecure_http,
            rate_limits: self.rate_limits == Switch::On,
            ..Config::default()
        }
    }
}
