//! What all pages of a tournament have on top: its name, when and where it is, how far it is, and the ways to its
//! pages; and the names of those who play.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use chrono::{Datelike as _, NaiveDateTime, Timelike as _};

use super::calls::Calls;
use super::weeks;
use crate::routes;
use crate::shell::{Flash, Shell, Tab};
use talon_http::{Visit, Visitor, invalid_words};
use talon_service::account::fresh_secret;
use talon_service::clubs::PublicName;
use talon_service::tournaments::Card;
use talon_service::tournaments::read::ShownTournament;
use talon_service::{ActError, Conflict};
use talon_text::signed;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::standings::TableOutcome;
use talon_tournament::tournament::{Round, RoundState, State, Table, TableResult, Tournament, Why, Withheld};

/// The head of a page of a tournament.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub name: String,
    pub href: String,
    pub club: String,
    pub club_href: String,
    /// When and where, and which game.
    pub line: String,
    pub state: String,
    pub state_class: &'static str,
    pub tabs: Vec<Tab>,
    pub hidden: bool,
    /// Which state of things the page shows.
    pub revision: String,
    pub revision_no: i64,
    /// Where news of the tournament is shown.
    pub live: String,
    /// When the round that is played ends, in milliseconds since 1970.
    pub ends: Option<i64>,
    pub noindex: bool,
    /// What is not told yet, in words; empty where everything is.
    pub withheld: String,
    pub calls: Calls,
}

/// The pages of a tournament, in the order of their tabs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TournamentTab {
    Show,
    Round,
    Boards,
    Standings,
    Entries,
    Print,
    Direct,
    /// For those who may appoint directors but are not directors themselves.
    Officials,
}

impl Frame {
    pub fn of(shown: &ShownTournament, place: TournamentTab, lang: Lang) -> Frame {
        let (loaded, tournament) = (&shown.loaded, &shown.loaded.tournament);
        let id = loaded.id;
        let last = tournament
            .rounds
            .iter()
            .rev()
            .find(|round| round.state > RoundState::Drawn);
        let mut line = vec![when(tournament.starts, lang)];
        line.extend(Some(tournament.venue.clone()).filter(|venue| !venue.is_empty()));
        line.push(lang.t(&format!("game-{}", tournament.game.as_str())).into_owned());
        Frame {
            name: tournament.name.clone(),
            href: routes::tournament(id, ""),
            club: loaded.club.name.clone(),
            club_href: routes::club(&loaded.club.slug, ""),
            line: line.join(" · "),
            state: state(tournament.state, lang),
            state_class: state_class(tournament.state),
            tabs: tabs(shown, last, place, lang),
            hidden: !tournament.published,
            revision: lang.t_args("tournament-revision", &[("number", Arg::Number(loaded.revision))]),
            revision_no: loaded.revision,
            live: if tournament.state == State::Archived {
                String::new()
            } else {
                routes::tournament(id, "live")
            },
            ends: last.and_then(|round| ends(tournament, round, 0)),
            noindex: loaded.club.noindex,
            withheld: withheld(shown, last, lang),
            calls: Calls::of(shown, lang),
        }
    }
}

/// What the reader is not told yet; for officials, what they alone are told.
pub(super) fn withheld(shown: &ShownTournament, last: Option<&Round>, lang: Lang) -> String {
    let tournament = &shown.loaded.tournament;
    let begun = last.is_some_and(|last| tournament.first_withheld().is_none_or(|first| last.number >= first));
    if !tournament.withholds() || !begun {
        return String::new();
    }
    let word = match (tournament.first_withheld(), shown.withheld) {
        (None, Withheld::Nothing) => "withheld-standings-official",
        (None, _) => "withheld-standings",
        (Some(_), Withheld::Nothing) => "withheld-rounds-official",
        (Some(_), _) => "withheld-rounds",
    };
    let first = tournament.first_withheld().unwrap_or_default();
    lang.t_args(word, &[("number", Arg::Number(first.into()))])
}

