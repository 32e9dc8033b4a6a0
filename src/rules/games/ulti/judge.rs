//! What was made and what was lost, as far as it is settled (U-4.1, U-7, U-10). Works in spans, so that one
//! function judges a finished hand, a claim, a concession and a hand cut short.

use super::action::{Claim, ClaimOutcome};
use super::bid::{Bid, Class};
use super::component::{CODES, Component, ComponentSet};
use super::points::{POINTS_EACH, POINTS_OF_TRICKS, marriage_value, trick_points_needed};
use super::scoring::{ComponentResult, Silent};
use super::state::{End, Ulti};
use crate::cards::{BySeat, CardSet, Rank, Seat};

const SILENT_VERDICTS: [&str; 4] = ["silent_100", "silent_aces", "silent_durchmars", "silent_ulti"];

const VERDICTS: [&str; CODES.len() + SILENT_VERDICTS.len()] = {
    let mut all = [""; CODES.len() + SILENT_VERDICTS.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < CODES.len() {
            CODES[at]
        } else {
            SILENT_VERDICTS[at - CODES.len()]
        };
        at += 1;
    }
    all
};

/// What a claim may leave open: the components, then the silent bids.
pub(crate) const VERDICT_CODES: &[&str] = &VERDICTS;

/// A number known to lie between two bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub low: i64,
    pub high: i64,
}

impl Span {
    const fn exact(n: i64) -> Span {
        Span { low: n, high: n }
    }

    pub(super) const fn plus(self, other: Span) -> Span {
        Span {
            low: self.low + other.low,
            high: self.high + other.high,
        }
    }

    pub(super) const fn plus_number(self, n: i64) -> Span {
        self.plus(Span::exact(n))
    }

    /// Whether it may be this one.
    pub(super) const fn has(self, n: i64) -> bool {
        self.low <= n && n <= self.high
    }

    const fn minus_from(self, whole: i64) -> Span {
        Span {
            low: whole - self.high,
            high: whole - self.low,
        }
    }

    /// The number, when there is only one.
    pub fn single(self) -> Option<i64> {
        (self.low == self.high).then_some(self.low)
    }

    /// Whether it is at least this; `None` when that is open.
    fn at_least(self, n: i64) -> Option<bool> {
        if self.low >= n {
            Some(true)
        } else if self.high < n {
            Some(false)
        } else {
            None
        }
    }
}

/// How a silent bid stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SilentState {
    Open,
    /// It did not arise.
    Absent,
    Arisen(ComponentResult),
}

/// What is settled.
#[derive(Debug, Clone, Copy)]
pub struct Judgement {
    pub made: ComponentSet,
    pub lost: ComponentSet,
    /// In the order of [`Silent::ALL`].
    pub silent: [SilentState; 4],
    /// Declarer's points with marriages (U-7.9).
    pub declarer_points: Span,
    /// Defenders' points with marriages and talon.
    pub defenders_points: Span,
}

/// How many further tricks each seat takes, when that was agreed.
type Allotment = Option<BySeat<u8>>;

/// Card points, aces and tricks of the declarer as far as they are known.
struct Facts {
    points: Span,
    aces: Span,
    defenders_aces: Span,
    tricks: Span,
    /// Tricks left to play.
    left: u8,
    declarer_rest: Span,
}

const ACES_AND_TENS: CardSet = CardSet::rank(Rank::Ace).or(CardSet::rank(Rank::Ten));
const ACES: CardSet = CardSet::rank(Rank::Ace);

fn count(cards: CardSet, of: CardSet) -> i64 {
    cards.and(of).len() as i64
}

impl Ulti {
    /// What is settled by the play so far.
    pub fn judge(&self) -> Option<Judgement> {
        let (declarer, contract) = self.contract()?;
        Some(self.judge_with(declarer, contract, None, self.end == Some(End::Played)))
    }

