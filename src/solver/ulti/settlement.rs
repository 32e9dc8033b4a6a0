//! What each end of a hand pays the declarer, asked of the engine's settlement once for each thing that can differ, and
//! the searches that use it (U-8, U-10).

use super::case::{HEAVY_RANKS, UltiCase};
use super::components::{Durchmars, SEVEN};
use super::duties::FollowAndBeat;
use super::tally::{MIXED, OURS, Past, Seven, TENS, THEIRS, Tally};
use crate::goal::Holdings;
use crate::no_trick::NoTrick;
use crate::root::{Ask, Span};
use crate::run::{Bench, Question};
use crate::verdict::Verdict;
use talon_rules::cards::{BySeat, CardSet, Rank, Seat, Suit};
use talon_rules::games::ulti::{
    Case as Payment, Component, ComponentResult, ComponentSet, Silent, settle, trick_points_needed,
};

/// How a hand ended, as far as payment asks.
#[derive(Debug, Clone, Copy)]
struct End {
    tens: usize,
    /// Bit `n`: player `n` has won a trick.
    taken: usize,
    march: usize,
    aces: usize,
    seven: Seven,
}

/// What is counted of a hand's ends.
#[derive(Debug)]
struct Counted {
    /// In units.
    tally: Tally,
    unit: i64,
    /// What is paid when nothing more comes.
    base: i64,
}

impl UltiCase {
    pub(super) fn settlement(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        if self.is_plain() {
            return self.plain_settlement(bench);
        }
        let declared = self
            .facts
            .marriages
            .unwrap_or_else(|| BySeat::from_fn(|s| self.facts.may_declare(s)));
        let counted = self.tally(declared, |end| self.paid(declared, end));
        self.tallied(counted, 6, None, bench)
    }

    /// Whether all parts of the contract are made: they are counted, and all are wanted.
    pub(super) fn parts_made(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let declared = self
            .facts
            .marriages
            .unwrap_or_else(|| BySeat::from_fn(|s| self.facts.may_declare(s)));
        let parts = self.facts.contract.components();
        let made = |part: &Component, end: End| match part {
            Component::Forty | Component::Twenty => {
                self.has_tens(*part, end) && self.has_marriage(*part == Component::Forty)
            }
            part => self.made(*part, declared, end),
        };
        let count = |end: End| parts.iter().filter(|part| made(part, end)).count() as i64;
        let counted = self.tally(declared, count);
        self.tallied(counted, 8, Some(parts.len() as i64), bench)
    }

    /// Simple where a marriage may count or not: 1 or 0, in the same search.
    pub(super) fn simple_by_tricks(&self, declared: BySeat<u8>, bench: &mut Bench<'_, '_>) -> Verdict {
        let won = |end: End| {
            let (own, theirs) = self.totals(declared, end);
            i64::from(own > theirs)
        };
        let counted = self.tally(declared, won);
        self.tallied(counted, 7, None, bench)
    }

    fn tallied(&self, counted: Counted, kind: i64, least: Option<i64>, bench: &mut Bench<'_, '_>) -> Verdict {
        let Counted { tally, unit, base } = &counted;
        let begun = self.past(tally);
        let (gain, past) = match self.cards.trick.is_empty() {
            true => {
                let step = tally.settle(&self.holdings(), begun);
                (step.gain, (!step.over).then_some(step.past))
            }
            false => (0, Some(begun)),
        };
        let all = tally.points.iter().flatten();
        let (low, high) = all.fold((i32::MAX, i32::MIN), |(low, high), worth| {
            (low.min(*worth), high.max(*worth))
        });
        let sevens = tally
            .sevens
            .iter()
            .fold((0, 0), |(low, high), worth| (low.min(*worth), high.max(*worth)));
        let marches = tally.extremes[3][3];
        let within = Span {
            low: low.min(0) + sevens.0 + marches.0 - gain,
            high: high.max(0) + sevens.1 + marches.1 - gain,
        };
        let mut meaning = vec![kind];
        meaning.extend(tally.points.iter().flatten().map(|worth| i64::from(*worth)));
        meaning.extend(tally.marches.iter().flatten().map(|worth| i64::from(*worth)));
        meaning.extend(tally.sevens.iter().map(|worth| i64::from(*worth)));
        meaning.extend([i64::from(tally.holders), i64::from(tally.reserved)]);
        let base = base + unit * i64::from(gain);
        let units = |least: i64| ((least - base) + unit - 1).div_euclid(*unit) as i32;
        let question = Question {
            past,
            ask: least.map_or(Ask::Exact, |least| Ask::AtLeast(units(least))),
            base,
            unit: *unit,
            within,
            guess: 0,
            meaning,
            ..self.question(tally, kind)
        };
        question.answer::<FollowAndBeat>(bench)
    }

