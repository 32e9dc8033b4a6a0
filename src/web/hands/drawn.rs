//! What the page of a hand shows inside its frame: drawn once for all who look at the same record in the same way, and
//! kept for a while.

use std::sync::{Arc, LazyLock};

use askama::Template;
use chrono::{Datelike, NaiveDate};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, PercentEncode, utf8_percent_encode};

use super::hand_query::{HandQuery, Viewpoint};
use super::pending::Pending;
use super::play_on;
use super::position_view::PositionView;
use super::replay::{ReadersView, Replay, ShareView, replay};
use super::replay_line::{DAY, DEAL, ReplayLine, SourceFact, pack_of};
use super::review::review;
use super::score_title::{score_about, score_title};
use crate::finding::{FindingView, finding_view};
use crate::shell::Shell;
use talon_http::{Prefs, Problem, page_cache};
use talon_ppn::Ppn;
use talon_records::json::Position;
use talon_records::notation::Notation as _;
use talon_records::scene::View;
use talon_records::{Checked, Hand, Options, Reader};
use talon_rules::games::Code;
use talon_service::bounded_cache::BoundedCache;
use talon_service::hand_notes::own_note;
use talon_solver::position_at;
use talon_store::NoteId;
use talon_store::hands::Visibility;
use talon_study::analysis::{Report, can_analyse};
use talon_text::{Arg, Lang};

/// Findings that a page shows; the rest say the same of other cards.
const FINDINGS_LISTED: usize = 12;
/// Bytes of drawn hands that are kept.
const KEPT_BYTES_MAX: usize = 3 * 1024 * 1024;
/// Room for the markup of almost every hand, so that it is written into one piece of memory.
const MARKUP_BYTES: usize = 32 * 1024;
/// Room for almost every address of a position.
const LINK_BYTES: usize = 64;
/// What a drawn hand takes beside its markup.
const FRAME_BYTES: usize = 1024;

static KEPT: LazyLock<BoundedCache<Arc<Drawn>>> = LazyLock::new(|| BoundedCache::new(KEPT_BYTES_MAX));

/// A hand at one of its positions, as markup.
#[derive(Debug)]
pub struct Drawn {
    /// What a result without cards is called.
    pub title: Option<String>,
    /// The same as a sentence, for what others show of the page.
    pub about: Option<String>,
    pub phase: String,
    /// Where it was played; whether it is the number of the deal, which the way to its neighbours names too.
    pub facts: Vec<(String, bool)>,
    pub previous: Option<String>,
    pub next: Option<String>,
    pub replay: Box<str>,
}

/// What is asked for of a record.
#[derive(Debug, Clone, Copy, Hash)]
pub(crate) struct HandRequest<'s> {
    pub record: &'s str,
    /// Path and query as they were sent; everything below was read out of them.
    pub path: &'s str,
    /// Scheme and host of the site, for addresses to hand on.
    pub base: &'s str,
    pub address: &'s str,
    pub ply: Option<usize>,
    pub line: Option<&'s str>,
    pub asked: &'s HandQuery,
    pub prefs: Prefs,
    /// What the solver says, as it is kept; empty where it is there and not wanted.
    pub report: Option<&'s str>,
    /// How many mistakes it found.
    pub mistakes: Option<i32>,
    /// Nothing yet, and what the page says of that.
    pub pending: Option<&'s Pending>,
    /// The reader may write about it.
    pub writes: bool,
    /// Who sees the hand, where the reader may change that.
    pub shares: Option<Visibility>,
    /// Which of the notes in the record are the reader's own.
    pub own_notes: &'s [NoteId],
}

impl HandRequest<'_> {
    /// A name for all that it is drawn from.
    pub fn key(&self) -> String {
        page_cache::tag(self)
    }
}

/// What was found at an address.
#[derive(Debug)]
pub(crate) enum DrawnHand {
    Here(Arc<Drawn>),
    PastTheEnd { ply: usize, last: usize, href: String },
}

/// The hand as it was drawn before, else drawn now.
///
/// # Errors
/// When there is no such line, viewpoint or seat.
pub fn drawn(sought: &HandRequest<'_>, key: &str) -> Result<DrawnHand, Problem> {
    if let Some(kept) = KEPT.get(key.as_bytes()) {
        return Ok(DrawnHand::Here(kept));
    }
    let found = draw(sought)?;
    if let DrawnHand::Here(drawn) = &found {
        KEPT.put(key.as_bytes(), Arc::clone(drawn), drawn.replay.len() + FRAME_BYTES);
    }
    Ok(found)
}

