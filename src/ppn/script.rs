//! The actions of a round in the order in which they happened: auction, talon, contract, answers, kontras, cards. The
//! engine is asked who is to play and who wins; where it refuses an action the file is followed as it stands, and the
//! check of the record says what is wrong.

use serde_json::{Value as Json, json};

use crate::auction::{NoAuction, rebuild};
use crate::lexer::Token;
use crate::notes::{Notes, rules};
use crate::round::{Accepted, Rest, Round, Throw};
use crate::words::{Said, contract_code, digit_of};
use talon_records::options::setting_json;
use talon_rules::cards::{Card, Pack, Seat};
use talon_rules::games::option::RuleSet;
use talon_rules::games::preferans::{Action, Answer, Bid, Contract, OPTIONS, Phase, Preferans, Variant};
use talon_rules::games::{Code, Game};

/// Actions on the way into a record.
#[derive(Debug)]
pub struct Script {
    pub state: Preferans,
    /// The engine has taken every action so far.
    pub sound: bool,
    pub actions: Vec<Json>,
    /// Of each action where it stands in the text.
    pub places: Vec<usize>,
    /// The cards played, by whom, with the number of their action.
    pub played: Vec<(Seat, Card, usize)>,
}

impl Script {
    pub fn new(state: Preferans) -> Script {
        Script {
            state,
            sound: true,
            actions: Vec::new(),
            places: Vec::new(),
            played: Vec::new(),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, at: usize) {
        self.actions.push(action_json(seat, action));
        self.places.push(at);
        if !self.sound {
            return;
        }
        self.sound = self.state.check(seat, action).is_ok();
        if self.sound {
            self.state.apply_checked(seat, action);
        }
    }

    /// All that happened; what does not fit together has a finding.
    pub fn run(&mut self, round: &Round<'_>, variant: &Variant, notes: &mut Notes) {
        if !self.bid(round, variant, notes) {
            return;
        }
        let declarer = self.state.declarer();
        let Some(rest) = &round.rest else {
            if declarer.is_some() && notes.errors() == 0 {
                notes.syntax(round.bids, rules::PASSED_OUT, "/actions", &["P,P,P"]);
            }
            return;
        };
        if let Some(expected) = declarer.filter(|declarer| *declarer != rest.main) {
            let finding = notes.add(Code::PpnAuction, rules::BIDS, rest.main_at, "/actions");
            finding.found = Some(json!(digit_of(rest.main).to_string()));
            finding.expected = Some(json!([digit_of(expected).to_string()]));
            return;
        }
        if declarer.is_none() {
            notes.syntax(
                Token {
                    at: rest.main_at,
                    text: "",
                },
                rules::PASSED_OUT,
                "/actions",
                &["]"],
            );
            return;
        }
        self.announce(rest, notes);
        if self.answer(rest, notes) {
            self.play(rest, notes);
        }
    }

    fn bid(&mut self, round: &Round<'_>, variant: &Variant, notes: &mut Notes) -> bool {
        match rebuild(&round.tops, round.order[0], variant) {
            Ok(calls) => {
                for (seat, action) in calls {
                    self.act(seat, action, round.bids.at);
                }
                true
            }
            Err(why) => {
                let finding = notes.add(Code::PpnAuction, rules::BIDS, round.bids.at, "/actions");
                finding.found = Some(json!(round.bids.text));
                finding.detail = if why == NoAuction::Several { "several" } else { "" };
                finding.legal_with = legal_with(round, variant);
                false
            }
        }
    }

    fn announce(&mut self, rest: &Rest<'_>, notes: &mut Notes) {
        let game = self.state.is_game();
        if game != rest.game {
            let finding = notes.add(Code::PpnAuction, rules::BIDS, rest.contract_field.at, "/actions");
            finding.found = Some(json!(rest.contract_field.text));
            finding.expected = Some(json!([contract_code(rest.contract, game)]));
        }
        if !game {
            self.act(rest.main, Action::Pickup, rest.discards_field.at);
            if rest.discards.is_none() {
                notes.dialect(rest.discards_field, rules::SEATS, "/actions");
            }
            let cards = rest.discards.map_or([None; 2], |cards| cards.map(Some));
            self.act(rest.main, Action::Discard(cards), rest.discards_field.at);
        } else if rest.discards.is_some() {
            notes.syntax(rest.discards_field, rules::SEATS, "/actions", &["XX"]);
        }
        self.act(rest.main, Action::Contract(rest.contract), rest.contract_field.at);
    }

    /// Answers and kontras; false when the fields contradict each other.
    fn answer(&mut self, rest: &Rest<'_>, notes: &mut Notes) -> bool {
        let errors = notes.errors();
        let Some(volunteers) = volunteers(rest, notes) else {
            return false;
        };
        let at = rest.accepted_field.at;
        if rest.contract != Contract::BETTEL {
            self.answers(rest, &volunteers, at);
        }
        if let Said::Kontra(level, who) = rest.said {
            let giver = who.seat(rest.main);
            if !volunteers.contains(&giver) {
                notes.syntax(rest.said_field, rules::KONTRA, "/actions", &[]);
            }
            for level in 1..=level {
                let seat = if level % 2 == 1 { giver } else { rest.main };
                self.act(seat, Action::Kontra, rest.said_field.at);
            }
        }
        notes.errors() == errors
    }

    fn answers(&mut self, rest: &Rest<'_>, volunteers: &[Seat], at: usize) {
        let invites = matches!(rest.said, Said::Invite(_));
        let [first, second] = rest.main.others();
        let plays = |seat| volunteers.contains(&seat);
        self.act(
            first,
            Action::Defend(if plays(first) { Answer::Play } else { Answer::Drop }),
            at,
        );
        let answer = match plays(second) {
            true if invites && !plays(first) => Answer::Invite,
            true => Answer::Play,
            false => Answer::Drop,
        };
        self.act(second, Action::Defend(answer), at);
        if invites && plays(first) {
            self.act(first, Action::Defend(Answer::Invite), rest.said_field.at);
        }
    }

    fn play(&mut self, rest: &Rest<'_>, notes: &mut Notes) {
        let Some(first) = rest.throws.first() else { return };
        let leader = rest.starts.unwrap_or(rest.main);
        if self.is_playing()
            && rest.starts != Some(self.state.next_to_play())
            && self.holds(self.state.next_to_play(), first.cards[0])
        {
            let found = rest.starts.map_or('0', digit_of).to_string();
            let pointer = format!("/actions/{}/by", self.actions.len());
            let expected = digit_of(self.state.next_to_play()).to_string();
            notes.mismatch(rest.starts_at, &pointer, json!(found), json!(expected));
        }
        let mut claimed = leader;
        for throw in &rest.throws {
            if !self.throw(throw, claimed, rest, notes) {
                return;
            }
            claimed = throw.winner.seat(rest.main);
        }
    }

    fn is_playing(&self) -> bool {
        self.sound && matches!(self.state.phase(), Phase::Window | Phase::Play)
    }

    fn holds(&self, seat: Seat, card: Card) -> bool {
        let holding = &self.state.table().holdings[seat];
        holding.certain.contains(card) || holding.unknown > 0 && holding.possible.contains(card)
    }

    /// One trick; false where going on makes no sense. `leader` is who leads it as the file has it.
    fn throw(&mut self, throw: &Throw<'_>, leader: Seat, rest: &Rest<'_>, notes: &mut Notes) -> bool {
        if self.is_playing() {
            let active = Seat::ALL.into_iter().filter(|seat| self.state.is_active(*seat)).count();
            if throw.cards.len() != active {
                let field = Token {
                    at: throw.at,
                    text: throw.text,
                };
                notes.syntax(field, rules::THROWS, "/actions", &[]);
                return false;
            }
        }
        let seats = seats_of_trick(throw.cards.len(), leader, rest);
        for (place, card) in throw.cards.iter().enumerate() {
            let claimed = seats.get(place).copied().unwrap_or(leader);
            let seat = match self.is_playing().then(|| self.state.next_to_play()) {
                Some(next) if self.holds(next, *card) || !self.holds(claimed, *card) => next,
                _ => claimed,
            };
            self.played.push((seat, *card, self.actions.len()));
            self.act(seat, Action::Play(*card), throw.at + place);
        }
        let winner = throw.winner.seat(rest.main);
        if let Some(won) = self.state.last_winner().filter(|won| self.sound && *won != winner) {
            let pointer = format!("/actions/{}/card", self.actions.len() - 1);
            let (found, expected) = (digit_of(winner).to_string(), digit_of(won).to_string());
            notes.mismatch(throw.at + throw.text.len() - 1, &pointer, json!(found), json!(expected));
        }
        true
    }
}

/// The options that would let an auction fit.
fn legal_with(round: &Round<'_>, variant: &Variant) -> Vec<(&'static str, Json)> {
    let mut fitting = Vec::new();
    for info in OPTIONS
        .iter()
        .filter(|info| matches!(info.name, "bid_step" | "preferans8"))
    {
        for setting in info.alternatives {
            let mut other = *variant;
            other.set(info.name, *setting);
            if other != *variant && rebuild(&round.tops, round.order[0], &other).is_ok() {
                fitting.push((info.name, setting_json(info.allowed, *setting)));
            }
        }
    }
    fitting
}

/// Who said themselves that they play (PPN-4, PPN-5); `None` when the fields contradict each other.
fn volunteers(rest: &Rest<'_>, notes: &mut Notes) -> Option<Vec<Seat>> {
    let both = rest.main.others().to_vec();
    if rest.contract == Contract::BETTEL {
        if rest.accepted != Accepted::Both {
            notes.dialect(rest.accepted_field, rules::ACCEPTED, "/actions");
        }
        return Some(both);
    }
    let invited_by = match rest.said {
        Said::Invite(Some(who)) => Some(who.seat(rest.main)),
        _ => None,
    };
    let found = match (rest.accepted, invited_by) {
        (Accepted::Nobody, _) if rest.throws.is_empty() && rest.said == Said::Nothing => Vec::new(),
        // The invited partner was counted in.
        (Accepted::Both, Some(inviter)) => {
            notes.dialect(rest.accepted_field, rules::ACCEPTED, "/actions");
            vec![inviter]
        }
        (Accepted::Both, None) => both.clone(),
        (Accepted::One(one), _) => vec![one.seat(rest.main)],
        (Accepted::Nobody, _) => {
            notes.syntax(rest.accepted_field, rules::ACCEPTED, "/actions", &["1", "2", "3", "8"]);
            return None;
        }
    };
    if found.contains(&rest.main) {
        notes.syntax(rest.accepted_field, rules::ACCEPTED, "/actions", &[]);
        return None;
    }
    if matches!(rest.said, Said::Invite(_))
        && (found.len() != 1 || invited_by.is_some_and(|seat| !found.contains(&seat)))
    {
        notes.syntax(rest.said_field, rules::KONTRA, "/actions", &[]);
        return None;
    }
    Some(found)
}

/// Who played the cards of a trick, as the file has it.
fn seats_of_trick(cards: usize, leader: Seat, rest: &Rest<'_>) -> Vec<Seat> {
    if cards == 3 {
        return vec![leader, leader.next(), leader.previous()];
    }
    let other = match rest.accepted {
        Accepted::One(one) if leader == rest.main => one.seat(rest.main),
        _ => rest.main,
    };
    vec![leader, other]
}

/// An action as records have it.
pub fn action_json(seat: Seat, action: Action) -> Json {
    let code = |card: Card| Pack::French.code(card);
    let by = seat.letter();
    match action {
        Action::Bid(Bid::Number(value)) => json!({"type": "bid", "by": by, "value": value}),
        Action::Bid(Bid::Game) => json!({"type": "bid", "by": by, "game": true}),
        Action::Bid(Bid::Named(contract)) => {
            json!({"type": "bid", "by": by, "game": true, "value": contract.value()})
        }
        Action::Discard(cards) => {
            let cards = cards.map(|card| card.map_or("??", code));
            json!({"type": "discard", "by": by, "cards": cards})
        }
        Action::Contract(contract) => json!({"type": "contract", "by": by, "value": contract.value()}),
        Action::Defend(answer) => json!({"type": "defend", "by": by, "choice": answer.as_str()}),
        Action::Play(card) => json!({"type": "play", "by": by, "card": code(card)}),
        other => json!({"type": other.word(), "by": by}),
    }
}
