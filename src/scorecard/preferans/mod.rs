//! What is filled in of a deal of Preferans.

use serde_json::{Map, Value as Json, json};
use talon_records::rules_in;
use talon_rules::cards::Seat;
use talon_rules::games::GameKind;
use talon_rules::games::preferans::{Aim, Contract, Variant, is_plain_two};
use talon_rules::games::session::{Book, Standing};

use crate::form::{AskAgain, Asks, CallChoice, Choice, Field, Says};
use crate::game::{CardGame, reseat_keys, reseat_word};

/// Preferans on a scorecard.
#[derive(Debug)]
pub(crate) struct PreferansCard;

/// A deal that nobody declared.
const PASSED_OUT: &str = "passed_out";
/// Tricks of a deal.
const TRICKS: u8 = 10;
/// Levels that a form offers.
const LEVELS: u8 = 10;

impl CardGame for PreferansCard {
    fn game(&self) -> GameKind {
        GameKind::Preferans
    }

    fn counts_alone(&self) -> bool {
        false
    }

    fn book(&self, rules: &Json) -> Box<dyn Book> {
        Box::new(variant(rules))
    }

    /// A sheet has the length with which it was begun.
    fn goes_on(&self, before: &Json, after: &mut Json) {
        let length = before.get("options").and_then(|options| options.get("bula")).cloned();
        let Some(rules) = after.as_object_mut() else { return };
        let options = rules.entry("options").or_insert_with(|| json!({}));
        if let Some(options) = options.as_object_mut() {
            match length {
                Some(length) => options.insert("bula".into(), length),
                None => options.remove("bula"),
            };
        }
        if rules.get("options") == Some(&json!({})) {
            rules.remove("options");
        }
    }

    fn calls(&self, rules: &Json) -> Vec<CallChoice> {
        let highest = variant(rules).highest();
        let call = |contract: Contract, game: bool| CallChoice {
            code: contract.code(game).to_owned(),
            contract: contract.code(game),
            thrown_in: false,
            value: None,
            usual: !game,
            parts: None,
        };
        let all = || Contract::all().filter(|contract| contract.value() <= highest.value());
        all()
            .map(|contract| call(contract, false))
            .chain(all().map(|contract| call(contract, true)))
            .collect()
    }

