//! A position with everything around it: the table, the controls, the tricks, the auction, the result, the notes. Used
//! wherever a hand is shown; where its addresses lead is the caller's to say.

use askama::Template;

use super::annotations::{NotesView, notes};
use super::auction::{AuctionView, auction};
use super::look::Look;
use super::pending::Pending;
use super::result::{ResultView, result};
use super::review::ReviewView;
use super::spot::Viewpoint;
use super::state::{StateView, state_line};
use super::table::{TableView, table};
use super::tricks::{TricksView, rest, tricks};
use super::why::{WhyView, why};
use super::words::{WordsView, words};
use crate::Shell;
use crate::finding::FindingView;
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
    /// Who sees the hand in words, and where that is changed, for anyone who may.
    pub readers: Option<(String, String)>,
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
pub fn replay(shell: Shell, look: &Look<'_>, hand: &Hand<'_>, findings: Vec<FindingView>) -> Replay {
    let scene = Scene::at(look.timeline, look.ply(), look.spot.view);
    let ends = |row: &talon_records::timeline::TrickRow| {
        row.winner.is_some() && row.cards.last().is_some_and(|played| played.ply == look.ply())
    };
    let whole = !look.hides_later();
    let result = if whole && look.spot.line.is_none() {
        result(look, hand)
    } else {
        None
    };
    let table = table(look, &scene);
    Replay {
        state: state_line(look, result.as_ref()),
        announce: look.happened(),
        looked: looked(look),
        trick_end: look.timeline.tricks.iter().any(ends),
        words: look.in_words.then(|| words(look, &scene, &table)),
        table,
        steps: steps(look),
        place: format!("{} / {}", look.ply(), look.timeline.last()),
        views: views(look),
        ways: ways(look, result.as_ref()),
        faces: faces(look),
        here: (look.link)(Viewpoint {
            text: None,
            ..look.spot
        }),
        share: None,
        legal_href: (look.link)(Viewpoint {
            legal: !look.spot.legal,
            ..look.spot
        }),
        legal_on: look.spot.legal,
        why: why(look, &scene),
        review: None,
        review_href: None,
        pending: None,
        mistakes: None,
        play_on: None,
        write: None,
        hidden: !whole,
        tricks: tricks(look, result.as_ref().and_then(|_| rest(look, &hand.summary()?))),
        auction: auction(look),
        result,
        notes: notes(look),
        findings: if whole { findings } else { Vec::new() },
        shell,
    }
}

/// The viewpoint, whether the rest is hidden, and who was turned to sit below.
fn looked(look: &Look<'_>) -> String {
    let then = look.spot.then.then(|| look.lang.t("view-then").into_owned());
    let below = look.spot.turn.map(|seat| {
        look.lang
            .t_args("control-seat-below", &[("by", look.name(seat).into())])
    });
    [Some(view_label(look, look.spot.view)), then, below]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(", ")
}

fn view_label(look: &Look<'_>, view: View) -> String {
    match view {
        View::Seat(seat) => look.name(seat),
        other => look.lang.t(&format!("view-{}", other.as_str())).into_owned(),
    }
}

fn steps(look: &Look<'_>) -> Vec<StepView> {
    let (ply, last) = (look.ply(), look.timeline.last());
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
    let seats = [View::Seat(Seat::A), View::Seat(Seat::B), View::Seat(Seat::C)];
    let all = [View::All]
        .into_iter()
        .chain(seats)
        .chain([View::Defenders, View::Public]);
    all.filter(|view| *view != View::Defenders || look.state().contract().is_some())
        .map(|view| ViewLink {
            key: format!("view-{}", view.as_str()),
            label: view_label(look, view),
            href: (look.link)(Viewpoint { view, ..look.spot }),
            here: view == look.spot.view,
            aside: false,
        })
        .collect()
}

fn ways(look: &Look<'_>, result: Option<&ResultView>) -> Vec<ViewLink> {
    let link = |key: &str, word: &str, href: String| ViewLink {
        key: key.into(),
        label: look.lang.t(word).into_owned(),
        href,
        here: false,
        aside: ["defender", "rotate"].contains(&key),
    };
    let spot = look.spot;
    let mut ways = Vec::new();
    if look.hides_later() {
        let open = Viewpoint {
            view: View::All,
            then: false,
            ..spot
        };
        ways.push(link("then", "view-reveal", (look.link)(open)));
    } else {
        ways.push(link("then", "view-then", (look.link)(Viewpoint { then: true, ..spot })));
        if let Some((declarer, _)) = look.state().contract() {
            let turn = look.state().to_act().filter(|seat| *seat != declarer);
            let defender = View::Seat(turn.unwrap_or(declarer.next()));
            let then = Viewpoint {
                view: defender,
                turn: None,
                ..spot
            };
            ways.push(link("defender", "view-as-defender", (look.link)(then)));
        }
    }
    let turned = Viewpoint {
        turn: Some(look.below().next()),
        ..spot
    };
    ways.push(link("rotate", "control-rotate", (look.link)(turned)));
    if let Some((href, _)) = result.and_then(|result| result.decisive.clone()) {
        ways.push(link("decisive", "control-decisive", href));
    }
    let next = look
        .study
        .notes
        .iter()
        .find(|note| note.ply > look.ply() && note.ply <= look.timeline.last());
    if let Some(note) = next.filter(|_| !look.hides_later()) {
        ways.push(link("next-note", "control-next-note", look.href(note.ply)));
    }
    ways.extend(
        mistakes(look)
            .into_iter()
            .map(|(key, word, ply)| link(key, word, look.href(ply))),
    );
    ways
}

/// The mistakes before and after this position, where they are known.
fn mistakes(look: &Look<'_>) -> Vec<(&'static str, &'static str, usize)> {
    let of_report = look.report.into_iter().flat_map(|report| &report.plies);
    let plies: Vec<usize> = of_report
        .filter(|card| card.class().is_some_and(Class::is_mistake))
        .map(|card| card.ply)
        .collect();
    let before = plies.iter().rfind(|ply| **ply < look.ply());
    let after = plies.iter().find(|ply| **ply > look.ply());
    let back = before.map(|ply| ("back-mistake", "control-previous-mistake", *ply));
    let next = after.map(|ply| ("next-mistake", "control-next-mistake", *ply));
    back.into_iter().chain(next).collect()
}

fn faces(look: &Look<'_>) -> Vec<FacesView> {
    let view = |faces: Faces| FacesView {
        word: faces.as_str(),
        label: look.lang.t(&format!("faces-{}", faces.as_str())).into_owned(),
        here: faces == look.faces,
    };
    Faces::ALL.map(view).into()
}
