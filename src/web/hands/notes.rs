//! `/hands/{id}/notes`: writing about a position of a hand, or keeping another line of play; one's notes on it, and
//! those of others for anyone who may hide them.

use actix_web::web::{Form, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::cards::{CardView, card};
use super::state::StateView;
use super::table::TableView;
use super::written::{at, audience, audiences, day, position_href, shortened, signs};
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::limits::Rate;
use talon_http::{Problem, State, Visit};
use talon_records::lines::MAIN;
use talon_rules::cards::Pack;
use talon_service::account::fresh_secret;
use talon_service::hand_notes::{self, NoteDraft, NoteTarget, Other, Written};
use talon_service::{ActError, Actor, InvalidValue};
use talon_store::hand_notes::{Audience, HandNote};
use talon_text::{Arg, Lang};

/// templates/hands/notes.html
#[derive(Debug, Template)]
#[template(path = "hands/notes.html")]
struct HandsNotesPage {
    shell: Shell,
    faces: &'static str,
    /// The hand, and the position on its own page.
    hand: String,
    back: String,
    here: String,
    state: StateView,
    table: TableView,
    /// What was played or said at the position.
    place: String,
    /// The cards of a line that is to be kept.
    line: Vec<CardView>,
    form: NoteForm,
    signs: Vec<Choice>,
    audiences: Vec<Choice>,
    signed: String,
    faults: Faults,
    own: Vec<NoteLine>,
    others: Vec<NoteLine>,
    reason: String,
}

/// A note in a list.
#[derive(Debug)]
struct NoteLine {
    /// Where it is changed, or hidden and shown again.
    href: String,
    place: String,
    sign: String,
    text: String,
    /// Who wrote it, when, for whom.
    facts: String,
    is_removed: bool,
    is_hidden: bool,
    number: i64,
    /// The reason for hiding it that was typed is not good.
    asks_again: bool,
}

/// Why someone else's note is to be hidden, as it was typed, and of which.
#[derive(Debug, Clone, Default)]
pub(super) struct Reason {
    pub note: i64,
    pub text: String,
}

/// The position that is written about.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct NoteQuery {
    ply: Option<usize>,
    line: Option<String>,
    /// Codes parted by dots, of a line that is to be kept.
    cards: Option<String>,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoteForm {
    ply: usize,
    line: String,
    #[serde(default)]
    cards: String,
    text: String,
    #[serde(default)]
    sign: String,
    audience: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl NoteForm {
    /// Of a note at the beginning of the hand.
    pub(super) fn blank() -> Result<NoteForm, Problem> {
        Ok(NoteForm {
            line: MAIN.to_owned(),
            audience: Audience::Private.as_str().to_owned(),
            key: fresh_secret()?,
            ..NoteForm::default()
        })
    }
}

/// Shows the form with what was written before.
///
/// # Errors
/// When nobody is signed in, or there is no such hand or position for this reader.
pub async fn get(visit: Visit, path: Path<String>, asked: Query<NoteQuery>) -> PageResult {
    let asked = asked.into_inner();
    let cards = asked.cards.unwrap_or_default();
    let text = if cards.is_empty() {
        String::new()
    } else {
        visit.prefs.lang.t("note-line-title").into_owned()
    };
    let form = NoteForm {
        ply: asked.ply.unwrap_or_default(),
        line: asked.line.unwrap_or_else(|| MAIN.to_owned()),
        cards,
        text,
        ..NoteForm::blank()?
    };
    draw(&visit, path.into_inner(), form, Faults::default(), Reason::default()).await
}

/// Keeps a note, and leads to its position.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, path: Path<String>, form: Form<NoteForm>) -> PageResult {
    let (address, form) = (path.into_inner(), form.into_inner());
    let (hand, typed) = (address.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let place = NoteTarget {
                hand: &hand,
                line: &form.line,
                ply: form.ply,
                cards: &form.cards,
            };
            let note = NoteDraft {
                audience: &form.audience,
                sign: &form.sign,
                text: &form.text,
            };
            let written = counted(state, actor)
                .and_then(|()| hand_notes::write(&state.store, actor, &place, &note, Some(&form.key), state.now()));
            Ok(written)
        })
        .await?;
    match done {
        Ok(note) if !typed.cards.is_empty() => {
            let line = hand_notes::line_id(note);
            Ok(see_other(&position_href(&address, &line, typed.ply + 1)))
        }
        Ok(_) => Ok(see_other(&format!(
            "{}#notes-here",
            position_href(&address, &typed.line, typed.ply)
        ))),
        Err(error) => {
            // The form went out before and was changed since: what stands in it now can become another note.
            let (error, typed) = match error {
                ActError::Conflict(_) => (
                    ActError::Invalid {
                        field: "text",
                        why: InvalidValue::NoteSentBefore,
                    },
                    NoteForm {
                        key: fresh_secret()?,
                        ..typed
                    },
                ),
                error => (error, typed),
            };
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, address, typed, faults, Reason::default()).await
        }
    }
}

