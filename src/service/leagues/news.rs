//! What a published table has that the one before it had not: as far as the two tell, why it was published.

use std::collections::BTreeSet;

use super::history::PublishedTable;
use super::read::SeasonShown;
use super::recount::units_of;
use talon_league::{CountedSeason, LeagueAdjustment, LeaguePerson, UnitNo};
use talon_tournament::Exact;

/// One thing that sets a table apart from the one before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableNews {
    pub kind: NewsKind,
    pub units: Vec<UnitNo>,
    pub people: Vec<LeaguePerson>,
    /// How many points were added or taken away.
    pub amount: Option<Exact>,
    /// What was written about it.
    pub text: Option<String>,
}

/// What it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewsKind {
    /// Units have a result now.
    Counts,
    /// Results of units were put right.
    Corrected,
    /// Units count no more.
    Gone,
    /// Someone has more or fewer points by decision.
    Adjusted,
    /// What was decided about someone was taken back.
    Revoked,
    /// Another profile.
    Profile,
    /// People have results of units that counted before.
    Came,
    /// People have no row any more.
    Left,
    /// It is the first one with a challenge list.
    ListBegun,
    /// It has no challenge list any more.
    ListEnded,
    /// People are no longer on the challenge list.
    OffList,
}

impl NewsKind {
    /// Its word.
    pub const fn as_str(self) -> &'static str {
        match self {
            NewsKind::Counts => "counts",
            NewsKind::Corrected => "corrected",
            NewsKind::Gone => "gone",
            NewsKind::Adjusted => "adjusted",
            NewsKind::Revoked => "revoked",
            NewsKind::Profile => "profile",
            NewsKind::Came => "came",
            NewsKind::Left => "left",
            NewsKind::ListBegun => "begun",
            NewsKind::ListEnded => "ended",
            NewsKind::OffList => "unlisted",
        }
    }
}

impl TableNews {
    fn of_units(kind: NewsKind, units: Vec<UnitNo>) -> TableNews {
        TableNews {
            units,
            ..TableNews::of_people(kind, Vec::new())
        }
    }

    fn of_people(kind: NewsKind, people: Vec<LeaguePerson>) -> TableNews {
        TableNews {
            kind,
            units: Vec::new(),
            people,
            amount: None,
            text: None,
        }
    }

    /// Whether it says nothing.
    fn is_empty(&self) -> bool {
        let is_whole = matches!(self.kind, NewsKind::Profile | NewsKind::ListBegun | NewsKind::ListEnded);
        self.units.is_empty() && self.people.is_empty() && !is_whole
    }
}

impl SeasonShown {
    /// What sets a table apart from the one that was published before it.
    pub fn news(&self, published: &PublishedTable, before: &PublishedTable) -> Vec<TableNews> {
        let (now, then) = (&published.counted, &before.counted);
        let [played, known]: [BTreeSet<UnitNo>; 2] = [now, then].map(|table| table.played().collect());
        let only = |table: &CountedSeason, other: &BTreeSet<UnitNo>| {
            table.played().filter(|unit| !other.contains(unit)).collect::<Vec<_>>()
        };
        let corrected = units_of(published.revision.corrected.as_deref());
        let mut news = vec![
            TableNews::of_units(NewsKind::Counts, only(now, &known)),
            TableNews::of_units(NewsKind::Corrected, corrected),
            TableNews::of_units(NewsKind::Gone, only(then, &played)),
        ];
        news.extend(self.profile_news(now, then));
        news.extend(self.adjustment_news(now, then));
        let came = people_of(now).filter(|person| !has_row(then, *person) && has_any(now, *person, &known));
        news.push(TableNews::of_people(NewsKind::Came, came.collect()));
        let left = people_of(then).filter(|person| !has_row(now, *person) && has_any(then, *person, &played));
        news.push(TableNews::of_people(NewsKind::Left, left.collect()));
        news.extend(list_news(now, then));
        news.retain(|one| !one.is_empty());
        news
    }

