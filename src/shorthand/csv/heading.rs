//! The headings of a table: which column says what, who sits at the table, and what is the same for all rows.

use talon_records::structure::nearest;

use super::cells::{SEPARATORS, TableCell, cells, write_row};
use super::sheet::Carried;
use super::total::TAKEN;
use crate::faults::Faults;
use crate::fold::fold;
use crate::game::{ColumnWords, GameLines};
use crate::head::{self, Head, SOURCES};
use crate::lexicon::words;
use crate::line::Part;
use crate::people::{People, Who};
use crate::quoted;
use crate::words::{Common, common};

/// The columns that the tables of all games have: those before the ones of a game, and the one behind them.
const BEFORE: [ColumnWords; 3] = [
    ColumnWords::kept(
        "deal",
        &[
            "deal",
            "deal no",
            "deal number",
            "hand",
            "hand no",
            "hand number",
            "board",
            "leosztás",
            "leosztás száma",
            "osztás",
            "osztás száma",
            "osztásszám",
            "parti száma",
            "sorszám",
            "ssz",
            "s.sz",
            "sz",
            "szám",
            "podjela",
            "podjela br",
            "podela",
            "podela br",
            "dijeljenje",
            "dijeljenje br",
            "deljenje",
            "deljenje br",
            "ruka",
            "ruka br",
            "partija br",
            "redni broj",
            "red. br",
            "r. br",
            "r.br",
            "rbr",
            "rb",
            "number",
            "num",
            "no",
            "nr",
            "n°",
            "br",
            "broj",
            "№",
            "#",
        ],
    ),
    ColumnWords::kept(
        "dealer",
        &[
            "dealer",
            "osztó",
            "djelitelj",
            "delilac",
            "dijeli",
            "deli",
            "oszt",
            "deals",
        ],
    ),
    ColumnWords::kept(
        "out",
        &["out", "sits out", "kimarad", "pihen", "ne igra", "pauzira", "odmara"],
    ),
];
const NOTE: ColumnWords = ColumnWords::kept(
    "note",
    &["note", "megjegyzés", "jegyzet", "napomena", "bilješka", "beleška"],
);

/// What a row or a column of sums is called.
const SUMS: [&str; 12] = [
    "sum",
    "sums",
    "total",
    "totals",
    "összesen",
    "összeg",
    "végeredmény",
    "ukupno",
    "zbroj",
    "zbir",
    "suma",
    "Σ",
];

/// Whether a folded word says that sums follow.
pub(super) fn is_sum(folded: &str) -> bool {
    SUMS.iter().any(|sum| fold(sum) == folded)
}

