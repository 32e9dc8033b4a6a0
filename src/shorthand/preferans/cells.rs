//! A deal of Preferans in the cells of a row, in the words of its lines.

use serde_json::{Map, Value as Json, json};

use super::read::{Call, Came, DealReading, is_pass};
use super::words::{Term, lexicon};
use super::write::{active, kontras, seat};
use crate::csv::{RowCells, whole};
use crate::faults::Faults;
use crate::fold::fold;
use crate::game::{ColumnWords, ScoreCell, Table};
use crate::line::Part;
use talon_rules::cards::Seat;
use talon_rules::games::preferans::{Aim, Contract};

/// The columns between who deals and the note.
pub(super) const COLUMNS: &[ColumnWords] = &[
    ColumnWords::kept(
        "declarer",
        &["declarer", "izvođač", "nosilac", "glavni igrač", "felvevő", "vállaló"],
    ),
    ColumnWords::kept(
        "contract",
        &[
            "contract",
            "bid",
            "kontrakt",
            "ugovor",
            "bemondás",
            "licit",
            "vállalás",
            "najava",
        ],
    ),
    ColumnWords::kept("game", &["game", "igra", "játék"]),
    ColumnWords::kept(
        "came",
        &[
            "came",
            "who came",
            "došao",
            "došli",
            "ide",
            "idu",
            "dolazi",
            "tko dolazi",
            "ko dolazi",
            "jött",
            "jön",
        ],
    ),
    ColumnWords::kept(
        "invited",
        &["invited", "invites", "pozvao", "zove", "poziv", "hívott", "hív", "hívó"],
    ),
    ColumnWords::kept("kontra", &["kontra", "contra", "kontre", "kontrák"]),
    ColumnWords::for_each(TRICKS, &["tricks", "štihovi", "štihova", "ütések", "ütés"]),
    ColumnWords::where_said("refa", &["refa", "refe"]),
];

const TRICKS: &str = "tricks";
/// The tricks of a deal.
const ALL: i64 = 10;

/// What is left to go behind a deal.
pub(super) const PAID: ColumnWords = ColumnWords::for_each("paid", &["bula", "bule"]);

/// Reads the cells of a row.
pub(super) fn read(row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) -> Map<String, Json> {
    let mut score = Map::new();
    let contract = row.part("contract");
    if contract.is_some_and(|said| is_pass(&said.words())) {
        score.insert("outcome".into(), json!("passed_out"));
        passed_out(row, table, faults);
        return score;
    }
    let Some(declarer) = row.seat("declarer", table, "/score/declarer", faults) else {
        return score;
    };
    score.insert("declarer".into(), json!(declarer.letter()));
    let Some(said) = contract else {
        let expected = lexicon().expected(Term::is_contract);
        faults.missing(row.place("contract"), "/score/contract", &expected);
        return score;
    };
    let mut reading = DealReading::of(table, &said, faults);
    let Some(contract) = reading.contract(&mut score) else {
        return score;
    };
    reading.nothing_more("/score/contract");
    let mut call = Call {
        declarer,
        contract,
        came: None,
        giver: None,
        is_alone: false,
    };
    let mut level = None;
    let is_read = [
        row.part("game").map(|said| game(&said, &mut score, faults)),
        row.part("came").map(|said| came(&said, &mut call, table, faults)),
        row.part("invited").map(|said| invited(&said, &mut call, table, faults)),
        row.part("kontra")
            .map(|said| kontra(&said, &mut call, &mut level, table, faults)),
    ];
    // Who plays must be known before tricks mean anything.
    if is_read.into_iter().flatten().any(|read| read.is_none()) {
        return score;
    }
    faults.places.put("/score/volunteers", row.place("came"));
    let mut reading = DealReading::of(table, &said, faults);
    reading.enter_came(&call, &mut score);
    reading.enter_kontra(&call, level, &mut score);
    tricks(row, &call, table, &mut score, faults);
    if let Some(refa) = row.said("refa") {
        DealReading::of(table, &refa, faults).refa(&refa, &mut score);
    }
    score
}

/// Beside a deal that all passed nothing stands.
fn passed_out(row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) {
    let own = ["declarer", "game", "came", "invited", "kontra"];
    let others = own.into_iter().filter_map(|key| row.part(key));
    let tricks = (0..table.people.names.len()).filter_map(|person| row.of(TRICKS, person));
    for part in others.chain(tricks.filter(|part| whole(part.text) != Some(0))) {
        faults.bad(part.at, part.text, "/score", &[]);
    }
}

