//! One question put to the search: cards and an objective of a game go in, a verdict comes out. It chooses the search
//! for two or three players and turns sets back into cards; what is asked it does not know.

use super::goal::{Duties, Goal, Open};
use super::layout::Layout;
use super::position::Cards;
use super::root::{Ask, Next, RootResult, Span, Start};
use super::search::{Limits, Search, Trumps};
use super::table::TranspositionTable;
use super::verdict::{Bounds, Verdict};
use talon_rules::cards::Card;

/// How much is wanted of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// The value alone.
    Value,
    /// The value if it is better for the first player than this, else only that it is not.
    MoreThan(i64),
    /// The value, every legal card, a best line.
    Everything,
}

/// What a search works with.
#[derive(Debug)]
pub struct Bench<'a, 'b> {
    pub table: &'a mut TranspositionTable,
    pub limits: &'a mut Limits<'b>,
    pub extent: Extent,
    /// Which cut the search does without.
    #[cfg(test)]
    pub without: super::cuts::Cut,
    /// What the table was last used for: an objective that says the same may use what it left there.
    pub used_for: &'a mut Option<Vec<i64>>,
    /// The position that was asked about before, as long as the table is used for the same.
    pub next: &'a mut Option<Next>,
}

/// A question in the terms of the search.
#[derive(Debug)]
pub struct Question<'a, G: Goal> {
    pub cards: &'a Cards,
    pub layout: &'a Layout,
    pub goal: &'a G,
    /// `None` when nothing can change the value any more.
    pub past: Option<G::Past>,
    /// A card that the first player keeps as long as they can.
    pub reserved: Option<Card>,
    pub ask: Ask,
    /// The value when nothing more is earned.
    pub base: i64,
    /// What one unit of the search is worth; less than nothing where the first player wants the value low.
    pub unit: i64,
    /// All that can still be earned.
    pub within: Span,
    pub guess: i32,
    /// What a table entry means, beside the cards.
    pub meaning: Vec<i64>,
}

