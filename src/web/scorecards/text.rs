//! `/scorecards/{way}/text`: deals that are typed or pasted as text instead of tapped, and looked at before they follow
//! the others.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{
    PersonView, act, address, author, done, heading, opened, opened_to_write, pack, people, shell, way,
};
use super::lines::{LineView, lines};
use super::read_text::{NotTyped, TEXT_MAX, typed_deals};
use super::refused::refused;
use super::withdrawn;
use crate::act_form::{ActForm, Keyed};
use crate::finding::FindingView;
use crate::page::PageResult;
use crate::shell::{Flash, Shell, html};
use crate::text_mark::mark;
use talon_http::{Problem, Visit, Visitor};
use talon_scorecard::{Act, Author, Scorecard, WrittenDeal};
use talon_service::account::fresh_secret;
use talon_service::scorecards::{CardRefused, CardWay, OpenCard};
use talon_text::Lang;

/// What the form does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum TextAct {
    /// Shows what the deals would come to.
    Look {
        text: String,
        #[serde(default, rename = "seen")]
        _seen: String,
    },
    /// Adds them to the card as it was looked at.
    Add {
        text: String,
        #[serde(default)]
        seen: String,
    },
}

/// templates/scorecards/text.html
#[derive(Debug, Template)]
#[template(path = "scorecards/text.html")]
struct ScorecardsTextPage {
    shell: Shell,
    heading: String,
    card: String,
    here: String,
    key: String,
    /// Marks the text and the card that were looked at.
    seen: String,
    text: String,
    text_max: usize,
    /// A line of the card's own game, to show how it is done.
    example: String,
    findings: Vec<FindingView>,
    /// What the text says, once it was looked at.
    preview: Option<PreviewView>,
}

/// The card as it would be.
#[derive(Debug)]
struct PreviewView {
    read_as: String,
    lines: Vec<LineView>,
    people: Vec<PersonView>,
}

/// The form.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn get(visit: Visit, place: web::Path<String>) -> PageResult {
    let way = way(&place)?;
    let (card, visitor) = opened_to_write(&visit, &way).await?;
    if card.card.boards.is_some() {
        // A board is known by its number, which a line need not have.
        return Err(Problem::not_found("scorecard"));
    }
    let page = TextPage::of(&visit, &visitor, &way, &card);
    page.draw(String::new(), TextVerdict::default(), None)
}

/// Shows what the deals would come to, or adds them.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<String>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let way = way(&place)?;
    let fields = form.into_inner();
    let typed = withdrawn::fields(&fields);
    let form = ActForm::<Keyed, TextAct>::of(fields, &["key"])?;
    let (browser, by) = author(&visit, &request)?;
    let (card, visitor) = match opened(&visit, &way).await {
        Ok(found) => found,
        Err(problem) => return withdrawn::instead(&visit, &way, problem, |_, _| typed).await,
    };
    if card.card.boards.is_some() || (!card.may_write && card.table.is_none()) {
        return Err(Problem::not_found("scorecard"));
    }
    let page = TextPage::of(&visit, &visitor, &way, &card);
    let (text, seen) = match &form.act {
        TextAct::Look { text, .. } => (text.clone(), None),
        TextAct::Add { text, seen } => (text.clone(), Some(seen.as_str())),
    };
    if !card.may_write {
        // The table has sent its result meanwhile; what was typed stays to be copied.
        let flash = bad(visit.prefs.lang, "scorecard-text-sent");
        return page.draw(text, TextVerdict::default(), Some(flash));
    }
    let is_seen = seen == Some(on_card(&text, card.revision).as_str());
    if seen.is_some() && !is_seen {
        // Nothing is added by nothing, so that this only asks whether the same form was done before.
        let nothing = Act::SaveWritten(Vec::new());
        let before = act(&visit, &way, form.request(&form.common.key), by, nothing).await?;
        if before.is_ok() {
            return done(&visit, &browser, &address(&way, ""));
        }
    }
    let (looked, deals) = match page.look(&text, by)? {
        Ok(found) => found,
        Err(flash) => return page.draw(text, TextVerdict::default(), Some(flash)),
    };
    if !is_seen || deals.is_empty() {
        let again = seen.is_some() && looked.preview.is_some();
        let flash = again.then(|| bad(visit.prefs.lang, "scorecard-text-again"));
        return page.draw(text, looked, flash);
    }
    let added = act(
        &visit,
        &way,
        form.request(&form.common.key),
        by,
        Act::SaveWritten(deals),
    )
    .await?;
    match added {
        Ok(_) => done(&visit, &browser, &address(&way, "")),
        Err(error) => {
            let flash = page.refused(error)?;
            page.draw(text, looked, Some(flash))
        }
    }
}

