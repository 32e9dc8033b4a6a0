//! `POST /api/v1/imports`: keeps what is sent while it comes, and reads a small upload at once; a large one is read by
//! a worker.

use std::mem;
use std::time::Instant;

use actix_web::web::Payload;
use actix_web::{HttpRequest, post};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::{PAGE, RecordsQuery, begun, told};
use super::wire::ImportView;
use crate::idempotency::{IdempotencyKey, key};
use crate::query::{self, Switch, text};
use crate::responses::Fails;
use crate::wire::{RecordFile, RecordText};
use crate::{ApiResult, body};
use talon_http::{Problem, State, Visit, inline_time};
use talon_service::import_hands::{self, Choices, Keeping, Request};
use talon_service::{ActError, Actor, Conflict, find_club};
use talon_store::clubs::Club;
use talon_store::hands::Visibility;
use talon_store::imports::Import;
use talon_store::{Moment, UploadId};

/// Bytes that are written in one go.
const PIECE: usize = 256 * 1024;

/// Where the records are to go, and how they are to be judged.
#[derive(Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
struct ImportQuery {
    /// Short name of a club that one belongs to.
    #[serde(deserialize_with = "text")]
    #[param(required, min_length = 1)]
    club: Option<String>,
    /// Who may see the hands.
    #[param(inline)]
    visibility: HandsVisibleTo,
    /// Store all records or none.
    #[param(inline)]
    atomic: Switch,
    /// Judge everything and store no hand.
    #[param(inline)]
    dry_run: Switch,
    /// Have the stored hands judged by the solver.
    #[param(inline)]
    analyse: Switch,
    /// A claimed result that differs is an error.
    #[param(inline)]
    strict: Switch,
    /// Treat table rows that have numbers but no contract as typed totals.
    #[param(inline)]
    totals: Switch,
    /// What the upload is called in lists.
    #[serde(deserialize_with = "text")]
    #[param(max_length = 200)]
    file_name: Option<String>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(default = "club")]
enum HandsVisibleTo {
    Private,
    #[default]
    Club,
    Unlisted,
    Public,
}

impl From<HandsVisibleTo> for Visibility {
    fn from(word: HandsVisibleTo) -> Visibility {
        match word {
            HandsVisibleTo::Private => Visibility::Private,
            HandsVisibleTo::Club => Visibility::Club,
            HandsVisibleTo::Unlisted => Visibility::Unlisted,
            HandsVisibleTo::Public => Visibility::Public,
        }
    }
}

/// What is asked for, before a byte of the upload was read.
#[derive(Debug, Clone)]
struct ImportRequest {
    club: Club,
    actor: Actor,
    media_type: String,
    file_name: String,
    choices: Choices,
    key: Option<String>,
}

impl ImportRequest {
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

/// Bring records into a club
#[utoipa::path(
    operation_id = "startImport",
    params(ImportQuery, IdempotencyKey),
    request_body(
        description = "Up to 64 MiB, if the site has not set another size, and 50,000 records, kept as they come; a \
            table also as text/csv.",
        content(
            (inline(RecordFile) = "application/json"),
            (String = "application/x-ndjson"),
            (inline(RecordText) = "text/plain"),
        ),
    ),
    responses(
        (
            status = 200,
            description = "The upload has been read: the import with its report.",
            body = ImportView,
            headers(("Location" = String, description = "Address of the import.")),
        ),
        (
            status = 202,
            description = "The upload is kept and will be read: ask for the import again.",
            body = ImportView,
            headers(("Location" = String, description = "Address of the import.")),
        ),
        Fails<404>,
        Fails<409>,
        Fails<422>,
    )
)]
#[post("/api/v1/imports")]
pub(crate) async fn start(visit: Visit, request: HttpRequest, payload: Payload) -> ApiResult {
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
async fn read_request(visit: &Visit, request: &HttpRequest) -> Result<ImportRequest, Problem> {
    let lang = visit.prefs.lang;
    // Anyone who may not import learns nothing of how it is done.
    let visitor = visit.visitor().await?;
    let person = visitor.actor.person().ok_or(ActError::SignIn)?;
    visit.state.limits.count_import(person.id)?;
    body::records(request, lang)?;
    let query: ImportQuery = query::read(request, lang)?;
    let choices = Choices {
        visibility: Visibility::from(query.visibility).as_str().to_owned(),
        dry_run: query.dry_run.0,
        atomic: query.atomic.0,
        strict: query.strict.0,
        totals: query.totals.0,
        analyse: query.analyse.0,
        sizes: visit.state.config.sizes,
        ..Choices::default()
    };
    let slug = query.club.ok_or_else(|| query::fault(lang, "club"))?;
    let file_name = query.file_name.unwrap_or_default().chars().take(200).collect();
    let key = key(request, lang)?;
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
            Ok(ImportRequest {
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

/// Keeps the bytes as they come. What was kept of an upload that breaks off is forgotten at once.
async fn keep(
    state: &State,
    asked: &ImportRequest,
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

fn begin(state: &State, asked: &ImportRequest, upload: UploadId) -> Result<Import, Problem> {
    let (now, mut patience) = (Moment::from(state.now()), inline_time(Instant::now()));
    let (actor, request) = (&asked.actor, asked.request());
    let import = import_hands::start_and_read(&state.store, actor, &request, upload, now, &mut patience)?;
    if import.club_id != asked.club.id {
        return Err(ActError::Conflict(Conflict::KeyOfOtherImport).into());
    }
    Ok(import)
}
