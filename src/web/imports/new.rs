//! `/import`: the form that brings records in, and the list of one's own imports. What is sent is kept piece by piece
//! as it comes; a short file is read while its sender waits, a long one afterwards by someone else.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::Moment;
use super::preview::{self, PreviewView, chose_nothing};
use super::sent::Draft;
use super::sum::{outlook, sentence};
use super::take::{FILES_MAX, NAME_MAX, ReceivedUploads, RefusedFile, take_all};
use crate::check::sound_samples;
use crate::choice::Choice;
use crate::page::{LinkView, PageResult, see_other};
use crate::parts::{Parts, keep_typed};
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit};
use talon_service::config::in_words;
use talon_service::{ActError, find_club, read_import};
use talon_store::imports::{Import, ImportState};
use talon_text::Lang;

/// Who may see the hands, those first that are chosen most.
const VISIBILITIES: [&str; 4] = ["club", "private", "unlisted", "public"];

/// templates/imports/new.html
#[derive(Debug, Template)]
#[template(path = "imports/new.html")]
struct ImportsNewPage {
    shell: Shell,
    clubs: Vec<Choice>,
    visibilities: Vec<Choice>,
    limit: String,
    bytes_max: usize,
    too_large: String,
    name_max: usize,
    draft: Draft,
    faults: Vec<(String, String)>,
    /// What was taken of a form of which something else was refused: address, name, what became of it.
    taken: Vec<Recent>,
    recent: Vec<Recent>,
    /// A sound record of each game to look at: what it is, and where.
    samples: Vec<LinkView>,
    /// Some of them are still being read.
    is_reading: bool,
    /// The evening that was pasted, before it is stored.
    preview: Option<PreviewView>,
}

/// One of one's own imports.
#[derive(Debug)]
struct Recent {
    href: String,
    name: String,
    when: Moment,
    state: String,
    /// The class of the state: "good", "warn", "bad", or none.
    class: &'static str,
    summary: String,
}

/// What an address may carry.
#[derive(Debug, Deserialize)]
pub(crate) struct NewImportQuery {
    /// So many imports have just begun.
    taken: Option<u32>,
}

/// The form.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub async fn get(visit: Visit, asked: web::Query<NewImportQuery>) -> PageResult {
    let flash = asked
        .taken
        .map(|count| visit.prefs.lang.n("import-taken", count.into()));
    draw(&visit, Draft::default(), &ReceivedUploads::default(), flash).await
}

/// Keeps what was sent, and begins to read it.
///
/// # Errors
/// When nobody is signed in, the form is none of ours, or the database fails.
pub async fn post(visit: Visit, request: HttpRequest, body: web::Payload) -> PageResult {
    let visitor = visit.visitor().await?;
    let mut sent = Parts::new(&request, body).await?;
    if visitor.actor.person().is_none() {
        keep_typed(&request, &mut sent).await;
        return Err(ActError::SignIn.into());
    }
    let mut draft = Draft::default();
    let outcome = take_all(&visit, &visitor, &mut sent, &mut draft).await?;
    match outcome.taken.as_slice() {
        _ if outcome.is_previewed => draw(&visit, draft, &outcome, None).await,
        [one] if outcome.refused.is_empty() => Ok(see_other(&super::address(&one.public_id))),
        [_, _, ..] if outcome.refused.is_empty() => Ok(see_other(&format!("/import?taken={}", outcome.taken.len()))),
        _ => draw(&visit, draft, &outcome, None).await,
    }
}

