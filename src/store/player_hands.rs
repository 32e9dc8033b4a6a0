//! What each named player of a finished hand did in it: a row a seat, made from the record when the hand is stored. It
//! may be emptied and is read again.

use std::collections::{BTreeSet, HashMap};

use chrono::{DateTime, Datelike as _, Utc};
use diesel::dsl::{count_star, exists, sum};
use diesel::prelude::*;

use crate::conn::{Db, MultiBackend};
use crate::dialect::{insert_rows, on_backend};
use crate::error::StoreResult;
use crate::hands::{Audience, HandSummary, NewHand, counts_for, summaries};
use crate::ids::{ClubId, HandId, ImportId, TextId};
use crate::player_schema::{player_due, player_hands};
use crate::player_sums::{Period, PlayerMonth};
use crate::schema::{hand_players, hands};
use crate::settings;
use crate::time::Moment;
use crate::words::words;

words! {
    /// What a player was in a hand.
    PlayedPart {
        Declarer = "declarer",
        Defender = "defender",
        /// Everyone passed.
        Passed = "passed",
    }
}

/// Hands asked about in one statement.
const AT_ONCE: usize = 500;
/// How far the records were read that were there before these tables: the last hand that was read, and the last of all.
const READ_SETTING: &str = "player_hands";

/// What someone did in a hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatFigures {
    pub contract: &'static str,
    pub played_as: PlayedPart,
    /// The suit that a declarer named.
    pub trump: Option<&'static str>,
    /// Whether the contract was made, whoever played it; none where it was not played.
    pub made: Option<bool>,
    pub pay: i32,
    pub kontra: bool,
    pub kontra_won: bool,
    pub silent_won: bool,
    /// Whether they took the tricks that they answered for, where they did.
    pub quota: Option<bool>,
    pub soup: i32,
}

/// What the solver said of the cards of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatJudged {
    pub seat: &'static str,
    pub cards: i32,
    /// What they cost together.
    pub loss: i32,
}

/// A row.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = player_hands, treat_none_as_default_value = false)]
pub struct PlayerHand {
    pub hand_id: HandId,
    pub seat: String,
    pub club_id: ClubId,
    pub name_id: TextId,
    pub game: String,
    pub listed_at: Moment,
    pub month: i32,
    pub contract: String,
    pub played_as: PlayedPart,
    pub trump: String,
    pub made: i32,
    pub lost: i32,
    pub pay: i32,
    pub kontra: i32,
    pub kontra_won: i32,
    pub silent_won: i32,
    pub quota_met: i32,
    pub quota_missed: i32,
    pub soup: i32,
    pub judged: i32,
    pub judged_cards: i32,
    pub loss: i32,
}

/// Whose hand it is, and when and what was played.
#[derive(Debug, Clone, Copy)]
pub struct PlayerHandAt<'a> {
    pub hand: HandId,
    pub club: ClubId,
    pub name: TextId,
    pub game: &'a str,
    pub listed_at: Moment,
}

impl PlayerHand {
    pub fn of(at: PlayerHandAt<'_>, seat: &str, figures: &SeatFigures) -> PlayerHand {
        PlayerHand {
            hand_id: at.hand,
            seat: seat.to_owned(),
            club_id: at.club,
            name_id: at.name,
            game: at.game.to_owned(),
            listed_at: at.listed_at,
            month: month_of(at.listed_at.utc()),
            contract: figures.contract.to_owned(),
            played_as: figures.played_as,
            trump: figures.trump.unwrap_or_default().to_owned(),
            made: i32::from(figures.made == Some(true)),
            lost: i32::from(figures.made == Some(false)),
            pay: figures.pay,
            kontra: i32::from(figures.kontra),
            kontra_won: i32::from(figures.kontra_won),
            silent_won: i32::from(figures.silent_won),
            quota_met: i32::from(figures.quota == Some(true)),
            quota_missed: i32::from(figures.quota == Some(false)),
            soup: figures.soup,
            judged: 0,
            judged_cards: 0,
            loss: 0,
        }
    }

