//! A season of a league as a value: its profile, the units that count, what was decided, and the table that comes of
//! it; and a rating list as a value: which tables are rated, and what everyone has after them. They know no accounts,
//! pages, databases, names or clock; a person is a number, and what a unit came to is handed in by callers who know
//! where it was played.
//!
//! ```
//! use std::collections::BTreeMap;
//!
//! use chrono::NaiveDate;
//! use talon_league::{LeagueAct, LeagueSeason, NewUnit, LeaguePerson, PersonResult, UnitFacts, UnitNo, UnitSource};
//! use talon_tournament::Exact;
//! use talon_tournament::league::Finish;
//!
//! let mut season = LeagueSeason::new();
//! season.profile.minimum = 0;
//! let day = NaiveDate::from_ymd_opt(2026, 11, 26).expect("a day");
//! season.act(LeagueAct::Add(NewUnit::of(UnitSource::Tournament { id: 7 }, day)))?;
//!
//! let result = |person, rank| PersonResult {
//!     person: LeaguePerson(person),
//!     finish: Finish::Ranked(rank),
//!     points: Exact::zero(),
//!     raw: Exact::zero(),
//!     tables: 4,
//! };
//! let facts = BTreeMap::from([(UnitNo(1), UnitFacts::of(vec![result(17, 2), result(4, 1)]))]);
//! let counted = season.count(&[LeaguePerson(4), LeaguePerson(17)], &facts)?;
//! assert_eq!(counted.rows[0].person, LeaguePerson(4));
//! assert_eq!(counted.rows[1].total, Exact::from(7));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod act;
mod address;
mod adjusting;
mod by_position;
mod carry;
mod cause;
mod challenge;
mod corrected;
mod count;
mod counted;
mod divisions;
mod document;
pub mod file;
mod following;
mod free_table;
mod high_scores;
mod if_ended;
mod joining;
mod look;
mod order;
mod parts;
mod past;
mod past_day;
mod past_words;
mod pot;
mod preset;
mod qualifying;
mod ratings;
mod reason;
mod records;
mod refusal;
mod rewound;
mod rule;
mod ruled;
mod tag_lists;
mod team_act;
mod team_count;
mod teams;
mod unit;

#[cfg(test)]
mod tests;

pub use act::{GROUP_MAX, LeagueAct, NewAdjustment, NewProfile, NewUnit, SeasonDays, UNITS_MAX, UnitChange, reason_of};
pub use address::{SLUG_MAX, is_league_slug, is_season_slug};
pub use adjusting::AdjustmentCode;
pub use carry::{CarriedPoints, SeasonCarry};
pub use cause::RevisionCause;
pub use challenge::{CHALLENGE_MAX, CHALLENGE_USUAL, ChallengePosition, RatingOrder, SeasonChallenge};
pub use count::{PersonResult, UnitFacts};
pub use counted::{
    CountedBy, CountedCell, CountedDivision, CountedRow, CountedSeason, DivisionMove, TableDifference, UnitGroup,
};
pub use divisions::{
    DIVISIONS_MAX, LeagueDivision, LeaguePlayoff, MOVING_MAX, OpenLine, PlayoffResult, SeasonDivisions,
};
pub use document::{
    AdjustmentNo, LeagueAdjustment, LeaguePerson, LeagueSeason, ListedPerson, PersonLot, ProfileChange, Publishing,
    SeasonState, UnitNo,
};
pub use free_table::{FreeSeat, FreeTable, SCORE_MAX, SEATS, are_same_seats};
pub use high_scores::HighScore;
pub use if_ended::MovedRow;
pub use joining::FormerGuest;
pub use look::TableLook;
pub use parts::{UnitChoice, UnitMark};
pub use past::{PastFault, PastRow, PastTable, PastUnit, read_past};
pub use past_day::PastDay;
pub use pot::{CountedPot, KeptMoney, POT_SHARES_MAX, PotPrize, PotSum, SeasonPot, UnitMoney};
pub use preset::LeaguePreset;
pub use qualifying::{
    QUALIFICATIONS_MAX, QUOTA_MAX, Qualification, QualifiedBySource, QualifyingFrom, QualifyingSource, SOURCES_MAX,
};
pub use ratings::{
    ExplainedSeat, ExplainedTable, HistoryPoint, JudgedSeat, JudgedTable, NotRated, RatedAt, RatedRow, RatedTogether,
    RatingFacts, RatingList, RatingNumbers, RatingOptions, RatingValue, RepeatedTable, RowGroup, SeatChange, judge,
};
pub use reason::RowReason;
pub use records::{
    Medals, PlayedSeason, Record, RecordHolder, RecordKind, Title, medals, medals_together, own_records, records,
    season_records, titles,
};
pub use refusal::LeagueRefusal;
pub use rewound::{LastNeeds, RankNeed};
pub use rule::{RuledEvening, RuledTournament, RuledUnits, UnitRule, Weekday};
pub use ruled::{RuleFact, RuleOutcome};
pub use tag_lists::{CountedTagList, LISTS_MAX, ListPoints, TAG_MAX, TagList, UnitWorth, tag_key, tag_of};
pub use team_act::{TeamAct, TeamRefusal};
pub use team_count::{CountedTeam, CountedTeams, TeamCell, TeamReason, TeamShare};
pub use teams::{LeagueTeam, TEAM_MEMBERS_MAX, TEAMS_MAX, TeamMember, TeamNo, TeamScoring};
pub use unit::{ByRule, LeagueUnit, TypedResult, UnitKind, UnitSource};
