//! A hand of Ulti as a deal of its session: its scores are added to the running sums, or what a director made of them
//! (format, 6). It computes no score itself.

use super::computed::ruled_scores;
use crate::acts::{Ruling, RulingKind};
use talon_rules::cards::BySeat;
use talon_rules::games::Summary;
use talon_rules::games::session::{DealEntry, DealFate, Standing};

/// The hand with this result added to sums that stand so; `withholds_scores` while nobody has ruled on an irregular
/// card.
pub(super) fn entered(
    summary: Option<Summary>,
    rulings: &[Ruling<'_>],
    withholds_scores: bool,
    standing: &Standing,
) -> DealEntry {
    let blank = DealEntry::nothing(DealFate::Unfinished, standing);
    let changing = rulings.iter().filter(|ruling| ruling.kind != RulingKind::Words);
    let last = changing
        .clone()
        .rfind(|ruling| ruling.kind != RulingKind::Penalty)
        .map(|ruling| ruling.kind);
    let scores = summary
        .as_ref()
        .and_then(|summary| summary.scores)
        .filter(|_| !withholds_scores);
    let ruled = changing.count() > 0;
    let fate = match (last, &summary) {
        (Some(RulingKind::Void), _) => DealFate::Voided,
        (Some(_), _) => DealFate::Played,
        (None, Some(summary)) if summary.complete && withholds_scores => DealFate::Unruled,
        (None, Some(summary)) if summary.complete => DealFate::Played,
        _ => DealFate::Unfinished,
    };
    let brings = if ruled {
        ruled_scores(scores, rulings)
    } else {
        scores.unwrap_or_default()
    };
    let totals = BySeat::from_fn(|seat| standing.totals[seat].saturating_add(brings[seat]));
    let after = Standing { totals, ..*standing };
    let Some(summary) = summary else {
        return DealEntry {
            fate,
            ruled,
            after,
            ..blank
        };
    };
    let parts = || summary.parts.iter().map(|part| part.made);
    let made = match parts().any(|made| made == Some(false)) {
        true => Some(false),
        false => parts().all(|made| made == Some(true)).then_some(true),
    };
    DealEntry {
        fate,
        ruled,
        after,
        contract: Some(summary.contract),
        declarer: Some(summary.declarer),
        made: if summary.forfeit { Some(false) } else { made },
        kontra: summary.highest_level(),
        forfeit: summary.forfeit,
        tricks: summary.tricks.filter(|_| !summary.forfeit),
        ..blank
    }
}
