//! Which tournaments and evenings a season takes in by itself.

use chrono::{Datelike as _, NaiveDate};
use serde::{Deserialize, Serialize};
use talon_tournament::names::NAME_MAX;
use talon_tournament::tournament::Preset;

use crate::act::named;
use crate::refusal::LeagueRefusal;

/// A rule; what is left out is not asked for.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitRule {
    /// Tournaments, evenings, or both.
    #[serde(default, skip_serializing_if = "RuledUnits::is_usual")]
    pub takes: RuledUnits,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What a tournament was made as.
    #[serde(default, with = "preset_word", skip_serializing_if = "Option::is_none")]
    pub preset: Option<Preset>,
    /// The name of a tournament, with `*` for any letters; capitals and small letters are the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weekday: Option<Weekday>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<NaiveDate>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<NaiveDate>,
    /// At least so many entries of a tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<u32>,
    /// What it names counts once someone who manages the league says so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proposes: bool,
}

/// What a rule takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuledUnits {
    #[default]
    Tournaments,
    Evenings,
    Both,
}

impl RuledUnits {
    pub const ALL: [RuledUnits; 3] = [RuledUnits::Tournaments, RuledUnits::Evenings, RuledUnits::Both];

    /// The word for it in forms and files.
    pub const fn as_str(self) -> &'static str {
        match self {
            RuledUnits::Tournaments => "tournaments",
            RuledUnits::Evenings => "evenings",
            RuledUnits::Both => "both",
        }
    }

    /// What this word says.
    pub fn parse(word: &str) -> Option<RuledUnits> {
        RuledUnits::ALL.into_iter().find(|units| units.as_str() == word)
    }

    /// Whether tournaments are taken.
    pub const fn has_tournaments(self) -> bool {
        match self {
            RuledUnits::Tournaments | RuledUnits::Both => true,
            RuledUnits::Evenings => false,
        }
    }

    /// Whether evenings are taken.
    pub const fn has_evenings(self) -> bool {
        match self {
            RuledUnits::Evenings | RuledUnits::Both => true,
            RuledUnits::Tournaments => false,
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it in so")]
    fn is_usual(&self) -> bool {
        *self == RuledUnits::default()
    }
}

/// A day of the week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Weekday {
    /// All of them, Monday first.
    pub const ALL: [Weekday; 7] = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
        Weekday::Sunday,
    ];

    /// The word for it in forms and files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Weekday::Monday => "monday",
            Weekday::Tuesday => "tuesday",
            Weekday::Wednesday => "wednesday",
            Weekday::Thursday => "thursday",
            Weekday::Friday => "friday",
            Weekday::Saturday => "saturday",
            Weekday::Sunday => "sunday",
        }
    }

    /// The day of this word.
    pub fn parse(word: &str) -> Option<Weekday> {
        Weekday::ALL.into_iter().find(|day| day.as_str() == word)
    }

    fn is_of(self, day: NaiveDate) -> bool {
        Weekday::ALL[day.weekday().num_days_from_monday() as usize] == self
    }
}

/// The word of a preset in files.
mod preset_word {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de::Error as _};
    use talon_tournament::tournament::Preset;

    #[expect(clippy::ref_option, reason = "serde hands it in so")]
    pub(super) fn serialize<S: Serializer>(preset: &Option<Preset>, to: S) -> Result<S::Ok, S::Error> {
        preset.map(Preset::as_str).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Preset>, D::Error> {
        let Some(word) = Option::<String>::deserialize(from)? else {
            return Ok(None);
        };
        let preset = Preset::parse(&word).ok_or_else(|| D::Error::custom("no such preset"))?;
        Ok(Some(preset))
    }
}

/// A tournament as rules look at it.
#[derive(Debug, Clone, Copy)]
pub struct RuledTournament<'a> {
    pub game: &'a str,
    pub name: &'a str,
    /// The day on which it began, in the zone of the club.
    pub day: NaiveDate,
    /// None as long as more may come.
    pub entries: Option<u32>,
    /// What it was made as, where that is known.
    pub preset: Option<Preset>,
}

/// An evening at one table as rules look at it.
#[derive(Debug, Clone, Copy)]
pub struct RuledEvening<'a> {
    pub game: &'a str,
    /// The day on which it was played.
    pub day: NaiveDate,
}

impl UnitRule {
    /// The rule with its pattern as it is kept.
    pub(crate) fn sound(self) -> Result<UnitRule, LeagueRefusal> {
        let name = self.name.as_deref().map(|name| named(name, NAME_MAX)).transpose()?;
        Ok(UnitRule { name, ..self })
    }

    /// Whether it names a tournament.
    pub fn names(&self, tournament: &RuledTournament<'_>) -> bool {
        self.takes.has_tournaments()
            && self.fits(tournament.game, tournament.day)
            && self.name.as_deref().is_none_or(|name| is_like(tournament.name, name))
            && (self.preset.is_none() || self.preset == tournament.preset)
            && self
                .entries
                .zip(tournament.entries)
                .is_none_or(|(least, entries)| least <= entries)
    }

