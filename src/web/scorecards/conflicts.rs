//! Deals of which two devices say different things, side by side on top of the card until somebody decides.

use super::deal::other_line;
use super::frame::deal_words;
use super::lines::{LineView, view};
use talon_rules::cards::Pack;
use talon_scorecard::Scorecard;
use talon_text::Lang;

/// Two answers to one deal.
#[derive(Debug)]
pub(super) struct ConflictView {
    /// Names the deal in its address.
    pub id: u32,
    pub title: String,
    /// What counts, and what another device says.
    pub first: LineView,
    pub second: LineView,
    /// They say different things of who dealt.
    pub dealers_differ: bool,
}

/// All of them.
pub(super) fn conflicts(card: &Scorecard, pack: Pack, lang: Lang) -> Vec<ConflictView> {
    let is_contested = card.deals.iter().any(|deal| deal.other.is_some());
    if !is_contested {
        return Vec::new();
    }
    let tally = card.tally();
    let pairs = card.deals.iter().zip(&tally.lines);
    let drawn = pairs.filter_map(|(deal, line)| {
        let second = other_line(card, deal, pack, lang)?;
        Some(ConflictView {
            id: deal.id.0,
            title: deal_words(card, line.number?, lang),
            dealers_differ: deal.other.as_ref().is_some_and(|other| other.dealer != deal.dealer),
            second,
            first: view(card, deal, line, pack, lang),
        })
    });
    drawn.collect()
}
