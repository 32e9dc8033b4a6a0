//! What an act on the whole card would change, before it is done: the sums of everybody, and the deals that would count
//! otherwise.

use super::frame::sum_class;
use talon_scorecard::{Act, Author, CardRefusal, Scorecard};
use talon_text::{Lang, signed};

/// An act that waits for its second press.
#[derive(Debug)]
pub(super) struct PreviewView {
    pub people: Vec<PersonPreview>,
    /// Which deals would count otherwise; empty where none would.
    pub changed: String,
    /// Where the form goes, and all that it said.
    pub to: String,
    pub fields: Vec<(String, String)>,
}

/// A form as it was sent: where to, and all that it said.
#[derive(Debug)]
pub(super) struct SentForm {
    pub to: String,
    pub fields: Vec<(String, String)>,
}

/// Somebody's sum.
#[derive(Debug)]
pub(super) struct PersonPreview {
    pub name: String,
    pub before: SumView,
    pub after: SumView,
}

/// A sum, as it is drawn.
#[derive(Debug)]
pub(super) struct SumView {
    pub sum: String,
    pub class: &'static str,
}

impl SumView {
    fn of(sum: i64) -> SumView {
        SumView {
            sum: signed(sum),
            class: sum_class(sum),
        }
    }
}

/// What an act would change; nothing on a card without deals, where it is done at once, or where only a name is spelt
/// otherwise.
///
/// # Errors
/// When the card refuses the act.
pub(super) fn preview(
    card: &Scorecard,
    act: Act,
    by: Author,
    form: SentForm,
    lang: Lang,
) -> Result<Option<PreviewView>, CardRefusal> {
    let is_spelling = |names: &[String]| names.iter().any(|name| !card.people.contains(name));
    if card.deals.is_empty() || matches!(&act, Act::Rename(names) if is_spelling(names)) {
        return Ok(None);
    }
    let mut next = card.clone();
    next.act(act, by)?;
    let (before, after) = (card.tally(), next.tally());
    let after_of = |name: &String| {
        let at = next.people.iter().position(|person| person == name);
        at.and_then(|at| after.sums.get(at)).copied().unwrap_or(0)
    };
    let people = card.people.iter().zip(&before.sums).map(|(name, sum)| PersonPreview {
        name: name.clone(),
        before: SumView::of(*sum),
        after: SumView::of(after_of(name)),
    });
    let numbers: Vec<String> = next
        .differing(card)
        .into_iter()
        .filter_map(|id| next.number_of(id))
        .map(|number| number.to_string())
        .collect();
    Ok(Some(PreviewView {
        people: people.collect(),
        changed: if numbers.is_empty() {
            String::new()
        } else {
            lang.t_args("scorecard-preview-deals", &[("numbers", numbers.join(", ").into())])
        },
        to: form.to,
        fields: form.fields,
    }))
}
