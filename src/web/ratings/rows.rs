//! The rows of a list as they are drawn.

use super::frame::{club_name, name_of, player_href};
use super::numbers::{shown_change, shown_rating, shown_value};
use talon_league::{RatedRow, RowGroup};
use talon_service::ratings::RatingListShown;
use talon_text::Lang;

/// The rows of one group under its heading.
#[derive(Debug)]
pub(super) struct GroupView {
    /// Empty above those who are ranked.
    pub heading: String,
    pub rows: Vec<RatingRowView>,
}

/// A row.
#[derive(Debug)]
pub(super) struct RatingRowView {
    pub rank: String,
    pub name: String,
    /// Empty where it is that of the list.
    pub club: String,
    pub id: i64,
    pub href: String,
    pub value: String,
    /// With how sure it is.
    pub rating: String,
    pub tables: u32,
    pub change: String,
    pub is_mine: bool,
}

/// All groups that have rows.
pub(super) fn groups(shown: &RatingListShown, lang: Lang) -> Vec<GroupView> {
    let group = |group: RowGroup| GroupView {
        heading: match group {
            RowGroup::Ranked => String::new(),
            RowGroup::Provisional => lang.t("rating-provisional").into_owned(),
            RowGroup::Inactive => lang.t("rating-inactive").into_owned(),
        },
        rows: shown
            .rows
            .iter()
            .filter(|row| row.group == group)
            .map(|row| row_view(shown, row, lang))
            .collect(),
    };
    let all = RowGroup::ALL.into_iter().map(group);
    all.filter(|group| !group.rows.is_empty()).collect()
}

fn row_view(shown: &RatingListShown, row: &RatedRow, lang: Lang) -> RatingRowView {
    RatingRowView {
        rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
        name: name_of(shown, row.person, lang),
        club: club_name(shown, row.person),
        id: row.person.0,
        href: player_href(shown, row.person),
        value: shown_value(row.value, shown.method, lang),
        rating: shown_rating(row.mu, row.sigma, lang),
        tables: row.tables,
        change: shown_change(row.change, shown.method, lang),
        is_mine: shown.is_mine(row.person),
    }
}
