//! What someone typed into a form that came after the session had ended, or when nothing could be done with it: kept in
//! the page that says so, and offered again, so that nothing is lost (S-37, S-47). Passwords are never kept.

use actix_web::web::Bytes;
use actix_web::{HttpMessage as _, HttpRequest};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes of a form that is kept; it grows by a third on its way.
pub const BYTES_MAX: usize = 160 * 1024;

/// A form, without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct RecoveredForm {
    /// Where it was to go.
    pub path: String,
    pub fields: Vec<(String, String)>,
}

impl std::fmt::Debug for RecoveredForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RecoveredForm")
            .field("path", &self.path)
            .finish_non_exhaustive()
    }
}

impl RecoveredForm {
    /// The form of a body; none when nothing in it was typed.
    pub(super) fn of(path: &str, body: &[u8]) -> Option<RecoveredForm> {
        RecoveredForm::of_fields(path, serde_html_form::from_bytes(body).ok()?)
    }

    /// The same of a form that was read already; none either when it is too long to be kept.
    pub fn of_fields(path: &str, fields: Vec<(String, String)>) -> Option<RecoveredForm> {
        let fields: Vec<_> = fields.into_iter().filter(|(name, _)| !is_secret(name)).collect();
        let size: usize = fields.iter().map(|(name, value)| name.len() + value.len()).sum();
        (!fields.is_empty() && size <= BYTES_MAX).then(|| RecoveredForm {
            path: path.to_owned(),
            fields,
        })
    }

    /// As one word for a hidden field.
    pub fn pack(&self) -> String {
        URL_SAFE_NO_PAD.encode(serde_html_form::to_string(&self.fields).unwrap_or_default())
    }

    /// From that word.
    pub fn unpack(path: &str, packed: &str) -> Option<RecoveredForm> {
        RecoveredForm::of(path, &URL_SAFE_NO_PAD.decode(packed).ok()?)
    }
}

fn is_secret(name: &str) -> bool {
    is_password(name) || name == TOKEN
}

fn is_password(name: &str) -> bool {
    name.contains("password") || name == "current"
}

/// The field of a form that ties it to a session.
const TOKEN: &str = "csrf";

/// A form as it came with a request, as far as it was read.
#[derive(Clone)]
pub(super) struct ReceivedForm(SentAs);

#[derive(Clone)]
enum SentAs {
    Whole(Bytes),
    /// Of a form with files, its words.
    Words(Vec<(String, String)>),
    /// More words than are kept.
    TooLong,
}

impl ReceivedForm {
    /// One that was read whole.
    pub(super) fn whole(body: Bytes) -> ReceivedForm {
        ReceivedForm(SentAs::Whole(body))
    }
}

/// Remembers a word of a form with files, should nothing come of it.
pub fn remember(request: &HttpRequest, name: &str, value: &str) {
    let mut extensions = request.extensions_mut();
    let sent = extensions
        .remove::<ReceivedForm>()
        .map_or(SentAs::Words(Vec::new()), |ReceivedForm(sent)| sent);
    let sent = match sent {
        SentAs::Words(mut words) => {
            words.push((name.to_owned(), value.to_owned()));
            let size: usize = words.iter().map(|(name, value)| name.len() + value.len()).sum();
            if size > BYTES_MAX {
                SentAs::TooLong
            } else {
                SentAs::Words(words)
            }
        }
        sent => sent,
    };
    extensions.insert(ReceivedForm(sent));
}

/// A form with which nothing could be done, to be sent again as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsent {
    pub typed: RecoveredForm,
    /// The token that it carried, which is its sender's own.
    pub token: Option<String>,
    /// The names of its passwords, which must be typed again.
    pub passwords: Vec<String>,
}

impl Unsent {
    /// The form of a request, where there was one and it is not too long.
    pub fn of(request: &HttpRequest) -> Option<Unsent> {
        let extensions = request.extensions();
        if let Some(typed) = extensions.get::<RecoveredForm>() {
            return Some(Unsent {
                typed: typed.clone(),
                token: None,
                passwords: Vec::new(),
            });
        }
        let fields: Vec<(String, String)> = match &extensions.get::<ReceivedForm>()?.0 {
            SentAs::Whole(body) => serde_html_form::from_bytes(body).ok()?,
            SentAs::Words(words) => words.clone(),
            SentAs::TooLong => return None,
        };
        let token = fields
            .iter()
            .find(|(name, _)| name == TOKEN)
            .map(|(_, value)| value.clone());
        let passwords = fields
            .iter()
            .filter(|(name, _)| is_password(name))
            .map(|(name, _)| name.clone());
        let passwords = passwords.collect();
        Some(Unsent {
            typed: RecoveredForm::of_fields(request.path(), fields)?,
            token,
            passwords,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_with_which_nothing_could_be_done_is_there_but_for_its_passwords() {
        let request = actix_web::test::TestRequest::post()
            .uri("/account/tokens?a=b")
            .to_http_request();
        assert_eq!(Unsent::of(&request), None);
        let body = Bytes::from_static(b"label=a+b&token-password=x&csrf=t&current=y");
        request.extensions_mut().insert(ReceivedForm::whole(body));
        let unsent = Unsent::of(&request).unwrap();
        assert_eq!(unsent.typed.path, "/account/tokens");
        assert_eq!(unsent.typed.fields, [("label".to_owned(), "a b".to_owned())]);
        assert_eq!((unsent.token.as_deref(), unsent.passwords.len()), (Some("t"), 2));
    }

    #[test]
    fn of_a_form_with_files_the_words_are_there_unless_they_are_too_long() {
        let request = actix_web::test::TestRequest::post().uri("/import").to_http_request();
        remember(&request, "csrf", "t");
        remember(&request, "text", "two words");
        let unsent = Unsent::of(&request).unwrap();
        assert_eq!(unsent.typed.fields, [("text".to_owned(), "two words".to_owned())]);
        assert_eq!(unsent.token.as_deref(), Some("t"));
        remember(&request, "more", &"x".repeat(BYTES_MAX));
        remember(&request, "name", "Friday");
        assert_eq!(Unsent::of(&request), None);
    }

    #[test]
    fn what_was_typed_survives_and_passwords_do_not() {
        let body = b"label=my+script&label=%C5%91+%26+%22&token-password=x&current=y&csrf=z&password=q";
        let typed = RecoveredForm::of("/account/tokens", body).unwrap();
        let fields = [("label", "my script"), ("label", "ő & \"")];
        assert_eq!(
            typed.fields,
            fields.map(|(name, value)| (name.to_owned(), value.to_owned()))
        );
        assert_eq!(RecoveredForm::unpack("/account/tokens", &typed.pack()), Some(typed));
        assert_eq!(
            RecoveredForm::of("/account/password", b"current=y&password=x&csrf=z"),
            None
        );
        assert_eq!(RecoveredForm::unpack("/", "!"), None);
    }
}
