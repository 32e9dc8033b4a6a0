//! A long table in pages: which of its rows one shows, and the ways to those before and after.

use talon_league::{CountedRow, LeaguePerson};
use talon_text::{Arg, Lang};

use crate::parts::bad;
use talon_http::Problem;

/// Rows of a page.
const ROWS: usize = 200;

/// Which page is asked for.
#[derive(Debug, Clone, Copy)]
pub(super) enum RowsAsked {
    /// By its number, from 1.
    Page(usize),
    /// The one where someone stands; the first one where they do not.
    With(LeaguePerson),
}

impl RowsAsked {
    /// What an address asks for.
    ///
    /// # Errors
    /// What is no number of a page or a person.
    pub fn parse(page: Option<&str>, person: Option<&str>) -> Result<RowsAsked, Problem> {
        let given = |text: Option<&str>| text.filter(|text| !text.is_empty()).map(str::to_owned);
        match (given(page), given(person)) {
            (Some(_), Some(_)) => Err(bad("a page or a person, not both")),
            (None, None) => Ok(RowsAsked::Page(1)),
            (Some(page), None) => match page.parse() {
                Ok(number @ 1..) => Ok(RowsAsked::Page(number)),
                _ => Err(bad("no such page")),
            },
            (None, Some(person)) => match person.parse() {
                Ok(person) => Ok(RowsAsked::With(LeaguePerson(person))),
                Err(_) => Err(bad("no number of a person")),
            },
        }
    }
}

/// Some of the rows of a table.
#[derive(Debug)]
pub(super) struct RowsPage<'t> {
    pub rows: Vec<&'t CountedRow>,
    page: usize,
    total: usize,
}

impl<'t> RowsPage<'t> {
    /// The page that is asked for.
    ///
    /// # Errors
    /// There is no such page.
    pub fn of(rows: &[&'t CountedRow], asked: RowsAsked) -> Result<RowsPage<'t>, Problem> {
        let page = match asked {
            RowsAsked::Page(page) => page,
            RowsAsked::With(person) => {
                let place = rows.iter().position(|row| row.person == person);
                place.unwrap_or_default() / ROWS + 1
            }
        };
        let mut pages = rows.chunks(ROWS);
        let on_page = match pages.nth(page - 1) {
            Some(on_page) => on_page,
            // A table without a row has a page too.
            None if page == 1 => &[],
            None => return Err(bad("no such page")),
        };
        Ok(RowsPage {
            rows: on_page.to_vec(),
            page,
            total: rows.len(),
        })
    }

    /// The ways to the pages before and after, where there are any; a page has the address that is made of its number.
    pub fn ways(&self, href: impl Fn(usize) -> String, lang: Lang) -> Option<RowPageWays> {
        let before = (self.page - 1) * ROWS;
        let last = before + self.rows.len();
        let number = |number: usize| Arg::Number(number as i64);
        (self.total > ROWS).then(|| RowPageWays {
            previous: (self.page > 1).then(|| href(self.page - 1)),
            next: (last < self.total).then(|| href(self.page + 1)),
            place: lang.t_args(
                "league-rows-place",
                &[
                    ("first", number(before + 1)),
                    ("last", number(last)),
                    ("total", number(self.total)),
                ],
            ),
        })
    }
}

/// Whether a table of so many rows has more pages than one.
pub(super) const fn is_long(rows: usize) -> bool {
    rows > ROWS
}

/// The ways to the pages before and after.
#[derive(Debug)]
pub(super) struct RowPageWays {
    pub previous: Option<String>,
    pub next: Option<String>,
    /// Which rows of how many these are.
    pub place: String,
}
