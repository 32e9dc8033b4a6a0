//! `GET /clubs`: all clubs, one's own first.

use askama::Template;

use super::frame::letters;
use crate::page::PageResult;
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
    }
}
