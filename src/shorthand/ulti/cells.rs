//! A deal of Ulti in the cells of a row, in the words of its lines.

use serde_json::{Map, Value as Json, json};

use super::bid::{apart, bid_words, parts_of};
use super::read::{Reading, bid_of_code};
use super::words::{Term, lexicon};
use super::write::{kontras, marriages, seat, seven, sign, silent, trump};
use crate::csv::{RowCells, whole};
use crate::faults::Faults;
use crate::game::{ColumnWords, ScoreCell, Table};
use crate::lexicon::Word;
use crate::line::Part;

/// The columns between who deals and the note.
pub(super) const COLUMNS: &[ColumnWords] = &[
    ColumnWords::kept(
        "declarer",
        &["declarer", "felvevő", "vállaló", "izvođač", "nosilac", "glavni igrač"],
    ),
    ColumnWords::kept(
        "contract",
        &[
            "contract",
            "bid",
            "game",
            "bemondás",
            "licit",
            "vállalás",
            "játék",
            "kontrakt",
            "ugovor",
            "najava",
            "igra",
        ],
    ),
    ColumnWords::kept("trump", &["trump", "adu", "tromf", "szín", "ütőszín", "adut"]),
    ColumnWords::kept("kontra", &["kontra", "contra", "kontrák", "kontre"]),
    ColumnWords::kept("result", &["result", "eredmény", "rezultat", "ishod"]),
    ColumnWords::kept("silent", &["silent", "csendes", "tihi", "tiho", "tiha", "tihe"]),
    ColumnWords::kept("points", &["points", "pontok", "pont", "bodovi", "poeni"]),
    ColumnWords::where_said("seven", &["seven", "hetes", "sedmica"]),
    ColumnWords::where_said("marriages", &["marriages", "bejelentések", "bemondások", "zvanja"]),
    ColumnWords::where_said("factor", &["factor", "szorzó", "faktor"]),
];

/// What a deal paid; a name alone says the same.
pub(super) const PAID: ColumnWords = ColumnWords::for_each("paid", &["pay", "fizetés", "isplata"]);

/// Reads the cells of a row.
pub(super) fn read(row: &RowCells<'_>, table: &Table<'_>, faults: &mut Faults) -> Map<String, Json> {
    let mut score = Map::new();
    let Some(declarer) = row.seat("declarer", table, "/score/declarer", faults) else {
        return score;
    };
    score.insert("declarer".into(), json!(declarer.letter()));
    let Some(call) = row.part("contract") else {
        let parts = lexicon().expected(Term::is_part);
        faults.missing(row.place("contract"), "/score/contract", &parts);
        return score;
    };
    let line = apart(call.words());
    let mut reading = Reading::new(table, declarer, call.end(), faults);
    let Some((bid, taken)) = reading.bid(&line, 0, "/score/contract") else {
        return score;
    };
    score.insert("contract".into(), json!(bid.bid.code()));
    let mut kontra = reading.kontras(&bid, &line, taken);
    if let Some(said) = row.part("kontra") {
        reading.end = said.end();
        kontra.extend(reading.kontras(&bid, &said.words(), 0));
    }
    if !kontra.is_empty() {
        score.insert("kontra".into(), Json::Object(kontra));
    }
    match row.said("result") {
        Some(result) => reading.result(&bid, &result, &mut score),
        None => reading
            .faults
            .missing(row.place("result"), "/score/components", &["+", "-"]),
    }
    reading.besides(row, &mut score);
    score
}

impl Reading<'_, '_> {
    /// What stands in the cells behind the result.
    fn besides(&mut self, row: &RowCells<'_>, score: &mut Map<String, Json>) {
        if let Some(suit) = row.part("trump") {
            self.trump(&suit, &suit.words(), score);
        }
        for part in row.part("silent").into_iter().flat_map(pieces) {
            let line = signs_apart(&part);
            let named = lexicon().find_of(&line, |term| term == Term::Silent);
            self.silent(&part, &line[named.map_or(0, |found| found.length)..], score);
        }
        if let Some(points) = row.part("points") {
            self.points_of_both(&points, score);
        }
        if let Some(seven) = row.part("seven") {
            self.seven(&seven, &signs_apart(&seven), score);
        }
        for part in row.part("marriages").into_iter().flat_map(pieces) {
            let line = part.words();
            let nothing = lexicon().find_of(&line, |term| term == Term::Nothing);
            match nothing.filter(|found| found.length == line.len()) {
                Some(_) => self.no_marriages(&part, &line, score),
                None => self.marriages(&part, &line, score),
            }
        }
        if let Some(factor) = row.part("factor") {
            self.faults.places.put("/score/round_factor", factor.at);
            match whole(factor.text) {
                Some(factor) => {
                    score.insert("round_factor".into(), json!(factor));
                }
                None => {
                    self.faults
                        .bad(factor.at, factor.text, "/score/round_factor", &["1", "2"]);
                }
            }
        }
    }