/// The pages of a tournament that its reader may open.
fn tabs(shown: &ShownTournament, last: Option<&Round>, place: TournamentTab, lang: Lang) -> Vec<Tab> {
    let (id, tournament) = (shown.loaded.id, &shown.loaded.tournament);
    let round = last.map(|round| format!("rounds/{}", round.number));
    let compares = tournament.stages.iter().any(|stage| stage.boards.is_some());
    let boards = compares && (!tournament.rounds.is_empty() || tournament.deals.is_some() || shown.rights.direct);
    let ways = [
        // First, so that no screen is too narrow for it.
        (
            TournamentTab::Direct,
            shown.rights.direct.then(|| "direct".to_owned()),
            "tournament-tab-direct",
        ),
        (TournamentTab::Show, Some(String::new()), "tournament-tab-show"),
        (TournamentTab::Round, round, "tournament-tab-round"),
        (
            TournamentTab::Boards,
            boards.then(|| "boards".to_owned()),
            "tournament-boards",
        ),
        (
            TournamentTab::Standings,
            last.map(|_| "standings".to_owned()),
            "tournament-tab-standings",
        ),
        (
            TournamentTab::Entries,
            Some("entries".to_owned()),
            "tournament-tab-entries",
        ),
        (TournamentTab::Print, Some("print".to_owned()), "tournament-tab-print"),
        (
            TournamentTab::Officials,
            (shown.rights.appoint_scorer && !shown.rights.direct).then(|| "officials".to_owned()),
            "tournament-officials",
        ),
    ];
    let tab = |(one, word, key): (TournamentTab, Option<String>, &str)| {
        let label = lang.t(key).into_owned();
        word.map(|word| Tab {
            href: routes::tournament(id, &word),
            label,
            here: one == place,
        })
    };
    ways.into_iter().filter_map(tab).collect()
}

/// When a round ends that is played against the clock, in milliseconds since 1970.
fn ends(tournament: &Tournament, round: &Round, extra_minutes: u16) -> Option<i64> {
    let ends = round.ends(tournament.profile.minutes, extra_minutes)?;
    (tournament.state == State::Running).then(|| ends.and_utc().timestamp_millis())
}

/// The same of a table, which may have got more time than the others.
pub(super) fn ends_at(tournament: &Tournament, round: &Round, table: &Table) -> Option<i64> {
    ends(tournament, round, table.extra_minutes)
}

/// A state in a word.
pub(super) fn state(state: State, lang: Lang) -> String {
    lang.t(&format!("tournament-state-{}", state.as_str())).into_owned()
}

pub(super) fn state_class(state: State) -> &'static str {
    match state {
        State::Running => "good",
        State::Open | State::CheckIn => "warn",
        State::Draft | State::Finished | State::Archived => "",
    }
}

/// Day and time of day.
pub(crate) fn when(at: NaiveDateTime, lang: Lang) -> String {
    let day = lang.day(at.year(), at.month(), at.day());
    format!("{day}, {:02}:{:02}", at.hour(), at.minute())
}

/// The name of an entry, as its reader sees it.
pub(crate) fn name(shown: &ShownTournament, entry: EntryNo, lang: Lang) -> String {
    let member = shown.loaded.tournament.entry(entry).map(|entry| entry.member);
    let seen = member.map(|key| shown.loaded.name(key, shown.rights.inside));
    match seen {
        Some(PublicName::Name(name)) => name,
        Some(PublicName::Numbered(_)) | None => {
            lang.t_args("tournament-entry-numbered", &[("number", Arg::Number(entry.0.into()))])
        }
    }
}

/// A page of a tournament after one of its forms.
pub(super) fn shell(visit: &Visit, visitor: &Visitor, title: String, path: String) -> Shell {
    let mut shell = Shell::new(visit, visitor, title);
    shell.path = path;
    shell
}

/// The answer to a form: what could not be done stands beside what is there.
pub(crate) fn conflict_if(mut response: HttpResponse, failed: bool) -> HttpResponse {
    if failed {
        *response.status_mut() = StatusCode::CONFLICT;
    }
    response
}

/// What the tournament refused, in words; anything else is no matter of the page.
pub(super) fn refused(shown: &ShownTournament, error: ActError, lang: Lang) -> Result<Flash, talon_http::Problem> {
    let text = match &error {
        ActError::Refused(refusal) => lang.refusal(refusal, &|entry| name(shown, entry, lang)),
        ActError::Invalid { field: "reason", .. } => lang.t("refusal-no-reason").into_owned(),
        ActError::Invalid { field, why } => invalid_words(*why, field, lang),
        ActError::Conflict(Conflict::RoleNeedsAccount) => lang.t("tournament-no-account").into_owned(),
        ActError::Conflict(_) => lang.t("refusal-stale").into_owned(),
        _ => return Err(error.into()),
    };
    Ok(Flash {
        kind: if unchanged(&error) { "warn" } else { "bad" },
        text,
    })
}

/// Whether an act was not done because everything is as it would make it.
pub(super) fn unchanged(error: &ActError) -> bool {
    matches!(error, ActError::Refused(refusal) if refusal.why == Why::Unchanged)
}

/// A key for a form, so that it acts once.
pub(super) fn fresh_key() -> Result<String, talon_http::Problem> {
    Ok(fresh_secret()?)
}

