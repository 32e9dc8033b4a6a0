//! What stands above every page of a list: game and way to rate, club, how far it is.

use chrono::{Datelike as _, NaiveDateTime};

use crate::routes;
use talon_http::{Problem, Visit, Visitor};
use talon_league::{LeaguePerson, RatedAt};
use talon_service::clubs::clock;
use talon_service::ratings::{self, RatedTournament, RatingListShown};
use talon_store::RatingListId;
use talon_text::{Arg, Lang};
use talon_tournament::rating::Method;

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

/// The name of someone, or their number in its place.
pub(super) fn name_of(shown: &RatingListShown, person: LeaguePerson, lang: Lang) -> String {
    let numbered = || lang.t_args("club-member-numbered", &[("number", Arg::from(person.0.to_string()))]);
    shown.name(person).unwrap_or_else(numbered)
}

/// A day by the clock of the club.
pub(super) fn day(at: NaiveDateTime, lang: Lang) -> String {
    lang.day(at.year(), at.month(), at.day())
}

/// What a tournament is called where it may be named.
pub(super) fn tournament_name(one: &RatedTournament, lang: Lang) -> String {
    let private = || lang.t("league-unit-private").into_owned();
    one.name.clone().unwrap_or_else(private)
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
pub(super) fn table_href(shown: &RatingListShown, at: RatedAt) -> String {
    let rest = format!("tables/{}/{}/{}", at.tournament, at.round, at.table);
    routes::rating_list(shown.row.id, &rest)
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
