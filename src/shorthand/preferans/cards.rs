//! The cards of Preferans in four languages. Letters are those of the codes alone: the first letters of the words would
//! mean two suits.

use crate::hand::{CardWords, Half};
use crate::lexicon::Rows;
use talon_rules::cards::{Pack, Rank, Suit};

static ROWS: &Rows<Half> = &[
    (
        Half::Suit(Suit::Leaves),
        &["spades", "spade", "pik", "list", "zelena", "leaves", "zöld"],
    ),
    (
        Half::Suit(Suit::Bells),
        &[
            "diamonds", "diamond", "karo", "bundeva", "tikva", "bells", "tök", "káró",
        ],
    ),
    (
        Half::Suit(Suit::Hearts),
        &["hearts", "heart", "herc", "srce", "crvena", "piros", "kőr"],
    ),
    (
        Half::Suit(Suit::Acorns),
        &["clubs", "club", "tref", "žir", "acorns", "makk", "treff"],
    ),
    (Half::Rank(Rank::Ace), &["ace", "kec", "as", "ász"]),
    (Half::Rank(Rank::King), &["king", "kralj", "király"]),
    (
        Half::Rank(Rank::Over),
        &["queen", "dama", "baba", "over", "felső", "dáma"],
    ),
    (
        Half::Rank(Rank::Under),
        &["jack", "dečko", "žandar", "under", "alsó", "bubi"],
    ),
    (
        Half::Rank(Rank::Ten),
        &["ten", "desetka", "desetica", "deset", "tízes", "tíz"],
    ),
    (
        Half::Rank(Rank::Nine),
        &["nine", "devetka", "devetica", "devet", "kilences", "kilenc"],
    ),
    (
        Half::Rank(Rank::Eight),
        &["eight", "osmica", "osmka", "osam", "nyolcas", "nyolc"],
    ),
    (
        Half::Rank(Rank::Seven),
        &["seven", "sedmica", "sedmka", "sedam", "hetes", "hét"],
    ),
];

pub(super) static CARDS: CardWords = CardWords::new(Pack::French, ROWS, &[("10", Half::Rank(Rank::Ten))]);
