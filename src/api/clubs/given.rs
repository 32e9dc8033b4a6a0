//! Reads what a program sends about a club: one JSON object with the members that are known, each said once (S-3).

use actix_web::HttpRequest;
use actix_web::web::Payload;
use serde::de::DeserializeOwned;

use super::super::{body, problem};
use talon_http::{Problem, ProblemKind, Visit, invalid_words};
use talon_service::authorization::Action;
use talon_service::clubs::read;
use talon_text::Lang;

const BYTES_MAX: usize = 64 * 1024;

/// The object of a body.
///
/// # Errors
/// When it is another kind, too large, no object, or has a member that is not known or is said twice.
pub async fn object<T: DeserializeOwned>(request: &HttpRequest, payload: Payload, lang: Lang) -> Result<T, Problem> {
    if body::media(request, lang)? != body::Media::Json {
        return Err(problem::fault(
            ProblemKind::UnsupportedMedia,
            lang,
            "api-media",
            "application/json",
        ));
    }
    let bytes = body::whole(request, payload, BYTES_MAX, lang).await?;
    // A list would be taken for an object whose members come in order.
    let is_object = bytes.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'{');
    let read = if is_object {
        serde_json::from_slice(&bytes).map_err(|error| error.to_string())
    } else {
        Err("an object is expected".to_owned())
    };
    read.map_err(|why| problem::said(ProblemKind::BadRequest, why))
}

/// Refuses whoever may not do it in the club, before anything that they send is read.
///
/// # Errors
/// When there is no such club for them, or they may not.
pub async fn must(visit: &Visit, slug: &str, action: Action) -> Result<(), Problem> {
    let slug = slug.to_owned();
    visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| read::club_for(db, actor, &slug, action).map(drop))?)
        })
        .await
        .map(drop)
}

/// A failure of an act, with the field that is at fault.
pub fn refused(error: talon_service::ActError, lang: Lang) -> Problem {
    let talon_service::ActError::Invalid { field, why } = error else {
        return error.into();
    };
    let says = invalid_words(why, field, lang);
    let mut problem = problem::said(ProblemKind::Invalid, format!("{field}: {says}"));
    problem.members.insert("field".into(), field.into());
    problem
}