/// What a column says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    /// Something of the deal, by its key.
    Own(&'static str),
    /// Something of each person, by its key and the place of the person.
    Each(&'static str, usize),
    /// Something of the evening.
    Evening(Common),
    /// Sums, which are made again.
    Sum,
    /// Nothing in the rows: it has no heading, or its heading says all there is.
    Nothing,
}

/// A row of headings.
#[derive(Debug)]
pub(super) struct Heading {
    pub head: Head,
    pub separator: u8,
    pub columns: Vec<Column>,
    /// The sheet before the one row that these headings belong to.
    pub carried: Option<Carried>,
    /// Rows with numbers alone are taken as totals.
    pub takes_totals: bool,
}

impl Heading {
    /// Whether they name rules.
    pub fn says_rules(&self) -> bool {
        self.head.says_rules
    }

    /// These headings for a row in which only some of the people sit at the table.
    pub fn seat(&mut self, places: &[usize]) {
        let place = |person: usize| places.iter().position(|own| *own == person);
        for column in &mut self.columns {
            if let Column::Each(key, person) = *column {
                *column = place(person).map_or(Column::Nothing, |place| Column::Each(key, place));
            }
        }
        self.head.dealer = self.head.dealer.and_then(place);
        self.head.people = self.head.people.only(places);
    }
}

/// The game and the separator of a line of headings.
fn shape(line: &str) -> Option<(&'static dyn GameLines, u8)> {
    SEPARATORS.into_iter().find_map(|separator| {
        if !line.as_bytes().contains(&separator) {
            return None;
        }
        let folded: Vec<String> = cells(line, 0, separator)
            .iter()
            .map(|cell| joined(&cell.text))
            .collect();
        let has = |columns: &[ColumnWords], key: &str| {
            let mut own = columns.iter().filter(|column| column.key == key);
            own.any(|column| folded.iter().any(|cell| column.reads(cell)))
        };
        let fits = |game: &&&dyn GameLines| game.needed().iter().all(|key| has(game.columns(), key));
        Some((*crate::GAMES.iter().find(fits)?, separator))
    })
}

/// Whether a line is one of headings.
pub(super) fn is_heading(line: &str) -> bool {
    shape(line).is_some()
}

/// Whether a line is the headings that were put behind a row when that was cut out of its table.
pub(crate) fn is_carried(line: &str) -> bool {
    shape(line).is_some() && read(line, 0, &mut Faults::default()).is_some_and(|heading| heading.head.deal.is_some())
}

impl ColumnWords {
    /// Whether a folded cell is one of its words.
    fn reads(&self, folded: &str) -> bool {
        self.words.iter().any(|word| match self.each {
            false => fold(word) == folded,
            true => folded
                .strip_prefix(&fold(word))
                .is_some_and(|rest| rest.starts_with(' ')),
        })
    }
}

/// A cell as it is compared: with single spaces, and without what ends a label.
fn joined(cell: &str) -> String {
    let parts: Vec<String> = cell.split_whitespace().map(fold).collect();
    parts.join(" ").trim_end_matches([':', '.']).to_owned()
}

/// Reads a line of headings; what is wrong with it is among the faults.
pub(super) fn read(line: &str, at: usize, faults: &mut Faults) -> Option<Heading> {
    let (game, separator) = shape(line)?;
    let cells = cells(line, at, separator);
    let mut reading = Reading {
        game,
        head: Head::of(game),
        carried: None,
        takes_totals: false,
        named: Vec::new(),
        said_to_pay: Vec::new(),
        faults,
    };
    let columns: Vec<Named<'_>> = cells.iter().map(|cell| reading.column(cell)).collect();
    if game.pays_by_name() {
        reading.stand_together(&columns);
    }
    reading.people(at, &columns);
    // Who deals is a person, and those are known only now.
    let later = std::mem::take(&mut reading.named);
    for part in &later {
        if reading.faults.is_sound() {
            reading.head.read_part(part, reading.faults);
        }
    }
    let columns = columns.iter().map(|column| reading.placed(column)).collect();
    let Reading {
        mut head,
        carried,
        takes_totals,
        ..
    } = reading;
    head.base = String::from_utf8_lossy(line.as_bytes()).trim_end().to_owned();
    Some(Heading {
        head,
        separator,
        columns,
        carried,
        takes_totals,
    })
}

/// What a heading says, before its person is known by a place.
#[derive(Debug, Clone, Copy)]
enum Named<'t> {
    Is(Column),
    Person(&'static str, Part<'t>),
}

struct Reading<'f, 't> {
    game: &'static dyn GameLines,
    head: Head,
    carried: Option<Carried>,
    takes_totals: bool,
    /// What is the same for all rows.
    named: Vec<Part<'t>>,
    /// Where the names stand that have a word for it before them.
    said_to_pay: Vec<usize>,
    faults: &'f mut Faults,
}

