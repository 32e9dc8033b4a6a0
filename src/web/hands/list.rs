//! `GET /hands`: the hands one may see, newest first, with filters that have an address.

use actix_web::web::Query;
use askama::Template;

use super::filters::{FilterChip, HandsQuery, chips, filter, link, place};
use super::rows::{HandRow, Records, from_record, rows};
use crate::choice::Choice;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_records::{GameFormat, format_of};
use talon_rules::games::GameKind;
use talon_service::list_hands::{HANDS_PER_PAGE, list_hands_with_records};
use talon_service::{ActError, find_club};
use talon_text::Lang;

/// templates/hands/list.html
#[derive(Debug, Template)]
#[template(path = "hands/list.html")]
struct HandsListPage {
    shell: Shell,
    /// Of the club whose hands they are.
    noindex: bool,
    asked: HandsQuery,
    games: Vec<Choice>,
    contracts: Vec<Choices>,
    components: Vec<Choices>,
    hands: Vec<HandRow>,
    chips: Vec<FilterChip>,
    bad_date: bool,
    newer: Option<String>,
    older: Option<String>,
}

/// What can be chosen of one game.
#[derive(Debug)]
struct Choices {
    game: String,
    codes: Vec<Choice>,
}

/// Shows a page of the list.
///
/// # Errors
/// When a filter has a word that is none of its own, or the database fails.
pub async fn get(visit: Visit, asked: Query<HandsQuery>) -> PageResult {
    let asked = asked.into_inner();
    let (mut filter, page) = (filter(&asked)?, place(&asked)?);
    let club = asked.club.clone().filter(|slug| !slug.trim().is_empty());
    let prefs = visit.prefs;
    let lang = prefs.lang;
    let base = visit.path.split_once('?').map_or("", |(_, query)| query).to_owned();
    let chips = chips(&asked, &filter, &base, lang);
    let ((slice, shown, noindex), visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| {
                let club = club.as_deref().map(|slug| find_club::named(db, slug.trim()));
                let club = club.transpose()?;
                filter.club = club.as_ref().map(|club| club.id);
                let listed = list_hands_with_records(db, actor, &filter, page, HANDS_PER_PAGE)?;
                Ok::<_, ActError>((listed, club.is_some_and(|club| club.noindex)))
            });
            let ((slice, records), noindex) = read?;
            let shown: Records = records
                .iter()
                .map(|(id, record)| (*id, from_record(record, &prefs)))
                .collect();
            Ok((slice, shown, noindex))
        })
        .await?;
    let shell = Shell::new(&visit, &visitor, lang.t("hands-title"));
    let page = HandsListPage {
        games: GameKind::NAMES
            .iter()
            .map(|game| Choice::new(*game, lang.t(&format!("game-{game}"))))
            .collect(),
        contracts: choices(
            lang,
            |format| format.contracts().to_vec(),
            |code| lang.bid(code).into_owned(),
        ),
        components: choices(
            lang,
            |format| [format.components(), format.silent_parts()].concat(),
            |code| lang.component(code).into_owned(),
        ),
        chips,
        bad_date: asked.has_bad_date(),
        newer: link(&base, "newer", slice.newer),
        older: link(&base, "older", slice.older),
        hands: rows(&slice, &shown, &prefs),
        asked,
        noindex,
        shell,
    };
    Ok(html(page.render()))
}

/// The codes of each game that has more than one to choose from, with their words.
fn choices(
    lang: Lang,
    of: fn(&'static dyn GameFormat) -> Vec<&'static str>,
    word: impl Fn(&str) -> String,
) -> Vec<Choices> {
    let all = GameKind::ALL.iter().map(|game| (game, of(format_of(*game))));
    all.filter(|(_, codes)| codes.len() > 1)
        .map(|(game, codes)| Choices {
            game: lang.t(&format!("game-{}", game.as_str())).into_owned(),
            codes: codes.iter().map(|code| Choice::new(*code, word(code))).collect(),
        })
        .collect()
}
