//! The cards of Ulti in four languages.

use crate::hand::{CardWords, Half};
use crate::lexicon::Rows;
use talon_rules::cards::{Pack, Rank, Suit};

static ROWS: &Rows<Half> = &[
    (Half::Suit(Suit::Acorns), &["acorns", "acorn", "makk", "žir"]),
    (
        Half::Suit(Suit::Leaves),
        &["leaves", "leaf", "zöld", "list", "zelena", "zeleno"],
    ),
    (
        Half::Suit(Suit::Hearts),
        &["hearts", "heart", "piros", "herc", "srce", "crvena", "crveno"],
    ),
    (Half::Suit(Suit::Bells), &["bells", "bell", "tök", "bundeva", "tikva"]),
    (Half::Rank(Rank::Ace), &["ace", "ász", "as", "kec"]),
    (
        Half::Rank(Rank::Ten),
        &["ten", "tízes", "tíz", "desetka", "desetica", "deset"],
    ),
    (Half::Rank(Rank::King), &["king", "király", "kralj"]),
    (Half::Rank(Rank::Over), &["over", "felső", "gornji", "gornjak"]),
    (Half::Rank(Rank::Under), &["under", "alsó", "donji", "donjak"]),
    (
        Half::Rank(Rank::Nine),
        &["nine", "kilences", "kilenc", "devetka", "devetica", "devet"],
    ),
    (
        Half::Rank(Rank::Eight),
        &["eight", "nyolcas", "nyolc", "osmica", "osmka", "osam"],
    ),
    (
        Half::Rank(Rank::Seven),
        &["seven", "hetes", "hét", "sedmica", "sedmka", "sedam"],
    ),
];

/// What players write beside the codes of the format.
static SIGNS: &[(&str, Half)] = &[
    ("m", Half::Suit(Suit::Acorns)),
    ("z", Half::Suit(Suit::Leaves)),
    ("p", Half::Suit(Suit::Hearts)),
    ("t", Half::Suit(Suit::Bells)),
    ("10", Half::Rank(Rank::Ten)),
    ("t", Half::Rank(Rank::Ten)),
    ("f", Half::Rank(Rank::Over)),
];

pub(super) static CARDS: CardWords = CardWords::new(Pack::German, ROWS, SIGNS);
