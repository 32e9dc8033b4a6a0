//! `/clubs/{slug}/tournaments/import`: brings a whole tournament in from a file. First the file is read and each of its
//! members shown beside who of the club they would be; then it is taken. Nothing is kept before that: the text travels
//! in the form.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::frame::{fresh_key, shell, when};
use crate::choice::Choice;
use crate::finding::{FindingView, finding_view};
use crate::page::{PageResult, see_other};
use crate::parts::{DRAINED_MAX, FormPart, Parts, bad, is_packed, keep_typed};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, invalid_words};
use talon_records::Finding;
use talon_records::json::Position;
use talon_service::ActError;
use talon_service::tournaments::{self, Chosen, Import, Proposal};
use talon_store::MemberId;
use talon_text::{Arg, Lang, Names};
use talon_tournament::tournament::MemberKey;
use talon_tournament::tournament::file::{self, FILE_BYTES_MAX, Outside};

/// Findings that are shown; the first ones are the causes of most others.
const FINDINGS_MAX: usize = 40;

/// templates/tournaments/import.html
#[derive(Debug, Template)]
#[template(path = "tournaments/import.html")]
struct TournamentsImportPage {
    shell: Shell,
    club: String,
    club_href: String,
    here: String,
    key: String,
    text: String,
    fault: String,
    findings: Vec<FindingView>,
    /// What is in the file, once it can be read.
    about: String,
    people: Vec<Person>,
    offered: Vec<Choice<i64>>,
}

/// A member of the file.
#[derive(Debug)]
struct Person {
    key: u16,
    name: String,
    /// Who of the club they are; 0 for a guest.
    chosen: i64,
}

/// What came with the form.
#[derive(Debug, Default)]
struct ImportForm {
    text: String,
    file: Option<Vec<u8>>,
    apply: bool,
    key: String,
    chosen: Chosen,
    /// Why none of it is read.
    refused: Option<(StatusCode, &'static str)>,
}

/// The form.
///
/// # Errors
/// When the reader may not make tournaments in the club.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    draw(&visit, &slug, ImportForm::default(), None).await
}

/// Reads the file, or takes it.
///
/// # Errors
/// As for the form, or when the form is none of ours.
pub async fn post(visit: Visit, request: HttpRequest, slug: web::Path<String>, body: web::Payload) -> PageResult {
    let visitor = visit.visitor().await?;
    let mut parts = Parts::new(&request, body).await?;
    if visitor.actor.person().is_none() {
        keep_typed(&request, &mut parts).await;
        return Err(ActError::SignIn.into());
    }
    let club = slug.clone();
    visit
        .act(move |state, actor| Ok(state.store.read(|db| tournaments::propose(db, actor, &club, &[]))?))
        .await?;
    visit
        .state
        .limits
        .count_import(visitor.actor.user().ok_or(ActError::SignIn)?)?;
    let sent = take(parts.within(DRAINED_MAX)).await?;
    if !sent.apply || sent.refused.is_some() {
        return draw(&visit, &slug, sent, None).await;
    }
    let (club, text) = (slug.clone(), sent.text.clone());
    let (key, chosen) = (sent.key.clone(), sent.chosen.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let Ok((tournament, outside)) = file::read(text.trim().as_bytes()) else {
                return Ok(None);
            };
            let import = Import {
                slug: &club,
                chosen: &chosen,
                key: Some(&key),
            };
            Ok(Some(tournaments::import_tournament(
                &state.store,
                actor,
                &import,
                &tournament,
                &outside,
                state.now(),
            )))
        })
        .await?;
    match done {
        Some(Ok(matched)) => Ok(see_other(&routes::tournament(matched.id, ""))),
        Some(Err(error)) => draw(&visit, &slug, sent, Some(error)).await,
        // It was mended into something that cannot be read.
        None => draw(&visit, &slug, sent, None).await,
    }
}

/// Reads the form to its end, also when a part of it is too large, so that all that was typed can be shown again.
async fn take(mut parts: Parts) -> Result<ImportForm, Problem> {
    let most = FILE_BYTES_MAX as usize;
    let too_large = Some((StatusCode::PAYLOAD_TOO_LARGE, "bring-too-large"));
    let mut sent = ImportForm::default();
    while let Some(part) = parts.next(|name| if name == "text" { most } else { 200 }).await? {
        match part {
            FormPart::Word(name, value) => match name.as_str() {
                "text" => sent.text = value,
                "act" => {
                    sent.apply = match value.as_str() {
                        "apply" => true,
                        "look" => false,
                        _ => return Err(bad("the form does not say what it does")),
                    };
                }
                "key" => sent.key = value,
                "csrf" | "file" => {}
                name => {
                    let key = name.strip_prefix('m').and_then(|key| key.parse().ok()).map(MemberKey);
                    let key = key.ok_or_else(|| bad("the form has a field too many"))?;
                    let id: i64 = value.parse().map_err(|_| bad("this is nobody's number"))?;
                    sent.chosen.insert(key, (id > 0).then_some(MemberId(id)));
                }
            },
            FormPart::File { field, first, .. } if field == "file" => {
                if is_packed(&first) {
                    sent.refused = Some((StatusCode::UNSUPPORTED_MEDIA_TYPE, "list-packed"));
                    continue;
                }
                let mut bytes = first;
                while let Some(more) = parts.more().await? {
                    if bytes.len() + more.len() > most {
                        sent.refused = too_large;
                        break;
                    }
                    bytes.extend_from_slice(&more);
                }
                sent.file = Some(bytes);
            }
            FormPart::Long { .. } => sent.refused = too_large,
            FormPart::File { .. } => return Err(bad("the form has a field too many")),
        }
    }
    Ok(sent)
}

