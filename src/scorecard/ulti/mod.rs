//! What is filled in of a deal of Ulti.

use serde_json::{Map, Value as Json, json};
use talon_records::rules_in;
use talon_rules::cards::{Pack, Seat};
use talon_rules::games::GameKind;
use talon_rules::games::session::{Book, Standing};
use talon_rules::games::ulti::{
    Bid, Class, Component, SILENT_CODES, Silent, SimpleForfeit, Variant, bid_exists, is_forfeit, trump_suits,
};

use crate::form::{AskAgain, Asks, CallChoice, CallPart, Choice, Field, Says};
use crate::game::{CardGame, reseat_keys, reseat_word};

/// Ulti on a scorecard.
#[derive(Debug)]
pub(crate) struct UltiCard;

/// What is called most at a table, in the order of the ladder.
const USUAL: [&str; 9] = [
    "simple",
    "p:simple",
    "h40",
    "simple+ulti",
    "betli",
    "dur",
    "h20",
    "p:simple+ulti",
    "rebetli",
];
/// What calls are put together from, in the order of their names (U-4.1).
const CALL_PARTS: [CallPart; 7] = [
    CallPart::Component(Component::Forty.code()),
    CallPart::Component(Component::Twenty.code()),
    CallPart::Component(Component::Ulti.code()),
    CallPart::Component(Component::Aces.code()),
    CallPart::Component(Component::Durchmars.code()),
    CallPart::Component(Component::OpenDurchmars.code()),
    CallPart::Hearts,
];
/// A Simple that is thrown in.
const THROWN_IN: &str = "thrown_in";
/// Levels that a form offers; more are seldom said in earnest.
const LEVELS: u8 = 8;
/// The sides whose points are counted.
const POINTS_OF: [&str; 2] = ["declarer", "defenders"];
/// Tens that one side can have: eight aces and tens, the last trick, and all marriages.
const TENS_MAX: u8 = 19;

impl CardGame for UltiCard {
    fn game(&self) -> GameKind {
        GameKind::Ulti
    }

    fn counts_alone(&self) -> bool {
        true
    }

    fn book(&self, rules: &Json) -> Box<dyn Book> {
        Box::new(variant(rules))
    }

    fn goes_on(&self, _before: &Json, _after: &mut Json) {}

    fn calls(&self, rules: &Json) -> Vec<CallChoice> {
        let variant = variant(rules);
        let played = Bid::all().filter(|bid| bid_exists(*bid, &variant) && !is_forfeit(*bid, &variant));
        let call = |bid: Bid| CallChoice {
            code: bid.code().to_owned(),
            contract: bid.code(),
            thrown_in: false,
            value: Some(bid.win()),
            usual: USUAL.contains(&bid.code()),
            parts: parts_of_call(bid),
        };
        let mut calls: Vec<CallChoice> = played.map(call).collect();
        if variant.simple_forfeit != SimpleForfeit::Never {
            calls.insert(
                0,
                CallChoice {
                    code: THROWN_IN.to_owned(),
                    contract: "simple",
                    thrown_in: true,
                    value: Some(i64::from(variant.forfeit_value)),
                    usual: true,
                    parts: None,
                },
            );
        }
        calls
    }

