//! Two phones write one evening over a bad line, by way of the service and the database: messages are lost, answers are
//! lost, messages come twice, and long after the other phone has gone on. The list is always that of one phone that did
//! everything once, and nothing that was saved is missing.

use std::collections::BTreeSet;

use chrono::{NaiveDate, NaiveTime, TimeDelta};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use talon_rules::games::GameKind;
use talon_scorecard::{
    Act, Author, CorrectDeal, Deal, DealId, Dealing, Line, MoveDeal, OtherAnswer, PersonNo, SaveDeal, Scorecard,
    SettleDeal, Settled, VoidDeal,
};
use talon_service::Actor;
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{CardActRequest, CardRefused, CardWay, NewCard, create, open};
use talon_store::Store;

use crate::harness::backend::on_both;

const GAMES: [(&str, &str); 2] = [
    ("ulti", include_str!("../fixtures/evenings/ulti.json")),
    ("preferans", include_str!("../fixtures/evenings/preferans_hr.json")),
];
/// Evenings of each game on each database.
const CASES: u32 = 12;
const STEPS_MAX: usize = 24;
/// The phone that does everything alone.
const ALONE: u64 = 9;

/// What is left of a number after a choice among so many was taken off it.
fn choose(number: &mut u64, among: usize) -> usize {
    let among = u64::try_from(among).expect("a number");
    let chosen = *number % among;
    *number /= among;
    usize::try_from(chosen).expect("a number")
}

fn day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 24).expect("a day")
}

fn author(device: u64, second: i64) -> Author {
    Author {
        device,
        at: day().and_time(NaiveTime::MIN) + TimeDelta::seconds(second),
    }
}

fn save(card: &Scorecard, dealer: PersonNo, line: Line, note: Option<String>) -> SaveDeal {
    SaveDeal {
        number: card.next_number(),
        people: card.at_table(),
        dealer,
        line,
        note,
    }
}

#[derive(Debug, Clone)]
struct Message {
    device: u64,
    key: String,
    act: Act,
}

/// A phone, with the card as it was when it was last looked at.
struct Phone {
    device: u64,
    card: Scorecard,
    outbox: Vec<Message>,
}

impl Phone {
    /// Something that can be done by what the phone shows.
    fn act(&self, lines: &[Line], mut number: u64, note: &str) -> Act {
        let card = &self.card;
        let kind = choose(&mut number, 13);
        let line = lines[choose(&mut number, lines.len())].clone();
        let mut table = card.at_table();
        let dealer = table[choose(&mut number, table.len())];
        let count = card.deals.len().max(1);
        let [one, other] = [0, 1].map(|_| card.deals.get(choose(&mut number, count)));
        let contested = card.deals.iter().find(|deal| deal.other.is_some());
        match (kind, one, other) {
            (5, Some(deal), _) => Act::Correct(corrected(deal, dealer, line)),
            (6, Some(deal), _) => void_or_restore(deal),
            (7, Some(from), Some(to)) => Act::Move(MoveDeal { id: from.id, to: to.id }),
            (8, Some(deal), _) => Act::Insert(CorrectDeal {
                note: Some(note.to_owned()),
                ..corrected(deal, dealer, line)
            }),
            (9, Some(deal), _) => Act::TakeBack(card.last_written().unwrap_or(deal).id),
            (10, Some(deal), _) => Act::Settle(SettleDeal {
                id: contested.unwrap_or(deal).id,
                settled: [Settled::First, Settled::Second, Settled::Both][choose(&mut number, 3)],
            }),
            (11, Some(deal), _) => Act::Agree(deal.id),
            (12, Some(_), _) => {
                let at = choose(&mut number, 2);
                table.swap(at, at + 1);
                Act::Reseat(table)
            }
            _ => Act::Save(save(card, dealer, line, Some(note.to_owned()))),
        }
    }
}

fn corrected(deal: &Deal, dealer: PersonNo, line: Line) -> CorrectDeal {
    CorrectDeal {
        id: deal.id,
        seen: deal.version(),
        dealer,
        line,
        note: deal.note.clone(),
    }
}

fn void_or_restore(deal: &Deal) -> Act {
    match deal.void {
        Some(_) => Act::Restore(deal.id),
        None => Act::Void(VoidDeal {
            id: deal.id,
            reason: "eleven cards".into(),
        }),
    }
}

/// Everything that is noted somewhere on the card, also of what does not count any more.
fn notes(card: &Scorecard) -> BTreeSet<String> {
    let of_deal = |deal: &Deal| -> Vec<Option<String>> {
        let history = deal.history.iter().map(|was| was.note.clone());
        let other = deal.other.iter().map(|other| other.note.clone());
        history.chain(other).chain([deal.note.clone()]).collect()
    };
    let all = card.deals.iter().flat_map(of_deal).flatten();
    all.flat_map(|note| note.split(" / ").map(str::to_owned).collect::<Vec<_>>())
        .collect()
}

