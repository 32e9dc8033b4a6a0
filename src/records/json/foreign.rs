//! Texts that other programs write, and texts around a record, known by how they begin, so that a reader hears what was
//! sent and not which character of it does not fit. It reads nothing of them.

use std::borrow::Cow;

use super::chat::chat_message;
use super::signs::odd_sign;

/// So much of a text says what it is.
pub(crate) const LOOKED_AT: usize = 4096;
/// Lines that are compared to tell a table.
const TABLE_LINES: usize = 5;

/// What a text is that is no record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Foreign {
    /// Portable Bridge Notation.
    Pbn,
    /// Portable Game Notation, of chess, draughts and their like.
    Pgn,
    /// Tags as PGN and PBN have them, of neither.
    Tags,
    /// A chess tournament as FIDE has it reported.
    Trf,
    /// Bridge as BBO writes it.
    Lin,
    /// A poker hand in TOML.
    Phh,
    /// A poker hand in JSON.
    Ohh,
    /// A poker hand as a card room writes it in words.
    Poker,
    /// Go, and skat at ISS.
    Sgf,
    /// PPN as its description had it at first, before rounds had fourteen fields.
    OldPpn,
    /// The other form that the description of PPN has.
    PpnJson,
    /// A tournament or a season of this program.
    Tournament,
    Html,
    Xml,
    Rtf,
    Csv,
    /// An address, and not what is found there.
    Address,
    /// A record with something written before it.
    Wrapped,
    /// A record in the lines that a mail program quotes.
    Quoted,
    /// Messages of a chat, in none of which a hand was found.
    Chat,
}

impl Foreign {
    const ALL: [Foreign; 20] = [
        Foreign::Pbn,
        Foreign::Pgn,
        Foreign::Tags,
        Foreign::Trf,
        Foreign::Lin,
        Foreign::Phh,
        Foreign::Ohh,
        Foreign::Poker,
        Foreign::Sgf,
        Foreign::OldPpn,
        Foreign::PpnJson,
        Foreign::Tournament,
        Foreign::Html,
        Foreign::Xml,
        Foreign::Rtf,
        Foreign::Csv,
        Foreign::Address,
        Foreign::Wrapped,
        Foreign::Quoted,
        Foreign::Chat,
    ];

    /// All of them.
    pub fn all() -> impl Iterator<Item = Foreign> {
        Foreign::ALL.into_iter()
    }

    /// The kind as a word, for messages and for tests.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Foreign::Pbn => "foreign_pbn",
            Foreign::Pgn => "foreign_pgn",
            Foreign::Tags => "foreign_tags",
            Foreign::Trf => "foreign_trf",
            Foreign::Lin => "foreign_lin",
            Foreign::Phh => "foreign_phh",
            Foreign::Ohh => "foreign_ohh",
            Foreign::Poker => "foreign_poker",
            Foreign::Sgf => "foreign_sgf",
            Foreign::OldPpn => "foreign_old_ppn",
            Foreign::PpnJson => "foreign_ppn_json",
            Foreign::Tournament => "foreign_tournament",
            Foreign::Html => "foreign_html",
            Foreign::Xml => "foreign_xml",
            Foreign::Rtf => "foreign_rtf",
            Foreign::Csv => "foreign_csv",
            Foreign::Address => "foreign_address",
            Foreign::Wrapped => "foreign_wrapped",
            Foreign::Quoted => "foreign_quoted",
            Foreign::Chat => "foreign_chat",
        }
    }

    /// What a text that begins so is; none where it may be a record. A text that begins as a JSON object does is not
    /// looked at: its members say what it is.
    #[must_use]
    pub fn of_text(text: &[u8]) -> Option<Foreign> {
        let text = text
            .strip_prefix("\u{FEFF}".as_bytes())
            .unwrap_or(text)
            .trim_ascii_start();
        match text {
            [b'{', b'\\', ..] => return Some(Foreign::Rtf),
            [] | [b'{', ..] => return None,
            _ => {}
        }
        let looked_at = text.get(..LOOKED_AT).unwrap_or(text);
        // Letters of any code page do: what is looked for is ASCII.
        of_looked_at(&String::from_utf8_lossy(looked_at))
    }

    /// What a JSON object with these members is; `has` says whether it has one of that name.
    #[must_use]
    pub(crate) fn of_members(format: Option<&str>, has: impl Fn(&str) -> bool) -> Option<Foreign> {
        match format {
            Some("talon-event" | "talon-league") => Some(Foreign::Tournament),
            None if has("ohh") => Some(Foreign::Ohh),
            None if has("dealOrder") => Some(Foreign::PpnJson),
            None if has("messages") && (has("participants") || has("name")) => Some(Foreign::Chat),
            None if has("chats") && has("about") => Some(Foreign::Chat),
            _ => None,
        }
    }
}

