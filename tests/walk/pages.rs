//! The same evenings through the pages, by the buttons that they show.

use std::sync::atomic::{AtomicU32, Ordering};
use talon_tournament::tournament::file::words;

use talon_service::tournaments::read;
use talon_store::TournamentId;
use talon_tournament::rounds::{Again, script};
use talon_tournament::standings::Carry;
use talon_tournament::tournament::{Entrants, Format, Preset, Stage, Tournament};

use super::plans::{Plan, formats, troubles};
use super::{Act, Hall, scored_boards, walk};
use crate::clubs::people::{CLI, Who, browser, csrf, town};
use crate::harness::backend::{Backend, Contents};
use crate::harness::site::{Client, Site};

/// A browser of whoever directs the tournament.
pub struct Pages<'a> {
    site: &'a Site,
    pub director: Client,
    csrf: String,
    pub id: TournamentId,
    keys: u32,
    late: u32,
}

impl Pages<'_> {
    pub fn of<'a>(site: &'a Site, plan: &Plan) -> Pages<'a> {
        let mut director = browser(site, Who::Owner);
        let csrf = csrf(&mut director);
        static MADE: AtomicU32 = AtomicU32::new(1);
        let (name, key) = (
            plan.to_string(),
            format!("made {}", MADE.fetch_add(1, Ordering::Relaxed)),
        );
        let form = [
            ("name", name.as_str()),
            ("preset", plan.preset.as_str()),
            ("game", "ulti"),
            ("day", "2026-11-27"),
            ("time", "18:00"),
            ("venue", "Back room"),
            ("key", key.as_str()),
            ("csrf", csrf.as_str()),
        ];
        let made = director.post("/clubs/one/tournaments/new", &form);
        assert_eq!(made.status, 303, "{}", made.text());
        let at = made.header("location").expect("an address");
        let id = at
            .split('/')
            .nth(2)
            .and_then(talon_service::tournaments::parse_id)
            .expect("a number");
        Pages {
            site,
            director,
            csrf,
            id,
            keys: 0,
            late: 0,
        }
    }

    pub fn path(&self, page: &str) -> String {
        format!("/tournaments/{}/{page}", self.id)
    }

    /// Sends a form, with a key of its own.
    pub fn post(&mut self, page: &str, form: &[(&str, &str)]) -> (u16, String) {
        self.keys += 1;
        let key = format!("key-{}", self.keys);
        let mut form = form.to_vec();
        form.extend([("key", key.as_str()), ("csrf", self.csrf.as_str())]);
        let answer = self.director.post(&self.path(page), &form);
        (answer.status, answer.text())
    }

    fn done(&mut self, page: &str, form: &[(&str, &str)]) -> Result<(), String> {
        let (status, text) = self.post(page, form);
        if status == 303 {
            Ok(())
        } else {
            Err(format!("{status}: {text}"))
        }
    }

    /// The fields of the one main button, its own last.
    fn button(&mut self) -> Vec<(String, String)> {
        let page = self.director.get(&self.path("direct")).text();
        let panel = page
            .split("class=\"panel next\"")
            .nth(1)
            .and_then(|rest| rest.split("</section>").next());
        let panel = panel.unwrap_or_else(|| panic!("no next step: {page}"));
        let field = |rest: &str| {
            let name = rest.split('"').next()?;
            let value = rest.split("value=\"").nth(1)?.split('"').next()?;
            Some((name.to_owned(), value.to_owned()))
        };
        panel.split("name=\"").skip(1).filter_map(field).collect()
    }

    fn seen(&mut self) -> String {
        let shown = self
            .site
            .store
            .read(|db| read::tournament(db, &CLI, self.id))
            .expect("an event");
        shown.loaded.revision.to_string()
    }

    /// Presses the main button, which is to be this one.
    fn press(&mut self) -> Result<(), String> {
        let button = self.button();
        let form: Vec<(&str, &str)> = button
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let answer = self.director.post(&self.path("direct"), &form);
        if answer.status == 303 {
            Ok(())
        } else {
            Err(format!("{}: {}", answer.status, answer.text()))
        }
    }
}

