//! The head of an evening: the game, the people in the order of play, who deals first, the rules, and where it was.

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::Seat;

use crate::faults::Faults;
use crate::game::{GameLines, game_of};
use crate::hand::{self, RowRole};
use crate::lexicon::words;
use crate::line::{DealLine, Part, parts};
use crate::people::{People, Who, joined};
use crate::quoted;
use crate::rules;
use crate::words::{Common, common};

/// What stands for nothing where a name or a number is wanted.
pub(crate) const NOTHING: &str = "-";
/// The texts of `source` with the words for them, in the order in which they are written.
pub(crate) const SOURCES: [(Common, &str); 5] = [
    (Common::Event, "event"),
    (Common::Venue, "venue"),
    (Common::Table, "table"),
    (Common::Date, "date"),
    (Common::Recorder, "recorder"),
];

/// What a head says.
#[derive(Debug)]
pub(crate) struct Head {
    pub game: &'static dyn GameLines,
    pub people: People,
    /// Who deals first.
    pub dealer: Option<usize>,
    pub options: Map<String, Json>,
    /// It says something of the rules, be it that they are the usual ones.
    pub says_rules: bool,
    /// A set of rules was named.
    has_preset: bool,
    /// What was said one by one.
    said_options: Map<String, Json>,
    pub source: Map<String, Json>,
    /// Its name; with `Some(None)` it has none, and without it gets one that is made of the text.
    pub session: Option<Option<String>>,
    /// Where it belongs to the one line before it: the number of that, if it has one.
    pub deal: Option<Option<u64>>,
    /// Its text without what is said of a single deal.
    pub base: String,
}

/// The game of a line that is a head, and where its colon is.
pub(crate) fn begins(line: &str) -> Option<(&'static dyn GameLines, usize)> {
    let colon = line.find(':')?;
    // No word for a game is longer than this.
    let game = game_of(line.get(..colon).filter(|word| word.len() < 64)?)?;
    Some((game, colon))
}

/// Whether a line is a head that can be read.
pub(crate) fn is_sound(line: &str) -> bool {
    let mut faults = Faults::default();
    read(line, 0, &mut faults).is_some() && faults.is_sound()
}

/// Whether a head is that of the one line before it.
pub(crate) fn belongs_to_line(head: &str) -> bool {
    let is_deal = |part: &Part<'_>| common().find_of(&part.words(), |word| word == Common::Deal).is_some();
    parts(head, 0).iter().skip(1).any(is_deal)
}

/// Whether a line is the head that was put behind a deal when that was cut out of its evening.
pub(crate) fn is_carried(line: &str) -> bool {
    begins(line).is_some() && belongs_to_line(line)
}

/// A name that the same text always gets: made of its head and its first line.
pub(crate) fn session_name(head: &str, first: &str) -> String {
    talon_records::notation::session_name("text", [head, first])
}

/// Reads a line that begins as a head does; what is wrong with it is among the faults.
pub(crate) fn read(line: &str, at: usize, faults: &mut Faults) -> Option<Head> {
    let (game, colon) = begins(line)?;
    let mut said = parts(&line[colon + 1..], at + colon + 1).into_iter();
    let first = said.next().unwrap_or(Part {
        at: at + colon + 1,
        text: "",
    });
    let mut head = Head {
        people: read_people(&first, faults),
        base: line.get(..colon + 1).unwrap_or_default().trim().to_owned(),
        ..Head::of(game)
    };
    head.base.push(' ');
    head.base.push_str(first.text);
    for part in said.filter(|part| !part.text.is_empty()) {
        head.read_part(&part, faults);
    }
    Some(head)
}

/// The people of a list, in the order of play.
pub(crate) fn people(text: &str, at: usize, faults: &mut Faults) -> People {
    read_people(&Part { at, text }, faults)
}

fn read_people(part: &Part<'_>, faults: &mut Faults) -> People {
    let mut names: Vec<String> = Vec::new();
    let list = quoted::split(part.text, ',');
    let count = list.len();
    for (from, name) in list {
        let at = part.at + from + (name.len() - name.trim_start().len());
        let spaced = || name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name_text = quoted::name(name.trim()).unwrap_or_else(spaced);
        let is_seat = Seat::parse(&name_text).is_some_and(|seat| seat.index() != names.len() || count != 3);
        let compared = joined(&name_text);
        let is_twice = names.iter().any(|known| joined(known) == compared);
        if compared.is_empty() {
            faults.missing(at, "/players", &[]);
        } else if is_seat || is_twice {
            faults.bad(at, name.trim(), "/players", &[]);
        }
        names.push(name_text);
    }
    let seats = names.iter().filter(|name| Seat::parse(name).is_some()).count();
    if !matches!(count, 3 | 4) || !matches!(seats, 0 | 3) {
        faults.bad(part.at, part.text, "/players", &["Anna, Béla, Cili", "A, B, C"]);
    }
    People::new(names)
}

impl Head {
    /// What a line under this head means among others.
    pub fn standing(&self, said: &str) -> RowRole {
        let is_whole = |line: &DealLine<'_>| line.said.first().is_some_and(|part| self.game.is_whole(&part.words()));
        hand::standing(said, &self.people, is_whole)
    }

    /// A head that says only which game it is.
    pub fn of(game: &'static dyn GameLines) -> Head {
        Head {
            game,
            people: People::default(),
            dealer: None,
            options: Map::new(),
            says_rules: false,
            has_preset: false,
            said_options: Map::new(),
            source: Map::new(),
            session: None,
            deal: None,
            base: String::new(),
        }
    }

