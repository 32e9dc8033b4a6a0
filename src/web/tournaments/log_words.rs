//! What the log of a tournament tells of an act, in words: players by the names that the reader may see, states and
//! parts in their language.

use serde_json::{Map, Value};

use super::frame::name;
use talon_service::audit::Deed;
use talon_service::tournaments::read::ShownTournament;
use talon_store::MemberId;
use talon_store::tournaments::TournamentStep;
use talon_text::signed;
use talon_text::{Arg, Lang, mixed};
use talon_tournament::{EntryNo, Exact};

/// What is said of an act, part by part.
pub(super) fn details(shown: &ShownTournament, text: &str, lang: Lang) -> Vec<String> {
    let Ok(Value::Object(parts)) = serde_json::from_str::<Value>(text) else {
        return Vec::new();
    };
    let words = Words {
        shown,
        parts: &parts,
        lang,
    };
    let mut told: Vec<(&String, &Value)> = parts.iter().collect();
    told.sort_by_key(|(part, _)| FIRST.iter().position(|first| first == part).unwrap_or(FIRST.len()));
    told.into_iter()
        .filter_map(|(part, value)| words.part(part, value))
        .collect()
}

/// A step with what it was done to, so that anyone who undoes it knows which one they undo.
pub(super) fn step(shown: &ShownTournament, step: &TournamentStep, lang: Lang) -> String {
    let what = lang.t(&format!("audit-{}", step.act));
    let Ok(Value::Object(parts)) = serde_json::from_str::<Value>(&step.detail) else {
        return what.into_owned();
    };
    let words = Words {
        shown,
        parts: &parts,
        lang,
    };
    let done = ["act", "way", "set"].iter().find_map(|part| parts.get(*part));
    let done = done.and_then(|word| {
        words
            .word("audit-word", word)
            .or_else(|| words.word("tournament-way", word))
    });
    match (words.subject(), done) {
        (Some(subject), Some(done)) if says_little(&step.act) => format!("{what} ({subject}: {done})"),
        (Some(told), _) | (None, Some(told)) => format!("{what} ({told})"),
        (None, None) => what.into_owned(),
    }
}

/// Whether the name of an act leaves open what was done.
fn says_little(act: &str) -> bool {
    [Deed::ChangeEntry, Deed::ChangeRound]
        .iter()
        .any(|deed| deed.as_str() == act)
}

/// Where and who, then what; the rest follows.
const FIRST: [&str; 7] = ["round", "table", "rounds", "entry", "seat", "act", "old"];

struct Words<'a> {
    shown: &'a ShownTournament,
    /// All that is said of the act.
    parts: &'a Map<String, Value>,
    lang: Lang,
}

