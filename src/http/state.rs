//! What every request can reach: settings, store, limits. It answers nothing itself.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::limits::Limits;
use super::live::Live;
use super::metrics::Metrics;
use super::problem::Problem;
use super::request_log::RequestLog;
use talon_service::account::Passwords;
use talon_service::config::Config;
use talon_service::{ActError, Actor};
use talon_store::{READERS_MAX, Store};

/// What every handler is given.
#[derive(Debug, Clone)]
pub struct State {
    pub store: Store,
    pub config: Arc<Config>,
    pub passwords: Passwords,
    pub limits: Arc<Limits>,
    pub metrics: Arc<Metrics>,
    pub journal: Arc<RequestLog>,
    pub live: Arc<Live>,
    readers: Arc<Semaphore>,
}

impl State {
    /// A state over an open database.
    pub fn new(store: Store, config: Config) -> State {
        let limits = Arc::new(Limits::new(config.rate_limits, &config.rates));
        let metrics = Arc::new(Metrics::new(config.metrics));
        let journal = Arc::new(RequestLog::new(Utc::now().timestamp()));
        let passwords = Passwords::default();
        let live = Arc::default();
        let readers = Arc::new(Semaphore::new(READERS_MAX as usize));
        let config = Arc::new(config);
        State {
            store,
            config,
            passwords,
            limits,
            metrics,
            journal,
            live,
            readers,
        }
    }

    /// A turn to read from the database, held while it is read. There are as many as it has connections for that:
    /// anyone who comes later waits here, where waiting costs nothing, and not for a connection in a thread of their
    /// own.
    pub(crate) async fn turn_to_read(&self) -> Option<SemaphorePermit<'_>> {
        self.readers.acquire().await.ok()
    }

    /// The time, which no layer below asks for itself.
    pub fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }

    /// Counts a password that someone types who is signed in already (S-28). Only a wrong one costs a try, and only a
    /// right one makes those before it forgotten: not that something else was found wanting first.
    ///
    /// # Errors
    /// When there were too many wrong ones: then nothing was done.
    pub fn one_try<T>(
        &self,
        actor: &Actor,
        work: impl FnOnce(&Passwords) -> Result<T, ActError>,
    ) -> Result<Result<T, ActError>, Problem> {
        let name = format!("signed in as {}", actor.user().map_or(0, |user| user.0));
        self.limits.try_password(&name)?;
        let passwords = self.passwords.for_one_act();
        let done = work(&passwords);
        if passwords.was_right() {
            self.limits.password_was_right(&name);
        } else if !matches!(done, Err(ActError::Invalid { field: "current", .. })) {
            self.limits.password_was_not_asked(&name);
        }
        Ok(done)
    }

    /// Does blocking work (database, hashing, checking of records) away from the threads that answer.
    ///
    /// # Errors
    /// The work's own, or an internal one when its thread died.
    pub async fn block<T, F>(&self, work: F) -> Result<T, Problem>
    where
        T: Send + 'static,
        F: FnOnce(&State) -> Result<T, Problem> + Send + 'static,
    {
        let state = self.clone();
        // What is logged over there belongs to the request that asked for it.
        let span = tracing::Span::current();
        match actix_web::web::block(move || span.in_scope(|| work(&state))).await {
            Ok(done) => done,
            Err(_) => Err(Problem::internal("the worker thread ended before its work")),
        }
    }
}
