//! Hands of rounds that are still played: nobody sees them (S-7), not even those who otherwise may.

/// Whether a hand of a statement about hands belongs to a round that nobody has opened yet.
macro_rules! is_closed {
    () => {
        diesel::dsl::exists(
            crate::schema::tournament_hands::table
                .filter(crate::schema::tournament_hands::hand_id.eq(hands::id))
                .filter(crate::schema::tournament_hands::is_open.eq(false)),
        )
    };
}

pub(super) use is_closed;
