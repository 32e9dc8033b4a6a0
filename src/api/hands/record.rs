//! `GET /hands/{id}.json`: the record in its canonical form.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{HandPath, opened};
use crate::ApiResult;
use crate::download::{Download, unlisted};
use crate::responses::Unchanged;
use talon_http::Visit;
use talon_service::read_hand::HandRead;
use talon_store::hands::Visibility;

/// The record of a hand alone, in its canonical form, with the notes of the site that are for its reader
#[utoipa::path(
    operation_id = "downloadRecord",
    params(HandPath),
    responses((status = 200, description = "The record.", body = Object), Unchanged)
)]
#[get("/hands/{id}.json")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, path: Path<HandPath>) -> ApiResult {
    let HandRead { hand, noindex, .. } = opened(&visit, path).await?;
    let public = hand.visibility == Visibility::Public;
    let download = Download {
        parts: &[&hand.record],
        public,
        kind: "application/json",
        file: None,
    };
    unlisted(
        download.send(&request, || Ok(hand.record.clone().into_bytes())),
        noindex,
    )
}
