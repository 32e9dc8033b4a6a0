//! `GET /desk/{game}`: a question about the rules as a form, and its answer under an address that can be passed on.

use actix_web::web::{Path, Query};
use askama::Template;

use super::answer::{self, AnswerView};
use super::asked::{DeskForm, address, words_of};
use super::fields::{Control, FieldView, fields};
use super::options::{OptionView, options};
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Prefs, Problem, Visit};
use talon_rules::games::Code;
use talon_study::desk::{DESKS, Desk, NODES_MAX, Question, QuestionFault, Reply, ask_within};
use talon_text::Lang;

/// templates/desk/show.html
#[derive(Debug, Template)]
#[template(path = "desk/show.html")]
struct DeskShowPage {
    shell: Shell,
    /// Address of the desk without a question.
    home: String,
    /// Address and title of the other desks.
    others: Vec<LinkView>,
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
/// When there is no such desk, or the database fails.
pub async fn get(visit: Visit, game: Path<String>, sent: Query<Vec<(String, String)>>) -> PageResult {
    let desk = Desk::named(&game).ok_or_else(|| Problem::not_found("game"))?;
    let asked = DeskForm {
        desk,
        sent: sent.into_inner(),
    };
    if asked.has_blanks() {
        return Ok(see_other(&asked.address()));
    }
    let visitor = visit.visitor().await?;
    let prefs = Prefs {
        faces: visit.prefs.faces_of(desk.pack()),
        ..visit.prefs
    };
    let lang = prefs.lang;
    let wanted = asked.first("ask");
    let known = desk.question(wanted);
    let form = match known {
        Some(known) => {
            let asked = asked.clone();
            // A question to the solver takes a while.
            Some(visit.state.block(move |_| Ok(form(known, &asked, &prefs))).await?)
        }
        None => None,
    };
    let others = DESKS.iter().filter(|other| other.name != desk.name);
    let page = DeskShowPage {
        shell: Shell {
            faces: prefs.faces.as_str(),
            ..Shell::new(&visit, &visitor, title(desk, lang))
        },
        home: routes::desk(desk.name),
        others: others
            .map(|other| LinkView::new(routes::desk(other.name), title(other, lang)))
            .collect(),
        questions: desk
            .questions
            .iter()
            .map(|one| question_view(desk, one, wanted, lang))
            .collect(),
        form,
        unknown: if known.is_none() && !wanted.is_empty() {
            wanted.to_owned()
        } else {
            String::new()
        },
    };
    Ok(html(page.render()))
}

fn title(desk: &Desk, lang: Lang) -> String {
    lang.t(&format!("desk-title-{}", desk.name)).into_owned()
}

fn question_view(desk: &'static Desk, question: &Question, wanted: &str, lang: Lang) -> QuestionView {
    QuestionView {
        ask: question.ask,
        title: words_of(desk, "ask", question.ask, "", lang),
        hint: words_of(desk, "ask", question.ask, "-help", lang),
        example: example(desk, question.ask),
        here: question.ask == wanted,
    }
}

fn example(desk: &'static Desk, ask: &str) -> String {
    let found = desk.examples.iter().find(|example| example.ask == ask);
    found.map(|example| address(desk, example.question)).unwrap_or_default()
}

fn form(question: &'static Question, asked: &DeskForm, prefs: &Prefs) -> FormView {
    let lang = prefs.lang;
    let json = asked.question(question);
    // A question without members is asked by opening it.
    let put = asked.is_filled() || question.fields.is_empty();
    let reply = put.then(|| ask_within(json.as_bytes(), NODES_MAX));
    let fault = reply.as_ref().and_then(|reply| reply.outcome.as_ref().err());
    let said = fault.map(|fault| match fault.code {
        // The form shows the place; the member's name is for programs.
        Code::MissingMember => lang.t("desk-missing").into_owned(),
        _ => lang.fault(&QuestionFault {
            member: None,
            ..fault.clone()
        }),
    });
    let at = fault.and_then(|fault| fault.member.as_deref()).zip(said.as_deref());
    let fields = fields(question, asked, at, prefs);
    FormView {
        ask: question.ask,
        title: words_of(asked.desk, "ask", question.ask, "", lang),
        hint: words_of(asked.desk, "ask", question.ask, "-help", lang),
        example: example(asked.desk, question.ask),
        options: options(asked, lang),
        options_open: asked.sent.iter().any(|(name, _)| name.starts_with("option.")),
        faults: faults(&fields, fault, said.as_deref(), lang),
        fault_code: fault.map(|fault| fault.code.as_str()),
        fault_json: fault_json(reply.as_ref(), lang),
        answer: reply.as_ref().and_then(|reply| {
            let answer = reply.outcome.as_ref().ok()?;
            Some(answer::view(reply, answer, question, asked, prefs))
        }),
        question_json: json,
        share: asked.address(),
        fields,
    }
}

fn fault_json(reply: Option<&Reply>, lang: Lang) -> String {
    let refused = reply.filter(|reply| reply.outcome.is_err());
    refused
        .map(|reply| reply.to_json(&lang.reply(reply)))
        .unwrap_or_default()
}

/// Where a fault is found on the page, and what it is.
fn faults(
    fields: &[FieldView],
    fault: Option<&QuestionFault>,
    said: Option<&str>,
    lang: Lang,
) -> Vec<(String, String)> {
    let (Some(fault), Some(said)) = (fault, said) else {
        return Vec::new();
    };
    // A fault inside a list is shown at the list.
    let member = fault
        .member
        .as_deref()
        .and_then(|member| member.split('/').next())
        .unwrap_or_default();
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
