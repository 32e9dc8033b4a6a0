//! What can be called, as buttons: the usual calls, and the others part by part.

use super::words::call_words;
use crate::choice::Choice;
use talon_rules::cards::Suit;
use talon_scorecard::Scorecard;
use talon_scorecard::form::{CallChoice, CallPart};
use talon_text::Lang;

/// Something that can be called, as a button.
#[derive(Debug)]
pub(super) struct CallView {
    pub code: String,
    pub label: String,
    pub value: String,
    /// The codes of the parts that it is put together from; `None` of a call that stands alone.
    pub parts: Option<String>,
}

/// What can be called.
#[derive(Debug)]
pub(super) struct CallViews {
    pub usual: Vec<CallView>,
    pub others: Vec<CallView>,
    /// The parts that calls of this card can have, each once.
    pub parts: Vec<Choice<&'static str>>,
    /// The call of a deal that nobody declared, where there are such deals.
    pub nobody: Option<&'static str>,
}

/// What can be called on a card.
pub(super) fn calls(card: &Scorecard, lang: Lang) -> CallViews {
    let all = card.offered_calls();
    let parts = card.call_parts(&all);
    let (usual, others): (Vec<CallChoice>, Vec<CallChoice>) = all.into_iter().partition(|call| call.usual);
    CallViews {
        usual: usual.into_iter().map(|call| view(call, lang)).collect(),
        others: others.into_iter().map(|call| view(call, lang)).collect(),
        parts: parts.into_iter().map(|part| choice(part, lang)).collect(),
        nobody: card.nobody_declares(),
    }
}

fn view(call: CallChoice, lang: Lang) -> CallView {
    let codes = |parts: &Vec<CallPart>| parts.iter().map(|part| code(*part)).collect::<Vec<_>>().join(" ");
    CallView {
        label: call_words(lang, &call),
        value: call.value.map_or_else(String::new, |value| value.to_string()),
        parts: call.parts.as_ref().map(codes),
        code: call.code,
    }
}

fn choice(part: CallPart, lang: Lang) -> Choice<&'static str> {
    let label = match part {
        CallPart::Component(code) => lang.component(code),
        CallPart::Hearts => lang.suit(Suit::Hearts),
    };
    Choice::new(code(part), lang.capitalized(&label))
}

fn code(part: CallPart) -> &'static str {
    match part {
        CallPart::Component(code) => code,
        CallPart::Hearts => "hearts",
    }
}
