//! The sentence of a finding: the facts that a check noted, put into the reader's words when they are shown.
//! It decides nothing about the record; codes, places and rules come as they are.

use std::borrow::Cow;

use serde_json::Value as Json;

use crate::{Arg, Lang};
use talon_records::Finding;
use talon_records::json::{Reason, code_point, odd_sign};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::Code;

/// What a sentence calls the players and the cards.
#[derive(Debug, Clone)]
pub struct Names<'a> {
    /// The names of the players, where they are known.
    pub players: BySeat<Option<Cow<'a, str>>>,
    /// The pack whose names the cards go by.
    pub pack: Pack,
}

impl Default for Names<'_> {
    fn default() -> Self {
        Names {
            players: BySeat::default(),
            pack: Pack::German,
        }
    }
}

/// The beginning of the words for what was sent instead of a record; each has a sentence of its own.
const FOREIGN: &str = "foreign_";
/// A sentence lists no more than this; the finding itself has them all.
const LISTED_MAX: usize = 8;
/// What stands in the record is quoted up to this length.
const QUOTED_CHARS_MAX: usize = 60;

/// What the values of a finding are, and so how they are said.
#[derive(Clone, Copy)]
enum Kind {
    Cards,
    Bids,
    Suits,
    Seats,
    Components,
    Actions,
    Types,
    /// Words of a text, each of which has its word in every language.
    Words,
    Raw,
}

impl Lang {
    /// The whole sentence of a finding.
    pub fn finding(self, finding: &Finding, names: &Names) -> String {
        if let Some(kind) = finding.detail.strip_prefix(FOREIGN) {
            return self.t(&format!("foreign-{kind}")).into_owned();
        }
        let sentence = match self.differing(finding, names) {
            Some([claim, found, expected]) => {
                let args = [
                    ("claim", claim.into()),
                    ("found", found.into()),
                    ("expected", expected.into()),
                ];
                self.t_args("claim-differs", &args)
            }
            None => {
                let key = format!("finding-{}", finding.code.as_str());
                // Of some codes one kind has a sentence of its own.
                let own = format!("{key}-{}", finding.detail);
                let has_own = !finding.detail.is_empty() && self.has(&own);
                let key = if has_own { own } else { key };
                self.t_with(&key, |variable| self.filled(variable, finding, names))
            }
        };
        let sentence = self.capitalized(&sentence);
        match self.reason(finding) {
            Some(reason) => format!("{sentence} {reason}"),
            None => sentence,
        }
    }

