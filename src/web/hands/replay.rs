//! A position with everything around it: the table, the controls, the tricks, the auction, the result. Used wherever
//! a hand is shown; where its addresses lead is the caller's to say.

use askama::Template;

use super::table::{TableView, phase_line, table};
use super::tricks::{AuctionRow, TrickView, auction, tricks};
use crate::cards::{BySeat, Pack, Seat};
use crate::games::{Deed, Position, Stage, Summary};
use crate::history::Hand;
use crate::history::scene::{Scene, Shown, View};
use crate::history::timeline::Timeline;
use crate::http::Faces;
use crate::text::{Arg, Lang};
use crate::web::Shell;

/// How a position is looked at.
pub struct Look<'l> {
    pub timeline: &'l Timeline,
    pub names: BySeat<Option<String>>,
    pub ply: usize,
    pub view: View,
    pub below: Seat,
    pub legal: bool,
    pub lang: Lang,
    pub faces: Faces,
    /// Address of another ply of the same hand, seen in the same way.
    pub link: &'l dyn Fn(usize, View, bool) -> String,
}

impl std::fmt::Debug for Look<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Look").field("ply", &self.ply).field("view", &self.view).finish_non_exhaustive()
    }
}

impl Look<'_> {
    /// The position.
    pub fn state(&self) -> &dyn Position {
        self.timeline.states[self.ply].as_ref()
    }

    /// What a player is called: the name, else the seat.
    pub fn name(&self, seat: Seat) -> String {
        match &self.names[seat] {
            Some(name) => name.clone(),
            None => self.lang.player(seat.letter(), None),
        }
    }

    /// Address of another ply.
    pub fn href(&self, ply: usize) -> String {
        (self.link)(ply, self.view, self.legal)
    }

    /// Whether nothing is hidden.
    pub fn sees_all(&self) -> bool {
        self.view == View::All
    }

    /// What the last action was, in words.
    pub fn happened(&self) -> String {
        let Some(before) = self.ply.checked_sub(1) else {
            return self.lang.t("hand-state-deal").into_owned();
        };
        let step = self.timeline.steps[before];
        let (Some(by), Some(deed)) = (step.by, step.deed) else { return String::new() };
        let what = match deed {
            Deed::Pass => self.lang.t("auction-pass").into_owned(),
            Deed::Pickup => self.lang.t("auction-pickup").into_owned(),
            Deed::Discard(_) => {
                format!("{} {}", self.lang.t("auction-discard"), self.lang.t("auction-discard-hidden"))
            }
            Deed::Bid(bid) => self.lang.bid(bid).into_owned(),
            Deed::Trump(suit) => self.lang.t_args(
                "auction-trump",
                &[(
                    "suit",
                    Arg::from(self.lang.t(&format!("suit-{}", Pack::German.suit_code(suit))).into_owned()),
                )],
            ),
            Deed::Play(card) => self.lang.card_in_sentence(Pack::German.code(card)),
            other => self.lang.t(&format!("type-{}", other.word())).into_owned(),
        };
        format!("{}: {what}", self.name(by))
    }

    /// How a held card stands when what is legal was asked for: class and words.
    pub fn legality(&self, seat: Seat, held: Shown) -> (String, String) {
        let (true, Shown::Card(card)) = (self.legal, held) else { return Default::default() };
        if self.state().to_act() != Some(seat) || self.state().stage() != Stage::Play {
            return Default::default();
        }
        match self.state().check_card(seat, card) {
            Ok(_) => ("ok".into(), self.lang.t("hand-card-legal").into_owned()),
            Err(violation) => {
                let rule = violation.rule.map_or("", |rule| rule.as_str());
                ("no".into(), format!("{}: {rule}", self.lang.t("hand-card-barred")))
            }
        }
    }
}

/// A control that leads to another ply.
#[derive(Debug)]
pub struct StepView {
    pub key: &'static str,
    pub label: String,
    pub href: Option<String>,
}

/// A way to look at the hand.
#[derive(Debug)]
pub struct ViewLink {
    pub key: String,
    pub label: String,
    pub href: String,
    pub here: bool,
}

/// A line of the result.
#[derive(Debug)]
pub struct ResultRow {
    pub name: String,
    pub made: Option<bool>,
    pub kontra: String,
}

