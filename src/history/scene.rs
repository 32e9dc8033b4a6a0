//! What a viewpoint may see of a position: hands, and the cards laid away. Whoever draws a position asks here, so
//! that no card leaves this module that the viewpoint could not see.

use super::check::Hand;
use super::timeline::Timeline;
use super::ulti::Step;
use crate::cards::{BySeat, Card, Seat};
use crate::games::ulti::{Action, Ulti};

/// Whose eyes a position is seen with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum View {
    #[default]
    All,
    Seat(Seat),
    Defenders,
    Public,
}

/// A card in a hand, or where one was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    Held(Card),
    /// Face down at this viewpoint.
    Hidden,
    /// In nobody's record.
    Unknown,
    /// Played, with the number of the trick.
    Gone(Card, usize),
}

/// A position at a viewpoint.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    pub hands: BySeat<Vec<Shown>>,
    /// Who laid cards away last, and the cards as far as they may be seen.
    pub laid: Option<(Seat, [Option<Card>; 2])>,
    /// The trick on the table; after its last card it stays until the next is led.
    pub trick: Vec<(Seat, Card)>,
    pub turn: Option<Seat>,
}

impl View {
    /// All that can be asked for.
    pub const ALL: [View; 6] = [
        View::All,
        View::Seat(Seat::A),
        View::Seat(Seat::B),
        View::Seat(Seat::C),
        View::Defenders,
        View::Public,
    ];

    /// Its word in addresses.
    pub const fn word(self) -> &'static str {
        match self {
            View::All => "all",
            View::Seat(seat) => seat.letter(),
            View::Defenders => "defenders",
            View::Public => "public",
        }
    }

    /// The viewpoint with this word.
    pub fn parse(word: &str) -> Option<View> {
        View::ALL.into_iter().find(|view| view.word() == word)
    }

    /// Whether it sees the hand of this seat.
    pub fn sees(self, seat: Seat, state: &Ulti) -> bool {
        match self {
            View::All => true,
            View::Seat(own) => own == seat,
            View::Defenders => state.contract().is_some_and(|(declarer, _)| declarer != seat),
            View::Public => false,
        }
    }
}

impl Scene {
    /// The position after `ply` actions; none when there are not so many.
    pub fn at(hand: &Hand<'_>, timeline: &Timeline, ply: usize, view: View) -> Option<Scene> {
        let state = timeline.states.get(ply)?;
        let hands = BySeat::from_fn(|seat| {
            let holding = &state.table().hands[seat];
            let gone = timeline
                .played(ply)
                .filter(|(_, (_, by, _))| *by == seat)
                .map(|(trick, (_, _, card))| (Some(card), Shown::Gone(card, trick)));
            let mut cards: Vec<(Option<Card>, Shown)> = gone.collect();
            if view.sees(seat, state) || state.exposed(seat) {
                cards.extend(holding.certain.iter().map(|card| (Some(card), Shown::Held(card))));
                let unknown = holding.len().saturating_sub(holding.certain.len());
                cards.extend(std::iter::repeat_n((None, Shown::Unknown), unknown));
            } else {
                cards.extend(std::iter::repeat_n((None, Shown::Hidden), holding.len()));
            }
            cards.sort_by_key(|(card, _)| card.map_or(usize::MAX, Card::index));
            cards.into_iter().map(|(_, shown)| shown).collect()
        });
        Some(Scene {
            hands,
            laid: laid(hand, ply, view),
            trick: trick(timeline, ply),
            turn: turn(hand, timeline, ply),
        })
    }
}

/// Cards laid away are seen by whoever laid them, until somebody takes them.
fn laid(hand: &Hand<'_>, ply: usize, view: View) -> Option<(Seat, [Option<Card>; 2])> {
    for item in hand.items.get(..ply)?.iter().rev() {
        match (item.step, item.by) {
            (Step::Act(Action::Pickup), _) => return None,
            (Step::Act(Action::Discard(cards)), Some(by)) => {
                let seen = match view {
                    View::All => true,
                    View::Seat(own) => own == by,
                    // Partners hold no cards in common: what one of them laid away the other has not seen.
                    View::Defenders | View::Public => false,
                };
                return Some((by, if seen { cards } else { [None; 2] }));
            }
            _ => {}
        }
    }
    None
}

fn trick(timeline: &Timeline, ply: usize) -> Vec<(Seat, Card)> {
    let number = timeline.played(ply).last().map_or(0, |(number, _)| number);
    timeline.played(ply).filter(|(at, _)| *at == number).map(|(_, (_, by, card))| (by, card)).collect()
}

/// Who does the next thing in the record.
fn turn(hand: &Hand<'_>, timeline: &Timeline, ply: usize) -> Option<Seat> {
    if ply >= timeline.last() { None } else { hand.items.get(ply)?.by }
}
