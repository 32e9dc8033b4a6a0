//! Teams, and pairs that must not meet.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::field::{FieldView, Kind, bad, number};
use super::numbered::Numbered;
use super::{Failed, unknown_field};
use crate::choice::Choice;
use crate::tournaments::frame::name;
use talon_service::tournaments::Setting;
use talon_service::tournaments::read::ShownTournament;
use talon_text::Lang;
use talon_tournament::standings::TeamPlace;
use talon_tournament::tournament::Tournament;
use talon_tournament::{EntryNo, EntryPair};

/// The place of each entry, by its number.
#[derive(Debug, Clone, Deserialize)]
#[serde(transparent)]
pub(super) struct TeamsForm {
    places: Numbered<TeamPlaceForm>,
}

/// The team of an entry, and its board there; both empty where it plays in none, or where they are fixed and not sent.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct TeamPlaceForm {
    team: String,
    board: String,
}

impl TeamPlaceForm {
    fn of(place: Option<TeamPlace>) -> TeamPlaceForm {
        place.map_or_else(TeamPlaceForm::default, |place| TeamPlaceForm {
            team: place.team.to_string(),
            board: place.board.to_string(),
        })
    }
}

impl TeamsForm {
    pub fn of(tournament: &Tournament) -> TeamsForm {
        let place = |entry: &talon_tournament::tournament::Entry| (entry.number.0, TeamPlaceForm::of(entry.team));
        TeamsForm {
            places: tournament.entries.iter().map(place).collect(),
        }
    }

    pub fn fields(&self, shown: &ShownTournament, lang: Lang) -> Vec<FieldView> {
        let tournament = &shown.loaded.tournament;
        let of = |entry: &talon_tournament::tournament::Entry| {
            let number = entry.number.0;
            let fixed = tournament.has_team_fixed(entry.number);
            let now = TeamPlaceForm::of(entry.team);
            let place = self.places.get(number).filter(|_| !fixed).unwrap_or(&now);
            let who = name(shown, entry.number, lang);
            let field = |field: &str, value: &str| {
                let view = FieldView::number(&format!("{field}{number}"), value, lang).fixed_if(fixed);
                FieldView {
                    label: format!("{who}: {}", view.label),
                    ..view
                }
            };
            [field("team", &place.team), field("board", &place.board)]
        };
        tournament.entries.iter().flat_map(of).collect()
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        let is_entry = |number| tournament.entries.iter().any(|entry| entry.number.0 == number);
        if !self.places.numbers().all(is_entry) {
            return Err(unknown_field());
        }
        let mut places = BTreeSet::new();
        let mut teams = Vec::new();
        let empty = TeamPlaceForm::default();
        for entry in &tournament.entries {
            let at = entry.number.0;
            let form = self.places.get(at).unwrap_or(&empty);
            let (team_field, board_field) = (format!("team{at}"), format!("board{at}"));
            let place = match (number(&team_field, &form.team)?, number(&board_field, &form.board)?) {
                (None, None) => entry.team.filter(|_| tournament.has_team_fixed(entry.number)),
                (Some(team), Some(board)) => Some(TeamPlace { team, board }),
                (None, Some(_)) => return Err(bad(&team_field, "set-bad-number").into()),
                (Some(_), None) => return Err(bad(&board_field, "set-bad-number").into()),
            };
            if place.is_some_and(|place| !places.insert((place.team, place.board))) {
                return Err(bad(&board_field, "set-bad-twice").into());
            }
            teams.push((entry.number, place));
        }
        Ok(Setting::Teams(teams))
    }
}

/// Pairs that are kept apart, each of which can be let go, and another one.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(super) struct ApartForm {
    /// By their places in the list, from 1 on.
    #[serde(flatten)]
    pairs: Numbered<KeptPair>,
    one: String,
    other: String,
}

/// The box of a pair, which is sent where the pair stays apart.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct KeptPair {
    #[serde(rename = "pair")]
    _ticked: String,
}

impl ApartForm {
    pub fn of(tournament: &Tournament) -> ApartForm {
        let ticked = (1_u16..).zip(&tournament.apart).map(|(at, _)| {
            let _ticked = "1".to_owned();
            (at, KeptPair { _ticked })
        });
        ApartForm {
            pairs: ticked.collect(),
            ..ApartForm::default()
        }
    }

    pub fn fields(&self, shown: &ShownTournament, lang: Lang) -> Vec<FieldView> {
        let tournament = &shown.loaded.tournament;
        let pair = |(at, EntryPair { one, other }): (u16, &EntryPair)| FieldView {
            label: format!("{} – {}", name(shown, *one, lang), name(shown, *other, lang)),
            ..FieldView::check(&format!("pair{at}"), self.pairs.get(at).is_some(), lang)
        };
        let mut fields: Vec<FieldView> = (1_u16..).zip(&tournament.apart).map(pair).collect();
        let mut entries = vec![Choice::new("", lang.t("set-none"))];
        let numbers = tournament.entries.iter().map(|entry| entry.number);
        entries.extend(numbers.map(|number| Choice::new(number.0.to_string(), name(shown, number, lang))));
        for (field, value) in [("one", &self.one), ("other", &self.other)] {
            fields.push(FieldView::new(field, Kind::Choice(entries.clone()), value, lang));
        }
        fields
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        let in_list = 1..=tournament.apart.len();
        if !self.pairs.numbers().all(|at| in_list.contains(&usize::from(at))) {
            return Err(unknown_field());
        }
        let kept = (1_u16..)
            .zip(&tournament.apart)
            .filter(|(at, _)| self.pairs.get(*at).is_some());
        let mut pairs: Vec<EntryPair> = kept.map(|(_, pair)| *pair).collect();
        match (number("one", &self.one)?, number("other", &self.other)?) {
            (None, None) => {}
            (Some(one), Some(other)) => pairs.push(EntryPair::of(EntryNo(one), EntryNo(other))),
            (None, Some(_)) => return Err(bad("one", "field-bad-choice").into()),
            (Some(_), None) => return Err(bad("other", "field-bad-choice").into()),
        }
        Ok(Setting::Apart(pairs))
    }
}
