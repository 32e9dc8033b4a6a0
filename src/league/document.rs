//! A season as it is kept: one text, read and judged as a whole.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};
use talon_tournament::Exact;
use talon_tournament::league::SeasonProfile;

use crate::adjusting::AdjustmentCode;
use crate::carry::SeasonCarry;
use crate::challenge::SeasonChallenge;
use crate::divisions::{LeaguePlayoff, SeasonDivisions};
use crate::file::instant;
use crate::joining::FormerGuest;
use crate::pot::SeasonPot;
use crate::qualifying::Qualification;
use crate::rule::UnitRule;
use crate::tag_lists::{ListPoints, TagList};
use crate::teams::{self, LeagueTeam, TeamScoring};
use crate::unit::{LeagueUnit, UnitSource};

/// Someone, by the number under which the club knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct LeaguePerson(pub i64);

impl LeaguePerson {
    /// People whom one evening may have beside those the club knows.
    const STRANGERS_MAX: i64 = 1 << 16;

    /// Someone who sat at a table and whom the club does not know: they keep their place there, and have no row. The
    /// number is no other's: below zero, and of that evening alone.
    pub const fn stranger(evening: i64, place: u16) -> LeaguePerson {
        LeaguePerson(-(evening * LeaguePerson::STRANGERS_MAX + place as i64 + 1))
    }

    /// As whom they count where they were a guest: the number is neither theirs nor a stranger's.
    #[must_use]
    pub(crate) const fn as_guest(self) -> LeaguePerson {
        LeaguePerson(i64::MIN + self.0)
    }

    /// Whether the club does not know them.
    pub const fn is_stranger(self) -> bool {
        self.0 < 0
    }
}

/// Someone in a list of people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListedPerson {
    pub person: LeaguePerson,
}

/// A unit, by its number in the season, from 1. It keeps its number whatever becomes of others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct UnitNo(pub u32);

/// An adjustment, by its number in the season, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AdjustmentNo(pub u32);

/// Where a season is on its way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeasonState {
    /// Only those who manage it see it.
    #[default]
    Draft,
    Running,
    /// From now on, changes wait for those who manage it.
    Finished,
    /// Nothing changes any more.
    Archived,
}

/// When a new table is shown to everyone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Publishing {
    /// As soon as a unit is finished or a finished one changes.
    #[default]
    Live,
    ByHand,
}

impl SeasonState {
    pub const ALL: [SeasonState; 4] = [
        SeasonState::Draft,
        SeasonState::Running,
        SeasonState::Finished,
        SeasonState::Archived,
    ];

    /// The word for it in lists and files.
    pub const fn as_str(self) -> &'static str {
        match self {
            SeasonState::Draft => "draft",
            SeasonState::Running => "running",
            SeasonState::Finished => "finished",
            SeasonState::Archived => "archived",
        }
    }
}

impl Publishing {
    pub const ALL: [Publishing; 2] = [Publishing::Live, Publishing::ByHand];

    /// The word for it in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            Publishing::Live => "live",
            Publishing::ByHand => "by_hand",
        }
    }
}

