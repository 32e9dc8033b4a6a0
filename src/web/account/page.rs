//! `/account/page`: what one's own pages show to others, tried out before it is kept.

use actix_web::http::StatusCode;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::agree::TagChoice;
use super::federations::FederationChoice;
use crate::clubs::merge::both_played;
use crate::page::{PageResult, see_other};
use crate::players::show::{self, PreviewView};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_service::ActError;
use talon_service::leagues::SharedEvent;
use talon_service::players::{self, OwnFederation, OwnPage, PlayerQuery, TimeChosen};
use talon_store::MemberId;
use talon_store::player_pages::PageChoice;

/// templates/account/page.html
#[derive(Debug, Template)]
#[template(path = "account/page.html")]
struct AccountPagesPage {
    shell: Shell,
    pages: Vec<PageForm>,
    federations: Vec<FederationChoice>,
    /// Visitors would see nothing of the page that was tried out.
    is_unseen: bool,
}

/// One's page in a club.
#[derive(Debug)]
struct PageForm {
    club: String,
    href: String,
    id: i64,
    is_sheltered: bool,
    has_left: bool,
    blocks: Vec<BlockChoice>,
    /// What owners say of one, for lists.
    tags: Vec<TagChoice>,
    contact: ContactForm,
}

/// How those at one's tables reach one.
#[derive(Debug, Default)]
pub(super) struct ContactForm {
    pub line: String,
    pub is_shared: bool,
    /// Why it was not taken.
    pub error: String,
}

/// A part of the page that can be shown to others; label and hint are keys.
#[derive(Debug)]
struct BlockChoice {
    name: &'static str,
    label: &'static str,
    hint: &'static str,
    is_shown: bool,
}

/// What is to be done with a choice.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ChoiceStep {
    Preview,
    Save,
}

/// What the form sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PageChoiceForm {
    member: i64,
    step: ChoiceStep,
    #[serde(default)]
    results: bool,
    #[serde(default)]
    rating: bool,
    #[serde(default)]
    hands: bool,
    #[serde(default)]
    opponents: bool,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

impl PageChoiceForm {
    fn choice(&self) -> PageChoice {
        PageChoice {
            results: self.results,
            rating: self.rating,
            hands: self.hands,
            opponents: self.opponents,
        }
    }

    /// The form that keeps what was tried out.
    fn preview(&self) -> PreviewView {
        let blocks = [
            ("results", self.results),
            ("rating", self.rating),
            ("hands", self.hands),
            ("opponents", self.opponents),
        ];
        let shown = blocks.into_iter().filter(|(_, shown)| *shown);
        let shown = shown.map(|(name, _)| (name, "true".to_owned()));
        PreviewView {
            fields: std::iter::once(("member", self.member.to_string()))
                .chain(shown)
                .collect(),
        }
    }
}

/// Shows what can be chosen.
///
/// # Errors
/// When nobody is signed in or the database fails.
pub async fn get(visit: Visit) -> PageResult {
    draw(&visit, None).await
}

/// The page with a line that was not taken.
pub(super) async fn draw_contact(visit: &Visit, id: MemberId, refused: ContactForm) -> PageResult {
    let (own, visitor) = own_pages(visit).await?;
    let mut pages: Vec<PageForm> = own.pages.iter().map(|page| form(page, page.choice)).collect();
    if let Some(page) = pages.iter_mut().find(|page| page.id == id.0) {
        page.contact = refused;
    }
    let mut response = html(of_pages(visit, &visitor, pages, &own, false).render());
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    Ok(response)
}

/// The page with entries in a federation that are two people, because both played in this event.
pub(super) async fn draw_both_played(visit: &Visit, federation: &str, event: &SharedEvent) -> PageResult {
    let (own, visitor) = own_pages(visit).await?;
    let pages = own.pages.iter().map(|page| form(page, page.choice)).collect();
    let mut drawn = of_pages(visit, &visitor, pages, &own, false);
    if let Some(one) = drawn.federations.iter_mut().find(|one| one.slug == federation) {
        one.refused = both_played(event, visit.prefs.lang);
    }
    let mut response = html(drawn.render());
    *response.status_mut() = StatusCode::CONFLICT;
    Ok(response)
}

