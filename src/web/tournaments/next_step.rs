//! The one main button of the console: the step that comes next, or what has to be done before it, and the words beside
//! it.

use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::SitOut;
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Hurdle, Next, State, Status, Tournament, next};

/// The one main button.
#[derive(Debug)]
pub(super) struct NextStep {
    pub act: &'static str,
    pub label: String,
    /// The round that it is about; 0 where it is about none.
    pub round: u16,
    /// The way of sitting out that it chooses.
    pub sit_out: Option<&'static str>,
    /// The revision for which it was offered, where it must be that one.
    pub seen: Option<i64>,
}

impl NextStep {
    fn plain(act: &'static str, key: &str, lang: Lang) -> NextStep {
        NextStep {
            act,
            label: lang.t(key).into_owned(),
            round: 0,
            sit_out: None,
            seen: None,
        }
    }

    fn of_round(act: &'static str, key: &str, round: u16, lang: Lang) -> NextStep {
        NextStep {
            act,
            label: lang.t_args(key, &[("number", Arg::Number(round.into()))]),
            round,
            sit_out: None,
            seen: None,
        }
    }
}

/// Players of a table.
const TABLE_MIN: usize = 3;

/// Whether players are being checked in.
#[derive(Debug)]
pub(super) struct Door {
    pub is_open: bool,
    /// Whether so few are here that starting does not come next.
    pub is_waiting: bool,
}

impl Door {
    pub fn of(tournament: &Tournament) -> Door {
        let is_open = tournament.state == State::CheckIn;
        Door {
            is_open,
            is_waiting: is_open && in_play(tournament) < TABLE_MIN,
        }
    }
}

impl Door {
    /// How the way to the door looks: it is the main button while some who are announced are not here.
    pub fn tick_class(&self, first: Option<&FirstRound>) -> &'static str {
        match first {
            Some(first) if !first.is_main => "go",
            _ => "",
        }
    }
}

fn in_play(tournament: &Tournament) -> usize {
    let entries = tournament.entries.iter();
    entries.filter(|entry| entry.status.is_in_play()).count()
}

/// The button that leads from the names to the first round.
#[derive(Debug)]
pub(super) struct FirstRound {
    pub label: String,
    pub help: String,
    /// Whether it is what most would do now: nobody who is announced is left out.
    pub is_main: bool,
}

/// That button, where enough are there for a round.
pub(super) fn first_round(tournament: &Tournament, lang: Lang) -> Option<FirstRound> {
    let players = tournament.first_round_players()?;
    let announced = tournament
        .entries
        .iter()
        .filter(|entry| entry.status == Status::Registered);
    let left_out = if tournament.state == State::CheckIn {
        announced.count()
    } else {
        0
    };
    let help = match (tournament.state, left_out) {
        (State::CheckIn, 0) => lang.t("tournament-first-round-here-help").into_owned(),
        (State::CheckIn, _) => format!(
            "{} {}",
            lang.n("tournament-first-round-left-out", left_out as i64),
            lang.t("tournament-first-round-here-help")
        ),
        _ => lang.t("tournament-first-round-help").into_owned(),
    };
    Some(FirstRound {
        label: lang.n("tournament-first-round", players as i64),
        help,
        is_main: left_out == 0,
    })
}