/// The card of a table where players enter results. Only officials are given it, because anyone who has it may enter
/// one.
pub(super) fn card_of(shown: &ShownTournament, round: u16, table: u16) -> Option<Card> {
    let given = shown.rights.score && shown.loaded.tournament.profile.self_entry;
    Card::of(&shown.loaded, round, table).filter(|_| given)
}

/// Where the card of a table leads anyone who scans it: to its result without an account, or else to its page.
pub(super) fn card_href(shown: &ShownTournament, round: u16, table: u16) -> String {
    match card_of(shown, round, table) {
        Some(card) => routes::card(&card),
        None => routes::tournament(shown.loaded.id, &format!("rounds/{round}/tables/{table}")),
    }
}

/// A table as pages show it.
#[derive(Debug, Clone)]
pub(super) struct TableView {
    pub number: u16,
    pub href: String,
    pub room: String,
    pub seats: Vec<SeatView>,
    pub state: String,
    pub state_class: &'static str,
    pub mine: bool,
    /// Who is host, in words, where the round is played over weeks.
    pub host: String,
    /// When they meet, in words, where that is agreed; only the page of the round has it.
    pub agreed: String,
    /// Why these sit together; only drafts have it.
    pub why: String,
}

/// A seat of it.
#[derive(Debug, Clone)]
pub(super) struct SeatView {
    pub name: String,
    /// Who sits there in their stead.
    pub substitute: String,
    pub score: String,
    /// Their rank and total before the round; only drafts have it.
    pub standing: String,
    pub mine: bool,
}

/// The tables of a round.
pub(super) fn tables(shown: &ShownTournament, round: &Round, lang: Lang) -> Vec<TableView> {
    let hosts = shown.loaded.tournament.hosts(round);
    let of = |table: &Table| {
        let seats: Vec<SeatView> = (0..table.seats.len()).map(|at| seat(shown, table, at, lang)).collect();
        let mine = seats.iter().any(|seat| seat.mine);
        let (state, state_class) = if !mine && table.result.is_none() && shown.is_withheld(round.number) {
            (lang.t("tournament-table-withheld").into_owned(), "")
        } else {
            table_state(round, table.result.as_ref(), lang)
        };
        TableView {
            number: table.number,
            href: routes::tournament(
                shown.loaded.id,
                &format!("rounds/{}/tables/{}", round.number, table.number),
            ),
            room: table.room.clone(),
            mine,
            host: weeks::host(shown, &hosts, table.number, lang),
            agreed: String::new(),
            why: String::new(),
            seats,
            state,
            state_class,
        }
    };
    round.tables.iter().map(of).collect()
}

fn seat(shown: &ShownTournament, table: &Table, at: usize, lang: Lang) -> SeatView {
    let seat = table.seats[at];
    let substitute = seat
        .substitute
        .map(|key| match shown.loaded.name(key, shown.rights.inside) {
            PublicName::Name(name) => name,
            PublicName::Numbered(id) => lang.t_args("club-member-numbered", &[("number", Arg::Number(id.0))]),
        });
    let score = match table
        .result
        .as_ref()
        .filter(|result| result.counts())
        .map(|result| &result.outcome)
    {
        Some(outcome) if outcome.misses(seat.entry, at) => lang.t("tournament-absent").into_owned(),
        Some(TableOutcome::Played(seats)) => seats.get(at).map(|seat| signed(seat.raw)).unwrap_or_default(),
        Some(TableOutcome::Bye { .. }) => lang.t("tournament-bye").into_owned(),
        None => shown.running_score(seat.entry).map(signed).unwrap_or_default(),
    };
    SeatView {
        name: name(shown, seat.entry, lang),
        substitute: substitute.unwrap_or_default(),
        score,
        standing: String::new(),
        mine: shown.me == Some(seat.entry),
    }
}

/// How far a table is, in a word.
pub(super) fn table_state(round: &Round, result: Option<&TableResult>, lang: Lang) -> (String, &'static str) {
    use talon_tournament::tournament::ResultState as S;
    let (word, class) = match result.map(|result| result.state) {
        None if round.state == RoundState::Drawn => ("draft", ""),
        None if round.state == RoundState::Published => ("waiting", ""),
        None => ("playing", ""),
        Some(S::Entered) => ("entered", "warn"),
        Some(S::Confirmed) => ("confirmed", "good"),
        Some(S::Disputed) => ("disputed", "bad"),
        Some(S::Ruled) => ("ruled", "good"),
        Some(S::Voided) => ("voided", "bad"),
    };
    (lang.t(&format!("tournament-table-{word}")).into_owned(), class)
}
