//! The rounds of each format: drawn one by one, known beforehand, or found on the way. It does not check them.

use super::check::tables;
use super::plan::SimulatedFormat;
use super::tournament::Tournament;
use talon_tournament::rounds::teams::Teams;
use talon_tournament::rounds::{
    Again, DrawError, Drawn, Field, Past, Situation, boards, cut, groups, interval, knockout, lot, script, swiss,
};
use talon_tournament::standings::{Status, TableOutcome};
use talon_tournament::{Apart, SitOut};
use talon_tournament::{EntryNo, Exact, Round, Table, seating};

/// Rounds that are known beforehand, and what is done with players who are too many; none where that is not the
/// question.
pub(super) struct Lineup {
    pub rounds: Vec<Round>,
    pub sit_out: Option<SitOut>,
}

/// The next round of a format that depends on the standings.
pub(super) fn draw(format: SimulatedFormat, situation: &Situation) -> Result<Drawn, DrawError> {
    match format {
        SimulatedFormat::Swiss(how) if situation.past.last_round() == 0 => swiss::first(situation, how),
        SimulatedFormat::Cut(again) => cut::draw(situation, again),
        SimulatedFormat::Interval(step, again) => interval::draw(situation, step, again),
        SimulatedFormat::Lot(again) => lot::draw(situation, again),
        SimulatedFormat::Knockout { .. } => lot::draw(situation, Again::Never),
        _ => swiss::draw(situation),
    }
}

/// The rounds of a format that knows them beforehand.
pub(super) fn fixed(tournament: &mut Tournament) -> Lineup {
    let players = tournament.plan.players;
    let sit_out = if players == 5 {
        SitOut::Byes
    } else {
        tournament.plan.sit_out
    };
    match tournament.plan.format {
        SimulatedFormat::Schedule => Lineup {
            rounds: schedule(tournament),
            sit_out: Some(SitOut::Byes),
        },
        SimulatedFormat::Group => {
            let group: Vec<EntryNo> = (1..=players).map(EntryNo).collect();
            let games = groups::games(&group);
            tournament
                .faults
                .hold(1, games.is_ok(), || format!("a group of {players} has no games"));
            Lineup {
                rounds: games.unwrap_or_default(),
                sit_out: None,
            }
        }
        SimulatedFormat::Teams { boards } => Lineup {
            rounds: team_rounds(tournament, boards),
            sit_out: None,
        },
        SimulatedFormat::Boards(how) => {
            let rounds = by_lot(tournament, players, sit_out);
            let movement = boards::movement(&rounds, how);
            let fault = boards::check(&rounds, &movement, how);
            tables::boards(tournament, &rounds, &movement);
            tournament
                .faults
                .hold(5, fault.is_ok(), || format!("boards: {fault:?}"));
            Lineup {
                rounds,
                sit_out: Some(sit_out),
            }
        }
        _ => {
            let rounds = by_lot(tournament, players, sit_out);
            let text = script::write(&rounds);
            let read = script::read(&text, usize::from(players));
            let again = read.as_ref().map(|rounds| script::write(rounds));
            tournament.faults.hold(12, again.as_ref() == Ok(&text), || {
                format!("a script is read as {again:?}")
            });
            Lineup {
                rounds: read.unwrap_or(rounds),
                sit_out: Some(sit_out),
            }
        }
    }
}

/// Rounds by lot in which nobody meets anyone again while that can be helped.
fn by_lot(tournament: &mut Tournament, players: u16, sit_out: SitOut) -> Vec<Round> {
    let (mut past, mut rounds) = (Past::default(), Vec::new());
    let (seed, apart) = (tournament.plan.seed, Apart::nobody());
    let Ok(field) = Field::fresh((1..=players).map(EntryNo)) else {
        return rounds;
    };
    for _ in 0..tournament.plan.rounds {
        let situation = Situation {
            field: &field,
            past: &past,
            apart: &apart,
            sit_out,
            seed,
        };
        let drawn = lot::draw(&situation, Again::Never);
        tournament
            .faults
            .hold(1, drawn.is_ok(), || format!("{players} players cannot be drawn by lot"));
        let Ok(drawn) = drawn else { return rounds };
        let added = past.add(&drawn.round);
        tournament.faults.hold(1, added.is_ok(), || format!("{added:?}"));
        rounds.push(drawn.round);
    }
    rounds
}

