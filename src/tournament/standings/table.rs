//! The ranking itself: totals, order, ranks, and those who have none.

use std::collections::BTreeMap;

use super::chain::{Boundary, Keys, Ordered, head_to_head, order};
use super::check::{BadFacts, Entries, check};
use super::explain::{Compared, RankedEntry};
use super::facts::{EntrySpan, Facts, Status};
use super::profile::{Late, Profile, TieBreak};
use super::round::{How, PARTS, RoundPoints, round_points};
use crate::points::Bye;
use crate::{EntryNo, Exact};
use talon_rules::chance::Chance;

/// What is said of a row beside its rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    InPlay,
    /// Their results stand, and they are ranked by them.
    Withdrawn,
    /// Played too few rounds to be ranked.
    TooFewRounds,
    /// Enters later.
    NotYet,
    NoShow,
    Excluded,
}

impl Mark {
    fn is_ranked(self) -> bool {
        matches!(self, Mark::InPlay | Mark::Withdrawn)
    }
}

/// One entry with all that is counted about it.
pub(super) struct EntryTotals<'a> {
    pub entry: &'a EntrySpan,
    pub rounds: Vec<RoundPoints>,
    pub points: Exact,
    pub adjusted: Exact,
    pub total: Exact,
    pub played: u32,
    pub wins: i64,
    pub seconds: i64,
    pub raw_sum: i64,
    pub best: Option<i64>,
    pub mark: Mark,
}

/// The standings after a round: the ranked in order, then those without a rank.
///
/// Later rounds and what was decided in them are as if they had not been. `as_of_round` 0 is before the first.
///
/// # Errors
/// At the first fact that cannot be.
pub fn standings(facts: &Facts, profile: &Profile, as_of_round: u16) -> Result<Vec<RankedEntry>, BadFacts> {
    let entries = check(facts, profile)?;
    let table = Table::of(facts, &entries, profile, as_of_round);
    Ok(table.rows(&profile.chain))
}

/// Everything counted, entries in order of their numbers.
struct Table<'a> {
    lines: Vec<EntryTotals<'a>>,
    /// Who sat at each table with what score.
    met: Vec<Vec<(usize, i64)>>,
    /// The mean of the final totals of those met, for each line; empty where nobody asks.
    opponents: Vec<Option<Exact>>,
    playoffs: Vec<Vec<(usize, i64)>>,
    last_round: u16,
    lot: u64,
}

impl<'a> Table<'a> {
    fn of(facts: &Facts, entries: &Entries<'a>, profile: &Profile, as_of: u16) -> Table<'a> {
        let place: BTreeMap<EntryNo, usize> = entries.keys().copied().zip(0..).collect();
        let at = |entry: &EntryNo| place.get(entry).copied();
        let played = RoundsPlayed::of(facts, entries, profile, as_of, &place);
        let lines: Vec<EntryTotals<'a>> = entries
            .values()
            .zip(played.by_entry)
            .zip(adjusted(facts, as_of, &place))
            .map(|((entry, rounds), adjusted)| line(entry, rounds, adjusted, profile, as_of))
            .collect();
        let playoffs = facts.playoffs.iter().map(|table| {
            table
                .iter()
                .filter_map(|(entry, score)| Some((at(entry)?, *score)))
                .collect()
        });
        let mut table = Table {
            lines,
            met: played.met,
            opponents: Vec::new(),
            playoffs: playoffs.collect(),
            last_round: played.last,
            lot: profile.lot,
        };
        if profile.chain.contains(&TieBreak::Opponents) {
            table.opponents = table
                .lines
                .iter()
                .map(|line| table.opponents_of(line, &place))
                .collect();
        }
        table
    }

    /// The mean over the rounds played of the mean final total of those at the table.
    fn opponents_of(&self, line: &EntryTotals<'_>, place: &BTreeMap<EntryNo, usize>) -> Option<Exact> {
        let total = |mate: &EntryNo| {
            place
                .get(mate)
                .and_then(|who| self.lines.get(*who))
                .map(|line| &line.total)
        };
        let mut means = Vec::new();
        for deed in line.rounds.iter().filter_map(|round| round.deed.as_ref()) {
            let totals: Vec<&Exact> = deed.mates.iter().filter_map(total).collect();
            means.extend(totals.iter().copied().sum::<Exact>().shared_by(totals.len()));
        }
        means.iter().sum::<Exact>().shared_by(means.len())
    }

    fn rows(self, chain: &[TieBreak]) -> Vec<RankedEntry> {
        let (ranked, mut unranked): (Vec<usize>, Vec<usize>) =
            (0..self.lines.len()).partition(|who| self.lines[*who].mark.is_ranked());
        let ordered = order(&self, chain, &ranked);
        unranked.sort_by(|a, b| {
            let (a, b) = (&self.lines[*a], &self.lines[*b]);
            a.mark.cmp(&b.mark).then_with(|| b.total.cmp(&a.total))
        });
        let ranks = ordered.ranks();
        let compared = compared(&ordered, |who| self.lines[who].entry.number);
        let mut places: Vec<(Option<usize>, [Option<Compared>; 2])> = vec![(None, [None, None]); self.lines.len()];
        let all: Vec<usize> = ordered.order.iter().chain(&unranked).copied().collect();
        for ((who, rank), compared) in ordered.order.iter().zip(ranks).zip(compared) {
            places[*who] = (Some(rank), compared);
        }
        let mut rows: Vec<Option<RankedEntry>> = self
            .lines
            .into_iter()
            .zip(places)
            .map(|(line, (rank, [above, below]))| Some(row(line, rank, above, below)))
            .collect();
        all.into_iter()
            .filter_map(|who| rows.get_mut(who).and_then(Option::take))
            .collect()
    }
}

/// What the rounds brought each entry, and who sat together.
struct RoundsPlayed {
    by_entry: Vec<Vec<RoundPoints>>,
    /// Who sat at each table with what score.
    met: Vec<Vec<(usize, i64)>>,
    /// The number of the last of them; 0 where there is none.
    last: u16,
}

impl RoundsPlayed {
    fn of(
        facts: &Facts,
        entries: &Entries<'_>,
        profile: &Profile,
        as_of: u16,
        place: &BTreeMap<EntryNo, usize>,
    ) -> RoundsPlayed {
        let mut played = RoundsPlayed {
            by_entry: vec![Vec::new(); entries.len()],
            met: Vec::new(),
            last: 0,
        };
        for round in facts.rounds.iter().filter(|round| round.drawn.number <= as_of) {
            played.last = round.drawn.number;
            let mut tables: BTreeMap<EntryNo, Vec<(usize, i64)>> = BTreeMap::new();
            for (entry, of_round) in round_points(round, facts, profile, as_of) {
                let Some(who) = place.get(&entry).copied() else {
                    continue;
                };
                if let Some(deed) = &of_round.deed {
                    // A table is known by the lowest number at it.
                    let lowest = deed.mates.iter().copied().chain([entry]).min().unwrap_or(entry);
                    tables.entry(lowest).or_default().push((who, deed.raw));
                }
                played.by_entry[who].push(of_round);
            }
            played.met.extend(tables.into_values());
            played.miss_late_entries(entries);
        }
        played
    }

