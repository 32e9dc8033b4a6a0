//! L3: what is done and taken back leaves nothing behind, in whatever order it was done. In between, each table is
//! counted a second time.

use talon_league::{
    FreeTable, LeagueAct, LeaguePerson, LeagueSeason, LeagueUnit, NewProfile, UnitChange, UnitFacts, UnitNo, UnitSource,
};
use talon_rules::chance::Chance;
use talon_tournament::Exact;

use super::super::super::{Faults, scores};
use super::super::book::SeasonBook;
use super::super::make::{self, UnitMaker, change, one_of, profile};
use super::{counted, table};

/// How something is taken back.
#[derive(Debug)]
enum TakenBack {
    /// A tournament is corrected back, or over again.
    Facts(UnitNo, Box<UnitFacts>),
    Act(Box<LeagueAct>),
    /// The last step is undone.
    Undone(Box<LeagueSeason>),
    /// Two who became one are two again.
    Separated,
}

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, chance: &mut Chance) {
    let mut now = book.clone();
    let mut done: Vec<(TakenBack, String)> = Vec::new();
    for _ in 0..3 + chance.below(4) {
        let Some(before) = text(faults, &now) else { return };
        let Some(back) = act(&mut now, chance) else { continue };
        done.push((back, before));
        let Some(after) = counted(faults, 1, &now) else { return };
        table::check(faults, &now, &after);
    }
    while let Some((back, before)) = done.pop() {
        let what = format!("{back:?}");
        take_back(&mut now, back);
        let after = text(faults, &now);
        is_as_before(faults, &before, after.as_deref(), &what);
    }
}

/// L3.
pub(in super::super) fn is_as_before(faults: &mut Faults, before: &str, after: Option<&str>, what: &str) {
    faults.hold(3, after == Some(before), || {
        format!("after {what}: {} is left of {before}", after.unwrap_or("nothing"))
    });
}

fn text(faults: &mut Faults, book: &SeasonBook) -> Option<String> {
    counted(faults, 3, book)?.text().ok()
}

fn take_back(book: &mut SeasonBook, back: TakenBack) {
    match back {
        TakenBack::Facts(unit, facts) => drop(book.facts.insert(unit, *facts)),
        TakenBack::Act(act) => drop(book.act(*act)),
        TakenBack::Undone(before) => book.season = book.season.undone(*before),
        TakenBack::Separated => drop(book.merges.pop()),
    }
}

/// Does something, if chance finds what can be done.
fn act(book: &mut SeasonBook, chance: &mut Chance) -> Option<TakenBack> {
    // After two became one, nothing is done that both could have a part in.
    if !book.merges.is_empty() {
        return None;
    }
    let unit = one_of(&book.season.units, chance);
    match chance.below(10) {
        0 | 1 => correct(book, unit.number, chance),
        2 => reopen(book, unit.number),
        3 => take_out(book, &unit),
        4 => adjust(book, &unit, chance),
        5 => change_unit(book, &unit, chance),
        6 => change_profile(book, chance),
        7 => correct_table(book, unit, chance),
        8 => undo(book, chance),
        _ => merge(book, chance),
    }
}

fn correct(book: &mut SeasonBook, unit: UnitNo, chance: &mut Chance) -> Option<TakenBack> {
    let facts = book.facts.get_mut(&unit).filter(|facts| !facts.results.is_empty())?;
    let corrected = make::corrected(facts, chance);
    let before = std::mem::replace(facts, corrected);
    Some(TakenBack::Facts(unit, Box::new(before)))
}

fn reopen(book: &mut SeasonBook, unit: UnitNo) -> Option<TakenBack> {
    let facts = book.facts.remove(&unit)?;
    Some(TakenBack::Facts(unit, Box::new(facts)))
}

fn take_out(book: &mut SeasonBook, unit: &LeagueUnit) -> Option<TakenBack> {
    let number = unit.number;
    if !unit.counts() {
        return None;
    }
    let reason = "by chance".to_owned();
    let is_done = book.act(LeagueAct::TakeOut { number, reason });
    is_done.then_some(TakenBack::Act(Box::new(LeagueAct::PutBack(number))))
}

