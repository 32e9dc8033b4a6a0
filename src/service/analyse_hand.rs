//! Having a hand judged by the solver: who may ask, how often, and what the job does that answers. What is said of a
//! hand is kept with the engine that said it, and asked for again when there is a new one.

use std::sync::atomic::AtomicBool;

use chrono::TimeDelta;

use super::read_hand::read_hand;
use crate::authorization::{self, Action, Object};
use crate::hand_figures;
use crate::{ActError, Actor, InvalidValue, TooMany, stored};
use talon_records::timeline::Timeline;
use talon_records::{Options, Reader, format_of};
use talon_solver::{Budget, Solver};
use talon_store::analyses::{self, Analysis, AnalysisState, FinishedAnalysis};
use talon_store::imports::Import;
use talon_store::jobs::{self, Job, NewJob};
use talon_store::{Db, HandId, Moment, Store, StoreResult, UserId, hands, player_hands};
use talon_study::analysis::{ENGINE, NODES_MAX, Report, analyse, can_analyse};

/// The kind of job that judges a hand.
pub(crate) const JOB: &str = "analyse";
/// Tries after which it is given up.
const ATTEMPTS_MAX: i32 = 3;
/// Hands that one person may have judged in a day.
pub(crate) const HANDS_PER_DAY_MAX: i64 = 200;
/// Hands that are asked for again at once when the engine is a new one.
const RENEWED_AT_ONCE: usize = 10_000;
/// Hands whose mistakes are counted in one transaction.
const COUNTED_AT_ONCE: i64 = 500;
/// Hands of one import that the command line asks for.
const IMPORTED_MAX: i64 = 10_000;

/// Asks for the hand with this address; one that is judged already is left as it is.
///
/// # Errors
/// When the reader may not see it, does not belong to its club, has asked for too many today, or there is nothing in it
/// to judge.
pub fn ask(store: &Store, actor: &Actor, address: &str, now: Moment) -> Result<(), ActError> {
    store.write(|db| -> Result<(), ActError> {
        let hand = read_hand(db, actor, address)?;
        authorization::must(db, actor, Action::StartAnalysis, &Object::of_club(hand.club_id))?;
        if is_judged(db, hand.id)? {
            return Ok(());
        }
        if !can_be_judged(&hand.record) {
            return Err(ActError::Invalid {
                field: "hand",
                why: InvalidValue::ReviewFailed,
            });
        }
        if let Some(user) = actor.user()
            && analyses::asked_since(db, user, now.plus(-TimeDelta::days(1)))? >= HANDS_PER_DAY_MAX
        {
            return Err(ActError::TooMany(TooMany::AnalysesADay));
        }
        analyses::ask(db, hand.id, actor.user(), now)?;
        queue(db, hand.id, now)
    })?;
    store.job_notifier().ring();
    Ok(())
}

/// Asks for what an import stored, as many hands as its importer may still ask for today.
///
/// # Errors
/// When the database fails.
pub(crate) fn ask_import(db: &mut Db, import: &Import, now: Moment) -> Result<(), ActError> {
    let room = match import.importer_id {
        Some(user) => HANDS_PER_DAY_MAX - analyses::asked_since(db, user, now.plus(-TimeDelta::days(1)))?,
        None => IMPORTED_MAX,
    };
    for hands::OfImport { hand, contract, .. } in hands::of_import(db, import.id, 0, room.max(0))? {
        if contract.is_some() {
            ask_if_it_can_be(db, hand, import.importer_id, now)?;
        }
    }
    Ok(())
}

/// Asks for the newest hands of the site that were played, so many at most.
///
/// # Errors
/// When the database fails.
pub fn ask_newest(store: &Store, most: i64, now: Moment) -> Result<(), ActError> {
    store.write(|db| -> Result<(), ActError> {
        for hand in hands::newest_played(db, most)? {
            ask_if_it_can_be(db, hand, None, now)?;
        }
        Ok(())
    })?;
    store.job_notifier().ring();
    Ok(())
}

fn ask_if_it_can_be(db: &mut Db, hand: HandId, by: Option<UserId>, now: Moment) -> Result<(), ActError> {
    if !is_judged(db, hand)? && can_be_judged(&hands::by_id(db, hand)?.record) {
        analyses::ask(db, hand, by, now)?;
        queue(db, hand, now)?;
    }
    Ok(())
}

