//! The frame of every page: navigation, preferences, who is signed in. It knows what no page is about.

use crate::tight::tight;
use std::borrow::Cow;

use actix_web::http::header;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use crate::preview::PagePreview;
use crate::routes;
use talon_http::cookies::session_name;
use talon_http::{Faces, Prefs, State, Visit, Visitor, assets};
use talon_rules::cards::Pack;
use talon_rules::games::GameKind;
use talon_service::Actor;
use talon_text::{Arg, Lang};

/// Where people read before they sign in; a record in an address is not carried along.
const WAYS_BACK: [&str; 5] = ["hands", "sessions", "tournaments", "clubs", "players"];

/// What the frame of every page shows; the field `shell` of every page struct.
#[derive(Debug, Clone)]
pub struct Shell {
    pub lang: Lang,
    pub languages: [Lang; Lang::ALL.len()],
    pub theme: &'static str,
    pub faces: &'static str,
    /// The faces that the reader chose; each game has its own where none were.
    pub chosen: Option<Faces>,
    pub title: String,
    /// Address of this page, for the way back.
    pub path: String,
    pub user: Option<String>,
    pub csrf: Option<String>,
    pub nav: Vec<NavItem>,
    pub can_search: bool,
    pub flash: Option<Flash>,
    /// How others show it, where it is for everybody.
    pub preview: Option<PagePreview>,
    pub css: String,
    pub table_css: String,
    pub print_css: String,
    pub icons: String,
    /// Where the source code can be had, if it is said.
    pub source: String,
}

/// An entry of the navigation.
#[derive(Debug, Clone)]
pub struct NavItem {
    pub href: String,
    pub label: Cow<'static, str>,
    pub here: bool,
}

/// A link among several, of which one leads here.
#[derive(Debug, Clone)]
pub(crate) struct Tab {
    pub href: String,
    pub label: String,
    pub here: bool,
}

/// A line on top that says what was just done.
#[derive(Debug, Clone)]
pub struct Flash {
    pub kind: &'static str,
    pub text: String,
}

impl Shell {
    /// The frame for this visitor; `title` is shown in the window.
    pub fn new(visit: &Visit, visitor: &Visitor, title: impl Into<String>) -> Shell {
        let source = visit.state.config.source_url.clone();
        let mut shell = Shell::bare(&visit.prefs, &visit.path, source, title);
        shell.user = match &visitor.actor {
            Actor::Person(person) => Some(person.name.clone()),
            Actor::Visitor | Actor::CommandLine => None,
        };
        if shell.user.is_some() {
            // Behind the hands: anyone who is signed in brings hands in.
            shell.nav.insert(
                1,
                nav_item(visit.prefs.lang, &visit.path, "/import".into(), "nav-import"),
            );
        }
        shell.csrf = visitor.csrf.clone();
        shell
    }

    /// The frame where it is not known who asks.
    pub fn of_request(request: &HttpRequest, title: impl Into<String>) -> Shell {
        let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
        let state = request.app_data::<Data<State>>();
        let source = state.map(|state| state.config.source_url.clone()).unwrap_or_default();
        let mut shell = Shell::bare(&Prefs::of(request), path, source, title);
        // Whose session it is only the database knows, but they need not be asked to sign in.
        if state.is_some_and(|state| request.cookie(session_name(&state.config)).is_some()) {
            shell.user = Some(shell.t("nav-account").into_owned());
        }
        shell
    }

    /// The frame without a reader.
    pub(super) fn bare(prefs: &Prefs, path: &str, source: String, title: impl Into<String>) -> Shell {
        Shell {
            lang: prefs.lang,
            languages: Lang::ALL,
            theme: prefs.theme.as_str(),
            faces: prefs.faces.as_str(),
            chosen: prefs.chosen,
            title: title.into(),
            path: path.to_owned(),
            user: None,
            csrf: None,
            nav: navigation(prefs.lang, path),
            can_search: true,
            flash: None,
            preview: None,
            css: assets::href("talon.css"),
            table_css: assets::href("table.css"),
            print_css: assets::href("print.css"),
            icons: assets::href("icons.svg"),
            source,
        }
    }

    /// Text in the reader's language.
    pub fn t(&self, key: &str) -> Cow<'static, str> {
        self.lang.t(key)
    }

    /// Text with one variable that is a word.
    pub fn with(&self, key: &str, name: &'static str, value: &str) -> String {
        self.lang.t_args(key, &[(name, Arg::from(value))])
    }

    /// Text for a count.
    pub fn n(&self, key: &str, count: &i64) -> String {
        self.lang.n(key, *count)
    }

    /// Where one signs in; it leads back to a page that is worth it.
    pub fn sign_in(&self) -> String {
        let place = self.path.split(['/', '?']).nth(1).unwrap_or_default();
        if !WAYS_BACK.contains(&place) {
            return "/sign-in".into();
        }
        let mut link = String::from("/sign-in?next=");
        for byte in self.path.bytes() {
            if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
                link.push(char::from(byte));
            } else {
                link.push_str(&format!("%{byte:02X}"));
            }
        }
        link
    }

    /// Address of a file under `static`.
    pub fn asset(&self, name: &str) -> String {
        assets::href(name)
    }

    /// The faces for cards of a game that is played with this pack.
    pub fn faces_of(&self, pack: Pack) -> Faces {
        self.chosen.unwrap_or(Faces::of_pack(pack))
    }

    /// Whether the cards are drawn in this face set.
    pub(crate) fn has_faces(&self, faces: Faces) -> bool {
        self.faces == faces.as_str()
    }
}

fn navigation(lang: Lang, path: &str) -> Vec<NavItem> {
    // The game that stands first is the one most visitors come for; its pages lead on to the others.
    let game = GameKind::ALL[0];
    let ways = [
        ("/hands".to_owned(), "nav-hands"),
        ("/tournaments".to_owned(), "nav-tournaments"),
        ("/leagues".to_owned(), "nav-leagues"),
        ("/clubs".to_owned(), "nav-clubs"),
        ("/check".to_owned(), "nav-check"),
        (routes::rules(game.as_str()), "nav-rules"),
        (routes::desk(game.as_str()), "nav-desk"),
    ];
    ways.into_iter()
        .map(|(href, key)| nav_item(lang, path, href, key))
        .collect()
}

fn nav_item(lang: Lang, path: &str, href: String, key: &str) -> NavItem {
    // The first part of the address: the link leads to one game's page, the place holds those of all games.
    let place = href.split('/').nth(1).unwrap_or_default();
    let here = path.strip_prefix('/').is_some_and(|path| path.starts_with(place));
    NavItem {
        here,
        href,
        label: lang.t(key),
    }
}

/// Answers with a page.
pub fn html(body: Result<String, askama::Error>) -> HttpResponse {
    match body {
        Ok(body) => HttpResponse::Ok()
            .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .body(tight(&body)),
        Err(error) => {
            tracing::error!(%error, "template failed");
            HttpResponse::InternalServerError().finish()
        }
    }
}
