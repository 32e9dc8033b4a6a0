//! The example club: a few evenings of hands of many kinds, and an upload in which some records are broken. Both
//! are made afresh each time and are always the same.

use super::evenings::{Played, evenings};
use super::hand::{GeneratedHand, generate_hand};
use super::write::record_line_with;
use crate::generate::Setting;
use crate::generate::names::SESSION_HANDS;
use crate::generate::notes::Notes;
use talon_rules::cards::{Card, CardSet};
use talon_rules::games::ulti::{Action, Bid, Component, Ulti, Variant};
use talon_rules::games::{Code, Game};

/// How many hands the club shows.
pub(crate) const CLUB_HANDS: usize = 48;
/// How many hands are looked through for them.
const SEARCHED_MAX: u64 = 5000;
const CLUB_SEED: u64 = 1926;
const UPLOAD_SEED: u64 = 1848;

/// What is wrong with the broken records of the upload that is refused, in their order.
pub const REFUSED: [Code; 5] = [
    Code::MustBeat,
    Code::CardNotHeld,
    Code::BidTooLow,
    Code::JsonSyntax,
    Code::DealDuplicate,
];

/// The hands that the club shows.
pub(crate) fn club_hands() -> Vec<GeneratedHand> {
    let mut chosen: Vec<GeneratedHand> = Vec::new();
    let mut contracts = [0u8; 54];
    let mut wanted = [2u8; 8];
    for number in 0..SEARCHED_MAX {
        let hand = generate_hand(CLUB_SEED, number, &Variant::default());
        let Some((_, bid)) = hand.game.contract() else { continue };
        let place = usize::from(bid.number()) - 1;
        let traits = traits_of(&hand, bid);
        let wish = traits.iter().zip(&wanted).any(|(has, left)| *has && *left > 0);
        let open = CLUB_HANDS - chosen.len();
        let kept_free = wanted.iter().map(|left| usize::from(*left)).sum::<usize>();
        if wish || contracts[place] == 0 && open > kept_free {
            contracts[place] += 1;
            for (has, left) in traits.iter().zip(&mut wanted) {
                *left = left.saturating_sub(u8::from(*has));
            }
            chosen.push(hand);
        }
        if chosen.len() == CLUB_HANDS {
            break;
        }
    }
    chosen
}

/// The records of the club's evenings, one line each: [`club_hands`], some with what the members wrote about them, and
/// the hands that were dealt between them.
pub fn club_records() -> Vec<String> {
    let notes = Notes::read(include_str!("club_notes.json"));
    let played = evenings(club_hands(), CLUB_SEED, SEARCHED_MAX);
    let line = |one: Played| {
        let line = record_line_with(&one.hand, &one.setting);
        match one.shown {
            Some(place) => notes.with_notes(line, place),
            None => line,
        }
    };
    played.into_iter().map(line).collect()
}

/// An upload of twelve records of which five are refused, as [`REFUSED`] says.
pub fn refused_upload() -> String {
    let mut broken = REFUSED.into_iter();
    let mut lines = Vec::new();
    for number in 0..SEARCHED_MAX {
        let deal = lines.len() as u64;
        if deal == SESSION_HANDS {
            break;
        }
        // Everyone deals in turn.
        if number % 3 != deal % 3 {
            continue;
        }
        let setting = Setting::of(UPLOAD_SEED, deal);
        let hand = generate_hand(UPLOAD_SEED, number, &Variant::default());
        let code = if deal % 2 == 1 { broken.clone().next() } else { None };
        let line = match code {
            None => Some(record_line_with(&hand, &setting)),
            Some(code) => spoiled(hand, code, &setting),
        };
        if let Some(line) = line {
            lines.push(line);
            if code.is_some() {
                broken.next();
            }
        }
    }
    lines.join("\n") + "\n"
}

/// What makes a hand worth showing besides its contract.
fn traits_of(hand: &GeneratedHand, bid: Bid) -> [bool; 8] {
    let has = |wanted: fn(&Action) -> bool| hand.actions.iter().any(|(_, action)| wanted(action));
    let betli = [Component::Betli, Component::Rebetli, Component::OpenBetli];
    [
        has(|action| *action == Action::ThrowIn),
        has(|action| matches!(action, Action::Claim(_))),
        has(|action| matches!(action, Action::Concede)),
        hand.game.levels().highest() == 1,
        hand.game.levels().highest() > 1,
        has(|action| matches!(action, Action::Kontra { against: Some(_), .. })),
        hand.game.end().is_none() && betli.into_iter().any(|part| bid.has(part)),
        bid.is_open(),
    ]
}