/// What a list says: of each deal who sat there, who dealt, how it went, and whether it counts.
fn list(card: &Scorecard) -> Vec<Value> {
    let deals = card.deals.iter();
    deals
        .map(|deal| json!([card.at_table_in(deal), deal.dealer, deal.line, deal.void]))
        .collect()
}

/// The card at the service, what it should be, and the card of the phone that is alone.
struct Table<'a> {
    store: &'a Store,
    way: CardWay,
    truth: Scorecard,
    alone: Scorecard,
    done: BTreeSet<String>,
    /// The notes of what was saved.
    saved: Vec<String>,
    second: i64,
}

impl Table<'_> {
    fn begin<'a>(store: &'a Store, game: &str, form: &str) -> Table<'a> {
        let game = GameKind::parse(game).expect("a game");
        let names: Vec<String> = ["Anna", "Béla", "Cili"].map(str::to_owned).to_vec();
        let card = Scorecard::new(game, names.clone(), PersonNo(2), day()).expect("three people");
        let new = NewCard {
            game,
            rules: card.rules.clone(),
            people: names,
            first_dealer: PersonNo(2),
            dealing: Dealing::default(),
            stake: None,
            day: day(),
            deals: vec![],
        };
        let form = IdempotentRequest {
            key: Some(form),
            request: "begin",
        };
        let key = create(store, &Actor::Visitor, new, author(1, 0), form).expect("a card");
        Table {
            store,
            way: CardWay::Key(key),
            truth: card.clone(),
            alone: card,
            done: BTreeSet::new(),
            saved: Vec::new(),
            second: 0,
        }
    }

    fn kept(&self) -> Scorecard {
        let opened = self.store.read(|db| open(db, &Actor::Visitor, &self.way));
        opened.expect("the card").card
    }

    /// A message arrives, for the first time or again.
    fn deliver(&mut self, message: &Message) {
        self.second += 1;
        let (by, act) = (author(message.device, self.second), message.act.clone());
        let request = format!("{act:?}");
        let sent = CardActRequest {
            store: self.store,
            actor: &Actor::Visitor,
            way: &self.way,
            form: IdempotentRequest {
                key: Some(&message.key),
                request: &request,
            },
            by,
        };
        let answer = sent.act(act.clone());
        if self.done.contains(&message.key) {
            assert!(answer.is_ok(), "sent again: {answer:?}");
        } else {
            let before = self.truth.clone();
            match (self.truth.act(act.clone(), by), answer) {
                (Ok(()), Ok(_)) => {
                    self.done.insert(message.key.clone());
                    self.do_alone(&before, act);
                }
                (Err(own), Err(CardRefused::Card(told))) => assert_eq!(own, *told),
                (own, told) => panic!("{message:?}: {own:?}, {told:?}"),
            }
        }
        assert_eq!(self.kept(), self.truth, "{message:?}");
        assert_eq!(list(&self.truth), list(&self.alone), "{message:?}");
        let noted = notes(&self.truth);
        let missing: Vec<&String> = self.saved.iter().filter(|note| !noted.contains(*note)).collect();
        assert!(missing.is_empty(), "{missing:?} after {message:?}");
    }

    /// What became of an act of one of the two, as one phone alone would have brought it about.
    fn do_alone(&mut self, before: &Scorecard, act: Act) {
        let place = |id: DealId| before.deal(id).expect("the deal").0;
        let other = |id: DealId| before.deals[place(id)].other.clone();
        let here: Vec<DealId> = self.alone.deals.iter().map(|deal| deal.id).collect();
        let is_new = self.truth.deals.len() > before.deals.len();
        match act {
            Act::Save(deal) => {
                self.saved.extend(deal.note.clone());
                if is_new {
                    let number = self.alone.next_number();
                    self.alone_does(Act::Save(SaveDeal { number, ..deal }));
                }
            }
            Act::Settle(SettleDeal { id, settled }) => match (settled, other(id)) {
                (Settled::Both, Some(other)) => {
                    // Where it stands, and who dealt it there, is what the tests of the card are about.
                    let is_new = |deal: &Deal| before.deal(deal.id).is_none();
                    let at = self.truth.deals.iter().position(is_new).expect("the second deal");
                    let Deal { dealer, line, .. } = self.truth.deals[at].clone();
                    assert!(at > place(id), "it goes behind the first");
                    self.put_alone(at, OtherAnswer { dealer, line, ..other });
                }
                (Settled::Second, Some(other)) => {
                    let deal = &mut self.alone.deals[place(id)];
                    (deal.people, deal.dealer, deal.line) = (other.people, other.dealer, other.line);
                }
                _ => {}
            },
            Act::TakeBack(id) => {
                let (at, other) = (place(id), other(id));
                self.alone_does(Act::TakeBack(here[at]));
                if let Some(other) = other {
                    self.put_alone(at, other);
                }
                let noted = notes(&self.truth);
                self.saved.retain(|note| noted.contains(note));
            }
            Act::Correct(right) => {
                let at = place(right.id);
                let (id, seen) = (here[at], self.alone.deals[at].version());
                self.alone_does(Act::Correct(CorrectDeal { id, seen, ..right }));
            }
            Act::Insert(deal) => {
                self.saved.extend(deal.note.clone());
                let id = here[place(deal.id)];
                self.alone_does(Act::Insert(CorrectDeal { id, ..deal }));
            }
            Act::Void(void) => {
                let id = here[place(void.id)];
                self.alone_does(Act::Void(VoidDeal { id, ..void }));
            }
            Act::Restore(id) => self.alone_does(Act::Restore(here[place(id)])),
            Act::Move(MoveDeal { id, to }) => {
                let (id, to) = (here[place(id)], here[place(to)]);
                self.alone_does(Act::Move(MoveDeal { id, to }));
            }
            Act::Reseat(order) => self.alone_does(Act::Reseat(order)),
            _ => {}
        }
    }

    fn alone_does(&mut self, act: Act) {
        let done = self.alone.act(act.clone(), author(ALONE, self.second));
        assert_eq!(done, Ok(()), "{act:?}");
    }

    /// A deal is written down, and moved to where it belongs.
    fn put_alone(&mut self, at: usize, other: OtherAnswer) {
        let deal = SaveDeal {
            number: self.alone.next_number(),
            people: other.people,
            dealer: other.dealer,
            line: other.line,
            note: None,
        };
        self.alone_does(Act::Save(deal));
        let last = self.alone.deals.last().expect("a deal").id;
        if let Some(to) = self.alone.deals.get(at).map(|deal| deal.id).filter(|to| *to != last) {
            self.alone_does(Act::Move(MoveDeal { id: last, to }));
        }
    }

    /// A phone does something, and what it has to say comes through, or not yet, or twice.
    fn step(&mut self, phone: &mut Phone, lines: &[Line], mut number: u64) {
        if choose(&mut number, 4) > 0 {
            phone.card = self.kept();
        }
        let fate = choose(&mut number, 4);
        let note = format!("said {}", self.second);
        let act = phone.act(lines, number, &note);
        for message in std::mem::take(&mut phone.outbox) {
            self.deliver(&message);
        }
        let message = Message {
            device: phone.device,
            key: format!("{} {}", phone.device, self.second),
            act,
        };
        self.second += 1;
        let arrivals = [1, 0, 1, 2][fate];
        for _ in 0..arrivals {
            self.deliver(&message);
        }
        // It did not arrive, or its answer did not: the phone sends it again before the next.
        if fate == 1 || fate == 2 {
            phone.outbox.push(message);
        }
    }
}

