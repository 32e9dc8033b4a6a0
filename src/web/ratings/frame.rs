//! What stands above every page of a list: game and way to rate, club, how far it is.

use chrono::{Datelike as _, NaiveDateTime};

use crate::routes;
use crate::shell::Shell;
use talon_http::{Problem, Visit, Visitor};
use talon_league::{LeaguePerson, RatedAt};
use talon_service::clubs::clock;
use talon_service::ratings::{self, EventTitle, RatedEvent, RatingListShown};
use talon_store::{RatingListId, SessionId, TournamentId};
use talon_text::{Arg, Lang};
use talon_tournament::rating::{Method, RatedSource};

/// The head of a page.
#[derive(Debug)]
pub(super) struct RatingFrame {
    pub title: String,
    pub club: String,
    pub club_href: String,
    /// After how many tables, as of when, by which revision.
    pub as_of: String,
    /// The page of the list.
    pub here: String,
    /// No search engine is to list it.
    pub noindex: bool,
    /// Visitors see it.
    pub is_published: bool,
}

impl RatingFrame {
    pub fn of(shown: &RatingListShown, lang: Lang) -> RatingFrame {
        RatingFrame {
            title: list_title(&shown.row.game, shown.method, lang),
            club: shown.club.name.clone(),
            club_href: routes::club(&shown.club.slug, ""),
            as_of: as_of(shown, lang),
            here: routes::rating_list(shown.row.id, ""),
            noindex: !shown.row.published || shown.club.noindex,
            is_published: shown.row.published,
        }
    }

    /// The frame of a page about the list; others show it as its own, where everyone may find it.
    pub fn shell(&self, visit: &Visit, visitor: &Visitor, title: impl Into<String>) -> Shell {
        let shell = Shell::new(visit, visitor, title);
        if self.noindex {
            return shell;
        }
        shell.shared(visit, &format!("{}. {}", self.club, self.as_of))
    }
}

/// What a list is called: its game and its way to rate.
pub(crate) fn list_title(game: &str, method: Method, lang: Lang) -> String {
    let args = [
        ("game", Arg::from(lang.t(&format!("game-{game}")).into_owned())),
        ("method", Arg::from(method_name(method, lang))),
    ];
    lang.t_args("rating-title", &args)
}

/// The name of a way to rate.
pub(super) fn method_name(method: Method, lang: Lang) -> String {
    let key = match method {
        Method::WengLin => "rating-method-weng-lin",
        Method::Elo => "rating-method-elo",
        Method::ByScore => "rating-method-score",
    };
    lang.t(key).into_owned()
}

fn as_of(shown: &RatingListShown, lang: Lang) -> String {
    let Some(revision) = shown.revision.as_ref().filter(|_| shown.tables > 0) else {
        return lang.t("rating-not-begun").into_owned();
    };
    let made = clock::local(&shown.club.timezone, revision.made_at.utc()).date();
    let args = [
        ("tables", Arg::from(lang.n("rating-tables-count", shown.tables as i64))),
        ("day", Arg::from(lang.day(made.year(), made.month(), made.day()))),
        ("revision", Arg::Number(revision.revision)),
    ];
    lang.t_args("rating-as-of", &args)
}

/// How far a draft is.
pub(super) fn draft_as_of(shown: &RatingListShown, lang: Lang) -> String {
    let tables = lang.n("rating-tables-count", shown.tables as i64);
    lang.t_args("rating-draft-as-of", &[("tables", Arg::from(tables))])
}

/// The name of someone, or their number in its place.
pub(super) fn name_of(shown: &RatingListShown, person: LeaguePerson, lang: Lang) -> String {
    let numbered = || lang.t_args("club-member-numbered", &[("number", Arg::from(person.0.to_string()))]);
    shown.name(person).unwrap_or_else(numbered)
}

/// The club of someone who is of another than the list's own; empty for its own people.
pub(super) fn club_name(shown: &RatingListShown, person: LeaguePerson) -> String {
    let club = shown.club_of(person);
    club.map_or_else(String::new, |club| club.name.clone())
}

/// A day by the clock of the club.
pub(super) fn day(at: NaiveDateTime, lang: Lang) -> String {
    lang.day(at.year(), at.month(), at.day())
}

/// What something that is rated is called, where it may be named.
pub(super) fn event_name(event: &RatedEvent, lang: Lang) -> String {
    let name = match &event.title {
        Some(EventTitle::Tournament(name)) => Some(name.clone()),
        Some(EventTitle::FreeTable(about)) => about.name.clone(),
        Some(EventTitle::Evening) | None => None,
    };
    let kind = match event.source {
        RatedSource::Tournament(_) => "league-unit-private",
        RatedSource::Evening(_) => "league-unit-evening",
        RatedSource::FreeTable { .. } => "league-unit-table",
    };
    name.unwrap_or_else(|| lang.t(kind).into_owned())
}

/// Its page; empty where the reader may not see it.
pub(super) fn event_href(event: &RatedEvent) -> String {
    match (&event.title, event.source) {
        (Some(EventTitle::FreeTable(about)), RatedSource::FreeTable { unit, .. }) => {
            format!("{}/units/{unit}", routes::league(&about.league, &about.season))
        }
        (Some(_), RatedSource::Tournament(id)) => routes::tournament(TournamentId(id), ""),
        (Some(_), RatedSource::Evening(id)) => format!("/sessions/{}", SessionId(id)),
        (Some(_), RatedSource::FreeTable { .. }) | (None, _) => String::new(),
    }
}

/// A table, and when and where it was. An evening, and a free table, is itself the table.
pub(super) struct TableWords {
    pub name: String,
    /// Of what it was part, and the day.
    pub part: String,
}

impl TableWords {
    pub fn of(event: &RatedEvent, at: RatedAt, is_line: bool, lang: Lang) -> TableWords {
        let (name, day) = (event_name(event, lang), day(event.starts_at, lang));
        match at.source {
            RatedSource::Tournament(_) => TableWords {
                name: table_name(at, is_line, lang),
                part: format!("{name}, {day}"),
            },
            RatedSource::Evening(_) | RatedSource::FreeTable { .. } => TableWords { name, part: day },
        }
    }
}

/// Where in a tournament a table was.
pub(super) fn table_name(at: RatedAt, is_line: bool, lang: Lang) -> String {
    let key = if is_line { "rating-line-at" } else { "rating-table-at" };
    let args = [
        ("round", Arg::Number(at.round.into())),
        ("table", Arg::Number(at.table.into())),
    ];
    lang.t_args(key, &args)
}

/// The page of a table.
pub(super) fn table_href(list: RatingListId, at: RatedAt) -> String {
    let rest = match at.source {
        RatedSource::Tournament(id) => format!("tables/{id}/{}/{}", at.round, at.table),
        RatedSource::Evening(id) => format!("evenings/{}", SessionId(id)),
        RatedSource::FreeTable { season, unit } => format!("free-tables/{season}/{unit}"),
    };
    routes::rating_list(list, &rest)
}

/// The page of someone in a list.
pub(super) fn player_href(shown: &RatingListShown, person: LeaguePerson) -> String {
    routes::rating_list(shown.row.id, &format!("players/{}", person.0))
}

/// The list of an address as its reader may see it, and who that is.
///
/// # Errors
/// Not found, also when they may not see it.
pub(super) async fn opened(
    visit: &Visit,
    list: i64,
    revision: Option<i64>,
) -> Result<(RatingListShown, Visitor), Problem> {
    visit
        .act(move |state, actor| {
            let id = RatingListId(list);
            Ok(state.store.read(|db| ratings::rating_list(db, actor, id, revision))?)
        })
        .await
}