/// A file as it was read: what is in it, or what is wrong.
enum Read {
    Nothing,
    Faults(Vec<Finding>),
    Tournament(String, Outside),
}

fn read(bytes: &[u8], lang: Lang) -> Read {
    if bytes.trim_ascii().is_empty() {
        return Read::Nothing;
    }
    match file::read(bytes.trim_ascii()) {
        Err(findings) => Read::Faults(findings),
        Ok((tournament, outside)) => {
            let state = lang.t(&format!("tournament-state-{}", tournament.state.as_str()));
            let entries = lang.n("tournament-waiting-entries", tournament.entries.len() as i64);
            let about = format!(
                "{} · {} · {state} · {entries}",
                tournament.name,
                when(tournament.starts, lang)
            );
            Read::Tournament(about, outside)
        }
    }
}

async fn draw(visit: &Visit, slug: &str, sent: ImportForm, error: Option<ActError>) -> PageResult {
    let lang = visit.prefs.lang;
    let bytes = sent.file.clone().unwrap_or_else(|| sent.text.clone().into_bytes());
    let read = if sent.refused.is_some() {
        Read::Nothing
    } else {
        read(&bytes, lang)
    };
    let members = match &read {
        Read::Tournament(_, outside) => outside.members.clone(),
        _ => Vec::new(),
    };
    let (club, asked) = (slug.to_owned(), members.clone());
    let (proposal, visitor) = visit
        .act(move |state, actor| Ok(state.store.read(|db| tournaments::propose(db, actor, &club, &asked))?))
        .await?;
    let here = routes::club(slug, "tournaments/import");
    let shell = shell(visit, &visitor, lang.t("bring-title").into_owned(), here.clone());
    let (mut status, mut fault) = (StatusCode::OK, String::new());
    if let Some((refused, key)) = sent.refused {
        (status, fault) = (refused, lang.t(key).into_owned());
    }
    match error {
        Some(ActError::Invalid { field, why }) => {
            (status, fault) = (StatusCode::UNPROCESSABLE_ENTITY, invalid_words(why, field, lang));
        }
        Some(error) => return Err(error.into()),
        None => {}
    }
    let findings = match &read {
        Read::Faults(findings) => {
            status = StatusCode::UNPROCESSABLE_ENTITY;
            fault = lang.n("bring-faults", findings.len() as i64);
            findings
                .iter()
                .take(FINDINGS_MAX)
                .map(|one| finding(&shell, one, &bytes))
                .collect()
        }
        _ => Vec::new(),
    };
    let page = TournamentsImportPage {
        shell,
        club: proposal.club.name.clone(),
        club_href: routes::club(slug, ""),
        here,
        key: if sent.key.is_empty() {
            fresh_key()?
        } else {
            sent.key.clone()
        },
        text: String::from_utf8_lossy(&bytes).into_owned(),
        fault,
        findings,
        about: if let Read::Tournament(about, _) = &read {
            about.clone()
        } else {
            String::new()
        },
        people: people(&members, &proposal, &sent.chosen),
        offered: proposal
            .offered
            .into_iter()
            .map(|(id, name)| Choice::new(id.0, name))
            .collect(),
    };
    let mut response: HttpResponse = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

fn people(members: &[file::FileMember], proposal: &Proposal, chosen: &Chosen) -> Vec<Person> {
    let person = |member: &file::FileMember| {
        let who = chosen.get(&member.key).or(proposal.found.get(&member.key));
        let chosen = who.copied().flatten().map_or(0, |id| id.0);
        Person {
            key: member.key.0,
            name: member.name.clone(),
            chosen,
        }
    };
    members.iter().map(person).collect()
}

/// A finding with its place in the file.
fn finding(shell: &Shell, finding: &Finding, bytes: &[u8]) -> FindingView {
    let bytes = bytes.trim_ascii();
    let at = Position::START.advance(bytes, finding.offset);
    let said = [
        ("pointer", Arg::from(finding.pointer.as_str().to_owned())),
        ("line", Arg::Number(at.line as i64)),
        ("column", Arg::Number(at.column as i64)),
    ];
    let mut view = finding_view(shell, finding, &Names::default(), 1, bytes, Position::START);
    view.place = shell.lang.t_args("bring-where", &said);
    view
}
