//! A free table as a form has it: who sat there, and what each of them had in the end.

use chrono::NaiveDate;
use serde::Deserialize;

use super::table::name_of;
use crate::choice::Choice;
use talon_league::{FreeSeat, FreeTable, LeaguePerson, LeagueUnit, SEATS, UnitSource};
use talon_service::leagues::SeasonShown;
use talon_text::{Arg, Lang, number, signed};

/// A table that is added.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableForm {
    pub day: String,
    pub called: String,
    /// Seat by seat; nobody sits where it is empty.
    #[serde(default)]
    pub person: Vec<String>,
    #[serde(default)]
    pub score: Vec<String>,
    pub weight: String,
    pub group: String,
    #[serde(default)]
    pub bonus: bool,
}

/// What stands in the place of a table from now on.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorrectTableForm {
    pub unit: u32,
    pub day: String,
    pub called: String,
    #[serde(default)]
    pub person: Vec<String>,
    #[serde(default)]
    pub score: Vec<String>,
}

impl TableForm {
    /// What was typed of the table itself.
    pub(super) fn fields(&self) -> TableFields {
        TableFields::typed(&self.day, &self.called, &self.person, &self.score)
    }
}

impl CorrectTableForm {
    /// What was typed.
    pub(super) fn fields(&self) -> TableFields {
        TableFields::typed(&self.day, &self.called, &self.person, &self.score)
    }
}

/// The fields of a table, as a page shows them.
#[derive(Debug, Clone, Default)]
pub(super) struct TableFields {
    pub day: String,
    pub called: String,
    pub seats: Vec<SeatFields>,
}

/// A seat.
#[derive(Debug, Clone, Default)]
pub(super) struct SeatFields {
    pub person: String,
    pub score: String,
}

impl TableFields {
    /// Nothing typed yet.
    pub fn empty(day: NaiveDate) -> TableFields {
        TableFields {
            day: day.to_string(),
            ..TableFields::default()
        }
        .seated()
    }

    /// What was typed.
    pub fn typed(day: &str, called: &str, people: &[String], scores: &[String]) -> TableFields {
        let score = |at: usize| scores.get(at).cloned().unwrap_or_default();
        let seats = people.iter().enumerate().map(|(at, person)| SeatFields {
            person: person.clone(),
            score: score(at),
        });
        TableFields {
            day: day.to_owned(),
            called: called.to_owned(),
            seats: seats.collect(),
        }
        .seated()
    }

    /// What a unit has, if it is a free table.
    pub fn of(unit: &LeagueUnit) -> Option<TableFields> {
        let UnitSource::Table { seats } = &unit.source else {
            return None;
        };
        let seats = seats.iter().map(|seat| SeatFields {
            person: seat.person.0.to_string(),
            score: seat.score.to_string(),
        });
        let fields = TableFields {
            day: unit.day.to_string(),
            called: unit.name.clone().unwrap_or_default(),
            seats: seats.collect(),
        };
        Some(fields.seated())
    }

    /// With as many seats as a table can have.
    fn seated(mut self) -> TableFields {
        self.seats.resize_with(*SEATS.end(), SeatFields::default);
        self
    }

    /// The table, or what is wrong with a field.
    pub fn read(&self, shown: &SeasonShown, lang: Lang) -> Result<FreeTable, String> {
        let day = NaiveDate::parse_from_str(self.day.trim(), "%Y-%m-%d");
        let called = self.called.trim();
        let mut seats = Vec::new();
        for seat in &self.seats {
            seats.extend(seat.read(shown, lang)?);
        }
        Ok(FreeTable {
            day: day.map_err(|_| lang.t("list-bad-date").into_owned())?,
            name: (!called.is_empty()).then(|| called.to_owned()),
            seats,
        })
    }
}

impl SeatFields {
    /// Who sits there with what; none where nothing was typed.
    fn read(&self, shown: &SeasonShown, lang: Lang) -> Result<Option<FreeSeat>, String> {
        let typed = self.score.trim();
        let score = || {
            let words = || lang.t_args("league-table-bad-score", &[("typed", Arg::from(typed.to_owned()))]);
            number::whole(typed).ok_or_else(words)
        };
        let person = self.person.parse().ok().map(LeaguePerson);
        match person {
            None if typed.is_empty() => Ok(None),
            None => {
                let args = [("score", Arg::from(signed(score()?)))];
                Err(lang.t_args("league-table-no-person", &args))
            }
            Some(person) if typed.is_empty() => {
                let args = [("name", Arg::from(name_of(shown, person, lang)))];
                Err(lang.t_args("league-table-no-score", &args))
            }
            Some(person) => Ok(Some(FreeSeat {
                person,
                score: score()?,
            })),
        }
    }
}

/// Everyone of the club, to be chosen for a seat; first nobody.
pub(super) fn people(shown: &SeasonShown, lang: Lang) -> Vec<Choice> {
    let everybody = shown.everybody().into_iter();
    let known = everybody.map(|person| Choice::new(person.0.to_string(), name_of(shown, person, lang)));
    [Choice::new("", "–")].into_iter().chain(known).collect()
}

/// Who sat at a table with what, in one line; empty for other units.
pub(super) fn seats(shown: &SeasonShown, source: &UnitSource, lang: Lang) -> String {
    let UnitSource::Table { seats } = source else {
        return String::new();
    };
    said(shown, seats, lang)
}

/// The same of seats alone.
pub(super) fn said(shown: &SeasonShown, seats: &[FreeSeat], lang: Lang) -> String {
    let seat = |seat: &FreeSeat| format!("{} {}", name_of(shown, seat.person, lang), signed(seat.score));
    seats.iter().map(seat).collect::<Vec<_>>().join(", ")
}
