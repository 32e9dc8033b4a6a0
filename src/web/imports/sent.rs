//! What the import form sends, part by part: words first, files as they come. A form without files, as it is sent again
//! after signing in, is read as well. It keeps nothing.

use actix_multipart::{Field, Multipart};
use actix_web::http::header::CONTENT_TYPE;
use actix_web::{HttpRequest, web};
use futures_util::StreamExt as _;

use crate::http::{Problem, ProblemKind};
use crate::store::hands::Visibility;

/// Bytes of a text that is pasted; longer ones come as files.
const TEXT_MAX: usize = 2 * 1024 * 1024;
/// Bytes of any other word.
const WORD_MAX: usize = 500;
/// Bytes of a form without files.
const FORM_MAX: usize = 256 * 1024;
/// What is kept of a form for after signing in.
const TYPED_MAX: usize = 160 * 1024;

/// The words of the form.
#[derive(Debug, Clone, Default)]
pub(super) struct Draft {
    pub club: String,
    pub visibility: String,
    pub atomic: bool,
    pub name: String,
    pub text: String,
}

impl Draft {
    pub fn visibility(&self) -> Visibility {
        Visibility::parse(&self.visibility).unwrap_or(Visibility::Club)
    }

    fn set(&mut self, name: &str, value: String) -> Result<(), Problem> {
        match name {
            "csrf" => {}
            "club" => self.club = value,
            "visibility" => {
                self.visibility = value;
                if Visibility::parse(&self.visibility).is_none() {
                    return Err(bad("no such visibility"));
                }
            }
            "atomic" => self.atomic = value == "1",
            "name" => self.name = value,
            "text" => self.text = value,
            _ => return Err(bad("the form has a field too many")),
        }
        Ok(())
    }
}

fn bad(why: &'static str) -> Problem {
    Problem::new(ProblemKind::BadRequest, why)
}

/// A form on its way.
pub(super) struct Sent {
    parts: Option<Multipart>,
    file: Option<Field>,
    fields: Vec<(String, String)>,
}

/// What came next.
pub(super) enum Part {
    /// A word, and it is in the draft.
    Word,
    /// A text that is longer than a text may be.
    TooLong,
    /// A file that is not empty, with its first bytes; `more` gives the others.
    File { name: String, media_type: String, first: Vec<u8> },
}

impl Sent {
    /// Reads the whole of a form without files; of one with files nothing yet.
    pub async fn new(request: &HttpRequest, body: web::Payload) -> Result<Sent, Problem> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with("multipart/form-data")) {
            let parts = Multipart::new(request.headers(), body);
            return Ok(Sent { parts: Some(parts), file: None, fields: Vec::new() });
        }
        let whole = body.to_bytes_limited(FORM_MAX).await;
        let whole = whole.map_err(|_| Problem::new(ProblemKind::TooLarge, "this form is too large"))?;
        let whole = whole.map_err(|_| bad("the form broke off"))?;
        let mut fields: Vec<(String, String)> =
            serde_html_form::from_bytes(&whole).map_err(|_| bad("this is no form"))?;
        fields.reverse();
        Ok(Sent { parts: None, file: None, fields })
    }

    /// The next word or file.
    pub async fn next(&mut self, draft: &mut Draft) -> Result<Option<Part>, Problem> {
        let Some(parts) = &mut self.parts else {
            let Some((name, value)) = self.fields.pop() else { return Ok(None) };
            draft.set(&name, value)?;
            return Ok(Some(Part::Word));
        };
        self.file = None;
        let Some(field) = parts.next().await else { return Ok(None) };
        let mut field = field.map_err(|_| bad("the form broke off"))?;
        let name = field.name().unwrap_or_default().to_owned();
        let file_name = field.content_disposition().and_then(|about| about.get_filename()).map(str::to_owned);
        if let Some(file_name) = file_name {
            if name != "file" {
                return Err(bad("the form has a field too many"));
            }
            let media_type = field.content_type().map(ToString::to_string).unwrap_or_default();
            let Some(first) = piece(&mut field).await? else { return Ok(Some(Part::Word)) };
            self.file = Some(field);
            return Ok(Some(Part::File { name: file_name, media_type, first }));
        }
        let limit = if name == "text" { TEXT_MAX } else { WORD_MAX };
        let mut value = Vec::new();
        while let Some(bytes) = piece(&mut field).await? {
            value.extend_from_slice(&bytes);
            if value.len() > limit {
                return Ok(Some(Part::TooLong));
            }
        }
        draft.set(&name, String::from_utf8(value).map_err(|_| bad("the form is not UTF-8"))?)?;
        Ok(Some(Part::Word))
    }

    /// More of the file that came last.
    pub async fn more(&mut self) -> Result<Option<Vec<u8>>, Problem> {
        match &mut self.file {
            Some(file) => piece(file).await,
            None => Ok(None),
        }
    }

    /// The words of somebody who is not signed in; a file cannot be kept for a stranger.
    pub async fn typed(&mut self) -> Vec<(String, String)> {
        let mut draft = Draft::default();
        while let Ok(Some(Part::Word)) = self.next(&mut draft).await {}
        if draft.text.len() > TYPED_MAX {
            draft.text.clear();
        }
        let Draft { club, visibility, atomic, name, text } = draft;
        let mut typed = vec![("club", club), ("visibility", visibility), ("name", name), ("text", text)];
        if atomic {
            typed.push(("atomic", "1".to_owned()));
        }
        typed.retain(|(_, value)| !value.is_empty());
        typed.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }
}

/// The next bytes of a field; empty ones are none.
async fn piece(field: &mut Field) -> Result<Option<Vec<u8>>, Problem> {
    loop {
        match field.next().await {
            None => return Ok(None),
            Some(Err(_)) => return Err(bad("the upload broke off")),
            Some(Ok(bytes)) if bytes.is_empty() => {}
            Some(Ok(bytes)) => return Ok(Some(bytes.to_vec())),
        }
    }
}
