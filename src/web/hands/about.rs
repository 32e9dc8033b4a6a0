//! A record in one line, so that its writer sees which hand was read.

use super::drawn::facts;
use super::replay_line::ReplayLine;
use talon_records::Checked;
use talon_rules::cards::Seat;
use talon_rules::games::Stage;
use talon_text::Lang;

/// What was played, by whom against whom, where and when; nothing of a record without a hand.
pub fn about(checked: &Checked<'_>, lang: Lang) -> String {
    let (Some(hand), Some(replay_line)) = (checked.hand(), ReplayLine::of(checked, None)) else {
        return String::new();
    };
    let name = |seat: Seat| {
        replay_line.names[seat]
            .clone()
            .unwrap_or_else(|| lang.player(seat.letter(), None))
    };
    let (contract, people) = match hand.summary() {
        Some(played) => {
            let [first, second] = played.declarer.others().map(name);
            let contract = lang.capitalized(&lang.bid(played.contract));
            (contract, format!("{} – {first}, {second}", name(played.declarer)))
        }
        None => {
            let is_over = replay_line
                .timeline
                .states
                .last()
                .is_some_and(|state| state.stage() == Stage::Over);
            let key = match is_over {
                _ if replay_line.is_total => "typed-total",
                // Without cards nothing can go on: nobody declared.
                _ if !replay_line.has_cards => "hands-passed-out",
                true => "hands-passed-out",
                false => "hands-unfinished",
            };
            (lang.capitalized(&lang.t(key)), Seat::ALL.map(name).join(", "))
        }
    };
    let facts = facts(&replay_line, lang).into_iter().map(|(fact, _)| fact);
    [contract, people]
        .into_iter()
        .chain(facts)
        .collect::<Vec<_>>()
        .join(" · ")
}
