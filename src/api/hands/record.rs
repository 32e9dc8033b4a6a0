//! `GET /hands/{id}.json`: the record in its canonical form.

use actix_web::http::header;
use actix_web::web::{Path, get};
use actix_web::{HttpRequest, HttpResponse};

use super::super::ApiResult;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::show::ADDRESS;
use crate::http::kept::{self, Keeper};
use crate::http::{Problem, Visit};
use crate::service::read_hand::read_hand;
use crate::store::hands::Visibility;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/hands/{id}.json",
    id: "downloadRecord",
    summary: "The record of a hand alone, in its canonical form",
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
        .act(move |state, actor| state.store.read(|db| read_hand(db, actor, &address)).map_err(Problem::from))
        .await?;
    let keeper = if hand.visibility == Visibility::Public { Keeper::Anybody } else { Keeper::Nobody };
    let tag = kept::tag(&[&hand.record]);
    if let Some(answer) = kept::unchanged(&request, &tag, keeper) {
        return Ok(answer);
    }
    let answer =
        HttpResponse::Ok().insert_header((header::CONTENT_TYPE, "application/json")).body(hand.record);
    Ok(kept::mark(answer, &tag, keeper))
}