impl<'t> Reading<'_, 't> {
    fn column(&mut self, cell: &'t TableCell<'t>) -> Named<'t> {
        let said = Part {
            at: cell.at,
            text: &cell.text,
        };
        let folded = joined(said.text);
        let game = self.game;
        let all = || BEFORE.iter().chain(game.columns()).chain([&NOTE, game.paid()]);
        if cell.is_open {
            self.faults.bad(said.at, said.text, "", &[]).detail = "open_quote";
            return Named::Is(Column::Nothing);
        }
        if folded.is_empty() {
            return Named::Is(Column::Nothing);
        }
        if folded == TAKEN {
            self.takes_totals = true;
            return Named::Is(Column::Nothing);
        }
        if is_sum(&folded) {
            return Named::Is(Column::Sum);
        }
        if let Some(own) = all().find(|column| !column.each && column.reads(&folded)) {
            return Named::Is(Column::Own(own.key));
        }
        if let Some(column) = all().find(|column| column.each && column.reads(&folded)) {
            let words = column.words.iter().filter(|word| folded.starts_with(&fold(word)));
            let taken = words.map(|word| word.split(' ').count()).max().unwrap_or(1);
            let name = said.behind(taken);
            self.said_to_pay.push(name.at);
            return Named::Person(column.key, name);
        }
        self.of_evening(said, &folded)
    }

    fn of_evening(&mut self, said: Part<'t>, folded: &str) -> Named<'t> {
        let words = said.words();
        let is_of_evening = |word: Common| word.is_of_evening();
        let found = common().find_of(&words, is_of_evening);
        if let Some(meaning) = found.and_then(|found| found.meanings.first().copied()) {
            if words.len() == 1 {
                return Named::Is(Column::Evening(meaning));
            }
            self.named.push(said);
            return Named::Is(Column::Nothing);
        }
        if let Some(carried) = folded.strip_prefix("sheet ") {
            self.carried = Carried::parse(carried);
            return Named::Is(Column::Nothing);
        }
        match self.game.pays_by_name() {
            true => Named::Person(self.game.paid().key, said),
            false => {
                let known: Vec<&str> = self
                    .game
                    .columns()
                    .iter()
                    .filter_map(|column| column.words.first().copied())
                    .collect();
                let fix = nearest(folded, &known);
                self.faults.bad(said.at, said.text, "", &known).fix = fix.map(Into::into);
                Named::Is(Column::Nothing)
            }
        }
    }

    /// Tells a name that stands apart from the others: it is rather a heading that nobody knows.
    fn stand_together(&mut self, columns: &[Named<'t>]) {
        let mut groups: Vec<Vec<Part<'t>>> = vec![Vec::new()];
        for column in columns {
            match column {
                Named::Person(key, name) if *key == self.game.paid().key && !self.is_said_to_pay(name) => {
                    groups.last_mut().into_iter().for_each(|group| group.push(*name));
                }
                Named::Person(..) | Named::Is(Column::Nothing) => {}
                Named::Is(_) => groups.push(Vec::new()),
            }
        }
        groups.retain(|group| !group.is_empty());
        groups.sort_by_key(Vec::len);
        if let (Some([apart, ..]), true) = (groups.first().map(Vec::as_slice), groups.len() > 1) {
            self.faults.no_person(apart.at, apart.text);
        }
    }

    /// Whether a heading says in a word of its own that it is what a deal paid someone.
    fn is_said_to_pay(&self, name: &Part<'_>) -> bool {
        self.said_to_pay.contains(&name.at)
    }

    /// The people, in the order of the columns that name them.
    fn people(&mut self, at: usize, columns: &[Named<'t>]) {
        let key = columns.iter().find_map(|column| match column {
            Named::Person(key, _) => Some(*key),
            Named::Is(_) => None,
        });
        let named = columns.iter().filter_map(|column| match column {
            Named::Person(own, name) if Some(*own) == key => Some(*name),
            _ => None,
        });
        let names: Vec<Part<'_>> = named.collect();
        let list: Vec<_> = names.iter().map(|name| quoted::written(name.text)).collect();
        let list = match list.is_empty() {
            true => "A, B, C".to_owned(),
            false => list.join(", "),
        };
        let mut own = Faults::default();
        let people = match names.len() > 4 && self.game.pays_by_name() {
            true => People::of_evening(names.iter().map(|name| name.text.to_owned()).collect()),
            false => Some(head::people(&list, 0, &mut own)),
        };
        if let Some(people) = people.filter(|_| own.is_sound()) {
            self.head.people = people;
        } else {
            let first = names.first().map_or(at, |name| name.at);
            self.faults.bad(first, &list, "/players", &["Anna", "Béla", "Cili"]);
        }
    }

    fn placed(&mut self, column: &Named<'t>) -> Column {
        let (key, name) = match column {
            Named::Is(column) => return *column,
            Named::Person(key, name) => (*key, *name),
        };
        let line = name.words();
        match self.head.people.find(&line) {
            Who::One(person, length) if length == line.len() => Column::Each(key, person),
            _ if !self.faults.is_sound() => Column::Nothing,
            _ => {
                let names = self.head.people.listed();
                let fix = nearest(name.text, &names).map(Into::into);
                self.faults.bad(name.at, name.text, "/players", &names).fix = fix;
                Column::Nothing
            }
        }
    }
}

impl Common {
    /// Whether it is said of an evening in its headings.
    const fn is_of_evening(self) -> bool {
        !matches!(self, Common::Note | Common::On | Common::Off | Common::None)
    }
}

/// The headings of a table that is written, with the keys of their columns.
pub(super) fn columns(game: &'static dyn GameLines, used: impl Fn(&str) -> bool) -> Vec<&'static ColumnWords> {
    let all = BEFORE.iter().chain(game.columns()).chain([&NOTE, game.paid()]);
    all.filter(|column| column.kept || used(column.key)).collect()
}

/// Writes a line of headings.
pub(super) fn written(
    game: &'static dyn GameLines,
    columns: &[&ColumnWords],
    people: &People,
    evening: &[String],
    separator: u8,
) -> Vec<u8> {
    let mut cells = Vec::new();
    for column in columns {
        let word = column.words.first().copied().unwrap_or_default();
        if !column.each {
            cells.push(word.to_owned());
            continue;
        }
        cells.extend(people.names.iter().map(|name| {
            match column.key == game.paid().key && game.pays_by_name() && is_name_alone(game, name) {
                true => name.clone(),
                false => format!("{word} {name}"),
            }
        }));
    }
    cells.extend(evening.iter().cloned());
    let mut out = Vec::new();
    write_row(&cells, separator, &mut out);
    out
}

/// Whether a heading that has nothing but this name means the person.
fn is_name_alone(game: &'static dyn GameLines, name: &str) -> bool {
    let folded = joined(name);
    let mut all = BEFORE.iter().chain(game.columns()).chain([&NOTE, game.paid()]);
    let line = words(name, 0);
    let is_common = common().find_of(&line, Common::is_of_evening).is_some();
    !all.any(|column| column.reads(&folded))
        && !is_common
        && !is_sum(&folded)
        && !folded.starts_with("sheet ")
        && folded != TAKEN
}

/// What headings say of the whole evening, in the words of a head.
pub(super) fn of_evening(rules: &str, source: &serde_json::Map<String, serde_json::Value>) -> Vec<String> {
    let mut said = Vec::new();
    said.extend((!rules.is_empty()).then(|| format!("{} {rules}", common().written(Common::Rules))));
    for (word, member) in SOURCES.into_iter().chain([(Common::Round, "round")]) {
        let value = source
            .get(member)
            .map(|value| value.as_str().map_or(value.to_string(), str::to_owned));
        said.extend(value.map(|value| format!("{} {value}", common().written(word))));
    }
    let session = source.get("session").and_then(serde_json::Value::as_str).unwrap_or("-");
    said.push(format!("{} {session}", common().written(Common::Session)));
    said
}
