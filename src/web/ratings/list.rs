//! `GET /ratings` and `/clubs/{slug}/ratings`: the rating lists of all clubs, or of one, where its owner makes another.

use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::frame::{list_title, method_name};
use crate::account::form::Faults;
use crate::choice::Choice;
use crate::page::{LinkView, PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_rules::games::GameKind;
use talon_service::account::fresh_secret;
use talon_service::authorization::Action;
use talon_service::clubs::read as clubs;
use talon_service::ratings::{self, NewRatingListForm, RatingInList};
use talon_service::{ActError, Missing};
use talon_text::Lang;
use talon_tournament::rating::Method;

/// templates/ratings/list.html
#[derive(Debug, Template)]
#[template(path = "ratings/list.html")]
struct RatingsListPage {
    shell: Shell,
    club: Option<LinkView>,
    lists: Vec<RatingLine>,
    games: Vec<GameChoice>,
    /// For those who may create another list.
    maker: Option<MakerView>,
    faults: Faults,
}

/// A list among others.
#[derive(Debug)]
struct RatingLine {
    href: String,
    name: String,
    facts: String,
    hidden: bool,
}

/// The lists of one game, or of all.
#[derive(Debug)]
struct GameChoice {
    href: String,
    label: String,
    is_here: bool,
}

/// The form of a new list.
#[derive(Debug)]
struct MakerView {
    here: String,
    key: String,
    games: Vec<Choice>,
    methods: Vec<Choice>,
    form: RatingListForm,
}

/// What the form sends.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RatingListForm {
    game: String,
    method: String,
    key: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Which lists are asked for.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct RatingsQuery {
    club: Option<String>,
    game: Option<String>,
}

/// Lists of all clubs, or of the one that is asked for.
///
/// # Errors
/// When there is no such club.
pub async fn get(visit: Visit, asked: web::Query<RatingsQuery>) -> PageResult {
    let asked = asked.into_inner();
    let has_text = |text: &String| !text.is_empty();
    let wanted = RatingsQuery {
        club: asked.club.filter(has_text),
        game: asked.game.filter(has_text),
    };
    draw(&visit, wanted, RatingListForm::default(), Faults::default()).await
}

/// Lists of one club.
///
/// # Errors
/// When there is no such club.
pub async fn of_club(visit: Visit, slug: web::Path<String>) -> PageResult {
    let wanted = RatingsQuery {
        club: Some(slug.into_inner()),
        game: None,
    };
    draw(&visit, wanted, RatingListForm::default(), Faults::default()).await
}

/// Makes a list.
///
/// # Errors
/// When the reader may not make lists in the club.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<RatingListForm>) -> PageResult {
    let (slug, form) = (slug.into_inner(), form.into_inner());
    let (typed, club) = (form.clone(), slug.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let new = NewRatingListForm {
                game: &typed.game,
                method: &typed.method,
            };
            let key = Some(typed.key.as_str());
            match ratings::create(&state.store, actor, &club, &new, key, state.now()) {
                Err(error @ (ActError::Denied(_) | ActError::SignIn | ActError::NotFound(_))) => Err(error.into()),
                done => Ok(done),
            }
        })
        .await?;
    match done {
        Ok(id) => Ok(see_other(&routes::rating_list(id, ""))),
        Err(error) => {
            let faults = Faults::of(visit.prefs.lang, error)?;
            let wanted = RatingsQuery {
                club: Some(slug),
                game: None,
            };
            draw(&visit, wanted, form, faults).await
        }
    }
}

async fn draw(visit: &Visit, asked: RatingsQuery, form: RatingListForm, faults: Faults) -> PageResult {
    let wanted = asked.clone();
    let ((listed, club), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let listed = ratings::list(db, actor, wanted.club.as_deref(), wanted.game.as_deref())?;
                let Some(slug) = wanted.club else {
                    return Ok((listed, None));
                };
                let (club, _) = clubs::club(db, actor, &slug)?;
                let manages = match clubs::club_for(db, actor, &slug, Action::ManageRatings) {
                    Ok(_) => true,
                    Err(ActError::Denied(_) | ActError::SignIn | ActError::NotFound(Missing::Club)) => false,
                    Err(error) => return Err(error),
                };
                Ok((listed, Some((club, manages))))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let status = faults.status();
    let maker = match &club {
        Some((club, true)) => Some(maker(&club.slug, form, lang)?),
        _ => None,
    };
    let page = RatingsListPage {
        shell: Shell::new(visit, &visitor, lang.t("ratings-title")).shared(visit, &lang.t("ratings-lead")),
        lists: listed.iter().map(|one| line(one, lang)).collect(),
        games: games(&asked, lang),
        club: club.map(|(club, _)| LinkView::new(routes::club(&club.slug, ""), club.name)),
        maker,
        faults,
    };
    let mut response = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

fn line(one: &RatingInList, lang: Lang) -> RatingLine {
    let tables = lang.n("rating-tables-count", one.tables as i64);
    let people = lang.n("rating-people-count", one.people as i64);
    RatingLine {
        href: routes::rating_list(one.row.id, ""),
        name: list_title(&one.row.game, one.method, lang),
        facts: format!("{} · {tables} · {people}", one.club_name),
        hidden: !one.row.published,
    }
}

/// The choices of a game, of the same club.
fn games(asked: &RatingsQuery, lang: Lang) -> Vec<GameChoice> {
    let href = |game: &str| {
        let query = [("club", asked.club.as_deref().unwrap_or_default()), ("game", game)];
        let query: Vec<(&str, &str)> = query.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        match serde_html_form::to_string(&query) {
            Ok(query) if !query.is_empty() => format!("/ratings?{query}"),
            _ => "/ratings".to_owned(),
        }
    };
    let all = GameChoice {
        href: href(""),
        label: lang.t("rating-all-games").into_owned(),
        is_here: asked.game.is_none(),
    };
    let one = |game: &GameKind| GameChoice {
        href: href(game.as_str()),
        label: lang.t(&format!("game-{}", game.as_str())).into_owned(),
        is_here: asked.game.as_deref() == Some(game.as_str()),
    };
    std::iter::once(all).chain(GameKind::ALL.iter().map(one)).collect()
}

fn maker(slug: &str, mut form: RatingListForm, lang: Lang) -> Result<MakerView, ActError> {
    if form.key.is_empty() {
        form.key = fresh_secret()?;
    }
    let game = |one: &GameKind| {
        let label = lang.t(&format!("game-{}", one.as_str()));
        Choice::new(one.as_str(), label)
    };
    let method = |one: Method| Choice::new(one.as_str(), method_name(one, lang));
    Ok(MakerView {
        here: routes::club(slug, "ratings"),
        key: form.key.clone(),
        games: GameKind::ALL.iter().map(game).collect(),
        methods: Method::ALL.into_iter().map(method).collect(),
        form,
    })
}
