//! Words of hands with cards that mean the same in every game.

use std::sync::OnceLock;

use crate::lexicon::{Lexicon, Rows};

/// What a line of a hand is about, and what can happen in any game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum HandWord {
    Bids,
    /// The contract, of an auction that nobody wrote down.
    Given,
    Talon,
    /// The first cards of an auction of two rounds.
    First,
    Trump,
    Kontra,
    Defence,
    /// What is left of the pack, or of the tricks.
    Rest,
    Takes,
    Concedes,
    Claims,
    /// Who agreed to a claim, where that is not everyone who plays.
    Agreed,
    Shows,
    End,
    Abandoned,
    RecordLost,
    Time,
    Against,
}

impl HandWord {
    /// Why a record ends, in the word of the format.
    pub const fn reason(self) -> Option<&'static str> {
        match self {
            HandWord::Abandoned => Some("abandoned"),
            HandWord::RecordLost => Some("record_lost"),
            HandWord::Time => Some("time"),
            _ => None,
        }
    }

    /// Whether a line of a hand begins with it.
    pub(crate) const fn is_label(self) -> bool {
        matches!(
            self,
            HandWord::Bids
                | HandWord::Given
                | HandWord::Talon
                | HandWord::First
                | HandWord::Trump
                | HandWord::Kontra
                | HandWord::Defence
        )
    }

    /// Whether it is something that happens in any game.
    pub(crate) const fn is_deed(self) -> bool {
        matches!(
            self,
            HandWord::Concedes | HandWord::Claims | HandWord::Shows | HandWord::End
        )
    }
}

static ROWS: &Rows<HandWord> = &[
    (
        HandWord::Bids,
        &[
            "bids",
            "bidding",
            "auction",
            "licit",
            "licitálás",
            "licitacija",
            "licitiranje",
        ],
    ),
    (HandWord::Given, &["given", "adott", "zadano", "zadato", "dano", "dato"]),
    (HandWord::Talon, &["talon", "kup"]),
    (HandWord::First, &["first", "első", "prve", "prvih"]),
    (HandWord::Trump, &["trump", "adu", "tromf", "adut"]),
    (HandWord::Kontra, &["kontra", "contra", "kontrák", "kontre"]),
    (
        HandWord::Defence,
        &["defence", "defense", "védelem", "védők", "obrana", "odbrana"],
    ),
    (
        HandWord::Rest,
        &["rest", "the rest", "maradék", "a többi", "többi", "ostatak", "ostalo"],
    ),
    (HandWord::Takes, &["takes", "felveszi", "felvesz", "uzima", "diže"]),
    (
        HandWord::Concedes,
        &["gives up", "concedes", "feladja", "feladta", "predaje", "predaje se"],
    ),
    (HandWord::Claims, &["claims", "kéri", "traži"]),
    (
        HandWord::Agreed,
        &["agreed", "egyetért", "egyetértettek", "slažu se", "složni"],
    ),
    (HandWord::Shows, &["shows", "megmutatja", "pokazuje"]),
    (HandWord::End, &["end", "vége", "kraj"]),
    (
        HandWord::Abandoned,
        &["abandoned", "abbahagyva", "félbehagyva", "prekinuto"],
    ),
    (HandWord::RecordLost, &["record lost", "elveszett", "izgubljeno"]),
    (HandWord::Time, &["time", "idő", "vrijeme", "vreme"]),
    (HandWord::Against, &["against", "ellen", "protiv"]),
];

pub(crate) fn hand_words() -> &'static Lexicon<HandWord> {
    static WORDS: OnceLock<Lexicon<HandWord>> = OnceLock::new();
    WORDS.get_or_init(|| Lexicon::new(ROWS))
}
