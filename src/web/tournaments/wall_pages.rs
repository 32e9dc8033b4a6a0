//! What stands on the pages of a wall: tables with who sits there, names with their tables, standings, or who is
//! expected; and where everyone can follow. A draft is on none of them.

use super::clock::Clock;
use super::frame::{SeatView, TableView, name, tables, when, withheld};
use super::money::money;
use super::print::names::placed;
use super::round_starts;
use super::standings::{has_result, lines, teams};
use crate::wall::{Fit, Page, Placed, Ranked, Room, Things, WallTable, address_said, letters, ranked};
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::{Round, RoundState, State, Withheld};

/// Parts that can be asked for alone.
pub(super) const PARTS: [&str; 5] = ["tables", "names", "standings", "prizes", "address"];

/// What is wanted on a wall, and what it has room for.
#[derive(Debug, Clone, Copy)]
pub(super) struct OnWall<'a> {
    /// One of [`PARTS`] alone.
    pub part: Option<&'a str>,
    pub clock: Clock,
    /// Where the tournament is on the net.
    pub address: &'a str,
    pub room: Room,
}

/// All pages, one at least: places while a round is to be sat down to, standings once something is counted, and where
/// everyone can follow.
pub(super) fn pages(shown: &ShownTournament, on_wall: &OnWall<'_>, lang: Lang) -> Vec<Page> {
    let OnWall { part, room, .. } = *on_wall;
    let tournament = &shown.loaded.tournament;
    let last = shown.seen_rounds().next_back();
    let open = last.filter(|round| round.state != RoundState::Complete && tournament.state == State::Running);
    let wants = |one: &str| part.filter(|part| PARTS.contains(part)).is_none_or(|part| part == one);
    // Who asks for one part alone gets it whatever the hour.
    let alone = part.is_some_and(|part| PARTS.contains(&part));
    let mut pages = Vec::new();
    if let Some(round) = open.or(last.filter(|_| alone)) {
        if wants("tables") {
            pages.extend(by_table(shown, round, on_wall, lang));
        }
        if wants("names") {
            pages.extend(by_name(round_title(round, lang), placed(shown, round, lang), room));
        }
    }
    if wants("standings") && last.is_some() {
        pages.extend(standings(shown, last, room, lang));
        let withheld = withheld(shown, last, lang);
        if shown.withheld == Withheld::Standings && !withheld.is_empty() {
            pages.push(Page {
                words: withheld,
                ..Page::empty(lang.t("tournament-tab-standings").into_owned())
            });
        }
    }
    // Who plays needs their table, not what can be won.
    let is_time = tournament.state != State::Running || last.is_none() || alone;
    let prizes = if wants("prizes") && is_time {
        prizes(shown, room, lang)
    } else {
        Vec::new()
    };
    // Who has not been let know of it reads nothing there.
    let address = Some(on_wall.address).filter(|_| tournament.published && wants("address"));
    if pages.is_empty() && (prizes.is_empty() && address.is_none() || !alone) {
        pages.extend(waiting(shown, room, lang));
    }
    pages.extend(prizes);
    pages.extend(address.map(|address| {
        let title = lang.t("wall-follow").into_owned();
        let mut lines = vec![address_said(address)];
        lines.extend(Some(round_starts::next(tournament, lang)).filter(|next| !next.is_empty()));
        Page::of_address(title, address, lines)
    }));
    pages
}

fn round_title(round: &Round, lang: Lang) -> String {
    lang.t_args("tournament-round", &[("number", Arg::Number(round.number.into()))])
}

fn by_table(shown: &ShownTournament, round: &Round, on_wall: &OnWall<'_>, lang: Lang) -> Vec<Page> {
    let sits = |seat: &SeatView| {
        let name = if seat.substitute.is_empty() {
            &seat.name
        } else {
            &seat.substitute
        };
        // A score is there where the table is done, or shows how it stands.
        format!("{name} {}", seat.score).trim_end().to_owned()
    };
    let all: Vec<(TableView, Vec<String>)> = tables(shown, round, lang)
        .into_iter()
        .map(|table| {
            let names = table.seats.iter().map(sits).collect();
            (table, names)
        })
        .collect();
    let most = all.iter().map(|(_, names)| names.len()).max().unwrap_or(0);
    let things = Things {
        count: all.len(),
        longest: letters(all.iter().flat_map(|(_, names)| names)),
        beside: 5,
        high: most as f32 * 1.08 + 0.45,
    };
    let fit = Fit::of(things, on_wall.room);
    let tournament = &shown.loaded.tournament;
    let left = |number: u16| {
        let table = round
            .tables
            .iter()
            .find(|table| table.number == number && table.extra_minutes > 0)?;
        let seconds = on_wall
            .clock
            .left_at(tournament, round, table)
            .filter(|_| table.result.is_none())?;
        Some((seconds, words_left(seconds, lang)))
    };
    let table = |(table, names): &(TableView, Vec<String>)| WallTable {
        number: table.number,
        room: table.room.clone(),
        seats: names.iter().map(|name| (name.clone(), fit.size_of(name))).collect(),
        left: left(table.number),
    };
    let page = |some: &[(TableView, Vec<String>)]| Page {
        class: fit.class(),
        tables: some.iter().map(table).collect(),
        ..Page::empty(round_title(round, lang))
    };
    all.chunks(fit.share(all.len())).map(page).collect()
}

