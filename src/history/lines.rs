//! Variations: each is played through the same engine from the ply where it leaves its parent (format, 7).

use super::check::Hand;
use super::structure::{Envelope, Faults};
use super::ulti::{Ended, Item, Line, run_line};
use crate::games::Code;
use crate::games::ulti::Ulti;

/// Checks every variation, and that annotations speak of plies that exist.
pub fn check_variations<'a>(hand: &Hand<'a>, envelope: &Envelope<'a>, faults: &mut Faults<'a>) {
    for place in 0..hand.variations.len() {
        check_variation(hand, place, faults);
    }
    let Some(list) = envelope.annotations else { return };
    for note in list.items() {
        let Some(at) = note.get("at") else { continue };
        let (Some(line), Some(ply)) = (at.get("line"), at.get("ply")) else { continue };
        match line_length(hand, line.as_str().as_deref().unwrap_or("")) {
            None if line.as_str().is_some() => {
                faults.at(Code::BadValue, line);
            }
            Some(length) if ply.as_int().is_some_and(|ply| ply > length as i64) => {
                faults.at(Code::BadValue, ply).expected = Some(length.into());
            }
            _ => {}
        }
    }
}

/// Plies of a line by its id.
fn line_length(hand: &Hand<'_>, id: &str) -> Option<usize> {
    if id == "main" {
        return Some(hand.items.len());
    }
    let place = hand.variations.iter().position(|(variation, _)| variation.id.is(id))?;
    Some(length(hand, Some(place)))
}

fn length(hand: &Hand<'_>, place: Option<usize>) -> usize {
    match place {
        None => hand.items.len(),
        Some(place) => {
            let (variation, own) = &hand.variations[place];
            variation.from.map_or(0, |(from, _)| from) + own.len()
        }
    }
}

/// The actions of a line from the deal on; a parent always stands before its variations.
pub fn whole_line<'a>(hand: &Hand<'a>, place: Option<usize>) -> Vec<Item<'a>> {
    let Some(place) = place else { return hand.items.clone() };
    let (variation, own) = &hand.variations[place];
    let mut items = whole_line(hand, variation.parent);
    items.truncate(variation.from.map_or(0, |(from, _)| from));
    items.extend(own.iter().copied());
    items
}

fn check_variation<'a>(hand: &Hand<'a>, place: usize, faults: &mut Faults<'a>) {
    let (variation, own) = &hand.variations[place];
    let Some((from, value)) = variation.from else { return };
    let parent_length = length(hand, variation.parent);
    if from > parent_length {
        faults.at(Code::BadValue, value).expected = Some(parent_length.into());
        return;
    }
    if own.is_empty() || !variation.sound {
        return;
    }
    let mut prefix = whole_line(hand, variation.parent);
    prefix.truncate(from);
    let mut line = Line::new(Ulti::new(&hand.deal.deal, &hand.variant));
    // The parent has had its own findings; a fault before the branch leaves the variation unchecked.
    let mut silent = Faults::new(faults.document());
    let reached = run_line(&mut line, &prefix, &mut silent);
    if matches!(reached, Ended::All) {
        prefix.extend(own.iter().copied());
        run_line(&mut line, &prefix, faults);
    }
}
