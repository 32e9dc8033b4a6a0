//! When the tables of a round over weeks meet: times that were proposed, whom of those who sit there each suits, and
//! the one that suits them all. What was said at a table by people who sit elsewhere now counts no longer.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};

use super::Loaded;
use crate::ActError;
use crate::clubs::clock;
use talon_store::table_times::{self, TableTime};
use talon_store::{Db, Moment};
use talon_tournament::tournament::{MemberKey, Round, Table};

/// Stands for an official who does not sit at the table, in place of a key.
pub(super) const OFFICIAL: i64 = 0;
/// Stands for nobody: at that moment something was taken back, of which no other row is left.
pub(super) const TAKEN_BACK: i64 = -1;

/// Whose proposal a time is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProposedBy {
    /// Someone who sits at the table.
    Member(MemberKey),
    /// An official who does not sit there.
    Official,
    /// Someone who sits elsewhere now, or whom it suits no longer.
    Nobody,
}

impl ProposedBy {
    /// What is proposed by this one of the table, or by an official who is none of it.
    pub fn of(me: Option<MemberKey>) -> ProposedBy {
        me.map_or(ProposedBy::Official, ProposedBy::Member)
    }
}

/// A time that was proposed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProposedTime {
    /// By the clock of the club.
    pub starts: NaiveDateTime,
    pub by: ProposedBy,
    /// Those of the table whom it suits.
    pub suits: Vec<MemberKey>,
    /// When the last of them said so.
    pub said_at: Option<Moment>,
}

/// A time that suits all who sit there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AgreedTime {
    pub starts: NaiveDateTime,
    /// When something was last said at the table: it never goes back, also where an earlier agreement holds again.
    pub changed: Moment,
}

/// What was said of when a table meets.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableTimes {
    /// Those at which it can still meet, the first one in front.
    pub proposed: Vec<ProposedTime>,
    /// The one on which all agreed last.
    pub agreed: Option<AgreedTime>,
}

/// A table of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TablePlace {
    pub round: u16,
    pub table: u16,
}

/// What was said at the tables that still have to meet, as far as anything was.
///
/// # Errors
/// When the database fails.
pub fn times_of(
    db: &mut Db,
    loaded: &Loaded,
    now: DateTime<Utc>,
) -> Result<BTreeMap<TablePlace, TableTimes>, ActError> {
    let tournament = &loaded.tournament;
    let mut found = BTreeMap::new();
    if tournament.rounds.iter().all(|round| round.due.is_none()) {
        return Ok(found);
    }
    let said = table_times::of_tournament(db, loaded.id)?;
    let now = clock::local(&loaded.club.timezone, now);
    for round in &tournament.rounds {
        for table in &round.tables {
            let place = TablePlace {
                round: round.number,
                table: table.number,
            };
            let Some(due) = tournament.meets_until(place.round, place.table) else {
                continue;
            };
            let people = tournament.sitting(place.round, place.table);
            let times = of_table(&said_at(&said, round, table), &people, due, now);
            if times != TableTimes::default() {
                found.insert(place, times);
            }
        }
    }
    Ok(found)
}

/// A seed as it is kept.
pub(super) fn seed_of(round: &Round) -> i64 {
    i64::try_from(round.drawn_by.seed).unwrap_or(i64::MAX)
}

fn said_at(said: &[TableTime], round: &Round, table: &Table) -> Vec<TableTime> {
    let (number, table) = (i64::from(round.number), i64::from(table.number));
    let is_there = |one: &&TableTime| (one.round, one.table_no, one.seed) == (number, table, seed_of(round));
    said.iter().filter(is_there).copied().collect()
}

fn of_table(said: &[TableTime], people: &[MemberKey], due: NaiveDate, now: NaiveDateTime) -> TableTimes {
    let mut by_time: BTreeMap<NaiveDateTime, Vec<&TableTime>> = BTreeMap::new();
    for one in said {
        by_time.entry(one.starts_at).or_default().push(one);
    }
    let proposed: Vec<ProposedTime> = by_time
        .into_iter()
        .filter_map(|(starts, said)| proposed(starts, &said, people))
        .collect();
    let is_agreed = |one: &&ProposedTime| people.iter().all(|person| one.suits.contains(person));
    let last = proposed
        .iter()
        .filter(is_agreed)
        .filter(|one| one.said_at.is_some())
        .max_by_key(|one| (one.said_at, one.starts));
    let changed = said.iter().map(|one| one.said_at).max();
    let agreed = last.zip(changed).map(|(one, changed)| AgreedTime {
        starts: one.starts,
        changed,
    });
    let is_open = |one: &ProposedTime| one.starts > now && one.starts.date() <= due;
    TableTimes {
        agreed,
        proposed: proposed.into_iter().filter(is_open).collect(),
    }
}

