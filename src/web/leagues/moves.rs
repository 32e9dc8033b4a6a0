//! What sets a table apart from the one before it: who stands elsewhere, and whose results came to something else.

use super::table::{name_of, unit_name};
use talon_league::{CountedCell, CountedRow, CountedSeason};
use talon_service::leagues::SeasonShown;
use talon_text::{Lang, mixed};

/// Rows told of those that moved, and cells of those that changed.
const MOVED: usize = 6;
const CHANGED: usize = 12;

/// Who stands elsewhere than in the table before.
pub(super) fn moved(shown: &SeasonShown, now: &CountedSeason, before: &CountedSeason, lang: Lang) -> Vec<String> {
    let changed = now.rows.iter().filter_map(|row| {
        let was = before.row(row.person).and_then(|row| row.rank);
        (was != row.rank).then_some((row, was))
    });
    let place = |rank: Option<usize>| rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
    let said = changed.map(|(row, was)| {
        let name = name_of(shown, row.person, lang);
        format!("{name}: {} → {}", place(was), place(row.rank))
    });
    told(said.collect(), MOVED, lang)
}

/// Which results came to something else than in the table before, with the total that comes of it.
pub(super) fn changed(shown: &SeasonShown, now: &CountedSeason, before: &CountedSeason, lang: Lang) -> Vec<String> {
    let mut said = Vec::new();
    for row in &now.rows {
        let was = before.row(row.person);
        let cells: Vec<String> = cells(shown, now, row, before, was, lang);
        let total = was.map(|was| &was.total);
        if cells.is_empty() && total == Some(&row.total) {
            continue;
        }
        let total = match total {
            Some(total) => format!("{} → {}", mixed(total), mixed(&row.total)),
            None => mixed(&row.total),
        };
        let all: Vec<String> = cells
            .into_iter()
            .chain([format!("{} {total}", lang.t("tournament-points"))])
            .collect();
        said.push(format!("{}: {}", name_of(shown, row.person, lang), all.join("; ")));
    }
    told(said, CHANGED, lang)
}

fn cells(
    shown: &SeasonShown,
    now: &CountedSeason,
    row: &CountedRow,
    before: &CountedSeason,
    was: Option<&CountedRow>,
    lang: Lang,
) -> Vec<String> {
    let number = |cell: Option<&CountedCell>| match cell {
        None => "–".to_owned(),
        Some(cell) if cell.counted => mixed(&cell.points),
        Some(cell) => format!("{} ({})", mixed(&cell.points), lang.t("league-cell-dropped")),
    };
    let units = shown.units.iter().filter_map(|unit| {
        let (new, old) = (
            now.cell(row, unit.number),
            was.and_then(|was| before.cell(was, unit.number)),
        );
        let said = [number(old), number(new)];
        (said[0] != said[1]).then(|| format!("{} {} → {}", unit_name(unit, lang), said[0], said[1]))
    });
    units.collect()
}

fn told(mut said: Vec<String>, most: usize, lang: Lang) -> Vec<String> {
    if said.len() > most {
        let rest = said.split_off(most).len();
        said.push(lang.n("league-moved-more", rest as i64));
    }
    said
}
