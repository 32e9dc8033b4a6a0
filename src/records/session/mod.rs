//! A session: its deals in order, each entered on the book as it stood, up to the reckoning. It is made from the records
//! every time again and knows neither where they are kept nor how a sheet is drawn.

mod answers;
mod order;
mod paper;
mod remarks;
mod table;

use std::borrow::Cow;

pub use order::DealOrder;
pub use paper::{Mark, Paper};
pub use remarks::Remark;
pub use table::{TableDeal, TableLedger, TableProspect, TableRecord};

use super::check::{Checked, Knowledge, Options, Reader};
use super::finding::Finding;
use super::game::{Hand, format_of};
use super::json::Value;
use super::structure::{Envelope, Faults};
use answers::Answers;
use remarks::Watch;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::GameKind;
use talon_rules::games::session::{DealEntry, DealFate, Prospect, Standing, Term};

/// What a session comes to.
#[derive(Debug, Clone)]
pub struct Ledger {
    pub head: Head,
    /// Before the first deal.
    pub opening: Standing,
    pub deals: Vec<Dealt>,
    /// After the last.
    pub standing: Standing,
    /// Nothing can be added.
    pub over: bool,
    /// How the totals come about.
    pub terms: Vec<Term>,
    /// What the next deal would be worth.
    pub prospects: Vec<Prospect>,
    /// How it would stand if it stopped here, and how that comes about.
    pub written_off: Option<(Standing, Vec<Term>)>,
    /// Who deals next, where the dealers rotate.
    pub next_dealer: Option<Seat>,
    /// The left column of a sheet is against the seat before.
    pub left_is_previous: bool,
}

/// What a session is, as its first record has it.
#[derive(Debug, Clone, Default)]
pub struct Head {
    pub game: Option<GameKind>,
    pub names: BySeat<Option<String>>,
    /// Its own name for itself.
    pub key: Option<String>,
    pub event: Option<String>,
    pub venue: Option<String>,
    pub table: Option<String>,
    /// The first and the last day.
    pub days: Option<(String, String)>,
    /// Options that differ from the rule set, as JSON text.
    pub options: Vec<(String, String)>,
}

/// A deal of it.
#[derive(Debug, Clone)]
pub struct Dealt {
    /// Place of its record among those that were given.
    pub record: usize,
    /// The number that its record gives it.
    pub number: Option<u64>,
    pub dealer: Option<Dealer>,
    /// Whether its record has cards, and not the result alone.
    pub has_cards: bool,
    pub entry: DealEntry,
    pub remarks: Vec<Remark>,
    /// Where the record's own state before the deal contradicts the session.
    pub findings: Vec<Finding>,
}

/// Who dealt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dealer {
    Seat(Seat),
    /// The fourth at the table.
    Out,
}

impl Dealer {
    fn read(deal: Option<Value<'_>>) -> Option<Dealer> {
        let word = deal?.get("dealer")?.as_str()?;
        if word == "out" {
            Some(Dealer::Out)
        } else {
            Seat::parse(&word).map(Dealer::Seat)
        }
    }
}

