//! L13: ratings know no names, are the same whichever tables are entered first, and are never less sure after a table.

use std::collections::BTreeMap;

use talon_league::{JudgedTable, LeaguePerson, RatedRow, RatedTogether, RatingFacts, RatingList, RatingOptions};
use talon_rules::chance::Chance;
use talon_tournament::rating::{Book, Method, PlayerNo, RatedSeat, RatedSource, RatedTable, Strength, When};

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::make::{on, one_of};
use super::super::recount::in_order_of_play;

/// Ratings to the last bit.
pub(in super::super) type RatedBits = BTreeMap<PlayerNo, (u64, u64, u32)>;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, chance: &mut Chance) {
    let facts = facts(book, chance);
    if facts.is_empty() {
        return;
    }
    for method in Method::ALL {
        names_are_nothing(faults, book, &facts, method, chance);
        order_is_nothing(faults, book, &facts, method, chance);
    }
}

/// What a season gives to ratings, some of it months after the rest.
fn facts(book: &SeasonBook, chance: &mut Chance) -> Vec<RatingFacts> {
    let mut facts = Vec::new();
    for column in in_order_of_play(book).iter().filter(|column| !column.tables.is_empty()) {
        let number = i64::from(column.number.0);
        let source = match chance.below(3) {
            0 => RatedSource::Tournament(number),
            1 => RatedSource::Evening(number),
            _ => RatedSource::FreeTable {
                season: 1,
                unit: column.number.0 as u16,
            },
        };
        let bula = one_of(&[0, 60, 100], chance);
        let tables = (1..).zip(&column.tables).map(|(number, table)| JudgedTable {
            table: number,
            ..JudgedTable::alone(table, bula)
        });
        let later = one_of(&[0, 0, 0, 100, 500], chance);
        facts.push(RatingFacts::alone(
            source,
            on(later + chance.below(60) as u64),
            tables.collect(),
        ));
    }
    facts
}

fn list(book: &SeasonBook, facts: &[RatingFacts], method: Method) -> RatingList {
    let options = RatingOptions {
        method,
        ..RatingOptions::default()
    };
    RatingList::of(facts, &options, &|person| {
        book.members.contains(&person).then_some(person)
    })
}

/// The members exchange their names.
fn names_are_nothing(
    faults: &mut Faults,
    book: &SeasonBook,
    facts: &[RatingFacts],
    method: Method,
    chance: &mut Chance,
) {
    let mut others = book.members.clone();
    chance.shuffle(&mut others);
    let names: BTreeMap<LeaguePerson, LeaguePerson> = book.members.iter().copied().zip(others).collect();
    let mut exchanged = facts.to_vec();
    let seats = exchanged
        .iter_mut()
        .flat_map(|one| &mut one.tables)
        .flat_map(|table| &mut table.seats);
    for seat in seats {
        seat.person = seat.person.map(|person| names.get(&person).copied().unwrap_or(person));
    }
    let today = on(600);
    let (one, other) = (list(book, facts, method), list(book, &exchanged, method));
    are_exchanged(faults, &one.together(today), &other.together(today), &names);
    let mut shuffled = facts.to_vec();
    chance.shuffle(&mut shuffled);
    let again = list(book, &shuffled, method);
    let most = facts.iter().map(|one| one.tables.len()).sum::<usize>();
    let some = chance.below(most + 1);
    for (count, again) in [(most, again.clone()), (some, again.first(some))] {
        let first = one.clone().first(count);
        let is_same = first.together(today) == again.together(today);
        faults.hold(13, is_same, || {
            format!("{}: facts in another order give another list", method.as_str())
        });
    }
}

/// L13: whoever has a name now has what was under it.
pub(in super::super) fn are_exchanged(
    faults: &mut Faults,
    one: &RatedTogether,
    other: &RatedTogether,
    names: &BTreeMap<LeaguePerson, LeaguePerson>,
) {
    faults.hold(13, one.rows.len() == other.rows.len(), || {
        "some ratings have no name".to_owned()
    });
    for row in &one.rows {
        let named = names.get(&row.person).copied().unwrap_or(row.person);
        let now = RatedRow {
            person: named,
            ..row.clone()
        };
        let found = other.row(named);
        faults.hold(13, found == Some(&now), || format!("{found:?} is what was {row:?}"));
    }
}

/// Tables entered one by one in any order, some of them corrected and corrected back, give what they give in theirs.
fn order_is_nothing(
    faults: &mut Faults,
    book: &SeasonBook,
    facts: &[RatingFacts],
    method: Method,
    chance: &mut Chance,
) {
    let mut tables = tables(book, facts, method);
    if tables.is_empty() {
        return;
    }
    let mut rebuilt = Book::new(method);
    tables.sort_by_key(|table| table.when);
    enter(&mut rebuilt, &tables);
    let right = bits(&rebuilt);
    for (table, before) in rebuilt.tables() {
        is_no_less_sure(faults, &before, &method.after(table, &before));
    }
    chance.shuffle(&mut tables);
    let mut grown = Book::new(method);
    enter(&mut grown, &tables);
    are_same_bits(faults, &right, &bits(&grown), "tables in another order");
    let table = one_of(&tables, chance);
    let mut wrong = table.clone();
    wrong.seats.rotate_left(1);
    grown.enter(wrong);
    grown.remove(one_of(&tables, chance).when);
    enter(&mut grown, &tables);
    are_same_bits(faults, &right, &bits(&grown), "a table corrected and corrected back");
}

/// L13, bit for bit.
pub(in super::super) fn are_same_bits(faults: &mut Faults, right: &RatedBits, found: &RatedBits, why: &str) {
    faults.hold(13, right == found, || {
        let differs = right.iter().find(|(player, bits)| found.get(player) != Some(bits));
        format!("{why} give other ratings than {differs:?}")
    });
}

/// L13: nobody is less sure after a table.
pub(in super::super) fn is_no_less_sure(faults: &mut Faults, before: &[Strength], after: &[Strength]) {
    for (before, after) in before.iter().zip(after) {
        let is_sure = after.rating.sigma <= before.rating.sigma && after.tables == before.tables + 1;
        faults.hold(13, is_sure, || format!("a table made {after:?} of {before:?}"));
    }
}

fn enter(book: &mut Book, tables: &[RatedTable]) {
    for table in tables {
        book.enter(table.clone());
    }
}

/// What a method can rate.
fn tables(book: &SeasonBook, facts: &[RatingFacts], method: Method) -> Vec<RatedTable> {
    let player = |person: LeaguePerson| {
        let at = book.members.iter().position(|member| *member == person)?;
        u32::try_from(at).ok().map(PlayerNo)
    };
    let mut all = Vec::new();
    for one in facts {
        for table in one.tables.iter().filter(|table| method.rates(table.seats.len())) {
            let seats = table.seats.iter().map(|seat| RatedSeat {
                player: seat.person.and_then(player),
                place: seat.place,
                score: seat.score.whole().unwrap_or(0),
            });
            let start = one.starts.and_utc().timestamp();
            all.push(RatedTable {
                when: When {
                    period: u32::try_from(start / (30 * 24 * 3600)).unwrap_or(0),
                    start,
                    source: one.source,
                    round: table.round,
                    table: table.table,
                },
                seats: seats.collect(),
                bula: table.bula.max(10),
            });
        }
    }
    all
}

fn bits(book: &Book) -> RatedBits {
    let of = |strength: Strength| {
        (
            strength.rating.mu.to_bits(),
            strength.rating.sigma.to_bits(),
            strength.tables,
        )
    };
    book.ratings()
        .map(|(player, strength)| (player, of(strength)))
        .collect()
}
