//! `GET /hands/{id}.json`: the record in its canonical form.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::show::ADDRESS;
use talon_http::{Problem, Visit};
use talon_service::read_hand::read_hand;
use talon_store::hands::Visibility;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/hands/{id}.json",
    id: "downloadRecord",
    summary: "The record of a hand alone, in its canonical form, with the notes of the site that are for its reader",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "The record.",
            kinds: &[("application/json", r#"{"type": "object"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(send),
};

/// Sends the record.
///
/// # Errors
/// When there is no such hand for this reader.
async fn send(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let address = path.into_inner();
    let (hand, _) = visit
        .act(move |state, actor| {
            state
                .store
                .read(|db| read_hand(db, actor, &address))
                .map_err(Problem::from)
        })
        .await?;
    let public = hand.visibility == Visibility::Public;
    let download = Download {
        parts: &[&hand.record],
        public,
        kind: "application/json",
        file: None,
    };
    download.send(&request, || Ok(hand.record.clone().into_bytes()))
}
