//! The line over the table: the contract in words, where play stands, and how the sides do.

use super::cards::{SuitView, suit};
use super::position_view::PositionView;
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
pub(crate) fn state_line(position: &PositionView<'_>, result: Option<&ResultView>) -> StateView {
    StateView {
        trump: position.state().trump().map(|trump| SuitView {
            spoken: position.trump_named(trump).into(),
            ..suit(trump, position.lang, position.faces)
        }),
        headline: headline(position),
        phase: phase_line(position),
        score: score(position, result),
    }
}

/// The line of a position from which it goes on, whatever the record holds.
pub(crate) fn state_of_play(position: &PositionView<'_>) -> StateView {
    StateView {
        phase: phase_now(position),
        ..state_line(position, None)
    }
}

fn headline(position: &PositionView<'_>) -> String {
    let state = position.state();
    let Some((seat, bid)) = state.contract().or_else(|| state.standing()) else {
        let key = match state.stage() {
            _ if position.replay_line.is_total => "typed-total",
            _ if !position.replay_line.has_cards => "hands-passed-out",
            Stage::Over => "hands-passed-out",
            _ => "hand-contract-none",
        };
        return position.lang.capitalized(&position.lang.t(key));
    };
    let contract = position.lang.bid(bid).into_owned();
    position.lang.t_args(
        "hand-declared-by",
        &[("contract", contract.into()), ("by", position.name(seat).into())],
    )
}

/// At the end the talon counts too.
fn score(position: &PositionView<'_>, result: Option<&ResultView>) -> Option<ScoreView> {
    let total = result
        .filter(|_| position.ply() == position.timeline.last())
        .and_then(|result| result.points.last());
    let whole = total.map(|total| (total.declarer, total.defenders));
    let running = || {
        position
            .running(position.ply())
            .filter(|_| position.replay_line.has_cards)
    };
    let (own, theirs) = whole.or_else(running)?;
    let (declarer, _) = position.state().contract()?;
    let unit = if position.state().counts_points() {
        "word-points"
    } else {
        "word-tricks"
    };
    Some(ScoreView {
        declarer: position.name(declarer),
        own,
        theirs,
        unit: position.lang.capitalized(&position.lang.t(unit)),
    })
}
