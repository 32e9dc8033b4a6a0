//! How a season counts, as a form has it: every part of its profile as someone types or chooses it.

use serde::Deserialize;

use super::points_form::{PointsFields, PointsWord};
use talon_league::{NewProfile, UNITS_MAX};
use talon_text::{Lang, number};
use talon_tournament::Exact;
use talon_tournament::league::{Counting, DropsFrom, GuestRule, SeasonItem, SeasonProfile, UnitPoints};

/// What can decide between level rows, one after the other, at most.
pub(super) const CHAIN: usize = 5;

/// The fields.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CountingForm {
    pub points: PointsWord,
    pub list: String,
    pub rest: String,
    pub formula: String,
    pub participation: String,
    pub counting: CountingWord,
    pub n: String,
    pub steps: String,
    pub minimum: String,
    #[serde(default)]
    pub growing: bool,
    pub guests: GuestsWord,
    #[serde(default)]
    pub chain: Vec<String>,
    pub planned: String,
    #[serde(default)]
    pub reason: String,
}

/// A field that cannot be read, and why in words.
#[derive(Debug)]
pub(super) struct FieldFault {
    pub field: &'static str,
    pub words: String,
}

/// A choice of the form: its words are those of the catalogs too.
macro_rules! choices {
    ($(#[$about:meta])* $name:ident { $first:ident = $first_word:literal, $($one:ident = $word:literal,)+ }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub(crate) enum $name { #[default] $first, $($one),+ }

        impl $name {
            pub(super) const ALL: &'static [$name] = &[$name::$first, $($name::$one),+];

            pub(super) fn as_str(self) -> &'static str {
                match self { $name::$first => $first_word, $($name::$one => $word),+ }
            }
        }
    };
}

pub(super) use choices;

choices! {
    /// Which tournaments count.
    CountingWord {
        Best = "best",
        All = "all",
        Drop = "drop",
        Growing = "growing",
        BestPerGroup = "best-per-group",
        Average = "average",
    }
}

choices! {
    /// What becomes of the places of guests.
    GuestsWord {
        Counted = "counted",
        PassedOver = "passed-over",
    }
}

impl CountingForm {
    /// The fields as they are now.
    pub(super) fn of(profile: &SeasonProfile, planned: Option<u32>) -> CountingForm {
        let mut form = CountingForm {
            participation: profile.participation.to_string(),
            minimum: profile.minimum.to_string(),
            growing: profile.is_minimum_growing,
            chain: profile.chain.iter().map(|item| item.as_str().to_owned()).collect(),
            planned: planned.map(|planned| planned.to_string()).unwrap_or_default(),
            guests: match profile.guests {
                GuestRule::Counted => GuestsWord::Counted,
                GuestRule::PassedOver => GuestsWord::PassedOver,
            },
            ..CountingForm::default()
        };
        form.set_points(&profile.points);
        form.set_counting(&profile.counting);
        form
    }

    fn set_points(&mut self, points: &UnitPoints) {
        let fields = PointsFields::of(points);
        self.points = fields.word;
        (self.list, self.rest, self.formula) = (fields.list, fields.rest, fields.formula);
    }

    fn set_counting(&mut self, counting: &Counting) {
        let (word, n) = match counting {
            Counting::Best { n } => (CountingWord::Best, Some(*n)),
            Counting::All => (CountingWord::All, None),
            Counting::Drop { k } => (CountingWord::Drop, Some(*k)),
            Counting::Growing { steps } => {
                let said = steps.iter().map(|step| format!("{}:{}", step.units, step.dropped));
                self.steps = said.collect::<Vec<_>>().join(" ");
                (CountingWord::Growing, None)
            }
            Counting::BestPerGroup { n } => (CountingWord::BestPerGroup, Some(*n)),
            Counting::Average => (CountingWord::Average, None),
        };
        self.counting = word;
        self.n = n.map(|n| n.to_string()).unwrap_or_default();
    }

    /// What was typed, in place of what is.
    ///
    /// # Errors
    /// With the first field that cannot be read.
    pub(super) fn read(&self, before: &SeasonProfile, lang: Lang) -> Result<NewProfile, FieldFault> {
        let profile = SeasonProfile {
            points: self.read_points(lang)?,
            participation: amount(&self.participation, "participation", lang)?,
            counting: self.read_counting(lang)?,
            guests: match self.guests {
                GuestsWord::Counted => GuestRule::Counted,
                GuestsWord::PassedOver => GuestRule::PassedOver,
            },
            minimum: count(&self.minimum, "minimum", lang)?.unwrap_or(0),
            is_minimum_growing: self.growing,
            chain: self.read_chain(lang)?,
            lot: before.lot,
        };
        Ok(NewProfile {
            profile: Box::new(profile),
            planned: self.read_planned(lang)?,
            reason: self.reason.clone(),
        })
    }

    fn read_planned(&self, lang: Lang) -> Result<Option<u32>, FieldFault> {
        let planned: Option<u32> = count(&self.planned, "planned", lang)?;
        if planned.is_some_and(|planned| planned as usize > UNITS_MAX) {
            let words = lang.n("league-planned-max", UNITS_MAX as i64);
            return Err(FieldFault {
                field: "planned",
                words,
            });
        }
        Ok(planned)
    }

    fn read_points(&self, lang: Lang) -> Result<UnitPoints, FieldFault> {
        let fields = PointsFields {
            word: self.points,
            list: self.list.clone(),
            rest: self.rest.clone(),
            formula: self.formula.clone(),
        };
        fields.read(lang)
    }

