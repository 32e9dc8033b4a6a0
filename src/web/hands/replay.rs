//! A position with everything around it: the table, the controls, the tricks, the auction, the result, the notes. Used
//! wherever a hand is shown; where its addresses lead is the caller's to say.

use askama::Template;

use super::annotations::{NotesView, notes};
use super::auction::{AuctionView, auction};
use super::hand_query::Viewpoint;
use super::pending::Pending;
use super::position_view::PositionView;
use super::result::{ResultView, result};
use super::review::ReviewView;
use super::state::{StateView, state_line};
use super::table::{TableView, table};
use super::tricks::{TricksView, rest, tricks};
use super::why::{WhyView, why};
use super::words::{WordsView, words};
use crate::Shell;
use crate::finding::FindingView;
use crate::page::LinkView;
use talon_http::Faces;
use talon_records::Hand;
use talon_records::scene::{Scene, View};
use talon_rules::cards::Seat;
use talon_study::analysis::Class;

/// A control that leads to another ply.
#[derive(Debug)]
pub struct StepView {
    pub key: &'static str,
    pub label: String,
    pub href: Option<String>,
}

/// A way to look at the hand.
#[derive(Debug)]
pub(crate) struct ViewLink {
    pub key: String,
    pub label: String,
    pub href: String,
    pub here: bool,
    /// Wanted less often, so it stands with the rest.
    pub aside: bool,
}

/// A set of faces that can be chosen.
#[derive(Debug)]
pub(crate) struct FacesView {
    pub word: &'static str,
    pub label: String,
    pub here: bool,
}

/// Who sees the hand.
#[derive(Debug)]
pub(crate) struct ReadersView {
    pub says: String,
    /// Where it is changed.
    pub change: String,
}

/// Addresses to hand on.
#[derive(Debug)]
pub(crate) struct ShareView {
    pub position: String,
    /// The same as it is looked at now, when that is something else.
    pub view: Option<String>,
    /// What leads to the record: a key of the catalog, and where.
    pub record: (&'static str, String),
    /// The same in the other notation of its game.
    pub other: Option<(&'static str, String)>,
    /// Where another hand begins with the same deal.
    pub copy: Option<String>,
    /// For anyone who may change it.
    pub readers: Option<ReadersView>,
    /// Whether the address carries the record, because nobody stored it.
    pub carries: bool,
}

impl ShareView {
    /// The address that is printed at the foot; one that carries a record is too long to be typed.
    pub(crate) fn on_paper(&self) -> &str {
        if self.carries {
            ""
        } else {
            self.view.as_deref().unwrap_or(&self.position)
        }
    }
}

/// templates/hands/_replay.html
#[derive(Debug, Template)]
#[template(path = "hands/_replay.html")]
pub struct Replay {
    pub shell: Shell,
    pub state: StateView,
    /// Whether there is a table to show, and not a result alone.
    pub has_cards: bool,
    pub announce: String,
    /// How the position is looked at, said where nothing else has changed.
    pub looked: String,
    pub trick_end: bool,
    pub table: TableView,
    /// The table in words, where they are wanted instead.
    pub words: Option<WordsView>,
    pub steps: Vec<StepView>,
    pub place: String,
    pub views: Vec<ViewLink>,
    /// Other ways to look: known then, as a defender, turned, the deciding trick, the next note.
    pub ways: Vec<ViewLink>,
    pub faces: Vec<FacesView>,
    /// Where the choices of faces and of words lead back to.
    pub here: String,
    pub share: Option<ShareView>,
    pub legal_href: String,
    pub legal_on: bool,
    pub why: Option<WhyView>,
    /// What the solver says.
    pub review: Option<ReviewView>,
    /// Where it is shown, or hidden again.
    pub review_href: Option<String>,
    /// There is none, and the page says where it is asked for.
    pub pending: Option<Pending>,
    /// How many mistakes the solver found, where that is known.
    pub mistakes: Option<String>,
    /// Where another line is played from here.
    pub play_on: Option<String>,
    /// Where something is written about this position.
    pub write: Option<String>,
    pub hidden: bool,
    pub tricks: TricksView,
    pub auction: AuctionView,
    pub result: Option<ResultView>,
    pub notes: NotesView,
    pub findings: Vec<FindingView>,
}

impl Replay {
    /// What is said where the next mistake is asked for and there is none: a key of the catalog.
    pub(crate) fn no_next_mistake(&self) -> &'static str {
        self.no_mistake("mistake-none-after")
    }

    /// The same of the mistake before.
    pub(crate) fn no_back_mistake(&self) -> &'static str {
        self.no_mistake("mistake-none-before")
    }

