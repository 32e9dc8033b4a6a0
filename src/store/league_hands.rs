//! What was done in the hands of tournaments and evenings that count together, from the rows of their players.

use diesel::dsl::{count_star, max};
use diesel::prelude::*;

use crate::conn::{Db, MultiBackend};
use crate::error::StoreResult;
use crate::hands::{Audience, counts_for};
use crate::ids::{ClubId, SessionId, TournamentId};
use crate::player_hands::{PlayedPart, PlayerHand, PlayerHandListed, listed};
use crate::player_schema::player_hands;
use crate::schema::{hands, tournament_hands};

/// Places asked about in one statement.
const AT_ONCE: usize = 500;

/// Where hands were played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum HandsOf {
    Tournaments(Vec<TournamentId>),
    /// This round of each of them.
    Round(i64, Vec<TournamentId>),
    Evenings(Vec<SessionId>),
}

/// Whose hands are asked for, as this audience sees them.
#[derive(Debug, Clone, Copy)]
pub struct LeagueHands<'a> {
    pub club: ClubId,
    pub audience: Audience,
    /// No hand is in two of them.
    pub played: &'a [HandsOf],
}

/// A boxed query with only the rows of hands that were played there and that the audience sees.
macro_rules! played_in {
    ($asked:expr, $part:expr, $query:expr) => {{
        let of_tournaments = |ids: Vec<TournamentId>| {
            tournament_hands::table
                .filter(tournament_hands::tournament_id.eq_any(ids))
                .select(tournament_hands::hand_id)
        };
        let query = $query
            .filter(player_hands::club_id.eq($asked.club))
            .filter(counts_for!($asked.audience, $asked.club));
        match $part {
            HandsOf::Tournaments(ids) => query.filter(player_hands::hand_id.eq_any(of_tournaments(ids))),
            HandsOf::Round(round, ids) => {
                let played = of_tournaments(ids).filter(tournament_hands::round.eq(round));
                query.filter(player_hands::hand_id.eq_any(played))
            }
            HandsOf::Evenings(ids) => {
                let played = hands::table.filter(hands::session_id.eq_any(ids)).select(hands::id);
                query.filter(player_hands::hand_id.eq_any(played))
            }
        }
    }};
}

/// In how many hands a contract was made.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct ContractMade {
    pub game: String,
    pub contract: String,
    pub hands: i64,
}

/// The highest pay in a game.
#[derive(Debug, Clone, PartialEq, Eq, Queryable)]
pub struct HighestPay {
    pub game: String,
    pub pay: i32,
}

impl HandsOf {
    /// The same in parts that one statement can ask for.
    fn parts(&self) -> Vec<HandsOf> {
        match self {
            HandsOf::Tournaments(all) => all
                .chunks(AT_ONCE)
                .map(|part| HandsOf::Tournaments(part.to_vec()))
                .collect(),
            HandsOf::Round(round, all) => all
                .chunks(AT_ONCE)
                .map(|part| HandsOf::Round(*round, part.to_vec()))
                .collect(),
            HandsOf::Evenings(all) => all
                .chunks(AT_ONCE)
                .map(|part| HandsOf::Evenings(part.to_vec()))
                .collect(),
        }
    }
}

impl LeagueHands<'_> {
    fn parts(&self) -> impl Iterator<Item = HandsOf> {
        self.played.iter().flat_map(HandsOf::parts)
    }

    fn rows(&self, part: HandsOf) -> player_hands::BoxedQuery<'static, MultiBackend> {
        played_in!(self, part, player_hands::table.into_boxed::<MultiBackend>())
    }
}

/// How often each contract was made.
pub fn contracts_made(db: &mut Db, asked: &LeagueHands<'_>) -> StoreResult<Vec<ContractMade>> {
    let mut all: Vec<ContractMade> = Vec::new();
    for part in asked.parts() {
        let by_contract = player_hands::table
            .group_by((player_hands::game, player_hands::contract))
            .select((player_hands::game, player_hands::contract, count_star()))
            .filter(player_hands::played_as.eq(PlayedPart::Declarer))
            .filter(player_hands::made.gt(0))
            .into_boxed::<MultiBackend>();
        let part: Vec<ContractMade> = played_in!(asked, part, by_contract).load(db)?;
        for one in part {
            let is_same = |other: &&mut ContractMade| other.game == one.game && other.contract == one.contract;
            match all.iter_mut().find(is_same) {
                Some(known) => known.hands += one.hands,
                None => all.push(one),
            }
        }
    }
    Ok(all)
}

/// The first hands in which one of these contracts of a game was made, with who made it.
pub fn made(
    db: &mut Db,
    asked: &LeagueHands<'_>,
    game: &str,
    contracts: &[&str],
    most: usize,
) -> StoreResult<Vec<PlayerHandListed>> {
    let mut found: Vec<PlayerHand> = Vec::new();
    for part in asked.parts() {
        let part: Vec<PlayerHand> = asked
            .rows(part)
            .filter(player_hands::game.eq(game.to_owned()))
            .filter(player_hands::played_as.eq(PlayedPart::Declarer))
            .filter(player_hands::made.gt(0))
            .filter(player_hands::contract.eq_any(contracts.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>()))
            .order((player_hands::listed_at, player_hands::hand_id))
            .limit(i64::try_from(most).unwrap_or(i64::MAX))
            .select(PlayerHand::as_select())
            .load(db)?;
        found.extend(part);
    }
    first(db, found, most)
}

/// The highest pay of each game of which the solver found nothing that a player could have done better.
pub fn highest_faultless(db: &mut Db, asked: &LeagueHands<'_>) -> StoreResult<Vec<HighestPay>> {
    let mut all: Vec<HighestPay> = Vec::new();
    for part in asked.parts() {
        let by_game = player_hands::table
            .group_by(player_hands::game)
            .select((player_hands::game, max(player_hands::pay)))
            .filter(player_hands::judged.gt(0))
            .filter(player_hands::loss.eq(0))
            .filter(player_hands::pay.gt(0))
            .into_boxed::<MultiBackend>();
        let part: Vec<(String, Option<i32>)> = played_in!(asked, part, by_game).load(db)?;
        for (game, pay) in part {
            let Some(pay) = pay else { continue };
            match all.iter_mut().find(|known| known.game == game) {
                Some(known) => known.pay = known.pay.max(pay),
                None => all.push(HighestPay { game, pay }),
            }
        }
    }
    Ok(all)
}

/// The first hands that were played without a fault for this pay.
pub fn faultless(
    db: &mut Db,
    asked: &LeagueHands<'_>,
    highest: &HighestPay,
    most: usize,
) -> StoreResult<Vec<PlayerHandListed>> {
    let mut found: Vec<PlayerHand> = Vec::new();
    for part in asked.parts() {
        let part: Vec<PlayerHand> = asked
            .rows(part)
            .filter(player_hands::game.eq(highest.game.clone()))
            .filter(player_hands::judged.gt(0))
            .filter(player_hands::loss.eq(0))
            .filter(player_hands::pay.eq(highest.pay))
            .order((player_hands::listed_at, player_hands::hand_id))
            .limit(i64::try_from(most).unwrap_or(i64::MAX))
            .select(PlayerHand::as_select())
            .load(db)?;
        found.extend(part);
    }
    first(db, found, most)
}

fn first(db: &mut Db, mut found: Vec<PlayerHand>, most: usize) -> StoreResult<Vec<PlayerHandListed>> {
    found.sort_by_key(|row| (row.listed_at, row.hand_id, row.seat.clone()));
    found.truncate(most);
    listed(db, found)
}