/// Counts one more note of the person who acts.
pub(super) fn counted(state: &State, actor: &Actor) -> Result<(), ActError> {
    let user = actor.user().ok_or(ActError::SignIn)?;
    let room = state.limits.count(Rate::Note, &format!("notes of {user}"));
    room.map_err(|_| ActError::Invalid {
        field: "text",
        why: InvalidValue::NotesTooOften,
    })
}

/// The page with what was typed and what is wrong with it.
pub(super) async fn draw(visit: &Visit, address: String, form: NoteForm, faults: Faults, reason: Reason) -> PageResult {
    let (lang, prefs) = (visit.prefs.lang, visit.prefs);
    let wanted = address.clone();
    let (written, visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| hand_notes::on_hand(db, actor, &wanted));
            read.map_err(Problem::from)
        })
        .await?;
    let Written {
        hand,
        own,
        others,
        signed,
        is_member,
    } = written;
    let notes: Vec<&HandNote> = own.iter().chain(others.iter().map(|other| &other.note)).collect();
    let at = at(&hand.record, &address, &form.line, form.ply, &notes, &prefs)?;
    let (own_places, other_places) = at.places.split_at(own.len());
    let place = if form.cards.is_empty() {
        at.place
    } else {
        lang.t("note-keep-line").into_owned()
    };
    let title = lang.t_args("hand-title", &[("id", Arg::from(address.as_str()))]);
    let shown = |code: &str| Some(card(Pack::read(code)?, lang, prefs.faces_of(at.pack)));
    let line = form.cards.split('.').filter_map(shown).collect();
    let here = format!("/hands/{address}/notes");
    let signed_as = if is_member { "note-signed-member" } else { "note-signed" };
    let signed = lang.t_args(signed_as, &[("name", Arg::from(signed.as_str()))]);
    let own_line = |(note, place): (&HandNote, &String)| line_of(&here, note, place, "", lang);
    let other_line = |(other, place): (&Other, &String)| NoteLine {
        asks_again: other.note.id.0 == reason.note,
        ..line_of(&here, &other.note, place, &other.author, lang)
    };
    let status = faults.status();
    let page = HandsNotesPage {
        shell: Shell::new(visit, &visitor, format!("{}: {title}", lang.t("tab-notes"))),
        faces: at.faces,
        hand: title,
        back: at.href,
        state: at.state,
        table: at.table,
        place,
        line,
        signs: signs(lang),
        audiences: audiences(lang, is_member),
        signed,
        own: own.iter().zip(own_places).map(own_line).collect(),
        others: others.iter().zip(other_places).map(other_line).collect(),
        here: here.clone(),
        form,
        faults,
        reason: reason.text.clone(),
    };
    let mut answer = html(page.render());
    if answer.status().is_success() {
        *answer.status_mut() = status;
    }
    Ok(answer)
}

fn line_of(here: &str, note: &HandNote, place: &str, author: &str, lang: Lang) -> NoteLine {
    let facts = [
        author.to_owned(),
        day(lang, note.written_at),
        audience(lang, note.audience),
    ];
    NoteLine {
        href: format!("{here}/{}", note.id),
        place: place.to_owned(),
        sign: note.sign.clone(),
        text: shortened(&note.body),
        facts: facts
            .into_iter()
            .filter(|fact| !fact.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
        is_removed: note.removed_at.is_some(),
        is_hidden: note.hidden_at.is_some(),
        number: note.id.0,
        asks_again: false,
    }
}
