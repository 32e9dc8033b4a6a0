//! `/imports/{id}/records/{record}/mend`: a refused record in an edit box, with what is wrong with it. Whatever becomes
//! of what was typed, it is still in the box.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde_json::Value as Json;

use super::record::said;
use crate::finding::FindingView;
use crate::page::{PageResult, see_other};
use crate::parts::{FormPart, Parts, bad, keep_typed};
use crate::shell::{Shell, html};
use talon_http::{Problem, ProblemKind, Visit, Visitor};
use talon_records::export::write_pretty;
use talon_records::json::Position;
use talon_records::{Checked, Options, Reader};
use talon_rules::games::Code;
use talon_service::import_hands::{mend, to_mend};
use talon_service::{ActError, read_import};
use talon_store::imports::Import;
use talon_store::records::RecordStatus;

/// Bytes of a text that can be sent; a record has fewer, and that is said beside it.
const TEXT_MAX: usize = 2 * 1024 * 1024;

/// templates/imports/mend.html
#[derive(Debug, Template)]
#[template(path = "imports/mend.html")]
struct ImportsMendPage {
    shell: Shell,
    address: String,
    name: String,
    place: String,
    action: String,
    text: String,
    verdict: Verdict,
    findings: Vec<FindingView>,
    /// What was sent can be had again, for a record whose text is not at hand.
    raw: Option<String>,
}

/// What is said above the box.
#[derive(Debug)]
struct Verdict {
    class: &'static str,
    words: String,
}

/// What the form asks for.
#[derive(Debug, Default)]
struct MendForm {
    text: String,
    stores: bool,
}

/// The record as it was sent, a long line broken into short ones.
///
/// # Errors
/// When there is no such record of this person, or it cannot be mended.
pub async fn get(visit: Visit, path: web::Path<(String, i64)>) -> PageResult {
    let (id, number) = path.into_inner();
    let address = super::address(&id);
    let found = visit
        .act(
            move |state, actor| match state.store.read(|db| to_mend(db, actor, &id, number)) {
                // It has been settled meanwhile: the report says how.
                Err(ActError::Conflict(_)) => Ok(None),
                found => Ok(Some(found?)),
            },
        )
        .await?;
    let (Some((import, record)), visitor) = found else {
        return Ok(see_other(&address));
    };
    let sheet = Sheet::of(&visit, &visitor, &import, number)?;
    let is_forgotten = record.raw.is_none();
    let text = record.raw.unwrap_or_default();
    let text = broken_into_lines(&text).unwrap_or(text);
    let key = match (is_forgotten, text.is_empty()) {
        (true, _) => "mend-forgotten",
        (false, true) => "mend-no-text",
        (false, false) => "mend-refused",
    };
    Ok(sheet.draw(text, key, StatusCode::OK))
}

/// Checks what was typed, and takes it into the import if that is asked for and it is sound.
///
/// # Errors
/// When nobody is signed in, there is no such record of this person, or the form is none of ours.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, i64)>,
    request: HttpRequest,
    body: web::Payload,
) -> PageResult {
    let (id, number) = path.into_inner();
    let address = super::address(&id);
    let visitor = visit.visitor().await?;
    let mut parts = Parts::new(&request, body).await?;
    if visitor.actor.person().is_none() {
        keep_typed(&request, &mut parts).await;
        return Err(ActError::SignIn.into());
    }
    let asked = read_form(&mut parts).await?;
    let (text, stores) = (asked.text.clone(), asked.stores);
    let ((import, outcome), visitor) = visit
        .act(move |state, actor| {
            let import = state.store.read(|db| read_import::mine(db, actor, &id))?;
            let now = state.now().into();
            let outcome = if stores {
                mend(&state.store, actor, &import.public_id, number, &text, now)
            } else {
                state
                    .store
                    .read(|db| to_mend(db, actor, &id, number))
                    .map(|_| RecordStatus::Rejected)
            };
            Ok((import, outcome))
        })
        .await?;
    let sheet = Sheet::of(&visit, &visitor, &import, number)?;
    match outcome {
        Ok(RecordStatus::Rejected) => Ok(sheet.judged(asked)),
        Ok(status) => Ok(settled(&address, status)),
        Err(ActError::Conflict(_)) => Ok(sheet.draw(asked.text, "mend-settled", StatusCode::CONFLICT)),
        Err(error) => Err(error.into()),
    }
}

/// Back to the report, which says what became of the mended record.
pub(super) fn settled(address: &str, status: RecordStatus) -> HttpResponse {
    see_other(&match status {
        RecordStatus::Accepted => format!("{address}?done=mended"),
        RecordStatus::Duplicate => format!("{address}?show=duplicates&done=mend-there"),
        RecordStatus::Waiting => format!("{address}?show=waiting&done=mend-waits"),
        RecordStatus::Rejected => address.to_owned(),
    })
}

/// The box with a text that was mended in part.
pub(super) fn still_refused(
    visit: &Visit,
    visitor: &Visitor,
    import: &Import,
    number: i64,
    text: String,
) -> PageResult {
    let text = broken_into_lines(&text).unwrap_or(text);
    let sheet = Sheet::of(visit, visitor, import, number)?;
    Ok(sheet.draw(text, "mend-more", StatusCode::UNPROCESSABLE_ENTITY))
}