/// What an account has to choose.
struct OwnChoices {
    pages: Vec<OwnPage>,
    federations: Vec<OwnFederation>,
}

async fn own_pages(visit: &Visit) -> Result<(OwnChoices, Visitor), Problem> {
    visit
        .act(|state, actor| {
            let read = state.store.read(|db| {
                Ok::<_, ActError>(OwnChoices {
                    pages: players::own_pages(db, actor)?,
                    federations: players::own_federations(db, actor)?,
                })
            });
            Ok(read?)
        })
        .await
}

fn of_pages(
    visit: &Visit,
    visitor: &Visitor,
    pages: Vec<PageForm>,
    own: &OwnChoices,
    is_unseen: bool,
) -> AccountPagesPage {
    AccountPagesPage {
        shell: Shell::new(visit, visitor, visit.prefs.lang.t("account-page-title")),
        pages,
        federations: FederationChoice::of(&own.federations, visit.prefs.lang),
        is_unseen,
    }
}

async fn draw(visit: &Visit, unseen: Option<(MemberId, PageChoice)>) -> PageResult {
    let (own, visitor) = own_pages(visit).await?;
    let form = |page: &OwnPage| {
        let tried = unseen.filter(|(id, _)| *id == page.id).map(|(_, choice)| choice);
        form(page, tried.unwrap_or(page.choice))
    };
    let pages = own.pages.iter().map(form).collect();
    Ok(html(of_pages(visit, &visitor, pages, &own, unseen.is_some()).render()))
}

fn form(page: &OwnPage, choice: PageChoice) -> PageForm {
    PageForm {
        club: page.club.name.clone(),
        href: routes::player(page.id),
        id: page.id.0,
        is_sheltered: page.is_sheltered,
        has_left: page.has_left,
        tags: TagChoice::of(&page.tags),
        blocks: blocks(choice),
        contact: ContactForm {
            line: page.contact.as_ref().map(|one| one.contact.clone()).unwrap_or_default(),
            is_shared: page.contact.as_ref().is_some_and(|one| one.shared),
            error: String::new(),
        },
    }
}

fn blocks(choice: PageChoice) -> Vec<BlockChoice> {
    vec![
        BlockChoice {
            name: "results",
            label: "player-results",
            hint: "account-page-results",
            is_shown: choice.results,
        },
        BlockChoice {
            name: "rating",
            label: "player-ratings",
            hint: "account-page-rating",
            is_shown: choice.rating,
        },
        BlockChoice {
            name: "hands",
            label: "player-hands-title",
            hint: "account-page-hands",
            is_shown: choice.hands,
        },
        BlockChoice {
            name: "opponents",
            label: "player-opponents",
            hint: "account-page-opponents",
            is_shown: choice.opponents,
        },
    ]
}

/// Keeps a choice, or shows what others would see.
///
/// # Errors
/// When nobody is signed in, it is not one's own page, or the database fails.
pub async fn post(visit: Visit, form: web::Form<PageChoiceForm>) -> PageResult {
    let form = form.into_inner();
    let (id, choice) = (MemberId(form.member), form.choice());
    match form.step {
        ChoiceStep::Save => {
            visit
                .act(move |state, actor| {
                    players::choose_page(&state.store, actor, id, choice, state.now())?;
                    Ok(())
                })
                .await?;
            Ok(see_other(&routes::player(id)))
        }
        ChoiceStep::Preview => {
            let tried = visit
                .act(move |state, actor| {
                    let time = TimeChosen::All;
                    let now = state.now().into();
                    let asked = PlayerQuery { id, time, now };
                    Ok(state
                        .store
                        .read(|db| players::player_as_visitor(db, actor, &asked, choice))?)
                })
                .await?;
            match tried {
                (Some(shown), visitor) => show::draw(&visit, &visitor, shown, Some(form.preview())),
                (None, _) => draw(&visit, Some((id, choice))).await,
            }
        }
    }
}
