//! A session: its deals in order, each entered on the book as it stood, up to the reckoning. It is made from the
//! records every time again and knows neither where they are kept nor how a sheet is drawn. Sums and columns belong to
//! people, not to the seats of a deal.

mod answers;
mod columns;
mod context;
mod enter;
mod figures;
mod order;
mod paper;
mod people;
mod remarks;

use std::borrow::Cow;

pub use context::{context, with_context};
pub use enter::TableRecord;
pub use figures::PersonFigures;
pub use order::DealOrder;
pub use paper::{Mark, Paper};
pub use people::{KnownPlayers, Sitter, Sitting};
pub use remarks::Remark;

use super::check::{Checked, Options, Reader};
use super::finding::Finding;
use super::game::{Hand, format_of};
use super::json::Value;
use super::structure::{Envelope, Faults};
use answers::Answers;
use columns::{ColumnList, Seated};
use enter::Entering;
use remarks::Watch;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::GameKind;
use talon_rules::games::session::{DealEntry, DealFate, Standing, TableSheet, Term, Worth};

/// The column of someone who has none.
const UNSEATED: usize = usize::MAX;

/// What a session comes to.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    pub head: Head,
    /// Everyone who sat at the table, in the order in which they came; nobody where it was told who has which column.
    pub people: Vec<Sitter>,
    /// The columns, each with those who write in it by their places among the people: its owner, then those who took it
    /// over.
    pub columns: Vec<Vec<usize>>,
    pub deals: Vec<Dealt>,
    /// Before the first deal.
    pub opening: TableStanding,
    /// After the last.
    pub standing: TableStanding,
    /// Nothing can be added.
    pub over: bool,
    /// How the totals come about.
    pub terms: Vec<Term>,
    /// What the next deal would be worth.
    pub prospects: Vec<TableProspect>,
    /// How it would stand if it stopped here, and how that comes about.
    pub written_off: Option<(TableStanding, Vec<Term>)>,
    /// Who of the people deals next, where the dealers rotate.
    pub next_dealer: Option<usize>,
    /// The left column of a sheet is against the person before.
    pub left_is_previous: bool,
}

/// How a table stands, by column.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableStanding {
    /// What each has won or lost if it ended here.
    pub totals: Vec<i64>,
    /// In a game that is written in columns.
    pub sheet: Option<TableSheet>,
}

/// What a contract would be worth, by column, to the declarer of the next deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableProspect {
    pub contract: &'static str,
    pub worth: Vec<Worth>,
}

/// What a session is, as its first record has it.
#[derive(Debug, Clone, Default)]
pub struct Head {
    pub game: Option<GameKind>,
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
    /// By seat: what stands after it is how those at its seats stand.
    pub entry: DealEntry,
    /// Who sat where.
    pub sitting: Sitting,
    /// The columns of those at its seats.
    pub seats: BySeat<usize>,
    /// By column.
    pub after: TableStanding,
    pub remarks: Vec<Remark>,
    /// Where the record's own state before the deal contradicts the session.
    pub findings: Vec<Finding>,
}

impl Dealt {
    /// Whether nothing of it was written down but a total that someone typed.
    pub fn is_total(&self) -> bool {
        !self.has_cards && self.entry.contract.is_none() && self.entry.fate == DealFate::Played
    }

    /// The seat at which a column played; `None` of who sat out.
    pub fn seat_of(&self, column: usize) -> Option<Seat> {
        Seat::ALL.into_iter().find(|seat| self.seats[*seat] == column)
    }
}

impl TableStanding {
    /// How those with these columns stand, by seat.
    pub fn seen_by(&self, seats: BySeat<usize>) -> Standing {
        Standing {
            totals: seats.map(|_, column| self.totals.get(*column).copied().unwrap_or(0)),
            columns: self.sheet.as_ref().map(|sheet| sheet.seen_by(seats)),
        }
    }
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
    /// The ledger of these records, which are given in the order in which they came; people are known by the names in
    /// them.
    pub fn of(records: &[&str]) -> Ledger {
        Ledger::of_known(records, None)
    }

    /// The same where it is told of each record who sat there.
    pub fn of_known(records: &[&str], known: Option<&[KnownPlayers]>) -> Ledger {
        let mut readers: Vec<Reader> = records.iter().map(|_| Reader::new()).collect();
        let checked: Vec<Checked<'_>> = check_all(&mut readers, records.iter().copied());
        let placed = |(record, checked)| Placed {
            order: DealOrder::of(envelope(checked).and_then(|envelope| envelope.source)),
            record,
            checked,
            known: known.and_then(|known| known.get(record)),
        };
        let mut sorted: Vec<Placed<'_, '_>> = checked.iter().enumerate().map(placed).collect();
        sorted.sort_by_key(|one| (one.order, one.record));
        enter_all(&sorted)
    }