/// templates/hands/_replay.html
#[derive(Debug, Template)]
#[template(path = "hands/_replay.html")]
pub struct Replay {
    pub shell: Shell,
    pub headline: String,
    pub phase: String,
    pub announce: String,
    pub trick_end: bool,
    pub table: TableView,
    pub steps: Vec<StepView>,
    pub place: String,
    pub views: Vec<ViewLink>,
    pub legal_href: String,
    pub legal_on: bool,
    pub names: Vec<String>,
    pub tricks: Vec<TrickView>,
    pub auction: Vec<AuctionRow>,
    pub result: Vec<ResultRow>,
    pub scores: Vec<(String, i64)>,
    pub points: String,
}

/// Puts a position together.
pub fn replay(shell: &Shell, look: &Look<'_>, hand: &Hand<'_>) -> Replay {
    let scene = Scene::at(look.timeline, look.ply, look.view);
    let at_end = look.ply == look.timeline.last();
    let summary = hand.summary().filter(|_| at_end);
    Replay {
        headline: headline(look),
        phase: phase_line(look),
        announce: look.happened(),
        trick_end: look
            .timeline
            .tricks
            .iter()
            .any(|row| row.winner.is_some() && row.cards.last().is_some_and(|played| played.ply == look.ply)),
        table: table(look, &scene),
        steps: steps(look),
        place: format!("{} / {}", look.ply, look.timeline.last()),
        views: views(look),
        legal_href: (look.link)(look.ply, look.view, !look.legal),
        legal_on: look.legal,
        names: Seat::ALL.map(|seat| look.name(seat)).into(),
        tricks: tricks(look),
        auction: auction(look),
        result: summary.as_ref().map(|summary| result(look, summary)).unwrap_or_default(),
        scores: scores(look, summary.as_ref()),
        points: summary.and_then(|summary| summary.points).map_or(String::new(), |(own, theirs)| {
            let args = [("declarer", Arg::Number(own)), ("defenders", Arg::Number(theirs))];
            look.lang.t_args("hand-score-line", &args)
        }),
        shell: shell.clone(),
    }
}

fn headline(look: &Look<'_>) -> String {
    let state = look.state();
    let Some((seat, bid)) = state.standing() else {
        return look.lang.t("hand-contract-none").into_owned();
    };
    let contract = look.lang.bid(bid).into_owned();
    let contract = match state.trump() {
        Some(suit) => {
            let suit = look.lang.t(&format!("suit-{}", Pack::German.suit_code(suit))).into_owned();
            look.lang.t_args("hand-contract-trump", &[("contract", contract.into()), ("suit", suit.into())])
        }
        None => contract,
    };
    look.lang.t_args("hand-declared-by", &[("contract", contract.into()), ("by", look.name(seat).into())])
}

fn steps(look: &Look<'_>) -> Vec<StepView> {
    let (ply, last) = (look.ply, look.timeline.last());
    let to = |key, label: &str, target: usize| StepView {
        key,
        label: look.lang.t(label).into_owned(),
        href: (target != ply).then(|| look.href(target)),
    };
    vec![
        to("start", "control-start", 0),
        to("back-trick", "control-previous-trick", look.timeline.trick_before(ply)),
        to("back", "control-previous-card", ply.saturating_sub(1)),
        to("next", "control-next-card", (ply + 1).min(last)),
        to("next-trick", "control-next-trick", look.timeline.trick_after(ply)),
        to("end", "control-end", last),
    ]
}

fn views(look: &Look<'_>) -> Vec<ViewLink> {
    let all = [View::All, View::Seat(Seat::A), View::Seat(Seat::B), View::Seat(Seat::C), View::Public];
    all.into_iter()
        .map(|view| ViewLink {
            key: format!("view-{}", view.as_str()),
            label: match view {
                View::Seat(seat) => look.name(seat),
                other => look.lang.t(&format!("view-{}", other.as_str())).into_owned(),
            },
            href: (look.link)(look.ply, view, look.legal),
            here: view == look.view,
        })
        .collect()
}

fn result(look: &Look<'_>, summary: &Summary) -> Vec<ResultRow> {
    let level = |levels: BySeat<u8>| match Seat::ALL.map(|seat| levels[seat]).into_iter().max().unwrap_or(0) {
        0 => String::new(),
        level => look.lang.kontra(level.into()).into_owned(),
    };
    let rows = summary.parts.iter().map(|part| ResultRow {
        name: look.lang.component(part.component).into_owned(),
        made: part.made,
        kontra: level(part.levels),
    });
    rows.collect()
}

fn scores(look: &Look<'_>, summary: Option<&Summary>) -> Vec<(String, i64)> {
    let scores = summary.and_then(|summary| summary.scores);
    scores.map_or_else(Vec::new, |scores| Seat::ALL.map(|seat| (look.name(seat), scores[seat])).into())
}
