//! Acts on tournaments by the service, where a test is not about the page that they are done on.

use chrono::{DateTime, Utc};

use talon_samples::example_club;
use talon_service::Actor;
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::{
    self, ActOnRound, ActRequest, ChangeState, Chosen, DrawOrder, EnterGuest, Import, Official, RoundAct, SetOfficial,
    StateChange, draw,
};
use talon_store::{MemberId, Store, TournamentId};
use talon_tournament::tournament::Tournament;
use talon_tournament::tournament::file::Outside;

use super::site::Site;

pub fn request<'a>(store: &'a Store, actor: &'a Actor, id: TournamentId, now: DateTime<Utc>) -> ActRequest<'a> {
    ActRequest {
        store,
        actor,
        id,
        form: IdempotentRequest::default(),
        now,
    }
}

/// Makes a member the director of a tournament.
pub fn appoint_director(request: &ActRequest<'_>, member: MemberId) {
    let official = SetOfficial {
        member,
        official: Official::Director,
        appoint: true,
    };
    request.act_beside(official).expect("a director");
}

pub fn seeded(seed: u64) -> DrawOrder {
    DrawOrder {
        seed: Some(seed),
        ..DrawOrder::default()
    }
}

/// Opens a tournament, begins to tick off, and enters guests of these names who are here.
pub fn check_in(request: &ActRequest<'_>, names: impl IntoIterator<Item = String>) {
    for step in [StateChange::Open, StateChange::StartCheckIn] {
        request.act(ChangeState { step, reason: "" }).expect("a step");
    }
    for name in names {
        let guest = EnterGuest {
            name: &name,
            here: true,
        };
        request.act(guest).expect("a guest");
    }
}

/// Starts a tournament, and draws, publishes and begins its first round.
pub fn begin(request: &ActRequest<'_>) {
    let start = ChangeState {
        step: StateChange::Start,
        reason: "",
    };
    request.act(start).expect("a step");
    draw(request, seeded(1)).expect("a draft");
    for act in [RoundAct::Publish, RoundAct::Begin] {
        request.act(ActOnRound { round: 1, act }).expect("a round");
    }
}

/// Adds a tournament of a file to the example club, whose people it knows by their names.
pub fn import_tournament(site: &Site, tournament: &Tournament, outside: &Outside) {
    let import = Import {
        slug: example_club::SLUG,
        chosen: &Chosen::new(),
        key: None,
    };
    tournaments::import_tournament(
        &site.store,
        &Actor::CommandLine,
        &import,
        tournament,
        outside,
        Utc::now(),
    )
    .expect("an import");
}
