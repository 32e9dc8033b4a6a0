//! `/clubs/{slug}/members/import`: takes a list of members as a file or as a pasted text.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::Datelike as _;

use super::{address, fault, start};
use crate::clubs::frame::{ClubTab, Frame, shell};
use crate::page::{PageResult, see_other};
use crate::parts::{FormPart, Parts, bad, keep_typed};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, invalid_key};
use talon_service::ActError;
use talon_service::config::in_words;
use talon_service::member_lists;
use talon_service::member_lists::kind::ForeignFile;
use talon_store::member_lists::Listed;
use talon_text::Lang;

/// templates/clubs/import/new.html
#[derive(Debug, Template)]
#[template(path = "clubs/import/new.html")]
struct ClubsImportNewPage {
    shell: Shell,
    frame: Frame,
    list: String,
    here: String,
    text: String,
    fault: String,
    file_help: String,
    recent: Vec<Recent>,
}

/// A list that was brought in before.
#[derive(Debug)]
struct Recent {
    href: String,
    name: String,
    day: String,
    state: (&'static str, String),
}

/// What came with the form.
#[derive(Debug, Default)]
struct ListUpload {
    text: String,
    file: Option<(String, Vec<u8>)>,
}

/// Why it is not taken.
enum Refused {
    Fault(StatusCode, &'static str),
    Problem(Problem),
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused::Problem(problem)
    }
}

/// The form.
///
/// # Errors
/// When the reader may not bring lists in, there is no such club, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    draw(&visit, slug.into_inner(), String::new(), None).await
}

/// Keeps the list and leads to where it is looked at.
///
/// # Errors
/// As for the form, or when the form is none of ours.
pub async fn post(visit: Visit, request: HttpRequest, slug: web::Path<String>, body: web::Payload) -> PageResult {
    let slug = slug.into_inner();
    let visitor = visit.visitor().await?;
    let mut parts = Parts::new(&request, body).await?;
    if visitor.actor.person().is_none() {
        keep_typed(&request, &mut parts).await;
        return Err(ActError::SignIn.into());
    }
    visit
        .state
        .limits
        .count_import(visitor.actor.user().ok_or(ActError::SignIn)?)?;
    let mut sent = ListUpload::default();
    match take(&mut parts, visit.state.config.sizes.list, &mut sent).await {
        Ok(()) => {}
        Err(Refused::Fault(status, key)) => return draw(&visit, slug, sent.text, Some((status, key))).await,
        Err(Refused::Problem(problem)) => return Err(problem),
    }
    let ListUpload { text, file } = sent;
    let pasted = visit.prefs.lang.t("import-pasted").into_owned();
    let (name, bytes) = file.unwrap_or_else(|| (pasted, text.clone().into_bytes()));
    let club = slug.clone();
    let (done, _) = visit
        .act(move |state, actor| {
            Ok(member_lists::keep(
                &state.store,
                actor,
                &club,
                &name,
                &bytes,
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(id) => Ok(see_other(&address(&slug, &id))),
        Err(ActError::Invalid { why, .. }) => {
            draw(
                &visit,
                slug,
                text,
                Some((StatusCode::UNPROCESSABLE_ENTITY, invalid_key(why))),
            )
            .await
        }
        Err(error) => Err(error.into()),
    }
}

async fn take(parts: &mut Parts, most: usize, sent: &mut ListUpload) -> Result<(), Refused> {
    let too_large = Refused::Fault(StatusCode::PAYLOAD_TOO_LARGE, "list-too-large");
    while let Some(part) = parts.next(|_| most).await? {
        match part {
            FormPart::Word(name, value) if name == "text" => sent.text = value,
            FormPart::Word(name, _) if name == "csrf" || name == "file" => {}
            FormPart::File { field, name, first, .. } if field == "file" => {
                if let Some(kind) = ForeignFile::of(&first) {
                    return Err(Refused::Fault(
                        StatusCode::UNSUPPORTED_MEDIA_TYPE,
                        invalid_key(kind.invalid()),
                    ));
                }
                let mut bytes = first;
                while let Some(more) = parts.more().await? {
                    bytes.extend_from_slice(&more);
                    if bytes.len() > most {
                        return Err(too_large);
                    }
                }
                sent.file = Some((name, bytes));
            }
            FormPart::Long { .. } => return Err(too_large),
            FormPart::Word(..) | FormPart::File { .. } => return Err(bad("the form has a field too many").into()),
        }
    }
    Ok(())
}

async fn draw(visit: &Visit, slug: String, text: String, refused: Option<(StatusCode, &'static str)>) -> PageResult {
    let club = slug.clone();
    let ((club, rights, lists), visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| member_lists::lately(db, actor, &club))?))
        .await?;
    let lang = visit.prefs.lang;
    let here = start(&slug);
    let size = in_words(visit.state.config.sizes.list);
    let why = |key: &str| match key {
        "list-file-help" | "list-too-large" => lang.t_args(key, &[("size", size.as_str().into())]),
        key => fault(lang, key),
    };
    let page = ClubsImportNewPage {
        shell: shell(visit, &visitor, lang.t("list-title").into_owned(), here.clone()),
        frame: Frame::of(&club, &rights, ClubTab::Members, lang),
        list: routes::club(&slug, "members"),
        here,
        text,
        fault: refused.map(|(_, key)| why(key)).unwrap_or_default(),
        file_help: why("list-file-help"),
        recent: lists.iter().map(|one| recent(one, &slug, lang)).collect(),
    };
    let mut response: HttpResponse = html(page.render());
    if let Some((status, _)) = refused {
        *response.status_mut() = status;
    }
    Ok(response)
}

fn recent(one: &Listed, slug: &str, lang: Lang) -> Recent {
    let at = one.created_at.utc();
    let (class, key) = match one.applied_at {
        Some(_) => ("good", "list-state-applied"),
        None => ("warn", "list-state-waits"),
    };
    Recent {
        href: address(slug, &one.public_id),
        name: one.file_name.clone(),
        day: lang.day(at.year(), at.month(), at.day()),
        state: (class, lang.t(key).into_owned()),
    }
}