impl Hall for Pages<'_> {
    fn tournament(&mut self) -> Tournament {
        let shown = self
            .site
            .store
            .read(|db| read::tournament(db, &CLI, self.id))
            .expect("an event");
        Tournament::clone(&shown.loaded.tournament)
    }

    fn offered(&mut self) -> Option<Act> {
        let button = self.button();
        let value = |name: &str| {
            button
                .iter()
                .find(|(field, _)| field == name)
                .map(|(_, value)| value.as_str())
        };
        let round = || value("round").and_then(|round| round.parse().ok()).expect("a round");
        Some(match value("act")? {
            "open" => Act::Open,
            "check-in" => Act::StartCheckIn,
            "start" => Act::Start,
            "draw" => Act::Draw,
            "redraw" => Act::Redraw,
            "sit-out" => Act::SitOut,
            "publish-round" => Act::Publish(round()),
            "begin" => Act::Begin(round()),
            "finish" => Act::Finish,
            "archive" => Act::Archive,
            other => panic!("a step that nobody knows: {other}"),
        })
    }

    fn act(&mut self, act: &Act) -> Result<(), String> {
        match act {
            Act::Stages(stages) => {
                let seen = self.seen();
                let mut fields = fields(stages);
                fields.extend([("act".to_owned(), "stages".to_owned()), ("seen".to_owned(), seen)]);
                let form: Vec<(&str, &str)> = fields
                    .iter()
                    .map(|(name, value)| (name.as_str(), value.as_str()))
                    .collect();
                self.done("settings", &form)
            }
            Act::Teams(teams) => {
                let seen = self.seen();
                let mut fields = vec![("act".to_owned(), "teams".to_owned()), ("seen".to_owned(), seen)];
                for (entry, team) in teams {
                    let Some(member) = team else { continue };
                    fields.push((format!("team{}", entry.0), member.team.to_string()));
                    fields.push((format!("board{}", entry.0), member.board.to_string()));
                }
                let form: Vec<(&str, &str)> = fields
                    .iter()
                    .map(|(name, value)| (name.as_str(), value.as_str()))
                    .collect();
                self.done("settings", &form)
            }
            Act::Enter(count) => {
                let id = self.id;
                let names: Vec<String> = (1..=*count).map(|one| format!("Player {one} of {id}")).collect();
                self.done("entries", &[("act", "many"), ("names", &names.join("\n"))])
            }
            Act::Late => {
                self.late += 1;
                let name = format!("Latecomer {} of {}", self.late, self.id);
                self.done("entries", &[("act", "guest"), ("name", &name)])
            }
            Act::Tick(entry) => self.done("entries", &[("act", "check-in"), ("entry", &entry.0.to_string())]),
            Act::Withdraw(entry) => self.done("entries", &[("act", "withdraw"), ("entry", &entry.0.to_string())]),
            Act::Result(round, table, scores) => {
                let boards = scored_boards(&self.tournament(), *round);
                let mut scores: Vec<String> = scores.iter().map(ToString::to_string).collect();
                // All of it on the first board.
                scores.resize(scores.len() * boards.unwrap_or(1), "0".to_owned());
                let field = if boards.is_some() { "board" } else { "score" };
                let mut form = vec![("act", "enter"), ("version", "0")];
                form.extend(scores.iter().map(|score| (field, score.as_str())));
                self.done(&format!("rounds/{round}/tables/{table}"), &form)
            }
            Act::Open
            | Act::StartCheckIn
            | Act::Start
            | Act::Draw
            | Act::Redraw
            | Act::SitOut
            | Act::Publish(_)
            | Act::Begin(_)
            | Act::Finish
            | Act::Archive => self.press(),
        }
    }
}

/// Stages as the form of the settings sends them.
fn fields(stages: &[Stage]) -> Vec<(String, String)> {
    let mut all = vec![("stages".to_owned(), stages.len().to_string())];
    for (at, stage) in (1..).zip(stages) {
        let mut add = |name: &str, value: String| all.push((format!("{name}{at}"), value));
        let again = |again: Again| match again {
            Again::Never => ("never", String::new()),
            Again::From(round) => ("from", round.to_string()),
            Again::Always => ("always", String::new()),
        };
        add("rounds", stage.rounds.to_string());
        let format = match &stage.format {
            Format::Schedule => "schedule",
            Format::Swiss { first } => {
                add("first", words::word(words::FIRST, *first).to_owned());
                "swiss"
            }
            Format::Cut { again: how } | Format::Lot { again: how } | Format::Interval { again: how, .. } => {
                let (how, from) = again(*how);
                add("again", how.to_owned());
                add("from", from);
                match stage.format {
                    Format::Cut { .. } => "cut",
                    Format::Lot { .. } => "lot",
                    _ => "interval",
                }
            }
            Format::Script { rounds } => {
                add("script", script::write(rounds));
                "script"
            }
            Format::Groups { size } => {
                add("size", size.to_string());
                "groups"
            }
            Format::Teams => "teams",
            Format::Knockout { best } => {
                add("best", best.to_string());
                "knockout"
            }
        };
        if let Format::Interval { step, .. } = stage.format {
            add("step", step.to_string());
        }
        add("format", format.to_owned());
        add(
            "boards",
            stage
                .boards
                .map_or("", |boards| words::word(words::BOARDS, boards))
                .to_owned(),
        );
        if at == 1 {
            continue;
        }
        match &stage.entrants {
            Entrants::Best(count) => {
                add("who", "best".to_owned());
                add("count", count.to_string());
            }
            Entrants::Everybody | Entrants::List(_) => add("who", "everybody".to_owned()),
        }
        let carry = match stage.carry {
            Carry::Nothing | Carry::Places(_) => "nothing",
            Carry::All => "all",
            Carry::Half => "half",
        };
        add("carry", carry.to_owned());
    }
    all
}

/// Walks evenings through the pages of one site.
fn walk_all(backend: &Backend, plans: impl IntoIterator<Item = Plan>) {
    let site = Site::start(&backend.open());
    town(&site);
    for plan in plans {
        walk(&mut Pages::of(&site, &plan), &plan);
    }
}

#[test]
fn every_preset_ends_through_the_pages() {
    let presets = || {
        Preset::ALL
            .into_iter()
            .flat_map(|preset| [3, 5, 8].map(|players| Plan::of(preset, players)))
    };
    for backend in Backend::all_with(Contents::Tables) {
        eprintln!("on {}", backend.name);
        walk_all(&backend, presets());
    }
}

#[test]
fn every_format_ends_through_the_pages() {
    let backends = Backend::all_with(Contents::Tables);
    walk_all(&backends[0], [5, 7].into_iter().flat_map(formats));
}

#[test]
fn evenings_that_lose_and_win_people_end_through_the_pages_too() {
    let backends = Backend::all_with(Contents::Tables);
    walk_all(&backends[0], troubles());
}
