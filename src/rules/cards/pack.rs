//! How cards are written: the codes of the German and of the French pack, reading them, and what a slip probably
//! meant. It knows no game; which pack a game is played with is said by the game.

use crate::cards::{Card, CardSet, Rank, Suit};

/// Which pack writes the codes: German suits (Ulti) or French suits (Preferans).
///
/// A code is two ASCII characters, suit then rank. The two packs map one to one: acorns are clubs, leaves
/// spades, bells diamonds; over is the queen and under the jack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pack {
    German,
    French,
}

/// What is wrong with a card code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardFault {
    /// A code of the other pack that is none of this one's.
    WrongPack,
    /// No card; the code that was probably meant, when there is exactly one.
    Unknown(Option<Card>),
}

const GERMAN: [&str; 32] = [
    "AA", "AX", "AK", "AO", "AU", "A9", "A8", "A7", "LA", "LX", "LK", "LO", "LU", "L9", "L8", "L7", "HA", "HX", "HK",
    "HO", "HU", "H9", "H8", "H7", "BA", "BX", "BK", "BO", "BU", "B9", "B8", "B7",
];
const FRENCH: [&str; 32] = [
    "CA", "CX", "CK", "CQ", "CJ", "C9", "C8", "C7", "SA", "SX", "SK", "SQ", "SJ", "S9", "S8", "S7", "HA", "HX", "HK",
    "HQ", "HJ", "H9", "H8", "H7", "DA", "DX", "DK", "DQ", "DJ", "D9", "D8", "D7",
];

/// What a letter says as a suit and as a rank.
#[derive(Clone, Copy)]
struct Letter {
    suit: Option<Suit>,
    rank: Option<Rank>,
}

static GERMAN_ORDER: [Card; 32] = Pack::German.ordered();
static FRENCH_ORDER: [Card; 32] = Pack::French.ordered();
static GERMAN_LETTERS: [Letter; 256] = Pack::German.letters();
static FRENCH_LETTERS: [Letter; 256] = Pack::French.letters();

