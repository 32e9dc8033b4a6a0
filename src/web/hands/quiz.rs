//! `GET /hands/{id}/quiz` and `/hands/{id}/quiz/{number}`: the mistakes of a hand put as questions. What came after is
//! hidden; every card as good as the best is right.

use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::cards::{CardChoice, CardView, card};
use super::hand_query::{HandQuery, Viewpoint};
use super::position_view::PositionView;
use super::replay_line::{ReplayLine, pack_of};
use super::review::{lost, verdict_of};
use super::state::{StateView, state_line};
use super::table::{TableView, table};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::{Prefs, Problem, Visit};
use talon_records::scene::Scene;
use talon_records::{Options, Reader};
use talon_rules::cards::{Pack, Seat};
use talon_service::read_hand::look_at_hand;
use talon_service::{ActError, analyse_hand};
use talon_study::analysis::{CardReport, Class, Report};
use talon_text::Arg;

/// What a form or a link says.
#[derive(Debug, Deserialize)]
pub struct QuizQuery {
    card: Option<String>,
    hint: Option<String>,
    show: Option<String>,
}

/// templates/hands/quiz.html
#[derive(Debug, Template)]
#[template(path = "hands/quiz.html")]
struct HandsQuizPage {
    shell: Shell,
    noindex: bool,
    faces: &'static str,
    heading: String,
    hand: String,
    /// Which of how many.
    place: String,
    /// Who has to find what.
    question: String,
    state: StateView,
    table: TableView,
    choices: Vec<CardChoice>,
    said: Option<AttemptView>,
    /// The answer was right, so that the way on is the main one.
    solved: bool,
    hint: String,
    here: String,
    next: Option<String>,
    previous: Option<String>,
    /// The position, with everything that came after.
    replay: String,
}

/// What is said of an attempt.
#[derive(Debug)]
struct AttemptView {
    right: bool,
    words: String,
    best: Vec<CardView>,
}

/// The first question.
///
/// # Errors
/// When there is no such hand for this reader, or nothing to be asked about it.
pub async fn first(visit: Visit, path: Path<String>, tried: Query<QuizQuery>) -> PageResult {
    page(visit, path.into_inner(), 1, tried.into_inner()).await
}

/// One of the questions.
///
/// # Errors
/// When there is no such hand for this reader, or no such question.
pub async fn get(visit: Visit, path: Path<(String, usize)>, tried: Query<QuizQuery>) -> PageResult {
    let (address, number) = path.into_inner();
    page(visit, address, number, tried.into_inner()).await
}

async fn page(visit: Visit, address: String, number: usize, tried: QuizQuery) -> PageResult {
    let wanted = address.clone();
    let ((read, body), visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| -> Result<_, ActError> {
                let read = look_at_hand(db, actor, &wanted)?;
                let body = analyse_hand::report(db, read.hand.id)?;
                Ok((read, body))
            });
            read.map_err(Problem::from)
        })
        .await?;
    let report: Option<Report> = body.and_then(|body| serde_json::from_str(&body).ok());
    let report = report.ok_or_else(|| Problem::not_found("question"))?;
    let heading = visit.prefs.lang.t_args("quiz-title", &[("id", Arg::from(&address))]);
    let shell = Shell::new(&visit, &visitor, heading.clone());
    let asking = Asking {
        shell,
        noindex: read.noindex,
        heading,
        address,
        report,
        number,
        tried,
    };
    Ok(html(asking.page(&read.hand.record, &visit.prefs)?.render()))
}

struct Asking {
    shell: Shell,
    noindex: bool,
    heading: String,
    address: String,
    report: Report,
    number: usize,
    tried: QuizQuery,
}

