//! Writes a generated hand of Preferans as one line of the `talon` 1.0 format. It knows the spelling of the format, not
//! its checks: the reader has to accept what is written here.

use super::session::GeneratedHand;
use crate::generate::Setting;
use crate::generate::write::{
    push, push_actions, push_agreed, push_deal, push_head, push_numbers, push_pair, push_setting, writing_chance,
};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::GameKind;
use talon_rules::games::preferans::{Action, Before, Bid, Claim, ClaimOutcome, Outcome, OutcomeKind};

const PACK: Pack = Pack::French;

/// The record of a hand as one line of JSON without the line's end.
pub fn record_line(hand: &GeneratedHand) -> String {
    record_line_with(hand, &hand.setting)
}

/// The same, played where and by whom the setting says.
pub(crate) fn record_line_with(hand: &GeneratedHand, setting: &Setting) -> String {
    let mut out = String::with_capacity(2304);
    let mut chance = writing_chance(hand.seed, hand.session << 16 | hand.number);
    push_head(&mut out, GameKind::Preferans, &hand.variant, &mut chance);
    push_setting(&mut out, setting);
    push_context(&mut out, &hand.before);
    push_deal(&mut out, PACK, &hand.deal);
    out.push_str("},");
    push_actions(&mut out, hand.actions.iter(), Action::word, push_action);
    if let Some(outcome) = hand.game.outcome().filter(|_| chance.happens(0.7)) {
        push_result(&mut out, &outcome, chance.happens(0.3));
    }
    out.push('}');
    out
}

/// The sheet before the deal, so that the record can be reckoned without its neighbours.
fn push_context(out: &mut String, before: &Before) {
    out.push_str("\"context\":{");
    if let Some(bula) = &before.bula {
        out.push_str("\"bula\":");
        push_numbers(out, bula);
        out.push(',');
    }
    out.push_str("\"refa\":");
    push_numbers(out, &before.open_refa);
    push(out, format_args!(",\"refas_written\":{}}},", before.refas_written));
}

fn push_action(out: &mut String, action: &Action) {
    match action {
        Action::Given { contract, game } => {
            push(out, format_args!(",\"value\":{}", contract.value()));
            if *game {
                out.push_str(",\"game\":true");
            }
        }
        Action::Discard(cards) => push_pair(out, PACK, cards),
        Action::Bid(Bid::Number(value)) => push(out, format_args!(",\"value\":{value}")),
        Action::Bid(Bid::Game) => out.push_str(",\"game\":true"),
        Action::Bid(Bid::Named(contract)) => {
            push(out, format_args!(",\"game\":true,\"value\":{}", contract.value()));
        }
        Action::Contract(contract) => push(out, format_args!(",\"value\":{}", contract.value())),
        Action::Defend(answer) => push(out, format_args!(",\"choice\":\"{}\"", answer.as_str())),
        Action::Play(card) => push(out, format_args!(",\"card\":\"{}\"", PACK.code(*card))),
        Action::Claim(claim) => push_claim(out, claim),
        Action::Hold | Action::Pass | Action::Pickup | Action::Kontra | Action::Concede => {}
    }
}

fn push_claim(out: &mut String, claim: &Claim) {
    out.push_str(",\"outcome\":{");
    match &claim.outcome {
        ClaimOutcome::Tricks(tricks) => {
            out.push_str("\"tricks\":");
            push_numbers(out, tricks);
        }
        ClaimOutcome::Rest(seat) => push(out, format_args!("\"rest\":\"{}\"", seat.letter())),
    }
    out.push('}');
    push_agreed(out, &claim.agreed);
}

/// What someone at the table wrote on the sheet, now and then with the tricks.
fn push_result(out: &mut String, outcome: &Outcome, wordy: bool) {
    let Some((declarer, score)) = outcome.declarer.zip(outcome.score) else {
        push(
            out,
            format_args!(
                ",\"result\":{{\"claimed\":{{\"refa_written\":{}}}}}",
                outcome.refa_written
            ),
        );
        return;
    };
    out.push_str(",\"result\":{\"claimed\":{");
    if wordy {
        push(
            out,
            format_args!("\"declarer\":\"{}\",\"value\":{},", declarer.letter(), score.value),
        );
    }
    if let Some(tricks) = outcome
        .tricks
        .filter(|_| wordy && outcome.kind == Some(OutcomeKind::Played))
    {
        out.push_str("\"tricks\":");
        push_numbers(out, &tricks);
        out.push(',');
    }
    out.push_str("\"bula_change\":");
    push_changes(out, &score.bula_change);
    let mut written = score.soup.iter().filter(|(_, soup)| **soup > 0).peekable();
    if written.peek().is_some() {
        out.push_str(",\"soup\":{");
        for (place, (writer, soup)) in written.enumerate() {
            let before = if place == 0 { "" } else { "," };
            let (writer, declarer) = (writer.letter(), declarer.letter());
            push(out, format_args!("{before}\"{writer}\":{{\"{declarer}\":{soup}}}"));
        }
        out.push('}');
    }
    out.push_str("}}");
}

/// The bulas that changed.
fn push_changes(out: &mut String, changes: &BySeat<i64>) {
    out.push('{');
    let changed = Seat::ALL.into_iter().filter(|seat| changes[*seat] != 0);
    for (place, seat) in changed.enumerate() {
        let before = if place == 0 { "" } else { "," };
        push(out, format_args!("{before}\"{}\":{}", seat.letter(), changes[seat]));
    }
    out.push('}');
}
