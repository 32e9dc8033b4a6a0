//! A position as someone looks at it: the words for what happened, and the addresses of the neighbours. It draws
//! nothing.

use super::cards::suit_words;
use super::hand_query::Viewpoint;
use super::replay_line::ReplayLine;
use talon_http::Faces;
use talon_records::scene::View;
use talon_records::timeline::Timeline;
use talon_rules::cards::{Card, Pack, Seat, Suit};
use talon_rules::games::{Deed, Position};
use talon_study::analysis::Report;
use talon_text::{Arg, Lang};

/// How a position is looked at.
pub struct PositionView<'l> {
    pub timeline: &'l Timeline,
    pub replay_line: &'l ReplayLine,
    pub viewpoint: Viewpoint,
    pub lang: Lang,
    /// The pack of the game, in whose order hands are held.
    pub pack: Pack,
    pub faces: Faces,
    /// Whether the position is shown in words.
    pub in_words: bool,
    /// What the solver says, where it is wanted and known.
    pub report: Option<&'l Report>,
    /// Address of another way of looking at the same hand.
    pub link: &'l dyn Fn(Viewpoint) -> String,
    /// Address of the line that goes on with a card, where lines are played.
    pub plays: Option<&'l dyn Fn(Card) -> String>,
}

impl std::fmt::Debug for PositionView<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("PositionView")
            .field("viewpoint", &self.viewpoint)
            .finish_non_exhaustive()
    }
}

