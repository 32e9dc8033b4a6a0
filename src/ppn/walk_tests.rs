//! Sessions walked through the engine from a seed, whatever they come to: written, read and written again they are the
//! same text, and what is read is what was played.

use serde_json::{Value as Json, json};

use crate::Ppn;
use crate::header::changed;
use crate::script::action_json;
use talon_records::json::Limits;
use talon_records::normal::Writer;
use talon_records::notation::Notation as _;
use talon_records::stream::{Body, Splitter};
use talon_records::{Finding, Reader};
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::Game;
use talon_rules::games::preferans::{Action, Answer, Deal, DealtCards, Phase, Preferans, Sheet, Variant};

/// A small generator of chance (xorshift), enough for choosing among actions.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % count.max(1)
    }

    pub(crate) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn deal(&mut self, forehand: Seat) -> (Deal, BySeat<Vec<Card>>, Vec<Card>) {
        let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
        for last in (1..pack.len()).rev() {
            pack.swap(last, self.below(last + 1));
        }
        let talon = pack.split_off(30);
        let holdings = BySeat {
            a: pack[..10].to_vec(),
            b: pack[10..20].to_vec(),
            c: pack[20..].to_vec(),
        };
        let set = |cards: &[Card]| DealtCards::known(cards.iter().copied().collect());
        let deal = Deal {
            forehand,
            holdings: holdings.map(|_, cards| set(cards)),
            talon: set(&talon),
        };
        (deal, holdings, talon)
    }
}

/// One deal, played by chance; kontras go no higher than PPN can say.
fn play(state: &mut Preferans, chance: &mut Chance) -> Vec<Json> {
    let mut actions = Vec::new();
    loop {
        if state.is_complete() && state.trick().is_empty() && chance.one_in(2) {
            return actions;
        }
        let high = state.kontra().is_some_and(|kontra| kontra.level == 4);
        let mut legal = state.legal_actions();
        legal.retain(|(_, action)| match action {
            Action::Kontra => !high,
            // What is invited and then doubled is told to be lost.
            Action::Defend(Answer::Invite) => state.kontra().is_none(),
            _ => true,
        });
        // The second defender invites when they answer.
        let second = state.declarer().map(Seat::previous);
        if state.phase() == Phase::Window {
            legal.retain(|(seat, action)| Some(*seat) != second || !matches!(action, Action::Defend(_)));
        }
        if state.invited_by().is_some() {
            legal.retain(|(_, action)| *action != Action::Kontra);
        }
        let cards = legal
            .iter()
            .filter(|(_, action)| matches!(action, Action::Play(_)))
            .count();
        if cards > 0 && state.phase() == Phase::Window && !chance.one_in(3) {
            legal.retain(|(_, action)| matches!(action, Action::Play(_)));
        }
        if legal.is_empty() {
            return actions;
        }
        let (seat, action) = legal[chance.below(legal.len())];
        actions.push(action_json(seat, action));
        state.apply_checked(seat, action);
    }
}

pub fn record(
    id: usize,
    sheet: &Sheet,
    variant: &Variant,
    forehand: Seat,
    holdings: &BySeat<Vec<Card>>,
    talon: &[Card],
    actions: &[Json],
) -> Json {
    let codes = |cards: &[Card]| cards.iter().map(|card| Pack::French.code(*card)).collect::<Vec<_>>();
    let options: serde_json::Map<String, Json> = changed(variant).collect();
    let (bula, refa) = (&sheet.bula, &sheet.open_refa);
    json!({
        "format": "talon", "version": "1.0", "game": "preferans",
        "rules": {"id": "preferans", "edition": 1, "options": options},
        "source": {"event": "Club night", "table": "2", "round": 1, "deal": id, "date": "2026-03-14"},
        "players": {"A": {"name": "Ana"}, "B": {"name": "Boris"}, "C": {"name": "Ceca"}},
        "context": {
            "bula": {"A": bula.a, "B": bula.b, "C": bula.c},
            "refa": {"A": refa.a, "B": refa.b, "C": refa.c},
            "refas_written": sheet.refas_written,
        },
        "deal": {
            "dealer": forehand.previous().letter(),
            "hands": {"A": codes(&holdings.a), "B": codes(&holdings.b), "C": codes(&holdings.c)},
            "talon": codes(talon),
        },
        "actions": actions,
    })
}

