//! A contract without its auction: who plays, what, and the trump where the contract leaves it open.

use super::notice::seat_name;
use super::page::Drawing;
use crate::choice::{Choice, MarkedChoice};
use crate::hands::cards::suit_words;
use talon_editor::givable;
use talon_records::format_of;
use talon_rules::cards::{Seat, Suit};

/// The form of it.
#[derive(Debug)]
pub(super) struct GivenView {
    /// Made where the score says it, and so are contracts.
    pub seats: Vec<MarkedChoice>,
    pub contracts: Vec<MarkedChoice>,
    /// None where no contract leaves the trump open.
    pub trumps: Vec<Choice>,
}

pub(super) fn given(drawing: &Drawing<'_>) -> Option<GivenView> {
    let shell = &drawing.looker.shell;
    let game = drawing.draft.game()?;
    let format = format_of(game);
    let pack = format.pack();
    let codes = givable(drawing.draft);
    let players = drawing.draft.get("players");
    let claimed = drawing.draft.get("result").and_then(|result| result.get("claimed"));
    let declarer = claimed.and_then(|claimed| claimed.get("declarer")?.as_str());
    let contract = claimed.and_then(|claimed| format.claimed_contract(claimed));
    let seat = |seat: Seat| {
        let name = players.and_then(|players| players.get(seat.letter())?.get("name")?.as_str());
        let is_said = declarer == Some(seat.letter());
        Choice::new(seat.letter(), seat_name(seat, name, shell)).marked(is_said)
    };
    let mut suits: Vec<Suit> = codes
        .iter()
        .flat_map(|code| format.open_trumps(code))
        .copied()
        .collect();
    suits.sort_by_key(|suit| pack.suit_code(*suit));
    suits.dedup();
    Some(GivenView {
        seats: Seat::ALL.map(seat).into(),
        contracts: codes
            .into_iter()
            .map(|code| {
                let words = shell.lang.capitalized(&shell.lang.bid(code));
                Choice::new(code, words).marked(contract == Some(code))
            })
            .collect(),
        trumps: suits
            .into_iter()
            .map(|suit| {
                let words = suit_words(suit, shell.lang, drawing.faces);
                Choice::new(pack.suit_code(suit), words)
            })
            .collect(),
    })
}
