//! Who sits at the table, and whom a word of a line means: a seat, or the beginning of one name and no other.

use talon_rules::cards::Seat;

use crate::fold::fold;
use crate::lexicon::{Word, words};
use crate::quoted;

/// So many people sit at one table in the course of an evening.
const EVENING_MAX: usize = 12;

/// The people of an evening in the order of play, three or four.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct People {
    /// Their names; the letters of the seats where nobody is named.
    pub names: Vec<String>,
    folded: Vec<String>,
    /// Words that the longest name has without marks around it.
    longest: usize,
}

/// Whom words mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Who {
    /// A person by their place in the list, and how many words that took.
    One(usize, usize),
    /// Any of these.
    Several(Vec<usize>),
    Nobody,
}

impl People {
    pub fn new(names: Vec<String>) -> People {
        let folded: Vec<String> = names.iter().map(|name| joined(name)).collect();
        let longest = names.iter().map(|name| words(name, 0).len()).max().unwrap_or(1);
        People { names, folded, longest }
    }

    /// Those of several lists together, each in its own order among the others; `None` where there is no such order, or
    /// where someone cannot be told apart.
    pub fn with(&self, others: &People) -> Option<People> {
        let mut names = self.names.clone();
        for (at, name) in others.names.iter().enumerate() {
            if names.contains(name) {
                continue;
            }
            let place = |other: &String| names.iter().position(|own| own == other);
            let behind = others.names.iter().skip(at).find_map(place);
            let before = || others.names.iter().take(at).rev().find_map(place);
            let place = behind.or_else(|| before().map(|place| place + 1));
            names.insert(place.unwrap_or(names.len()), name.clone());
        }
        let seated: Vec<&String> = names.iter().filter(|name| others.names.contains(name)).collect();
        // With three the first of them is the first seat; with four the dealer tells who that is.
        let turns = if others.names.len() < 4 { 1 } else { others.names.len() };
        let is_ordered = (0..turns).any(|by| {
            let mut own: Vec<&String> = others.names.iter().collect();
            own.rotate_left(by);
            own == seated
        });
        let all = People::of_evening(names)?;
        is_ordered.then_some(all)
    }

    /// Everyone who sits at a table in the course of an evening, if they can be told apart.
    pub fn of_evening(names: Vec<String>) -> Option<People> {
        let people = People::new(names);
        let is_twice = |at: usize| {
            people
                .folded
                .iter()
                .skip(at + 1)
                .any(|other| Some(other) == people.folded.get(at))
        };
        let is_seat = |name: &String| name.is_empty() || Seat::parse(name).is_some();
        let is_sound = !people.names.iter().any(is_seat) && !(0..people.names.len()).any(is_twice);
        (is_sound && (3..=EVENING_MAX).contains(&people.names.len())).then_some(people)
    }

    /// Some of them, by their places.
    pub fn only(&self, places: &[usize]) -> People {
        let names = places.iter().filter_map(|place| self.names.get(*place)).cloned();
        People::new(names.collect())
    }

    /// Whether the seats have no names.
    pub(crate) fn is_unnamed(&self) -> bool {
        self.names.iter().map(String::as_str).eq(Seat::ALL.map(Seat::letter))
    }

    /// Who deals after this person.
    pub fn after(&self, dealer: usize, deals: u64) -> usize {
        let count = self.names.len().max(1) as u64;
        ((dealer as u64 + deals % count) % count) as usize
    }

    /// The seat of a person in a deal; nobody has one who deals at a table of four.
    pub fn seat(&self, person: usize, dealer: usize) -> Option<Seat> {
        if self.names.len() < 4 {
            return Seat::ALL.get(person).copied();
        }
        let behind = (person + self.names.len() - dealer) % self.names.len();
        behind.checked_sub(1).and_then(|place| Seat::ALL.get(place)).copied()
    }

    /// The person at a seat of a deal.
    pub fn at(&self, seat: Seat, dealer: usize) -> usize {
        match self.names.len() {
            0..4 => seat.index(),
            count => (dealer + 1 + seat.index()) % count,
        }
    }

    /// Whom the first of these words mean.
    pub fn find(&self, line: &[Word<'_>]) -> Who {
        for length in (1..=line.len().min(self.longest.max(1))).rev() {
            let spoken: Vec<&str> = line[..length].iter().map(|word| word.folded.as_str()).collect();
            let spoken = bare(&spoken.join(" "));
            if spoken.is_empty() {
                continue;
            }
            let mut meant: Vec<usize> = self.by_name(&spoken);
            if self.names.len() == 3
                && let Some(seat) = Seat::parse(&spoken.to_ascii_uppercase())
                && !meant.contains(&seat.index())
            {
                meant.push(seat.index());
            }
            match meant[..] {
                [] => {}
                [one] => return Who::One(one, length),
                _ => return Who::Several(meant),
            }
        }
        Who::Nobody
    }

    fn by_name(&self, spoken: &str) -> Vec<usize> {
        let places = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
            let named = self.folded.iter().enumerate();
            named.filter(|(_, name)| fits(name)).map(|(place, _)| place).collect()
        };
        let has_word = |name: &str| name.split(' ').any(|word| word == spoken);
        // The beginning of one name and a whole word of another may be either.
        let ways: [&dyn Fn(&str) -> bool; 3] = [
            &|name| name == spoken,
            &|name| name.starts_with(spoken) || has_word(name),
            &|name| is_cut_short(name, spoken),
        ];
        let found = ways.into_iter().map(places).find(|found| !found.is_empty());
        found.unwrap_or_default()
    }

