//! `POST /api/v1/imports`: keeps what is sent while it comes, and reads a small upload at once; a large one is read by a
//! worker.

use std::mem;
use std::time::Instant;

use actix_web::HttpRequest;
use actix_web::web::{Payload, post};

use super::super::operation::{Access, Answer, Body, Operation, Parameter};
use super::super::query::Query;
use super::super::{ApiResult, body, problem};
use super::answer::{PAGE, RecordsQuery, begun, told};
use super::wire::ImportView;
use talon_http::{Problem, ProblemKind, State, Visit, inline_time};
use talon_service::import_hands::{self, Choices, Keeping, Request};
use talon_service::{ActError, Actor, Conflict, find_club};
use talon_store::clubs::Club;
use talon_store::hands::Visibility;
use talon_store::imports::Import;
use talon_store::{Moment, UploadId};

/// Bytes that are written in one go.
const PIECE: usize = 256 * 1024;
const KEY_MAX: usize = 200;

const SWITCH: &str = r#"{"type": "integer", "enum": [0, 1], "default": 0}"#;
const FILE: &str = r#"{"description": "A record of the format talon, or several one after the other."}"#;
const VIEW: &str = r##"{"$ref": "#/components/schemas/ImportView"}"##;

const fn query(name: &'static str, schema: &'static str, says: &'static str) -> Parameter {
    Parameter {
        name,
        place: "query",
        required: false,
        schema,
        says,
    }
}

