//! What is done with players who are too many for tables of three: what each way costs, side by side, while it can
//! still be chosen.

use talon_service::tournaments::read::ShownTournament;
use talon_service::{ActError, InvalidValue};
use talon_text::{Arg, Lang};
use talon_tournament::SitOut;
use talon_tournament::seating::{Outlook, Prefer, SeatingPlan, lower_bound};
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Format, RoundState, State, Tournament};

/// The ways.
#[derive(Debug)]
pub(super) struct Trade {
    pub title: String,
    /// What is said of all ways; may be empty.
    pub hint: String,
    /// The act that chooses one, and the field that says which.
    pub act: &'static str,
    pub field: &'static str,
    pub ways: Vec<ChoiceLink>,
    pub revision: i64,
}

/// One of them.
#[derive(Debug)]
pub(super) struct ChoiceLink {
    pub word: &'static str,
    pub label: String,
    pub facts: Vec<String>,
    pub chosen: bool,
    /// What is in force leaves someone out, and this is better.
    pub is_better: bool,
}

/// The ways for those who are entered (or here, once they are ticked off): where threes do not come out even, or where
/// tables of four were chosen though they would. Ways that come to the same tables are shown once.
pub(super) fn trade(shown: &ShownTournament, lang: Lang) -> Option<Trade> {
    let tournament = &shown.loaded.tournament;
    if !matches!(tournament.state, State::Draft | State::Open | State::CheckIn) {
        return None;
    }
    let stage = tournament.stages.first()?;
    // A script and groups have tables of their own.
    if matches!(stage.format, Format::Script { .. } | Format::Groups { .. }) {
        return None;
    }
    let players = players(tournament);
    let chosen = SeatingPlan::new(players, stage.rounds, tournament.profile.sit_out).ok();
    let even = players.is_multiple_of(3);
    if players < 3 || even && chosen.is_none_or(|plan| plan.fours() == 0) {
        return None;
    }
    let mut plans: Vec<(SitOut, SeatingPlan)> = Vec::new();
    for way in [SitOut::Fours, SitOut::Byes, SitOut::TablesOfFour] {
        let plan = SeatingPlan::new(players, stage.rounds, way).ok();
        plans.extend(
            plan.filter(|plan| plans.iter().all(|(_, other)| other != plan))
                .map(|plan| (way, plan)),
        );
    }
    if plans.iter().all(|(_, plan)| Some(*plan) == chosen) {
        return None;
    }
    let known = |plan: &SeatingPlan| tournament.whole_schedule(plan);
    let is_whole = stage.format == Format::Schedule;
    // Nobody meets again and everyone sits out as often as any other one: what a whole schedule is for.
    let has_none = |plan: &SeatingPlan| known(plan).first().is_some_and(|first| first.repeats == 0);
    let way = |(way, plan): &(SitOut, SeatingPlan)| {
        let word = words::word(words::SIT_OUT, *way);
        let threes = plan.fours() == 0 && plan.byes() == 0;
        let key = if threes {
            "tournament-trade-threes".to_owned()
        } else {
            format!("set-sit_out-{word}")
        };
        ChoiceLink {
            word,
            label: lang.t(&key).into_owned(),
            facts: facts(plan, &stage.format, &known(plan), lang),
            chosen: Some(*plan) == chosen,
            is_better: is_whole && has_none(plan) && chosen.is_some_and(|chosen| !has_none(&chosen)),
        }
    };
    let args = [
        ("players", Arg::Number(players.into())),
        ("rounds", Arg::Number(stage.rounds.into())),
    ];
    Some(Trade {
        title: lang.t_args(
            if even {
                "tournament-trade-even"
            } else {
                "tournament-trade"
            },
            &args,
        ),
        hint: String::new(),
        act: "sit-out",
        field: "sit_out",
        ways: plans.iter().map(way).collect(),
        revision: shown.loaded.revision,
    })
}

