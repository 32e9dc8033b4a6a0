//! `GET /rules/ulti`: the rules with an anchor for every number, and the ladder of bids.

use std::sync::LazyLock;

use askama::Template;

use crate::games::ulti::{Bid, Class};
use crate::http::Visit;
use crate::text::Lang;
use crate::web::docs::markdown::{Block, parse};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

static ENGLISH: LazyLock<Vec<Block>> = LazyLock::new(|| parse(include_str!("../../../docs/rules/ulti.md")));
static HUNGARIAN: LazyLock<Vec<Block>> =
    LazyLock::new(|| parse(include_str!("../../../docs/rules/ulti.hu.md")));

/// templates/rules/ulti.html
#[derive(Debug, Template)]
#[template(path = "rules/ulti.html")]
struct RulesUlti {
    shell: Shell,
    /// The text is in English although the page is not.
    notice: bool,
    text_lang: &'static str,
    blocks: &'static [Block],
    ladder: Vec<Rung>,
}

/// A row of the ladder.
#[derive(Debug)]
struct Rung {
    step: u8,
    name: String,
    code: &'static str,
    class: &'static str,
    win: i64,
    loss: i64,
}

/// Shows the rules.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit) -> PageResult {
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let (blocks, text_lang) = match lang {
        Lang::Hu => (&HUNGARIAN[..], "hu"),
        _ => (&ENGLISH[..], "en"),
    };
    let page = RulesUlti {
        shell: Shell::new(&visit, &visitor, lang.t("rules-title")),
        notice: !matches!(lang, Lang::En | Lang::Hu),
        text_lang,
        blocks,
        ladder: Bid::all().map(|bid| rung(bid, lang)).collect(),
    };
    Ok(html(page.render()))
}

fn rung(bid: Bid, lang: Lang) -> Rung {
    let key = format!("bid-{}", bid.code().replace(':', "-").replace('+', "_"));
    Rung {
        step: bid.step(),
        name: lang.t(&key).into_owned(),
        code: bid.code(),
        class: match bid.class() {
            Class::Trump => "trump",
            Class::Hearts => "hearts",
            Class::Plain => "nt",
        },
        win: bid.win(),
        loss: bid.loss(),
    }
}
