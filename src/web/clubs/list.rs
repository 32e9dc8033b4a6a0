//! `GET /clubs`: all clubs, one's own first.

use askama::Template;

use super::frame::letters;
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::clubs::read::{self, Listed};
use talon_text::Lang;

/// templates/clubs/list.html
#[derive(Debug, Template)]
#[template(path = "clubs/list.html")]
struct ClubsListPage {
    shell: Shell,
    clubs: Vec<ClubView>,
    can_add: bool,
}

/// One club.
#[derive(Debug)]
struct ClubView {
    href: String,
    name: String,
    logo: String,
    facts: String,
    is_mine: bool,
    /// What the reader most often does in it as one who runs it.
    ways: Vec<LinkView>,
}

/// Shows the list.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let lang = visit.prefs.lang;
    let (all, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::all(db, actor, lang.code()))?))
        .await?;
    let shell = Shell::new(&visit, &visitor, lang.t("clubs-title")).shared(&visit, &lang.t("clubs-lead"));
    let can_add = visitor.actor.person().is_some_and(|person| person.is_admin);
    Ok(html(
        ClubsListPage {
            clubs: all.iter().map(|one| row(one, lang)).collect(),
            can_add,
            shell,
        }
        .render(),
    ))
}

fn row(one: &Listed, lang: Lang) -> ClubView {
    ClubView {
        href: routes::club(&one.club.slug, ""),
        name: one.club.name.clone(),
        logo: letters(&one.club),
        facts: lang.n("club-members-count", one.members),
        is_mine: one.is_mine,
        ways: ways(one, lang),
    }
}

fn ways(one: &Listed, lang: Lang) -> Vec<LinkView> {
    let to = |page: &str, key: &str| LinkView::new(routes::club(&one.club.slug, page), lang.t(key));
    let tournament = one.makes.then(|| to("tournaments/new", "tournament-new"));
    let members = one.manages.then(|| to("members/import", "club-members-add"));
    tournament.into_iter().chain(members).collect()
}