/// The step that comes next, and what is said beside its button.
pub(super) fn next_step(shown: &ShownTournament, lang: Lang) -> (Option<NextStep>, String) {
    let tournament = &shown.loaded.tournament;
    let plain = |act: &'static str, key: &str| Some(NextStep::plain(act, key, lang));
    let of = |act: &'static str, key: &str, round: u16| Some(NextStep::of_round(act, key, round, lang));
    // Which round is drawn is not chosen by the request.
    let drawn = |act: &'static str, key: &str, round: u16| {
        let step = NextStep::of_round(act, key, round, lang);
        Some(NextStep { round: 0, ..step })
    };
    let here = in_play(tournament) as i64;
    match next(tournament) {
        Next::Open => (
            plain("open", "tournament-next-open"),
            lang.t("tournament-next-open-help").into_owned(),
        ),
        Next::StartCheckIn => (
            plain("check-in", "tournament-next-check-in"),
            lang.n("tournament-waiting-entries", tournament.expected().count() as i64),
        ),
        Next::Start => (
            plain("start", "tournament-next-start"),
            lang.n("tournament-next-start-help", here),
        ),
        Next::Draw { round } => (
            drawn("draw", "tournament-next-draw", round),
            lang.n("tournament-next-draw-help", here),
        ),
        Next::Redraw { round } => (
            drawn("redraw", "tournament-next-redraw", round),
            lang.t("tournament-next-redraw-help").into_owned(),
        ),
        Next::SitOut { hurdle, .. } => sit_out(shown, hurdle, lang),
        Next::Stuck { hurdle, can_finish } => {
            let (step, advice) = match (can_finish, tournament.withholds()) {
                (true, true) => (Some(release(shown, lang)), "tournament-next-stuck-release"),
                (true, false) => (
                    plain("finish", "tournament-next-finish"),
                    "tournament-next-stuck-finish",
                ),
                (false, _) => (None, "tournament-next-stuck-enter"),
            };
            (step, format!("{} {}", stands_in_the_way(hurdle, lang), lang.t(advice)))
        }
        Next::Publish { round } => (
            of("publish-round", "tournament-next-publish", round),
            lang.t("tournament-next-publish-help").into_owned(),
        ),
        Next::Begin { round } => (
            of("begin", "tournament-next-begin", round),
            lang.t("tournament-next-begin-help").into_owned(),
        ),
        Next::Wait { tables, .. } => (None, lang.n("tournament-next-wait", tables.into())),
        Next::Release => (
            Some(release(shown, lang)),
            lang.t("tournament-next-release-help").into_owned(),
        ),
        Next::Finish => (
            plain("finish", "tournament-next-finish"),
            lang.t("tournament-next-finish-help").into_owned(),
        ),
        Next::Archive if shown.rights.publish => (
            plain("archive", "tournament-next-archive"),
            lang.t("tournament-next-archive-help").into_owned(),
        ),
        Next::Archive | Next::Nothing => (None, lang.t("tournament-next-nothing").into_owned()),
    }
}

/// The step that tells everyone what was withheld.
fn release(shown: &ShownTournament, lang: Lang) -> NextStep {
    NextStep {
        seen: Some(shown.loaded.revision),
        ..NextStep::plain("release", "tournament-next-release", lang)
    }
}

/// What stands in the way of the next draw.
fn stands_in_the_way(hurdle: Hurdle, lang: Lang) -> String {
    match hurdle {
        Hurdle::TooFew { players } => lang.n("tournament-next-stuck-players", players.into()),
        Hurdle::TooFewTeams { teams } => lang.n("tournament-next-stuck-teams", teams.into()),
        Hurdle::Players { players, .. } => lang.n("tournament-next-sit-out-players", players.into()),
        Hurdle::Teams { teams, .. } => lang.n("tournament-next-sit-out-teams", teams.into()),
    }
}

/// The offer that some sit out, where nothing else makes a round.
fn sit_out(shown: &ShownTournament, hurdle: Hurdle, lang: Lang) -> (Option<NextStep>, String) {
    let (byes, key) = match hurdle {
        Hurdle::Players { byes, .. } => (byes, "tournament-next-sit-out-byes"),
        Hurdle::Teams { byes, .. } => (byes, "tournament-next-sit-out-team-byes"),
        Hurdle::TooFew { .. } | Hurdle::TooFewTeams { .. } => return (None, stands_in_the_way(hurdle, lang)),
    };
    let step = NextStep {
        act: "sit-out",
        label: lang.n("tournament-next-sit-out", byes.into()),
        round: 0,
        sit_out: Some(words::word(words::SIT_OUT, SitOut::Byes)),
        seen: Some(shown.loaded.revision),
    };
    (
        Some(step),
        format!("{} {}", stands_in_the_way(hurdle, lang), lang.n(key, byes.into())),
    )
}
