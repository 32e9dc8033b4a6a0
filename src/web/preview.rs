//! What other sites and search engines show of a page that is shared.

use crate::shell::Shell;
use talon_http::Visit;

/// Letters of a description; what is longer is cut where the others cut it too.
const ABOUT_MAX: usize = 200;

/// A page as others show it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PagePreview {
    /// A sentence or two.
    pub about: String,
    /// The address by which it is known, with the site.
    pub address: String,
    /// The drawing of it, with the site.
    pub picture: Option<String>,
    /// Where it is told how other sites show it: as JSON and as XML.
    pub oembed: Option<[String; 2]>,
}

impl Shell {
    /// Says how the page at this path of the site is shown by others.
    pub(crate) fn share(&mut self, base: &str, path: &str, about: &str) {
        self.preview = Some(PagePreview {
            about: shortened(about),
            address: format!("{base}{path}"),
            picture: None,
            oembed: None,
        });
    }

    /// The same of a page that is drawn at this path.
    pub(crate) fn drawn(&mut self, base: &str, path: &str) {
        if let Some(preview) = &mut self.preview {
            preview.picture = Some(format!("{base}{path}"));
        }
    }

    /// The same of a page that is known by the address at which it was asked for, unless that asks for a part of it.
    pub(crate) fn shared(mut self, visit: &Visit, about: &str) -> Shell {
        if !visit.path.contains('?') {
            self.share(&visit.state.config.base_url, &visit.path, about);
        }
        self
    }

    /// The same of a page that can be framed.
    pub(crate) fn share_framed(&mut self, base: &str, path: &str, about: &str) {
        self.share(base, path, about);
        if let Some(preview) = &mut self.preview {
            let mut url = String::new();
            for byte in preview.address.bytes() {
                if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
                    url.push(char::from(byte));
                } else {
                    url.push_str(&format!("%{byte:02X}"));
                }
            }
            preview.oembed = Some(["json", "xml"].map(|format| format!("{base}/oembed?url={url}&format={format}")));
        }
    }
}

/// A text in one line, cut between words.
fn shortened(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() <= ABOUT_MAX {
        return line;
    }
    let cut: String = line.chars().take(ABOUT_MAX).collect();
    let end = cut.rfind(' ').unwrap_or(cut.len());
    format!("{}…", &cut[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_one_line_and_ends_between_words() {
        assert_eq!(shortened(" We play\n\n on Fridays. "), "We play on Fridays.");
        let long = shortened(&"szóköz ".repeat(60));
        assert!(
            long.ends_with("szóköz…") && long.chars().count() <= ABOUT_MAX + 1,
            "{long}"
        );
        assert_eq!(shortened(&"x".repeat(300)).chars().count(), ABOUT_MAX + 1);
    }
}
