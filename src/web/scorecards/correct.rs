//! `POST /scorecards/{way}/deals/{deal}/correct` and `/insert`: what a deal was in truth, or what stood before it.

use actix_web::{HttpRequest, web};
use serde_json::{Map, Value as Json};

use super::deal::{Change, Drawn, slot};
use super::deal_form::{DealForm, names_at};
use super::frame::{act, after, author, done, opened_to_write, pack, shell, way};
use super::pay::pay;
use super::refused::{ask_again, incomplete, refused, refused_deal};
use super::show::{self, Writing};
use super::spoken::SpokenDeal;
use super::withdrawn;
use super::words::DealWords;
use crate::page::PageResult;
use talon_http::{Problem, Visit};
use talon_scorecard::{Act, Author, CardRefusal, CorrectDeal, DealId, Line};
use talon_service::scorecards::{CardChange, CardRefused, CardWay};

/// Corrects the deal.
///
/// # Errors
/// Not found, when the address lets nobody write or the card has no such deal.
pub async fn correct(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, u32)>,
    form: web::Form<DealForm>,
) -> PageResult {
    change(visit, request, place, form, false).await
}

/// Puts a forgotten deal before it.
///
/// # Errors
/// As for a correction.
pub async fn insert(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, u32)>,
    form: web::Form<DealForm>,
) -> PageResult {
    change(visit, request, place, form, true).await
}

async fn change(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, u32)>,
    form: web::Form<DealForm>,
    inserts: bool,
) -> PageResult {
    let (text, deal) = place.into_inner();
    let (way, id, form) = (way(&text)?, DealId(deal), form.into_inner());
    let (browser, by) = author(&visit, &request)?;
    let (card, visitor) = match opened_to_write(&visit, &way).await {
        Ok(found) => found,
        Err(problem) => return withdrawn::of_deal(&visit, &way, problem, &form).await,
    };
    let deal = card.card.deal(id).map(|(_, deal)| card.card.as_for(deal));
    let there = deal.unwrap_or_else(|| card.card.with_people(&[]));
    let shell = shell(&visit, &visitor, String::new(), String::new());
    let words = DealWords {
        lang: visit.prefs.lang,
        names: &names_at(&there, form.called.dealer),
        pack: pack(&shell, &card.card),
    };
    if card.card.deal(id).is_none() {
        let flash = refused(CardRefusal::NoSuchDeal.into(), words.pack, words.lang)?;
        return show::draw(&visit, &visitor, &way, &card, Writing::default(), Some(flash)).await;
    }
    let tally = card.card.tally();
    let counted = card.card.deal(id).and_then(|(at, _)| tally.lines.get(at));
    let before = counted.and_then(|line| there.standing_by(line.before.as_ref(), form.called.dealer));
    if form.is_pay_only {
        let slot = slot(id, inserts);
        return pay(shell, &form.parts(&there, &card.card, slot, before.as_ref(), words));
    }
    let mut asks = false;
    let flash = match form.score(&there, before.as_ref()) {
        _ if form.is_preview => None,
        Err(fault) => Some(incomplete(&fault, &there, &form.called, &words)),
        Ok(score) if !form.is_sure && there.asks_again(&score).is_some() => {
            asks = true;
            there.asks_again(&score).map(|asks| ask_again(asks, words.lang))
        }
        Ok(score) => match save(&visit, &way, &form, by, DealPlace { id, inserts }, score.clone()).await? {
            Ok(change) => {
                // Before another one stands a new deal, and what that did to the other is worth telling.
                let but = Some(id).filter(|_| !inserts);
                return done(&visit, &browser, &after(&way, &change, but));
            }
            Err(error) => Some(refused_deal(error, SpokenDeal { score: &score, words })?),
        },
    };
    let drawn = Drawn {
        visit: &visit,
        way: &way,
        opened: &card,
        id,
        by,
    };
    let change = Change {
        inserts,
        dealer: form.called.dealer,
        declarer: form.called.declarer,
        called: Some(form.called),
        chosen: form.chosen,
        note: form.note,
        asks,
    };
    drawn.page(&visitor, change, flash)
}

/// The deal that is corrected, or before which another is put.
struct DealPlace {
    id: DealId,
    inserts: bool,
}

async fn save(
    visit: &Visit,
    way: &CardWay,
    form: &DealForm,
    by: Author,
    place: DealPlace,
    score: Map<String, Json>,
) -> Result<Result<CardChange, CardRefused>, Problem> {
    let note = match form.note() {
        Ok(note) => note,
        Err(refusal) => return Ok(Err(refusal.into())),
    };
    let deal = CorrectDeal {
        id: place.id,
        seen: form.seen,
        dealer: form.called.dealer,
        line: Line::Score(score),
        note,
    };
    let change = if place.inserts {
        Act::Insert(deal)
    } else {
        Act::Correct(deal)
    };
    act(visit, way, form.once(), by, change).await
}
