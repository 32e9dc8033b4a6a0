//! Which silent bids can arise, and who pays whom (U-8.9, U-9, U-10).

use serde_json::json;

use super::input::{contract, played_contract};
use super::kontra::DEFENDERS;
use super::questions::PLAYERS;
use crate::desk::input::{Input, Stop, bad, number, one_of};
use crate::desk::reply::{Answer, Fact, QuestionFault, Why};
use talon_records::json::{Value, ValueKind};
use talon_rules::cards::{BySeat, Seat, Suit};
use talon_rules::games::ulti::{
    Action, Bid, Case, Class, Component, ComponentResult, ComponentSet, LEVEL_MAX, LastSeven, Levels, SILENT_CODES,
    Silent, Ulti, Variant, WrittenHand, is_forfeit, settle, settle_forfeit, settle_lost_seven, settle_silent,
    trump_suits,
};
use talon_rules::games::{Code, Game, RuleId};

const DECLARER: Seat = Seat::A;

pub(super) fn silent_eligible(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let contract = contract(input, variant)?;
    let played = !is_forfeit(contract, variant);
    let goes = |silent: &Silent| played && silent.goes_with(contract, variant);
    let found: Vec<Silent> = Silent::ALL.into_iter().filter(goes).collect();
    let codes: Vec<&str> = found.iter().map(|silent| silent.code()).collect();
    let why = match contract.class() {
        Class::Plain => Why::new("why-silent-trump-only"),
        _ if found.is_empty() => Why::new("why-silent-none"),
        _ => {
            let list = found.into_iter().map(|silent| Fact::Silent(silent.code())).collect();
            Why::new("why-silent").with("list", Fact::List(list))
        }
    };
    Ok(Answer::new(codes, "U-10.1", why))
}

pub(super) fn score(input: &Input<'_>, variant: &Variant) -> Result<Answer, Stop> {
    let forfeit = input.flag("forfeit")?;
    let contract = if forfeit {
        contract(input, variant)
    } else {
        played_contract(input, variant)
    }?;
    let mut hand = WrittenHand {
        made: ComponentSet::default(),
        levels: levels(input, contract, variant)?,
        ..WrittenHand::new(DECLARER, contract)
    };
    let named = verdicts(input, contract, &mut hand.made)?;
    let mut silent = fates(input, contract, variant)?;
    more(input, variant, &mut hand)?;
    if forfeit {
        return thrown_in(input, &hand.case(variant), silent);
    }
    if let Some(missing) = contract.components().iter().find(|part| !named.contains(part)) {
        let fault = QuestionFault::new(Code::MissingMember, Some("components_won"));
        return Err(fault.expecting([missing.code()]).into());
    }
    let both_sided = march_takes_aces(&mut silent);
    if input.get("silent").is_some() {
        // What the seven tells nobody has to name.
        let told = hand.silent_results(variant)[Silent::Ulti as usize];
        silent[Silent::Ulti as usize] = silent[Silent::Ulti as usize].or(told);
        hand.silent = Some(silent);
    }
    let case = hand.case(variant);
    let scores = settle(&case);
    let rule = if both_sided { "U-10.3" } else { "U-8.10" };
    let mut why = reason(&case);
    if !hand.can_be(variant) {
        why = both(why, Why::new("why-score-impossible"));
    }
    Ok(Answer::new(paid(&scores), rule, why))
}

/// The other things that are written down: the seven of the last trick, marriages, the factor of the first round.
fn more(input: &Input<'_>, variant: &Variant, hand: &mut WrittenHand) -> Result<(), QuestionFault> {
    let is_plain = hand.contract.class() == Class::Plain;
    if let Some(name) = ["seven", "marriages"]
        .into_iter()
        .find(|name| is_plain && input.get(name).is_some())
    {
        return Err(QuestionFault::new(Code::BadValue, Some(name)));
    }
    let sevens = input.entries("seven")?;
    for (name, value) in &sevens {
        let by = player("seven", name)?;
        let won = one_of("seven", *value, &["win", "lose"])? == "win";
        hand.seven = Some(LastSeven { by, won });
    }
    // One card is played by one of them.
    if let Some((second, _)) = sevens.get(1) {
        return Err(QuestionFault::new(Code::BadValue, Some("seven")).found(second));
    }
    for (name, value) in input.entries("marriages")? {
        let seat = player("marriages", &name)?;
        let all: Vec<Value<'_>> = match value.kind() {
            ValueKind::Array => value.items().collect(),
            _ => vec![value],
        };
        let said = &mut hand.marriages.get_or_insert_default()[seat];
        for one in all {
            match number("marriages", one, 20, 40)? {
                40 if !said.forty => said.forty = true,
                20 if said.twenties < 3 => said.twenties += 1,
                _ => return Err(bad("marriages", value)),
            }
        }
    }
    if input.get("round_factor").is_some() {
        let factor = input.number("round_factor", 1, if variant.two_round { 2 } else { 1 })?;
        hand.round_factor = Some(factor as u8);
    }
    Ok(())
}

