//! The languages: one row each, and how one is chosen from what a browser asks for. What they say is in their catalogs.

/// What there is to know of a language beside its words.
struct Language {
    /// The code in addresses, cookies and settings.
    code: &'static str,
    /// What stands in the `lang` attribute of a page.
    html: &'static str,
    /// The language's own name for itself.
    name: &'static str,
    /// The first parts of the tags it is asked for by, with those of neighbours that have no catalog of their own.
    asked_as: &'static [&'static str],
    /// The names of the script that a tag must have too, where another language has the same first part.
    script: &'static [&'static str],
    /// What stands between the cells of a file for spreadsheets: where numbers are written with a comma, such programs
    /// expect a semicolon.
    cell_separator: char,
    catalog: Catalog,
}

/// Where the words of a language come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Catalog {
    /// Its own folder in `locales`, named by this code.
    Folder(&'static str),
    /// The folder of a language that is written in Latin letters, in Cyrillic ones.
    InCyrillic(&'static str),
}

macro_rules! languages {
    ($($(#[$note:meta])* $lang:ident $row:tt)+) => {
        /// A language Talon speaks.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum Lang { $($(#[$note])* $lang),+ }

        impl Lang {
            /// All languages, in the order in which they are offered.
            pub const ALL: [Lang; ROWS.len()] = [$(Lang::$lang),+];
        }

        /// In the order of [`Lang::ALL`].
        const ROWS: &[Language] = &[$(Language $row),+];
    };
}

languages! {
    #[default]
    En {
        code: "en",
        html: "en",
        name: "English",
        asked_as: &["en"],
        script: &[],
        cell_separator: ',',
        catalog: Catalog::Folder("en"),
    }
    Hu {
        code: "hu",
        html: "hu",
        name: "Magyar",
        asked_as: &["hu"],
        script: &[],
        cell_separator: ';',
        catalog: Catalog::Folder("hu"),
    }
    Hr {
        code: "hr",
        html: "hr",
        name: "Hrvatski",
        asked_as: &["hr", "bs"],
        script: &[],
        cell_separator: ';',
        catalog: Catalog::Folder("hr"),
    }
    /// Serbian in Latin letters, as its catalog is written, and wherever no script is named.
    Sr {
        code: "sr",
        html: "sr-Latn",
        name: "Srpski",
        asked_as: &["sr", "sh", "cnr"],
        script: &[],
        cell_separator: ';',
        catalog: Catalog::Folder("sr"),
    }
    /// Serbian in Cyrillic letters, made from the same catalog.
    SrCyrl {
        code: "sr-Cyrl",
        html: "sr-Cyrl",
        name: "Српски",
        asked_as: &["sr", "sh", "cnr"],
        script: &["cyrl", "cyrillic"],
        cell_separator: ';',
        catalog: Catalog::InCyrillic("sr"),
    }
}

impl Lang {
    fn row(self) -> &'static Language {
        &ROWS[self as usize]
    }

    /// The code used in addresses, cookies and settings, and of the folder of the catalog where there is one.
    pub fn code(self) -> &'static str {
        self.row().code
    }

    /// What stands in the `lang` attribute of a page.
    pub fn html(self) -> &'static str {
        self.row().html
    }

    /// The language's own name for itself.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What stands between the cells of a file for spreadsheets.
    pub fn cell_separator(self) -> char {
        self.row().cell_separator
    }

    pub(crate) fn catalog(self) -> Catalog {
        self.row().catalog
    }

    /// Reads a code or a longer tag such as `sr-Cyrl-RS`. A language that is asked for with its script goes before one
    /// that needs none.
    pub fn parse(raw: &str) -> Option<Lang> {
        let tag = raw.trim().to_ascii_lowercase();
        let mut parts = tag.split(['-', '_', '@', '.']);
        let first = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let is_asked = |lang: &&Lang| lang.row().asked_as.contains(&first);
        let has_script = |lang: &&Lang| rest.iter().any(|part| lang.row().script.contains(part));
        let asked = || Lang::ALL.iter().filter(is_asked);
        asked()
            .find(has_script)
            .or_else(|| asked().find(|lang| lang.row().script.is_empty()))
            .copied()
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