    /// What is settled once this claim holds; a verdict by component is not looked at here.
    pub(super) fn judge_claim(&self, claim: &Claim) -> Option<Judgement> {
        let (declarer, contract) = self.contract()?;
        Some(self.judge_with(declarer, contract, self.allotment(claim), true))
    }

    /// Bit `n` is the `n`th of [`VERDICT_CODES`] that the claim leaves open.
    pub(super) fn open_after(&self, claim: &Claim) -> u64 {
        let Some((_, contract)) = self.contract() else { return 0 };
        let parts = contract.components();
        if let ClaimOutcome::Verdict { won, lost, .. } = claim.outcome {
            return parts.without(won).without(lost).bits().into();
        }
        let Some(judged) = self.judge_claim(claim) else {
            return 0;
        };
        let mut open = u64::from(parts.without(judged.made).without(judged.lost).bits());
        for silent in Silent::ALL {
            if judged.silent[silent as usize] == SilentState::Open {
                open |= 1 << (CODES.len() + silent as usize);
            }
        }
        open
    }

    fn left(&self) -> u8 {
        10 - (self.tricks.a + self.tricks.b + self.tricks.c).min(10)
    }

    fn allotment(&self, claim: &Claim) -> Allotment {
        match claim.outcome {
            ClaimOutcome::Tricks(totals) => {
                Some(BySeat::from_fn(|seat| totals[seat].saturating_sub(self.tricks[seat])))
            }
            ClaimOutcome::Rest(winner) => Some(BySeat::from_fn(|seat| if seat == winner { self.left() } else { 0 })),
            ClaimOutcome::Verdict { .. } => None,
        }
    }

    /// Tricks of each seat once a claim holds, where it says.
    pub(super) fn claimed_tricks(&self, claim: &Claim) -> Option<BySeat<u8>> {
        let rest = self.allotment(claim)?;
        Some(BySeat::from_fn(|seat| self.tricks[seat] + rest[seat]))
    }

    fn judge_with(&self, declarer: Seat, contract: Bid, allotted: Allotment, closed: bool) -> Judgement {
        let facts = self.facts(declarer, allotted);
        let (own, theirs) = self.marriage_points(declarer, allotted);
        let declarer_points = facts.points.plus(own);
        let defenders_points = facts.points.minus_from(POINTS_OF_TRICKS).plus(theirs);
        let mut judged = Judgement {
            made: ComponentSet::default(),
            lost: ComponentSet::default(),
            silent: [SilentState::Absent; 4],
            declarer_points,
            defenders_points,
        };
        for component in contract.components().iter() {
            match self.component(component, declarer, &facts, own, theirs, closed) {
                Some(true) => judged.made.insert(component),
                Some(false) => judged.lost.insert(component),
                None => false,
            };
        }
        if contract.class() != Class::Plain {
            self.silents(declarer, contract, &facts, allotted, &mut judged);
        }
        judged
    }

    fn facts(&self, declarer: Seat, allotted: Allotment) -> Facts {
        let left = self.left();
        let rest = match allotted {
            Some(rest) => Span::exact(rest[declarer].into()),
            None => Span {
                low: 0,
                high: left.into(),
            },
        };
        let won = self.won[declarer];
        let [first, second] = declarer.others();
        let lost = self.won[first].or(self.won[second]);
        let remaining = CardSet::FULL.without(won.or(lost).or(self.table.talon.certain));
        let hidden = i64::from(self.table.talon.unknown);
        let last = i64::from(left == 0 && self.last_winner == Some(declarer));
        let part = |of: CardSet, extra: i64, take: Span| {
            let all = count(remaining, of);
            if take.low == i64::from(left) {
                Span {
                    low: (all - hidden.min(all)) + extra,
                    high: all + extra,
                }
            } else if take.high == 0 {
                Span::exact(0)
            } else {
                Span {
                    low: 0,
                    high: all + extra,
                }
            }
        };
        let share = |of, extra, take| {
            if left == 0 {
                Span::exact(0)
            } else {
                part(of, extra, take)
            }
        };
        let tens = Span::exact(count(won, ACES_AND_TENS) + last).plus(share(ACES_AND_TENS, 1, rest));
        let against = rest.minus_from(left.into());
        Facts {
            points: Span {
                low: POINTS_EACH * tens.low,
                high: POINTS_EACH * tens.high,
            },
            aces: Span::exact(count(won, ACES)).plus(share(ACES, 0, rest)),
            defenders_aces: Span::exact(count(lost, ACES)).plus(share(ACES, 0, against)),
            tricks: Span::exact(self.tricks[declarer].into()).plus(rest),
            left,
            declarer_rest: rest,
        }
    }