async fn read_form(parts: &mut Parts) -> Result<MendForm, Problem> {
    let mut asked = MendForm::default();
    while let Some(part) = parts.next(|_| TEXT_MAX).await? {
        match part {
            FormPart::Word(name, value) => match name.as_str() {
                "csrf" => {}
                "text" => asked.text = value,
                "do" => {
                    asked.stores = match value.as_str() {
                        "store" => true,
                        "check" => false,
                        _ => return Err(bad("the form does not say what it does")),
                    };
                }
                _ => return Err(bad("the form has a field too many")),
            },
            FormPart::Long { .. } => return Err(Problem::new(ProblemKind::TooLarge, "this text is too long")),
            FormPart::File { .. } => return Err(bad("the form has a field too many")),
        }
    }
    Ok(asked)
}

/// The page of one record.
struct Sheet<'s> {
    visit: &'s Visit,
    visitor: &'s Visitor,
    import: &'s Import,
    number: i64,
    /// As the import was judged.
    strict: bool,
}

impl<'s> Sheet<'s> {
    fn of(visit: &'s Visit, visitor: &'s Visitor, import: &'s Import, number: i64) -> Result<Sheet<'s>, Problem> {
        let strict = read_import::choices(import)?.strict;
        Ok(Sheet {
            visit,
            visitor,
            import,
            number,
            strict,
        })
    }

    /// What was typed, judged.
    fn judged(&self, asked: MendForm) -> HttpResponse {
        let mut reader = Reader::new();
        let sound = check(&mut reader, &asked.text, self.strict).is_accepted();
        match (sound, asked.stores) {
            (true, _) => self.draw(asked.text, "mend-sound", StatusCode::OK),
            (false, true) => self.draw(asked.text, "mend-still", StatusCode::UNPROCESSABLE_ENTITY),
            (false, false) => self.draw(asked.text, "mend-still", StatusCode::OK),
        }
    }

    fn draw(&self, text: String, key: &str, status: StatusCode) -> HttpResponse {
        let shell = Shell::new(self.visit, self.visitor, self.visit.prefs.lang.t("mend-title"));
        let mut reader = Reader::new();
        let findings = if text.is_empty() {
            Vec::new()
        } else {
            let checked = check(&mut reader, &text, self.strict);
            said(&shell, &checked, self.number, text.as_bytes(), Position::START)
        };
        let address = super::address(&self.import.public_id);
        let page = ImportsMendPage {
            place: shell.n("mend-place", &self.number),
            action: format!("{address}/records/{}/mend", self.number),
            name: self.import.file_name.clone(),
            verdict: Verdict {
                class: match key {
                    "mend-sound" => "good",
                    "mend-forgotten" => "",
                    _ => "bad",
                },
                words: shell.t(key).into_owned(),
            },
            raw: self
                .import
                .upload_id
                .filter(|_| text.is_empty())
                .map(|_| format!("{address}/raw")),
            findings,
            address,
            text,
            shell,
        };
        let mut response = html(page.render());
        *response.status_mut() = status;
        response
    }
}

fn check<'c>(reader: &'c mut Reader, text: &'c str, strict: bool) -> Checked<'c> {
    reader.check(
        text.as_bytes(),
        &Options {
            strict,
            ..talon_shorthand::options()
        },
    )
}

/// A record in one long line is hard to mend: it is written in short ones where that loses nothing of what was sent.
fn broken_into_lines(text: &str) -> Option<String> {
    if text.trim().contains('\n') {
        return None;
    }
    let mut reader = Reader::new();
    let checked = check(&mut reader, text, false);
    let twice = checked
        .findings
        .iter()
        .any(|finding| finding.code == Code::DuplicateMember);
    let record = checked.record.as_ref().filter(|_| !twice)?;
    let mut pretty = Vec::new();
    write_pretty(&record.document, &mut pretty);
    let same = |pretty: &String| {
        let sent = serde_json::from_str::<Json>(text.trim_start_matches('\u{feff}'));
        sent.is_ok_and(|sent| serde_json::from_str::<Json>(pretty).is_ok_and(|pretty| pretty == sent))
    };
    String::from_utf8(pretty).ok().filter(same)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_broken_only_where_nothing_is_lost() {
        let line = include_str!("../../../tests/fixtures/example.talon.json").replace('\n', "");
        for line in [line.clone(), line.replace("\"format\"", "\"frmat\"")] {
            let broken = broken_into_lines(&line).unwrap();
            assert!(broken.lines().count() > 20, "{broken}");
            assert_eq!(
                serde_json::from_str::<Json>(&broken).unwrap(),
                serde_json::from_str::<Json>(&line).unwrap()
            );
        }
        let cut = &line[..line.len() / 2];
        for kept in [
            line.replace("\"game\"", "\"game\":\"ulti\",\"game\""),
            line.replace("\"deal\":", "\"deal\":7,\"ext\":"),
            cut.to_owned(),
        ] {
            assert_eq!(broken_into_lines(&kept), None, "{kept}");
        }
    }
}