    /// Reads a part: a word for what it is about, and what there is to say of that.
    pub fn read_part(&mut self, part: &Part<'_>, faults: &mut Faults) {
        let mut line = part.words();
        // `osztó: Cili` says the same as `osztó Cili`.
        if let Some(first) = line.first_mut() {
            first.folded.truncate(first.folded.trim_end_matches(':').len());
        }
        let wanted = |common: Common| !matches!(common, Common::Note | Common::On | Common::Off | Common::None);
        let found = common().find_of(&line, wanted);
        let Some(meaning) = found.and_then(|found| found.meanings.first().copied()) else {
            if let Some(said) = rules::single(self.game, &line, faults) {
                self.take_options(said, part, faults);
                self.base.push_str("; ");
                self.base.push_str(part.text);
            } else if let Some(word) = line.first() {
                faults.unknown(word, "", common(), wanted);
            }
            return;
        };
        let value = part.behind(1);
        let is_of_evening = !matches!(meaning, Common::Deals | Common::Session | Common::Deal);
        if is_of_evening {
            self.base.push_str("; ");
            self.base.push_str(part.text);
        }
        self.put(meaning, value, faults);
    }

    /// Takes what is said about something.
    pub fn put(&mut self, meaning: Common, said: Part<'_>, faults: &mut Faults) {
        let rest = &said.words();
        let (value, at) = (said.text, said.at);
        let named = || (value != NOTHING).then(|| value.to_owned());
        match meaning {
            _ if value.is_empty() => faults.missing(at, "", &[]),
            // Of people who cannot be told apart that is told already.
            Common::Deals if !faults.is_sound() => {}
            Common::Deals => match self.people.find(rest) {
                Who::One(person, length) if length == rest.len() => self.dealer = Some(person),
                _ => {
                    faults.bad(at, value, "/deal/dealer", &self.people.listed());
                }
            },
            Common::Rules => self.take_rules(rules::read(self.game, rest, faults), &said, faults),
            Common::Session => self.session = Some(named()),
            Common::Deal => match value.parse::<u64>().ok().filter(|number| *number > 0) {
                None if value != NOTHING => {
                    faults.bad(at, value, "/source/deal", &[]);
                }
                number => self.deal = Some(number),
            },
            Common::Round => match value.parse::<u32>().ok().filter(|number| *number > 0) {
                Some(number) => {
                    self.source.insert("round".into(), json!(number));
                }
                None => {
                    faults.bad(at, value, "/source/round", &[]);
                }
            },
            other => {
                if let Some((_, name)) = SOURCES.iter().find(|(own, _)| *own == other) {
                    self.source.insert((*name).to_owned(), json!(value));
                    faults.places.put(&format!("/source/{name}"), at);
                }
            }
        }
    }

    /// Takes a set of rules, under the options that were said one by one, before it or behind it.
    fn take_rules(&mut self, rules: rules::SaidRules, part: &Part<'_>, faults: &mut Faults) {
        if let Some(preset) = rules.preset {
            if self.has_preset {
                faults.bad(part.at, part.text, "/rules/options", &[]);
            }
            self.has_preset = true;
            self.options = preset;
            self.options.extend(self.said_options.clone());
        }
        self.take_options(rules.options, part, faults);
    }

    /// Takes options that were said one by one; one that has another value already contradicts itself.
    fn take_options(&mut self, said: Map<String, Json>, part: &Part<'_>, faults: &mut Faults) {
        self.says_rules = true;
        for (name, value) in said {
            let was = self.said_options.insert(name.clone(), value.clone());
            if was.is_some_and(|was| was != value) {
                faults.bad(part.at, part.text, &format!("/rules/options/{name}"), &[]);
            }
            self.options.insert(name, value);
        }
    }

    /// What stands behind a line that is cut out of its evening: who deals it, and what its number is.
    pub fn alone(&self, dealer: Option<usize>, session: Option<&str>, number: Option<u64>) -> String {
        let mut text = self.base.clone();
        if let Some(name) = dealer.and_then(|dealer| self.people.names.get(dealer)) {
            text.push_str(&format!("; deals {}", quoted::written(name)));
        }
        let number = number.map_or_else(|| NOTHING.to_owned(), |number| number.to_string());
        text.push_str(&format!("; session {}; deal {number}", session.unwrap_or(NOTHING)));
        text
    }
}

/// A head as it is written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct WrittenHead {
    pub line: String,
    /// How the name of the session is said, should that be needed.
    pub session: String,
}

/// Writes a head.
pub(crate) fn written(
    game: &dyn GameLines,
    people: &People,
    dealer: usize,
    options: &Map<String, Json>,
    source: &Map<String, Json>,
) -> WrittenHead {
    let word = game.heads().first().copied().unwrap_or_default();
    let name = people.names.get(dealer).map(String::as_str).unwrap_or_default();
    let names: Vec<_> = people.names.iter().map(|name| quoted::written(name)).collect();
    let mut line = format!("{word}: {}; deals {}", names.join(", "), quoted::written(name));
    let rules = rules::written(game, options);
    if !rules.is_empty() {
        line.push_str(&format!("; rules {rules}"));
    }
    for (common_word, member) in SOURCES {
        if let Some(value) = source.get(member).and_then(Json::as_str) {
            line.push_str(&format!("; {} {value}", common().written(common_word)));
        }
    }
    if let Some(round) = source.get("round") {
        line.push_str(&format!("; round {round}"));
    }
    let session = source.get("session").and_then(Json::as_str).unwrap_or(NOTHING);
    WrittenHead {
        line,
        session: format!("; session {session}"),
    }
}

/// Whether a text can stand in a head, and comes back from it as it was.
pub(crate) fn can_stand(value: &str) -> bool {
    let is_plain = value.split_whitespace().collect::<Vec<_>>().join(" ") == value;
    is_plain && !value.is_empty() && value != NOTHING && !value.contains(';') && words(value, 0).len() < 64
}
