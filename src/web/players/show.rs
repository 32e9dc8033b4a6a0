//! `/players/{id}`: someone who plays in a club, by the name that the reader may see. An entry that was given up for
//! another leads to that one, so that an address never dies.

use actix_web::web;
use askama::Template;

use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::clubs::Seen;
use talon_service::clubs::read;
use talon_store::MemberId;
use talon_text::{Arg, Lang};

/// templates/players/show.html
#[derive(Debug, Template)]
#[template(path = "players/show.html")]
struct PlayersShowPage {
    shell: Shell,
    noindex: bool,
    club: String,
    club_href: String,
    entry: String,
    public: String,
    is_guest: bool,
    is_me: bool,
    is_active: bool,
    hands: Option<String>,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see who belongs to the club.
pub async fn get(visit: Visit, path: web::Path<i64>) -> PageResult {
    let id = MemberId(path.into_inner());
    let ((club, person), visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::player(db, actor, id))?))
        .await?;
    if person.id != id {
        return Ok(see_other(&routes::player(person.id)));
    }
    let lang = visit.prefs.lang;
    // Only a whole name is one that stands in records; another would find the hands of someone else.
    let whole = match &person.name {
        Seen::Name(name) if person.shows_whole => Some(name.clone()),
        Seen::Name(_) | Seen::Numbered(_) => None,
    };
    let find = |name: String| {
        let query = [("player", name.as_str())];
        format!("/hands?{}", serde_html_form::to_string(query).unwrap_or_default())
    };
    let page = PlayersShowPage {
        shell: Shell::new(&visit, &visitor, seen(&person.name, lang)),
        noindex: club.noindex,
        club_href: routes::club(&club.slug, ""),
        entry: routes::member(&club.slug, person.id),
        club: club.name,
        public: person.public.as_ref().map(|name| seen(name, lang)).unwrap_or_default(),
        is_guest: person.is_guest,
        is_me: person.is_me,
        is_active: person.is_active,
        hands: whole.map(find),
    };
    Ok(html(page.render()))
}

fn seen(name: &Seen, lang: Lang) -> String {
    match name {
        Seen::Name(name) => name.clone(),
        Seen::Numbered(id) => lang.t_args("club-member-numbered", &[("number", Arg::from(id.0))]),
    }
}