    fn call_parts(&self) -> &'static [CallPart] {
        &CALL_PARTS
    }

    fn nobody_declares(&self) -> Option<&'static str> {
        None
    }

    fn fields(&self, rules: &Json, declarer: Option<Seat>, call: &str) -> Option<Vec<Field>> {
        let (variant, declarer) = (variant(rules), declarer?);
        if call == THROWN_IN {
            return (variant.simple_forfeit != SimpleForfeit::Never).then(Vec::new);
        }
        let bid = Bid::parse(call).filter(|bid| bid_exists(*bid, &variant))?;
        let mut fields = parts(bid);
        fields.extend(kontras(bid, declarer, &variant));
        fields.extend(silents(bid, &variant));
        if Silent::Ulti.goes_with(bid, &variant) {
            fields.push(seven());
        }
        if Silent::Hundred.goes_with(bid, &variant) && asks_for_marriages(&variant) {
            fields.extend(Seat::ALL.map(marriages));
        }
        if bid.class() != Class::Plain {
            fields.extend([points(Some(declarer)), points(None)]);
        }
        if variant.two_round {
            let first = Choice::new("2", Says::Number(1), json!({"round_factor": 2}));
            fields.push(optional("round", Asks::Round, vec![first], false));
        }
        let suits = trump_suits(bid.class());
        if suits.len() > 1 {
            let suit = |suit: &talon_rules::cards::Suit| {
                let letter = Pack::German.suit_code(*suit);
                Choice::new(letter, Says::Suit(*suit), json!({"trump": letter}))
            };
            fields.push(optional("trump", Asks::Trump, suits.iter().map(suit).collect(), true));
        }
        Some(fields)
    }

    fn begin(&self, declarer: Option<Seat>, call: &str) -> Map<String, Json> {
        let mut score = Map::new();
        score.extend(declarer.map(|seat| ("declarer".to_owned(), json!(seat.letter()))));
        if call == THROWN_IN {
            score.insert("contract".into(), json!("simple"));
            score.insert("forfeit".into(), json!(true));
        } else {
            score.insert("contract".into(), json!(call));
        }
        score
    }

    fn call_of(&self, score: &Map<String, Json>) -> Option<String> {
        if score.get("forfeit") == Some(&json!(true)) {
            return Some(THROWN_IN.to_owned());
        }
        Some(score.get("contract")?.as_str()?.to_owned())
    }

    fn spelled_out(&self, score: &Map<String, Json>) -> Map<String, Json> {
        score.clone()
    }

    fn finish(&self, rules: &Json, score: &mut Map<String, Json>, _standing: Option<&Standing>) -> Result<(), String> {
        let has_hundred = score.get("silent").is_some_and(|silent| silent.get("100").is_some());
        if has_hundred && asks_for_marriages(&variant(rules)) && !score.contains_key("marriages") {
            score.insert("marriages".into(), json!({}));
        }
        // Those of one side alone tell nothing of the other's: there may have been marriages.
        let sides = score.get("points").and_then(Json::as_object);
        match sides.and_then(|sides| POINTS_OF.iter().find(|side| !sides.contains_key(**side))) {
            Some(missing) => Err(format!("points.{missing}")),
            None => Ok(()),
        }
    }

    fn as_it_stands(&self, _score: &Map<String, Json>, _standing: &dyn Fn() -> Standing) -> Option<Map<String, Json>> {
        None
    }

    fn asks_again(&self, score: &Map<String, Json>) -> Option<AskAgain> {
        let has_all_tricks = score.get("silent")?.get(SILENT_CODES[Silent::Durchmars as usize])? == "win";
        let is_simple_lost = score.get("components")?.get(Component::Simple.code())? == false;
        (has_all_tricks && is_simple_lost).then_some(AskAgain::AllTricksAndSimpleLost)
    }

    fn reseat(&self, score: &Map<String, Json>, seat: &dyn Fn(Seat) -> Option<Seat>) -> Option<Map<String, Json>> {
        let mut score = score.clone();
        reseat_word(&mut score, "declarer", seat)?;
        if let Some(seven) = score.get_mut("seven").and_then(Json::as_object_mut) {
            reseat_word(seven, "by", seat)?;
        }
        if let Some(marriages) = score.get_mut("marriages") {
            reseat_keys(marriages, seat)?;
        }
        let kontras = score.get_mut("kontra").and_then(Json::as_object_mut);
        for levels in kontras
            .into_iter()
            .flat_map(Map::values_mut)
            .filter(|levels| levels.is_object())
        {
            reseat_keys(levels, seat)?;
        }
        Some(score)
    }
}

fn variant(rules: &Json) -> Variant {
    rules_in(GameKind::Ulti, rules).unwrap_or_default()
}

/// What a bid with trumps has beside the Simple (U-4.4).
fn parts_of_call(bid: Bid) -> Option<Vec<CallPart>> {
    let hearts = match bid.class() {
        Class::Plain => return None,
        Class::Trump => None,
        Class::Hearts => Some(CallPart::Hearts),
    };
    let components = bid.components();
    let said = components.iter().filter(|part| *part != Component::Simple);
    Some(
        said.map(|part| CallPart::Component(part.code()))
            .chain(hearts)
            .collect(),
    )
}

/// Made or lost, part by part.
fn parts(bid: Bid) -> Vec<Field> {
    let is_one = bid.components().len() == 1;
    let field = |part: Component| {
        let code = part.code();
        Field {
            id: format!("made.{code}"),
            asks: if is_one { Asks::Whole } else { Asks::Part(code) },
            choices: vec![
                Choice::new("made", Says::Made, json!({"components": {code: true}})),
                Choice::new("lost", Says::Lost, json!({"components": {code: false}})),
            ],
            preset: (!is_one).then_some(0),
            folded: false,
            ends: is_one,
        }
    };
    bid.components().iter().map(field).collect()
}

