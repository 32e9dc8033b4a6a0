//! What is paid in, and who gets which prize by a ranking.

use super::{Entry, Prizes, Ranking, State, Tournament, Why};
use crate::EntryNo;
use crate::prizes::{Payouts, from_pot, payouts};

/// What players pay in, in whole units.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pot {
    /// What was paid.
    pub paid: u64,
    /// What those owe who take part and have not paid.
    pub owed: u64,
    /// How many they are.
    pub owing: usize,
}

impl Pot {
    /// All of it, when everyone has paid.
    pub const fn total(&self) -> u64 {
        self.paid.saturating_add(self.owed)
    }
}

impl Tournament {
    /// Whether fees are taken, by anyone.
    ///
    /// # Errors
    /// When nobody pays, or the tournament is closed.
    pub fn takes_fees(&self) -> Result<(), Why> {
        self.is_between(State::Draft, State::Finished)?;
        if self.has_fees() { Ok(()) } else { Err(Why::NoFee) }
    }

    /// Whether somebody pays something.
    pub fn has_fees(&self) -> bool {
        self.profile.money.fee > 0 || self.entries.iter().any(|entry| entry.paid.is_some())
    }

    /// What an entry has to pay still.
    pub fn owes(&self, entry: &Entry) -> u64 {
        if entry.paid.is_none() && entry.takes_part() {
            self.profile.money.fee
        } else {
            0
        }
    }

    /// What is paid in. Who paid and never came has paid until it is given back to them.
    pub fn pot(&self) -> Pot {
        let mut pot = Pot::default();
        for entry in &self.entries {
            let owed = self.owes(entry);
            pot.paid = pot.paid.saturating_add(entry.paid.unwrap_or(0));
            pot.owed = pot.owed.saturating_add(owed);
            pot.owing += usize::from(owed > 0);
        }
        pot
    }

    /// What the first, the second and so on get, by what is paid in and owed now.
    pub fn prize_list(&self) -> Vec<u64> {
        match &self.profile.money.prizes {
            Prizes::Amounts(amounts) => amounts.clone(),
            // A tournament takes no shares that are more than the whole.
            Prizes::OfPot { house, shares } => {
                from_pot(self.pot().total(), 100u8.saturating_sub(*house), shares).unwrap_or_default()
            }
        }
    }

    /// What stays with the house before anything is shared, where it has a share.
    pub fn house_share(&self) -> Option<u64> {
        match &self.profile.money.prizes {
            Prizes::OfPot { house, .. } if *house > 0 => from_pot(self.pot().total(), *house, &[100]).ok()?.pop(),
            Prizes::OfPot { .. } | Prizes::Amounts(_) => None,
        }
    }

    /// What is left of the pot when the house has its share and all prizes are made: parts of a unit, and what the
    /// shares leave.
    pub fn rest_of_pot(&self) -> u64 {
        match &self.profile.money.prizes {
            Prizes::Amounts(_) => 0,
            Prizes::OfPot { .. } => {
                let shared = self.house_share().unwrap_or(0) + self.prize_list().iter().sum::<u64>();
                self.pot().total().saturating_sub(shared)
            }
        }
    }

    /// The prize of each entry that has a rank, and what is not paid out; nothing where no prizes are set. Those who
    /// share a rank share the prizes of the places they cover, in whole units.
    pub fn payouts(&self, ranking: &Ranking) -> (Vec<(EntryNo, u64)>, u64) {
        let ranked: Vec<(EntryNo, usize)> = ranking
            .rows
            .iter()
            .filter_map(|row| Some((row.entry, row.rank?)))
            .collect();
        let ranks: Vec<usize> = ranked.iter().map(|(_, rank)| *rank).collect();
        // The ranks of standings are a ranking, and a tournament takes no prizes that cannot be added up.
        let Ok(Payouts { each, remainder }) = payouts(&ranks, &self.prize_list()) else {
            return (Vec::new(), 0);
        };
        let paid = ranked
            .into_iter()
            .map(|(entry, _)| entry)
            .zip(each)
            .filter(|(_, prize)| *prize > 0);
        (paid.collect(), remainder)
    }

