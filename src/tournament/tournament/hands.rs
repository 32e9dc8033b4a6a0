//! What the hands of a table come to, counted by the rules engine: the score of each seat, deal by deal, and what
//! stands against it.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::dealt::DealtAs;
use super::{Place, Table, TableResult, Tournament};
use crate::EntryNo;
use crate::points::Games;
use crate::standings::{BoardScore, Came, SeatResult, TableOutcome};
use talon_records::format_of;
use talon_records::session::{Dealt, KnownPlayers, Ledger, Remark};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{DealFate, TablePlay, TableSheet};

/// What the hands of a table come to.
#[derive(Debug, Clone, Default)]
pub struct Tally {
    /// In the order in which they were played.
    pub deals: Vec<TallyDeal>,
    /// In the order of seats; none while something has to be put right first.
    pub seats: Option<Vec<SeatResult>>,
    /// Deals that count.
    pub counted: usize,
    /// How many a table plays, where that is fixed.
    pub planned: Option<usize>,
    /// What was left to go and is written off, where a session stopped early.
    pub written_off: Option<i64>,
    /// The players of a session changed their seats, or four sat at the table.
    pub is_mixed: bool,
}

/// A deal of it.
#[derive(Debug, Clone)]
pub struct TallyDeal {
    /// Place of its record among those that were given.
    pub record: usize,
    /// The number that its record gives it.
    pub number: Option<u64>,
    /// The board that it is, from 0, where deals are compared.
    pub board: Option<usize>,
    pub fate: DealFate,
    /// The code of the contract.
    pub contract: Option<&'static str>,
    pub declarer: Option<EntryNo>,
    /// Whether the declarer won it.
    pub is_made: Option<bool>,
    /// In the order of seats; none where nobody knows whose the seats of the record are.
    pub scores: Option<Vec<i64>>,
    pub faults: Vec<HandFault>,
}

/// What stands against counting a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum HandFault {
    /// It cannot be read any more.
    Refused,
    /// It stops before its result is known.
    Unfinished,
    /// Nobody has ruled on an irregular card.
    Unruled,
    /// Its rules are not those of the tournament.
    Rules,
    /// Nobody knows whose its seats are.
    Players,
    /// Its cards are not those of a board that lies at the table.
    Deal,
    /// Its number, or its board, was there before.
    Doubled,
    /// The session was over before it; it does not count.
    Late,
}

impl HandFault {
    /// Its word in the catalogs.
    pub const fn as_str(self) -> &'static str {
        match self {
            HandFault::Refused => "refused",
            HandFault::Unfinished => "unfinished",
            HandFault::Unruled => "unruled",
            HandFault::Rules => "rules",
            HandFault::Players => "players",
            HandFault::Deal => "deal",
            HandFault::Doubled => "doubled",
            HandFault::Late => "late",
        }
    }

    /// Whether nothing can be counted until it is put right.
    const fn is_grave(self) -> bool {
        !matches!(self, HandFault::Late)
    }
}

/// Whether a record was played by the rules of the tournament.
pub fn plays_by(tournament: &Tournament, record: &str) -> bool {
    serde_json::from_str(record).is_ok_and(|record: Value| has_rules(tournament, &record))
}

/// Whether a result was entered that differs from what the hands come to.
pub fn differs(result: Option<&TableResult>, tally: &Tally) -> bool {
    let entered = result.filter(|result| result.counts()).map(|result| &result.outcome);
    let (Some(TableOutcome::Played(entered)), Some(seats)) = (entered, &tally.seats) else {
        return false;
    };
    let raw = |seats: &[SeatResult]| seats.iter().map(|seat| seat.raw).collect::<Vec<_>>();
    raw(entered) != raw(seats)
}

