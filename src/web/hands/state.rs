//! The line over the table: the contract in words, where play stands, and how the sides do.

use super::cards::{SuitView, suit};
use super::look::Look;
use super::result::ResultView;
use super::table::{phase_line, phase_now};
use talon_rules::games::Stage;

/// What stands over the table, as `hands/_state.html` takes it.
#[derive(Debug)]
pub struct StateView {
    /// The trump suit as a sign before the contract.
    pub trump: Option<SuitView>,
    pub headline: String,
    pub phase: String,
    pub score: Option<ScoreView>,
}

/// How the sides stand.
#[derive(Debug)]
pub(crate) struct ScoreView {
    pub declarer: String,
    pub own: i64,
    pub theirs: i64,
    pub unit: String,
}

/// The line of a position of the record.
pub(crate) fn state_line(look: &Look<'_>, result: Option<&ResultView>) -> StateView {
    StateView {
        trump: look.state().trump().map(|trump| SuitView {
            spoken: look.trump_named(trump).into(),
            ..suit(trump, look.lang, look.faces)
        }),
        headline: headline(look),
        phase: phase_line(look),
        score: score(look, result),
    }
}

/// The line of a position from which it goes on, whatever the record holds.
pub(crate) fn state_of_play(look: &Look<'_>) -> StateView {
    StateView {
        phase: phase_now(look),
        ..state_line(look, None)
    }
}

fn headline(look: &Look<'_>) -> String {
    let state = look.state();
    let Some((seat, bid)) = state.contract().or_else(|| state.standing()) else {
        let key = if state.stage() == Stage::Over {
            "hands-passed-out"
        } else {
            "hand-contract-none"
        };
        return look.lang.capitalized(&look.lang.t(key));
    };
    let contract = look.lang.bid(bid).into_owned();
    look.lang.t_args(
        "hand-declared-by",
        &[("contract", contract.into()), ("by", look.name(seat).into())],
    )
}

/// At the end the talon counts too.
fn score(look: &Look<'_>, result: Option<&ResultView>) -> Option<ScoreView> {
    let total = result
        .filter(|_| look.ply() == look.timeline.last())
        .and_then(|result| result.points.last());
    let whole = total.map(|(_, own, theirs)| (*own, *theirs));
    let (own, theirs) = whole.or_else(|| look.running(look.ply()))?;
    let (declarer, _) = look.state().contract()?;
    let unit = if look.state().counts_points() {
        "word-points"
    } else {
        "word-tricks"
    };
    Some(ScoreView {
        declarer: look.name(declarer),
        own,
        theirs,
        unit: look.lang.capitalized(&look.lang.t(unit)),
    })
}
