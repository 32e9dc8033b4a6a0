//! Takes what the form sends: every file, and the text, becomes an import of its own. What is refused keeps nothing
//! else from being taken, and is told by its name.

use std::ops::ControlFlow;
use std::time::Instant;

use actix_web::http::StatusCode;

use super::preview;
use super::sent::{Draft, limit};
use crate::parts::{FormPart, Parts, bad, no_text};
use talon_http::{Problem, State, Visit, Visitor, inline_time, invalid_key};
use talon_service::import_hands::{self, Choices, Keeping, Request};
use talon_service::{ActError, Actor, drafts, find_club};
use talon_store::DraftId;
use talon_store::imports::Import;

/// Characters of the name of an import.
pub(super) const NAME_MAX: usize = 80;
/// Files of one form, the pasted text among them.
pub(super) const FILES_MAX: usize = 100;
/// Bytes that are passed over of a refused file, so that a browser hears of it and what comes after it is taken; and of
/// all that come after the last that may.
const DRAINED_MAX: usize = 16 * 1024 * 1024;
/// Bytes of a file that may be an evening to look at first.
const HELD_MAX: usize = 256 * 1024;

/// What came of a form.
#[derive(Debug, Default)]
pub(super) struct ReceivedUploads {
    pub taken: Vec<Import>,
    pub refused: Vec<RefusedFile>,
    /// Nothing more may be taken of this form.
    is_closed: bool,
    /// Files that came after that.
    pub left_out: usize,
    /// The last refused file did not end, so that nothing after it was looked at.
    pub is_cut: bool,
    /// The text is an evening that is shown before it is stored.
    pub is_previewed: bool,
    /// The only file so far, where it is so short that it may be an evening to be shown first.
    held: Option<HeldFile>,
}

/// A file that came whole.
#[derive(Debug)]
struct HeldFile {
    name: String,
    about: About,
    bytes: Vec<u8>,
}

/// A file or text that was not taken.
#[derive(Debug)]
pub(super) struct RefusedFile {
    /// Empty where nothing was sent.
    pub name: String,
    pub status: StatusCode,
    /// Why, as a key of the texts.
    pub key: &'static str,
    /// Seconds after which it may be sent again.
    pub wait: Option<u64>,
}

/// Every file, and the pasted text. What was taken of the text is no longer in the draft.
///
/// # Errors
/// When the form is none of ours, or the database fails.
pub(super) async fn take_all(
    visit: &Visit,
    visitor: &Visitor,
    sent: &mut Parts,
    draft: &mut Draft,
) -> Result<ReceivedUploads, Problem> {
    let (mut outcome, began) = (ReceivedUploads::default(), Instant::now());
    let pasted = visit.prefs.lang.t("import-pasted");
    while let Some(part) = outcome.next(sent).await? {
        let Some(file) = file_of(part, draft, &pasted)? else {
            continue;
        };
        let FileStart {
            name,
            media_type,
            mut first,
        } = file;
        // They are counted and told of together: there may be thousands of them.
        if outcome.is_closed {
            outcome.left_out += 1;
            continue;
        }
        outcome.take_held(visit, visitor, sent).await?;
        let about = About::of(visit, draft, began, &name, media_type, outcome.count());
        if outcome.count() == 0 && draft.text.trim().is_empty() && preview::begins(&first) {
            first = match short_file(sent, first).await? {
                (bytes, true) => {
                    outcome.held = Some(HeldFile { name, about, bytes });
                    continue;
                }
                (bytes, false) => bytes,
            };
        }
        let taken = match (outcome.room(visit, visitor), no_text(&first)) {
            (Err(refused), _) => {
                outcome.is_closed = true;
                sent.at_most(DRAINED_MAX);
                outcome.refuse(&name, refused)?;
                continue;
            }
            (Ok(()), Some(key)) => Err(Refused::Fault(StatusCode::UNSUPPORTED_MEDIA_TYPE, key, None)),
            (Ok(()), None) => take(visit, visitor, sent, &about, first).await,
        };
        if outcome.add(&name, taken)?.is_break() && !sent.pass(DRAINED_MAX).await? {
            outcome.is_cut = true;
            break;
        }
    }
    if !outcome.hold_as_text(draft) {
        outcome.take_held(visit, visitor, sent).await?;
    }
    if !draft.text.trim().is_empty() {
        take_text(visit, visitor, draft, began, &mut outcome).await?;
        if outcome.is_previewed {
            return Ok(outcome);
        }
    }
    if outcome.count() == 0 {
        // A form in which nothing was sent counts all the same.
        let refused = outcome.room(visit, visitor).err();
        let empty = Refused::Fault(StatusCode::UNPROCESSABLE_ENTITY, "check-empty", None);
        outcome.refuse("", refused.unwrap_or(empty))?;
    }
    Ok(outcome)
}

