//! `/hands/{id}/notes/{note}`: one's own note, to be changed, taken away and brought back; and hiding someone else's.

use actix_web::web::{Form, Path};
use askama::Template;
use serde::Deserialize;

use super::notes::{NoteForm, Reason, counted, draw as draw_all};
use super::state::StateView;
use super::table::TableView;
use super::written::{at, audience, audiences, day, position_href, shortened, signs};
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit};
use talon_records::lines::MAIN;
use talon_service::hand_notes::{self, DAYS_KEPT, Mine, NoteDraft};
use talon_store::NoteId;
use talon_text::Arg;

/// templates/hands/note.html
#[derive(Debug, Template)]
#[template(path = "hands/note.html")]
struct HandsNotePage {
    shell: Shell,
    faces: &'static str,
    /// The hand, the position on its own page, and all notes of it.
    hand: String,
    back: String,
    all: String,
    here: String,
    state: StateView,
    table: TableView,
    place: String,
    form: ChangeForm,
    /// It is the name of a line, which has no sign.
    is_line: bool,
    signs: Vec<Choice>,
    audiences: Vec<Choice>,
    faults: Faults,
    /// What stands there now, where it was changed in another window meanwhile.
    now: String,
    is_removed: bool,
    is_hidden: bool,
    kept: String,
    versions: Vec<VersionView>,
}

/// What the note said before.
#[derive(Debug)]
struct VersionView {
    sign: String,
    text: String,
    facts: String,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeForm {
    act: NoteAct,
    #[serde(default)]
    text: String,
    #[serde(default)]
    sign: String,
    #[serde(default)]
    audience: String,
    /// The one that was read.
    #[serde(default)]
    version: i64,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// What becomes of one's own note.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum NoteAct {
    #[default]
    Save,
    Remove,
    Restore,
}

/// What becomes of someone else's.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HideAct {
    Hide,
    Show,
}

/// Hiding a note, for a reason, or showing it again.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HideForm {
    act: HideAct,
    #[serde(default)]
    reason: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Shows one's own note.
///
/// # Errors
/// When there is no such hand for this reader, or no such note of theirs.
pub async fn get(visit: Visit, path: Path<(String, i64)>) -> PageResult {
    let (address, id) = path.into_inner();
    draw(&visit, address, id, None, Faults::default()).await
}

/// Changes it, takes it away or brings it back.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, path: Path<(String, i64)>, form: Form<ChangeForm>) -> PageResult {
    let ((address, id), form) = (path.into_inner(), form.into_inner());
    let (hand, typed) = (address.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, id, now) = (&state.store, NoteId(id), state.now());
            let note = NoteDraft {
                audience: &form.audience,
                sign: &form.sign,
                text: &form.text,
            };
            let done = match form.act {
                NoteAct::Save => counted(state, actor)
                    .and_then(|()| hand_notes::change(store, actor, &hand, id, form.version, &note, now)),
                NoteAct::Remove => hand_notes::remove(store, actor, &hand, id, now),
                NoteAct::Restore => hand_notes::restore(store, actor, &hand, id),
            };
            // Where it stands is asked while it is known that they may know.
            let read = |()| state.store.read(|db| hand_notes::note(db, actor, &hand, id));
            Ok(done.and_then(read))
        })
        .await?;
    match done {
        Ok(Mine {
            note, has_line: true, ..
        }) if typed.act == NoteAct::Save => {
            let ply = usize::try_from(note.ply).unwrap_or_default();
            Ok(see_other(&format!(
                "{}#notes-here",
                position_href(&address, &note.line, ply)
            )))
        }
        Ok(_) => Ok(see_other(&format!("/hands/{address}/notes/{id}"))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            draw(&visit, address, id, Some(typed), faults).await
        }
    }
}

/// Hides someone else's note, or shows it again.
///
/// # Errors
/// When there is no such hand or note for this person, or they may not.
pub async fn hide(visit: Visit, path: Path<(String, i64)>, form: Form<HideForm>) -> PageResult {
    let ((address, id), form) = (path.into_inner(), form.into_inner());
    let (hand, typed) = (address.clone(), form.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let (store, id, now) = (&state.store, NoteId(id), state.now());
            Ok(match form.act {
                HideAct::Hide => hand_notes::hide(store, actor, &hand, id, &form.reason, now),
                HideAct::Show => hand_notes::show(store, actor, &hand, id, now),
            })
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&format!("/hands/{address}/notes#others"))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            let reason = Reason {
                note: id,
                text: typed.reason,
            };
            draw_all(&visit, address, NoteForm::blank()?, faults, reason).await
        }
    }
}

async fn draw(visit: &Visit, address: String, id: i64, typed: Option<ChangeForm>, faults: Faults) -> PageResult {
    let (lang, prefs) = (visit.prefs.lang, visit.prefs);
    let wanted = address.clone();
    let (mine, visitor) = visit
        .act(move |state, actor| {
            let read = state.store.read(|db| hand_notes::note(db, actor, &wanted, NoteId(id)));
            read.map_err(Problem::from)
        })
        .await?;
    let Mine {
        hand,
        note,
        versions,
        is_member,
        has_line,
    } = mine;
    let ply = usize::try_from(note.ply).unwrap_or_default();
    // Without its line a note is shown beside the deal.
    let (line, ply) = if has_line { (note.line.as_str(), ply) } else { (MAIN, 0) };
    let at = at(&hand.record, &address, line, ply, &[], &prefs)?;
    let stale = typed.as_ref().is_some_and(|typed| typed.version != note.version);
    let now = if stale { note.body.clone() } else { String::new() };
    let form = ChangeForm {
        version: note.version,
        ..typed.unwrap_or_else(|| ChangeForm::of(&note))
    };
    let title = lang.t_args("hand-title", &[("id", Arg::from(address.as_str()))]);
    let all = format!("/hands/{address}/notes");
    let status = faults.status();
    let page = HandsNotePage {
        shell: Shell::new(visit, &visitor, format!("{}: {title}", lang.t("note-title"))),
        faces: at.faces,
        hand: title,
        back: at.href,
        here: format!("{all}/{id}"),
        all: format!("{all}?ply={ply}"),
        state: at.state,
        table: at.table,
        place: at.place,
        form,
        is_line: !note.cards.is_empty(),
        signs: signs(lang),
        audiences: audiences(lang, is_member),
        faults,
        now,
        is_removed: note.removed_at.is_some(),
        is_hidden: note.hidden_at.is_some(),
        kept: lang.n("note-kept", DAYS_KEPT),
        versions: versions
            .iter()
            .map(|one| VersionView {
                sign: one.sign.clone(),
                text: shortened(&one.body),
                facts: format!("{} · {}", day(lang, one.until), audience(lang, one.audience)),
            })
            .collect(),
    };
    let mut answer = html(page.render());
    if answer.status().is_success() {
        *answer.status_mut() = status;
    }
    Ok(answer)
}

impl ChangeForm {
    fn of(note: &talon_store::hand_notes::HandNote) -> ChangeForm {
        ChangeForm {
            text: note.body.clone(),
            sign: note.sign.clone(),
            audience: note.audience.as_str().to_owned(),
            ..ChangeForm::default()
        }
    }
}
