//! What a record claims of its result, in words: which value it is, and what is said of it. It compares nothing.

use serde_json::Value as Json;

use super::{Lang, Names, signed};
use talon_records::Finding;
use talon_rules::cards::{Pack, Seat, Suit};
use talon_rules::games::Code;

/// What players and suits are called where claims are told.
#[expect(missing_debug_implementations, reason = "functions have nothing to show")]
pub struct ClaimNames<'n> {
    pub player: &'n dyn Fn(Seat) -> String,
    pub suit: &'n dyn Fn(Suit) -> String,
    pub pack: Pack,
}

impl ClaimNames<'_> {
    fn seat(&self, seat: &str) -> String {
        Seat::parse(seat).map_or_else(|| seat.to_owned(), |seat| (self.player)(seat))
    }

    fn suit_of(&self, code: &str) -> String {
        Pack::read_suit(code).map_or_else(|| code.to_owned(), |suit| (self.suit)(suit))
    }
}

impl Lang {
    /// Which value it is; `path` leads to it from the claims of the record.
    pub fn claim(self, path: &[&str], names: &ClaimNames<'_>) -> String {
        let say = |key: &str| self.capitalized(&self.t(key));
        let of_seat = |key: &str, seat: &str| match Seat::parse(seat) {
            Some(seat) => format!("{}: {}", (names.player)(seat), self.t(key)),
            None => seat.to_owned(),
        };
        match path {
            ["contract"] => say("hand-contract"),
            ["declarer"] => self.capitalized(&self.declarer(names.pack)),
            ["trump"] => say("word-trump"),
            ["forfeit"] => say("word-forfeit"),
            ["decided_at"] => say("result-decided-label"),
            ["round_factor"] => say("result-factor-label"),
            ["components", part] => self.component(part).into_owned(),
            ["kontra", part] => format!("{}: {}", say("word-kontra"), self.component(part)),
            ["kontra", part, seat] => of_seat("word-kontra", seat) + " " + &self.component(part),
            ["silent", silent] => self.capitalized(&self.silent(silent)),
            ["points", "declarer"] => format!("{}: {}", say("role-declarer"), self.t("word-points")),
            ["points", "defenders"] => format!("{}: {}", say("role-defenders"), self.t("word-points")),
            ["tricks", seat] => of_seat("word-tricks", seat),
            ["marriages", seat] => of_seat("word-marriage", seat),
            ["scores", seat] => of_seat("word-score", seat),
            ["final", .., seat] => format!("{}: {}", say("result-ruled"), of_seat("word-score", seat)),
            [name @ ("bula_change" | "tricks_counted"), seat] => of_seat(&format!("claim-{name}"), seat),
            ["soup", writer, declarer] => {
                format!(
                    "{}: {} – {}",
                    say("claim-soup"),
                    names.seat(writer),
                    names.seat(declarer)
                )
            }
            // Several values at once.
            ["tricks"] => say("word-tricks"),
            ["points"] => say("word-points"),
            ["scores"] => say("word-score"),
            ["final"] => say("result-ruled"),
            [name] => match self.known(&format!("claim-{name}")) {
                Some(words) => self.capitalized(words),
                None => (*name).to_owned(),
            },
            other => other.join(" "),
        }
    }

    /// Of a claim that differs: which it is, what it says, and what is right.
    pub(super) fn differing(self, finding: &Finding, names: &Names<'_>) -> Option<[String; 3]> {
        if finding.code != Code::ResultMismatch {
            return None;
        }
        let path: Vec<&str> = finding
            .pointer
            .as_str()
            .strip_prefix("/result/claimed/")?
            .split('/')
            .collect();
        let player = |seat: Seat| self.player(seat.letter(), names.players[seat].as_deref());
        let suit = |suit: Suit| self.suit(suit).into_owned();
        let names = ClaimNames {
            player: &player,
            suit: &suit,
            pack: names.pack,
        };
        let [found, expected] = [&finding.found, &finding.expected].map(|value| {
            let value = value.as_ref()?;
            Some(self.claim_value(&path, Some(value), &names))
        });
        Some([self.claim(&path, &names), found?, expected?])
    }

    /// What is said of it; a dash where nothing is.
    pub fn claim_value(self, path: &[&str], value: Option<&Json>, names: &ClaimNames<'_>) -> String {
        let Some(value) = value.filter(|value| !value.is_null()) else {
            return if path == ["trump"] && value.is_some() {
                self.t("suit-none").into_owned()
            } else {
                "–".into()
            };
        };
        let listed = |list: &[Json], say: &dyn Fn(&str) -> String| {
            list.iter()
                .filter_map(Json::as_str)
                .map(say)
                .collect::<Vec<_>>()
                .join(", ")
        };
        match (path, value) {
            (["contract"], Json::String(code)) => self.known_or(&Lang::bid_key(code), code),
            (["declarer" | "invited_by" | "kontra_giver"], Json::String(seat)) => names.seat(seat),
            (["penalised" | "volunteers"], Json::Array(seats)) => listed(seats, &|seat| names.seat(seat)),
            (["outcome"], Json::String(word)) => self.known_or(&format!("outcome-{word}"), word),
            (["trump"], Json::String(code)) => names.suit_of(code),
            (["silent", _], Json::String(fate)) => self.known_or(&format!("silent-{fate}"), fate),
            (["components", _], Json::Bool(made)) => {
                self.t(if *made { "result-made" } else { "result-lost" }).into_owned()
            }
            (["kontra", ..] | ["kontra_level"], Json::Number(level)) => self
                .kontra(level.as_u64().unwrap_or(0).try_into().unwrap_or(u32::MAX))
                .into_owned(),
            (["bula_change" | "scores", _] | ["final", ..], Json::Number(number)) => {
                signed(number.as_i64().unwrap_or(0))
            }
            (["marriages", _], Json::Array(values)) if values.iter().all(Json::is_number) => {
                values.iter().map(Json::to_string).collect::<Vec<_>>().join(", ")
            }
            (["marriages", _], Json::Array(suits)) => listed(suits, &|code| names.suit_of(code)),
            (["seven"], Json::Object(seven)) => {
                let by = seven.get("by").and_then(Json::as_str).unwrap_or_default();
                let won = seven.get("won") == Some(&Json::Bool(true));
                let fate = self.t(if won { "result-made" } else { "result-lost" });
                format!("{}: {fate}", names.seat(by))
            }
            (_, Json::Bool(yes)) => self.t(if *yes { "word-yes" } else { "word-no" }).into_owned(),
            (_, Json::String(text)) => text.clone(),
            // A claim of several values at once.
            (_, Json::Object(members)) => {
                let inner = members.iter().map(|(name, value)| {
                    let path: Vec<&str> = path.iter().copied().chain([name.as_str()]).collect();
                    let said = self.claim_value(&path, Some(value), names);
                    if value.is_object() {
                        said
                    } else {
                        format!("{} {said}", self.claim(&path, names))
                    }
                });
                inner.collect::<Vec<_>>().join(", ")
            }
            (_, other) => other.to_string(),
        }
    }

    fn known_or(self, key: &str, text: &str) -> String {
        self.known(key).unwrap_or(text).to_owned()
    }
}