impl<'r, 't> DealReading<'r, 't> {
    /// At the beginning of a cell.
    fn of(table: &'r Table<'t>, cell: &Part<'t>, faults: &'r mut Faults) -> DealReading<'r, 't> {
        DealReading {
            table,
            line: cell.words(),
            at: 0,
            end: cell.end(),
            faults,
        }
    }

    /// Nothing stands behind what was read.
    fn nothing_more(&mut self, pointer: &str) {
        if let Some(word) = self.line.get(self.at) {
            self.faults.bad(word.at, word.text, pointer, &[]);
        }
    }
}

fn game(said: &Part<'_>, score: &mut Map<String, Json>, faults: &mut Faults) -> Option<()> {
    let line = said.words();
    let is_answer = |term: Term| matches!(term, Term::Game | Term::Yes | Term::No);
    let found = lexicon()
        .find_of(&line, is_answer)
        .filter(|found| found.length == line.len());
    let is_game = match found.and_then(|found| found.meanings.first().copied()) {
        Some(term) => term != Term::No,
        None if fold(said.text) == "x" => true,
        None => {
            let expected = lexicon().written(Term::Game);
            faults.bad(said.at, said.text, "/score/game", &[expected]);
            return None;
        }
    };
    if is_game {
        score.insert("game".into(), json!(true));
    }
    Some(())
}

/// Both, nobody, or the name of who came.
fn came(said: &Part<'_>, call: &mut Call, table: &Table<'_>, faults: &mut Faults) -> Option<()> {
    let mut reading = DealReading::of(table, said, faults);
    let came = match reading.take(|term| matches!(term, Term::Both | Term::Nobody | Term::Only)) {
        Some(Term::Both) => Came::Both,
        Some(Term::Nobody) => Came::Nobody,
        _ => {
            let first = reading.seat("/score/volunteers")?;
            match reading.at < reading.line.len() {
                true => {
                    let at = reading.here();
                    let second = reading.seat("/score/volunteers")?;
                    if second == first {
                        reading.faults.bad(at, second.letter(), "/score/volunteers", &[]);
                    }
                    Came::Both
                }
                false => Came::Only(first),
            }
        }
    };
    reading.nothing_more("/score/volunteers");
    call.came = Some(came);
    Some(())
}

fn invited(said: &Part<'_>, call: &mut Call, table: &Table<'_>, faults: &mut Faults) -> Option<()> {
    faults.places.put("/score/invited_by", said.at);
    let mut reading = DealReading::of(table, said, faults);
    let seat = reading.seat("/score/invited_by")?;
    reading.take(|term| term == Term::Invites);
    reading.nothing_more("/score/invited_by");
    // Of two who came nobody has to be taken along.
    if !matches!(call.came, None | Some(Came::Only(_))) || matches!(call.came, Some(Came::Only(own)) if own != seat) {
        faults.bad(said.at, said.text, "/score/invited_by", &[]);
        return None;
    }
    call.came = Some(Came::Invites(seat));
    Some(())
}

fn kontra(
    said: &Part<'_>,
    call: &mut Call,
    level: &mut Option<(u8, usize)>,
    table: &Table<'_>,
    faults: &mut Faults,
) -> Option<()> {
    let mut reading = DealReading::of(table, said, faults);
    let is_kontra = |term: Term| matches!(term, Term::Kontra(_));
    while let Some(word) = reading.line.get(reading.at).cloned() {
        let Some(Term::Kontra(said)) = reading.take(is_kontra) else {
            reading
                .faults
                .unknown(&word, "/score/kontra_giver", lexicon(), is_kontra);
            return None;
        };
        reading.kontra(call, said, word.at, level)?;
    }
    Some(())
}