    /// Whether it names an evening, which has neither a name nor entries.
    pub fn names_evening(&self, evening: &RuledEvening<'_>) -> bool {
        self.takes.has_evenings() && self.fits(evening.game, evening.day)
    }

    fn fits(&self, game: &str, day: NaiveDate) -> bool {
        self.game.as_deref().is_none_or(|wanted| wanted == game)
            && self.weekday.is_none_or(|weekday| weekday.is_of(day))
            && self.from.is_none_or(|from| from <= day)
            && self.to.is_none_or(|to| day <= to)
    }
}

/// Whether a name has a pattern in which `*` is any number of letters.
fn is_like(name: &str, pattern: &str) -> bool {
    let name: Vec<char> = name.to_lowercase().chars().collect();
    let pattern: Vec<char> = pattern.to_lowercase().chars().collect();
    // Where the last star stood, and up to where it was tried.
    let mut star: Option<(usize, usize)> = None;
    let (mut at, mut wanted) = (0, 0);
    while at < name.len() {
        match pattern.get(wanted) {
            Some('*') => {
                star = Some((wanted, at));
                wanted += 1;
            }
            Some(letter) if *letter == name[at] => {
                at += 1;
                wanted += 1;
            }
            _ => {
                let Some((star_at, tried)) = star else { return false };
                star = Some((star_at, tried + 1));
                at = tried + 1;
                wanted = star_at + 1;
            }
        }
    }
    pattern[wanted..].iter().all(|letter| *letter == '*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_is_any_number_of_letters() {
        for (name, pattern) in [
            ("Klubest 7", "klubest *"),
            ("Klubest", "Klubest"),
            ("Őszi klubest", "*KLUBEST"),
            ("Őszi klubest 3", "ő*kl*3"),
            ("", "*"),
        ] {
            assert!(is_like(name, pattern), "{name} {pattern}");
        }
        for (name, pattern) in [("Klubest", "klub"), ("Klubest", "*7"), ("Kupa", "k*b*a"), ("", "a")] {
            assert!(!is_like(name, pattern), "{name} {pattern}");
        }
    }

    #[test]
    fn a_rule_asks_for_all_that_it_says() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        let thursday = RuledTournament {
            game: "ulti",
            name: "Klubest",
            day,
            entries: Some(21),
            preset: Some(Preset::ClubEvening),
        };
        assert!(UnitRule::default().names(&thursday));
        let rule = UnitRule {
            takes: RuledUnits::Both,
            game: Some("ulti".to_owned()),
            weekday: Some(Weekday::Thursday),
            from: Some(day),
            to: Some(day),
            entries: Some(21),
            preset: Some(Preset::ClubEvening),
            ..UnitRule::default()
        };
        assert!(rule.names(&thursday));
        assert!(!rule.names(&RuledTournament {
            entries: Some(20),
            ..thursday
        }));
        let open = RuledTournament {
            entries: None,
            ..thursday
        };
        assert!(rule.names(&open), "more may enter");
        for preset in [None, Some(Preset::Final21)] {
            assert!(!rule.names(&RuledTournament { preset, ..thursday }), "{preset:?}");
        }
        assert!(!rule.names(&RuledTournament {
            game: "preferans",
            ..thursday
        }));
        assert!(!rule.names(&RuledTournament {
            day: day.succ_opt().unwrap(),
            ..thursday
        }));
        let evening = RuledEvening { game: "ulti", day };
        assert!(
            rule.names_evening(&evening),
            "an evening has no entries that could be too few"
        );
        let of_other_day = RuledEvening {
            day: day.pred_opt().unwrap(),
            ..evening
        };
        let of_other_game = RuledEvening {
            game: "preferans",
            ..evening
        };
        for other in [of_other_day, of_other_game] {
            assert!(!rule.names_evening(&other), "{other:?}");
        }
    }

    #[test]
    fn a_rule_takes_tournaments_evenings_or_both_as_it_says() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 26).unwrap();
        let evening = RuledEvening { game: "ulti", day };
        let tournament = RuledTournament {
            game: "ulti",
            name: "Klubest",
            day,
            entries: Some(21),
            preset: None,
        };
        let said = RuledUnits::ALL.map(|takes| {
            let rule = UnitRule {
                takes,
                ..UnitRule::default()
            };
            (rule.names(&tournament), rule.names_evening(&evening))
        });
        assert_eq!(said, [(true, false), (false, true), (true, true)]);
        // What was kept before evenings could count.
        let kept: UnitRule = serde_json::from_str(r#"{"game":"ulti"}"#).unwrap();
        assert_eq!(kept.takes, RuledUnits::Tournaments);
        assert_eq!(serde_json::to_string(&kept).unwrap(), r#"{"game":"ulti"}"#);
        let named: UnitRule = serde_json::from_str(r#"{"preset":"final-21"}"#).unwrap();
        assert_eq!(named.preset, Some(Preset::Final21));
        assert_eq!(serde_json::to_string(&named).unwrap(), r#"{"preset":"final-21"}"#);
        assert!(serde_json::from_str::<UnitRule>(r#"{"preset":"final-22"}"#).is_err());
    }
}