    fn no_mistake(&self, there: &'static str) -> &'static str {
        match (&self.review, &self.pending) {
            (Some(review), _) if review.mistakes.is_empty() => "review-none",
            (Some(_), _) => there,
            (None, _) if self.hidden => "mistake-hidden",
            (None, _) if self.review_href.is_some() => "mistake-not-shown",
            (None, Some(pending)) => pending.key,
            (None, None) => "mistake-no-review",
        }
    }
}

/// Puts a position together.
pub fn replay(shell: Shell, position: &PositionView<'_>, hand: &Hand<'_>, findings: Vec<FindingView>) -> Replay {
    let scene = Scene::at(position.timeline, position.ply(), position.viewpoint.view);
    let ends = |row: &talon_records::timeline::TrickRow| {
        row.winner.is_some() && row.cards.last().is_some_and(|played| played.ply == position.ply())
    };
    let whole = !position.hides_later();
    let result = if whole && position.viewpoint.line.is_none() {
        result(position, hand)
    } else {
        None
    };
    let table = table(position, &scene);
    Replay {
        has_cards: position.replay_line.has_cards,
        state: state_line(position, result.as_ref()),
        announce: position.happened(),
        looked: looked(position),
        trick_end: position.timeline.tricks.iter().any(ends),
        words: position.in_words.then(|| words(position, &scene, &table)),
        table,
        steps: steps(position),
        place: format!("{} / {}", position.ply(), position.timeline.last()),
        views: views(position),
        ways: ways(position, result.as_ref()),
        faces: faces(position),
        here: (position.link)(Viewpoint {
            text: None,
            ..position.viewpoint
        }),
        share: None,
        legal_href: (position.link)(Viewpoint {
            legal: !position.viewpoint.legal,
            ..position.viewpoint
        }),
        legal_on: position.viewpoint.legal,
        why: why(position, &scene),
        review: None,
        review_href: None,
        pending: None,
        mistakes: None,
        play_on: None,
        write: None,
        hidden: !whole,
        tricks: tricks(position, result.as_ref().and_then(|_| rest(position, &hand.summary()?))),
        auction: auction(position),
        result,
        notes: notes(position),
        findings: if whole { findings } else { Vec::new() },
        shell,
    }
}

/// The viewpoint, whether the rest is hidden, and who was turned to sit below.
fn looked(position: &PositionView<'_>) -> String {
    let then = position
        .viewpoint
        .then
        .then(|| position.lang.t("view-then").into_owned());
    let below = position.viewpoint.turn.map(|seat| {
        position
            .lang
            .t_args("control-seat-below", &[("by", position.name(seat).into())])
    });
    [Some(view_label(position, position.viewpoint.view)), then, below]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(", ")
}

fn view_label(position: &PositionView<'_>, view: View) -> String {
    match view {
        View::Seat(seat) => position.name(seat),
        other => position.lang.t(&format!("view-{}", other.as_str())).into_owned(),
    }
}

fn steps(position: &PositionView<'_>) -> Vec<StepView> {
    let (ply, last) = (position.ply(), position.timeline.last());
    let to = |key, label: &str, target: usize| StepView {
        key,
        label: position.lang.t(label).into_owned(),
        href: (target != ply).then(|| position.href(target)),
    };
    vec![
        to("start", "control-start", 0),
        to(
            "back-trick",
            "control-previous-trick",
            position.timeline.trick_before(ply),
        ),
        to("back", "control-previous-card", ply.saturating_sub(1)),
        to("next", "control-next-card", (ply + 1).min(last)),
        to("next-trick", "control-next-trick", position.timeline.trick_after(ply)),
        to("end", "control-end", last),
    ]
}

fn views(position: &PositionView<'_>) -> Vec<ViewLink> {
    let seats = [View::Seat(Seat::A), View::Seat(Seat::B), View::Seat(Seat::C)];
    let all = [View::All]
        .into_iter()
        .chain(seats)
        .chain([View::Defenders, View::Public]);
    all.filter(|view| *view != View::Defenders || position.state().contract().is_some())
        .map(|view| ViewLink {
            key: format!("view-{}", view.as_str()),
            label: view_label(position, view),
            href: (position.link)(Viewpoint {
                view,
                ..position.viewpoint
            }),
            here: view == position.viewpoint.view,
            aside: false,
        })
        .collect()
}

fn ways(position: &PositionView<'_>, result: Option<&ResultView>) -> Vec<ViewLink> {
    let link = |key: &str, word: &str, href: String| ViewLink {
        key: key.into(),
        label: position.lang.t(word).into_owned(),
        href,
        here: false,
        aside: ["defender", "rotate"].contains(&key),
    };
    let viewpoint = position.viewpoint;
    let mut ways = Vec::new();
    if position.hides_later() {
        let open = Viewpoint {
            view: View::All,
            then: false,
            ..viewpoint
        };
        ways.push(link("then", "view-reveal", (position.link)(open)));
    } else {
        ways.push(link(
            "then",
            "view-then",
            (position.link)(Viewpoint {
                then: true,
                ..viewpoint
            }),
        ));
        if let Some((declarer, _)) = position.state().contract() {
            let turn = position.state().to_act().filter(|seat| *seat != declarer);
            let defender = View::Seat(turn.unwrap_or(declarer.next()));
            let then = Viewpoint {
                view: defender,
                turn: None,
                ..viewpoint
            };
            ways.push(link("defender", "view-as-defender", (position.link)(then)));
        }
    }
    let turned = Viewpoint {
        turn: Some(position.below().next()),
        ..viewpoint
    };
    ways.push(link("rotate", "control-rotate", (position.link)(turned)));
    if let Some(LinkView { href, .. }) = result.and_then(|result| result.decisive.clone()) {
        ways.push(link("decisive", "control-decisive", href));
    }
    let next = position
        .replay_line
        .notes
        .iter()
        .find(|note| note.ply > position.ply() && note.ply <= position.timeline.last());
    if let Some(note) = next.filter(|_| !position.hides_later()) {
        ways.push(link("next-note", "control-next-note", position.href(note.ply)));
    }
    ways.extend(
        mistakes(position)
            .into_iter()
            .map(|(key, word, ply)| link(key, word, position.href(ply))),
    );
    ways
}

/// The mistakes before and after this position, where they are known.
fn mistakes(position: &PositionView<'_>) -> Vec<(&'static str, &'static str, usize)> {
    let of_report = position.report.into_iter().flat_map(|report| &report.plies);
    let plies: Vec<usize> = of_report
        .filter(|card| card.class().is_some_and(Class::is_mistake))
        .map(|card| card.ply)
        .collect();
    let before = plies.iter().rfind(|ply| **ply < position.ply());
    let after = plies.iter().find(|ply| **ply > position.ply());
    let back = before.map(|ply| ("back-mistake", "control-previous-mistake", *ply));
    let next = after.map(|ply| ("next-mistake", "control-next-mistake", *ply));
    back.into_iter().chain(next).collect()
}

fn faces(position: &PositionView<'_>) -> Vec<FacesView> {
    let view = |faces: Faces| FacesView {
        word: faces.as_str(),
        label: position.lang.t(&format!("faces-{}", faces.as_str())).into_owned(),
        here: faces == position.faces,
    };
    Faces::ALL.map(view).into()
}
