//! What the example club announces, and the evening for which people sign up: more than there are places.

use chrono::{DateTime, TimeDelta, Utc};

use talon_rules::games::GameKind;
use talon_service::announcements::{AnnouncementForm, announce};
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::sign_up::{SetSignUp, sign_visitor};
use talon_service::tournaments::{ActRequest, ChangeState, Enter, NewTournament, StateChange, create};
use talon_service::{ActError, Actor};
use talon_store::members::{self, MemberFilter, Which};
use talon_store::{Store, clubs};

/// What was announced: days ago, title, text.
const NEWS: [(i64, &str, &str); 2] = [
    (
        20,
        "Új terem az őszi idényben",
        "A csütörtöki estéket ezentúl a **nagyteremben** tartjuk, hét asztallal.",
    ),
    (
        2,
        "Decemberi klubest",
        "Idén utoljára játszunk együtt:\n\n- négy forduló, *hosszú szünettel*\n- a győztesé a vándorkupa\n- vendégeket is \
         várunk, akár fiók nélkül\n\nA helyek száma korlátozott, ezért kérjük, mindenki jelentkezzen.",
    ),
];
/// Members who are entered already.
const ENTERED: usize = 9;
/// Places in all.
const PLACES: &str = "12";
/// Who signs up without an account; the last two find no place.
const VISITORS: [&str; 5] = [
    "Vendég Vilmos",
    "Horvat Ivana",
    "Petrović Mina",
    "Szabó Kati",
    "Nagy Ödön",
];

/// Loads both.
pub(crate) fn load(store: &Store, owner: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    for (days, title, body) in NEWS {
        let from = (now - TimeDelta::days(days)).date_naive().to_string();
        let form = AnnouncementForm {
            title,
            body,
            from: &from,
            until: "",
        };
        announce(store, owner, slug, &form, Some(title), now)?;
    }
    let starts = (now + TimeDelta::days(10)).date_naive().and_hms_opt(18, 0, 0);
    let evening = NewTournament {
        name: "Decemberi klubest",
        preset: "club-evening",
        game: GameKind::ALL[0].as_str(),
        starts: starts.unwrap_or_default(),
        venue: "Kávéház, nagyterem",
    };
    let id = create(store, owner, slug, &evening, Some("december"), now)?;
    let request = ActRequest {
        store,
        actor: owner,
        id,
        form: IdempotentRequest::default(),
        now,
    };
    let step = ChangeState {
        step: StateChange::Open,
        reason: "",
    };
    request.act(step)?;
    let club = store.read(|db| clubs::by_slug(db, slug))?;
    let active = MemberFilter {
        which: Which::Active,
        search_key: None,
    };
    for member in store
        .read(|db| members::list(db, club.id, &active))?
        .iter()
        .take(ENTERED)
    {
        let enter = Enter {
            member: member.id,
            here: false,
        };
        request.act(enter)?;
    }
    request.act_beside(SetSignUp {
        is_open: true,
        visitors: true,
        approval: false,
        shows_names: true,
        places: PLACES,
        closes: "",
    })?;
    for (number, name) in VISITORS.into_iter().enumerate() {
        let key = format!("{number:0>43}");
        let form = IdempotentRequest {
            key: Some(&key),
            request: name,
        };
        let actor = &Actor::Visitor;
        sign_visitor(&ActRequest { actor, form, ..request }, slug, name)?;
    }
    Ok(())
}