fn by_name(title: String, mut names: Vec<Placed>, room: Room) -> Vec<Page> {
    let beside = letters(
        names
            .iter()
            .map(|one| if one.table.is_empty() { &one.seat } else { &one.table }),
    );
    let longest = letters(names.iter().map(|one| &one.name));
    let things = Things {
        count: names.len(),
        longest,
        beside: beside.min(6) + 2,
        high: 1.2,
    };
    let fit = Fit::of(things, room);
    names.iter_mut().for_each(|one| one.size = fit.size_of(&one.name));
    let page = |names: &[Placed]| Page {
        class: fit.class(),
        names: names.chunks(fit.column(names.len())).map(<[_]>::to_vec).collect(),
        ..Page::empty(title.clone())
    };
    names.chunks(fit.share(names.len())).map(page).collect()
}

fn standings(shown: &ShownTournament, last: Option<&Round>, room: Room, lang: Lang) -> Vec<Page> {
    let counted = shown.seen_rounds().rfind(|round| has_result(round));
    let (Some(_), Some(last)) = (counted, last) else {
        return Vec::new();
    };
    let Ok(ranking) = shown.ranking_after(last.number) else {
        return Vec::new();
    };
    let number = counted.map_or(0, |round| round.number.min(ranking.as_of));
    let title = lang.standings_title(&shown.loaded.tournament, number);
    let rows = lines(shown, &ranking, lang);
    let rows = rows
        .into_iter()
        .map(|line| Ranked::new(line.rank, line.name, line.total))
        .collect();
    let teams = teams(shown, &ranking, lang);
    let teams = teams
        .into_iter()
        .map(|team| Ranked::new(team.rank, team.name, team.score))
        .collect();
    let mut pages = ranked(&title, rows, room);
    pages.extend(ranked(&format!("{}: {title}", lang.t("set-part-teams")), teams, room));
    pages
}

/// What can be won, and once it is over who won it.
fn prizes(shown: &ShownTournament, room: Room, lang: Lang) -> Vec<Page> {
    let tournament = &shown.loaded.tournament;
    let last = shown.seen_rounds().next_back().map(|round| round.number);
    let over = last.filter(|_| tournament.state >= State::Finished);
    let ranking = over.and_then(|round| shown.ranking_after(round).ok());
    let rows: Vec<Ranked> = match ranking {
        Some(ranking) => {
            let rows = lines(shown, &ranking, lang).into_iter();
            let won = rows.filter(|row| !row.prize.is_empty());
            won.map(|row| Ranked::new(row.rank, row.name, row.prize)).collect()
        }
        None => (1..)
            .zip(tournament.prize_list())
            .filter(|(_, amount)| *amount > 0)
            .map(|(rank, amount): (usize, u64)| {
                Ranked::new(rank.to_string(), money(tournament, amount, lang), String::new())
            })
            .collect(),
    };
    ranked(&lang.t("money-title"), rows, room)
}

/// Before the first round: who is expected, and who is here.
fn waiting(shown: &ShownTournament, room: Room, lang: Lang) -> Vec<Page> {
    use talon_tournament::tournament::Status;
    let entries = || shown.loaded.tournament.expected();
    let title = lang.n("tournament-waiting-entries", entries().count() as i64);
    let mut names: Vec<Placed> = entries()
        .map(|entry| Placed {
            name: name(shown, entry.number, lang),
            size: "",
            table: if entry.status == Status::CheckedIn {
                "✓".to_owned()
            } else {
                String::new()
            },
            room: String::new(),
            seat: String::new(),
        })
        .collect();
    if names.is_empty() {
        return vec![Page {
            words: when(shown.loaded.tournament.starts, lang),
            ..Page::empty(title)
        }];
    }
    shown.name_order().sort(&mut names, |one| &one.name);
    by_name(title, names, room)
}

/// What is left of a time, in words.
pub(super) fn words_left(seconds: i64, lang: Lang) -> String {
    if seconds <= 0 {
        return lang.t("wall-time-up").into_owned();
    }
    lang.n("tournament-minutes-left", (seconds + 59) / 60)
}
