//! What players did in hands, added up by name, month, contract, part and trump, once for visitors and once for the
//! members of the club. A month whose hands have changed since is added up from its hands until a worker has done so
//! for good, so a sum that is read is always the one of now.

use chrono::{Datelike as _, Months, NaiveDate};
use diesel::dsl::{count_star, exists, not, sum};
use diesel::prelude::*;

use crate::conn::{Db, MultiBackend};
use crate::dialect::insert_rows;
use crate::error::StoreResult;
use crate::hands::{Audience, counts_for};
use crate::ids::{ClubId, TextId};
use crate::player_hands::{PlayedPart, mark, month_of};
use crate::player_schema::{player_due, player_hands, player_sums};
use crate::schema::hands;
use crate::time::Moment;

/// A month of a club in a game.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Queryable)]
pub struct PlayerMonth {
    pub club: ClubId,
    pub game: String,
    pub month: i32,
}

/// From a time on, and before another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Period {
    pub from: Option<Moment>,
    pub before: Option<Moment>,
}

/// The hands of a name that are alike, added up. Each sum but those of pay, soup, cards and losses is a number of
/// hands.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Queryable, Selectable, Insertable)]
#[diesel(table_name = player_sums, treat_none_as_default_value = false)]
pub struct PlayerSum {
    pub audience: String,
    pub club_id: ClubId,
    pub name_id: TextId,
    pub game: String,
    pub month: i32,
    pub contract: String,
    pub played_as: String,
    pub trump: String,
    pub hands: i64,
    pub made: i64,
    pub lost: i64,
    pub pay: i64,
    pub kontra: i64,
    pub kontra_won: i64,
    pub silent_won: i64,
    pub quota_met: i64,
    pub quota_missed: i64,
    pub soup: i64,
    pub judged: i64,
    pub judged_cards: i64,
    pub loss: i64,
}

/// Whose sums.
#[derive(Debug, Clone)]
pub struct SumsQuery {
    pub audience: Audience,
    pub club: ClubId,
    /// Everybody's where there is none.
    pub names: Option<Vec<TextId>>,
    pub period: Period,
}

/// The sums of these names in a time.
pub fn read(db: &mut Db, asked: &SumsQuery) -> StoreResult<Vec<PlayerSum>> {
    let whole = WholeMonths::of(&asked.period);
    let due = due_of(db, asked.club)?;
    let mut query = player_sums::table
        .filter(player_sums::audience.eq(asked.audience.as_str()))
        .filter(player_sums::club_id.eq(asked.club))
        .filter(player_sums::month.between(whole.first, whole.last))
        .select(PlayerSum::as_select())
        .into_boxed::<MultiBackend>();
    if let Some(names) = &asked.names {
        query = query.filter(player_sums::name_id.eq_any(names.clone()));
    }
    let mut sums: Vec<PlayerSum> = query.load(db)?;
    sums.retain(|one| !due.iter().any(|due| (&due.game, due.month) == (&one.game, one.month)));
    let mut months: Vec<i32> = due.iter().map(|due| due.month).collect();
    months.extend(&whole.cut);
    months.sort_unstable();
    months.dedup();
    if !months.is_empty() {
        let now = added(db, asked, &months)?;
        // Of a month that is cut everything is added up now, of another only the game that is due.
        let is_new = |one: &PlayerSum| {
            whole.cut.contains(&one.month) || due.iter().any(|due| (&due.game, due.month) == (&one.game, one.month))
        };
        sums.extend(now.into_iter().filter(is_new));
    }
    Ok(sums)
}

/// The months of a time of which every day belongs to it, and those of which only some do.
struct WholeMonths {
    first: i32,
    last: i32,
    cut: Vec<i32>,
}

