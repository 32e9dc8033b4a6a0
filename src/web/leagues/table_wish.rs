//! How a reader wishes to see a table: its order, how much of it, and from where on.

use serde::Deserialize;
use talon_league::TableLook;

use super::looks;
use super::row_pages::RowsAsked;
use super::sorts::SortBy;
use super::table::COLUMNS;
use crate::parts::bad;
use talon_http::Problem;

/// What an address asks for; what is empty is not asked for.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct TableQuery {
    view: Option<String>,
    sort: Option<String>,
    page: Option<String>,
    person: Option<String>,
}

impl TableQuery {
    /// The wish that it is.
    ///
    /// # Errors
    /// What is no view, no order, no page or no person.
    pub(super) fn wish(&self) -> Result<TableWish, Problem> {
        let view = self.view.as_deref().unwrap_or_default();
        let (columns, look) = match view {
            "" => (COLUMNS, None),
            "all" => (usize::MAX, None),
            word => (COLUMNS, Some(looks::parse(word).ok_or_else(|| bad("no such view"))?)),
        };
        let sort = self.sort.as_deref().filter(|word| !word.is_empty());
        let sort = sort.map(|word| SortBy::parse(word).ok_or_else(|| bad("no such order")));
        Ok(TableWish {
            columns,
            look,
            view: view.to_owned(),
            sort: sort.transpose()?,
            rows: RowsAsked::parse(self.page.as_deref(), self.person.as_deref())?,
        })
    }
}

/// How a table is wished for.
#[derive(Debug)]
pub(super) struct TableWish {
    /// Units that are columns at most.
    pub columns: usize,
    /// By what it is looked at, where that is not its points.
    pub look: Option<TableLook>,
    pub sort: Option<SortBy>,
    pub rows: RowsAsked,
    /// The word for how much of it, or for the look.
    view: String,
}

impl TableWish {
    /// What an address asks for that leads to a page of the same; nothing for the first page of the table as it is.
    pub fn on_page(&self, page: usize) -> Option<String> {
        let view = Some(&self.view).filter(|view| !view.is_empty());
        let view = view.map(|view| format!("view={view}"));
        let sort = self.sort.map(|sort| format!("sort={}", sort.word()));
        let page = (page > 1).then(|| format!("page={page}"));
        let parts: Vec<String> = view.into_iter().chain(sort).chain(page).collect();
        (!parts.is_empty()).then(|| parts.join("&"))
    }
}
