//! The fine print of how a season counts, in words, where it goes beyond the sentences that stand below its table.

use chrono::NaiveDate;

use super::rule_form::preset_name;
use super::table::{name_of, unit_name};
use super::words;
use talon_league::{RuledUnits, UnitRule};
use talon_service::leagues::SeasonShown;
use talon_store::leagues::SeasonHead;
use talon_text::{Arg, Lang, mixed};
use talon_tournament::Exact;
use talon_tournament::league::{Counting, GuestRule, SeasonProfile};

/// Which of the results of someone count, and what becomes of the places of guests.
pub(super) fn fine_print(profile: &SeasonProfile, lang: Lang) -> Vec<String> {
    let mut said = Vec::new();
    if let Counting::Growing { steps } = &profile.counting {
        said.extend(steps.iter().map(|step| {
            let args = [
                ("units", Arg::Number(step.units as i64)),
                ("dropped", Arg::Number(step.dropped as i64)),
            ];
            lang.t_args("league-rules-step", &args)
        }));
    }
    if !matches!(profile.counting, Counting::All | Counting::Average) {
        said.push(lang.t("league-rules-equal").into_owned());
        said.push(lang.t("league-rules-missed").into_owned());
    }
    let below_zero = if profile.counting.counts_negative() {
        "league-rules-below-zero"
    } else {
        "league-rules-not-below-zero"
    };
    let guests = match profile.guests {
        GuestRule::Counted => "league-rules-guests-counted",
        GuestRule::PassedOver => "league-rules-guests-passed-over",
    };
    said.extend([below_zero, guests].map(|key| lang.t(key).into_owned()));
    said
}

/// What counts by itself; days are told where they are not those of the season.
pub(super) fn rule(rule: &UnitRule, season: &SeasonHead, lang: Lang) -> String {
    let what = match rule.takes {
        RuledUnits::Tournaments => "league-rule-units-tournaments",
        RuledUnits::Evenings => "league-rule-units-evenings",
        RuledUnits::Both => "league-rule-units-both",
    };
    let named = |key: &str, value: String| format!("{}: {value}", lang.t(key));
    let day = |day: NaiveDate| words::day_of(day, lang);
    let game = rule
        .game
        .as_ref()
        .map(|game| lang.t(&format!("game-{game}")).into_owned());
    let preset = rule
        .preset
        .map(|preset| named("league-rule-preset", preset_name(preset, lang)));
    let name = rule.name.as_ref().map(|name| named("league-rule-name", name.clone()));
    let weekday = rule.weekday.map(|day| {
        let said = lang.t(&format!("league-weekday-{}", day.as_str())).into_owned();
        named("league-rule-weekday", said)
    });
    let from = rule.from.filter(|from| *from != season.starts_on);
    let to = rule.to.filter(|to| *to != season.ends_on);
    let from = from.map(|from| named("league-from", day(from)));
    let to = to.map(|to| named("league-to", day(to)));
    let entries = rule
        .entries
        .map(|entries| named("league-rule-entries", entries.to_string()));
    let asked = [game, preset, name, weekday, from, to, entries].into_iter().flatten();
    let parts: Vec<String> = [lang.t(what).into_owned()].into_iter().chain(asked).collect();
    let key = match rule.proposes {
        true => "league-rules-by-proposal",
        false => "league-rules-by-rule",
    };
    lang.t_args(key, &[("what", Arg::from(parts.join("; ")))])
}

/// Events that are worth more or less than others, pay otherwise, or are never dropped.
pub(super) fn special_units(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let mut said = Vec::new();
    for unit in shown.units.iter().filter(|unit| unit.counts) {
        let mut notes = Vec::new();
        if unit.weight != Exact::from(1) {
            notes.push(format!("× {}", mixed(&unit.weight)));
        }
        if unit.is_bonus {
            notes.push(lang.t("league-unit-bonus").into_owned());
        }
        notes.extend(unit.points.iter().map(|points| words::points(points, lang)));
        if !notes.is_empty() {
            said.push(format!("{}: {}", unit_name(unit, lang), notes.join(", ")));
        }
    }
    said
}

/// Every adjustment that stands in the table that is shown, with the text that everyone reads.
pub(super) fn adjustments(shown: &SeasonShown, lang: Lang) -> Vec<String> {
    let Some(table) = &shown.table else { return Vec::new() };
    let said = shown.adjusted_in(table).into_iter().map(|one| {
        let adjusted = words::adjusted(shown, one, lang);
        format!("{}: {adjusted}", name_of(shown, one.person, lang))
    });
    said.collect()
}
