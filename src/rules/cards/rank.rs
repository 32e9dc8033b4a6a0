//! The eight ranks. Their order here is one for lists: what outranks what is a rule of each game.

/// A rank, named after the German pack; over and under are the French queen and jack.
///
/// The order written here is only the canonical order of lists: which rank beats which is a rule of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Rank {
    Ace,
    Ten,
    King,
    Over,
    Under,
    Nine,
    Eight,
    Seven,
}

impl Rank {
    /// All ranks in canonical order of the German pack.
    pub const ALL: [Rank; 8] = [
        Rank::Ace,
        Rank::Ten,
        Rank::King,
        Rank::Over,
        Rank::Under,
        Rank::Nine,
        Rank::Eight,
        Rank::Seven,
    ];

    /// Position in [`Rank::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
