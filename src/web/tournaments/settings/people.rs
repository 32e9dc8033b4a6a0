//! Teams, and pairs that must not meet.

use std::collections::BTreeSet;

use super::field::{Bad, FieldView, Kind, SettingsForm, Values, bad};
use crate::tournaments::frame::name;
use talon_service::tournaments::Setting;
use talon_service::tournaments::read::Shown;
use talon_text::Lang;
use talon_tournament::EntryNo;
use talon_tournament::standings::TeamPlace;
use talon_tournament::tournament::Tournament;

/// What names a field after an entry.
const TEAM: &str = "team";
const BOARD: &str = "board";
const PAIR: &str = "pair";

/// Two numbers for each entry: its team, and its board there.
pub(super) fn team_fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let of = |entry: &talon_tournament::tournament::Entry| {
        let number = entry.number.0;
        let team = entry.team.map(|member| member.team.to_string()).unwrap_or_default();
        let board = entry.team.map(|member| member.board.to_string()).unwrap_or_default();
        let fixed = values.tournament.has_team_fixed(entry.number);
        [
            values.number(&format!("{TEAM}{number}"), || team, lang).fixed_if(fixed),
            values
                .number(&format!("{BOARD}{number}"), || board, lang)
                .fixed_if(fixed),
        ]
    };
    values.tournament.entries.iter().flat_map(of).collect()
}

pub(super) fn read_teams(tournament: &Tournament, sent: &SettingsForm) -> Result<Setting, Bad> {
    let mut places = BTreeSet::new();
    let mut teams = Vec::new();
    for entry in &tournament.entries {
        let number = entry.number.0;
        let (team_name, board_name) = (format!("{TEAM}{number}"), format!("{BOARD}{number}"));
        // What is fixed is not sent.
        let kept = entry
            .team
            .filter(|_| tournament.has_team_fixed(entry.number) && !sent.has(&team_name));
        let member = match (sent.number(&team_name)?, sent.number(&board_name)?) {
            (None, None) => kept,
            (Some(team), Some(board)) => Some(TeamPlace { team, board }),
            (None, Some(_)) => return Err(bad(&team_name, "set-bad-number")),
            (Some(_), None) => return Err(bad(&board_name, "set-bad-number")),
        };
        if member.is_some_and(|member| !places.insert((member.team, member.board))) {
            return Err(bad(&board_name, "set-bad-twice"));
        }
        teams.push((entry.number, member));
    }
    Ok(Setting::Teams(teams))
}

/// Pairs that are kept apart, each of which can be let go, and room for another one.
pub(super) fn apart_fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let mut fields: Vec<FieldView> = (1..=values.tournament.apart.len())
        .map(|at| values.check(&format!("{PAIR}{at}"), true, lang))
        .collect();
    let mut entries = vec![(String::new(), lang.t("set-none").into_owned())];
    entries.extend(
        values
            .tournament
            .entries
            .iter()
            .map(|entry| (entry.number.0.to_string(), String::new())),
    );
    for name in ["one", "other"] {
        fields.push(values.field(name, Kind::Choice(entries.clone()), String::new, lang));
    }
    fields
}

pub(super) fn read_apart(tournament: &Tournament, sent: &SettingsForm) -> Result<Setting, Bad> {
    let kept = (1..)
        .zip(&tournament.apart)
        .filter(|(at, _)| sent.has(&format!("{PAIR}{at}")));
    let mut pairs: Vec<(EntryNo, EntryNo)> = kept.map(|(_, pair)| *pair).collect();
    match (sent.number("one")?, sent.number("other")?) {
        (None, None) => {}
        (Some(one), Some(other)) => pairs.push((EntryNo(one), EntryNo(other))),
        (None, Some(_)) => return Err(bad("one", "field-bad-choice")),
        (Some(_), None) => return Err(bad("other", "field-bad-choice")),
    }
    Ok(Setting::Apart(pairs))
}

/// Puts names where a field speaks of entries.
pub(super) fn name_choices(shown: &Shown, field: &mut FieldView, lang: Lang) {
    let tournament = &shown.loaded.tournament;
    let entry = |text: &str| text.parse().ok().map(|number| name(shown, EntryNo(number), lang));
    if let Kind::Choice(choices) = &mut field.kind
        && matches!(field.id.as_str(), "one" | "other")
    {
        for (value, label) in choices {
            if let Some(name) = entry(value) {
                *label = name;
            }
        }
    }
    let number = |prefix: &str| field.id.strip_prefix(prefix).filter(|rest| !rest.is_empty());
    if let Some(name) = number(TEAM).or_else(|| number(BOARD)).and_then(entry) {
        field.label = format!("{name}: {}", field.label);
    }
    let pair = number(PAIR)
        .and_then(|at| at.parse::<usize>().ok())
        .and_then(|at| tournament.apart.get(at - 1));
    if let Some((one, other)) = pair {
        field.label = format!("{} – {}", name(shown, *one, lang), name(shown, *other, lang));
    }
}
