//! The 32 characters of PPN's cards: spades, diamonds, hearts, clubs, each from the seven to the ace. It knows nothing
//! of hands and tricks.

use talon_rules::cards::{Card, Rank, Suit};

const CHARACTERS: &[u8; 32] = b"123456789ABCDEFGHIJKLMNOPQRSTUVW";
const SUITS: [Suit; 4] = [Suit::Leaves, Suit::Bells, Suit::Hearts, Suit::Acorns];
const RANKS: [Rank; 8] = [
    Rank::Seven,
    Rank::Eight,
    Rank::Nine,
    Rank::Ten,
    Rank::Under,
    Rank::Over,
    Rank::King,
    Rank::Ace,
];

/// The card of a character.
pub fn card_of(character: u8) -> Option<Card> {
    let place = CHARACTERS.iter().position(|one| *one == character)?;
    Some(Card::new(SUITS[place / 8], RANKS[place % 8]))
}

/// The character of a card.
pub(crate) fn character_of(card: Card) -> char {
    let suit = SUITS.iter().position(|suit| *suit == card.suit()).unwrap_or_default();
    let rank = RANKS.iter().position(|rank| *rank == card.rank()).unwrap_or_default();
    CHARACTERS[suit * 8 + rank].into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_rules::cards::{CardSet, Pack};

    #[test]
    fn every_card_has_a_character_of_its_own() {
        let written: std::collections::BTreeSet<char> = CardSet::FULL.iter().map(character_of).collect();
        assert_eq!(written.len(), 32);
        assert!(
            CardSet::FULL
                .iter()
                .all(|card| card_of(character_of(card) as u8) == Some(card))
        );
        assert!(
            [b'0', b'X', b'Y', b'Z', b'a', b' ']
                .into_iter()
                .all(|stray| card_of(stray).is_none())
        );
    }

    #[test]
    fn the_characters_go_from_the_seven_to_the_ace_of_each_suit() {
        let codes = ["S7", "S8", "S9", "SX", "SJ", "SQ", "SK", "SA", "D7"];
        for (character, code) in (b'1'..=b'9').zip(codes) {
            assert_eq!(card_of(character), Pack::French.parse(code).ok());
        }
        assert_eq!(card_of(b'H'), Pack::French.parse("H7").ok());
        assert_eq!(card_of(b'W'), Pack::French.parse("CA").ok());
    }
}
