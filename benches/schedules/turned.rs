//! Schedules that a turn carries into themselves. The turn moves players on in cycles of equal length and leaves a few
//! fixed; it carries a base round into the next ones, as many as the cycle has players, or a round into itself. So few
//! rounds have to be found that annealing comes much further.

use crate::tables::{Best, Cooling, Found, Rounds, Wanted, limits};
use talon_rules::chance::Chance;

const STAGES: u32 = 200;
/// What a bye beyond the even share costs; a repeat costs two.
const BYE: i64 = 6;
/// Losses are counted in such parts of a cycle, to have few of them.
const PARTS: f64 = 16.0;

/// A turn, and how many rounds it carries on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Players of a cycle.
    pub length: usize,
    pub cycles: usize,
    /// Base rounds that are carried into `length` rounds each; the others are carried into themselves.
    pub free: usize,
}

impl Turn {
    /// All turns that a schedule can have.
    pub fn all(wanted: &Wanted) -> Vec<Turn> {
        let mut turns = Vec::new();
        for length in 2..=wanted.players {
            let most = wanted.players / length;
            for cycles in most.saturating_sub(usize::from(length < 4)).max(1)..=most {
                let fixed = wanted.players - cycles * length;
                if fixed > 8.min(2 * length + 1) {
                    continue;
                }
                let most = wanted.rounds / length;
                for free in most.saturating_sub(1)..=most {
                    let turn = Turn { length, cycles, free };
                    if free > 0 && wanted.rounds - free * length <= 7 {
                        turns.push(turn);
                    }
                }
            }
        }
        turns
    }

    fn turned(&self, player: usize, by: usize) -> usize {
        if player >= self.cycles * self.length {
            return player;
        }
        player / self.length * self.length + (player % self.length + by) % self.length
    }

    /// The cycle of a player, or a number of its own for one who is fixed.
    fn level(&self, player: usize) -> usize {
        if player < self.cycles * self.length {
            player / self.length
        } else {
            self.cycles + player - self.cycles * self.length
        }
    }
}

/// Tables of a round that is carried into itself: each is made of whole cycles and fixed players, or is one of
/// `length` tables with a player of each of its cycles.
#[derive(Debug, Clone)]
struct Own {
    /// The first place of the table or of the tables, their size, and whether they are one of many.
    groups: Vec<(usize, usize, bool, usize)>,
    /// For each cycle in order of groups: which one, and how far it is turned.
    cycles: Vec<(usize, usize)>,
    fixed: Vec<usize>,
}

impl Own {
    fn random(wanted: &Wanted, turn: &Turn, chance: &mut Chance) -> Option<Own> {
        for _ in 0..200 {
            if let Some(own) = Own::attempt(wanted, turn, chance) {
                return Some(own);
            }
        }
        None
    }

    fn attempt(wanted: &Wanted, turn: &Turn, chance: &mut Chance) -> Option<Own> {
        let mut cycles_left = turn.cycles;
        let mut fixed_left = wanted.players - turn.cycles * turn.length;
        let mut groups = Vec::new();
        let mut place = 0;
        for (count, size) in [(wanted.fours, 4), (wanted.threes, 3), (wanted.byes, 1)] {
            let mut left = count;
            while left > 0 {
                let many = left >= turn.length && cycles_left >= size && chance.below(4) != 0;
                if many {
                    groups.push((place, size, true, size));
                    cycles_left -= size;
                    left -= turn.length;
                    place += size * turn.length;
                } else {
                    let most = (size / turn.length).min(cycles_left);
                    let whole = (0..=most).filter(|whole| size - whole * turn.length <= fixed_left);
                    let whole: Vec<usize> = whole.collect();
                    if whole.is_empty() {
                        return None;
                    }
                    let whole = whole[chance.below(whole.len())];
                    groups.push((place, size, false, whole));
                    cycles_left -= whole;
                    fixed_left -= size - whole * turn.length;
                    left -= 1;
                    place += size;
                }
            }
        }
        if cycles_left > 0 || fixed_left > 0 {
            return None;
        }
        let mut cycles: Vec<(usize, usize)> = (0..turn.cycles)
            .map(|cycle| (cycle, chance.below(turn.length)))
            .collect();
        chance.shuffle(&mut cycles);
        let mut fixed: Vec<usize> = (turn.cycles * turn.length..wanted.players).collect();
        chance.shuffle(&mut fixed);
        Some(Own { groups, cycles, fixed })
    }

    fn change(&mut self, turn: &Turn, chance: &mut Chance) {
        match chance.below(4) {
            0 if self.fixed.len() > 1 => {
                let (one, other) = (chance.below(self.fixed.len()), chance.below(self.fixed.len()));
                self.fixed.swap(one, other);
            }
            0 | 1 => {
                let (one, other) = (chance.below(self.cycles.len()), chance.below(self.cycles.len()));
                self.cycles.swap(one, other);
            }
            _ => {
                let at = chance.below(self.cycles.len());
                self.cycles[at].1 = chance.below(turn.length);
            }
        }
    }

