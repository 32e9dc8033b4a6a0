//! One hand of a series, from the deal to its end. It leaves every decision to the players and every rule to the
//! engine.

use super::bidder::Bidder;
use super::deals::deal;
use super::table::UltiPlayers;
use crate::generate::Setting;
use talon_rules::cards::{BySeat, CardSet, Seat};
use talon_rules::chance::Chance;
use talon_rules::games::ulti::{Action, Bid, Deal, Ulti, Variant};

/// A hand that was dealt, bid and played.
#[derive(Debug, Clone)]
pub struct GeneratedHand {
    pub seed: u64,
    /// Its number in the series, from 0.
    pub number: u64,
    pub variant: Variant,
    pub deal: Deal,
    /// The five cards of each player in the first round of the two-round auction.
    pub first: Option<BySeat<CardSet>>,
    pub actions: Vec<(Seat, Action)>,
    /// The hand after the last action.
    pub game: Ulti,
    /// Whose cards were dealt to fit which bid.
    pub favour: Option<(Seat, Bid)>,
}

impl GeneratedHand {
    /// The same deal, bid and played by other people.
    pub(crate) fn at_another_table(&self, table: u64) -> GeneratedHand {
        let mut chance = Chance::of(self.seed ^ TABLES, self.number << 16 | table);
        let players = BySeat::from_fn(|_| Bidder::new(&mut chance, None));
        let mut played = UltiPlayers::new(Ulti::new(&self.deal, &self.variant), players, self.first, chance);
        played.play();
        GeneratedHand {
            actions: played.actions,
            game: played.game,
            ..self.clone()
        }
    }
}

/// What keeps the chance of other tables apart from that of the deals.
const TABLES: u64 = 0x0074_6162_6c65_7321;

/// Hand `number` of the series that begins with this seed; it depends on nothing but its arguments.
pub fn generate_hand(seed: u64, number: u64, variant: &Variant) -> GeneratedHand {
    let mut chance = Chance::of(seed, number);
    let dealt = deal(&mut chance, Setting::dealer(number).next(), variant);
    let players = BySeat::from_fn(|seat| {
        let fancy = dealt.favour.filter(|(lucky, _)| *lucky == seat).map(|(_, bid)| bid);
        Bidder::new(&mut chance, fancy)
    });
    let mut table = UltiPlayers::new(Ulti::new(&dealt.deal, variant), players, dealt.first, chance);
    table.play();
    GeneratedHand {
        seed,
        number,
        variant: *variant,
        deal: dealt.deal,
        first: dealt.first,
        actions: table.actions,
        game: table.game,
        favour: dealt.favour,
    }
}