/// A file of which the first bytes came.
struct FileStart {
    name: String,
    media_type: String,
    first: Vec<u8>,
}

/// The file that a part of the form begins; a word goes into the draft.
fn file_of(part: FormPart, draft: &mut Draft, pasted: &str) -> Result<Option<FileStart>, Problem> {
    match part {
        FormPart::Word(name, value) => draft.set(&name, value).map(|()| None),
        FormPart::File { field, .. } if field != "file" => Err(bad("the form has a field too many")),
        FormPart::File {
            name,
            media_type,
            first,
            ..
        } => Ok(Some(FileStart {
            name,
            media_type,
            first,
        })),
        // Too long to be shown again, so it is taken while it comes.
        FormPart::Long { field, first } if field == "text" => Ok(Some(FileStart {
            name: pasted.to_owned(),
            media_type: String::new(),
            first,
        })),
        // Of a name only the beginning is used; no other word is so long.
        FormPart::Long { field, first } => draft
            .set(&field, String::from_utf8_lossy(&first).into_owned())
            .map(|()| None),
    }
}

/// The beginning of a file with what follows it, up to the length of an evening, and whether that is all of it.
async fn short_file(sent: &mut Parts, first: Vec<u8>) -> Result<(Vec<u8>, bool), Problem> {
    let mut bytes = first;
    while bytes.len() <= HELD_MAX {
        match sent.more().await? {
            Some(piece) => bytes.extend(piece),
            None => return Ok((bytes, true)),
        }
    }
    Ok((bytes, false))
}

/// What was pasted, unless it is shown first.
async fn take_text(
    visit: &Visit,
    visitor: &Visitor,
    draft: &mut Draft,
    began: Instant,
    outcome: &mut ReceivedUploads,
) -> Result<(), Problem> {
    outcome.is_previewed = is_previewed(visit, draft).await?;
    if outcome.is_previewed {
        return Ok(());
    }
    let pasted = visit.prefs.lang.t("import-pasted");
    let mut about = About::of(visit, draft, began, &pasted, String::new(), outcome.count());
    about.choices.rows = draft.chosen();
    let taken = match outcome.room(visit, visitor) {
        Ok(()) => keep(visit, visitor, &about, draft.text.clone().into_bytes()).await,
        refused => refused.map(|()| None),
    };
    if outcome.add(&pasted, taken)?.is_continue() {
        let text = std::mem::take(&mut draft.text);
        if let (Some(id), Some(import)) = (draft.draft, outcome.taken.last()) {
            close_draft(visit, visitor, id, text, import.clone()).await?;
        }
    }
    Ok(())
}

/// The draft whose text was stored is one no more.
async fn close_draft(
    visit: &Visit,
    visitor: &Visitor,
    id: DraftId,
    text: String,
    import: Import,
) -> Result<(), Problem> {
    let actor = visitor.actor.clone();
    let close = move |state: &State| {
        // Browsers send the ends of lines in their own way.
        let text = text.replace("\r\n", "\n");
        Ok(drafts::close(
            &state.store,
            &actor,
            id,
            &text,
            &import,
            state.now().into(),
        )?)
    };
    visit.state.block(close).await.map(|_| ())
}

/// Whether the text is shown before it is stored.
async fn is_previewed(visit: &Visit, draft: &Draft) -> Result<bool, Problem> {
    let draft = draft.clone();
    visit.state.block(move |_| Ok(preview::is_wanted(&draft))).await
}

impl ReceivedUploads {
    fn count(&self) -> usize {
        self.taken.len() + self.refused.len()
    }

    /// Takes the file that waited, as it is not the only one.
    async fn take_held(&mut self, visit: &Visit, visitor: &Visitor, sent: &mut Parts) -> Result<(), Problem> {
        let Some(held) = self.held.take() else { return Ok(()) };
        let taken = match self.room(visit, visitor) {
            Ok(()) => keep(visit, visitor, &held.about, held.bytes).await,
            refused => refused.map(|()| None),
        };
        if self.add(&held.name, taken)?.is_break() && self.is_closed {
            sent.at_most(DRAINED_MAX);
        }
        Ok(())
    }