impl Words<'_> {
    /// The table, the player or the round that the act was about, or what it led to.
    fn subject(&self) -> Option<String> {
        let number = |part: &str| self.parts.get(part)?.as_i64();
        match (number("round"), number("table")) {
            (Some(round), Some(table)) => Some(self.lang.t_args(
                "tournament-my-seat",
                &[("round", Arg::Number(round)), ("table", Arg::Number(table))],
            )),
            (round, _) => self
                .entered()
                .or_else(|| self.player(self.parts.get("entry")?))
                .or_else(|| Some(self.lang.t_args("tournament-round", &[("number", Arg::Number(round?))])))
                .or_else(|| self.word("tournament-state", self.parts.get("state")?)),
        }
    }

    fn part(&self, part: &str, value: &Value) -> Option<String> {
        let said = match part {
            // Anyone who became an official is named beside the act; anyone who entered, by their entry.
            "member" | "entries" => return None,
            "entry" => self.entered().or_else(|| self.player(value))?,
            "seat" => self.player(value)?,
            "swap" | "seats" => self.list(value, &|one| self.player(one))?,
            "rounds" | "hands" => self.list(value, &|one| one.as_i64().map(|one| one.to_string()))?,
            "repeats" => self.change(value)?,
            "scores" => self.list(value, &|one| self.score(one.get(0)?, one.get(1)?))?,
            "old" | "new" => self.result(value)?,
            "penalty" => self.penalty(value)?,
            "amount" => mixed(&value.as_str()?.parse::<Exact>().ok()?),
            "state" => self.word("tournament-state", value)?,
            "way" => self.word("tournament-way", value)?,
            "game" => self.word("game", value)?,
            "deals" => self.word("deals-seen-by", value)?,
            "preset" => self.word("tournament-preset", value)?,
            "undone" => self.word("audit", value)?,
            "act" | "set" => self.word("audit-word", value)?,
            "role" => self.word("audit-part", value)?,
            "again" if value != &Value::Bool(true) => return None,
            _ => self.plain(value)?,
        };
        Some(format!("{}: {said}", self.name_of(part)))
    }

    fn name_of(&self, part: &str) -> String {
        let key = format!("audit-part-{}", part.replace('_', "-"));
        if self.lang.has(&key) {
            self.lang.t(&key).into_owned()
        } else {
            part.to_owned()
        }
    }

    /// A word of a catalog; what has none is not shown.
    fn word(&self, begins: &str, value: &Value) -> Option<String> {
        let said = value.as_str()?;
        let keys = [
            format!("{begins}-{said}"),
            format!("{begins}-{}", said.replace('_', "-")),
        ];
        let key = keys.into_iter().find(|key| self.lang.has(key))?;
        Some(self.lang.t(&key).into_owned())
    }

    fn plain(&self, value: &Value) -> Option<String> {
        match value {
            Value::Bool(true) => Some(self.lang.t("word-yes").into_owned()),
            Value::Bool(false) => Some(self.lang.t("word-no").into_owned()),
            Value::Number(number) => Some(number.to_string()),
            Value::String(text) => Some(text.clone()),
            Value::Null | Value::Array(_) | Value::Object(_) => None,
        }
    }

    fn player(&self, value: &Value) -> Option<String> {
        let number = u16::try_from(value.as_u64()?).ok()?;
        Some(name(self.shown, EntryNo(number), self.lang))
    }

    /// Who entered, even if another one has that number now.
    fn entered(&self) -> Option<String> {
        let member = MemberId(self.parts.get("member")?.as_i64()?);
        let key = self.shown.loaded.key_of_member(member)?;
        self.shown.member_name(key)
    }

    fn list(&self, value: &Value, say: &dyn Fn(&Value) -> Option<String>) -> Option<String> {
        let said: Vec<String> = value.as_array()?.iter().filter_map(say).collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    fn change(&self, value: &Value) -> Option<String> {
        let said = |at: usize| self.plain(value.get(at)?);
        let (old, new) = (said(0)?, said(1)?);
        Some(self.lang.t_args(
            "audit-from-to",
            &[("old", old.as_str().into()), ("new", new.as_str().into())],
        ))
    }

    fn score(&self, entry: &Value, raw: &Value) -> Option<String> {
        Some(format!("{} {}", self.player(entry)?, signed(raw.as_i64()?)))
    }

    /// The scores of a result beside those who sat there, and how sure they are.
    fn result(&self, value: &Value) -> Option<String> {
        let seat = |at: usize| self.player(self.parts.get("entries")?.get(at)?);
        let score = |(at, raw): (usize, &Value)| {
            let raw = signed(raw.as_i64()?);
            Some(seat(at).map_or(raw.clone(), |name| format!("{name} {raw}")))
        };
        let scores: Vec<String> = value
            .get("raw")?
            .as_array()?
            .iter()
            .enumerate()
            .filter_map(score)
            .collect();
        let state = self.word("tournament-table", value.get("state")?).unwrap_or_default();
        Some(if scores.is_empty() {
            state
        } else {
            format!("{} ({state})", scores.join(", "))
        })
    }

    /// The penalty that was taken back.
    fn penalty(&self, value: &Value) -> Option<String> {
        let at = usize::try_from(value.as_u64()?).ok()?;
        let one = self.shown.loaded.tournament.adjustments.get(at)?;
        Some(format!(
            "{} {}",
            name(self.shown, one.entry, self.lang),
            mixed(&one.amount)
        ))
    }
}
