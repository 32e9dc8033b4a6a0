//! Addresses under an earlier short name of a club lead on to the one that it has now.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};

use super::state::State;
use talon_service::find_club;

/// What stands before the short name of a club.
const BEFORE: [&str; 3] = ["/clubs/", "/embed/clubs/", "/api/v1/clubs/"];

/// The answer in place of that there is no such page.
pub(super) async fn instead(request: &HttpRequest, status: StatusCode) -> Option<HttpResponse> {
    if status != StatusCode::NOT_FOUND || !request.method().is_safe() {
        return None;
    }
    let state = request.app_data::<web::Data<State>>()?;
    let (before, slug, after) = parts(request.uri().path())?;
    let wanted = slug.to_owned();
    let found = state
        .block(move |state| Ok(state.store.read(|db| find_club::renamed(db, &wanted))?))
        .await;
    let now = found.ok()??;
    let query = request.uri().query().map(|query| format!("?{query}"));
    let address = format!("{before}{now}{after}{}", query.unwrap_or_default());
    Some(
        HttpResponse::PermanentRedirect()
            .insert_header((header::LOCATION, address))
            .finish(),
    )
}

/// What stands before the short name, the name, and what stands behind it.
fn parts(path: &str) -> Option<(&'static str, &str, &str)> {
    let (before, rest) = BEFORE
        .iter()
        .find_map(|before| Some((*before, path.strip_prefix(before)?)))?;
    let (slug, after) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    (!slug.is_empty()).then_some((before, slug, after))
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn the_short_name_is_found_where_it_stands() {
        assert_eq!(parts("/clubs/one"), Some(("/clubs/", "one", "")));
        assert_eq!(parts("/clubs/one/news.atom"), Some(("/clubs/", "one", "/news.atom")));
        assert_eq!(parts("/embed/clubs/one/next"), Some(("/embed/clubs/", "one", "/next")));
        assert_eq!(parts("/clubs/"), None);
        assert_eq!(parts("/leagues/one"), None);
    }
}
