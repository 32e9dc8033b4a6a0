//! `GET /desk/ulti`: a question about the rules as a form, and its answer under an address that can be passed on.

use actix_web::web::Query;
use askama::Template;

use super::answer::{self, AnswerView};
use super::asked::{Asked, address};
use super::fields::{Control, FieldView, fields};
use super::options::{OptionView, options};
use crate::desk::{EXAMPLES, Fault, QUESTIONS, Question, Reply, ask};
use crate::http::{Prefs, Visit};
use crate::text::Lang;
use crate::web::page::{PageResult, see_other};
use crate::web::shell::{Shell, html};

/// templates/desk/ulti.html
#[derive(Debug, Template)]
#[template(path = "desk/ulti.html")]
struct DeskUlti {
    shell: Shell,
    questions: Vec<QuestionView>,
    /// The question whose form is shown.
    form: Option<FormView>,
    /// There is no question of the name in the address.
    unknown: String,
}

/// A question to choose.
#[derive(Debug)]
struct QuestionView {
    ask: &'static str,
    title: String,
    hint: String,
    example: String,
    here: bool,
}

/// The form of a question, with what was sent and what came of it.
#[derive(Debug)]
struct FormView {
    ask: &'static str,
    title: String,
    hint: String,
    example: String,
    fields: Vec<FieldView>,
    options: Vec<OptionView>,
    options_open: bool,
    faults: Vec<(String, String)>,
    fault_code: Option<&'static str>,
    answer: Option<AnswerView>,
    question_json: String,
    /// The answer of a question that cannot be answered, as programs get it.
    fault_json: String,
    share: String,
}

/// Shows the desk.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, sent: Query<Vec<(String, String)>>) -> PageResult {
    let asked = Asked(sent.into_inner());
    if asked.has_blanks() {
        return Ok(see_other(&asked.address()));
    }
    let visitor = visit.visitor().await?;
    let lang = visit.prefs.lang;
    let wanted = asked.first("ask");
    let known = QUESTIONS.iter().find(|known| known.game == "ulti" && known.ask == wanted);
    let page = DeskUlti {
        shell: Shell::new(&visit, &visitor, lang.t("desk-ulti-title")),
        questions: QUESTIONS.iter().map(|one| question_view(one, wanted, lang)).collect(),
        form: known.map(|known| form(known, &asked, &visit.prefs)),
        unknown: if known.is_none() && !wanted.is_empty() { wanted.to_owned() } else { String::new() },
    };
    Ok(html(page.render()))
}

fn question_view(question: &Question, wanted: &str, lang: Lang) -> QuestionView {
    QuestionView {
        ask: question.ask,
        title: lang.t(&format!("desk-ask-{}", question.ask)).into_owned(),
        hint: lang.t(&format!("desk-ask-{}-help", question.ask)).into_owned(),
        example: example(question.ask),
        here: question.ask == wanted,
    }
}

fn example(ask: &str) -> String {
    let found = EXAMPLES.iter().find(|example| example.ask == ask);
    found.map(|example| address(example.question)).unwrap_or_default()
}

fn form(question: &'static Question, asked: &Asked, prefs: &Prefs) -> FormView {
    let lang = prefs.lang;
    let json = asked.question(question);
    // A question without members is asked by opening it.
    let put = asked.is_filled() || question.fields.is_empty();
    let reply = put.then(|| ask(json.as_bytes()));
    let fault = reply.as_ref().and_then(|reply| reply.outcome.as_ref().err());
    let said = fault.map(|fault| lang.fault(&Fault { member: None, ..fault.clone() }));
    let at = fault.and_then(|fault| fault.member.as_deref()).zip(said.as_deref());
    let fields = fields(question, asked, at, prefs);
    FormView {
        ask: question.ask,
        title: lang.t(&format!("desk-ask-{}", question.ask)).into_owned(),
        hint: lang.t(&format!("desk-ask-{}-help", question.ask)).into_owned(),
        example: example(question.ask),
        options: options(asked, lang),
        options_open: asked.0.iter().any(|(name, _)| name.starts_with("option.")),
        faults: faults(&fields, fault, said.as_deref(), lang),
        fault_code: fault.map(|fault| fault.code.as_str()),
        fault_json: fault_json(reply.as_ref(), lang),
        answer: reply.as_ref().and_then(|reply| {
            let answer = reply.outcome.as_ref().ok()?;
            Some(answer::view(reply, answer, question.ask, asked, prefs))
        }),
        question_json: json,
        share: asked.address(),
        fields,
    }
}

fn fault_json(reply: Option<&Reply>, lang: Lang) -> String {
    let refused = reply.filter(|reply| reply.outcome.is_err());
    refused.map(|reply| reply.to_json(&lang.reply(reply))).unwrap_or_default()
}

/// Where a fault is found on the page, and what it is.
fn faults(
    fields: &[FieldView],
    fault: Option<&Fault>,
    said: Option<&str>,
    lang: Lang,
) -> Vec<(String, String)> {
    let (Some(fault), Some(said)) = (fault, said) else { return Vec::new() };
    let member = fault.member.as_deref().unwrap_or_default();
    let field = fields.iter().find(|field| field.id == member);
    let place = match field {
        Some(field) => (field.id.to_owned(), format!("{}: {said}", field.label)),
        None if lang.has(&format!("option-{member}")) => {
            let option = lang.t(&format!("option-{member}"));
            (format!("option.{member}"), format!("{option}: {said}"))
        }
        None => ("question".to_owned(), lang.fault(fault)),
    };
    vec![place]
}
