//! The deal in canonical form, and the hash that tells whether the cards were the same (format, 12).

use std::ops::Range;

use super::actions::write_action;
use super::{DEAL, GAME, Text, Writer, is_blank, write_cards};
use crate::check::Record;
use crate::game::format_of;
use crate::hash::Hash;
use crate::json::Value;
use crate::json::canonical;
use talon_rules::cards::Pack;

impl Writer {
    pub(super) fn range(&self, place: usize) -> Range<usize> {
        self.ranges.get(place).cloned().unwrap_or_default()
    }

    /// The hash of the cards, and of the contract that they were played with where they were not dealt so.
    pub(super) fn deal_hash(&self, given: Option<&[u8]>) -> Hash {
        let mut deal = Text::new(&self.out);
        deal.member(self.range(DEAL));
        deal.member(self.range(GAME));
        if let Some(given) = given {
            deal.other(given);
        }
        deal.hash()
    }
}

/// The contract that a record begins with, as a member of what is hashed; `None` where it begins with the deal.
pub(super) fn given(record: &Record<'_>) -> Option<Vec<u8>> {
    let envelope = &record.envelope;
    let pack = format_of(envelope.game?).pack();
    let first = envelope.actions.filter(|_| envelope.begins_given())?.items().next()?;
    let mut member = b"\"given\":".to_vec();
    write_action(&mut member, first, pack, false);
    Some(member)
}

/// The deal with its lists sorted and, where two talon cards belong to forehand, given to them.
pub(super) fn write_deal(out: &mut Vec<u8>, deal: Value<'_>, record: &Record<'_>, pack: Pack) {
    let hand = record.hand.as_deref();
    let taker = hand.and_then(|hand| hand.talon_taker()).map(|seat| seat.letter());
    let talon = deal.get("talon").filter(|talon| !is_blank(*talon));
    let keeps_talon = talon.is_some() && hand.is_some_and(|hand| hand.keeps_talon());
    let extra = |seat: &str| talon.filter(|_| taker == Some(seat));
    canonical::members_by(
        out,
        deal,
        |name| keeps_talon || !name.is("talon"),
        |out, name, value| match &*name.as_str().unwrap_or_default() {
            "first" => write_seats(out, pack, value, |_| None),
            "hands" => write_seats(out, pack, value, extra),
            "talon" => write_cards(out, pack, value, None),
            _ => canonical::value(out, value),
        },
    );
}

fn write_seats<'a>(out: &mut Vec<u8>, pack: Pack, holdings: Value<'a>, extra: impl Fn(&str) -> Option<Value<'a>>) {
    canonical::members_by(
        out,
        holdings,
        |_| true,
        |out, name, value| match &*name.as_str().unwrap_or_default() {
            seat @ ("A" | "B" | "C") => write_cards(out, pack, value, extra(seat)),
            _ => canonical::value(out, value),
        },
    );
}