    /// One variable of the sentence: "none" and 0 are what there is not.
    fn filled<'a>(self, variable: &'static str, finding: &Finding, names: &Names) -> Arg<'a> {
        let number = |value: &Option<Json>| value.as_ref().and_then(Json::as_i64).unwrap_or(0);
        let said = |value: &Json| self.values(kind(finding.code), value, names);
        let said_expected = |value: &Json| self.values(kind_of_expected(finding), value, names);
        let text = match variable {
            "trick" => return Arg::Number(finding.trick.unwrap_or(0).into()),
            "count" => return Arg::Number(number(&finding.found)),
            "limit" => return Arg::Number(number(&finding.expected)),
            "size" => return Arg::from(size(number(&finding.expected))),
            "rule" => return Arg::from(finding.rule.map_or("none", |rule| rule.as_str())),
            "by" => finding.by.map(|seat| self.seated(seat, names)),
            // A word for programs, where a sentence says it.
            "found" => match &finding.as_written {
                Some(number) => Some(cut(number.to_string())),
                // The cause names the character already.
                None if finding.code == Code::PpnSyntax && !finding.detail.is_empty() => None,
                None => finding
                    .found
                    .as_ref()
                    .filter(|found| *found != finding.detail)
                    .map(said),
            },
            "expected" => {
                let is_empty = |list: &Json| list.as_array().is_some_and(Vec::is_empty);
                // What a claim leaves open is named, or the reason says what has to be written instead.
                let is_told = finding.code == Code::ClaimIncomplete && self.reason(finding).is_some();
                finding
                    .expected
                    .as_ref()
                    .filter(|expected| !is_told && !is_empty(expected))
                    .map(said_expected)
            }
            "cause" => self.cause(finding),
            "option" => finding.legal_with.first().map(|(name, value)| written(name, value)),
            _ => None,
        };
        text.map_or(Arg::from("none"), Arg::from)
    }

    /// What the broken rule says, where several can be behind one code and the sentence does not tell them apart.
    fn reason(self, finding: &Finding) -> Option<&'static str> {
        let rule = finding.rule?.as_str().replace('.', "_");
        self.known(&format!("reason-{}-{rule}", finding.code.as_str()))
    }

    /// What would have been right, in the words of the sentence; nothing where the sentence says it already, or where
    /// cards can be drawn in its place.
    pub fn finding_expected(self, finding: &Finding, names: &Names) -> String {
        let is_told = finding.detail.starts_with(FOREIGN) || self.differing(finding, names).is_some();
        let Some(expected) = finding.expected.as_ref().filter(|_| !is_told) else {
            return String::new();
        };
        let words = self.values(kind_of_expected(finding), expected, names);
        let sentence = self.finding(finding, names);
        let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let told = sentence.match_indices(&words).any(|(at, _)| {
            let (before, after) = (&sentence[..at], &sentence[at + words.len()..]);
            !is_part(before.chars().next_back()) && !is_part(after.chars().next())
        });
        if told { String::new() } else { words }
    }

    /// A few words that name the kind of finding.
    pub fn finding_title(self, code: Code) -> String {
        self.t(&format!("finding-{}-title", code.as_str())).into_owned()
    }

    /// What to try, where the finding itself shows it.
    pub fn finding_hint(self, finding: &Finding) -> Option<String> {
        if let Some((name, value)) = finding.legal_with.first() {
            return Some(self.t_args("hint-option", &[("option", Arg::from(written(name, value)))]));
        }
        if let Some(fix) = &finding.fix {
            return Some(self.t_args("hint-nearest", &[("found", Arg::from(quoted(fix)))]));
        }
        if finding.code == Code::UnknownMember && finding.detail == "score_version" {
            return Some(self.t("hint-score-version").into_owned());
        }
        let irregular = matches!(
            finding.code,
            Code::MustFollow | Code::MustBeat | Code::MustTrump | Code::SevenReserved | Code::RevokeProven
        );
        irregular.then(|| self.t("hint-irregular").into_owned())
    }

    fn cause(self, finding: &Finding) -> Option<String> {
        match (finding.cause, finding.code) {
            (Some(Code::Unverifiable), Code::Irregular) => Some("doubtful".to_owned()),
            (Some(code), _) => Some(self.finding_title(code)),
            (None, Code::BadValue) if !finding.detail.is_empty() => {
                Some(self.t(&format!("bad-{}", finding.detail)).into_owned())
            }
            (None, Code::JsonSyntax | Code::NotUtf8 | Code::PpnSyntax) if !finding.detail.is_empty() => {
                let sign = finding.found.as_ref().and_then(Json::as_str).unwrap_or("none");
                Some(self.t_args(&format!("syntax-{}", finding.detail), &[("sign", Arg::from(sign))]))
            }
            _ => None,
        }
    }

    fn values(self, kind: Kind, value: &Json, names: &Names) -> String {
        let Json::Array(list) = value else {
            return self.value(kind, value, names);
        };
        let said: Vec<String> = list
            .iter()
            .take(LISTED_MAX)
            .map(|item| self.value(kind, item, names))
            .collect();
        match list.len().saturating_sub(LISTED_MAX) {
            0 => said.join(", "),
            more => self.t_args(
                "list-more",
                &[("list", Arg::from(said.join(", "))), ("count", Arg::from(more))],
            ),
        }
    }

    fn value(self, kind: Kind, value: &Json, names: &Names) -> String {
        let Some(text) = value.as_str() else {
            return quoted(value);
        };
        let known = |key: String| self.known(&key).map(str::to_owned);
        let said = match kind {
            // Of a card out of turn the seat is told that should have played.
            Kind::Cards => match (Pack::read(text), Seat::parse(text)) {
                (Some(card), _) => Some(match names.pack {
                    Pack::German => self.card_in_sentence(card),
                    Pack::French => self.card_french_in_sentence(card),
                }),
                (None, seat) => seat.map(|seat| self.seated(seat, names)),
            },
            Kind::Bids => known(Lang::bid_key(text)).or_else(|| known(format!("type-{text}"))),
            Kind::Suits => Pack::read_suit(text).map(|suit| self.suit(suit).into_owned()),
            Kind::Seats => Seat::parse(text).map(|seat| self.seated(seat, names)),
            Kind::Components => match text.strip_prefix("silent_") {
                Some(silent) => known(format!("silent-{silent}")),
                None => known(format!("component-{text}"))
                    .or_else(|| known(format!("type-{text}")))
                    .or_else(|| known(format!("word-{text}"))),
            },
            Kind::Actions => known(format!("type-{text}")),
            // What stands in the record keeps its quotation marks: they are the fault.
            Kind::Types => known(format!("kind-{text}")).or_else(|| Some(cut(value.to_string()))),
            Kind::Words => known(format!("said-{}", text.replace(' ', "-"))),
            Kind::Raw => None,
        };
        said.unwrap_or_else(|| quoted(value))
    }

    fn seated(self, seat: Seat, names: &Names) -> String {
        self.player(seat.letter(), names.players[seat].as_deref())
    }
}

