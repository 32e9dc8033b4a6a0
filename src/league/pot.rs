//! The pot of a season: what its tournaments keep of theirs, shared at the end. Amounts are in whole units of a
//! currency; what is in two currencies is never added up.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use talon_tournament::prizes::{from_pot, payouts};

use crate::count::UnitFacts;
use crate::counted::CountedRow;
use crate::document::{LeaguePerson, LeagueSeason, UnitNo};
use crate::refusal::LeagueRefusal;
use crate::unit::LeagueUnit;

/// Places of a season that share its pot.
pub const POT_SHARES_MAX: usize = 100;

/// How the pot of a season is shared.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeasonPot {
    /// Per cent of it for the first, the second and so on.
    pub shares: Vec<u8>,
    /// The unit whose places decide, as a final does; none: the table of the season.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<UnitNo>,
}

/// What a tournament kept of its pot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptMoney {
    pub currency: String,
    pub amount: u64,
}

/// The pot of a published table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedPot {
    /// How it was shared when the table was counted.
    pub shared: SeasonPot,
    /// What each unit that keeps something brought, in order of play.
    pub kept: Vec<UnitMoney>,
    /// Who would have how much if the season ended now, the first place first.
    pub prizes: Vec<PotPrize>,
}

/// What a unit brought into the pot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitMoney {
    pub unit: UnitNo,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub currency: String,
    pub amount: u64,
}

/// What someone has of the pot.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PotPrize {
    pub person: LeaguePerson,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub currency: String,
    pub amount: u64,
}

/// The pot in one currency.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PotSum {
    pub currency: String,
    /// All of it.
    pub amount: u64,
    /// How many units brought it.
    pub units: usize,
    /// What nobody has of it: what the shares leave, parts of a unit, and prizes for places that nobody has.
    pub rest: u64,
}

impl SeasonPot {
    /// As cups share what is left for the end.
    pub fn usual() -> SeasonPot {
        SeasonPot {
            shares: vec![45, 35, 20],
            decided_by: None,
        }
    }

    /// Whether it can be shared so.
    pub(crate) fn check(&self) -> Result<(), LeagueRefusal> {
        let whole: u32 = self.shares.iter().copied().map(u32::from).sum();
        if self.shares.len() > POT_SHARES_MAX || !(1..=100).contains(&whole) {
            return Err(LeagueRefusal::PotShares { most: POT_SHARES_MAX });
        }
        Ok(())
    }
}

impl CountedPot {
    /// The pot in each currency, in the order in which these came.
    pub fn sums(&self) -> Vec<PotSum> {
        let mut sums: Vec<PotSum> = Vec::new();
        for money in &self.kept {
            match sums.iter_mut().find(|sum| sum.currency == money.currency) {
                Some(sum) => {
                    sum.amount = sum.amount.saturating_add(money.amount);
                    sum.units += 1;
                }
                None => sums.push(PotSum {
                    currency: money.currency.clone(),
                    amount: money.amount,
                    units: 1,
                    rest: 0,
                }),
            }
        }
        for sum in &mut sums {
            let paid = self.prizes.iter().filter(|prize| prize.currency == sum.currency);
            sum.rest = sum.amount.saturating_sub(paid.map(|prize| prize.amount).sum());
        }
        sums
    }

    /// The prizes, whoever stands first of those who share a place.
    pub(crate) fn in_order(&self) -> BTreeSet<&PotPrize> {
        self.prizes.iter().collect()
    }
}

impl LeagueSeason {
    /// The pot is shared so, or there is none any more.
    pub(crate) fn set_pot(&mut self, pot: Option<SeasonPot>) -> Result<(), LeagueRefusal> {
        if let Some(pot) = &pot {
            pot.check()?;
            if let Some(unit) = pot.decided_by {
                self.unit_mut(unit)?;
            }
        }
        self.pot = pot;
        Ok(())
    }

    /// The pot after these units, and who would have how much of it by these rows.
    pub(crate) fn counted_pot(
        &self,
        units: &[&LeagueUnit],
        rows: &[CountedRow],
        facts: &BTreeMap<UnitNo, UnitFacts>,
    ) -> Option<CountedPot> {
        let shared = self.pot.clone()?;
        let kept = units.iter().filter_map(|unit| {
            let money = facts.get(&unit.number)?.kept.clone()?;
            (money.amount > 0).then_some(UnitMoney {
                unit: unit.number,
                currency: money.currency,
                amount: money.amount,
            })
        });
        let mut pot = CountedPot {
            kept: kept.collect(),
            prizes: Vec::new(),
            shared,
        };
        let decided = match pot.shared.decided_by {
            None => rows.iter().filter_map(|row| Some((row.person, row.rank?))).collect(),
            Some(unit) => units
                .iter()
                .position(|one| one.number == unit)
                .map(|at| placed_in_unit(rows, at))
                .unwrap_or_default(),
        };
        pot.prizes = pot
            .sums()
            .iter()
            .flat_map(|sum| prizes(&pot.shared, sum, &decided))
            .collect();
        Some(pot)
    }
}

/// Those who have a row, by their places in the unit of this column.
fn placed_in_unit(rows: &[CountedRow], at: usize) -> Vec<(LeaguePerson, usize)> {
    let place = |row: &CountedRow| Some((row.person, row.cells.get(at)?.as_ref()?.rank?));
    rows.iter().filter_map(place).collect()
}

/// Who has how much of a sum, the first place first. Places that guests have go to those behind them.
fn prizes(shared: &SeasonPot, sum: &PotSum, placed: &[(LeaguePerson, usize)]) -> Vec<PotPrize> {
    let mut placed = placed.to_vec();
    placed.sort_by_key(|(person, place)| (*place, *person));
    let rank = |place: usize| 1 + placed.iter().filter(|(_, other)| *other < place).count();
    let ranks: Vec<usize> = placed.iter().map(|(_, place)| rank(*place)).collect();
    let shares = from_pot(sum.amount, 100, &shared.shares);
    // Shares are held to at most the whole when they are set, and places in order are a ranking.
    let Ok(paid) = shares.and_then(|shares| payouts(&ranks, &shares)) else {
        return Vec::new();
    };
    let people = placed.iter().map(|(person, _)| *person).zip(paid.each);
    let prize = |(person, amount)| PotPrize {
        person,
        currency: sum.currency.clone(),
        amount,
    };
    people.filter(|(_, amount)| *amount > 0).map(prize).collect()
}
