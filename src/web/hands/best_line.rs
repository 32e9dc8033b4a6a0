//! The best play of a position, cut into tricks: the one on the table first, each card with who plays it.

use super::cards::{CardView, card};
use super::position_view::PositionView;
use talon_rules::cards::{Card, Pack, Seat};
use talon_study::analysis::CardReport;

/// A trick of the line.
#[derive(Debug)]
pub(crate) struct LineTrick {
    pub number: u8,
    /// What is still to be played of it: the player and the card.
    pub cards: Vec<(String, CardView)>,
    /// Who wins it, where the line plays it to its end.
    pub winner: String,
}

/// Best play from here. Who wins a trick leads to the next one, by the rules of the contract.
pub(crate) fn best_line(position: &PositionView<'_>, one: &CardReport) -> Vec<LineTrick> {
    let state = position.state();
    let rules = state.play_rules();
    let mut lying: Vec<(Seat, Card)> = state.trick().iter().collect();
    let Some(mut turn) = state.to_act() else {
        return Vec::new();
    };
    let players = Seat::ALL.into_iter().filter(|seat| state.plays_along(*seat)).count();
    let after = |seat: Seat| {
        let next = seat.next();
        if state.plays_along(next) { next } else { next.next() }
    };
    let mut tricks: Vec<LineTrick> = Vec::new();
    let mut number = state.trick_no();
    for played in one.line.iter().filter_map(|code| Pack::read(code)) {
        if tricks.last().is_none_or(|trick| trick.number != number) {
            tricks.push(LineTrick {
                number,
                cards: Vec::new(),
                winner: String::new(),
            });
        }
        let Some(trick) = tricks.last_mut() else { break };
        trick
            .cards
            .push((position.name(turn), card(played, position.lang, position.faces)));
        lying.push((turn, played));
        turn = after(turn);
        if lying.len() == players {
            let cards: Vec<Card> = lying.iter().map(|(_, card)| *card).collect();
            turn = lying[rules.winner(&cards)].0;
            trick.winner = position.name(turn);
            lying.clear();
            number += 1;
        }
    }
    tricks
}
