//! The table of a season: totals, order, ranks, and the reason for each.

use super::cells::{SeasonCell, cells};
use super::chain::{SeasonItem, SeasonKey, keys};
use super::counting::Counting;
use super::season::{Season, SeasonFault};
use crate::Exact;
use crate::standings::{Boundary, By, Keys, Ordered, head_to_head, order};
use talon_rules::chance::Chance;

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonRow {
    /// Their place in the list of players.
    pub player: usize,
    /// None for those who played too few units; they come last.
    pub rank: Option<usize>,
    pub total: Exact,
    /// What was carried over from the season before, and added or taken away by decision.
    pub carried: Exact,
    pub adjusted: Exact,
    /// Units that they played.
    pub played: usize,
    /// For each unit, none where they were absent.
    pub cells: Vec<Option<SeasonCell>>,
    /// What puts them behind the one above, and before the one below.
    pub above: Option<SeasonReason>,
    pub below: Option<SeasonReason>,
}

/// A row beside a neighbor.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeasonReason {
    /// The neighbor, by their place in the list of players.
    pub other: usize,
    pub by: By<SeasonKey>,
    /// What they and the other have in what decided.
    pub mine: Option<Exact>,
    pub theirs: Option<Exact>,
    /// Where nothing decided: the tables between those who are level were asked, and not all of them had met.
    pub is_unmet: bool,
}

impl SeasonRow {
    /// Units that count for them.
    pub fn counted(&self) -> usize {
        self.cells.iter().flatten().filter(|cell| cell.is_counted).count()
    }

    /// What decided beside the total: against the one below where the totals are equal, else against the one above.
    pub fn decisive(&self) -> Option<&SeasonReason> {
        let besides = |reason: &&SeasonReason| reason.by != By::Total;
        self.below
            .as_ref()
            .filter(besides)
            .or_else(|| self.above.as_ref().filter(besides))
    }
}

impl Season {
    /// Everyone in order: those with a rank, then those without one. Guests are not among them.
    ///
    /// # Errors
    /// When the season cannot be counted as its profile says, or a fact cannot be.
    ///
    /// ```
    /// use talon_tournament::Exact;
    /// use talon_tournament::league::{Finish, Season, SeasonPlayer, SeasonProfile, Unit, UnitResult};
    ///
    /// let result = |player, rank| UnitResult {
    ///     player,
    ///     finish: Finish::Ranked(rank),
    ///     points: Exact::zero(),
    ///     raw: Exact::zero(),
    ///     tables: 4,
    /// };
    /// let player = |lot| SeasonPlayer { is_guest: false, carried: Exact::zero(), lot };
    /// let season = Season {
    ///     profile: SeasonProfile { minimum: 0, ..SeasonProfile::default() },
    ///     players: vec![player(1), player(2)],
    ///     units: vec![Unit::of(vec![result(0, 2), result(1, 1)]), Unit::of(vec![result(0, 1)])],
    ///     adjustments: Vec::new(),
    ///     playoffs: Vec::new(),
    /// };
    /// let table = season.table()?;
    /// assert_eq!((table[0].player, table[0].total.to_string().as_str()), (0, "17"));
    /// # Ok::<(), talon_tournament::league::SeasonFault>(())
    /// ```
    pub fn table(&self) -> Result<Vec<SeasonRow>, SeasonFault> {
        self.check()?;
        let mut counted = Counted::of(self, cells(self)?);
        let members = (0..self.players.len()).filter(|player| !self.players[*player].is_guest);
        let minimum = self.minimum_now();
        let (ranked, unranked): (Vec<usize>, Vec<usize>) =
            members.partition(|player| counted.lines[*player].played >= minimum);
        let chain = keys(&self.profile.chain, counted.last_place());
        let ordered = order(&counted, &chain, &ranked);
        let unranked = order(&counted, &chain, &unranked).order;
        let ranks = ordered.ranks().into_iter().map(Some);
        let places = ordered.order.iter().copied().zip(ranks).enumerate();
        let mut rows: Vec<SeasonRow> = places
            .map(|(at, (player, rank))| counted.row(player, rank, reasons(&ordered, at)))
            .collect();
        rows.extend(
            unranked
                .into_iter()
                .map(|player| counted.row(player, None, [None, None])),
        );
        Ok(rows)
    }
}

