//! The page of a player: what someone played, where they stand in leagues, and with whom they sat. All of it is counted
//! when it is read, from tournaments and from tables of seasons, and as far as the reader sees those.

mod club_people;
mod opponents;
mod played;
mod ratings;
mod read;
mod seasons;

pub use opponents::{Opponent, SharedTable};
pub use played::{PlacesAtTables, PlayerResult};
pub use ratings::PlayerRating;
pub use read::{PlayerShown, Together, player, together};
pub use seasons::PlayerSeason;
