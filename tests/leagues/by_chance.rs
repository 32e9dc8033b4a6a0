//! Seasons played by chance through the database: after every act the table is what a recount by plain means says, and
//! what is taken back leaves nothing behind.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use talon_league::{CountedRow, CountedSeason};
use talon_rules::chance::Chance;
use talon_service::clubs::{TypedEntry, add_entry};
use talon_tournament::Exact;
use talon_tournament::tournament::{State, file};

use super::*;

mod from_file;

/// People who come to some of the tournaments, beside those of the one that all are made after.
const MORE: usize = 16;
/// What places bring; each place after these brings as much as the last.
const POINTS: [i64; 7] = [10, 7, 5, 4, 3, 2, 1];
/// Tournaments that count for everyone.
const BEST: usize = 3;

/// What can be taken back, and how.
enum Undo {
    Scores(TournamentId, Vec<SeatResult>),
    Merge(MergePair),
    Adjustment(u32),
    TakenOut(u32),
}

/// A season that counts whatever is played in 2019, and what was done to it.
struct Played<'a> {
    site: &'a Site,
    owner: Client,
    chance: Chance,
    /// A tournament after which the others are made.
    pattern: String,
    /// Halves of the first days of January on which nothing was played yet.
    halves: Vec<u32>,
    done: Vec<(Undo, CountedSeason)>,
    adjustments: u32,
}

impl<'a> Played<'a> {
    fn begun(site: &'a Site, seed: u64) -> Played<'a> {
        let mut owner = owner(site);
        for number in 0..MORE {
            let name = more(number);
            let typed = TypedEntry {
                name: &name,
                ..TypedEntry::default()
            };
            add_entry(&site.store, &CLI, example_club::SLUG, &typed, None, Utc::now()).expect("an entry");
        }
        make(&mut owner, "chance");
        let before = season(site, None);
        let over = before
            .units
            .iter()
            .find_map(|unit| unit.tournament)
            .expect("a tournament");
        let mut chance = Chance::of(seed, 1);
        Played {
            site,
            pattern: owner.get(&format!("/tournaments/{over}/event.json")).text(),
            owner,
            halves: shuffled(&mut chance, (1..=10).collect()),
            chance,
            done: Vec::new(),
            adjustments: 0,
        }
    }

    fn shown(&self) -> SeasonShown {
        shown(self.site, "chance")
    }

    fn table(&self) -> CountedSeason {
        self.shown().table.expect("a table")
    }

    /// Another tournament is over, in the morning or the evening of a day, with other people at the places; it may be
    /// earlier than the others.
    fn plays(&mut self) {
        let (mut tournament, mut outside) = file::read(self.pattern.as_bytes()).expect("a sound file");
        let half = self.halves.pop().expect("half of a day");
        tournament.name = format!("By chance, number {half}");
        let january = NaiveDate::from_ymd_opt(2019, 1, half.div_ceil(2)).expect("a day of January");
        tournament.starts = january.and_hms_opt(20 - half % 2 * 10, 0, 0).expect("an hour");
        let names = outside.members.iter().map(|one| one.name.clone());
        let names: Vec<String> = names.chain((0..MORE).map(more)).collect();
        for (member, name) in outside.members.iter_mut().zip(shuffled(&mut self.chance, names)) {
            member.name = name;
        }
        import_tournament(self.site, &tournament, &outside);
    }

    fn tournaments(&self) -> Vec<TournamentId> {
        self.shown().units.iter().filter_map(|unit| unit.tournament).collect()
    }

    fn night(&self, id: TournamentId) -> Night<'a> {
        Night {
            site: self.site,
            director: CLI,
            id,
        }
    }

    fn send(&mut self, page: &str, fields: &[(&str, &str)]) {
        let head = self.shown().head;
        let version = head.version.to_string();
        let form = [&[("version", version.as_str()), ("key", "")], fields].concat();
        let sent = self
            .owner
            .submit(&format!("/leagues/chance/{}/{page}", head.slug), &form);
        assert_eq!(sent.status, 303, "{fields:?}: {}", sent.text());
    }

    fn acts(&mut self) {
        let before = self.table();
        let undo = match self.chance.below(4) {
            0 => Some(self.corrects()),
            1 => self.merges(),
            2 => Some(self.adjusts(&before)),
            _ => self.takes_out(),
        };
        if let Some(undo) = undo {
            self.done.push((undo, before));
        }
    }