impl PositionView<'_> {
    /// The number of the position.
    pub fn ply(&self) -> usize {
        self.viewpoint.ply
    }

    /// The position.
    pub fn state(&self) -> &dyn Position {
        self.timeline.states[self.viewpoint.ply].as_ref()
    }

    /// Who sits below: the seat that was chosen, else the viewpoint, else the declarer.
    pub fn below(&self) -> Seat {
        let declarer = || {
            let ply = if self.hides_later() {
                self.ply()
            } else {
                self.timeline.last()
            };
            let state = self.timeline.states.get(ply);
            state
                .and_then(|state| state.contract())
                .map_or(Seat::A, |(seat, _)| seat)
        };
        match (self.viewpoint.turn, self.viewpoint.view) {
            (Some(seat), _) | (None, View::Seat(seat)) => seat,
            _ => declarer(),
        }
    }

    /// The same hand after so many steps.
    pub fn at(&self, ply: usize) -> PositionView<'_> {
        PositionView {
            viewpoint: Viewpoint { ply, ..self.viewpoint },
            ..*self
        }
    }

    /// What a player is called: the name, else the seat.
    pub fn name(&self, seat: Seat) -> String {
        match &self.replay_line.names[seat] {
            Some(name) => name.clone(),
            None => self.lang.player(seat.letter(), None),
        }
    }

    /// Address of another ply, looked at in the same way.
    pub fn href(&self, ply: usize) -> String {
        (self.link)(Viewpoint { ply, ..self.viewpoint })
    }

    /// Address of the line that goes on with this card; empty where none is played or the card is not legal.
    pub fn goes_on(&self, card: Card) -> String {
        let legal = |by| self.state().check_card(by, card).is_ok();
        let plays = self
            .plays
            .filter(|_| self.state().is_in_play() && self.state().to_act().is_some_and(legal));
        plays.map_or_else(String::new, |plays| plays(card))
    }

    /// Whether nothing is hidden.
    pub(crate) fn sees_all(&self) -> bool {
        self.viewpoint.view == View::All
    }

    /// Whether the rest of the hand is kept back.
    pub(crate) fn hides_later(&self) -> bool {
        self.viewpoint.hides_later()
    }

    /// Where a card stands in a hand: by suit, and within it by the ranks of the contract.
    pub fn order(&self, card: Card) -> u8 {
        // Anyone who does not know the rest holds their cards as the auction stands now.
        let known = if self.hides_later() {
            self.ply()
        } else {
            self.timeline.last()
        };
        self.timeline.states[known]
            .play_rules()
            .order_in_holding(self.pack, card)
    }

    /// A card inside a sentence, by the name of the pack in use.
    pub(crate) fn card_words(&self, card: Card) -> String {
        match self.faces {
            Faces::German => self.lang.card_in_sentence(card),
            Faces::French | Faces::French4 => self.lang.card_french_in_sentence(card),
        }
    }

    /// A suit by the name of the pack in use.
    pub(crate) fn suit_words(&self, suit: Suit) -> String {
        suit_words(suit, self.lang, self.faces).into_owned()
    }

    /// "Trump: leaves".
    pub fn trump_named(&self, suit: Suit) -> String {
        self.lang
            .t_args("auction-trump", &[("suit", self.suit_words(suit).into())])
    }

    /// What a kontra said: its name and component, one after the other.
    pub(crate) fn kontra_said(&self, by: Seat, ply: usize) -> Vec<String> {
        let Some(Deed::Kontra { components, against }) = self.timeline.steps[ply - 1].deed else {
            return Vec::new();
        };
        let after = &self.timeline.states[ply];
        let Some((declarer, _)) = after.contract() else {
            return Vec::new();
        };
        let rival = if by == declarer {
            against.unwrap_or(declarer.next())
        } else {
            by
        };
        let said = |component| {
            let level = after.level(rival, component);
            let name = self.lang.kontra_with(self.pack, level.into()).into_owned();
            let on = self.lang.component(component).into_owned();
            let mut args = vec![("name", Arg::from(name)), ("component", on.into())];
            let key = match against {
                Some(rival) => {
                    args.push(("by", self.name(rival).into()));
                    "kontra-against"
                }
                None => "kontra-on",
            };
            self.lang.t_args(key, &args)
        };
        if components.is_empty() {
            let [defender, _] = declarer.others();
            return vec![
                self.lang
                    .kontra_with(self.pack, after.level(defender, "").into())
                    .into_owned(),
            ];
        }
        components.iter().map(said).collect()
    }

    /// Whether nothing more comes, because the record ends here and may.
    pub fn is_finished(&self) -> bool {
        // Anyone who plays on may play all cards, also where a record could stop.
        let goes_on = self.plays.is_some() && self.state().is_in_play() && self.state().to_act().is_some();
        self.ply() == self.timeline.last() && self.state().is_complete() && !goes_on
    }

    /// Whether a seat has dropped out of the tricks by this ply.
    pub(crate) fn is_out(&self, seat: Seat, ply: usize) -> bool {
        self.answer(seat, ply) == Some("drop") && !self.timeline.states[ply].plays_along(seat)
    }

    /// What a seat last answered to the contract by this ply.
    fn answer(&self, seat: Seat, ply: usize) -> Option<&'static str> {
        self.timeline.steps[..ply]
            .iter()
            .rev()
            .find_map(|step| match step.deed {
                Some(Deed::Defend(word)) if step.by == Some(seat) => Some(word),
                _ => None,
            })
    }

    /// The same in words: who dropped may have been brought back.
    pub fn answered(&self, seat: Seat, ply: usize) -> Option<String> {
        let word = self.answer(seat, ply)?;
        let brought = word == "drop" && self.timeline.states[ply].plays_along(seat);
        let key = if brought {
            "defend-brought".to_owned()
        } else {
            format!("defend-{word}")
        };
        Some(self.lang.t(&key).into_owned())
    }

    /// What a marriage said: its value, and its suit where it was said or the viewer sees the hand.
    pub(crate) fn marriage_said(&self, by: Seat, ply: usize, suit: Suit) -> String {
        let declared = self.timeline.states[ply].marriages(by);
        let Some(one) = declared.iter().find(|one| one.suit == suit) else {
            return self.suit_words(suit);
        };
        let value = one.value.to_string();
        if one.is_public || self.sees_all() || self.viewpoint.view == View::Seat(by) {
            format!("{value} ({})", self.suit_words(suit))
        } else {
            value
        }
    }

    /// What the last action was, in one sentence.
    pub fn happened(&self) -> String {
        let Some(before) = self.ply().checked_sub(1) else {
            return self.lang.t("hand-state-deal").into_owned();
        };
        let step = self.timeline.steps[before];
        let said = match (step.by, step.deed) {
            (Some(by), Some(deed)) => self.deed(by, deed),
            (by, _) => self.aside(by),
        };
        self.lang.capitalized(&said)
    }

    /// What only the record says: a ruling, an irregularity, cards laid open, the end.
    fn aside(&self, by: Option<Seat>) -> String {
        let aside = self.replay_line.asides.iter().find(|(ply, _)| *ply == self.ply());
        let by = by.map(|seat| self.name(seat)).unwrap_or_default();
        aside.map_or_else(String::new, |(_, word)| {
            self.lang.t_args(&format!("act-{word}"), &[("by", Arg::from(by))])
        })
    }

    /// A call or a card in as few words as there are, as lines of play list them.
    pub fn short(&self, by: Option<Seat>, deed: Option<Deed>) -> String {
        let what = match deed {
            Some(Deed::Play(card)) => self.card_words(card),
            Some(Deed::Bid(bid)) => self.lang.bid(bid).into_owned(),
            Some(Deed::Given { contract, .. }) => self.lang.bid(contract).into_owned(),
            Some(Deed::Contract(code)) => self.lang.bid(code).into_owned(),
            Some(Deed::Trump(suit)) => self.trump_named(suit),
            Some(Deed::Defend(word)) => self.lang.t(&format!("defend-{word}")).into_owned(),
            Some(other) => self.lang.t(&format!("type-{}", other.word())).into_owned(),
            None => "–".into(),
        };
        by.map_or_else(|| what.clone(), |by| format!("{}: {what}", self.name(by)))
    }

    fn deed(&self, by: Seat, deed: Deed) -> String {
        let ply = self.ply();
        let say = |key: &str, args: &[(&'static str, Arg<'_>)]| {
            let mut all = vec![("by", Arg::from(self.name(by)))];
            all.extend_from_slice(args);
            self.lang.t_args(key, &all)
        };
        match deed {
            Deed::Given { contract, .. } => say(
                "act-given",
                &[("contract", self.lang.bid(contract).into_owned().into())],
            ),
            Deed::Pass => say("act-pass", &[]),
            Deed::Hold => say("act-hold", &[]),
            Deed::Contract(code) => say("act-contract", &[("bid", self.lang.bid(code).into_owned().into())]),
            Deed::Defend(word) => say(&format!("act-defend-{word}"), &[]),
            Deed::Pickup => say("act-pickup", &[]),
            Deed::Discard(_) => say("act-discard", &[]),
            Deed::Bid(bid) => say("act-bid", &[("bid", self.lang.bid(bid).into_owned().into())]),
            Deed::Trump(suit) => say("act-trump", &[("suit", self.suit_words(suit).into())]),
            Deed::Kontra { .. } => format!("{}: {}", self.name(by), self.kontra_said(by, ply).join(", ")),
            Deed::Marriage(suit) => say(
                "act-marriage-value",
                &[("value", self.marriage_said(by, ply, suit).into())],
            ),
            Deed::Play(card) => self.played(by, card),
            Deed::Claim(_) => say("act-claim", &[]),
            Deed::Concede => say("act-concede", &[]),
            Deed::ThrowIn => say("act-throw-in", &[]),
        }
    }

    fn played(&self, by: Seat, card: Card) -> String {
        let ply = self.ply();
        let row = self
            .timeline
            .tricks
            .iter()
            .find(|row| row.cards.iter().any(|played| played.ply == ply));
        let leads = row.is_some_and(|row| row.cards.first().is_some_and(|led| led.ply == ply));
        let key = if leads { "act-lead" } else { "act-play" };
        let args = [("by", self.name(by).into()), ("card", self.card_words(card).into())];
        let said = self.lang.t_args(key, &args);
        let last = row.filter(|row| row.cards.last().is_some_and(|played| played.ply == ply));
        match last.and_then(|row| Some((row.winner?, row.number))) {
            Some((winner, number)) => {
                let args = [("by", self.name(winner).into()), ("trick", Arg::Number(number.into()))];
                format!("{said}. {}", self.lang.t_args("act-wins-trick", &args))
            }
            None => said,
        }
    }

    /// Points of the declarer and the defenders up to a ply, marriages with them; tricks where there are no points.
    pub fn running(&self, ply: usize) -> Option<(i64, i64)> {
        let state = &self.timeline.states[ply];
        let (declarer, _) = state.contract()?;
        let points = self.timeline.points_at(ply);
        let of = |seat: Seat| {
            if !state.counts_points() {
                return i64::from(state.tricks()[seat]);
            }
            points[seat] + state.marriages(seat).iter().map(|one| one.value).sum::<i64>()
        };
        let [first, second] = declarer.others();
        state.is_in_play().then(|| (of(declarer), of(first) + of(second)))
    }
}