    /// Marriage points of the declarer and of the defenders (U-7.3, U-7.6, option `marriage_needs_trick`).
    pub(super) fn marriage_points(&self, declarer: Seat, allotted: Allotment) -> (Span, Span) {
        let of = |seat: Seat| {
            let full: i64 = self
                .marriages(seat)
                .map(|suit| marriage_value(Some(suit) == self.trump))
                .sum();
            let rest = match allotted {
                Some(rest) => Span::exact(rest[seat].into()),
                None => Span {
                    low: 0,
                    high: self.left().into(),
                },
            };
            if !self.variant.marriage_needs_trick || self.tricks[seat] > 0 || rest.low > 0 {
                Span::exact(full)
            } else if rest.high == 0 {
                Span::exact(0)
            } else {
                Span { low: 0, high: full }
            }
        };
        let [first, second] = declarer.others();
        (of(declarer), of(first).plus(of(second)))
    }

    fn component(
        &self,
        component: Component,
        declarer: Seat,
        facts: &Facts,
        own: Span,
        theirs: Span,
        closed: bool,
    ) -> Option<bool> {
        match component {
            Component::Simple => {
                let lead = |points: i64, own: i64, theirs: i64| 2 * points + own - theirs - POINTS_OF_TRICKS;
                let low = lead(facts.points.low, own.low, theirs.high);
                let high = lead(facts.points.high, own.high, theirs.low);
                Span { low, high }.at_least(1)
            }
            Component::Forty | Component::Twenty => self.hundred(declarer, component, facts, closed),
            Component::Aces => facts.aces.at_least(4),
            Component::Ulti => self.ulti(declarer, facts),
            Component::Durchmars
            | Component::OpenDurchmars
            | Component::PlainDurchmars
            | Component::Redurchmars
            | Component::OpenPlainDurchmars => facts.tricks.at_least(10),
            Component::Betli | Component::Rebetli | Component::OpenBetli => facts.tricks.at_least(1).map(|won| !won),
        }
    }

    /// 40-100 and 20-100 (U-7.10).
    fn hundred(&self, declarer: Seat, component: Component, facts: &Facts, closed: bool) -> Option<bool> {
        let forty = component == Component::Forty;
        let needed = trick_points_needed(component)?;
        let declared = self.marriages(declarer).any(|suit| (Some(suit) == self.trump) == forty);
        let too_late = closed || self.trick_no > 1 || self.trick.has(declarer);
        match (declared, facts.points.at_least(needed)) {
            (_, Some(false)) => Some(false),
            (true, reached) => reached,
            (false, _) if too_late => Some(false),
            (false, _) => None,
        }
    }

    /// U-7.12.
    fn ulti(&self, declarer: Seat, facts: &Facts) -> Option<bool> {
        if let Some(seven) = self.seven {
            let open = seven.by == declarer && seven.trick == 10 && facts.left > 0;
            if !open {
                return Some(seven.by == declarer && seven.trick == 10 && seven.won);
            }
        }
        let held = self.trump_seven().is_some_and(|card| {
            self.table.may_hold(declarer, card) || self.seven.is_some_and(|seven| seven.by == declarer)
        });
        if !held || facts.declarer_rest.high == 0 {
            return Some(false);
        }
        let is_last = self.seven.is_some() || self.keeps_seven(declarer);
        (is_last && facts.declarer_rest.low == i64::from(facts.left)).then_some(true)
    }

