//! The pages that everybody may see and search engines may list: those of clubs that did not ask to be left out.

use chrono::{DateTime, Utc};

use crate::clubs::clock;
use crate::{ActError, Actor};
use talon_store::announcements::{self, AnnouncementFilter};
use talon_store::tournaments::{self, TournamentFilter};
use talon_store::{AnnouncementId, Db, TournamentId, clubs, leagues};

/// Pages of each kind in a club.
const PAGES_MAX: i64 = 500;

/// A page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PublicPage {
    Club(String),
    Announcement(String, AnnouncementId),
    /// A league and its season.
    Season(String, String),
    Tournament(TournamentId),
}

/// All of them, club by club.
///
/// # Errors
/// When the database fails.
pub fn public_pages(db: &mut Db, now: DateTime<Utc>) -> Result<Vec<PublicPage>, ActError> {
    let mut pages = Vec::new();
    for club in clubs::all(db)?.into_iter().filter(|club| !club.noindex) {
        let seen = AnnouncementFilter {
            seen_on: Some(clock::local(&club.timezone, now).date()),
            limit: PAGES_MAX,
            ..AnnouncementFilter::default()
        };
        let news = announcements::list(db, club.id, &seen)?;
        let seasons = leagues::all(db, Some(club.id), PAGES_MAX)?;
        let seasons = seasons.into_iter().filter(|(_, head)| head.published);
        let part = TournamentFilter {
            limit: PAGES_MAX,
            ..crate::tournaments::read::part(db, &Actor::Visitor, Some(club.id))?
        };
        let played = tournaments::list(db, &part)?;
        pages.push(PublicPage::Club(club.slug.clone()));
        pages.extend(
            news.iter()
                .map(|one| PublicPage::Announcement(club.slug.clone(), one.id)),
        );
        pages.extend(seasons.map(|(league, head)| PublicPage::Season(league.slug, head.slug)));
        pages.extend(played.iter().map(|one| PublicPage::Tournament(one.id)));
    }
    Ok(pages)
}