    /// The points of declarer and defenders, whatever stands between them.
    fn points_of_both(&mut self, part: &Part<'_>, score: &mut Map<String, Json>) {
        self.faults.places.put("/score/points", part.at);
        let numbers: Vec<&str> = part
            .text
            .split(|c: char| !c.is_ascii_digit())
            .filter(|n| !n.is_empty())
            .collect();
        let is_plain = part.text.chars().all(|c| !c.is_alphabetic());
        let both: Option<(u16, u16)> = match numbers[..] {
            [own, others] if is_plain => own.parse().ok().zip(others.parse().ok()),
            _ => None,
        };
        match both {
            Some((own, others)) => {
                score.insert("points".into(), json!({"declarer": own, "defenders": others}));
            }
            None => {
                self.faults.bad(part.at, part.text, "/score/points", &["60 30"]);
            }
        }
    }
}

/// The parts of a cell that says several things.
fn pieces(part: Part<'_>) -> Vec<Part<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    for piece in part.text.split([',', ';']) {
        let at = part.at + from;
        from += piece.len() + 1;
        found.push(Part { at, text: piece }.trimmed());
    }
    found.retain(|piece| !piece.text.is_empty());
    found
}

/// The words of a part, with a sign that ends a word as a word of its own.
fn signs_apart<'t>(part: &Part<'t>) -> Vec<Word<'t>> {
    let mut found = Vec::new();
    for word in part.words() {
        let end = word.text.trim_end_matches(['+', '-', '\u{2212}', '\u{2013}']).len();
        for (text, at) in [(&word.text[..end], word.at), (&word.text[end..], word.at + end)] {
            if !text.is_empty() {
                let folded = crate::fold::fold(text);
                found.push(Word { at, text, folded });
            }
        }
    }
    found
}

/// The cells of a score; `None` when a word for it is wanting.
pub(super) fn write(score: &Json, table: &Table<'_>) -> Option<Vec<ScoreCell>> {
    let bid = bid_of_code(&score["contract"])?;
    let named = |seat| table.named(seat);
    let result = if score["forfeit"] == true {
        "thrown in".to_owned()
    } else {
        let made = |part: &str| score["components"][part].as_bool();
        let signs = parts_of(bid).map(|part| Some(sign(made(part.code())?)));
        signs.collect::<Option<Vec<_>>>()?.concat()
    };
    let kontra: Vec<String> = kontras(bid, &score["kontra"], table)?
        .iter()
        .map(|kontra| kontra.trim().to_owned())
        .collect();
    let points = score
        .get("points")
        .map(|points| format!("{} {}", points["declarer"], points["defenders"]));
    let nothing_said = score["marriages"].as_object().is_some_and(Map::is_empty);
    let marriages = match nothing_said {
        true => lexicon().written(Term::Nothing).to_owned(),
        false => marriages(score, named)?.join(", "),
    };
    let cells = [
        ("declarer", named(seat(&score["declarer"])?)?),
        ("contract", bid_words(bid)),
        ("trump", trump(score)?.unwrap_or_default().to_owned()),
        ("kontra", kontra.join(", ")),
        ("result", result),
        ("silent", silent(score)?.join(", ")),
        ("points", points.unwrap_or_default()),
        ("seven", seven(score, named)?.unwrap_or_default()),
        ("marriages", marriages),
        (
            "factor",
            score.get("round_factor").map(Json::to_string).unwrap_or_default(),
        ),
    ];
    Some(cells.into_iter().map(|(key, text)| (key, None, text)).collect())
}