    /// How it stood before a deal, by its place from 0.
    pub fn before(&self, place: usize) -> &TableStanding {
        let last = place.checked_sub(1).and_then(|last| self.deals.get(last));
        last.map_or(&self.opening, |deal| &deal.after)
    }

    /// Its first deals alone, and how it stood after them; of what could come next it says nothing.
    #[must_use]
    pub fn until(&self, deals: usize) -> Ledger {
        Ledger {
            head: self.head.clone(),
            people: self.people.clone(),
            columns: self.columns.clone(),
            deals: self.deals.iter().take(deals).cloned().collect(),
            opening: self.opening.clone(),
            standing: self.before(deals).clone(),
            left_is_previous: self.left_is_previous,
            ..Ledger::default()
        }
    }

    /// The same with the rest written off (P-9.5), after which nothing comes; `None` where there is no rest.
    pub fn stopped(&self) -> Option<Ledger> {
        let (standing, terms) = self.written_off.clone()?;
        Some(Ledger {
            standing,
            terms,
            prospects: Vec::new(),
            written_off: None,
            ..self.clone()
        })
    }

    /// The column of one of the people.
    pub fn column_of(&self, person: usize) -> Option<usize> {
        self.columns.iter().position(|own| own.contains(&person))
    }

    /// The first deal of which it is known who sat at the seats.
    pub fn first_sitting(&self) -> Option<&Dealt> {
        let is_known = |deal: &&Dealt| Seat::ALL.into_iter().all(|seat| deal.sitting.seats[seat].is_some());
        self.deals.iter().find(is_known)
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

/// What checking the records of a session says of each.
fn check_all<'a>(readers: &'a mut [Reader], texts: impl Iterator<Item = &'a str>) -> Vec<Checked<'a>> {
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let both = readers.iter_mut().zip(texts);
    both.map(|(reader, text)| reader.check(text.as_bytes(), &options))
        .collect()
}

/// A record at its place among the others.
struct Placed<'c, 'a> {
    order: DealOrder,
    /// Place among those that were given.
    record: usize,
    checked: &'c Checked<'a>,
    known: Option<&'c KnownPlayers>,
}

fn enter_all(sorted: &[Placed<'_, '_>]) -> Ledger {
    let known: Vec<_> = sorted.iter().map(|one| (one.checked, one.known)).collect();
    let (people, sittings) = people::seated(&known);
    let dealer = |checked: &Checked<'_>| Dealer::read(envelope(checked).and_then(|own| own.deal));
    let seated = |(sitting, one): (_, &Placed<'_, '_>)| Seated {
        sitting,
        dealer: dealer(one.checked),
        is_sound: sound(one.checked).is_some(),
    };
    let seated: Vec<Seated<'_>> = sittings.iter().zip(sorted).map(seated).collect();
    let hands = || sorted.iter().filter_map(|one| sound(one.checked));
    let has_sheet = hands()
        .next()
        .is_some_and(|hand| hand.book().opening().columns.is_some());
    let list = match has_sheet {
        true => ColumnList::of_sheet(&seated),
        false => ColumnList::of_each(people.len()),
    };
    let mut entering = Entering::opened(hands().next().map(Hand::book), list.columns.len());
    let mut watch = Watch::default();
    let mut answers = Answers::default();
    for (one, at) in sorted.iter().zip(&seated) {
        let hand = sound(one.checked);
        let is_contested = hand.is_some_and(|hand| answers.contest(one.order.number(), one.checked, hand));
        let standing = entering.standing_at(list.at(at.sitting));
        let is_late = entering.is_over() && !is_contested;
        let own = envelope(one.checked);
        let remarks = watch.remarks(one.order.number(), at, own, is_late);
        let findings = hand.map_or_else(Vec::new, |_| contradictions(one.checked, &standing));
        let dealt = entering.enter(one.record, list.at(at.sitting), one.checked, is_contested);
        (dealt.sitting, dealt.remarks, dealt.findings) = (*at.sitting, remarks, findings);
    }
    let next_dealer = watch.next_dealer();
    let mut ledger = entering.end(hands().next_back().map(Hand::book));
    ledger.head = head(sorted);
    (ledger.people, ledger.columns, ledger.next_dealer) = (people, list.columns, next_dealer);
    ledger
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

fn head(sorted: &[Placed<'_, '_>]) -> Head {
    let all = || sorted.iter().filter_map(|one| envelope(one.checked));
    let said = |name: &str| all().find_map(|own| text(own.source, name));
    let mut days: Vec<String> = all().filter_map(day).collect();
    days.sort();
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

/// The day of a record, from its date or from when it was played.
fn day(own: &Envelope<'_>) -> Option<String> {
    let said = text(own.source, "date").or_else(|| text(own.source, "played"))?;
    said.get(..10).map(str::to_owned)
}
