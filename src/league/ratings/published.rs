//! A rating list as it is published and kept: people and numbers, no names.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use talon_tournament::rating::{Method, PlayerNo, RatedSource, Strength};

use super::list::{RatingList, period_of};
use super::value::RatingValue;
use crate::LeaguePerson;

/// Players with fewer tables are provisional.
const TABLES_MIN: u32 = 15;
/// So are players whose rating is less certain than this.
const SIGMA_MAX: f64 = 4.0;
/// Months without a table after which someone is inactive.
const INACTIVE: u32 = 12;

/// What everyone has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedTogether {
    /// Tables that are rated.
    pub tables: usize,
    /// Whether the ratings foretold more than that all are equal; nothing where they foretell nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub useful: Option<bool>,
    /// The ranked in order, then the provisional, then the inactive.
    pub rows: Vec<RatedRow>,
}

/// What someone has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatedRow {
    pub person: LeaguePerson,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<usize>,
    pub group: RowGroup,
    /// What they are put in order by.
    pub value: RatingValue,
    pub mu: RatingValue,
    /// Zero where the method knows no uncertainty.
    pub sigma: RatingValue,
    pub tables: u32,
    /// The month of their last table, counted from the beginning of the calendar.
    pub last: u32,
    /// What the value changed by in the last tournament or evening in which they sat.
    pub change: RatingValue,
}

/// Among whom someone is listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowGroup {
    Ranked,
    /// Too few tables, or too unsure.
    Provisional,
    /// No table for a year.
    Inactive,
}

impl RowGroup {
    /// All of them, in the order in which a list shows them.
    pub const ALL: [RowGroup; 3] = [RowGroup::Ranked, RowGroup::Provisional, RowGroup::Inactive];

    /// Its word in files.
    pub const fn as_str(self) -> &'static str {
        match self {
            RowGroup::Ranked => "ranked",
            RowGroup::Provisional => "provisional",
            RowGroup::Inactive => "inactive",
        }
    }
}

impl RatedRow {
    /// The year and the month of their last table.
    pub fn last_month(&self) -> (i32, u32) {
        (i32::try_from(self.last / 12).unwrap_or(i32::MAX), self.last % 12 + 1)
    }
}

impl RatedTogether {
    /// The row of a person, who may have none.
    pub fn row(&self, person: LeaguePerson) -> Option<&RatedRow> {
        self.rows.iter().find(|row| row.person == person)
    }

    /// As it is kept.
    ///
    /// # Errors
    /// Never; what is in it can be written.
    pub fn text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }
}

/// Whether such a rating is still too unsure to be ranked.
pub(super) fn is_provisional(method: Method, strength: Strength) -> bool {
    strength.tables < TABLES_MIN || method == Method::WengLin && strength.rating.sigma > SIGMA_MAX
}

impl RatingList {
    /// What everyone has after the last table. Who is inactive is counted from the last month in which someone played,
    /// or from a later day.
    pub fn together(&self, today: NaiveDate) -> RatedTogether {
        let last = self.last_period().unwrap_or(0).max(period_of(today));
        let before = self.before_last_source();
        let mut rows: Vec<RatedRow> = self
            .book
            .ratings()
            .filter_map(|(player, strength)| {
                let newcomer = self.method.newcomer();
                let earlier = before.get(&player).copied().unwrap_or(newcomer);
                self.row(player, strength, earlier, last)
            })
            .collect();
        rows.sort_by_key(|row| (row.group, std::cmp::Reverse(row.value), row.person));
        for at in 0..rows.len() {
            if rows[at].group == RowGroup::Ranked {
                let level = at > 0 && rows[at - 1].value == rows[at].value;
                rows[at].rank = if level { rows[at - 1].rank } else { Some(at + 1) };
            }
        }
        RatedTogether {
            tables: self.tables.iter().filter(|table| table.refused.is_none()).count(),
            useful: self.calibration().map(|one| one.is_useful()),
            rows,
        }
    }

    fn row(&self, player: PlayerNo, strength: Strength, earlier: Strength, last: u32) -> Option<RatedRow> {
        let played = self.book.last_period(player)?;
        let value = RatingValue::of(self.method.published(strength.rating));
        Some(RatedRow {
            person: self.person(player)?,
            rank: None,
            group: if last - played >= INACTIVE {
                RowGroup::Inactive
            } else if is_provisional(self.method, strength) {
                RowGroup::Provisional
            } else {
                RowGroup::Ranked
            },
            value,
            mu: RatingValue::of(strength.rating.mu),
            sigma: RatingValue::of(strength.rating.sigma),
            tables: strength.tables,
            last: played,
            change: value - RatingValue::of(self.method.published(earlier.rating)),
        })
    }

    /// What everyone had before the last tournament or evening in which they sat.
    fn before_last_source(&self) -> BTreeMap<PlayerNo, Strength> {
        let mut found: BTreeMap<PlayerNo, (RatedSource, Strength)> = BTreeMap::new();
        for (table, before) in self.book.tables() {
            for (seat, strength) in table.seats.iter().zip(before) {
                let Some(player) = seat.player else { continue };
                let known = found.entry(player).or_insert((table.when.source, strength));
                if known.0 != table.when.source {
                    *known = (table.when.source, strength);
                }
            }
        }
        found
            .into_iter()
            .map(|(player, (_, strength))| (player, strength))
            .collect()
    }
}
