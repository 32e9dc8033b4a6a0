//! The answer to a form that was open while the key of its card was withdrawn: what was typed, to be copied.

use actix_web::http::StatusCode;
use askama::Template;

use super::deal_form::{DealForm, names_at};
use super::frame::{address, heading, pack, shell};
use super::words::DealWords;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::{Problem, ProblemKind, Visit};
use talon_scorecard::Scorecard;
use talon_service::scorecards::{CardWay, withdrawn};

/// Fields into which people type.
const TYPED: [&str; 5] = ["name", "point", "reason", "text", "unit"];

/// templates/scorecards/withdrawn.html
#[derive(Debug, Template)]
#[template(path = "scorecards/withdrawn.html")]
struct ScorecardsWithdrawnPage {
    shell: Shell,
    heading: String,
    /// Empty where there is nothing to copy.
    typed: String,
}

/// The page, where the problem of a form is that its key was withdrawn.
///
/// # Errors
/// The problem, where it is another one.
pub(super) async fn instead(
    visit: &Visit,
    way: &CardWay,
    problem: Problem,
    typed: impl FnOnce(&Shell, &Scorecard) -> String,
) -> PageResult {
    if problem.kind != ProblemKind::NotFound {
        return Err(problem);
    }
    let asked = way.clone();
    let (card, visitor) = visit
        .act(move |state, _| Ok(state.store.read(|db| withdrawn(db, &asked))?))
        .await?;
    let Some(card) = card else { return Err(problem) };
    let title = visit.prefs.lang.t("scorecard-withdrawn").into_owned();
    let shell = shell(visit, &visitor, title, address(way, ""));
    let page = ScorecardsWithdrawnPage {
        heading: heading(&card, shell.lang),
        typed: typed(&shell, &card),
        shell,
    };
    let mut answer = html(page.render());
    *answer.status_mut() = StatusCode::CONFLICT;
    Ok(answer)
}

/// The same of the form of a deal.
///
/// # Errors
/// As there.
pub(super) async fn of_deal(visit: &Visit, way: &CardWay, problem: Problem, form: &DealForm) -> PageResult {
    instead(visit, way, problem, |shell, card| deal(form, shell, card)).await
}

/// What the form of a deal says.
fn deal(form: &DealForm, shell: &Shell, card: &Scorecard) -> String {
    let card = match form.people.as_slice() {
        [] => card.with_people(&card.at_table()),
        people => card.with_people(people),
    };
    let words = DealWords {
        lang: shell.lang,
        names: &names_at(&card, form.called.dealer),
        pack: pack(shell, &card),
    };
    form.in_words(&card, &words)
}

/// What was typed into another form.
pub(super) fn fields(sent: &[(String, String)]) -> String {
    let typed = |(name, value): &(String, String)| TYPED.contains(&name.as_str()) && !value.trim().is_empty();
    let values = sent.iter().filter(|field| typed(field));
    values.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join("\n")
}
