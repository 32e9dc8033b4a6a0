//! A drawn schedule: its rounds, how it came about, and the reason for every repeat and every bye, as data.

use std::collections::BTreeMap;

use super::apart::{self, ApartError};
use super::design::{Design, System, design};
use super::search::{Best, STEPS, Task, search};
use super::{Bound, Crowding, Lineup, Meetings, Outlook, Prefer, SeatingPlan, known, lower_bound, seats, stored};
use crate::{Apart, EntryNo, EntryPair, Round, Table};
use talon_rules::chance::Chance;

/// How a schedule came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// Rounds of a design.
    Design(System),
    /// Rounds of a design for one player more, whose mates sit out.
    DesignLessOne(System),
    /// A whole design repeatedly, with a new draw each time.
    DesignAgain(System),
    /// A whole design of so many rounds, and a search for those after it.
    DesignAndSearch {
        system: System,
        rounds: u16,
    },
    /// Found by a long search once and kept.
    Stored,
    Searched,
}

/// Why a schedule has repeats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhyRepeats {
    /// A count of seats forces them.
    Crowded(Crowding),
    /// A proof says that no schedule has fewer.
    Proved,
    /// With uneven visits to tables of four there would be fewer, and even ones are preferred.
    EvenVisits,
    /// No schedule with fewer was found; the bound is lower.
    BestFound,
}

/// A pair that meets more than once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeat {
    pub pair: EntryPair,
    /// The rounds in which the two meet.
    pub rounds: Vec<u16>,
}

/// Someone who sits out because so many are left when tables are full; nobody had fewer byes than `before` then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bye {
    pub round: u16,
    pub entry: EntryNo,
    /// Byes they had before that round.
    pub before: u16,
    /// Players who are left over in each round.
    pub left: u16,
}

/// All rounds of a tournament.
#[derive(Debug, Clone)]
pub struct Schedule {
    plan: SeatingPlan,
    rounds: Vec<Round>,
    origin: Origin,
    meetings: Meetings,
    bound: Bound,
    /// Repeats that no schedule of the plan is without.
    least: u64,
    other: Option<Outlook>,
}

/// Draws all rounds. Pairs in `apart` never sit at one table. The same plan, pairs and seed give the same schedule.
pub fn draw(plan: &SeatingPlan, apart: &Apart, seed: u64) -> Result<Schedule, ApartError> {
    draw_within(plan, apart, seed, &STEPS)
}

/// The same with other limits on the steps of the search.
fn draw_within(plan: &SeatingPlan, apart: &Apart, seed: u64, steps: &[u32]) -> Result<Schedule, ApartError> {
    let apart = apart::pairs(plan, apart)?;
    apart::check(plan, &apart)?;
    let mut chance = Chance::of(seed, 0);
    let draft = Draft {
        plan,
        apart: &apart,
        least: least(plan),
        seed,
        steps,
    };
    let Sketch {
        mut rounds,
        origin,
        other,
    } = draft.rounds(&mut chance)?;
    for round in &mut rounds {
        chance.shuffle(round);
        // Tables of four come first, where a director looks for them.
        round.sort_by_key(|table| usize::MAX - table.len());
    }
    seats::take_seats(&mut rounds, plan.players(), &mut chance);
    let schedule = Schedule::new(plan, &rounds, origin);
    let other = other.filter(|other| !schedule.outlook().is_as_good_as(other));
    Ok(Schedule { other, ..schedule })
}

fn least(plan: &SeatingPlan) -> u64 {
    lower_bound(plan).repeats.max(known::proved(plan).unwrap_or(0))
}

/// Rounds of a plan that a design serves, without a search.
pub(super) fn designed(plan: &SeatingPlan) -> Option<Vec<Lineup>> {
    let draft = Draft {
        plan,
        apart: &[],
        least: 0,
        seed: 0,
        steps: &[],
    };
    Some(draft.by_design(&draft.design()?, &mut Chance::of(0, 0))?.0)
}

