//! `GET /`: what this is, a box to paste a record into, the latest hands, and the other ways in.

use askama::Template;
use chrono::Datelike as _;

use super::hands::rows::{Fans, HandRow, fan, rows};
use super::page::PageResult;
use super::routes;
use super::shell::{Shell, html};
use crate::games::GameKind;
use crate::http::Visit;
use crate::service::ActError;
use crate::service::list_hands::list_hands_with_records;
use crate::service::list_sessions::{SessionRow, list_sessions};
use crate::store::hands::{HandFilter, Page};
use crate::text::Lang;

/// Hands on the front page.
const LATEST: usize = 6;
/// Sessions on it.
const SESSIONS: i64 = 3;

/// A session on it.
#[derive(Debug)]
struct SessionLine {
    href: String,
    title: String,
    facts: String,
}

/// templates/home.html
#[derive(Debug, Template)]
#[template(path = "home.html")]
struct Home {
    shell: Shell,
    hands: Vec<HandRow>,
    sessions: Vec<SessionLine>,
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
    let ((slice, fans, sessions), visitor) = visit
        .act(move |state, actor| {
            let filter = HandFilter::default();
            let read = state.store.read(|db| -> Result<_, ActError> {
                let hands = list_hands_with_records(db, actor, &filter, Page::First, LATEST)?;
                Ok((hands, list_sessions(db, actor, SESSIONS)?))
            });
            let ((slice, records), sessions) = read?;
            let fans: Fans = records.iter().map(|(id, record)| (*id, fan(record, &prefs))).collect();
            Ok((slice, fans, sessions))
        })
        .await?;
    let shell = Shell::new(&visit, &visitor, lang.t("home-title"));
    let game = GameKind::ALL[0];
    let page = Home {
        hands: rows(&slice, &fans, &prefs),
        sessions: sessions.iter().map(|row| line(row, lang)).collect(),
        desk: routes::desk(game.as_str()),
        rules: routes::rules(game.as_str()),
        shell,
    };
    Ok(html(page.render()))
}

fn line(row: &SessionRow, lang: Lang) -> SessionLine {
    let people: Vec<&str> = row.first.players.iter().map(|player| player.name.as_str()).collect();
    let game = lang.capitalized(&lang.t(&format!("word-{}", row.session.game)));
    let day = row.first.hand.played_on.map(|day| lang.day(day.year(), day.month(), day.day()));
    let facts = [Some(game), Some(people.join(", ")), Some(lang.n("session-deals", row.deals as i64)), day];
    SessionLine {
        href: format!("/sessions/{}", row.session.id),
        title: row.first.hand.event.clone().unwrap_or_else(|| row.session.key.clone()),
        facts: facts.into_iter().flatten().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · "),
    }
}
