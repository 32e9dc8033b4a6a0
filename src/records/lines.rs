//! Variations: each leaves its parent at a ply and is played through the same engine from there (format, 8). It does
//! not know what an action is; the game's part of this layer plays them.

use super::structure::{Envelope, Faults, Variation};
use talon_rules::games::Code;

/// The name of what happened, beside which all other lines are variations.
pub const MAIN: &str = "main";

/// The main line and the variations of a record.
#[derive(Debug)]
pub struct Lines<'a, T> {
    pub main: Vec<T>,
    pub variations: Vec<(Variation<'a>, Vec<T>)>,
}

impl<'a, T: Copy> Lines<'a, T> {
    /// The actions of a line from the deal on; no line comes from itself.
    pub fn whole(&self, place: Option<usize>) -> Vec<T> {
        let Some((variation, own)) = place.and_then(|place| self.variations.get(place)) else {
            return self.main.clone();
        };
        let mut actions = self.before(variation);
        actions.extend(own);
        actions
    }

    /// The actions that lead to where a variation leaves its parent.
    fn before(&self, variation: &Variation<'a>) -> Vec<T> {
        let mut actions = self.whole(variation.parent);
        actions.truncate(variation.from.map_or(0, |(from, _)| from));
        actions
    }

    /// Plies of a line.
    fn length(&self, place: Option<usize>) -> usize {
        match place.and_then(|place| self.variations.get(place)) {
            None => self.main.len(),
            Some((variation, own)) => variation.from.map_or(0, |(from, _)| from) + own.len(),
        }
    }

    /// Plies of a line by its id.
    fn length_by_id(&self, id: &str) -> Option<usize> {
        if id == MAIN {
            return Some(self.main.len());
        }
        let place = self.variations.iter().position(|(variation, _)| variation.id.is(id))?;
        Some(self.length(Some(place)))
    }

    /// Checks every variation, and that annotations speak of plies that exist. `play` is given a line from the deal
    /// on and where its own actions begin; what stands before them has had its findings.
    pub fn check(
        &self,
        envelope: &Envelope<'a>,
        faults: &mut Faults<'a>,
        mut play: impl FnMut(&[T], usize, &mut Faults<'a>),
    ) {
        for (variation, own) in &self.variations {
            let Some((from, value)) = variation.from else { continue };
            let parent_length = self.length(variation.parent);
            if from > parent_length {
                faults.at(Code::BadValue, value).expected = Some(parent_length.into());
                continue;
            }
            if own.is_empty() || !variation.sound {
                continue;
            }
            let mut actions = self.before(variation);
            let branch = actions.len();
            actions.extend(own);
            play(&actions, branch, faults);
        }
        self.check_annotations(envelope, faults);
    }

    fn check_annotations(&self, envelope: &Envelope<'a>, faults: &mut Faults<'a>) {
        let Some(list) = envelope.annotations else { return };
        for note in list.items() {
            let Some(at) = note.get("at") else { continue };
            let (Some(line), Some(ply)) = (at.get("line"), at.get("ply")) else {
                continue;
            };
            match self.length_by_id(line.as_str().as_deref().unwrap_or("")) {
                None if line.as_str().is_some() => {
                    faults.unfit(line, "line");
                }
                Some(length) if ply.as_int().is_some_and(|ply| ply > length as i64) => {
                    faults.at(Code::BadValue, ply).expected = Some(length.into());
                }
                _ => {}
            }
        }
    }
}
