//! What decides between equal totals of a season.

use serde::{Deserialize, Serialize};

use crate::standings::ChainItem;

/// An item of the chain of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeasonItem {
    /// Wins among the units that count, then second places, and so on to the last place.
    CountedPlaces,
    /// The unit that brought most, counted or not.
    BestUnit,
    /// The sum of all units, counted or not.
    AllUnits,
    /// At the tables of counted units where they met.
    HeadToHead,
    /// The sum of the scores in the units that count.
    RawSum,
    FewerUnits,
    MoreUnits,
    /// What the last unit brought; absent is last.
    LastUnit,
    /// The mean of what those at the tables of counted units have.
    Opponents,
    /// By a stored seed.
    Lot,
    /// What was played for it.
    Playoff,
}

impl SeasonItem {
    /// All of them, in the order in which they are offered.
    pub const ALL: [SeasonItem; 11] = [
        SeasonItem::CountedPlaces,
        SeasonItem::BestUnit,
        SeasonItem::AllUnits,
        SeasonItem::HeadToHead,
        SeasonItem::RawSum,
        SeasonItem::FewerUnits,
        SeasonItem::MoreUnits,
        SeasonItem::LastUnit,
        SeasonItem::Opponents,
        SeasonItem::Lot,
        SeasonItem::Playoff,
    ];

    /// The chain of most leagues.
    pub const USUAL: [SeasonItem; 3] = [SeasonItem::CountedPlaces, SeasonItem::BestUnit, SeasonItem::AllUnits];

    /// The word for it in profiles.
    pub const fn as_str(self) -> &'static str {
        match self {
            SeasonItem::CountedPlaces => "counted_places",
            SeasonItem::BestUnit => "best_unit",
            SeasonItem::AllUnits => "all_units",
            SeasonItem::HeadToHead => "head_to_head",
            SeasonItem::RawSum => "raw_sum",
            SeasonItem::FewerUnits => "fewer_units",
            SeasonItem::MoreUnits => "more_units",
            SeasonItem::LastUnit => "last_unit",
            SeasonItem::Opponents => "opponents",
            SeasonItem::Lot => "lot",
            SeasonItem::Playoff => "playoff",
        }
    }

    /// The item of this word.
    pub fn parse(word: &str) -> Option<SeasonItem> {
        SeasonItem::ALL.into_iter().find(|item| item.as_str() == word)
    }
}

/// What the ranking compares one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonKey {
    /// Counted units in which someone came to this place.
    CountedPlace(usize),
    Item(SeasonItem),
}

impl ChainItem for SeasonKey {
    fn is_head_to_head(self) -> bool {
        self == SeasonKey::Item(SeasonItem::HeadToHead)
    }
}

/// The chain, with the places of units one by one down to the last there is.
pub(super) fn keys(chain: &[SeasonItem], last_place: usize) -> Vec<SeasonKey> {
    let mut keys = Vec::new();
    for item in chain {
        match item {
            SeasonItem::CountedPlaces => keys.extend((1..=last_place).map(SeasonKey::CountedPlace)),
            item => keys.push(SeasonKey::Item(*item)),
        }
    }
    keys
}
