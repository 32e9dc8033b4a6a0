//! The browser in which a result is entered or confirmed: it is known by a cookie of its own, without an account, so
//! that one phone is not taken for two persons. What is kept of it is a hash that means nothing at another table.

use actix_web::{HttpRequest, HttpResponse};
use sha2::{Digest as _, Sha256};

use talon_http::{Problem, cookies};
use talon_service::account::fresh_secret;
use talon_service::config::Config;

/// A browser, known already or from now on.
#[derive(Clone)]
pub(crate) struct Browser {
    secret: String,
    is_new: bool,
}

impl Browser {
    /// The browser of a request.
    pub fn of(request: &HttpRequest, config: &Config) -> Result<Browser, Problem> {
        match request.cookie(cookies::table_name(config)) {
            Some(cookie) if !cookie.value().is_empty() => Ok(Browser {
                secret: cookie.value().to_owned(),
                is_new: false,
            }),
            _ => Ok(Browser {
                secret: fresh_secret()?,
                is_new: true,
            }),
        }
    }

    /// What tells it from others at one table, which is named.
    pub fn mark(&self, table: &str) -> u64 {
        let hash = Sha256::digest(format!("talon table device {table} {}", self.secret));
        let mut first = [0; 8];
        first.iter_mut().zip(hash).for_each(|(byte, of)| *byte = of);
        u64::from_be_bytes(first)
    }

    /// The same, if the browser has shown it before: one that has not may be any.
    pub fn known(&self, table: &str) -> Option<u64> {
        (!self.is_new).then(|| self.mark(table))
    }

    /// Lets the browser keep what it is known by.
    pub fn keep(&self, response: &mut HttpResponse, config: &Config) -> Result<(), Problem> {
        if !self.is_new {
            return Ok(());
        }
        response
            .add_cookie(&cookies::table(config, &self.secret))
            .map_err(Problem::internal)
    }
}
