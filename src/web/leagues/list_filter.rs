//! By what the list of leagues is narrowed: plain links, so that what is chosen stands in the address.

use serde::Deserialize;

use crate::choice::{Choice, MarkedChoice};
use crate::routes;
use talon_http::{Problem, ProblemKind};
use talon_rules::games::GameKind;
use talon_service::leagues::{LeagueFilter, LeagueIndex};
use talon_store::leagues::SeasonState;
use talon_text::Lang;

/// More choices than these are folded away.
const OPEN_MAX: usize = 12;

/// What the query of an address may say.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct LeagueListQuery {
    club: Option<String>,
    game: Option<String>,
    state: Option<String>,
    page: Option<usize>,
}

/// What is chosen.
#[derive(Debug, Clone, Default)]
pub(super) struct LeaguesChosen {
    /// The club whose page it is.
    page_of: Option<String>,
    club: Option<String>,
    game: Option<GameKind>,
    state: Option<SeasonState>,
    page: usize,
}

/// One thing by which the list can be narrowed.
#[derive(Debug)]
pub(super) struct FilterView {
    pub label: String,
    /// The addresses of the list with each choice.
    pub choices: Vec<MarkedChoice>,
    /// There are so many that they are folded away, until one is chosen.
    pub is_long: bool,
    pub is_chosen: bool,
}

impl LeagueListQuery {
    /// What it says, on the page of a club or that of all of them.
    ///
    /// # Errors
    /// What is neither a game nor a state.
    pub(super) fn chosen(self, page_of: Option<&str>) -> Result<LeaguesChosen, Problem> {
        let said = |text: Option<String>| text.filter(|text| !text.is_empty());
        let game = said(self.game).map(|word| GameKind::parse(&word).ok_or_else(|| bad("no such game")));
        let state = said(self.state).map(|word| SeasonState::parse(&word).ok_or_else(|| bad("no such state")));
        Ok(LeaguesChosen {
            page_of: page_of.map(str::to_owned),
            club: said(self.club).filter(|_| page_of.is_none()),
            game: game.transpose()?,
            state: state.transpose()?,
            page: self.page.unwrap_or(1),
        })
    }
}

fn bad(detail: &str) -> Problem {
    Problem::new(ProblemKind::BadRequest, detail)
}

impl LeaguesChosen {
    pub fn filter(&self) -> LeagueFilter<'_> {
        LeagueFilter {
            club: self.page_of.as_deref().or(self.club.as_deref()),
            game: self.game,
            state: self.state,
            page: self.page,
        }
    }

    pub fn is_narrowed(&self) -> bool {
        self.club.is_some() || self.game.is_some() || self.state.is_some()
    }

    /// The address of the whole list.
    pub fn base(&self) -> String {
        match &self.page_of {
            Some(slug) => routes::club(slug, "leagues"),
            None => "/leagues".to_owned(),
        }
    }

    /// The address of the list with these choices, from its beginning.
    fn href(&self) -> String {
        self.page_href(1)
    }

    /// The same of one of its pages.
    pub fn page_href(&self, page: usize) -> String {
        let page = (page > 1).then(|| page.to_string());
        let said = [
            ("club", self.club.as_deref()),
            ("game", self.game.map(GameKind::as_str)),
            ("state", self.state.map(SeasonState::as_str)),
            ("page", page.as_deref()),
        ];
        let said: Vec<(&str, &str)> = said
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?)))
            .collect();
        if said.is_empty() {
            return self.base();
        }
        format!(
            "{}?{}",
            self.base(),
            serde_html_form::to_string(said).unwrap_or_default()
        )
    }
}

/// By what the list can be narrowed; nothing where there is nothing to choose between.
pub(super) fn filters(chosen: &LeaguesChosen, index: &LeagueIndex, lang: Lang) -> Vec<FilterView> {
    if index.states.is_empty() && !chosen.is_narrowed() {
        return Vec::new();
    }
    [
        games(chosen, lang),
        states(chosen, index, lang),
        clubs(chosen, index, lang),
    ]
    .into_iter()
    .filter(|filter| filter.choices.len() > 2 || filter.is_chosen)
    .collect()
}

fn games(chosen: &LeaguesChosen, lang: Lang) -> FilterView {
    let with = |game: Option<GameKind>| LeaguesChosen { game, ..chosen.clone() }.href();
    let all = Choice::new(with(None), lang.t("leagues-all-games")).marked(chosen.game.is_none());
    let one = |game: &GameKind| {
        let label = lang.t(&format!("game-{}", game.as_str()));
        Choice::new(with(Some(*game)), label).marked(chosen.game == Some(*game))
    };
    FilterView::of(
        lang.t("leagues-by-game").into_owned(),
        all,
        GameKind::ALL.iter().map(one),
    )
}

fn states(chosen: &LeaguesChosen, index: &LeagueIndex, lang: Lang) -> FilterView {
    let with = |state: Option<SeasonState>| {
        LeaguesChosen {
            state,
            ..chosen.clone()
        }
        .href()
    };
    let all = Choice::new(with(None), lang.t("leagues-all-states")).marked(chosen.state.is_none());
    let one = |state: &SeasonState| {
        let label = lang.t(match state {
            SeasonState::Draft => "leagues-draft",
            SeasonState::Running => "leagues-running",
            SeasonState::Finished => "leagues-finished",
            SeasonState::Archived => "leagues-archived",
        });
        Choice::new(with(Some(*state)), label).marked(chosen.state == Some(*state))
    };
    let offered = |state: &&SeasonState| index.states.contains(state) || chosen.state == Some(**state);
    let states = SeasonState::ALL.iter().filter(offered).map(one);
    FilterView::of(lang.t("leagues-by-state").into_owned(), all, states)
}

fn clubs(chosen: &LeaguesChosen, index: &LeagueIndex, lang: Lang) -> FilterView {
    let with = |club: Option<String>| LeaguesChosen { club, ..chosen.clone() }.href();
    let all = Choice::new(with(None), lang.t("leagues-all-clubs")).marked(chosen.club.is_none());
    let one = |(slug, name): (&str, &str)| {
        Choice::new(with(Some(slug.to_owned())), name).marked(chosen.club.as_deref() == Some(slug))
    };
    let offered = index.clubs.iter().filter(|_| chosen.page_of.is_none());
    let offered = offered.map(|club| (club.slug.as_str(), club.name.as_str()));
    FilterView::of(lang.t("leagues-by-club").into_owned(), all, offered.map(one))
}

impl FilterView {
    fn of(label: String, all: MarkedChoice, choices: impl Iterator<Item = MarkedChoice>) -> FilterView {
        let is_chosen = !all.is_chosen;
        let choices: Vec<MarkedChoice> = std::iter::once(all).chain(choices).collect();
        FilterView {
            label,
            is_long: choices.len() > OPEN_MAX,
            choices,
            is_chosen,
        }
    }
}
