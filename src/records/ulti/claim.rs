//! The outcome of a claim (format, 6).

use crate::acts::read_totals;
use crate::json::Value;
use crate::structure::Faults;
use talon_rules::games::Code;
use talon_rules::games::ulti::{
    COMPONENT_CODES, ClaimOutcome, Component, ComponentResult, ComponentSet, SILENT_CODES, SidePoints, Silent,
};

const FORMS: &[&str] = &["components", "rest", "tricks"];

pub(super) fn read_outcome<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<ClaimOutcome> {
    if !faults.object(value) {
        return None;
    }
    let forms = FORMS.iter().filter(|form| value.get(form).is_some()).count();
    if forms == 0 {
        let finding = faults.at(Code::MissingMember, value);
        finding.expected = Some(serde_json::json!(FORMS));
        return None;
    }
    if forms > 1 {
        faults.unfit(value, "forms");
        return None;
    }
    if value.get("components").is_some() {
        return read_verdict(value, faults);
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

fn read_verdict<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<ClaimOutcome> {
    let errors = faults.errors();
    let (mut won, mut lost) = (ComponentSet::default(), ComponentSet::default());
    let (mut points, mut silent) = (None, [None; 4]);
    for (name, value) in value.members() {
        match &*name.as_str().unwrap_or_default() {
            "components" => read_components(value, faults, &mut won, &mut lost),
            "points" => points = read_points(value, faults),
            "silent" => silent = read_silent(value, faults),
            _ => faults.unknown(name, &["components", "points", "silent"]),
        }
    }
    (faults.errors() == errors).then_some(ClaimOutcome::Verdict {
        won,
        lost,
        points,
        silent,
    })
}

fn read_components<'a>(value: Value<'a>, faults: &mut Faults<'a>, won: &mut ComponentSet, lost: &mut ComponentSet) {
    if !faults.object(value) {
        return;
    }
    for (name, made) in value.members() {
        let component = name.as_str().and_then(|word| Component::parse(&word));
        match (component, faults.boolean(made)) {
            (Some(component), Some(true)) => {
                won.insert(component);
            }
            (Some(component), Some(false)) => {
                lost.insert(component);
            }
            (None, _) => faults.unknown(name, COMPONENT_CODES),
            _ => {}
        }
    }
}

fn read_points<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> Option<SidePoints> {
    if !faults.object(value) {
        return None;
    }
    let (mut declarer, mut defenders) = (None, None);
    for (name, number) in value.members() {
        let slot = match name.as_str().as_deref() {
            Some("declarer") => &mut declarer,
            Some("defenders") => &mut defenders,
            _ => {
                faults.unknown(name, &["declarer", "defenders"]);
                continue;
            }
        };
        *slot = faults.integer(number, 0);
        if slot.is_some_and(|n| n > 190 || n % 10 != 0) {
            faults.unfit(number, "points");
        }
    }
    for (name, there) in [("declarer", declarer.is_some()), ("defenders", defenders.is_some())] {
        if !there && value.get(name).is_none() {
            faults.missing(value, name);
        }
    }
    Some(SidePoints {
        declarer: declarer? as u16,
        defenders: defenders? as u16,
    })
}

fn read_silent<'a>(value: Value<'a>, faults: &mut Faults<'a>) -> [Option<ComponentResult>; 4] {
    let mut silent = [None; 4];
    if !faults.object(value) {
        return silent;
    }
    for (name, fate) in value.members() {
        let Some(which) = name.as_str().and_then(|word| Silent::parse(&word)) else {
            faults.unknown(name, SILENT_CODES);
            continue;
        };
        silent[which as usize] = match faults.word(fate, &["lose", "win"]) {
            Some("win") => Some(ComponentResult::Win),
            Some(_) => Some(ComponentResult::Lose),
            None => None,
        };
    }
    silent
}