/// How it is described.
pub const POST: Operation = Operation {
    method: "POST",
    path: "/api/v1/imports",
    id: "startImport",
    summary: "Bring records into a club",
    access: Access::TokenToImport,
    parameters: &[
        Parameter {
            name: "club",
            place: "query",
            required: true,
            schema: r#"{"type": "string", "minLength": 1}"#,
            says: "Short name of a club that one belongs to.",
        },
        query(
            "visibility",
            r#"{"type": "string", "enum": ["private", "club", "unlisted", "public"], "default": "club"}"#,
            "Who may see the hands.",
        ),
        query("atomic", SWITCH, "Store all records or none."),
        query("dry_run", SWITCH, "Judge everything and store no hand."),
        query("analyse", SWITCH, "Have the stored hands judged by the solver."),
        query("strict", SWITCH, "A claimed result that differs is an error."),
        query(
            "file_name",
            r#"{"type": "string", "maxLength": 200}"#,
            "What the upload is called in lists.",
        ),
        Parameter {
            name: "Idempotency-Key",
            place: "header",
            required: false,
            schema: r#"{"type": "string", "pattern": "^[!-~]{1,200}$"}"#,
            says: "With the same key the same upload is imported once; repeated, it answers the first import.",
        },
    ],
    body: Some(Body {
        kinds: &[("application/json", FILE), (body::LINES, r#"{"type": "string"}"#)],
        says: "Up to 64 MiB, if the site has not set another size, and 50,000 records, kept as they come.",
    }),
    answers: &[
        Answer {
            status: 200,
            says: "The upload has been read: the import with its report.",
            kinds: &[("application/json", VIEW)],
            headers: &[("Location", "Address of the import.")],
        },
        Answer {
            status: 202,
            says: "The upload is kept and will be read: ask for the import again.",
            kinds: &[("application/json", VIEW)],
            headers: &[("Location", "Address of the import.")],
        },
    ],
    failures: &[400, 404, 409, 413, 415, 422],
    handler: || post().to(start),
};

/// What is asked for, before a byte of the upload was read.
#[derive(Debug, Clone)]
struct Asked {
    club: Club,
    actor: Actor,
    media_type: String,
    file_name: String,
    choices: Choices,
    key: Option<String>,
}

impl Asked {
    fn request(&self) -> Request<'_> {
        Request {
            club: &self.club,
            file_name: &self.file_name,
            media_type: &self.media_type,
            choices: &self.choices,
            key: self.key.as_deref(),
        }
    }
}

/// Takes an upload.
///
/// # Errors
/// When it may not be brought in, is too large, or nothing of it can be stored.
async fn start(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
    let lang = visit.prefs.lang;
    let asked = read_request(&visit, &request).await?;
    let limit = visit.state.config.sizes.upload;
    let upload = keep(&visit.state, &asked, &request, payload, limit, lang).await?;
    let (import, view): (Import, ImportView) = visit
        .state
        .block(move |state| {
            let import = begin(state, &asked, upload)?;
            let view = told(
                state,
                &asked.actor,
                &import,
                RecordsQuery {
                    status: None,
                    after: 0,
                    limit: PAGE,
                },
                lang,
            )?;
            Ok((import, view))
        })
        .await?;
    begun(&visit, &import, &view)
}

/// Who asks for what: refused here, it is refused before the upload is read.
async fn read_request(visit: &Visit, request: &HttpRequest) -> Result<Asked, Problem> {
    let lang = visit.prefs.lang;
    // Whoever may not import learns nothing of how it is done.
    let visitor = visit.visitor().await?;
    let person = visitor.actor.person().ok_or(ActError::SignIn)?;
    visit.state.limits.count_import(person.id)?;
    body::media(request, lang)?;
    let names = [
        "club",
        "visibility",
        "atomic",
        "dry_run",
        "strict",
        "analyse",
        "file_name",
    ];
    let query = Query::of(request, &names, lang)?;
    let visibility = query.read("visibility", Visibility::parse)?.unwrap_or(Visibility::Club);
    let choices = Choices {
        visibility: visibility.as_str().to_owned(),
        dry_run: query.switch("dry_run")?,
        atomic: query.switch("atomic")?,
        strict: query.switch("strict")?,
        analyse: query.switch("analyse")?,
        sizes: visit.state.config.sizes,
        ..Choices::default()
    };
    let missing = || problem::fault(ProblemKind::BadRequest, lang, "api-parameter", "club");
    let slug = query.text("club").ok_or_else(missing)?;
    let file_name = query.text("file_name").unwrap_or_default().chars().take(200).collect();
    let key =
        key(request).map_err(|()| problem::fault(ProblemKind::BadRequest, lang, "api-parameter", "Idempotency-Key"))?;
    let media_type = request
        .headers()
        .get("content-type")
        .and_then(|value| value.to_str().ok());
    let media_type = media_type.unwrap_or_default().to_owned();
    let actor = visitor.actor;
    visit
        .state
        .block(move |state| {
            let club = find_club::by_slug(&state.store, &slug)?;
            Ok(Asked {
                club,
                actor,
                media_type,
                file_name,
                choices,
                key,
            })
        })
        .await
}

fn key(request: &HttpRequest) -> Result<Option<String>, ()> {
    let Some(value) = request.headers().get("idempotency-key") else {
        return Ok(None);
    };
    let key = value.to_str().map_err(|_| ())?;
    let sound = (1..=KEY_MAX).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if sound { Ok(Some(key.to_owned())) } else { Err(()) }
}

/// Keeps the bytes as they come. What was kept of an upload that breaks off is forgotten at once.
async fn keep(
    state: &State,
    asked: &Asked,
    request: &HttpRequest,
    payload: Payload,
    limit: usize,
    lang: talon_text::Lang,
) -> Result<UploadId, Problem> {
    let began = asked.clone();
    let now = Moment::from(state.now());
    let mut keeping = state
        .block(move |state| Ok(Keeping::begin(&state.store, &began.actor, &began.request(), now)?))
        .await
        .map(Some)?;
    let mut piece = Vec::new();
    let came = body::each_piece(request, payload, limit, lang, async |bytes| {
        piece.extend_from_slice(&bytes);
        if piece.len() >= PIECE {
            keeping = add(state, keeping.take(), mem::take(&mut piece)).await?;
        }
        Ok(())
    })
    .await;
    let last = match came {
        Ok(()) => add(state, keeping.take(), piece).await?,
        Err(problem) => {
            if let Some(kept) = keeping {
                state.block(move |state| Ok(kept.drop_all(&state.store)?)).await?;
            }
            return Err(problem);
        }
    };
    let kept = last.ok_or_else(|| Problem::internal("an upload was lost on its way"))?;
    state.block(move |state| Ok(kept.finish(&state.store, now)?)).await
}

async fn add(state: &State, keeping: Option<Keeping>, piece: Vec<u8>) -> Result<Option<Keeping>, Problem> {
    state
        .block(move |state| {
            let mut keeping = keeping;
            if let Some(keeping) = &mut keeping {
                keeping.add(&state.store, &piece)?;
            }
            Ok(keeping)
        })
        .await
}

fn begin(state: &State, asked: &Asked, upload: UploadId) -> Result<Import, Problem> {
    let (now, mut patience) = (Moment::from(state.now()), inline_time(Instant::now()));
    let (actor, request) = (&asked.actor, asked.request());
    let import = import_hands::start_and_read(&state.store, actor, &request, upload, now, &mut patience)?;
    if import.club_id != asked.club.id {
        return Err(ActError::Conflict(Conflict::KeyOfOtherImport).into());
    }
    Ok(import)
}
