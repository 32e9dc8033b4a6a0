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

/// A deal by the default rules, bid and played by the people of a table.
pub(super) fn play_deal(deal: &Deal, seed: u64, table: u64) -> GeneratedHand {
    let variant = Variant::default();
    let mut chance = Chance::of(seed, table);
    let players = BySeat::from_fn(|_| Bidder::new(&mut chance, None));
    let mut played = UltiPlayers::new(Ulti::new(deal, &variant), players, None, chance);
    played.play();
    GeneratedHand {
        seed,
        number: table,
        variant,
        deal: *deal,
        first: None,
        actions: played.actions,
        game: played.game,
        favour: None,
    }
}

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
