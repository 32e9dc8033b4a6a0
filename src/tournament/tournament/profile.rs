//! What a tournament decides: how it is counted and played, which is fixed when it begins, and what goes on around the
//! tables.

use crate::{SitOut, standings};
use talon_rules::games::session::TablePlay;

/// The rules of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// How points are counted and ties broken.
    pub scoring: standings::Profile,
    /// What is done with players who are too many for tables of three.
    pub sit_out: SitOut,
    /// The rule set of the game: the member `rules` of a hand record, as canonical JSON.
    pub rules: String,
    pub play: TablePlay,
    /// How long a round may last.
    pub minutes: Option<u16>,
    /// What a point of score is worth in money, as the club writes it; empty where nobody pays.
    pub stake: String,
    /// Players may enter the result of their own table.
    pub self_entry: bool,
    /// Nobody confirms a result that they entered themselves.
    pub two_person: bool,
    /// Everyone who sees the tournament sees the running scores of tables that keep a scorecard.
    pub running_scores: bool,
    /// Directors of the tournament see the email addresses of its members.
    pub shared_mails: bool,
    pub prizes: Prizes,
}

impl Profile {
    /// Whether everyone is counted and plays by the same as with the other one.
    pub(crate) fn plays_alike(&self, other: &Profile) -> bool {
        let of = |profile: &Profile| (profile.scoring.clone(), profile.rules.clone(), profile.play);
        of(self) == of(other)
    }
}

/// What is paid out.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prizes {
    /// `EUR`, `Ft`, or empty.
    pub currency: String,
    /// Whole units for the first, the second and so on.
    pub amounts: Vec<u64>,
}
