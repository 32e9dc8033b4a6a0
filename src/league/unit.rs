//! What counts once in a season: where its result comes from, and when two would be the same result.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use talon_rules::games::GameKind;
use talon_tournament::Exact;
use talon_tournament::league::UnitPoints;

use crate::document::{LeaguePerson, UnitNo};
use crate::free_table::{FreeSeat, are_same_seats, game_word};

/// What counts once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeagueUnit {
    pub number: UnitNo,
    pub source: UnitSource,
    pub day: NaiveDate,
    /// What it is called, where its source does not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    pub weight: Exact,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bonus: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// Where they differ from those of the season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<UnitPoints>,
    /// Why it does not count, where it was taken out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub taken_out: Option<String>,
    /// What the rule of the season did with it; none where it was added by hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by_rule: Option<ByRule>,
    /// That it was ever added was undone. Its number stays taken, and so do the columns of tables in which it counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

/// How a unit came by the rule of its season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByRule {
    /// The rule took it in by itself.
    Taken,
    /// The rule proposed it, and it was refused before it ever counted.
    Refused,
}

impl ByRule {
    pub const ALL: [ByRule; 2] = [ByRule::Taken, ByRule::Refused];

    /// The word for it in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            ByRule::Taken => "taken",
            ByRule::Refused => "refused",
        }
    }
}

/// Where the result of a unit comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum UnitSource {
    Tournament {
        id: i64,
    },
    /// One round of a tournament.
    Round {
        id: i64,
        round: u16,
    },
    /// An evening at one table whose deals are among the hands of the club.
    Evening {
        id: i64,
    },
    /// A table outside any tournament, of which the final scores are known.
    Table {
        #[serde(default, with = "game_word", skip_serializing_if = "Option::is_none")]
        game: Option<GameKind>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        venue: Option<String>,
        seats: Vec<FreeSeat>,
    },
    /// Points that someone wrote down, of an evening from before.
    Typed {
        results: Vec<TypedResult>,
    },
}

/// What a unit is, by its source.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnitKind {
    Tournament,
    Round,
    Evening,
    Table,
    Typed,
}

impl UnitKind {
    /// The word for it in answers to programs.
    pub const fn as_str(self) -> &'static str {
        match self {
            UnitKind::Tournament => "tournament",
            UnitKind::Round => "round",
            UnitKind::Evening => "evening",
            UnitKind::Table => "table",
            UnitKind::Typed => "typed",
        }
    }
}

/// What someone got in a unit that was written down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TypedResult {
    pub person: LeaguePerson,
    pub points: Exact,
}
impl LeagueUnit {
    /// Whether it counts, as soon as it has a result.
    pub fn counts(&self) -> bool {
        self.taken_out.is_none() && !self.undone
    }

    /// Whether the rule proposed it and it was refused: it never counted, and nobody but those who manage the season is
    /// told of it.
    pub fn is_refused(&self) -> bool {
        self.taken_out.is_some() && self.by_rule == Some(ByRule::Refused)
    }

    /// How it pays, where that is not what is usual: what was written down is points, whatever a place is worth.
    pub(crate) fn own_points(&self) -> Option<UnitPoints> {
        let written = match &self.source {
            UnitSource::Typed { .. } => Some(UnitPoints::Own),
            UnitSource::Tournament { .. }
            | UnitSource::Round { .. }
            | UnitSource::Evening { .. }
            | UnitSource::Table { .. } => None,
        };
        self.points.clone().or(written)
    }

    /// Whether a result of that day would count twice if both counted. Free tables are the same where their day, their
    /// people and the scores are, unless they were of two games.
    pub(crate) fn repeats(&self, source: &UnitSource, day: NaiveDate) -> bool {
        match (&self.source, source) {
            (
                UnitSource::Table { game, seats, .. },
                UnitSource::Table {
                    game: other_game,
                    seats: other,
                    ..
                },
            ) => {
                let are_two_games = game.is_some() && other_game.is_some() && game != other_game;
                self.day == day && !are_two_games && are_same_seats(seats, other)
            }
            (own, source) => own.overlaps(source),
        }
    }
}
impl UnitSource {
    /// What it is.
    pub const fn kind(&self) -> UnitKind {
        match self {
            UnitSource::Tournament { .. } => UnitKind::Tournament,
            UnitSource::Round { .. } => UnitKind::Round,
            UnitSource::Evening { .. } => UnitKind::Evening,
            UnitSource::Table { .. } => UnitKind::Table,
            UnitSource::Typed { .. } => UnitKind::Typed,
        }
    }

    /// The tournament whose result it is, or that of one of its rounds.
    pub fn tournament(&self) -> Option<i64> {
        match self {
            UnitSource::Tournament { id } | UnitSource::Round { id, .. } => Some(*id),
            UnitSource::Evening { .. } | UnitSource::Table { .. } | UnitSource::Typed { .. } => None,
        }
    }

    /// The round of the tournament whose result it is alone.
    pub fn round(&self) -> Option<u16> {
        match self {
            UnitSource::Round { round, .. } => Some(*round),
            UnitSource::Tournament { .. }
            | UnitSource::Evening { .. }
            | UnitSource::Table { .. }
            | UnitSource::Typed { .. } => None,
        }
    }

    /// The people whom it names itself.
    pub(crate) fn people(&self) -> Vec<LeaguePerson> {
        match self {
            UnitSource::Typed { results } => results.iter().map(|result| result.person).collect(),
            UnitSource::Table { seats, .. } => seats.iter().map(|seat| seat.person).collect(),
            UnitSource::Tournament { .. } | UnitSource::Round { .. } | UnitSource::Evening { .. } => Vec::new(),
        }
    }

    /// The evening whose result it is.
    pub fn evening(&self) -> Option<i64> {
        match self {
            UnitSource::Evening { id } => Some(*id),
            UnitSource::Tournament { .. }
            | UnitSource::Round { .. }
            | UnitSource::Table { .. }
            | UnitSource::Typed { .. } => None,
        }
    }

    /// Whether a result would count twice if both counted.
    pub(crate) fn overlaps(&self, other: &UnitSource) -> bool {
        match self {
            UnitSource::Tournament { id } => other.tournament() == Some(*id),
            // The whole of a tournament has each of its rounds in it.
            UnitSource::Round { id, round } => {
                other.tournament() == Some(*id) && other.round().is_none_or(|other| other == *round)
            }
            UnitSource::Evening { id } => other.evening() == Some(*id),
            UnitSource::Table { .. } | UnitSource::Typed { .. } => false,
        }
    }
}
