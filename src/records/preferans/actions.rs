//! The actions that only Preferans has, from JSON to the engine (format, 5).

use serde_json::{Value as Json, json};

use crate::acts::{ActionStep, Fields, Misfit, Vocabulary, read_agreed, read_seats, read_totals};
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::cards::{Card, Pack, Seat};
use talon_rules::games::preferans::{
    ANSWERS, Action, Answer, BID_CODES, Bid, Claim, ClaimOutcome, Contract, Preferans, Variant,
};
use talon_rules::games::{Code, RuleId, Violation};

/// What records of Preferans say.
#[derive(Debug)]
pub(crate) struct PreferansWords;

impl Vocabulary for PreferansWords {
    type State = Preferans;
    type Action = Action;
    type Rules = Variant;

    const PACK: Pack = Pack::French;
    const TYPES: &'static [&'static str] = &[
        "bid",
        "claim",
        "concede",
        "contract",
        "defend",
        "discard",
        "end",
        "expose",
        "given",
        "hold",
        "irregularity",
        "kontra",
        "pass",
        "pickup",
        "play",
        "ruling",
    ];
    const DEAL_RULE: RuleId = RuleId::new("P-2.2");
    const BIDS: &'static [&'static str] = &BID_CODES;
    const UNSAID: &'static str = "";

    fn read<'a>(
        word: &str,
        fields: &mut Fields<'a>,
        rules: Option<&Variant>,
        faults: &mut Faults<'a>,
    ) -> Option<Option<ActionStep<'a, PreferansWords>>> {
        let plain = match word {
            "pickup" => Action::Pickup,
            "pass" => Action::Pass,
            "hold" => Action::Hold,
            "kontra" => Action::Kontra,
            "bid" => return Some(read_bid(fields, rules, faults)),
            "given" => return Some(read_given(fields, rules, faults)),
            "contract" => return Some(read_contract(fields, rules, faults)),
            "defend" => return Some(read_defend(fields, faults)),
            "claim" => return Some(read_claim(fields, faults)),
            _ => return None,
        };
        fields.plain(faults);
        Some(Some(ActionStep::Act(plain)))
    }

    fn play(card: Card) -> Action {
        Action::Play(card)
    }

    fn discard(cards: [Option<Card>; 2]) -> Action {
        Action::Discard(cards)
    }

    fn concede() -> Action {
        Action::Concede
    }

    fn card_of(action: Action) -> Option<Card> {
        if let Action::Play(card) = action {
            Some(card)
        } else {
            None
        }
    }

    fn read_award<'a>(award: Value<'a>, faults: &mut Faults<'a>) {
        for (name, value) in award.members() {
            if name.is("bula_change") {
                read_seats(value, faults);
            } else if name.is("soup") {
                read_soup(value, faults);
            } else {
                faults.unknown(name, &["bula_change", "soup"]);
            }
        }
    }

    fn show(state: &mut Preferans, seat: Seat, card: Card) {
        state.show(seat, card);
    }

    fn misfit(state: &Preferans, seat: Seat, _misfit: Misfit) -> Violation {
        state.miscounted(seat)
    }

    fn drops(state: &Preferans, seat: Seat, action: Action, dropped: usize) -> Option<RuleId> {
        state.drops(seat, action, dropped)
    }
}

/// An object: writer -> declarer -> amount.
pub(super) fn read_soup<'a>(value: Value<'a>, faults: &mut Faults<'a>) {
    if !faults.object(value) {
        return;
    }
    for (writer, amounts) in value.members() {
        if writer.as_str().and_then(|text| Seat::parse(&text)).is_some() {
            read_seats(amounts, faults);
        } else {
            faults.unknown(writer, &["A", "B", "C"]);
        }
    }
}

/// A contract by its value, among those that the options leave.
fn read_value<'a>(value: Value<'a>, rules: Option<&Variant>, faults: &mut Faults<'a>) -> Option<Contract> {
    let highest = rules.map_or(Contract::PREFERANS, Variant::highest);
    let number = faults.integer(value, i64::MIN)?;
    let contract = u8::try_from(number)
        .ok()
        .and_then(Contract::new)
        .filter(|one| *one <= highest);
    if contract.is_none() {
        let allowed = Contract::all()
            .filter(|one| *one <= highest)
            .map(|one| Json::from(one.value()));
        faults.at(Code::BadValue, value).expected = Some(allowed.collect());
    }
    contract
}

