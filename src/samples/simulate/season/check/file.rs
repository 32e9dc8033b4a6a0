//! L14: a season that is written as a file, read and written again gives the same bytes, and elsewhere the same table.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDateTime;
use talon_league::file::{self, FileRevision, FileSeason, LeagueClub, LeagueFile, LeagueMember, ShownName};
use talon_league::{CountedSeason, LeaguePerson, PersonLot, RevisionCause, UnitSource};

use super::super::super::Faults;
use super::super::book::SeasonBook;
use super::super::make::on;
use super::counted;

pub(in super::super) fn check(faults: &mut Faults, book: &SeasonBook, table: &CountedSeason) {
    let everybody: BTreeSet<LeaguePerson> = book.members.iter().chain(&book.guests).copied().collect();
    let keys: BTreeMap<LeaguePerson, LeaguePerson> = everybody.iter().copied().zip((1..).map(LeaguePerson)).collect();
    let key = |person: LeaguePerson| keys.get(&person).copied().unwrap_or(person);
    let file = written_of(book, &table.with_people(key), &keys);
    let first = file::write(&file);
    faults.hold(14, first.is_ok(), || format!("it is not written: {first:?}"));
    let Ok(first) = first else { return };
    let read = match file::read(&first) {
        Ok(read) => read,
        Err(findings) => return faults.hold(14, false, || format!("it is not read: {:?}", findings.first())),
    };
    let is_whole = read.file == file && read.warnings.is_empty();
    faults.hold(14, is_whole, || "it is read as another season".to_owned());
    are_same_bytes(faults, &first, &file::write(&read.file).unwrap_or_default());
    // Elsewhere the tournaments are known, and people by their keys.
    let elsewhere = SeasonBook {
        season: read.file.document,
        ..book.with_people(key)
    };
    if let (Some(there), Some(revision)) = (counted(faults, 14, &elsewhere), read.file.revisions.last()) {
        is_same_table(faults, &revision.table, &there);
    }
}

/// L14.
pub(in super::super) fn are_same_bytes(faults: &mut Faults, first: &[u8], again: &[u8]) {
    faults.hold(14, first == again, || {
        let at = first.iter().zip(again).position(|(one, other)| one != other);
        format!(
            "written again it differs at byte {at:?}, of {} and {}",
            first.len(),
            again.len()
        )
    });
}

/// L14: counted elsewhere it says the same.
pub(in super::super) fn is_same_table(faults: &mut Faults, here: &CountedSeason, there: &CountedSeason) {
    let difference = here.first_difference(there);
    faults.hold(14, difference.is_none() && here.rows == there.rows, || {
        format!("elsewhere the table differs in {difference:?}")
    });
}

/// The file of a season; people are in it under the numbers of their keys.
fn written_of(book: &SeasonBook, table: &CountedSeason, keys: &BTreeMap<LeaguePerson, LeaguePerson>) -> LeagueFile {
    let mut document = book
        .season
        .with_people(|person| keys.get(&person).copied().unwrap_or(person));
    let lot = |(person, key): (&LeaguePerson, &LeaguePerson)| PersonLot {
        person: *key,
        lot: book.season.lot(*person),
    };
    document.lots = keys.iter().map(lot).collect();
    let (mut events, mut evenings) = (Vec::new(), Vec::new());
    for unit in &mut document.units {
        match &mut unit.source {
            UnitSource::Tournament { id } | UnitSource::Round { id, .. } => *id = place(&mut events, *id),
            UnitSource::Evening { id } => *id = place(&mut evenings, *id),
            UnitSource::Table { .. } | UnitSource::Typed { .. } => {}
        }
    }
    let guests: BTreeSet<LeaguePerson> = book.guests.iter().copied().collect();
    let member = |(person, key): (&LeaguePerson, &LeaguePerson)| LeagueMember {
        name: format!("Player {}", key.0),
        alias: None,
        is_guest: guests.contains(person),
        shown: ShownName::ALL.get((key.0 % 4) as usize).copied(),
        tags: Vec::new(),
    };
    LeagueFile {
        club: Some(LeagueClub {
            slug: "chance".to_owned(),
            name: "Chance".to_owned(),
            timezone: "Europe/Budapest".to_owned(),
        }),
        slug: "by-chance".to_owned(),
        name: "By chance".to_owned(),
        season: FileSeason {
            slug: "2026".to_owned(),
            name: "2026".to_owned(),
            from: on(0),
            to: on(180),
            published: true,
        },
        members: keys.iter().map(member).collect(),
        document,
        events,
        evenings,
        revisions: vec![FileRevision {
            number: 3,
            made_at: NaiveDateTime::from(on(100)),
            cause: RevisionCause::Unit,
            reason: None,
            corrected: Vec::new(),
            is_current: true,
            table: table.clone(),
        }],
    }
}

/// The place of the hash of a source among those that are named, from 1.
fn place(hashes: &mut Vec<String>, id: i64) -> i64 {
    let hash = format!("sha256:{id:064x}");
    let at = hashes.iter().position(|known| *known == hash).unwrap_or(hashes.len());
    if at == hashes.len() {
        hashes.push(hash);
    }
    at as i64 + 1
}
