use std::sync::Arc;

use chrono::{DateTime, Utc};

use super::limits::Limits;
use super::problem::Problem;
use crate::config::Config;
use crate::service::account::Passwords;
use crate::store::Store;

/// What every handler is given.
#[derive(Debug, Clone)]
pub struct State {
    pub store: Store,
    pub config: Arc<Config>,
    pub passwords: Passwords,
    pub limits: Arc<Limits>,
}

impl State {
    /// A state over an open database.
    pub fn new(store: Store, config: Config) -> State {
        let limits = Arc::new(Limits::new(config.rate_limits));
        State { store, config: Arc::new(config), passwords: Passwords::default(), limits }
    }

    /// The time, which no layer below asks for itself.
    pub fn now(&self) -> DateTime<Utc> {
        Utc::now()
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
        match actix_web::web::block(move || work(&state)).await {
            Ok(done) => done,
            Err(_) => Err(Problem::internal("the worker thread ended before its work")),
        }
    }
}
