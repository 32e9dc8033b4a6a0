//! `/import`: the form that brings records in, and the list of one's own imports. What is sent is kept piece by piece as
//! it comes; a short file is read while its sender waits, a long one afterwards by somebody else.

use std::ops::ControlFlow;
use std::time::Instant;

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use super::Moment;
use super::sent::{Draft, limit};
use crate::config::in_words;
use crate::http::{Problem, State, Visit, Visitor};
use crate::service::import_hands::{self, AT_ONCE_BYTES, Choices, Keeping, PATIENCE, Request};
use crate::service::{ActError, Actor, find_club, read_import};
use crate::store::imports::Import;
use crate::text::Lang;
use crate::web::page::{PageResult, see_other};
use crate::web::parts::{Part, Parts, bad, is_packed, keep_typed};
use crate::web::shell::{Shell, html};

/// templates/imports/new.html
#[derive(Debug, Template)]
#[template(path = "imports/new.html")]
struct ImportsNew {
    shell: Shell,
    clubs: Vec<(String, String)>,
    visibilities: Vec<(String, String)>,
    limit: String,
    bytes_max: usize,
    too_large: String,
    draft: Draft,
    faults: Vec<(String, String)>,
    recent: Vec<Recent>,
}

/// One of one's own imports.
#[derive(Debug)]
struct Recent {
    href: String,
    name: String,
    when: Moment,
    state: String,
    summary: String,
}

/// The form.
///
/// # Errors
/// When nobody is signed in, or the database fails.
pub async fn get(visit: Visit) -> PageResult {
    draw(&visit, Draft::default(), None).await
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
    visit.state.limits.count_import(visitor.actor.user().ok_or(ActError::SignIn)?)?;
    let mut draft = Draft::default();
    match take_all(&visit, &visitor, &mut sent, &mut draft).await {
        Ok(imports) if imports.is_empty() => {
            draw(&visit, draft, Some((StatusCode::UNPROCESSABLE_ENTITY, "check-empty"))).await
        }
        Ok(imports) => match imports.as_slice() {
            [one] => Ok(see_other(&super::address(&one.public_id))),
            // Several files: all of them are at the top of the list.
            _ => Ok(see_other("/import")),
        },
        Err(Refused::Fault(status, key)) => draw(&visit, draft, Some((status, key))).await,
        Err(Refused::Problem(problem)) => Err(problem),
    }
}

/// What was sent is not taken: for a reason that the form can say, or another.
enum Refused {
    Fault(StatusCode, &'static str),
    Problem(Problem),
}

impl From<Problem> for Refused {
    fn from(problem: Problem) -> Refused {
        Refused::Problem(problem)
    }
}

impl From<ActError> for Refused {
    fn from(error: ActError) -> Refused {
        match error {
            ActError::Invalid { field: "file", key } => Refused::Fault(StatusCode::UNPROCESSABLE_ENTITY, key),
            ActError::TooLarge(_) => Refused::Fault(StatusCode::PAYLOAD_TOO_LARGE, "import-too-large"),
            error => Refused::Problem(error.into()),
        }
    }
}

/// Every file, and the pasted text; each becomes an import of its own.
async fn take_all(
    visit: &Visit,
    visitor: &Visitor,
    sent: &mut Parts,
    draft: &mut Draft,
) -> Result<Vec<Import>, Refused> {
    let (mut imports, began) = (Vec::new(), Instant::now());
    let pasted = visit.prefs.lang.t("import-pasted");
    while let Some(part) = sent.next(limit).await? {
        match part {
            Part::Word(name, value) => draft.set(&name, value)?,
            Part::File { field, .. } if field != "file" => {
                return Err(bad("the form has a field too many").into());
            }
            Part::File { first, .. } if is_packed(&first) => {
                return Err(Refused::Fault(StatusCode::UNSUPPORTED_MEDIA_TYPE, "import-packed"));
            }
            Part::File { name, media_type, first, .. } => {
                let about = About::of(visit, draft, began, &name, media_type);
                imports.extend(take(visit, visitor, sent, &about, first).await?);
            }
            // Too long to be shown again, so it is taken while it comes.
            Part::Long { field, first } if field == "text" => {
                let about = About::of(visit, draft, began, &pasted, String::new());
                imports.extend(take(visit, visitor, sent, &about, first).await?);
            }
            // Of a name only the beginning is used; no other word is so long.
            Part::Long { field, first } => draft.set(&field, String::from_utf8_lossy(&first).into_owned())?,
        }
    }
    if !draft.text.trim().is_empty() {
        let about = About::of(visit, draft, began, &pasted, String::new());
        imports.extend(take(visit, visitor, sent, &about, draft.text.clone().into_bytes()).await?);
    }
    Ok(imports)
}

/// Keeps one file or text, of which this is the beginning, and begins its import.
async fn take(
    visit: &Visit,
    visitor: &Visitor,
    sent: &mut Parts,
    about: &About,
    first: Vec<u8>,
) -> Result<Option<Import>, Refused> {
    let mut keeping = Some(about.begin(visit, visitor).await?);
    let mut piece = Some(first);
    while let Some(bytes) = piece {
        keeping = Some(add(&visit.state, keeping, bytes).await?);
        piece = match sent.more().await {
            Ok(piece) => piece,
            Err(problem) => {
                drop_all(&visit.state, keeping).await?;
                return Err(problem.into());
            }
        };
    }
    about.finish(visit, visitor, keeping).await
}

async fn add(state: &State, keeping: Option<Keeping>, bytes: Vec<u8>) -> Result<Keeping, Refused> {
    let kept = state.block(move |state| {
        let mut keeping = keeping.ok_or_else(|| Problem::internal("no upload"))?;
        Ok(keeping.add(&state.store, &bytes).map(|()| keeping))
    });
    Ok(kept.await??)
}

async fn drop_all(state: &State, keeping: Option<Keeping>) -> Result<(), Problem> {
    state
        .block(move |state| Ok(keeping.map(|keeping| keeping.drop_all(&state.store)).transpose()?))
        .await
        .map(|_| ())
}

/// What is said of one upload.
#[derive(Debug, Clone)]
struct About {
    club: String,
    file_name: String,
    media_type: String,
    choices: Choices,
    /// Since when its sender waits.
    began: Instant,
}

impl About {
    fn of(visit: &Visit, draft: &Draft, began: Instant, name: &str, media_type: String) -> About {
        let named = draft.name.trim();
        let name = if named.is_empty() { name } else { named };
        About {
            club: draft.club.clone(),
            file_name: name.chars().filter(|c| !c.is_control()).take(80).collect(),
            media_type,
            choices: Choices {
                visibility: draft.visibility().as_str().to_owned(),
                atomic: draft.atomic,
                analyse: draft.analyse,
                sizes: visit.state.config.sizes,
                ..Choices::default()
            },
            began,
        }
    }

