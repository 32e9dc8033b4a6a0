//! The log: one line for each event on standard error, in UTC, as text or as JSON.

use std::io;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use talon_service::config::LogFormat;

/// Begins to log; from the second call on nothing changes.
pub fn begin(format: LogFormat) {
    // The web server's own talk about its threads is of use to nobody.
    let wanted = Targets::new()
        .with_default(LevelFilter::INFO)
        .with_target("actix_server", LevelFilter::WARN);
    let lines = tracing_subscriber::fmt::layer()
        .with_ansi(false)
        .with_target(false)
        .with_writer(io::stderr);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(false).boxed(),
    };
    // A logger that is set up already stays.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(wanted))
        .try_init();
}