/// Tables before their seats are put in order.
struct Sketch {
    rounds: Vec<Lineup>,
    origin: Origin,
    /// What the other preference would give, where tables of three and of four stand side by side.
    other: Option<Outlook>,
}

struct Draft<'a> {
    plan: &'a SeatingPlan,
    apart: &'a [(u16, u16)],
    least: u64,
    seed: u64,
    steps: &'a [u32],
}

impl Draft<'_> {
    fn rounds(&self, chance: &mut Chance) -> Result<Sketch, ApartError> {
        if let Some(rounds) = stored::stored(self.plan).filter(|_| self.apart.is_empty()) {
            let names = names(self.plan.players(), chance);
            let rounds = rounds.iter().map(|round| renamed(round, &names)).collect();
            let other = self.plan.preferring(self.plan.prefer().other());
            let other = stored::stored(&other).map(|rounds| Outlook::of(&other, &rounds));
            return Ok(Sketch {
                rounds,
                origin: Origin::Stored,
                other,
            });
        }
        let design = self.design();
        if let Some(design) = &design
            && let Some((rounds, origin)) = self.by_design(design, chance)
        {
            return Ok(Sketch {
                rounds,
                origin,
                other: None,
            });
        }
        let whole = design.filter(|design| design.rounds.len() < usize::from(self.plan.rounds()));
        let (found, origin) = match whole {
            Some(design) => {
                let rounds = design.chosen(self.plan.players(), chance);
                let origin = Origin::DesignAndSearch {
                    system: design.system,
                    rounds: rounds.len() as u16,
                };
                self.better(self.search(&rounds), origin)
            }
            None => (self.search(&[]), Origin::Searched),
        };
        let (chosen, other) = match self.plan.prefer() {
            Prefer::Repeats => (found.fewest, found.even),
            Prefer::Even => (found.even, found.fewest),
        };
        if self.forbids(&chosen.rounds) {
            return Err(ApartError::NotFound);
        }
        let other = (self.plan.is_mixed() && !self.forbids(&other.rounds))
            .then(|| Outlook::of(&self.plan.preferring(self.plan.prefer().other()), &other.rounds));
        Ok(Sketch {
            rounds: chosen.rounds,
            origin,
            other,
        })
    }

    /// What follows a whole design, or a search of all rounds where that comes out better. Large tournaments would only
    /// wait for it.
    fn better(&self, found: Best, origin: Origin) -> (Best, Origin) {
        if found.fewest.repeats <= self.least || self.plan.players() > SEARCHED_WHOLE_MAX {
            return (found, origin);
        }
        let searched = self.search(&[]);
        if searched.fewest.repeats < found.fewest.repeats {
            (searched, Origin::Searched)
        } else {
            (found, origin)
        }
    }

    /// The design for these tables, or the one for one player more where two sit out.
    fn design(&self) -> Option<Design> {
        let plan = self.plan;
        match (plan.threes(), plan.fours(), plan.byes()) {
            (0, _, 0) => design(plan.players(), 4),
            (_, 0, 0) => design(plan.players(), 3),
            (_, 0, 2) => design(plan.players() + 1, 3),
            _ => None,
        }
    }

    /// Rounds that need no search: at most a whole design, or any number of one in which everyone meets everyone.
    fn by_design(&self, design: &Design, chance: &mut Chance) -> Option<(Vec<Lineup>, Origin)> {
        let (wanted, players) = (usize::from(self.plan.rounds()), self.plan.players());
        let less_one = design.players() > players;
        let again = wanted > design.rounds.len();
        if again && (less_one || !design.is_complete()) {
            return None;
        }
        let origin = match (less_one, again) {
            (true, _) => Origin::DesignLessOne(design.system),
            (_, true) => Origin::DesignAgain(design.system),
            _ => Origin::Design(design.system),
        };
        // With nobody to keep apart the first draw serves; with some, one of many may.
        for _ in 0..if self.apart.is_empty() { 1 } else { DRAWS } {
            let mut rounds = Vec::new();
            while rounds.len() < wanted {
                rounds.append(&mut design.chosen(players, chance));
            }
            rounds.truncate(wanted);
            if !self.forbids(&rounds) {
                return Some((rounds, origin));
            }
        }
        None
    }

    fn forbids(&self, rounds: &[Lineup]) -> bool {
        apart::any_meets(self.apart, rounds)
    }

    fn search(&self, before: &[Lineup]) -> Best {
        let task = Task {
            plan: self.plan,
            before,
            apart: self.apart,
            target: self.least,
        };
        search(&task, self.seed, self.steps)
    }
}

