//! `GET /hands/{id}` and `/hands/{id}/{ply}`: the replay, one address for each position.

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use serde::Deserialize;

use super::parts::{ChipView, Drawer, PlayView, StepView, SuitView, TableView};
use crate::cards::{Pack, Seat};
use crate::games::ulti::{Phase, Ulti};
use crate::history::scene::{Scene, View};
use crate::history::timeline::{PastTrick, Timeline};
use crate::history::{Hand, Options, Reader};
use crate::http::{Faces, Problem, Visit, Visitor};
use crate::service::read_hand::read_hand;
use crate::text::{Arg, Lang, report};
use crate::web::page::PageResult;
use crate::web::shell::{Shell, html};

/// What may be asked of a position.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Asked {
    view: Option<String>,
    turn: Option<String>,
}

/// A viewpoint to choose.
#[derive(Debug, Clone)]
struct ViewLink {
    key: String,
    href: String,
    label: String,
    here: bool,
}

/// A row of the list of tricks.
#[derive(Debug, Clone)]
struct TrickRow {
    number: usize,
    cards: Vec<TrickCard>,
    winner: String,
}

#[derive(Debug, Clone)]
struct TrickCard {
    card: super::parts::CardView,
    by: String,
    href: String,
    here: bool,
}

/// templates/hands/show.html
#[derive(Debug, Template)]
#[template(path = "hands/show.html")]
struct Show {
    shell: Shell,
    canonical: String,
    previous: Option<String>,
    next: Option<String>,
    record: String,
    replay: String,
    contract: String,
    phase: String,
    table: TableView,
    steps: Vec<StepView>,
    place: String,
    views: Vec<ViewLink>,
    tricks: Vec<TrickRow>,
    scores: Vec<(String, i64)>,
    findings: Vec<String>,
}

/// What all the parts of a page are made from.
struct Frame<'a> {
    lang: Lang,
    drawer: Drawer,
    names: [String; 3],
    timeline: &'a Timeline,
    state: &'a Ulti,
    scene: Scene,
    ply: usize,
    base: String,
    query: String,
}

/// Shows the last position.
///
/// # Errors
/// When there is no such hand for this reader.
pub async fn overview(visit: Visit, path: Path<String>, asked: Query<Asked>) -> PageResult {
    show(visit, path.into_inner(), None, asked.into_inner()).await
}

/// Shows the position after so many actions.
///
/// # Errors
/// When there is no such hand for this reader, or no such position.
pub async fn position(visit: Visit, path: Path<(String, usize)>, asked: Query<Asked>) -> PageResult {
    let (address, ply) = path.into_inner();
    show(visit, address, Some(ply), asked.into_inner()).await
}

