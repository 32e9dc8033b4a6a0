//! How the page of one deal is drawn.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use askama::Template;

use super::calls::{CallViews, calls};
use super::cards::takes_cards;
use super::deal_form::{DealFormView, FormParts, names_at};
use super::frame::{address, deal_words, heading, pack, shell};
use super::lines::{LineView, view};
use super::stamp::{Devices, StampView};
use super::words::DealWords;
use crate::choice::Choice;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_rules::cards::Pack;
use talon_scorecard::form::Called;
use talon_scorecard::{Author, Deal, DealId, DealSlot, Line, PersonNo, Scorecard, Tally, TallyLine};
use talon_service::account::fresh_secret;
use talon_service::scorecards::{CardWay, OpenCard};
use talon_text::Lang;

/// What a deal was, or what another device says of it.
#[derive(Debug)]
struct WasView {
    by: StampView,
    line: LineView,
}

/// Someone who may deal or declare.
#[derive(Debug)]
struct PersonChoice {
    person: u8,
    name: String,
    chosen: bool,
    /// They speak first.
    is_forehand: bool,
}

/// templates/scorecards/deal.html
#[derive(Debug, Template)]
#[template(path = "scorecards/deal.html")]
struct ScorecardsDealPage {
    shell: Shell,
    heading: String,
    card: String,
    here: String,
    key: String,
    title: String,
    names: Vec<String>,
    line: LineView,
    by: StampView,
    /// Its cards can be added.
    takes_cards: bool,
    may_write: bool,
    is_last: bool,
    /// This browser wrote the line, so that it cannot agree with it.
    is_own: bool,
    agreed: usize,
    other: Option<WasView>,
    history: Vec<WasView>,
    /// Other deals to whose place it can go: name and words.
    places: Vec<Choice<u32>>,
    /// Where deals are compared, the other boards that it can have been: place in the set and words.
    boards: Option<Vec<Choice<u32>>>,
    /// A deal that stood before this one is being written.
    inserts: bool,
    dealers: Vec<PersonChoice>,
    declarers: Vec<PersonChoice>,
    calls: CallViews,
    form: Option<DealFormView>,
}

/// What is being written in the place of a deal, or before it.
#[derive(Debug)]
pub(super) struct Change {
    pub inserts: bool,
    pub dealer: PersonNo,
    pub declarer: Option<PersonNo>,
    pub called: Option<Called>,
    pub chosen: BTreeMap<String, String>,
    pub note: String,
    /// It is asked whether something seldom was meant.
    pub asks: bool,
}

/// What the page is drawn from.
pub(super) struct Drawn<'a> {
    pub visit: &'a Visit,
    pub way: &'a CardWay,
    pub opened: &'a OpenCard,
    pub id: DealId,
    pub by: Author,
}

impl Drawn<'_> {
    /// The page.
    pub fn page(&self, visitor: &Visitor, change: Change, flash: Option<Flash>) -> Result<HttpResponse, Problem> {
        let (card, lang) = (&self.opened.card, self.visit.prefs.lang);
        let tally = card.tally();
        let missing = || Problem::not_found("deal of the scorecard");
        let (at, deal) = card.deal(self.id).ok_or_else(missing)?;
        let counted = tally.lines.get(at).ok_or_else(missing)?;
        let there = &card.as_for(deal);
        let page = format!("deals/{}", self.id.0);
        let title = title(card, counted, lang);
        let mut shell = shell(self.visit, visitor, title.clone(), address(self.way, &page));
        let is_refused = flash.as_ref().is_some_and(|flash| flash.kind == "bad");
        shell.flash = flash.or_else(|| impossible(there, &change, lang));
        let names = names_at(there, change.dealer);
        let devices = Devices::of(card, self.by.device);
        let words = DealWords {
            lang,
            names: &names,
            pack: pack(&shell, card),
        };
        let standing = there.standing_by(counted.before.as_ref(), change.dealer);
        let parts = |called| FormParts {
            card: there,
            list: card,
            slot: slot(self.id, change.inserts),
            number: counted.number.unwrap_or(0),
            seen: deal.version(),
            unfold: is_refused,
            called,
            chosen: &change.chosen,
            note: &change.note,
            asks: change.asks,
            standing: standing.as_ref(),
            offers_all: false,
            words,
        };
        let page = ScorecardsDealPage {
            heading: heading(card, lang),
            card: address(self.way, ""),
            here: address(self.way, &page),
            key: fresh_secret()?,
            names: column_names(card),
            line: view(card, deal, counted, words.pack, lang),
            by: devices.stamp(&deal.by, lang),
            takes_cards: takes_cards(self.opened, self.id),
            may_write: self.opened.may_write && !card.closed,
            is_last: card.last_written().map(|deal| deal.id) == Some(self.id),
            is_own: deal.by.device == self.by.device || deal.agreed.contains(&self.by.device),
            agreed: deal.agreed.len(),
            other: other(card, deal, &devices, words.pack, lang),
            history: history(card, deal, &devices, words.pack, lang),
            places: match card.boards {
                Some(_) => Vec::new(),
                None => places(card, self.id, &tally, words.pack, lang),
            },
            boards: boards(card, counted, lang),
            inserts: change.inserts,
            dealers: choices(there, &change, there.at_table(), Some(change.dealer)),
            declarers: choices(there, &change, there.players(change.dealer), change.declarer),
            calls: calls(there, lang),
            form: change.called.as_ref().and_then(|called| parts(called).view()),
            title,
            shell,
        };
        let mut answer = html(page.render());
        if is_refused {
            *answer.status_mut() = StatusCode::CONFLICT;
        }
        Ok(answer)
    }
}

