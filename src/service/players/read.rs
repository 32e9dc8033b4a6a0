//! Someone's page for one reader, and the page of two who sat together.

use super::club_people::ClubPeople;
use super::hands::{FiguresQuery, HandFigures, figures};
use super::opponents::{Opponent, SharedTable};
use super::period::TimeChosen;
use super::played::{PlacedTable, PlacesAtTables, PlayedQuery, PlayedTournaments, PlayerResult};
use super::ratings::{PlayerRating, player_ratings};
use super::records::HighestScore;
use super::seasons::{PlayerSeason, seasons};
use crate::authorization::{Action, Object};
use crate::clubs::PublicName;
use crate::clubs::read::{Person, PlayerRead, player_read};
use crate::list_hands::HANDS_PER_PAGE;
use crate::pseudonyms::Pseudonyms;
use crate::{ActError, Actor, Missing};
use talon_store::clubs::Club;
use talon_store::hands::Audience;
use talon_store::player_hands::{self, HandCount, HandMark, PlayedPart, PlayerHandFilter, PlayerHandListed};
use talon_store::player_pages::PageChoice;
use talon_store::player_sums::Period;
use talon_store::{Db, HandId, MemberId, Moment};

/// Someone as the reader may see them.
#[derive(Debug)]
pub struct PlayerShown {
    pub club: Club,
    pub person: Person,
    pub time: TimeChosen,
    /// The reader may see the results; otherwise there are none here.
    pub shows_results: bool,
    /// The latest tournament first.
    pub results: Vec<PlayerResult>,
    pub places: PlacesAtTables,
    /// The tables that make those places, of the latest tournament first.
    pub tables: Vec<PlacedTable>,
    /// The highest score at a table of each game.
    pub highest: Vec<HighestScore>,
    pub seasons: Vec<PlayerSeason>,
    /// Of those under age only their club reads them.
    pub ratings: Vec<PlayerRating>,
    /// None where they are nobody's business.
    pub opponents: Option<Vec<Opponent>>,
    /// The same.
    pub hands: Option<HandFigures>,
    /// Whether hands may be looked for by the name that the reader sees.
    pub finds_hands: bool,
    /// Whether the reader sees the entry in the list of the club.
    pub has_entry: bool,
    /// What others see of it, where it is the page of the reader.
    pub choice: Option<PageChoice>,
}

/// Which part of a page is asked for, and when.
#[derive(Debug, Clone, Copy)]
pub struct PlayerQuery {
    pub id: MemberId,
    pub time: TimeChosen,
    pub now: Moment,
}

/// Someone and one of those with whom they sat.
#[derive(Debug)]
pub struct Together {
    pub club: Club,
    pub person: Person,
    pub opponent: Opponent,
    /// The latest first.
    pub tables: Vec<SharedTable>,
    /// The hands in which they defended together; none where they are nobody's business.
    pub defended: Option<HandCount>,
}

/// The entry of this number in whichever club, or the one that it was given up for.
///
/// # Errors
/// Not found, also when the reader may not see it: visitors see those who show a name and have a place in a published
/// tournament or table, and show that.
pub fn player(db: &mut Db, actor: &Actor, asked: &PlayerQuery) -> Result<PlayerShown, ActError> {
    let read = player_read(db, actor, asked.id)?;
    let people = ClubPeople::read(db, read.club.id)?;
    shown(db, read, people, asked)
}