    /// The last round is missed by those who enter later.
    fn miss_late_entries(&mut self, entries: &Entries<'_>) {
        for (rounds, entry) in self.by_entry.iter_mut().zip(entries.values()) {
            if entry.first_round > self.last {
                rounds.push(RoundPoints {
                    round: self.last,
                    how: How::Late,
                    points: Exact::zero(),
                    weight: 1,
                    deed: None,
                });
            }
        }
    }
}

/// What was adjusted for each entry up to a round.
fn adjusted(facts: &Facts, as_of: u16, place: &BTreeMap<EntryNo, usize>) -> Vec<Exact> {
    let mut adjusted: Vec<Exact> = vec![Exact::zero(); place.len()];
    let counting = facts
        .adjustments
        .iter()
        .filter(|one| !one.revoked && one.round <= as_of);
    for one in counting {
        if let Some(who) = place.get(&one.entry) {
            adjusted[*who] = &adjusted[*who] + &one.amount;
        }
    }
    adjusted
}

/// For each place of an order, how it compares with the one above it and the one below.
fn compared(ordered: &Ordered, number: impl Fn(usize) -> EntryNo) -> Vec<[Option<Compared>; 2]> {
    let seen = |boundary: &Boundary, other: usize, is_upper: bool| {
        let (own, theirs) = if is_upper {
            (&boundary.upper, &boundary.lower)
        } else {
            (&boundary.lower, &boundary.upper)
        };
        Compared {
            other: number(other),
            by: boundary.by,
            own: own.clone(),
            theirs: theirs.clone(),
        }
    };
    let boundary = |at: usize| ordered.boundaries.get(at);
    let place = |at: usize| {
        let above = at
            .checked_sub(1)
            .and_then(|before| Some(seen(boundary(before)?, *ordered.order.get(before)?, false)));
        let below = boundary(at).and_then(|between| Some(seen(between, *ordered.order.get(at + 1)?, true)));
        [above, below]
    };
    (0..ordered.order.len()).map(place).collect()
}

fn row(line: EntryTotals<'_>, rank: Option<usize>, above: Option<Compared>, below: Option<Compared>) -> RankedEntry {
    let parts = |count: i64| Exact::ratio(count, PARTS).unwrap_or_else(Exact::zero);
    RankedEntry {
        entry: line.entry.number,
        rank,
        mark: line.mark,
        total: line.total,
        points: line.points,
        adjusted: line.adjusted,
        played: line.played,
        table_wins: parts(line.wins),
        second_places: parts(line.seconds),
        raw_sum: line.raw_sum,
        rounds: line.rounds,
        above,
        below,
    }
}

fn line<'a>(
    entry: &'a EntrySpan,
    mut rounds: Vec<RoundPoints>,
    adjusted: Exact,
    profile: &Profile,
    as_of: u16,
) -> EntryTotals<'a> {
    let is_played = |round: &&RoundPoints| matches!(round.how, How::Table | How::Substitute);
    let played = rounds.iter().filter(is_played).count();
    let average = mean(rounds.iter().filter(is_played));
    let bye = bye_points(profile, &average);
    for round in &mut rounds {
        let counts = match round.how {
            How::Bye => true,
            How::Late => profile.late == Late::AsBye,
            How::Table | How::Substitute | How::NoShow => false,
        };
        if counts {
            round.points = bye.clone();
        }
    }
    let points = if profile.scheme.is_averaged() {
        mean(
            rounds
                .iter()
                .filter(|round| round.how != How::Late || profile.late == Late::AsBye),
        )
    } else {
        rounds.iter().map(|round| &round.points).sum()
    };
    let deeds = || rounds.iter().filter_map(|round| round.deed.as_ref());
    EntryTotals {
        entry,
        total: &points + &adjusted,
        points,
        adjusted,
        played: played as u32,
        wins: deeds().map(|deed| deed.wins).sum(),
        seconds: deeds().map(|deed| deed.seconds).sum(),
        raw_sum: deeds().map(|deed| deed.raw).sum(),
        best: deeds().map(|deed| deed.raw).max(),
        mark: mark(entry, played as u32, profile.played_min, as_of),
        rounds,
    }
}

