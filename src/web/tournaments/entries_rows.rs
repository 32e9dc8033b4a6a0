//! The list of a tournament's entries: at the door a row is a button that checks its player in, and then says by name
//! that they are here; who is looked for, and how many are here.

use std::collections::{BTreeMap, BTreeSet};

use super::frame::name;
use super::money::{FeeView, Till};
use talon_service::list_hands::search_key;
use talon_service::tournaments::EntryAct;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::EntryNo;
use talon_tournament::tournament::{Entry, State, Status, Tournament};

/// The rows, and what stands on top of them.
#[derive(Debug)]
pub(super) struct EntryList {
    pub counts: String,
    pub rows: Vec<EntryView>,
    /// Who is looked for.
    pub wanted: String,
    /// There are entries, of whom some may not be shown.
    pub has_entries: bool,
    /// What is paid, for those who take the fees.
    pub till: Option<Till>,
    pub revision: i64,
}

/// An entry.
#[derive(Debug)]
pub(super) struct EntryView {
    pub number: u16,
    pub name: String,
    /// The name as it is searched.
    pub search_key: String,
    /// By name that they are here, at the door.
    pub said: String,
    pub status: String,
    pub class: &'static str,
    pub mine: bool,
    /// What a tap on the whole row does.
    pub tap: Option<EntryButton>,
    /// What stands beside the name.
    pub beside: Vec<EntryButton>,
    /// What is found a tap further.
    pub more: Vec<EntryButton>,
    /// For those who take the fees.
    pub fee: Option<FeeView>,
    /// What was typed in place of the fee, and was not taken.
    pub amount: String,
    /// Someone else in the list has the same name; said to those who enter others.
    pub is_twice: bool,
}

impl EntryView {
    /// Whether there is anything to be done beside the tap on the row.
    pub fn has_form(&self) -> bool {
        !self.beside.is_empty() || !self.more.is_empty() || self.fee.is_some()
    }

    /// Whether they can pay another amount than the fee.
    pub fn takes_other_amount(&self) -> bool {
        self.fee.as_ref().is_some_and(|fee| fee.open && !fee.is_paid)
    }
}

/// A button that does something with an entry.
#[derive(Debug)]
pub(super) struct EntryButton {
    pub act: &'static str,
    pub label: String,
}

/// What is done with all who are announced.
#[derive(Debug)]
pub(super) struct Door {
    /// Asked before they are checked in; empty where nobody is left.
    pub sure: String,
    /// The revision of which it is asked.
    pub revision: i64,
    /// The step that is taken back.
    pub undo: Option<i64>,
    /// Whether players may check themselves in, in words.
    pub self_check_in: String,
    /// The reader says whether they may.
    pub directs: bool,
}

impl Door {
    pub fn of(shown: &ShownTournament, undo: Option<i64>, lang: Lang) -> Option<Door> {
        let tournament = &shown.loaded.tournament;
        if !shown.rights.register_all || tournament.state != State::CheckIn {
            return None;
        }
        let entries = tournament.entries.iter();
        let left = entries.filter(|entry| entry.status == Status::Registered).count();
        let sure = lang.n("door-all-sure", i64::try_from(left).unwrap_or(i64::MAX));
        let how = lang.t(&format!("set-self-check-in-{}", shown.loaded.self_check_in.as_str()));
        Some(Door {
            sure: if left > 0 { sure } else { String::new() },
            revision: shown.loaded.revision,
            undo,
            self_check_in: lang.t_args("door-self", &[("how", Arg::from(how.into_owned()))]),
            directs: shown.rights.direct,
        })
    }
}

impl EntryList {
    pub fn of(shown: &ShownTournament, waiting: &BTreeSet<EntryNo>, wanted: String, lang: Lang) -> EntryList {
        let tournament = &shown.loaded.tournament;
        let entries = tournament.entries.iter();
        let mut rows: Vec<EntryView> = entries.map(|entry| row(shown, entry, waiting, lang)).collect();
        if matches!(tournament.state, State::Open | State::CheckIn) {
            // Anyone who stands at the desk says their name, not their number.
            shown.name_order().sort(&mut rows, |row| &row.name);
        }
        if shown.rights.register_all {
            mark_twice(&mut rows);
        }
        let key = search_key(&wanted);
        rows.retain(|row| key.split(' ').all(|word| row.search_key.contains(word)));
        EntryList {
            counts: counts(tournament, lang),
            rows,
            wanted,
            has_entries: !tournament.entries.is_empty(),
            till: Till::of(shown, lang),
            revision: shown.loaded.revision,
        }
    }

