//! What may still become of a season: between which ranks someone will end, and what they need for one.

use std::cmp::Ordering;

use super::cells::cells;
use super::chain::{SeasonItem, keys};
use super::counting::Counting;
use super::points::UnitPoints;
use super::season::{Finish, Season, SeasonFault, SeasonPlayer, Unit, UnitResult};
use super::table::Counted;
use crate::Exact;
use crate::standings::Keys as _;

/// A unit that is still to be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnitToCome {
    /// How many will be ranked in it, strangers among them.
    pub entries: usize,
    pub weight: Exact,
    pub is_bonus: bool,
    pub group: Option<String>,
    /// Where they differ from those of the season.
    pub points: Option<UnitPoints>,
}

/// Between which ranks someone will end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outlook {
    pub best: usize,
    pub worst: usize,
}

/// What someone needs in the last unit for a rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Need {
    /// Nothing, not even to be there.
    Nothing,
    /// This place or a better one.
    Place(usize),
    /// Others decide it.
    NotInTheirHands,
}

/// With one unit to come, every way in which it may end: people of the season and strangers take its places alone, or
/// stay away.
#[derive(Debug)]
pub struct LastUnit {
    ways: Ways,
}

/// What each way of one player may lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerWays {
    /// First absence, then each place; none where they would have no rank.
    ways: Vec<Option<Outlook>>,
}

impl Season {
    /// For each player the highest and the lowest final rank that they may still reach: no rank outside is possible;
    /// that each one inside is, is not said. None where a unit to come may bring any number, for those who cannot be
    /// ranked any more, and for guests.
    ///
    /// # Errors
    /// When the season cannot be counted.
    pub fn outlook(&self, to_come: &[UnitToCome]) -> Result<Vec<Option<Outlook>>, SeasonFault> {
        if to_come.is_empty() {
            let rows = self.of_those_who_came().table()?;
            let mut ranks = vec![None; self.players.len()];
            for row in rows {
                ranks[row.player] = row.rank.map(|rank| Outlook {
                    best: rank,
                    worst: rank,
                });
            }
            return Ok(ranks);
        }
        let is_known = to_come.iter().all(|unit| self.points_of(unit).is_by_place());
        if !is_known {
            return Ok(vec![None; self.players.len()]);
        }
        let spans = self.spans(to_come)?;
        // Whoever never comes has no row, and whoever comes too rarely no rank, whatever the others have.
        let came = self.came();
        let played = self.played_units();
        let longer = to_come.iter().filter(|unit| !unit.is_bonus).count();
        let minimum = self.minimum_after(self.units_so_far() + longer);
        let is_sure_of_a_rank = |player: usize| came[player] && played[player] >= minimum;
        let is_ranked = |player: usize| !self.players[player].is_guest && played[player] + to_come.len() >= minimum;
        let of = |player: usize| {
            let others = || (0..spans.len()).filter(|other| *other != player && is_ranked(*other));
            is_ranked(player).then(|| Outlook {
                best: 1 + others()
                    .filter(|other| is_sure_of_a_rank(*other) && spans[*other].least > spans[player].most)
                    .count(),
                worst: 1 + others()
                    .filter(|other| spans[*other].most >= spans[player].least)
                    .count(),
            })
        };
        Ok((0..spans.len()).map(of).collect())
    }

    fn points_of<'s>(&'s self, unit: &'s UnitToCome) -> &'s UnitPoints {
        unit.points.as_ref().unwrap_or(&self.profile.points)
    }

    /// The least and the most that each may have in the end.
    fn spans(&self, to_come: &[UnitToCome]) -> Result<Vec<Span>, SeasonFault> {
        let absent = self.totals_with(to_come, None)?;
        let first = self.totals_with(to_come, Some(true))?;
        let last = self.totals_with(to_come, Some(false))?;
        let ends = absent.into_iter().zip(first).zip(last);
        Ok(ends
            .map(|((absent, first), last)| Span {
                least: absent.clone().min(first.clone()).min(last.clone()),
                most: absent.max(first).max(last),
            })
            .collect())
    }

