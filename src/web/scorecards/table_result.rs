//! The result of a table of a tournament as its card has it: a player at the table sends it, and it waits for another
//! device as ever.

use crate::routes;
use crate::tournaments::board_fields::written;
use talon_scorecard::{PersonNo, Scorecard, Tally};
use talon_service::scorecards::{CardTable, OpenCard, sums_of_boards};
use talon_service::tournaments::standing_by_card;
use talon_text::{Arg, Lang, signed};
use talon_tournament::EntryNo;
use talon_tournament::standings::TableOutcome;
use talon_tournament::tournament::{ResultState, Table, TableAct, TableResult};

/// The table of a card.
#[derive(Debug)]
pub(super) struct TableOf {
    /// Which table of which round.
    pub title: String,
    pub tournament: String,
    /// The page of its result.
    pub card: String,
    /// How many deals were played, of how many.
    pub played: String,
    pub version: u32,
    /// A result stands, and what the reader corrects changes it.
    pub corrects: bool,
    /// Why no deal can be changed, and who can still do something about it; empty where deals are open.
    pub closed: String,
    /// A deal was corrected after the result was confirmed.
    pub reopened: bool,
    pub seats: Vec<SeatOf>,
    /// The number of deals counts beside the score.
    pub per_deal: bool,
    /// Where deals are compared: the scores of the boards, each in the order of seats, as the form sends them.
    pub boards: Vec<String>,
    /// The result that stands, where it is another than what the card comes to; empty where it is the same or none.
    pub otherwise: String,
    /// Which of the boards will stand as not played; empty where none.
    pub missing: String,
}

/// Someone at it.
#[derive(Debug)]
pub(super) struct SeatOf {
    pub entry: u16,
    pub name: String,
    pub score: i64,
    pub shown: String,
    pub deals: usize,
}

/// The table, with what its deals come to.
pub(super) fn table_of(opened: &OpenCard, tally: &Tally, lang: Lang) -> Option<TableOf> {
    let (table, card) = (opened.table.as_ref()?, &opened.card);
    let (at, tournament) = (table.table()?, &table.shown.loaded.tournament);
    let number = |number: u16| Arg::Number(number.into());
    let place = lang.t_args("tournament-place-table", &[("number", number(table.card.table))]);
    let round = lang.t_args("tournament-round", &[("number", number(table.card.round))]);
    let counted = tally.lines.iter().filter(|line| line.counts());
    let played: Vec<_> = counted.collect();
    let count = i64::try_from(played.len()).unwrap_or(i64::MAX);
    let sums = match card.boards {
        Some(_) => sums_of_boards(tally, card.people.len()),
        None => tally.in_the_end(),
    };
    let boards = table.board_scores(card, tally);
    let score = |person: PersonNo| sums.get(person.index()).copied().unwrap_or(0);
    let seat = |(person, seat): (PersonNo, &talon_tournament::tournament::Seat)| SeatOf {
        entry: seat.entry.0,
        name: card.name(person).to_owned(),
        score: score(person),
        shown: signed(score(person)),
        deals: played.iter().filter(|line| line.people.contains(&person)).count(),
    };
    Some(TableOf {
        title: format!("{place}, {round}"),
        tournament: tournament.name.clone(),
        card: routes::card(&table.card),
        played: match table.planned() {
            Some(planned) => {
                let args = [("count", count.into()), ("planned", number(planned))];
                lang.t_args("scorecard-played-of", &args)
            }
            None => lang.n("session-deals", count),
        },
        version: at.version,
        corrects: table.corrects,
        closed: closed(table, at, card, lang),
        reopened: at.result.as_ref().is_some_and(TableResult::is_reopened),
        seats: card.everybody().zip(&at.seats).map(seat).collect(),
        boards: boards.iter().copied().map(written).collect(),
        missing: missing(card, tally, lang),
        otherwise: otherwise(at, &sums, card, lang),
        per_deal: tournament.profile.scoring.scheme.counts_deals(),
    })
}

/// Why no deal can be changed once the table has a result, and who can still do something about it.
fn closed(table: &CardTable, at: &Table, card: &Scorecard, lang: Lang) -> String {
    let Some(result) = at.result.as_ref() else {
        return String::new();
    };
    let CardTable { card: place, shown, .. } = table;
    let may_withdraw = |entry: EntryNo| {
        let standing = standing_by_card(&shown.loaded, place, Some(entry), None);
        let rights = shown.loaded.tournament.allowed(place.round, place.table, &standing);
        rights.may(TableAct::TakeBack)
    };
    let sender = card
        .everybody()
        .zip(&at.seats)
        .find(|(_, seat)| may_withdraw(seat.entry));
    match (sender, result.state) {
        (Some((person, _)), _) => lang.t_args("scorecard-table-closed", &[("name", card.name(person).into())]),
        (None, ResultState::Confirmed) => lang.t("scorecard-table-confirmed").into_owned(),
        (None, ResultState::Ruled | ResultState::Voided) => lang.t("scorecard-table-ruled").into_owned(),
        (None, ResultState::Entered | ResultState::Disputed) => lang.t("scorecard-table-official").into_owned(),
    }
}

/// What stands as the result of the table, where that is not what the card comes to.
fn otherwise(at: &Table, sums: &[i64], card: &Scorecard, lang: Lang) -> String {
    let result = at.result.as_ref().filter(|result| result.counts());
    let Some(TableOutcome::Played(seats)) = result.map(|result| &result.outcome) else {
        return String::new();
    };
    if card.deals.is_empty() || seats.iter().map(|seat| seat.raw).eq(sums.iter().copied()) {
        return String::new();
    }
    let said = |scores: &mut dyn Iterator<Item = i64>| {
        let named = card.everybody().zip(scores);
        let each = named.map(|(person, score)| format!("{} {}", card.name(person), signed(score)));
        each.collect::<Vec<_>>().join(", ")
    };
    let args = [
        ("result", Arg::from(said(&mut seats.iter().map(|seat| seat.raw)))),
        ("card", said(&mut sums.iter().copied()).into()),
    ];
    lang.t_args("scorecard-table-otherwise", &args)
}

/// The boards that do not count: nothing is written of them, or they were struck out.
fn missing(card: &Scorecard, tally: &Tally, lang: Lang) -> String {
    let is_missing = |board: &u32| {
        let mut lines = tally.lines.iter();
        !lines.any(|line| line.number == Some(*board) && line.counts())
    };
    let count = card.boards.map_or(0, |set| set.count);
    let missing = (1..=count).filter(is_missing);
    let numbers: Vec<String> = missing.map(|board| card.called_number(board).to_string()).collect();
    match numbers.is_empty() {
        true => String::new(),
        false => lang.t_args("scorecard-boards-missing", &[("numbers", numbers.join(", ").into())]),
    }
}