fn of_looked_at(text: &str) -> Option<Foreign> {
    let first = text.lines().next().unwrap_or_default().trim_end();
    if chat_message(first).is_some() {
        return around_a_record(text).or(Some(Foreign::Chat));
    }
    if let Some(after) = text.strip_prefix('<') {
        return markup(after);
    }
    if is_address(first) {
        return Some(Foreign::Address);
    }
    if text.starts_with("(;") {
        return Some(Foreign::Sgf);
    }
    if is_lin(text) {
        return Some(Foreign::Lin);
    }
    if first.starts_with("% PBN") || first.starts_with("%PBN") {
        return Some(Foreign::Pbn);
    }
    tagged(text)
        .or_else(|| by_lines(text))
        .or_else(|| around_a_record(text))
}

fn markup(after: &str) -> Option<Foreign> {
    let start: String = after.chars().take(64).collect::<String>().to_ascii_lowercase();
    let is_element = start.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '!' | '?' | '/'));
    let words = [
        "!doctype html",
        "html",
        "head",
        "body",
        "div",
        "pre",
        "p>",
        "table",
        "span",
        "meta",
        "script",
        "!--",
    ];
    let is_page = words.iter().any(|word| start.starts_with(word)) || after.contains("<html");
    is_element.then_some(match is_page {
        true if OF_CHATS.iter().any(|class| after.contains(class)) => Foreign::Chat,
        true => Foreign::Html,
        false => Foreign::Xml,
    })
}

/// What stands in pages that chat programs export, and in no others.
const OF_CHATS: [&str; 5] = [
    "class=\"message default",
    "class=\"page_wrap\"",
    "_a6-p",
    "_a6-g",
    "_3-95 _2pi0",
];

fn is_address(line: &str) -> bool {
    let known = ["http://", "https://", "www."]
        .iter()
        .any(|start| line.starts_with(start));
    known && !line.contains(char::is_whitespace)
}

/// Commands of two small letters, each with a bar behind it.
fn is_lin(text: &str) -> bool {
    let mut parts = text.split('|');
    let command = parts.next().unwrap_or_default();
    let is_command = command.len() == 2 && command.bytes().all(|byte| byte.is_ascii_lowercase());
    is_command && parts.nth(1).is_some()
}

/// Tags that only a PPN file has, or one that this program wrote.
const OF_PPN: [&str; 10] = [
    "Bula", "Refe", "Player1", "Player2", "Player3", "Name1", "Name2", "Name3", "Sheet", "Rules",
];
const OF_BRIDGE: [&str; 12] = [
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Vulnerable",
    "Declarer",
    "Contract",
    "Auction",
    "Play",
    "OptimumScore",
    "Scoring",
];
const OF_CHESS: [&str; 12] = [
    "White",
    "Black",
    "Red",
    "ECO",
    "FEN",
    "SetUp",
    "WhiteElo",
    "BlackElo",
    "Opening",
    "Termination",
    "Variant",
    "GameType",
];

/// A text of lines in square brackets that are no rounds of PPN as it is now.
fn tagged(text: &str) -> Option<Foreign> {
    let mut names: Vec<&str> = Vec::new();
    let (mut has_round, mut has_ppn) = (false, false);
    for line in text.lines().map(str::trim_start) {
        let Some(inner) = line.strip_prefix('[') else {
            if is_old_round(line, true) {
                return Some(Foreign::OldPpn);
            }
            continue;
        };
        if inner.starts_with(|c: char| c.is_ascii_digit()) {
            if is_old_round(inner, false) {
                return Some(Foreign::OldPpn);
            }
            has_round |= inner.contains(char::is_whitespace);
        } else if let Some((name, value)) = inner.split_once(char::is_whitespace) {
            // Other notations always quote a value; a name is a word.
            if value.trim_start().starts_with('"') && name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
                names.push(name);
            }
            has_ppn |= OF_PPN.contains(&name);
        }
    }
    if !text.starts_with(['[', '%', ';']) || has_round || has_ppn {
        return None;
    }
    let has = |list: &[&str]| names.iter().any(|name| list.contains(name));
    match (has(&OF_CHESS), has(&OF_BRIDGE)) {
        (true, _) => Some(Foreign::Pgn),
        (false, true) => Some(Foreign::Pbn),
        (false, false) => (!names.is_empty()).then_some(Foreign::Tags),
    }
}

/// A round as PPN had it at first: `1. 1 cards ...`, later the same in brackets and without the dot, its dealer one
/// digit or none.
fn is_old_round(line: &str, dotted: bool) -> bool {
    let mut words = line.split_ascii_whitespace();
    let number = words.next().unwrap_or_default();
    let number = if dotted { number.strip_suffix('.') } else { Some(number) };
    let is_number = number.is_some_and(|n| !n.is_empty() && n.bytes().all(|byte| byte.is_ascii_digit()));
    let is_cards = |word: &str| {
        word.len() == 32
            && word
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase())
    };
    let next = words.next().unwrap_or_default();
    let one_digit = matches!(next, "1" | "2" | "3") && words.next().is_some_and(is_cards);
    is_number && (is_cards(next) || one_digit)
}