impl WholeMonths {
    fn of(period: &Period) -> WholeMonths {
        let mut cut = Vec::new();
        let start = |at: Moment| {
            let day = at.utc().date_naive();
            day.with_day(1).and_then(|day| day.and_hms_opt(0, 0, 0))
        };
        let is_start = |at: Moment| start(at).is_some_and(|start| start.and_utc() == at.utc());
        let other = |at: Moment, by: fn(NaiveDate, Months) -> Option<NaiveDate>| {
            let day = at
                .utc()
                .date_naive()
                .with_day(1)
                .and_then(|day| by(day, Months::new(1)));
            day.map_or_else(
                || month_of(at.utc()),
                |day| day.year() * 100 + i32::try_from(day.month()).unwrap_or(0),
            )
        };
        let first = period.from.map_or(i32::MIN, |from| match is_start(from) {
            true => month_of(from.utc()),
            false => {
                cut.push(month_of(from.utc()));
                other(from, NaiveDate::checked_add_months)
            }
        });
        let last = period.before.map_or(i32::MAX, |before| {
            if !is_start(before) {
                cut.push(month_of(before.utc()));
            }
            other(before, NaiveDate::checked_sub_months)
        });
        WholeMonths { first, last, cut }
    }
}

/// The sums of some months, added up from the hands.
fn added(db: &mut Db, asked: &SumsQuery, months: &[i32]) -> StoreResult<Vec<PlayerSum>> {
    let key = (
        player_hands::name_id,
        player_hands::game,
        player_hands::month,
        player_hands::contract,
        player_hands::played_as,
        player_hands::trump,
    );
    let mut query = player_hands::table
        .filter(player_hands::club_id.eq(asked.club))
        .filter(player_hands::month.eq_any(months.to_vec()))
        .filter(counts_for!(asked.audience, asked.club))
        .group_by(key)
        .select((
            key,
            count_star(),
            (
                sum(player_hands::made),
                sum(player_hands::lost),
                sum(player_hands::pay),
                sum(player_hands::kontra),
                sum(player_hands::kontra_won),
                sum(player_hands::silent_won),
            ),
            (
                sum(player_hands::quota_met),
                sum(player_hands::quota_missed),
                sum(player_hands::soup),
                sum(player_hands::judged),
                sum(player_hands::judged_cards),
                sum(player_hands::loss),
            ),
        ))
        .into_boxed::<MultiBackend>();
    if let Some(names) = &asked.names {
        query = query.filter(player_hands::name_id.eq_any(names.clone()));
    }
    if let Some(from) = asked.period.from {
        query = query.filter(player_hands::listed_at.ge(from));
    }
    if let Some(before) = asked.period.before {
        query = query.filter(player_hands::listed_at.lt(before));
    }
    let rows: Vec<SumRow> = query.load(db)?;
    Ok(rows.into_iter().map(|row| row.sum(asked)).collect())
}

type Six = (
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
    Option<i64>,
);

#[derive(Queryable)]
struct SumRow {
    key: (TextId, String, i32, String, PlayedPart, String),
    hands: i64,
    played: Six,
    more: Six,
}

impl SumRow {
    fn sum(self, asked: &SumsQuery) -> PlayerSum {
        let (name_id, game, month, contract, played_as, trump) = self.key;
        // There is at least one row in each group, and none of the columns may be empty.
        let number = |sum: Option<i64>| sum.unwrap_or(0);
        let (played, more) = (self.played, self.more);
        PlayerSum {
            audience: asked.audience.as_str().to_owned(),
            club_id: asked.club,
            name_id,
            game,
            month,
            contract,
            played_as: played_as.as_str().to_owned(),
            trump,
            hands: self.hands,
            made: number(played.0),
            lost: number(played.1),
            pay: number(played.2),
            kontra: number(played.3),
            kontra_won: number(played.4),
            silent_won: number(played.5),
            quota_met: number(more.0),
            quota_missed: number(more.1),
            soup: number(more.2),
            judged: number(more.3),
            judged_cards: number(more.4),
            loss: number(more.5),
        }
    }
}