    /// Betli and plain Durchmars: one component, made or lost.
    fn plain_settlement(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let paid = |made: bool| {
            let mut case = self.payment();
            if made {
                case.made = self.facts.contract.components();
            }
            settle(&case)[self.facts.declarer]
        };
        let ducks = self.ducks();
        let (own, theirs) = self.piles();
        let lost = if ducks { !own.is_empty() } else { !theirs.is_empty() };
        let (made, unmade) = (paid(true), paid(false));
        let base = if lost { unmade } else { made };
        let past = (!lost).then_some(());
        let march = Durchmars { trump: 0, reserved: 0 };
        if ducks {
            let question = Question {
                past,
                base,
                unit: made - unmade,
                ..self.question(&NoTrick::<true>, 3)
            };
            question.answer::<FollowAndBeat>(bench)
        } else {
            let question = Question {
                past,
                base,
                unit: made - unmade,
                ..self.question(&march, 2)
            };
            question.answer::<FollowAndBeat>(bench)
        }
    }

    fn payment(&self) -> Payment<'_> {
        Payment {
            levels: self.facts.levels,
            round_factor: self.facts.round_factor,
            ..Payment::plain(&self.facts.variant, self.facts.contract, self.facts.declarer)
        }
    }

    fn holdings(&self) -> Holdings {
        let mut holdings = [0; 3];
        for (player, seat) in self.layout.seats().iter().enumerate().take(3) {
            holdings[player] = self.layout.set(self.cards.holdings[*seat]);
        }
        holdings
    }

    /// The tables of a payment.
    fn tally(&self, declared: BySeat<u8>, paid: impl Fn(End) -> i64) -> Counted {
        let none = End {
            tens: 0,
            taken: 0,
            march: MIXED,
            aces: MIXED,
            seven: Seven::Gone,
        };
        let base = paid(none);
        let points: Vec<i64> = (0..8 * TENS)
            .map(|at| {
                paid(End {
                    tens: at % TENS,
                    taken: at / TENS,
                    ..none
                }) - base
            })
            .collect();
        let marches: Vec<i64> = (0..9)
            .map(|at| {
                paid(End {
                    march: at / 3,
                    aces: at % 3,
                    ..none
                }) - base
            })
            .collect();
        let sevens: Vec<i64> = Seven::ALL
            .iter()
            .map(|seven| paid(End { seven: *seven, ..none }) - base)
            .collect();
        let all = points.iter().chain(&marches).chain(&sevens);
        let unit = all.fold(0, |unit, worth| common_divisor(unit, worth.abs())).max(1);
        let small = |worth: i64| i32::try_from(worth / unit).unwrap_or(0);
        let needs_trick = self.facts.variant.marriage_needs_trick;
        let holder = |player: usize| {
            let seat = self.layout.seats().get(player);
            needs_trick && seat.is_some_and(|seat| declared[*seat] != 0)
        };
        let tally = Tally {
            trump: self.layout.trump(),
            reserved: self.reserved_bit(),
            points: std::array::from_fn(|taken| std::array::from_fn(|tens| small(points[taken * TENS + tens]))),
            marches: std::array::from_fn(|march| std::array::from_fn(|aces| small(marches[march * 3 + aces]))),
            sevens: std::array::from_fn(|at| small(sevens[at])),
            holders: (0..3)
                .filter(|player| holder(*player))
                .fold(0, |bits, player| bits | 1 << player),
            extremes: Default::default(),
            between: Default::default(),
        };
        Counted {
            tally: tally.ready(),
            unit,
            base,
        }
    }

    /// What happened so far.
    fn past(&self, tally: &Tally) -> Past {
        let (own, theirs) = self.piles();
        let in_play = self.cards.in_play();
        let aces = CardSet::rank(Rank::Ace);
        let all = |pile: CardSet| pile.or(in_play).contains_all(aces);
        let (march, ace_flags) = tally.interest();
        let taken = |player: usize| {
            let seat = self.layout.seats().get(player);
            seat.is_some_and(|seat| !self.facts.won[*seat].is_empty())
        };
        let taken = (0..3)
            .filter(|player| taken(*player))
            .fold(0, |bits, player| bits | 1 << player);
        Past {
            tens: self.tens_so_far().0 as u8,
            taken: taken & tally.holders,
            march: (u8::from(theirs.is_empty()) | u8::from(own.is_empty()) << 1) & march,
            aces: (u8::from(all(own)) | u8::from(all(theirs)) << 1) & ace_flags,
            seven: tally.minds_seven() && self.layout.set(in_play) & SEVEN != 0,
        }
    }

    /// Points of declarer and defenders with marriages and talon, in tens times ten.
    fn totals(&self, declared: BySeat<u8>, end: End) -> (i64, i64) {
        let needs_trick = self.facts.variant.marriage_needs_trick;
        let counts = |seat: Seat| !needs_trick || end.taken >> self.layout.player(seat) & 1 == 1;
        let worth = |seat: Seat| if counts(seat) { self.worth(declared, seat) } else { 0 };
        let [first, second] = self.facts.declarer.others();
        let (own, theirs) = self.tens_so_far();
        let talon = self.facts.talon.and(HEAVY_RANKS).len() as i64;
        let all = i64::from(own + theirs + self.points_left()) + talon;
        let tens = end.tens as i64;
        (
            10 * tens + worth(self.facts.declarer),
            10 * (all - tens) + worth(first) + worth(second),
        )
    }

    /// Whether a part of the contract is made.
    fn made(&self, part: Component, declared: BySeat<u8>, end: End) -> bool {
        match part {
            Component::Simple => {
                let (own, theirs) = self.totals(declared, end);
                own > theirs
            }
            Component::Forty | Component::Twenty => {
                self.has_tens(part, end) && self.has_declared(declared, part == Component::Forty)
            }
            Component::Aces => end.aces == OURS,
            Component::Ulti => end.seven == Seven::OwnWins,
            _ => end.march == OURS,
        }
    }

    fn has_tens(&self, part: Component, end: End) -> bool {
        trick_points_needed(part).is_some_and(|needed| 10 * end.tens as i64 >= needed)
    }

    /// The declarer's total for an end.
    fn paid(&self, declared: BySeat<u8>, end: End) -> i64 {
        let mut case = self.payment();
        let contract = self.facts.contract;
        let (own, theirs) = self.totals(declared, end);
        let made = |part: &Component| self.made(*part, declared, end);
        case.made = contract.components().iter().filter(made).collect::<ComponentSet>();
        let [first, second] = self.facts.declarer.others();
        for silent in Silent::ALL
            .into_iter()
            .filter(|silent| silent.goes_with(contract, case.variant))
        {
            case.silent[silent as usize] = match silent {
                Silent::Hundred if own >= 100 => Some(ComponentResult::Win),
                Silent::Hundred if theirs >= 100 => Some(ComponentResult::Lose),
                Silent::Hundred => None,
                // A side that has the silent Durchmars does not also get the silent Four Aces (U-10.3).
                Silent::Aces if self.marched(end) => None,
                Silent::Aces => fate(end.aces),
                Silent::Durchmars => fate(end.march),
                Silent::Ulti => match end.seven {
                    Seven::OwnWins => Some(ComponentResult::Win),
                    Seven::OwnBeaten | Seven::OtherWins => Some(ComponentResult::Lose),
                    Seven::OtherBeaten | Seven::Gone => None,
                },
            };
        }
        let silent_ulti = Silent::Ulti.goes_with(contract, case.variant);
        // What the declarer pays does not depend on which of them it is.
        case.silent_ulti_holder = (silent_ulti && end.seven == Seven::OtherWins).then_some(first);
        case.defender_lost_seven = silent_ulti && end.seven == Seven::OtherBeaten;
        case.hundred_by_twenties = match case.silent[Silent::Hundred as usize] {
            Some(ComponentResult::Win) => self.only_twenties(declared, end, &[self.facts.declarer]),
            Some(ComponentResult::Lose) => self.only_twenties(declared, end, &[first, second]),
            None => false,
        };
        settle(&case)[self.facts.declarer]
    }

    fn marched(&self, end: End) -> bool {
        let counts = Silent::Durchmars.goes_with(self.facts.contract, &self.facts.variant);
        counts && (end.march == OURS || end.march == THEIRS)
    }

    fn suits(bits: u8) -> impl Iterator<Item = Suit> {
        Suit::ALL.into_iter().filter(move |suit| bits >> suit.index() & 1 == 1)
    }

    fn has_declared(&self, declared: BySeat<u8>, forty: bool) -> bool {
        UltiCase::suits(declared[self.facts.declarer]).any(|suit| (Some(suit) == self.facts.trump) == forty)
    }

    fn only_twenties(&self, declared: BySeat<u8>, end: End, side: &[Seat]) -> bool {
        let needs_trick = self.facts.variant.marriage_needs_trick;
        let counts = |seat: &&Seat| !needs_trick || end.taken >> self.layout.player(**seat) & 1 == 1;
        let bits = side.iter().filter(counts).fold(0, |bits, seat| bits | declared[*seat]);
        bits != 0 && UltiCase::suits(bits).all(|suit| Some(suit) != self.facts.trump)
    }
}

const fn fate(who: usize) -> Option<ComponentResult> {
    match who {
        OURS => Some(ComponentResult::Win),
        THEIRS => Some(ComponentResult::Lose),
        _ => None,
    }
}

fn common_divisor(one: i64, two: i64) -> i64 {
    if two == 0 { one } else { common_divisor(two, one % two) }
}
