//! What a place is worth, as forms have it: that of a whole season, and that of one unit where it differs.

use serde::Deserialize;

use super::counting_form::{FieldFault, amount, bad, choices};
use talon_text::{Arg, Lang, number};
use talon_tournament::Exact;
use talon_tournament::league::{Formula, FormulaFault, UnitPoints};

choices! {
    /// How a tournament is worth points.
    PointsWord {
        Vector = "vector",
        Linear = "linear",
        PerCent = "per-cent",
        Formula = "formula",
        Own = "own",
        Raw = "raw",
    }
}

/// The fields.
#[derive(Debug, Clone, Default)]
pub(crate) struct PointsFields {
    pub word: PointsWord,
    pub list: String,
    pub rest: String,
    pub formula: String,
}

impl PointsWord {
    /// The choice of this word.
    pub(super) fn parse(word: &str) -> Option<PointsWord> {
        PointsWord::ALL.iter().copied().find(|one| one.as_str() == word)
    }
}

impl PointsFields {
    /// The fields as they are now.
    pub(super) fn of(points: &UnitPoints) -> PointsFields {
        let plain = |word| PointsFields {
            word,
            ..PointsFields::default()
        };
        match points {
            UnitPoints::Vector { list, rest } => PointsFields {
                // A whole and a fraction with a space between them would be two.
                list: list.iter().map(Exact::to_string).collect::<Vec<_>>().join(" "),
                rest: rest.to_string(),
                ..plain(PointsWord::Vector)
            },
            UnitPoints::Linear => plain(PointsWord::Linear),
            UnitPoints::PerCent => plain(PointsWord::PerCent),
            UnitPoints::Formula(formula) => PointsFields {
                formula: formula.text().to_owned(),
                ..plain(PointsWord::Formula)
            },
            UnitPoints::Own => plain(PointsWord::Own),
            UnitPoints::Raw => plain(PointsWord::Raw),
        }
    }

    /// What was typed.
    ///
    /// # Errors
    /// With the first field that cannot be read.
    pub(super) fn read(&self, lang: Lang) -> Result<UnitPoints, FieldFault> {
        Ok(match self.word {
            PointsWord::Vector => {
                let list = number::exacts(&self.list).filter(|list| !list.is_empty());
                UnitPoints::Vector {
                    list: list.ok_or_else(|| bad("list", "league-bad-list", lang))?,
                    rest: amount(&self.rest, "rest", lang)?,
                }
            }
            PointsWord::Linear => UnitPoints::Linear,
            PointsWord::PerCent => UnitPoints::PerCent,
            PointsWord::Formula => {
                UnitPoints::Formula(Formula::parse(self.formula.trim()).map_err(|fault| FieldFault {
                    field: "formula",
                    words: formula_said(fault, lang),
                })?)
            }
            PointsWord::Own => UnitPoints::Own,
            PointsWord::Raw => UnitPoints::Raw,
        })
    }
}

fn formula_said(fault: FormulaFault, lang: Lang) -> String {
    let at = |key: &str, place: usize| {
        let place = i64::try_from(place + 1).unwrap_or(i64::MAX);
        lang.t_args(key, &[("at", Arg::from(place))])
    };
    match fault {
        FormulaFault::TooLong => lang.t("league-formula-long").into_owned(),
        FormulaFault::TooDeep(place) => at("league-formula-deep", place),
        FormulaFault::TooLarge(place) => at("league-formula-number", place),
        FormulaFault::Unexpected(place) => at("league-formula-bad", place),
    }
}
