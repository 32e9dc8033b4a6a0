//! `POST /scorecards/{way}/deals`: a deal is over, or is to be shown as it would be.

use actix_web::{HttpRequest, web};
use serde_json::{Map, Value as Json};

use super::deal_form::{DealForm, names_at};
use super::frame::{act, address, author, done, opened, pack, shell, way};
use super::pay::pay;
use super::refused::{ask_again, incomplete, refused_deal};
use super::show::{self, Writing};
use super::spoken::SpokenDeal;
use super::withdrawn;
use super::words::DealWords;
use crate::page::PageResult;
use crate::shell::Flash;
use talon_http::{Problem, Visit};
use talon_scorecard::{Act, Author, DealSlot, Line, PersonNo, SaveDeal};
use talon_service::scorecards::{CardChange, CardRefused, CardWay};

/// Saves the deal, or shows what it would come to.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<String>,
    form: web::Form<DealForm>,
) -> PageResult {
    let (way, form) = (way(&place)?, form.into_inner());
    let (browser, by) = author(&visit, &request)?;
    let (card, visitor) = match opened(&visit, &way).await {
        Ok(found) => found,
        Err(problem) => return withdrawn::of_deal(&visit, &way, problem, &form).await,
    };
    if !card.may_write && card.table.is_none() {
        return Err(Problem::not_found("scorecard"));
    }
    let lang = visit.prefs.lang;
    let standing = card.card.standing(form.called.dealer);
    let there = match form.people.as_slice() {
        [] => card.card.with_people(&card.card.at_table()),
        people => card.card.with_people(people),
    };
    let score = form.score(&there, standing.as_ref());
    let names = names_at(&there, form.called.dealer);
    let shell = shell(&visit, &visitor, String::new(), String::new());
    let words = DealWords {
        lang,
        names: &names,
        pack: pack(&shell, &card.card),
    };
    if form.is_pay_only {
        let slot = DealSlot::Next(form.number);
        return pay(shell, &form.parts(&there, &card.card, slot, standing.as_ref(), words));
    }
    if !card.may_write {
        // The table has sent its result in the meantime: show what was typed, so that it can be kept elsewhere.
        let deal = form.in_words(&there, &words);
        let text = lang.t_args("scorecard-refused-sent", &[("deal", deal.into())]);
        let flash = Flash { kind: "bad", text };
        return show::draw(&visit, &visitor, &way, &card, Writing::default(), Some(flash)).await;
    }
    let mut asks = false;
    let flash = match score {
        _ if form.is_preview => None,
        Err(fault) => Some(incomplete(&fault, &there, &form.called, &words)),
        Ok(score) if !form.is_sure && there.asks_again(&score).is_some() => {
            asks = true;
            there.asks_again(&score).map(|asks| ask_again(asks, lang))
        }
        Ok(score) => match save(&visit, &way, &form, by, score.clone()).await? {
            Ok(change) => {
                let told = told_of_turn(&change, form.called.dealer);
                return done(&visit, &browser, &format!("{}{told}", address(&way, "")));
            }
            Err(error) => Some(refused_deal(error, SpokenDeal { score: &score, words })?),
        },
    };
    let writing = Writing {
        declarer: form.called.declarer,
        dealer: Some(form.called.dealer),
        called: Some(form.called),
        chosen: form.chosen,
        note: form.note,
        asks,
        board: Some(form.number),
        all: false,
    };
    show::draw(&visit, &visitor, &way, &card, writing, flash).await
}

/// What the address of the card says of a new line with another dealer than whose turn it was. An answer to a deal that
/// another device has written is no new line, and the turn has passed on since then.
fn told_of_turn(change: &CardChange, dealer: PersonNo) -> &'static str {
    let CardChange { before, now } = change;
    let is_new = now.deals.len() > before.deals.len();
    match is_new && before.boards.is_none() && before.next_dealer() != dealer {
        true => "?out_of_turn=true",
        false => "",
    }
}

async fn save(
    visit: &Visit,
    way: &CardWay,
    form: &DealForm,
    by: Author,
    score: Map<String, Json>,
) -> Result<Result<CardChange, CardRefused>, Problem> {
    let note = match form.note() {
        Ok(note) => note,
        Err(refusal) => return Ok(Err(refusal.into())),
    };
    let save = Act::Save(SaveDeal {
        number: form.number,
        people: form.people.clone(),
        dealer: form.called.dealer,
        line: Line::Score(score),
        note,
    });
    act(visit, way, form.once(), by, save).await
}
