//! `GET /api/v1/sessions/{id}`: what the deals of a session come to.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Access, Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::wire::view;
use talon_http::{Problem, Visit};
use talon_records::session::Ledger;
use talon_service::read_session::{SessionRead, read_session};

/// How a session is named in an address.
pub(super) const ADDRESS: Parameter = Parameter {
    name: "id",
    place: "path",
    required: true,
    schema: r#"{"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}"#,
    says: "Number of the session, or the address that opens its unlisted hands.",
};

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/sessions/{id}",
    id: "readSession",
    summary: "Read a session: its deals in order with what each changed, and the reckoning",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "The session.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/SessionView"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(show),
};

/// Sends a session.
///
/// # Errors
/// When there is no such session for this reader.
async fn show(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let (read, ledger) = opened(&visit, path).await?;
    Ok(answer::tagged(&visit, &request, &view(&read, &ledger)))
}

/// The session of an address, with what its deals come to.
pub(super) async fn opened(visit: &Visit, path: Path<String>) -> Result<(SessionRead, Ledger), Problem> {
    let address = path.into_inner();
    let (opened, _) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| read_session(db, actor, &address))?;
            let ledger = read.ledger();
            Ok::<_, Problem>((read, ledger))
        })
        .await?;
    Ok(opened)
}
