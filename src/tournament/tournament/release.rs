//! What is kept from players and visitors until the director releases it, so that the prize giving tells something new.

use super::{MemberKey, Round, State, Table, Tournament, Withheld};

impl Tournament {
    /// Whether something is withheld that the director has to release before the tournament can end.
    pub fn withholds(&self) -> bool {
        self.state < State::Finished && self.profile.withheld != Withheld::Nothing
    }

    /// Whether nobody but officials is told who stands where.
    pub fn withholds_standings(&self) -> bool {
        self.withholds() && self.profile.withheld == Withheld::Standings
    }

    /// Whether the results of a round are withheld.
    pub fn withholds_round(&self, round: u16) -> bool {
        self.withholds() && self.first_withheld().is_some_and(|first| round >= first)
    }

    /// The first of the rounds at the end of which nothing is told; rounds are counted as they are planned.
    pub fn first_withheld(&self) -> Option<u16> {
        let Withheld::LastRounds(count) = self.profile.withheld else {
            return None;
        };
        let planned = self.planned_rounds();
        Some(planned.saturating_sub(count).saturating_add(1))
    }

    /// The tournament without the results that are withheld, but for those of the tables that are told; and without the
    /// penalties and the deciding tables that would tell of them.
    pub fn as_released(&self, is_told: impl Fn(&Round, &Table) -> bool) -> Tournament {
        let mut released = self.clone();
        if self.first_withheld().is_some_and(|_| self.withholds()) {
            released.adjustments.retain(|one| !self.withholds_round(one.round));
            released.playoffs.clear();
        }
        for round in &mut released.rounds {
            if !self.withholds_round(round.number) {
                continue;
            }
            let told: Vec<bool> = round.tables.iter().map(|table| is_told(round, table)).collect();
            for (table, told) in round.tables.iter_mut().zip(told) {
                if !told {
                    table.result = None;
                }
            }
        }
        released
    }

    /// Whether a member sits at a table, or for someone else.
    pub fn sits_at(&self, member: MemberKey, table: &Table) -> bool {
        table.seats.iter().any(|seat| {
            let entry = self.entry(seat.entry).map(|entry| entry.member);
            seat.substitute == Some(member) || entry == Some(member)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{Format, Preset, Stage, Why};
    use talon_rules::games::GameKind;
    use talon_rules::games::session::TablePlay;

    fn withholding(withheld: Withheld) -> Tournament {
        let profile = Preset::ClubEvening.profile("{}".to_owned(), TablePlay::Deals(12));
        let stages = vec![Stage::of(Format::Schedule, 3), Stage::of(Format::Schedule, 2)];
        let starts = chrono::NaiveDateTime::default();
        let mut tournament = Tournament::new("Cup".to_owned(), GameKind::Ulti, starts, profile, stages);
        tournament.open().unwrap();
        for member in 1..=3 {
            tournament.enter(MemberKey(member)).unwrap();
        }
        tournament.set_withheld(withheld).unwrap();
        tournament
    }

    #[test]
    fn the_last_rounds_are_counted_over_all_stages() {
        let first = |withheld| withholding(withheld).first_withheld();
        assert_eq!(first(Withheld::Nothing), None);
        assert_eq!(first(Withheld::Standings), None);
        assert_eq!(first(Withheld::LastRounds(1)), Some(5));
        assert_eq!(first(Withheld::LastRounds(2)), Some(4));
        assert_eq!(first(Withheld::LastRounds(9)), Some(1));
        let tournament = withholding(Withheld::LastRounds(2));
        assert!(!tournament.withholds_round(3) && tournament.withholds_round(4) && tournament.withholds_round(5));
    }

    #[test]
    fn standings_are_withheld_until_nothing_is() {
        let mut tournament = withholding(Withheld::Standings);
        tournament.start_check_in().unwrap();
        tournament.check_in_all().unwrap();
        tournament.start().unwrap();
        assert!(tournament.withholds_standings());
        assert_eq!(
            tournament.set_withheld(Withheld::LastRounds(0)).unwrap_err().why,
            Why::Format("withheld")
        );
        tournament.set_withheld(Withheld::Nothing).unwrap();
        assert!(!tournament.withholds());
    }
}