    fn corrects(&mut self) -> Undo {
        let all = self.tournaments();
        let id = all[self.chance.below(all.len())];
        let night = self.night(id);
        let state = self.site.store.read(|db| read::tournament(db, &night.director, id));
        if state.expect("a tournament").loaded.tournament.state == State::Archived {
            night.step(StateChange::Reopen);
        }
        let high = i64::try_from(self.chance.below(500)).expect("a score");
        Undo::Scores(id, night.rule(&[high, -high / 2, high / 2 - high].map(SeatResult::of)))
    }

    /// Two who were never at one tournament, if chance finds them, become one.
    fn merges(&mut self) -> Option<Undo> {
        let table = self.table();
        let mut rows = shuffled(&mut self.chance, table.rows.clone());
        let one = rows.pop()?;
        let met = |other: &CountedRow| {
            let mut cells = one.cells.iter().zip(&other.cells);
            cells.any(|(one, other)| one.is_some() && other.is_some())
        };
        let other = rows.into_iter().find(|other| !met(other))?;
        let pair = MergePair {
            stays: MemberId(one.person.0),
            goes: MemberId(other.person.0),
        };
        // They may have met where this season does not look.
        let merged = merge_members::merge(&self.site.store, &CLI, example_club::SLUG, pair, Utc::now());
        merged.is_ok().then_some(Undo::Merge(pair))
    }

    fn adjusts(&mut self, table: &CountedSeason) -> Undo {
        let row = &table.rows[self.chance.below(table.rows.len())];
        let quarters = match i64::try_from(self.chance.below(40)).expect("a number") - 20 {
            // Nothing is no adjustment.
            0 => 20,
            quarters => quarters,
        };
        let amount = format!("{quarters}/4");
        let unit = table.units.iter().zip(&row.cells).find(|(_, cell)| cell.is_some());
        let unit = unit.filter(|_| self.chance.below(2) == 0);
        let unit = unit.map_or_else(String::new, |(unit, _)| unit.0.to_string());
        let person = row.person.0.to_string();
        self.send(
            "manage",
            &[
                ("act", "adjust"),
                ("person", &person),
                ("unit", &unit),
                ("amount", &amount),
                ("text", "by chance"),
            ],
        );
        self.adjustments += 1;
        Undo::Adjustment(self.adjustments)
    }

    /// Unless nothing would be left.
    fn takes_out(&mut self) -> Option<Undo> {
        let units = self.table().units;
        if units.len() < 2 {
            return None;
        }
        let unit = units[self.chance.below(units.len())].0;
        let number = unit.to_string();
        self.send(
            "units",
            &[("act", "take-out"), ("unit", &number), ("reason", "by chance")],
        );
        Some(Undo::TakenOut(unit))
    }

    /// Takes the last act back: the table is the one from before it, byte for byte.
    fn takes_back(&mut self) {
        let Some((undo, before)) = self.done.pop() else {
            return;
        };
        match undo {
            Undo::Scores(id, scores) => {
                self.night(id).rule(&scores);
            }
            Undo::Merge(MergePair { stays, .. }) => {
                let merge = self.site.store.read(|db| merges::into(db, stays)).expect("merges");
                let id = merge.last().expect("a merge").id;
                merge_members::separate(&self.site.store, &CLI, example_club::SLUG, stays, id, Utc::now())
                    .expect("two again");
            }
            Undo::Adjustment(number) => {
                let number = number.to_string();
                self.send(
                    "manage",
                    &[("act", "revoke"), ("adjustment", &number), ("reason", "by chance")],
                );
            }
            Undo::TakenOut(unit) => {
                let number = unit.to_string();
                self.send("units", &[("act", "put-back"), ("unit", &number)]);
            }
        }
        assert_eq!(self.table().text().expect("a text"), before.text().expect("a text"));
    }

