//! A bid out of words in any order, and the words of a bid.

use super::words::Term;
use crate::lexicon::Word;
use talon_rules::games::ulti::{Bid, Class, Component, ComponentSet};

/// The parts of contracts in the order in which they are written.
pub(super) const ORDER: [Component; 13] = [
    Component::Simple,
    Component::Forty,
    Component::Twenty,
    Component::Ulti,
    Component::Aces,
    Component::Durchmars,
    Component::OpenDurchmars,
    Component::Betli,
    Component::Rebetli,
    Component::OpenBetli,
    Component::PlainDurchmars,
    Component::Redurchmars,
    Component::OpenPlainDurchmars,
];

/// What was bid, with its parts in the order in which they were said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SaidBid {
    pub bid: Bid,
    pub parts: Vec<Component>,
}

/// Codes such as `p:h40+ulti` taken apart, as if they had been words.
pub(super) fn apart<'t>(line: Vec<Word<'t>>) -> Vec<Word<'t>> {
    let mut found = Vec::new();
    for word in line {
        let hearts = word.text.as_bytes().get(1) == Some(&b':') && word.folded.starts_with("p:");
        let from = if hearts { 2 } else { 0 };
        let mut at = word.at;
        if hearts {
            found.push(piece(&word.text[..1], at));
            at += from;
        }
        for part in word.text[from..].split('+') {
            if !part.is_empty() {
                found.push(piece(part, at));
            }
            at += part.len() + 1;
        }
    }
    found
}

fn piece(text: &str, at: usize) -> Word<'_> {
    let folded = crate::fold::fold(text);
    Word { at, text, folded }
}

/// The bid that these words make together, if they make one.
pub(super) fn bid_of(terms: &[Term]) -> Option<SaidBid> {
    let (mut hearts, mut open, mut plain, mut coloured) = (false, false, false, false);
    let mut parts: Vec<Term> = Vec::new();
    for term in terms {
        let (part, more) = match term {
            Term::Hearts => (None, &mut hearts),
            Term::Open => (None, &mut open),
            Term::Plain => (None, &mut plain),
            Term::Coloured => (None, &mut coloured),
            Term::OpenDurchmars => (Some(Term::Durchmars), &mut open),
            Term::OpenBetli => (Some(Term::Betli), &mut open),
            Term::PlainDurchmars => (Some(Term::Durchmars), &mut plain),
            Term::OpenPlainDurchmars => {
                plain = true;
                (Some(Term::Durchmars), &mut open)
            }
            part => (Some(*part), &mut false),
        };
        *more = true;
        match part {
            Some(part) if parts.contains(&part) => return None,
            part => parts.extend(part),
        }
    }
    let alone = match parts[..] {
        [only] => Some(only),
        _ => None,
    };
    let without_trump = match (alone, hearts, open, plain) {
        (Some(Term::Betli), false, false, _) => Some(Component::Betli),
        // People say hearts and mean the doubled value.
        (Some(Term::Betli), true, false, _) | (Some(Term::Rebetli), _, false, _) => Some(Component::Rebetli),
        (Some(Term::Betli), false, true, _) => Some(Component::OpenBetli),
        (Some(Term::Durchmars), false, false, true) => Some(Component::PlainDurchmars),
        (Some(Term::Durchmars), false, true, true) => Some(Component::OpenPlainDurchmars),
        (Some(Term::Redurchmars), false, false, _) => Some(Component::Redurchmars),
        _ => None,
    };
    let (class, components) = match without_trump {
        Some(component) if !coloured => (Class::Plain, vec![component]),
        None if !plain => {
            let class = if hearts { Class::Hearts } else { Class::Trump };
            (
                class,
                parts
                    .iter()
                    .map(|part| with_trump(*part, open))
                    .collect::<Option<Vec<_>>>()?,
            )
        }
        _ => return None,
    };
    let is_open = components.iter().any(|component| component.is_open());
    if open && !is_open {
        return None;
    }
    complete(class, components)
}

fn with_trump(term: Term, open: bool) -> Option<Component> {
    Some(match term {
        Term::Simple => Component::Simple,
        Term::Forty => Component::Forty,
        Term::Twenty => Component::Twenty,
        Term::Aces => Component::Aces,
        Term::Ulti => Component::Ulti,
        Term::Durchmars if open => Component::OpenDurchmars,
        Term::Durchmars => Component::Durchmars,
        _ => return None,
    })
}

/// With Simple before the others where nobody says it (U-4.2).
fn complete(class: Class, parts: Vec<Component>) -> Option<SaidBid> {
    let found = |parts: &[Component]| Bid::of(ComponentSet::of(parts), class);
    if let Some(bid) = found(&parts) {
        return Some(SaidBid { bid, parts });
    }
    let with_simple: Vec<Component> = [Component::Simple].into_iter().chain(parts).collect();
    let is_new = with_simple.iter().filter(|part| **part == Component::Simple).count() == 1;
    let bid = found(&with_simple).filter(|_| is_new && with_simple.len() > 1)?;
    Some(SaidBid {
        bid,
        parts: with_simple,
    })
}

/// The words of a part.
pub(super) const fn part_words(part: Component) -> &'static str {
    match part {
        Component::Simple => "simple",
        Component::Forty => "40-100",
        Component::Twenty => "20-100",
        Component::Aces => "four aces",
        Component::Ulti => "ulti",
        Component::Durchmars => "durchmars",
        Component::OpenDurchmars => "open durchmars",
        Component::Betli => "betli",
        Component::Rebetli => "rebetli",
        Component::OpenBetli => "open betli",
        Component::PlainDurchmars => "plain durchmars",
        Component::Redurchmars => "redurchmars",
        Component::OpenPlainDurchmars => "open plain durchmars",
    }
}

/// The parts of a bid in the order in which they are written.
pub(super) fn parts_of(bid: Bid) -> impl Iterator<Item = Component> {
    ORDER.into_iter().filter(move |part| bid.has(*part))
}

/// The words of a bid; Simple is said only where it is alone.
pub(super) fn bid_words(bid: Bid) -> String {
    let mut words: Vec<&str> = Vec::new();
    words.extend((bid.class() == Class::Hearts).then_some("hearts"));
    let is_alone = parts_of(bid).count() == 1;
    words.extend(
        parts_of(bid)
            .filter(|part| is_alone || *part != Component::Simple)
            .map(part_words),
    );
    words.join(" ")
}