/// The form as it was filled in, with what is wrong with it.
async fn draw(visit: &Visit, draft: Draft, outcome: &ReceivedUploads, flash: Option<String>) -> PageResult {
    let ((clubs, imports), visitor) = visit
        .act(|state, actor| {
            let read = state.store.read(|db| -> Result<_, ActError> {
                Ok((find_club::of(db, actor)?, read_import::all_mine(db, actor)?))
            });
            Ok(read?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let mut shell = Shell::new(visit, &visitor, lang.t("import-title"));
    shell.flash = flash.map(|text| Flash { kind: "good", text });
    let sizes = visit.state.config.sizes;
    let (upload, kept) = (in_words(sizes.upload), in_words(sizes.club));
    let files = FILES_MAX as i64;
    let limits = [
        ("size", upload.as_str().into()),
        ("records", "50\u{202f}000".into()),
        ("files", files.into()),
    ];
    let why = |key: &'static str| {
        let size = if key == "import-club-full" { &kept } else { &upload };
        lang.t_args(key, &[("size", size.as_str().into()), ("files", files.into())])
    };
    let mut draft = draft;
    let mut faults = faults(outcome, lang, why);
    let (shell, preview) = previewed(visit, shell, &draft, outcome.is_previewed).await?;
    let is_refused = outcome.is_previewed && chose_nothing(&draft);
    if is_refused {
        faults.push(("preview".to_owned(), lang.t("import-preview-nothing").into_owned()));
    }
    if draft.club.is_empty() {
        draft.club = clubs.first().map(|club| club.slug.clone()).unwrap_or_default();
    }
    let page = ImportsNewPage {
        clubs: clubs
            .into_iter()
            .map(|club| Choice::new(club.slug, club.name))
            .collect(),
        visibilities: VISIBILITIES
            .map(|word| Choice::new(word, lang.t(&format!("visibility-{word}"))))
            .into(),
        limit: lang.t_args("import-limit", &limits),
        bytes_max: sizes.upload,
        too_large: why("import-text-too-large"),
        name_max: NAME_MAX,
        faults,
        preview,
        taken: outcome.taken.iter().map(|one| recent(one, lang)).collect(),
        is_reading: imports
            .iter()
            .any(|one| matches!(one.state, ImportState::Queued | ImportState::Running)),
        recent: imports.iter().map(|import| recent(import, lang)).collect(),
        draft,
        samples: sound_samples(&shell),
        shell,
    };
    let mut response: HttpResponse = html(page.render());
    if is_refused {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    if let Some(first) = outcome.refused.first() {
        *response.status_mut() = first.status;
        if let Some(seconds) = first.wait {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
    }
    Ok(response)
}

/// The evening that was pasted, before it is stored, where it is shown.
async fn previewed(
    visit: &Visit,
    shell: Shell,
    draft: &Draft,
    is_shown: bool,
) -> Result<(Shell, Option<PreviewView>), Problem> {
    if !is_shown {
        return Ok((shell, None));
    }
    let draft = draft.clone();
    let drawn = visit.state.block(move |_| {
        let view = preview::preview(&shell, &draft);
        Ok((shell, Some(view)))
    });
    drawn.await
}

/// What was refused, each by its name.
fn faults(outcome: &ReceivedUploads, lang: Lang, why: impl Fn(&'static str) -> String) -> Vec<(String, String)> {
    let said = |one: &RefusedFile| match one.wait {
        Some(seconds) => {
            let wait = lang.t_args("error-429-mend", &[("seconds", (seconds as i64).into())]);
            format!("{} {wait}", why(one.key))
        }
        None => why(one.key),
    };
    let field = |name: &str| {
        if name == lang.t("import-pasted") {
            "text"
        } else {
            "file"
        }
        .to_owned()
    };
    let mut faults: Vec<_> = outcome
        .refused
        .iter()
        .map(|one| match one.name.as_str() {
            "" => (field(""), said(one)),
            name => (field(name), format!("{name}: {}", said(one))),
        })
        .collect();
    if outcome.left_out > 0 {
        faults.push(("file".to_owned(), lang.n("import-left-out", outcome.left_out as i64)));
    }
    if outcome.is_cut {
        faults.push(("file".to_owned(), lang.t("import-cut").into_owned()));
    }
    faults
}

fn recent(import: &Import, lang: Lang) -> Recent {
    let (state, class) = outlook(import);
    Recent {
        href: super::address(&import.public_id),
        name: import.file_name.clone(),
        when: Moment::of(import.created_at, lang),
        state: lang.t(state).into_owned(),
        class,
        summary: sentence(&import.counts, lang),
    }
}
