//! One page of a wall, and the way to the next.

use askama::Template;
use chrono::{NaiveDateTime, Timelike as _};
use serde::Deserialize;

use super::{Page, Room, address_said};
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::assets;
use talon_text::Arg;

/// Seconds until the next page.
const TURN: u32 = 10;

/// templates/wall/show.html
#[derive(Debug, Template)]
#[template(path = "wall/show.html")]
struct WallShowPage {
    shell: Shell,
    name: String,
    ground: &'static str,
    page: Page,
    place: String,
    /// Where the next page is, and after how many seconds; none while the page is held.
    next: Option<(u32, String)>,
    next_href: String,
    back_href: String,
    hold_href: String,
    /// The same page in letters of the other size.
    room_href: String,
    /// This page on a large wall, for the script that sees that it is one.
    large_href: String,
    is_large: bool,
    /// Nobody has said how large the wall is, so that the script of the page may.
    is_room_open: bool,
    address: String,
    leave_href: String,
    clock: String,
    second_of_day: u32,
    left: Option<(i64, String)>,
    next_start: String,
    css: String,
    js: String,
    noindex: bool,
}

/// Which page is shown, and how.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Turn {
    /// From 1.
    pub page: usize,
    /// On felt instead of black.
    pub is_felt: bool,
    /// It stays.
    pub is_held: bool,
    /// How large the wall is, where somebody has said so.
    pub room: Option<Room>,
}

/// What the address of a page of a wall says of it.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct TurnQuery {
    page: Option<usize>,
    /// `felt`; black without it.
    ground: Option<String>,
    /// The page stays.
    hold: Option<String>,
    /// `small` or `large`.
    room: Option<String>,
}

impl Turn {
    /// What a query says of it.
    pub fn of(asked: &TurnQuery) -> Turn {
        Turn {
            page: asked.page.unwrap_or(1),
            is_felt: asked.ground.as_deref() == Some("felt"),
            is_held: asked.hold.as_deref() == Some("1"),
            room: asked.room.as_deref().and_then(Room::parse),
        }
    }

    /// How large the wall is.
    pub fn room(self) -> Room {
        self.room.unwrap_or_default()
    }
}

/// A wall.
#[derive(Debug)]
pub(crate) struct Wall {
    /// Whose wall it is.
    pub name: String,
    /// One at least.
    pub pages: Vec<Page>,
    /// Where it is, without what is asked of it.
    pub here: String,
    /// What anyone in the room can read on their phone.
    pub address: String,
    /// What else is asked of it, as its address says it.
    pub asked: Option<String>,
    pub leave_href: String,
    /// By the clock on the wall.
    pub now: NaiveDateTime,
    /// Seconds that are left, and the same in words.
    pub left: Option<(i64, String)>,
    /// What comes next, where nothing is counted down; may be empty.
    pub next_start: String,
    pub noindex: bool,
}

impl Wall {
    /// Draws a page.
    ///
    /// # Errors
    /// When it cannot be drawn.
    pub fn draw(mut self, mut shell: Shell, turn: Turn) -> PageResult {
        let count = self.pages.len().max(1);
        let number = turn.page.clamp(1, count);
        let to = |page: usize, is_held: bool| self.href(Turn { page, is_held, ..turn });
        let after = if number < count { number + 1 } else { 1 };
        let before = if number > 1 { number - 1 } else { count };
        let of = [
            ("page", Arg::Number(number as i64)),
            ("count", Arg::Number(count as i64)),
        ];
        let (next_href, back_href) = (to(after, turn.is_held), to(before, turn.is_held));
        let (hold_href, next) = (to(number, !turn.is_held), to(after, false));
        shell.path = to(number, turn.is_held);
        let large_href = self.href(Turn {
            page: number,
            room: Some(Room::Large),
            ..turn
        });
        let room_href = self.href(Turn {
            page: 1,
            room: Some(turn.room().other()),
            ..turn
        });
        let page = WallShowPage {
            name: self.name.clone(),
            ground: if turn.is_felt { "felt" } else { "black" },
            place: shell.lang.t_args("wall-page", &of),
            next: (!turn.is_held).then_some((TURN, next)),
            next_href,
            back_href,
            hold_href,
            room_href,
            large_href,
            is_large: turn.room() == Room::Large,
            is_room_open: turn.room.is_none(),
            address: address_said(&self.address),
            clock: format!("{}:{:02}", self.now.hour(), self.now.minute()),
            second_of_day: self.now.num_seconds_from_midnight(),
            css: assets::href("wall.css"),
            js: assets::href("wall.js"),
            page: match number <= self.pages.len() {
                true => self.pages.swap_remove(number - 1),
                false => Page::empty(self.name.clone()),
            },
            leave_href: self.leave_href,
            left: self.left,
            next_start: self.next_start,
            noindex: self.noindex,
            shell,
        };
        Ok(html(page.render()))
    }

    /// Where a page is.
    fn href(&self, turn: Turn) -> String {
        let mut href = format!("{}?page={}", self.here, turn.page);
        if let Some(asked) = &self.asked {
            href.push_str(&format!("&{asked}"));
        }
        if turn.is_felt {
            href.push_str("&ground=felt");
        }
        if turn.is_held {
            href.push_str("&hold=1");
        }
        if let Some(room) = turn.room {
            href.push_str(&format!("&room={}", room.as_str()));
        }
        href
    }
}
