//! The table of the teams of a season for a spreadsheet and for a message.

use super::standings_file::{column_head, numbers};
use crate::text::decimal;
use talon_league::{CountedTeam, TeamCell, UnitNo};
use talon_service::leagues::SeasonShown;
use talon_text::Lang;
use talon_tournament::Exact;

/// Heading and rows; `whole` with what each unit brought.
pub(super) fn rows(shown: &SeasonShown, whole: bool, lang: Lang) -> Vec<Vec<String>> {
    let mut head: Vec<String> = ["tournament-rank", "league-team", "tournament-points"]
        .map(|key| lang.t(key).into_owned())
        .into();
    if whole {
        let keys = ["league-file-counted", "league-file-played", "league-file-dropped"];
        head.extend(keys.map(|key| lang.t(key).into_owned()));
    }
    let Some((table, teams)) = shown.table.as_ref().zip(shown.teams()) else {
        return vec![head];
    };
    if whole {
        head.extend(table.units.iter().map(|unit| column_head(shown, *unit, lang)));
    }
    let rows = shown.team_rows(teams).into_iter();
    let rows = rows.map(|row| cells(shown, &table.units, row, whole, lang));
    std::iter::once(head).chain(rows).collect()
}

fn cells(shown: &SeasonShown, units: &[UnitNo], row: &CountedTeam, whole: bool, lang: Lang) -> Vec<String> {
    let exact = |number: &Exact| decimal(&number.to_string(), lang);
    let mut cells = vec![
        row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        shown.team_name(row.team).unwrap_or_default().to_owned(),
        exact(&row.total),
    ];
    if whole {
        let is_dropped = |cell: &Option<TeamCell>| cell.as_ref().is_some_and(|cell| !cell.counted);
        let dropped = units.iter().zip(&row.cells).filter(|(_, cell)| is_dropped(cell));
        let dropped = numbers(dropped.map(|(unit, _)| *unit));
        cells.extend([row.counted().to_string(), row.played.to_string(), dropped]);
        let brought = row.cells.iter();
        cells.extend(brought.map(|cell| cell.as_ref().map(|cell| exact(&cell.points)).unwrap_or_default()));
    }
    cells
}
