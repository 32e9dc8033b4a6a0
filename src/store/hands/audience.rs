//! For whom hands are added up: visitors, or the members of their club. What only its importer sees is added up for
//! nobody.

use super::list::Sight;
use crate::hands::Visibility;
use crate::ids::ClubId;
use crate::words::words;

words! {
    /// Who reads.
    Audience { Public = "public", Club = "club" }
}

impl Audience {
    /// What all of them see of the hands of a club.
    pub(crate) fn sight(self, club: ClubId) -> Sight {
        Sight {
            clubs: match self {
                Audience::Public => Vec::new(),
                Audience::Club => vec![club],
            },
            ..Sight::default()
        }
    }

    pub(crate) fn visible(self) -> Vec<Visibility> {
        match self {
            Audience::Public => vec![Visibility::Public],
            Audience::Club => vec![Visibility::Public, Visibility::Club],
        }
    }
}

/// Whether the hand of a row is one that a whole audience sees, and not a score in whose place they see cards: a deal
/// counts once.
macro_rules! counts_for {
    ($audience:expr, $club:expr) => {{
        use crate::hands::{Knowledge, Visibility};
        use crate::ids::UserId;
        use crate::schema::tournament_hands;
        let sight = $audience.sight($club);
        let closed = tournament_hands::table
            .filter(tournament_hands::hand_id.eq(hands::id))
            .filter(tournament_hands::is_open.eq(false));
        diesel::dsl::exists(
            hands::table
                .filter(hands::id.eq(player_hands::hand_id))
                .filter(hands::voided_at.is_null())
                .filter(hands::visibility.eq_any($audience.visible()))
                .filter(diesel::dsl::not(diesel::dsl::exists(closed)))
                .filter(crate::hands::stands!(sight)),
        )
    }};
}

pub(crate) use counts_for;
