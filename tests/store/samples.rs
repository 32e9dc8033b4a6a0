//! Rows for these tests, with the least that the tables ask for.

use chrono::{DateTime, TimeDelta};
use talon_store::hands::{Knowledge, NewComponent, NewHand, NewPlayer, Visibility};
use talon_store::{ClubId, Db, Hash, Moment, StoreResult, UserId, clubs, users};

/// Minute `n` of a quiet day.
pub fn minute(n: i64) -> Moment {
    let start = DateTime::from_timestamp(1_800_000_000, 123_456_789).expect("a time");
    Moment::from(start).plus(TimeDelta::minutes(n))
}

pub fn hash(n: u64) -> Hash {
    let mut hash = [7; 32];
    hash[..8].copy_from_slice(&n.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_be_bytes());
    hash
}

pub fn club(db: &mut Db, slug: &str) -> StoreResult<ClubId> {
    let club = clubs::NewClub {
        slug,
        name: "Club",
        timezone: "Europe/Budapest",
        language: "hu",
        created_at: minute(0),
    };
    clubs::insert(db, &club)
}

pub fn user(db: &mut Db, email: &str) -> StoreResult<UserId> {
    account(db, email, false)
}

pub fn admin(db: &mut Db, email: &str) -> StoreResult<UserId> {
    account(db, email, true)
}

fn account(db: &mut Db, email: &str, is_admin: bool) -> StoreResult<UserId> {
    let user = users::NewUser {
        email,
        name: "Anna",
        password_hash: None,
        is_admin,
        language: "hu",
        created_at: minute(0),
    };
    users::insert(db, &user)
}

/// Hand number `n`: its own deal, play and record, played in minute `n`.
pub fn hand(n: u64) -> NewHand {
    let players = ["Anna", "Béla", "Cili"]
        .iter()
        .zip(["A", "B", "C"])
        .map(|(name, seat)| NewPlayer {
            seat,
            name: (*name).to_owned(),
            reference: None,
            score: Some(if seat == "A" { 4 } else { -2 }),
            figures: None,
        });
    NewHand {
        importer_id: None,
        import_id: None,
        import_record: None,
        public_id: None,
        game: "ulti",
        visibility: Visibility::Public,
        doc_hash: hash(3 * n),
        play_hash: hash(3 * n + 1),
        deal_hash: hash(3 * n + 2),
        played_on: chrono::NaiveDate::from_ymd_opt(2027, 1, 1 + u32::try_from(n % 28).expect("a day")),
        listed_at: minute(i64::try_from(n).expect("a minute")),
        event: Some("Friday".to_owned()),
        source: Some("Friday 100%".to_owned()),
        source_text: "Friday 100%".to_owned(),
        contract: Some("simple+ulti"),
        trump: Some("L"),
        declarer: Some("A"),
        declarer_score: Some(4),
        knowledge: Knowledge::Full,
        is_one_deal: false,
        kontra_max: 0,
        has_warnings: false,
        supersedes: None,
        validator: "0.1.0",
        created_at: minute(0),
        record: format!("{{\"n\":{n}}}"),
        session: None,
        players: players.collect(),
        components: vec![
            NewComponent {
                component: "simple",
                won: Some(true),
                level: 0,
            },
            NewComponent {
                component: "ulti",
                won: Some(n.is_multiple_of(2)),
                level: 0,
            },
        ],
    }
}
