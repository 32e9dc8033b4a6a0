//! What a visitor prefers to see: language, theme, faces. Read from cookies and headers; where it is shown is not
//! known here.

use actix_web::HttpRequest;

use talon_rules::cards::Pack;
use talon_text::Lang;

/// Light, dark, or as the reader's system is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    /// Its word in cookie and markup.
    pub fn as_str(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this word.
    pub fn parse(word: &str) -> Option<Theme> {
        [Theme::System, Theme::Light, Theme::Dark]
            .into_iter()
            .find(|theme| theme.as_str() == word)
    }
}

/// Which pack the cards are drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Faces {
    #[default]
    German,
    French,
    French4,
}

impl Faces {
    /// All face sets, in the order in which they are offered.
    pub const ALL: [Faces; 3] = [Faces::German, Faces::French, Faces::French4];

    /// Those of the pack itself, where nothing else was chosen.
    pub fn of_pack(pack: Pack) -> Faces {
        match pack {
            Pack::German => Faces::German,
            Pack::French => Faces::French,
        }
    }

    /// The pack whose names go with them.
    pub fn pack(self) -> Pack {
        match self {
            Faces::German => Pack::German,
            Faces::French | Faces::French4 => Pack::French,
        }
    }

    /// Its word in cookie, address and markup.
    pub fn as_str(self) -> &'static str {
        match self {
            Faces::German => "german",
            Faces::French => "french",
            Faces::French4 => "french4",
        }
    }

    /// The face set of this word.
    pub fn parse(word: &str) -> Option<Faces> {
        Faces::ALL.into_iter().find(|faces| faces.as_str() == word)
    }
}

/// How a reader wants pages.
#[derive(Debug, Clone, Copy, Default, Hash)]
pub struct Prefs {
    pub lang: Lang,
    pub theme: Theme,
    /// The faces that were chosen; each game has its own where none were.
    pub chosen: Option<Faces>,
    /// Faces of pages that belong to no game.
    pub faces: Faces,
    /// Positions in words instead of cards.
    pub text: bool,
}

impl Prefs {
    /// From the address (`lang`, `faces`), else cookies, else what the browser asks for.
    pub fn of(request: &HttpRequest) -> Prefs {
        let cookie = |name: &str| request.cookie(name).map(|cookie| cookie.value().to_owned());
        let asked = |name: &str| query_value(request.query_string(), name);
        let header = || {
            let value = request.headers().get(actix_web::http::header::ACCEPT_LANGUAGE)?;
            Lang::negotiate(value.to_str().ok()?)
        };
        let chosen = asked("faces")
            .or_else(|| cookie("faces"))
            .and_then(|word| Faces::parse(&word));
        Prefs {
            lang: asked("lang")
                .and_then(|word| Lang::parse(&word))
                .or_else(|| cookie("lang").and_then(|word| Lang::parse(&word)))
                .or_else(header)
                .unwrap_or_default(),
            theme: cookie("theme").and_then(|word| Theme::parse(&word)).unwrap_or_default(),
            chosen,
            faces: chosen.unwrap_or_default(),
            text: cookie("text").is_some_and(|word| word == "1"),
        }
    }
}

impl Prefs {
    /// The faces for a game that is played with this pack.
    pub fn faces_of(&self, pack: Pack) -> Faces {
        self.chosen.unwrap_or(Faces::of_pack(pack))
    }
}

/// The value of a parameter whose values are plain words.
pub(crate) fn query_value(query: &str, name: &str) -> Option<String> {
    query.split('&').find_map(|pair| {
        let (key, value) = pair.split_once('=')?;
        (key == name).then(|| value.to_owned())
    })
}
