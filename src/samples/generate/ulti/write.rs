//! Writes a generated hand of Ulti as one line of the `talon` 1.0 format. It knows the spelling of the format, not its
//! checks: the reader has to accept what is written here.

use super::hand::GeneratedHand;
use crate::generate::Setting;
use crate::generate::write::{
    push, push_actions, push_agreed, push_deal, push_head, push_holdings, push_numbers, push_pair, push_setting,
    push_words, writing_chance,
};
use talon_rules::cards::Pack;
use talon_rules::games::GameKind;
use talon_rules::games::ulti::{
    Action, Claim, ClaimOutcome, ComponentResult, ComponentSet, Outcome, SidePoints, Silent,
};

const PACK: Pack = Pack::German;

/// The record of a hand as one line of JSON without the line's end.
pub fn record_line(hand: &GeneratedHand) -> String {
    record_line_with(hand, &Setting::of(hand.seed, hand.number))
}

/// The same, played where and by whom the setting says.
pub(crate) fn record_line_with(hand: &GeneratedHand, setting: &Setting) -> String {
    let mut out = String::with_capacity(2560);
    let mut chance = writing_chance(hand.seed, hand.number);
    push_head(&mut out, GameKind::Ulti, &hand.variant, &mut chance);
    push_setting(&mut out, setting);
    push_deal(&mut out, PACK, &hand.deal);
    if let Some(first) = &hand.first {
        out.push_str(",\"first\":");
        push_holdings(&mut out, PACK, first);
    }
    out.push_str("},");
    push_actions(&mut out, hand.actions.iter(), Action::word, push_action);
    if let Some(outcome) = hand.game.outcome().filter(|_| chance.happens(0.7)) {
        push_result(&mut out, &outcome, chance.happens(0.3));
    }
    out.push('}');
    out
}

fn push_action(out: &mut String, action: &Action) {
    match action {
        Action::Given { bid, trump } => {
            push(out, format_args!(",\"bid\":\"{}\"", bid.code()));
            if let Some(suit) = trump {
                push(out, format_args!(",\"trump\":\"{}\"", PACK.suit_code(*suit)));
            }
        }
        Action::Discard(cards) => push_pair(out, PACK, cards),
        Action::Bid(bid) => push(out, format_args!(",\"bid\":\"{}\"", bid.code())),
        Action::Trump(suit) | Action::Marriage(suit) => {
            push(out, format_args!(",\"suit\":\"{}\"", PACK.suit_code(*suit)));
        }
        Action::Kontra { components, against } => {
            out.push_str(",\"components\":");
            push_words(out, components.iter().map(|part| part.code()));
            if let Some(against) = against {
                push(out, format_args!(",\"against\":\"{}\"", against.letter()));
            }
        }
        Action::Play(card) => push(out, format_args!(",\"card\":\"{}\"", PACK.code(*card))),
        Action::Claim(claim) => push_claim(out, claim),
        Action::Pickup | Action::Pass | Action::Concede | Action::ThrowIn => {}
    }
}

fn push_claim(out: &mut String, claim: &Claim) {
    out.push_str(",\"outcome\":{");
    match claim.outcome {
        ClaimOutcome::Tricks(tricks) => {
            out.push_str("\"tricks\":");
            push_numbers(out, &tricks);
        }
        ClaimOutcome::Rest(seat) => push(out, format_args!("\"rest\":\"{}\"", seat.letter())),
        ClaimOutcome::Verdict {
            won,
            lost,
            points,
            silent,
        } => {
            out.push_str("\"components\":{");
            push_verdicts(out, won, lost);
            out.push('}');
            if let Some(SidePoints { declarer, defenders }) = points {
                push(
                    out,
                    format_args!(",\"points\":{{\"declarer\":{declarer},\"defenders\":{defenders}}}"),
                );
            }
            push_silent(out, silent);
        }
    }
    out.push('}');
    push_agreed(out, &claim.agreed);
}

fn push_verdicts(out: &mut String, won: ComponentSet, lost: ComponentSet) {
    let named = won
        .iter()
        .map(|part| (part, true))
        .chain(lost.iter().map(|part| (part, false)));
    for (place, (part, made)) in named.enumerate() {
        push(
            out,
            format_args!("{}\"{}\":{made}", if place == 0 { "" } else { "," }, part.code()),
        );
    }
}

fn push_silent(out: &mut String, silent: [Option<ComponentResult>; 4]) {
    let arisen = Silent::ALL
        .into_iter()
        .filter_map(|name| silent[name as usize].map(|fate| (name, fate)));
    for (place, (name, fate)) in arisen.enumerate() {
        let word = if fate == ComponentResult::Win { "win" } else { "lose" };
        let before = if place == 0 { ",\"silent\":{" } else { "," };
        push(out, format_args!("{before}\"{}\":\"{word}\"", name.code()));
    }
    if silent.iter().any(Option::is_some) {
        out.push('}');
    }
}

/// What someone at the table wrote down: the scores, now and then more.
fn push_result(out: &mut String, outcome: &Outcome, wordy: bool) {
    let Some(scores) = &outcome.scores else { return };
    out.push_str(",\"result\":{\"claimed\":{");
    if wordy {
        let declarer = outcome.declarer.letter();
        push(
            out,
            format_args!(
                "\"contract\":\"{}\",\"declarer\":\"{declarer}\",",
                outcome.contract.code()
            ),
        );
        if let Some(points) = outcome.points {
            push(
                out,
                format_args!(
                    "\"points\":{{\"declarer\":{},\"defenders\":{}}},",
                    points.declarer, points.defenders
                ),
            );
        }
    }
    out.push_str("\"scores\":");
    push_numbers(out, scores);
    out.push_str("}}");
}
