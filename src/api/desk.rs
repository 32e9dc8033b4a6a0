//! `POST /api/v1/desk`: questions about the rules, one or many, and their answers in the same order. What the answers
//! are is the desk's; this only carries them.

use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse, post};

use super::body::{self, LINES, Media};
use super::{ApiResult, problem, wire};
use talon_http::{Problem, ProblemKind, Visit};
use talon_records::json::{Limits, Tape, ValueKind};
use talon_study::desk::{self, NODES_MAX, Reply};
use talon_text::Lang;

/// Nodes of all searches of one request together; a question alone may take as many as on the page.
const NODES_TOGETHER_MAX: u64 = 10 * NODES_MAX;

/// Ask the rules desk one question, a list of them, or one a line
#[utoipa::path(
    operation_id = "askDesk",
    request_body(
        description = "One question, a list of questions, or one question a line.",
        content((inline(wire::DeskRequest) = "application/json"), (String = "application/x-ndjson")),
    ),
    responses((
        status = 200,
        description = "The answers, in the order of the questions and in the form in which they were asked.",
        content((inline(wire::DeskResponse) = "application/json"), (String = "application/x-ndjson")),
    ))
)]
#[post("/api/v1/desk")]
pub(crate) async fn ask(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
    let lang = visit.prefs.lang;
    visit.visitor().await?;
    let media = body::media(&request, lang)?;
    let body = body::whole(&request, payload, visit.state.config.sizes.form, lang).await?;
    let answered = visit
        .state
        .block(move |_| match media {
            Media::Json => json(&body, lang),
            Media::Lines => Ok(lines(&body, lang)),
        })
        .await?;
    let kind = if media == Media::Json {
        "application/json"
    } else {
        LINES
    };
    Ok(HttpResponse::Ok()
        .insert_header(("content-type", kind))
        .insert_header(("cache-control", "no-store"))
        .body(answered))
}

fn json(body: &[u8], lang: Lang) -> Result<String, Problem> {
    let body = body.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(body);
    let mut tape = Tape::new();
    let kind = match tape.read(body, Limits::default()) {
        Ok(document) if document.root().kind() == ValueKind::Array => {
            let nodes = nodes_each(document.root().items().count());
            let items = document.root().items();
            let answers: Vec<String> = items
                .map(|item| say(&desk::ask_within(item.source().as_bytes(), nodes), lang))
                .collect();
            return Ok(format!("[{}]", answers.join(",")));
        }
        Ok(document) => Some(document.root().kind()),
        Err(_) => None,
    };
    let reply = desk::ask_within(body, NODES_MAX);
    match &reply.outcome {
        // What is no object is not even a question.
        Err(fault) if kind != Some(ValueKind::Object) => {
            let mut problem = problem::coded(ProblemKind::BadRequest, fault.code, lang.reply(&reply));
            problem.members.insert("ok".into(), false.into());
            problem.members.insert("message".into(), lang.reply(&reply).into());
            Err(problem)
        }
        _ => Ok(say(&reply, lang)),
    }
}

fn lines(body: &[u8], lang: Lang) -> String {
    let body = body.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(body);
    let questions = body.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
    let questions = questions.filter(|question| !question.is_empty());
    let nodes = nodes_each(questions.clone().count());
    questions
        .map(|question| say(&desk::ask_within(question, nodes), lang) + "\n")
        .collect()
}

/// What each of so many questions may take.
fn nodes_each(questions: usize) -> u64 {
    NODES_MAX.min(NODES_TOGETHER_MAX / (questions as u64).max(1))
}

fn say(reply: &Reply, lang: Lang) -> String {
    lang.reply_line(reply)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_questions_share_what_one_request_may_take() {
        assert_eq!([0, 1, 10].map(nodes_each), [NODES_MAX; 3]);
        assert_eq!((nodes_each(20), nodes_each(1_000)), (NODES_MAX / 2, NODES_MAX / 100));
    }
}
