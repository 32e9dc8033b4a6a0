//! `GET /hands/{id}.ppn`: a hand in the notation that its game has beside the format's own.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{HandPath, opened};
use crate::ApiResult;
use crate::download::{Download, unlisted};
use crate::responses::Unchanged;
use talon_http::{Problem, Visit};
use talon_ppn::Ppn;
use talon_records::notation::write_all;
use talon_service::read_hand::HandRead;
use talon_store::hands::Visibility;

/// A hand in the notation PPN, where its game has it
#[utoipa::path(
    operation_id = "downloadPpn",
    params(HandPath),
    responses(
        (
            status = 200,
            description = "Tags and one bracket. What the notation has no place for is left out.",
            body = String,
        ),
        Unchanged,
    )
)]
#[get("/hands/{id}.ppn")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, path: Path<HandPath>) -> ApiResult {
    let HandRead { hand, noindex, .. } = opened(&visit, path).await?;
    let public = hand.visibility == Visibility::Public;
    let kind = "text/plain; charset=utf-8";
    let download = Download {
        parts: &[&hand.record, "ppn"],
        public,
        kind,
        file: Some("hand.ppn"),
    };
    let sent = download.send(&request, || {
        write_all(&Ppn, [&hand.record]).ok_or_else(|| Problem::not_found("hand in this notation"))
    });
    unlisted(sent, noindex)
}