/// Enters a deal that is over.
pub fn enter(sheet: &mut Sheet, state: &Preferans, variant: &Variant) {
    let outcome = state.outcome().unwrap();
    match (outcome.declarer, outcome.score) {
        (Some(declarer), Some(score)) => sheet.enter(declarer, &score),
        _ => {
            sheet.enter_passed_out(variant);
        }
    }
}

/// A session of a few deals, sometimes begun in its middle.
fn session(seed: u64) -> Vec<Json> {
    let chance = &mut Chance::new(seed);
    let presets = ["hr", "hr", "sr", "iklub", "vojvodina"];
    let mut variant = Variant::preset(presets[chance.below(presets.len())]).unwrap();
    variant.bula = [2, 4, 30][chance.below(3)];
    variant.refas = [Some(1), Some(3), None][chance.below(3)];
    let mut sheet = Sheet::new(&variant);
    let first = if chance.one_in(4) { 3 } else { 0 };
    let mut forehand = Seat::ALL[chance.below(3)];
    let mut records = Vec::new();
    for nth in 0..10 {
        let (deal, holdings, talon) = chance.deal(forehand);
        let mut state = Preferans::new(&deal, &sheet.before(), &variant);
        let actions = play(&mut state, chance);
        if nth >= first {
            records.push(record(nth + 1, &sheet, &variant, forehand, &holdings, &talon, &actions));
        }
        enter(&mut sheet, &state, &variant);
        if sheet.is_over() {
            break;
        }
        forehand = forehand.next();
    }
    records
}

/// The normal form of each record of a text, with all that was found.
pub fn read(text: &str) -> (Vec<Vec<u8>>, Vec<Finding>) {
    let mut splitter = Splitter::new(None, Limits::default()).with_notations(&[&Ppn]);
    let (mut records, mut findings) = (Vec::new(), Vec::new());
    let mut reader = Reader::new();
    for piece in text.as_bytes().chunks(700).map(Some).chain([None]) {
        match piece {
            Some(piece) => splitter.feed(piece),
            None => splitter.finish(),
        }
        while let Some(record) = splitter.next_record() {
            let Body::Text(text) = record.body else {
                panic!("{:?}", record.body)
            };
            let checked = reader.check(text, &crate::options());
            findings.extend(checked.findings.iter().cloned());
            records.push(Writer::new().normal(checked.record.as_ref().unwrap()).text);
        }
    }
    (records, findings)
}

pub fn write(records: &[Vec<u8>]) -> String {
    let mut writer = Ppn.writer();
    let mut out = Vec::new();
    for record in records {
        assert_eq!(writer.write(record, &mut out), []);
    }
    writer.finish(&mut out);
    String::from_utf8(out).unwrap()
}

#[test]
fn what_was_written_reads_back_and_is_written_the_same() {
    let mut reader = Reader::new();
    let (mut over, mut deals) = (0, 0);
    for seed in 1..=60 {
        let records: Vec<Vec<u8>> = session(seed)
            .iter()
            .map(|record| {
                let text = record.to_string();
                let checked = reader.check(text.as_bytes(), &crate::options());
                assert_eq!(checked.findings, [], "{text}");
                Writer::new().normal(checked.record.as_ref().unwrap()).text
            })
            .collect();
        // It may have come to its end before the deal with which it was to begin.
        if records.is_empty() {
            continue;
        }
        deals += records.len();
        let text = write(&records);
        let (again, findings) = read(&text);
        assert_eq!(findings, [], "seed {seed}\n{text}");
        assert_eq!(again.len(), records.len());
        for (before, after) in records.iter().zip(&again) {
            let parse = |text: &[u8]| serde_json::from_slice::<Json>(text).unwrap();
            let (before, after) = (parse(before), parse(after));
            for member in ["deal", "actions", "rules", "players", "context"] {
                assert_eq!(before[member], after[member], "seed {seed} {member}\n{text}");
            }
        }
        assert_eq!(write(&again), text, "seed {seed}");
        over += usize::from(text.contains("[Result1 "));
    }
    assert!(
        over > 3 && deals > 250,
        "{over} sessions came to their end, {deals} deals"
    );
}
