//! What the solver said of hands: one row a hand, asked for, then done or failed.

use diesel::prelude::*;
use diesel::upsert::excluded;

use crate::conn::Db;
use crate::dialect::on_backend;
use crate::error::{OrNotFound, StoreResult};
use crate::ids::{HandId, UserId};
use crate::schema::analyses;
use crate::time::Moment;
use crate::words::words;

words! {
    AnalysisState { Queued = "queued", Done = "done", Failed = "failed" }
}

#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = analyses)]
pub struct Analysis {
    pub hand_id: HandId,
    pub state: AnalysisState,
    pub asked_by: Option<UserId>,
    pub asked_at: Moment,
    /// Name and version of what said it; here and below nothing while nothing was ever said.
    pub engine: Option<String>,
    pub done_at: Option<Moment>,
    pub complete: Option<bool>,
    pub nodes: Option<i64>,
    pub body: Option<String>,
    /// How many mistakes it found.
    pub mistakes: Option<i32>,
}

/// What is known of an analysis beside what it says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable)]
pub struct AnalysisBrief {
    pub state: AnalysisState,
    /// There is something to be read, of this engine or an earlier one.
    pub is_there: bool,
    pub mistakes: Option<i32>,
}

/// What was found.
#[derive(Debug, Clone, Copy)]
pub struct FinishedAnalysis<'a> {
    pub engine: &'a str,
    pub complete: bool,
    pub nodes: i64,
    pub body: &'a str,
    pub mistakes: i32,
}

/// Asks for a hand, again or for the first time. What was said before stands until something else is said.
pub fn ask(db: &mut Db, hand: HandId, by: Option<UserId>, at: Moment) -> StoreResult<()> {
    let row = (
        analyses::hand_id.eq(hand),
        analyses::state.eq(AnalysisState::Queued),
        analyses::asked_by.eq(by),
        analyses::asked_at.eq(at),
    );
    let again = (
        analyses::state.eq(excluded(analyses::state)),
        analyses::asked_by.eq(excluded(analyses::asked_by)),
        analyses::asked_at.eq(excluded(analyses::asked_at)),
    );
    on_backend!(db, conn => diesel::insert_into(analyses::table)
        .values(row)
        .on_conflict(analyses::hand_id)
        .do_update()
        .set(again)
        .execute(conn))?;
    Ok(())
}

/// Asks again for a hand of which another engine spoke, in the name of the person who asked then and as of then: nobody
/// asks now. False when it is asked for already, or this engine has spoken.
pub fn ask_again(db: &mut Db, hand: HandId, engine: &str) -> StoreResult<bool> {
    let old = analyses::table
        .find(hand)
        .filter(analyses::state.eq(AnalysisState::Done))
        .filter(analyses::engine.ne(engine));
    Ok(diesel::update(old)
        .set(analyses::state.eq(AnalysisState::Queued))
        .execute(db)?
        > 0)
}

/// Writes down what was found.
pub fn finish(db: &mut Db, hand: HandId, found: &FinishedAnalysis<'_>, at: Moment) -> StoreResult<()> {
    diesel::update(analyses::table.find(hand))
        .set((
            analyses::state.eq(AnalysisState::Done),
            analyses::engine.eq(found.engine),
            analyses::done_at.eq(at),
            analyses::complete.eq(found.complete),
            analyses::nodes.eq(found.nodes),
            analyses::body.eq(found.body),
            analyses::mistakes.eq(found.mistakes),
        ))
        .execute(db)?
        .or_not_found("analysis")
}

/// Writes down that nothing can be found.
pub fn fail(db: &mut Db, hand: HandId) -> StoreResult<()> {
    diesel::update(analyses::table.find(hand))
        .set(analyses::state.eq(AnalysisState::Failed))
        .execute(db)?;
    Ok(())
}

/// What was said of a hand.
pub fn of_hand(db: &mut Db, hand: HandId) -> StoreResult<Option<Analysis>> {
    Ok(analyses::table
        .find(hand)
        .select(Analysis::as_select())
        .get_result(db)
        .optional()?)
}

/// What it says in full.
pub fn body(db: &mut Db, hand: HandId) -> StoreResult<Option<String>> {
    let found: Option<Option<String>> =
        on_backend!(db, conn => analyses::table.find(hand).select(analyses::body).get_result(conn)).optional()?;
    Ok(found.flatten())
}

/// How many hands someone has asked for since then.
pub fn asked_since(db: &mut Db, by: UserId, since: Moment) -> StoreResult<i64> {
    Ok(analyses::table
        .filter(analyses::asked_by.eq(by))
        .filter(analyses::asked_at.ge(since))
        .count()
        .get_result(db)?)
}

/// Hands that another engine spoke of, so many at most.
pub fn by_other_engines(db: &mut Db, engine: &str, most: usize) -> StoreResult<Vec<HandId>> {
    Ok(analyses::table
        .filter(analyses::engine.ne(engine))
        .filter(analyses::state.eq(AnalysisState::Done))
        .order(analyses::hand_id)
        .select(analyses::hand_id)
        .limit(most as i64)
        .load(db)?)
}

/// How many mistakes were found in each of these hands that was judged.
pub fn mistakes(db: &mut Db, hands: &[HandId]) -> StoreResult<Vec<(HandId, i32)>> {
    Ok(analyses::table
        .filter(analyses::hand_id.eq_any(hands.to_vec()))
        .filter(analyses::mistakes.is_not_null())
        .select((analyses::hand_id, analyses::mistakes.assume_not_null()))
        .load(db)?)
}

/// What was said in full of hands whose mistakes nobody has counted, so many at most.
pub fn uncounted(db: &mut Db, most: i64) -> StoreResult<Vec<(HandId, String)>> {
    Ok(on_backend!(db, conn => analyses::table
        .filter(analyses::mistakes.is_null())
        .filter(analyses::body.is_not_null())
        .order(analyses::hand_id)
        .select((analyses::hand_id, analyses::body.assume_not_null()))
        .limit(most)
        .load(conn))?)
}

/// Writes down how many mistakes there are in what was said before.
pub fn count(db: &mut Db, hand: HandId, mistakes: i32) -> StoreResult<()> {
    diesel::update(analyses::table.find(hand))
        .set(analyses::mistakes.eq(mistakes))
        .execute(db)?;
    Ok(())
}
