//! A new card with an evening that was written down before, as text or as a table.

use super::new_form::NewCardForm;
use super::read_text::{NotTyped, ReadText, typed_deals};
use crate::finding::FindingView;
use crate::shell::{Flash, Shell};
use crate::text_mark::mark;
use talon_http::Problem;
use talon_scorecard::{Author, Scorecard};
use talon_service::scorecards::{CardRefused, NewCard};
use talon_shorthand::{headless_deals, says_rules};

/// Why no card was begun.
#[derive(Debug)]
pub(super) enum NotBegun {
    /// As without a text.
    Card(CardRefused),
    /// For what stands in the text.
    Text {
        findings: Vec<FindingView>,
        flash: Flash,
        /// Marks a text that may be taken as it is, once its findings were seen.
        seen: String,
    },
}

/// The card with the deals of the text; without a text as it is. People and rules are those of the text, where it names
/// them.
///
/// # Errors
/// When no card can be begun so, or the words of a refusal are no matter of the card.
pub(super) fn begin_written(
    shell: &Shell,
    new: NewCard,
    form: &NewCardForm,
    by: Author,
) -> Result<Result<NewCard, NotBegun>, Problem> {
    if form.text.trim().is_empty() {
        return Ok(Ok(new));
    }
    let new = match headless_deals(&form.text) {
        Some(_) => new,
        None => as_written(shell, new, &form.text, by),
    };
    let card = match new.clone().card(by) {
        Ok(card) => card,
        Err(error) => return Ok(Err(NotBegun::Card(error))),
    };
    let typed = match typed_deals(shell, &card, &form.text, by) {
        Ok(typed) => typed,
        Err(refusal) => return bad(shell, refusal, &card).map(Err),
    };
    let seen = mark(&form.text);
    if typed.is_faulty || (!typed.findings.is_empty() && form.seen != seen) {
        return Ok(Err(not_yet(shell, typed.is_faulty, typed.findings, seen)));
    }
    if typed.deals.is_empty() {
        return bad(shell, NotTyped::Empty, &card).map(Err);
    }
    Ok(Ok(NewCard {
        deals: typed.deals,
        ..new
    }))
}

/// A text in which something is wrong, or odd.
fn not_yet(shell: &Shell, is_faulty: bool, findings: Vec<FindingView>, seen: String) -> NotBegun {
    let (kind, key, seen) = match is_faulty {
        true => ("bad", "scorecard-new-text-faulty", String::new()),
        false => ("warn", "scorecard-new-text-warned", seen),
    };
    NotBegun::Text {
        findings,
        flash: Flash {
            kind,
            text: shell.t(key).to_string(),
        },
        seen,
    }
}

/// A card as a text says it: its people and rules, from its first dealer on. A text that cannot be read says nothing.
fn as_written(shell: &Shell, new: NewCard, text: &str, by: Author) -> NewCard {
    let read = ReadText::of(shell, text);
    let first = read.records.first();
    let Some(card) = first.and_then(|first| Scorecard::begun_by(first, by.at.date()).ok()) else {
        return new;
    };
    // What people write down without a word about rules is played by those of their table.
    let is_silent = card.game == new.game && !read.is_json() && !says_rules(text);
    NewCard {
        game: card.game,
        rules: if is_silent {
            new.rules.clone()
        } else {
            card.rules.clone()
        },
        people: card.people.clone(),
        first_dealer: card.first_dealer,
        day: card.day,
        ..new
    }
}

fn bad(shell: &Shell, refusal: NotTyped, card: &Scorecard) -> Result<NotBegun, Problem> {
    Ok(NotBegun::Text {
        findings: Vec::new(),
        flash: refusal.told(shell, card)?,
        seen: String::new(),
    })
}