    /// What each would have who gets the most out of every unit to come, or the least, or stays away.
    fn totals_with(&self, to_come: &[UnitToCome], most: Option<bool>) -> Result<Vec<Exact>, SeasonFault> {
        let mut season = self.with_a_stranger();
        for unit in to_come {
            let entries = unit.entries.max(1);
            let paid = (1..=entries).map(|place| self.points_of(unit).alone_at(place, entries));
            let paid = match most {
                Some(true) => paid.max(),
                Some(false) => paid.min(),
                None => None,
            };
            let finish = Finish::Unranked;
            season
                .units
                .push(self.played(unit, paid.map(|points| Given { finish, points })));
        }
        let counted = Counted::of(&season, cells(&season)?);
        let totals = counted.lines.into_iter().map(|line| line.total);
        Ok(totals.take(self.players.len()).collect())
    }

    /// The same with someone whom nobody knows, so that a unit can be played without the players of the season.
    fn with_a_stranger(&self) -> Season {
        let mut season = self.without_passed_over();
        season.players.push(SeasonPlayer {
            is_guest: true,
            carried: Exact::zero(),
            lot: 0,
        });
        season
    }

    /// A unit to come in which each of the players, looked at alone, gets this, or none of them was.
    fn played(&self, unit: &UnitToCome, given: Option<Given>) -> Unit {
        let result = |player: usize, finish: Finish, points: Exact| UnitResult {
            player,
            finish,
            points,
            raw: Exact::zero(),
            tables: 1,
        };
        let stranger = result(self.players.len(), Finish::Unranked, Exact::zero());
        let players = given
            .iter()
            .flat_map(|given| (0..self.players.len()).map(|player| result(player, given.finish, given.points.clone())));
        Unit {
            weight: unit.weight.clone(),
            is_bonus: unit.is_bonus,
            group: unit.group.clone(),
            // Shared places would share points.
            points: Some(UnitPoints::Own),
            results: players.chain([stranger]).collect(),
            tables: Vec::new(),
        }
    }

    /// With one unit to come, exactly what may become of everyone. None where what decides is not only what each of two
    /// has, where places do not decide what the unit brings, or where coming last may be worse than staying away.
    ///
    /// # Errors
    /// When the season cannot be counted.
    pub fn last_unit(&self, to_come: &UnitToCome) -> Result<Option<LastUnit>, SeasonFault> {
        let pairwise = |item: &SeasonItem| {
            !matches!(
                item,
                SeasonItem::HeadToHead | SeasonItem::Opponents | SeasonItem::Playoff | SeasonItem::RawSum
            )
        };
        let is_exact = self.points_of(to_come).is_by_place()
            && self.profile.counting != Counting::Average
            && self.profile.chain.iter().all(pairwise);
        if !is_exact {
            return Ok(None);
        }
        let ways = Ways::of(self, to_come)?;
        Ok(ways.map(|ways| LastUnit { ways }))
    }
}

impl LastUnit {
    /// What each way of one player may lead to; of the others nothing is looked at beyond what they would end with.
    pub fn of(&self, player: usize) -> PlayerWays {
        PlayerWays {
            ways: self.ways.ranks(player),
        }
    }
}

impl PlayerWays {
    /// Between which ranks they will end; none for those who cannot be ranked any more, and for guests.
    pub fn outlook(&self) -> Option<Outlook> {
        let ways = self.ways.iter().flatten();
        let best = ways.clone().map(|way| way.best).min()?;
        let worst = ways.map(|way| way.worst).max()?;
        Some(Outlook { best, worst })
    }

    /// Between which ranks they will end by each way: by staying away, then by each place taken alone. None where they
    /// would have no rank.
    pub fn ends(&self) -> &[Option<Outlook>] {
        &self.ways
    }

    /// What makes this rank or a better one sure.
    pub fn sure(&self, rank: usize) -> Need {
        self.need(|way| way.worst <= rank)
    }

    /// What makes this rank or a better one possible.
    pub fn possible(&self, rank: usize) -> Need {
        self.need(|way| way.best <= rank)
    }

