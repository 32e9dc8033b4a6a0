//! A request as handlers see it: who is asking, in which language, and the way to act off the async threads. It
//! knows no page.

use actix_web::http::Method;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use base64::Engine as _;
use std::future::{Ready, ready};

use super::cookies::session_name;
use super::prefs::Prefs;
use super::problem::{Problem, ProblemKind};
use super::request_log::LoggedRequest;
use super::state::State;
use talon_service::{Actor, session};
use talon_store::{Hash, TokenId, sessions, tokens};

/// One request, before anything was asked of the database.
#[derive(Debug, Clone)]
pub struct Visit {
    pub state: State,
    pub prefs: Prefs,
    /// Path and query, for the way back.
    pub path: String,
    session_token: Option<String>,
    bearer: Option<String>,
    needs: Scope,
    entry: Option<LoggedRequest>,
}

/// What an API token must allow for this request: to read, to bring in, or to manage clubs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Read,
    Import,
    Manage,
}

impl Scope {
    /// By method and address; the address as the router has it, so that both mean the same.
    pub fn of(method: &Method, pattern: Option<&str>) -> Scope {
        if method.is_safe() {
            return Scope::Read;
        }
        match pattern {
            // What is sent there is not kept.
            Some("/api/v1/check" | "/api/v1/desk") => Scope::Read,
            Some("/api/v1/hands/{id}/analysis" | "/api/v1/imports") => Scope::Import,
            // What writes and is not named above asks for the most.
            _ => Scope::Manage,
        }
    }

    /// Its word among the scopes of a token.
    pub fn as_str(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Import => "import",
            Scope::Manage => "manage",
        }
    }
}

/// Who makes the request, found out together with what the page needs.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub actor: Actor,
    /// What forms of the page must carry.
    pub csrf: Option<String>,
}

impl Visit {
    /// Does the blocking work of a request, all of it in one go: finds out who asks, then works.
    ///
    /// # Errors
    /// The work's own, or that of finding out.
    pub async fn act<T, F>(&self, work: F) -> Result<(T, Visitor), Problem>
    where
        T: Send + 'static,
        F: FnOnce(&State, &Actor) -> Result<T, Problem> + Send + 'static,
    {
        let token = self.session_token.clone();
        let bearer = self.bearer.clone();
        let needs = self.needs;
        let entry = self.entry.clone();
        let turn = if needs == Scope::Read {
            self.state.turn_to_read().await
        } else {
            None
        };
        let (done, visitor, used) = self
            .state
            .block(move |state| {
                let (visitor, used) =
                    visitor(state, token.as_deref(), bearer.as_deref().map(|bearer| (bearer, needs)))?;
                if let (Some(entry), Some(user)) = (&entry, visitor.actor.user()) {
                    entry.is_of(user);
                }
                Ok((work(state, &visitor.actor), visitor, used))
            })
            .await?;
        // Anyone who waits to write must not keep others from reading.
        drop(turn);
        if let Some(used) = used {
            let note = move |state: &State| {
                note(state, used);
                Ok(())
            };
            self.state.block(note).await?;
        }
        Ok((done?, visitor))
    }

    /// Only finds out who asks; no database is touched for a visitor.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn visitor(&self) -> Result<Visitor, Problem> {
        if self.session_token.is_none() && self.bearer.is_none() {
            return Ok(Visitor::nobody());
        }
        Ok(self.act(|_, _| Ok(())).await?.1)
    }

    /// Who holds this session, which has just begun and whose cookie the browser does not send yet.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn visitor_of(&self, session: &str) -> Result<Visitor, Problem> {
        let token = session.to_owned();
        Ok(self
            .state
            .block(move |state| visitor(state, Some(&token), None))
            .await?
            .0)
    }

    /// The token of the session cookie.
    pub fn session_token(&self) -> Option<&str> {
        self.session_token.as_deref()
    }

    /// Whether an API token was sent.
    pub fn has_bearer(&self) -> bool {
        self.bearer.is_some()
    }
}

impl Visitor {
    fn nobody() -> Visitor {
        Visitor {
            actor: Actor::Visitor,
            csrf: None,
        }
    }
}