    fn nobody_declares(&self) -> Option<&'static str> {
        Some(PASSED_OUT)
    }

    fn fields(&self, rules: &Json, declarer: Option<Seat>, call: &str) -> Option<Vec<Field>> {
        let Some(declarer) = declarer else {
            return (call == PASSED_OUT).then(Vec::new);
        };
        let variant = variant(rules);
        let (contract, _) = Contract::parse(call).filter(|(one, _)| one.value() <= variant.highest().value())?;
        let is_bettel = contract.aim() == Aim::NoTrick;
        let mut fields = Vec::new();
        if !is_bettel {
            fields.push(came(declarer, contract));
        }
        fields.push(kontra(declarer, variant.kontra_max.min(LEVELS)));
        if is_bettel {
            fields.push(Field {
                id: "result".into(),
                asks: Asks::Whole,
                choices: vec![
                    Choice::new("made", Says::Made, json!({"tricks": {}})),
                    Choice::new("lost", Says::Lost, json!({"tricks": {declarer.letter(): 1}})),
                ],
                preset: None,
                folded: false,
                ends: true,
            });
        } else {
            fields.push(tricks(declarer));
            fields.push(tricks(declarer.next()));
            // Needed only where not all ten were played, or of the defence the first five count.
            fields.push(Field {
                folded: true,
                ..tricks(declarer.previous())
            });
        }
        Some(fields)
    }

    fn begin(&self, declarer: Option<Seat>, call: &str) -> Map<String, Json> {
        let mut score = Map::new();
        let Some((contract, game)) = Contract::parse(call) else {
            score.insert("outcome".into(), json!(PASSED_OUT));
            return score;
        };
        score.extend(declarer.map(|seat| ("declarer".to_owned(), json!(seat.letter()))));
        score.insert("contract".into(), json!(contract.value()));
        if game {
            score.insert("game".into(), json!(true));
        }
        score
    }

    fn call_of(&self, score: &Map<String, Json>) -> Option<String> {
        if score.get("outcome") == Some(&json!(PASSED_OUT)) {
            return Some(PASSED_OUT.to_owned());
        }
        let value = score.get("contract")?.as_u64()?;
        let contract = Contract::new(u8::try_from(value).ok()?)?;
        let game = score.get("game") == Some(&json!(true));
        Some(contract.code(game).to_owned())
    }

    fn spelled_out(&self, score: &Map<String, Json>) -> Map<String, Json> {
        let mut score = score.clone();
        let is_bettel = score.get("contract") == Some(&json!(Contract::BETTEL.value()));
        let declarer = score.get("declarer").and_then(Json::as_str).and_then(Seat::parse);
        let tricks = score.get_mut("tricks").and_then(Json::as_object_mut);
        if let Some((tricks, declarer)) = tricks.zip(declarer).filter(|_| !is_bettel) {
            let sum: u64 = tricks.values().filter_map(Json::as_u64).sum();
            for seat in Seat::ALL {
                tricks.entry(seat.letter()).or_insert(json!(0));
            }
            // The last of them has the rest.
            if sum == u64::from(TRICKS) {
                tricks.remove(declarer.previous().letter());
            }
        }
        score
    }

    fn finish(&self, rules: &Json, score: &mut Map<String, Json>, standing: Option<&Standing>) -> Result<(), String> {
        if score.get("outcome") == Some(&json!(PASSED_OUT)) {
            return Ok(());
        }
        let is_played = score.contains_key("tricks");
        let outcome = if is_played { "played" } else { "unplayed" };
        score.insert("outcome".into(), json!(outcome));
        let declarer = seat_in(score, "declarer");
        if let Some(standing) = standing.filter(|_| may_depend_on_refa(score)) {
            mark_refa(score, standing);
        }
        let is_bettel = score.get("contract") == Some(&json!(Contract::BETTEL.value()));
        let Some(declarer) = declarer.filter(|_| !is_bettel) else {
            return Ok(());
        };
        let somebody_came = score
            .get("volunteers")
            .and_then(Json::as_array)
            .is_some_and(|came| !came.is_empty());
        let variant = variant(rules);
        let stays_unplayed =
            is_undoubled_two(score) && is_plain_two(Contract::TWO, false, has_refa(declarer, standing), &variant);
        if !is_played && somebody_came && !stays_unplayed {
            return Err(format!("tricks.{}", declarer.letter()));
        }
        if is_played {
            fill_tricks(score, declarer, variant.kontra_individual)?;
        }
        Ok(())
    }

    fn as_it_stands(&self, score: &Map<String, Json>, standing: &dyn Fn() -> Standing) -> Option<Map<String, Json>> {
        if !may_depend_on_refa(score) {
            return None;
        }
        let mut score = score.clone();
        mark_refa(&mut score, &standing());
        Some(score)
    }

    fn asks_again(&self, _score: &Map<String, Json>) -> Option<AskAgain> {
        None
    }

    fn reseat(&self, score: &Map<String, Json>, seat: &dyn Fn(Seat) -> Option<Seat>) -> Option<Map<String, Json>> {
        let mut score = score.clone();
        for name in ["declarer", "invited_by", "kontra_giver"] {
            reseat_word(&mut score, name, seat)?;
        }
        if let Some(list) = score.get_mut("volunteers").and_then(Json::as_array_mut) {
            for one in list.iter_mut() {
                *one = json!(seat(Seat::parse(one.as_str()?)?)?.letter());
            }
            list.sort_by(|one, other| one.as_str().cmp(&other.as_str()));
        }
        if let Some(tricks) = score.get_mut("tricks") {
            reseat_keys(tricks, seat)?;
        }
        Some(score)
    }
}

fn seat_in(score: &Map<String, Json>, name: &str) -> Option<Seat> {
    score.get(name).and_then(Json::as_str).and_then(Seat::parse)
}

/// A two that is no game and that nobody doubled (P-5.10).
fn is_undoubled_two(score: &Map<String, Json>) -> bool {
    let is_two = score.get("contract") == Some(&json!(Contract::TWO.value()));
    is_two && score.get("game") != Some(&json!(true)) && !score.contains_key("kontra_giver")
}

/// Only the sheet tells why such a two was played: its declarer has a refa.
fn may_depend_on_refa(score: &Map<String, Json>) -> bool {
    is_undoubled_two(score) && score.contains_key("tricks")
}

/// Whether the sheet has an open refa of the declarer.
fn has_refa(declarer: Seat, standing: Option<&Standing>) -> bool {
    let columns = standing.and_then(|standing| standing.columns);
    columns.is_some_and(|columns| columns.open_refa[declarer] > 0)
}

/// Where the sheet has none any more, the word of the paper stays: that the two contradict each other is told.
fn mark_refa(score: &mut Map<String, Json>, standing: &Standing) {
    let columns = standing.columns.unwrap_or_default();
    if seat_in(score, "declarer").is_some_and(|seat| columns.open_refa[seat] > 0) {
        score.insert("refa".into(), json!(true));
    }
}

