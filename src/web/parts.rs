//! A form as it comes, part by part: words whole, files piece by piece. A form without files, as it is sent again after
//! signing in, is read as well. It knows no form and keeps nothing.

use actix_multipart::{Field, Multipart};
use actix_web::http::header::CONTENT_TYPE;
use actix_web::{HttpMessage as _, HttpRequest, web};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;

use talon_http::{Problem, ProblemKind, RECOVERED_MAX, RecoveredForm, State, remember};
pub(super) use talon_records::json::is_packed;
use talon_records::json::{Reason, of_another_kind};

/// What a part counts at least, so that there cannot be any number of empty ones.
const PART: usize = 64;

/// Bytes that are read of a form of which nothing is kept, so that it can be said what is wrong with it: a browser that
/// is not listened to shows no answer. A file of hands is not larger.
pub(super) const DRAINED_MAX: usize = 64 * 1024 * 1024;

/// A form on its way.
pub(super) struct Parts {
    /// Bytes that may still come.
    left: usize,
    parts: Option<Multipart>,
    file: Option<Field>,
    fields: Vec<(String, String)>,
    /// What it came with, where its words are remembered.
    request: HttpRequest,
}

/// What came next.
pub(super) enum FormPart {
    /// A field with its value.
    Word(String, String),
    /// A value that is longer than the limit, as far as it has come; `more` gives the rest.
    Long { field: String, first: Vec<u8> },
    /// A file that is not empty, with its first bytes; `more` gives the others.
    File {
        field: String,
        name: String,
        media_type: String,
        first: Vec<u8>,
    },
}

/// What is wrong with a form that no page of ours sends.
pub(super) fn bad(why: &'static str) -> Problem {
    Problem::new(ProblemKind::BadRequest, why)
}

/// Why a file that begins so is not taken as records, as a key of the texts; none where it may be a text.
pub(super) fn no_text(first: &[u8]) -> Option<&'static str> {
    match of_another_kind(first)? {
        Reason::Packed => Some("import-packed"),
        Reason::Picture => Some("import-picture"),
        Reason::Pdf => Some("import-pdf"),
        Reason::Office => Some("import-office"),
        Reason::NoText => Some("import-no-text"),
        // Other faults of a text are found where it is read, with their places.
        _ => None,
    }
}

/// The same of what was pasted: the letters that a picture or another file looks like as a text, or an address that
/// carries one.
pub(super) fn no_pasted_text(text: &str) -> Option<&'static str> {
    let text = text.trim_start();
    if let Some(carried) = text.strip_prefix("data:") {
        let kinds = [("image/", "import-picture"), ("application/pdf", "import-pdf")];
        return kinds
            .into_iter()
            .find_map(|(kind, key)| carried.starts_with(kind).then_some(key));
    }
    let is_picture = PICTURES_AS_TEXT.iter().any(|start| text.starts_with(start));
    if is_picture {
        Some("import-picture")
    } else {
        no_text(text.as_bytes())
    }
}

/// How pictures begin where their first bytes were taken for letters.
const PICTURES_AS_TEXT: [&str; 6] = [
    "\u{fffd}PNG\r",
    "\u{fffd}PNG\n",
    "‰PNG",
    "ÿØÿ",
    "\u{fffd}\u{fffd}\u{fffd}\u{fffd}\0\u{10}JFIF",
    "<svg ",
];

/// A form in which a name may stand several times.
pub(crate) fn repeated<T: DeserializeOwned>(fields: &[(String, String)]) -> Result<T, Problem> {
    let no = |_| bad("the form has a field or a choice that this page does not know");
    let form = serde_html_form::to_string(fields).map_err(|_| bad("this is no form"))?;
    serde_html_form::from_str(&form).map_err(no)
}

