//! How a schedule goes on that someone left or joined: what each way comes to, side by side, before one is chosen.

use super::choice::{ChoiceLink, Trade};
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{WayOn, WayOutlook};

/// The ways, the one that is in force first; nothing where there is nothing to choose.
pub(super) fn panel(shown: &ShownTournament, ways: &[WayOutlook], lang: Lang) -> Option<Trade> {
    let draft = shown.loaded.tournament.first_draft()?;
    let way = |one: &WayOutlook| ChoiceLink {
        word: one.way.as_str(),
        label: lang.t(&format!("tournament-way-{}", one.way.as_str())).into_owned(),
        facts: facts(one, draft.number, lang),
        chosen: one.way == WayOn::Keep,
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

fn facts(one: &WayOutlook, next: u16, lang: Lang) -> Vec<String> {
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let mut facts = Vec::new();
    if one.way == WayOn::SeatAll {
        facts.push(lang.t("tournament-way-each-time").into_owned());
    } else {
        let args = [
            ("count", Arg::Number(count(one.out_next))),
            ("round", Arg::Number(next.into())),
        ];
        facts.push(lang.t_args("tournament-way-out-next", &args));
    }
    if one.byes_most > 0 {
        facts.push(lang.n("tournament-way-byes-most", count(one.byes_most)));
    }
    facts.push(lang.n(
        "tournament-trade-repeats-known",
        i64::try_from(one.repeats).unwrap_or(i64::MAX),
    ));
    if one.has_fours && one.visit_spread > 1 {
        facts.push(lang.n("tournament-trade-fours-differ", count(one.visit_spread)));
    }
    facts
}