    /// Makes the text of the form of the file that waits, if it is the only one and nothing was typed; says whether it
    /// did.
    fn hold_as_text(&mut self, draft: &mut Draft) -> bool {
        if self.count() > 0 || !draft.text.trim().is_empty() {
            return false;
        }
        let text = self
            .held
            .as_ref()
            .and_then(|held| talon_shorthand::as_text(&held.bytes));
        let Some(text) = text.filter(|text| preview::is_evening(text.as_bytes())) else {
            return false;
        };
        if draft.name.trim().is_empty()
            && let Some(held) = self.held.take()
        {
            draft.name = held.about.file_name;
        }
        self.held = None;
        draft.text = text;
        true
    }

    /// What comes next of the form. Once nothing more may be taken it does not matter how it ends.
    async fn next(&mut self, sent: &mut Parts) -> Result<Option<FormPart>, Problem> {
        let next = sent.next(limit).await;
        if next.is_err() && self.is_closed {
            self.is_cut = true;
            return Ok(None);
        }
        next
    }

    /// Counts one more file, which is an import of its own.
    fn room(&self, visit: &Visit, visitor: &Visitor) -> Result<(), Refused> {
        if self.count() >= FILES_MAX {
            return Err(Refused::Fault(
                StatusCode::PAYLOAD_TOO_LARGE,
                "import-too-many-files",
                None,
            ));
        }
        let user = visitor.actor.user().ok_or(ActError::SignIn)?;
        visit
            .state
            .limits
            .count_import(user)
            .map_err(|late| Refused::Fault(late.kind.status(), "import-too-often", late.retry_after))
    }

    /// Writes down what became of one file, and breaks where it was refused.
    fn add(&mut self, name: &str, taken: Result<Option<Import>, Refused>) -> Result<ControlFlow<()>, Problem> {
        match taken {
            Ok(import) => self.taken.extend(import),
            Err(refused) => {
                self.refuse(name, refused)?;
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn refuse(&mut self, name: &str, refused: Refused) -> Result<(), Problem> {
        match refused {
            Refused::Problem(problem) => Err(problem),
            Refused::Fault(status, key, wait) => {
                self.refused.push(RefusedFile {
                    name: name.to_owned(),
                    status,
                    key,
                    wait,
                });
                Ok(())
            }
        }
    }
}

/// What was sent is not taken: for a reason that the form can say, or another.
enum Refused {
    Fault(StatusCode, &'static str, Option<u64>),
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
            ActError::Invalid { field: "file", why } => {
                Refused::Fault(StatusCode::UNPROCESSABLE_ENTITY, invalid_key(why), None)
            }
            ActError::TooLarge(_) => Refused::Fault(StatusCode::PAYLOAD_TOO_LARGE, "import-too-large", None),
            error => Refused::Problem(error.into()),
        }
    }
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

/// The same of one that came whole.
async fn keep(visit: &Visit, visitor: &Visitor, about: &About, bytes: Vec<u8>) -> Result<Option<Import>, Refused> {
    let keeping = Some(about.begin(visit, visitor).await?);
    let keeping = Some(add(&visit.state, keeping, bytes).await?);
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
    /// What is sent as the first of a form has the name that was typed; what comes after it has its own beside it.
    fn of(visit: &Visit, draft: &Draft, began: Instant, name: &str, media_type: String, before: usize) -> About {
        let named = draft.name.trim();
        let name = match (named, before) {
            ("", _) => name.to_owned(),
            (named, 0) => named.to_owned(),
            (named, _) => format!("{named}: {name}"),
        };
        About {
            club: draft.club.clone(),
            file_name: name.chars().filter(|c| !c.is_control()).take(NAME_MAX).collect(),
            media_type,
            choices: Choices {
                visibility: draft.visibility().as_str().to_owned(),
                atomic: draft.atomic,
                analyse: draft.analyse,
                strict: draft.strict,
                totals: draft.totals,
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
            import_hands::start_and_read(&state.store, actor, request, upload, now, &mut inline_time(began))
        });
        import.await.map(Some)
    }
}
