//! How a schedule goes on that someone left or joined: what each way comes to, side by side, before one is chosen.

use super::choice::{ChoiceLink, Trade};
use super::frame::name;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::SitOut;
use talon_tournament::tournament::{WayOn, WayOutlook};

/// The ways, the one that is in force first; nothing where there is nothing to choose.
pub(super) fn panel(shown: &ShownTournament, ways: &[WayOutlook], lang: Lang) -> Option<Trade> {
    let draft = shown.loaded.tournament.first_draft()?;
    let better = WayOutlook::better(ways);
    let is_as_begun = ways.iter().all(|one| one.way != WayOn::Restore);
    let way = |one: &WayOutlook| ChoiceLink {
        word: one.way.as_str(),
        label: lang.t(&label(one, is_as_begun)).into_owned(),
        facts: facts(shown, one, draft.number, lang),
        chosen: one.way == WayOn::Keep,
        is_better: better == Some(one.way),
    };
    (!ways.is_empty()).then(|| Trade {
        title: lang.t("tournament-ways").into_owned(),
        hint: lang.t("tournament-ways-help").into_owned(),
        act: "go-on",
        field: "way",
        ways: ways.iter().map(way).collect(),
        revision: shown.loaded.revision,
    })
}

/// The key of what a way is called: what is in force may be what was drawn at the beginning, or since; and where threes
/// come out even nobody sits out.
fn label(one: &WayOutlook, is_as_begun: bool) -> String {
    match one.way {
        WayOn::Keep if !is_as_begun => "tournament-way-drawn".to_owned(),
        WayOn::Anew(SitOut::Byes) if one.byes_most == 0 => "tournament-way-threes".to_owned(),
        way => format!("tournament-way-{}", way.as_str()),
    }
}

fn facts(shown: &ShownTournament, one: &WayOutlook, next: u16, lang: Lang) -> Vec<String> {
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let repeats = |repeats: u64| {
        lang.n(
            "tournament-trade-repeats-known",
            i64::try_from(repeats).unwrap_or(i64::MAX),
        )
    };
    let mut facts = Vec::new();
    if one.way == WayOn::SeatAll {
        let args = [
            ("round", Arg::Number(next.into())),
            ("repeats", Arg::from(repeats(one.repeats_next))),
        ];
        facts.push(lang.t_args("tournament-way-next", &args));
        facts.push(lang.t("tournament-way-each-time").into_owned());
    } else {
        let args = [
            ("count", Arg::Number(count(one.out_next))),
            ("round", Arg::Number(next.into())),
        ];
        facts.push(lang.t_args("tournament-way-out-next", &args));
    }
    let always: Vec<String> = one.always_out.iter().map(|entry| name(shown, *entry, lang)).collect();
    if !always.is_empty() {
        let args = [("names", Arg::from(always.join(", ")))];
        facts.push(lang.t_args("tournament-way-always-out", &args));
    } else if one.byes_most > 0 {
        facts.push(lang.n("tournament-way-byes-most", count(one.byes_most)));
    }
    facts.push(repeats(one.repeats));
    if one.has_fours && one.visit_spread > 1 {
        facts.push(lang.n("tournament-trade-fours-differ", count(one.visit_spread)));
    }
    facts
}