    /// Those of a hand that is stored now.
    pub(super) fn all(
        hand: HandId,
        club: ClubId,
        new: &NewHand,
        names: &HashMap<String, TextId>,
    ) -> impl Iterator<Item = PlayerHand> {
        new.players.iter().filter_map(move |player| {
            let at = PlayerHandAt {
                hand,
                club,
                name: *names.get(&player.name)?,
                game: new.game,
                listed_at: new.listed_at,
            };
            Some(PlayerHand::of(at, player.seat, player.figures.as_ref()?))
        })
    }
}

/// Year and month as one number.
pub fn month_of(day: DateTime<Utc>) -> i32 {
    day.year() * 100 + i32::try_from(day.month()).unwrap_or(0)
}

/// Says that the months of these hands have to be added up again, and of those in whose place they stand.
pub fn changed(db: &mut Db, ids: &[HandId]) -> StoreResult<()> {
    for part in ids.chunks(AT_ONCE) {
        let mut months: Vec<PlayerMonth> = player_hands::table
            .filter(player_hands::hand_id.eq_any(part.to_vec()))
            .select((player_hands::club_id, player_hands::game, player_hands::month))
            .distinct()
            .load(db)?;
        let replaced: Vec<(Vec<u8>, ClubId)> = hands::table
            .filter(hands::id.eq_any(part.to_vec()))
            .filter(hands::supersedes.is_not_null())
            .select((hands::supersedes.assume_not_null(), hands::club_id))
            .load(db)?;
        for (hash, club) in replaced {
            let earlier = hands::table
                .filter(hands::club_id.eq(club))
                .filter(hands::doc_hash.eq(hash))
                .select(hands::id);
            let theirs: Vec<PlayerMonth> = player_hands::table
                .filter(player_hands::hand_id.eq_any(earlier))
                .select((player_hands::club_id, player_hands::game, player_hands::month))
                .load(db)?;
            months.extend(theirs);
        }
        mark(db, months)?;
    }
    Ok(())
}

/// The same of all hands that an import brought.
pub(super) fn changed_of_import(db: &mut Db, import: ImportId) -> StoreResult<()> {
    let ids: Vec<HandId> = hands::table
        .filter(hands::import_id.eq(import))
        .select(hands::id)
        .load(db)?;
    changed(db, &ids)
}

pub(super) fn mark(db: &mut Db, months: Vec<PlayerMonth>) -> StoreResult<()> {
    for month in months.into_iter().collect::<BTreeSet<_>>() {
        let row = (
            player_due::club_id.eq(month.club),
            player_due::game.eq(month.game),
            player_due::month.eq(month.month),
        );
        on_backend!(db, conn => diesel::insert_into(player_due::table)
            .values(row)
            .on_conflict_do_nothing()
            .execute(conn))?;
    }
    Ok(())
}

/// Writes down what the solver said of the cards of a hand.
pub fn judge(db: &mut Db, hand: HandId, judged: &[SeatJudged]) -> StoreResult<()> {
    for seat in judged {
        diesel::update(player_hands::table.find((hand, seat.seat)))
            .set((
                player_hands::judged.eq(i32::from(seat.cards > 0)),
                player_hands::judged_cards.eq(seat.cards),
                player_hands::loss.eq(seat.loss),
            ))
            .execute(db)?;
    }
    changed(db, &[hand])
}

/// The hand up to which the records were read, and the last that is to be read; none when all were.
pub fn unread(db: &mut Db) -> StoreResult<Option<(HandId, HandId)>> {
    let said = settings::get(db, READ_SETTING)?;
    let numbers = said.as_deref().and_then(|said| said.split_once(' '));
    Ok(numbers.and_then(|(read, last)| {
        let (read, last) = (read.parse().ok()?, last.parse().ok()?);
        (read < last).then_some((HandId(read), HandId(last)))
    }))
}

/// Says how far the records were read.
pub fn read_to(db: &mut Db, read: HandId, last: HandId) -> StoreResult<()> {
    settings::set(db, READ_SETTING, &format!("{read} {last}"))
}