    fn seats(&self, turn: &Turn, seats: &mut Vec<usize>) {
        seats.clear();
        let mut cycles = self.cycles.iter();
        let mut fixed = self.fixed.iter();
        for (_, size, many, whole) in &self.groups {
            let of: Vec<&(usize, usize)> = cycles.by_ref().take(*whole).collect();
            if *many {
                for by in 0..turn.length {
                    seats.extend(
                        of.iter()
                            .map(|(cycle, ahead)| cycle * turn.length + (ahead + by) % turn.length),
                    );
                }
            } else {
                for (cycle, _) in of {
                    seats.extend((0..turn.length).map(|by| cycle * turn.length + by));
                }
                seats.extend(fixed.by_ref().take(size - whole * turn.length));
            }
        }
    }
}

struct Board<'a> {
    wanted: &'a Wanted,
    turn: &'a Turn,
    places: Vec<(usize, usize)>,
    /// For each pair, row by row, which pairs it is carried into.
    orbit: Vec<u16>,
    /// How many pairs are carried into each other.
    sizes: Vec<usize>,
    /// Meetings of all pairs that are carried into each other.
    met: Vec<usize>,
    /// Cost and repeats for the size of an orbit and the meetings of its pairs.
    value: Vec<Vec<(i64, i64)>>,
    free: Rounds,
    own: Vec<(Own, Vec<usize>)>,
    levels: Vec<i64>,
    /// Byes and visits to tables of four for each level.
    shares: [Vec<i64>; 2],
    cost: i64,
    repeats: i64,
}

impl<'a> Board<'a> {
    fn random(wanted: &'a Wanted, turn: &'a Turn, cooling: &Cooling, chance: &mut Chance) -> Option<Board<'a>> {
        let players = wanted.players;
        let mut orbit = vec![u16::MAX; players * players];
        let mut sizes = Vec::new();
        for one in 0..players {
            for other in one + 1..players {
                if orbit[one * players + other] != u16::MAX {
                    continue;
                }
                let (mut a, mut b, mut size) = (one, other, 0);
                while orbit[a * players + b] == u16::MAX {
                    orbit[a * players + b] = sizes.len() as u16;
                    orbit[b * players + a] = sizes.len() as u16;
                    size += 1;
                    (a, b) = (turn.turned(a, 1), turn.turned(b, 1));
                }
                sizes.push(size);
            }
        }
        let most = wanted.rounds * turn.length + 1;
        let value = (0..=turn.length).map(|size| {
            let of = |met: usize| {
                let each = met / size.max(1);
                (size as i64 * cooling.cost(each), (size * each.saturating_sub(1)) as i64)
            };
            (0..most).map(of).collect()
        });
        let levels = turn.cycles + players - turn.cycles * turn.length;
        let mut board = Board {
            wanted,
            turn,
            places: wanted.places(),
            orbit,
            met: vec![0; sizes.len()],
            sizes,
            value: value.collect(),
            free: Rounds::new(),
            own: Vec::new(),
            levels: (0..levels)
                .map(|level| if level < turn.cycles { turn.length as i64 } else { 1 })
                .collect(),
            shares: [vec![0; levels], vec![0; levels]],
            cost: 0,
            repeats: 0,
        };
        for _ in 0..turn.free {
            let mut round: Vec<usize> = (0..players).collect();
            chance.shuffle(&mut round);
            board.count_round(&round, turn.length, true);
            board.free.push(round);
        }
        for _ in turn.free * turn.length..wanted.rounds {
            let own = Own::random(wanted, turn, chance)?;
            let mut seats = Vec::new();
            own.seats(turn, &mut seats);
            board.count_round(&seats, 1, true);
            board.own.push((own, seats));
        }
        Some(board)
    }

    #[inline]
    fn count(&mut self, one: usize, other: usize, times: usize, add: bool) {
        let orbit = usize::from(self.orbit[one * self.wanted.players + other]);
        let value = &self.value[self.sizes[orbit]];
        let before = self.met[orbit];
        let now = if add { before + times } else { before - times };
        self.met[orbit] = now;
        self.cost += value[now].0 - value[before].0;
        self.repeats += value[now].1 - value[before].1;
    }

    /// What sits on a place counts for its level: a base round brings each player of a cycle there once, and a fixed
    /// one as often as the cycle is long.
    fn share(&mut self, size: usize, player: usize, times: usize, add: bool) {
        let kind = match size {
            1 => 0,
            4 => 1,
            _ => return,
        };
        let level = self.turn.level(player);
        let times = times as i64;
        self.shares[kind][level] += if add { times } else { -times };
    }

    fn count_round(&mut self, round: &[usize], times: usize, add: bool) {
        for (place, one) in round.iter().enumerate() {
            let (first, size) = self.places[place];
            self.share(size, *one, times, add);
            for other in &round[place + 1..first + size] {
                self.count(*one, *other, times, add);
            }
        }
    }

    fn count_seat(&mut self, round: usize, place: usize, player: usize, add: bool) {
        let (first, size) = self.places[place];
        let times = self.turn.length;
        self.share(size, player, times, add);
        for seat in first..first + size {
            if seat != place {
                let mate = self.free[round][seat];
                self.count(player, mate, times, add);
            }
        }
    }

    fn swap(&mut self, round: usize, one: usize, other: usize) {
        let (a, b) = (self.free[round][one], self.free[round][other]);
        self.count_seat(round, one, a, false);
        self.count_seat(round, other, b, false);
        self.free[round].swap(one, other);
        self.count_seat(round, one, b, true);
        self.count_seat(round, other, a, true);
    }

    /// Squares beyond an even spread of byes or of visits. The share of a level is what its players have together.
    fn beyond(&self, kind: usize) -> i64 {
        let total: i64 = self.shares[kind].iter().sum();
        let players = self.wanted.players as i64;
        let (least, more) = (total / players, total % players);
        let mut squares = 0;
        for (share, size) in self.shares[kind].iter().zip(&self.levels) {
            // All of a cycle have the same, so that the share of a level is a multiple of its size.
            squares += share * share / size;
        }
        squares - (players * least * least + more * (2 * least + 1))
    }

    /// Cost with what is uneven.
    fn full_cost(&self, cooling: &Cooling) -> i64 {
        let mut cost = self.cost;
        if self.wanted.byes > 0 {
            cost += BYE * self.beyond(0) / 2;
        }
        if cooling.even > 0 && self.wanted.is_mixed() {
            cost += cooling.even * self.beyond(1) / 2;
        }
        cost
    }

    fn rounds(&self) -> Rounds {
        let mut rounds = Rounds::new();
        for base in &self.free {
            for by in 0..self.turn.length {
                rounds.push(base.iter().map(|player| self.turn.turned(*player, by)).collect());
            }
        }
        rounds.extend(self.own.iter().map(|(_, seats)| seats.clone()));
        rounds
    }
}

