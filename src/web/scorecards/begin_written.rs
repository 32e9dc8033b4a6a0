//! A new card with an evening that was written down before, as text or as a table.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use super::new::NewCardForm;
use super::read_text::{ReadText, TEXT_MAX, read_text};
use super::refused::not_of_card;
use crate::finding::FindingView;
use crate::shell::{Flash, Shell};
use talon_scorecard::{Author, NotOfCard, PersonNo, Scorecard};
use talon_service::scorecards::{CardRefused, NewCard};
use talon_shorthand::KnownEvening;

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
pub(super) fn begin_written(shell: &Shell, new: NewCard, form: &NewCardForm, by: Author) -> Result<NewCard, NotBegun> {
    let (lang, text) = (shell.lang, form.text.as_str());
    if text.trim().is_empty() {
        return Ok(new);
    }
    if text.chars().count() > TEXT_MAX {
        let most = [("most", (TEXT_MAX as i64).into())];
        return Err(bad(lang.t_args("scorecard-text-long", &most)));
    }
    let none = serde_json::Map::new();
    let evening = KnownEvening {
        game: new.game,
        people: &new.people,
        dealer: new.first_dealer.index(),
        options: new.rules["options"].as_object().unwrap_or(&none),
    };
    let needs_head = evening.head_of(text).is_some();
    let read = read_text(shell, text, Some(evening));
    let records = sound_records(shell, read, form)?;
    let first = records
        .first()
        .ok_or_else(|| bad(lang.t("scorecard-text-empty").into_owned()))?;
    let said = |place: usize| move |reason: NotOfCard| bad(not_of_card(reason, place, lang));
    let new = match needs_head {
        true => new,
        false => as_written(new, &Scorecard::begun_by(first, by.at.date()).map_err(said(1))?),
    };
    let empty = new.clone().card(by).map_err(NotBegun::Card)?;
    let deals = records
        .iter()
        .zip(1..)
        .map(|(record, place)| empty.written(record).map_err(said(place)));
    Ok(NewCard {
        deals: deals.collect::<Result<_, _>>()?,
        ..new
    })
}

/// The records of a text in which nothing is wrong, or nothing that was not seen before.
fn sound_records(shell: &Shell, read: ReadText, form: &NewCardForm) -> Result<Vec<String>, NotBegun> {
    let seen = mark(&form.text);
    if read.findings.is_empty() || (!read.is_faulty && form.seen == seen) {
        return Ok(read.records);
    }
    let (kind, key, seen) = match read.is_faulty {
        true => ("bad", "scorecard-new-text-faulty", String::new()),
        false => ("warn", "scorecard-new-text-warned", seen),
    };
    Err(NotBegun::Text {
        findings: read.findings,
        flash: Flash {
            kind,
            text: shell.t(key).to_string(),
        },
        seen,
    })
}

/// A card as a text says it: its people and rules, from its first dealer on.
fn as_written(new: NewCard, card: &Scorecard) -> NewCard {
    NewCard {
        game: card.game,
        rules: card.rules.clone(),
        people: card.people.clone(),
        first_dealer: PersonNo(card.first_dealer.0),
        day: card.day,
        ..new
    }
}

/// By what a text is known again; a browser ends its lines in its own way.
fn mark(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    text.trim().lines().for_each(|line| line.hash(&mut hasher));
    format!("{:016x}", hasher.finish())
}

fn bad(text: String) -> NotBegun {
    NotBegun::Text {
        findings: Vec::new(),
        flash: Flash { kind: "bad", text },
        seen: String::new(),
    }
}
