//! `/scorecards/{way}/deals/{deal}`: one deal: what was written of it and by whom, and all that can be done about it.

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use super::deal::{Change, Drawn};
use super::frame::{act, after, author, done, opened, opened_to_write, pack, shell, way};
use super::refused::refused;
use super::show::{self, Writing};
use super::withdrawn;
use crate::act_form::{ActForm, Keyed};
use crate::page::PageResult;
use talon_http::{Problem, Visit};
use talon_scorecard::form::Called;
use talon_scorecard::{
    Act, BoardOfDeal, CardRefusal, DealId, Line, MoveDeal, PersonNo, Scorecard, SettleDeal, Settled, VoidDeal,
};
use talon_tournament::names::{NameFault, line};

/// Characters of a reason.
const REASON_MAX: usize = 200;

/// What someone wants to change: who declared what in truth, and whether it is a deal that stood before this one.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct DealQuery {
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    who: Option<u8>,
    call: Option<String>,
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    dealer: Option<u8>,
    #[serde(default)]
    insert: bool,
}

/// An act on a deal, as its form names it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum DealAct {
    Void { reason: String },
    Restore,
    TakeBack,
    Move { to: u32 },
    SetBoard { board: u32 },
    KeepFirst,
    KeepSecond,
    KeepBoth,
    Agree,
}

impl DealAct {
    fn act(&self, id: DealId) -> Result<Act, CardRefusal> {
        let settle = |settled| Act::Settle(SettleDeal { id, settled });
        Ok(match self {
            DealAct::Void { reason } => Act::Void(VoidDeal {
                id,
                reason: line(reason.trim(), REASON_MAX).map_err(no_reason)?,
            }),
            DealAct::Restore => Act::Restore(id),
            DealAct::TakeBack => Act::TakeBack(id),
            DealAct::Move { to } => Act::Move(MoveDeal { id, to: DealId(*to) }),
            DealAct::SetBoard { board } => Act::SetBoard(BoardOfDeal { id, board: *board }),
            DealAct::KeepFirst => settle(Settled::First),
            DealAct::KeepSecond => settle(Settled::Second),
            DealAct::KeepBoth => settle(Settled::Both),
            DealAct::Agree => Act::Agree(id),
        })
    }
}

fn no_reason(fault: NameFault) -> CardRefusal {
    match fault {
        NameFault::Empty | NameFault::TooLong => CardRefusal::Reason { most: REASON_MAX },
        NameFault::Characters => CardRefusal::Characters,
    }
}

/// The deal.
///
/// # Errors
/// Not found, when the address opens no card or the card has no such deal.
pub async fn get(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, u32)>,
    asked: web::Query<DealQuery>,
) -> PageResult {
    let (text, deal) = place.into_inner();
    let way = way(&text)?;
    let (card, visitor) = opened(&visit, &way).await?;
    let (_, by) = author(&visit, &request)?;
    let change = asked_change(&card.card, DealId(deal), asked.into_inner())?;
    let drawn = Drawn {
        visit: &visit,
        way: &way,
        opened: &card,
        id: DealId(deal),
        by,
    };
    drawn.page(&visitor, change, None)
}

/// The change that a query asks for.
fn asked_change(card: &Scorecard, id: DealId, asked: DealQuery) -> Result<Change, Problem> {
    let (_, deal) = card
        .deal(id)
        .ok_or_else(|| Problem::not_found("deal of the scorecard"))?;
    let dealer = asked.dealer.map_or(deal.dealer, PersonNo);
    let declarer = asked.who.map(PersonNo);
    // A deal that is written before it is another one.
    let note = deal.note.clone().filter(|_| !asked.insert).unwrap_or_default();
    if let Some(call) = asked.call {
        let declarer = declarer.filter(|_| Some(call.as_str()) != card.nobody_declares());
        return Ok(Change {
            inserts: asked.insert,
            dealer,
            declarer,
            called: Some(Called { dealer, declarer, call }),
            chosen: Default::default(),
            note,
            asks: false,
        });
    }
    let written = match &deal.line {
        Line::Score(score) if !asked.insert && asked.who.is_none() => card.as_for(deal).filled(deal.dealer, score),
        _ => None,
    };
    let (called, chosen) = written.map_or_else(Default::default, |(called, chosen)| (Some(called), chosen));
    Ok(Change {
        inserts: asked.insert,
        dealer,
        declarer: declarer.or_else(|| called.as_ref().and_then(|called| called.declarer)),
        called,
        chosen,
        note,
        asks: false,
    })
}

/// Does something about the deal.
///
/// # Errors
/// Not found, when the address lets nobody write or the card has no such deal.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<(String, u32)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let (text, deal) = place.into_inner();
    let (way, id) = (way(&text)?, DealId(deal));
    let fields = form.into_inner();
    let typed = withdrawn::fields(&fields);
    let form = ActForm::<Keyed, DealAct>::of(fields, &["key"])?;
    let (browser, by) = author(&visit, &request)?;
    let once = form.request(&form.common.key);
    let result = match form.act.act(id) {
        Ok(asked) => act(&visit, &way, once, by, asked).await?,
        Err(refusal) => Err(refusal.into()),
    };
    let error = match result {
        Ok(change) => {
            // Of a deal that was moved it is worth telling what it counts at its new place.
            let but = Some(id).filter(|_| !matches!(form.act, DealAct::Move { .. }));
            return done(&visit, &browser, &after(&way, &change, but));
        }
        Err(error) => error,
    };
    let (card, visitor) = match opened_to_write(&visit, &way).await {
        Ok(found) => found,
        Err(problem) => return withdrawn::instead(&visit, &way, problem, |_, _| typed).await,
    };
    let shell = shell(&visit, &visitor, String::new(), String::new());
    let flash = refused(error, pack(&shell, &card.card), visit.prefs.lang)?;
    if card.card.deal(id).is_none() {
        return show::draw(&visit, &visitor, &way, &card, Writing::default(), Some(flash)).await;
    }
    let change = asked_change(&card.card, id, DealQuery::default())?;
    let drawn = Drawn {
        visit: &visit,
        way: &way,
        opened: &card,
        id,
        by,
    };
    drawn.page(&visitor, change, Some(flash))
}
