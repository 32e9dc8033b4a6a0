//! What somebody typed into a form that came after the session had ended: kept in the page that asks to sign in, and
//! offered again afterwards, so that nothing is lost (S-37). Passwords are never kept.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes of a form that is kept; it grows by a third on its way.
pub const BYTES_MAX: usize = 160 * 1024;

/// A form, without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct Typed {
    /// Where it was to go.
    pub path: String,
    pub fields: Vec<(String, String)>,
}

impl std::fmt::Debug for Typed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Typed").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Typed {
    /// The form of a body; none when nothing in it was typed.
    pub(super) fn of(path: &str, body: &[u8]) -> Option<Typed> {
        Typed::of_fields(path, serde_html_form::from_bytes(body).ok()?)
    }

    /// The same of a form that was read already; none either when it is too long to be kept.
    pub fn of_fields(path: &str, fields: Vec<(String, String)>) -> Option<Typed> {
        let fields: Vec<_> = fields.into_iter().filter(|(name, _)| !is_secret(name)).collect();
        let size: usize = fields.iter().map(|(name, value)| name.len() + value.len()).sum();
        (!fields.is_empty() && size <= BYTES_MAX).then(|| Typed { path: path.to_owned(), fields })
    }

    /// As one word for a hidden field.
    pub fn pack(&self) -> String {
        URL_SAFE_NO_PAD.encode(serde_html_form::to_string(&self.fields).unwrap_or_default())
    }

    /// From that word.
    pub fn unpack(path: &str, packed: &str) -> Option<Typed> {
        Typed::of(path, &URL_SAFE_NO_PAD.decode(packed).ok()?)
    }
}

fn is_secret(name: &str) -> bool {
    name.contains("password") || matches!(name, "current" | "csrf")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_survives_and_passwords_do_not() {
        let body = b"label=my+script&label=%C5%91+%26+%22&token-password=x&current=y&csrf=z&password=q";
        let typed = Typed::of("/account/tokens", body).unwrap();
        let fields = [("label", "my script"), ("label", "ő & \"")];
        assert_eq!(typed.fields, fields.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(Typed::unpack("/account/tokens", &typed.pack()), Some(typed));
        assert_eq!(Typed::of("/account/password", b"current=y&password=x&csrf=z"), None);
        assert_eq!(Typed::unpack("/", "!"), None);
    }
}
