//! Leagues as clubs know them, each with one choice.

use talon_tournament::Exact;
use talon_tournament::league::{Counting, GuestRule, SeasonItem, SeasonProfile, UnitPoints};

use crate::challenge::{CHALLENGE_USUAL, SeasonChallenge};
use crate::pot::SeasonPot;

/// A league that is there to be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LeaguePreset {
    /// The best eight of twelve evenings at 10-7-5-4-3-2-1.
    ClubEvenings,
    /// Qualifiers count whole and club evenings half.
    Federation,
    /// All rounds of a league by due dates, points of the tables added up.
    TableLeague,
    /// All evenings of a month.
    Monthly,
    /// The best three of many cups.
    BestThree,
    /// All rounds, everything counts.
    AllRounds,
    /// The mean of what was played.
    Average,
    /// One tournament on two days, with the points of its tables, for people and for teams.
    TwoDays,
    /// People challenge those above them.
    Challenge,
    /// Cups that keep a part of their pots for the first of the season.
    CupWithPot,
}

impl LeaguePreset {
    /// All of them, in the order in which they are offered.
    pub const ALL: [LeaguePreset; 10] = [
        LeaguePreset::ClubEvenings,
        LeaguePreset::Federation,
        LeaguePreset::TableLeague,
        LeaguePreset::Monthly,
        LeaguePreset::BestThree,
        LeaguePreset::AllRounds,
        LeaguePreset::Average,
        LeaguePreset::TwoDays,
        LeaguePreset::Challenge,
        LeaguePreset::CupWithPot,
    ];

    /// The word for it in forms.
    pub const fn as_str(self) -> &'static str {
        match self {
            LeaguePreset::ClubEvenings => "club-evenings",
            LeaguePreset::Federation => "federation",
            LeaguePreset::TableLeague => "table-league",
            LeaguePreset::Monthly => "monthly",
            LeaguePreset::BestThree => "best-three",
            LeaguePreset::AllRounds => "all-rounds",
            LeaguePreset::Average => "average",
            LeaguePreset::TwoDays => "two-days",
            LeaguePreset::Challenge => "challenge",
            LeaguePreset::CupWithPot => "cup-with-pot",
        }
    }

    /// The preset of this word.
    pub fn parse(word: &str) -> Option<LeaguePreset> {
        LeaguePreset::ALL.into_iter().find(|preset| preset.as_str() == word)
    }

    /// How many units there usually are.
    pub const fn planned(self) -> Option<u32> {
        match self {
            LeaguePreset::ClubEvenings => Some(12),
            LeaguePreset::TableLeague => Some(15),
            LeaguePreset::Monthly => Some(4),
            LeaguePreset::AllRounds => Some(5),
            LeaguePreset::TwoDays => Some(1),
            LeaguePreset::Federation
            | LeaguePreset::BestThree
            | LeaguePreset::Average
            | LeaguePreset::Challenge
            | LeaguePreset::CupWithPot => None,
        }
    }

    /// Whether the next season is made by itself.
    pub fn goes_on(self) -> bool {
        self == LeaguePreset::Monthly
    }

    /// How people challenge each other, where they do.
    pub fn challenge(self) -> Option<SeasonChallenge> {
        let challenge = SeasonChallenge {
            start: Vec::new(),
            most: CHALLENGE_USUAL,
            gone: Vec::new(),
            from: None,
        };
        (self == LeaguePreset::Challenge).then_some(challenge)
    }

    /// How what tournaments keep of their pots is shared, where it is.
    pub fn pot(self) -> Option<SeasonPot> {
        (self == LeaguePreset::CupWithPot).then(SeasonPot::usual)
    }

    /// How many of the season come on to what is played after it; none where nothing is.
    pub const fn quota(self) -> Option<u32> {
        match self {
            LeaguePreset::Federation => Some(42),
            LeaguePreset::BestThree => Some(52),
            LeaguePreset::ClubEvenings
            | LeaguePreset::TableLeague
            | LeaguePreset::Monthly
            | LeaguePreset::AllRounds
            | LeaguePreset::Average
            | LeaguePreset::TwoDays
            | LeaguePreset::Challenge
            | LeaguePreset::CupWithPot => None,
        }
    }

    /// The least number of entries of a tournament that counts by itself.
    pub fn entries(self) -> Option<u32> {
        (self == LeaguePreset::Federation).then_some(21)
    }

    /// How it is counted.
    pub fn profile(self) -> SeasonProfile {
        let usual = SeasonProfile {
            points: UnitPoints::usual(),
            participation: Exact::zero(),
            counting: Counting::All,
            guests: GuestRule::Counted,
            minimum: 0,
            is_minimum_growing: false,
            chain: SeasonItem::USUAL.to_vec(),
            lot: 0,
        };
        match self {
            LeaguePreset::ClubEvenings => SeasonProfile {
                counting: Counting::Best { n: 8 },
                minimum: 4,
                is_minimum_growing: true,
                ..usual
            },
            LeaguePreset::Federation | LeaguePreset::AllRounds | LeaguePreset::CupWithPot => usual,
            LeaguePreset::TableLeague => SeasonProfile {
                points: UnitPoints::Own,
                chain: vec![SeasonItem::RawSum, SeasonItem::HeadToHead],
                ..usual
            },
            LeaguePreset::Challenge => SeasonProfile {
                points: UnitPoints::Raw,
                ..usual
            },
            LeaguePreset::Monthly => SeasonProfile { minimum: 2, ..usual },
            LeaguePreset::BestThree => SeasonProfile {
                counting: Counting::Best { n: 3 },
                ..usual
            },
            LeaguePreset::TwoDays => SeasonProfile {
                points: UnitPoints::Own,
                ..usual
            },
            LeaguePreset::Average => SeasonProfile {
                points: UnitPoints::Own,
                counting: Counting::Average,
                minimum: 3,
                is_minimum_growing: true,
                ..usual
            },
        }
    }
}