async fn show(visit: Visit, address: String, ply: Option<usize>, asked: Asked) -> PageResult {
    let wanted = address.clone();
    let (hand, visitor) = visit
        .act(move |state, actor| state.store.read(|db| read_hand(db, actor, &wanted)).map_err(Problem::from))
        .await?;
    draw(&visit, &visitor, &address, &hand.record, ply, &asked)
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    address: &str,
    record: &str,
    ply: Option<usize>,
    asked: &Asked,
) -> Result<HttpResponse, Problem> {
    let mut reader = Reader::new();
    let checked = reader.check(record.as_bytes(), &Options { diagnose: false, ..Options::default() });
    let Some(hand) = checked.hand() else { return Err(Problem::internal("a stored record cannot be read")) };
    let view = match asked.view.as_deref() {
        None => View::All,
        Some(word) => View::parse(word).ok_or_else(|| Problem::not_found("viewpoint"))?,
    };
    let below = asked.turn.as_deref().and_then(Seat::parse).unwrap_or(match view {
        View::Seat(seat) => seat,
        _ => Seat::A,
    });
    let timeline = Timeline::of(hand);
    let last = timeline.last();
    let at = ply.unwrap_or(last);
    let (Some(scene), Some(state)) = (Scene::at(hand, &timeline, at, view), timeline.states.get(at)) else {
        return Err(Problem::not_found(&format!("position: the last one is /hands/{address}/{last}")));
    };
    let lang = visit.prefs.lang;
    let owned = report::names_of(&checked);
    let said = report::borrowed(&owned);
    let names = Seat::ALL.map(|seat| {
        let name = [said.a, said.b, said.c][seat.index()];
        name.map_or_else(|| lang.player(seat.letter(), None), str::to_owned)
    });
    let frame = Frame {
        lang,
        drawer: Drawer { lang, french: visit.prefs.faces != Faces::German },
        names,
        timeline: &timeline,
        state,
        scene,
        ply: at,
        base: format!("/hands/{address}"),
        query: query(view, asked.turn.as_deref().and_then(Seat::parse)),
    };
    let title = lang.t_args("hand-title", &[("id", Arg::from(address))]);
    let shell = Shell::new(visit, visitor, format!("{title}: {}", frame.phase()));
    let page = Show {
        canonical: ply.map_or_else(|| frame.base.clone(), |ply| format!("{}/{ply}", frame.base)),
        previous: at.checked_sub(1).map(|ply| frame.href(ply)),
        next: (at < last).then(|| frame.href(at + 1)),
        record: format!("{}.json", frame.base),
        replay: crate::http::assets::href("replay.js"),
        contract: frame.contract(),
        phase: frame.phase(),
        table: frame.table(below),
        steps: frame.steps(),
        place: format!("{at} / {last}"),
        views: frame.views(view),
        tricks: frame.tricks(if view == View::All { last } else { at }),
        scores: if at == last { frame.scores(hand) } else { Vec::new() },
        findings: checked
            .findings
            .iter()
            .filter(|_| view == View::All)
            .map(|finding| lang.finding(finding, &said))
            .collect(),
        shell,
    };
    Ok(html(page.render()))
}

fn query(view: View, turn: Option<Seat>) -> String {
    let mut parts = Vec::new();
    if view != View::All {
        parts.push(format!("view={}", view.word()));
    }
    if let Some(seat) = turn {
        parts.push(format!("turn={}", seat.letter()));
    }
    if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
}

