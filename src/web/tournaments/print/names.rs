//! `GET /tournaments/{id}/print/names/{round}`: everyone of a round by name, with table and seat: pinned to the wall,
//! so that each finds their place.

use actix_web::web;
use askama::Template;

use super::paper::{Paper, address, opened, round, round_title, sheet, size};
use crate::page::PageResult;
use crate::shell::Shell;
use crate::tournaments::frame::{name, shell, tables};
use crate::wall::Placed;
use talon_http::Visit;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::Round;

/// Names in a column.
const COLUMN: usize = 32;

/// templates/tournaments/print/names.html
#[derive(Debug, Template)]
#[template(path = "tournaments/print/names.html")]
struct TournamentsPrintNamesPage {
    shell: Shell,
    paper: Paper,
    title: String,
    /// Sheets of at most two columns.
    sheets: Vec<Vec<Vec<Placed>>>,
}

/// Shows the list.
///
/// # Errors
/// Not found, also when the reader may not see the round.
pub async fn get(visit: Visit, place: web::Path<(String, String)>) -> PageResult {
    let (id, number) = place.into_inner();
    let (shown, visitor) = opened(&visit, &id).await?;
    let lang = visit.prefs.lang;
    let round = &round(&shown, &number)?;
    let title = round_title(round, lang);
    let path = address(&shown, &format!("names/{}", round.number));
    let columns: Vec<Vec<Placed>> = placed(&shown, round, lang).chunks(COLUMN).map(<[_]>::to_vec).collect();
    let page = TournamentsPrintNamesPage {
        paper: Paper::of(&visit, &shown, &path),
        shell: shell(&visit, &visitor, format!("{}: {title}", lang.t("paper-names")), path),
        title,
        sheets: columns.chunks(2).map(<[_]>::to_vec).collect(),
    };
    Ok(sheet(&page))
}

/// Everyone of a round in the order of names; who sits in someone's stead is in it with both names.
pub(in crate::tournaments) fn placed(shown: &ShownTournament, round: &Round, lang: Lang) -> Vec<Placed> {
    let mut all = Vec::new();
    for table in tables(shown, round, lang) {
        for (seat, one) in (1_i64..).zip(&table.seats) {
            let at = |name: String| Placed {
                size: size(&name),
                name,
                table: table.number.to_string(),
                room: table.room.clone(),
                seat: lang.t_args("paper-seat", &[("number", Arg::Number(seat))]),
            };
            if one.substitute.is_empty() {
                all.push(at(one.name.clone()));
            } else {
                all.push(at(format!("{} ({})", one.substitute, one.name)));
            }
        }
    }
    all.extend(round.byes.iter().map(|entry| {
        let name = name(shown, *entry, lang);
        Placed {
            size: size(&name),
            name,
            table: String::new(),
            room: String::new(),
            seat: lang.t("tournament-bye").into_owned(),
        }
    }));
    shown.name_order().sort(&mut all, |one| &one.name);
    all
}