/// Someone gets something on their total, or on what they did in this unit.
fn adjust(book: &mut SeasonBook, unit: &LeagueUnit, chance: &mut Chance) -> Option<TakenBack> {
    let there = book.there(unit);
    let is_of_unit = chance.below(2) == 0 && book.season.former_guests.is_empty() && !there.is_empty();
    let people = if is_of_unit { there } else { book.members.clone() };
    let amount = Exact::ratio(chance.below(21) as i64 - 10, 2)?;
    book.adjust(one_of(&people, chance), is_of_unit.then_some(unit.number), amount);
    let number = book.season.adjustments.last()?.number;
    let reason = "by mistake".to_owned();
    Some(TakenBack::Act(Box::new(LeagueAct::Revoke { number, reason })))
}

fn change_unit(book: &mut SeasonBook, unit: &LeagueUnit, chance: &mut Chance) -> Option<TakenBack> {
    let number = unit.number;
    let before = UnitChange {
        weight: unit.weight.clone(),
        bonus: unit.bonus,
        group: unit.group.clone(),
        points: unit.points.clone(),
    };
    let change = change(chance);
    let is_done = book.act(LeagueAct::ChangeUnit { number, change });
    is_done.then_some(TakenBack::Act(Box::new(LeagueAct::ChangeUnit {
        number,
        change: before,
    })))
}

fn change_profile(book: &mut SeasonBook, chance: &mut Chance) -> Option<TakenBack> {
    let of = |profile, planned| {
        LeagueAct::ChangeProfile(NewProfile {
            profile: Box::new(profile),
            planned,
            reason: "by chance".to_owned(),
        })
    };
    let before = of(book.season.profile.clone(), book.season.planned);
    let planned = (chance.below(3) == 0).then(|| chance.below(45) as u32);
    let is_done = book.act(of(profile(chance), planned));
    is_done.then_some(TakenBack::Act(Box::new(before)))
}

/// The same people with other scores.
fn correct_table(book: &mut SeasonBook, unit: LeagueUnit, chance: &mut Chance) -> Option<TakenBack> {
    let UnitSource::Table { game, venue, seats } = unit.source else {
        return None;
    };
    let number = unit.number;
    let before = FreeTable {
        day: unit.day,
        name: unit.name,
        game,
        venue,
        seats,
    };
    let mut table = before.clone();
    let raw = scores::raw(table.seats.len(), chance);
    table.seats.iter_mut().zip(raw).for_each(|(seat, raw)| seat.score = raw);
    let is_done = book.act(LeagueAct::CorrectTable { number, table });
    let table = before;
    is_done.then_some(TakenBack::Act(Box::new(LeagueAct::CorrectTable { number, table })))
}

/// A late unit, or a decision, after which the last step is undone.
fn undo(book: &mut SeasonBook, chance: &mut Chance) -> Option<TakenBack> {
    let before = Box::new(book.season.clone());
    match chance.below(2) {
        0 if UnitMaker::after(book).add(book, chance) => {}
        0 => return None,
        _ => book.adjust(one_of(&book.members, chance), None, Exact::from(7)),
    }
    Some(TakenBack::Undone(before))
}

/// Two who were never at one unit are one person.
fn merge(book: &mut SeasonBook, chance: &mut Chance) -> Option<TakenBack> {
    let everyone = [book.members.as_slice(), book.guests.as_slice()].concat();
    let (goes, stays) = (one_of(&everyone, chance), one_of(&book.members, chance));
    let has = |people: &[LeaguePerson], person| people.contains(&person);
    let together = book.season.units.iter().any(|unit| {
        let there = whole(book, unit);
        has(&there, goes) && has(&there, stays)
    });
    let was_guest = |person| book.season.former_guests.iter().any(|one| one.person == person);
    let in_playoffs = book.season.playoffs.iter().any(|playoff| {
        let is_in = |person| playoff.places.iter().any(|one| one.person == person);
        is_in(goes) && is_in(stays)
    });
    let lot = |person| book.season.lots.iter().any(|one| one.person == person);
    if goes == stays || together || in_playoffs || was_guest(goes) || was_guest(stays) || lot(goes) {
        return None;
    }
    book.merges.push([goes, stays]);
    Some(TakenBack::Separated)
}

/// Everyone whom a unit names.
fn whole(book: &SeasonBook, unit: &LeagueUnit) -> Vec<LeaguePerson> {
    let known = book.facts.get(&unit.number);
    let results = known
        .into_iter()
        .flat_map(|facts| &facts.results)
        .map(|result| result.person);
    results.chain(book.there(unit)).collect()
}
