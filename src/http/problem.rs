//! What went wrong with a request, on its way to a page or to `application/problem+json`. Only this file knows
//! status codes.

use std::fmt;
use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

use talon_service::ActError;
use talon_store::StoreError;

/// Kinds of failure, each with its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProblemKind {
    BadRequest,
    SignInNeeded,
    NotAllowed,
    /// The person may do it, but not with this token (S-6).
    OutOfScope,
    /// No page of this site sent the form (S-22).
    Foreign,
    NotFound,
    MethodNotAllowed,
    Conflict,
    TooLarge,
    UnsupportedMedia,
    Invalid,
    TooMany,
    HeadTooLarge,
    Internal,
    Busy,
    /// The data cannot be read or stored: the database is gone (S-47).
    NoStore,
    /// The disk of the data is full.
    DiskFull,
    /// The disk of the data can only be read.
    ReadOnly,
}

impl ProblemKind {
    /// The status code.
    pub fn status(self) -> StatusCode {
        match self {
            ProblemKind::BadRequest => StatusCode::BAD_REQUEST,
            ProblemKind::SignInNeeded => StatusCode::UNAUTHORIZED,
            ProblemKind::NotAllowed | ProblemKind::OutOfScope | ProblemKind::Foreign => StatusCode::FORBIDDEN,
            ProblemKind::NotFound => StatusCode::NOT_FOUND,
            ProblemKind::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ProblemKind::Conflict => StatusCode::CONFLICT,
            ProblemKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ProblemKind::UnsupportedMedia => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ProblemKind::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
            ProblemKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ProblemKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ProblemKind::HeadTooLarge => StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE,
            ProblemKind::Busy | ProblemKind::NoStore | ProblemKind::DiskFull | ProblemKind::ReadOnly => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// What its words are found by in the catalogs.
    pub fn key(self) -> String {
        match self {
            ProblemKind::NoStore => "store".to_owned(),
            ProblemKind::DiskFull => "full".to_owned(),
            ProblemKind::ReadOnly => "read-only".to_owned(),
            ProblemKind::Foreign => "foreign".to_owned(),
            kind => kind.status().as_u16().to_string(),
        }
    }

    /// The kind that a bare status code stands for.
    pub fn of_status(status: StatusCode) -> Option<ProblemKind> {
        if !status.is_client_error() && !status.is_server_error() {
            return None;
        }
        let all = [
            ProblemKind::BadRequest,
            ProblemKind::SignInNeeded,
            ProblemKind::NotAllowed,
            ProblemKind::NotFound,
            ProblemKind::MethodNotAllowed,
            ProblemKind::Conflict,
            ProblemKind::TooLarge,
            ProblemKind::UnsupportedMedia,
            ProblemKind::Invalid,
            ProblemKind::TooMany,
            ProblemKind::HeadTooLarge,
            ProblemKind::Busy,
        ];
        let known = all.into_iter().find(|kind| kind.status() == status);
        let rest = if status.is_client_error() {
            ProblemKind::BadRequest
        } else {
            ProblemKind::Internal
        };
        Some(known.unwrap_or(rest))
    }
}

/// A failure of one request.
#[derive(Debug, Clone)]
pub struct Problem {
    pub kind: ProblemKind,
    /// What it is about, in a few words of English for the API; never an inner message.
    pub detail: String,
    /// The act that was not done, which is told in the reader's language.
    pub refused: Option<Arc<ActError>>,
    /// Seconds after which to try again.
    pub retry_after: Option<u64>,
    /// Extension members of the problem object.
    pub members: serde_json::Map<String, serde_json::Value>,
    /// The number under which the request stands in the log.
    pub request: Option<String>,
    /// Address of the page about it, if it is not the general one.
    pub type_path: Option<Box<str>>,
}

impl Problem {
    /// A problem of a kind.
    pub fn new(kind: ProblemKind, detail: impl Into<String>) -> Problem {
        Problem {
            kind,
            detail: detail.into(),
            refused: None,
            retry_after: None,
            members: serde_json::Map::new(),
            request: None,
            type_path: None,
        }
    }

    /// There is no such thing, or it is not for this reader.
    pub fn not_found(what: &str) -> Problem {
        Problem::new(ProblemKind::NotFound, format!("there is no such {what}"))
    }

    /// Our own fault: the cause is logged here, once, and shown to nobody.
    pub fn internal(cause: impl fmt::Display) -> Problem {
        // Written as a quoted text: a message of several lines must not look like several entries.
        tracing::error!(cause = ?cause.to_string(), "request failed");
        Problem::new(ProblemKind::Internal, "something went wrong on our side")
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.refused {
            Some(error) => error.fmt(f),
            None => f.write_str(&self.detail),
        }
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.kind.status()
    }

    /// Carries the problem to the guard, which knows the reader's language and writes the page.
    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.kind.status());
        response.extensions_mut().insert(self.clone());
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::Busy => Problem {
                retry_after: Some(2),
                ..Problem::new(ProblemKind::Busy, "the database is busy; try again")
            },
            error @ (StoreError::Full | StoreError::ReadOnly | StoreError::Unavailable(_)) => {
                tracing::error!(cause = ?error.to_string(), "the database is unavailable");
                let (kind, detail) = match error {
                    StoreError::Full => (ProblemKind::DiskFull, "the disk is full; nothing was changed"),
                    StoreError::ReadOnly => (ProblemKind::ReadOnly, "the disk can only be read; nothing was changed"),
                    _ => (
                        ProblemKind::NoStore,
                        "the data cannot be read or stored; nothing was changed",
                    ),
                };
                Problem {
                    retry_after: Some(10),
                    ..Problem::new(kind, detail)
                }
            }
            error @ StoreError::NotText => Problem::new(ProblemKind::Invalid, error.to_string()),
            error if error.is_not_found() => Problem::not_found("page"),
            error if error.is_conflict() => Problem::new(ProblemKind::Conflict, "this is there already"),
            error => Problem::internal(error),
        }
    }
}

impl From<ActError> for Problem {
    fn from(error: ActError) -> Problem {
        let kind = match error {
            ActError::SignIn => ProblemKind::SignInNeeded,
            ActError::Denied(_) => ProblemKind::NotAllowed,
            ActError::NotFound(_) => ProblemKind::NotFound,
            ActError::Invalid { .. } => ProblemKind::Invalid,
            ActError::Conflict(_) | ActError::Refused(_) => ProblemKind::Conflict,
            ActError::TooMany(_) => ProblemKind::TooMany,
            ActError::TooLarge(_) => ProblemKind::TooLarge,
            ActError::Busy => ProblemKind::Busy,
            ActError::Broken(why) => return Problem::internal(why),
            ActError::Store(error) => return error.into(),
        };
        Problem {
            retry_after: (kind == ProblemKind::Busy).then_some(2),
            refused: Some(Arc::new(error)),
            ..Problem::new(kind, String::new())
        }
    }
}
