//! What a line played on came to: its result, as if it was what happened, beside the score of what did happen.

use serde_json::{Value as Json, json};

use super::position_view::PositionView;
use super::replay_line::ReplayLine;
use super::result::{ResultView, result};
use talon_records::{Options, Reader};
use talon_rules::cards::{Card, Pack, Seat};
use talon_text::Arg;
use talon_text::signed;

/// The end of a line.
#[derive(Debug)]
pub(crate) struct EndedView {
    pub result: ResultView,
    /// The score of the hand as it was played, in a sentence; empty where it had none.
    pub recorded: String,
}

/// The result of the line that leaves a record at this ply, once nothing of it is open.
pub fn ended(position: &PositionView<'_>, record: &str, ply: usize, line: &[(Seat, Card)]) -> Option<EndedView> {
    if line.is_empty() || !position.state().is_complete() {
        return None;
    }
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let recorded = reader
        .check(record.as_bytes(), &options)
        .hand()
        .and_then(|hand| hand.summary()?.scores);
    let text = as_played(record, ply, line, position.pack)?;
    let checked = reader.check(text.as_bytes(), &options);
    let replay_line = ReplayLine::of(&checked, None)?;
    let viewpoint = super::hand_query::Viewpoint {
        line: None,
        ..position.viewpoint
    };
    let end = PositionView {
        timeline: &replay_line.timeline,
        replay_line: &replay_line,
        viewpoint,
        ..*position
    };
    let recorded = recorded.map(|scores| {
        let each = Seat::ALL.map(|seat| format!("{} {}", position.name(seat), signed(scores[seat])));
        position
            .lang
            .t_args("play-on-recorded", &[("scores", Arg::from(each.join(", ")))])
    });
    Some(EndedView {
        result: result(&end, checked.hand()?)?,
        recorded: recorded.unwrap_or_default(),
    })
}

/// The record up to the ply with the line after it, and nothing that speaks of what came after it in fact.
fn as_played(record: &str, ply: usize, line: &[(Seat, Card)], pack: Pack) -> Option<String> {
    let mut record: Json = serde_json::from_str(record).ok()?;
    let members = record.as_object_mut()?;
    for later in ["result", "variations", "annotations"] {
        members.remove(later);
    }
    let actions = members.get_mut("actions")?.as_array_mut()?;
    actions.truncate(ply);
    let play = |(by, card): &(Seat, Card)| json!({"type": "play", "by": by.letter(), "card": pack.code(*card)});
    actions.extend(line.iter().map(play));
    Some(record.to_string())
}
