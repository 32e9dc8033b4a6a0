//! Evenings from the first entry to the archive, by the acts that a director does: of every preset and every format of
//! a stage, with few and many players, with people who leave and come. What walks is told by the tournament alone; a
//! hall does it, on the tournament itself or through the pages.

mod pages;
mod plans;
mod tournament;
mod unchanged;

use std::collections::BTreeSet;

use talon_tournament::EntryNo;
use talon_tournament::rounds::boards;
use talon_tournament::standings::TeamPlace;
use talon_tournament::tournament::{Hurdle, Next, RoundState, Stage, State, Tournament, check, next};

pub use plans::Plan;

/// Acts of an evening; no evening has more.
const ACTS_MAX: usize = 2_000;

/// What a director does.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    Stages(Vec<Stage>),
    Teams(Vec<(EntryNo, Option<TeamPlace>)>),
    /// So many people enter, all by name.
    Enter(u16),
    Tick(EntryNo),
    Open,
    StartCheckIn,
    Start,
    Draw,
    Redraw,
    /// Those who are too many sit out.
    SitOut,
    Publish(u16),
    Begin(u16),
    /// Scores of a table, in the order of seats.
    Result(u16, u16, Vec<i64>),
    Withdraw(EntryNo),
    /// Someone enters while it runs.
    Late,
    Finish,
    Archive,
}

/// Where it is done.
pub trait Hall {
    fn tournament(&mut self) -> Tournament;
    /// The step that is offered as the next one.
    fn offered(&mut self) -> Option<Act>;
    /// Does it, or says why not.
    fn act(&mut self, act: &Act) -> Result<(), String>;
}

/// Goes through a whole evening. Whatever is offered is done, and does something.
pub fn walk(hall: &mut impl Hall, plan: &Plan) -> Tournament {
    if let Some(stages) = &plan.stages {
        done(hall, plan, &Act::Stages(stages.clone()));
    }
    done(hall, plan, &Act::Open);
    done(hall, plan, &Act::Enter(plan.players));
    if !plan.teams.is_empty() {
        done(hall, plan, &Act::Teams(plan.teams.clone()));
    }
    done(hall, plan, &Act::StartCheckIn);
    for entry in 1..=plan.players {
        done(hall, plan, &Act::Tick(EntryNo(entry)));
    }
    let mut happened = 0;
    for _ in 0..ACTS_MAX {
        let tournament = hall.tournament();
        let step = step(&tournament);
        assert_eq!(hall.offered(), step, "{plan}: {:?}", next(&tournament));
        let over = tournament.rounds.iter().filter(|round| round.is_complete()).count();
        if let Some((_, acts)) = plan.happens.get(happened).filter(|(after, _)| over >= *after) {
            happened += 1;
            acts.iter().for_each(|act| done(hall, plan, act));
            continue;
        }
        match (step, next(&tournament)) {
            (Some(step), _) => done(hall, plan, &step),
            (None, Next::Wait { round, .. }) => results(hall, plan, &tournament, round),
            (None, Next::Nothing) => {
                ended(&tournament, plan);
                return tournament;
            }
            (None, stuck) => panic!("{plan}: {stuck:?}"),
        }
    }
    panic!("{plan}: it never ends, {:?}", next(&hall.tournament()))
}

/// The act that takes the tournament on.
fn step(tournament: &Tournament) -> Option<Act> {
    Some(match next(tournament) {
        Next::Open => Act::Open,
        Next::StartCheckIn => Act::StartCheckIn,
        Next::Start => Act::Start,
        Next::Draw { .. } => Act::Draw,
        Next::Redraw { .. } => Act::Redraw,
        Next::SitOut { .. } => Act::SitOut,
        Next::Publish { round } => Act::Publish(round),
        Next::Begin { round } => Act::Begin(round),
        Next::Finish | Next::Stuck { can_finish: true, .. } => Act::Finish,
        Next::Archive => Act::Archive,
        // No evening of the walk withholds anything.
        Next::Wait { .. } | Next::Nothing | Next::Release | Next::Stuck { can_finish: false, .. } => return None,
    })
}

/// Does an act, and holds the tournament against itself.
fn done(hall: &mut impl Hall, plan: &Plan, act: &Act) {
    let before = hall.tournament();
    hall.act(act).unwrap_or_else(|why| panic!("{plan}: {act:?}: {why}"));
    let after = hall.tournament();
    assert!(
        Tournament {
            revision: before.revision,
            ..after.clone()
        } != before,
        "{plan}: {act:?} did nothing"
    );
    if !matches!(act, Act::Tick(_) | Act::Result(..)) {
        check(&after).unwrap_or_else(|why| panic!("{plan}: {act:?}: {why}"));
    }
}

/// The tables of a round that still have to play.
fn results(hall: &mut impl Hall, plan: &Plan, tournament: &Tournament, round: u16) {
    let tables = tournament.round(round).map_or(&[][..], |round| &round.tables);
    for table in tables.iter().filter(|table| table.result.is_none()) {
        let lead = i64::from(round + table.number % 5) + 3;
        let mut scores = match table.seats.len() {
            3 => vec![lead, -1, 1 - lead],
            _ => vec![lead, 1, -3, 2 - lead],
        };
        scores.rotate_left(usize::from(round + table.number) % table.seats.len());
        done(hall, plan, &Act::Result(round, table.number, scores));
    }
}

/// How many boards a table of a round has a score for; none where sums are enough.
fn scored_boards(tournament: &Tournament, round: u16) -> Option<usize> {
    let stage = tournament.round(round).map_or(0, |round| round.stage);
    let boards = tournament.boards_in_set();
    (tournament.compares_boards(stage) && boards > 1).then_some(boards)
}

/// What an evening that is over has behind it.
fn ended(tournament: &Tournament, plan: &Plan) {
    assert_eq!(tournament.state, State::Archived, "{plan}");
    let played: BTreeSet<u16> = tournament.rounds.iter().map(|round| round.stage).collect();
    let short = plan.ends_early;
    assert!(
        short || played.len() == tournament.stages.len(),
        "{plan}: only the stages {played:?} were played"
    );
    let ranking = tournament.ranking().unwrap_or_else(|why| panic!("{plan}: {why}"));
    assert!(ranking.rows.iter().any(|row| row.rank == Some(1)), "{plan}: nobody won");
    for (stage, rule) in (1..).zip(&tournament.stages) {
        assert!(
            tournament
                .rounds_of(stage)
                .all(|round| round.state == RoundState::Complete),
            "{plan}"
        );
        assert!(
            tournament.rounds_of(stage).all(|round| !round.tables.is_empty()),
            "{plan}: a round without tables"
        );
        let Some(kind) = rule.boards else { continue };
        let rounds: Vec<_> = tournament
            .rounds_of(stage)
            .map(talon_tournament::tournament::Round::drawn)
            .collect();
        let sets = tournament
            .rounds_of(stage)
            .map(|round| round.tables.iter().filter_map(|table| table.boards).collect());
        let movement = boards::Movement {
            sets: sets.collect(),
            count: u16::MAX,
        };
        boards::check(&rounds, &movement, kind).unwrap_or_else(|why| panic!("{plan}: {why}"));
    }
}

/// What stands in the way where some have to sit out.
pub fn hurdle(tournament: &Tournament) -> Option<Hurdle> {
    match next(tournament) {
        Next::SitOut { hurdle, .. } | Next::Stuck { hurdle, .. } => Some(hurdle),
        _ => None,
    }
}
