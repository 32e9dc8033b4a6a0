//! What stands behind the result of a deal: silent bids, the seven, marriages, points, trump.

use serde_json::{Map, Value as Json, json};

use super::read::Reading;
use super::words::{Term, lexicon};
use crate::lexicon::Word;
use crate::line::Part;
use talon_rules::cards::Pack;
use talon_rules::games::ulti::Silent;

impl Reading<'_, '_> {
    /// A part behind the result.
    pub(super) fn more(&mut self, part: &Part<'_>, score: &mut Map<String, Json>) {
        let line = part.words();
        let Some(word) = line.first() else { return };
        let Some(found) = lexicon().find_of(&line, Term::is_more) else {
            return self.marriages(part, &line, score);
        };
        let rest = &line[found.length..];
        match found.meanings.first() {
            Some(Term::Silent) => self.silent(part, rest, score),
            Some(Term::Seven) => self.seven(part, rest, score),
            Some(Term::Marriages) => self.no_marriages(part, rest, score),
            Some(Term::Points) => self.points(part, rest, score),
            Some(Term::Trump) => self.trump(part, rest, score),
            _ => self.factor(part, rest, word, score),
        }
    }

    pub(super) fn seven(&mut self, part: &Part<'_>, rest: &[Word<'_>], score: &mut Map<String, Json>) {
        self.faults.places.put("/score/seven", part.at);
        let Some((seat, taken)) = self.table.need_seat(rest, part.end(), "/score/seven/by", self.faults) else {
            return;
        };
        if let Some(won) = self.sign(part, &rest[taken..], "/score/seven/won") {
            score.insert("seven".into(), json!({"by": seat.letter(), "won": won}));
        }
    }

    pub(super) fn trump(&mut self, part: &Part<'_>, rest: &[Word<'_>], score: &mut Map<String, Json>) {
        self.faults.places.put("/score/trump", part.at);
        let is_suit = |term: Term| matches!(term, Term::Suit(_));
        let found = lexicon()
            .find_of(rest, is_suit)
            .filter(|found| found.length == rest.len());
        match (found.as_ref().map(|found| &found.meanings[..]), rest.first()) {
            (Some([Term::Suit(suit)]), _) => {
                score.insert("trump".into(), json!(Pack::German.suit_code(*suit)));
            }
            (_, Some(word)) => self.faults.unknown(word, "/score/trump", lexicon(), is_suit),
            (_, None) => self
                .faults
                .missing(part.end(), "/score/trump", &lexicon().expected(is_suit)),
        }
    }

    fn factor(&mut self, part: &Part<'_>, rest: &[Word<'_>], word: &Word<'_>, score: &mut Map<String, Json>) {
        match rest {
            [number] if number.text.parse::<u8>().is_ok() => {
                self.faults.places.put("/score/round_factor", number.at);
                score.insert(
                    "round_factor".into(),
                    json!(number.text.parse::<u8>().unwrap_or_default()),
                );
            }
            _ => {
                self.faults.bad(word.at, part.text, "/score/round_factor", &["1", "2"]);
            }
        }
    }

    /// That nobody said a marriage.
    pub(super) fn no_marriages(&mut self, part: &Part<'_>, rest: &[Word<'_>], score: &mut Map<String, Json>) {
        self.faults.places.put("/score/marriages", part.at);
        let none = lexicon().find_of(rest, |term| term == Term::Nothing);
        if none.is_some_and(|found| found.length == rest.len()) {
            score.insert("marriages".into(), json!({}));
        } else {
            let none = lexicon().written(Term::Nothing);
            self.faults.bad(part.at, part.text, "/score/marriages", &[none]);
        }
    }

    pub(super) fn silent(&mut self, part: &Part<'_>, rest: &[Word<'_>], score: &mut Map<String, Json>) {
        self.faults.places.put("/score/silent", part.at);
        let is_extra = |term: Term| matches!(term, Term::Extra(_) | Term::Nothing);
        let Some(found) = lexicon().find_of(rest, is_extra) else {
            return match rest.first() {
                Some(word) => self.faults.unknown(word, "/score/silent", lexicon(), is_extra),
                None => self
                    .faults
                    .missing(part.end(), "/score/silent", &lexicon().expected(is_extra)),
            };
        };
        let behind = &rest[found.length..];
        let silent: Silent = match found.meanings.first() {
            Some(Term::Extra(silent)) => *silent,
            _ => {
                score.entry("silent").or_insert_with(|| json!({}));
                if let Some(word) = behind.first() {
                    self.faults.bad(word.at, word.text, "/score/silent", &[]);
                }
                return;
            }
        };
        let pointer = format!("/score/silent/{}", silent.code());
        self.faults.places.put(&pointer, part.at);
        if let Some(won) = self.sign(part, behind, &pointer) {
            let known = score.entry("silent").or_insert_with(|| json!({}));
            known[silent.code()] = json!(if won { "win" } else { "lose" });
        }
    }

    /// The one verdict with which a part ends.
    fn sign(&mut self, part: &Part<'_>, line: &[Word<'_>], pointer: &str) -> Option<bool> {
        if line.is_empty() {
            self.faults.missing(part.end(), pointer, &["+", "-"]);
            return None;
        }
        let verdicts = self.verdicts(line)?;
        if let Some(extra) = verdicts.get(1) {
            self.faults
                .bad(extra.at, if extra.made { "+" } else { "-" }, pointer, &[]);
        }
        verdicts.first().map(|verdict| verdict.made)
    }

    fn points(&mut self, part: &Part<'_>, rest: &[Word<'_>], score: &mut Map<String, Json>) {
        self.faults.places.put("/score/points", part.at);
        let text = rest.iter().map(|word| word.text).collect::<String>();
        let both = text
            .split_once(':')
            .and_then(|(own, others)| Some((own.parse().ok()?, others.parse().ok()?)));
        match both {
            Some((own, others)) => {
                let (own, others): (u16, u16) = (own, others);
                score.insert("points".into(), json!({"declarer": own, "defenders": others}));
            }
            None => {
                let at = rest.first().map_or(part.end(), |word| word.at);
                self.faults.bad(at, &text, "/score/points", &["60:30"]);
            }
        }
    }

    /// Someone's marriages, the only part that begins with a person.
    pub(super) fn marriages(&mut self, part: &Part<'_>, line: &[Word<'_>], score: &mut Map<String, Json>) {
        let Some((seat, taken)) = self.table.seat(line) else {
            if let Some(word) = line.first() {
                self.faults.unknown(word, "/score", lexicon(), Term::is_more);
            }
            return;
        };
        let pointer = format!("/score/marriages/{}", seat.letter());
        self.faults.places.put(&pointer, part.at);
        if line.len() == taken {
            return self.faults.missing(part.end(), &pointer, &["40", "20"]);
        }
        for word in &line[taken..] {
            let Some(value) = word.text.parse::<u8>().ok().filter(|value| matches!(value, 20 | 40)) else {
                self.faults.bad(word.at, word.text, &pointer, &["40", "20"]);
                return;
            };
            let said = score.entry("marriages").or_insert_with(|| json!({}));
            if said[seat.letter()].is_null() {
                said[seat.letter()] = json!([]);
            }
            if let Some(list) = said[seat.letter()].as_array_mut() {
                list.push(json!(value));
            }
        }
    }
}
