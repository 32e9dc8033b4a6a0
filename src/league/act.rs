//! What changes a season: each act is done as a whole or refused with a reason.

use chrono::{NaiveDate, NaiveDateTime};
use talon_tournament::Exact;
use talon_tournament::league::{SeasonProfile, UnitPoints};
use talon_tournament::names::{self, NAME_MAX};

use crate::adjusting::AdjustmentCode;
use crate::challenge::SeasonChallenge;
use crate::divisions::{LeaguePlayoff, SeasonDivisions};
use crate::document::{AdjustmentNo, LeaguePerson, LeagueSeason, ProfileChange, Publishing, SeasonState, UnitNo};
use crate::free_table::FreeTable;
use crate::pot::SeasonPot;
use crate::qualifying::Qualification;
use crate::refusal::LeagueRefusal;
use crate::rule::UnitRule;
use crate::tag_lists::TagList;
use crate::team_act::TeamAct;
use crate::unit::{ByRule, LeagueUnit, UnitSource};

/// Units of a season.
pub const UNITS_MAX: usize = 500;
/// Letters of a reason or a text.
pub(crate) const TEXT_MAX: usize = 200;
/// Letters of the name of a group.
pub const GROUP_MAX: usize = 40;

/// An act on a season.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LeagueAct {
    Add(NewUnit),
    /// Several at once: of seasons from before, or that the rule proposed.
    AddAll(Vec<NewUnit>),
    /// The rule takes it in by itself.
    Take(NewUnit),
    /// What the rule proposed does not count; it can be put back.
    Refuse {
        unit: NewUnit,
        reason: String,
    },
    ChangeUnit {
        number: UnitNo,
        change: UnitChange,
    },
    /// A unit does not count; its number stays taken.
    TakeOut {
        number: UnitNo,
        reason: String,
    },
    PutBack(UnitNo),
    /// What was written down of a free table was wrong.
    CorrectTable {
        number: UnitNo,
        table: FreeTable,
    },
    Adjust(NewAdjustment),
    Revoke {
        number: AdjustmentNo,
        reason: String,
    },
    ChangeProfile(NewProfile),
    SetRule(Option<UnitRule>),
    SetPublishing(Publishing),
    ListGuests(bool),
    /// Whether those who sat at a free table may report it.
    TakeReports(bool),
    /// Whether the season after it is made by itself.
    GoOn(bool),
    /// Whether a former guest brings what they played as one.
    Bring {
        person: LeaguePerson,
        brings: bool,
    },
    Teams(TeamAct),
    /// People play in divisions; none: all play in one table again.
    Divide(Option<Box<SeasonDivisions>>),
    /// Whether someone stays where they are when others go up.
    Decline {
        person: LeaguePerson,
        declines: bool,
    },
    /// What was played for places that were level.
    PlayOff(LeaguePlayoff),
    /// What people qualify for, at this place of the list; none takes it away.
    Qualify {
        at: usize,
        qualification: Option<Qualification>,
    },
    /// Those who qualified for what stands at this place are entered into a tournament.
    LeadTo {
        at: usize,
        tournament: i64,
    },
    /// Whether someone does not come to what they qualified for.
    DeclineToCome {
        at: usize,
        person: LeaguePerson,
        declines: bool,
    },
    /// People challenge each other, or do so no more.
    SetChallenge(Option<SeasonChallenge>),
    /// People with a tag have a list of their own; one that they have already is counted otherwise.
    SetList(TagList),
    /// The list of a tag is no more.
    RemoveList(String),
    /// What tournaments keep of their pots is shared at the end; none: it is not told.
    SetPot(Option<SeasonPot>),
    Move {
        to: SeasonState,
        reason: String,
    },
}

/// A unit on its way in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewUnit {
    pub source: UnitSource,
    pub day: NaiveDate,
    pub name: Option<String>,
    pub change: UnitChange,
}

/// What counts from now on, and how many units there are to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewProfile {
    pub profile: Box<SeasonProfile>,
    pub planned: Option<u32>,
    /// After the first unit another profile needs one.
    pub reason: String,
}

