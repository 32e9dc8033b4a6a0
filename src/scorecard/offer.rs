//! What of a form can still be: a choice that no deal could end with, beside what is chosen in the fields before it, is
//! not offered.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value as Json};
use talon_rules::games::Code;
use talon_rules::games::session::Standing;

use crate::card::Scorecard;
use crate::form::{Asks, Called, Field, FormFault};

/// Fields that are filled in on trial, so that the choices of an earlier one can be judged.
const TRIED_MAX: usize = 3;

/// The choices that cannot be, by the names of their fields.
pub type RuledOut = BTreeMap<String, BTreeSet<String>>;

impl Scorecard {
    /// The choices that cannot stand beside those in the fields before theirs. Of the fields after theirs those that
    /// the score needs are filled in on trial, in several ways, and the others are left as they are preset. The field
    /// that ends a deal comes after all others.
    pub fn ruled_out(
        &self,
        called: &Called,
        chosen: &BTreeMap<String, String>,
        standing: Option<&Standing>,
    ) -> RuledOut {
        let mut fields = self.fields(called).unwrap_or_default();
        fields.sort_by_key(|field| field.ends);
        let mut form = Form {
            card: self,
            called,
            standing,
            fields: &fields,
            chosen: BTreeMap::new(),
        };
        let mut ruled_out = RuledOut::new();
        for field in &fields {
            let impossible = field.choices.iter().map(|choice| &choice.code);
            let impossible: BTreeSet<String> = impossible.filter(|code| !form.can_be(field, code)).cloned().collect();
            // A page sends what is preset too; it is filled in only where somebody chose otherwise.
            let preset = field.preset.and_then(|place| field.choices.get(place));
            let is_made =
                |code: &&String| !impossible.contains(*code) && preset.is_none_or(|preset| preset.code != **code);
            if let Some(code) = chosen.get(&field.id).filter(is_made) {
                form.chosen.insert(field.id.clone(), code.clone());
            }
            if !impossible.is_empty() {
                ruled_out.insert(field.id.clone(), impossible);
            }
        }
        ruled_out
    }
}

/// A form that is filled as far as it has been judged.
struct Form<'a> {
    card: &'a Scorecard,
    called: &'a Called,
    standing: Option<&'a Standing>,
    fields: &'a [Field],
    chosen: BTreeMap<String, String>,
}

impl Form<'_> {
    fn can_be(&self, field: &Field, code: &str) -> bool {
        let mut filled = self.chosen.clone();
        filled.insert(field.id.clone(), code.to_owned());
        self.ends_somehow(&filled, TRIED_MAX)
    }

    /// Whether a form that is filled so far can be filled to an end that the engine does not call impossible.
    fn ends_somehow(&self, filled: &BTreeMap<String, String>, tries: usize) -> bool {
        let is_open = |field: &&Field| !filled.contains_key(&field.id);
        let next = match self.card.score(self.called, filled, self.standing) {
            Ok(score) if self.is_possible(&score) => return true,
            // Tricks that nobody has counted yet may make ten of them.
            Ok(_) => {
                let is_row = |field: &&Field| matches!(field.asks, Asks::Tricks(_));
                let Some(row) = self.fields.iter().filter(is_row).find(is_open) else {
                    return false;
                };
                Some(row)
            }
            Err(FormFault::Field(id)) => self.fields.iter().filter(is_open).find(|field| field.id == id),
            Err(FormFault::Call) => None,
        };
        // The points of one side are held against those of the other once both are there.
        let next = next.filter(|field| !matches!(field.asks, Asks::Points(_)));
        let Some((next, left)) = next.zip(tries.checked_sub(1)) else {
            return true;
        };
        on_trial(next).any(|code| {
            let mut filled = filled.clone();
            filled.insert(next.id.clone(), code.to_owned());
            self.ends_somehow(&filled, left)
        })
    }

    fn is_possible(&self, score: &Map<String, Json>) -> bool {
        let faults = self.card.faults(self.called.dealer, score);
        let mut errors = faults.iter().filter(|finding| finding.is_error());
        !errors.any(|finding| is_impossible(finding.code))
    }
}

/// The choices of a field that are tried for it: all of few, and the last, the first and the middle one of many. Which
/// number of tricks it is only matters beside other tricks.
fn on_trial(field: &Field) -> impl Iterator<Item = &str> {
    let made = field
        .choices
        .iter()
        .enumerate()
        .filter(|(place, _)| field.preset != Some(*place));
    let codes: Vec<&str> = made.map(|(_, choice)| choice.code.as_str()).collect();
    let last = codes.len().saturating_sub(1);
    let places = BTreeSet::from([last, 0, last / 2]);
    places
        .into_iter()
        .rev()
        .filter_map(move |place| codes.get(place).copied())
}

/// Whether a finding says that something cannot be, not that something more has to be said.
fn is_impossible(code: Code) -> bool {
    matches!(
        code,
        Code::OutcomeImpossible
            | Code::PointsImpossible
            | Code::SilentNotOpen
            | Code::WrongPhase
            | Code::BadValue
            | Code::KontraNotEntitled
            | Code::TrumpNotAllowed
    )
}
