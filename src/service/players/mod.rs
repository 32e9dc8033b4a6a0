//! The page of a player: what someone played, where they stand in leagues, and with whom they sat. All of it is counted
//! when it is read, from tournaments, tables of seasons and sums of hands, and as far as the reader sees those.

mod agree;
mod choose;
mod club_people;
mod contact;
mod curves;
mod hands;
mod one_person;
mod opponents;
mod period;
mod played;
mod ratings;
mod read;
mod records;
mod seasons;

pub use agree::agree_to_tags;
pub use choose::{OwnPage, choose_page, own_pages};
pub(crate) use contact::shared_contact;
pub use contact::{CONTACT_MAX, TypedContact, choose_contact};
pub use curves::{PlayerCurves, player_curves};
pub use hands::{GameFigures, HANDS_FOR_SHARE, HandFigures, HandSums, Mistakes};
pub use one_person::{JoinRequest, JoinStep, OtherEntry, OwnEntry, OwnFederation, join_entries, own_federations};
pub use opponents::{Opponent, SharedTable};
pub use period::TimeChosen;
pub use played::{PlacedTable, PlacesAtTables, PlayerResult};
pub use ratings::PlayerRating;
pub use read::{
    PlayerHandsQuery, PlayerHandsShown, PlayerQuery, PlayerShown, Together, player, player_as_visitor, player_hands,
    together,
};
pub use records::{HighestScore, PlayerLeagueRecords, PlayerRecords, player_records};
pub use seasons::PlayerSeason;
