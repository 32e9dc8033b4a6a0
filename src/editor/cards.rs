//! Cards as people type them: by their codes, or a suit and then its ranks.

use talon_rules::cards::{Card, CardFault, CardSet, Pack};

/// Why a text is no list of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardsFault {
    /// This word is no card.
    Unknown(String),
    /// This card stands in it twice.
    Twice(Card),
}

/// Reads `HA HX; B: A K 7`. A card that can only be meant in one way is taken as it is meant.
///
/// # Errors
/// The first word that is no card, or a card that stands there twice.
pub fn read_cards(pack: Pack, text: &str) -> Result<CardSet, CardsFault> {
    let mut cards = CardSet::EMPTY;
    let mut suit: Option<String> = None;
    let spaced = text.replace(':', ": ");
    let words = spaced.split(|sign: char| sign.is_whitespace() || matches!(sign, ',' | ';'));
    for word in words.filter(|word| !word.is_empty() && *word != "??") {
        if let Some(letter) = word.strip_suffix(':') {
            suit = Some(letter.to_owned());
            continue;
        }
        let ranked = suit.as_ref().map(|suit| format!("{suit}{word}"));
        let card = ranked
            .and_then(|code| read_card(pack, &code))
            .or_else(|| read_card(pack, word))
            .ok_or_else(|| CardsFault::Unknown(word.to_owned()))?;
        if !cards.insert(card) {
            return Err(CardsFault::Twice(card));
        }
    }
    Ok(cards)
}

fn read_card(pack: Pack, word: &str) -> Option<Card> {
    match pack.parse(word) {
        Ok(card) => Some(card),
        Err(CardFault::Unknown(meant)) => meant,
        Err(CardFault::WrongPack) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(pack: Pack, text: &str) -> String {
        match read_cards(pack, text) {
            Ok(cards) => pack
                .in_order(cards)
                .map(|card| pack.code(card))
                .collect::<Vec<_>>()
                .join(" "),
            Err(fault) => format!("{fault:?}"),
        }
    }

    #[test]
    fn cards_are_read_by_code_and_by_suit() {
        assert_eq!(codes(Pack::German, "HA hx; B: A K 7"), "HA HX BA BK B7");
        assert_eq!(codes(Pack::German, "H:A 10 7, L:7"), "L7 HA HX H7");
        assert_eq!(codes(Pack::French, "SQ D10 ??"), "SQ DX");
        assert_eq!(codes(Pack::German, ""), "");
    }

    #[test]
    fn what_is_no_card_is_named() {
        assert_eq!(codes(Pack::German, "HA SQ"), "Unknown(\"SQ\")");
        assert_eq!(codes(Pack::German, "HA piros"), "Unknown(\"piros\")");
        assert!(codes(Pack::German, "HA H:A").starts_with("Twice"));
    }
}
