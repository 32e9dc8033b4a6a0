//! A free table as a form has it: who sat there, and what each of them had in the end.

use chrono::NaiveDate;
use serde::Deserialize;

use super::table::name_of;
use super::unit_counts::{CountsFields, counted};
use crate::choice::Choice;
use talon_league::{FreeSeat, FreeTable, LeaguePerson, LeagueUnit, SEATS, UnitSource};
use talon_rules::games::GameKind;
use talon_service::leagues::SeasonShown;
use talon_text::{Arg, Lang, number, signed};

counted! {
    /// A table that is added.
    TableForm {
        day: String,
        called: String,
        #[serde(default)]
        game: String,
        #[serde(default)]
        venue: String,
        /// Seat by seat; nobody sits where it is empty.
        #[serde(default)]
        person: Vec<String>,
        #[serde(default)]
        score: Vec<String>,
    }
}

/// What stands in the place of a table from now on.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CorrectTableForm {
    pub unit: u32,
    pub day: String,
    pub called: String,
    #[serde(default)]
    pub game: String,
    #[serde(default)]
    pub venue: String,
    #[serde(default)]
    pub person: Vec<String>,
    #[serde(default)]
    pub score: Vec<String>,
}

impl TableForm {
    /// What was typed of the table itself.
    pub(super) fn fields(&self) -> TableFields {
        TableFields {
            called: self.called.clone(),
            ..TableFields::typed(&self.day, &self.person, &self.score).played(&self.game, &self.venue)
        }
    }
}

impl CorrectTableForm {
    /// What was typed.
    pub(super) fn fields(&self) -> TableFields {
        TableFields {
            called: self.called.clone(),
            ..TableFields::typed(&self.day, &self.person, &self.score).played(&self.game, &self.venue)
        }
    }
}

/// The fields of a table, as a page shows them.
#[derive(Debug, Clone, Default)]
pub(super) struct TableFields {
    pub day: String,
    pub called: String,
    /// The word of a game, or nothing.
    pub game: String,
    pub venue: String,
    pub seats: Vec<SeatFields>,
}

/// A seat.
#[derive(Debug, Clone, Default)]
pub(super) struct SeatFields {
    pub person: String,
    pub score: String,
}

impl TableFields {
    /// Nothing typed yet; the game is that of the season, if it takes in one alone.
    pub fn empty(shown: &SeasonShown, day: NaiveDate) -> TableFields {
        let game = shown.season.rule.as_ref().and_then(|rule| rule.game.clone());
        TableFields {
            day: day.to_string(),
            game: game.unwrap_or_default(),
            ..TableFields::default()
        }
        .seated()
    }

    /// What was typed.
    pub fn typed(day: &str, people: &[String], scores: &[String]) -> TableFields {
        let score = |at: usize| scores.get(at).cloned().unwrap_or_default();
        let seats = people.iter().enumerate().map(|(at, person)| SeatFields {
            person: person.clone(),
            score: score(at),
        });
        TableFields {
            day: day.to_owned(),
            seats: seats.collect(),
            ..TableFields::default()
        }
        .seated()
    }

    /// With what was played where.
    pub fn played(self, game: &str, venue: &str) -> TableFields {
        TableFields {
            game: game.to_owned(),
            venue: venue.to_owned(),
            ..self
        }
    }

    /// What a unit has, if it is a free table.
    pub fn of(unit: &LeagueUnit) -> Option<TableFields> {
        let UnitSource::Table { game, venue, seats } = &unit.source else {
            return None;
        };
        let seats = seats.iter().map(|seat| SeatFields {
            person: seat.person.0.to_string(),
            score: seat.score.to_string(),
        });
        let fields = TableFields {
            day: unit.day.to_string(),
            called: unit.name.clone().unwrap_or_default(),
            game: game.map_or("", GameKind::as_str).to_owned(),
            venue: venue.clone().unwrap_or_default(),
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
        let line = |typed: &str| Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty());
        let game = match self.game.as_str() {
            "" => None,
            word => Some(GameKind::parse(word).ok_or_else(|| lang.t("league-table-bad-game").into_owned())?),
        };
        let mut seats = Vec::new();
        for seat in &self.seats {
            seats.extend(seat.read(shown, lang)?);
        }
        Ok(FreeTable {
            day: day.map_err(|_| lang.t("list-bad-date").into_owned())?,
            name: line(&self.called),
            game,
            venue: line(&self.venue),
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

/// The games that a table can have been, first none.
pub(super) fn games(lang: Lang) -> Vec<Choice> {
    let games = GameKind::ALL.iter().map(|game| game.as_str());
    let known = games.map(|game| Choice::new(game, lang.t(&format!("game-{game}"))));
    [Choice::new("", "–")].into_iter().chain(known).collect()
}

/// Who sat at a table with what, and which game it was where, in one line; empty for other units.
pub(super) fn seats(shown: &SeasonShown, source: &UnitSource, lang: Lang) -> String {
    let UnitSource::Table { game, venue, seats } = source else {
        return String::new();
    };
    let said = said(shown, seats, lang);
    [said, played(*game, venue.as_deref(), lang)]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}

/// Which game it was where, as far as that was told.
pub(super) fn played(game: Option<GameKind>, venue: Option<&str>, lang: Lang) -> String {
    let game = game.map(|game| lang.t(&format!("game-{}", game.as_str())).into_owned());
    let parts: Vec<String> = game.into_iter().chain(venue.map(str::to_owned)).collect();
    parts.join(", ")
}

/// The same of seats alone.
pub(super) fn said(shown: &SeasonShown, seats: &[FreeSeat], lang: Lang) -> String {
    let seat = |seat: &FreeSeat| format!("{} {}", name_of(shown, seat.person, lang), signed(seat.score));
    seats.iter().map(seat).collect::<Vec<_>>().join(", ")
}
