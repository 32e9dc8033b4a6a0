//! The form that adds one round of a tournament to a season: first the tournament is chosen, then one of its rounds.

use super::unit_choices::{dated_choice, within};
use super::unit_fields::UnitFields;
use super::words::day_of;
use crate::choice::Choice;
use talon_service::leagues::{self, RoundOffered, SeasonShown};
use talon_service::{ActError, Actor};
use talon_store::tournaments::Listed;
use talon_store::{Db, TournamentId};
use talon_text::{Arg, Lang};

/// What can be chosen.
#[derive(Debug, Default)]
pub(super) struct RoundsOffered {
    tournaments: Vec<Listed>,
    /// Of the tournament that was chosen.
    rounds: Option<Vec<RoundOffered>>,
}

impl RoundsOffered {
    pub fn read(
        db: &mut Db,
        actor: &Actor,
        shown: &SeasonShown,
        chosen: Option<TournamentId>,
    ) -> Result<RoundsOffered, ActError> {
        let tournaments = leagues::with_rounds(db, actor, shown)?;
        // What counts as a whole since it was chosen has no rounds any more.
        let chosen = chosen.filter(|id| tournaments.iter().any(|one| one.id == *id));
        let rounds = chosen.map(|id| leagues::offered_rounds(db, shown, id));
        Ok(RoundsOffered {
            rounds: rounds.transpose()?,
            tournaments,
        })
    }
}

/// The form.
#[derive(Debug)]
pub(super) struct RoundsView {
    pub tournaments: Vec<Choice>,
    /// The tournament whose rounds are shown; empty before one is chosen.
    pub chosen: String,
    pub rounds: Vec<Choice>,
    /// What is said where a tournament was chosen that has no round to add.
    pub none: String,
    /// With the round that was chosen as what is added.
    pub fields: UnitFields,
}

impl RoundsView {
    pub fn of(
        shown: &SeasonShown,
        offered: &RoundsOffered,
        chosen: Option<TournamentId>,
        fields: UnitFields,
        lang: Lang,
    ) -> RoundsView {
        let tournament = |one: &Listed| dated_choice(one, lang);
        let known = offered.tournaments.iter().find(|one| Some(one.id) == chosen);
        let rounds = offered.rounds.as_deref().unwrap_or_default();
        RoundsView {
            tournaments: offered.tournaments.iter().map(tournament).collect(),
            chosen: known.map(|one| one.id.to_string()).unwrap_or_default(),
            rounds: rounds.iter().map(|one| round_choice(shown, *one, lang)).collect(),
            none: known.map_or_else(String::new, |one| {
                lang.t_args("league-round-all", &[("name", Arg::from(one.name.clone()))])
            }),
            fields,
        }
    }
}

fn round_choice(shown: &SeasonShown, one: RoundOffered, lang: Lang) -> Choice {
    let args = [
        ("round", Arg::Number(one.round.into())),
        ("day", Arg::from(day_of(one.day, lang))),
    ];
    let label = lang.t_args("league-round-choice", &args);
    Choice::new(one.round.to_string(), within(shown, one.day, label, lang))
}