/// Kontra on each part, of each defender where they are their own (U-8.5, U-8.6).
fn kontras(bid: Bid, declarer: Seat, variant: &Variant) -> Vec<Field> {
    let most = variant.kontra_max_level.unwrap_or(LEVELS).min(LEVELS);
    let by: Vec<Option<Seat>> = match bid.class() {
        Class::Plain => declarer.others().map(Some).to_vec(),
        _ => vec![None],
    };
    let each = bid
        .components()
        .iter()
        .flat_map(|part| by.iter().map(move |by| (part.code(), *by)));
    let field = |(part, by): (&'static str, Option<Seat>)| {
        let choice = |level: u8| {
            let adds = match by {
                Some(seat) => json!({"kontra": {part: {seat.letter(): level}}}),
                None => json!({"kontra": {part: level}}),
            };
            Choice::new(&level.to_string(), Says::Level(level), adds)
        };
        let id = by.map_or_else(
            || format!("kontra.{part}"),
            |seat| format!("kontra.{part}.{}", seat.letter()),
        );
        optional(&id, Asks::Kontra(part, by), (1..=most).map(choice).collect(), false)
    };
    each.map(field).collect()
}

/// Silent bids that contract and rules leave room for (U-10.1).
fn silents(bid: Bid, variant: &Variant) -> Vec<Field> {
    let open = Silent::ALL.into_iter().filter(|silent| silent.goes_with(bid, variant));
    let field = |silent: Silent| {
        let code = SILENT_CODES[silent as usize];
        let choices = vec![
            Choice::new("won", Says::Made, json!({"silent": {code: "win"}})),
            Choice::new("lost", Says::Lost, json!({"silent": {code: "lose"}})),
        ];
        optional(&format!("silent.{code}"), Asks::Silent(code), choices, true)
    };
    open.map(field).collect()
}

/// Whether a silent 100 pays by the marriages that made it (option `silent_20_100_value`).
fn asks_for_marriages(variant: &Variant) -> bool {
    variant.silent_20_100_value == 4
}

/// The marriages of one of them.
fn marriages(seat: Seat) -> Field {
    let each = [false, true]
        .into_iter()
        .flat_map(|forty| (0..=3).map(move |twenties| (forty, twenties)));
    let choice = |(forty, twenties): (bool, u8)| {
        let mut values = vec![20; usize::from(twenties)];
        if forty {
            values.insert(0, 40);
        }
        let code = format!("{}+{twenties}", u8::from(forty));
        let adds = json!({"marriages": {seat.letter(): values}});
        Choice::new(&code, Says::Marriages(forty, twenties), adds)
    };
    let choices = each.filter(|said| *said != (false, 0)).map(choice).collect();
    optional(
        &format!("marriages.{}", seat.letter()),
        Asks::Marriages(seat),
        choices,
        true,
    )
}

/// Whose seven it was that came to the last trick.
fn seven() -> Field {
    let choices = Seat::ALL.into_iter().flat_map(|seat| {
        let letter = seat.letter();
        [
            Choice::new(
                &format!("{letter}+"),
                Says::SevenWon(seat),
                json!({"seven": {"by": letter, "won": true}}),
            ),
            Choice::new(
                &format!("{letter}-"),
                Says::SevenLost(seat),
                json!({"seven": {"by": letter, "won": false}}),
            ),
        ]
    });
    optional("seven", Asks::Seven, choices.collect(), true)
}

/// The card points of a side, in the tens in which they are counted.
fn points(declarer: Option<Seat>) -> Field {
    let [declarers, defenders] = POINTS_OF;
    let side = if declarer.is_some() { declarers } else { defenders };
    let choice = |tens: u8| {
        let number = tens * 10;
        Choice::new(
            &number.to_string(),
            Says::Number(number),
            json!({"points": {side: number}}),
        )
    };
    let choices = (0..=TENS_MAX).map(choice).collect();
    optional(&format!("points.{side}"), Asks::Points(declarer), choices, true)
}

/// A field that can be left as it is.
fn optional(id: &str, asks: Asks, mut choices: Vec<Choice>, folded: bool) -> Field {
    choices.insert(0, Choice::new("", Says::Nothing, json!({})));
    Field {
        id: id.to_owned(),
        asks,
        choices,
        preset: Some(0),
        folded,
        ends: false,
    }
}