/// What a step changed, to take it back.
enum Change {
    /// Two places of a base round.
    Free { round: usize, one: usize, other: usize },
    /// A round that is carried into itself, as it was.
    Own { at: usize, before: Own, seats: Vec<usize> },
}

impl Board<'_> {
    /// Changes something; nothing where two places of one table were met.
    fn step(&mut self, chance: &mut Chance) -> Option<Change> {
        let round = chance.below(self.free.len() + self.own.len());
        if let Some(at) = round.checked_sub(self.free.len()) {
            let (before, seats) = self.own[at].clone();
            let mut now = before.clone();
            now.change(self.turn, chance);
            self.seat_own(at, now);
            return Some(Change::Own { at, before, seats });
        }
        let (one, other) = (chance.below(self.wanted.players), chance.below(self.wanted.players));
        if self.places[one].0 == self.places[other].0 {
            return None;
        }
        self.swap(round, one, other);
        Some(Change::Free { round, one, other })
    }

    fn seat_own(&mut self, at: usize, now: Own) {
        let old = std::mem::take(&mut self.own[at].1);
        self.count_round(&old, 1, false);
        let mut seats = Vec::new();
        now.seats(self.turn, &mut seats);
        self.count_round(&seats, 1, true);
        self.own[at] = (now, seats);
    }

    fn take_back(&mut self, change: Change) {
        match change {
            Change::Free { round, one, other } => self.swap(round, one, other),
            Change::Own { at, before, seats } => {
                let now = std::mem::take(&mut self.own[at].1);
                self.count_round(&now, 1, false);
                self.count_round(&seats, 1, true);
                self.own[at] = (before, seats);
            }
        }
    }

    /// Whether its rounds would be better than what is known.
    fn is_better(&self, best: &Best) -> bool {
        let repeats = self.repeats as usize;
        let fewer = best.fewest.as_ref().is_none_or(|found| repeats < found.repeats);
        let even = best.even.as_ref().is_none_or(|found| repeats < found.repeats)
            && (!self.wanted.is_mixed() || self.beyond(1) == 0);
        (fewer || even) && (self.wanted.byes == 0 || self.beyond(0) == 0)
    }
}

/// One beginning, cooled to its end; whether something better was met.
pub fn anneal(
    wanted: &Wanted,
    turn: &Turn,
    cooling: &Cooling,
    least: usize,
    chance: &mut Chance,
    best: &mut Best,
) -> bool {
    let Some(mut board) = Board::random(wanted, turn, cooling, chance) else {
        return false;
    };
    let mut better = false;
    let stage = cooling.steps / STAGES + 1;
    let unit = turn.length as f64;
    let mut taking = limits(cooling.hot * PARTS);
    let mut cost = board.full_cost(cooling);
    for step in 0..cooling.steps {
        if step % stage == 0 {
            taking = limits(cooling.heat(step) * PARTS);
        }
        let Some(change) = board.step(chance) else { continue };
        let now = board.full_cost(cooling);
        let loss = ((now - cost) as f64 / unit * PARTS).max(0.0) as usize;
        if now > cost && taking.get(loss).is_none_or(|limit| chance.draw() >= *limit) {
            board.take_back(change);
            continue;
        }
        cost = now;
        if board.is_better(best)
            && let Some(found) = Found::of(wanted, board.rounds())
        {
            better |= best.take(found);
            if best.even.as_ref().is_some_and(|found| found.repeats <= least) {
                break;
            }
        }
    }
    better
}
