//! What is decided about a season, by chance: adjustments, what does not count, guests who became members, what is
//! brought from the season before, play-offs, challenges and qualifications.

use std::collections::BTreeSet;

use talon_league::{
    CarriedPoints, FormerGuest, LeagueAct, LeaguePerson, LeaguePlayoff, ListedPerson, NewProfile, PersonLot,
    PlayoffResult, Qualification, QualifyingFrom, QualifyingSource, SeasonCarry, SeasonChallenge, UnitNo,
};
use talon_rules::chance::Chance;
use talon_tournament::Exact;

use super::super::book::SeasonBook;
use super::{day, one_of, profile};

/// Decides all of it.
pub(super) fn decide(book: &mut SeasonBook, chance: &mut Chance) {
    join(book, chance);
    adjust(book, chance);
    carry(book, chance);
    take_out(book, chance);
    play_off(book, chance);
    if chance.below(3) == 0 {
        let planned = book.season.planned;
        let profile = Box::new(profile(chance));
        let reason = "by chance".to_owned();
        book.act(LeagueAct::ChangeProfile(NewProfile {
            profile,
            planned,
            reason,
        }));
    }
    if chance.below(3) == 0 {
        let challenge = challenge(book, chance);
        book.act(LeagueAct::SetChallenge(Some(challenge)));
    }
    if chance.below(3) == 0 {
        let person = one_of(&book.members, chance);
        book.season.lots.push(PersonLot {
            person,
            lot: chance.draw(),
        });
    }
    for at in 0..chance.below(3) {
        let qualification = qualification(book, chance);
        book.act(LeagueAct::Qualify {
            at,
            qualification: Some(qualification),
        });
    }
}

/// Some were guests at first; half of them bring what they played then.
fn join(book: &mut SeasonBook, chance: &mut Chance) {
    for _ in 0..chance.below(6).saturating_sub(3) {
        let person = one_of(&book.members, chance);
        book.season.became_member(person, day(chance));
        if chance.below(2) == 0 {
            book.act(LeagueAct::Bring { person, brings: true });
        }
    }
}

/// Whether they played a unit as themselves.
fn may_adjust(book: &SeasonBook, person: LeaguePerson, unit: UnitNo) -> bool {
    let Some(unit) = book.season.unit(unit) else {
        return false;
    };
    let was_guest = |one: &FormerGuest| one.person == person && !one.brings && unit.day < one.from;
    !book.season.former_guests.iter().any(was_guest)
}

/// Adjustments of totals and of units, some of them revoked.
fn adjust(book: &mut SeasonBook, chance: &mut Chance) {
    for _ in 0..chance.below(8) {
        let units = &book.season.units;
        let unit = (!units.is_empty() && chance.below(2) == 0).then(|| one_of(units, chance));
        let there = unit
            .as_ref()
            .map_or_else(|| book.members.clone(), |unit| book.there(unit));
        let number = unit.as_ref().map(|unit| unit.number);
        let there: Vec<LeaguePerson> = there
            .into_iter()
            .filter(|person| person.0 > 0 && number.is_none_or(|unit| may_adjust(book, *person, unit)))
            .collect();
        if there.is_empty() {
            continue;
        }
        let person = one_of(&there, chance);
        book.adjust(
            person,
            number,
            Exact::ratio(chance.below(41) as i64 - 20, 4).unwrap_or_else(Exact::zero),
        );
        let is_known = chance.below(2) == 0;
        let made_at = day(chance).and_hms_opt(12, 0, 0).filter(|_| is_known);
        let revoked = (chance.below(4) == 0).then(|| "by mistake".to_owned());
        if let Some(one) = book.season.adjustments.last_mut() {
            (one.time, one.revoked) = (made_at, revoked);
        }
    }
}

fn carry(book: &mut SeasonBook, chance: &mut Chance) {
    if chance.below(4) > 0 {
        return;
    }
    let mut people = Vec::new();
    for person in &book.members {
        if chance.below(2) == 0 {
            people.push(CarriedPoints {
                person: *person,
                points: Exact::ratio(1 + chance.below(60) as i64, 3).unwrap_or_else(Exact::zero),
            });
        }
    }
    book.season.carry = Some(SeasonCarry {
        per_cent: Exact::from(50),
        people,
    });
}

fn take_out(book: &mut SeasonBook, chance: &mut Chance) {
    for number in book
        .season
        .units
        .iter()
        .map(|unit| unit.number)
        .collect::<Vec<UnitNo>>()
    {
        if chance.below(12) == 0 {
            let reason = "rained off".to_owned();
            book.act(LeagueAct::TakeOut { number, reason });
        }
    }
}

/// Some people played for places; whether they are level is another matter.
fn play_off(book: &mut SeasonBook, chance: &mut Chance) {
    for _ in 0..chance.below(4).saturating_sub(1) {
        let mut people = book.members.clone();
        chance.shuffle(&mut people);
        people.truncate(2 + chance.below(4));
        let places = people.into_iter().map(|person| PlayoffResult {
            person,
            place: 1 + chance.below(3) as u32,
        });
        let places = places.collect();
        book.act(LeagueAct::PlayOff(LeaguePlayoff { places }));
    }
}

/// Some of these people in any order.
fn some(people: &[LeaguePerson], most: usize, chance: &mut Chance) -> Vec<ListedPerson> {
    let mut people = people.to_vec();
    chance.shuffle(&mut people);
    people.truncate(chance.below(most + 1));
    people.into_iter().map(|person| ListedPerson { person }).collect()
}

/// People who challenge each other; a few have left.
fn challenge(book: &SeasonBook, chance: &mut Chance) -> SeasonChallenge {
    let everyone = [book.members.as_slice(), book.guests.as_slice()].concat();
    SeasonChallenge {
        start: some(&everyone, everyone.len(), chance),
        most: 1 + chance.below(6) as u32,
        gone: some(&book.members, 2, chance),
        from: None,
    }
}

/// Sources of which some ask for the same people.
pub(in super::super) fn qualification(book: &SeasonBook, chance: &mut Chance) -> Qualification {
    let units: BTreeSet<UnitNo> = book.season.units.iter().map(|unit| unit.number).collect();
    let units: Vec<UnitNo> = units.into_iter().collect();
    let mut sources = Vec::new();
    for _ in 0..1 + chance.below(5) {
        let from = match chance.below(4) {
            0 => QualifyingFrom::Season,
            1 => QualifyingFrom::Chosen {
                people: some(&book.members, 3, chance),
                reason: "wild card".to_owned(),
            },
            _ => QualifyingFrom::Unit {
                unit: one_of(&units, chance),
            },
        };
        sources.push(QualifyingSource {
            quota: 1 + chance.below(5) as u32,
            from,
        });
    }
    Qualification {
        name: "Final".to_owned(),
        sources,
        declined: some(&book.members, 4, chance),
        leads_to: None,
    }
}