    fn need(&self, is_enough: impl Fn(&Outlook) -> bool) -> Need {
        let enough = |way: &Option<Outlook>| way.as_ref().is_some_and(&is_enough);
        match self.ways.split_first() {
            Some((absent, _)) if enough(absent) => Need::Nothing,
            Some((_, places)) => match places.iter().rposition(enough) {
                Some(place) => Need::Place(place + 1),
                None => Need::NotInTheirHands,
            },
            None => Need::NotInTheirHands,
        }
    }
}

/// What a unit to come gives someone.
struct Given {
    finish: Finish,
    points: Exact,
}

/// What someone may have in the end.
struct Span {
    least: Exact,
    most: Exact,
}

/// What someone ends with in one way: the total and what the chain asks for.
#[derive(Debug)]
struct End {
    is_ranked: bool,
    numbers: Vec<Option<Exact>>,
}

impl End {
    fn is_before(&self, other: &End) -> bool {
        self.is_ranked && self.numbers.cmp(&other.numbers) == Ordering::Greater
    }
}

/// For each player, guests without any, what they end with: absent, then at each place.
#[derive(Debug)]
struct Ways {
    ends: Vec<Vec<End>>,
}

impl Ways {
    /// None where a worse place, or none, may be worth more than a better one.
    fn of(season: &Season, unit: &UnitToCome) -> Result<Option<Ways>, SeasonFault> {
        let entries = unit.entries;
        let mut ends: Vec<Vec<End>> = season.players.iter().map(|_| Vec::new()).collect();
        for place in 0..=entries {
            let given = (place > 0).then(|| Given {
                finish: Finish::Ranked(place),
                points: season.points_of(unit).alone_at(place, entries),
            });
            let mut with = season.with_a_stranger();
            with.units.push(season.played(unit, given));
            let minimum = with.minimum_now();
            let chain = keys(&season.profile.chain, last_place(&with).max(entries));
            let counted = Counted::of(&with, cells(&with)?);
            for (player, (line, ends)) in counted.lines.iter().zip(&mut ends).enumerate() {
                if season.players[player].is_guest {
                    continue;
                }
                let asked = chain.iter().map(|key| counted.key(*key, player, &[]));
                ends.push(End {
                    is_ranked: line.played >= minimum && line.cells.iter().any(Option::is_some),
                    numbers: std::iter::once(Some(line.total.clone())).chain(asked).collect(),
                });
            }
        }
        let falls = |ends: &Vec<End>| {
            let places = ends.get(1..).unwrap_or_default();
            let is_least = |absent: &End| places.last().is_none_or(|last| absent.numbers <= last.numbers);
            places.is_sorted_by(|better, worse| better.numbers >= worse.numbers) && ends.first().is_none_or(is_least)
        };
        Ok(ends.iter().all(falls).then_some(Ways { ends }))
    }

    fn ranks(&self, player: usize) -> Vec<Option<Outlook>> {
        let ways = self.ends.get(player).into_iter().flatten().enumerate();
        ways.map(|(place, end)| end.is_ranked.then(|| self.outlook(player, place, end)))
            .collect()
    }

    /// Between which ranks someone ends who comes to this place, or with 0 stays away.
    fn outlook(&self, player: usize, place: usize, end: &End) -> Outlook {
        let mut ahead = 0;
        // The worst place with which each of the others would pass.
        let mut passing: Vec<usize> = Vec::new();
        for (_, others) in self.ends.iter().enumerate().filter(|(other, _)| *other != player) {
            let Some((absent, places)) = others.split_first() else {
                continue;
            };
            if absent.is_before(end) {
                ahead += 1;
            } else if let Some(worst) = places.iter().rposition(|other| other.is_before(end)) {
                passing.push(worst + 1);
            }
        }
        passing.sort_unstable();
        let mut next = 1;
        let mut seated = 0;
        for worst in passing {
            if next == place {
                next += 1;
            }
            if next <= worst {
                seated += 1;
                next += 1;
            }
        }
        Outlook {
            best: 1 + ahead,
            worst: 1 + ahead + seated,
        }
    }
}

fn last_place(season: &Season) -> usize {
    let ranks = season.units.iter().flat_map(|unit| &unit.results);
    ranks
        .filter_map(|result| match result.finish {
            Finish::Ranked(rank) => Some(rank),
            Finish::Unranked | Finish::Excluded => None,
        })
        .max()
        .unwrap_or(0)
}
