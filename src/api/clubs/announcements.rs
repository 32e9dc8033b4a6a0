//! What a club announces: `GET /api/v1/clubs/{slug}/announcements` for programs, `GET /clubs/{slug}/news.atom` for feed
//! readers and the club's own site. Both say to everybody what a visitor sees, with the marks of the text as typed.

use actix_web::web::Path;
use actix_web::{HttpRequest, get};

use super::{ClubPath, wire};
use crate::atom::{self, AtomEntry, Feed, FeedPages};
use crate::responses::Unchanged;
use crate::{ApiResult, answer, query};
use talon_http::Visit;
use talon_service::announcements;
use talon_service::clubs::clock;
use talon_store::announcements::Announcement;
use talon_store::clubs::Club;
use talon_text::Lang;

/// Read what a club announces, the latest first; the latest 50 announcements
#[utoipa::path(
    operation_id = "listAnnouncements",
    params(ClubPath),
    responses((status = 200, description = "The announcements.", body = wire::AnnouncementList), Unchanged)
)]
#[get("/api/v1/clubs/{slug}/announcements")]
pub(crate) async fn list(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    query::refuse_unknown(&request, &[], visit.prefs.lang)?;
    let (club, found) = found(&visit, slug.into_inner().slug).await?;
    let list = wire::AnnouncementList {
        announcements: found.iter().map(|one| wire::announcement(&club.slug, one)).collect(),
    };
    Ok(answer::tagged(&visit, &request, &list))
}

/// The feed of what a club announces
#[utoipa::path(
    operation_id = "readNewsFeed",
    params(ClubPath),
    responses(
        (
            status = 200,
            description = "A feed (RFC 4287) in the language of the club.",
            body = String,
            content_type = "application/atom+xml",
        ),
        Unchanged,
    )
)]
#[get("/clubs/{slug}/news.atom")]
pub(crate) async fn send(visit: Visit, request: HttpRequest, slug: Path<ClubPath>) -> ApiResult {
    let (club, found) = found(&visit, slug.into_inner().slug).await?;
    let lang = Lang::parse(&club.language).unwrap_or(visit.prefs.lang);
    let here = format!("{}/clubs/{}", visit.state.config.base_url, club.slug);
    let about = Feed {
        title: &format!("{}: {}", club.name, lang.t("news-title")),
        lang: lang.html(),
        id: &atom::name_for_ever(&club, "news"),
        href: &format!("{here}/news.atom"),
        page: &format!("{here}/news"),
        author: &club.name,
        since: club.created_at.utc(),
        pages: FeedPages::default(),
    };
    let entries: Vec<AtomEntry> = found.iter().map(|one| entry(&club, one, &here)).collect();
    atom::send(&request, &club, &about, &entries)
}

async fn found(visit: &Visit, slug: String) -> Result<(Club, Vec<Announcement>), talon_http::Problem> {
    let (found, _) = visit
        .act(move |state, _| Ok(state.store.read(|db| announcements::feed(db, &slug, state.now()))?))
        .await?;
    Ok(found)
}

fn entry(club: &Club, one: &Announcement, here: &str) -> AtomEntry {
    // What was written ahead is new on the day on which it is first shown.
    let shown = one.shown_from.and_time(chrono::NaiveTime::MIN);
    let shown = clock::moment(&club.timezone, shown);
    AtomEntry {
        // Known by what it is and not by its address, so that a new host sends nothing twice.
        id: Some(format!(
            "urn:x-talon:announcement:{}:{}",
            one.id,
            one.written_at.utc().timestamp()
        )),
        href: format!("{here}/news/{}", one.id),
        title: one.title.clone(),
        updated: one.changed_at.utc().max(shown),
        lines: one.body.lines().map(str::to_owned).collect(),
    }
}
