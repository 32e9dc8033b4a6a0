//! Actions in canonical form. Nearly all are cards played, and most of the others hold no list, so those are written
//! straight from the text.

use super::write_cards;
use crate::json::canonical::{self, Array};
use crate::json::{Value, ValueKind};
use crate::usual::UsualPlay;
use talon_rules::cards::Pack;

/// Writes a list of actions, with or without the times at which they happened; tells whether there are any.
pub(super) fn write_actions(out: &mut Vec<u8>, actions: Value<'_>, pack: Pack, times: bool) -> bool {
    let mut timed = false;
    let mut array = Array::begin(out);
    for action in actions.items() {
        let slot = array.item();
        if let Some(play) = UsualPlay::read(action.bytes()) {
            slot.extend_from_slice(&play.canonical());
        } else if !(action.len() <= 3 && write_short_action(slot, action)) {
            timed |= action.members().any(|(name, _)| is_time(name));
            write_action(slot, action, pack, times);
        }
    }
    array.end();
    timed
}

fn is_time(name: Value<'_>) -> bool {
    name.is("at") || name.is("ms")
}

/// A card, a pass or a pickup with nothing else said of it; false when it is something else.
#[inline]
fn write_short_action(out: &mut Vec<u8>, action: Value<'_>) -> bool {
    let (mut by, mut card, mut kind) = (None, None, None);
    for (name, value) in action.members() {
        let slot = match name.as_plain_str() {
            Some("by") => &mut by,
            Some("card") => &mut card,
            Some("type") => &mut kind,
            _ => return false,
        };
        if value.as_plain_str().is_none() {
            return false;
        }
        *slot = Some(value);
    }
    let (Some(by), Some(kind)) = (by, kind) else {
        return false;
    };
    out.extend_from_slice(b"{\"by\":");
    out.extend_from_slice(by.source().as_bytes());
    if let Some(card) = card {
        out.extend_from_slice(b",\"card\":");
        out.extend_from_slice(card.source().as_bytes());
    }
    out.extend_from_slice(b",\"type\":");
    out.extend_from_slice(kind.source().as_bytes());
    out.push(b'}');
    true
}

/// Any action; its lists are sorted, because they have no order.
pub(super) fn write_action(out: &mut Vec<u8>, action: Value<'_>, pack: Pack, times: bool) {
    let wanted = |name: Value<'_>| times || !is_time(name);
    canonical::members_by(out, action, wanted, |out, name, value| {
        if value.kind() != ValueKind::Array {
            canonical::value(out, value);
        } else if name.is("cards") {
            write_cards(out, pack, value, None);
        } else if name.is("components") || name.is("agreed") {
            write_words(out, value);
        } else {
            canonical::value(out, value);
        }
    });
}

fn write_words(out: &mut Vec<u8>, list: Value<'_>) {
    let mut words: Vec<_> = list.items().map(|item| item.as_str().unwrap_or_default()).collect();
    words.sort();
    let mut array = Array::begin(out);
    for word in &words {
        canonical::string(array.item(), word);
    }
    array.end();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Limits, Tape};

    #[test]
    fn a_card_is_written_alike_in_whatever_order_it_came() {
        let canonical = r#"{"by":"B","card":"LX","type":"play"}"#;
        let ways = [
            canonical,
            r#"{"type":"play","by":"B","card":"LX"}"#,
            r#"{"card":"LX","by":"B","type":"play"}"#,
            r#"{ "type": "play", "by": "B", "card": "LX" }"#,
            r#"{"type":"play","by":"B","card":"\u004cX"}"#,
        ];
        for way in ways {
            let mut tape = Tape::new();
            let list = format!("[{way}]");
            let document = tape.read(list.as_bytes(), Limits::default()).unwrap();
            let mut out = Vec::new();
            assert!(!write_actions(&mut out, document.root(), Pack::German, true));
            assert_eq!(String::from_utf8(out).unwrap(), format!("[{canonical}]"), "{way}");
        }
    }

    #[test]
    fn times_are_noticed_and_left_out_when_they_are_not_wanted() {
        let mut tape = Tape::new();
        let text = br#"[{"type":"play","by":"B","card":"LX","ms":12},{"type":"pass","by":"C","at":"x"}]"#;
        let document = tape.read(text, Limits::default()).unwrap();
        let mut out = Vec::new();
        assert!(write_actions(&mut out, document.root(), Pack::German, false));
        let without = r#"[{"by":"B","card":"LX","type":"play"},{"by":"C","type":"pass"}]"#;
        assert_eq!(String::from_utf8(out).unwrap(), without);
    }
}
