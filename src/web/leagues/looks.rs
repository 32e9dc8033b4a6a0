//! The ways to look at a table by something else than its points.

use super::part_links::table_href;
use talon_league::{CountedRow, CountedSeason, TableLook};
use talon_service::leagues::SeasonShown;
use talon_text::{Lang, decimal};

/// A way to look at it.
#[derive(Debug)]
pub(super) struct LookLink {
    pub href: String,
    pub name: String,
    pub is_here: bool,
}

/// The word of a look in addresses.
pub(super) const fn word(look: TableLook) -> &'static str {
    match look {
        TableLook::Average => "average",
        TableLook::Wins => "wins",
        TableLook::Form => "form",
    }
}

/// The look of a word in an address.
pub(super) fn parse(word_said: &str) -> Option<TableLook> {
    TableLook::ALL.into_iter().find(|look| word(*look) == word_said)
}

/// The key of what stands above its column.
pub(super) const fn heading(look: TableLook) -> &'static str {
    match look {
        TableLook::Average => "league-look-average",
        TableLook::Wins => "league-look-wins",
        TableLook::Form => "league-look-form",
    }
}

/// What a row has in it.
pub(super) fn said(look: TableLook, table: &CountedSeason, row: &CountedRow, lang: Lang) -> String {
    match look {
        TableLook::Average => row
            .average()
            .map_or_else(String::new, |average| decimal(&average, lang)),
        TableLook::Wins => row.wins().to_string(),
        TableLook::Form => {
            let places = row.form(table);
            let place = |place: &Option<usize>| place.map_or_else(|| "–".to_owned(), |place| place.to_string());
            places.iter().map(place).collect::<Vec<_>>().join(" ")
        }
    }
}

/// The ways to all of them and back to the points; nothing before two units have a result.
pub(super) fn look_links(shown: &SeasonShown, current: Option<TableLook>, lang: Lang) -> Vec<LookLink> {
    if shown.table.as_ref().is_none_or(|table| table.with_result < 2) {
        return Vec::new();
    }
    let points = LookLink {
        href: table_href(shown, &shown.part, None),
        name: lang.t("tournament-points").into_owned(),
        is_here: current.is_none(),
    };
    let look = |look: TableLook| LookLink {
        href: table_href(shown, &shown.part, Some(format!("view={}", word(look)))),
        name: lang.t(heading(look)).into_owned(),
        is_here: current == Some(look),
    };
    [points].into_iter().chain(TableLook::ALL.map(look)).collect()
}
