//! Seasons by chance, recounted from their exported file: the ranks of each tournament from the scores in its event
//! file, the table from the units, the profile and the adjustments of the season. Nothing of what counts them is asked.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde_json::Value;
use talon_service::clubs::change_entry;

use super::*;
use crate::leagues::settings::counting;

/// What someone did in a tournament.
struct Finisher {
    name: String,
    rank: usize,
    raw: i64,
    tables: usize,
}

/// Someone in the table of a season.
#[derive(Debug)]
struct PlainRow {
    /// In each unit the points and the rank.
    cells: Vec<Option<(Exact, usize)>>,
    counted: Vec<(Exact, usize)>,
    total: Exact,
}

fn list<'v>(value: &'v Value, name: &str) -> &'v [Value] {
    value[name].as_array().map(Vec::as_slice).unwrap_or_default()
}

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_default()
}

fn exact(value: &Value) -> Exact {
    value.as_str().expect("a number").parse().expect("an exact number")
}

/// The mean of what these places pay.
fn shared(pays: &dyn Fn(usize) -> Exact, rank: usize, level: usize) -> Exact {
    let sum = (rank..rank + level).fold(Exact::zero(), |sum, place| &sum + &pays(place));
    sum.shared_by(level).expect("somebody")
}

fn part(count: usize) -> Exact {
    Exact::ratio(1, i64::try_from(count).expect("a number")).expect("a part")
}

/// The ranks of a tournament that pays by place at the table: totals, tables won, second places, scores, then who was
/// ahead of whom.
fn finishers(event: &Value) -> Vec<Finisher> {
    let members = list(event, "members").iter();
    let names: BTreeMap<&str, &str> = members.map(|one| (text(one, "key"), text(one, "name"))).collect();
    let tables: Vec<BTreeMap<&str, i64>> = list(event, "rounds")
        .iter()
        .flat_map(|round| list(round, "tables"))
        .map(|table| {
            let results = list(table, "results").iter();
            let score = |one| (text(one, "entry"), Value::as_i64(&one["raw"]).expect("a score"));
            results.map(score).collect()
        })
        .collect();
    let scheme = &event["profile"]["scoring"]["scheme"];
    let mut found: Vec<([Exact; 4], &str, Finisher)> = Vec::new();
    for entry in list(event, "entries") {
        let key = text(entry, "key");
        let mut sums = [0_i64; 4].map(Exact::from);
        let mut finisher = Finisher {
            name: names[text(entry, "member")].to_owned(),
            rank: 0,
            raw: 0,
            tables: 0,
        };
        for table in tables.iter().filter(|table| table.contains_key(key)) {
            let rank = 1 + table.values().filter(|other| **other > table[key]).count();
            let level = table.values().filter(|other| **other == table[key]).count();
            let pays = list(scheme, if table.len() == 3 { "three" } else { "four" });
            let points = shared(&|place| exact(&pays[place - 1]), rank, level);
            let won = |place| if rank == place { part(level) } else { Exact::zero() };
            let gains = [points, won(1), won(2), Exact::from(table[key])];
            sums = std::array::from_fn(|at| &sums[at] + &gains[at]);
            finisher.raw += table[key];
            finisher.tables += 1;
        }
        found.push((sums, key, finisher));
    }
    found.sort_by(|one, other| other.0.cmp(&one.0));
    let mut rank = 1;
    let mut ranks: BTreeMap<&str, usize> = BTreeMap::new();
    for level in found.chunk_by(|one, other| one.0 == other.0) {
        for part in ahead(level.iter().map(|one| one.1).collect(), &tables) {
            ranks.extend(part.iter().map(|key| (*key, rank)));
            rank += part.len();
        }
    }
    let ranked = found.into_iter().map(|(_, key, finisher)| Finisher {
        rank: ranks[key],
        ..finisher
    });
    ranked.collect()
}

