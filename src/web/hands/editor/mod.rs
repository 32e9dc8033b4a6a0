//! `/hands/new`: any hand that someone remembers, entered by clicking or typing. The record's text travels with the
//! form and with a draft, which is kept for signed-in users; `talon-editor` says what each act does.

mod act;
pub(crate) mod begin;
mod calls;
mod compare;
mod deal;
pub(crate) mod draft;
pub(crate) mod drafts;
mod editing;
mod ends;
mod given;
mod kept;
mod last_sound;
mod notice;
mod page;
mod pasted;
mod play;
mod save;
mod sent;
mod setup;
mod state;
mod steps;

use actix_web::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{self, Query};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use crate::check;
use crate::packed::unpack;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use act::EditorAct;
use editing::{Editing, Step};
use page::{Looker, checked, page};
pub(crate) use pasted::record_of;
pub(crate) use save::address;
use save::in_brackets;
use sent::EditorForm;
use state::{EditorState, Keeping};
use talon_editor::{copied_deal, with_cards_of};
use talon_http::{Problem, ProblemKind, State, Visit, Visitor};
use talon_service::Actor;
use talon_service::read_hand::read_hand;
use talon_service::same_hand::same_hand;
use talon_store::hands::Hand;

/// What an address may carry.
#[derive(Debug, Deserialize)]
pub(crate) struct EditorQuery {
    record: Option<String>,
    /// The hand whose deal is copied, by its number or address.
    copy: Option<String>,
    /// The score that gets its cards, likewise.
    cards: Option<String>,
}

/// An empty hand, the record that the address carries, the deal of another hand, or a score that gets its cards.
///
/// # Errors
/// When the address carries no record, there is no such hand for this reader, or the database fails.
pub async fn get(visit: Visit, asked: Query<EditorQuery>) -> PageResult {
    let EditorQuery { record, copy, cards } = asked.into_inner();
    let text = match (record, copy, cards) {
        (Some(packed), ..) => {
            unpack(&packed).ok_or_else(|| Problem::new(ProblemKind::BadRequest, "no record in the address"))?
        }
        (None, Some(address), _) => {
            let hand = stored_hand(&visit, address).await?;
            copied_deal(&hand.record).ok_or_else(|| Problem::not_found("deal of this hand"))?
        }
        (None, None, Some(address)) => {
            let hand = stored_hand(&visit, address).await?;
            grown(&hand).ok_or_else(|| Problem::not_found("score of this hand"))?
        }
        (None, None, None) => String::new(),
    };
    open(&visit, text).await
}

async fn stored_hand(visit: &Visit, address: String) -> Result<Hand, Problem> {
    let read = move |state: &State, actor: &Actor| Ok(state.store.read(|db| read_hand(db, actor, &address))?);
    Ok(visit.act(read).await?.0)
}

fn grown(hand: &Hand) -> Option<String> {
    let doc = <[u8; 32]>::try_from(&hand.doc_hash[..]).ok()?;
    with_cards_of(&hand.record, talon_records::hash::Hash(doc))
}

/// Does what the form says.
///
/// # Errors
/// When the form is none of ours, or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, body: web::Payload) -> PageResult {
    let sent = EditorForm::read(&visit, &request, body).await?;
    if sent.act == EditorAct::Open {
        return open(&visit, sent.text).await;
    }
    let act = sent.act.clone();
    let editing = visit.state.block(move |_| Ok(Editing::after(&sent))).await?;
    match download(&act, &editing) {
        Some(file) => Ok(file),
        None => draw_new(&visit, editing).await,
    }
}

async fn open(visit: &Visit, text: String) -> PageResult {
    let editing = visit.state.block(move |_| Ok(Editing::open(text))).await?;
    draw_new(visit, editing).await
}

/// A hand that is kept nowhere yet.
async fn draw_new(visit: &Visit, editing: Editing) -> PageResult {
    let is_visitor = visit.visitor().await?.actor.user().is_none();
    let keeping = if is_visitor { Keeping::Form } else { begin::fresh()? };
    let told = None;
    draw(visit, EditorState { editing, keeping, told }).await
}

/// The file that an act asks for, where the record can be one.
fn download(act: &EditorAct, editing: &Editing) -> Option<HttpResponse> {
    let (kind, about, body) = match act {
        _ if editing.fault.is_some() => return None,
        EditorAct::Download => (
            "application/json; charset=utf-8",
            "attachment; filename=\"hand.talon.json\"",
            editing.text.clone().into_bytes(),
        ),
        EditorAct::DownloadPpn => (
            "text/plain; charset=utf-8",
            "attachment; filename=\"hand.ppn\"",
            checked(&editing.text, in_brackets)?,
        ),
        _ => return None,
    };
    let file = HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, kind))
        .insert_header((CONTENT_DISPOSITION, about))
        .body(body);
    Some(file)
}

/// The hand of the reader's clubs that is this one, where that is to be shown.
async fn stored(visit: &Visit, visitor: &Visitor, editing: &Editing) -> Result<Option<Hand>, Problem> {
    if editing.step != Step::Save || visitor.actor.user().is_none() {
        return Ok(None);
    }
    let text = editing.text.clone();
    let find = move |state: &State, actor: &Actor| Ok(state.store.read(|db| same_hand(db, actor, &text))?);
    Ok(visit.act(find).await?.0)
}

async fn draw(visit: &Visit, reached: EditorState) -> PageResult {
    let (visitor, clubs) = check::reader(visit).await?;
    let stored = stored(visit, &visitor, &reached.editing).await?;
    let shell = Shell::new(visit, &visitor, visit.prefs.lang.t("editor-title"));
    let (prefs, base_url) = (visit.prefs, visit.state.config.base_url.clone());
    let text_max = visit.state.config.sizes.check;
    let status = reached.status();
    let draft = match reached.keeping {
        Keeping::Draft { id, .. } => Some(id),
        Keeping::Form | Keeping::Begins { .. } => None,
    };
    let body = visit
        .state
        .block(move |_| {
            let looker = Looker {
                shell,
                prefs: &prefs,
                clubs,
                stored,
                draft,
                base_url: &base_url,
                text_max,
            };
            Ok(page(&reached, looker))
        })
        .await?;
    let mut response = html(body);
    *response.status_mut() = status;
    Ok(response)
}
