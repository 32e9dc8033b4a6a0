//! What a tournament is called and how it is played.

use chrono::{Datelike as _, NaiveDateTime};

use super::{name, optional};
use crate::tournament::{
    Entrants, Format, Place, Profile, Refusal, Round, RoundState, SettingPart, Stage, Tournament, Why, Withheld, YEARS,
};
use crate::{EntryPair, SitOut};

/// Rounds of a stage.
const ROUNDS_MAX: u16 = 200;
/// Stages of a tournament.
const STAGES_MAX: usize = 20;

impl Tournament {
    /// Gives it another name, time and place.
    ///
    /// # Errors
    /// When the name is empty or too long, a day is outside [`YEARS`], or the tournament is archived.
    pub fn rename(&mut self, called: &str, starts: NaiveDateTime, venue: &str) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Basics)?;
        let (called, venue) = (name(called)?, optional(venue)?);
        if !YEARS.contains(&starts.year()) {
            return Err(Refusal::tournament(Why::DayOutside));
        }
        let moved = self.moved_round_starts(starts);
        self.can_begin_at(&moved).map_err(Refusal::tournament)?;
        self.profile.round_starts = moved;
        (self.name, self.starts, self.venue) = (called, starts, venue);
        Ok(())
    }

    /// Sets how it is played and counted; what is paid, what is withheld and when rounds begin are set by themselves.
    /// Once it runs, what is counted and what is played stays as it is; all else can change until the tournament is
    /// closed, and draws follow it from the next one on.
    ///
    /// # Errors
    /// When something changes that is fixed, or a text is too long.
    pub fn set_profile(&mut self, profile: Profile) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Tables)?;
        if !self.profile.plays_alike(&profile) {
            self.must_take_setting(SettingPart::Scoring)?;
        }
        self.profile = Profile {
            stake: optional(&profile.stake)?,
            // They are set by themselves.
            money: self.profile.money.clone(),
            withheld: self.profile.withheld,
            round_starts: self.profile.round_starts.clone(),
            ..profile
        };
        Ok(())
    }

    /// Sets what players and visitors are not told until it is released; `Nothing` releases it.
    ///
    /// # Errors
    /// When it is over, or no rounds are said.
    pub fn set_withheld(&mut self, withheld: Withheld) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Withheld)?;
        if withheld == Withheld::LastRounds(0) {
            return Err(Refusal::tournament(Why::Format("withheld")));
        }
        self.profile.withheld = withheld;
        Ok(())
    }

    /// Sets what is done with players who are too many for tables of three, from the next draw on.
    ///
    /// # Errors
    /// When it is over.
    pub fn set_sit_out(&mut self, sit_out: SitOut) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Stages)?;
        self.profile.sit_out = sit_out;
        Ok(())
    }

    /// Sets its stages. Of a tournament that runs, those that have begun stay as they are but for how many rounds they
    /// are to have.
    ///
    /// # Errors
    /// When there is none, or one that cannot be played.
    pub fn set_stages(&mut self, mut stages: Vec<Stage>) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Stages)?;
        if stages.is_empty() || stages.len() > STAGES_MAX {
            return Err(Refusal::tournament(Why::NoStage));
        }
        for (number, stage) in (1..).zip(&mut stages) {
            let named = optional(&stage.name);
            stage.name = named.map_err(|refusal| Refusal::at(Place::stage(number), refusal.why))?;
        }
        for (number, stage) in (1..).zip(&stages) {
            check_stage(number, stage).map_err(|why| Refusal::at(Place::stage(number), why))?;
        }
        let before = self.first_withheld();
        let begun = self.rounds.last().map_or(0, |round| round.stage);
        for (number, old) in (1..=begun).zip(&self.stages) {
            let kept = stages.get(usize::from(number) - 1);
            let drawn = self.rounds_of(number).count();
            let as_before = kept.is_some_and(|new| {
                Stage {
                    rounds: old.rounds,
                    name: old.name.clone(),
                    ..new.clone()
                } == *old
            });
            let enough = kept.is_some_and(|new| usize::from(new.rounds) >= drawn);
            if !as_before || !enough {
                let why = if as_before { Why::RoundCount } else { Why::Frozen };
                return Err(Refusal::at(Place::stage(number), why));
            }
            if kept.is_some_and(|new| new.rounds > old.rounds) && self.has_told_boards(number) {
                return Err(Refusal::at(Place::stage(number), Why::BoardsTold));
            }
        }
        let (old, withheld) = (std::mem::replace(&mut self.stages, stages), before);
        if self.tells_by_itself(withheld) {
            self.stages = old;
            return Err(Refusal::tournament(Why::Withheld));
        }
        let planned = usize::from(self.planned_rounds());
        self.profile.round_starts.truncate(planned);
        Ok(())
    }

    /// Sets who must not meet.
    ///
    /// # Errors
    /// When someone is to be kept apart from themselves, or is not entered.
    pub fn keep_apart(&mut self, pairs: &[EntryPair]) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Apart)?;
        for EntryPair { one, other } in pairs {
            for entry in [one, other] {
                self.entry(*entry)
                    .ok_or_else(|| Refusal::at(Place::entry(*entry), Why::NoEntry))?;
            }
            if one == other {
                return Err(Refusal::at(Place::entry(*one), Why::SamePlace));
            }
        }
        self.apart = pairs.to_vec();
        self.apart.sort_unstable();
        self.apart.dedup();
        Ok(())
    }

    /// Whether a round that was withheld is told, though nobody released it: with more rounds to come it is none of the
    /// last ones any more.
    fn tells_by_itself(&self, before: Option<u16>) -> bool {
        let is_told =
            |round: &Round| before.is_some_and(|first| round.number >= first && !self.withholds_round(round.number));
        let mut seen = self.rounds.iter().filter(|round| round.state > RoundState::Drawn);
        self.withholds() && seen.any(is_told)
    }

    pub(in crate::tournament) fn must_take_setting(&self, part: SettingPart) -> Result<(), Refusal> {
        self.takes_setting(part).map_err(Refusal::tournament)
    }
}

fn check_stage(number: u16, stage: &Stage) -> Result<(), Why> {
    if !(1..=ROUNDS_MAX).contains(&stage.rounds) {
        return Err(Why::RoundCount);
    }
    match &stage.format {
        Format::Groups { size } if !(3..=6).contains(size) => Err(Why::Format("size")),
        Format::Knockout { best } if !(1..=2).contains(best) => Err(Why::Format("best")),
        Format::Interval { step: 0, .. } => Err(Why::Format("step")),
        Format::Script { rounds } if rounds.is_empty() => Err(Why::Format("rounds")),
        _ => Ok(()),
    }?;
    match &stage.entrants {
        Entrants::Best(count) if number == 1 || *count < 3 => Err(Why::Format("entrants")),
        Entrants::List(list) if list.len() < 3 => Err(Why::Format("entrants")),
        _ => Ok(()),
    }
}