/// Players up to whom all rounds are searched even where a design gives most of them.
const SEARCHED_WHOLE_MAX: u16 = 60;
/// Draws of a design before pairs to be kept apart are left to the search.
const DRAWS: u32 = 500;

fn names(players: u16, chance: &mut Chance) -> Vec<u16> {
    let mut names: Vec<u16> = (0..players).collect();
    chance.shuffle(&mut names);
    names
}

fn renamed(round: &Lineup, names: &[u16]) -> Lineup {
    let table = |table: &Vec<u16>| table.iter().map(|player| names[usize::from(*player)]).collect();
    round.iter().map(table).collect()
}

impl Design {
    fn players(&self) -> u16 {
        self.rounds.first().map_or(0, |round| round.concat().len() as u16)
    }

    /// Whether everyone meets everyone.
    fn is_complete(&self) -> bool {
        let seats = self.rounds.first().and_then(|round| round.first()).map_or(0, Vec::len);
        self.rounds.len() * seats.saturating_sub(1) + 1 == usize::from(self.players())
    }

    /// The rounds in any order, with any players for the points. Anyone who is beyond the players is nobody, and theirs
    /// mates sit out.
    fn chosen(&self, players: u16, chance: &mut Chance) -> Vec<Lineup> {
        let names = names(self.players(), chance);
        let mut rounds: Vec<Lineup> = self.rounds.iter().map(|round| renamed(round, &names)).collect();
        for round in &mut rounds {
            round.retain(|table| table.iter().all(|player| *player < players));
        }
        chance.shuffle(&mut rounds);
        rounds
    }
}

impl Schedule {
    fn new(plan: &SeatingPlan, lineups: &[Lineup], origin: Origin) -> Schedule {
        let entry = |player: &u16| EntryNo(player + 1);
        let mut rounds = Vec::new();
        for (number, tables) in (1..).zip(lineups) {
            let seated = tables.concat();
            let byes = (0..plan.players()).filter(|player| !seated.contains(player));
            let table = |(number, seats): (u16, &Vec<u16>)| Table {
                number,
                seats: seats.iter().map(entry).collect(),
            };
            rounds.push(Round {
                number,
                byes: byes.map(|player| entry(&player)).collect(),
                tables: (1..).zip(tables).map(table).collect(),
            });
        }
        let meetings = Meetings::of(&rounds);
        let (bound, least) = (lower_bound(plan), least(plan));
        Schedule {
            plan: *plan,
            rounds,
            origin,
            meetings,
            bound,
            least,
            other: None,
        }
    }

    /// What was asked for.
    pub fn plan(&self) -> &SeatingPlan {
        &self.plan
    }

    /// In the order in which they are played.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// How it came about.
    pub fn origin(&self) -> Origin {
        self.origin
    }

    /// Repeats, counted from the tables.
    pub fn repeats(&self) -> u64 {
        self.meetings.repeats()
    }

    /// What it comes to.
    pub fn outlook(&self) -> Outlook {
        let visit_spread = if self.plan.is_mixed() { self.visit_spread() } else { 0 };
        Outlook {
            prefer: self.plan.prefer(),
            repeats: self.repeats(),
            visit_spread,
        }
    }

    /// What the other preference would have given, where that is something else.
    pub fn other(&self) -> Option<Outlook> {
        self.other
    }

