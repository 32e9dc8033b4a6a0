//! The league of the example club: its evenings of this season, taken in as they were played, and the season before it,
//! which was kept on paper.

use chrono::{DateTime, Months, NaiveDate, TimeDelta, Utc};

use crate::example_club;
use talon_league::{LeagueAct, LeaguePerson, ListPoints, TagList, TeamAct, TeamMember, TeamNo};
use talon_service::clubs::{TypedTags, set_tags};
use talon_service::idempotency::IdempotentRequest;
use talon_service::leagues::{
    self, ActOnSeason, LeagueRefused, NewLeagueForm, PastRefused, PastSeasonForm, SeasonAddress, SeasonForm,
};
use talon_service::players::agree_to_tags;
use talon_service::{ActError, Actor, Missing, Person};
use talon_store::{Store, clubs, members, users};

/// Its address.
const LEAGUE: &str = "pelda-klubesti-bajnoksag";
/// The season before: who came, and the points of each evening; a dash where someone was not there.
const BEFORE: [&str; 6] = [
    "Anna 10 7 - 10 5 7 10 -",
    "Béla 7 10 10 4 7 3 5 10",
    "Cili 5 - 7 7 10 4 - 7",
    "Dezső 4 5 5 - 4 10 7 5",
    "Erzsi 3 4 - 5 3 5 4 4",
    "Ferenc - 3 4 3 - - 3 3",
];
/// Its teams.
const TEAMS: [ExampleTeam; 2] = [
    ExampleTeam {
        name: "Vasutas",
        members: ["Anna", "Dezső", "Ferenc"],
    },
    ExampleTeam {
        name: "Postás",
        members: ["Béla", "Cili", "Erzsi"],
    },
];
/// The tag of a list in it, who agreed to be on the list, and who has the tag and did not.
const TAG: &str = "Újonc";
const ON_LIST: [&str; 3] = ["Anna", "Cili", "Erzsi"];
const PRIVATE: &str = "Ferenc";
/// How many of its evenings counted.
const BEST: usize = 6;

struct ExampleTeam {
    name: &'static str,
    members: [&'static str; 3],
}

/// Makes it, unless it is there.
///
/// # Errors
/// When the database fails.
pub fn load(store: &Store, owner: &Actor, slug: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    if store.read(|db| talon_store::leagues::is_taken(db, LEAGUE))? {
        return Ok(());
    }
    // Since before the first of the example tournaments.
    let from = (now - TimeDelta::days(30)).date_naive();
    let to = from + Months::new(9);
    let form = NewLeagueForm {
        name: "Klubesti bajnokság",
        slug: LEAGUE,
        preset: "club-evenings",
        season: "2026/27",
        from,
        to,
        takes: "tournaments",
        game: "",
        leads_to: "",
    };
    leagues::create(store, owner, slug, &form, None, now)?;
    before(store, owner, from - Months::new(12), now)
}

/// The season before, an evening a month.
fn before(store: &Store, owner: &Actor, from: NaiveDate, now: DateTime<Utc>) -> Result<(), ActError> {
    let evenings = BEFORE[0].split_whitespace().count() - 1;
    let mut text = "Név".to_owned();
    for evening in 0..evenings {
        let months = Months::new(u32::try_from(evening).unwrap_or_default());
        text.push_str(&format!("\t{}", from + months));
    }
    for row in BEFORE {
        text.push_str(&format!("\n{}", row.replace(' ', "\t")));
    }
    let seen = store.read(|db| leagues::preview_past(db, owner, LEAGUE, &text))?;
    let names = BEFORE.iter().filter_map(|row| row.split_whitespace().next());
    let people = names
        .zip(&seen.proposals)
        .map(|(name, proposal)| (name.to_owned(), proposal.is))
        .collect();
    let season = PastSeasonForm {
        season: "2025/26",
        from,
        to: from + Months::new(9),
        best: Some(BEST),
        text: &text,
        people: &people,
    };
    match leagues::bring_past(store, owner, LEAGUE, &season, None, now) {
        Ok(slug) => {
            newcomers(store, owner, now)?;
            teams(store, owner, &slug, now)
        }
        Err(PastRefused::Act(error)) => Err(error),
        // The table above is sound, as every start of the example shows.
        Err(_) => Err(ActError::NotFound(Missing::League)),
    }
}

/// Tags of members, and what they say to them.
fn newcomers(store: &Store, owner: &Actor, now: DateTime<Utc>) -> Result<(), ActError> {
    let tagged = ON_LIST.iter().chain([&PRIVATE]);
    for name in tagged {
        let found = store.read(|db| -> Result<_, ActError> {
            let club = clubs::by_slug(db, example_club::SLUG)?;
            let everybody = members::everybody(db, club.id)?;
            let found = everybody.into_iter().find(|(member, _)| member.name == *name);
            let (member, _) = found.ok_or(ActError::NotFound(Missing::Member))?;
            let user = member.user_id.ok_or(ActError::NotFound(Missing::Member))?;
            Ok((member.id, Actor::Person(Person::of(users::by_id(db, user)?))))
        })?;
        let (id, actor) = found;
        let tags = TypedTags { tags: TAG, agreed: &[] };
        set_tags(store, owner, example_club::SLUG, id, &tags, now)?;
        if ON_LIST.contains(name) {
            agree_to_tags(store, &actor, id, &[TAG.to_owned()], now)?;
        }
    }
    Ok(())
}

/// The teams of the season before, and the list of newcomers.
fn teams(store: &Store, owner: &Actor, season: &str, now: DateTime<Utc>) -> Result<(), ActError> {
    let address = SeasonAddress {
        league: LEAGUE,
        season: Some(season),
        revision: None,
    };
    let act = |form| {
        let shown = store.read(|db| leagues::season(db, owner, &address))?;
        let request = ActOnSeason {
            store,
            actor: owner,
            season: shown.head.id,
            seen: shown.head.version,
            form: IdempotentRequest { key: None, request: "" },
            now,
        };
        request.act(form).map_err(|refused| match refused {
            LeagueRefused::Act(error) => error,
            // The teams above are sound, as every start of the example shows.
            LeagueRefused::Season(_) => ActError::NotFound(Missing::League),
        })
    };
    let of_teams = |act| SeasonForm::Act(Box::new(LeagueAct::Teams(act)));
    let found = store.read(|db| -> Result<_, ActError> {
        let club = leagues::season(db, owner, &address)?.club;
        Ok(members::everybody(db, club.id)?)
    })?;
    for (number, team) in (1..).map(TeamNo).zip(&TEAMS) {
        let name = team.name.to_owned();
        act(of_teams(TeamAct::Add { name }))?;
        for (member, _) in found
            .iter()
            .filter(|(member, _)| team.members.contains(&member.name.as_str()))
        {
            let member = TeamMember {
                person: LeaguePerson(member.id.0),
                from: None,
                to: None,
            };
            act(of_teams(TeamAct::Join { team: number, member }))?;
        }
    }
    act(SeasonForm::Act(Box::new(LeagueAct::SetList(TagList {
        tag: TAG.to_owned(),
        points: ListPoints::Counted,
    }))))?;
    act(SeasonForm::Publish {
        reason: "Csapatok is indultak.".to_owned(),
    })
}