/// The seat of someone by the part they play.
fn player(member: &str, name: &str) -> Result<Seat, QuestionFault> {
    let seats = [DECLARER, DEFENDERS[0], DEFENDERS[1]];
    let place = PLAYERS.iter().position(|known| *known == name);
    place.and_then(|place| seats.get(place)).copied().ok_or_else(|| {
        let fault = QuestionFault::new(Code::UnknownMember, Some(member)).found(name);
        fault.expecting(PLAYERS.iter().copied())
    })
}

/// One sentence behind the other.
fn both(first: Why, second: Why) -> Why {
    Why::new("why-score-both")
        .with("first", Fact::Phrase(first))
        .with("second", Fact::Phrase(second))
}

fn paid(scores: &BySeat<i64>) -> serde_json::Value {
    json!({"declarer": scores[DECLARER], "d1": scores[DEFENDERS[0]], "d2": scores[DEFENDERS[1]]})
}

/// The component a member is named after, which the contract must have.
fn component(member: &str, code: &str, contract: Bid) -> Result<Component, QuestionFault> {
    let allowed = || contract.components().iter().map(Component::code).collect::<Vec<_>>();
    let Some(part) = Component::parse(code) else {
        return Err(QuestionFault::new(Code::UnknownMember, Some(member))
            .found(code)
            .expecting(allowed()));
    };
    if contract.has(part) {
        return Ok(part);
    }
    Err(QuestionFault::new(Code::BadValue, Some(member))
        .found(code)
        .expecting(allowed()))
}

/// Takes up what was made and gives back what was named.
fn verdicts(input: &Input<'_>, contract: Bid, made: &mut ComponentSet) -> Result<Vec<Component>, QuestionFault> {
    let mut named = Vec::new();
    for (code, value) in input.entries("components_won")? {
        let part = component("components_won", &code, contract)?;
        if number("components_won", value, 0, 1)? == 1 {
            made.insert(part);
        }
        named.push(part);
    }
    Ok(named)
}

fn levels(input: &Input<'_>, contract: Bid, variant: &Variant) -> Result<Levels, QuestionFault> {
    let highest = variant.kontra_max_level.unwrap_or(LEVEL_MAX).into();
    let mut levels = Levels::default();
    for (code, value) in input.entries("kontra")? {
        let part = component("kontra", &code, contract)?;
        let each = match value.kind() {
            ValueKind::Array if contract.class() == Class::Plain => pair(value, highest)?,
            _ => [number("kontra", value, 0, highest)?; 2],
        };
        for (seat, level) in DEFENDERS.into_iter().zip(each) {
            levels.set(seat, part, level as u8);
        }
    }
    Ok(levels)
}

fn pair(list: Value<'_>, highest: i64) -> Result<[i64; 2], QuestionFault> {
    let mut items = list.items();
    match (items.next(), items.next(), items.next()) {
        (Some(first), Some(second), None) => Ok([
            number("kontra", first, 0, highest)?,
            number("kontra", second, 0, highest)?,
        ]),
        _ => Err(bad("kontra", list)),
    }
}

fn fates(input: &Input<'_>, contract: Bid, variant: &Variant) -> Result<[Option<ComponentResult>; 4], QuestionFault> {
    let mut fates = [None; 4];
    for (name, value) in input.entries("silent")? {
        let Some(silent) = Silent::parse(&name) else {
            let fault = QuestionFault::new(Code::UnknownMember, Some("silent")).found(&name);
            return Err(fault.expecting(SILENT_CODES.iter().copied()));
        };
        let won = one_of("silent", value, &["win", "lose"])? == "win";
        if !silent.goes_with(contract, variant) {
            return Err(QuestionFault::new(Code::BadValue, Some("silent")).found(&name));
        }
        fates[silent as usize] = Some(if won {
            ComponentResult::Win
        } else {
            ComponentResult::Lose
        });
    }
    Ok(fates)
}

/// A side with the silent Durchmars does not also get the silent Four Aces (U-10.3); true if that took it away.
fn march_takes_aces(silent: &mut [Option<ComponentResult>; 4]) -> bool {
    let march = silent[Silent::Durchmars as usize];
    let aces = &mut silent[Silent::Aces as usize];
    march.is_some() && *aces == march && aces.take().is_some()
}

