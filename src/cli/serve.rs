//! `talon serve`: the site, until it is told to end.

use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener};

use anyhow::Context;
use chrono::Utc;
use clap::ValueEnum;

use super::Exit;
use super::database::Database;
use super::environment;
use super::values::{base_url, listen as listen_at, no_base_url, switch, web_address};
use crate::server::Listeners;
use crate::telemetry;
use talon_http::State;
use talon_service::account::first_admin_link;
use talon_service::authorization;
use talon_service::config::{Config, LogFormat, RateLimit, SizeLimit, Sizes, TimeLimit, Times, TrustedProxy};
use talon_store::Store;
use talon_text::Lang;

/// Run the site
#[derive(Debug, clap::Args)]
pub(super) struct ServeArgs {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    site: Site,
}

/// How the site is reached and watched.
#[derive(Debug, clap::Args)]
pub(super) struct Site {
    /// Address and port; port 0 takes a free one
    #[arg(long, env = "TALON_LISTEN", default_value = "127.0.0.1:8080", value_parser = listen_at)]
    listen: String,
    /// Scheme, host and port under which people reach the site [default: the listening address]
    #[arg(long, env = "TALON_BASE_URL", value_parser = base_url)]
    base_url: Option<String>,
    /// Proxies that are trusted to say where a request comes from: addresses, or networks such as 10.0.0.0/24
    #[arg(long, env = "TALON_TRUSTED_PROXIES", value_delimiter = ',')]
    trusted_proxies: Vec<TrustedProxy>,
    /// Serve plain HTTP to other machines
    #[arg(long, env = "TALON_INSECURE_HTTP", value_parser = switch)]
    insecure_http: bool,
    /// Limits on the number of requests
    #[arg(long, env = "TALON_RATE_LIMITS", value_enum, default_value_t = Switch::On)]
    rate_limits: Switch,
    /// Limits that differ from the defaults, such as page=300:300/60 (300 at once, then 300 in 60 seconds); also
    /// sign-in, link, event, api, check, import, note, and password and password-day (wrong passwords of an account)
    #[arg(long, env = "TALON_LIMITS", value_delimiter = ',')]
    limits: Vec<RateLimit>,
    /// Sizes that differ from the defaults, such as upload=64M for a file of hands; also club (all files that a club
    /// keeps), list (of members), check and form
    #[arg(long, env = "TALON_SIZES", value_delimiter = ',')]
    sizes: Vec<SizeLimit>,
    /// Times in seconds that differ from the defaults, such as head=10 for the head of a request; also body and answer
    /// (before their speed is checked) and idle (between requests)
    #[arg(long, env = "TALON_TIMES", value_delimiter = ',')]
    times: Vec<TimeLimit>,
    /// Where to get the source code of this program; pages link to it in the footer
    #[arg(long, env = "TALON_SOURCE_URL", value_parser = web_address)]
    source_url: Option<String>,
    /// Address and port of /metrics, separate from the site [default: no metrics]
    #[arg(long, env = "TALON_METRICS_LISTEN", value_name = "LISTEN", value_parser = listen_at)]
    metrics_listen: Option<String>,
    /// Format of the log on standard error
    #[arg(long, env = "TALON_LOG", value_enum, default_value_t = Log::Text)]
    log: Log,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Log {
    Text,
    Json,
}

pub(super) fn run(args: &ServeArgs, lang: Lang) -> anyhow::Result<Exit> {
    args.site.prepare(lang)?;
    let store = args.database.open()?;
    listen(&store, &args.site, lang, |_| Ok(()))
}

/// Serves an open database until SIGTERM; `more` is written after the line that says where.
pub(super) fn listen(
    store: &Store,
    site: &Site,
    lang: Lang,
    more: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> anyhow::Result<Exit> {
    let (listener, address) = bind(&site.listen)?;
    let metrics = site.metrics_listen.as_deref().map(bind).transpose()?;
    let config = site.config(address);
    config.check_base_url().map_err(anyhow::Error::msg)?;
    for warning in config.warnings() {
        tracing::warn!("{warning}");
    }
    if let Some(file) = store.open_to_others() {
        tracing::warn!(
            "other users of this machine can read the database: chmod 600 {0} {0}-*",
            file.display()
        );
    }
    if let Some((_, address)) = &metrics {
        tracing::info!("metrics at http://{address}/metrics");
    }
    let asked = config.clone();
    let state = State::new(store.clone(), config);
    let listeners = Listeners {
        site: listener,
        metrics: metrics.map(|(listener, _)| listener),
    };
    crate::server::run(state, listeners, || {
        let link = first_admin_link(store, &asked, Utc::now()).map_err(io::Error::other)?;
        // Anyone who started it may have read enough: the site is served all the same.
        if let Err(error) = announce(address, link.as_deref(), more) {
            tracing::warn!(%error, "not all start messages could be written");
        }
        if link.is_some() && site.base_url.is_none() {
            tracing::warn!("{}", no_base_url(lang, &asked.base_url));
        }
        Ok(())
    })?;
    store.checkpoint()?;
    Ok(Exit::Ok)
}

fn announce(
    address: SocketAddr,
    link: Option<&str>,
    more: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "listening on http://{address}")?;
    if let Some(link) = link {
        writeln!(
            out,
            "this site has no administrator yet; create the first account within an hour at {link}"
        )?;
    }
    more(&mut out)?;
    out.flush()
}

fn bind(listen: &str) -> anyhow::Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind(listen).with_context(|| format!("cannot listen on {listen}"))?;
    let address = listener.local_addr()?;
    Ok((listener, address))
}

impl Site {
    /// Refuses what would not be safe before anything is opened, and begins to log.
    pub(super) fn prepare(&self, lang: Lang) -> anyhow::Result<()> {
        let asked = Config {
            listen: self.listen.clone(),
            trusted_proxies: self.trusted_proxies.clone(),
            insecure_http: self.insecure_http,
            sizes: Sizes::of(&self.sizes),
            ..Config::default()
        };
        asked.check_listen().map_err(anyhow::Error::msg)?;
        asked.check_limits().map_err(anyhow::Error::msg)?;
        authorization::routes().map_err(anyhow::Error::msg)?;
        telemetry::begin(match self.log {
            Log::Text => LogFormat::Text,
            Log::Json => LogFormat::Json,
        });
        environment::unread(lang)
            .iter()
            .for_each(|words| tracing::warn!("{words}"));
        Ok(())
    }

    fn config(&self, address: SocketAddr) -> Config {
        let base_url = self.base_url.clone().unwrap_or_else(|| format!("http://{address}"));
        Config {
            listen: address.to_string(),
            base_url,
            trusted_proxies: self.trusted_proxies.clone(),
            insecure_http: self.insecure_http,
            rate_limits: self.rate_limits == Switch::On,
            rates: self.limits.clone(),
            sizes: Sizes::of(&self.sizes),
            times: Times::of(&self.times),
            metrics: self.metrics_listen.is_some(),
            source_url: self.source_url.clone().unwrap_or_default(),
        }
    }
}