/// The days of a season, the last one included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeasonDays {
    pub from: NaiveDate,
    pub to: NaiveDate,
}

/// How a unit counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnitChange {
    pub weight: Exact,
    pub bonus: bool,
    pub group: Option<String>,
    pub points: Option<UnitPoints>,
}

/// An adjustment on its way in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAdjustment {
    pub person: LeaguePerson,
    pub unit: Option<UnitNo>,
    pub amount: Exact,
    pub code: Option<AdjustmentCode>,
    pub text: String,
    /// Who made it, and when, as far as that is known.
    pub by: Option<LeaguePerson>,
    pub time: Option<NaiveDateTime>,
}

impl NewUnit {
    /// A plain one.
    pub fn of(source: UnitSource, day: NaiveDate) -> NewUnit {
        NewUnit {
            source,
            day,
            name: None,
            change: UnitChange::default(),
        }
    }

    /// A plain one of a free table.
    pub fn of_table(table: &FreeTable) -> NewUnit {
        NewUnit {
            name: table.name.clone(),
            ..NewUnit::of(table.clone().into(), table.day)
        }
    }
}

impl Default for UnitChange {
    fn default() -> UnitChange {
        UnitChange {
            weight: Exact::from(1),
            bonus: false,
            group: None,
            points: None,
        }
    }
}

impl LeagueSeason {
    /// Where the rule keeps to the days of the season, it goes with them.
    pub fn move_rule(&mut self, before: SeasonDays, now: SeasonDays) {
        if let Some(rule) = &mut self.rule
            && (rule.from, rule.to) == (Some(before.from), Some(before.to))
        {
            (rule.from, rule.to) = (Some(now.from), Some(now.to));
        }
    }

    /// The season after this one: counted and taken in alike, between its own days, with the teams as they stand on its
    /// first day, and nothing played yet.
    #[must_use]
    pub fn following(&self, days: SeasonDays) -> LeagueSeason {
        let rule = self.rule.clone().map(|rule| UnitRule {
            from: Some(days.from),
            to: Some(days.to),
            ..rule
        });
        LeagueSeason {
            profile: self.profile.clone(),
            planned: self.planned,
            publishing: self.publishing,
            lists_guests: self.lists_guests,
            takes_reports: self.takes_reports,
            goes_on: self.goes_on,
            team_scoring: self.team_scoring,
            team_list: self.team_list,
            teams: self.teams_from(days.from),
            lists: self.lists.clone(),
            pot: self.pot.clone().map(|pot| SeasonPot {
                decided_by: None,
                ..pot
            }),
            rule,
            state: SeasonState::Running,
            ..LeagueSeason::new()
        }
    }

    /// Does an act, or leaves everything as it was.
    ///
    /// # Errors
    /// When it cannot be done.
    pub fn act(&mut self, act: LeagueAct) -> Result<(), LeagueRefusal> {
        let mut next = self.clone();
        next.apply(act)?;
        if next == *self {
            return Err(LeagueRefusal::Unchanged);
        }
        *self = next;
        Ok(())
    }