/// The mark of a text that is looked at on a card.
fn on_card(text: &str, revision: i64) -> String {
    format!("{revision}-{}", mark(text))
}

fn bad(lang: Lang, key: &str) -> Flash {
    Flash {
        kind: "bad",
        text: lang.t(key).into_owned(),
    }
}

/// What was found in a text.
#[derive(Debug, Default)]
struct TextVerdict {
    findings: Vec<FindingView>,
    preview: Option<PreviewView>,
}

/// The page of one card for one visitor.
struct TextPage<'a> {
    visit: &'a Visit,
    visitor: &'a Visitor,
    way: &'a CardWay,
    card: &'a Scorecard,
    revision: i64,
}

impl<'a> TextPage<'a> {
    fn of(visit: &'a Visit, visitor: &'a Visitor, way: &'a CardWay, opened: &'a OpenCard) -> TextPage<'a> {
        TextPage {
            visit,
            visitor,
            way,
            card: &opened.card,
            revision: opened.revision,
        }
    }

    fn shell(&self) -> Shell {
        let title = self.visit.prefs.lang.t("scorecard-text").into_owned();
        shell(self.visit, self.visitor, title, address(self.way, "text"))
    }

    /// The deals of a text, and how the card would stand with them; or why there are none.
    fn look(&self, text: &str, by: Author) -> Result<Result<(TextVerdict, Vec<WrittenDeal>), Flash>, Problem> {
        let shell = self.shell();
        let typed = match typed_deals(&shell, self.card, text, by) {
            Ok(typed) => typed,
            Err(refusal) => return refusal.told(&shell, self.card).map(Err),
        };
        let mut looked = TextVerdict {
            findings: typed.findings,
            preview: None,
        };
        if typed.is_faulty {
            return Ok(Ok((looked, Vec::new())));
        }
        if typed.deals.is_empty() {
            return NotTyped::Empty.told(&shell, self.card).map(Err);
        }
        let (next, lang) = (&typed.card, shell.lang);
        let tally = next.tally();
        let mut lines = lines(next, &tally, typed.deals.len(), pack(&shell, next), lang);
        lines.reverse();
        looked.preview = Some(PreviewView {
            read_as: typed.read_as,
            lines,
            people: people(next, &tally, next.next_dealer(), lang),
        });
        Ok(Ok((looked, typed.deals)))
    }

    /// A line of the card's own game with one of its people.
    fn example(&self) -> String {
        let card = self.card;
        let declarer = card
            .players(card.next_dealer())
            .first()
            .map_or("", |person| card.name(*person));
        let key = format!("scorecard-text-example-{}", card.game.as_str());
        self.visit.prefs.lang.t_args(&key, &[("name", declarer.into())])
    }

    fn refused(&self, error: CardRefused) -> Result<Flash, Problem> {
        refused(error, pack(&self.shell(), self.card), self.visit.prefs.lang)
    }

    fn draw(&self, text: String, looked: TextVerdict, flash: Option<Flash>) -> PageResult {
        let mut shell = self.shell();
        let is_refused = flash.is_some() || (!looked.findings.is_empty() && looked.preview.is_none());
        shell.flash = flash;
        let page = ScorecardsTextPage {
            heading: heading(self.card, shell.lang),
            card: address(self.way, ""),
            here: address(self.way, "text"),
            key: fresh_secret()?,
            seen: on_card(&text, self.revision),
            text,
            text_max: TEXT_MAX,
            example: self.example(),
            findings: looked.findings,
            preview: looked.preview,
            shell,
        };
        let mut answer: HttpResponse = html(page.render());
        if is_refused {
            *answer.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        }
        Ok(answer)
    }
}