fn evening(store: &Store, game: usize, form: &str, numbers: Vec<u64>) {
    let (game, text) = GAMES[game];
    let worked: Value = serde_json::from_str(text).expect("an evening");
    let deals = worked["deals"].as_array().expect("deals").iter();
    let lines: Vec<Line> = deals
        .map(|deal| Line::Score(deal["score"].as_object().expect("a score").clone()))
        .collect();
    let mut table = Table::begin(store, game, form);
    let mut phones = [1, 2].map(|device| Phone {
        device,
        card: table.truth.clone(),
        outbox: Vec::new(),
    });
    for mut number in numbers {
        let phone = &mut phones[choose(&mut number, 2)];
        table.step(phone, &lines, number);
    }
    for message in phones.iter_mut().flat_map(|phone| std::mem::take(&mut phone.outbox)) {
        table.deliver(&message);
    }
    assert_eq!(table.kept().tally().sums, table.alone.tally().sums);
}

#[test]
fn two_phones_on_a_bad_line_end_in_the_list_of_one() {
    on_both(|store, _| {
        for game in 0..GAMES.len() {
            let mut runner = TestRunner::new(Config {
                failure_persistence: None,
                ..Config::with_cases(CASES)
            });
            let forms = std::cell::Cell::new(0);
            let steps = prop::collection::vec(any::<u64>(), 1..STEPS_MAX);
            let run = runner.run(&steps, |numbers| {
                forms.set(forms.get() + 1);
                evening(
                    store,
                    game,
                    &format!("the form of evening {game} {:>4}", forms.get()),
                    numbers,
                );
                Ok(())
            });
            run.unwrap_or_else(|fault| panic!("{fault}"));
        }
    });
}
