//! Someone's page for one reader, and the page of two who sat together.

use super::club_people::ClubPeople;
use super::opponents::{Opponent, SharedTable};
use super::played::{PlacesAtTables, PlayedQuery, PlayedTournaments, PlayerResult};
use super::ratings::{PlayerRating, player_ratings};
use super::seasons::{PlayerSeason, seasons};
use crate::authorization::{Action, Object};
use crate::clubs::Seen;
use crate::clubs::read::{Person, PlayerRead, player_read};
use crate::{ActError, Actor, Missing};
use talon_store::clubs::Club;
use talon_store::{Db, MemberId};

/// Someone as the reader may see them.
#[derive(Debug)]
pub struct PlayerShown {
    pub club: Club,
    pub person: Person,
    /// The latest tournament first.
    pub results: Vec<PlayerResult>,
    pub places: PlacesAtTables,
    pub seasons: Vec<PlayerSeason>,
    /// Of those under age only their club reads them.
    pub ratings: Vec<PlayerRating>,
    /// None where they are nobody's business.
    pub opponents: Option<Vec<Opponent>>,
    /// Whether hands may be looked for by the name that the reader sees.
    pub finds_hands: bool,
    /// Whether the reader sees the entry in the list of the club.
    pub has_entry: bool,
}

/// Someone and one of those with whom they sat.
#[derive(Debug)]
pub struct Together {
    pub club: Club,
    pub person: Person,
    pub opponent: Opponent,
    /// The latest first.
    pub tables: Vec<SharedTable>,
}

/// The entry of this number in whichever club, or the one that it was given up for.
///
/// # Errors
/// Not found, also when the reader may not see it: visitors see those who show a name and have a place in a published
/// tournament or table.
pub fn player(db: &mut Db, actor: &Actor, id: MemberId) -> Result<PlayerShown, ActError> {
    let missing = || ActError::NotFound(Missing::Player);
    let read = player_read(db, actor, id)?;
    let is_named = matches!(read.person.name, Seen::Name(_));
    if !read.is_inside && !is_named {
        return Err(missing());
    }
    let PlayedPages {
        people,
        played,
        seasons,
    } = PlayedPages::read(db, &read)?;
    let has_place = played.has_public_place() || seasons.iter().any(|season| season.published);
    let published = is_named && read.club.members_public || read.shows_results && has_place;
    let object = Object::of_club(read.club.id).published_if(published);
    if !read.standing.may(Action::SeePlayer, &object) {
        return Err(missing());
    }
    let sees_results = read.is_inside || read.shows_results;
    let ratings = if read.is_inside || !read.is_sheltered {
        player_ratings(db, &read.standing, read.club.id, &people, read.person.id)?
    } else {
        Vec::new()
    };
    let own = Object::of_club(read.club.id);
    let sees_opponents = read.standing.may(Action::SeeOpponents, &own) && read.lets_opponents_be_seen();
    let opponents = sees_opponents.then(|| {
        let language = read.club.language.as_str();
        played.sat_with.opponents(&people, read.person.is_me, language)
    });
    let listed = Object::of_club(read.club.id).published_if(read.club.members_public);
    Ok(PlayerShown {
        has_entry: read.standing.may(Action::SeeMembers, &listed),
        finds_hands: is_named && read.person.shows_whole && (read.is_inside || !read.is_sheltered),
        results: if sees_results { played.results } else { Vec::new() },
        places: played.places,
        seasons: if sees_results { seasons } else { Vec::new() },
        ratings,
        opponents,
        club: read.club,
        person: read.person,
    })
}

/// The tables at which two sat.
///
/// # Errors
/// Not found, also when the reader may not see it, or the other shows no name.
pub fn together(db: &mut Db, actor: &Actor, id: MemberId, other: MemberId) -> Result<Together, ActError> {
    let missing = || ActError::NotFound(Missing::Player);
    let read = player_read(db, actor, id)?;
    let may = read.standing.may(Action::SeeOpponents, &Object::of_club(read.club.id));
    if !may || !read.lets_opponents_be_seen() {
        return Err(missing());
    }
    let people = ClubPeople::read(db, read.club.id)?;
    let played = PlayedTournaments::read(db, &read.asked(&people))?;
    let with = played.sat_with.with(people.current(other), &people, read.person.is_me);
    let (opponent, tables) = with.ok_or_else(missing)?;
    Ok(Together {
        club: read.club,
        person: read.person,
        opponent,
        tables,
    })
}

/// What both pages are counted from.
struct PlayedPages {
    people: ClubPeople,
    played: PlayedTournaments,
    seasons: Vec<PlayerSeason>,
}

impl PlayedPages {
    fn read(db: &mut Db, read: &PlayerRead) -> Result<PlayedPages, ActError> {
        let people = ClubPeople::read(db, read.club.id)?;
        let played = PlayedTournaments::read(db, &read.asked(&people))?;
        let seasons = seasons(db, &read.standing, read.club.id, &people, read.person.id)?;
        Ok(PlayedPages {
            people,
            played,
            seasons,
        })
    }
}

impl PlayerRead {
    /// With whom minors and guests sat is nobody else's business.
    fn lets_opponents_be_seen(&self) -> bool {
        self.person.is_me || !self.is_sheltered
    }

    fn asked<'a>(&'a self, people: &'a ClubPeople) -> PlayedQuery<'a> {
        PlayedQuery {
            club: self.club.id,
            people,
            person: self.person.id,
            standing: &self.standing,
        }
    }
}
