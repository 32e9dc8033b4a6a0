//! The page of the editor: its frame, and the part that one step shows.

use actix_web::http::StatusCode;
use askama::Template;

use super::deal::{DealView, deal};
use super::editing::{Editing, Fault, Step};
use super::notice::{NoticeView, notice};
use super::play::{PlayView, play};
use super::save::{SaveView, address, save};
use super::setup::{SetupView, setup};
use crate::finding::{FindingView, finding_view};
use crate::hands::position_view::PositionView;
use crate::hands::replay_line::{ReplayLine, pack_of};
use crate::shell::Shell;
use talon_editor::Draft;
use talon_http::{Faces, Prefs};
use talon_records::json::Position as TextPosition;
use talon_records::scene::View;
use talon_records::{Checked, Options, Reader};
use talon_rules::games::GameKind;
use talon_text::report::names_of;

use crate::hands::hand_query::Viewpoint;

/// templates/hands/editor/page.html
#[derive(Debug, Template)]
#[template(path = "hands/editor/page.html")]
pub(super) struct EditorPage {
    shell: Shell,
    faces: &'static str,
    text: String,
    before: String,
    at: String,
    lit: &'static str,
    step: &'static str,
    /// The address that carries the hand as it is, for a reload.
    here: Option<String>,
    /// What was just done and whose turn it is, for those who hear the page.
    announce: String,
    notice: Option<NoticeView>,
    tabs: Vec<StepTab>,
    /// The games, while none is chosen: what each act says, and its name.
    games: Vec<(String, String)>,
    setup: Option<SetupView>,
    deal: Option<DealView>,
    play: Option<PlayView>,
    save: Option<SaveView>,
    is_text: bool,
    /// What is wrong, where the step shows it.
    findings: Vec<FindingView>,
    /// The button that leads on.
    next: Option<(&'static str, String)>,
}

/// A step of the work as a button.
#[derive(Debug)]
struct StepTab {
    act: String,
    label: String,
    here: bool,
}

/// Who looks, and what they may do with a hand that is whole.
pub(super) struct Looker<'a> {
    pub shell: Shell,
    pub prefs: &'a Prefs,
    /// The clubs into which they may import.
    pub clubs: Vec<(String, String)>,
    /// Where this site is.
    pub base_url: &'a str,
    /// How long a text may be.
    pub text_max: usize,
}

/// What a step is drawn from.
pub(super) struct Drawing<'a> {
    pub editing: &'a Editing,
    pub draft: &'a Draft,
    pub checked: &'a Checked<'a>,
    pub looker: &'a Looker<'a>,
    pub faces: Faces,
    /// The position that is shown, where there is one.
    pub position: Option<&'a PositionView<'a>>,
}

/// The status of what became of a form.
pub(super) fn status(editing: &Editing) -> StatusCode {
    match editing.fault {
        Some(Fault::TooLarge) => StatusCode::PAYLOAD_TOO_LARGE,
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
        None => StatusCode::OK,
    }
}

/// The page of a state.
pub(super) fn page(editing: &Editing, looker: Looker<'_>) -> askama::Result<String> {
    drawn(editing, looker).render()
}

fn drawn(editing: &Editing, looker: Looker<'_>) -> EditorPage {
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let checked = reader.check(editing.text.as_bytes(), &options);
    let draft = Draft::read(&editing.text);
    let pack = pack_of(&checked);
    let faces = looker.prefs.faces_of(pack);
    let replay_line = ReplayLine::of(&checked, None);
    let link = |viewpoint: Viewpoint| format!("#at-{}", viewpoint.ply);
    let position = replay_line.as_ref().map(|replay_line| PositionView {
        timeline: &replay_line.timeline,
        replay_line,
        viewpoint: viewpoint(editing.at.unwrap_or(replay_line.timeline.last())),
        lang: looker.prefs.lang,
        pack,
        faces,
        in_words: false,
        report: None,
        link: &link,
        plays: None,
    });
    let mut page = frame(editing, &looker, faces, draft.as_ref());
    if let Some(draft) = &draft {
        let drawing = Drawing {
            editing,
            draft,
            checked: &checked,
            looker: &looker,
            faces,
            position: position.as_ref(),
        };
        fill(&mut page, &drawing);
    }
    if editing.step == Step::Text || position.is_none() && !editing.text.is_empty() {
        page.findings = findings(&looker.shell, &checked, &editing.text);
    }
    page.here = address(&editing.text).filter(|_| !editing.text.is_empty());
    page.shell = looker.shell;
    // Another language or signing in leads back to the hand.
    if let Some(here) = &page.here {
        page.shell.path.clone_from(here);
    }
    page
}

fn viewpoint(ply: usize) -> Viewpoint {
    Viewpoint {
        ply,
        view: View::All,
        then: false,
        turn: None,
        legal: false,
        review: false,
        text: None,
        line: None,
    }
}

/// The frame of the page, with nothing of a step in it.
fn frame(editing: &Editing, looker: &Looker<'_>, faces: Faces, draft: Option<&Draft>) -> EditorPage {
    let shell = &looker.shell;
    let has_game = draft.is_some_and(|draft| draft.game().is_some());
    let tab = |step: Step| StepTab {
        act: format!("step:{}", step.as_str()),
        label: shell.t(&format!("editor-step-{}", step.as_str())).into_owned(),
        here: step == editing.step,
    };
    let game = |game: &GameKind| {
        let word = game.as_str();
        (format!("new:{word}"), shell.t(&format!("game-{word}")).into_owned())
    };
    EditorPage {
        shell: shell.clone(),
        faces: faces.as_str(),
        text: editing.text.clone(),
        before: editing.before.clone(),
        at: editing.at.map_or_else(String::new, |at| at.to_string()),
        lit: editing.lit.as_str(),
        step: editing.step.as_str(),
        here: None,
        announce: String::new(),
        notice: editing
            .fault
            .as_ref()
            .map(|fault| notice(fault, editing, looker, faces)),
        tabs: if has_game {
            Step::ALL.map(tab).into()
        } else {
            Vec::new()
        },
        games: if has_game {
            Vec::new()
        } else {
            GameKind::ALL.iter().map(game).collect()
        },
        setup: None,
        deal: None,
        play: None,
        save: None,
        is_text: editing.step == Step::Text || !has_game && !editing.text.is_empty(),
        findings: Vec::new(),
        next: next(editing.step, shell).filter(|_| has_game),
    }
}

fn next(step: Step, shell: &Shell) -> Option<(&'static str, String)> {
    let (act, key) = match step {
        Step::Setup => ("step:deal", "editor-next-deal"),
        Step::Deal => ("step:play", "editor-next-play"),
        Step::Play => ("step:save", "editor-next-save"),
        Step::Save | Step::Text => return None,
    };
    Some((act, shell.t(key).into_owned()))
}

fn fill(page: &mut EditorPage, drawing: &Drawing<'_>) {
    match drawing.editing.step {
        Step::Setup => page.setup = setup(drawing),
        Step::Deal => page.deal = deal(drawing),
        Step::Play => page.play = drawing.position.and_then(|position| play(drawing, position)),
        Step::Save => page.save = Some(save(drawing)),
        Step::Text => {}
    }
    if let Some(play) = &page.play {
        page.announce = play.announce.clone();
    }
}

fn findings(shell: &Shell, checked: &Checked<'_>, text: &str) -> Vec<FindingView> {
    let names = names_of(checked);
    checked
        .findings
        .iter()
        .map(|finding| finding_view(shell, finding, &names, 1, text.as_bytes(), TextPosition::START))
        .collect()
}