impl Pack {
    /// The code of a card.
    #[inline]
    pub const fn code(self, card: Card) -> &'static str {
        match self {
            Pack::German => GERMAN[card.index()],
            Pack::French => FRENCH[card.index()],
        }
    }

    /// The letter of a suit.
    pub const fn suit_code(self, suit: Suit) -> &'static str {
        match (self, suit) {
            (Pack::German, Suit::Acorns) => "A",
            (Pack::German, Suit::Leaves) => "L",
            (Pack::German, Suit::Bells) => "B",
            (_, Suit::Hearts) => "H",
            (Pack::French, Suit::Acorns) => "C",
            (Pack::French, Suit::Leaves) => "S",
            (Pack::French, Suit::Bells) => "D",
        }
    }

    /// The letter of a rank.
    pub const fn rank_code(self, rank: Rank) -> &'static str {
        match (self, rank) {
            (_, Rank::Ace) => "A",
            (_, Rank::Ten) => "X",
            (_, Rank::King) => "K",
            (Pack::German, Rank::Over) => "O",
            (Pack::German, Rank::Under) => "U",
            (Pack::French, Rank::Over) => "Q",
            (Pack::French, Rank::Under) => "J",
            (_, Rank::Nine) => "9",
            (_, Rank::Eight) => "8",
            (_, Rank::Seven) => "7",
        }
    }

    /// Reads a suit letter.
    #[inline]
    pub fn parse_suit(self, text: &str) -> Option<Suit> {
        let &[letter] = text.as_bytes() else { return None };
        self.suit_of(letter)
    }

    const fn suit_of(self, letter: u8) -> Option<Suit> {
        Some(match (self, letter) {
            (_, b'H') => Suit::Hearts,
            (Pack::German, b'A') | (Pack::French, b'C') => Suit::Acorns,
            (Pack::German, b'L') | (Pack::French, b'S') => Suit::Leaves,
            (Pack::German, b'B') | (Pack::French, b'D') => Suit::Bells,
            _ => return None,
        })
    }

    const fn rank_of(self, letter: u8) -> Option<Rank> {
        Some(match (self, letter) {
            (_, b'A') => Rank::Ace,
            (_, b'X') => Rank::Ten,
            (_, b'K') => Rank::King,
            (Pack::German, b'O') | (Pack::French, b'Q') => Rank::Over,
            (Pack::German, b'U') | (Pack::French, b'J') => Rank::Under,
            (_, b'9') => Rank::Nine,
            (_, b'8') => Rank::Eight,
            (_, b'7') => Rank::Seven,
            _ => return None,
        })
    }

    const fn letters(self) -> [Letter; 256] {
        let mut letters = [Letter { suit: None, rank: None }; 256];
        let mut at = 0;
        while at < letters.len() {
            letters[at] = Letter {
                suit: self.suit_of(at as u8),
                rank: self.rank_of(at as u8),
            };
            at += 1;
        }
        letters
    }

    /// The card of a suit letter and a rank letter.
    #[inline]
    pub fn card_of(self, [suit, rank]: [u8; 2]) -> Option<Card> {
        let letters = match self {
            Pack::German => &GERMAN_LETTERS,
            Pack::French => &FRENCH_LETTERS,
        };
        Some(Card::new(letters[suit as usize].suit?, letters[rank as usize].rank?))
    }

    #[inline]
    fn exact(self, text: &str) -> Option<Card> {
        let &[suit, rank] = text.as_bytes() else { return None };
        self.card_of([suit, rank])
    }

    /// Reads a card code.
    ///
    /// # Errors
    /// [`CardFault::WrongPack`] for a code that only the other pack has, else [`CardFault::Unknown`].
    #[inline]
    pub fn parse(self, text: &str) -> Result<Card, CardFault> {
        self.exact(text).ok_or_else(|| self.fault(text))
    }

    /// The card of a code of whichever pack: no code means one card in this pack and another in that.
    pub fn read(text: &str) -> Option<Card> {
        Pack::German.exact(text).or_else(|| Pack::French.exact(text))
    }

    /// The suit of a letter of whichever pack.
    pub fn read_suit(text: &str) -> Option<Suit> {
        Pack::German.parse_suit(text).or_else(|| Pack::French.parse_suit(text))
    }

    /// The other pack.
    pub const fn other(self) -> Pack {
        match self {
            Pack::German => Pack::French,
            Pack::French => Pack::German,
        }
    }

    #[cold]
    fn fault(self, text: &str) -> CardFault {
        if self.other().exact(text).is_some() {
            return CardFault::WrongPack;
        }
        CardFault::Unknown(self.guess(text))
    }

    /// The one card that a slip such as `ha`, `10H`, `H10`, `XH` or `♥A` can have meant.
    fn guess(self, text: &str) -> Option<Card> {
        if text.chars().count() > 4 {
            return None;
        }
        let plain: String = text
            .trim()
            .to_uppercase()
            .replace("10", "X")
            .chars()
            .map(|c| match (self, c) {
                (_, '♥' | '♡') => 'H',
                (Pack::French, '♠' | '♤') => 'S',
                (Pack::French, '♦' | '♢') => 'D',
                (Pack::French, '♣' | '♧') => 'C',
                (_, 'T') => 'X',
                (_, other) => other,
            })
            .collect();
        let turned: String = plain.chars().rev().collect();
        let found = [self.exact(&plain), self.exact(&turned)];
        match found {
            [Some(first), Some(second)] if first != second => None,
            [first, second] => first.or(second),
        }
    }

    /// Cards in the canonical order of this pack.
    pub fn in_order(self, cards: CardSet) -> impl Iterator<Item = Card> {
        let all = match self {
            Pack::German => &GERMAN_ORDER,
            Pack::French => &FRENCH_ORDER,
        };
        let places = cards.iter().fold(0, |places, card| places | 1 << self.order(card));
        CardSet::from_bits(places).iter().map(|place| all[place.index()])
    }

    const fn ordered(self) -> [Card; 32] {
        let mut all = [Card::new(Suit::Acorns, Rank::Ace); 32];
        let mut at = 0;
        while let Some(card) = Card::from_index(at) {
            all[self.order(card) as usize] = card;
            at += 1;
        }
        all
    }

    /// Canonical order of this pack: suits then ranks as its game lists them.
    pub const fn order(self, card: Card) -> u8 {
        match self {
            Pack::German => card.index() as u8,
            Pack::French => {
                let suit = match card.suit() {
                    Suit::Leaves => 0,
                    Suit::Bells => 1,
                    Suit::Hearts => 2,
                    Suit::Acorns => 3,
                };
                let rank = match card.rank() {
                    Rank::Ace => 0,
                    Rank::King => 1,
                    Rank::Over => 2,
                    Rank::Under => 3,
                    Rank::Ten => 4,
                    low => low as u8,
                };
                suit * 8 + rank
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_reads_back_in_both_packs() {
        for pack in [Pack::German, Pack::French] {
            for card in CardSet::FULL {
                let code = pack.code(card);
                assert_eq!(pack.parse(code), Ok(card));
                assert_eq!(
                    code,
                    format!("{}{}", pack.suit_code(card.suit()), pack.rank_code(card.rank()))
                );
            }
        }
    }

    #[test]
    fn a_code_means_the_same_card_whichever_pack_it_is_of() {
        for pack in [Pack::German, Pack::French] {
            for card in CardSet::FULL {
                assert_eq!(Pack::read(pack.code(card)), Some(card));
                assert_eq!(Pack::read_suit(pack.suit_code(card.suit())), Some(card.suit()));
            }
        }
        assert_eq!((Pack::read("T7"), Pack::read_suit("T")), (None, None));
    }

    #[test]
    fn cards_are_listed_in_the_order_of_their_pack() {
        let cards = ["H7", "HA"].into_iter().filter_map(Pack::read).collect();
        let all = |pack: Pack, cards| pack.in_order(cards).map(|card| pack.code(card)).collect::<Vec<_>>();
        assert_eq!(all(Pack::German, cards), ["HA", "H7"]);
        for (pack, first) in [(Pack::German, ["AA", "AX"]), (Pack::French, ["SA", "SK"])] {
            let whole = all(pack, CardSet::FULL);
            assert_eq!((whole.len(), &whole[..2]), (32, &first[..]));
            let orders: Vec<u8> = pack.in_order(CardSet::FULL).map(|card| pack.order(card)).collect();
            assert!(orders.is_sorted());
        }
    }

    #[test]
    fn a_code_of_the_other_pack_is_told_from_nonsense() {
        assert_eq!(Pack::German.parse("SK"), Err(CardFault::WrongPack));
        assert_eq!(Pack::German.parse("T"), Err(CardFault::Unknown(None)));
        assert_eq!(Pack::French.parse("LA"), Err(CardFault::WrongPack));
    }

    #[test]
    fn a_slip_is_mended_when_only_one_card_can_be_meant() {
        let hearts_ten = Pack::German.parse("HX").ok();
        for slip in ["10H", "hx", "H10", "♥10", "HT"] {
            assert_eq!(Pack::German.parse(slip), Err(CardFault::Unknown(hearts_ten)), "{slip}");
        }
    }
}