    fn apply(&mut self, act: LeagueAct) -> Result<(), LeagueRefusal> {
        let reopens = matches!(act, LeagueAct::Move { .. });
        if self.state == SeasonState::Archived && !reopens {
            return Err(LeagueRefusal::Archived);
        }
        match act {
            LeagueAct::Add(unit) => self.add(unit),
            LeagueAct::AddAll(units) => units.into_iter().try_for_each(|unit| self.add(unit)),
            LeagueAct::Take(unit) => self.add_by_rule(unit, ByRule::Taken),
            LeagueAct::Refuse { unit, reason } => self.refuse(unit, &reason),
            LeagueAct::ChangeUnit { number, change } => self.change_unit(number, change),
            LeagueAct::TakeOut { number, reason } => {
                self.unit_mut(number)?.taken_out = Some(reason_of(&reason)?);
                Ok(())
            }
            LeagueAct::PutBack(number) => {
                let unit = self.unit_mut(number)?;
                if unit.undone {
                    return Err(LeagueRefusal::NoSuchUnit);
                }
                let (source, day) = (unit.source.clone(), unit.day);
                self.refuse_overlap(&source, day)?;
                let unit = self.unit_mut(number)?;
                (unit.taken_out, unit.by_rule) = (None, None);
                Ok(())
            }
            LeagueAct::CorrectTable { number, table } => self.correct_table(number, table),
            LeagueAct::Adjust(adjustment) => self.adjust(adjustment),
            LeagueAct::Revoke { number, reason } => {
                let found = self.adjustments.iter_mut().find(|one| one.number == number);
                found.ok_or(LeagueRefusal::NoSuchAdjustment)?.revoked = Some(reason_of(&reason)?);
                Ok(())
            }
            LeagueAct::ChangeProfile(change) => self.change_profile(change),
            LeagueAct::SetRule(rule) => {
                self.rule = rule.map(UnitRule::sound).transpose()?;
                Ok(())
            }
            LeagueAct::SetPublishing(publishing) => {
                self.publishing = publishing;
                Ok(())
            }
            LeagueAct::ListGuests(lists) => {
                self.lists_guests = lists;
                Ok(())
            }
            LeagueAct::TakeReports(takes) => {
                self.takes_reports = takes;
                Ok(())
            }
            LeagueAct::GoOn(goes_on) => {
                self.goes_on = goes_on;
                Ok(())
            }
            LeagueAct::Bring { person, brings } => self.bring(person, brings),
            LeagueAct::Teams(act) => self.act_on_teams(act),
            LeagueAct::Divide(divisions) => self.divide(divisions.map(|divisions| *divisions)),
            LeagueAct::Decline { person, declines } => self.decline(person, declines),
            LeagueAct::PlayOff(playoff) => self.play_off(playoff),
            LeagueAct::Qualify { at, qualification } => self.set_qualification(at, qualification),
            LeagueAct::LeadTo { at, tournament } => self.lead_to(at, tournament),
            LeagueAct::DeclineToCome { at, person, declines } => self.decline_qualification(at, person, declines),
            LeagueAct::SetChallenge(challenge) => self.set_challenge(challenge),
            LeagueAct::SetList(list) => self.set_list(&list),
            LeagueAct::RemoveList(tag) => self.remove_list(&tag),
            LeagueAct::SetPot(pot) => self.set_pot(pot),
            LeagueAct::Move { to, reason } => self.move_to(to, &reason),
        }
    }

    pub(crate) fn unit_mut(&mut self, number: UnitNo) -> Result<&mut LeagueUnit, LeagueRefusal> {
        let found = self.units.iter_mut().find(|unit| unit.number == number);
        found.ok_or(LeagueRefusal::NoSuchUnit)
    }

    /// The same result never counts twice; what was taken out may come again.
    fn refuse_overlap(&self, source: &UnitSource, day: NaiveDate) -> Result<(), LeagueRefusal> {
        let mut counts = self.units.iter().filter(|unit| unit.counts());
        let Some(unit) = counts.find(|unit| unit.repeats(source, day)) else {
            return Ok(());
        };
        let number = unit.number;
        Err(match (unit.source.round(), source.round()) {
            (None, Some(round)) => LeagueRefusal::WholeCounts { unit: number, round },
            (Some(_), None) => LeagueRefusal::RoundCounts(number),
            (None, None) | (Some(_), Some(_)) => LeagueRefusal::CountsAlready(number),
        })
    }

    fn add(&mut self, unit: NewUnit) -> Result<(), LeagueRefusal> {
        let source = unit.source.sound()?;
        self.refuse_overlap(&source, unit.day)?;
        if self.units.len() >= UNITS_MAX {
            return Err(LeagueRefusal::Full { most: UNITS_MAX });
        }
        let last = self.units.iter().map(|unit| unit.number.0).max().unwrap_or(0);
        let number = UnitNo(last + 1);
        self.units.push(LeagueUnit {
            number,
            source,
            day: unit.day,
            name: unit.name.map(|name| named(&name, NAME_MAX)).transpose()?,
            weight: Exact::from(1),
            bonus: false,
            group: None,
            points: None,
            taken_out: None,
            by_rule: None,
            undone: false,
        });
        self.change_unit(number, unit.change)
    }

