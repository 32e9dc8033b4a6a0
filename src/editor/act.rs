//! The acts of the editor: each takes the text of a record and gives the next one.

use serde_json::Value as Json;

use super::deal::{Dealt, Place};
use super::draft::Draft;
use super::reach::open;
use super::setup::Setup;
use super::{given, score, setup, steps};
use talon_rules::cards::{Card, CardSet, Seat, Suit};

/// What can be done to a record.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    /// Names, dealer, options and where it was played.
    Setup(Setup),
    /// A card is given to a place, wherever it was before.
    Give { card: Card, to: Place },
    /// A card is taken back.
    Take(Card),
    /// These are the cards of a place and no others.
    Place { place: Place, cards: CardSet },
    /// Only the contract is known, and not how it came about.
    Given {
        by: Seat,
        contract: String,
        trump: Option<Suit>,
    },
    /// The auction is told after all.
    Auction,
    /// An action as records write it happens before the one with this number; behind all that are legal, where there is
    /// no number. What follows is kept.
    Say { at: Option<usize>, action: Json },
    /// The same of several actions, one behind the other.
    SayAll { at: Option<usize>, actions: Vec<Json> },
    /// The action with this number is taken out, or the last one that is legal; what follows is kept.
    Remove { at: Option<usize> },
    /// What can be done in one way only is done, cards too.
    PlayOut,
    /// What does not fit any more is dropped.
    DropRest,
    /// What the score says from which the record grows is agreed by all, because the cards do not decide it.
    Settle,
}

/// Why an act cannot be done.
#[derive(Debug, Clone, PartialEq)]
pub enum Refusal {
    /// The text is no JSON object.
    Unreadable,
    /// Game, rules or deal have to be put right first.
    NoHand,
    /// It has no cards: only its result was written down.
    Score,
    /// The place has all its cards.
    Full(Place),
    /// These cards lie elsewhere.
    Elsewhere(CardSet),
    /// More cards than belong there.
    TooMany { place: Place, size: usize },
    /// There is nothing to take back.
    Nothing,
    /// A rule forbids it: the record with it, which says why, and the action as it can be kept all the same.
    Illegal { text: String, irregular: Option<Json> },
}

/// The text after an act.
///
/// # Errors
/// Why it cannot be done; the text is then as it was.
pub fn perform(text: &str, act: &Act) -> Result<String, Refusal> {
    let draft = open(text).ok_or(Refusal::Unreadable)?;
    if draft.get("score").is_some() {
        return Err(Refusal::Score);
    }
    let next = match act {
        Act::Setup(setup) => Ok(setup::set_up(&draft, setup)),
        Act::Give { card, to } => dealt(&draft, |dealt| give(dealt, *card, *to)),
        Act::Take(card) => dealt(&draft, |dealt| take(dealt, *card)),
        Act::Place { place, cards } => dealt(&draft, |dealt| put(dealt, *place, *cards)),
        Act::Given { by, contract, trump } => given::give(&draft, *by, contract, *trump).map(score::grown),
        Act::Auction => Ok(given::take_back(&draft)),
        Act::Say { at, action } => steps::say(&draft, *at, action),
        Act::SayAll { at, actions } => steps::say_all(&draft, *at, actions),
        Act::Remove { at } => steps::remove(&draft, *at),
        Act::PlayOut => steps::play_out(&draft),
        Act::DropRest => steps::drop_rest(&draft),
        Act::Settle => score::settle(&draft),
    };
    next.map(|draft| draft.text())
}

/// The draft with its deal changed.
fn dealt(draft: &Draft, change: impl FnOnce(&mut Dealt) -> Result<(), Refusal>) -> Result<Draft, Refusal> {
    let mut dealt = Dealt::of(draft).ok_or(Refusal::NoHand)?;
    change(&mut dealt)?;
    let mut draft = draft.clone();
    dealt.write(&mut draft);
    Ok(draft)
}

fn give(dealt: &mut Dealt, card: Card, to: Place) -> Result<(), Refusal> {
    let from = dealt.place_of(card);
    if from == Some(to) {
        return Ok(());
    }
    if dealt.missing(to) == 0 {
        return Err(Refusal::Full(to));
    }
    if let Some(from) = from {
        dealt.cards_mut(from).remove(card);
    }
    dealt.cards_mut(to).insert(card);
    // A card that was moved leaves a gap on purpose.
    if from.is_none() {
        dealt.fill();
    }
    Ok(())
}

/// Where too many cards lay, what is taken away belongs to the place that is left.
fn take(dealt: &mut Dealt, card: Card) -> Result<(), Refusal> {
    let place = dealt.place_of(card).ok_or(Refusal::Nothing)?;
    let was_over = dealt.is_over(place);
    dealt.cards_mut(place).remove(card);
    if was_over {
        dealt.fill();
    }
    Ok(())
}

fn put(dealt: &mut Dealt, place: Place, cards: CardSet) -> Result<(), Refusal> {
    let own = dealt.cards(place);
    let elsewhere = cards.without(own.or(dealt.nowhere()));
    if !elsewhere.is_empty() {
        return Err(Refusal::Elsewhere(elsewhere));
    }
    let size = dealt.size(place);
    if cards.len() > size {
        return Err(Refusal::TooMany { place, size });
    }
    *dealt.cards_mut(place) = cards;
    if cards.len() > own.len() {
        dealt.fill();
    }
    Ok(())
}