fn players(tournament: &Tournament) -> u16 {
    let here = tournament
        .entries
        .iter()
        .filter(|entry| entry.status.is_in_play())
        .count();
    let count = if tournament.state == State::CheckIn && here >= 3 {
        here
    } else {
        tournament.expected().count()
    };
    u16::try_from(count).unwrap_or(u16::MAX)
}

fn facts(plan: &SeatingPlan, format: &Format, known: &[Outlook], lang: Lang) -> Vec<String> {
    let (players, rounds) = (u32::from(plan.players()), u32::from(plan.rounds()));
    let mut facts = Vec::new();
    if plan.byes() > 0 {
        facts.push(lang.n("tournament-trade-byes", plan.byes().into()));
        let most = (u32::from(plan.byes()) * rounds).div_ceil(players);
        facts.push(lang.n("tournament-trade-byes-each", most.into()));
    }
    let uneven = known.first().is_some_and(|first| first.visit_spread > 1);
    if plan.fours() > 0 {
        facts.push(lang.n("tournament-trade-fours", plan.fours().into()));
        let most = (4 * u32::from(plan.fours()) * rounds).div_ceil(players);
        // Where only the draw itself can tell, more repeats would be the price of this.
        let is_open = known.is_empty() && *format == Format::Schedule;
        if plan.is_mixed() && !uneven && !is_open {
            facts.push(lang.n("tournament-trade-fours-each", most.into()));
        }
    }
    let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    match known {
        [first, rest @ ..] => {
            facts.push(lang.n("tournament-trade-repeats-known", count(first.repeats)));
            if uneven {
                facts.push(lang.n("tournament-trade-fours-differ", first.visit_spread.into()));
            }
            facts.extend(rest.iter().map(|other| lang.draw_other(other)));
        }
        // Whom a knock-out brings together nobody can count.
        [] if matches!(format, Format::Knockout { .. } | Format::Teams) => {}
        [] => facts.push(lang.n("tournament-trade-repeats", count(lower_bound(plan).repeats))),
    }
    facts
}

/// The other way to draw the drafts of a whole schedule.
#[derive(Debug)]
pub(super) struct OtherWay {
    pub word: &'static str,
    pub label: String,
    /// What it would come to, where that is known.
    pub says: String,
}

/// The other way for a whole schedule of which nothing is published, where tables of three and of four stand side by
/// side and the two ways differ.
pub(super) fn other_way(tournament: &Tournament, lang: Lang) -> Option<OtherWay> {
    let stage = tournament.stages.get(usize::from(tournament.stage()).checked_sub(1)?)?;
    let drafts: Vec<_> = tournament.rounds_of(tournament.stage()).collect();
    let whole =
        drafts.len() == usize::from(stage.rounds) && drafts.iter().all(|round| round.state == RoundState::Drawn);
    if stage.format != Format::Schedule || !whole {
        return None;
    }
    let people = u16::try_from(drafts.first()?.everybody().count()).ok()?;
    let plan = SeatingPlan::new(people, stage.rounds, tournament.profile.sit_out)
        .ok()
        .filter(SeatingPlan::is_mixed)?;
    let is_even = drafts.first()?.drawn_by.prefer() == Prefer::Even;
    let prefer = if is_even { Prefer::Repeats } else { Prefer::Even };
    let known = tournament.whole_schedule(&plan);
    let other = known.iter().find(|one| known.len() > 1 && one.prefer == prefer);
    // Where nobody has looked beforehand, uneven visits show that the other way is another one.
    if other.is_none() && (!known.is_empty() || !is_even && tournament.visit_spread(&drafts) < 2) {
        return None;
    }
    let word = words::word(words::PREFER, prefer);
    Some(OtherWay {
        word,
        label: lang.t(&format!("tournament-redraw-{word}")).into_owned(),
        says: other.map(|other| lang.draw_other(other)).unwrap_or_default(),
    })
}

/// Which way a form chooses.
pub(super) fn chosen(word: &str) -> Result<SitOut, ActError> {
    words::value(words::SIT_OUT, word).ok_or(ActError::Invalid {
        field: "sit_out",
        why: InvalidValue::BadChoice,
    })
}
