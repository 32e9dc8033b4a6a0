//! `GET /api/v1/hands/{id}`: a hand with its record.

use actix_web::HttpRequest;
use actix_web::web::{Path, get};

use super::super::operation::{Access, Answer, Operation, Parameter, TAG, UNCHANGED};
use super::super::{ApiResult, answer};
use super::wire::view;
use talon_http::{Problem, Visit};
use talon_service::read_hand::{HandRead, look_at_hand};
use talon_service::{ActError, find_club};

/// The number of a hand, or the address of an unlisted one.
pub const ADDRESS: Parameter = Parameter {
    name: "id",
    place: "path",
    required: true,
    schema: r#"{"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}"#,
    says: "Number of the hand, or the address of an unlisted one.",
};

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/v1/hands/{id}",
    id: "readHand",
    summary: "Read one hand with its record",
    access: Access::Reader,
    parameters: &[ADDRESS],
    body: None,
    answers: &[
        Answer {
            status: 200,
            says: "The hand.",
            kinds: &[("application/json", r##"{"$ref": "#/components/schemas/HandView"}"##)],
            headers: &[TAG],
        },
        UNCHANGED,
    ],
    failures: &[404],
    handler: || get().to(show),
};

/// Sends a hand.
///
/// # Errors
/// When there is no such hand for this reader.
async fn show(visit: Visit, request: HttpRequest, path: Path<String>) -> ApiResult {
    let address = path.into_inner();
    let (view, _) = visit
        .act(move |state, actor| {
            state
                .store
                .read(|db| -> Result<_, ActError> {
                    let HandRead { hand, is_vouched, .. } = look_at_hand(db, actor, &address)?;
                    let clubs = find_club::slugs(db, [hand.club_id])?;
                    let club = clubs.get(&hand.club_id).map_or("", String::as_str);
                    Ok(view(&hand, &address, club, is_vouched))
                })
                .map_err(Problem::from)
        })
        .await?;
    Ok(answer::tagged(&visit, &request, &view))
}