/// Counts the hands of a table. `who` tells which seat of the table someone has whom a record calls so.
pub fn tally(tournament: &Tournament, at: Place, records: &[&str], who: &dyn Fn(&str) -> Option<usize>) -> Tally {
    let table = at
        .round
        .zip(at.table)
        .and_then(|(round, table)| tournament.table(round, table));
    let stage = at
        .round
        .and_then(|round| tournament.round(round))
        .map_or(1, |round| round.stage);
    let Some(table) = table.filter(|_| !records.is_empty()) else {
        return Tally::default();
    };
    let read: Vec<Value> = records
        .iter()
        .map(|record| serde_json::from_str(record).unwrap_or_default())
        .collect();
    let maps: Vec<Option<BySeat<usize>>> = read.iter().map(|record| seats(record, table, who)).collect();
    // Who sat where is known better here than by the names in the records.
    let known: Option<Vec<KnownPlayers>> = maps.iter().map(|map| Some(at_table(table, (*map)?))).collect();
    let ledger = Ledger::of_known(records, known.as_deref());
    let compared = tournament.compares_boards(stage);
    let lying = tournament.boards_at(at.round.unwrap_or(0), table.number);
    let first = lying.first().map_or(0, |board| board.number - 1);
    let mut tally = Tally {
        planned: planned(tournament.profile.play),
        ..Tally::default()
    };
    let mut boards = BTreeMap::new();
    for (place, dealt) in ledger.deals.iter().enumerate() {
        let map = maps.get(dealt.record).copied().flatten();
        let (before, after) = (ledger.before(place).seen_by(dealt.seats), dealt.entry.after);
        let change = BySeat::from_fn(|seat| after.totals[seat] - before.totals[seat]);
        let record = read.get(dealt.record).unwrap_or(&Value::Null);
        let dealt_as = tournament.dealt_as(&lying, table, record, map);
        let board = compared.then(|| match dealt_as {
            DealtAs::Board(at) => at,
            DealtAs::Unknown | DealtAs::Other => board(dealt, place, first, tally.planned),
        });
        let mut faults = faults(dealt, map.is_some());
        if !has_rules(tournament, record) {
            faults.push(HandFault::Rules);
        }
        if dealt_as == DealtAs::Other {
            faults.push(HandFault::Deal);
        }
        if board.is_some_and(|board| boards.insert(board, place).is_some()) {
            faults.push(HandFault::Doubled);
        }
        faults.sort();
        faults.dedup();
        tally.deals.push(deal(dealt, map, change, board, table, faults));
    }
    tally.counted = ledger.counted();
    let grave = tally
        .deals
        .iter()
        .flat_map(|deal| &deal.faults)
        .any(|fault| fault.is_grave());
    match tournament.profile.play {
        TablePlay::Session { .. } if !compared => session(&mut tally, &ledger, &maps, table, grave),
        _ if grave => {}
        _ => tally.seats = Some(sums(&tally, table, compared)),
    }
    tally
}

/// Deals that a table plays.
fn planned(play: TablePlay) -> Option<usize> {
    match play {
        TablePlay::Deals(deals) => Some(usize::from(deals)),
        TablePlay::Session { .. } => None,
    }
}

/// Whose the seats of a record are, as places at the table: by the names in it, else as was said for the whole table.
fn seats(record: &Value, table: &Table, who: &dyn Fn(&str) -> Option<usize>) -> Option<BySeat<usize>> {
    let named = BySeat::from_fn(|seat: Seat| who(record["players"][seat.letter()]["name"].as_str()?));
    let said = BySeat::from_fn(|seat: Seat| table.seat_of(*table.hand_seats.get(seat as usize)?));
    all_different(named).or_else(|| all_different(said))
}

/// Those at a table by their places at it.
fn at_table(table: &Table, map: BySeat<usize>) -> KnownPlayers {
    let is_seated = |at: &usize| Seat::ALL.into_iter().any(|seat| map[seat] == *at);
    KnownPlayers {
        seats: map.map(|_, at| Some(*at)),
        out: (0..table.seats.len()).find(|at| !is_seated(at)),
    }
}

fn all_different(found: BySeat<Option<usize>>) -> Option<BySeat<usize>> {
    let (a, b, c) = (found.a?, found.b?, found.c?);
    (a != b && b != c && a != c).then_some(BySeat { a, b, c })
}

fn faults(dealt: &Dealt, is_known: bool) -> Vec<HandFault> {
    let mut faults = Vec::new();
    faults.extend(match dealt.entry.fate {
        DealFate::Refused => Some(HandFault::Refused),
        DealFate::Unfinished => Some(HandFault::Unfinished),
        DealFate::Unruled => Some(HandFault::Unruled),
        DealFate::Late => Some(HandFault::Late),
        // That its number stands twice is said below.
        DealFate::Contested => None,
        DealFate::Played | DealFate::Unplayed | DealFate::PassedOut | DealFate::Voided => None,
    });
    if !is_known {
        faults.push(HandFault::Players);
    }
    if dealt
        .remarks
        .iter()
        .any(|remark| matches!(remark, Remark::Doubled { .. }))
    {
        faults.push(HandFault::Doubled);
    }
    faults
}

/// The board that a deal is, from 0: by its number, counted within its set or over all sets, else by its place.
fn board(dealt: &Dealt, place: usize, first: usize, per_set: Option<usize>) -> usize {
    let Some(per_set) = per_set.filter(|per_set| *per_set > 0) else {
        return place;
    };
    let number = dealt
        .number
        .and_then(|number| usize::try_from(number).ok())
        .and_then(|one| one.checked_sub(1));
    match number {
        Some(number) if (first..first + per_set).contains(&number) => number - first,
        Some(number) if number < per_set => number,
        _ => place,
    }
}

fn deal(
    dealt: &Dealt,
    map: Option<BySeat<usize>>,
    change: BySeat<i64>,
    board: Option<usize>,
    table: &Table,
    faults: Vec<HandFault>,
) -> TallyDeal {
    let scores = map.map(|map| {
        let mut scores = vec![0; table.seats.len()];
        for seat in Seat::ALL {
            if let Some(score) = scores.get_mut(map[seat]) {
                *score += change[seat];
            }
        }
        scores
    });
    let declarer = dealt
        .entry
        .declarer
        .zip(map)
        .and_then(|(seat, map)| table.seats.get(map[seat]));
    TallyDeal {
        record: dealt.record,
        number: dealt.number,
        board,
        fate: dealt.entry.fate,
        contract: dealt.entry.contract,
        declarer: declarer.map(|seat| seat.entry),
        is_made: dealt.entry.made,
        scores,
        faults,
    }
}

