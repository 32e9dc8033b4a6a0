//! What a tournament decides: how it is counted and played, which is fixed when it begins, and what goes on around the
//! tables.

use chrono::NaiveDateTime;

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
    pub money: Money,
    pub withheld: Withheld,
    /// When the rounds are to begin, the first, the second and so on, by the clock of the club; as many as are told.
    pub round_starts: Vec<NaiveDateTime>,
}

impl Profile {
    /// Whether everyone is counted and plays by the same as with the other one.
    pub(crate) fn plays_alike(&self, other: &Profile) -> bool {
        let of = |profile: &Profile| (profile.scoring.clone(), profile.rules.clone(), profile.play);
        of(self) == of(other)
    }
}

/// What players and visitors are not told until the director releases it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Withheld {
    #[default]
    Nothing,
    /// Who stands where; results are shown.
    Standings,
    /// The results of so many rounds at the end, and the standings after them.
    LastRounds(u16),
}

/// What players pay, and what is paid out. All amounts are whole units of the currency.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Money {
    /// `EUR`, `Ft`, or empty.
    pub currency: String,
    /// What everyone pays who takes part; 0 where nobody pays.
    pub fee: u64,
    pub prizes: Prizes,
}

/// What is paid out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prizes {
    /// For the first, the second and so on.
    Amounts(Vec<u64>),
    /// Of the fees so many per cent stay with the house, and the rest is shared by the first, the second and so on.
    OfPot { house: u8, shares: Vec<u8> },
}

impl Default for Prizes {
    fn default() -> Prizes {
        Prizes::Amounts(Vec::new())
    }
}

impl Prizes {
    /// Whether something can be won.
    pub fn are_there(&self) -> bool {
        match self {
            Prizes::Amounts(amounts) => !amounts.is_empty(),
            Prizes::OfPot { shares, .. } => !shares.is_empty(),
        }
    }
}
