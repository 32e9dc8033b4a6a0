//! Evenings of the example club that were kept on a scorecard: results without cards, entered deal by deal as at the
//! table and then taken into the club.

use std::ops::ControlFlow;

use chrono::{DateTime, TimeDelta, Utc};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::generate::MEMBERS;
use talon_records::usual_rules;
use talon_rules::games::GameKind;
use talon_scorecard::{Act, Author, Dealing, Line, PersonNo, SaveDeal};
use talon_service::config::Sizes;
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{self, CardActRequest, CardRefused, CardWay, IntoClub, NewCard};
use talon_service::{ActError, Actor, Broken, find_club, hand_sharing};
use talon_store::Store;
use talon_store::hands::{Visibility, hands_at};

/// The only device at the table.
const PHONE: u64 = 1;
/// What a deal takes.
const DEAL: TimeDelta = TimeDelta::minutes(6);

/// An evening as data.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Evening {
    game: String,
    /// Which of the members sat there, three or four in the order of play; the last of them dealt first.
    people: Vec<usize>,
    days_ago: i64,
    /// The members `score` of its records.
    deals: Vec<Map<String, Value>>,
}

/// Keeps the evenings and takes them into the club, where everyone may see them.
///
/// # Errors
/// When the database fails.
pub fn load(store: &Store, owner: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let evenings: Vec<Evening> =
        serde_json::from_str(include_str!("example_evenings.json")).map_err(|_| ActError::Broken(Broken::Example))?;
    for evening in evenings {
        let way = keep(store, owner, &evening, now).map_err(|refused| match refused {
            CardRefused::Act(error) => error,
            CardRefused::Card(_) => ActError::Broken(Broken::Example),
        })?;
        take_in(store, owner, slug, &way, now)?;
    }
    Ok(())
}

/// The card of an evening, filled in deal after deal and closed; the owner finds it among their own.
fn keep(store: &Store, owner: &Actor, evening: &Evening, now: DateTime<Utc>) -> Result<CardWay, CardRefused> {
    let game = GameKind::parse(&evening.game).ok_or(ActError::Broken(Broken::Example))?;
    let starts = (now - TimeDelta::days(evening.days_ago)).naive_utc();
    let mut by = Author {
        device: PHONE,
        at: starts,
    };
    let people: Vec<String> = evening.people.iter().map(|at| MEMBERS[*at].to_owned()).collect();
    let last = people.len().saturating_sub(1);
    let new = NewCard {
        game,
        rules: serde_json::from_str(&usual_rules(game)).unwrap_or_default(),
        first_dealer: PersonNo(u8::try_from(last).unwrap_or(0)),
        people,
        dealing: Dealing::default(),
        stake: None,
        day: starts.date(),
        deals: Vec::new(),
    };
    let once = IdempotentRequest { key: None, request: "" };
    let way = CardWay::Key(scorecards::create(store, owner, new, by, once)?);
    for (number, score) in (1..).zip(&evening.deals) {
        by.at += DEAL;
        let card = store.read(|db| scorecards::open(db, owner, &way))?.card;
        let deal = SaveDeal {
            number,
            people: Vec::new(),
            dealer: card.next_dealer(),
            line: Line::Score(score.clone()),
            note: None,
        };
        act(store, owner, &way, by, Act::Save(deal))?;
    }
    act(store, owner, &way, by, Act::Close)?;
    Ok(way)
}

fn act(store: &Store, owner: &Actor, way: &CardWay, by: Author, act: Act) -> Result<(), CardRefused> {
    let form = IdempotentRequest { key: None, request: "" };
    let request = CardActRequest {
        store,
        actor: owner,
        way,
        form,
        by,
    };
    request.act(act).map(drop)
}

/// Takes a card into the club, and lets everyone see its deals.
fn take_in(store: &Store, owner: &Actor, slug: &str, way: &CardWay, now: DateTime<Utc>) -> Result<(), ActError> {
    let into = IntoClub {
        slug,
        key: "",
        gone: "",
        sizes: Sizes::default(),
        now: now.into(),
    };
    scorecards::into_club(store, owner, way, into, &mut |_| ControlFlow::Continue(()))?;
    let deals = store.read(|db| -> Result<_, ActError> {
        let club = find_club::named(db, slug)?;
        let card = scorecards::open(db, owner, way)?;
        Ok(hands_at(db, club.id, card.card.game.as_str(), &card.session, None)?)
    })?;
    for deal in deals {
        hand_sharing::change(store, owner, &deal.id.to_string(), Visibility::Public.as_str(), now)?;
    }
    Ok(())
}