/// The facts of a season, apart from what its units came to.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeagueSeason {
    pub profile: SeasonProfile,
    #[serde(default)]
    pub state: SeasonState,
    #[serde(default)]
    pub publishing: Publishing,
    /// Whether guests have rows.
    #[serde(default)]
    pub lists_guests: bool,
    /// Whether those who sat at a free table may report it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub takes_reports: bool,
    /// Whether the season after it is made by itself when it is over.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub goes_on: bool,
    /// How many units there are to be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub planned: Option<u32>,
    /// What is taken in by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<UnitRule>,
    /// In order of their numbers.
    #[serde(default)]
    pub units: Vec<LeagueUnit>,
    #[serde(default)]
    pub adjustments: Vec<LeagueAdjustment>,
    /// In order of their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<LeagueTeam>,
    /// What a team has from a unit.
    #[serde(default, skip_serializing_if = "TeamScoring::is_usual")]
    pub team_scoring: TeamScoring,
    /// What the people of a team have in a table of their own.
    #[serde(default, skip_serializing_if = "ListPoints::is_usual")]
    pub team_list: ListPoints,
    /// What people bring from the season before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carry: Option<SeasonCarry>,
    /// What lots are drawn by, of those who came with a season from elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<PersonLot>,
    /// How the profile was changed after the first unit.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<ProfileChange>,
    /// Where people play in several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub divisions: Option<SeasonDivisions>,
    /// What was played for places that were level.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub playoffs: Vec<LeaguePlayoff>,
    /// What people qualify for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub qualifications: Vec<Qualification>,
    /// Where people challenge each other.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<SeasonChallenge>,
    /// Lists of people with a tag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<TagList>,
    /// Guests who became members, and from when on what they play is theirs. Of earlier versions nobody is here: they
    /// bring what they played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub former_guests: Vec<FormerGuest>,
    /// How what its tournaments keep of their pots is shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pot: Option<SeasonPot>,
}

/// What was added or taken away by decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeagueAdjustment {
    pub number: AdjustmentNo,
    pub person: LeaguePerson,
    /// On what this unit brought; none: on the total.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<UnitNo>,
    pub amount: Exact,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<AdjustmentCode>,
    /// What everyone reads about it.
    pub text: String,
    /// Who made it; those of earlier versions do not say, and someone who is in no list of the club is not named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<LeaguePerson>,
    /// When they did, in UTC.
    #[serde(default, with = "instant", skip_serializing_if = "Option::is_none")]
    pub time: Option<NaiveDateTime>,
    /// Why it was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revoked: Option<String>,
    /// That it was ever made was undone; its number stays taken.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

/// What someone's lot is drawn by, together with the seed; for everyone else it is their number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PersonLot {
    pub person: LeaguePerson,
    pub lot: u64,
}

/// A change of the profile after the first unit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProfileChange {
    /// What it was before.
    pub before: SeasonProfile,
    pub reason: String,
}

impl LeagueSeason {
    /// Whether nothing more is to come of it.
    pub fn has_ended(&self) -> bool {
        matches!(self.state, SeasonState::Finished | SeasonState::Archived)
    }

    /// A season without units, by the usual profile.
    pub fn new() -> LeagueSeason {
        LeagueSeason::default()
    }

    /// The unit of this number.
    pub fn unit(&self, number: UnitNo) -> Option<&LeagueUnit> {
        self.units.iter().find(|unit| unit.number == number)
    }

    /// The units that count, by day, and on one day by their numbers. What was played first on one day, only the facts
    /// of tournaments tell.
    pub fn counting(&self) -> Vec<&LeagueUnit> {
        let mut units: Vec<&LeagueUnit> = self.units.iter().filter(|unit| unit.counts()).collect();
        units.sort_by_key(|unit| (unit.day, unit.number));
        units
    }

    /// The season as it was before an act that is undone. What the act had added stays under its number and counts no
    /// more, so that no number ever means two things.
    #[must_use]
    pub fn undone(&self, before: LeagueSeason) -> LeagueSeason {
        let mut season = before;
        let added = self.units.iter().filter(|unit| season.unit(unit.number).is_none());
        let units: Vec<LeagueUnit> = added.cloned().collect();
        let known = |one: &&LeagueAdjustment| season.adjustments.iter().all(|other| other.number != one.number);
        let adjustments: Vec<LeagueAdjustment> = self.adjustments.iter().filter(known).cloned().collect();
        season
            .units
            .extend(units.into_iter().map(|unit| LeagueUnit { undone: true, ..unit }));
        let taken_back = |one| LeagueAdjustment { undone: true, ..one };
        season.adjustments.extend(adjustments.into_iter().map(taken_back));
        let added = self.teams.iter().filter(|team| season.team(team.number).is_none());
        let teams: Vec<LeagueTeam> = added.map(LeagueTeam::gone).collect();
        season.teams.extend(teams);
        season
    }

