//! `GET /`: what this is, a box to paste a record into, the latest hands, and the other ways in.

use std::borrow::Cow;

use askama::Template;
use chrono::Datelike as _;

use super::hands::rows::{HandRow, Records, from_record, rows};
use super::page::PageResult;
use super::routes;
use super::sessions::session_title;
use super::shell::{Shell, html};
use super::tournaments::strip;
use talon_http::Visit;
use talon_rules::games::GameKind;
use talon_service::ActError;
use talon_service::list_hands::list_hands_with_records;
use talon_service::list_sessions::{SessionRow, list_sessions};
use talon_service::tournaments::read as tournaments;
use talon_store::hands::{HandFilter, Page};
use talon_text::Lang;

/// Hands on the front page.
const LATEST: usize = 6;
/// Sessions on it.
const SESSIONS: usize = 3;
/// Tournaments on it.
const EVENTS: i64 = 3;

/// Something on it that has a page of its own.
#[derive(Debug)]
pub(super) struct HomeLink {
    pub href: String,
    pub title: String,
    pub facts: String,
}

/// templates/home.html
#[derive(Debug, Template)]
#[template(path = "home.html")]
struct HomePage {
    shell: Shell,
    /// The heading of the hands.
    latest: Cow<'static, str>,
    /// What stands there when there are none.
    none: Cow<'static, str>,
    /// The hands of the user.
    own: Option<String>,
    hands: Vec<HandRow>,
    sessions: Vec<HomeLink>,
    /// Where the reader sits now.
    mine: Vec<HomeLink>,
    tournaments: Vec<HomeLink>,
    desk: String,
    rules: String,
}

/// Shows the front page.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let prefs = visit.prefs;
    let lang = prefs.lang;
    let ((slice, shown, sessions, (mine, tournaments)), visitor) = visit
        .act(move |state, actor| {
            let filter = HandFilter::default();
            let read = state.store.read(|db| -> Result<_, ActError> {
                let hands = list_hands_with_records(db, actor, &filter, Page::First, LATEST)?;
                let tournaments = (tournaments::mine(db, actor)?, tournaments::running(db, EVENTS)?);
                Ok((hands, list_sessions(db, actor, SESSIONS)?, tournaments))
            });
            let ((slice, records), sessions, tournaments) = read?;
            let shown: Records = records
                .iter()
                .map(|(id, record)| (*id, from_record(record, &prefs)))
                .collect();
            Ok((slice, shown, sessions, tournaments))
        })
        .await?;
    let shell = Shell::new(&visit, &visitor, lang.t("home-title")).shared(&visit, &lang.t("home-lead"));
    let game = GameKind::ALL[0];
    let own = shell.user.as_deref().map(|name| {
        format!(
            "/hands?{}",
            serde_html_form::to_string([("player", name)]).unwrap_or_default()
        )
    });
    let page = HomePage {
        latest: lang.t(if own.is_some() {
            "home-latest-seen"
        } else {
            "home-latest"
        }),
        none: lang.t(if own.is_some() {
            "home-latest-seen-empty"
        } else {
            "home-latest-empty"
        }),
        own,
        hands: rows(&slice, &shown, &prefs),
        sessions: sessions.iter().map(|row| line(row, lang)).collect(),
        mine: mine.iter().filter_map(|shown| strip::seat(shown, lang)).collect(),
        tournaments: tournaments.iter().map(|one| strip::tournament(one, lang)).collect(),
        desk: routes::desk(game.as_str()),
        rules: routes::rules(game.as_str()),
        shell,
    };
    Ok(html(page.render()))
}

fn line(row: &SessionRow, lang: Lang) -> HomeLink {
    let people: Vec<&str> = row.first.players.iter().map(|player| player.name.as_str()).collect();
    let game = lang.capitalized(&lang.t(&format!("word-{}", row.session.game)));
    let first = &row.first.hand;
    let title = session_title(
        first.event.as_deref(),
        &row.session.key,
        Some(&game),
        first.played_on,
        lang,
    );
    let day = first.played_on.map(|day| lang.day(day.year(), day.month(), day.day()));
    let facts = [
        Some(game).filter(|game| !title.starts_with(game.as_str())),
        Some(people.join(", ")),
        Some(lang.n("session-deals", row.deals as i64)),
        day.filter(|day| !title.ends_with(day.as_str())),
    ];
    HomeLink {
        href: format!("/sessions/{}", row.session.id),
        title,
        facts: facts
            .into_iter()
            .flatten()
            .filter(|fact| !fact.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
    }
}
