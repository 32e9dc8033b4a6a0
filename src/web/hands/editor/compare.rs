//! Two states of a hand, as people would tell them: what stands in one and not in the other.

use super::page::{at_end, checked};
use super::setup::facts;
use talon_editor::{Dealt, Draft, Place, Reach};
use talon_http::Prefs;
use talon_records::Checked;
use talon_records::format_of;
use talon_rules::cards::Seat;

/// Lines of either side that are shown.
const LINES_MAX: usize = 60;

/// What is different.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Differences {
    pub here: Vec<String>,
    pub there: Vec<String>,
}

/// What two texts say differently.
pub(super) fn differences(here: &str, there: &str, prefs: &Prefs) -> Differences {
    let told = between(&told(here, prefs), &told(there, prefs));
    if told != Differences::default() {
        return told;
    }
    // The same hand in other words.
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    between(&lines(here), &lines(there))
}

/// What lists do not share at their beginnings and ends.
fn between(here: &[String], there: &[String]) -> Differences {
    let same = here.iter().zip(there).take_while(|(one, other)| one == other).count();
    let (here, there) = (&here[same..], &there[same..]);
    let pairs = here.iter().rev().zip(there.iter().rev());
    let same = pairs.take_while(|(one, other)| one == other).count();
    let part = |list: &[String]| {
        let mut part: Vec<String> = list[..list.len() - same].to_vec();
        if part.len() > LINES_MAX {
            part.truncate(LINES_MAX);
            part.push("…".to_owned());
        }
        part
    };
    Differences {
        here: part(here),
        there: part(there),
    }
}

/// A hand line by line: people, dealer, rules, cards, and what happened; the text itself where it is no record.
fn told(text: &str, prefs: &Prefs) -> Vec<String> {
    let Some(draft) = Draft::read(text) else {
        return text.lines().map(str::to_owned).collect();
    };
    checked(text, |checked| {
        let mut lines = facts(&draft, prefs.lang);
        lines.extend(cards(&draft, prefs));
        lines.extend(steps(checked, prefs));
        let legal = Reach::of(text).map_or(0, |reach| reach.legal);
        lines.extend(draft.actions().iter().skip(legal).map(ToString::to_string));
        lines
    })
}

fn cards(draft: &Draft, prefs: &Prefs) -> Vec<String> {
    let (Some(dealt), Some(game)) = (Dealt::of(draft), draft.game()) else {
        return Vec::new();
    };
    let pack = format_of(game).pack();
    let place = |place: Place| {
        let name = match place {
            Place::Hand(seat) => name_of(draft, seat, prefs),
            Place::Talon => prefs.lang.t("editor-talon").into_owned(),
        };
        let codes: Vec<&str> = pack.in_order(dealt.cards(place)).map(|card| pack.code(card)).collect();
        format!("{name}: {}", codes.join(" "))
    };
    Place::ALL.map(place).into()
}

fn name_of(draft: &Draft, seat: Seat, prefs: &Prefs) -> String {
    let players = draft.get("players");
    let name = players.and_then(|players| players.get(seat.letter())?.get("name")?.as_str());
    prefs.lang.player(seat.letter(), name)
}

fn steps(checked: &Checked<'_>, prefs: &Prefs) -> Vec<String> {
    at_end(checked, prefs, |position| {
        (1..=position.timeline.last())
            .map(|ply| position.at(ply).happened())
            .collect()
    })
    .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_lists_share_is_left_out() {
        let list = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let found = between(&list("a b c d"), &list("a x d"));
        assert_eq!((found.here, found.there), (list("b c"), list("x")));
        assert_eq!(between(&list("a a"), &list("a a a")).there, list("a"));
        assert_eq!(between(&list("a"), &list("a")), Differences::default());
    }
}
