//! The 54 bids on 42 steps as data (U-4.2, U-5.5). The formula that orders them is tested against it.

use super::bid::{BidRow, Class, Class::*};
use super::component::{Component, Component::*, ComponentSet};

const fn row(code: &'static str, step: u8, class: Class, components: &[Component], win: i64, loss: i64) -> BidRow {
    BidRow {
        code,
        step,
        class,
        components: ComponentSet::of(components),
        win,
        loss,
    }
}

/// All bids in ascending order; bids of one step outrank each other in no way.
#[rustfmt::skip]
pub(super) const TABLE: [BidRow; 54] = [
    row("simple", 1, Trump, &[Simple], 1, 1),
    row("p:simple", 2, Hearts, &[Simple], 2, 2),
    row("h40", 3, Trump, &[Forty], 4, 4),
    row("simple+aces", 4, Trump, &[Simple, Aces], 5, 5),
    row("simple+ulti", 5, Trump, &[Simple, Ulti], 5, 9),
    row("betli", 6, Plain, &[Betli], 5, 5),
    row("dur", 7, Trump, &[Durchmars], 6, 6),
    row("plain_dur", 7, Plain, &[PlainDurchmars], 6, 6),
    row("h40+aces", 8, Trump, &[Forty, Aces], 8, 8),
    row("h40+ulti", 9, Trump, &[Forty, Ulti], 8, 12),
    row("h20", 10, Trump, &[Twenty], 8, 8),
    row("p:h40", 10, Hearts, &[Forty], 8, 8),
    row("simple+ulti+aces", 11, Trump, &[Simple, Ulti, Aces], 9, 13),
    row("p:simple+aces", 12, Hearts, &[Simple, Aces], 10, 10),
    row("p:simple+ulti", 13, Hearts, &[Simple, Ulti], 10, 18),
    row("h40+dur", 14, Trump, &[Forty, Durchmars], 10, 10),
    row("ulti+dur", 14, Trump, &[Ulti, Durchmars], 10, 14),
    row("rebetli", 15, Plain, &[Rebetli], 10, 10),
    row("h40+ulti+aces", 16, Trump, &[Forty, Ulti, Aces], 12, 16),
    row("h20+aces", 17, Trump, &[Twenty, Aces], 12, 12),
    row("h20+ulti", 18, Trump, &[Twenty, Ulti], 12, 16),
    row("odur", 19, Trump, &[OpenDurchmars], 12, 12),
    row("p:dur", 19, Hearts, &[Durchmars], 12, 12),
    row("redur", 19, Plain, &[Redurchmars], 12, 12),
    row("h40+ulti+dur", 20, Trump, &[Forty, Ulti, Durchmars], 14, 18),
    row("h20+dur", 21, Trump, &[Twenty, Durchmars], 14, 14),
    row("h20+ulti+aces", 22, Trump, &[Twenty, Ulti, Aces], 16, 20),
    row("h40+odur", 23, Trump, &[Forty, OpenDurchmars], 16, 16),
    row("ulti+odur", 23, Trump, &[Ulti, OpenDurchmars], 16, 20),
    row("p:h40+aces", 23, Hearts, &[Forty, Aces], 16, 16),
    row("p:h40+ulti", 24, Hearts, &[Forty, Ulti], 16, 24),
    row("p:h20", 25, Hearts, &[Twenty], 16, 16),
    row("h20+ulti+dur", 26, Trump, &[Twenty, Ulti, Durchmars], 18, 22),
    row("p:simple+ulti+aces", 26, Hearts, &[Simple, Ulti, Aces], 18, 26),
    row("h40+ulti+odur", 27, Trump, &[Forty, Ulti, OpenDurchmars], 20, 24),
    row("h20+odur", 28, Trump, &[Twenty, OpenDurchmars], 20, 20),
    row("p:h40+dur", 28, Hearts, &[Forty, Durchmars], 20, 20),
    row("p:ulti+dur", 28, Hearts, &[Ulti, Durchmars], 20, 28),
    row("open_betli", 29, Plain, &[OpenBetli], 20, 20),
    row("h20+ulti+odur", 30, Trump, &[Twenty, Ulti, OpenDurchmars], 24, 28),
    row("p:h40+ulti+aces", 31, Hearts, &[Forty, Ulti, Aces], 24, 32),
    row("p:h20+aces", 32, Hearts, &[Twenty, Aces], 24, 24),
    row("p:h20+ulti", 33, Hearts, &[Twenty, Ulti], 24, 32),
    row("p:odur", 34, Hearts, &[OpenDurchmars], 24, 24),
    row("open_plain_dur", 34, Plain, &[OpenPlainDurchmars], 24, 24),
    row("p:h40+ulti+dur", 35, Hearts, &[Forty, Ulti, Durchmars], 28, 36),
    row("p:h20+dur", 36, Hearts, &[Twenty, Durchmars], 28, 28),
    row("p:h20+ulti+aces", 37, Hearts, &[Twenty, Ulti, Aces], 32, 40),
    row("p:h40+odur", 38, Hearts, &[Forty, OpenDurchmars], 32, 32),
    row("p:ulti+odur", 38, Hearts, &[Ulti, OpenDurchmars], 32, 40),
    row("p:h20+ulti+dur", 39, Hearts, &[Twenty, Ulti, Durchmars], 36, 44),
    row("p:h40+ulti+odur", 40, Hearts, &[Forty, Ulti, OpenDurchmars], 40, 48),
    row("p:h20+odur", 41, Hearts, &[Twenty, OpenDurchmars], 40, 40),
    row("p:h20+ulti+odur", 42, Hearts, &[Twenty, Ulti, OpenDurchmars], 48, 56),
];