    /// What stays in the pot when everyone has their prize, where shares of it are the prizes: the share of the house,
    /// what the shares leave, and prizes that nobody has. Where somebody ticks who has paid, what nobody paid is not
    /// there.
    pub fn left_in_pot(&self, ranking: &Ranking) -> u64 {
        match &self.profile.money.prizes {
            Prizes::Amounts(_) => 0,
            Prizes::OfPot { .. } => {
                let (paid, _) = self.payouts(ranking);
                let paid: u64 = paid.iter().map(|(_, prize)| prize).sum();
                let pot = self.pot();
                let there = if pot.paid > 0 { pot.paid } else { pot.total() };
                there.saturating_sub(paid)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::{MemberKey, Money, Preset};
    use talon_rules::games::GameKind;
    use talon_rules::games::session::TablePlay;

    fn gathered(players: u16, money: Money) -> Tournament {
        let preset = Preset::ClubEvening;
        let profile = preset.profile("{}".to_owned(), TablePlay::Deals(12));
        let starts = chrono::NaiveDateTime::default();
        let mut tournament = Tournament::new("Cup".to_owned(), GameKind::Ulti, starts, profile, preset.stages());
        tournament.open().unwrap();
        for member in 1..=players {
            tournament.enter(MemberKey(member)).unwrap();
        }
        tournament.set_money(money).unwrap();
        tournament.start_check_in().unwrap();
        tournament
    }

    /// 45, 35 and 20 per cent of what is left when the house has its 30.
    fn cup(fee: u64) -> Money {
        let shares = vec![45, 35, 20];
        Money {
            fee,
            prizes: Prizes::OfPot { house: 30, shares },
            ..Money::default()
        }
    }

    #[test]
    fn the_pot_of_a_cup_is_what_was_paid_and_what_is_owed_by_those_who_take_part() {
        let mut cup = gathered(27, cup(10));
        assert_eq!((cup.pot().total(), cup.pot().owing), (270, 27));
        assert_eq!(cup.prize_list(), [85, 66, 37]);
        assert_eq!((cup.house_share(), cup.rest_of_pot()), (Some(81), 1));
        // Someone who never came owes nothing; another one had paid, and has until it is given back.
        cup.take_fee(EntryNo(1), None).unwrap();
        cup.no_show(EntryNo(1)).unwrap();
        cup.no_show(EntryNo(2)).unwrap();
        let pot = cup.pot();
        assert_eq!((pot.paid, pot.owed, pot.owing, pot.total()), (10, 250, 25, 260));
        cup.return_fee(EntryNo(1)).unwrap();
        assert_eq!(cup.pot().total(), 250);
        // A fee that changes leaves what was paid as it was paid.
        cup.take_fee(EntryNo(3), None).unwrap();
        cup.take_fee(EntryNo(4), Some(0)).unwrap();
        cup.set_money(Money {
            fee: 20,
            ..self::cup(0)
        })
        .unwrap();
        assert_eq!((cup.pot().paid, cup.pot().owed), (10, 23 * 20));
    }

    #[test]
    fn what_nobody_paid_does_not_stay_in_the_pot_where_payments_are_ticked() {
        let mut cup = gathered(27, cup(10));
        let ranking = Ranking {
            stage: 1,
            as_of: 0,
            rows: Vec::new(),
            teams: Vec::new(),
        };
        assert_eq!(cup.left_in_pot(&ranking), 270, "nobody ticks anything");
        cup.check_in(EntryNo(1)).unwrap();
        cup.take_fee(EntryNo(1), None).unwrap();
        assert_eq!(cup.left_in_pot(&ranking), 10);
        cup.set_money(Money::default()).unwrap();
        assert_eq!(cup.left_in_pot(&ranking), 0);
    }

    #[test]
    fn all_who_are_here_have_paid_at_once_and_nobody_pays_twice() {
        let mut cup = gathered(4, cup(5));
        cup.check_in(EntryNo(1)).unwrap();
        cup.check_in(EntryNo(2)).unwrap();
        cup.take_fee(EntryNo(1), Some(3)).unwrap();
        assert_eq!(cup.take_fee(EntryNo(1), None).unwrap_err().why, Why::Unchanged);
        assert_eq!(cup.take_all_fees(), Ok(1));
        assert_eq!((cup.pot().paid, cup.pot().owing), (8, 2));
        assert_eq!(cup.take_all_fees().unwrap_err().why, Why::Unchanged);
        let mut free = gathered(4, Money::default());
        assert_eq!(free.take_fee(EntryNo(1), None).unwrap_err().why, Why::NoFee);
        assert_eq!(free.take_all_fees().unwrap_err().why, Why::NoFee);
    }

    #[test]
    fn money_beyond_all_bounds_is_refused() {
        let mut cup = gathered(3, cup(5));
        let pot = |house, shares: &[u8]| Prizes::OfPot {
            house,
            shares: shares.to_vec(),
        };
        for prizes in [
            pot(101, &[50]),
            pot(0, &[]),
            pot(0, &[60, 41]),
            Prizes::Amounts(vec![u64::MAX]),
        ] {
            let money = Money {
                prizes,
                ..Money::default()
            };
            assert!(matches!(cup.set_money(money).unwrap_err().why, Why::Format(_)));
        }
        let fee = Money {
            fee: u64::MAX,
            ..Money::default()
        };
        assert!(cup.set_money(fee).is_err());
        assert!(cup.take_fee(EntryNo(1), Some(u64::MAX)).is_err());
        assert_eq!(cup.profile.money, self::cup(5));
    }
}
