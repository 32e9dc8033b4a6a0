//! `GET /tournaments/{id}/cross`: who met whom, in which round, and who scored more.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{Frame, Place, name, shell};
use super::standings::{latest, stage_links};
use crate::event::{Event, RoundState};
use crate::http::{Problem, Visit};
use crate::service::tournaments::parse_id;
use crate::service::tournaments::read;
use crate::text::mixed;
use crate::tournament::EntryNo;
use crate::tournament::standings::Outcome;
use crate::web::page::PageResult;
use crate::web::routes;
use crate::web::shell::{Shell, html};

/// templates/tournaments/cross.html
#[derive(Debug, Template)]
#[template(path = "tournaments/cross.html")]
struct TournamentsCross {
    shell: Shell,
    frame: Frame,
    rows: Vec<Line>,
    stages: Vec<(String, String, bool)>,
}

/// A row: the place in the order of the standings, and a cell for each other one.
#[derive(Debug)]
struct Line {
    number: usize,
    name: String,
    href: String,
    total: String,
    mine: bool,
    cells: Vec<Cell>,
}

/// What two did: the rounds in which they met, with who scored more.
#[derive(Debug, Default)]
struct Cell {
    met: Vec<(u16, &'static str)>,
    own: bool,
}

/// Which stage is asked for.
#[derive(Debug, Deserialize)]
pub struct Asked {
    stage: Option<u16>,
}

/// Shows the table.
///
/// # Errors
/// Not found, also when the reader may not see the event.
pub async fn get(visit: Visit, id: web::Path<String>, asked: web::Query<Asked>) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let (shown, visitor) =
        visit.act(move |state, actor| Ok(state.store.read(|db| read::event(db, actor, id))?)).await?;
    let lang = visit.prefs.lang;
    let event = &shown.loaded.event;
    let (stage, as_of) = latest(event, asked.stage);
    let ranking = event.ranking_of(stage, as_of).map_err(Problem::internal)?;
    let order: Vec<EntryNo> = ranking.rows.iter().map(|row| row.entry).collect();
    let line = |(at, row): (usize, &crate::tournament::standings::Row)| Line {
        number: at + 1,
        name: name(&shown, row.entry, lang),
        href: routes::tournament(id, &format!("players/{}", row.entry.0)),
        total: mixed(&row.total),
        mine: shown.me == Some(row.entry),
        cells: order
            .iter()
            .map(|other| Cell { met: met(event, stage, row.entry, *other), own: row.entry == *other })
            .collect(),
    };
    let title = format!("{}: {}", lang.t("night-cross"), event.name);
    let page = TournamentsCross {
        shell: shell(&visit, &visitor, title, routes::tournament(id, "cross")),
        frame: Frame::of(&shown, Place::Standings, lang),
        rows: ranking.rows.iter().enumerate().map(line).collect(),
        stages: stage_links(&shown, "cross", stage, lang),
    };
    Ok(html(page.render()))
}

/// The rounds of a stage in which two sat at one table: `+` where the first scored more, `−` where less, `=` where equal,
/// and nothing where there is no result.
fn met(event: &Event, stage: u16, one: EntryNo, other: EntryNo) -> Vec<(u16, &'static str)> {
    if one == other {
        return Vec::new();
    }
    let seen = event.rounds_of(stage).filter(|round| round.state > RoundState::Drawn);
    let at = |round: &crate::event::Round| {
        let table = round.tables.iter().find(|table| table.seat_of(one).is_some())?;
        let (own, theirs) = (table.seat_of(one)?, table.seat_of(other)?);
        let result = table.result.as_ref().filter(|result| result.counts());
        let sign = match result.map(|result| &result.outcome) {
            Some(Outcome::Played(seats)) => match seats.get(own)?.raw.cmp(&seats.get(theirs)?.raw) {
                std::cmp::Ordering::Greater => "+",
                std::cmp::Ordering::Less => "−",
                std::cmp::Ordering::Equal => "=",
            },
            _ => "",
        };
        Some((round.number, sign))
    };
    seen.filter_map(at).collect()
}
