//! What stands round the score: no cards, no action but irregularities and rulings, no variations.

use crate::acts::{ActionStep, DealForm, Item, Ruling, Vocabulary, read_actions};
use crate::check::{Options, read_list};
use crate::json::Value;
use crate::lines::Lines;
use crate::structure::{Envelope, Faults, read_notes};
use talon_rules::cards::Seat;

/// The frame of a score record.
#[derive(Debug)]
pub(crate) struct ScoreFrame<'a> {
    /// The seat after the dealer.
    pub forehand: Seat,
    pub rulings: Vec<Ruling<'a>>,
}

/// Reads the frame; `None` when it has an error.
pub(crate) fn read_frame<'a, V: Vocabulary>(
    envelope: &Envelope<'a>,
    score: Value<'a>,
    options: &Options,
    rules: Option<&V::Rules>,
    faults: &mut Faults<'a>,
) -> Option<ScoreFrame<'a>> {
    let errors = faults.errors();
    let form = DealForm {
        pack: V::PACK,
        rule: V::DEAL_RULE,
    };
    let deal = envelope.deal.filter(|deal| faults.object(*deal));
    let forehand = deal.and_then(|deal| read_dealer_alone(deal, form, score, faults));
    let mut rulings = Vec::new();
    if read_list(envelope, options, faults)
        && let Some(list) = envelope.actions
    {
        let mut items: Vec<Item<'a, V>> = Vec::new();
        read_actions(list, rules, faults, &mut items);
        let mut others = false;
        for item in items {
            match item.step {
                ActionStep::Ruling(ruling) => rulings.push(ruling),
                ActionStep::Irregularity(_) | ActionStep::Malformed => {}
                _ => others = true,
            }
        }
        if others {
            faults.unfit(score, "score_actions");
        }
    }
    if let Some(variations) = envelope.variations.filter(|list| !list.is_empty()) {
        faults.unfit(variations, "score_variations");
    } else {
        read_notes(envelope, faults);
        // There is one position: nothing was played.
        let lines: Lines<'_, ()> = Lines {
            main: Vec::new(),
            variations: Vec::new(),
        };
        lines.check(envelope, faults, |_, _, _| {});
    }
    let forehand = forehand.filter(|_| faults.errors() == errors)?;
    Some(ScoreFrame { forehand, rulings })
}

/// The deal of a hand without cards says who dealt, and nothing else.
fn read_dealer_alone<'a>(deal: Value<'a>, form: DealForm, score: Value<'a>, faults: &mut Faults<'a>) -> Option<Seat> {
    let mut cards = false;
    for (name, _) in deal.members() {
        match &*name.as_str().unwrap_or_default() {
            "dealer" => {}
            "first" | "hands" | "talon" => cards = true,
            _ => faults.unknown(name, &["dealer"]),
        }
    }
    if cards {
        faults.unfit(score, "score_cards");
    }
    let Some(dealer) = deal.get("dealer") else {
        faults.missing(deal, "dealer");
        return None;
    };
    form.read_dealer(dealer, faults)
}
