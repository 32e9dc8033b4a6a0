//! Figures for monitoring, in the text format of Prometheus (S-62). They name routes, never the things requested, and
//! have a listener of their own.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use super::problem::Problem;
use super::state::State;
use talon_store::{Store, StoreResult, imports};

/// Upper ends of the classes of durations, in seconds.
const CLASSES: [f64; 7] = [0.005, 0.025, 0.1, 0.25, 1.0, 2.5, 10.0];

/// What was asked and answered since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    on: bool,
    series: Mutex<BTreeMap<Key, Series>>,
}

type Key = (String, String, u16);

#[derive(Debug, Default, Clone)]
struct Series {
    count: u64,
    seconds: f64,
    /// How many took no longer than each class.
    classes: [u64; CLASSES.len()],
}

impl Metrics {
    /// Counts nothing unless it is `on`.
    pub fn new(on: bool) -> Metrics {
        Metrics {
            on,
            ..Metrics::default()
        }
    }

    /// One request of a route, which is none when nothing is at that address, has been answered.
    pub fn count(&self, route: Option<String>, method: &str, status: u16, took: Duration) {
        if !self.on {
            return;
        }
        // A method is whatever a client writes; only known ones are told apart.
        let known = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].contains(&method);
        let method = if known { method } else { "other" };
        let key = (route.unwrap_or_else(|| "none".into()), method.to_owned(), status);
        let mut all = self.series.lock().unwrap_or_else(PoisonError::into_inner);
        let series = all.entry(key).or_default();
        series.count += 1;
        series.seconds += took.as_secs_f64();
        for (class, end) in series.classes.iter_mut().zip(CLASSES) {
            *class += u64::from(took.as_secs_f64() <= end);
        }
    }

    fn write(&self, text: &mut String) {
        let all = self.series.lock().unwrap_or_else(PoisonError::into_inner).clone();
        *text += "# HELP talon_http_request_seconds Time until the head of the answer.\n";
        *text += "# TYPE talon_http_request_seconds histogram\n";
        for ((route, method, status), series) in &all {
            let labels = format!(
                "route=\"{}\",method=\"{method}\",status=\"{status}\"",
                route.replace('\\', "\\\\")
            );
            for (class, end) in series.classes.iter().zip(CLASSES) {
                let _ = writeln!(
                    text,
                    "talon_http_request_seconds_bucket{{{labels},le=\"{end}\"}} {class}"
                );
            }
            let _ = writeln!(
                text,
                "talon_http_request_seconds_bucket{{{labels},le=\"+Inf\"}} {count}\n\
                 talon_http_request_seconds_sum{{{labels}}} {seconds}\n\
                 talon_http_request_seconds_count{{{labels}}} {count}",
                count = series.count,
                seconds = series.seconds,
            );
        }
    }
}

/// `GET /metrics`
///
/// # Errors
/// When the database cannot be read.
pub async fn get(state: web::Data<State>) -> Result<HttpResponse, Problem> {
    let text = state
        .block(|state| {
            let mut text = String::new();
            state.metrics.write(&mut text);
            let _ = writeln!(
                text,
                "# HELP talon_password_hashes_total Passwords hashed or compared since the start.\n\
                 # TYPE talon_password_hashes_total counter\n\
                 talon_password_hashes_total {}",
                state.passwords.hashed()
            );
            of_store(&state.store, &mut text)?;
            Ok(text)
        })
        .await?;
    let kind = (header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8");
    Ok(HttpResponse::Ok()
        .insert_header(kind)
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text))
}

fn of_store(store: &Store, text: &mut String) -> StoreResult<()> {
    *text += "# HELP talon_database_connections Connections of a pool.\n";
    *text += "# TYPE talon_database_connections gauge\n";
    for (pool, open, idle) in store.pools() {
        for (state, count) in [("idle", idle), ("busy", open.saturating_sub(idle))] {
            let _ = writeln!(
                text,
                "talon_database_connections{{pool=\"{pool}\",state=\"{state}\"}} {count}"
            );
        }
    }
    let _ = writeln!(
        text,
        "# HELP talon_database_statements_total Statements run since the start.\n\
         # TYPE talon_database_statements_total counter\n\
         talon_database_statements_total {}",
        store.statements()
    );
    let (states, counts) =
        store.read(|db| -> StoreResult<_> { Ok((imports::count_by_state(db)?, imports::total_counts(db)?)) })?;
    *text += "# HELP talon_imports Imports that are kept.\n# TYPE talon_imports gauge\n";
    for (state, count) in states {
        let _ = writeln!(text, "talon_imports{{state=\"{}\"}} {count}", state.as_str());
    }
    *text += "# HELP talon_import_records Records read by imports that are kept.\n";
    *text += "# TYPE talon_import_records gauge\n";
    for (status, count) in [
        ("accepted", counts.accepted),
        ("duplicate", counts.duplicates),
        ("waiting", counts.waiting),
        ("rejected", counts.rejected),
    ] {
        let _ = writeln!(text, "talon_import_records{{status=\"{status}\"}} {count}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_by_route_and_status() {
        let metrics = Metrics::new(true);
        let route = || Some("/hands/{id}".to_owned());
        metrics.count(route(), "GET", 200, Duration::from_millis(3));
        metrics.count(route(), "GET", 200, Duration::from_millis(300));
        metrics.count(None, "BREW", 404, Duration::from_secs(60));
        let mut text = String::new();
        metrics.write(&mut text);
        let labels = "route=\"/hands/{id}\",method=\"GET\",status=\"200\"";
        for line in [
            format!("talon_http_request_seconds_bucket{{{labels},le=\"0.005\"}} 1"),
            format!("talon_http_request_seconds_bucket{{{labels},le=\"1\"}} 2"),
            format!("talon_http_request_seconds_count{{{labels}}} 2"),
            "talon_http_request_seconds_count{route=\"none\",method=\"other\",status=\"404\"} 1".to_owned(),
        ] {
            assert!(text.lines().any(|one| one == line), "{line} in {text}");
        }
    }

    #[test]
    fn nothing_is_counted_when_nobody_listens() {
        let metrics = Metrics::new(false);
        metrics.count(None, "GET", 200, Duration::ZERO);
        assert!(metrics.series.lock().unwrap().is_empty());
    }
}
