//! One page of a wall, and the way to the next.

use askama::Template;
use chrono::{NaiveDateTime, Timelike as _};

use super::Page;
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
    leave_href: String,
    clock: String,
    second_of_day: u32,
    left: Option<(i64, String)>,
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
}

impl Turn {
    /// What a query says of it.
    pub fn of(page: Option<usize>, ground: Option<&str>, hold: Option<&str>) -> Turn {
        Turn {
            page: page.unwrap_or(1),
            is_felt: ground == Some("felt"),
            is_held: hold == Some("1"),
        }
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
    /// What else is asked of it, as its address says it.
    pub asked: Option<String>,
    pub leave_href: String,
    /// By the clock on the wall.
    pub now: NaiveDateTime,
    /// Seconds that are left, and the same in words.
    pub left: Option<(i64, String)>,
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
        let to = |page: usize, hold: bool| self.address(turn, page, hold);
        let after = if number < count { number + 1 } else { 1 };
        let before = if number > 1 { number - 1 } else { count };
        let of = [
            ("page", Arg::Number(number as i64)),
            ("count", Arg::Number(count as i64)),
        ];
        let (next_href, back_href) = (to(after, turn.is_held), to(before, turn.is_held));
        let (hold_href, next) = (to(number, !turn.is_held), to(after, false));
        shell.path = to(number, turn.is_held);
        let page = WallShowPage {
            name: self.name.clone(),
            ground: if turn.is_felt { "felt" } else { "black" },
            place: shell.lang.t_args("wall-page", &of),
            next: (!turn.is_held).then_some((TURN, next)),
            next_href,
            back_href,
            hold_href,
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
            noindex: self.noindex,
            shell,
        };
        Ok(html(page.render()))
    }

    fn address(&self, turn: Turn, page: usize, hold: bool) -> String {
        let mut href = format!("{}?page={page}", self.here);
        if let Some(asked) = &self.asked {
            href.push_str(&format!("&{asked}"));
        }
        if turn.is_felt {
            href.push_str("&ground=felt");
        }
        if hold {
            href.push_str("&hold=1");
        }
        href
    }
}