    fn profile_news(&self, now: &CountedSeason, then: &CountedSeason) -> Option<TableNews> {
        let (by, before) = (now.counted_by.as_ref()?, then.counted_by.as_ref()?);
        if by.profile == before.profile {
            return None;
        }
        let change = self.season.changes_up_to(&by.profile).last();
        Some(TableNews {
            text: change.map(|change| change.reason.clone()),
            ..TableNews::of_people(NewsKind::Profile, Vec::new())
        })
    }

    /// For everyone who stands in both tables, what was decided about their total, and about each unit.
    fn adjustment_news(&self, now: &CountedSeason, then: &CountedSeason) -> Vec<TableNews> {
        let mut news = Vec::new();
        for row in &now.rows {
            let was = then.row(row.person);
            let on_total = &row.adjusted - &was.map_or_else(Exact::zero, |was| was.adjusted.clone());
            let on_unit = now.units.iter().filter_map(|unit| {
                let adjusted = |table: &CountedSeason| {
                    let cell = table.row(row.person).and_then(|row| table.cell(row, *unit));
                    cell.map(|cell| cell.adjusted.clone())
                };
                let before = adjusted(then).unwrap_or_else(Exact::zero);
                Some((Some(*unit), &adjusted(now)? - &before))
            });
            let all = std::iter::once((None, on_total)).chain(on_unit);
            let changed = all.filter(|(_, amount)| *amount != Exact::zero());
            news.extend(changed.map(|(unit, amount)| self.adjusted_by(row.person, unit, amount)));
        }
        news
    }

    /// One adjustment of this amount, or one of its opposite that was taken back; several at once have no one text.
    fn adjusted_by(&self, person: LeaguePerson, unit: Option<UnitNo>, amount: Exact) -> TableNews {
        let theirs = |one: &&LeagueAdjustment| one.person == person && one.unit == unit && !one.undone;
        let all = || self.season.adjustments.iter().filter(theirs);
        let opposite = &Exact::zero() - &amount;
        let revoked = all().find(|one| one.amount == opposite && one.revoked.is_some());
        let made = all().find(|one| one.amount == amount && one.revoked.is_none());
        let made = made.or_else(|| all().find(|one| one.amount == amount));
        let (kind, text) = match (made, revoked) {
            (Some(made), _) => (NewsKind::Adjusted, Some(made.text.clone())),
            (None, Some(revoked)) => (NewsKind::Revoked, revoked.revoked.clone()),
            (None, None) => (NewsKind::Adjusted, None),
        };
        TableNews {
            kind,
            units: unit.into_iter().collect(),
            people: vec![person],
            amount: Some(amount),
            text,
        }
    }
}

/// What became of the challenge list, but for the order in which people stand on it.
fn list_news(now: &CountedSeason, then: &CountedSeason) -> Option<TableNews> {
    let [listed, before]: [Vec<LeaguePerson>; 2] =
        [now, then].map(|table| table.challenge.iter().map(|one| one.person).collect());
    let (kind, people) = match (before.is_empty(), listed.is_empty()) {
        (true, true) => return None,
        (true, false) => (NewsKind::ListBegun, Vec::new()),
        (false, true) => (NewsKind::ListEnded, Vec::new()),
        (false, false) => {
            let gone = before.into_iter().filter(|person| !listed.contains(person));
            (NewsKind::OffList, gone.collect())
        }
    };
    Some(TableNews::of_people(kind, people))
}

/// Those who have a result.
fn people_of(table: &CountedSeason) -> impl Iterator<Item = LeaguePerson> {
    table.rows.iter().filter(|row| row.came()).map(|row| row.person)
}

fn has_row(table: &CountedSeason, person: LeaguePerson) -> bool {
    table.row(person).is_some_and(talon_league::CountedRow::came)
}

/// Whether someone has a result of one of these units.
fn has_any(table: &CountedSeason, person: LeaguePerson, units: &BTreeSet<UnitNo>) -> bool {
    let row = table.row(person);
    row.is_some_and(|row| units.iter().any(|unit| table.cell(row, *unit).is_some()))
}