impl Frame<'_> {
    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn href(&self, ply: usize) -> String {
        format!("{}/{ply}{}", self.base, self.query)
    }

    fn suit(&self) -> Option<SuitView> {
        let code = Pack::German.suit_code(self.state.trump()?);
        let kind = if self.drawer.french { "suit-french" } else { "suit" };
        Some(SuitView {
            class: format!("s{}", code.to_lowercase()),
            spoken: self.lang.t(&format!("{kind}-{code}")).into_owned(),
        })
    }

    fn contract(&self) -> String {
        let Some((declarer, bid)) = self.state.contract() else {
            return self.lang.t("hand-contract-none").into_owned();
        };
        let mut contract = self.lang.bid(bid.code()).into_owned();
        if let Some(suit) = self.suit() {
            let args = [("contract", Arg::from(contract)), ("suit", Arg::from(suit.spoken))];
            contract = self.lang.t_args("hand-contract-trump", &args);
        }
        let args = [("contract", Arg::from(contract)), ("by", Arg::from(self.name(declarer)))];
        self.lang.t_args("hand-declared-by", &args)
    }

    fn phase(&self) -> String {
        let last = self.ply == self.timeline.last();
        let by = Arg::from(self.scene.turn.map_or("", |seat| self.name(seat)));
        match (self.state.is_complete(), last, self.state.phase()) {
            (true, ..) => self.lang.t("hand-state-over").into_owned(),
            (_, true, _) => self.lang.t("hand-state-stopped").into_owned(),
            (_, _, Phase::Play) => {
                let trick = Arg::Number(self.state.trick_no().into());
                self.lang.t_args("hand-state-play", &[("trick", trick), ("by", by)])
            }
            _ => self.lang.t_args("hand-state-auction", &[("by", by)]),
        }
    }

    fn chips(&self, seat: Seat) -> Vec<ChipView> {
        let chip = |class, text: String| ChipView { class, text, suit: None };
        let mut chips = Vec::new();
        if let Some((_, bid)) = self.state.contract().filter(|(declarer, _)| *declarer == seat) {
            let text = self.lang.bid(bid.code()).into_owned();
            chips.push(ChipView { class: "decl", text, suit: self.suit() });
        }
        if self.state.forehand().previous() == seat {
            chips.push(chip("", self.lang.t("hand-dealer").into_owned()));
        }
        if self.scene.turn == Some(seat) {
            chips.push(chip("turn", self.lang.t("hand-turn").into_owned()));
        }
        chips
    }

    fn table(&self, below: Seat) -> TableView {
        let places = [(below, "me"), (below.next(), "right"), (below.previous(), "left")];
        let winning = self.state.play_rules();
        let cards: Vec<_> = self.scene.trick.iter().map(|(_, card)| *card).collect();
        let best = (!cards.is_empty()).then(|| winning.winner(&cards));
        let plays = self.scene.trick.iter().enumerate().map(|(nth, (seat, card))| PlayView {
            place: places.iter().find(|(at, _)| at == seat).map_or("me", |(_, place)| place),
            class: if best == Some(nth) { "best" } else { "" },
            card: Some(self.drawer.card(*card)),
            caption: self.name(*seat).to_owned(),
        });
        let seats = places.map(|(seat, place)| {
            let name = self.name(seat).to_owned();
            let mut drawn = self.drawer.seat(&self.scene, seat, place, name, self.chips(seat));
            drawn.points = self.lang.n("count-tricks", self.state.tricks()[seat].into());
            drawn
        });
        TableView {
            title: self.lang.t("hand-table").into_owned(),
            trick_title: self.lang.t("hand-current-trick").into_owned(),
            plays: plays.collect(),
            call: if cards.is_empty() { self.contract() } else { String::new() },
            call_cards: Vec::new(),
            say: self.phase(),
            seats: seats.into(),
        }
    }

    fn steps(&self) -> Vec<StepView> {
        let last = self.timeline.last();
        let before = (self.ply > 0).then(|| self.ply - 1);
        let after = (self.ply < last).then_some(self.ply + 1);
        [
            ("start", "control-start", before.map(|_| 0)),
            ("back-trick", "control-previous-trick", self.timeline.trick_before(self.ply)),
            ("back", "control-previous-card", before),
            ("next", "control-next-card", after),
            ("next-trick", "control-next-trick", self.timeline.trick_after(self.ply)),
            ("end", "control-end", after.map(|_| last)),
        ]
        .map(|(key, word, ply)| StepView {
            key,
            label: self.lang.t(word).into_owned(),
            href: ply.map(|ply| self.href(ply)),
        })
        .into()
    }

    fn views(&self, here: View) -> Vec<ViewLink> {
        let link = |view: View| ViewLink {
            key: format!("view-{}", view.word()),
            href: format!("{}/{}{}", self.base, self.ply, query(view, None)),
            label: match view {
                View::Seat(seat) => self.name(seat).to_owned(),
                _ => self.lang.t(&format!("view-{}", view.word())).into_owned(),
            },
            here: view == here,
        };
        View::ALL.into_iter().map(link).collect()
    }

    /// The tricks as far as this position; a viewpoint other than all cards does not see later ones.
    fn tricks(&self, until: usize) -> Vec<TrickRow> {
        let begun = |trick: &PastTrick| trick.plays.first().is_some_and(|play| play.0 <= until);
        let ended = |trick: &PastTrick| trick.plays.last().is_some_and(|play| play.0 <= until);
        let rows =
            self.timeline.tricks.iter().enumerate().filter(|(_, trick)| begun(trick)).map(|(nth, trick)| {
                TrickRow {
                    number: nth + 1,
                    cards: trick
                        .plays
                        .iter()
                        .filter(|(ply, ..)| *ply <= until)
                        .map(|(ply, by, card)| TrickCard {
                            card: self.drawer.card(*card),
                            by: self.name(*by).to_owned(),
                            href: self.href(*ply),
                            here: *ply == self.ply,
                        })
                        .collect(),
                    winner: trick
                        .winner
                        .filter(|_| ended(trick))
                        .map_or_else(String::new, |seat| self.name(seat).to_owned()),
                }
            });
        rows.collect()
    }

    fn scores(&self, hand: &Hand<'_>) -> Vec<(String, i64)> {
        let scores = hand.outcome().filter(|_| !hand.line.has_irregular).and_then(|outcome| outcome.scores);
        scores.map_or_else(Vec::new, |scores| {
            scores.iter().map(|(seat, score)| (self.name(seat).to_owned(), *score)).collect()
        })
    }
}
