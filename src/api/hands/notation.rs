//! `GET /hands/{id}.ppn`: a hand in the notation that its game has beside the format's own.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::ApiResult;
use super::super::download::Download;
use super::super::operation::{Access, Answer, Operation, TAG, UNCHANGED};
use super::show::ADDRESS;
use talon_http::{Problem, Visit};
use talon_ppn::Ppn;
use talon_records::notation::write_all;
use talon_service::read_hand::read_hand;
use talon_store::hands::Visibility;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/hands/{id}.ppn",
    id: "downloadPpn",
    summary: "A hand in the notation PPN, where its game has it",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "Tags and one bracket. What the notation has no place for is left out.",
            kinds: &[("text/plain", r#"{"type": "string"}"#)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(send),
};

/// Sends the hand.
///
/// # Errors
/// When there is no such hand for this reader, or it cannot be written so.
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
    let kind = "text/plain; charset=utf-8";
    let download = Download {
        parts: &[&hand.record, "ppn"],
        public,
        kind,
        file: Some("hand.ppn"),
    };
    download.send(&request, || {
        write_all(&Ppn, [&hand.record]).ok_or_else(|| Problem::not_found("hand in this notation"))
    })
}
