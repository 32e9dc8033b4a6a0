//! The table of the teams of a season for a spreadsheet and for a message.

use super::standings_file::unit_head;
use crate::text::decimal;
use talon_league::CountedTeam;
use talon_service::leagues::SeasonShown;
use talon_text::Lang;
use talon_tournament::Exact;

/// Heading and rows; `whole` with what each unit brought.
pub(super) fn rows(shown: &SeasonShown, whole: bool, lang: Lang) -> Vec<Vec<String>> {
    let mut head: Vec<String> = ["tournament-rank", "league-team", "tournament-points"]
        .map(|key| lang.t(key).into_owned())
        .into();
    if whole {
        head.extend(["league-file-counted", "league-file-played"].map(|key| lang.t(key).into_owned()));
    }
    let Some((table, teams)) = shown.table.as_ref().zip(shown.teams()) else {
        return vec![head];
    };
    if whole {
        head.extend(table.units.iter().map(|unit| unit_head(shown, *unit, lang)));
    }
    let rows = shown.team_rows(teams).into_iter();
    let rows = rows.map(|row| cells(shown, row, whole, lang));
    std::iter::once(head).chain(rows).collect()
}

fn cells(shown: &SeasonShown, row: &CountedTeam, whole: bool, lang: Lang) -> Vec<String> {
    let exact = |number: &Exact| decimal(&number.to_string(), lang);
    let mut cells = vec![
        row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        shown.team_name(row.team).unwrap_or_default().to_owned(),
        exact(&row.total),
    ];
    if whole {
        cells.extend([row.counted().to_string(), row.played.to_string()]);
        let brought = row.cells.iter();
        cells.extend(brought.map(|cell| cell.as_ref().map(|cell| exact(&cell.points)).unwrap_or_default()));
    }
    cells
}
