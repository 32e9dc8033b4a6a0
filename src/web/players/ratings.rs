//! `/players/{id}/ratings`: how strong someone is in each rating list, and how that came about.

use actix_web::web;
use askama::Template;

use super::parts::seen;
use crate::page::{LinkView, PageResult, see_other};
use crate::ratings::{RatingCurve, list_title};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::players;
use talon_service::ratings::PlayerRatings;
use talon_store::MemberId;
use talon_text::{Arg, Lang};

/// templates/players/ratings.html
#[derive(Debug, Template)]
#[template(path = "players/ratings.html")]
struct PlayersRatingsPage {
    shell: Shell,
    noindex: bool,
    club: LinkView,
    player: LinkView,
    lists: Vec<ListCurve>,
}

/// A list with their way through it.
#[derive(Debug)]
struct ListCurve {
    /// What begins the names of its parts on the page.
    id: String,
    name: String,
    /// Their page there, table by table.
    way: String,
    is_hidden: bool,
    curve: RatingCurve,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it.
pub async fn get(visit: Visit, path: web::Path<i64>) -> PageResult {
    let id = MemberId(path.into_inner());
    let (found, visitor) = visit
        .act(move |state, actor| {
            let now = state.now().into();
            Ok(state.store.read(|db| players::player_curves(db, actor, id, now))?)
        })
        .await?;
    let person = found.shown.person.id;
    if person != id {
        return Ok(see_other(&routes::player_ratings(person)));
    }
    let lang = visit.prefs.lang;
    let club = &found.shown.club;
    let name = seen(&found.shown.person.name, lang);
    let title = lang.t_args("player-ratings-of", &[("name", Arg::from(name.as_str()))]);
    let page = PlayersRatingsPage {
        shell: Shell::new(&visit, &visitor, title),
        noindex: club.noindex,
        club: LinkView::new(routes::club(&club.slug, ""), &club.name),
        player: LinkView::new(routes::player(person), name),
        lists: found.lists.iter().map(|one| list(one, lang)).collect(),
    };
    Ok(html(page.render()))
}

fn list(found: &PlayerRatings, lang: Lang) -> ListCurve {
    let row = &found.shown.row;
    ListCurve {
        id: format!("list-{}", row.id),
        name: list_title(&row.game, found.shown.method, lang),
        way: routes::rating_list(row.id, &format!("players/{}", found.person.0)),
        is_hidden: !row.published,
        curve: RatingCurve::of(found, lang),
    }
}