/// Those who are level, by who of them was ahead of the others, if every two of them met.
fn ahead<'k>(level: Vec<&'k str>, tables: &[BTreeMap<&str, i64>]) -> Vec<Vec<&'k str>> {
    let met = |one: &str, other: &str| {
        tables
            .iter()
            .any(|table| table.contains_key(one) && table.contains_key(other))
    };
    let all = level
        .iter()
        .all(|one| level.iter().all(|other| one == other || met(one, other)));
    if !all || level.len() == 1 {
        return vec![level];
    }
    let halves = |one: &str| -> usize {
        let at = tables.iter().filter(|table| table.contains_key(one));
        at.flat_map(|table| {
            let others = level.iter().filter(|other| **other != one);
            others.filter_map(|other| {
                Some(match table[one].cmp(table.get(other)?) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Less => 0,
                })
            })
        })
        .sum()
    };
    let mut parts: BTreeMap<Reverse<usize>, Vec<&str>> = BTreeMap::new();
    for one in &level {
        parts.entry(Reverse(halves(one))).or_default().push(one);
    }
    match parts.len() {
        1 => vec![level],
        _ => parts.into_values().flat_map(|part| ahead(part, tables)).collect(),
    }
}

/// A season in its file, and the files of its tournaments.
struct SeasonFile {
    season: Value,
    events: Vec<Value>,
}

impl SeasonFile {
    fn of(site: &Site) -> SeasonFile {
        let exported = site.store.read(|db| leagues::export_league(db, &CLI, "chance", true));
        let exported = exported.expect("a file");
        let read = |bytes: &Vec<u8>| serde_json::from_slice(bytes).expect("JSON");
        SeasonFile {
            season: read(&exported.file),
            events: exported.events.iter().map(read).collect(),
        }
    }

    fn profile(&self) -> &Value {
        &self.season["season"]["profile"]
    }

    /// The table that is published.
    fn table(&self) -> &Value {
        &list(&self.season, "revisions").last().expect("a table")["table"]
    }

    fn unit(&self, number: u64) -> &Value {
        let mut units = list(&self.season, "units").iter();
        units.find(|unit| unit["number"] == number).expect("a unit")
    }

    /// Who did what in a unit; there is one tournament a day.
    fn finishers(&self, unit: &Value) -> Vec<Finisher> {
        let mut events = self.events.iter();
        let event = events.find(|event| event["tournament"]["date"] == unit["date"]);
        finishers(event.expect("a tournament of this day"))
    }

    /// What was added to the total of someone, or to what they had in a unit.
    fn adjusted(&self, person: &str, unit: Option<u64>) -> Exact {
        let standing = list(&self.season, "adjustments").iter().filter(|one| {
            let is_there = one["revoked"].is_null() && one["undone"].is_null();
            is_there && text(one, "person") == person && one["unit"].as_u64() == unit
        });
        standing.fold(Exact::zero(), |sum, one| &sum + &exact(&one["amount"]))
    }

    /// What everyone comes to, by their key.
    fn counted(&self) -> BTreeMap<String, PlainRow> {
        let members = list(&self.season, "members").iter();
        let members = members.filter(|one| one["guest"] != true);
        let keys: BTreeMap<&str, &str> = members.map(|one| (text(one, "name"), text(one, "key"))).collect();
        let numbers: Vec<u64> = list(self.table(), "units").iter().filter_map(Value::as_u64).collect();
        let mut rows: BTreeMap<String, PlainRow> = BTreeMap::new();
        for (at, number) in numbers.iter().enumerate() {
            let unit = self.unit(*number);
            let mut there = self.finishers(unit);
            if text(self.profile(), "guests") == "passed_over" {
                there.retain(|one| keys.contains_key(one.name.as_str()));
            }
            let places: Vec<usize> = there.iter().map(|one| one.rank).collect();
            for one in &there {
                let Some(key) = keys.get(one.name.as_str()) else {
                    continue;
                };
                let rank = 1 + places.iter().filter(|other| **other < one.rank).count();
                let level = places.iter().filter(|other| **other == one.rank).count();
                let own = self.points(unit, rank, level);
                let points = &own + &self.adjusted(key, Some(*number));
                let row = rows
                    .entry((*key).to_owned())
                    .or_insert_with(|| PlainRow::of(numbers.len()));
                row.cells[at] = Some((points, rank));
            }
        }
        for (key, row) in &mut rows {
            self.add_up(row, numbers.len());
            row.total = &row.total + &self.adjusted(key, None);
        }
        rows
    }

