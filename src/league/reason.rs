//! Why a row stands where it stands among those with the same total.

use serde::{Deserialize, Serialize};
use talon_tournament::Exact;
use talon_tournament::league::{SeasonItem, SeasonKey, SeasonReason, SeasonRow};
use talon_tournament::standings::By;

use crate::counted::{CountedRow, CountedSeason};
use crate::document::LeaguePerson;

/// What decides between someone and those who have the same total.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowReason {
    pub other: LeaguePerson,
    /// The item of the chain; none where nothing decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub item: Option<String>,
    /// The place whose number decides, for counted places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<usize>,
    pub ahead: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mine: Option<Exact>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theirs: Option<Exact>,
    /// Where nothing decides: the tables between those who are level were asked, and not all of them had met; tables of
    /// earlier versions do not say.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unmet: bool,
}

impl CountedSeason {
    /// Whether a row of it tells that people never met.
    pub(crate) fn tells_unmet(&self) -> bool {
        self.every_row()
            .filter_map(|row| row.reason.as_ref())
            .any(|reason| reason.unmet)
    }

    /// Its rows tell that people never met, as far as they know of it, or none does.
    pub(crate) fn tell_unmet(&mut self, tells: bool) {
        let divided = self.divisions.iter_mut().flat_map(|division| &mut division.rows);
        for row in self.rows.iter_mut().chain(divided) {
            row.reason = row.reason.take().map(|reason| reason.told(tells));
        }
    }

    /// Whether two who are level are parted by a play-off that is still to come.
    pub fn is_open(&self, reason: &RowReason) -> bool {
        let chain = self.counted_by.as_ref().map(|by| &by.profile.chain);
        reason.item.is_none() && chain.is_some_and(|chain| chain.contains(&SeasonItem::Playoff))
    }

    fn every_row(&self) -> impl Iterator<Item = &CountedRow> {
        let divided = self.divisions.iter().flat_map(|division| &division.rows);
        self.rows.iter().chain(divided)
    }
}

impl RowReason {
    pub(crate) fn of(row: &SeasonRow, people: &[LeaguePerson]) -> Option<RowReason> {
        let decided = Decided::of(row)?;
        Some(RowReason {
            other: *people.get(decided.other)?,
            item: decided.item,
            place: decided.place,
            ahead: decided.ahead,
            mine: decided.mine,
            theirs: decided.theirs,
            unmet: decided.is_unmet,
        })
    }

    /// The same as a table has it that tells of people who never met, or does not.
    pub(crate) fn told(self, tells_unmet: bool) -> RowReason {
        RowReason {
            unmet: self.unmet && tells_unmet,
            ..self
        }
    }
}

/// What decides between a row and one that has the same total, whoever has them.
pub(crate) struct Decided {
    /// The place of the other in the list of players.
    pub other: usize,
    pub item: Option<String>,
    pub place: Option<usize>,
    pub ahead: bool,
    pub mine: Option<Exact>,
    pub theirs: Option<Exact>,
    pub is_unmet: bool,
}

impl Decided {
    pub fn of(row: &SeasonRow) -> Option<Decided> {
        let decided: &SeasonReason = row.decisive()?;
        let ahead = row.below.as_ref() == Some(decided);
        let is_lot = decided.by == By::Item(SeasonKey::Item(SeasonItem::Lot));
        let (item, place) = match decided.by {
            By::Total => return None,
            By::Nothing => (None, None),
            By::Item(SeasonKey::CountedPlace(place)) => (Some("counted_places".to_owned()), Some(place)),
            By::Item(SeasonKey::Item(item)) => (Some(item.as_str().to_owned()), None),
        };
        Some(Decided {
            other: decided.other,
            item,
            place,
            ahead,
            // What a lot drew is no number for people, and longer than texts keep.
            mine: decided.mine.clone().filter(|_| !is_lot),
            theirs: decided.theirs.clone().filter(|_| !is_lot),
            is_unmet: decided.is_unmet,
        })
    }
}
