//! What one player of Preferans can know while cards are played, and what they still want. It looks at the engine for
//! one seat; hidden cards of others do not pass through it.

use crate::generate::view;
use talon_rules::cards::{BySeat, CardSet, Seat};
use talon_rules::games::preferans::{Contract, Preferans};

pub use crate::generate::view::{ShownOut, note_card};

/// The play from one seat.
pub(crate) type PreferansView = view::SeatView<Goal>;

/// What is played for.
#[derive(Debug, Clone, Copy)]
pub struct Goal {
    pub contract: Contract,
    /// Tricks that the declarer still needs.
    pub wanted: u8,
    /// Suits that the other defender has led; bit `n` is the suit with index `n`.
    pub partner_led: u8,
}

impl PreferansView {
    /// The view of a seat in a game that is being played; `None` before that. `led` are the suits each has led.
    pub fn of(game: &Preferans, seat: Seat, shown_out: &ShownOut, led: &BySeat<u8>) -> Option<PreferansView> {
        let (declarer, contract) = (game.declarer()?, game.contract()?);
        let table = game.table();
        let holding = table.holdings[seat].certain;
        let laid = if seat == declarer && !game.is_game() {
            table.talon.certain
        } else {
            CardSet::EMPTY
        };
        let partner = seat.others().into_iter().find(|other| *other != declarer);
        Some(PreferansView {
            seat,
            declarer,
            contract: Goal {
                contract,
                wanted: 6u8.saturating_sub(game.tricks()[declarer]),
                partner_led: partner.map_or(0, |partner| led[partner]),
            },
            trump: contract.trump(),
            rules: contract.play_rules(),
            holding,
            legal: game.legal_cards(seat),
            unseen: CardSet::FULL.without(holding).without(table.played).without(laid),
            trick: *game.trick(),
            active: BySeat::from_fn(|seat| game.is_active(seat)),
            shown_out: *shown_out,
            declarers_cards: None,
        })
    }
}
