//! From a position to its verdict: the exact value by null windows, then each legal card and one best line. It counts
//! nothing itself and knows no game.

use super::goal::{Duties, Goal, Holdings, Open};
use super::masks::above_of;
use super::search::{Search, after};

/// A position as the search sees it.
#[derive(Debug, Clone, Copy)]
pub struct Start<P> {
    pub holdings: Holdings,
    pub trick: Option<Open>,
    pub to_play: usize,
    pub past: P,
}

/// How a value is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ask {
    /// The number itself.
    Exact,
    /// Only whether it is at least this: the value is 1 or 0.
    AtLeast(i32),
}

/// A value between two bounds, still to be earned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub low: i32,
    pub high: i32,
}

impl Span {
    const fn exact(value: i32) -> Span {
        Span {
            low: value,
            high: value,
        }
    }

    /// Whether there is only one value.
    pub(crate) const fn is_exact(self) -> bool {
        self.low == self.high
    }
}

/// What is known of the position after one of the cards, because it was asked about just before.
#[derive(Debug, Clone)]
pub struct Next {
    pub holdings: Holdings,
    pub trick: Option<Open>,
    pub to_play: usize,
    /// What still matters of the past.
    pub past: u32,
    /// What was still to be earned there.
    pub value: i32,
    pub line: Vec<u32>,
}

/// A card of a position that leads to one that is known.
#[derive(Debug)]
struct KnownCard<'n> {
    card: u32,
    /// The one of its equals that is tried.
    like: u32,
    value: i32,
    line: &'n [u32],
}

/// What the search found at the root.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct RootResult {
    pub value: Span,
    /// Each group of equal cards by its highest, with its value.
    pub cards: Vec<(u32, Span)>,
    pub line: Vec<u32>,
}

impl<G: Goal, D: Duties, const PLAYERS: usize> Search<'_, '_, G, D, PLAYERS> {
    /// The value of a position; `within` is known before, `guess` where to begin.
    pub fn value(&mut self, start: &Start<G::Past>, within: Span, guess: i32, ask: Ask) -> Span {
        match ask {
            Ask::Exact => self.exact(start, within, guess),
            Ask::AtLeast(least) => {
                let got = self.at_least(start, least);
                match self.limits.stopped {
                    true => Span { low: 0, high: 1 },
                    false => Span::exact(i32::from(got >= least)),
                }
            }
        }
    }

    /// The value if it is at least this much, else only that it is less.
    pub(crate) fn value_from(&mut self, start: &Start<G::Past>, within: Span, least: i32, ask: Ask) -> Span {
        if ask != Ask::Exact || least <= within.low {
            return self.value(start, within, least, ask);
        }
        let got = if least > within.high {
            within.high
        } else {
            self.at_least(start, least)
        };
        match self.limits.stopped {
            true => within,
            false if got < least => Span {
                low: within.low,
                high: got,
            },
            false => self.value(
                start,
                Span {
                    low: got.max(within.low),
                    high: within.high,
                },
                got,
                ask,
            ),
        }
    }

    fn exact(&mut self, start: &Start<G::Past>, within: Span, guess: i32) -> Span {
        let Span { mut low, mut high } = within;
        let mut at = guess.clamp(low, high);
        while low < high {
            let least = if at == low { at + 1 } else { at };
            let got = self.at_least(start, least);
            if self.limits.stopped {
                break;
            }
            if got >= least {
                low = low.max(got);
            } else {
                high = high.min(got);
            }
            at = got.clamp(low, high);
        }
        Span { low, high }
    }

    fn at_least(&mut self, start: &Start<G::Past>, least: i32) -> i32 {
        match &start.trick {
            Some(trick) => self.follow_any(&start.holdings, trick, start.to_play, start.past, least),
            None => self.lead(&start.holdings, start.to_play, start.past, least),
        }
    }

    /// What a card brings at once, and what follows; nothing when the value cannot change any more.
    pub fn child(&self, start: &Start<G::Past>, card: u32) -> (i32, Option<Start<G::Past>>) {
        let mut holdings = start.holdings;
        holdings[start.to_play] &= !card;
        let trick = match &start.trick {
            Some(trick) => trick.with(start.to_play, card, self.trumps.suit),
            None => Open::led_by(start.to_play, card),
        };
        if trick.count < PLAYERS {
            let to_play = after::<PLAYERS>(start.to_play);
            return (
                0,
                Some(Start {
                    holdings,
                    trick: Some(trick),
                    to_play,
                    past: start.past,
                }),
            );
        }
        let step = self.goal.trick(&holdings, start.past, &trick);
        if step.over || holdings[trick.winner] == 0 {
            return (step.gain, None);
        }
        (
            step.gain,
            Some(Start {
                holdings,
                trick: None,
                to_play: trick.winner,
                past: step.past,
            }),
        )
    }