    /// Whether a later place would be worth more than an earlier one.
    pub(super) fn points_rise(&self) -> bool {
        self.read_points(Lang::En).is_ok_and(|points| points.rises())
    }

    fn read_counting(&self, lang: Lang) -> Result<Counting, FieldFault> {
        let n = || count(&self.n, "n", lang)?.ok_or_else(|| bad("n", "set-bad-number", lang));
        Ok(match self.counting {
            CountingWord::Best => Counting::Best { n: n()? },
            CountingWord::All => Counting::All,
            CountingWord::Drop => Counting::Drop { k: n()? },
            CountingWord::Growing => Counting::Growing {
                steps: steps(&self.steps).ok_or_else(|| bad("steps", "league-bad-steps", lang))?,
            },
            CountingWord::BestPerGroup => Counting::BestPerGroup { n: n()? },
            CountingWord::Average => Counting::Average,
        })
    }

    fn read_chain(&self, lang: Lang) -> Result<Vec<SeasonItem>, FieldFault> {
        let words = self.chain.iter().filter(|word| !word.is_empty());
        let item = |word: &String| SeasonItem::ALL.into_iter().find(|item| item.as_str() == word);
        words
            .map(|word| item(word).ok_or_else(|| bad("chain", "field-bad-choice", lang)))
            .collect()
    }
}

/// `4:1 8:2`: from four units on one is dropped, from eight on two.
fn steps(text: &str) -> Option<Vec<DropsFrom>> {
    let parts = text.split(|letter: char| letter.is_whitespace() || matches!(letter, ',' | ';'));
    let step = |part: &str| {
        let (units, dropped) = part.split_once(':')?;
        Some(DropsFrom {
            units: units.parse().ok()?,
            dropped: dropped.parse().ok()?,
        })
    };
    let steps: Option<Vec<DropsFrom>> = parts.filter(|part| !part.is_empty()).map(step).collect();
    steps.filter(|steps| !steps.is_empty())
}

pub(super) fn amount(typed: &str, field: &'static str, lang: Lang) -> Result<Exact, FieldFault> {
    if typed.trim().is_empty() {
        return Ok(Exact::zero());
    }
    number::exact(typed).ok_or_else(|| bad(field, "set-bad-number", lang))
}

fn count<T: TryFrom<i64>>(typed: &str, field: &'static str, lang: Lang) -> Result<Option<T>, FieldFault> {
    if typed.trim().is_empty() {
        return Ok(None);
    }
    let read = number::count(typed.trim());
    read.map(Some).ok_or_else(|| bad(field, "set-bad-number", lang))
}

pub(super) fn bad(field: &'static str, key: &str, lang: Lang) -> FieldFault {
    FieldFault {
        field,
        words: lang.t(key).into_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_league::LeaguePreset;
    use talon_tournament::league::Formula;

    #[test]
    fn every_preset_comes_back_from_its_form() {
        for preset in LeaguePreset::ALL {
            let profile = preset.profile();
            let form = CountingForm::of(&profile, preset.planned());
            let read = form.read(&profile, Lang::En).unwrap();
            assert_eq!((*read.profile, read.planned), (profile, preset.planned()), "{preset:?}");
        }
    }

    #[test]
    fn every_kind_of_counting_and_points_comes_back() {
        let usual = LeaguePreset::ClubEvenings.profile();
        let steps = vec![DropsFrom { units: 4, dropped: 1 }, DropsFrom { units: 8, dropped: 2 }];
        for counting in [
            Counting::Drop { k: 2 },
            Counting::Growing { steps },
            Counting::BestPerGroup { n: 3 },
        ] {
            let profile = SeasonProfile {
                counting,
                ..usual.clone()
            };
            let form = CountingForm::of(&profile, None);
            assert_eq!(*form.read(&usual, Lang::En).unwrap().profile, profile);
        }
        let fractions = ["10", "23/10", "1/2"].map(|text| number::exact(text).unwrap()).to_vec();
        for points in [
            UnitPoints::Vector {
                list: fractions,
                rest: number::exact("5/2").unwrap(),
            },
            UnitPoints::Linear,
            UnitPoints::PerCent,
            UnitPoints::Raw,
            UnitPoints::Formula(Formula::parse("100*(n-rank+1)/n+tables").unwrap()),
        ] {
            let profile = SeasonProfile {
                points,
                ..usual.clone()
            };
            let form = CountingForm::of(&profile, None);
            assert_eq!(*form.read(&usual, Lang::En).unwrap().profile, profile);
        }
    }

    #[test]
    fn the_field_that_cannot_be_read_is_named() {
        let usual = LeaguePreset::ClubEvenings.profile();
        let spoil = |change: &dyn Fn(&mut CountingForm)| {
            let mut form = CountingForm::of(&usual, None);
            change(&mut form);
            form.read(&usual, Lang::En).unwrap_err().field
        };
        assert_eq!(spoil(&|form| form.n.clear()), "n");
        assert_eq!(spoil(&|form| form.list = "10 x".to_owned()), "list");
        assert_eq!(spoil(&|form| form.minimum = "-1".to_owned()), "minimum");
        assert_eq!(spoil(&|form| form.planned = "4000000000".to_owned()), "planned");
        assert_eq!(spoil(&|form| form.planned = "501".to_owned()), "planned");
        assert_eq!(spoil(&|form| form.chain = vec!["luck".to_owned()]), "chain");
        assert_eq!(
            spoil(&|form| (form.counting, form.steps) = (CountingWord::Growing, "4-1".to_owned())),
            "steps"
        );
        assert_eq!(
            spoil(&|form| (form.points, form.formula) = (PointsWord::Formula, "2*places".to_owned())),
            "formula"
        );
    }
}