/// Whether there is anything in a record that the solver can judge.
fn can_be_judged(record: &str) -> bool {
    let mut reader = Reader::new();
    let checked = reader.check(
        record.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    checked
        .hand()
        .is_some_and(|hand| can_analyse(hand, &Timeline::of(hand)))
}

fn is_judged(db: &mut Db, hand: HandId) -> Result<bool, ActError> {
    let known = analyses::of_hand(db, hand)?;
    Ok(known.is_some_and(|known| match known.state {
        AnalysisState::Queued => true,
        AnalysisState::Done => known.engine.as_deref() == Some(ENGINE),
        AnalysisState::Failed => false,
    }))
}

fn queue(db: &mut Db, hand: HandId, now: Moment) -> Result<(), ActError> {
    let job = NewJob {
        kind: JOB,
        payload: &hand.0.to_string(),
        run_at: now,
        attempts_max: ATTEMPTS_MAX,
        created_at: now,
        holder: None,
    };
    jobs::insert(db, &job)?;
    Ok(())
}

/// What is known of a hand that the reader has been shown.
///
/// # Errors
/// When the database fails.
pub fn known(db: &mut Db, hand: HandId) -> Result<Option<Analysis>, ActError> {
    Ok(analyses::of_hand(db, hand)?)
}

/// What was said in full, if anything was.
///
/// # Errors
/// When the database fails.
pub fn report(db: &mut Db, hand: HandId) -> Result<Option<String>, ActError> {
    Ok(analyses::body(db, hand)?)
}

/// The hand that a job is about; none when it is another kind of job.
pub(crate) fn of_job(job: &Job) -> Option<HandId> {
    (job.kind == JOB).then(|| job.payload.parse().ok().map(HandId))?
}

/// How a job ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Judged {
    Ended,
    /// It was told to stop, and nothing was written.
    Stopped,
}

/// Judges a hand and writes down what was found, holding no connection meanwhile.
///
/// # Errors
/// When the database fails.
pub fn run(store: &Store, hand: HandId, stop: &AtomicBool, now: &dyn Fn() -> Moment) -> Result<Judged, ActError> {
    let record = store.read(|db| hands::by_id(db, hand))?.record;
    let begun = now();
    let Some(report) = judge(&record, NODES_MAX, stop) else {
        store.write(|db| analyses::fail(db, hand))?;
        return Ok(Judged::Ended);
    };
    if stop.load(std::sync::atomic::Ordering::Relaxed) {
        return Ok(Judged::Stopped);
    }
    let took = (now().utc() - begun.utc()).num_milliseconds();
    let report = Report {
        took_ms: Some(took.unsigned_abs()),
        ..report
    };
    let body = stored::written(&report, "an analysis")?;
    let found = FinishedAnalysis {
        engine: ENGINE,
        complete: report.complete,
        nodes: i64::try_from(report.nodes).unwrap_or(i64::MAX),
        body: &body,
        mistakes: number_of_mistakes(&report),
    };
    store.write(|db| -> StoreResult<()> {
        analyses::finish(db, hand, &found, now())?;
        player_hands::judge(db, hand, &hand_figures::judged(&report))
    })?;
    Ok(Judged::Ended)
}

fn number_of_mistakes(report: &Report) -> i32 {
    i32::try_from(report.mistakes()).unwrap_or(i32::MAX)
}

/// Counts the mistakes in what was said by a version of the program that did not, and says in how many hands.
///
/// # Errors
/// When the database fails.
pub fn count_mistakes(store: &Store) -> Result<usize, ActError> {
    let mut counted = 0;
    loop {
        let uncounted = store.read(|db| analyses::uncounted(db, COUNTED_AT_ONCE))?;
        if uncounted.is_empty() {
            return Ok(counted);
        }
        counted += uncounted.len();
        store.write(|db| -> Result<(), ActError> {
            for (hand, body) in uncounted {
                // Of what cannot be read any more nothing is shown either.
                let report = serde_json::from_str(&body).ok();
                analyses::count(db, hand, report.as_ref().map_or(0, number_of_mistakes))?;
            }
            Ok(())
        })?;
    }
}

/// The report of a record that nobody stored, within so many nodes; none where there is nothing to judge.
pub fn at_once(record: &str, nodes: u64) -> Option<Report> {
    judge(record, nodes, &AtomicBool::new(false))
}

/// The report of a record; none where there is nothing to judge.
fn judge(record: &str, nodes: u64, stop: &AtomicBool) -> Option<Report> {
    let mut reader = Reader::new();
    let checked = reader.check(
        record.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let game = checked.record.as_ref()?.envelope.game?;
    let budget = Budget { nodes };
    let analysis = analyse(checked.hand()?, &mut Solver::default(), &budget, stop).ok()?;
    Some(Report::of(&analysis, format_of(game).pack(), nodes))
}

/// Ends a hand that could not be judged however often it was tried.
///
/// # Errors
/// When the database fails.
pub(crate) fn give_up(db: &mut Db, hand: HandId) -> Result<(), ActError> {
    Ok(analyses::fail(db, hand)?)
}

/// Asks again for hands that another engine judged; what it said stands until then. It costs nobody one of their hands
/// of the day, and of several workers that begin at once one asks.
///
/// # Errors
/// When the database fails.
pub fn renew(store: &Store, now: Moment) -> Result<usize, ActError> {
    store.write(|db| {
        let mut asked = 0;
        for hand in analyses::by_other_engines(db, ENGINE, RENEWED_AT_ONCE)? {
            if analyses::ask_again(db, hand, ENGINE)? {
                queue(db, hand, now)?;
                asked += 1;
            }
        }
        Ok(asked)
    })
}