/// The record of a hand changed so that it is refused with this code; `None` when the hand gives no chance to.
fn spoiled(mut hand: GeneratedHand, code: Code, setting: &Setting) -> Option<String> {
    match code {
        Code::JsonSyntax => {
            let line = record_line_with(&hand, setting);
            let end = line.find("\"actions\"")? + 200;
            return line.get(..end).map(str::to_owned);
        }
        Code::DealDuplicate => {
            let (of_a, of_b) = (hand.deal.holdings.a.known.first()?, hand.deal.holdings.b.known.first()?);
            let cards = &mut hand.deal.holdings.b.known;
            cards.remove(of_b);
            cards.insert(of_a);
        }
        _ => {
            let (place, action) = wrong_action(&hand, code)?;
            hand.actions[place].1 = action;
        }
    }
    Some(record_line_with(&hand, setting))
}

/// The first place where another action would be refused with this code, and that action.
fn wrong_action(hand: &GeneratedHand, code: Code) -> Option<(usize, Action)> {
    let mut game = Ulti::new(&hand.deal, &hand.variant);
    for (place, (seat, action)) in hand.actions.iter().enumerate() {
        let others: Vec<Action> = match action {
            Action::Play(_) => CardSet::FULL.iter().map(|card: Card| Action::Play(card)).collect(),
            Action::Bid(_) => Bid::all().map(Action::Bid).collect(),
            _ => Vec::new(),
        };
        let wrong = |other: &Action| game.check(*seat, *other).is_err_and(|refused| refused.code == code);
        // The first trick is left whole, so that the fault lies where a reader has to look for it.
        let settled = !matches!(action, Action::Play(_)) || game.trick_no() > 2;
        if let Some(other) = others.into_iter().filter(|_| settled).find(wrong) {
            return Some((place, other));
        }
        game.apply(*seat, *action).ok()?;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_club_shows_many_contracts_and_all_that_can_happen() {
        let hands = club_hands();
        assert_eq!(hands.len(), CLUB_HANDS);
        let mut contracts: Vec<&str> = Vec::new();
        let mut seen = [0; 8];
        for hand in &hands {
            let (_, bid) = hand.game.contract().unwrap();
            contracts.push(bid.code());
            for (count, has) in seen.iter_mut().zip(traits_of(hand, bid)) {
                *count += u32::from(has);
            }
            assert!(hand.game.is_complete());
        }
        contracts.sort_unstable();
        contracts.dedup();
        assert!(contracts.len() >= 25, "{contracts:?}");
        assert!(seen.iter().all(|count| *count >= 2), "{seen:?}");
    }

    #[test]
    fn everyone_at_a_table_of_the_club_deals_in_turn_and_every_hand_that_is_shown_is_there() {
        let played = evenings(club_hands(), CLUB_SEED, SEARCHED_MAX);
        let mut shown: Vec<usize> = played.iter().filter_map(|one| one.shown).collect();
        shown.sort_unstable();
        assert_eq!(shown, (1..=CLUB_HANDS).collect::<Vec<_>>());
        for (one, next) in played.iter().zip(&played[1..]) {
            if one.setting.session == next.setting.session {
                assert_eq!(one.setting.deal + 1, next.setting.deal);
                assert_eq!(one.hand.deal.forehand.next(), next.hand.deal.forehand);
            } else {
                assert_eq!(next.setting.deal, 1);
            }
        }
    }

    #[test]
    fn five_of_the_twelve_uploaded_records_are_broken_each_in_its_own_way() {
        let upload = refused_upload();
        let lines: Vec<&str> = upload.lines().collect();
        assert_eq!(lines.len(), 12);
        let sound = lines
            .iter()
            .filter(|line| serde_json::from_str::<serde_json::Value>(line).is_ok());
        assert_eq!(sound.count(), 11);
        assert!(serde_json::from_str::<serde_json::Value>(lines[7]).is_err());
        for code in [Code::MustBeat, Code::CardNotHeld, Code::BidTooLow] {
            let hand = (0..SEARCHED_MAX)
                .map(|number| generate_hand(UPLOAD_SEED, number, &Variant::default()))
                .find_map(|hand| wrong_action(&hand, code).map(|found| (hand, found)));
            let (hand, (place, action)) = hand.unwrap();
            let mut game = Ulti::new(&hand.deal, &hand.variant);
            for (seat, action) in &hand.actions[..place] {
                game.apply(*seat, *action).unwrap();
            }
            let refused = game.check(hand.actions[place].0, action).unwrap_err();
            assert_eq!(refused.code, code);
        }
    }
}
