//! A deal of Preferans out of its words: contract, who came, kontra, tricks.

use serde_json::{Map, Value as Json, json};

use super::words::{Term, lexicon};
use crate::faults::Faults;
use crate::fold::fold;
use crate::game::Table;
use crate::lexicon::Word;
use crate::line::Part;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Aim, Contract};

/// The tricks of a deal.
const TRICKS: u8 = 10;

/// Reads the parts of a line.
pub(super) fn read(said: &[Part<'_>], table: &Table<'_>, faults: &mut Faults) -> Map<String, Json> {
    let mut score = Map::new();
    let Some((first, more)) = said.split_first() else {
        faults.missing(faults.places.line, "/score/outcome", &["pass"]);
        return score;
    };
    if is_pass(&first.words()) {
        score.insert("outcome".into(), json!("passed_out"));
        for part in more {
            faults.bad(part.at, part.text, "/score", &[]);
        }
        return score;
    }
    let (call, result) = first.at_colon();
    let mut reading = DealReading {
        table,
        line: call.words(),
        at: 0,
        end: call.end(),
        faults,
    };
    let Some(deal) = reading.call(&mut score) else {
        return score;
    };
    match result.filter(|result| !result.text.is_empty()) {
        Some(result) => reading.result(&deal, &result, &mut score),
        None if deal.came == Some(Came::Nobody) => {
            score.insert("outcome".into(), json!("unplayed"));
        }
        None => reading.faults.missing(call.end(), "/score/tricks", &[": 6 2 2", ": -"]),
    }
    for part in more {
        reading.more(part, &mut score);
    }
    score
}

/// Whether a line says that all passed.
pub(super) fn is_pass(line: &[Word<'_>]) -> bool {
    let found = lexicon().find_of(line, |term| term == Term::Pass);
    found.is_some_and(|found| found.length == line.len())
}

/// Who came, where it was said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Came {
    Both,
    Only(Seat),
    Invites(Seat),
    Nobody,
}

/// What was called.
#[derive(Debug, Clone, Copy)]
pub(super) struct Call {
    pub declarer: Seat,
    pub contract: Contract,
    pub came: Option<Came>,
    pub giver: Option<Seat>,
    /// It was said that nobody else came.
    pub is_alone: bool,
}

impl Call {
    pub fn is_bettel(&self) -> bool {
        self.contract.aim() == Aim::NoTrick
    }

    /// Who plays, from the declarer on.
    pub fn active(&self) -> Vec<Seat> {
        let all = !matches!(self.came, Some(Came::Only(_) | Came::Nobody)) || self.giver.is_some();
        let plays = |seat: &Seat| all || self.came == Some(Came::Only(*seat));
        let others = self.declarer.others();
        [self.declarer]
            .into_iter()
            .chain(others.into_iter().filter(plays))
            .collect()
    }

    /// The one who writes what the defence won, if it is one.
    pub fn writer(&self) -> Option<Seat> {
        self.giver.or(match self.came {
            Some(Came::Only(seat) | Came::Invites(seat)) => Some(seat),
            _ => None,
        })
    }
}

/// The state of reading one line.
pub(super) struct DealReading<'r, 't> {
    pub table: &'r Table<'t>,
    pub line: Vec<Word<'t>>,
    pub at: usize,
    /// Where the call ends.
    pub end: usize,
    pub faults: &'r mut Faults,
}

impl DealReading<'_, '_> {
    /// Takes a word of some of the meanings, if one stands there.
    pub(super) fn take(&mut self, wanted: impl Fn(Term) -> bool) -> Option<Term> {
        let found = lexicon().find_of(self.line.get(self.at..)?, wanted)?;
        self.at += found.length;
        found.meanings.first().copied()
    }

    pub(super) fn seat(&mut self, pointer: &str) -> Option<Seat> {
        let rest = self.line.get(self.at..).unwrap_or_default();
        let (seat, taken) = self.table.need_seat(rest, self.end, pointer, self.faults)?;
        self.at += taken;
        Some(seat)
    }

    pub(super) fn here(&self) -> usize {
        self.line.get(self.at).map_or(self.end, |word| word.at)
    }

    fn call(&mut self, score: &mut Map<String, Json>) -> Option<Call> {
        let declarer = self.seat("/score/declarer")?;
        score.insert("declarer".into(), json!(declarer.letter()));
        let contract = self.contract(score)?;
        let mut call = Call {
            declarer,
            contract,
            came: None,
            giver: None,
            is_alone: false,
        };
        let start = self.here();
        self.faults.places.put("/score/volunteers", start);
        let mut level = None;
        while self.at < self.line.len() {
            self.defence(&mut call, &mut level)?;
        }
        self.enter_came(&call, score);
        self.enter_kontra(&call, level, score);
        Some(call)
    }

    /// The contract, and whether it is a game.
    pub(super) fn contract(&mut self, score: &mut Map<String, Json>) -> Option<Contract> {
        if self.take(|term| term == Term::Game).is_some() {
            score.insert("game".into(), json!(true));
        }
        let start = self.here();
        self.faults.places.put("/score/contract", start);
        self.faults.places.put("/score/game", start);
        let Some(Term::Contract(value)) = self.take(Term::is_contract) else {
            match self.line.get(self.at) {
                Some(word) => self
                    .faults
                    .unknown(word, "/score/contract", lexicon(), Term::is_contract),
                None => self
                    .faults
                    .missing(start, "/score/contract", &lexicon().expected(Term::is_contract)),
            }
            return None;
        };
        let contract = Contract::new(value)?;
        score.insert("contract".into(), json!(contract.value()));
        Some(contract)
    }

    /// The highest level that was said, and where the first was.
    pub(super) fn enter_kontra(&mut self, call: &Call, level: Option<(u8, usize)>, score: &mut Map<String, Json>) {
        let Some((level, at)) = level else { return };
        self.faults.places.put("/score/kontra_level", at);
        match call.giver {
            Some(giver) => {
                score.insert("kontra_giver".into(), json!(giver.letter()));
                score.insert("kontra_level".into(), json!(level));
            }
            None => self
                .faults
                .missing(at, "/score/kontra_giver", &[lexicon().written(Term::Kontra(1))]),
        }
    }

    /// One thing that is said of the defence.
    fn defence(&mut self, call: &mut Call, level: &mut Option<(u8, usize)>) -> Option<()> {
        let at = self.here();
        let was_alone = call.is_alone;
        let came = match self.take(Term::is_defence) {
            Some(Term::Kontra(said)) => return self.kontra(call, said, at, level),
            Some(Term::Both) => Came::Both,
            Some(Term::Nobody) => Came::Nobody,
            Some(Term::Only) => {
                call.is_alone = true;
                Came::Only(self.seat("/score/volunteers")?)
            }
            _ => {
                let rest = self.line.get(self.at..).unwrap_or_default();
                let Some((seat, taken)) = self.table.seat(rest) else {
                    if let Some(word) = rest.first() {
                        self.faults
                            .unknown(word, "/score/volunteers", lexicon(), Term::is_defence);
                    }
                    return None;
                };
                self.at += taken;
                match self.take(|term| matches!(term, Term::Invites | Term::Plays)) {
                    Some(Term::Plays) => Came::Only(seat),
                    Some(_) => {
                        self.faults.places.put("/score/invited_by", at);
                        Came::Invites(seat)
                    }
                    None => {
                        let here = self.here();
                        self.faults
                            .missing(here, "/score/invited_by", &[lexicon().written(Term::Invites)]);
                        return None;
                    }
                }
            }
        };
        // Two who are named one by one are both, unless it was said of one that nobody else came.
        let came = match (call.came, came) {
            (Some(Came::Only(first)), Came::Only(second)) if first != second && !was_alone && !call.is_alone => {
                call.came = None;
                Came::Both
            }
            (_, came) => came,
        };
        if call.came.replace(came).is_some() {
            let word = self.line.iter().find(|word| word.at == at);
            self.faults
                .bad(at, word.map_or("", |word| word.text), "/score/volunteers", &[]);
        }
        Some(())
    }

    /// The levels up to the fourth name who says them; a higher one names who said the first.
    pub(super) fn kontra(
        &mut self,
        call: &mut Call,
        said: u8,
        at: usize,
        level: &mut Option<(u8, usize)>,
    ) -> Option<()> {
        while self.take(|term| term == Term::By).is_some() {}
        let place = self.here();
        let seat = self.seat("/score/kontra_giver")?;
        let is_declarers = said.is_multiple_of(2) && said <= 4;
        let fits = match is_declarers {
            true => seat == call.declarer,
            false => seat != call.declarer && call.giver.is_none_or(|giver| giver == seat),
        };
        if !fits {
            self.faults
                .other(Code::KontraNotEntitled, place, seat.letter(), "/score/kontra_giver");
        } else if !is_declarers {
            call.giver = Some(seat);
        }
        *level = Some(level.map_or((said, at), |(known, from)| (known.max(said), from)));
        Some(())
    }

    pub(super) fn enter_came(&mut self, call: &Call, score: &mut Map<String, Json>) {
        let came: Vec<Seat> = match call.came {
            None if call.is_bettel() => return,
            None | Some(Came::Both) => call.declarer.others().to_vec(),
            Some(Came::Only(seat)) => vec![seat],
            Some(Came::Invites(seat)) => {
                score.insert("invited_by".into(), json!(seat.letter()));
                vec![seat]
            }
            Some(Came::Nobody) => Vec::new(),
        };
        let mut letters: Vec<&str> = came.into_iter().map(Seat::letter).collect();
        letters.sort_unstable();
        score.insert("volunteers".into(), json!(letters));
    }

    fn result(&mut self, call: &Call, result: &Part<'_>, score: &mut Map<String, Json>) {
        self.faults.places.put("/score/tricks", result.at);
        self.faults.places.put("/score/outcome", result.at);
        if fold(result.text) == "-" {
            score.insert("outcome".into(), json!("unplayed"));
            return;
        }
        score.insert("outcome".into(), json!("played"));
        let line = result.words();
        let word = lexicon().find_of(&line, |term| matches!(term, Term::Made | Term::Lost));
        let numbers = match word {
            Some(found) if found.length == line.len() => match call.is_bettel() {
                // The first trick of the declarer decides it.
                true => vec![u8::from(!found.meanings.contains(&Term::Made))],
                false => return self.faults.missing(result.end(), "/score/tricks", &["6 2 2"]),
            },
            _ => match self.numbers(result) {
                Some(numbers) => numbers,
                None => return,
            },
        };
        if let Some(tricks) = self.tricks(call, &numbers, result) {
            let won: Map<String, Json> = Seat::ALL
                .into_iter()
                .filter(|seat| tricks[*seat] > 0)
                .map(|seat| (seat.letter().to_owned(), json!(tricks[seat])))
                .collect();
            score.insert("tricks".into(), Json::Object(won));
        }
    }

    fn numbers(&mut self, result: &Part<'_>) -> Option<Vec<u8>> {
        let mut numbers = Vec::new();
        for word in result.words() {
            for part in word.folded.split(['-', '/', '+']).filter(|part| !part.is_empty()) {
                let Some(number) = part.parse().ok().filter(|number| *number <= TRICKS) else {
                    self.faults
                        .bad(word.at, word.text, "/score/tricks", &["6 2 2", "-", "made", "lost"]);
                    return None;
                };
                numbers.push(number);
            }
        }
        Some(numbers)
    }

    /// The tricks of each; what is not said is the rest, where it can be only one person's.
    fn tricks(&mut self, call: &Call, numbers: &[u8], result: &Part<'_>) -> Option<BySeat<u8>> {
        let active = call.active();
        let mut tricks = BySeat::default();
        for (seat, number) in active.iter().zip(numbers) {
            tricks[*seat] = *number;
        }
        // Each is at most ten, but nobody counted how many there are.
        let said: usize = numbers.iter().copied().map(usize::from).sum();
        let rest = usize::from(TRICKS)
            .checked_sub(said)
            .and_then(|rest| u8::try_from(rest).ok());
        if numbers.len() > active.len() || rest.is_none() && numbers.len() < active.len() {
            self.faults.bad(result.at, result.text, "/score/tricks", &[]);
            return None;
        }
        let open = &active[numbers.len()..];
        let taker = match (open, numbers.len()) {
            ([], _) => return Some(tricks),
            (_, 1) if call.is_bettel() => return Some(tricks),
            ([last], _) => Some(*last),
            (_, 1) => call.writer(),
            _ => None,
        };
        match taker {
            Some(seat) => tricks[seat] += rest.unwrap_or_default(),
            None => {
                let names: Vec<String> = open.iter().filter_map(|seat| self.table.written(*seat)).collect();
                let names: Vec<&str> = names.iter().map(String::as_str).collect();
                self.faults.missing(result.end(), "/score/tricks", &names);
                return None;
            }
        }
        Some(tricks)
    }

    /// A part behind the tricks: what the paper says of the refa.
    fn more(&mut self, part: &Part<'_>, score: &mut Map<String, Json>) {
        self.faults.places.put("/score/refa", part.at);
        let line = part.words();
        let Some(word) = line.first() else { return };
        let Some(found) = lexicon().find_of(&line, |term| term == Term::Refa) else {
            return self
                .faults
                .unknown(word, "/score", lexicon(), |term| term == Term::Refa);
        };
        self.refa(&part.behind(found.length), score);
    }

    /// Whether the declarer has an open refa.
    pub(super) fn refa(&mut self, part: &Part<'_>, score: &mut Map<String, Json>) {
        self.faults.places.put("/score/refa", part.at);
        let line = part.words();
        let is_answer = |term: Term| matches!(term, Term::Yes | Term::No);
        match lexicon()
            .find_of(&line, is_answer)
            .filter(|found| found.length == line.len())
        {
            Some(found) => {
                score.insert("refa".into(), json!(found.meanings.contains(&Term::Yes)));
            }
            None => {
                let word = line.first().map_or("", |word| word.text);
                self.faults.bad(part.at, word, "/score/refa", &["+", "-"]);
            }
        }
    }
}
