//! Cards and suits as templates print them.

use crate::cards::{Card, Pack, Rank, Suit};
use crate::history::scene::Shown;
use crate::http::Faces;
use crate::text::Lang;

/// A card as `_card.html` takes it.
#[derive(Debug, Clone)]
pub struct CardView {
    pub class: String,
    pub spoken: String,
    pub letter: &'static str,
}

/// A suit sign.
#[derive(Debug, Clone)]
pub struct SuitView {
    pub class: &'static str,
    pub spoken: String,
}

/// A known card in the reader's language and faces.
pub fn card(card: Card, lang: Lang, faces: Faces) -> CardView {
    let spoken = match faces {
        Faces::German => lang.card(card).into_owned(),
        Faces::French | Faces::French4 => lang.card_french(card).into_owned(),
    };
    let class = format!("{} {}", suit_class(card.suit()), rank_class(card.rank()));
    CardView { class, spoken, letter: letter(card.rank(), faces) }
}

/// A card as a viewpoint sees it.
pub fn shown(shown: Shown, lang: Lang, faces: Faces) -> CardView {
    let blank = |class: &str, key: &str| CardView {
        class: class.into(),
        spoken: lang.t(key).into_owned(),
        letter: "",
    };
    match shown {
        Shown::Card(known) => card(known, lang, faces),
        Shown::Hidden => blank("back", "card-back"),
        Shown::Unknown => blank("unk", "card-unknown"),
    }
}

/// A suit sign in the reader's language.
pub fn suit(suit: Suit, lang: Lang) -> SuitView {
    SuitView { class: suit_class(suit), spoken: lang.suit(suit).into_owned() }
}

fn suit_class(suit: Suit) -> &'static str {
    match suit {
        Suit::Acorns => "sa",
        Suit::Leaves => "sl",
        Suit::Hearts => "sh",
        Suit::Bells => "sb",
    }
}

fn rank_class(rank: Rank) -> &'static str {
    match rank {
        Rank::Ace => "rA",
        Rank::Ten => "rX",
        Rank::King => "rK",
        Rank::Over => "rO",
        Rank::Under => "rU",
        Rank::Nine => "r9",
        Rank::Eight => "r8",
        Rank::Seven => "r7",
    }
}

fn letter(rank: Rank, faces: Faces) -> &'static str {
    match (rank, faces) {
        (Rank::Ten, Faces::French | Faces::French4) => "10",
        (_, Faces::French | Faces::French4) => Pack::French.rank_code(rank),
        (_, Faces::German) => Pack::German.rank_code(rank),
    }
}