    fn points(&self, unit: &Value, rank: usize, level: usize) -> Exact {
        let points = &self.profile()["points"];
        let of_place = |place: usize| exact(list(points, "v").get(place - 1).unwrap_or(&points["rest"]));
        let weighted = &shared(&of_place, rank, level) * &exact(&unit["weight"]);
        &weighted + &exact(&self.profile()["participation"])
    }

    /// What counts of a row: all, or the best that are above zero.
    fn add_up(&self, row: &mut PlainRow, units: usize) {
        let counting = &self.profile()["counting"];
        let number = |name: &str| usize::try_from(counting[name].as_u64().expect("a number")).expect("a number");
        let mut cells: Vec<(Exact, usize)> = row.cells.iter().flatten().cloned().collect();
        let most = match text(counting, "kind") {
            "all" => cells.len(),
            "drop" => units.saturating_sub(number("k")),
            "best" => number("n"),
            other => panic!("{other} is not played here"),
        };
        if text(counting, "kind") != "all" {
            cells.retain(|(points, _)| *points > Exact::zero());
        }
        // Of equal points the better place counts.
        cells.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.cmp(&other.1)));
        cells.truncate(most);
        row.total = cells.iter().fold(Exact::zero(), |sum, (points, _)| &sum + points);
        row.counted = cells;
    }

    /// Holds the published table against what the file comes to.
    fn holds(&self) {
        let plain = self.counted();
        let rows = list(self.table(), "rows");
        let people: BTreeSet<&str> = rows.iter().map(|row| text(row, "person")).collect();
        assert!(plain.keys().all(|key| people.contains(key.as_str())), "{plain:?}");
        for row in rows {
            let mine = &plain[text(row, "person")];
            assert_eq!(exact(&row["total"]), mine.total, "{row}: {mine:?}");
            let better = plain
                .values()
                .filter(|other| other.strength() > mine.strength())
                .count();
            assert_eq!(row["rank"].as_u64(), u64::try_from(better + 1).ok(), "{row}: {mine:?}");
            let cells = list(row, "cells");
            assert_eq!(cells.len(), mine.cells.len());
            for (cell, mine) in cells.iter().zip(&mine.cells) {
                let said = (!cell.is_null()).then(|| exact(&cell["points"]));
                assert_eq!(said, mine.as_ref().map(|(points, _)| points.clone()), "{row}");
                let rank = mine.as_ref().and_then(|(_, rank)| u64::try_from(*rank).ok());
                assert_eq!(cell["rank"].as_u64(), rank, "{row}");
            }
        }
        self.holds_scores();
    }

    /// The scores and the tables of each cell are those of the tournament.
    fn holds_scores(&self) {
        let members = list(&self.season, "members").iter();
        let names: BTreeMap<&str, &str> = members.map(|one| (text(one, "key"), text(one, "name"))).collect();
        for (at, number) in list(self.table(), "units").iter().enumerate() {
            let there = self.finishers(self.unit(number.as_u64().expect("a number")));
            for row in list(self.table(), "rows") {
                let cell = &row["cells"][at];
                let mut found = there.iter().filter(|one| one.name == names[text(row, "person")]);
                let Some(one) = found.next().filter(|_| !cell.is_null()) else {
                    assert!(cell.is_null(), "{row}");
                    continue;
                };
                assert_eq!(exact(&cell["raw"]), Exact::from(one.raw), "{row}");
                assert_eq!(cell["tables"].as_u64(), u64::try_from(one.tables).ok(), "{row}");
            }
        }
    }
}