fn draw(sought: &HandRequest<'_>) -> Result<DrawnHand, Problem> {
    let HandRequest {
        address, asked, prefs, ..
    } = *sought;
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let checked = reader.check(sought.record.as_bytes(), &options);
    let Some(hand) = checked.hand() else {
        return Err(Problem::internal("a stored record cannot be read"));
    };
    let nowhere = || Problem::not_found("line of this hand");
    let line = sought
        .line
        .map(|id| ReplayLine::line_named(&checked, id).ok_or_else(nowhere))
        .transpose()?;
    let replay_line = ReplayLine::of(&checked, line).ok_or_else(nowhere)?;
    let last = replay_line.timeline.last();
    let ply = sought.ply.unwrap_or(last);
    // Without cards there is nothing that one viewpoint sees and another does not.
    let none_asked = HandQuery::default();
    let asked = if replay_line.has_cards { asked } else { &none_asked };
    let viewpoint = Viewpoint {
        line,
        ..Viewpoint::read(ply, asked)?
    };
    let link = |viewpoint: Viewpoint| link(address, &replay_line, viewpoint, asked.faces.as_deref());
    if ply > last {
        return Ok(DrawnHand::PastTheEnd {
            ply,
            last,
            href: link(Viewpoint { ply: last, ..viewpoint }),
        });
    }
    let pack = pack_of(&checked);
    let report = report(sought, viewpoint);
    let position = PositionView {
        report: report.as_ref(),
        timeline: &replay_line.timeline,
        replay_line: &replay_line,
        viewpoint,
        lang: prefs.lang,
        pack,
        faces: prefs.faces_of(pack),
        in_words: viewpoint.text.unwrap_or(prefs.text),
        link: &link,
        plays: None,
    };
    // Nothing in it belongs to a reader.
    let mut shell = Shell::bare(&prefs, sought.path, String::new(), String::new());
    shell.faces = position.faces.as_str();
    let findings = findings(&shell, &checked, sought.record, &position);
    let mut replay = replay(shell, &position, hand, findings);
    offer(&mut replay, sought, &position, hand);
    let quiz = format!("/hands/{address}/quiz");
    replay.review = report.as_ref().map(|report| review(&position, report, Some(quiz)));
    replay.share = Some(share(sought, &checked, &replay_line, viewpoint)?);
    let markup = markup(&replay)?;
    Ok(DrawnHand::Here(Arc::new(Drawn {
        title: score_title(&position, hand),
        about: score_about(&position, hand),
        phase: replay.state.phase,
        facts: all_facts(&replay_line, position.lang),
        previous: ply.checked_sub(1).map(|ply| position.href(ply)),
        next: (ply < last).then(|| position.href(ply + 1)),
        replay: markup,
    })))
}

/// What the solver says, where it is to be shown.
fn report(sought: &HandRequest<'_>, viewpoint: Viewpoint) -> Option<Report> {
    let wanted = sought
        .report
        .filter(|_| viewpoint.review && viewpoint.line.is_none() && !viewpoint.hides_later());
    // A body that this version cannot read is as good as none.
    wanted.and_then(|body| serde_json::from_str(body).ok())
}

/// The addresses of the position and of the record, to hand on.
fn share(
    sought: &HandRequest<'_>,
    checked: &Checked<'_>,
    replay_line: &ReplayLine,
    viewpoint: Viewpoint,
) -> Result<ShareView, Problem> {
    let address = sought.address;
    let plain = Viewpoint {
        line: viewpoint.line,
        ..Viewpoint::read(viewpoint.ply, &HandQuery::default())?
    };
    let whole = |viewpoint: Viewpoint| format!("{}{}", sought.base, link(address, replay_line, viewpoint, None));
    let game = checked.record.as_ref().and_then(|record| record.envelope.game);
    let whole_hand = !checked.findings.iter().any(|finding| finding.code == Code::Incomplete);
    let has_notation = whole_hand && replay_line.has_cards && game.is_some() && game == Ppn.game();
    Ok(ShareView {
        position: match replay_line.has_cards {
            true => whole(plain),
            // It has no positions.
            false => format!("{}/hands/{address}", sought.base),
        },
        view: (plain != viewpoint).then(|| whole(viewpoint)),
        record: ("record-download-json", format!("/hands/{address}.json")),
        other: has_notation.then(|| ("record-download-ppn", format!("/hands/{address}.ppn"))),
        copy: replay_line
            .has_cards
            .then(|| format!("/hands/new?copy={}", percent(address))),
        readers: readers(sought),
        carries: false,
    })
}

fn markup(replay: &Replay) -> Result<Box<str>, Problem> {
    let mut markup = String::with_capacity(MARKUP_BYTES);
    replay
        .render_into(&mut markup)
        .map_err(|_| Problem::internal("the replay cannot be drawn"))?;
    // Without the room into which it was written: what is kept is counted by its length.
    Ok(markup.into_boxed_str())
}

