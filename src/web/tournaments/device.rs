//! The browser in which a result is entered or confirmed: it is known by a cookie of its own, without an account, so that one
//! phone is not taken for two persons. The tournament keeps a hash of it that means nothing beside it.

use actix_web::{HttpRequest, HttpResponse};
use sha2::{Digest as _, Sha256};

use super::frame::fresh_key;
use talon_http::{Problem, cookies};
use talon_service::config::Config;
use talon_store::TournamentId;
use talon_tournament::tournament::Device;

/// A browser, known already or from now on.
#[derive(Clone)]
pub(super) struct Browser {
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
                secret: fresh_key()?,
                is_new: true,
            }),
        }
    }

    /// What tells it from others in a tournament.
    pub fn mark(&self, id: TournamentId) -> Device {
        let hash = Sha256::digest(format!("talon table device {id} {}", self.secret));
        let mut first = [0; 8];
        first.iter_mut().zip(hash).for_each(|(byte, of)| *byte = of);
        Device(u64::from_be_bytes(first))
    }

    /// The same, if the browser has shown it before: one that has not may be any.
    pub fn known(&self, id: TournamentId) -> Option<Device> {
        (!self.is_new).then(|| self.mark(id))
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
