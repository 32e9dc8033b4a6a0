//! `GET /`: what this is, a box to paste a record into, the latest hands, and the other ways in.

use askama::Template;

use super::hands::rows::{Fans, HandRow, fan, rows};
use super::page::PageResult;
use super::routes;
use super::shell::{Shell, html};
use crate::games::GameKind;
use crate::http::Visit;
use crate::service::list_hands::list_hands_with_records;
use crate::store::hands::{HandFilter, Page};

/// Hands on the front page.
const LATEST: usize = 6;

/// templates/home.html
#[derive(Debug, Template)]
#[template(path = "home.html")]
struct Home {
    shell: Shell,
    hands: Vec<HandRow>,
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
    let ((slice, fans), visitor) = visit
        .act(move |state, actor| {
            let filter = HandFilter::default();
            let read =
                state.store.read(|db| list_hands_with_records(db, actor, &filter, Page::First, LATEST));
            let (slice, records) = read?;
            let fans: Fans = records.iter().map(|(id, record)| (*id, fan(record, &prefs))).collect();
            Ok((slice, fans))
        })
        .await?;
    let shell = Shell::new(&visit, &visitor, lang.t("home-title"));
    let game = GameKind::ALL[0];
    let page = Home {
        hands: rows(&slice, &fans, &prefs),
        desk: routes::desk(game),
        rules: routes::rules(game),
        shell,
    };
    Ok(html(page.render()))
}
