//! What the forms about the hands of a table send, and what is done then. It draws nothing.

use std::collections::BTreeMap;
use std::time::Instant;

use actix_web::{HttpRequest, web};

use super::table::TablePath;
use crate::parts::{FormPart, Parts, bad, is_packed};
use talon_http::{Problem, State, inline_time};
use talon_service::config::{Sizes, in_words};
use talon_service::tournaments::{self, HandsAct, ResultAct, ResultTyped};
use talon_service::{ActError, Actor};
use talon_store::HandId;
use talon_store::hands::Visibility;
use talon_text::Lang;
use talon_tournament::EntryNo;

/// Bytes of what is brought to one table.
const BYTES_MAX: usize = 8 * 1024 * 1024;
/// Bytes of any other word.
const WORD_MAX: usize = 4_000;
const FIELDS: [&str; 13] = [
    "csrf",
    "key",
    "act",
    "hands",
    "hand",
    "seat-a",
    "seat-b",
    "seat-c",
    "shown",
    "version",
    "reason",
    "text",
    "visibility",
];
/// Who may see hands of a table once they are open; the first is usual.
pub(super) const VISIBILITIES: [Visibility; 2] = [Visibility::Club, Visibility::Public];

/// What was sent.
#[derive(Debug, Default)]
pub(super) struct TableHandsForm {
    words: BTreeMap<String, String>,
    file_name: String,
    media_type: String,
    bytes: Vec<u8>,
}

impl TableHandsForm {
    pub fn word(&self, name: &str) -> &str {
        self.words.get(name).map_or("", String::as_str)
    }

    /// Whether it is an import.
    pub fn brings(&self) -> bool {
        self.word("act") == "upload"
    }

    fn number<T: std::str::FromStr>(&self, name: &'static str) -> Result<T, ActError> {
        self.word(name).trim().parse().map_err(|_| ActError::Invalid {
            field: name,
            key: "field-bad-choice",
        })
    }
}

/// What is said of an upload that is more than the site takes, or than the club may keep.
pub(super) fn too_much(error: &ActError, sizes: Sizes, lang: Lang) -> Option<String> {
    let (key, most) = match error {
        ActError::Invalid {
            key: key @ "import-club-full",
            ..
        } => (*key, sizes.club),
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
    let mut sent = TableHandsForm::default();
    let limit = |field: &str| if field == "text" { BYTES_MAX } else { WORD_MAX };
    while let Some(part) = parts.next(limit).await? {
        match part {
            // A file that was not chosen is an empty word.
            FormPart::Word(name, value) if name == "file" && value.is_empty() => {}
            FormPart::Word(name, value) if FIELDS.contains(&name.as_str()) => {
                if sent.words.insert(name, value).is_some() {
                    return Err(bad("the form has a field too many"));
                }
            }
            FormPart::File {
                field,
                name,
                media_type,
                first,
            } if field == "file" && sent.bytes.is_empty() => {
                if is_packed(&first) {
                    return Err(bad("archives are not unpacked here"));
                }
                (sent.file_name, sent.media_type, sent.bytes) = (name, media_type, first);
                while let Some(more) = parts.more().await? {
                    sent.bytes.extend_from_slice(&more);
                    if sent.bytes.len() > BYTES_MAX {
                        return Err(ActError::TooLarge("the hands of a table").into());
                    }
                }
            }
            FormPart::Long { .. } => return Err(ActError::TooLarge("the hands of a table").into()),
            FormPart::Word(..) | FormPart::File { .. } => return Err(bad("the form has a field too many")),
        }
    }
    Ok(sent)
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
    let (store, now, key) = (&state.store, state.now(), Some(sent.word("key")));
    let act = match sent.word("act") {
        "upload" => return upload(state, actor, at, sent).map(Some),
        "result" => {
            let shown: Result<Vec<i64>, _> = sent.word("shown").split(',').map(str::parse).collect();
            let shown = shown.map_err(|_| ActError::Invalid {
                field: "shown",
                key: "field-bad-choice",
            })?;
            let seen = sent.number("version")?;
            let (round, table, reason) = (at.round, at.table, sent.word("reason"));
            let typed = ResultTyped {
                round,
                table,
                seen,
                reason,
                device: None,
            };
            tournaments::act_on_result(store, actor, at.id, typed, &ResultAct::Hands(shown), key, now)?;
            return Ok(None);
        }
        "add" => HandsAct::Add(sent.word("hands").to_owned()),
        "join" => HandsAct::Add(sent.number::<i64>("hand")?.to_string()),
        "take" => HandsAct::Take(HandId(sent.number("hand")?)),
        "free" => HandsAct::Free(HandId(sent.number("hand")?)),
        "seat" => HandsAct::Seat(
            ["seat-a", "seat-b", "seat-c"]
                .into_iter()
                .map(|name| sent.number(name).map(EntryNo))
                .collect::<Result<_, _>>()?,
        ),
        "unseat" => HandsAct::Seat(Vec::new()),
        _ => {
            return Err(ActError::Invalid {
                field: "act",
                key: "field-bad-choice",
            });
        }
    };
    tournaments::act_on_hands(store, actor, at.table_at(), &act, key, now)?;
    Ok(None)
}

fn upload(state: &State, actor: &Actor, at: TablePath, sent: &TableHandsForm) -> Result<String, ActError> {
    let typed = sent.word("text");
    let bytes = if sent.bytes.is_empty() {
        typed.as_bytes()
    } else {
        &sent.bytes
    };
    if bytes.trim_ascii().is_empty() {
        return Err(ActError::Invalid {
            field: "file",
            key: "check-empty",
        });
    }
    let name = if sent.file_name.is_empty() {
        "table"
    } else {
        &sent.file_name
    };
    let file_name: String = name.chars().filter(|c| !c.is_control()).take(80).collect();
    let (media_type, key) = (sent.media_type.as_str(), Some(sent.word("key")));
    let visibility = match sent.word("visibility") {
        "" => Some(VISIBILITIES[0]),
        word => VISIBILITIES.into_iter().find(|one| one.as_str() == word),
    };
    let visibility = visibility.ok_or(ActError::Invalid {
        field: "visibility",
        key: "field-bad-choice",
    })?;
    let sizes = state.config.sizes;
    let what = tournaments::HandsUpload {
        file_name: &file_name,
        media_type,
        sizes,
        visibility,
        key,
    };
    let mut patience = inline_time(Instant::now());
    let (mut bytes, now) = (bytes, state.now().into());
    let at = at.table_at();
    let import = tournaments::bring_hands(&state.store, actor, at, what, &mut bytes, now, &mut patience)?;
    Ok(import.public_id)
}
