//! `/hands/new`: any hand that someone remembers, entered by clicking or typing. The record's text travels with the form
//! and with a draft, which is kept for whoever is signed in; what each act does is `talon-editor`'s.

pub(crate) mod begin;
mod calls;
mod compare;
mod deal;
pub(crate) mod draft;
pub(crate) mod drafts;
mod editing;
mod given;
mod kept;
mod notice;
mod page;
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
use editing::Editing;
use page::{Looker, page};
pub(crate) use save::address;
use sent::Sent;
use state::{EditorState, Keeping};
use talon_http::{Problem, ProblemKind, Visit};

/// What an address may carry.
#[derive(Debug, Deserialize)]
pub(crate) struct EditorQuery {
    record: Option<String>,
}

/// An empty hand, or the record that the address carries.
///
/// # Errors
/// When the address carries no record, or the database fails.
pub async fn get(visit: Visit, asked: Query<EditorQuery>) -> PageResult {
    let text = match &asked.record {
        None => String::new(),
        Some(packed) => {
            unpack(packed).ok_or_else(|| Problem::new(ProblemKind::BadRequest, "no record in the address"))?
        }
    };
    open(&visit, text).await
}

/// Does what the form says.
///
/// # Errors
/// When the form is none of ours, or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, body: web::Payload) -> PageResult {
    let sent = Sent::read(&visit, &request, body).await?;
    if sent.act == "open" {
        return open(&visit, sent.text).await;
    }
    let is_download = sent.act == "download";
    let editing = visit.state.block(move |_| Ok(Editing::after(&sent))).await?;
    if is_download && editing.fault.is_none() {
        return Ok(file(editing.text));
    }
    draw_new(&visit, editing).await
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

fn file(text: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/json; charset=utf-8"))
        .insert_header((CONTENT_DISPOSITION, "attachment; filename=\"hand.talon.json\""))
        .body(text)
}

async fn draw(visit: &Visit, reached: EditorState) -> PageResult {
    let (visitor, clubs) = check::reader(visit).await?;
    let shell = Shell::new(visit, &visitor, visit.prefs.lang.t("editor-title"));
    let (prefs, base_url) = (visit.prefs, visit.state.config.base_url.clone());
    let text_max = visit.state.config.sizes.check;
    let status = reached.status();
    let body = visit
        .state
        .block(move |_| {
            let looker = Looker {
                shell,
                prefs: &prefs,
                clubs,
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
