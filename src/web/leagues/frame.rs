//! What stands above every page of a season: league, season, club, how far it is.

use super::part_links::{part_name, part_query, table_href};
use super::words::day_of;
use crate::page::moved;
use crate::routes;
use crate::shell::Shell;
use actix_web::HttpResponse;
use talon_http::{Problem, Visit, Visitor};
use talon_service::clubs::clock;
use talon_service::leagues::{self, SeasonAddress, SeasonShown, TablePart};
use talon_store::leagues::SeasonState;
use talon_text::{Arg, Lang};

/// The head of a page.
#[derive(Debug)]
pub(super) struct LeagueFrame {
    pub name: String,
    pub season: String,
    pub club: String,
    pub club_href: String,
    pub state: String,
    pub state_class: &'static str,
    /// After how many units, as of when, by which revision.
    pub as_of: String,
    /// The page of the season.
    pub here: String,
    /// No search engine is to list it.
    pub noindex: bool,
    /// Visitors see it.
    pub is_published: bool,
    /// What the part of the table is called that is shown; empty for the whole.
    pub part: String,
    /// What asks for it in an address.
    asked: String,
    /// The table that is shown, in an older one that.
    pub back: String,
}

impl LeagueFrame {
    pub fn of(shown: &SeasonShown, lang: Lang) -> LeagueFrame {
        LeagueFrame {
            name: shown.league.name.clone(),
            season: shown.head.name.clone(),
            club: shown.club.name.clone(),
            club_href: routes::club(&shown.club.slug, ""),
            state: lang
                .t(&format!("league-state-{}", shown.head.state.as_str()))
                .into_owned(),
            state_class: match shown.head.state {
                SeasonState::Running => "live",
                SeasonState::Draft | SeasonState::Finished | SeasonState::Archived => "",
            },
            as_of: as_of(shown, lang),
            here: routes::league(&shown.league.slug, &shown.head.slug),
            // Whoever leaves a list is to be found in it nowhere else.
            noindex: !shown.head.published || shown.club.noindex || !shown.part.is_whole(),
            is_published: shown.head.published,
            part: part_name(shown, lang),
            asked: part_query(&shown.part),
            back: table_href(shown, &shown.part, None),
        }
    }

    /// The frame of a page about the season; others show it as its own, where everyone may find it.
    pub fn shell(&self, visit: &Visit, visitor: &Visitor, title: impl Into<String>) -> Shell {
        let mut shell = Shell::new(visit, visitor, title);
        if !self.noindex {
            shell = shell.shared(visit, &format!("{}. {}", self.club, self.as_of));
            shell.drawn(&visit.state.config.base_url, &format!("/og{}.png", self.here));
        }
        shell
    }

    /// League and season, for titles, and the part that is shown of it.
    pub fn title(&self) -> String {
        match self.part.as_str() {
            "" => format!("{}, {}", self.name, self.season),
            part => format!("{}, {}: {part}", self.name, self.season),
        }
    }

    /// Where it is printed, the part alone where one is shown.
    pub fn poster_href(&self) -> String {
        self.page_href("print")
    }

    /// Where it is shown by a projector, the same way.
    pub fn wall_href(&self) -> String {
        self.page_href("wall")
    }

    /// Where it is put on other sites, the same way.
    pub fn share_href(&self) -> String {
        self.page_href("share")
    }

    fn page_href(&self, page: &str) -> String {
        match self.asked.as_str() {
            "" => format!("{}/{page}", self.here),
            asked => format!("{}/{page}?{asked}", self.here),
        }
    }
}

/// After how many units a table stands, and which one it is.
pub(super) fn as_of(shown: &SeasonShown, lang: Lang) -> String {
    let (Some(table), Some(revision)) = (&shown.table, &shown.revision) else {
        return lang.t("league-not-begun").into_owned();
    };
    let made = clock::local(&shown.club.timezone, revision.made_at.utc()).date();
    let is_within = |planned: &u32| table.with_result <= *planned as usize;
    let planned = shown.counted_by().planned.filter(is_within);
    let args = [
        ("played", Arg::Number(table.with_result as i64)),
        ("planned", Arg::Number(planned.unwrap_or(0).into())),
        ("day", Arg::from(day_of(made, lang))),
        ("revision", Arg::Number(revision.revision)),
    ];
    let key = if planned.is_some() {
        "league-as-of-planned"
    } else {
        "league-as-of"
    };
    lang.t_args(key, &args)
}

/// Which season a page is about, by the words of its address.
#[derive(Debug, Clone)]
pub(super) struct SeasonPath {
    pub league: String,
    pub season: Option<String>,
    pub revision: Option<i64>,
}

impl SeasonPath {
    pub fn of(path: (String, String)) -> SeasonPath {
        SeasonPath {
            league: path.0,
            season: Some(path.1),
            revision: None,
        }
    }

    pub fn address(&self) -> SeasonAddress<'_> {
        SeasonAddress {
            league: &self.league,
            season: self.season.as_deref(),
            revision: self.revision,
        }
    }

    /// The way to the same page of a league that was renamed.
    pub fn elsewhere(&self, shown: &SeasonShown, rest: &str) -> Option<HttpResponse> {
        let here = routes::league(&shown.league.slug, &shown.head.slug);
        (shown.league.slug != self.league).then(|| moved(&format!("{here}{rest}")))
    }
}

/// The season of an address as its reader may see it, and who that is.
///
/// # Errors
/// Not found, also when they may not see it.
pub(super) async fn opened(visit: &Visit, path: &SeasonPath) -> Result<(SeasonShown, Visitor), Problem> {
    opened_part(visit, path, &TablePart::default()).await
}

/// The same with a part of its table in place of the whole.
///
/// # Errors
/// Not found, also when they may not see the part.
pub(super) async fn opened_part(
    visit: &Visit,
    path: &SeasonPath,
    part: &TablePart,
) -> Result<(SeasonShown, Visitor), Problem> {
    opened_with(visit, path, part, |_| ())
        .await
        .map(|((shown, ()), visitor)| (shown, visitor))
}

/// The same with something that is counted from it, where no other request waits for it.
///
/// # Errors
/// As for the season alone.
pub(super) async fn opened_with<T: Send + 'static>(
    visit: &Visit,
    path: &SeasonPath,
    part: &TablePart,
    more: impl FnOnce(&SeasonShown) -> T + Send + 'static,
) -> Result<((SeasonShown, T), Visitor), Problem> {
    let (path, part) = (path.clone(), part.clone());
    visit
        .act(move |state, actor| {
            let shown = state.store.read(|db| leagues::season(db, actor, &path.address()))?;
            let shown = shown.into_part(&part)?;
            let counted = more(&shown);
            Ok((shown, counted))
        })
        .await
}
