//! What is new in a club, as its first page shows it: what comes next, how the last evenings ended, how its league
//! stands.

use chrono::{Datelike as _, NaiveDate};

use super::news::AnnouncementView;
use super::sign_up::FullView;
use crate::leagues::{moved, name_of};
use crate::page::LinkView;
use crate::routes;
use crate::tournaments::{due_words, when};
use talon_service::clubs::{ClubHome, NextOne};
use talon_service::leagues::SeasonShown;
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{DueRound, DueRoundOf};
use talon_store::clubs::Club;
use talon_text::{Arg, Lang, mixed};

/// Rows of an evening, and of the league.
const ENDED_ROWS: usize = 3;
const LEAGUE_ROWS: usize = 10;

/// What is new.
#[derive(Debug)]
pub(super) struct HomeView {
    pub announcements: Vec<AnnouncementView>,
    pub next: Vec<NextView>,
    pub due: Vec<DueView>,
    pub ended: Vec<TopView>,
    pub league: Option<TopView>,
    /// The clubs that belong to it, where it is a federation.
    pub member_clubs: Vec<LinkView>,
}

/// A tournament that comes next.
#[derive(Debug)]
pub(super) struct NextView {
    pub href: String,
    pub name: String,
    pub when: String,
    pub state: String,
    /// How full it is, where people sign up.
    pub full: Option<FullView>,
    /// Where one signs up.
    pub sign_up: Option<String>,
}

/// A round that is to be played by a day.
#[derive(Debug)]
pub(super) struct DueView {
    pub href: String,
    pub name: String,
    pub says: String,
    pub open: String,
    pub is_over: bool,
}

/// The best of a tournament or a season.
#[derive(Debug)]
pub(super) struct TopView {
    pub href: String,
    pub name: String,
    pub facts: String,
    pub rows: Vec<TopRow>,
}

/// A row of it.
#[derive(Debug)]
pub(super) struct TopRow {
    pub rank: String,
    pub name: String,
    /// Places gained or lost since the last event, in a sign and in words.
    pub moved: Option<(String, String)>,
    pub points: String,
}

impl HomeView {
    pub fn of(club: &Club, home: &ClubHome, lang: Lang) -> HomeView {
        let announced = home.announcements.iter();
        HomeView {
            announcements: announced
                .map(|one| AnnouncementView::of(club, one, home.today, lang))
                .collect(),
            next: home.next.iter().map(|one| next(club, one, lang)).collect(),
            due: home.due.iter().map(|one| due(one, home.today, lang)).collect(),
            ended: home.ended.iter().filter_map(|shown| ended(shown, lang)).collect(),
            league: home.league.as_ref().and_then(|shown| league(shown, lang)),
            member_clubs: home
                .member_clubs
                .iter()
                .map(|club| LinkView::new(routes::club(&club.slug, ""), club.name.clone()))
                .collect(),
        }
    }
}

pub(super) fn next(club: &Club, one: &NextOne, lang: Lang) -> NextView {
    let NextOne { listed, sign_up } = one;
    let can_sign_up = sign_up.as_ref().is_some_and(|sign_up| sign_up.closed.is_none());
    NextView {
        href: routes::tournament(listed.id, ""),
        name: listed.name.clone(),
        when: when(listed.starts_at, lang),
        state: lang
            .t(&format!("tournament-state-{}", listed.state.as_str()))
            .into_owned(),
        full: sign_up
            .as_ref()
            .map(|sign_up| FullView::of(sign_up, &listed.timezone, lang)),
        sign_up: can_sign_up.then(|| routes::sign_up(&club.slug, listed.id)),
    }
}

/// A round that is played over weeks.
pub(super) fn due(one: &DueRoundOf, today: NaiveDate, lang: Lang) -> DueView {
    let DueRound { round, due, open } = one.due;
    let is_over = due < today;
    let args = [("number", Arg::Number(round.into()))];
    DueView {
        href: routes::tournament(one.id, &format!("rounds/{round}")),
        name: format!("{}, {}", one.tournament, lang.t_args("tournament-round", &args)),
        says: due_words(due, is_over, lang),
        open: lang.n("tournament-due-open", open as i64),
        is_over,
    }
}

/// How a tournament ended; one that was called off has no result.
fn ended(shown: &ShownTournament, lang: Lang) -> Option<TopView> {
    let last = shown.seen_rounds().next_back()?.number;
    let ranking = shown.ranking_after(last).ok()?;
    let tournament = &shown.loaded.tournament;
    let numbered = |number: u16| lang.t_args("tournament-entry-numbered", &[("number", Arg::Number(number.into()))]);
    let rows: Vec<TopRow> = ranking
        .rows
        .iter()
        .filter_map(|row| {
            Some(TopRow {
                rank: format!("{}.", row.rank?),
                name: shown.name_of(row.entry).unwrap_or_else(|| numbered(row.entry.0)),
                moved: None,
                points: mixed(&row.total),
            })
        })
        .take(ENDED_ROWS)
        .collect();
    let day = tournament.starts;
    (!rows.is_empty()).then(|| TopView {
        href: routes::tournament(shown.loaded.id, "standings"),
        name: tournament.name.clone(),
        facts: lang.day(day.year(), day.month(), day.day()),
        rows,
    })
}

fn league(shown: &SeasonShown, lang: Lang) -> Option<TopView> {
    let table = shown.table.as_ref()?;
    let rows = shown.rows(table).into_iter().filter_map(|row| {
        Some(TopRow {
            rank: format!("{}.", row.rank?),
            name: name_of(shown, row.person, lang),
            moved: moved(row.rank, row.before, table, lang),
            points: mixed(&row.total),
        })
    });
    Some(TopView {
        href: routes::league(&shown.league.slug, &shown.head.slug),
        name: shown.league.name.clone(),
        facts: shown.head.name.clone(),
        rows: rows.take(LEAGUE_ROWS).collect(),
    })
}