    /// The value after a card, looked for from a guess on.
    fn after_card(&mut self, start: &Start<G::Past>, card: u32, within: Span, guess: i32, ask: Ask) -> Span {
        let (gain, next) = self.child(start, card);
        let Some(next) = next else {
            return match ask {
                Ask::Exact => Span::exact(gain),
                Ask::AtLeast(least) => Span::exact(i32::from(gain >= least)),
            };
        };
        match ask {
            Ask::Exact => {
                let inner = Span {
                    low: within.low - gain,
                    high: within.high - gain,
                };
                let got = self.value(&next, inner, guess - gain, ask);
                Span {
                    low: got.low + gain,
                    high: got.high + gain,
                }
            }
            Ask::AtLeast(least) => self.value(&next, within, guess, Ask::AtLeast(least - gain)),
        }
    }

    /// Everything about a position: its value, that of every card, a best line; `order` has all cards as they are
    /// preferred among equals.
    pub fn everything(
        &mut self,
        start: &Start<G::Past>,
        within: Span,
        guess: i32,
        ask: Ask,
        order: &[u32],
        next: Option<&Next>,
    ) -> RootResult {
        let whole = if ask == Ask::Exact {
            within
        } else {
            Span { low: 0, high: 1 }
        };
        let wants_much = start.to_play == 0;
        let told = next
            .filter(|_| ask == Ask::Exact)
            .and_then(|next| self.told(start, next));
        let searched = self.whole_value(start, whole, guess, ask, told.as_ref());
        let cards = self.card_values(start, whole, searched, ask, told.as_ref());
        let value = combine(searched, &cards, wants_much);
        let first = self.first_best(start, value, &cards, order);
        let line = match told.filter(|told| first == Some(told.card) && !told.line.is_empty()) {
            Some(told) => [&[told.card], told.line].concat(),
            None if value.is_exact() => self.line(start, value.low, whole, ask, order, first),
            None => Vec::new(),
        };
        RootResult { value, cards, line }
    }

    /// The value of a position, with what is told of one of its cards.
    fn whole_value(
        &mut self,
        start: &Start<G::Past>,
        whole: Span,
        guess: i32,
        ask: Ask,
        told: Option<&KnownCard<'_>>,
    ) -> Span {
        let Some(told) = told else {
            return self.value(start, whole, guess, ask);
        };
        // No position is worth less to its player than one of their cards.
        let within = if start.to_play == 0 {
            Span {
                low: whole.low.max(told.value),
                ..whole
            }
        } else {
            Span {
                high: whole.high.min(told.value),
                ..whole
            }
        };
        self.value(start, within, told.value, ask)
    }

    /// The value after each card, one for all of its equals, where that of the position is known.
    fn card_values(
        &mut self,
        start: &Start<G::Past>,
        whole: Span,
        value: Span,
        ask: Ask,
        told: Option<&KnownCard<'_>>,
    ) -> Vec<(u32, Span)> {
        // No card is better than the best.
        let (within, near) = if start.to_play == 0 {
            let within = Span {
                low: whole.low,
                high: value.high,
            };
            (within, value.high)
        } else {
            let within = Span {
                low: value.low,
                high: whole.high,
            };
            (within, value.low)
        };
        let mut cards = Vec::new();
        let mut moves = self.moves(&start.holdings, start.to_play, start.trick.as_ref(), start.past);
        while moves != 0 {
            let card = moves & moves.wrapping_neg();
            moves &= !card;
            let got = match told {
                Some(told) if told.like == card => Span::exact(told.value),
                _ if within.is_exact() => within,
                _ => self.after_card(start, card, within, near, ask),
            };
            cards.push((card, got));
        }
        cards
    }

    /// The card that a best line begins with.
    fn first_best(&self, start: &Start<G::Past>, value: Span, cards: &[(u32, Span)], order: &[u32]) -> Option<u32> {
        let legal = self.legal(&start.holdings, start.to_play, start.trick.as_ref());
        let is_best = |card: &u32| {
            let like = self.like(start, *card);
            cards.iter().any(|(tried, span)| Some(*tried) == like && *span == value)
        };
        order
            .iter()
            .copied()
            .filter(|card| legal & card != 0)
            .find(is_best)
            .filter(|_| value.is_exact())
    }

