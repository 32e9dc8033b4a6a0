//! Acts on tournaments by the service, where a test is not about the page that they are done on.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};

use talon_samples::example_club;
use talon_service::Actor;
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{self, NewLeagueForm, PastPerson, PastSeasonForm};
use talon_service::ratings::{self, ActOnRatings, NewRatingListForm, RatingForm};
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

/// A rating list of a club that everyone sees.
pub fn rating_list(site: &Site, club: &str, method: &str) {
    let form = NewRatingListForm { game: "ulti", method };
    let (actor, now) = (Actor::CommandLine, Utc::now());
    let list = ratings::create(&site.store, &actor, club, &form, None, now).expect("a list");
    let act = ActOnRatings {
        store: &site.store,
        actor: &actor,
        list,
        form: IdempotentRequest::default(),
        now,
    };
    act.act(&RatingForm::Show(true)).expect("a list that is shown");
}

/// A league of a club that everyone sees: a season of 2026 in which nothing was played yet, and one before it with a
/// single column and someone who won it.
pub fn league_with_past(site: &Site, club: &str, slug: &str, winner: &str) {
    let (actor, now) = (Actor::CommandLine, Utc::now());
    let day = |year| NaiveDate::from_ymd_opt(year, 1, 1).expect("a day");
    let form = NewLeagueForm {
        name: slug,
        slug,
        preset: "club-evenings",
        season: "2026",
        from: day(2026),
        to: day(2027),
        takes: "",
        game: "",
        leads_to: "",
    };
    leagues::create(&site.store, &actor, club, &form, None, now).expect("a league");
    let past = PastSeasonForm {
        season: "2025",
        from: day(2025),
        to: day(2026),
        best: None,
        text: &format!("Name;A\n{winner};1"),
        people: &BTreeMap::from([(winner.to_owned(), PastPerson::New)]),
    };
    leagues::bring_past(&site.store, &actor, slug, &past, None, now).expect("a season with a column");
}