/// A time as those see it who sit at the table now: it is there as long as it suits one of them, or is an official's.
fn proposed(starts: NaiveDateTime, said: &[&TableTime], people: &[MemberKey]) -> Option<ProposedTime> {
    let key = |one: &TableTime| people.iter().copied().find(|key| i64::from(key.0) == one.member_key);
    let here: Vec<&&TableTime> = said.iter().filter(|one| key(one).is_some()).collect();
    let official = said.iter().any(|one| one.member_key == OFFICIAL);
    let by = here.iter().find(|one| one.proposed).and_then(|one| key(one));
    (official || !here.is_empty()).then(|| ProposedTime {
        starts,
        by: match by {
            Some(by) => ProposedBy::Member(by),
            None if official => ProposedBy::Official,
            None => ProposedBy::Nobody,
        },
        suits: here.iter().filter_map(|one| key(one)).collect(),
        said_at: here.iter().map(|one| one.said_at).max(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::TimeDelta;
    use talon_store::TournamentId;

    const PEOPLE: [MemberKey; 3] = [MemberKey(1), MemberKey(2), MemberKey(3)];

    fn day() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 12, 5).unwrap()
    }

    fn at(hour: u32) -> NaiveDateTime {
        day().and_hms_opt(hour, 0, 0).unwrap()
    }

    /// That a time suits someone, as they said at this second.
    fn said(hour: u32, member_key: i64, second: i64) -> TableTime {
        TableTime {
            tournament_id: TournamentId(1),
            round: 1,
            table_no: 1,
            seed: 7,
            starts_at: at(hour),
            member_key,
            proposed: member_key <= 1,
            said_at: DateTime::from_timestamp(1_790_000_000 + second, 0).unwrap().into(),
        }
    }

    fn read(said: &[TableTime]) -> TableTimes {
        of_table(said, &PEOPLE, day(), at(8))
    }

    #[test]
    fn a_time_is_agreed_when_it_suits_all_and_the_last_agreement_counts() {
        let two = [said(18, 1, 0), said(18, 2, 1)];
        assert_eq!(read(&two).agreed, None);
        let all = [&two[..], &[said(18, 3, 2)]].concat();
        assert_eq!(read(&all).agreed.map(|one| one.starts), Some(at(18)));
        let earlier = [&all[..], &[said(15, 1, 3), said(15, 2, 4), said(15, 3, 5)]].concat();
        assert_eq!(read(&earlier).agreed.map(|one| one.starts), Some(at(15)));
        let official = [said(18, OFFICIAL, 0), said(18, 2, 1), said(18, 3, 2)];
        assert_eq!(read(&official).agreed, None, "an official is nobody of the table");
        assert_eq!(read(&official).proposed[0].by, ProposedBy::Official);
    }

    #[test]
    fn an_agreement_that_holds_again_is_no_older_than_what_was_taken_back_since() {
        let first = [said(18, 1, 0), said(18, 2, 1), said(18, 3, 2)];
        let last = said(20, TAKEN_BACK, 9);
        let back = [&first[..], &[said(20, 1, 3), said(20, 2, 4), last]].concat();
        let agreed = read(&back).agreed.map(|one| (one.starts, one.changed));
        assert_eq!(agreed, Some((at(18), last.said_at)));
        assert_eq!(read(&[last]), TableTimes::default(), "nobody proposes it");
    }

    #[test]
    fn what_people_said_who_sit_elsewhere_now_does_not_count() {
        let all = [said(18, 1, 0), said(18, 2, 1), said(18, 3, 2)];
        let swapped = [MemberKey(1), MemberKey(2), MemberKey(9)];
        let times = of_table(&all, &swapped, day(), at(8));
        assert_eq!((times.agreed, &times.proposed[0].suits[..]), (None, &swapped[..2]));
        assert_eq!(times.proposed[0].by, ProposedBy::Member(MemberKey(1)));
        let rest = of_table(&all, &[MemberKey(2), MemberKey(9)], day(), at(8));
        assert_eq!(rest.proposed[0].by, ProposedBy::Nobody, "whose it was sits elsewhere");
        let others = [MemberKey(7), MemberKey(8), MemberKey(9)];
        assert_eq!(of_table(&all, &others, day(), at(8)), TableTimes::default());
    }

    #[test]
    fn what_is_over_or_too_late_is_no_longer_proposed_and_what_was_agreed_stays() {
        let all = [said(18, 1, 0), said(18, 2, 1), said(18, 3, 2), said(20, 1, 3)];
        let times = of_table(&all, &PEOPLE, day(), at(19));
        assert_eq!(times.agreed.map(|one| one.starts), Some(at(18)));
        assert_eq!(
            times.proposed.iter().map(|one| one.starts).collect::<Vec<_>>(),
            [at(20)]
        );
        let moved = of_table(&all, &PEOPLE, day() - TimeDelta::days(1), at(8));
        assert!(moved.proposed.is_empty() && moved.agreed.is_some(), "{moved:?}");
    }
}
