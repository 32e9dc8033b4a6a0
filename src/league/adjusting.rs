//! What is added or taken away by decision: for what, by whom, and when.

use serde::{Deserialize, Serialize};
use talon_tournament::Exact;

use crate::act::{NewAdjustment, reason_of};
use crate::document::{AdjustmentNo, LeagueAdjustment, LeaguePerson, LeagueSeason};
use crate::refusal::LeagueRefusal;

/// For what an adjustment was made, where it is one of what leagues list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AdjustmentCode {
    /// How someone behaved.
    FairPlay,
    /// They came too late, or their result did.
    Late,
    /// They did not come to what they had entered.
    Absent,
    Other,
}

impl AdjustmentCode {
    /// All of them, in the order in which they are offered.
    pub const ALL: [AdjustmentCode; 4] = [
        AdjustmentCode::FairPlay,
        AdjustmentCode::Late,
        AdjustmentCode::Absent,
        AdjustmentCode::Other,
    ];

    /// The word for it in forms and files.
    pub const fn as_str(self) -> &'static str {
        match self {
            AdjustmentCode::FairPlay => "fair_play",
            AdjustmentCode::Late => "late",
            AdjustmentCode::Absent => "absent",
            AdjustmentCode::Other => "other",
        }
    }

    /// The code of this word.
    pub fn parse(word: &str) -> Option<AdjustmentCode> {
        AdjustmentCode::ALL.into_iter().find(|code| code.as_str() == word)
    }
}

impl LeagueSeason {
    pub(crate) fn adjust(&mut self, adjustment: NewAdjustment) -> Result<(), LeagueRefusal> {
        if let Some(unit) = adjustment.unit {
            self.unit_mut(unit)?;
        }
        if adjustment.amount == Exact::zero() {
            return Err(LeagueRefusal::Unchanged);
        }
        let last = self.adjustments.iter().map(|one| one.number.0).max().unwrap_or(0);
        self.adjustments.push(LeagueAdjustment {
            number: AdjustmentNo(last + 1),
            person: adjustment.person,
            unit: adjustment.unit,
            amount: adjustment.amount,
            code: adjustment.code,
            text: reason_of(&adjustment.text)?,
            by: adjustment.by,
            time: adjustment.time,
            revoked: None,
            undone: false,
        });
        Ok(())
    }

    /// Everyone who adjusted something; they need not have played.
    pub fn authors(&self) -> impl Iterator<Item = LeaguePerson> {
        self.adjustments.iter().filter_map(|one| one.by)
    }

    /// The season in which only these are told as authors.
    #[must_use]
    pub fn with_authors(&self, is_told: impl Fn(LeaguePerson) -> bool) -> LeagueSeason {
        let mut season = self.clone();
        for one in &mut season.adjustments {
            one.by = one.by.filter(|by| is_told(*by));
        }
        season
    }
}
