//! Cards and suits as templates print them.

use std::borrow::Cow;
use std::sync::LazyLock;

use talon_http::Faces;
use talon_records::scene::ShownCard;
use talon_rules::cards::{Card, CardSet, Pack, Rank, Suit};
use talon_text::Lang;

/// A card as `_card.html` takes it. A page shows more than a hundred, so their words are put together once.
#[derive(Debug, Clone, Copy)]
pub struct CardView {
    pub class: &'static str,
    pub spoken: &'static str,
    pub letter: &'static str,
}

/// A card that can be chosen in a form.
#[derive(Debug)]
pub struct CardChoice {
    pub code: String,
    pub card: CardView,
    pub chosen: bool,
}

/// A suit sign.
#[derive(Debug, Clone)]
pub struct SuitView {
    pub class: &'static str,
    pub spoken: Cow<'static, str>,
}

/// Class and name of each card, by language and whether the pack is French.
type Words = Vec<(String, Cow<'static, str>)>;

static WORDS: LazyLock<[[Words; 2]; 5]> =
    LazyLock::new(|| Lang::ALL.map(|lang| [false, true].map(|is_french| words(lang, is_french))));

fn words(lang: Lang, is_french: bool) -> Words {
    let of = |card: Card| {
        let spoken = if is_french {
            lang.card_french(card)
        } else {
            lang.card(card)
        };
        (
            format!("{} {}", suit_class(card.suit()), rank_class(card.rank())),
            spoken,
        )
    };
    CardSet::FULL.iter().map(of).collect()
}

/// A known card in the reader's language and faces.
pub fn card(card: Card, lang: Lang, faces: Faces) -> CardView {
    let (class, spoken) = &WORDS[lang as usize][usize::from(faces != Faces::German)][card.index()];
    CardView {
        class,
        spoken,
        letter: letter(card.rank(), faces),
    }
}

/// A card as a viewpoint sees it.
pub fn shown(shown: ShownCard, lang: Lang, faces: Faces) -> CardView {
    let blank = |class, key| CardView {
        class,
        spoken: lang.label(key),
        letter: "",
    };
    match shown {
        ShownCard::Card(known) => card(known, lang, faces),
        ShownCard::Hidden => blank("back", "card-back"),
        ShownCard::Unknown => blank("unk", "card-unknown"),
    }
}

/// A suit sign in the reader's language and faces.
pub fn suit(suit: Suit, lang: Lang, faces: Faces) -> SuitView {
    SuitView {
        class: suit_class(suit),
        spoken: suit_words(suit, lang, faces),
    }
}

/// A suit by the name that it has on these faces.
pub(crate) fn suit_words(suit: Suit, lang: Lang, faces: Faces) -> Cow<'static, str> {
    match faces {
        Faces::German => lang.suit(suit),
        Faces::French | Faces::French4 => lang.suit_french(suit),
    }
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