/// Has all records read again where there are hands and no rows at all, as when the table was emptied.
pub fn mark_emptied(db: &mut Db) -> StoreResult<()> {
    let has_rows: bool = diesel::select(exists(player_hands::table.select(player_hands::hand_id))).get_result(db)?;
    if has_rows {
        return Ok(());
    }
    let last: Option<HandId> = hands::table.select(diesel::dsl::max(hands::id)).get_result(db)?;
    match last {
        Some(last) => read_to(db, HandId(0), last),
        None => Ok(()),
    }
}

/// A hand with its names, of which the rows are to be made.
#[derive(Debug, Clone, Queryable)]
pub struct HandToRead {
    pub id: HandId,
    pub club: ClubId,
    pub game: String,
    pub listed_at: Moment,
    pub record: String,
}

/// The hands after one, in order, so many at most.
pub fn to_read(db: &mut Db, after: HandId, last: HandId, most: i64) -> StoreResult<Vec<HandToRead>> {
    Ok(hands::table
        .filter(hands::id.gt(after))
        .filter(hands::id.le(last))
        .order(hands::id)
        .limit(most)
        .select((hands::id, hands::club_id, hands::game, hands::listed_at, hands::record))
        .load(db)?)
}

/// The names in these hands: hand, seat, name.
pub fn names(db: &mut Db, ids: &[HandId]) -> StoreResult<Vec<(HandId, String, TextId)>> {
    Ok(hand_players::table
        .filter(hand_players::hand_id.eq_any(ids.to_vec()))
        .filter(hand_players::name_id.is_not_null())
        .select((
            hand_players::hand_id,
            hand_players::seat,
            hand_players::name_id.assume_not_null(),
        ))
        .load(db)?)
}

/// Puts these rows in the place of all that there are of these hands.
pub fn replace(db: &mut Db, ids: &[HandId], rows: &[PlayerHand]) -> StoreResult<()> {
    changed(db, ids)?;
    diesel::delete(player_hands::table.filter(player_hands::hand_id.eq_any(ids.to_vec()))).execute(db)?;
    insert_rows!(db, player_hands::table, rows);
    changed(db, ids)
}

/// The rows of these hands, by hand and seat.
pub fn of_hands(db: &mut Db, ids: &[HandId]) -> StoreResult<Vec<PlayerHand>> {
    Ok(player_hands::table
        .filter(player_hands::hand_id.eq_any(ids.to_vec()))
        .order((player_hands::hand_id, player_hands::seat))
        .select(PlayerHand::as_select())
        .load(db)?)
}

words! {
    /// What is counted, and so which hands a number leads to.
    HandMark {
        Made = "made",
        Lost = "lost",
        Kontra = "kontra",
        KontraWon = "kontra-won",
        SilentWon = "silent",
        QuotaMet = "quota-met",
        QuotaMissed = "quota-missed",
        Soup = "soup",
        Judged = "judged",
    }
}

/// Which hands of someone are asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerHandFilter {
    pub audience: Audience,
    pub club: ClubId,
    pub names: Vec<TextId>,
    pub period: Period,
    pub game: Option<String>,
    pub contract: Option<String>,
    pub played_as: Option<PlayedPart>,
    pub trump: Option<String>,
    pub mark: Option<HandMark>,
    /// The names of someone else who defended in them.
    pub defended_with: Option<Vec<TextId>>,
}

/// Hands of someone, counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HandCount {
    pub hands: i64,
    /// In how many of them the contract was made, whoever played it.
    pub made: i64,
}

/// How many hands fit.
pub fn count(db: &mut Db, filter: &PlayerHandFilter) -> StoreResult<HandCount> {
    let (hands, made): (i64, Option<i64>) = fitting(filter)
        .select((count_star(), sum(player_hands::made)))
        .get_result(db)?;
    Ok(HandCount {
        hands,
        made: made.unwrap_or(0),
    })
}