/// Who sees the hand, and where that is changed, for anyone who may.
fn readers(sought: &HandRequest<'_>) -> Option<ReadersView> {
    let (lang, visibility) = (sought.prefs.lang, sought.shares?.as_str());
    let who = lang.t(&format!("visibility-{visibility}"));
    let says = lang.t_args("sharing-now", &[("who", Arg::from(who.as_ref()))]);
    Some(ReadersView {
        says,
        change: format!("/hands/{}/sharing", sought.address),
    })
}

/// What can be done from here: review, playing on, writing.
fn offer(replay: &mut Replay, sought: &HandRequest<'_>, position: &PositionView<'_>, hand: &Hand<'_>) {
    let (address, viewpoint, is_main) = (sought.address, position.viewpoint, position.viewpoint.line.is_none());
    let sees_it = is_main && !viewpoint.hides_later();
    let can_be = |pending: &&Pending| !pending.offers() || can_analyse(hand, position.timeline);
    replay.pending = sought.pending.filter(|_| sees_it).filter(can_be).cloned();
    let count = |mistakes: i32| position.lang.n("review-count", mistakes.into());
    replay.mistakes = sought.mistakes.filter(|_| sees_it).map(count);
    // Anyone who asks for it wants to see all that it sees.
    let open = Viewpoint {
        view: View::All,
        then: false,
        review: !viewpoint.review || viewpoint.hides_later(),
        ..viewpoint
    };
    replay.review_href = (is_main && sought.report.is_some()).then(|| (position.link)(open));
    // Who plays on sees all hands, so it is not offered to those who keep them hidden from themselves.
    if !viewpoint.hides_later() && !position.is_finished() && position_at(position.state()).is_ok() {
        let happened = if is_main { Vec::new() } else { hand.walk(None).steps };
        let line = &position.timeline.steps[..position.ply()];
        replay.play_on = play_on::address(address, &happened, line, position.pack);
    }
    replay.notes.offer_changes(position.lang, |id| {
        own_note(id, sought.own_notes).map(|note| format!("/hands/{address}/notes/{note}"))
    });
    replay.write = sought.writes.then(|| notes_at(address, position.ply(), sought.line));
}

pub(super) fn facts(replay_line: &ReplayLine, lang: Lang) -> Vec<(String, bool)> {
    said(&replay_line.source, lang)
}

/// The same, with what no picture of the table tells of a score.
fn all_facts(replay_line: &ReplayLine, lang: Lang) -> Vec<(String, bool)> {
    [said(&replay_line.source, lang), said(&replay_line.around, lang)].concat()
}

fn said(facts: &[SourceFact], lang: Lang) -> Vec<(String, bool)> {
    let say = |fact: &SourceFact| match fact.key {
        Some(DAY) => NaiveDate::parse_from_str(&fact.text, "%Y-%m-%d").map_or_else(
            |_| fact.text.clone(),
            |day| lang.day(day.year(), day.month(), day.day()),
        ),
        Some(key) => lang.t_args(key, &[("which", fact.text.as_str().into())]),
        None => fact.text.clone(),
    };
    facts.iter().map(|fact| (say(fact), fact.key == Some(DEAL))).collect()
}

/// What the check had to say, each with the way to the position before it.
pub(super) fn findings(
    shell: &Shell,
    checked: &Checked<'_>,
    record: &str,
    position: &PositionView<'_>,
) -> Vec<FindingView> {
    let names = talon_text::report::names_of(checked);
    checked
        .findings
        .iter()
        .take(FINDINGS_LISTED)
        .map(|finding| {
            let view = finding_view(shell, finding, &names, 1, record.as_bytes(), Position::START);
            let position = finding
                .ply
                .filter(|ply| *ply <= position.timeline.last())
                .map(|ply| position.href(ply));
            FindingView { position, ..view }
        })
        .collect()
}

fn link(address: &str, replay_line: &ReplayLine, viewpoint: Viewpoint, faces: Option<&str>) -> String {
    // A page has some sixty of them: each in one piece of memory.
    let mut path = String::with_capacity(LINK_BYTES);
    path.push_str("/hands/");
    path.push_str(address);
    path.push('/');
    path.push_str(&viewpoint.ply.to_string());
    if let Some(variation) = viewpoint.line.and_then(|place| replay_line.variations.get(place)) {
        path.push('/');
        path.extend(percent(&variation.id));
    }
    let mut sign = '?';
    let faces = faces.map(|word| format!("faces={word}"));
    for part in viewpoint.parameters().into_iter().chain(faces) {
        path.push(sign);
        path.push_str(&part);
        sign = '&';
    }
    path
}

/// Where something is written about a position.
fn notes_at(address: &str, ply: usize, line: Option<&str>) -> String {
    let line = line.map_or_else(String::new, |line| format!("&line={}", percent(line)));
    format!("/hands/{address}/notes?ply={ply}{line}#text")
}

/// What of a name needs no escape in an address.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// A name as a part of a path.
pub(super) fn percent(name: &str) -> PercentEncode<'_> {
    utf8_percent_encode(name, PLAIN)
}
