//! `score` of a record of Preferans: contract, who came, kontra and tricks, as on the sheet (format, 17). It reads
//! members and says which are missing or strange; what can be true the engine says.

use serde_json::{Value as Json, json};

use super::claimed::OUTCOMES;
use crate::json::Value;
use crate::score::{need, refuse_unknown};
use crate::structure::Faults;
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Contract, DealFacts, Kontra, OutcomeKind, WrittenDeal};

pub(super) const MEMBERS: &[&str] = &[
    "contract",
    "declarer",
    "game",
    "invited_by",
    "kontra_giver",
    "kontra_level",
    "outcome",
    "refa",
    "tricks",
    "volunteers",
];
const SEATS: &[&str] = &["A", "B", "C"];

/// What was written, and what the paper says of the declarer's refa.
#[derive(Debug, Clone, Copy)]
pub(super) struct Written {
    pub deal: WrittenDeal,
    pub refa: Option<bool>,
}

/// Reads the score; `None` when it has an error of its own.
pub(super) fn read_written<'a>(score: Value<'a>, faults: &mut Faults<'a>) -> Option<Written> {
    let errors = faults.errors();
    let outcome = need(score, "outcome", faults).and_then(|value| faults.word(value, OUTCOMES));
    if outcome == Some("passed_out") {
        refuse_unknown(score, &["outcome"], faults);
        return (faults.errors() == errors).then_some(Written {
            deal: WrittenDeal {
                kind: OutcomeKind::PassedOut,
                facts: None,
            },
            refa: None,
        });
    }
    refuse_unknown(score, MEMBERS, faults);
    let declarer = need(score, "declarer", faults).and_then(|value| faults.seat(value));
    let contract = need(score, "contract", faults).and_then(|value| read_contract(value, faults));
    let game = score.get("game").and_then(|value| faults.boolean(value)) == Some(true);
    let refa = score.get("refa").and_then(|value| faults.boolean(value));
    let volunteers = read_volunteers(score, declarer, contract, faults);
    let invited_by = read_seat(score, "invited_by", faults);
    let kontra = read_kontra(score, faults);
    let tricks = score.get("tricks").map(|value| read_tricks(value, faults));
    if faults.errors() > errors {
        return None;
    }
    let facts = DealFacts {
        declarer: declarer?,
        contract: contract?,
        game,
        volunteers,
        invited_by,
        kontra,
        tricks,
    };
    let kind = if outcome? == "played" {
        OutcomeKind::Played
    } else {
        OutcomeKind::Unplayed
    };
    Some(Written {
        deal: WrittenDeal {
            kind,
            facts: Some(facts),
        },
        refa,
    })
}

fn read_contract<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<Contract> {
    let number = faults.integer(value, 0)?;
    let contract = u8::try_from(number).ok().and_then(Contract::new);
    if contract.is_none() {
        let values: Vec<u8> = Contract::all().map(Contract::value).collect();
        faults.at(Code::BadValue, value).expected = Some(json!(values));
    }
    contract
}

/// Who came; in Bettel both defenders, whether it was written or not.
fn read_volunteers<'a>(
    score: Value<'a>,
    declarer: Option<Seat>,
    contract: Option<Contract>,
    faults: &mut Faults<'a>,
) -> BySeat<bool> {
    let mut came = BySeat::default();
    let bettel = contract == Some(Contract::BETTEL);
    let Some(list) = score.get("volunteers") else {
        if !bettel {
            faults.missing(score, "volunteers");
        }
        return BySeat::from_fn(|seat| bettel && declarer != Some(seat));
    };
    if faults.array(list) {
        for item in list.items() {
            let Some(seat) = faults.seat(item) else { continue };
            if std::mem::replace(&mut came[seat], true) {
                faults.unfit(item, "twice");
            }
        }
    }
    came
}

/// A seat, or `null` for nobody.
fn read_seat<'a>(score: Value<'a>, name: &str, faults: &mut Faults<'a>) -> Option<Seat> {
    let value = score.get(name).filter(|value| !value.is_null())?;
    faults.seat(value)
}

/// Giver and level belong together.
fn read_kontra<'a>(score: Value<'a>, faults: &mut Faults<'a>) -> Option<Kontra> {
    let level = score
        .get("kontra_level")
        .and_then(|value| faults.integer(value, 0))
        .unwrap_or(0);
    let giver = read_seat(score, "kontra_giver", faults);
    match (level, giver) {
        (0, None) => None,
        (0, Some(_)) => {
            faults.missing(score, "kontra_level");
            None
        }
        (_, None) => {
            faults.missing(score, "kontra_giver");
            None
        }
        // A level that no table reaches is the highest that can be told, and the engine refuses it.
        (level, Some(giver)) => Some(Kontra {
            giver,
            level: u8::try_from(level).unwrap_or(u8::MAX),
        }),
    }
}

fn read_tricks<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> BySeat<u8> {
    let mut tricks = BySeat::default();
    if !faults.object(value) {
        return tricks;
    }
    for (name, number) in value.members() {
        let Some(seat) = name.as_str().and_then(|text| Seat::parse(&text)) else {
            faults.unknown(name, SEATS);
            continue;
        };
        // More than ten are refused with the rule.
        let number = faults.integer(number, 0).unwrap_or(0);
        tricks[seat] = u8::try_from(number.min(11)).unwrap_or(11);
    }
    tricks
}

/// What was written down, as `score` in its normal form.
pub(super) fn score_json(deal: &WrittenDeal) -> Json {
    let word = match deal.kind {
        OutcomeKind::PassedOut => "passed_out",
        OutcomeKind::Unplayed => "unplayed",
        OutcomeKind::Played => "played",
    };
    let Some(facts) = deal.facts else {
        return json!({"outcome": word});
    };
    let came: Vec<&str> = Seat::ALL
        .into_iter()
        .filter(|seat| facts.volunteers[*seat])
        .map(Seat::letter)
        .collect();
    let mut score = json!({
        "outcome": word,
        "declarer": facts.declarer.letter(),
        "contract": facts.contract.value(),
        "game": facts.game,
        "volunteers": came,
        "invited_by": facts.invited_by.map(Seat::letter),
        "kontra_level": facts.kontra.map_or(0, |kontra| kontra.level),
        "kontra_giver": facts.kontra.map(|kontra| kontra.giver.letter()),
    });
    if let Some(tricks) = facts.tricks {
        score["tricks"] = tricks.iter().map(|(seat, won)| (seat.letter(), *won)).collect();
    }
    normal(&score)
}

/// The score without what says nothing (format, 17).
pub(super) fn normal(score: &Json) -> Json {
    let mut members = score.as_object().cloned().unwrap_or_default();
    let blank = [
        ("game", json!(false)),
        ("invited_by", Json::Null),
        ("kontra_giver", Json::Null),
        ("kontra_level", json!(0)),
    ];
    for (name, nothing) in blank {
        if members.get(name) == Some(&nothing) {
            members.remove(name);
        }
    }
    if let Some(Json::Array(came)) = members.get_mut("volunteers") {
        came.sort_by(|a, b| a.as_str().cmp(&b.as_str()));
    }
    if let Some(Json::Object(tricks)) = members.get_mut("tricks") {
        tricks.retain(|_, number| *number != json!(0));
    }
    Json::Object(members)
}
