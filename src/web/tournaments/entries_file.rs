//! `POST /tournaments/{id}/entries/file`: puts the names of a list from a spreadsheet into the form by which many are
//! entered, to be looked through there. Nothing is kept before that.

use actix_web::{HttpRequest, web};

use super::entries::{EntriesNotice, draw};
use crate::page::PageResult;
use crate::parts::{DRAINED_MAX, FormPart, Parts, bad, keep_typed};
use talon_http::{Problem, Visit, invalid_key};
use talon_service::ActError;
use talon_service::authorization::Action;
use talon_service::config::in_words;
use talon_service::member_lists::encoding::Encoding;
use talon_service::member_lists::kind::ForeignFile;
use talon_service::member_lists::names;
use talon_service::tournaments::{NAMES_MAX, parse_id, read};

/// Reads the list.
///
/// # Errors
/// When the reader may not enter others, or the form is none of ours.
pub async fn post(visit: Visit, request: HttpRequest, id: web::Path<String>, body: web::Payload) -> PageResult {
    let id = parse_id(&id).ok_or_else(|| Problem::not_found("tournament"))?;
    let visitor = visit.visitor().await?;
    let mut parts = Parts::new(&request, body).await?;
    if visitor.actor.person().is_none() {
        keep_typed(&request, &mut parts).await;
        return Err(ActError::SignIn.into());
    }
    let may = Action::AddGuest;
    let (shown, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| read::tournament_for(db, actor, id, may))?))
        .await?;
    visit
        .state
        .limits
        .count_import(visitor.actor.user().ok_or(ActError::SignIn)?)?;
    let (most, lang) = (visit.state.config.sizes.list, visit.prefs.lang);
    let invalid = |key, names| EntriesNotice::Fault {
        names,
        text: lang.t_args(key, &[("size", in_words(most).as_str().into())]),
    };
    let (bytes, encoding) = match take(parts.within(DRAINED_MAX), most).await? {
        Ok(taken) => taken,
        Err(key) => return draw(&visit, id, invalid(key, String::new())).await,
    };
    let found = names(&bytes, &shown.loaded.club.language, encoding);
    let names = found.names.join("\n");
    let told = match (found.names.len(), found.open) {
        (0, _) => invalid("list-empty", names),
        (count, _) if count > NAMES_MAX => invalid("tournament-names-bad", names),
        (_, Some(line)) => {
            let line = i64::try_from(line).unwrap_or(i64::MAX);
            EntriesNotice::Fault {
                names,
                text: lang.t_args("tournament-names-open", &[("line", line.into())]),
            }
        }
        (count, None) => EntriesNotice::Found { names, count },
    };
    draw(&visit, id, told).await
}

/// The file and the letters that were chosen for it, or why none of it is read.
type Taken = Result<(Vec<u8>, Option<Encoding>), &'static str>;

async fn take(mut parts: Parts, most: usize) -> Result<Taken, Problem> {
    let mut taken = Ok(Vec::new());
    let mut encoding = None;
    while let Some(part) = parts.next(|_| 200).await? {
        match part {
            FormPart::Word(name, _) if matches!(name.as_str(), "csrf" | "file") => {}
            FormPart::Word(name, word) if name == "encoding" => encoding = Encoding::parse(&word),
            FormPart::File { field, first, .. } if field == "file" => {
                let mut bytes = first;
                while let Some(more) = parts.more().await? {
                    bytes.extend_from_slice(&more);
                    if bytes.len() > most {
                        break;
                    }
                }
                taken = match ForeignFile::of(&bytes) {
                    Some(kind) => Err(invalid_key(kind.invalid())),
                    None if bytes.len() > most => Err("list-too-large"),
                    None => Ok(bytes),
                };
            }
            FormPart::Word(..) | FormPart::Long { .. } | FormPart::File { .. } => {
                return Err(bad("the form has a field too many"));
            }
        }
    }
    Ok(taken.map(|bytes| (bytes, encoding)))
}