    /// What is written for a person, where `taken` says of which words a line would mean something else. `None` when
    /// nothing would mean this person alone.
    pub fn written(&self, person: usize, taken: impl Fn(&str) -> bool) -> Option<String> {
        let name = self.names.get(person)?;
        let first = words(name, 0).first().map(|word| word.text.to_owned());
        let letter = Seat::ALL.get(person).map(|seat| seat.letter().to_owned());
        let whole = quoted::written(name).into_owned();
        let tried = [Some(whole), first, letter, Some(quoted::quote(name))];
        tried.into_iter().flatten().find(|spoken| {
            let line = words(spoken, 0);
            let is_whole = !line.is_empty() && !line.iter().any(|word| taken(&word.folded));
            is_whole && self.find(&line) == Who::One(person, line.len())
        })
    }

    /// Their names, for a message.
    pub fn listed(&self) -> Vec<&str> {
        self.names.iter().map(String::as_str).collect()
    }
}

/// A name as it is compared: with single spaces, and without signs that mean something between names.
pub(crate) fn joined(name: &str) -> String {
    bare(&fold(name))
}

/// Whether a name is spoken with words cut short by a dot: `Nagy B.`, `K. Anna`.
fn is_cut_short(name: &str, spoken: &str) -> bool {
    let mut words = name.split(' ');
    let fits = |part: &str| {
        let word = words.next();
        word.is_some_and(|word| match part.strip_suffix('.') {
            Some(beginning) => !beginning.is_empty() && word.starts_with(beginning),
            None => word == part,
        })
    };
    spoken.contains('.') && spoken.split(' ').all(fits)
}

fn bare(folded: &str) -> String {
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, ',' | ';' | ':' | '"');
    let parts: Vec<&str> = folded.split(is_between).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(people: &People, spoken: &str) -> Who {
        people.find(&words(spoken, 0))
    }

    #[test]
    fn a_person_is_meant_by_a_seat_or_the_beginning_of_one_name() {
        let people = People::new(["Anna", "Béla", "Bence Kis"].map(str::to_owned).to_vec());
        assert_eq!(found(&people, "an ulti"), Who::One(0, 1));
        assert_eq!(found(&people, "be"), Who::Several(vec![1, 2]));
        assert_eq!(found(&people, "BEL"), Who::One(1, 1));
        assert_eq!(found(&people, "bence kis ulti"), Who::One(2, 2));
        assert_eq!(found(&people, "c"), Who::One(2, 1));
        // The seat of one and the beginning of others.
        assert_eq!(found(&people, "b"), Who::Several(vec![1, 2]));
        assert_eq!(found(&people, "x"), Who::Nobody);
        assert_eq!(people.written(2, |_| false).as_deref(), Some("Bence Kis"));
        assert_eq!(people.written(0, |word| word == "anna").as_deref(), Some("A"));
    }

    #[test]
    fn a_name_with_signs_in_it_is_meant_with_and_without_them() {
        let people = People::new(["Kis, Anna", "Kis; Béla: \"B\"", "Cili"].map(str::to_owned).to_vec());
        for spoken in [
            "kis, anna ulti",
            "Kis Anna ulti",
            "\"Kis, Anna\" ulti",
            "\"kis, a\" ulti",
        ] {
            assert!(matches!(found(&people, spoken), Who::One(0, _)), "{spoken}");
        }
        assert_eq!(found(&people, "kis"), Who::Several(vec![0, 1]));
        assert_eq!(people.written(0, |_| false).as_deref(), Some("\"Kis, Anna\""));
        let written = people.written(1, |_| false).unwrap();
        assert_eq!(written, "\"Kis; Béla: \"\"B\"\"\"");
        assert_eq!(found(&people, &written), Who::One(1, 1));
        assert_eq!(found(&people, ":"), Who::Nobody);
    }

    #[test]
    fn people_are_meant_by_their_other_name_and_by_one_cut_short() {
        let people = People::new(["Kiss Anna", "Nagy Béla", "Nagy Cili"].map(str::to_owned).to_vec());
        assert_eq!(found(&people, "Anna ulti"), Who::One(0, 1));
        assert_eq!(found(&people, "Nagy B. ulti"), Who::One(1, 2));
        assert_eq!(found(&people, "N. Cili ulti"), Who::One(2, 2));
        assert_eq!(found(&people, "nagy"), Who::Several(vec![1, 2]));
        assert_eq!(found(&people, "N. ulti"), Who::Several(vec![1, 2]));
        assert_eq!(found(&people, "Anni ulti"), Who::Nobody);
        let alike = People::new(["Kiss Anna", "Annamária Tóth", "Nagy Cili"].map(str::to_owned).to_vec());
        assert_eq!(found(&alike, "Anna ulti"), Who::Several(vec![0, 1]));
        assert_eq!(found(&alike, "Kiss Anna ulti"), Who::One(0, 2));
    }

    #[test]
    fn with_four_the_dealer_has_no_seat() {
        let people = People::new(["Dani", "Anna", "Béla", "Cili"].map(str::to_owned).to_vec());
        assert_eq!((people.seat(1, 0), people.seat(0, 0)), (Some(Seat::A), None));
        assert_eq!((people.seat(0, 3), people.at(Seat::A, 3)), (Some(Seat::A), 0));
        assert_eq!(people.after(3, 5), 0);
        assert_eq!(found(&people, "a"), Who::One(1, 1));
    }
}
