//! How a unit counts, as the forms that add or change one send it.

use serde::Deserialize;

use super::points_form::{PointsFields, PointsWord};
use crate::choice::Choice;
use talon_league::{LeagueUnit, UnitChange};
use talon_text::{Lang, mixed, number};
use talon_tournament::Exact;
use talon_tournament::league::UnitPoints;

/// What was typed.
#[derive(Debug, Clone, Default)]
pub(crate) struct CountsFields {
    pub weight: String,
    pub group: String,
    pub bonus: bool,
    /// The word of a way to pay; empty: as the season. None: the form does not ask.
    pub points: Option<String>,
    pub list: String,
    pub rest: String,
    pub formula: String,
}

/// A form with these fields beside its own.
macro_rules! counted {
    ($(#[$about:meta])* $name:ident { $($(#[$of_field:meta])* $field:ident: $kind:ty,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(crate) struct $name {
            $($(#[$of_field])* pub $field: $kind,)+
            pub weight: String,
            pub group: String,
            #[serde(default)]
            pub bonus: bool,
            #[serde(default)]
            pub points: Option<String>,
            #[serde(default)]
            pub list: String,
            #[serde(default)]
            pub rest: String,
            #[serde(default)]
            pub formula: String,
        }

        impl $name {
            /// How it counts.
            pub(super) fn counts(&self) -> CountsFields {
                CountsFields {
                    weight: self.weight.clone(),
                    group: self.group.clone(),
                    bonus: self.bonus,
                    points: self.points.clone(),
                    list: self.list.clone(),
                    rest: self.rest.clone(),
                    formula: self.formula.clone(),
                }
            }
        }
    };
}

counted! {
    /// A tournament is added.
    TournamentForm { tournament: i64, }
}

counted! {
    /// One round of a tournament is added.
    RoundForm { tournament: i64, round: u16, }
}

counted! {
    /// An evening is added.
    EveningForm { evening: i64, }
}

counted! {
    /// A unit counts otherwise.
    ChangeForm { unit: u32, }
}

impl CountsFields {
    /// Of what is not yet added.
    pub(super) fn usual() -> CountsFields {
        CountsFields {
            weight: "1".to_owned(),
            points: Some(String::new()),
            ..CountsFields::default()
        }
    }

    /// Of a unit as it is.
    pub(super) fn of(unit: &LeagueUnit) -> CountsFields {
        let fields = CountsFields {
            weight: mixed(&unit.weight),
            group: unit.group.clone().unwrap_or_default(),
            bonus: unit.bonus,
            ..CountsFields::usual()
        };
        let Some(points) = &unit.points else { return fields };
        let PointsFields {
            word,
            list,
            rest,
            formula,
        } = PointsFields::of(points);
        CountsFields {
            points: Some(word.as_str().to_owned()),
            list,
            rest,
            formula,
            ..fields
        }
    }

    /// Whether it pays otherwise than the season.
    pub(super) fn has_own_points(&self) -> bool {
        self.points.as_ref().is_some_and(|word| !word.is_empty())
    }

    /// The word of how it pays.
    pub(super) fn points(&self) -> &str {
        self.points.as_deref().unwrap_or_default()
    }

    /// What was typed; `own` are the points that a unit has already, where the form does not ask.
    pub(super) fn read(&self, own: Option<&UnitPoints>, lang: Lang) -> Result<UnitChange, String> {
        Ok(UnitChange {
            weight: exact(&self.weight, lang)?,
            bonus: self.bonus,
            group: Some(self.group.trim().to_owned()).filter(|typed| !typed.is_empty()),
            points: match self.points.as_deref() {
                None => own.cloned(),
                Some("") => None,
                Some(word) => Some(self.read_points(word, lang)?),
            },
        })
    }

    fn read_points(&self, word: &str, lang: Lang) -> Result<UnitPoints, String> {
        let word = PointsWord::parse(word).ok_or_else(|| lang.t("field-bad-choice").into_owned())?;
        let fields = PointsFields {
            word,
            list: self.list.clone(),
            rest: self.rest.clone(),
            formula: self.formula.clone(),
        };
        fields.read(lang).map_err(|fault| fault.words)
    }
}

/// How a unit can pay: as the season, or by itself.
pub(super) fn points_choices(lang: Lang) -> Vec<Choice> {
    let usual = Choice::new("", lang.t("league-unit-points-usual"));
    let said = |word: &PointsWord| Choice::new(word.as_str(), lang.t(&format!("league-points-{}", word.as_str())));
    std::iter::once(usual).chain(PointsWord::ALL.iter().map(said)).collect()
}

/// A weight; nothing typed is the usual one.
fn exact(typed: &str, lang: Lang) -> Result<Exact, String> {
    if typed.trim().is_empty() {
        return Ok(Exact::from(1));
    }
    number::exact(typed).ok_or_else(|| lang.t("set-bad-number").into_owned())
}

pub(super) use counted;