impl Ledger {
    /// The ledger of these records, which are given in the order in which they came.
    pub fn of(records: &[&str]) -> Ledger {
        let mut readers: Vec<Reader> = records.iter().map(|_| Reader::new()).collect();
        let options = Options {
            diagnose: false,
            ..Options::default()
        };
        let checked: Vec<Checked<'_>> = readers
            .iter_mut()
            .zip(records)
            .map(|(reader, record)| reader.check(record.as_bytes(), &options))
            .collect();
        let mut order: Vec<(DealOrder, usize)> = checked
            .iter()
            .enumerate()
            .map(|(at, one)| (DealOrder::of(envelope(one).and_then(|envelope| envelope.source)), at))
            .collect();
        order.sort();
        let sorted: Vec<(DealOrder, usize, &Checked<'_>)> =
            order.into_iter().map(|(place, at)| (place, at, &checked[at])).collect();
        enter_all(&sorted)
    }

    /// Deals that changed the book.
    pub fn counted(&self) -> usize {
        let counts = |deal: &&Dealt| {
            matches!(
                deal.entry.fate,
                DealFate::Played | DealFate::Unplayed | DealFate::PassedOut
            )
        };
        self.deals.iter().filter(counts).count()
    }
}

fn envelope<'c, 'a>(checked: &'c Checked<'a>) -> Option<&'c Envelope<'a>> {
    checked.record.as_ref().map(|record| &record.envelope)
}

/// The hand of a record that stands as it should.
fn sound<'c, 'a>(checked: &'c Checked<'a>) -> Option<&'c Hand<'a>> {
    checked.hand().filter(|_| checked.is_accepted())
}

fn enter_all(sorted: &[(DealOrder, usize, &Checked<'_>)]) -> Ledger {
    let head = head(sorted);
    let book = sorted.iter().find_map(|(_, _, one)| sound(one)).map(Hand::book);
    let opening = book.map(|book| book.opening()).unwrap_or_default();
    let mut standing = opening;
    let mut watch = Watch::new(&head);
    let mut answers = Answers::default();
    let mut deals = Vec::with_capacity(sorted.len());
    for (place, record, checked) in sorted {
        let over = book.is_some_and(|book| book.is_over(&standing));
        let hand = sound(checked);
        let contested = hand.is_some_and(|hand| answers.contest(place.number(), checked, hand));
        let entry = match hand {
            Some(_) if contested => DealEntry::nothing(DealFate::Contested, &standing),
            Some(_) if over => DealEntry::nothing(DealFate::Late, &standing),
            Some(hand) => hand.entered(&standing),
            None => DealEntry::nothing(DealFate::Refused, &standing),
        };
        let own = envelope(checked);
        let dealer = Dealer::read(own.and_then(|own| own.deal));
        let findings = hand.map_or_else(Vec::new, |_| contradictions(checked, &standing));
        let remarks = watch.remarks(place.number(), dealer, own, over && !contested);
        standing = entry.after;
        deals.push(Dealt {
            record: *record,
            number: place.number(),
            dealer,
            has_cards: hand.is_some_and(|hand| hand.knowledge() != Knowledge::Score),
            entry,
            remarks,
            findings,
        });
    }
    let over = book.is_some_and(|book| book.is_over(&standing));
    let written_off = book.and_then(|book| book.written_off(&standing)).filter(|_| !over);
    Ledger {
        terms: book.map_or_else(Vec::new, |book| book.terms(&standing)),
        prospects: book.map_or_else(Vec::new, |book| book.prospects(&standing)),
        written_off: written_off.zip(book).map(|(after, book)| (after, book.terms(&after))),
        left_is_previous: book.is_some_and(|book| book.left_is_previous()),
        next_dealer: watch.next_dealer(),
        head,
        opening,
        deals,
        standing,
        over,
    }
}

/// Where the state that a record gives contradicts the session, which counts (format, 4).
fn contradictions(checked: &Checked<'_>, standing: &Standing) -> Vec<Finding> {
    let Some(record) = &checked.record else {
        return Vec::new();
    };
    let Some(game) = record.envelope.game else {
        return Vec::new();
    };
    let mut faults = Faults::new(record.document);
    format_of(game).contradicted(&record.envelope, standing, &mut faults);
    faults.into_list()
}

fn head(sorted: &[(DealOrder, usize, &Checked<'_>)]) -> Head {
    let all = || sorted.iter().filter_map(|(_, _, one)| envelope(one));
    let said = |name: &str| all().find_map(|own| text(own.source, name));
    let mut days: Vec<String> = all().filter_map(day).collect();
    days.sort();
    let named = |seat: Seat| all().find_map(|own| name_of(own, seat)).map(Cow::into_owned);
    let rules = all()
        .next()
        .and_then(|own| own.rules)
        .and_then(|rules| rules.get("options"));
    let options = rules.into_iter().flat_map(|options| {
        let option = |(name, value): (Value<'_>, Value<'_>)| {
            Some((name.as_str()?.into_owned(), value.source().trim_matches('"').to_owned()))
        };
        options.members().filter_map(option).collect::<Vec<_>>()
    });
    Head {
        game: all().find_map(|own| own.game),
        names: BySeat::from_fn(named),
        key: said("session"),
        event: said("event"),
        venue: said("venue"),
        table: said("table"),
        days: days.first().cloned().zip(days.last().cloned()),
        options: options.collect(),
    }
}

fn text(parent: Option<Value<'_>>, name: &str) -> Option<String> {
    parent?.get(name)?.as_str().map(Cow::into_owned)
}

/// What a record calls the player of a seat.
fn name_of<'a>(own: &Envelope<'a>, seat: Seat) -> Option<Cow<'a, str>> {
    own.players?.get(seat.letter())?.get("name")?.as_str()
}

/// The day of a record, from its date or from when it was played.
fn day(own: &Envelope<'_>) -> Option<String> {
    let said = text(own.source, "date").or_else(|| text(own.source, "played"))?;
    said.get(..10).map(str::to_owned)
}
