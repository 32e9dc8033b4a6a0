//! Sessions: three players deal after deal on one sheet, from full bulas until nothing is left to go (P-9.1). The sheet
//! is the engine's; here it is only carried from deal to deal.

use super::bidder::Bidder;
use super::deals::deal;
use super::table::PreferansPlayers;
use crate::generate::Setting;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::chance::Chance;
use talon_rules::games::Deal;
use talon_rules::games::preferans::{Action, Before, Preferans, Sheet, Variant};

/// A hand that was dealt, bid and played.
#[derive(Debug, Clone)]
pub struct GeneratedHand {
    pub seed: u64,
    /// Number of its session in the series, from 0.
    pub session: u64,
    /// Number of the deal within the session, from 1.
    pub number: u64,
    pub variant: Variant,
    /// The sheet it was played on.
    pub before: Before,
    pub deal: Deal,
    pub actions: Vec<(Seat, Action)>,
    /// The hand after the last action.
    pub game: Preferans,
    pub setting: Setting,
}

/// A deal on a fresh sheet by the default rules, bid and played by the people of a table.
pub(super) fn play_deal(deal: &Deal, seed: u64, table: u64) -> GeneratedHand {
    let variant = Variant::default();
    let before = Sheet::new(&variant).before();
    let mut chance = session_chance(seed, table, 0);
    let players = BySeat::from_fn(|_| Bidder::new(&mut chance));
    let mut played = PreferansPlayers::new(Preferans::new(deal, &before, &variant), players, chance);
    played.play();
    GeneratedHand {
        seed,
        session: table,
        number: 1,
        variant,
        before,
        deal: *deal,
        actions: played.actions,
        game: played.game,
        setting: Setting::of_session('p', seed, table),
    }
}

/// A session being played: its deals one after another, until the sheet is full.
#[derive(Debug, Clone)]
pub struct Session {
    seed: u64,
    number: u64,
    variant: Variant,
    players: BySeat<Bidder>,
    setting: Setting,
    first_dealer: Seat,
    sheet: Sheet,
    dealt: u64,
}

/// A session that has run this long is broken off, as at a table; none of the default rules comes near.
const DEALS_MAX: u64 = 300;

impl Session {
    /// Session `number` of the series that begins with this seed; it depends on nothing but its arguments.
    pub fn new(seed: u64, number: u64, variant: &Variant) -> Session {
        let mut chance = session_chance(seed, number, 0);
        Session {
            seed,
            number,
            variant: *variant,
            players: BySeat::from_fn(|_| Bidder::new(&mut chance)),
            setting: Setting::of_session('p', seed, number),
            first_dealer: Seat::ALL[chance.below(3)],
            sheet: Sheet::new(variant),
            dealt: 0,
        }
    }

    /// The sheet after the deals so far.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    fn dealer(&self) -> Seat {
        match self.dealt % 3 {
            0 => self.first_dealer,
            1 => self.first_dealer.next(),
            _ => self.first_dealer.previous(),
        }
    }

    fn enter(&mut self, game: &Preferans) {
        let Some(outcome) = game.outcome() else { return };
        match outcome.declarer.zip(outcome.score) {
            Some((declarer, score)) => self.sheet.enter(declarer, &score),
            None => {
                self.sheet.enter_passed_out(&self.variant);
            }
        }
    }
}

impl Iterator for Session {
    type Item = GeneratedHand;

    fn next(&mut self) -> Option<GeneratedHand> {
        if self.sheet.is_over() || self.dealt == DEALS_MAX {
            return None;
        }
        let mut chance = session_chance(self.seed, self.number, self.dealt + 1);
        let deal = deal(&mut chance, self.dealer().next());
        let before = self.sheet.before();
        let mut table = PreferansPlayers::new(Preferans::new(&deal, &before, &self.variant), self.players, chance);
        table.play();
        self.enter(&table.game);
        self.dealt += 1;
        Some(GeneratedHand {
            seed: self.seed,
            session: self.number,
            number: self.dealt,
            variant: self.variant,
            before,
            deal,
            actions: table.actions,
            game: table.game,
            setting: Setting {
                deal: self.dealt,
                ..self.setting.clone()
            },
        })
    }
}

/// The hands of a series without end: one session after another, each with other members.
pub fn hands(seed: u64, variant: &Variant) -> impl Iterator<Item = GeneratedHand> + use<> {
    let variant = *variant;
    (0..).flat_map(move |number| Session::new(seed, number, &variant))
}

fn session_chance(seed: u64, session: u64, deal: u64) -> Chance {
    Chance::of(seed ^ 0x0070_7265_6665_7261, session << 16 | deal)
}