/// The page of the actor as a visitor would see it if they chose so; none where a visitor would not find it. Nothing is
/// kept.
///
/// # Errors
/// Not found, where it is not the page of the actor.
pub fn player_as_visitor(
    db: &mut Db,
    actor: &Actor,
    asked: &PlayerQuery,
    choice: PageChoice,
) -> Result<Option<PlayerShown>, ActError> {
    if !player_read(db, actor, asked.id)?.person.is_me {
        return Err(ActError::NotFound(Missing::Player));
    }
    let read = player_read(db, &Actor::Visitor, asked.id)?;
    let mut people = ClubPeople::read(db, read.club.id)?;
    people.choose(read.person.id, choice);
    match shown(db, read, people, asked) {
        Ok(shown) => Ok(Some(shown)),
        Err(ActError::NotFound(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

fn shown(db: &mut Db, read: PlayerRead, people: ClubPeople, asked: &PlayerQuery) -> Result<PlayerShown, ActError> {
    let missing = || ActError::NotFound(Missing::Player);
    let is_named = matches!(read.person.name, PublicName::Name(_));
    if !read.is_inside && !is_named {
        return Err(missing());
    }
    let person = read.person.id;
    let seen = Blocks::of(&read, people.choice(person));
    let seasons = seasons(db, &read.standing, read.club.id, &people, person)?;
    let period = asked.time.period(&seasons, asked.now);
    let played = PlayedTournaments::read(db, &read.asked(&people, period))?;
    let has_place = played.has_public_place || seasons.iter().any(|season| season.published);
    let published = is_named && read.club.members_public || seen.results && has_place;
    let object = Object::of_club(read.club.id).published_if(published);
    if !read.person.is_me && !read.standing.may(Action::SeePlayer, &object) {
        return Err(missing());
    }
    let ratings = match seen.ratings {
        true => player_ratings(db, &read.standing, read.club.id, &people, person)?,
        false => Vec::new(),
    };
    let opponents = seen.opponents.then(|| {
        let language = read.club.language.as_str();
        played.sat_with.opponents(&people, read.person.is_me, language)
    });
    let hands = match seen.hands {
        true => Some(figures(db, &read.figures(&people, period))?),
        false => None,
    };
    let listed = Object::of_club(read.club.id).published_if(read.club.members_public);
    Ok(PlayerShown {
        has_entry: read.standing.may(Action::SeeMembers, &listed),
        finds_hands: is_named && read.person.shows_whole && (read.is_inside || !read.is_sheltered),
        time: asked.time,
        shows_results: seen.results,
        results: if seen.results { played.results } else { Vec::new() },
        places: played.places,
        tables: if seen.results { played.tables } else { Vec::new() },
        highest: if seen.results { played.highest } else { Vec::new() },
        seasons: if seen.results { seasons } else { Vec::new() },
        ratings,
        opponents,
        hands,
        choice: read.person.is_me.then(|| people.choice(person)),
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
    let people = ClubPeople::read(db, read.club.id)?;
    let is_named = matches!(read.person.name, PublicName::Name(_));
    let seen = Blocks::of(&read, people.choice(read.person.id));
    if !seen.opponents || !read.is_inside && !is_named {
        return Err(missing());
    }
    let played = PlayedTournaments::read(db, &read.asked(&people, Period::default()))?;
    let with = played.sat_with.with(people.current(other), &people, read.person.is_me);
    let (opponent, tables) = with.ok_or_else(missing)?;
    let tells_of_hands = seen.hands && read.tells_of_hands_with(&people, opponent.id);
    let defended = tells_of_hands.then(|| {
        let asked = PlayerHandsQuery {
            with: Some(opponent.id),
            ..PlayerHandsQuery::default()
        };
        let filter = read.hand_filter(db, &people, Period::default(), &asked)?;
        Ok::<_, ActError>(player_hands::count(db, &filter)?)
    });
    Ok(Together {
        defended: defended.transpose()?,
        club: read.club,
        person: read.person,
        opponent,
        tables,
    })
}

/// Which hands of someone a number of their page leads to.
#[derive(Debug, Clone, Default)]
pub struct PlayerHandsQuery {
    pub time: TimeChosen,
    pub game: Option<String>,
    pub contract: Option<String>,
    pub played_as: Option<PlayedPart>,
    pub trump: Option<String>,
    pub mark: Option<HandMark>,
    /// Someone else who defended in them too.
    pub with: Option<MemberId>,
    /// The place after which the list goes on.
    pub after: Option<(Moment, HandId)>,
}

/// The hands behind a number.
#[derive(Debug)]
pub struct PlayerHandsShown {
    pub club: Club,
    pub person: Person,
    /// Who defended in them too, where that is asked for.
    pub with: Option<String>,
    /// The latest first.
    pub hands: Vec<PlayerHandListed>,
    pub goes_on: bool,
}

/// The hands behind a number of someone's page.
///
/// # Errors
/// Not found, also when the reader may not see the figures of their hands.
pub fn player_hands(
    db: &mut Db,
    actor: &Actor,
    id: MemberId,
    asked: &PlayerHandsQuery,
    now: Moment,
) -> Result<PlayerHandsShown, ActError> {
    let missing = || ActError::NotFound(Missing::Player);
    let read = player_read(db, actor, id)?;
    let people = ClubPeople::read(db, read.club.id)?;
    let is_named = matches!(read.person.name, PublicName::Name(_));
    let seen = Blocks::of(&read, people.choice(read.person.id));
    let asked = &PlayerHandsQuery {
        with: asked.with.map(|other| people.current(other)),
        ..asked.clone()
    };
    let tells_of_mistakes = read.person.is_me || asked.mark != Some(HandMark::Judged);
    let tells_of_other = asked.with.is_none_or(|other| read.tells_of_hands_with(&people, other));
    if !seen.hands || !tells_of_mistakes || !tells_of_other || !read.is_inside && !is_named {
        return Err(missing());
    }
    let seasons = match asked.time {
        TimeChosen::Season => seasons(db, &read.standing, read.club.id, &people, read.person.id)?,
        TimeChosen::All | TimeChosen::Year | TimeChosen::Days90 => Vec::new(),
    };
    let period = asked.time.period(&seasons, now);
    let filter = read.hand_filter(db, &people, period, asked)?;
    let most = i64::try_from(HANDS_PER_PAGE).unwrap_or(i64::MAX);
    let mut hands = player_hands::list(db, &filter, asked.after, most + 1)?;
    let goes_on = hands.len() > HANDS_PER_PAGE;
    hands.truncate(HANDS_PER_PAGE);
    let pseudonyms = Pseudonyms::over(db, actor, [read.club.id])?;
    hands
        .iter_mut()
        .for_each(|one| pseudonyms.summary(actor, &mut one.hand));
    Ok(PlayerHandsShown {
        with: asked.with.and_then(|other| people.public_name(other)),
        club: read.club,
        person: read.person,
        hands,
        goes_on,
    })
}

/// Which parts of a page the reader sees: all of their own, of others what those chose to show. Of guests and of those
/// under age nothing but results, whatever they chose.
#[derive(Debug, Clone, Copy)]
struct Blocks {
    results: bool,
    ratings: bool,
    opponents: bool,
    hands: bool,
}

impl Blocks {
    fn of(read: &PlayerRead, choice: PageChoice) -> Blocks {
        let is_me = read.person.is_me;
        let open = |chosen: bool| Object::of_club(read.club.id).published_if(chosen && !read.is_sheltered);
        Blocks {
            results: is_me || choice.results && (read.is_inside || read.shows_results),
            ratings: is_me || choice.rating && (read.is_inside || !read.is_sheltered),
            opponents: is_me || read.standing.may(Action::SeeOpponents, &open(choice.opponents)),
            hands: is_me || read.standing.may(Action::SeePlayerHands, &open(choice.hands)),
        }
    }
}

impl PlayerRead {
    fn asked<'a>(&'a self, people: &'a ClubPeople, period: Period) -> PlayedQuery<'a> {
        PlayedQuery {
            club: self.club.id,
            people,
            person: self.person.id,
            standing: &self.standing,
            period,
        }
    }

    /// Whether the reader may know in which hands someone else was too.
    fn tells_of_hands_with(&self, people: &ClubPeople, other: MemberId) -> bool {
        people.public_name(other).is_some() && (self.person.is_me || people.shows(other).hands)
    }

    /// The hands behind a number.
    fn hand_filter(
        &self,
        db: &mut Db,
        people: &ClubPeople,
        period: Period,
        asked: &PlayerHandsQuery,
    ) -> Result<PlayerHandFilter, ActError> {
        let figures = self.figures(people, period);
        let of_other = asked.with.map(|person| FiguresQuery { person, ..figures }.names(db));
        Ok(PlayerHandFilter {
            audience: figures.audience,
            club: self.club.id,
            names: figures.names(db)?,
            period,
            game: asked.game.clone(),
            contract: asked.contract.clone(),
            played_as: asked.played_as,
            trump: asked.trump.clone(),
            mark: asked.mark,
            defended_with: of_other.transpose()?,
        })
    }

    fn figures<'a>(&self, people: &'a ClubPeople, period: Period) -> FiguresQuery<'a> {
        FiguresQuery {
            club: self.club.id,
            people,
            person: self.person.id,
            audience: match self.standing.is_member {
                true => Audience::Club,
                false => Audience::Public,
            },
            period,
            with_mistakes: self.person.is_me,
        }
    }
}
