//! The table of a league that is still to be made, beside its form.

use talon_service::leagues::{LeaguePreview, PreviewedRow};
use talon_text::{Lang, mixed};
use talon_tournament::league::SeasonFault;

/// Rows that are shown.
const SHOWN: usize = 12;

/// templates/leagues/_new_table.html
#[derive(Debug)]
pub(super) struct NewTableView {
    /// What it is made of, or why there is none.
    pub lead: String,
    pub rows: Vec<NewRowView>,
    /// How many more; nothing where all are shown.
    pub more: String,
}

/// Someone in it.
#[derive(Debug)]
pub(super) struct NewRowView {
    pub rank: String,
    pub name: String,
    pub total: String,
    pub counted: String,
}

impl NewTableView {
    pub fn of(counted: &Result<LeaguePreview, SeasonFault>, takes_nothing: bool, lang: Lang) -> NewTableView {
        let table = match counted {
            Ok(table) if table.units > 0 => table,
            Ok(_) if takes_nothing => return NewTableView::empty("league-new-table-by-hand", lang),
            Ok(_) => return NewTableView::empty("league-new-table-none", lang),
            Err(_) => return NewTableView::empty("league-new-table-fault", lang),
        };
        let left = table.rows.len().saturating_sub(SHOWN);
        NewTableView {
            lead: lang.n("league-new-table-units", table.units as i64),
            rows: table.rows.iter().take(SHOWN).map(row).collect(),
            more: match left {
                0 => String::new(),
                left => lang.n("league-moved-more", left as i64),
            },
        }
    }

    fn empty(key: &str, lang: Lang) -> NewTableView {
        NewTableView {
            lead: lang.t(key).into_owned(),
            rows: Vec::new(),
            more: String::new(),
        }
    }
}

fn row(row: &PreviewedRow) -> NewRowView {
    NewRowView {
        rank: row.rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}.")),
        name: row.name.clone(),
        total: mixed(&row.total),
        counted: format!("{}/{}", row.counted, row.played),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_tournament::Exact;

    #[test]
    fn of_a_long_table_the_first_rows_are_shown_and_the_others_are_counted() {
        let row = |rank: usize| PreviewedRow {
            rank: Some(rank),
            name: format!("Player {rank}"),
            total: Exact::from(100 - rank as i64),
            counted: 1,
            played: 1,
        };
        let table = |rows: usize| LeaguePreview {
            units: 1,
            rows: (1..=rows).map(row).collect(),
        };
        let shown = |rows: usize| {
            let view = NewTableView::of(&Ok(table(rows)), false, Lang::En);
            (view.rows.len(), view.more)
        };
        assert_eq!(shown(12), (12, String::new()));
        assert_eq!(shown(15), (12, "and 3 more".to_owned()));
    }
}