    /// Holds the table that everyone sees against the tournaments.
    fn holds(&self) {
        let shown = self.shown();
        assert!(shown.draft.is_none(), "what everyone sees is what counts");
        let table = shown.table.as_ref().expect("a table");
        let mut columns = Vec::new();
        for unit in &table.units {
            let unit = shown.units.iter().find(|one| one.number == *unit).expect("a column");
            columns.push(self.points(unit.tournament.expect("a tournament")));
        }
        for (at, row) in table.rows.iter().enumerate() {
            let mut cells: Vec<Exact> = Vec::new();
            for (cell, column) in row.cells.iter().zip(&columns) {
                let plain = column.get(&row.person.0);
                assert_eq!(cell.is_some(), plain.is_some(), "{row:?}");
                if let (Some(cell), Some(plain)) = (cell, plain) {
                    assert_eq!(cell.points, plain + &cell.adjusted, "{row:?}");
                    cells.push(cell.points.clone());
                }
            }
            cells.retain(|points| *points > Exact::zero());
            cells.sort_unstable_by(|one, other| other.cmp(one));
            let best = cells.iter().take(BEST).fold(Exact::zero(), |sum, one| &sum + one);
            assert_eq!(row.total, &best + &row.adjusted, "{row:?}");
            assert!(at == 0 || table.rows[at - 1].total >= row.total, "{row:?}");
            let rank = row.rank.expect("everyone who came has a rank");
            let is_shared = at > 0 && table.rows[at - 1].rank == Some(rank);
            assert!(rank == at + 1 || is_shared, "{row:?}");
        }
    }

    /// What a tournament is worth for everyone who is in the list of the club.
    fn points(&self, id: TournamentId) -> BTreeMap<i64, Exact> {
        let shown = self
            .site
            .store
            .read(|db| read::tournament(db, &CLI, id))
            .expect("a tournament");
        let tournament = &shown.loaded.tournament;
        let last = tournament.rounds.last().expect("a round").number;
        let ranks: Vec<(i64, usize)> = shown
            .ranking_after(last)
            .expect("a ranking")
            .rows
            .iter()
            .filter_map(|row| {
                let key = tournament.entry(row.entry)?.member;
                Some((shown.loaded.members.get(&key)?.id.0, row.rank?))
            })
            .collect();
        let of_place = |place: usize| POINTS.get(place - 1).copied().unwrap_or(1);
        let worth = |rank: usize| {
            let level = ranks.iter().filter(|(_, other)| *other == rank).count();
            let sum: i64 = (rank..rank + level).map(of_place).sum();
            Exact::ratio(sum, i64::try_from(level).expect("a number")).expect("somebody")
        };
        ranks.iter().map(|(person, rank)| (*person, worth(*rank))).collect()
    }
}

fn shuffled<T>(chance: &mut Chance, mut all: Vec<T>) -> Vec<T> {
    chance.shuffle(&mut all);
    all
}

fn more(number: usize) -> String {
    format!("By Chance {}", number + 1)
}

const CLI: Actor = Actor::CommandLine;

/// A league that takes in what is played in January 2019.
fn make(owner: &mut Client, slug: &str) {
    let form = [
        ("name", slug),
        ("preset", "best-three"),
        ("season", "2019"),
        ("from", "2019-01-01"),
        ("to", "2019-01-31"),
        ("takes", "tournaments"),
        ("game", "ulti"),
        ("slug", slug),
        ("key", ""),
    ];
    assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
}

fn shown(site: &Site, league: &str) -> SeasonShown {
    let address = SeasonAddress {
        league,
        season: None,
        revision: None,
    };
    let shown = site.store.read(|db| leagues::season(db, &CLI, &address));
    shown.expect("a season")
}

/// A row whatever the numbers of units and adjustments are.
fn plain(row: &CountedRow) -> String {
    format!("{:?} {} {} {:?}", row.rank, row.person.0, row.total, row.cells)
}

fn play(seed: u64) {
    on_each_example_site(|site| {
        let mut played = Played::begun(site, seed);
        played.plays();
        played.plays();
        for _ in 0..4 {
            played.plays();
            played.holds();
            for _ in 0..4 {
                played.acts();
                played.holds();
                if played.chance.below(2) == 0 {
                    played.takes_back();
                    played.holds();
                }
            }
            while !played.done.is_empty() {
                played.takes_back();
            }
        }
        make(&mut played.owner, "again");
        let again = shown(site, "again").table.expect("a table");
        let rows = |table: &CountedSeason| table.rows.iter().map(plain).collect::<Vec<_>>();
        assert_eq!(rows(&again), rows(&played.table()), "taken in at once and one by one");
    });
}

#[test]
fn a_season_by_chance_is_what_a_plain_recount_says_and_what_is_taken_back_leaves_nothing() {
    play(0x7a10);
}

#[test]
fn another_season_by_chance_is_counted_and_taken_back_as_exactly() {
    play(0x0c1b);
}
