//! What is played now, in a line each, for the front page: the seat of the reader, and the tournaments that are on.

use super::frame::when;
use crate::home::HomeLink;
use crate::routes;
use talon_service::tournaments::read::ShownTournament;
use talon_store::tournaments::Listed;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::RoundState;

/// Where the reader sits in the round that was published last, or that it is not published yet.
pub(crate) fn seat(shown: &ShownTournament, lang: Lang) -> Option<HomeLink> {
    let (tournament, me) = (&shown.loaded.tournament, shown.me?);
    let id = shown.loaded.id;
    let round = tournament
        .rounds
        .iter()
        .rev()
        .find(|round| round.state > RoundState::Drawn);
    let table = round.and_then(|round| {
        let table = round.tables.iter().find(|table| table.seat_of(me).is_some())?;
        Some((round.number, table.number))
    });
    let Some((round, table)) = table else {
        let facts = lang.t("tournament-no-seat-yet").into_owned();
        return Some(HomeLink {
            href: routes::tournament(id, ""),
            title: tournament.name.clone(),
            facts,
        });
    };
    let args = [
        ("round", Arg::Number(round.into())),
        ("table", Arg::Number(table.into())),
    ];
    Some(HomeLink {
        href: routes::tournament(id, &format!("rounds/{round}/tables/{table}")),
        title: lang.t_args("tournament-my-seat", &args),
        facts: tournament.name.clone(),
    })
}

/// A tournament that is on.
pub(crate) fn tournament(one: &Listed, lang: Lang) -> HomeLink {
    let game = lang.t(&format!("game-{}", one.game)).into_owned();
    let state = lang.t(&format!("tournament-state-{}", one.state.as_str())).into_owned();
    HomeLink {
        href: routes::tournament(one.id, ""),
        title: one.name.clone(),
        facts: [state, when(one.starts_at, lang), one.club_name.clone(), game].join(" · "),
    }
}
