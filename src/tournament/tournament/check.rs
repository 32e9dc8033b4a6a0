//! Holds a whole tournament against itself, as it must be after every act: what was read from a file goes through it
//! before anyone sees it.

use std::collections::BTreeSet;

use super::{AMOUNT_MAX, Place, Refusal, Round, RoundState, State, Tournament, Why};
use crate::EntryNo;

/// The first thing that cannot be.
///
/// # Errors
/// When there is one: its place, and why.
pub fn check(tournament: &Tournament) -> Result<(), Refusal> {
    let mut fresh = tournament.clone();
    fresh.state = State::Draft;
    fresh.rounds = Vec::new();
    fresh.set_stages(tournament.stages.clone())?;
    fresh.keep_apart(&tournament.apart)?;
    fresh.seed_by(tournament.seeding.clone())?;
    fresh.set_money(tournament.profile.money.clone())?;
    entries(tournament)?;
    let mut before = None;
    for (number, round) in (1..).zip(&tournament.rounds) {
        let place = Place::round(round.number);
        if round.number != number {
            return Err(Refusal::at(place, Why::NotItsTurn(number)));
        }
        let stage = usize::from(round.stage);
        if stage == 0 || stage > tournament.stages.len() || before.is_some_and(|(stage, _)| stage > round.stage) {
            return Err(Refusal::at(place, Why::NoStage));
        }
        if before.is_some_and(|(_, state)| state == RoundState::Drawn && round.state > state) {
            return Err(Refusal::at(place, Why::NotItsTurn(number - 1)));
        }
        before = Some((round.stage, round.state));
        check_round(tournament, round)?;
    }
    tournament
        .can_begin_at(&tournament.profile.round_starts)
        .map_err(Refusal::tournament)?;
    if tournament.state < State::Running && !tournament.rounds.is_empty() {
        return Err(Refusal::tournament(Why::NotInThisState(tournament.state)));
    }
    for adjustment in &tournament.adjustments {
        tournament
            .entry(adjustment.entry)
            .ok_or_else(|| Refusal::at(Place::entry(adjustment.entry), Why::NoEntry))?;
    }
    // A stage that has not begun has no results that could be wrong.
    for stage in 1..=tournament.stage() {
        tournament
            .ranking_of(stage, u16::MAX)
            .map_err(|fault| Refusal::at(Place::stage(stage), fault))?;
    }
    Ok(())
}

fn entries(tournament: &Tournament) -> Result<(), Refusal> {
    let mut members = BTreeSet::new();
    for (number, entry) in (1..).zip(&tournament.entries) {
        let place = Place::entry(entry.number);
        if entry.number != EntryNo(number) {
            return Err(Refusal::at(place, Why::NoEntry));
        }
        if entry.paid.is_some_and(|paid| paid > AMOUNT_MAX) {
            return Err(Refusal::at(place, Why::Format("paid")));
        }
        if !members.insert(entry.member) {
            return Err(Refusal::at(place, Why::EnteredAlready(entry.number)));
        }
    }
    Ok(())
}

fn check_round(tournament: &Tournament, round: &Round) -> Result<(), Refusal> {
    let place = Place::round(round.number);
    let (mut seen, mut tables) = (BTreeSet::new(), BTreeSet::new());
    for entry in round.everybody() {
        tournament
            .entry(entry)
            .ok_or_else(|| Refusal::at(place.of(entry), Why::NoEntry))?;
        if !seen.insert(entry) {
            return Err(Refusal::at(place.of(entry), Why::SamePlace));
        }
    }
    for table in &round.tables {
        let place = Place::table(round.number, table.number);
        if !tables.insert(table.number) || !(3..=4).contains(&table.seats.len()) {
            return Err(Refusal::at(place, Why::NoTable));
        }
        if round.state == RoundState::Drawn && table.result.is_some() {
            return Err(Refusal::at(place, Why::NotPublished));
        }
        let settled = table.result.as_ref().is_some_and(|result| result.state.is_settled());
        if round.is_complete() && !settled {
            return Err(Refusal::at(place, Why::RoundOpen(round.number)));
        }
    }
    Ok(())
}