impl<G: Goal> Question<'_, G> {
    /// The verdict.
    pub fn answer<D: Duties>(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        if bench.used_for.as_ref() != Some(&self.meaning) {
            bench.table.forget(self.goal.has_levels());
            *bench.next = None;
            *bench.used_for = Some(self.meaning.clone());
        }
        #[cfg(test)]
        if bench.without != super::cuts::Cut::Nothing {
            return super::cuts::answer_without::<G, D>(self, bench);
        }
        self.of_players::<D>(bench)
    }

    pub(super) fn of_players<D: Duties>(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        match self.layout.seats().len() {
            2 => self.search::<D, 2>(bench),
            _ => self.search::<D, 3>(bench),
        }
    }

    fn search<D: Duties, const PLAYERS: usize>(&self, bench: &mut Bench<'_, '_>) -> Verdict {
        let reserved = self.reserved.map_or(0, |card| self.layout.bit(card));
        let trumps = Trumps {
            suit: self.layout.trump(),
            reserved,
        };
        let before = bench.limits.nodes;
        let mut search: Search<'_, '_, G, D, PLAYERS> = Search::new(self.goal, trumps, bench.table, bench.limits);
        let next = bench.next.take();
        let found = match self.start(trumps.suit) {
            Some(start) => match bench.extent {
                Extent::Value => {
                    let value = search.value(&start, self.within, self.guess, self.ask);
                    RootResult {
                        value,
                        cards: Vec::new(),
                        line: Vec::new(),
                    }
                }
                // Of yes and no there is nothing above yes.
                Extent::MoreThan(floor) if self.ask != Ask::Exact && floor >= 1 => RootResult {
                    value: Span { low: 0, high: 1 },
                    cards: Vec::new(),
                    line: Vec::new(),
                },
                Extent::MoreThan(floor) => {
                    let floor = (floor - self.base).div_euclid(if self.unit == 0 { 1 } else { self.unit });
                    let limit = |end: i32| i64::from(end.clamp(-1_000_000_000, 1_000_000_000));
                    let least = floor.clamp(limit(self.within.low) - 1, limit(self.within.high)) as i32 + 1;
                    let value = search.value_from(&start, self.within, least, self.ask);
                    RootResult {
                        value,
                        cards: Vec::new(),
                        line: Vec::new(),
                    }
                }
                Extent::Everything => {
                    let order = self.layout.order();
                    let next = next.as_ref();
                    let found = search.everything(&start, self.within, self.guess, self.ask, order, next);
                    if self.ask == Ask::Exact && found.value.is_exact() {
                        let past = self.goal.code(start.past);
                        let Start {
                            holdings,
                            trick,
                            to_play,
                            ..
                        } = start;
                        let (value, line) = (found.value.low, found.line.clone());
                        *bench.next = Some(Next {
                            holdings,
                            trick,
                            to_play,
                            past,
                            value,
                            line,
                        });
                    }
                    RootResult {
                        cards: self.spread(&search, &start, &found),
                        ..found
                    }
                }
            },
            None => self.settled(&search),
        };
        let nodes = search.limits.nodes - before;
        self.verdict(found, nodes)
    }

    fn start(&self, trump: u32) -> Option<Start<G::Past>> {
        Some(Start {
            past: self.past?,
            ..self.bare(trump, self.past?)
        })
    }

    fn bare<P: Copy>(&self, trump: u32, past: P) -> Start<P> {
        let mut holdings = [0; 3];
        for (player, seat) in self.layout.seats().iter().enumerate() {
            holdings[player] = self.layout.set(self.cards.holdings[*seat]);
        }
        let mut trick: Option<Open> = None;
        for (seat, card) in self.cards.trick.iter() {
            let (player, card) = (self.layout.player(seat), self.layout.bit(card));
            trick = Some(match trick {
                Some(trick) => trick.with(player, card, trump),
                None => Open::led_by(player, card),
            });
        }
        Start {
            holdings,
            trick,
            to_play: self.layout.player(self.cards.to_play),
            past,
        }
    }

    /// The value of each card, those too that were not tried because they are one with another.
    fn spread<D: Duties, const PLAYERS: usize>(
        &self,
        search: &Search<'_, '_, G, D, PLAYERS>,
        start: &Start<G::Past>,
        found: &RootResult,
    ) -> Vec<(u32, Span)> {
        let holding = start.holdings[start.to_play];
        let legal = search.legal(&start.holdings, start.to_play, start.trick.as_ref());
        let value_of = |card: u32| {
            let mut like = card;
            loop {
                if let Some((_, span)) = found.cards.iter().find(|(tried, _)| *tried == like) {
                    return Some((card, *span));
                }
                let above = holding & super::masks::above_of(like);
                if above == 0 {
                    return None;
                }
                like = above & above.wrapping_neg();
            }
        };
        let listed = self.layout.order().iter().filter(|card| legal & **card != 0);
        listed.filter_map(|card| value_of(*card)).collect()
    }

    /// Nothing is left to be won: every legal card is worth the same.
    fn settled<D: Duties, const PLAYERS: usize>(&self, search: &Search<'_, '_, G, D, PLAYERS>) -> RootResult {
        let value = match self.ask {
            Ask::Exact => Span { low: 0, high: 0 },
            Ask::AtLeast(least) => Span {
                low: i32::from(least <= 0),
                high: i32::from(least <= 0),
            },
        };
        let bare = self.bare(search.trumps.suit, ());
        let legal = search.legal(&bare.holdings, bare.to_play, bare.trick.as_ref());
        let cards = self.layout.order().iter().filter(|card| legal & **card != 0);
        RootResult {
            value,
            cards: cards.map(|card| (*card, value)).collect(),
            line: Vec::new(),
        }
    }

    fn verdict(&self, found: RootResult, nodes: u64) -> Verdict {
        let scaled = |span: Span| match self.ask {
            Ask::Exact => {
                let [one, other] = [span.low, span.high].map(|end| self.base + self.unit * i64::from(end));
                Bounds {
                    low: one.min(other),
                    high: one.max(other),
                }
            }
            Ask::AtLeast(_) => Bounds {
                low: span.low.into(),
                high: span.high.into(),
            },
        };
        let first = self.layout.seats().first();
        Verdict {
            value: scaled(found.value),
            to_play: Some(self.cards.to_play),
            wants_much: (first == Some(&self.cards.to_play)) == (self.unit >= 0),
            complete: found.value.is_exact() && found.cards.iter().all(|(_, span)| span.is_exact()),
            cards: found
                .cards
                .iter()
                .map(|(bit, span)| (self.layout.card(*bit), scaled(*span)))
                .collect(),
            line: found.line.iter().map(|bit| self.layout.card(*bit)).collect(),
            nodes,
        }
    }
}