    /// How the profile was changed up to when it was this one; all changes where it never was.
    pub fn changes_up_to(&self, profile: &SeasonProfile) -> &[ProfileChange] {
        let after = |count: &usize| self.changes.get(*count).map_or(&self.profile, |next| &next.before);
        let count = (0..=self.changes.len()).rev().find(|count| after(count) == profile);
        &self.changes[..count.unwrap_or(self.changes.len())]
    }

    /// The season with everyone under the number by which they are known now.
    #[must_use]
    pub fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> LeagueSeason {
        let mut season = self.clone();
        for adjustment in &mut season.adjustments {
            adjustment.person = current(adjustment.person);
            adjustment.by = adjustment.by.map(&current);
        }
        for lot in &mut season.lots {
            lot.person = current(lot.person);
        }
        for guest in &mut season.former_guests {
            guest.person = current(guest.person);
        }
        season.carry = self.carry.as_ref().map(|carry| carry.with_people(&current));
        season.teams = teams::with_people(&season.teams, &current);
        season.divisions = self.divisions.as_ref().map(|divisions| divisions.with_people(&current));
        let qualifications = self.qualifications.iter();
        season.qualifications = qualifications.map(|one| one.with_people(&current)).collect();
        season.challenge = self.challenge.as_ref().map(|challenge| challenge.with_people(&current));
        for place in season.playoffs.iter_mut().flat_map(|playoff| &mut playoff.places) {
            place.person = current(place.person);
        }
        for unit in &mut season.units {
            match &mut unit.source {
                UnitSource::Typed { results } => results
                    .iter_mut()
                    .for_each(|result| result.person = current(result.person)),
                UnitSource::Table { seats, .. } => seats.iter_mut().for_each(|seat| seat.person = current(seat.person)),
                UnitSource::Tournament { .. } | UnitSource::Round { .. } | UnitSource::Evening { .. } => {}
            }
        }
        season
    }

    /// Everyone whom it names itself, apart from what its tournaments and evenings came to.
    pub fn people(&self) -> impl Iterator<Item = LeaguePerson> {
        let typed = self.units.iter().flat_map(|unit| unit.source.people());
        let adjusted = self.adjustments.iter().map(|one| one.person);
        let brought = self.carry.iter().flat_map(|carry| &carry.people);
        let drawn = self.lots.iter().map(|lot| lot.person);
        let in_teams = self.teams.iter().flat_map(|team| &team.members);
        let played_off = self.playoffs.iter().flat_map(|playoff| &playoff.places);
        adjusted
            .chain(typed)
            .chain(brought.map(|one| one.person))
            .chain(drawn)
            .chain(in_teams.map(|member| member.person))
            .chain(played_off.map(|place| place.person))
            .chain(self.former_guests.iter().map(|one| one.person))
            .chain(self.listed_people())
    }

    /// Everyone in its divisions and qualifications, and on its challenge list.
    pub fn listed_people(&self) -> impl Iterator<Item = LeaguePerson> {
        let divided = self.divisions.iter().flat_map(SeasonDivisions::people);
        divided
            .chain(self.qualifications.iter().flat_map(Qualification::people))
            .chain(self.challenge.iter().flat_map(SeasonChallenge::people))
    }

    /// What someone's lot is drawn by.
    pub fn lot(&self, person: LeaguePerson) -> u64 {
        let kept = self.lots.iter().find(|lot| lot.person == person);
        kept.map_or_else(|| u64::try_from(person.0).unwrap_or(0), |lot| lot.lot)
    }

    /// Whether what comes now changes the published table by itself.
    pub fn publishes_by_itself(&self) -> bool {
        self.publishing == Publishing::Live && self.state == SeasonState::Running
    }
}

impl LeagueAdjustment {
    /// Whether it changes a total.
    pub fn stands(&self) -> bool {
        self.revoked.is_none() && !self.undone
    }
}