fn schedule(tournament: &mut Tournament) -> Vec<Round> {
    use seating::{SeatingPlan, draw};
    let (players, rounds) = (tournament.plan.players, tournament.plan.rounds);
    let plan = SeatingPlan::new(players, rounds, SitOut::Byes);
    let drawn = plan
        .ok()
        .and_then(|plan| draw(&plan, &Apart::nobody(), tournament.plan.seed).ok());
    tournament.faults.hold(1, drawn.is_some(), || {
        format!("no schedule for {players} players and {rounds} rounds")
    });
    let Some(schedule) = drawn else { return Vec::new() };
    tables::schedule(tournament, &schedule);
    schedule.rounds().to_vec()
}

fn team_rounds(tournament: &mut Tournament, boards: u16) -> Vec<Round> {
    let count = tournament.plan.players;
    let team = |team: u16| (1..=boards).map(|board| EntryNo(team * boards + board)).collect();
    let teams = Teams::of((0..count).map(team).collect());
    tournament
        .faults
        .hold(1, teams.is_ok(), || format!("{count} teams are refused"));
    let Ok(teams) = teams else { return Vec::new() };
    let sit_out = tournament.plan.sit_out;
    let rounds: Vec<Round> = by_lot(tournament, count, sit_out)
        .iter()
        .filter_map(|round| teams.seat(round).ok())
        .collect();
    for table in rounds.iter().flat_map(|round| &round.tables) {
        let board = |entry: &EntryNo| (entry.0 - 1) % boards;
        let same = table.seats.iter().all(|entry| board(entry) == board(&table.seats[0]));
        tournament
            .faults
            .hold(1, same, || format!("{table:?} has players of several boards"));
    }
    rounds
}

/// Rounds until the final table is played.
pub(super) fn knockout(tournament: &mut Tournament, best: usize) -> u64 {
    let mut left: Vec<EntryNo> = tournament.facts.entries.iter().map(|entry| entry.number).collect();
    let mut rounds = 0;
    loop {
        let Ok(field) = Field::fresh(left.iter().copied()) else {
            return rounds;
        };
        let drawn = tournament.drawn(&field, SitOut::Fours);
        tournament
            .faults
            .hold(1, drawn.is_ok(), || format!("{} players are not drawn", left.len()));
        let Ok(drawn) = drawn else { return rounds };
        tables::drawn(tournament, &field, SitOut::Fours, &drawn);
        let number = drawn.round.number;
        tournament.play(drawn.round);
        rounds += 1;
        let Ok(next) = knockout::advance(&scored(tournament), best, 3) else {
            return rounds;
        };
        let fewer = next.through.len() < left.len() && next.through.len() + next.out.len() == left.len();
        tournament.faults.hold(1, fewer && next.through.len() >= 3, || {
            format!("{next:?} does not lead to a final")
        });
        if !fewer {
            return rounds;
        }
        for entry in tournament
            .facts
            .entries
            .iter_mut()
            .filter(|entry| next.out.contains(&entry.number))
        {
            (entry.status, entry.last_round) = (Status::Withdrawn, Some(number));
        }
        left = next.through.iter().map(|(entry, _)| *entry).collect();
    }
}

/// The tables of the last round with what everyone scored; a table without a result has zeros.
fn scored(tournament: &Tournament) -> Vec<Vec<knockout::Scored>> {
    let Some(round) = tournament.facts.rounds.last() else {
        return Vec::new();
    };
    let score = |table: u16, seat: usize| {
        let result = round.results.iter().find(|result| result.table == table);
        match result.map(|result| &result.outcome) {
            Some(TableOutcome::Played(seats)) => seats.get(seat).map_or(0, |seat| seat.raw),
            _ => 0,
        }
    };
    let of = |table: &Table| {
        let seat = |(at, entry): (usize, &EntryNo)| knockout::Scored {
            entry: *entry,
            score: Exact::from(score(table.number, at)),
            seed: entry.0,
        };
        table.seats.iter().enumerate().map(seat).collect()
    };
    round.drawn.tables.iter().map(of).collect()
}