/// Where what is being written stands: in the place of a deal, or before it.
pub(super) fn slot(id: DealId, inserts: bool) -> DealSlot {
    match inserts {
        true => DealSlot::Before(id),
        false => DealSlot::InPlaceOf(id),
    }
}

/// What the columns of a card are called, as they are drawn.
fn column_names(card: &Scorecard) -> Vec<String> {
    let columns = card.columns_in_sight().into_iter();
    columns.map(|column| card.column_name(column)).collect()
}

/// People to choose from.
fn choices(card: &Scorecard, change: &Change, people: Vec<PersonNo>, chosen: Option<PersonNo>) -> Vec<PersonChoice> {
    let view = |person: PersonNo| PersonChoice {
        person: person.0,
        name: card.name(person).to_owned(),
        chosen: Some(person) == chosen,
        is_forehand: person == card.after(change.dealer),
    };
    people.into_iter().map(view).collect()
}

/// What was said of a deal.
struct DealSaid<'a> {
    people: &'a [PersonNo],
    dealer: PersonNo,
    line: &'a Line,
    note: &'a Option<String>,
}

/// A line as it would be in the place of the deal, behind the deals that stand before that.
fn instead(card: &Scorecard, deal: &Deal, was: &DealSaid<'_>, pack: Pack, lang: Lang) -> Option<LineView> {
    let only = Deal {
        people: was.people.to_vec(),
        dealer: was.dealer,
        line: was.line.clone(),
        note: was.note.clone(),
        void: None,
        other: None,
        history: Vec::new(),
        ..deal.clone()
    };
    let (place, _) = card.deal(deal.id)?;
    let before = card.deals.iter().take(place).cloned();
    let card = Scorecard {
        deals: before.chain([only.clone()]).collect(),
        ..card.clone()
    };
    let counted = card.tally();
    Some(view(&card, &only, counted.lines.last()?, pack, lang))
}

/// The message for a change that nobody can have called.
fn impossible(card: &Scorecard, change: &Change, lang: Lang) -> Option<Flash> {
    let called = change.called.as_ref()?;
    card.fields(called).is_err().then(|| Flash {
        kind: "bad",
        text: lang.t("scorecard-refused-call").into_owned(),
    })
}

fn title(card: &Scorecard, line: &TallyLine, lang: Lang) -> String {
    match line.number {
        Some(number) => deal_words(card, number, lang),
        None => lang.t("scorecard-misdeal").into_owned(),
    }
}

/// What another device says of a deal, as a line.
pub(super) fn other_line(card: &Scorecard, deal: &Deal, pack: Pack, lang: Lang) -> Option<LineView> {
    let other = deal.other.as_ref()?;
    let said = DealSaid {
        people: &other.people,
        dealer: other.dealer,
        line: &other.line,
        note: &other.note,
    };
    instead(card, deal, &said, pack, lang)
}

/// The same, with whose device it was.
fn other(card: &Scorecard, deal: &Deal, devices: &Devices, pack: Pack, lang: Lang) -> Option<WasView> {
    Some(WasView {
        by: devices.stamp(&deal.other.as_ref()?.by, lang),
        line: other_line(card, deal, pack, lang)?,
    })
}

fn history(card: &Scorecard, deal: &Deal, devices: &Devices, pack: Pack, lang: Lang) -> Vec<WasView> {
    let was = deal.history.iter().rev().filter_map(|was| {
        let said = DealSaid {
            people: &was.people,
            dealer: was.dealer,
            line: &was.line,
            note: &was.note,
        };
        let mut line = instead(card, deal, &said, pack, lang)?;
        line.struck = was.void.is_some();
        Some(WasView {
            by: devices.stamp(&was.by, lang),
            line,
        })
    });
    was.collect()
}

/// The other boards of the table, where a deal is one.
fn boards(card: &Scorecard, line: &TallyLine, lang: Lang) -> Option<Vec<Choice<u32>>> {
    let set = card.boards?;
    let others = (1..=set.count).filter(|board| Some(*board) != line.number && line.number.is_some());
    Some(
        others
            .map(|board| Choice::new(board, deal_words(card, board, lang)))
            .collect(),
    )
}

/// The other deals, by their numbers.
fn places(card: &Scorecard, id: DealId, tally: &Tally, pack: Pack, lang: Lang) -> Vec<Choice<u32>> {
    let others = card.deals.iter().zip(&tally.lines).filter(|(deal, _)| deal.id != id);
    let name = |(deal, line): (&Deal, &TallyLine)| {
        let line = view(card, deal, line, pack, lang);
        let label = format!("{} {} {}", line.number, line.declarer, line.what);
        Choice::new(deal.id.0, label.trim())
    };
    others.map(name).collect()
}
