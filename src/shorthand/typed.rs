//! The cards of one hand typed by themselves, as a form takes them.

use talon_records::GameKind;
use talon_rules::cards::{Card, CardSet};

use crate::faults::Faults;
use crate::fold::fold;
use crate::hand::{CardRun, CardWords};
use crate::lexicon::words;

/// Why a text is no list of cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CardsFault {
    /// This word is no card.
    Unknown(String),
    /// This card stands in it twice.
    Twice(Card),
}

/// Reads the cards of a hand in the words of the game, or by their codes: `piros A 10 K; t 9 8`, `HA HX`, `H: A K`.
/// Cards that nobody wrote down are passed over.
///
/// # Errors
/// The first word that is no card, or a card that stands there twice.
pub fn read_cards(game: GameKind, text: &str) -> Result<CardSet, CardsFault> {
    let Some(lines) = crate::GAMES.iter().find(|lines| lines.game() == game) else {
        return Ok(CardSet::EMPTY);
    };
    let words = lines.card_words();
    let mut cards = CardSet::EMPTY;
    for part in text.split([';', '\n']) {
        for card in read_part(words, part)? {
            if !cards.insert(card) {
                return Err(CardsFault::Twice(card));
            }
        }
    }
    Ok(cards)
}

fn read_part(words: &'static CardWords, part: &str) -> Result<Vec<Card>, CardsFault> {
    // Before a colon even the letter of the ace is a suit.
    let coded = part.split_once(':').and_then(|(suit, ranks)| {
        let suit = words.pack.parse_suit(&suit.trim().to_uppercase())?;
        Some((words.pack.suit_code(suit), ranks))
    });
    if let Some((suit, ranks)) = coded {
        let ranks = ranks.split(|sign: char| sign.is_whitespace() || sign == ',');
        return ranks
            .filter(|rank| !rank.is_empty())
            .map(|rank| {
                let card = words.code(&fold(&format!("{suit}{rank}")));
                card.ok_or_else(|| CardsFault::Unknown(rank.to_owned()))
            })
            .collect();
    }
    read_words(words, &part.replace(':', " "))
}

fn read_words(words: &'static CardWords, part: &str) -> Result<Vec<Card>, CardsFault> {
    let line = self::words(part, 0);
    let (mut run, mut faults, mut cards, mut from) = (CardRun::new(words), Faults::default(), Vec::new(), 0);
    let unknown = |place: usize| {
        let word = line.get(place).or(line.last());
        CardsFault::Unknown(word.map_or_else(String::new, |word| word.text.to_owned()))
    };
    while from < line.len() {
        let (length, found) = run.take(&line[from..], "", &mut faults).ok_or_else(|| unknown(from))?;
        if !faults.is_sound() {
            return Err(unknown(from.saturating_sub(1)));
        }
        cards.extend(found.into_iter().flatten());
        from += length.max(1);
    }
    run.close(part.len(), "", &mut faults);
    if faults.is_sound() {
        Ok(cards)
    } else {
        Err(unknown(from))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_records::format_of;

    fn codes(place: usize, text: &str) -> String {
        let game = GameKind::ALL[place];
        let pack = format_of(game).pack();
        match read_cards(game, text) {
            Ok(cards) => pack
                .in_order(cards)
                .map(|card| pack.code(card))
                .collect::<Vec<_>>()
                .join(" "),
            Err(fault) => format!("{fault:?}"),
        }
    }

    #[test]
    fn cards_are_read_by_code_by_suit_and_by_word() {
        assert_eq!(codes(0, "HA hx; B: A K 7"), "HA HX BA BK B7");
        assert_eq!(codes(0, "A: A 10 7; L:7"), "AA AX A7 L7");
        assert_eq!(codes(0, "p A X K; t 9 8"), "HA HX HK B9 B8");
        assert_eq!(codes(0, "piros ász, tök alsó ??"), "HA BU");
        assert_eq!(codes(1, "SQ D10 ??"), "SQ DX");
        assert_eq!(codes(1, "herc kec; žir kralj"), "HA CK");
        assert_eq!(codes(0, " "), "");
        // People mix languages, and A alone is the ace, never the under.
        assert_eq!(codes(0, "makk A; leaves under; piros alsó"), "AA LU HU");
        assert_eq!(codes(1, "pik as, hearts queen, karo dečko"), "SA DJ HQ");
    }

    #[test]
    fn what_is_no_card_is_named() {
        assert_eq!(codes(0, "HA SQ"), "Unknown(\"SQ\")");
        assert_eq!(
            codes(0, "HA; H: A"),
            "Twice(Card(Hearts, Ace))".replace(
                "Card(Hearts, Ace)",
                &format!("{:?}", talon_rules::cards::Pack::German.parse("HA").unwrap())
            )
        );
        assert_eq!(codes(0, "HA piros"), "Unknown(\"piros\")");
        assert_eq!(codes(0, "L: Z"), "Unknown(\"Z\")");
    }
}
