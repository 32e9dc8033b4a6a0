//! What the forms about the hands of a table send, and what is done then. It draws nothing.

use std::time::Instant;

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use super::table::TablePath;
use crate::act_form::{ActForm, Keyed, act_request};
use crate::parts::{FormPart, Parts, bad, is_packed};
use talon_http::{Problem, State, inline_time, invalid_key};
use talon_service::config::{Sizes, in_words};
use talon_service::tournaments::{
    ActOnHands, ActOnResult, ActRequest, HandsAct, HandsUpload, ResultAct, ResultTyped, bring_hands,
};
use talon_service::{ActError, Actor, InvalidValue, TooLarge};
use talon_store::HandId;
use talon_store::hands::Visibility;
use talon_text::Lang;
use talon_tournament::EntryNo;

/// Bytes of what is brought to one table.
const BYTES_MAX: usize = 8 * 1024 * 1024;
/// Bytes of any other word.
const WORD_MAX: usize = 4_000;
/// Who may see hands of a table once they are open; the first is usual.
pub(super) const VISIBILITIES: [Visibility; 2] = [Visibility::Club, Visibility::Public];

/// A form of the page.
type HandsForm = ActForm<Keyed, TableHandsAct>;

/// What is done with the hands of a table.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum TableHandsAct {
    /// Records come, in a file or as text.
    Upload {
        #[serde(default)]
        text: String,
        #[serde(default)]
        visibility: String,
    },
    /// What the hands come to becomes the result.
    Result {
        /// The scores that were seen, in the order of the seats.
        shown: String,
        version: u32,
        #[serde(default)]
        reason: String,
    },
    /// Hands of the club come, by their numbers or addresses.
    Add {
        #[serde(default)]
        hands: String,
    },
    /// One that says so of itself is one of the table.
    Join {
        hand: i64,
    },
    Take {
        hand: i64,
    },
    Free {
        hand: i64,
    },
    #[serde(rename_all = "kebab-case")]
    Seat {
        seat_a: u16,
        seat_b: u16,
        seat_c: u16,
    },
    Unseat,
}

/// What was sent.
#[derive(Debug)]
pub(super) struct TableHandsForm {
    form: HandsForm,
    file: File,
}

/// A file that was sent along.
#[derive(Debug, Default)]
struct File {
    name: String,
    media_type: String,
    bytes: Vec<u8>,
}

impl TableHandsForm {
    /// The hands that were named.
    pub fn hands(&self) -> &str {
        match &self.form.act {
            TableHandsAct::Add { hands } => hands,
            _ => "",
        }
    }

    /// Whether it is an import.
    pub fn brings(&self) -> bool {
        matches!(self.form.act, TableHandsAct::Upload { .. })
    }
}

/// What is said of an upload that is more than the site takes, or than the club may keep.
pub(super) fn too_much(error: &ActError, sizes: Sizes, lang: Lang) -> Option<String> {
    let (key, most) = match error {
        ActError::Invalid {
            why: why @ InvalidValue::ClubFull,
            ..
        } => (invalid_key(*why), sizes.club),
        ActError::TooLarge(_) => ("import-too-large", sizes.upload.min(BYTES_MAX)),
        _ => return None,
    };
    Some(lang.t_args(key, &[("size", in_words(most).as_str().into())]))
}

