//! Who the people of a session are. Each record says who sat at its seats, and who dealt and sat out; where four are at
//! the table, or someone comes, goes or changes seats, the seats of one deal are not those of the next.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value as Json;

use super::{Dealer, envelope, sound};
use crate::check::Checked;
use crate::json::Value;
use talon_rules::cards::{BySeat, Seat};

/// Someone who sat at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sitter {
    pub name: Option<String>,
    /// Where they sat first, by which someone without a name is called; `None` of who only sat out.
    pub seat: Option<Seat>,
}

/// Who sat where in a deal, by their places among the people of the session.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sitting {
    pub seats: BySeat<Option<usize>>,
    /// Who dealt and sat out.
    pub out: Option<usize>,
}

/// Who sat at the table of a record, by a number for each person, where its names do not tell: they may be other names
/// than those that are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct KnownPlayers {
    pub seats: BySeat<Option<usize>>,
    pub out: Option<usize>,
}

impl KnownPlayers {
    /// Those of the records of a session, whose names each mean the person whom this says. No name is kept.
    pub fn of<'r>(records: impl IntoIterator<Item = &'r str>, meant: &dyn Fn(&str) -> String) -> Vec<KnownPlayers> {
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let mut number = |player: &Json| {
            let said = player["name"].as_str().map(meant);
            let key = said.or_else(|| player["ref"].as_str().map(str::to_owned))?;
            let next = numbers.len();
            Some(*numbers.entry(key).or_insert(next))
        };
        let of = |record: &str| {
            let record: Json = serde_json::from_str(record).unwrap_or_default();
            KnownPlayers {
                out: number(&record["source"]["sitting_out"]),
                seats: BySeat::from_fn(|seat: Seat| number(&record["players"][seat.letter()])),
            }
        };
        records.into_iter().map(of).collect()
    }
}

impl Sitting {
    /// Everyone at the table who is known, in the order of play.
    pub fn table(&self) -> impl Iterator<Item = usize> + '_ {
        let seats = Seat::ALL.into_iter().filter_map(|seat| self.seats[seat]);
        self.out.into_iter().chain(seats)
    }

    pub(super) fn holds(&self, person: usize) -> bool {
        self.table().any(|one| one == person)
    }
}

/// By what someone is known again.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    Name(String),
    Number(usize),
    /// Two who are called so sat at one table: each is at their seat.
    Namesake(Box<Key>, Seat),
    /// Nobody says who sits there.
    Seat(Seat),
    /// The only one at a table of four who is not named.
    Unnamed,
}

/// What a record says of those at its table.
struct TablePeople {
    seats: BySeat<Option<Key>>,
    out: Option<Key>,
    names: BySeat<Option<String>>,
    out_name: Option<String>,
    /// The dealer sits out, so that the seats are given again in each deal.
    is_turning: bool,
    is_sound: bool,
}

impl TablePeople {
    fn of(checked: &Checked<'_>, known: Option<&KnownPlayers>) -> TablePeople {
        let own = envelope(checked);
        let word = |player: Option<Value<'_>>, name: &str| Some(player?.get(name)?.as_str()?.into_owned());
        let player = |seat: Seat| own.and_then(|own| own.players?.get(seat.letter()));
        let out = own.and_then(|own| own.source?.get("sitting_out"));
        let name = |player: Option<Value<'_>>| word(player, "name").or_else(|| word(player, "ref"));
        let key = |player: Option<Value<'_>>, number: Option<usize>| match known {
            Some(_) => number.map(Key::Number),
            None => name(player).map(Key::Name),
        };
        let numbers = known.copied().unwrap_or_default();
        TablePeople {
            seats: BySeat::from_fn(|seat: Seat| key(player(seat), numbers.seats[seat])),
            out: key(out, numbers.out),
            names: BySeat::from_fn(|seat: Seat| word(player(seat), "name")),
            out_name: word(out, "name"),
            is_turning: Dealer::read(own.and_then(|own| own.deal)) == Some(Dealer::Out),
            is_sound: sound(checked).is_some(),
        }
    }

    fn keys(&self) -> impl Iterator<Item = &Key> {
        let seats = Seat::ALL.into_iter().filter_map(|seat| self.seats[seat].as_ref());
        self.out.iter().chain(seats)
    }
}

