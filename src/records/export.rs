//! A record written for people: members in the order of the format, the auction three actions a line, then one trick
//! a line (format, 2).

use std::borrow::Cow;

use super::json::canonical;
use super::json::{Document, Value, ValueKind};

/// Members in the order in which a reader wants them.
const ORDER: [&str; 18] = [
    "$schema",
    "format",
    "version",
    "id",
    "game",
    "rules",
    "source",
    "players",
    "context",
    "deal",
    "actions",
    "score",
    "result",
    "variations",
    "annotations",
    "corrections",
    "supersedes",
    "ext",
];

/// Writes a record in many lines. Give it the normal form, so that what is left out there is left out here.
pub fn write_pretty(document: &Document<'_>, out: &mut Vec<u8>) {
    let root = document.root();
    out.extend_from_slice(b"{");
    let known = ORDER
        .into_iter()
        .filter_map(|name| Some((Cow::Borrowed(name), root.get(name)?)));
    // What a later minor version has besides comes last.
    let named = root
        .members()
        .map(|(name, value)| (name.as_str().unwrap_or_default(), value));
    let unknown = named.filter(|(name, _)| !ORDER.contains(&&**name));
    for (place, (name, value)) in known.chain(unknown).enumerate() {
        out.extend_from_slice(if place == 0 { b"\n  " } else { b",\n  " });
        canonical::string(out, &name);
        out.extend_from_slice(b": ");
        match &*name {
            "deal" => write_deal(value, out),
            "actions" => write_actions(value, "    ", "  ", out),
            "annotations" | "corrections" => write_items(value, out),
            "variations" => write_variations(value, out),
            _ => canonical::value(out, value),
        }
    }
    out.extend_from_slice(b"\n}\n");
}

fn write_deal(deal: Value<'_>, out: &mut Vec<u8>) {
    out.push(b'{');
    for (place, (name, value)) in deal.members().enumerate() {
        out.extend_from_slice(if place > 0 { b",\n    " } else { b"\n    " });
        canonical::value(out, name);
        out.extend_from_slice(b": ");
        if value.kind() == ValueKind::Object {
            write_lines(value, out);
        } else {
            canonical::value(out, value);
        }
    }
    out.extend_from_slice(b"\n  }");
}

/// An object with each member on its own line.
fn write_lines(object: Value<'_>, out: &mut Vec<u8>) {
    out.push(b'{');
    for (place, (name, value)) in object.members().enumerate() {
        out.extend_from_slice(if place > 0 { b",\n      " } else { b"\n      " });
        canonical::value(out, name);
        out.extend_from_slice(b": ");
        canonical::value(out, value);
    }
    out.extend_from_slice(b"\n    }");
}

fn write_actions(actions: Value<'_>, indent: &str, close: &str, out: &mut Vec<u8>) {
    if actions.is_empty() {
        out.extend_from_slice(b"[]");
        return;
    }
    out.push(b'[');
    let (mut on_line, mut cards, mut playing) = (0, 0, false);
    for (place, action) in actions.items().enumerate() {
        let is_card = action.get("type").is_some_and(|kind| kind.is("play"));
        // A marriage or kontra before the first card already belongs to the play.
        let begins_play = !playing && (is_card || is_before_cards(action));
        let full = if playing { cards == 3 } else { on_line == 3 };
        if place > 0 {
            out.push(b',');
        }
        if place == 0 || full || begins_play {
            out.push(b'\n');
            out.extend_from_slice(indent.as_bytes());
            (on_line, cards) = (0, 0);
        } else {
            out.push(b' ');
        }
        playing |= begins_play;
        on_line += 1;
        cards += usize::from(is_card);
        canonical::value(out, action);
    }
    out.push(b'\n');
    out.extend_from_slice(close.as_bytes());
    out.push(b']');
}

fn is_before_cards(action: Value<'_>) -> bool {
    action
        .get("type")
        .is_some_and(|kind| kind.is("marriage") || kind.is("kontra"))
}

fn write_items(list: Value<'_>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (place, item) in list.items().enumerate() {
        out.extend_from_slice(if place > 0 { b",\n    " } else { b"\n    " });
        canonical::value(out, item);
    }
    out.extend_from_slice(b"\n  ]");
}

fn write_variations(list: Value<'_>, out: &mut Vec<u8>) {
    out.push(b'[');
    for (place, variation) in list.items().enumerate() {
        out.extend_from_slice(if place > 0 { b",\n    {" } else { b"\n    {" });
        for (place, (name, value)) in variation.members().enumerate() {
            if place > 0 {
                out.extend_from_slice(b", ");
            }
            canonical::value(out, name);
            out.extend_from_slice(b": ");
            if name.is("actions") {
                write_actions(value, "      ", "    ", out);
            } else {
                canonical::value(out, value);
            }
        }
        out.push(b'}');
    }
    out.extend_from_slice(b"\n  ]");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::{Limits, Tape};
    use crate::normal::Writer;
    use crate::{Options, Reader};

    const EXAMPLE: &str = include_str!("../../tests/fixtures/example.talon.json");

    #[test]
    fn a_pretty_record_says_the_same_and_has_a_trick_a_line() {
        let mut reader = Reader::new();
        let normal = Writer::new().normal(
            reader
                .check(EXAMPLE.as_bytes(), &Options::default())
                .record
                .as_ref()
                .unwrap(),
        );
        let mut tape = Tape::new();
        let mut pretty = Vec::new();
        write_pretty(&tape.read(&normal.text, Limits::default()).unwrap(), &mut pretty);
        let again = reader.check(&pretty, &Options::default());
        assert_eq!(again.findings, Vec::new());
        assert_eq!(Writer::new().normal(again.record.as_ref().unwrap()).text, normal.text);
        drop(again);
        let text = String::from_utf8(pretty).unwrap();
        let tricks = text
            .lines()
            .filter(|line| line.matches("\"play\"").count() == 3)
            .count();
        assert_eq!(tricks, 10, "{text}");
    }
}
