//! What the words of a search mean for hands: contracts, parts of contracts, games, kontras and results, in every
//! language of the catalogs whichever the reader's is. The rest is a name or a place.

use std::cmp::Reverse;
use std::sync::LazyLock;

use talon_records::format_of;
use talon_rules::games::GameKind;
use talon_service::list_hands::search_key;
use talon_store::hands::PlayedAs;
use talon_text::Lang;

/// Levels of kontra that have names worth searching.
const KONTRA_MAX: u32 = 7;

/// What a word stands for; where one stands for several, the first in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sense {
    Component(&'static str),
    Game(&'static str),
    Contract(&'static str),
    Kontra(u32),
    Made(bool),
    Role(bool),
}

/// What a search asks of hands.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Meaning {
    pub component: Option<&'static str>,
    pub contract: Option<&'static str>,
    pub game: Option<&'static str>,
    pub kontra: Option<u32>,
    pub made: Option<bool>,
    pub role: Option<PlayedAs>,
    /// A number that may be that of a hand.
    pub number: Option<i64>,
    /// Words that mean none of these.
    pub rest: String,
}

/// Every name with what it stands for, those of most words first.
static NAMES: LazyLock<Vec<(Vec<String>, Sense)>> = LazyLock::new(|| {
    let mut names: Vec<(Vec<String>, Sense)> = Vec::new();
    let mut add = |name: &str, sense| {
        let words = words_of(name);
        if !words.is_empty() {
            names.push((words, sense));
        }
    };
    for lang in Lang::ALL {
        for game in GameKind::ALL.iter().copied() {
            let format = format_of(game);
            // A game whose contracts have one part only is not asked for by it.
            let has_parts = format.components().len() > 1;
            let parts = [format.components(), format.silent_parts()].concat();
            for code in parts.into_iter().filter(|_| has_parts) {
                add(&lang.component(code), Sense::Component(code));
            }
            for code in format.contracts().iter().copied() {
                let name = lang.bid(code);
                add(&name, Sense::Contract(code));
                // "Clubs (5)" is said in either order, and without the number.
                if let Some((word, number)) = name.strip_suffix(')').and_then(|name| name.split_once('(')) {
                    add(&format!("{number} {word}"), Sense::Contract(code));
                    add(word, Sense::Contract(code));
                }
            }
            add(&lang.t(&format!("game-{}", game.as_str())), Sense::Game(game.as_str()));
        }
        (1..=KONTRA_MAX).for_each(|level| add(&lang.kontra(level), Sense::Kontra(level)));
        for (key, sense) in [
            ("search-words-made", Sense::Made(true)),
            ("search-words-lost", Sense::Made(false)),
            ("search-words-declarer", Sense::Role(true)),
            ("search-words-defender", Sense::Role(false)),
        ] {
            lang.t(key).split(',').for_each(|word| add(word, sense));
        }
    }
    names.sort_by_key(|(words, sense)| (Reverse(words.len()), *sense));
    names
});

/// The words of a text as searches compare them; signs between them count as blanks.
fn words_of(text: &str) -> Vec<String> {
    let key = search_key(text);
    let words = key
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

/// What a search means.
pub(super) fn meaning(text: &str) -> Meaning {
    let mut meaning = Meaning::default();
    let number = text.trim();
    let number = number.strip_prefix('#').unwrap_or(number);
    meaning.number = number.parse().ok().filter(|number| *number > 0);
    let words = words_of(text);
    let (mut at, mut rest) = (0, Vec::new());
    while at < words.len() {
        let found = NAMES.iter().find(|(name, _)| words[at..].starts_with(name));
        let Some((name, sense)) = found else {
            rest.push(words[at].as_str());
            at += 1;
            continue;
        };
        meaning.take(*sense);
        at += name.len();
    }
    meaning.rest = rest.join(" ");
    meaning
}

impl Meaning {
    fn take(&mut self, sense: Sense) {
        match sense {
            Sense::Component(code) => self.component = Some(code),
            Sense::Contract(code) => self.contract = Some(code),
            Sense::Game(code) => self.game = Some(code),
            Sense::Kontra(level) => self.kontra = Some(level),
            Sense::Made(made) => self.made = Some(made),
            Sense::Role(true) => self.role = Some(PlayedAs::Declarer),
            Sense::Role(false) => self.role = Some(PlayedAs::Defender),
        }
    }

    /// The same as parameters of the list of hands; `rest` is the name of the parameter for the words that are left.
    pub(super) fn parameters(&self, rest: &'static str) -> Vec<(&'static str, String)> {
        let outcome = self.made.map(|made| if made { "made" } else { "lost" });
        let all = [
            ("game", self.game.map(str::to_owned)),
            (rest, Some(self.rest.clone()).filter(|rest| !rest.is_empty())),
            ("role", self.role.map(|role| role.as_str().to_owned())),
            ("contract", self.contract.map(str::to_owned)),
            ("component", self.component.map(str::to_owned)),
            ("outcome", outcome.map(str::to_owned)),
            ("kontra", self.kontra.map(|level| level.to_string())),
        ];
        all.into_iter()
            .filter_map(|(name, value)| Some((name, value?)))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Meaning, meaning};
    use talon_store::hands::PlayedAs;

    #[test]
    fn a_contract_is_found_by_its_words_in_every_language() {
        for words in ["Open Betli", "terített betli"] {
            assert_eq!(meaning(words).component, Some("open_betli"), "{words}");
        }
        for words in ["40-100 Ulti", "40 100 ULTI"] {
            assert_eq!(meaning(words).contract, Some("h40+ulti"), "{words}");
        }
        assert_eq!(meaning("otvoreni betli pao").component, Some("open_betli"));
        assert_eq!(
            (meaning("ulti").component, meaning("preferans").game),
            (Some("ulti"), Some("preferans"))
        );
        for words in ["5 clubs", "Clubs 5", "clubs", "tref", "Tref (5)"] {
            assert_eq!(meaning(words).contract, Some("C"), "{words}");
        }
    }

    #[test]
    fn a_name_beside_the_words_is_left_over_and_a_number_is_one() {
        let found = meaning("Béla lost rekontra");
        assert_eq!(
            (found.made, found.kontra, found.rest.as_str()),
            (Some(false), Some(2), "bela")
        );
        let found = meaning("Anna felvevő bukott");
        assert_eq!((found.made, found.role), (Some(false), Some(PlayedAs::Declarer)));
        assert_eq!(found.parameters("player").len(), 3);
        assert_eq!(
            (meaning("#17").number, meaning("17").number, meaning("-17").number),
            (Some(17), Some(17), None)
        );
        assert_eq!(meaning(""), Meaning::default());
    }
}