/// The mean of rounds, each with its weight; zero without any.
fn mean<'r>(rounds: impl Iterator<Item = &'r RoundPoints> + Clone) -> Exact {
    let weights: usize = rounds.clone().map(|round| round.weight).sum();
    let sum: Exact = rounds
        .map(|round| &round.points * &Exact::from(round.weight as i64))
        .sum();
    sum.shared_by(weights).unwrap_or_else(Exact::zero)
}

fn bye_points(profile: &Profile, average: &Exact) -> Exact {
    match (&profile.bye, profile.scheme.mean()) {
        (Bye::Fixed(points), _) => points.clone(),
        (Bye::Mean, Some(mean)) => mean,
        // What adds up to zero is zero on average.
        (Bye::Mean, None) if profile.scheme.adds_scores() && profile.zero_sum => Exact::zero(),
        (Bye::Mean, None) | (Bye::OwnAverage, _) => average.clone(),
    }
}

fn mark(entry: &EntrySpan, played: u32, played_min: u32, as_of: u16) -> Mark {
    let gone = entry.last_round.is_none_or(|last| last <= as_of);
    match entry.status {
        Status::Excluded if gone => Mark::Excluded,
        Status::NoShow => Mark::NoShow,
        _ if entry.first_round > as_of.max(1) => Mark::NotYet,
        _ if played < played_min => Mark::TooFewRounds,
        Status::Withdrawn if gone => Mark::Withdrawn,
        _ => Mark::InPlay,
    }
}

impl Keys for Table<'_> {
    type Item = TieBreak;

    fn total(&self, who: usize) -> Exact {
        self.lines.get(who).map_or_else(Exact::zero, |line| line.total.clone())
    }

    fn key(&self, item: TieBreak, who: usize, group: &[usize]) -> Option<Exact> {
        let line = self.lines.get(who)?;
        match item {
            TieBreak::TableWins => Exact::ratio(line.wins, PARTS),
            TieBreak::SecondPlaces => Exact::ratio(line.seconds, PARTS),
            TieBreak::RawSum => Some(Exact::from(line.raw_sum)),
            TieBreak::BestTable => line.best.map(Exact::from),
            TieBreak::HeadToHead => None,
            TieBreak::Opponents => self.opponents.get(who)?.clone(),
            TieBreak::LastRound => line
                .rounds
                .iter()
                .find(|round| round.round == self.last_round)
                .map(|round| round.points.clone()),
            TieBreak::EarliestEntry => Some(Exact::from(-i64::from(line.entry.number.0))),
            TieBreak::Lot => {
                let drawn = Chance::of(self.lot, line.entry.number.0.into()).draw();
                Some(Exact::large(drawn.into()))
            }
            TieBreak::Playoff => {
                let all_there = |table: &&Vec<(usize, i64)>| {
                    group
                        .iter()
                        .all(|member| table.iter().any(|(there, _)| there == member))
                };
                let table = self.playoffs.iter().find(all_there)?;
                table
                    .iter()
                    .find(|(there, _)| *there == who)
                    .map(|(_, score)| Exact::from(*score))
            }
        }
    }

    fn head_to_head(&self, group: &[usize]) -> Option<Vec<Exact>> {
        head_to_head(group, &self.met)
    }
}
