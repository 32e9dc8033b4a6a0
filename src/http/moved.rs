//! Addresses under an earlier short name of a club, or that ask for it as `?club=`, lead on to the one that it has now.

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};

use super::state::State;
use talon_service::find_club;

/// What stands before the short name of a club.
const BEFORE: [&str; 3] = ["/clubs/", "/embed/clubs/", "/api/v1/clubs/"];
/// What pages of other sites may read.
const OPEN: [&str; 2] = ["/embed/", "/api/"];

/// The answer in place of that there is no such page.
pub(super) async fn instead(request: &HttpRequest, status: StatusCode) -> Option<HttpResponse> {
    if status != StatusCode::NOT_FOUND || !request.method().is_safe() {
        return None;
    }
    let state = request.app_data::<web::Data<State>>()?;
    let uri = request.uri();
    let whole = uri.path_and_query()?.as_str();
    let (before, slug, after) = parts(whole).or_else(|| in_query(whole))?;
    let wanted = slug.to_owned();
    let found = state
        .block(move |state| Ok(state.store.read(|db| find_club::renamed(db, &wanted))?))
        .await;
    let now = found.ok()??;
    let mut answer = HttpResponse::PermanentRedirect();
    answer
        .insert_header((header::LOCATION, format!("{before}{now}{after}")))
        // A club may have its earlier address again, which then must not lead away.
        .insert_header((header::CACHE_CONTROL, "no-cache"));
    if OPEN.iter().any(|open| whole.starts_with(open)) {
        answer.insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"));
    }
    Some(answer.finish())
}

/// What stands before the short name, the name, and what stands behind it.
fn parts(path: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = BEFORE
        .iter()
        .find_map(|before| Some((*before, path.strip_prefix(before)?)))?;
    let (slug, after) = rest.split_at(rest.find(['/', '?']).unwrap_or(rest.len()));
    (!slug.is_empty()).then_some((before, slug, after))
}

/// The same of an address that asks for a club.
fn in_query(address: &str) -> Option<(&str, &str, &str)> {
    let query = address.find('?')?;
    let at = ["?club=", "&club="]
        .iter()
        .find_map(|name| Some(query + address[query..].find(name)? + name.len()))?;
    let end = address[at..].find('&').map_or(address.len(), |end| at + end);
    (at < end).then(|| (&address[..at], &address[at..end], &address[end..]))
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn the_short_name_is_found_where_it_stands() {
        assert_eq!(parts("/clubs/one"), Some(("/clubs/", "one", "")));
        assert_eq!(parts("/clubs/one/news.atom"), Some(("/clubs/", "one", "/news.atom")));
        assert_eq!(parts("/embed/clubs/one/next"), Some(("/embed/clubs/", "one", "/next")));
        assert_eq!(parts("/clubs/one?lang=hu"), Some(("/clubs/", "one", "?lang=hu")));
        assert_eq!(parts("/clubs/"), None);
        assert_eq!(parts("/leagues/one"), None);
    }

    #[test]
    fn the_club_that_is_asked_for_is_found_wherever_it_stands() {
        let found = [
            ("/tournaments?club=one", Some(("/tournaments?club=", "one", ""))),
            (
                "/leagues?game=ulti&club=one&page=2",
                Some(("/leagues?game=ulti&club=", "one", "&page=2")),
            ),
            ("/tournaments?club=", None),
            ("/tournaments?nightclub=one", None),
            ("/tournaments", None),
        ];
        for (address, expected) in found {
            assert_eq!(super::in_query(address), expected, "{address}");
        }
    }
}
