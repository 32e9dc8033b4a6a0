//! The languages, how they are named and how one is chosen from what a browser asks for.
//! It knows nothing of the messages themselves.

use fluent_templates::{LanguageIdentifier, langid};

/// A language Talon speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    #[default]
    En,
    Hu,
    Hr,
    /// Serbian in Latin letters, as its catalog is written.
    Sr,
    /// Serbian in Cyrillic letters, made from the same catalog.
    SrCyrl,
}

static EN: LanguageIdentifier = langid!("en");
static HU: LanguageIdentifier = langid!("hu");
static HR: LanguageIdentifier = langid!("hr");
static SR: LanguageIdentifier = langid!("sr");

impl Lang {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Lang; 5] = [Lang::En, Lang::Hu, Lang::Hr, Lang::Sr, Lang::SrCyrl];

    /// The code used in addresses, cookies and settings, and of the folder of the catalog where there is one.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Hu => "hu",
            Lang::Hr => "hr",
            Lang::Sr => "sr",
            Lang::SrCyrl => "sr-Cyrl",
        }
    }

    /// What stands in the `lang` attribute of a page.
    pub fn html(self) -> &'static str {
        match self {
            Lang::Sr => "sr-Latn",
            other => other.code(),
        }
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Hu => "Magyar",
            Lang::Hr => "Hrvatski",
            Lang::Sr => "Srpski",
            Lang::SrCyrl => "Српски",
        }
    }

    /// What stands between the cells of a file for spreadsheets: where numbers are written with a comma, such programs
    /// expect a semicolon.
    pub fn cell_separator(self) -> char {
        match self {
            Lang::En => ',',
            Lang::Hu | Lang::Hr | Lang::Sr | Lang::SrCyrl => ';',
        }
    }

    /// Reads a code or a longer tag such as `sr-Cyrl-RS`. The neighbours of Croatian and Serbian that have no
    /// catalog of their own are served by the nearest one; Serbian is Latin unless its script is named.
    pub fn parse(raw: &str) -> Option<Lang> {
        let tag = raw.trim().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_', '@', '.']);
        match parts.next()? {
            "en" => Some(Lang::En),
            "hu" => Some(Lang::Hu),
            "hr" | "bs" => Some(Lang::Hr),
            "sr" | "sh" | "cnr" if parts.any(|part| matches!(part, "cyrl" | "cyrillic")) => Some(Lang::SrCyrl),
            "sr" | "sh" | "cnr" => Some(Lang::Sr),
            _ => None,
        }
    }

    /// Chooses by an `Accept-Language` header: the highest weight that Talon speaks, the first of equals.
    pub fn negotiate(accept_language: &str) -> Option<Lang> {
        let mut best: Option<(u32, Lang)> = None;
        for entry in accept_language.split(',').take(ACCEPTED_ENTRIES_MAX) {
            let mut parts = entry.split(';');
            let Some(lang) = parts.next().and_then(Lang::parse) else {
                continue;
            };
            let weight = parts.find_map(|part| part.trim().strip_prefix("q=").map(thousandths));
            let weight = weight.unwrap_or(1000);
            if weight > 0 && best.is_none_or(|(highest, _)| weight > highest) {
                best = Some((weight, lang));
            }
        }
        best.map(|(_, lang)| lang)
    }

    pub(super) fn identifier(self) -> &'static LanguageIdentifier {
        match self {
            Lang::En => &EN,
            Lang::Hu => &HU,
            Lang::Hr => &HR,
            Lang::Sr | Lang::SrCyrl => &SR,
        }
    }
}

/// A browser sends a handful; the rest of a longer header is not worth reading.
const ACCEPTED_ENTRIES_MAX: usize = 32;

/// A weight that cannot be read counts as nothing, so that a broken header never outranks a sound one.
fn thousandths(weight: &str) -> u32 {
    match weight.trim().parse::<f64>() {
        Ok(value) if (0.0..=1.0).contains(&value) => (value * 1000.0) as u32,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_language_that_talon_speaks_wins() {
        assert_eq!(Lang::negotiate("de,hu;q=0.7,en;q=0.8"), Some(Lang::En));
        assert_eq!(Lang::negotiate("hu-HU,hu;q=0.9,en;q=0.8"), Some(Lang::Hu));
        assert_eq!(Lang::negotiate("sr-Latn-RS, en;q=0.5"), Some(Lang::Sr));
        assert_eq!(Lang::negotiate("sr-RS, sr;q=0.8"), Some(Lang::Sr));
        assert_eq!(Lang::negotiate("sr-Cyrl-RS, sr;q=0.8"), Some(Lang::SrCyrl));
    }

    #[test]
    fn of_equal_weights_the_first_wins() {
        assert_eq!(Lang::negotiate("hr,sr"), Some(Lang::Hr));
    }

    #[test]
    fn refused_and_broken_weights_do_not_count() {
        assert_eq!(Lang::negotiate("hu;q=0,en;q=0.1"), Some(Lang::En));
        assert_eq!(Lang::negotiate("hu;q=99,en;q=0.1"), Some(Lang::En));
        assert_eq!(Lang::negotiate("de,fr;q=0.5"), None);
        assert_eq!(Lang::negotiate(""), None);
    }

    #[test]
    fn codes_read_back_as_the_same_language() {
        for lang in Lang::ALL {
            assert_eq!(Lang::parse(lang.code()), Some(lang));
            assert_eq!(Lang::parse(lang.html()), Some(lang));
        }
        assert_eq!(Lang::parse("tlh"), None);
    }
}
