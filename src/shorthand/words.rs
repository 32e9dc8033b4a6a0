//! Words that mean the same in every game.

use std::sync::OnceLock;

use crate::lexicon::{Lexicon, Rows};

/// What a part of a head or of a line is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Common {
    Deals,
    Rules,
    Session,
    /// The number of the one deal that a head belongs to.
    Deal,
    Date,
    Event,
    Venue,
    Table,
    Round,
    Recorder,
    Note,
    On,
    Off,
    None,
}

static ROWS: &Rows<Common> = &[
    (
        Common::Deals,
        &["deals", "oszt", "osztó", "osztott", "dijeli", "deli", "dealer"],
    ),
    (Common::Rules, &["rules", "szabályok", "szabály", "pravila"]),
    (Common::Session, &["session", "sesija"]),
    (Common::Deal, &["deal", "leosztás", "dijeljenje", "deljenje"]),
    (Common::Date, &["date", "dátum", "datum"]),
    (Common::Event, &["event", "verseny", "turnir"]),
    (Common::Venue, &["venue", "helyszín", "mjesto", "mesto"]),
    (Common::Table, &["table", "asztal", "stol", "sto"]),
    (Common::Round, &["round", "forduló", "kolo"]),
    (Common::Recorder, &["recorder", "jegyző", "zapisničar"]),
    (
        Common::Note,
        &["note", "megjegyzés", "jegyzet", "napomena", "bilješka", "beleška"],
    ),
    (Common::On, &["on", "true", "yes", "igen", "da"]),
    (Common::Off, &["off", "false", "no", "nem", "ne"]),
    (Common::None, &["none", "null", "nincs", "nema"]),
];

pub(crate) fn common() -> &'static Lexicon<Common> {
    static COMMON: OnceLock<Lexicon<Common>> = OnceLock::new();
    COMMON.get_or_init(|| Lexicon::new(ROWS))
}
