//! `/clubs/{slug}/clubs`: the clubs that belong to a federation, and the federations that a club belongs to, for the
//! owners of either.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Datelike as _;
use serde::Deserialize;

use super::frame::{ClubTab, Frame, shell};
use crate::act_form::{ActForm, Unkeyed};
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use crate::tournaments::conflict_if;
use talon_http::{Problem, Visit, refused_words};
use talon_service::authorization::Action;
use talon_service::clubs::{self, LinkAct, LinkRequest, LinkedClub, read};
use talon_service::{ActError, Actor};
use talon_store::federations::LinkState;
use talon_text::{Arg, Lang};

/// What a form of the page does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum ClubLinkAct {
    Invite { club: String },
    Remove { club: String },
    Accept { club: String },
    Decline { club: String },
    Leave { club: String },
    AllowRatings { club: String },
    StopRatings { club: String },
}

/// templates/clubs/federation.html
#[derive(Debug, Template)]
#[template(path = "clubs/federation.html")]
struct ClubsFederationPage {
    shell: Shell,
    frame: Frame,
    here: String,
    members: Vec<LinkedClubView>,
    federations: Vec<LinkedClubView>,
    others: Vec<Choice>,
}

/// A club on the other side.
#[derive(Debug)]
struct LinkedClubView {
    slug: String,
    name: String,
    href: String,
    /// It has not answered, or was not answered.
    is_invited: bool,
    /// From which day on the rating lists of the federation rate its tournaments; empty where they rate none.
    rated: String,
}

/// The page.
///
/// # Errors
/// When the reader does not own the club, there is none, or the database fails.
pub async fn get(visit: Visit, slug: web::Path<String>) -> PageResult {
    draw(&visit, slug.into_inner(), None).await
}

/// Does what a form says.
///
/// # Errors
/// As for the page.
pub async fn post(visit: Visit, slug: web::Path<String>, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let slug = slug.into_inner();
    let form = ActForm::<Unkeyed, ClubLinkAct>::of(form.into_inner(), &[])?;
    let club = slug.clone();
    let (done, _) = visit
        .act(move |state, actor: &Actor| {
            let request = form.act.request();
            Ok(clubs::link_club(&state.store, actor, &club, request, state.now()))
        })
        .await?;
    match done {
        Ok(()) => Ok(see_other(&routes::club(&slug, "clubs"))),
        Err(error) => draw(&visit, slug, Some(error)).await,
    }
}

impl ClubLinkAct {
    fn request(&self) -> LinkRequest<'_> {
        let of = |act, club| LinkRequest { act, club };
        match self {
            ClubLinkAct::Invite { club } => of(LinkAct::Invite, club),
            ClubLinkAct::Remove { club } => of(LinkAct::Remove, club),
            ClubLinkAct::Accept { club } => of(LinkAct::Accept, club),
            ClubLinkAct::Decline { club } => of(LinkAct::Decline, club),
            ClubLinkAct::Leave { club } => of(LinkAct::Leave, club),
            ClubLinkAct::AllowRatings { club } => of(LinkAct::AllowRatings, club),
            ClubLinkAct::StopRatings { club } => of(LinkAct::StopRatings, club),
        }
    }
}

async fn draw(visit: &Visit, slug: String, error: Option<ActError>) -> Result<HttpResponse, Problem> {
    let ((links, rights), visitor) = visit
        .act(move |state, actor| {
            Ok(state.store.read(|db| {
                let (_, rights) = read::club_for(db, actor, &slug, Action::ChangeClub)?;
                Ok::<_, ActError>((clubs::club_links(db, actor, &slug)?, rights))
            })?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let failed = error.is_some();
    let here = routes::club(&links.club.slug, "clubs");
    let title = format!("{}: {}", lang.t("federation-title"), links.club.name);
    let mut shell = shell(visit, &visitor, title, here.clone());
    shell.flash = error.map(|error| told(error, lang)).transpose()?;
    let page = ClubsFederationPage {
        frame: Frame::of(&links.club, &rights, ClubTab::Settings, lang),
        members: views(&links.members, lang),
        federations: views(&links.federations, lang),
        others: links
            .others
            .iter()
            .map(|club| Choice::new(club.slug.clone(), club.name.clone()))
            .collect(),
        here,
        shell,
    };
    Ok(conflict_if(html(page.render()), failed))
}

/// What stands in the way is said on the page; anything else is no matter of it.
fn told(error: ActError, lang: Lang) -> Result<Flash, Problem> {
    match error {
        ActError::Conflict(_) => Ok(Flash {
            kind: "bad",
            text: refused_words(&error, lang),
        }),
        other => Err(other.into()),
    }
}

fn views(links: &[LinkedClub], lang: Lang) -> Vec<LinkedClubView> {
    let view = |link: &LinkedClub| LinkedClubView {
        slug: link.club.slug.clone(),
        name: link.club.name.clone(),
        href: routes::club(&link.club.slug, ""),
        is_invited: link.state != LinkState::Member,
        rated: link.rated_from.map_or_else(String::new, |from| {
            let day = lang.day(from.year(), from.month(), from.day());
            lang.t_args("federation-rated", &[("day", Arg::from(day))])
        }),
    };
    links.iter().map(view).collect()
}

#[cfg(test)]
mod tests {
    use super::ClubLinkAct;
    use crate::act_form::hold_against_routes;

    #[test]
    fn every_act_on_a_link_has_its_row_in_the_table_of_rights() {
        hold_against_routes::<ClubLinkAct>("/clubs/{slug}/clubs");
    }
}