fn read_bid<'a>(
    fields: &mut Fields<'a>,
    rules: Option<&Variant>,
    faults: &mut Faults<'a>,
) -> Option<ActionStep<'a, PreferansWords>> {
    let mut contract = None;
    fields.read(faults, &["game", "value"], |name, value, faults| {
        if name == "value" {
            contract = read_value(value, rules, faults);
        } else {
            read_true(value, faults);
        }
    });
    let (has_game, has_value) = (fields.value.get("game").is_some(), fields.value.get("value").is_some());
    let bid = match (has_game, has_value) {
        (false, false) => return fields.require(faults, "value", None),
        (true, false) => Bid::Game,
        (false, true) => Bid::Number(contract?.value()),
        (true, true) => Bid::Named(contract?),
    };
    Some(ActionStep::Act(Action::Bid(bid)))
}

/// A game says so; what is none says nothing.
fn read_true<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> bool {
    let said = faults.boolean(value) == Some(true);
    if value.as_bool() == Some(false) {
        faults.at(Code::BadValue, value).expected = Some(json!([true]));
    }
    said
}

fn read_contract<'a>(
    fields: &mut Fields<'a>,
    rules: Option<&Variant>,
    faults: &mut Faults<'a>,
) -> Option<ActionStep<'a, PreferansWords>> {
    let mut contract = None;
    fields.read(faults, &["value"], |_, value, faults| {
        contract = read_value(value, rules, faults)
    });
    fields
        .require(faults, "value", contract)
        .map(|contract| ActionStep::Act(Action::Contract(contract)))
}

/// The contract of a hand whose auction nobody wrote down (format, 17).
fn read_given<'a>(
    fields: &mut Fields<'a>,
    rules: Option<&Variant>,
    faults: &mut Faults<'a>,
) -> Option<ActionStep<'a, PreferansWords>> {
    let (mut game, mut contract) = (false, None);
    fields.read(faults, &["game", "value"], |name, value, faults| {
        if name == "value" {
            contract = read_value(value, rules, faults);
        } else {
            game = read_true(value, faults);
        }
    });
    fields
        .require(faults, "value", contract)
        .map(|contract| ActionStep::Act(Action::Given { contract, game }))
}

/// The words of the answers, in the order of [`ANSWERS`].
pub(super) const CHOICES: &[&str] = &["drop", "invite", "play"];

fn read_defend<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, PreferansWords>> {
    let mut choice = None;
    fields.read(faults, &["choice"], |_, value, faults| {
        choice = faults.word(value, CHOICES)
    });
    let answer = fields.require(faults, "choice", choice).and_then(Answer::parse)?;
    debug_assert!(ANSWERS.contains(&answer));
    Some(ActionStep::Act(Action::Defend(answer)))
}

fn read_claim<'a>(fields: &mut Fields<'a>, faults: &mut Faults<'a>) -> Option<ActionStep<'a, PreferansWords>> {
    let (mut outcome, mut agreed) = (None, None);
    fields.read(faults, &["agreed", "outcome"], |name, value, faults| {
        if name == "agreed" {
            agreed = read_agreed(value, faults);
        } else {
            outcome = read_outcome(value, faults);
        }
    });
    let outcome = fields.require(faults, "outcome", outcome);
    // Nobody named is nobody agreed, which is the claim's own fault and not a missing member.
    let agreed = agreed.or_else(|| fields.value.get("agreed").is_none().then(Default::default));
    Some(ActionStep::Act(Action::Claim(Claim {
        outcome: outcome?,
        agreed: agreed?,
    })))
}

const FORMS: &[&str] = &["rest", "tricks"];

fn read_outcome<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<ClaimOutcome> {
    if !faults.object(value) {
        return None;
    }
    match FORMS.iter().filter(|form| value.get(form).is_some()).count() {
        0 => {
            let finding = faults.at(Code::MissingMember, value);
            finding.expected = Some(json!(FORMS));
            return None;
        }
        1 => {}
        _ => {
            faults.unfit(value, "forms");
            return None;
        }
    }
    let mut outcome = None;
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "rest" => outcome = faults.seat(value).map(ClaimOutcome::Rest),
            "tricks" => outcome = read_totals(value, faults).map(ClaimOutcome::Tricks),
            _ => faults.unknown(name, FORMS),
        }
    }
    outcome
}