impl Asking {
    fn page(self, record: &str, prefs: &Prefs) -> Result<HandsQuizPage, Problem> {
        let nothing = || Problem::not_found("question");
        let is_mistake = |card: &&CardReport| card.class().is_some_and(Class::is_mistake);
        let questions: Vec<&CardReport> = self.report.plies.iter().filter(is_mistake).collect();
        let one = self
            .number
            .checked_sub(1)
            .and_then(|at| questions.get(at))
            .ok_or_else(nothing)?;
        let mut reader = Reader::new();
        let options = Options {
            diagnose: false,
            ..Options::default()
        };
        let checked = reader.check(record.as_bytes(), &options);
        let replay_line = ReplayLine::of(&checked, None).ok_or_else(nothing)?;
        let pack = pack_of(&checked);
        let viewpoint = Viewpoint {
            then: true,
            ..Viewpoint::read(one.ply, &HandQuery::default())?
        };
        let address = &self.address;
        let position = PositionView {
            timeline: &replay_line.timeline,
            replay_line: &replay_line,
            viewpoint,
            lang: prefs.lang,
            pack,
            faces: prefs.faces_of(pack),
            in_words: false,
            report: None,
            link: &|viewpoint: Viewpoint| format!("/hands/{address}/{}?then=1", viewpoint.ply),
            plays: None,
        };
        let place = |number: usize| format!("/hands/{address}/quiz/{number}");
        let by = Seat::parse(&one.by).map(|seat| position.name(seat)).unwrap_or_default();
        let said = said(&position, &self.report, one, &self.tried);
        let numbers = [("number", Arg::from(self.number)), ("of", questions.len().into())];
        Ok(HandsQuizPage {
            noindex: self.noindex,
            faces: position.faces.as_str(),
            hand: prefs.lang.t_args("hand-title", &[("id", Arg::from(address))]),
            place: prefs.lang.t_args("quiz-place", &numbers),
            question: prefs.lang.t_args("quiz-question", &[("by", by.into())]),
            state: state_line(&position, None),
            table: table(
                &position,
                &Scene::at(position.timeline, position.ply(), position.viewpoint.view),
            ),
            choices: choices(&position, one, self.tried.card.as_deref()),
            solved: said.as_ref().is_some_and(|said| said.right),
            said,
            hint: if self.tried.hint.is_some() {
                hint(&position, one)
            } else {
                String::new()
            },
            here: place(self.number),
            next: (self.number < questions.len()).then(|| place(self.number + 1)),
            previous: self.number.checked_sub(1).filter(|number| *number > 0).map(place),
            replay: format!("/hands/{address}/{}?review=1", one.ply),
            heading: self.heading,
            shell: self.shell,
        })
    }
}

/// The cards that could have been played, in the order in which they are held, and which of them was tried.
fn choices(position: &PositionView<'_>, one: &CardReport, tried: Option<&str>) -> Vec<CardChoice> {
    let codes = one
        .values
        .keys()
        .filter_map(|code| Some((code.clone(), Pack::read(code)?)));
    let mut choices: Vec<_> = codes.collect();
    choices.sort_by_key(|(_, card)| position.order(*card));
    choices
        .into_iter()
        .map(|(code, one)| CardChoice {
            card: card(one, position.lang, position.faces),
            chosen: tried == Some(&code),
            code,
        })
        .collect()
}

fn said(position: &PositionView<'_>, report: &Report, one: &CardReport, tried: &QuizQuery) -> Option<AttemptView> {
    let best = || {
        one.best
            .iter()
            .filter_map(|code| Some(card(Pack::read(code)?, position.lang, position.faces)))
    };
    if tried.show.is_some() {
        let played = position.lang.t_args(
            "quiz-played",
            &[
                (
                    "card",
                    Pack::read(&one.played)
                        .map(|card| position.card_words(card))
                        .unwrap_or_default()
                        .into(),
                ),
                ("verdict", verdict_of(position, one).into()),
            ],
        );
        return Some(AttemptView {
            right: false,
            words: played,
            best: best().collect(),
        });
    }
    let code = tried.card.as_deref()?;
    let value = one.values.get(code)?.known()?;
    if one.best.iter().any(|best| best == code) {
        let key = if one.best.len() > 1 {
            "quiz-right-several"
        } else {
            "quiz-right"
        };
        return Some(AttemptView {
            right: true,
            words: position.lang.t(key).into_owned(),
            best: best().collect(),
        });
    }
    let cost = (one.value.known()? - value).abs();
    let words = position
        .lang
        .t_args("quiz-wrong", &[("loss", lost(position, report, cost).into())]);
    Some(AttemptView {
        right: false,
        words,
        best: Vec::new(),
    })
}

/// The suits of the best cards.
fn hint(position: &PositionView<'_>, one: &CardReport) -> String {
    let mut suits: Vec<_> = one
        .best
        .iter()
        .filter_map(|code| Some(Pack::read(code)?.suit()))
        .collect();
    suits.dedup();
    let names: Vec<String> = suits.into_iter().map(|suit| position.suit_words(suit)).collect();
    position.lang.t_args("quiz-hint", &[("suits", names.join(", ").into())])
}
