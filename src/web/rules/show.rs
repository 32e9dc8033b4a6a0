//! `GET /rules/{game}`: the rules with an anchor for every number, and the ladder of bids where the game has one.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::web::Path;
use askama::Template;
use rust_embed::RustEmbed;

use crate::docs::markdown::{Block, parse, parse_in};
use crate::page::{LinkView, PageResult};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_records::format_of;
use talon_rules::games::{GameKind, Rung};
use talon_text::{Lang, cyrillic};

#[derive(RustEmbed)]
#[folder = "../../docs/rules/"]
struct Embedded;

/// What there are rules of: the games, and tournaments.
static NAMES: LazyLock<Vec<&str>> =
    LazyLock::new(|| GameKind::NAMES.iter().copied().chain([routes::TOURNAMENT]).collect());

/// The rules by the names of their files: `GAME.md` in English, `GAME.LANGUAGE.md` in another language. Those in
/// Serbian are there in Cyrillic too.
static RULES: LazyLock<HashMap<String, Vec<Block>>> = LazyLock::new(|| {
    let mut rules = HashMap::new();
    for name in Embedded::iter() {
        let file = Embedded::get(&name);
        let Some(text) = file.as_ref().and_then(|file| std::str::from_utf8(&file.data).ok()) else {
            continue;
        };
        if let Some(game) = name.strip_suffix(".sr.md") {
            rules.insert(format!("{game}.sr-Cyrl.md"), parse_in(text, cyrillic::text));
        }
        rules.insert(name.to_string(), parse(text));
    }
    rules
});

/// templates/rules/show.html
#[derive(Debug, Template)]
#[template(path = "rules/show.html")]
struct RulesShowPage {
    shell: Shell,
    /// The text is in English although the page is not.
    notice: bool,
    text_lang: &'static str,
    blocks: &'static [Block],
    ladder: Vec<(String, Rung)>,
    /// Address and title of the rules of the other games.
    others: Vec<LinkView>,
}

/// Shows the rules.
///
/// # Errors
/// When there is no such game, or the database fails.
pub async fn get(visit: Visit, game: Path<String>) -> PageResult {
    let missing = || Problem::not_found("game");
    let name = NAMES
        .iter()
        .copied()
        .find(|name| *name == game.as_str())
        .ok_or_else(missing)?;
    let lang = visit.prefs.lang;
    let (blocks, text_lang) = rules(name, lang).ok_or_else(missing)?;
    let visitor = visit.visitor().await?;
    let others = NAMES.iter().copied().filter(|other| *other != name);
    let ladder = GameKind::parse(name)
        .map(|game| format_of(game).ladder())
        .unwrap_or_default();
    let page = RulesShowPage {
        shell: Shell::new(&visit, &visitor, title(name, lang)).shared(&visit, &lang.t("rules-lead")),
        notice: text_lang != lang,
        text_lang: text_lang.html(),
        blocks,
        others: others
            .map(|other| LinkView::new(routes::rules(other), title(other, lang)))
            .collect(),
        ladder: ladder
            .into_iter()
            .map(|bid| (lang.bid(bid.code).into_owned(), bid))
            .collect(),
    };
    Ok(html(page.render()))
}

fn title(name: &str, lang: Lang) -> String {
    lang.t(&format!("rules-title-{name}")).into_owned()
}

/// The rules in the reader's language if they are written in it, else in English.
fn rules(name: &str, lang: Lang) -> Option<(&'static [Block], Lang)> {
    let own = RULES
        .get(&format!("{name}.{}.md", lang.code()))
        .map(|blocks| (blocks.as_slice(), lang));
    own.or_else(|| Some((RULES.get(&format!("{name}.md"))?.as_slice(), Lang::En)))
}