/// The forfeit, as the engine allows it (U-9). It comes before any kontra and any card.
fn thrown_in(input: &Input<'_>, case: &Case<'_>, silent: [Option<ComponentResult>; 4]) -> Result<Answer, Stop> {
    let played = silent.iter().any(Option::is_some).then_some("silent");
    let made = (!case.made.is_empty()).then_some("components_won");
    let mut told = ["seven", "marriages"].into_iter();
    if let Some(name) = told.find(|name| input.get(name).is_some()) {
        return Err(QuestionFault::new(Code::BadValue, Some(name)).into());
    }
    if let Some(name) = made.or(played) {
        return Err(bad(name, input.need(name)?).into());
    }
    let trump = trump_suits(case.contract.class()).first().copied();
    let mut state = Ulti::after_auction(DECLARER, case.contract, trump.or(Some(Suit::Hearts)), case.variant);
    for part in case.contract.components().iter().filter(|_| case.levels.highest() > 0) {
        let doubled = Action::Kontra {
            components: [part].into_iter().collect(),
            against: None,
        };
        state.apply_checked(DEFENDERS[0], doubled);
    }
    if let Err(violation) = state.check(DECLARER, Action::ThrowIn) {
        let rule = violation.rule.unwrap_or(RuleId::new("U-9.1"));
        let key = if rule.as_str() == "U-9.3" {
            "why-score-forfeit-other"
        } else {
            "why-score-forfeit-barred"
        };
        return Ok(Answer::reject(violation.code, rule, Why::new(key)));
    }
    let scores = settle_forfeit(case.variant, DECLARER, case.round_factor);
    let each = scores[DEFENDERS[0]] / case.round_factor;
    let mut why = Why::new("why-score-forfeit").with("amount", Fact::Number(each));
    if case.round_factor > 1 {
        why = both(
            why,
            Why::new("why-score-round").with("factor", Fact::Number(case.round_factor)),
        );
    }
    Ok(Answer::new(paid(&scores), "U-9.1", why))
}

fn reason(case: &Case<'_>) -> Why {
    let [first, second] = DEFENDERS.map(|seat| parts(case, seat));
    let level = |seat: Seat| {
        case.contract
            .components()
            .iter()
            .map(move |part| case.levels.of(seat, part))
    };
    let mut why = if level(DEFENDERS[0]).eq(level(DEFENDERS[1])) {
        Why::new("why-score").with("sum", first)
    } else {
        Why::new("why-score-two").with("first", first).with("second", second)
    };
    if let Some(holder) = all_pay(case) {
        let gained = settle_silent(case, Silent::Ulti)[holder] / case.round_factor;
        why = both(
            why,
            Why::new("why-score-all-pay").with("amount", Fact::Number(gained / 2)),
        );
    }
    let lost = settle_lost_seven(case)[DECLARER] / case.round_factor;
    if lost != 0 {
        why = both(
            why,
            Why::new("why-score-lost-seven").with("amount", Fact::Number(lost / 2)),
        );
    }
    if case.round_factor > 1 {
        why = both(
            why,
            Why::new("why-score-round").with("factor", Fact::Number(case.round_factor)),
        );
    }
    why
}

/// The defender whom all pay for the silent Ulti that the declarer lost.
fn all_pay(case: &Case<'_>) -> Option<Seat> {
    case.silent_ulti_holder.filter(|_| case.variant.silent_ulti_all_pay)
}

/// What a defender pays, part by part.
fn parts(case: &Case<'_>, defender: Seat) -> Fact {
    let mut parts = Vec::new();
    for component in case.contract.components().iter() {
        let level = case.levels.of(defender, component);
        let key = if level > 0 {
            "why-score-part-kontra"
        } else {
            "why-score-part"
        };
        let part = Why::new(key)
            .with("component", Fact::Component(component.code()))
            .with("amount", Fact::Points(case.paid_for(defender, component)))
            .with("kontra", Fact::Level(level));
        parts.push(Fact::Phrase(part));
        let penalty = case.penalty_for(component);
        if penalty > 0 {
            parts.push(Fact::Phrase(
                Why::new("why-score-penalty").with("amount", Fact::Points(-penalty)),
            ));
        }
    }
    for silent in Silent::ALL
        .into_iter()
        .filter(|silent| case.silent[*silent as usize].is_some())
        .filter(|silent| *silent != Silent::Ulti || all_pay(case).is_none())
    {
        let part = Why::new("why-score-silent")
            .with("silent", Fact::Silent(silent.code()))
            .with("amount", Fact::Points(case.paid_for_silent(defender, silent)));
        parts.push(Fact::Phrase(part));
    }
    Fact::List(parts)
}