/// Reads a form, with or without a file.
///
/// # Errors
/// When it is none of ours, or too large.
pub(super) async fn receive(request: &HttpRequest, body: web::Payload) -> Result<TableHandsForm, Problem> {
    let mut parts = Parts::new(request, body).await?.within(BYTES_MAX + BYTES_MAX / 8);
    let (mut words, mut file) = (Vec::new(), File::default());
    let limit = |field: &str| if field == "text" { BYTES_MAX } else { WORD_MAX };
    while let Some(part) = parts.next(limit).await? {
        match part {
            // A file that was not chosen is an empty word.
            FormPart::Word(name, value) if name == "file" && value.is_empty() => {}
            FormPart::Word(name, value) => words.push((name, value)),
            FormPart::File {
                field,
                name,
                media_type,
                first,
            } if field == "file" && file.bytes.is_empty() => {
                if is_packed(&first) {
                    return Err(bad("archives are not unpacked here"));
                }
                file = File {
                    name,
                    media_type,
                    bytes: first,
                };
                while let Some(more) = parts.more().await? {
                    file.bytes.extend_from_slice(&more);
                    if file.bytes.len() > BYTES_MAX {
                        return Err(ActError::TooLarge(TooLarge::TableHands).into());
                    }
                }
            }
            FormPart::Long { .. } => return Err(ActError::TooLarge(TooLarge::TableHands).into()),
            FormPart::File { .. } => return Err(bad("the form has a field too many")),
        }
    }
    let form = HandsForm::of(words, &["key"])?;
    Ok(TableHandsForm { form, file })
}

/// Does what was asked; the address of the import, if there is one.
///
/// # Errors
/// When the actor may not, or what was sent cannot be.
pub(super) fn act(
    state: &State,
    actor: &Actor,
    at: TablePath,
    sent: &TableHandsForm,
) -> Result<Option<String>, ActError> {
    let request = act_request(state, actor, at.id, sent.form.request(&sent.form.common.key));
    let act = match &sent.form.act {
        TableHandsAct::Upload { text, visibility } => {
            return upload(&request, state, at, &sent.file, text, visibility).map(Some);
        }
        TableHandsAct::Result { shown, version, reason } => {
            let typed = ResultTyped {
                round: at.round,
                table: at.table,
                seen: *version,
                reason,
                device: None,
            };
            let act = ResultAct::Hands(scores(shown)?);
            request.act(ActOnResult { typed, act })?;
            return Ok(None);
        }
        TableHandsAct::Add { hands } => HandsAct::Add(hands.clone()),
        TableHandsAct::Join { hand } => HandsAct::Add(hand.to_string()),
        TableHandsAct::Take { hand } => HandsAct::Take(HandId(*hand)),
        TableHandsAct::Free { hand } => HandsAct::Free(HandId(*hand)),
        TableHandsAct::Seat { seat_a, seat_b, seat_c } => {
            HandsAct::Seat([*seat_a, *seat_b, *seat_c].map(EntryNo).to_vec())
        }
        TableHandsAct::Unseat => HandsAct::Seat(Vec::new()),
    };
    request.act(ActOnHands { at: at.table_at(), act })?;
    Ok(None)
}

/// The scores that were seen when the hands were taken for the result.
fn scores(shown: &str) -> Result<Vec<i64>, ActError> {
    let scores: Result<Vec<i64>, _> = shown.split(',').map(str::parse).collect();
    scores.map_err(|_| ActError::Invalid {
        field: "shown",
        why: InvalidValue::BadChoice,
    })
}

/// Imports what was sent, and answers the address of the import.
fn upload(
    request: &ActRequest<'_>,
    state: &State,
    at: TablePath,
    file: &File,
    text: &str,
    visibility: &str,
) -> Result<String, ActError> {
    let bytes = if file.bytes.is_empty() {
        text.as_bytes()
    } else {
        &file.bytes
    };
    if bytes.trim_ascii().is_empty() {
        return Err(ActError::Invalid {
            field: "file",
            why: InvalidValue::NothingSent,
        });
    }
    let name = if file.name.is_empty() { "table" } else { &file.name };
    let file_name: String = name.chars().filter(|c| !c.is_control()).take(80).collect();
    let visibility = match visibility {
        "" => Some(VISIBILITIES[0]),
        word => VISIBILITIES.into_iter().find(|one| one.as_str() == word),
    };
    let upload = HandsUpload {
        file_name: &file_name,
        media_type: &file.media_type,
        sizes: state.config.sizes,
        visibility: visibility.ok_or(ActError::Invalid {
            field: "visibility",
            why: InvalidValue::BadChoice,
        })?,
    };
    let mut between = inline_time(Instant::now());
    let import = bring_hands(request, at.table_at(), upload, &mut &*bytes, &mut between)?;
    Ok(import.public_id)
}
