//! When the rounds of an evening are to begin, told in advance by the clock of the club.

use chrono::{Datelike as _, NaiveDateTime};

use super::{Refusal, Round, RoundState, SettingPart, Tournament, Why, YEARS};

impl Tournament {
    /// Sets when the rounds are to begin, the first, the second and so on; nothing where it is not told.
    ///
    /// # Errors
    /// When one is to begin before the one in front of it, there are more than rounds are planned, a day is outside
    /// [`YEARS`], or the tournament is over.
    pub fn set_round_starts(&mut self, starts: Vec<NaiveDateTime>) -> Result<(), Refusal> {
        self.must_take_setting(SettingPart::Times)?;
        self.can_begin_at(&starts).map_err(Refusal::tournament)?;
        self.profile.round_starts = starts;
        Ok(())
    }

    /// Whether its rounds can begin at these times.
    pub(super) fn can_begin_at(&self, starts: &[NaiveDateTime]) -> Result<(), Why> {
        if starts.len() > usize::from(self.planned_rounds()) {
            return Err(Why::RoundCount);
        }
        if starts.iter().any(|start| !YEARS.contains(&start.year())) {
            return Err(Why::DayOutside);
        }
        if starts.is_sorted_by(|one, next| one < next) {
            Ok(())
        } else {
            Err(Why::Format("round_starts"))
        }
    }

    /// How many rounds it is to have, over all stages.
    pub fn planned_rounds(&self) -> u16 {
        let rounds = self.stages.iter().map(|stage| stage.rounds);
        rounds.fold(0, u16::saturating_add)
    }

    /// When a round is to begin.
    pub fn round_start(&self, round: u16) -> Option<NaiveDateTime> {
        let at = usize::from(round).checked_sub(1)?;
        self.profile.round_starts.get(at).copied()
    }

    /// The first round that nobody plays yet: its number, and when it is to begin where that is told.
    pub fn next_start(&self) -> Option<NextStart> {
        let is_begun = |round: &&Round| round.state >= RoundState::Playing;
        let begun = self.rounds.iter().rev().find(is_begun).map_or(0, |round| round.number);
        let round = begun.checked_add(1)?;
        let starts = self.round_start(round)?;
        Some(NextStart { round, starts })
    }

    /// When the rounds are to begin if the tournament itself begins then.
    pub(super) fn moved_round_starts(&self, begins: NaiveDateTime) -> Vec<NaiveDateTime> {
        let by = begins - self.starts;
        let starts = self.profile.round_starts.iter();
        starts
            .map(|start| start.checked_add_signed(by).unwrap_or(*start))
            .collect()
    }
}

/// The round that comes next, by the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NextStart {
    pub round: u16,
    /// By the clock of the club.
    pub starts: NaiveDateTime,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Format, Preset, Stage};
    use talon_rules::games::GameKind;
    use talon_rules::games::session::TablePlay;

    fn at(day: u32, hour: u32, minute: u32) -> NaiveDateTime {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 12, day).unwrap();
        day.and_hms_opt(hour, minute, 0).unwrap()
    }

    fn evening() -> Tournament {
        let profile = Preset::ClubEvening.profile("{}".to_owned(), TablePlay::Deals(12));
        let stages = vec![Stage::of(Format::Schedule, 2), Stage::of(Format::Schedule, 1)];
        Tournament::new("Cup".to_owned(), GameKind::Ulti, at(5, 18, 0), profile, stages)
    }

    #[test]
    fn rounds_begin_one_after_the_other_and_no_more_than_are_planned() {
        let mut evening = evening();
        let starts = vec![at(5, 18, 0), at(5, 18, 50), at(6, 10, 0)];
        evening.set_round_starts(starts.clone()).unwrap();
        assert_eq!(evening.round_start(3), Some(at(6, 10, 0)));
        assert_eq!((evening.round_start(0), evening.round_start(4)), (None, None));
        let next = NextStart {
            round: 1,
            starts: at(5, 18, 0),
        };
        assert_eq!(evening.next_start(), Some(next));
        let mut refuse = |starts: Vec<NaiveDateTime>| evening.set_round_starts(starts).unwrap_err().why;
        assert_eq!(refuse([starts.clone(), vec![at(7, 1, 0)]].concat()), Why::RoundCount);
        assert_eq!(refuse(vec![at(5, 18, 0), at(5, 18, 0)]), Why::Format("round_starts"));
        let early = at(5, 18, 0).with_year(1).unwrap();
        assert_eq!(refuse(vec![early]), Why::DayOutside);
        assert_eq!(evening.profile.round_starts, starts);
        evening.set_round_starts(Vec::new()).unwrap();
        assert_eq!(evening.next_start(), None);
    }

    #[test]
    fn times_of_rounds_that_are_no_longer_planned_go() {
        let mut evening = evening();
        evening
            .set_round_starts(vec![at(5, 18, 0), at(5, 19, 0), at(5, 20, 0)])
            .unwrap();
        evening.set_stages(vec![Stage::of(Format::Schedule, 2)]).unwrap();
        assert_eq!(evening.profile.round_starts, [at(5, 18, 0), at(5, 19, 0)]);
    }

    #[test]
    fn rounds_go_with_a_tournament_that_is_put_off() {
        let mut evening = evening();
        evening.set_round_starts(vec![at(5, 18, 0), at(5, 19, 0)]).unwrap();
        evening.rename("Cup", at(12, 18, 30), "").unwrap();
        assert_eq!(evening.profile.round_starts, [at(12, 18, 30), at(12, 19, 30)]);
        // Its file could not be read again.
        evening.set_round_starts(vec![at(12, 19, 0), at(13, 19, 0)]).unwrap();
        let last = at(31, 19, 0).with_year(*YEARS.end()).unwrap();
        let before = evening.clone();
        assert_eq!(evening.rename("Cup", last, "").unwrap_err().why, Why::DayOutside);
        assert_eq!(evening, before);
    }
}