    /// The same with what was typed into one of its rows.
    pub fn with_amount(mut self, typed: Option<TypedAmount>) -> EntryList {
        if let Some(TypedAmount { entry, amount }) = typed {
            let row = self.rows.iter_mut().find(|row| row.number == entry.0);
            row.into_iter().for_each(|row| row.amount.clone_from(&amount));
        }
        self
    }
}

/// Marks those of whom several have the same name.
fn mark_twice(rows: &mut [EntryView]) {
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows.iter() {
        *named.entry(row.search_key.clone()).or_default() += 1;
    }
    for row in rows {
        row.is_twice = named.get(&row.search_key).is_some_and(|count| *count > 1);
    }
}

/// An amount that was typed into a row.
#[derive(Debug)]
pub(super) struct TypedAmount {
    pub entry: EntryNo,
    pub amount: String,
}

/// How many are entered, and how many of them are here.
fn counts(tournament: &Tournament, lang: Lang) -> String {
    let entries = &tournament.entries;
    let here = entries.iter().filter(|entry| entry.status.is_in_play()).count();
    if tournament.state == State::CheckIn {
        let comes = |entry: &&Entry| entry.status == Status::Registered || entry.status.is_in_play();
        let all = entries.iter().filter(comes).count();
        return lang.t_args("door-count", &[("here", here.into()), ("all", all.into())]);
    }
    let counts = [("all", entries.len().into()), ("here", here.into())];
    lang.t_args("tournament-entries-count", &counts)
}

fn row(shown: &ShownTournament, entry: &Entry, waiting: &BTreeSet<EntryNo>, lang: Lang) -> EntryView {
    let state = shown.loaded.tournament.state;
    let name = name(shown, entry.number, lang);
    let class = match entry.status {
        Status::CheckedIn | Status::Late => "good",
        Status::Registered => "",
        Status::NoShow | Status::Withdrawn | Status::Excluded => "warn",
    };
    let status = lang.t(&format!("tournament-status-{}", entry.status.as_str()));
    let waits = waiting.contains(&entry.number) && entry.status == Status::Registered;
    let mut view = EntryView {
        number: entry.number.0,
        search_key: search_key(&name),
        said: String::new(),
        status: status.into_owned(),
        class,
        mine: shown.me == Some(entry.number),
        tap: None,
        beside: Vec::new(),
        more: Vec::new(),
        fee: FeeView::of(shown, entry, lang),
        amount: String::new(),
        is_twice: false,
        name,
    };
    if waits && shown.rights.register_all {
        view.status = lang.t("door-says-here").into_owned();
        view.class = "warn";
    }
    let button = |act: &'static str, key: &str| EntryButton {
        act,
        label: lang.t(key).into_owned(),
    };
    let acts = acts(shown, entry);
    let is_announced = matches!(state, State::CheckIn | State::Running) && entry.status == Status::Registered;
    for act in acts {
        let word = act.as_str();
        let label = format!("tournament-entry-{word}");
        match act {
            EntryAct::CheckIn if is_announced => {
                view.tap = Some(button(word, if waits { "door-approve" } else { &label }));
            }
            EntryAct::Uncheck if state == State::CheckIn => {
                view.said = lang.t_args("door-is-here", &[("name", Arg::from(view.name.as_str()))]);
                view.beside.push(button(word, "door-undo"));
            }
            EntryAct::CheckIn | EntryAct::Uncheck => view.beside.push(button(word, &label)),
            EntryAct::Withdraw | EntryAct::NoShow | EntryAct::Exclude if state == State::CheckIn || is_announced => {
                view.more.push(button(word, &label));
            }
            EntryAct::Withdraw | EntryAct::NoShow | EntryAct::Exclude => view.beside.push(button(word, &label)),
        }
    }
    if waits && view.tap.is_some() {
        view.more.insert(0, button("reject", "door-reject"));
    }
    view
}

/// What the reader can do with an entry, in the order in which it is offered.
fn acts(shown: &ShownTournament, entry: &Entry) -> Vec<EntryAct> {
    let tournament = &shown.loaded.tournament;
    let rights = tournament.entry_rights(entry.number, shown.rights.entry(shown.me == Some(entry.number)));
    let offered = |act: &EntryAct| match act {
        // Who is there is asked at the door.
        EntryAct::CheckIn => tournament.state != State::Open,
        EntryAct::Uncheck | EntryAct::Withdraw | EntryAct::NoShow => true,
        // Before it begins a player is withdrawn, and nobody has met them.
        EntryAct::Exclude => tournament.state == State::Running,
    };
    let acts = [
        EntryAct::Uncheck,
        EntryAct::CheckIn,
        EntryAct::Withdraw,
        EntryAct::NoShow,
        EntryAct::Exclude,
    ];
    let acts = acts.into_iter().filter(|act| rights.may(*act) && offered(act));
    acts.collect()
}