    /// What the count of seats says of the repeats.
    pub fn bound(&self) -> Bound {
        self.bound
    }

    /// Who met whom.
    pub fn meetings(&self) -> &Meetings {
        &self.meetings
    }

    /// Why there are repeats; none where there are none.
    pub fn why_repeats(&self) -> Option<WhyRepeats> {
        match self.repeats() {
            0 => None,
            repeats if repeats <= self.bound.repeats => Some(WhyRepeats::Crowded(self.bound.crowding)),
            repeats if repeats <= self.least => Some(WhyRepeats::Proved),
            repeats if self.other.is_some_and(|other| other.repeats < repeats) => Some(WhyRepeats::EvenVisits),
            _ => Some(WhyRepeats::BestFound),
        }
    }

    /// Every pair that meets more than once, in order of numbers; all for the reason of [`Schedule::why_repeats`].
    pub fn repeated(&self) -> Vec<Repeat> {
        let mut met: BTreeMap<EntryPair, Vec<u16>> = BTreeMap::new();
        for round in &self.rounds {
            for table in &round.tables {
                for one in &table.seats {
                    for other in table.seats.iter().filter(|other| *other > one) {
                        met.entry(EntryPair::of(*one, *other)).or_default().push(round.number);
                    }
                }
            }
        }
        met.into_iter()
            .filter(|(_, rounds)| rounds.len() > 1)
            .map(|(pair, rounds)| Repeat { pair, rounds })
            .collect()
    }

    /// Every bye in order of rounds.
    pub fn byes(&self) -> Vec<Bye> {
        let mut had = vec![0; usize::from(self.plan.players()) + 1];
        let mut byes = Vec::new();
        for round in &self.rounds {
            for entry in &round.byes {
                let before = &mut had[usize::from(entry.0)];
                byes.push(Bye {
                    round: round.number,
                    entry: *entry,
                    before: *before,
                    left: self.plan.byes(),
                });
                *before += 1;
            }
        }
        byes
    }

    /// How often each entry sat on each seat, in order of numbers.
    pub(crate) fn seat_counts(&self) -> Vec<[u16; 4]> {
        let mut counts = vec![[0; 4]; usize::from(self.plan.players())];
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for (seat, entry) in table.seats.iter().enumerate() {
                counts[usize::from(entry.0) - 1][seat] += 1;
            }
        }
        counts
    }

    /// By how much the counts of someone's seats differ at most. Where tables of three and of four come together
    /// these are the three seats that every table has.
    pub fn seat_spread(&self) -> u16 {
        let seats = if self.plan.threes() == 0 { 4 } else { 3 };
        let spread = |counts: &[u16; 4]| {
            let counts = &counts[..seats];
            counts.iter().max().unwrap_or(&0) - counts.iter().min().unwrap_or(&0)
        };
        self.seat_counts().iter().map(spread).max().unwrap_or(0)
    }

    /// By how much visits to tables of four differ. More than one only where that saves repeats.
    pub fn visit_spread(&self) -> u16 {
        let mut visits = vec![0; usize::from(self.plan.players())];
        for table in self
            .rounds
            .iter()
            .flat_map(|round| &round.tables)
            .filter(|table| table.seats.len() == 4)
        {
            for entry in &table.seats {
                visits[usize::from(entry.0) - 1] += 1;
            }
        }
        visits.iter().max().unwrap_or(&0) - visits.iter().min().unwrap_or(&0)
    }

    /// How often someone has the same player on their left again: for each ordered pair the times after the first.
    pub fn neighbour_repeats(&self) -> u64 {
        let mut pairs = BTreeMap::new();
        for table in self.rounds.iter().flat_map(|round| &round.tables) {
            for (one, next) in table.seats.iter().zip(table.seats.iter().cycle().skip(1)) {
                *pairs.entry((*one, *next)).or_insert(0_u64) += 1;
            }
        }
        pairs.values().map(|times| times - 1).sum()
    }
}

#[cfg(test)]
mod tests;