/// A hand of someone with what they did in it.
#[derive(Debug, Clone)]
pub struct PlayerHandListed {
    pub did: PlayerHand,
    pub hand: HandSummary,
}

/// The hands that fit, the latest first, those after a place, so many at most.
pub fn list(
    db: &mut Db,
    filter: &PlayerHandFilter,
    after: Option<(Moment, HandId)>,
    most: i64,
) -> StoreResult<Vec<PlayerHandListed>> {
    let mut query = fitting(filter);
    if let Some((at, hand)) = after {
        let before = player_hands::listed_at
            .lt(at)
            .or(player_hands::listed_at.eq(at).and(player_hands::hand_id.lt(hand)));
        query = query.filter(before);
    }
    let rows: Vec<PlayerHand> = query
        .order((player_hands::listed_at.desc(), player_hands::hand_id.desc()))
        .limit(most)
        .select(PlayerHand::as_select())
        .load(db)?;
    listed(db, rows)
}

/// These rows with their hands.
pub(crate) fn listed(db: &mut Db, rows: Vec<PlayerHand>) -> StoreResult<Vec<PlayerHandListed>> {
    let ids: Vec<HandId> = rows.iter().map(|row| row.hand_id).collect();
    let known: HashMap<HandId, HandSummary> = summaries(db, &ids)?.into_iter().map(|one| (one.hand.id, one)).collect();
    let listed = rows.into_iter().filter_map(|did| {
        let hand = known.get(&did.hand_id)?.clone();
        Some(PlayerHandListed { did, hand })
    });
    Ok(listed.collect())
}

fn fitting(filter: &PlayerHandFilter) -> player_hands::BoxedQuery<'static, MultiBackend> {
    let mut query = player_hands::table
        .filter(player_hands::name_id.eq_any(filter.names.clone()))
        .filter(player_hands::club_id.eq(filter.club))
        .filter(counts_for!(filter.audience, filter.club))
        .into_boxed::<MultiBackend>();
    if let Some(from) = filter.period.from {
        query = query.filter(player_hands::listed_at.ge(from));
    }
    if let Some(before) = filter.period.before {
        query = query.filter(player_hands::listed_at.lt(before));
    }
    if let Some(game) = &filter.game {
        query = query.filter(player_hands::game.eq(game.clone()));
    }
    if let Some(contract) = &filter.contract {
        query = query.filter(player_hands::contract.eq(contract.clone()));
    }
    if let Some(part) = filter.played_as {
        query = query.filter(player_hands::played_as.eq(part));
    }
    if let Some(trump) = &filter.trump {
        query = query.filter(player_hands::trump.eq(trump.clone()));
    }
    query = match filter.mark {
        None => query,
        Some(HandMark::Made) => query.filter(player_hands::made.gt(0)),
        Some(HandMark::Lost) => query.filter(player_hands::lost.gt(0)),
        Some(HandMark::Kontra) => query.filter(player_hands::kontra.gt(0)),
        Some(HandMark::KontraWon) => query.filter(player_hands::kontra_won.gt(0)),
        Some(HandMark::SilentWon) => query.filter(player_hands::silent_won.gt(0)),
        Some(HandMark::QuotaMet) => query.filter(player_hands::quota_met.gt(0)),
        Some(HandMark::QuotaMissed) => query.filter(player_hands::quota_missed.gt(0)),
        Some(HandMark::Soup) => query.filter(player_hands::soup.ne(0)),
        Some(HandMark::Judged) => query.filter(player_hands::judged.gt(0)),
    };
    if let Some(names) = &filter.defended_with {
        let other = diesel::alias!(player_hands as other);
        let theirs = other
            .filter(other.field(player_hands::name_id).eq_any(names.clone()))
            .filter(other.field(player_hands::played_as).eq(PlayedPart::Defender))
            .select(other.field(player_hands::hand_id));
        query = query
            .filter(player_hands::played_as.eq(PlayedPart::Defender))
            .filter(player_hands::hand_id.eq_any(theirs));
    }
    query
}
