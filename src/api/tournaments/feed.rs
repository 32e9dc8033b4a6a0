//! `GET /clubs/{slug}/results.atom`: what a club plays for and how it went, for feed readers and for the club's own
//! site. It says the same to everyone, in the language of the club: public tournaments under the names that their
//! players show.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};
use chrono::{DateTime, Datelike as _, NaiveDate, NaiveTime, TimeDelta, Utc};

use super::named;
use crate::ApiResult;
use crate::atom::{self, AtomEntry, Feed, FeedPages};
use crate::clubs::ClubPath;
use crate::responses::Unchanged;
use crate::text::decimal;
use talon_http::Visit;
use talon_service::clubs::clock;
use talon_service::tournaments::calendar::{FeedTournament, feed};
use talon_service::tournaments::{DueRound, due_rounds};
use talon_text::{Arg, Lang};
use talon_tournament::tournament::RoundState;

/// Rows of the standings that are told.
const ROWS_MAX: usize = 10;
/// Days before a round is due at which the feed tells of it.
const REMINDED_BEFORE: [i64; 2] = [1, 7];

/// The feed of a club: the public tournaments that changed last or come next, with their standings
#[utoipa::path(
    operation_id = "readResultsFeed",
    params(ClubPath),
    responses(
        (
            status = 200,
            description = "A feed (RFC 4287) in the language of the club.",
            body = String,
            content_type = "application/atom+xml",
        ),
        Unchanged,
    )
)]
#[get("/clubs/{slug}/results.atom")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    let slug = slug.into_inner().slug;
    let ((club, tournaments), _) = visit
        .act(move |state, _| Ok(state.store.read(|db| feed(db, &slug, state.now()))?))
        .await?;
    let lang = Lang::parse(&club.language).unwrap_or(visit.prefs.lang);
    let base = &visit.state.config.base_url;
    let about = Feed {
        title: &format!("{}: {}", club.name, lang.t("calendar-all")),
        lang: lang.html(),
        id: &atom::name_for_ever(&club, "results"),
        href: &format!("{base}/clubs/{}/results.atom", club.slug),
        page: &format!("{base}/tournaments?club={}", club.slug),
        author: &club.name,
        since: club.created_at.utc(),
        pages: FeedPages::default(),
    };
    let today = clock::local(&club.timezone, visit.state.now()).date();
    let midnight = |day: NaiveDate| clock::moment(&club.timezone, day.and_time(NaiveTime::MIN));
    let mut entries: Vec<AtomEntry> = tournaments
        .iter()
        .flat_map(|one| reminders(one, today, base, lang))
        .map(|reminder| reminder.entry(midnight))
        .collect();
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.updated));
    entries.extend(tournaments.iter().map(|tournament| entry(tournament, base, lang)));
    atom::send(&request, &club, &about, &entries)
}

fn entry(one: &FeedTournament, base: &str, lang: Lang) -> AtomEntry {
    let (shown, tournament) = (&one.shown, &one.shown.loaded.tournament);
    let state = lang
        .t(&format!("tournament-state-{}", tournament.state.as_str()))
        .into_owned();
    let mut lines = vec![when_and_where(one, lang)];
    let played = shown
        .seen_rounds()
        .rfind(|round| round.state == RoundState::Complete || round.tables.iter().any(|table| table.result.is_some()));
    if let Some(round) = played {
        lines.push(lang.standings_title(&shown.loaded.tournament, round.number));
        let ranked = one
            .ranking
            .iter()
            .flat_map(|ranking| &ranking.rows)
            .filter(|row| row.rank.is_some());
        lines.extend(ranked.take(ROWS_MAX).map(|row| {
            let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
            let name = named(shown.name_of(row.entry), row.entry.0, lang);
            format!("{rank}. {name} {}", decimal(&row.total.to_string(), lang))
        }));
    }
    AtomEntry {
        id: None,
        href: format!("{base}/tournaments/{}", shown.loaded.id),
        title: format!("{} ({state})", tournament.name),
        updated: shown.loaded.changed_at.utc(),
        lines,
    }
}

/// That a round is due soon.
struct Reminder {
    href: String,
    title: String,
    /// From when on it is told, at the beginning of the day.
    since: NaiveDate,
    line: String,
}

impl Reminder {
    fn entry(self, midnight: impl Fn(NaiveDate) -> DateTime<Utc>) -> AtomEntry {
        AtomEntry {
            id: Some(format!("{}#due-{}", self.href, self.since)),
            href: self.href,
            title: self.title,
            updated: midnight(self.since),
            lines: vec![self.line],
        }
    }
}

/// What is told seven days and one day before a round is due, until it is over.
fn reminders(one: &FeedTournament, today: NaiveDate, base: &str, lang: Lang) -> Vec<Reminder> {
    let loaded = &one.shown.loaded;
    let of_round = |due: DueRound| {
        let args = [
            ("tournament", Arg::from(loaded.tournament.name.clone())),
            ("number", Arg::Number(due.round.into())),
            ("day", Arg::from(day_of(due.due, lang))),
        ];
        let title = lang.t_args("feed-round-due", &args);
        let days = REMINDED_BEFORE.map(|days| due.due - TimeDelta::days(days));
        days.into_iter()
            .filter(move |since| *since <= today)
            .map(move |since| Reminder {
                href: format!("{base}/tournaments/{}/rounds/{}", loaded.id, due.round),
                title: title.clone(),
                since,
                line: lang.n("tournament-due-open", due.open as i64),
            })
    };
    due_rounds(&loaded.tournament).flat_map(of_round).collect()
}

fn day_of(day: NaiveDate, lang: Lang) -> String {
    lang.day(day.year(), day.month(), day.day())
}

fn when_and_where(one: &FeedTournament, lang: Lang) -> String {
    let tournament = &one.shown.loaded.tournament;
    let at = tournament.starts;
    let day = format!("{}, {}", day_of(at.date(), lang), at.format("%H:%M"));
    let game = lang.t(&format!("game-{}", tournament.game.as_str())).into_owned();
    let parts = [day, tournament.venue.clone(), game];
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" · ")
}