fn counts(fate: DealFate) -> bool {
    matches!(fate, DealFate::Played | DealFate::Unplayed | DealFate::PassedOut)
}

/// The sums of deals that stand each for itself.
fn sums(tally: &Tally, table: &Table, compared: bool) -> Vec<SeatResult> {
    let boards = if compared {
        tally.planned.unwrap_or_else(|| {
            tally
                .deals
                .iter()
                .filter_map(|deal| deal.board)
                .max()
                .map_or(0, |last| last + 1)
        })
    } else {
        0
    };
    let seat = |at: usize| {
        let counted = || tally.deals.iter().filter(|deal| counts(deal.fate));
        let score = |deal: &TallyDeal| deal.scores.as_ref().and_then(|scores| scores.get(at)).copied();
        let on_board = |board: usize| {
            let deal = counted().find(|deal| deal.board == Some(board));
            deal.and_then(score).map_or(BoardScore::NotPlayed, BoardScore::Raw)
        };
        SeatResult {
            raw: counted().filter_map(score).sum(),
            deals: u32::try_from(tally.counted).ok(),
            games: Some(games(tally, table.seats.get(at).map(|seat| seat.entry))),
            boards: (0..boards).map(on_board).collect(),
            came: came(table, at),
        }
    };
    (0..table.seats.len()).map(seat).collect()
}

/// Games that someone won and lost as the declarer.
fn games(tally: &Tally, entry: Option<EntryNo>) -> Games {
    let mut games = Games::default();
    for deal in tally
        .deals
        .iter()
        .filter(|deal| entry.is_some() && deal.declarer == entry)
    {
        match deal.is_made {
            Some(true) => games.won += 1,
            Some(false) => games.lost += 1,
            None => {}
        }
    }
    games
}

fn came(table: &Table, at: usize) -> Came {
    match table.seats.get(at).and_then(|seat| seat.substitute) {
        Some(_) => Came::Substitute,
        None => Came::Himself,
    }
}

/// The last sheet of a session; one that stopped early is written off.
fn session(tally: &mut Tally, ledger: &Ledger, maps: &[Option<BySeat<usize>>], table: &Table, grave: bool) {
    let mut all = ledger
        .deals
        .iter()
        .map(|dealt| maps.get(dealt.record).copied().flatten());
    let first = all.next().flatten();
    tally.is_mixed = table.seats.len() != 3 || all.any(|map| map != first);
    let end = ledger.written_off.as_ref().map_or(&ledger.standing, |(after, _)| after);
    tally.written_off = ledger
        .written_off
        .as_ref()
        .and(ledger.standing.sheet.as_ref())
        .map(TableSheet::left);
    let (Some(map), Some(last)) = (first.filter(|_| !grave && !tally.is_mixed), ledger.deals.last()) else {
        return;
    };
    let totals = end.seen_by(last.seats).totals;
    let seat = |at: usize| {
        let letter = Seat::ALL.into_iter().find(|seat| map[*seat] == at);
        SeatResult {
            raw: letter.map_or(0, |seat| totals[seat]),
            deals: u32::try_from(tally.counted).ok(),
            games: Some(games(tally, table.seats.get(at).map(|seat| seat.entry))),
            boards: Vec::new(),
            came: came(table, at),
        }
    };
    tally.seats = Some((0..table.seats.len()).map(seat).collect());
}

/// Whether the rules of a record are those of the tournament; options that are as usual need not be said.
fn has_rules(tournament: &Tournament, record: &Value) -> bool {
    let Ok(rules) = serde_json::from_str::<Value>(&tournament.profile.rules) else {
        return false;
    };
    let mut wanted = options(tournament, &rules);
    if let TablePlay::Session { bula, refas } = tournament.profile.play {
        let format = format_of(tournament.game);
        for (name, value) in [("bula", json!(bula)), ("refas", json!(refas))] {
            if format.is_default_option(name, &value) {
                wanted.remove(name);
            } else {
                wanted.insert(name.to_owned(), value);
            }
        }
    }
    record["game"] == tournament.game.as_str()
        && record["rules"]["edition"] == rules["edition"]
        && options(tournament, &record["rules"]) == wanted
}

/// The options that are not as usual.
fn options(tournament: &Tournament, rules: &Value) -> BTreeMap<String, Value> {
    let format = format_of(tournament.game);
    let said = rules["options"].as_object().into_iter().flatten();
    let unusual = said.filter(|(name, value)| !format.is_default_option(name, value));
    unusual.map(|(name, value)| (name.clone(), value.clone())).collect()
}