/// The people of these deals, which stand in order, and where each of them sat.
pub(super) fn seated(deals: &[(&Checked<'_>, Option<&KnownPlayers>)]) -> (Vec<Sitter>, Vec<Sitting>) {
    let mut said: Vec<TablePeople> = deals
        .iter()
        .map(|(checked, known)| TablePeople::of(checked, *known))
        .collect();
    tell_apart(&mut said);
    name_the_fourth(&mut said);
    fill(&mut said);
    let mut roster = Roster::default();
    let sittings = said.iter().map(|one| roster.seat(one)).collect();
    (roster.people, sittings)
}

/// Two people at one table are two, also if they are called the same.
fn tell_apart(said: &mut [TablePeople]) {
    let mut namesakes: BTreeSet<Key> = BTreeSet::new();
    for one in said.iter() {
        let mut here = BTreeSet::new();
        namesakes.extend(one.keys().filter(|key| !here.insert(*key)).cloned());
    }
    for one in said.iter_mut().filter(|_| !namesakes.is_empty()) {
        for seat in Seat::ALL {
            let own = &mut one.seats[seat];
            *own = own.take().map(|key| match namesakes.contains(&key) {
                true => Key::Namesake(Box::new(key), seat),
                false => key,
            });
        }
    }
}

/// Where the same three of four are named in every deal, the one who is not is one person too.
fn name_the_fourth(said: &mut [TablePeople]) {
    let turning = || said.iter().filter(|one| one.is_turning && one.is_sound);
    let named: BTreeSet<&Key> = turning().flat_map(TablePeople::keys).collect();
    let is_one = |one: &TablePeople| one.keys().count() == Seat::ALL.len();
    if named.len() != Seat::ALL.len() || !turning().all(is_one) {
        return;
    }
    for one in said.iter_mut().filter(|one| one.is_turning && one.is_sound) {
        match Seat::ALL.into_iter().find(|seat| one.seats[*seat].is_none()) {
            Some(seat) => one.seats[seat] = Some(Key::Unnamed),
            None => one.out = Some(Key::Unnamed),
        }
    }
}

/// A player whom a record does not name is the person who sat there before, as long as everyone keeps their seat, else
/// the one who did later; if no record names them, the seat itself stands for them.
fn fill(said: &mut [TablePeople]) {
    for at in 0..said.len() {
        for seat in Seat::ALL {
            let (before, rest) = said.split_at(at);
            let Some((own, later)) = rest.split_first() else {
                continue;
            };
            if own.seats[seat].is_some() {
                continue;
            }
            let others = before.iter().rev().chain(later);
            let known = others.filter(|one| !one.is_turning && !own.is_turning);
            let known = known.filter_map(|one| one.seats[seat].clone()).next();
            let known = known.filter(|key| own.keys().all(|other| other != key));
            let key = known.or_else(|| own.is_sound.then_some(Key::Seat(seat)));
            if let Some(own) = said.get_mut(at) {
                own.seats[seat] = key;
            }
        }
    }
}

/// The people so far, in the order in which they came.
#[derive(Default)]
struct Roster {
    people: Vec<Sitter>,
    places: BTreeMap<Key, usize>,
}

impl Roster {
    fn seat(&mut self, said: &TablePeople) -> Sitting {
        let out = said
            .out
            .as_ref()
            .map(|key| self.place(key, said.out_name.as_ref(), None));
        let seats = BySeat::from_fn(|seat: Seat| {
            let key = said.seats[seat].as_ref()?;
            Some(self.place(key, said.names[seat].as_ref(), Some(seat)))
        });
        Sitting { seats, out }
    }

    fn place(&mut self, key: &Key, name: Option<&String>, seat: Option<Seat>) -> usize {
        let people = &mut self.people;
        let place = *self.places.entry(key.clone()).or_insert_with(|| {
            people.push(Sitter { name: None, seat: None });
            people.len() - 1
        });
        if let Some(person) = people.get_mut(place) {
            person.seat = person.seat.or(seat);
            if person.name.is_none() {
                person.name = name.cloned();
            }
        }
        place
    }
}
