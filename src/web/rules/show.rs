//! `GET /rules/{game}`: the rules with an anchor for every number, and the ladder of bids.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::web::Path;
use askama::Template;
use rust_embed::RustEmbed;

use crate::games::{GameKind, Rung};
use crate::history::format_of;
use crate::http::{Problem, Visit};
use crate::text::Lang;
use crate::web::docs::markdown::{Block, parse};
use crate::web::page::PageResult;
use crate::web::routes;
use crate::web::shell::{Shell, html};

#[derive(RustEmbed)]
#[folder = "docs/rules/"]
struct Embedded;

/// The rules by the names of their files: `GAME.md` in English, `GAME.LANGUAGE.md` in another language.
static RULES: LazyLock<HashMap<String, Vec<Block>>> =
    LazyLock::new(|| Embedded::iter().filter_map(|name| Some((name.to_string(), read(&name)?))).collect());

fn read(name: &str) -> Option<Vec<Block>> {
    let file = Embedded::get(name)?;
    Some(parse(std::str::from_utf8(&file.data).ok()?))
}

/// templates/rules/show.html
#[derive(Debug, Template)]
#[template(path = "rules/show.html")]
struct RulesShow {
    shell: Shell,
    /// The text is in English although the page is not.
    notice: bool,
    text_lang: &'static str,
    blocks: &'static [Block],
    ladder: Vec<(String, Rung)>,
    /// Address and title of the rules of the other games.
    others: Vec<(String, String)>,
}

/// Shows the rules.
///
/// # Errors
/// When there is no such game, or the database fails.
pub async fn get(visit: Visit, game: Path<String>) -> PageResult {
    let missing = || Problem::not_found("game");
    let game = GameKind::parse(&game).ok_or_else(missing)?;
    let lang = visit.prefs.lang;
    let (blocks, text_lang) = rules(game, lang).ok_or_else(missing)?;
    let visitor = visit.visitor().await?;
    let others = GameKind::ALL.iter().copied().filter(|other| *other != game);
    let page = RulesShow {
        shell: Shell::new(&visit, &visitor, title(game, lang)),
        notice: text_lang != lang,
        text_lang: text_lang.html(),
        blocks,
        others: others.map(|other| (routes::rules(other), title(other, lang))).collect(),
        ladder: format_of(game)
            .ladder()
            .into_iter()
            .map(|bid| (lang.bid(bid.code).into_owned(), bid))
            .collect(),
    };
    Ok(html(page.render()))
}

fn title(game: GameKind, lang: Lang) -> String {
    lang.t(&format!("rules-title-{}", game.as_str())).into_owned()
}

/// The rules in the reader's language if they are written in it, else in English.
fn rules(game: GameKind, lang: Lang) -> Option<(&'static [Block], Lang)> {
    let game = game.as_str();
    let own = RULES.get(&format!("{game}.{}.md", lang.code())).map(|blocks| (blocks.as_slice(), lang));
    own.or_else(|| Some((RULES.get(&format!("{game}.md"))?.as_slice(), Lang::En)))
}
