//! Why a season does not do what it is asked for.

use talon_tournament::league::{CountingFault, SeasonItem};

use crate::document::{LeaguePerson, UnitNo};
use crate::free_table::SEATS;
use crate::team_act::TeamRefusal;

/// Why an act was not done.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LeagueRefusal {
    #[error("there is no such unit")]
    NoSuchUnit,
    #[error("the rule does not propose it, or it was decided already")]
    NotProposed,
    #[error("there is no such adjustment")]
    NoSuchAdjustment,
    #[error("they are none of the guests who became members")]
    NoFormerGuest,
    /// It is there already, or a part of it.
    #[error("the result counts already, as unit {}", .0.0)]
    CountsAlready(UnitNo),
    /// Unit is the whole tournament, of which this is a round.
    #[error("round {round} cannot count beside the whole of its tournament, which is unit {}", .unit.0)]
    WholeCounts { unit: UnitNo, round: u16 },
    /// Unit is a round of the tournament.
    #[error("a tournament cannot count as a whole beside one of its rounds, which is unit {}", .0.0)]
    RoundCounts(UnitNo),
    #[error("a table has {} to {} people", SEATS.start(), SEATS.end())]
    Seats,
    #[error("someone sits at the table twice")]
    SeatTwice(LeaguePerson),
    #[error("a score is larger than {most}")]
    ScoreTooLarge { most: i64 },
    #[error("the season has as many units as one may have: {most}")]
    Full { most: usize },
    #[error("a reason is missing, or longer than {most} letters")]
    Reason { most: usize },
    #[error("there are more units to come than a season may have: {most}")]
    TooManyPlanned { most: usize },
    /// What a unit, a group or a pattern of names is called.
    #[error("a name is missing, longer than {most} letters, or has characters that cannot be shown")]
    Name { most: usize },
    #[error("a weight below zero")]
    NegativeWeight,
    #[error(transparent)]
    Counting(#[from] CountingFault),
    #[error(transparent)]
    Teams(#[from] TeamRefusal),
    #[error("{} stands in the chain twice", .0.as_str())]
    ChainTwice(SeasonItem),
    #[error("the season is archived")]
    Archived,
    #[error("a season does not go from there to there")]
    NotThatWay,
    #[error("nothing would be different")]
    Unchanged,
    #[error("a season has from two to {most} divisions, or none")]
    DivisionCount { most: usize },
    #[error("two divisions are called {0}")]
    DivisionTwice(String),
    #[error("someone plays in two divisions")]
    InTwoDivisions(LeaguePerson),
    #[error("someone plays in no division")]
    InNoDivision(LeaguePerson),
    #[error("the season has no divisions")]
    NoDivisions,
    #[error("more people would move than {most}, or than there are")]
    TooManyMove { most: u32 },
    #[error("a play-off is between two people or more, each with one place")]
    PlayoffOfTwo,
    #[error("a play-off puts someone ahead")]
    PlayoffUndecided,
    #[error("an earlier play-off says the opposite")]
    PlayoffContradicts,
    #[error("a challenge goes up from one to {most} places")]
    ChallengeTooFar { most: u32 },
    #[error("someone stands on the list twice")]
    OnListTwice(LeaguePerson),
    #[error("there is no such qualification")]
    NoSuchQualification,
    #[error("a season has at most {most} qualifications")]
    QualificationCount { most: usize },
    #[error("a qualification has from one to {most} sources")]
    SourceCount { most: usize },
    #[error("a source brings from one to {most} people")]
    Quota { most: u32 },
    #[error("a tag begins with a letter, has no comma and at most {most} letters")]
    Tag { most: usize },
    #[error("a season has at most {most} lists")]
    ListCount { most: usize },
    #[error("there is no such list")]
    NoSuchList,
    #[error("a pot is shared by one to {most} places, in per cent that come to 100 at most")]
    PotShares { most: usize },
}