/// What opened the door, where the time of its last use is to be written again.
#[derive(Debug)]
enum Used {
    Api(TokenId),
    Session(Hash),
}

fn visitor(
    state: &State,
    token: Option<&str>,
    bearer: Option<(&str, Scope)>,
) -> Result<(Visitor, Option<Used>), Problem> {
    let now = state.now();
    if let Some((bearer, needs)) = bearer {
        let found = state.store.read(|db| session::by_bearer(db, bearer, now))?;
        state.limits.token_was(bearer, found.is_some());
        let found = found.ok_or_else(bad_bearer)?;
        let has = |scope: Scope| found.scopes.split(' ').any(|held| held == scope.as_str());
        // Anyone who may do more may read.
        let may_read = needs == Scope::Read && (has(Scope::Import) || has(Scope::Manage));
        if !has(needs) && !may_read {
            return Err(Problem::new(ProblemKind::OutOfScope, "this token does not allow it"));
        }
        let used = found.stale.then_some(Used::Api(found.token));
        return Ok((
            Visitor {
                actor: found.actor,
                csrf: None,
            },
            used,
        ));
    }
    let Some(token) = token else {
        return Ok((Visitor::nobody(), None));
    };
    let found = state.store.read(|db| session::by_session(db, token, now))?;
    state.limits.token_was(token, found.actor.user().is_some());
    let secret = found.actor.person().and_then(|person| person.csrf_secret.clone());
    let csrf = secret.map(|secret| base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(secret));
    let used = found.stale.then(|| Used::Session(session::token_hash(token)));
    Ok((
        Visitor {
            actor: found.actor,
            csrf,
        },
        used,
    ))
}

/// Anyone who only reads need not hear that the time of their last use could not be written: the disk may be full.
fn note(state: &State, used: Used) {
    let now = state.now().into();
    let written = state.store.write(|db| match &used {
        Used::Api(token) => tokens::touch_api(db, *token, now),
        Used::Session(hash) => sessions::touch(db, hash, now),
    });
    if let Err(error) = written {
        tracing::warn!(%error, "the last use of a session or token could not be saved");
    }
}

/// Whether the address is one for programs: a cookie opens nothing there, so that no page of another site can act in
/// the name of its reader (S-22).
pub(super) fn is_api(request: &HttpRequest) -> bool {
    request.path().starts_with("/api/")
}

/// The API token of a request. Forms of pages do not take one: they are sent by a person. What the API is sent in its
/// place is one that is not good.
pub(super) fn bearer(request: &HttpRequest) -> Option<&str> {
    if !is_api(request) && !request.method().is_safe() {
        return None;
    }
    let value = request
        .headers()
        .get(actix_web::http::header::AUTHORIZATION)?
        .to_str()
        .unwrap_or_default();
    let token = value
        .split_once(' ')
        .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
    token
        .map(|(_, token)| token.trim())
        .or_else(|| is_api(request).then_some(""))
}

/// A token that was sent and is not good is an error, or a program would work on as a visitor without knowing.
fn bad_bearer() -> Problem {
    Problem::new(
        ProblemKind::SignInNeeded,
        "this token is unknown, has expired or was revoked",
    )
}

impl FromRequest for Visit {
    type Error = Problem;
    type Future = Ready<Result<Visit, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let Some(state) = request.app_data::<actix_web::web::Data<State>>() else {
            return ready(Err(Problem::internal("no state")));
        };
        let state = State::clone(state);
        let session_token = (!is_api(request))
            .then(|| request.cookie(session_name(&state.config)))
            .flatten()
            .map(|cookie| cookie.value().to_owned());
        let bearer = bearer(request).map(str::to_owned);
        let needs = Scope::of(request.method(), request.match_pattern().as_deref());
        let path = request
            .uri()
            .path_and_query()
            .map_or("/", |path| path.as_str())
            .to_owned();
        let entry = LoggedRequest::of(request);
        let visit = Visit {
            prefs: Prefs::of(request),
            path,
            state,
            session_token,
            bearer,
            needs,
            entry,
        };
        ready(Ok(visit))
    }
}
