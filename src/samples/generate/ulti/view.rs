//! What one player of Ulti can know while cards are played, and what the cards count. It looks at the engine for one
//! seat; hidden cards of others do not pass through it.

use crate::generate::view;
use talon_rules::cards::{BySeat, Card, CardSet, Rank, Seat};
use talon_rules::games::ulti::{Bid, Ulti};

pub use crate::generate::view::{ShownOut, note_card};

/// The play from one seat.
pub(crate) type UltiView = view::SeatView<Bid>;

impl UltiView {
    /// The view of a seat in a game that is being played; `None` before that.
    pub fn of(game: &Ulti, seat: Seat, shown_out: &ShownOut) -> Option<UltiView> {
        let (declarer, contract) = game.contract()?;
        let table = game.table();
        let holding = table.holdings[seat].certain;
        let laid = if seat == declarer {
            table.talon.certain
        } else {
            CardSet::EMPTY
        };
        let open = seat != declarer && game.exposed(declarer);
        Some(UltiView {
            seat,
            declarer,
            contract,
            trump: game.trump(),
            rules: game.play_rules(),
            holding,
            legal: game.legal_cards(seat),
            unseen: CardSet::FULL.without(holding).without(table.played).without(laid),
            trick: *game.trick(),
            active: BySeat {
                a: true,
                b: true,
                c: true,
            },
            shown_out: *shown_out,
            declarers_cards: open.then(|| table.holdings[declarer].certain),
        })
    }

    /// 10 for an ace or a ten in a trump game.
    pub fn points(&self, card: Card) -> i32 {
        match card.rank() {
            Rank::Ace | Rank::Ten if self.trump.is_some() => 10,
            _ => 0,
        }
    }
}