impl Parts {
    /// Reads the whole of a form without files; of one with files nothing yet.
    pub async fn new(request: &HttpRequest, body: web::Payload) -> Result<Parts, Problem> {
        let kind = request
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|value| value.to_str().ok());
        if kind.is_some_and(|kind| kind.to_ascii_lowercase().starts_with("multipart/form-data")) {
            let parts = Multipart::new(request.headers(), body);
            let (fields, request) = (Vec::new(), request.clone());
            return Ok(Parts {
                left: usize::MAX,
                parts: Some(parts),
                file: None,
                fields,
                request,
            });
        }
        let most = request
            .app_data::<web::Data<State>>()
            .map_or(0, |state| state.config.sizes.form);
        let whole = body.to_bytes_limited(most).await;
        let whole = whole.map_err(|_| Problem::new(ProblemKind::TooLarge, "this form is too large"))?;
        let whole = whole.map_err(|_| bad("the form broke off"))?;
        let mut fields: Vec<(String, String)> =
            serde_html_form::from_bytes(&whole).map_err(|_| bad("this is no form"))?;
        fields.reverse();
        Ok(Parts {
            left: usize::MAX,
            parts: None,
            file: None,
            fields,
            request: request.clone(),
        })
    }

    /// The same form, of which no more than so many bytes are read.
    pub fn within(self, most: usize) -> Parts {
        Parts { left: most, ..self }
    }

    /// Lets no more than so many bytes come from here on.
    pub fn at_most(&mut self, bytes: usize) {
        self.left = bytes;
    }

    /// The next word or file; `limit` says how long the value of a field may be.
    pub async fn next(&mut self, limit: impl Fn(&str) -> usize) -> Result<Option<FormPart>, Problem> {
        let Some(parts) = &mut self.parts else {
            let Some((name, value)) = self.fields.pop() else {
                return Ok(None);
            };
            let fits = value.len() <= limit(&name);
            let long = |field, value: String| FormPart::Long {
                field,
                first: value.into_bytes(),
            };
            return Ok(Some(if fits {
                FormPart::Word(name, value)
            } else {
                long(name, value)
            }));
        };
        // What nobody wanted of the last one is counted too.
        if let Some(mut rest) = self.file.take() {
            while piece(&mut rest, &mut self.left).await?.is_some() {}
        }
        let Some(field) = parts.next().await else {
            return Ok(None);
        };
        let mut field = field.map_err(|_| bad("the form broke off"))?;
        count(&mut self.left, PART)?;
        let name = field.name().unwrap_or_default().to_owned();
        let file_name = field
            .content_disposition()
            .and_then(|about| about.get_filename())
            .map(str::to_owned);
        if let Some(file_name) = file_name {
            let media_type = field.content_type().map(ToString::to_string).unwrap_or_default();
            let Some(first) = piece(&mut field, &mut self.left).await? else {
                return Ok(Some(FormPart::Word(name, String::new())));
            };
            self.file = Some(field);
            return Ok(Some(FormPart::File {
                field: name,
                name: file_name,
                media_type,
                first,
            }));
        }
        let limit = limit(&name);
        let mut value = Vec::new();
        while let Some(bytes) = piece(&mut field, &mut self.left).await? {
            value.extend_from_slice(&bytes);
            if value.len() > limit {
                self.file = Some(field);
                return Ok(Some(FormPart::Long {
                    field: name,
                    first: value,
                }));
            }
        }
        let value = String::from_utf8(value).map_err(|_| bad("the form is not UTF-8"))?;
        remember(&self.request, &name, &value);
        Ok(Some(FormPart::Word(name, value)))
    }

    /// More of the file or long value that came last.
    pub async fn more(&mut self) -> Result<Option<Vec<u8>>, Problem> {
        let Some(file) = &mut self.file else { return Ok(None) };
        let more = piece(file, &mut self.left).await?;
        // One that has ended is not asked again.
        if more.is_none() {
            self.file = None;
        }
        Ok(more)
    }

    /// Passes over the rest of what came last; says whether it ended within so many bytes.
    pub async fn pass(&mut self, most: usize) -> Result<bool, Problem> {
        let mut left = most;
        while let Some(bytes) = self.more().await? {
            let Some(rest) = left.checked_sub(bytes.len()) else {
                return Ok(false);
            };
            left = rest;
        }
        Ok(true)
    }
}

/// Keeps the words of a form of someone who turns out not to be signed in, for after that; a file cannot be kept for a
/// stranger, nor can a text that is too long.
pub(super) async fn keep_typed(request: &HttpRequest, parts: &mut Parts) {
    let mut fields = Vec::new();
    parts.left = DRAINED_MAX;
    while let Ok(Some(part)) = parts.next(|_| RECOVERED_MAX).await {
        if let FormPart::Word(name, value) = part
            && !value.is_empty()
        {
            fields.push((name, value));
        }
    }
    if let Some(typed) = RecoveredForm::of_fields(request.path(), fields) {
        request.extensions_mut().insert(typed);
    }
}

/// The next bytes of a field; empty ones are none. `left` says how many may come.
async fn piece(field: &mut Field, left: &mut usize) -> Result<Option<Vec<u8>>, Problem> {
    loop {
        match field.next().await {
            None => return Ok(None),
            Some(Err(_)) => return Err(bad("the upload broke off")),
            Some(Ok(bytes)) if bytes.is_empty() => {}
            Some(Ok(bytes)) => {
                count(left, bytes.len())?;
                return Ok(Some(bytes.to_vec()));
            }
        }
    }
}

fn count(left: &mut usize, bytes: usize) -> Result<(), Problem> {
    let rest = left.checked_sub(bytes);
    *left = rest.ok_or_else(|| Problem::new(ProblemKind::TooLarge, "this form is too large"))?;
    Ok(())
}
