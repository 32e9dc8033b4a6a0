//! Small helpers of handlers: what they return, and redirects.

use actix_web::HttpResponse;
use actix_web::http::header;

use talon_http::Problem;

/// What a handler answers.
pub(crate) type PageResult = Result<HttpResponse, Problem>;

/// A link by which a page says of what it is.
#[derive(Debug, Clone)]
pub(crate) struct LinkView {
    pub href: String,
    pub name: String,
}

impl LinkView {
    pub fn new(href: impl Into<String>, name: impl Into<String>) -> LinkView {
        LinkView {
            href: href.into(),
            name: name.into(),
        }
    }
}

/// The answer to a form that was done.
pub(crate) fn see_other(path: &str) -> HttpResponse {
    HttpResponse::SeeOther()
        .insert_header((header::LOCATION, path))
        .finish()
}

/// The answer where something is found under another address for good.
pub(crate) fn moved(path: &str) -> HttpResponse {
    HttpResponse::PermanentRedirect()
        .insert_header((header::LOCATION, path))
        .finish()
}

/// A way back that stays on this site, or the front page (S-26).
pub(crate) fn local_path(next: Option<&str>) -> &str {
    match next {
        Some(path) if is_local(path) => path,
        _ => "/",
    }
}

fn is_local(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains('\\')
        && path.chars().all(|c| c.is_ascii_graphic())
}

#[cfg(test)]
mod tests {
    use super::local_path;

    #[test]
    fn a_way_back_never_leaves_the_site() {
        for bad in [
            "//evil.example",
            "https://evil.example",
            "/\\evil",
            "/a\nb",
            "",
            "javascript:alert(1)",
            "/ő",
            "/\t/evil.example",
        ] {
            assert_eq!(local_path(Some(bad)), "/", "{bad:?}");
        }
        assert_eq!(local_path(Some("/hands?player=Anna")), "/hands?player=Anna");
        assert_eq!(local_path(None), "/");
    }
}