impl PlainRow {
    fn of(units: usize) -> PlainRow {
        PlainRow {
            cells: vec![None; units],
            counted: Vec::new(),
            total: Exact::zero(),
        }
    }

    /// What rows are put in order by: the total, places among what counts, the best unit, all units.
    fn strength(&self) -> (Exact, Vec<usize>, Exact, Exact) {
        let place = |place: usize| self.counted.iter().filter(|(_, rank)| *rank == place).count();
        let all = || self.cells.iter().flatten().map(|(points, _)| points);
        (
            self.total.clone(),
            (1..=20).map(place).collect(),
            all().max().cloned().unwrap_or_else(Exact::zero),
            all().fold(Exact::zero(), |sum, points| &sum + points),
        )
    }
}

/// Acts of which nothing is taken back one by one.
impl Played<'_> {
    /// A tournament on a day of its own, which may be earlier than the others.
    fn plays_alone(&mut self) {
        // In the morning or the evening of half of a day: one of both is left out.
        let half = self.halves.pop().expect("half of a day");
        self.halves.retain(|other| other.div_ceil(2) != half.div_ceil(2));
        self.halves.push(half);
        self.plays();
    }

    fn weighs(&mut self) {
        let units = self.table().units;
        let unit = units[self.chance.below(units.len())].0.to_string();
        let weight = ["1", "2", "1/2", "3/4"][self.chance.below(4)];
        self.send(
            "units",
            &[("act", "change"), ("unit", &unit), ("weight", weight), ("group", "")],
        );
    }

    fn counts_otherwise(&mut self, time: usize) {
        let kind = ["best", "all", "drop"][self.chance.below(3)];
        let n = (self.chance.below(3) + 1).to_string();
        let guests = ["counted", "passed-over"][self.chance.below(2)];
        let participation = ["1", "0", "1/2"][time % 3];
        let form = counting(
            "counting",
            &[
                ("counting", kind),
                ("n", &n),
                ("guests", guests),
                ("participation", participation),
                ("minimum", "0"),
                ("growing", "false"),
                ("reason", "by chance"),
            ],
        );
        self.send("settings", &form);
    }

    /// Someone is a guest now, or no more.
    fn invites(&mut self, guests: &mut BTreeSet<usize>) {
        let number = self.chance.below(MORE);
        let is_guest = guests.insert(number) || !guests.remove(&number);
        let name = more(number);
        let typed = TypedEntry {
            name: &name,
            shown: "full",
            is_guest,
            ..TypedEntry::default()
        };
        let id = entry_of(self.site, &name);
        let slug = example_club::SLUG;
        change_entry(&self.site.store, &CLI, slug, id, &typed, Utc::now()).expect("a change");
    }
}

fn play_from_file(seed: u64) {
    on_each_example_site(|site| {
        let mut played = Played::begun(site, seed);
        let mut guests = BTreeSet::new();
        played.plays_alone();
        played.plays_alone();
        played.counts_otherwise(0);
        SeasonFile::of(site).holds();
        for time in 1..=3 {
            played.plays_alone();
            SeasonFile::of(site).holds();
            for _ in 0..4 {
                let before = played.table();
                match played.chance.below(5) {
                    0 => played.weighs(),
                    1 => played.invites(&mut guests),
                    2 => drop(played.corrects()),
                    3 => drop(played.adjusts(&before)),
                    _ => drop(played.takes_out()),
                }
                SeasonFile::of(site).holds();
            }
            played.counts_otherwise(time);
            SeasonFile::of(site).holds();
        }
    });
}

#[test]
fn the_table_of_a_season_by_chance_is_what_its_exported_file_comes_to() {
    play_from_file(0x51f0);
}

#[test]
fn the_table_of_another_season_by_chance_is_what_its_exported_file_comes_to() {
    play_from_file(0x3ac9);
}