/// What is counted of a player.
pub(super) struct SeasonLine {
    pub cells: Vec<Option<SeasonCell>>,
    pub total: Exact,
    pub adjusted: Exact,
    pub played: usize,
}

/// Everything that the chain asks for.
pub(super) struct Counted<'s> {
    pub season: &'s Season,
    pub lines: Vec<SeasonLine>,
    /// Who sat together with what score in units that count for them.
    met: Vec<Vec<(usize, i64)>>,
}

impl<'s> Counted<'s> {
    pub fn of(season: &'s Season, cells: Vec<Vec<Option<SeasonCell>>>) -> Counted<'s> {
        let lines = (0..).zip(cells).map(|(player, cells)| line(season, player, cells));
        let lines: Vec<SeasonLine> = lines.collect();
        let asks = [SeasonItem::HeadToHead, SeasonItem::Opponents];
        let met = if season.profile.chain.iter().any(|item| asks.contains(item)) {
            tables_that_count(season, &lines)
        } else {
            Vec::new()
        };
        Counted { season, lines, met }
    }

    /// The last place to which someone came in a unit.
    fn last_place(&self) -> usize {
        let ranks = self.lines.iter().flat_map(|line| line.cells.iter().flatten());
        ranks.filter_map(|cell| cell.rank).max().unwrap_or(0)
    }

    fn row(&mut self, player: usize, rank: Option<usize>, [above, below]: [Option<SeasonReason>; 2]) -> SeasonRow {
        let carried = self.season.players[player].carried.clone();
        let line = &mut self.lines[player];
        SeasonRow {
            player,
            rank,
            total: line.total.clone(),
            carried,
            adjusted: line.adjusted.clone(),
            played: line.played,
            cells: std::mem::take(&mut line.cells),
            above,
            below,
        }
    }

    /// The mean of what those at their tables have.
    fn opponents(&self, player: usize) -> Option<Exact> {
        let tables = self
            .met
            .iter()
            .filter(|table| table.iter().any(|(who, _)| *who == player));
        let mates = tables.flatten().filter(|(who, _)| *who != player);
        let totals: Vec<&Exact> = mates.map(|(who, _)| &self.lines[*who].total).collect();
        totals.iter().copied().sum::<Exact>().shared_by(totals.len())
    }

    fn playoff(&self, player: usize, group: &[usize]) -> Option<Exact> {
        let of_all = self.season.playoffs.iter().find(|playoff| {
            let is_there = |member: &usize| playoff.iter().any(|place| place.player == *member);
            group.iter().all(is_there)
        })?;
        let own = of_all.iter().find(|place| place.player == player)?;
        // Less is better.
        Some(Exact::from(-(own.place as i64)))
    }
}

impl Keys for Counted<'_> {
    type Item = SeasonKey;

    fn total(&self, who: usize) -> Exact {
        self.lines.get(who).map_or_else(Exact::zero, |line| line.total.clone())
    }

    fn key(&self, key: SeasonKey, who: usize, group: &[usize]) -> Option<Exact> {
        let line = self.lines.get(who)?;
        let there = || line.cells.iter().flatten();
        let whole = |count: usize| Exact::from(count as i64);
        match key {
            SeasonKey::CountedPlace(place) => {
                let at_place = there().filter(|cell| cell.is_counted && cell.rank == Some(place));
                Some(whole(at_place.count()))
            }
            SeasonKey::Item(item) => match item {
                SeasonItem::BestUnit => there().map(|cell| &cell.points).max().cloned(),
                SeasonItem::AllUnits => Some(there().map(|cell| &cell.points).sum()),
                SeasonItem::RawSum => {
                    let counted = there().filter(|cell| cell.is_counted);
                    Some(counted.map(|cell| &cell.raw).sum())
                }
                SeasonItem::FewerUnits => Some(-whole(line.played)),
                SeasonItem::MoreUnits => Some(whole(line.played)),
                SeasonItem::LastUnit => {
                    let last = self
                        .season
                        .units
                        .iter()
                        .rposition(|unit| self.season.has_result(unit))?;
                    let cell = line.cells.get(last)?.as_ref();
                    cell.map(|cell| cell.points.clone())
                }
                SeasonItem::Opponents => self.opponents(who),
                SeasonItem::Lot => {
                    let lot = self.season.players.get(who)?.lot;
                    let drawn = Chance::of(self.season.profile.lot, lot).draw();
                    Some(Exact::large(drawn.into()))
                }
                SeasonItem::Playoff => self.playoff(who, group),
                // Asked beforehand, each in its own way.
                SeasonItem::HeadToHead | SeasonItem::CountedPlaces => None,
            },
        }
    }

