//! A free table: three or four people who played on a day outside any tournament, of which the final scores are known.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use talon_rules::games::GameKind;
use talon_tournament::names::NAME_MAX;

use crate::act::named;
use crate::document::{LeaguePerson, LeagueSeason, SeasonState, UnitNo};
use crate::refusal::LeagueRefusal;
use crate::unit::UnitSource;

/// How many people sit at a table.
pub const SEATS: RangeInclusive<usize> = 3..=4;
/// The largest score of a table, and with a minus the smallest.
pub const SCORE_MAX: i64 = 1_000_000_000;

/// Someone at a free table, with what they had in the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FreeSeat {
    pub person: LeaguePerson,
    pub score: i64,
}

/// A free table as someone writes it down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeTable {
    pub day: NaiveDate,
    pub name: Option<String>,
    /// Which game it was, where that was told.
    pub game: Option<GameKind>,
    /// Where it was played, where that was told.
    pub venue: Option<String>,
    pub seats: Vec<FreeSeat>,
}

impl From<FreeTable> for UnitSource {
    fn from(table: FreeTable) -> UnitSource {
        UnitSource::Table {
            game: table.game,
            venue: table.venue,
            seats: table.seats,
        }
    }
}

/// The word of a game that may not be known, as texts have it.
pub(crate) mod game_word {
    use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer, de::Error as _};
    use talon_rules::games::GameKind;

    pub(crate) fn serialize<S: Serializer>(game: &Option<GameKind>, to: S) -> Result<S::Ok, S::Error> {
        game.map(GameKind::as_str).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<GameKind>, D::Error> {
        let Some(word) = Option::<String>::deserialize(from)? else {
            return Ok(None);
        };
        let game = GameKind::parse(&word).ok_or_else(|| D::Error::custom("no such game"))?;
        Ok(Some(game))
    }
}

impl UnitSource {
    /// As it is kept.
    ///
    /// # Errors
    /// When it is a table and cannot be one.
    pub(crate) fn sound(self) -> Result<UnitSource, LeagueRefusal> {
        match self {
            UnitSource::Table { game, venue, seats } => {
                check_seats(&seats)?;
                let venue = venue.map(|venue| named(&venue, NAME_MAX)).transpose()?;
                Ok(UnitSource::Table { game, venue, seats })
            }
            source => Ok(source),
        }
    }
}

fn check_seats(seats: &[FreeSeat]) -> Result<(), LeagueRefusal> {
    if !SEATS.contains(&seats.len()) {
        return Err(LeagueRefusal::Seats);
    }
    let mut seen = BTreeSet::new();
    if let Some(twice) = seats.iter().find(|seat| !seen.insert(seat.person)) {
        return Err(LeagueRefusal::SeatTwice(twice.person));
    }
    let is_sound = |seat: &FreeSeat| (-SCORE_MAX..=SCORE_MAX).contains(&seat.score);
    if seats.iter().all(is_sound) {
        Ok(())
    } else {
        Err(LeagueRefusal::ScoreTooLarge { most: SCORE_MAX })
    }
}

/// Whether the same people have the same scores, in whichever order they were written down.
pub fn are_same_seats(one: &[FreeSeat], other: &[FreeSeat]) -> bool {
    let sorted = |seats: &[FreeSeat]| seats.iter().copied().collect::<BTreeSet<FreeSeat>>();
    sorted(one) == sorted(other)
}

impl LeagueSeason {
    /// Whether free tables can be reported now.
    pub fn reports_open(&self) -> bool {
        self.takes_reports && self.state == SeasonState::Running
    }

    /// Puts what was written down of a table in the place of what stood there.
    pub(crate) fn correct_table(&mut self, number: UnitNo, table: FreeTable) -> Result<(), LeagueRefusal> {
        let (day, called) = (table.day, table.name.clone());
        let source = UnitSource::from(table).sound()?;
        let name = called.map(|name| named(&name, NAME_MAX)).transpose()?;
        let others = self.units.iter().filter(|unit| unit.number != number && unit.counts());
        if let Some(same) = others.into_iter().find(|unit| unit.repeats(&source, day)) {
            return Err(LeagueRefusal::CountsAlready(same.number));
        }
        let unit = self.unit_mut(number)?;
        if !matches!(unit.source, UnitSource::Table { .. }) {
            return Err(LeagueRefusal::NoSuchUnit);
        }
        unit.source = source;
        unit.day = day;
        unit.name = name;
        Ok(())
    }
}
