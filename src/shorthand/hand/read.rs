//! The lines of a hand become its deal and its actions. Whether they are sound the check of the record says.

use serde_json::{Map, Value as Json, json};
use talon_rules::cards::{Card, CardSet, Seat};

use super::cards::{CardRun, UNKNOWN, code_of, no_card};
use super::cursor::{Cursor, Deeds};
use super::rows::{HandRow, RowKind};
use super::words::{HandWord, hand_words};
use crate::faults::Faults;
use crate::game::Table;

/// What a hand says beside its head.
#[derive(Debug)]
pub(crate) struct HandFacts {
    pub deal: Json,
    pub actions: Vec<Json>,
}

/// A place that cards were dealt to.
#[derive(Debug)]
enum DealtPlace {
    Cards(Vec<Option<Card>>),
    /// Whatever no other place has, and where that is said.
    Rest(usize),
    Hidden,
}

/// The places of a deal as they were said.
#[derive(Debug, Default)]
struct Places {
    known: Vec<(String, DealtPlace)>,
}

/// Reads the lines.
pub(crate) fn read(
    rows: &[HandRow<'_>],
    table: &Table<'_>,
    options: &Map<String, Json>,
    faults: &mut Faults,
) -> HandFacts {
    let mut places = Places::default();
    let mut seen: Vec<RowKind> = Vec::new();
    for row in rows {
        // A number that stands twice is told where the tricks are read.
        if seen.contains(&row.kind) && !matches!(row.kind, RowKind::Trick(_)) {
            faults.bad(row.label, row.parts.first().map_or("", |part| part.text), "/deal", &[]);
        }
        seen.push(row.kind);
        match row.kind {
            RowKind::Holding(person) => places.read_of(row, person, "hands", table, faults),
            RowKind::First(person) => places.read_of(row, person, "first", table, faults),
            RowKind::Talon => places.read(row, "/deal/talon".to_owned(), table, faults),
            _ => {}
        }
    }
    let seat = table.people.seat(table.dealer, table.dealer);
    let mut deal = json!({"dealer": seat.map_or("out", Seat::letter), "hands": {}});
    places.write(table, &mut deal, faults);
    let mut actions = Vec::new();
    if faults.is_sound() {
        let mut deeds = Deeds {
            list: Vec::new(),
            faults,
        };
        table.game.read_hand(rows, table, options, &mut deeds);
        actions = deeds.list;
    }
    let is_given = actions.first().is_some_and(|action| action["type"] == "given");
    if deal.get("talon").is_none() && (is_given || table.game.has_talon()) {
        deal["talon"] = Json::Null;
    }
    HandFacts { deal, actions }
}

impl Places {
    fn read_of(&mut self, row: &HandRow<'_>, person: usize, member: &str, table: &Table<'_>, faults: &mut Faults) {
        match table.people.seat(person, table.dealer) {
            Some(seat) => self.read(row, format!("/deal/{member}/{}", seat.letter()), table, faults),
            None => {
                let name = table.people.names.get(person).map_or("", String::as_str);
                faults.bad(row.at, name, "/deal/hands", &[]);
            }
        }
    }

    fn read(&mut self, row: &HandRow<'_>, pointer: String, table: &Table<'_>, faults: &mut Faults) {
        faults.places.put(&pointer, row.at);
        let words = table.game.card_words();
        let errors = faults.findings.len();
        let (mut cards, mut rest) = (Vec::new(), None);
        for part in &row.parts {
            let (mut cursor, mut run) = (Cursor::new(part), CardRun::new(words));
            while let Some(word) = cursor.first().cloned() {
                let here = cursor.here();
                if cursor.take(hand_words(), |word| word == HandWord::Rest).is_some() {
                    rest = rest.or(Some(here));
                    continue;
                }
                let Some((length, found)) = run.take(cursor.rest(), &pointer, faults) else {
                    return no_card(words, &word, &pointer, faults);
                };
                cursor.skip(length);
                for card in found {
                    faults.places.put(&format!("{pointer}/{}", cards.len()), here);
                    cards.push(card);
                }
            }
            run.close(part.end(), &pointer, faults);
        }
        let place = match (rest, &cards[..]) {
            (Some(at), []) => DealtPlace::Rest(at),
            (Some(at), _) => {
                faults.bad(at, hand_words().written(HandWord::Rest), &pointer, &[]);
                return;
            }
            (None, [None]) => DealtPlace::Hidden,
            (None, []) => {
                let example = [hand_words().written(HandWord::Rest), UNKNOWN];
                return faults.missing(row.at, &pointer, &example);
            }
            // Half a card is told, and nobody knows the hand.
            _ if faults.findings.len() > errors => return,
            _ => DealtPlace::Cards(cards),
        };
        self.known.push((pointer, place));
    }

    /// Puts them into the deal.
    fn write(&self, table: &Table<'_>, deal: &mut Json, faults: &mut Faults) {
        let pack = table.game.card_words().pack;
        let is_sound = faults.is_sound();
        let mut rest: Option<usize> = None;
        for (pointer, place) in &self.known {
            let cards = match place {
                DealtPlace::Cards(cards) => cards.iter().map(|card| code_of(pack, *card)).collect(),
                DealtPlace::Hidden => Json::Null,
                // What is left nobody knows while a place cannot be read.
                DealtPlace::Rest(_) if !is_sound => Json::Null,
                DealtPlace::Rest(at) => match self.left(pointer).filter(|_| rest.is_none()) {
                    Some(left) => {
                        rest = Some(*at);
                        left.map_or(Json::Null, |left| {
                            pack.in_order(left).map(|card| pack.code(card)).collect()
                        })
                    }
                    None => {
                        let word = hand_words().written(HandWord::Rest);
                        faults.bad(*at, word, pointer, &[UNKNOWN]);
                        Json::Null
                    }
                },
            };
            match pointer.split('/').collect::<Vec<_>>()[..] {
                [_, "deal", member] => deal[member] = cards,
                [_, _, member, seat] => deal[member][seat] = cards,
                _ => {}
            }
        }
        for seat in Seat::ALL {
            if deal["hands"].get(seat.letter()).is_none() {
                deal["hands"][seat.letter()] = Json::Null;
            }
        }
    }

    /// The cards that no other place has, which nobody can tell where one card is said twice; `None` where another
    /// place is not known whole.
    fn left(&self, own: &str) -> Option<Option<CardSet>> {
        let (mut left, mut is_twice) = (CardSet::FULL, false);
        let others = self
            .known
            .iter()
            .filter(|(pointer, _)| pointer != own && !pointer.starts_with("/deal/first"));
        for (_, place) in others {
            let DealtPlace::Cards(cards) = place else { return None };
            for card in cards {
                is_twice |= !left.remove((*card)?);
            }
        }
        Some((!is_twice).then_some(left))
    }
}
