//! What stands on a page of a wall.

use super::fit::{Fit, Room, Things};
use crate::qr::{self, Square};

/// What is on one page.
#[derive(Debug, Clone)]
pub(crate) struct Page {
    pub title: String,
    /// How large it is written, and in how many columns.
    pub class: String,
    pub tables: Vec<WallTable>,
    /// Column by column.
    pub names: Vec<Vec<Placed>>,
    pub rows: Vec<Vec<Ranked>>,
    /// Why there is nothing.
    pub words: String,
    /// An address for phones, large enough to be read from afar.
    pub square: Option<Square>,
    /// What stands beside it.
    pub lines: Vec<String>,
}

/// A table.
#[derive(Debug, Clone)]
pub(crate) struct WallTable {
    pub number: u16,
    pub room: String,
    /// Names, and how much smaller each is written.
    pub seats: Vec<(String, &'static str)>,
    /// What is left to it, where that is more than to the others.
    pub left: Option<(i64, String)>,
}

/// A line of the standings.
#[derive(Debug, Clone)]
pub(crate) struct Ranked {
    pub rank: String,
    pub name: String,
    pub size: &'static str,
    pub total: String,
}

impl Ranked {
    pub fn new(rank: String, name: String, total: String) -> Ranked {
        Ranked {
            rank,
            name,
            size: "",
            total,
        }
    }
}

/// Someone and their place.
#[derive(Debug, Clone)]
pub(crate) struct Placed {
    pub name: String,
    pub size: &'static str,
    /// Number of the table; empty for who sits out.
    pub table: String,
    pub room: String,
    /// Number of the seat, or that they sit out.
    pub seat: String,
}

impl Page {
    /// A page with nothing on it but what it is called.
    pub fn empty(title: String) -> Page {
        Page {
            title,
            class: String::new(),
            tables: Vec::new(),
            names: Vec::new(),
            rows: Vec::new(),
            words: String::new(),
            square: None,
            lines: Vec::new(),
        }
    }

    /// Where everyone in the room can follow on their phone, and what else is to be known there.
    pub fn of_address(title: String, address: &str, lines: Vec<String>) -> Page {
        Page {
            square: qr::square(address),
            lines,
            ..Page::empty(title)
        }
    }
}

/// An address as people type it.
pub(crate) fn address_said(address: &str) -> String {
    let scheme = address.find("://").map_or(0, |at| at + 3);
    address[scheme..].to_owned()
}

/// Characters of the longest name.
pub(crate) fn letters<'a>(names: impl IntoIterator<Item = &'a String>) -> usize {
    names.into_iter().map(|name| name.chars().count()).max().unwrap_or(0)
}

/// Pages of ranks, names and totals; how large each is written is set here.
pub(crate) fn ranked(title: &str, mut rows: Vec<Ranked>, room: Room) -> Vec<Page> {
    let beside = letters(rows.iter().map(|row| &row.rank)) + letters(rows.iter().map(|row| &row.total));
    let longest = letters(rows.iter().map(|row| &row.name));
    let things = Things {
        count: rows.len(),
        longest,
        beside: beside + 3,
        high: 1.2,
    };
    let fit = Fit::of(things, room);
    rows.iter_mut().for_each(|row| row.size = fit.size_of(&row.name));
    let page = |some: &[Ranked]| Page {
        class: fit.class(),
        rows: some.chunks(fit.column(some.len())).map(<[_]>::to_vec).collect(),
        ..Page::empty(title.to_owned())
    };
    rows.chunks(fit.share(rows.len())).map(page).collect()
}