    /// Does something with the request that this stands for.
    async fn with<T: Send + 'static>(
        &self,
        visit: &Visit,
        visitor: &Visitor,
        work: impl FnOnce(&State, &Actor, &Request<'_>) -> Result<T, ActError> + Send + 'static,
    ) -> Result<T, Refused> {
        let (about, actor) = (self.clone(), visitor.actor.clone());
        let done = visit.state.block(move |state| {
            let club = find_club::by_slug(&state.store, &about.club)?;
            let request = Request {
                club: &club,
                file_name: &about.file_name,
                media_type: &about.media_type,
                choices: &about.choices,
                key: None,
            };
            Ok(work(state, &actor, &request))
        });
        Ok(done.await??)
    }

    async fn begin(&self, visit: &Visit, visitor: &Visitor) -> Result<Keeping, Refused> {
        self.with(visit, visitor, |state, actor, request| {
            Keeping::begin(&state.store, actor, request, state.now().into())
        })
        .await
    }

    async fn finish(
        &self,
        visit: &Visit,
        visitor: &Visitor,
        keeping: Option<Keeping>,
    ) -> Result<Option<Import>, Refused> {
        let Some(keeping) = keeping else { return Ok(None) };
        let began = self.began;
        let import = self.with(visit, visitor, move |state, actor, request| {
            let now = state.now().into();
            let upload = keeping.finish(&state.store, now)?;
            let has_patience = move || began.elapsed() < PATIENCE;
            let size = read_import::upload_size(&state.store, upload)?;
            if size > AT_ONCE_BYTES || !has_patience() {
                return import_hands::start(&state.store, actor, request, upload, now);
            }
            import_hands::start_and_read(&state.store, actor, request, upload, now, &mut |_| {
                if has_patience() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })
        });
        import.await.map(Some)
    }
}

/// The form as it was filled in, with what is wrong with it.
async fn draw(visit: &Visit, draft: Draft, fault: Option<(StatusCode, &'static str)>) -> PageResult {
    let ((clubs, imports), visitor) = visit
        .act(|state, actor| {
            let read = state.store.read(|db| -> Result<_, ActError> {
                Ok((find_club::of(db, actor)?, read_import::all_mine(db, actor)?))
            });
            Ok(read?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let shell = Shell::new(visit, &visitor, lang.t("import-title"));
    let visibilities = ["club", "private", "unlisted", "public"];
    let sizes = visit.state.config.sizes;
    let (upload, kept) = (in_words(sizes.upload), in_words(sizes.club));
    let limits = [("size", upload.as_str().into()), ("records", "50\u{202f}000".into())];
    let why = |key: &'static str| {
        let size = if key == "import-club-full" { &kept } else { &upload };
        lang.t_args(key, &[("size", size.as_str().into())])
    };
    let mut draft = draft;
    if draft.club.is_empty() {
        draft.club = clubs.first().map(|club| club.slug.clone()).unwrap_or_default();
    }
    let page = ImportsNew {
        clubs: clubs.into_iter().map(|club| (club.slug, club.name)).collect(),
        visibilities: visibilities
            .map(|word| (word.to_owned(), lang.t(&format!("visibility-{word}")).into_owned()))
            .into(),
        limit: lang.t_args("import-limit", &limits),
        bytes_max: sizes.upload,
        too_large: why("import-text-too-large"),
        faults: fault.iter().map(|(_, key)| ("file".to_owned(), why(key))).collect(),
        recent: imports.iter().map(|import| recent(import, lang)).collect(),
        draft,
        shell,
    };
    let mut response: HttpResponse = html(page.render());
    if let Some((status, _)) = fault {
        *response.status_mut() = status;
    }
    Ok(response)
}

fn recent(import: &Import, lang: Lang) -> Recent {
    Recent {
        href: super::address(&import.public_id),
        name: import.file_name.clone(),
        when: Moment::of(import.created_at, lang),
        state: lang.t(super::sum::state_key(import.state)).into_owned(),
        summary: super::sum::sentence(&import.counts, lang),
    }
}