fn kind_of_expected(finding: &Finding) -> Kind {
    match kind(finding.code) {
        Kind::Raw if finding.words => Kind::Words,
        kind => kind,
    }
}

fn kind(code: Code) -> Kind {
    match code {
        Code::MustFollow
        | Code::MustBeat
        | Code::MustTrump
        | Code::SevenReserved
        | Code::RevokeProven
        | Code::CardNotHeld
        | Code::Irregular
        | Code::DiscardNotHeld
        | Code::DealDuplicate
        | Code::DealMissing => Kind::Cards,
        Code::BidTooLow
        | Code::BidCards
        | Code::BidStep
        | Code::RaiseNotAllowed
        | Code::GameNotAllowed
        | Code::HoldNotAllowed
        | Code::ContractBelowBid
        | Code::ContractNotAsNamed => Kind::Bids,
        Code::TrumpNotAllowed | Code::MarriageNotHeld | Code::MarriageNotAllowed => Kind::Suits,
        Code::OutOfTurn | Code::KontraNotEntitled | Code::ClaimNotAgreed => Kind::Seats,
        Code::KontraComponent | Code::ClaimIncomplete => Kind::Components,
        Code::WrongPhase => Kind::Actions,
        Code::WrongType => Kind::Types,
        _ => Kind::Raw,
    }
}

/// A number of bytes, "256 KiB"; "none" for none.
pub(super) fn size(bytes: i64) -> String {
    match bytes {
        0 => "none".to_owned(),
        _ if bytes % 1024 == 0 => format!("{} KiB", bytes / 1024),
        _ => format!("{bytes} B"),
    }
}

fn quoted(value: &Json) -> String {
    cut(value.as_str().map_or_else(|| value.to_string(), shown))
}

/// A text with the names of the characters that nobody would see in it.
fn shown(text: &str) -> String {
    let hidden = |sign: char| match odd_sign(sign)? {
        Reason::OddSpace(sign) | Reason::Invisible(sign) => Some(sign),
        _ => None,
    };
    if !text.chars().any(|sign| hidden(sign).is_some()) {
        return text.to_owned();
    }
    let named = text.chars().map(|sign| match hidden(sign) {
        Some(sign) => format!("[{}]", code_point(sign)),
        None => sign.to_string(),
    });
    named.collect()
}

fn cut(text: String) -> String {
    match text.char_indices().nth(QUOTED_CHARS_MAX) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn written(name: &str, value: &Json) -> String {
    format!("{name}: {}", quoted(value))
}

#[cfg(test)]
mod tests;
