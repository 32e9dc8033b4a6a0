//! What stands below the table of a season: dates, latest results, records, champions, each with a way to more.

use super::records::{record_title, record_value};
use super::table::{name_of, unit_name};
use super::words::day_of;
use crate::page::LinkView;
use crate::routes;
use talon_league::{LeaguePerson, Record, UnitNo, season_records};
use talon_service::leagues::{NextInSeason, SeasonAround, SeasonChampions, SeasonShown, UnitWinners};
use talon_text::{Arg, Lang};

/// templates/leagues/_around.html
#[derive(Debug)]
pub(super) struct AroundView {
    pub next: Vec<DateView>,
    pub latest: Vec<LatestView>,
    pub records: Vec<SeasonRecordView>,
    pub champions: Vec<ChampionsView>,
}

/// A tournament that comes next.
#[derive(Debug)]
pub(super) struct DateView {
    pub when: String,
    pub href: String,
    pub name: String,
    /// Where one signs up, as long as that is open.
    pub sign_up: Option<String>,
}

/// How a unit ended.
#[derive(Debug)]
pub(super) struct LatestView {
    pub unit: LinkView,
    pub day: String,
    /// Nothing where a guest won who has no row.
    pub winner: String,
}

/// A record of the season.
#[derive(Debug)]
pub(super) struct SeasonRecordView {
    pub title: String,
    pub value: String,
    pub holders: Vec<LinkView>,
}

/// Who came first in a season.
#[derive(Debug)]
pub(super) struct ChampionsView {
    pub season: LinkView,
    pub names: String,
}

impl AroundView {
    pub fn of(shown: &SeasonShown, around: &SeasonAround, lang: Lang) -> AroundView {
        let records = shown.table.as_ref().map(|table| season_records(&shown.season, table));
        AroundView {
            next: around.next.iter().map(|one| date(shown, one, lang)).collect(),
            latest: shown
                .latest_winners()
                .iter()
                .filter_map(|one| latest(shown, one, lang))
                .collect(),
            records: records
                .unwrap_or_default()
                .iter()
                .map(|one| record(shown, one, lang))
                .collect(),
            champions: around.champions.iter().map(|one| champions(shown, one, lang)).collect(),
        }
    }

    /// Whether there is something besides the dates.
    pub fn has_results(&self) -> bool {
        !self.latest.is_empty() || !self.records.is_empty() || !self.champions.is_empty()
    }
}

fn date(shown: &SeasonShown, one: &NextInSeason, lang: Lang) -> DateView {
    DateView {
        when: crate::tournaments::when(one.listed.starts_at, lang),
        href: routes::tournament(one.listed.id, ""),
        name: one.listed.name.clone(),
        sign_up: one
            .takes_sign_ups
            .then(|| routes::sign_up(&shown.club.slug, one.listed.id)),
    }
}

fn names(shown: &SeasonShown, people: &[LeaguePerson], lang: Lang) -> String {
    let names = people.iter().map(|person| name_of(shown, *person, lang));
    names.collect::<Vec<_>>().join(", ")
}

fn latest(shown: &SeasonShown, one: &UnitWinners, lang: Lang) -> Option<LatestView> {
    let unit = shown.units.iter().find(|unit| unit.number == one.unit)?;
    let winners = names(shown, &one.people, lang);
    Some(LatestView {
        unit: LinkView::new(super::column::address(shown, unit.number), unit_name(unit, lang)),
        day: day_of(unit.day, lang),
        winner: if winners.is_empty() {
            winners
        } else {
            lang.t_args("league-winner", &[("name", Arg::from(winners))])
        },
    })
}

fn record(shown: &SeasonShown, one: &Record, lang: Lang) -> SeasonRecordView {
    let season = routes::league(&shown.league.slug, &shown.head.slug);
    let page = |unit: Option<UnitNo>, person: LeaguePerson| match unit {
        Some(unit) => super::column::address(shown, unit),
        None => format!("{season}/players/{}", person.0),
    };
    let holders = one.holders.iter().map(|holder| {
        let name = name_of(shown, holder.person, lang);
        LinkView::new(page(holder.unit, holder.person), name)
    });
    SeasonRecordView {
        title: record_title(one.kind, lang),
        value: record_value(one, lang),
        holders: holders.collect(),
    }
}

fn champions(shown: &SeasonShown, one: &SeasonChampions, lang: Lang) -> ChampionsView {
    ChampionsView {
        season: LinkView::new(
            routes::league(&shown.league.slug, &one.season.slug),
            one.season.name.clone(),
        ),
        names: names(shown, &one.people, lang),
    }
}
