//! `POST /preferences`: language, theme, card faces and words instead of cards, kept in cookies.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use super::page::{PageResult, local_path};
use talon_http::{Faces, Theme, Visit, cookies};
use talon_text::Lang;

/// What the footer sends.
#[derive(Debug, Deserialize)]
pub(crate) struct PreferencesForm {
    lang: Option<String>,
    theme: Option<String>,
    faces: Option<String>,
    text: Option<String>,
    next: Option<String>,
}

/// Keeps what was chosen; words that are no choice are passed over.
pub async fn post(visit: Visit, form: web::Form<PreferencesForm>) -> PageResult {
    let config = &visit.state.config;
    let mut answer = HttpResponse::SeeOther();
    answer.insert_header(("location", local_path(form.next.as_deref())));
    if let Some(lang) = form.lang.as_deref().and_then(Lang::parse) {
        answer.cookie(cookies::preference(config, "lang", lang.code()));
    }
    if let Some(theme) = form.theme.as_deref().and_then(Theme::parse) {
        answer.cookie(cookies::preference(config, "theme", theme.as_str()));
    }
    if let Some(faces) = form.faces.as_deref().and_then(Faces::parse) {
        answer.cookie(cookies::preference(config, "faces", faces.as_str()));
    }
    if let Some(text) = form.text.as_deref().filter(|word| ["0", "1"].contains(word)) {
        answer.cookie(cookies::preference(config, "text", text));
    }
    Ok(answer.finish())
}