    /// Whether the trump seven is the only card that a seat has left, so that it falls in the last trick.
    fn keeps_seven(&self, seat: Seat) -> bool {
        let holding = &self.table.holdings[seat];
        holding.unknown == 0
            && self
                .trump_seven()
                .is_some_and(|card| holding.certain == CardSet::one(card))
    }

    fn silents(&self, declarer: Seat, contract: Bid, facts: &Facts, allotted: Allotment, judged: &mut Judgement) {
        let arisen = |win: Option<bool>, lose: Option<bool>| match (win, lose) {
            (Some(true), _) => SilentState::Arisen(ComponentResult::Win),
            (_, Some(true)) => SilentState::Arisen(ComponentResult::Lose),
            (Some(false), Some(false)) => SilentState::Absent,
            _ => SilentState::Open,
        };
        let march = arisen(facts.tricks.at_least(10), facts.tricks.minus_from(10).at_least(10));
        for silent in Silent::ALL {
            if !silent.goes_with(contract, &self.variant) {
                continue;
            }
            judged.silent[silent as usize] = match silent {
                Silent::Hundred => arisen(
                    judged.declarer_points.at_least(100),
                    judged.defenders_points.at_least(100),
                ),
                Silent::Aces => arisen(facts.aces.at_least(4), facts.defenders_aces.at_least(4)),
                Silent::Durchmars => march,
                Silent::Ulti => self.silent_ulti(declarer, facts, allotted),
            };
        }
        // A side that has the silent Durchmars does not also get the silent Four Aces (U-10.3).
        if Silent::Durchmars.goes_with(contract, &self.variant) {
            let aces = &mut judged.silent[Silent::Aces as usize];
            match (*aces, march) {
                (SilentState::Arisen(_), SilentState::Arisen(_)) => *aces = SilentState::Absent,
                (SilentState::Arisen(_), SilentState::Open) => *aces = SilentState::Open,
                _ => {}
            }
        }
    }

    /// U-10.2, the row of Ulti.
    fn silent_ulti(&self, declarer: Seat, facts: &Facts, allotted: Allotment) -> SilentState {
        if let Some(seven) = self.seven {
            if seven.trick < 10 {
                return SilentState::Absent;
            }
            if facts.left == 0 {
                return match (seven.by == declarer, seven.won) {
                    (true, true) => SilentState::Arisen(ComponentResult::Win),
                    (true, false) | (false, true) => SilentState::Arisen(ComponentResult::Lose),
                    (false, false) => SilentState::Absent,
                };
            }
        }
        let Some(card) = self.trump_seven() else {
            return SilentState::Absent;
        };
        let played_by = self.seven.map(|seven| seven.by);
        let holder = Seat::ALL
            .into_iter()
            .find(|seat| played_by == Some(*seat) || self.table.may_hold(*seat, card));
        let Some(holder) = holder else {
            return SilentState::Absent;
        };
        let sure = played_by.is_some() || self.table.holdings[holder].certain.contains(card);
        let (true, Some(rest)) = (sure, allotted) else {
            return SilentState::Open;
        };
        let is_last = facts.left == 1 || self.keeps_seven(holder);
        let takes_last = match rest[holder] {
            0 => Some(false),
            taken if taken == facts.left => Some(true),
            _ => None,
        };
        match (holder == declarer, takes_last, is_last) {
            (true, Some(true), true) => SilentState::Arisen(ComponentResult::Win),
            (true, Some(false), true) | (false, Some(true), true) => SilentState::Arisen(ComponentResult::Lose),
            // Where it costs to lose it, it matters whether it stays for the last trick; there it does no more.
            (false, Some(false), last) if last || self.variant.defender_lost_silent_ulti == 0 => SilentState::Absent,
            _ => SilentState::Open,
        }
    }
}
