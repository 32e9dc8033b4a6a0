//! Why something was not done, in a sentence, with the rule behind it and what can be done instead.

use super::editing::{Editing, Fault};
use super::page::Looker;
use crate::finding::finding_view;
use crate::hands::cards::{CardView, card};
use crate::page::LinkView;
use crate::shell::Shell;
use talon_editor::{Place, Refusal};
use talon_http::Faces;
use talon_records::json::Position as TextPosition;
use talon_records::{Options, Reader};
use talon_rules::cards::{Card, CardSet, Seat};
use talon_service::config::in_words;
use talon_shorthand::CardsFault;
use talon_text::Arg;
use talon_text::report::names_of;

/// A refusal.
#[derive(Debug, Default)]
pub(super) struct NoticeView {
    pub say: String,
    /// The number of the rule, and where it stands.
    pub rule: Option<LinkView>,
    pub expected: Vec<CardView>,
    /// What a button says to keep the card all the same.
    pub anyway: Option<String>,
}

pub(super) fn notice(fault: &Fault, editing: &Editing, looker: &Looker<'_>, faces: Faces) -> NoticeView {
    let shell = &looker.shell;
    let say = |say: String| NoticeView {
        say,
        ..NoticeView::default()
    };
    match fault {
        Fault::NotTwo => say(shell.t("editor-not-two").into_owned()),
        Fault::NoAward => say(shell.t("editor-no-award").into_owned()),
        Fault::NoNumber => say(shell.t("editor-no-number").into_owned()),
        Fault::TooLarge => say(shell.with("check-text-too-large", "size", &in_words(looker.text_max))),
        Fault::NoText(key) => say(shell.t(key).into_owned()),
        Fault::Unknown => say(shell.t("editor-unknown").into_owned()),
        Fault::Cards { place, fault } => say(cards_fault(*place, fault, editing, shell, faces)),
        Fault::Refused(refusal) => refused(refusal, editing, shell, faces),
    }
}

fn refused(refusal: &Refusal, editing: &Editing, shell: &Shell, faces: Faces) -> NoticeView {
    let key = match refusal {
        Refusal::Illegal { text, irregular } => return illegal(text, irregular.is_some(), refusal, shell),
        Refusal::Full(place) => return with_place("editor-full", *place, 0, editing, shell),
        Refusal::TooMany { place, size } => return with_place("editor-too-many", *place, *size, editing, shell),
        Refusal::Elsewhere(cards) => {
            let cards = card_names(*cards, shell, faces);
            return NoticeView {
                say: shell.with("editor-elsewhere", "cards", &cards),
                ..NoticeView::default()
            };
        }
        Refusal::Unreadable => "editor-unreadable",
        Refusal::NoHand => "editor-no-hand",
        Refusal::Score => "editor-score",
        Refusal::Nothing => "editor-nothing",
    };
    NoticeView {
        say: shell.t(key).into_owned(),
        ..NoticeView::default()
    }
}

/// What the rules say to it, as the check of the record with it says.
fn illegal(text: &str, is_kept: bool, refusal: &Refusal, shell: &Shell) -> NoticeView {
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let checked = reader.check(text.as_bytes(), &options);
    let Some(finding) = checked.findings.iter().find(|finding| finding.is_error()) else {
        return NoticeView::default();
    };
    let view = finding_view(
        shell,
        finding,
        &names_of(&checked),
        1,
        text.as_bytes(),
        TextPosition::START,
    );
    let irregular = match refusal {
        Refusal::Illegal { irregular, .. } if is_kept => irregular.as_ref(),
        _ => None,
    };
    NoticeView {
        say: view.say,
        rule: view.rule.map(|rule| LinkView::new(view.rule_href, rule)),
        expected: view.expected,
        anyway: irregular.map(|action| format!("say:{action}")),
    }
}

fn with_place(key: &str, place: Place, size: usize, editing: &Editing, shell: &Shell) -> NoticeView {
    let name = place_name(place, &editing.text, shell);
    let args = [("place", Arg::from(name)), ("count", Arg::from(size))];
    NoticeView {
        say: shell.lang.t_args(key, &args),
        ..NoticeView::default()
    }
}

fn cards_fault(place: Place, fault: &CardsFault, editing: &Editing, shell: &Shell, faces: Faces) -> String {
    let name = place_name(place, &editing.text, shell);
    let (key, word) = match fault {
        CardsFault::Unknown(word) => ("editor-no-card", word.clone()),
        CardsFault::Twice(card) => ("editor-card-twice", spoken(*card, shell, faces)),
    };
    let args = [("place", Arg::from(name)), ("word", Arg::from(word))];
    shell.lang.t_args(key, &args)
}

/// What a place is called: a person, their seat, or the talon.
pub(super) fn place_name(place: Place, text: &str, shell: &Shell) -> String {
    let Place::Holding(seat) = place else {
        return shell.lang.capitalized(&shell.t("editor-talon"));
    };
    let draft = talon_editor::Draft::read(text);
    let name = draft
        .as_ref()
        .and_then(|draft| draft.get("players")?.get(seat.letter())?.get("name")?.as_str());
    seat_name(seat, name, shell)
}

pub(super) fn seat_name(seat: Seat, name: Option<&str>, shell: &Shell) -> String {
    let name = name.filter(|name| !name.is_empty());
    name.map_or_else(|| shell.lang.player(seat.letter(), None), str::to_owned)
}

fn card_names(cards: CardSet, shell: &Shell, faces: Faces) -> String {
    let names: Vec<String> = cards.iter().map(|one| spoken(one, shell, faces)).collect();
    names.join(", ")
}

fn spoken(one: Card, shell: &Shell, faces: Faces) -> String {
    card(one, shell.lang, faces).spoken.to_owned()
}
