//! Signs that JSON does not have, put right all over a text: odd spaces and quotation marks, code fences, comments,
//! commas with nothing behind them. What stands inside quotation marks stays as it is.

use crate::Finding;
use crate::json::{Reason, format_name, odd_sign};

/// What a piece outside quotation marks becomes.
struct Piece {
    /// Bytes that it takes.
    length: usize,
    becomes: String,
}

/// The text with all that a finding of this kind is about put right, and the words for the report; none where the
/// finding is no such one, or nothing of the kind is there.
pub(super) fn rewritten(finding: &Finding, text: &str) -> Option<(String, String)> {
    let whole = |(text, name): (String, &str)| Some((text, name.to_owned()));
    match finding.detail {
        "odd_space" | "invisible" => outside(text, spaces, &named(finding)),
        "odd_minus" | "odd_sign" => outside(text, lookalikes, &named(finding)),
        "odd_quotes" => outside(text, quotes, "“ ” '"),
        "comment" => outside(text, comments, "// /* */ #"),
        "trailing_comma" => outside(text, commas, ","),
        "unquoted" => outside(text, bare_words, "\"\""),
        "fence" => without_fences(text).and_then(whole),
        "foreign_quoted" => without_marks(text).and_then(whole),
        "foreign_wrapped" => without_words_around(text).and_then(whole),
        _ => None,
    }
}

fn named(finding: &Finding) -> String {
    finding
        .found
        .as_ref()
        .and_then(|sign| sign.as_str())
        .unwrap_or_default()
        .to_owned()
}

/// Goes through a text and asks of each place outside quotation marks what it becomes.
fn outside(text: &str, becomes: fn(&str) -> Option<Piece>, name: &str) -> Option<(String, String)> {
    let (mut out, mut rest, mut count) = (String::with_capacity(text.len()), text, 0_usize);
    while let Some(first) = rest.chars().next() {
        let (length, new) = match becomes(rest) {
            _ if first == '"' => (quoted(rest), None),
            Some(piece) => (piece.length, Some(piece.becomes)),
            None => (word(rest).max(first.len_utf8()), None),
        };
        let (piece, after) = rest.split_at_checked(length)?;
        count += usize::from(new.is_some());
        out.push_str(new.as_deref().unwrap_or(piece));
        rest = after;
    }
    (count > 0).then(|| (out, format!("{name} × {count}")))
}

/// The length of a string with its quotation marks, or of what is left of its line where it is not closed.
fn quoted(rest: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            b'\n' => return at,
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of the word there, so that nothing is taken for its beginning in its middle.
fn word(rest: &str) -> usize {
    rest.find(|c: char| !c.is_alphanumeric() && c != '_')
        .unwrap_or(rest.len())
}

fn spaces(rest: &str) -> Option<Piece> {
    let sign = rest.chars().next()?;
    let becomes = match odd_sign(sign)? {
        Reason::OddSpace(_) => " ",
        Reason::Invisible(_) => "",
        _ => return None,
    };
    Some(Piece {
        length: sign.len_utf8(),
        becomes: becomes.to_owned(),
    })
}

fn lookalikes(rest: &str) -> Option<Piece> {
    let sign = rest.chars().next()?;
    let becomes = match odd_sign(sign)? {
        Reason::OddMinus(_) => '-',
        // The wide letters stand in the order of ASCII.
        Reason::OddSign(_) => char::from_u32(u32::from(sign).checked_sub(0xFEE0)?)?,
        _ => return None,
    };
    Some(Piece {
        length: sign.len_utf8(),
        becomes: becomes.to_string(),
    })
}

const DOUBLE: &[char] = &['“', '”', '„', '‟', '«', '»'];
const SINGLE: &[char] = &['\'', '‘', '’', '‚', '‛', '`'];

/// A string in other quotation marks, from one of its kind to the next.
fn quotes(rest: &str) -> Option<Piece> {
    let opening = rest.chars().next()?;
    let kind = [DOUBLE, SINGLE].into_iter().find(|kind| kind.contains(&opening))?;
    let inside = rest.get(opening.len_utf8()..)?;
    let length = inside.find(|c: char| kind.contains(&c) || c == '\n')?;
    let closing = inside
        .get(length..)?
        .chars()
        .next()
        .filter(|closing| *closing != '\n')?;
    let text = inside.get(..length)?.replace('"', "\\\"");
    let length = opening.len_utf8() + length + closing.len_utf8();
    Some(Piece {
        length,
        becomes: format!("\"{text}\""),
    })
}

fn comments(rest: &str) -> Option<Piece> {
    let length = if rest.starts_with("/*") {
        rest.find("*/")? + 2
    } else if rest.starts_with("//") || rest.starts_with('#') {
        rest.find('\n').unwrap_or(rest.len())
    } else {
        return None;
    };
    Some(Piece {
        length,
        becomes: String::new(),
    })
}

fn commas(rest: &str) -> Option<Piece> {
    let after = rest.strip_prefix(',')?.trim_start();
    after.starts_with(['}', ']']).then(|| Piece {
        length: 1,
        becomes: String::new(),
    })
}

/// A word that needs quotation marks, or one of another language for what JSON writes in small letters.
fn bare_words(rest: &str) -> Option<Piece> {
    let length = word(rest);
    let word = rest
        .get(..length)
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))?;
    let becomes = match word {
        "true" | "false" | "null" => return None,
        "True" => "true".to_owned(),
        "False" => "false".to_owned(),
        "None" | "undefined" => "null".to_owned(),
        word => format!("\"{word}\""),
    };
    Some(Piece { length, becomes })
}

/// What code fences open and close with.
const FENCES: [&str; 2] = ["```", "~~~"];

/// The text without its fences, and without what was written around them.
fn without_fences(text: &str) -> Option<(String, &'static str)> {
    let (mut found, mut is_inside) = (None, false);
    let (mut inside, mut outside) = (String::new(), String::new());
    for line in text.split_inclusive('\n') {
        let fence = FENCES.into_iter().find(|fence| line.trim_start().starts_with(fence));
        match (fence, is_inside) {
            (Some(_), _) => is_inside = !is_inside,
            (None, true) => inside.push_str(line),
            (None, false) => outside.push_str(line),
        }
        found = found.or(fence);
    }
    // A fence may have been lost on the way.
    let kept = if inside.contains(['{', '[']) {
        inside
    } else {
        outside + &inside
    };
    found.map(|fence| (kept, fence))
}

/// The text without the marks that a mail program puts before each line.
fn without_marks(text: &str) -> Option<(String, &'static str)> {
    let lines = text.split_inclusive('\n').map(|line| {
        let bare = line.trim_start().trim_start_matches('>');
        bare.strip_prefix(' ').unwrap_or(bare)
    });
    Some((lines.collect(), ">"))
}

/// The record without what was written before and behind it.
fn without_words_around(text: &str) -> Option<(String, &'static str)> {
    let json = text.find('{').zip(text.rfind('}')).filter(|(from, to)| from < to);
    let (from, to) = match json {
        Some((from, to)) if format_name(text).is_some() => (from, to + 1),
        _ => (text.find('[')?, text.rfind(']')? + 1),
    };
    let own = text.get(from..to)?;
    // The record of a mail that was answered has marks before its lines.
    let mut others = own.lines().skip(1).filter(|line| !line.trim().is_empty()).peekable();
    let is_quoted = others.peek().is_some() && others.all(|line| line.trim_start().starts_with('>'));
    match is_quoted {
        true => without_marks(own).map(|(own, _)| (own, "…")),
        false => Some((own.to_owned(), "…")),
    }
}