    /// The one of equal cards that is tried for all of them.
    fn like(&self, start: &Start<G::Past>, card: u32) -> Option<u32> {
        let holding = start.holdings[start.to_play];
        let moves = self.moves(&start.holdings, start.to_play, start.trick.as_ref(), start.past);
        let mut like = card;
        while like & moves == 0 {
            let above = holding & above_of(like);
            like = above & above.wrapping_neg();
            if like == 0 {
                return None;
            }
        }
        Some(like)
    }

    /// The card that leads to a known position, if one does.
    fn told<'n>(&self, start: &Start<G::Past>, next: &'n Next) -> Option<KnownCard<'n>> {
        let holding = start.holdings[start.to_play];
        let card = holding & !next.holdings[start.to_play];
        let legal = self.legal(&start.holdings, start.to_play, start.trick.as_ref());
        if card.count_ones() != 1 || card & legal == 0 {
            return None;
        }
        let (gain, after) = self.child(start, card);
        let after = after?;
        let same = after.holdings == next.holdings
            && after.trick == next.trick
            && after.to_play == next.to_play
            && self.goal.code(after.past) == next.past;
        let like = self.like(start, card)?;
        same.then(|| KnownCard {
            card,
            like,
            value: next.value + gain,
            line: &next.line,
        })
    }

    /// One best line, which begins with a card if that is known; nothing when the search has to stop on the way.
    fn line(
        &mut self,
        start: &Start<G::Past>,
        mut value: i32,
        mut within: Span,
        mut ask: Ask,
        order: &[u32],
        mut known: Option<u32>,
    ) -> Vec<u32> {
        let mut line = Vec::new();
        let mut at = *start;
        loop {
            // Where nothing is left to lose, no card loses anything.
            let is_lost = value == if at.to_play == 0 { within.low } else { within.high };
            let found = match known.take() {
                None if is_lost => self.first_legal(&at, order),
                None => self.best(&at, value, ask, order),
                first => first,
            };
            let Some(card) = found.filter(|_| !self.limits.stopped) else {
                return Vec::new();
            };
            line.push(card);
            let (gain, next) = self.child(&at, card);
            let Some(next) = next else { return line };
            at = next;
            match &mut ask {
                Ask::Exact => {
                    value -= gain;
                    within = Span {
                        low: within.low - gain,
                        high: within.high - gain,
                    };
                }
                Ask::AtLeast(least) => *least -= gain,
            }
        }
    }

    fn first_legal(&self, at: &Start<G::Past>, order: &[u32]) -> Option<u32> {
        let legal = self.legal(&at.holdings, at.to_play, at.trick.as_ref());
        order.iter().copied().find(|card| legal & card != 0)
    }

    /// The first of the cards that give away nothing of the value. Of equal cards one is asked about, and the last that
    /// is left not at all.
    fn best(&mut self, at: &Start<G::Past>, value: i32, ask: Ask, order: &[u32]) -> Option<u32> {
        let wants_much = at.to_play == 0;
        let legal = self.legal(&at.holdings, at.to_play, at.trick.as_ref());
        let mut left = self.moves(&at.holdings, at.to_play, at.trick.as_ref(), at.past);
        for card in order.iter().copied().filter(|card| legal & card != 0) {
            let like = self.like(at, card)?;
            if like & left == 0 {
                continue;
            }
            if like == left || self.keeps(at, card, value, wants_much, ask) || self.limits.stopped {
                return Some(card);
            }
            left &= !like;
        }
        None
    }

    /// Whether a card does not give away anything of the value.
    fn keeps(&mut self, at: &Start<G::Past>, card: u32, value: i32, wants_much: bool, ask: Ask) -> bool {
        let (gain, next) = self.child(at, card);
        let (least, wanted) = match ask {
            Ask::Exact if wants_much => (value - gain, true),
            Ask::Exact => (value + 1 - gain, false),
            Ask::AtLeast(least) => (least - gain, value == 1),
        };
        let got = match next {
            None => i32::from(0 >= least),
            Some(next) => i32::from(self.at_least(&next, least) >= least),
        };
        (got == 1) == wanted
    }
}

/// A position is worth what its best card is worth, as far as both are known.
fn combine(value: Span, cards: &[(u32, Span)], wants_much: bool) -> Span {
    let lows = cards.iter().map(|(_, span)| span.low);
    let highs = cards.iter().map(|(_, span)| span.high);
    let (low, high) = match wants_much {
        true => (lows.max(), highs.max()),
        false => (lows.min(), highs.min()),
    };
    match (low, high) {
        (Some(low), Some(high)) => Span {
            low: value.low.max(low),
            high: value.high.min(high),
        },
        _ => value,
    }
}
