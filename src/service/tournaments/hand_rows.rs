//! What the text of a tournament says of its hands is repeated in rows beside it, so that every statement about hands
//! can ask for them. The text is what counts: after each act the rows are made to say the same.

use std::collections::BTreeMap;

use super::Loaded;
use crate::ActError;
use talon_records::hash::Hash;
use talon_store::tournament_hands::{self, AtTable, Closed};
use talon_store::{Db, HandId};
use talon_tournament::tournament::Tournament;

/// Whether an act changed what the rows repeat.
pub(super) fn differ(before: &Tournament, after: &Tournament) -> bool {
    let said = |tournament: &Tournament| {
        let tables = tournament
            .rounds
            .iter()
            .flat_map(|round| round.tables.iter().map(move |one| (round, one)));
        let with_hands = tables.filter(|(_, table)| !table.hands.is_empty());
        let hands = with_hands.map(|(round, table)| (round.number, table.number, table.hands.clone()));
        let open = tournament
            .rounds
            .iter()
            .map(|round| tournament.shows_hands(round.number));
        (hands.collect::<Vec<_>>(), open.collect::<Vec<_>>())
    };
    said(before) != said(after)
}

/// Makes the rows say what the text says. A hand that is not of its table any more still says so of itself, so that
/// taking it away does not open it. The answer is the hands that no table had before.
pub(super) fn hands(db: &mut Db, loaded: &Loaded) -> Result<Vec<HandId>, ActError> {
    let mut rows: Vec<(AtTable, Option<i64>)> = tournament_hands::of_tournament(db, loaded.id)?
        .into_iter()
        .map(|row| (row, None))
        .collect();
    let mut missing: BTreeMap<Vec<u8>, Vec<(Closed, i64)>> = BTreeMap::new();
    for round in &loaded.tournament.rounds {
        for table in &round.tables {
            for (ordinal, hand) in (1..).zip(&table.hands) {
                let Some(hash) = Hash::parse(hand) else { continue };
                let (round, table) = (i64::from(round.number), i64::from(table.number));
                let same = |row: &&mut (AtTable, Option<i64>)| {
                    let at = (row.0.round, row.0.table) == (round, table);
                    at && row.1.is_none() && row.0.play_hash == hash.0
                };
                match rows.iter_mut().find(same) {
                    Some(row) => row.1 = Some(ordinal),
                    None => {
                        let at = Closed {
                            hand: HandId(0),
                            tournament: loaded.id,
                            round,
                            table,
                        };
                        missing.entry(hash.0.to_vec()).or_default().push((at, ordinal));
                    }
                }
            }
        }
    }
    let is_open = |round: i64| u16::try_from(round).is_ok_and(|round| loaded.tournament.shows_hands(round));
    // What goes comes first, so that its place is free.
    rows.sort_by_key(|(_, ordinal)| ordinal.is_some());
    for (row, ordinal) in &rows {
        let open = is_open(row.round);
        if (row.ordinal, row.is_open) != (*ordinal, open) {
            tournament_hands::place(db, row.hand, *ordinal, open)?;
        }
    }
    let plays: Vec<Vec<u8>> = missing.keys().cloned().collect();
    let mut placed = Vec::new();
    if plays.is_empty() {
        return Ok(placed);
    }
    for (play, hand) in tournament_hands::played_so(db, loaded.club.id, &plays)? {
        let Some((at, ordinal)) = missing.get_mut(&play).and_then(Vec::pop) else {
            continue;
        };
        tournament_hands::put(db, Closed { hand, ..at }, is_open(at.round))?;
        tournament_hands::place(db, hand, Some(ordinal), is_open(at.round))?;
        placed.push(hand);
    }
    Ok(placed)
}
