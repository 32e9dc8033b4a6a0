//! What a club announces: the list, one by itself, and the form by which it is written and changed.

pub mod edit;
pub mod list;
pub mod show;

use chrono::{Datelike as _, NaiveDate};

use crate::markup::{Block, blocks};
use crate::routes;
use talon_store::announcements::Announcement;
use talon_store::clubs::Club;
use talon_text::{Arg, Lang};

/// An announcement as pages show it.
#[derive(Debug)]
pub(super) struct AnnouncementView {
    pub href: String,
    pub title: String,
    /// Day of its first showing.
    pub day: String,
    pub iso: String,
    pub body: Vec<Block>,
    /// Why not everybody sees it, or sees it on the first page of the club.
    pub state: String,
}

impl AnnouncementView {
    /// How it stands on this day of the club.
    pub fn of(club: &Club, one: &Announcement, today: NaiveDate, lang: Lang) -> AnnouncementView {
        let day = |day: NaiveDate| lang.day(day.year(), day.month(), day.day());
        let from = one.shown_from;
        let state = match one.shown_until {
            _ if one.withdrawn_at.is_some() => lang.t("news-withdrawn").into_owned(),
            _ if from > today => lang.t_args("news-waits", &[("day", Arg::from(day(from)))]),
            Some(until) if until < today => lang.t("news-past").into_owned(),
            Some(_) | None => String::new(),
        };
        AnnouncementView {
            href: routes::announcement(&club.slug, one.id),
            title: one.title.clone(),
            day: day(from),
            iso: from.to_string(),
            body: blocks(&one.body),
            state,
        }
    }
}