fn due_of(db: &mut Db, club: ClubId) -> StoreResult<Vec<PlayerMonth>> {
    Ok(player_due::table
        .filter(player_due::club_id.eq(club))
        .select((player_due::club_id, player_due::game, player_due::month))
        .load(db)?)
}

/// A month that has to be added up again, if there is one.
pub fn next_due(db: &mut Db) -> StoreResult<Option<PlayerMonth>> {
    Ok(player_due::table
        .order((player_due::club_id, player_due::game, player_due::month))
        .select((player_due::club_id, player_due::game, player_due::month))
        .first(db)
        .optional()?)
}

/// Adds up a month anew, in a writing transaction.
pub fn add_up(db: &mut Db, month: &PlayerMonth) -> StoreResult<()> {
    let of_month = player_sums::table
        .filter(player_sums::club_id.eq(month.club))
        .filter(player_sums::game.eq(month.game.as_str()))
        .filter(player_sums::month.eq(month.month));
    diesel::delete(of_month).execute(db)?;
    let sums = counted(db, month)?;
    insert_rows!(db, player_sums::table, &sums);
    let due = player_due::table
        .filter(player_due::club_id.eq(month.club))
        .filter(player_due::game.eq(month.game.as_str()))
        .filter(player_due::month.eq(month.month));
    diesel::delete(due).execute(db)?;
    Ok(())
}

/// What a month comes to, for both who may read.
fn counted(db: &mut Db, month: &PlayerMonth) -> StoreResult<Vec<PlayerSum>> {
    let mut sums = Vec::new();
    for audience in Audience::ALL {
        let asked = SumsQuery {
            audience: *audience,
            club: month.club,
            names: None,
            period: Period::default(),
        };
        sums.extend(
            added(db, &asked, &[month.month])?
                .into_iter()
                .filter(|one| one.game == month.game),
        );
    }
    Ok(sums)
}

/// The months that are stored, and those that should be.
pub fn months(db: &mut Db) -> StoreResult<Vec<PlayerMonth>> {
    let mut months: Vec<PlayerMonth> = player_hands::table
        .select((player_hands::club_id, player_hands::game, player_hands::month))
        .distinct()
        .load(db)?;
    let summed: Vec<PlayerMonth> = player_sums::table
        .select((player_sums::club_id, player_sums::game, player_sums::month))
        .distinct()
        .load(db)?;
    months.extend(summed);
    months.sort_unstable();
    months.dedup();
    Ok(months)
}

/// Whether the sums of a month are those of its hands, or it is known that they are not.
pub fn is_sound(db: &mut Db, month: &PlayerMonth) -> StoreResult<bool> {
    if due_of(db, month.club)?.contains(month) {
        return Ok(true);
    }
    let mut stored: Vec<PlayerSum> = player_sums::table
        .filter(player_sums::club_id.eq(month.club))
        .filter(player_sums::game.eq(month.game.as_str()))
        .filter(player_sums::month.eq(month.month))
        .select(PlayerSum::as_select())
        .load(db)?;
    let mut counted = counted(db, month)?;
    stored.sort_unstable();
    counted.sort_unstable();
    Ok(stored == counted)
}

/// Marks all months of which there are hands and no sums, as when the table was emptied; and says how many.
pub fn mark_missing(db: &mut Db) -> StoreResult<usize> {
    let has_sums = player_sums::table
        .filter(player_sums::club_id.eq(player_hands::club_id))
        .filter(player_sums::game.eq(player_hands::game))
        .filter(player_sums::month.eq(player_hands::month));
    let missing: Vec<PlayerMonth> = player_hands::table
        .filter(not(exists(has_sums)))
        .select((player_hands::club_id, player_hands::game, player_hands::month))
        .distinct()
        .load(db)?;
    let count = missing.len();
    mark(db, missing)?;
    Ok(count)
}