    fn add_by_rule(&mut self, unit: NewUnit, by_rule: ByRule) -> Result<(), LeagueRefusal> {
        self.add(unit)?;
        self.units.last_mut().ok_or(LeagueRefusal::NoSuchUnit)?.by_rule = Some(by_rule);
        Ok(())
    }

    /// What the rule proposes is refused, as long as nothing was decided about it.
    fn refuse(&mut self, unit: NewUnit, reason: &str) -> Result<(), LeagueRefusal> {
        let reason = reason_of(reason)?;
        let proposes = self.rule.as_ref().is_some_and(|rule| rule.proposes);
        if !proposes || self.is_known(&unit.source) {
            return Err(LeagueRefusal::NotProposed);
        }
        self.add_by_rule(unit, ByRule::Refused)?;
        self.units.last_mut().ok_or(LeagueRefusal::NoSuchUnit)?.taken_out = Some(reason);
        Ok(())
    }

    fn change_unit(&mut self, number: UnitNo, change: UnitChange) -> Result<(), LeagueRefusal> {
        if change.weight < Exact::zero() {
            return Err(LeagueRefusal::NegativeWeight);
        }
        let group = change.group.map(|group| named(&group, GROUP_MAX)).transpose()?;
        let unit = self.unit_mut(number)?;
        unit.weight = change.weight;
        unit.bonus = change.bonus;
        unit.group = group;
        unit.points = change.points;
        Ok(())
    }

    fn change_profile(&mut self, change: NewProfile) -> Result<(), LeagueRefusal> {
        let NewProfile {
            profile,
            planned,
            reason,
        } = change;
        if *profile == self.profile && planned == self.planned {
            return Err(LeagueRefusal::Unchanged);
        }
        if planned.is_some_and(|planned| planned as usize > UNITS_MAX) {
            return Err(LeagueRefusal::TooManyPlanned { most: UNITS_MAX });
        }
        self.planned = planned;
        profile.counting.check()?;
        let twice = profile
            .chain
            .iter()
            .enumerate()
            .find(|(at, item)| profile.chain[..*at].contains(item));
        if let Some((_, item)) = twice {
            return Err(LeagueRefusal::ChainTwice(*item));
        }
        let before = std::mem::replace(&mut self.profile, *profile);
        if !self.units.is_empty() && before != self.profile {
            let reason = reason_of(&reason)?;
            self.changes.push(ProfileChange { before, reason });
        }
        Ok(())
    }

    /// Forward step by step; back from the archive, or from the end, with a reason.
    fn move_to(&mut self, to: SeasonState, reason: &str) -> Result<(), LeagueRefusal> {
        use SeasonState::{Archived, Draft, Finished, Running};
        match (self.state, to) {
            (Draft, Running) | (Running, Draft | Finished) | (Finished, Archived) => {}
            (Finished, Running) | (Archived, Finished) => {
                reason_of(reason)?;
            }
            (from, to) if from == to => return Err(LeagueRefusal::Unchanged),
            _ => return Err(LeagueRefusal::NotThatWay),
        }
        self.state = to;
        Ok(())
    }
}

/// A reason as it is kept, and as files have it: one line that is not empty.
///
/// # Errors
/// When it is empty or too long, or has characters that cannot be shown.
pub fn reason_of(text: &str) -> Result<String, LeagueRefusal> {
    names::line(text, TEXT_MAX).map_err(|_| LeagueRefusal::Reason { most: TEXT_MAX })
}

/// A name as it is kept, and as files have it.
pub(crate) fn named(text: &str, most: usize) -> Result<String, LeagueRefusal> {
    names::line(text, most).map_err(|_| LeagueRefusal::Name { most })
}