fn variant(rules: &Json) -> Variant {
    rules_in(GameKind::Preferans, rules).unwrap_or_default()
}

/// Who came. A Bettel is played by both, and nobody invites in a two (P-5.3).
fn came(declarer: Seat, contract: Contract) -> Field {
    let [first, second] = [declarer.next(), declarer.previous()];
    let mut both = [first.letter(), second.letter()];
    both.sort_unstable();
    let mut choices = vec![Choice::new("both", Says::Both, json!({"volunteers": both}))];
    for seat in [first, second] {
        let letter = seat.letter();
        choices.push(Choice::new(
            &format!("only.{letter}"),
            Says::Only(seat),
            json!({"volunteers": [letter]}),
        ));
    }
    choices.push(Choice::new("nobody", Says::Nobody, json!({"volunteers": []})));
    for seat in [first, second].into_iter().filter(|_| contract.value() > 2) {
        let letter = seat.letter();
        choices.push(Choice::new(
            &format!("invites.{letter}"),
            Says::Invites(seat),
            json!({"volunteers": [letter], "invited_by": letter}),
        ));
    }
    Field {
        id: "came".into(),
        asks: Asks::Came,
        choices,
        preset: Some(0),
        folded: false,
        ends: false,
    }
}

fn kontra(declarer: Seat, most: u8) -> Field {
    let each = [declarer.next(), declarer.previous()]
        .into_iter()
        .flat_map(|seat| (1..=most).map(move |level| (seat, level)));
    let choice = |(seat, level): (Seat, u8)| {
        let letter = seat.letter();
        let adds = json!({"kontra_giver": letter, "kontra_level": level});
        Choice::new(&format!("{letter}{level}"), Says::LevelBy(seat, level), adds)
    };
    let mut choices = vec![Choice::new("", Says::Nothing, json!({}))];
    choices.extend(each.map(choice));
    Field {
        id: "kontra".into(),
        asks: Asks::KontraBy,
        choices,
        preset: Some(0),
        folded: false,
        ends: false,
    }
}

/// The tricks of one of them; what is left unsaid is the rest.
fn tricks(seat: Seat) -> Field {
    let letter = seat.letter();
    let choice = |number: u8| {
        let adds = json!({"tricks": {letter: number}});
        Choice::new(&number.to_string(), Says::Number(number), adds)
    };
    let mut choices = vec![Choice::new("", Says::Nothing, json!({}))];
    choices.extend((0..=TRICKS).map(choice));
    Field {
        id: format!("tricks.{letter}"),
        asks: Asks::Tricks(seat),
        choices,
        preset: Some(0),
        folded: false,
        ends: false,
    }
}

/// The tricks that were not said: the rest, where it can be only one person's, or where one writes everything (P-7.6).
fn fill_tricks(score: &mut Map<String, Json>, declarer: Seat, is_individual: bool) -> Result<(), String> {
    let came: Vec<Seat> = score
        .get("volunteers")
        .and_then(Json::as_array)
        .into_iter()
        .flatten()
        .filter_map(|seat| Seat::parse(seat.as_str()?))
        .collect();
    let taken_along = seat_in(score, "kontra_giver").or(seat_in(score, "invited_by"));
    // With the option a partner who came of their own accord keeps their own tricks.
    let writes_all = taken_along.filter(|_| !(is_individual && came.len() > 1));
    let only = match came[..] {
        [one] => Some(one),
        _ => None,
    };
    let Some(tricks) = score.get_mut("tricks").and_then(Json::as_object_mut) else {
        return Ok(());
    };
    if !tricks.contains_key(declarer.letter()) {
        return Err(format!("tricks.{}", declarer.letter()));
    }
    let said: u64 = tricks.values().filter_map(Json::as_u64).sum();
    let open: Vec<Seat> = declarer
        .others()
        .into_iter()
        .filter(|seat| !tricks.contains_key(seat.letter()))
        .collect();
    let plays = |seat: &Seat| taken_along.is_some() || only.is_none_or(|only| only == *seat);
    let taker = match open[..] {
        [one] => Some(one).filter(plays),
        [_, _] => writes_all.or(only),
        _ => None,
    };
    let rest = u64::from(TRICKS).saturating_sub(said);
    if let ([first, _], None) = (open.as_slice(), taker)
        && rest > 0
    {
        return Err(format!("tricks.{}", first.letter()));
    }
    if let Some(taker) = taker.filter(|_| rest > 0) {
        tricks.insert(taker.letter().to_owned(), json!(rest));
    }
    tricks.retain(|_, number| number.as_u64() != Some(0));
    Ok(())
}