/// Notations without brackets, and tables.
fn by_lines(text: &str) -> Option<Foreign> {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    if lines().take(3).count() > 1 && lines().take(3).all(is_trf) {
        return Some(Foreign::Trf);
    }
    let gives = |name: &str| {
        lines().any(|line| {
            line.strip_prefix(name)
                .is_some_and(|rest| rest.trim_start().starts_with('='))
        })
    };
    if gives("variant") && (gives("actions") || gives("antes") || gives("starting_stacks")) {
        return Some(Foreign::Phh);
    }
    if text.starts_with("PokerStars ") || text.contains("*** HOLE CARDS ***") {
        return Some(Foreign::Poker);
    }
    if text.starts_with("1.") && is_chess_move(text.get(2..).unwrap_or_default().trim_start_matches(['.', ' '])) {
        return Some(Foreign::Pgn);
    }
    is_table(text).then_some(Foreign::Csv)
}

/// `012 Name of the tournament`: three digits, of which FIDE gives out the lower ones, or `XX` and a letter.
fn is_trf(line: &str) -> bool {
    let Some((code, _)) = line.split_once(' ') else {
        return line.len() == 3 && line.starts_with("XX");
    };
    code.len() == 3 && (code.starts_with("XX") || code.bytes().all(|byte| byte.is_ascii_digit()) && code < "400")
}

fn is_chess_move(text: &str) -> bool {
    let word = text.split_ascii_whitespace().next().unwrap_or_default().as_bytes();
    let is_square = |square: &[u8]| matches!(square, [b'a'..=b'h', b'1'..=b'8', ..]);
    match word {
        [b'O', b'-', b'O', ..] => true,
        [b'K' | b'Q' | b'R' | b'B' | b'N', rest @ ..] => is_square(rest),
        word => is_square(word),
    }
}

/// Several lines with equally many separators, as spreadsheets write them.
fn is_table(text: &str) -> bool {
    if text.starts_with(['[', '`', '~', '/', '#']) {
        return false;
    }
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .take(TABLE_LINES)
        .collect();
    lines.len() > 1
        && [';', ',', '\t'].iter().any(|separator| {
            let count = |line: &&str| line.matches(*separator).count();
            let first = lines.first().map_or(0, count);
            first > 0 && !lines.iter().any(|line| line.contains('{')) && lines.iter().all(|line| count(line) == first)
        })
}

/// A record that is there, but not alone.
fn around_a_record(text: &str) -> Option<Foreign> {
    let is_quoted = |line: &str| line.trim_start().starts_with('>');
    if is_quoted(text) && text.contains(['{', '[']) {
        return Some(Foreign::Quoted);
    }
    let is_list = text
        .strip_prefix('[')
        .map(str::trim_start)
        .is_some_and(|rest| rest.starts_with(['{', '[', '"', ']']) || rest.is_empty());
    // Of a fence, a comment or an odd sign the reader says what it is.
    let is_told = |c: char| matches!(c, '{' | '`' | '~' | '/' | '#') || odd_sign(c).is_some();
    let begins = !text.starts_with(is_told);
    let opens = text
        .find('{')
        .zip(format_name(text))
        .is_some_and(|(brace, name)| brace < name);
    let has_round = || text.lines().skip(1).map(str::trim_start).any(begins_ppn);
    (begins && !is_list && (opens || !is_bracketed(text) && has_round())).then_some(Foreign::Wrapped)
}

/// Where the name of the first member of a record stands, in whatever quotation marks, or without any.
pub(crate) fn format_name(text: &str) -> Option<usize> {
    let mut found = text.match_indices("format").map(|(at, _)| at);
    found.find(|at| {
        let before = text[..*at].chars().next_back();
        let behind = text[at + "format".len()..].chars().next();
        let is_quoted = before.is_some_and(is_quotation) && behind.is_some_and(is_quotation);
        let is_bare = before.is_some_and(|c| c.is_whitespace() || matches!(c, '{' | ',')) && behind == Some(':');
        is_quoted || is_bare
    })
}

/// Quotation marks, also as phones and mail programs set them.
const fn is_quotation(sign: char) -> bool {
    matches!(
        sign,
        '"' | '\'' | '“' | '”' | '„' | '‟' | '«' | '»' | '‘' | '’' | '‚' | '‛'
    )
}

/// Whether a text begins with a tag or a round: a bracket, a word, and a space of whatever kind.
fn is_bracketed(text: &str) -> bool {
    let inner = text
        .strip_prefix('[')
        .map(|inner| inner.trim_start_matches(|c: char| c.is_ascii_alphanumeric()));
    inner.is_some_and(|rest| rest.starts_with(|c: char| c.is_whitespace() || !c.is_ascii()))
}

fn begins_ppn(line: &str) -> bool {
    let word: Cow<'_, str> = line.chars().take(8).collect();
    ["[Bula ", "[Refe ", "[1 123 ", "[1 231 ", "[1 312 "]
        .iter()
        .any(|start| word.starts_with(start))
}

#[cfg(test)]
mod tests;
