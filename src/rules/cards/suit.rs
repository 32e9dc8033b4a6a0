//! The four suits. Which of them is trump, or ranks above another, is not known here.

/// A suit, named after the German pack; the French faces are clubs, spades, hearts and diamonds in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Suit {
    Acorns,
    Leaves,
    Hearts,
    Bells,
}

impl Suit {
    /// All suits in canonical order of the German pack.
    pub const ALL: [Suit; 4] = [Suit::Acorns, Suit::Leaves, Suit::Hearts, Suit::Bells];

    /// Position in [`Suit::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