/// The tricks of each; without any the deal was not played. What is left out is the rest, where it can be only one
/// person's.
fn tricks(row: &RowCells<'_>, call: &Call, table: &Table<'_>, score: &mut Map<String, Json>, faults: &mut Faults) {
    let person = |seat: Seat| table.people.at(seat, table.dealer);
    let place = row.place_of(TRICKS, person(call.declarer));
    faults.places.put("/score/tricks", place);
    faults.places.put("/score/outcome", place);
    let mut won: Vec<(Seat, i64)> = Vec::new();
    for seat in Seat::ALL {
        let Some(part) = row.of(TRICKS, person(seat)) else {
            continue;
        };
        faults.places.put(&format!("/score/tricks/{}", seat.letter()), part.at);
        match number(&part, call) {
            Some(number) => won.push((seat, number)),
            None => {
                faults.bad(part.at, part.text, "/score/tricks", &["0–10"]);
                return;
            }
        }
    }
    let mut absent = (0..table.people.names.len()).filter(|who| table.people.seat(*who, table.dealer).is_none());
    let stray = absent
        .find_map(|who| row.of(TRICKS, who))
        .filter(|part| whole(part.text) != Some(0));
    if let Some(part) = stray {
        faults.bad(part.at, part.text, "/score/tricks", &[]);
        return;
    }
    score.insert(
        "outcome".into(),
        json!(if won.is_empty() { "unplayed" } else { "played" }),
    );
    if won.is_empty() {
        return;
    }
    let is_said = |seat: &Seat| won.iter().any(|(own, _)| own == seat);
    let open: Vec<Seat> = call.active().into_iter().filter(|seat| !is_said(seat)).collect();
    let taker = match open[..] {
        [] => None,
        _ if call.is_bettel() && is_said(&call.declarer) => None,
        [only] => Some(only),
        [first, ..] => match call.writer().filter(|_| is_said(&call.declarer)) {
            Some(writer) => Some(writer),
            None => {
                let names: Vec<&str> = open
                    .iter()
                    .filter_map(|seat| table.people.names.get(person(*seat)))
                    .map(String::as_str)
                    .collect();
                return faults.missing(row.place_of(TRICKS, person(first)), "/score/tricks", &names);
            }
        },
    };
    let rest = ALL - won.iter().map(|(_, number)| number).sum::<i64>();
    if let Some(seat) = taker.filter(|_| rest > 0) {
        won.push((seat, rest));
    }
    let won: Map<String, Json> = won
        .into_iter()
        .filter(|(_, number)| *number != 0)
        .map(|(seat, number)| (seat.letter().to_owned(), json!(number)))
        .collect();
    score.insert("tricks".into(), Json::Object(won));
}

/// A number of tricks; in Bettel the word for what became of it is enough.
fn number(part: &Part<'_>, call: &Call) -> Option<i64> {
    let line = part.words();
    let is_verdict = |term: Term| matches!(term, Term::Made | Term::Lost);
    let word = lexicon()
        .find_of(&line, is_verdict)
        .filter(|found| found.length == line.len() && call.is_bettel());
    match word {
        Some(found) => Some(i64::from(!found.meanings.contains(&Term::Made))),
        None => whole(part.text).filter(|number| (0..=ALL).contains(number)),
    }
}

/// The cells of a score; `None` when a word for it is wanting.
pub(super) fn write(score: &Json, table: &Table<'_>) -> Option<Vec<ScoreCell>> {
    if score["outcome"] == "passed_out" {
        return Some(vec![("contract", None, lexicon().written(Term::Pass).to_owned())]);
    }
    let declarer = seat(&score["declarer"])?;
    let contract = Contract::new(u8::try_from(score["contract"].as_u64()?).ok()?)?;
    let bettel = contract.aim() == Aim::NoTrick;
    let volunteers = score["volunteers"].as_array().map(Vec::as_slice);
    let (came, invited) = match (volunteers, score["invited_by"].is_null()) {
        (None, _) => (String::new(), String::new()),
        (Some([]), _) => (lexicon().written(Term::Nobody).to_owned(), String::new()),
        (Some([only]), true) => (table.written(seat(only)?)?, String::new()),
        (Some([only]), false) => (String::new(), table.named(seat(only)?)?),
        (Some(_), _) => (lexicon().written(Term::Both).to_owned(), String::new()),
    };
    let game = score["game"] == true;
    let refa = score["refa"].as_bool().map_or("", |refa| if refa { "+" } else { "-" });
    let own = [
        ("declarer", table.named(declarer)?),
        (
            "contract",
            lexicon().written(Term::Contract(contract.value())).to_owned(),
        ),
        (
            "game",
            if game {
                lexicon().written(Term::Game).to_owned()
            } else {
                String::new()
            },
        ),
        ("came", came),
        ("invited", invited),
        ("kontra", kontras(score, declarer, table)?.join(", ")),
        ("refa", refa.to_owned()),
    ];
    let mut cells: Vec<ScoreCell> = own.into_iter().map(|(key, text)| (key, None, text)).collect();
    if score["outcome"] == "unplayed" {
        return Some(cells);
    }
    let of = |seat: Seat| score["tricks"][seat.letter()].as_i64().unwrap_or(0);
    let is_alone = bettel && declarer.others().iter().all(|seat| of(*seat) == 0);
    let playing = active(score, declarer, bettel).filter(|seat| !is_alone || *seat == declarer);
    cells.extend(playing.map(|seat| (TRICKS, Some(seat), of(seat).to_string())));
    Some(cells)
}
