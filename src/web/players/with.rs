//! `/players/{id}/with/{other}`: the tables at which two sat.

use actix_web::web;
use askama::Template;

use super::parts::{day, difference, seen};
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_service::players::{self, Opponent, SharedTable};
use talon_store::MemberId;
use talon_store::player_hands::HandCount;
use talon_text::{Arg, Lang, signed};

/// templates/players/with.html
#[derive(Debug, Template)]
#[template(path = "players/with.html")]
struct PlayersWithPage {
    shell: Shell,
    noindex: bool,
    name: String,
    other: String,
    club: LinkView,
    player_href: String,
    other_href: String,
    sums: Vec<SumView>,
    tables: Vec<SharedTableLine>,
}

/// A number, and the rows that make it where they are on another page.
#[derive(Debug)]
struct SumView {
    title: &'static str,
    value: String,
    href: Option<String>,
}

/// A table.
#[derive(Debug)]
struct SharedTableLine {
    name: String,
    href: String,
    day: String,
    table: String,
    own: String,
    other: String,
    difference: String,
}

/// The page.
///
/// # Errors
/// Not found, also where the reader may not see it.
pub async fn get(visit: Visit, path: web::Path<(i64, i64)>) -> PageResult {
    let (id, other) = path.into_inner();
    let (id, other) = (MemberId(id), MemberId(other));
    let (together, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| players::together(db, actor, id, other))?))
        .await?;
    let (club, person, opponent) = (together.club, together.person, together.opponent);
    if (person.id, opponent.id) != (id, other) {
        return Ok(see_other(&routes::together(person.id, opponent.id)));
    }
    let lang = visit.prefs.lang;
    let name = seen(&person.name, lang);
    let other = opponent.name.clone().unwrap_or_default();
    let names = [("name", Arg::from(name.as_str())), ("other", Arg::from(other.as_str()))];
    let page = PlayersWithPage {
        shell: Shell::new(&visit, &visitor, lang.t_args("player-with", &names)),
        noindex: club.noindex,
        club: LinkView {
            href: routes::club(&club.slug, ""),
            name: club.name,
        },
        player_href: routes::player(person.id),
        other_href: routes::player(opponent.id),
        sums: sums(&opponent, lang)
            .into_iter()
            .chain(defended(person.id, opponent.id, together.defended))
            .collect(),
        tables: together.tables.iter().map(|one| line(one, lang)).collect(),
        name,
        other,
    };
    Ok(html(page.render()))
}

fn sums(one: &Opponent, lang: Lang) -> [SumView; 5] {
    let sum = |title, value| SumView {
        title,
        value,
        href: None,
    };
    [
        sum("player-tables-together", one.tables.to_string()),
        sum("player-ahead", one.ahead.to_string()),
        sum("player-level", one.level.to_string()),
        sum("player-behind", one.behind.to_string()),
        sum("player-difference", difference(&one.difference, lang)),
    ]
}

/// The hands in which both defended, and those of them in which the contract was made against them.
fn defended(player: MemberId, other: MemberId, count: Option<HandCount>) -> Vec<SumView> {
    let Some(count) = count.filter(|count| count.hands > 0) else {
        return Vec::new();
    };
    let there = format!("{}?as=defender&with={other}", routes::player_hands(player));
    let made = Some(format!("{there}&mark=made")).filter(|_| count.made > 0);
    vec![
        SumView {
            title: "player-defended-together",
            value: count.hands.to_string(),
            href: Some(there),
        },
        SumView {
            title: "player-made-against",
            value: count.made.to_string(),
            href: made,
        },
    ]
}

fn line(one: &SharedTable, lang: Lang) -> SharedTableLine {
    let page = format!("rounds/{}/tables/{}", one.round, one.table);
    let number = |number: u16| [("number", Arg::Number(number.into()))];
    let words = ["tournament-round", "tournament-table-number"];
    let [round, table] = [one.round, one.table].map(number);
    let words = [lang.t_args(words[0], &round), lang.t_args(words[1], &table)];
    SharedTableLine {
        name: one.name.clone(),
        href: routes::tournament(one.tournament, &page),
        day: day(one.starts_at, lang),
        table: words.join(", "),
        own: signed(one.own),
        other: signed(one.other),
        difference: signed(one.own - one.other),
    }
}
