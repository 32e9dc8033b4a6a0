//! Cards as people say them: a code, a suit and a rank in either order, or a suit and then its ranks.

use std::sync::OnceLock;

use serde_json::{Value as Json, json};
use talon_rules::cards::{Card, CardSet, Pack, Rank, Suit};
use talon_rules::games::Code;

use crate::faults::Faults;
use crate::lexicon::{Lexicon, Rows, Word};

/// A card that nobody wrote down.
pub(crate) const UNKNOWN: &str = "??";

/// Half of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Half {
    Suit(Suit),
    Rank(Rank),
}

/// How the cards of a game are said.
#[derive(Debug)]
pub(crate) struct CardWords {
    pub pack: Pack,
    rows: &'static Rows<Half>,
    /// Letters for suits and signs for ranks beside those of the codes.
    signs: &'static [(&'static str, Half)],
    lexicon: OnceLock<Lexicon<Half>>,
}

/// What a word of a list of cards says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardWord {
    Card(Card),
    Half(Half),
    Unknown,
}

impl CardWords {
    pub const fn new(pack: Pack, rows: &'static Rows<Half>, signs: &'static [(&'static str, Half)]) -> CardWords {
        CardWords {
            pack,
            rows,
            signs,
            lexicon: OnceLock::new(),
        }
    }

    pub(crate) fn lexicon(&self) -> &Lexicon<Half> {
        self.lexicon.get_or_init(|| Lexicon::new(self.rows))
    }

    fn suit_sign(&self, sign: &str) -> Option<Suit> {
        let own = self.signs.iter().find_map(|(known, half)| match half {
            Half::Suit(suit) if *known == sign => Some(*suit),
            _ => None,
        });
        own.or_else(|| self.pack.parse_suit(&sign.to_ascii_uppercase()))
    }

    fn rank_sign(&self, sign: &str) -> Option<Rank> {
        let own = self.signs.iter().find_map(|(known, half)| match half {
            Half::Rank(rank) if *known == sign => Some(*rank),
            _ => None,
        });
        let code = sign.to_ascii_uppercase();
        own.or_else(|| Rank::ALL.into_iter().find(|rank| self.pack.rank_code(*rank) == code))
    }

    /// The card of a letter for its suit and a sign for its rank.
    pub fn code(&self, folded: &str) -> Option<Card> {
        let suit = folded.get(..1)?;
        Some(Card::new(self.suit_sign(suit)?, self.rank_sign(folded.get(1..)?)?))
    }

    /// Whether a word can be one of a card.
    pub(crate) fn is_word(&self, line: &[Word<'_>]) -> bool {
        line.first().is_some_and(|word| word.folded.chars().count() > 1) && self.said(line, false).is_some()
    }

    /// What these words begin with, and how many it takes; `in_suit` where a rank may follow its suit.
    fn said(&self, line: &[Word<'_>], in_suit: bool) -> Option<(CardWord, usize)> {
        let word = line.first()?;
        if word.text == UNKNOWN {
            return Some((CardWord::Unknown, 1));
        }
        if let Some(card) = self.code(&word.folded) {
            return Some((CardWord::Card(card), 1));
        }
        let (suit, rank) = (self.suit_sign(&word.folded), self.rank_sign(&word.folded));
        // The letter of the ace is never a suit; another that can be both is a rank behind its suit, as a capital.
        let is_rank = suit.is_none() || rank == Some(Rank::Ace) || in_suit && word.text != word.folded;
        if let Some(half) = rank.filter(|_| is_rank).map(Half::Rank).or(suit.map(Half::Suit)) {
            return Some((CardWord::Half(half), 1));
        }
        let found = self.lexicon().find(line)?;
        Some((CardWord::Half(*found.meanings.first()?), found.length))
    }

    /// Cards as they are written: each suit with its ranks, what nobody knows at the end.
    pub fn written(&self, list: &Json) -> Option<String> {
        let Some(list) = list.as_array() else {
            return Some(UNKNOWN.to_owned());
        };
        let (mut known, mut unknown) = (CardSet::EMPTY, 0);
        for card in list {
            match card.as_str()? {
                UNKNOWN => unknown += 1,
                code => {
                    known.insert(self.pack.parse(code).ok()?);
                }
            }
        }
        let mut groups: Vec<(Suit, String)> = Vec::new();
        for card in self.pack.in_order(known) {
            let rank = match card.rank() {
                Rank::Ten => "10",
                rank => self.pack.rank_code(rank),
            };
            match groups.last_mut() {
                Some((suit, group)) if *suit == card.suit() => group.push_str(&format!(" {rank}")),
                _ => {
                    let word = self.lexicon().written(Half::Suit(card.suit()));
                    groups.push((card.suit(), format!("{word} {rank}")));
                }
            }
        }
        let mut said: Vec<String> = groups.into_iter().map(|(_, group)| group).collect();
        said.extend((unknown > 0).then(|| vec![UNKNOWN; unknown].join(" ")));
        Some(said.join("; "))
    }
}

/// A list of cards while it is read.
#[derive(Debug)]
pub(crate) struct CardRun {
    words: &'static CardWords,
    /// The suit of the ranks that follow, and where it stands until one did.
    suit: Option<(Suit, Option<usize>)>,
    /// A rank that waits for its suit.
    rank: Option<(Rank, usize)>,
}

impl CardRun {
    pub const fn new(words: &'static CardWords) -> CardRun {
        CardRun {
            words,
            suit: None,
            rank: None,
        }
    }

    /// Whether a new thing may begin here.
    pub const fn is_between(&self) -> bool {
        self.rank.is_none() && !matches!(self.suit, Some((_, Some(_))))
    }

    /// Whether ranks of a suit may follow.
    pub(crate) const fn is_in_suit(&self) -> bool {
        self.suit.is_some()
    }

    /// Takes the first of these words, if it is of a card: how many it took, and the card when that is whole; the inner
    /// `None` is one that nobody wrote down.
    pub fn take(
        &mut self,
        line: &[Word<'_>],
        pointer: &str,
        faults: &mut Faults,
    ) -> Option<(usize, Vec<Option<Card>>)> {
        let (said, length) = self.words.said(line, self.is_in_suit())?;
        let at = line.first().map_or(0, |word| word.at);
        let mut cards = Vec::new();
        match said {
            CardWord::Card(card) => {
                self.close(at, pointer, faults);
                cards.push(Some(card));
            }
            CardWord::Unknown => {
                self.close(at, pointer, faults);
                cards.push(None);
            }
            CardWord::Half(Half::Suit(suit)) => match self.rank.take() {
                Some((rank, _)) => cards.push(Some(Card::new(suit, rank))),
                None => {
                    self.close(at, pointer, faults);
                    self.suit = Some((suit, Some(at)));
                }
            },
            CardWord::Half(Half::Rank(rank)) => match self.suit {
                Some((suit, _)) => {
                    self.suit = Some((suit, None));
                    cards.push(Some(Card::new(suit, rank)));
                }
                None => {
                    self.close(at, pointer, faults);
                    self.rank = Some((rank, at));
                }
            },
        }
        Some((length, cards))
    }

    /// Ends the list, or a part of it; half a card is told.
    pub fn close(&mut self, end: usize, pointer: &str, faults: &mut Faults) {
        let wanted: fn(Half) -> bool = match (self.suit.take(), self.rank.take()) {
            (_, Some(_)) => |half| matches!(half, Half::Suit(_)),
            (Some((_, Some(_))), None) => |half| matches!(half, Half::Rank(_)),
            _ => return,
        };
        faults.missing(end, pointer, &self.words.lexicon().expected(wanted));
    }
}

/// Tells a word that is no card, with the one that was probably meant.
pub(crate) fn no_card(words: &CardWords, word: &Word<'_>, pointer: &str, faults: &mut Faults) {
    let example = words.pack.code(Card::new(Suit::Hearts, Rank::King));
    let mut expected = words.lexicon().expected(|_| true);
    expected.push(example);
    let fix = words.lexicon().meant(word.text, |_| true);
    let finding = faults.bad(word.at, word.text, pointer, &expected);
    finding.code = Code::BadCard;
    finding.fix = fix.map(Json::from);
}

/// The code of a card, or the sign for none.
pub(crate) fn code_of(pack: Pack, card: Option<Card>) -> Json {
    json!(card.map_or(UNKNOWN, |card| pack.code(card)))
}
