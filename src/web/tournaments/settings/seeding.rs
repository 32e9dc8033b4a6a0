//! In which order of strength the players begin, taken from a rating list.

use serde::Deserialize;

use super::Failed;
use super::field::{FieldView, Kind, bad};
use crate::choice::Choice;
use crate::ratings::list_title;
use crate::tournaments::frame::name;
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{SeedingList, Setting};
use talon_store::RatingListId;
use talon_text::{Arg, Lang};

/// The list by its number; none: as they were entered.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct SeedingForm {
    ratings: String,
}

impl SeedingForm {
    pub fn fields(&self, shown: &ShownTournament, lists: &[SeedingList], lang: Lang) -> Vec<FieldView> {
        let game = shown.loaded.tournament.game.as_str();
        let label = |one: &SeedingList| {
            let title = list_title(game, one.method, lang);
            let title = one
                .federation
                .iter()
                .fold(title, |title, club| format!("{title}, {club}"));
            let args = [("list", Arg::from(title)), ("revision", Arg::Number(one.revision))];
            lang.t_args("set-ratings-of", &args)
        };
        let mut choices = vec![Choice::new("", lang.t("set-ratings-none"))];
        choices.extend(lists.iter().map(|one| Choice::new(one.id.to_string(), label(one))));
        vec![FieldView::new("ratings", Kind::Choice(choices), &self.ratings, lang)]
    }

    pub fn read(&self) -> Result<Setting, Failed> {
        match self.ratings.as_str() {
            "" => Ok(Setting::Seeding(None)),
            number => {
                let number = number.parse().map_err(|_| bad("ratings", "field-bad-choice"))?;
                Ok(Setting::Seeding(Some(RatingListId(number))))
            }
        }
    }
}

/// What it is for, and the order that the players have now.
pub(super) fn hint(shown: &ShownTournament, lang: Lang) -> String {
    let help = lang.t("set-part-seeding-help").into_owned();
    let tournament = &shown.loaded.tournament;
    let Some(seeding) = &tournament.seeding else {
        return help;
    };
    let names: Vec<String> = seeding.order.iter().map(|entry| name(shown, *entry, lang)).collect();
    let args = [
        (
            "list",
            Arg::from(list_title(tournament.game.as_str(), seeding.source.method, lang)),
        ),
        ("club", Arg::from(seeding.source.club.clone())),
        ("revision", Arg::Number(seeding.source.revision.into())),
        ("names", Arg::from(names.join(", "))),
    ];
    format!("{help} {}", lang.t_args("set-seeded", &args))
}