    fn head_to_head(&self, group: &[usize]) -> Option<Vec<Exact>> {
        head_to_head(group, &self.met)
    }
}

fn line(season: &Season, player: usize, cells: Vec<Option<SeasonCell>>) -> SeasonLine {
    let of_player = season.adjustments.iter().filter(|one| one.player == player);
    let adjusted: Exact = of_player.filter(|one| one.unit.is_none()).map(|one| &one.amount).sum();
    let carried = season
        .players
        .get(player)
        .map_or_else(Exact::zero, |player| player.carried.clone());
    let brought = sum(season, &cells);
    SeasonLine {
        total: &(&brought + &carried) + &adjusted,
        adjusted,
        played: cells.iter().flatten().filter(|cell| !cell.is_excluded).count(),
        cells,
    }
}

/// The sum of the units that count, or their mean with what bonus units add to it.
fn sum(season: &Season, cells: &[Option<SeasonCell>]) -> Exact {
    let counted = |is_bonus: bool| {
        let of_units = cells.iter().zip(&season.units);
        of_units
            .filter(move |(_, unit)| unit.is_bonus == is_bonus)
            .filter_map(|(cell, _)| cell.as_ref())
            .filter(|cell| cell.is_counted)
    };
    let bonus: Exact = counted(true).map(|cell| &cell.points).sum();
    let points: Exact = counted(false).map(|cell| &cell.points).sum();
    if season.profile.counting == Counting::Average {
        let mean = points.shared_by(counted(false).count()).unwrap_or_else(Exact::zero);
        &mean + &bonus
    } else {
        &points + &bonus
    }
}

fn tables_that_count(season: &Season, lines: &[SeasonLine]) -> Vec<Vec<(usize, i64)>> {
    let mut met = Vec::new();
    for (number, unit) in season.units.iter().enumerate() {
        let counts = |player: usize| {
            let cell = lines.get(player).and_then(|line| line.cells.get(number)?.as_ref());
            !season.players[player].is_guest && cell.is_some_and(|cell| cell.is_counted)
        };
        for table in &unit.tables {
            let there = table
                .iter()
                .filter(|seat| seat.player < lines.len() && counts(seat.player));
            met.push(there.map(|seat| (seat.player, seat.raw)).collect());
        }
    }
    met
}

/// How a place of the order compares with the one above it and the one below.
fn reasons(ordered: &Ordered<SeasonKey>, at: usize) -> [Option<SeasonReason>; 2] {
    let reason = |between: &Boundary<SeasonKey>, other: usize, is_upper: bool| {
        let (mine, theirs) = if is_upper {
            (&between.upper, &between.lower)
        } else {
            (&between.lower, &between.upper)
        };
        SeasonReason {
            other,
            by: between.by,
            mine: mine.clone(),
            theirs: theirs.clone(),
            is_unmet: between.is_unmet,
        }
    };
    let before = at.checked_sub(1);
    let above = before.and_then(|before| {
        Some(reason(
            ordered.boundaries.get(before)?,
            *ordered.order.get(before)?,
            false,
        ))
    });
    let below = ordered.boundaries.get(at);
    let below = below.and_then(|between| Some(reason(between, *ordered.order.get(at + 1)?, true)));
    [above, below]
}
