//! `/scorecards/{way}/text`: deals that are typed or pasted as text instead of tapped, and looked at before they follow the
//! others.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::frame::{PersonView, act, address, author, done, heading, opened_to_write, pack, people, shell, way};
use super::lines::{LineView, lines};
use super::read_text::{ReadText, TEXT_MAX, read_text};
use super::refused::{not_of_card, refused};
use crate::act_form::{ActForm, Keyed};
use crate::finding::FindingView;
use crate::page::PageResult;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_scorecard::{Act, Author, Scorecard, WrittenDeal};
use talon_service::account::fresh_secret;
use talon_service::scorecards::{CardRefused, CardWay, OpenCard};
use talon_shorthand::KnownEvening;

/// What the form does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum TextAct {
    /// Shows what the deals would come to.
    Look { text: String },
    /// Adds them to the card.
    Add { text: String },
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
    let page = TextPage::of(&visit, &visitor, &way, &card);
    page.draw(String::new(), Looked::default(), None)
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
    let form = ActForm::<Keyed, TextAct>::of(form.into_inner(), &["key"])?;
    let (browser, by) = author(&visit, &request)?;
    let (card, visitor) = opened_to_write(&visit, &way).await?;
    let page = TextPage::of(&visit, &visitor, &way, &card);
    let (text, is_sure) = match &form.act {
        TextAct::Look { text } => (text.clone(), false),
        TextAct::Add { text } => (text.clone(), true),
    };
    let (looked, deals) = match page.look(&text, by) {
        Ok(found) => found,
        Err(flash) => return page.draw(text, Looked::default(), Some(flash)),
    };
    if !is_sure || deals.is_empty() {
        return page.draw(text, looked, None);
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
        Ok(()) => done(&visit, &browser, &address(&way, "")),
        Err(error) => {
            let flash = page.refused(error)?;
            page.draw(text, looked, Some(flash))
        }
    }
}

/// What was found in a text.
#[derive(Debug, Default)]
struct Looked {
    findings: Vec<FindingView>,
    preview: Option<PreviewView>,
}

/// The page of one card for one visitor.
struct TextPage<'a> {
    visit: &'a Visit,
    visitor: &'a Visitor,
    way: &'a CardWay,
    card: &'a Scorecard,
}

impl<'a> TextPage<'a> {
    fn of(visit: &'a Visit, visitor: &'a Visitor, way: &'a CardWay, opened: &'a OpenCard) -> TextPage<'a> {
        TextPage {
            visit,
            visitor,
            way,
            card: &opened.card,
        }
    }

    fn shell(&self) -> Shell {
        let title = self.visit.prefs.lang.t("scorecard-text").into_owned();
        shell(self.visit, self.visitor, title, address(self.way, "text"))
    }

    /// The deals of a text, and how the card would stand with them.
    fn look(&self, text: &str, by: Author) -> Result<(Looked, Vec<WrittenDeal>), Flash> {
        let (lang, shell) = (self.visit.prefs.lang, self.shell());
        let bad = |text: String| Flash { kind: "bad", text };
        if text.chars().count() > TEXT_MAX {
            return Err(bad(
                lang.t_args("scorecard-text-long", &[("most", (TEXT_MAX as i64).into())])
            ));
        }
        let read = self.read(&shell, text);
        let mut looked = Looked {
            findings: read.findings,
            preview: None,
        };
        if read.is_faulty {
            return Ok((looked, Vec::new()));
        }
        if read.records.is_empty() {
            return Err(bad(lang.t("scorecard-text-empty").into_owned()));
        }
        let mut deals = Vec::with_capacity(read.records.len());
        for (at, record) in read.records.iter().enumerate() {
            let deal = self.card.written(record);
            deals.push(deal.map_err(|reason| bad(not_of_card(reason, at + 1, lang)))?);
        }
        let mut next = self.card.clone();
        if let Err(refusal) = next.act(Act::SaveWritten(deals.clone()), by) {
            let told = self.refused(refusal.into());
            return Err(told.unwrap_or_else(|_| bad(lang.t("scorecard-text-empty").into_owned())));
        }
        let tally = next.tally();
        looked.preview = Some(PreviewView {
            read_as: read.read_as,
            lines: lines(&next, &tally, deals.len(), pack(&shell, &next), lang),
            people: people(&next, &tally, next.next_dealer(), lang),
        });
        Ok((looked, deals))
    }

    fn read(&self, shell: &Shell, text: &str) -> ReadText {
        let table = self.card.at_table();
        let names: Vec<String> = table.iter().map(|person| self.card.name(*person).to_owned()).collect();
        let dealer = self.card.next_dealer();
        let none = serde_json::Map::new();
        let evening = KnownEvening {
            game: self.card.game,
            people: &names,
            dealer: table.iter().position(|person| *person == dealer).unwrap_or(0),
            options: self.card.rules["options"].as_object().unwrap_or(&none),
        };
        read_text(shell, text, Some(evening))
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

    fn draw(&self, text: String, looked: Looked, flash: Option<Flash>) -> PageResult {
        let mut shell = self.shell();
        let is_refused = flash.is_some() || (!looked.findings.is_empty() && looked.preview.is_none());
        shell.flash = flash;
        let page = ScorecardsTextPage {
            heading: heading(self.card, shell.lang),
            card: address(self.way, ""),
            here: address(self.way, "text"),
            key: fresh_secret()?,
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
