//! The page of the editor: its frame, and the part that one step shows.

use askama::Template;

use super::deal::{DealView, deal};
use super::draft::place_in_address;
use super::editing::{Editing, Step};
use super::ends::EndForm;
use super::kept::{KeptView, kept};
use super::last_sound::{LastSoundView, last_sound};
use super::notice::{NoticeView, notice};
use super::pasted::{self, PastedView};
use super::play::{PlayView, play};
use super::save::{SaveView, address, save};
use super::setup::{SetupView, setup};
use super::state::{EditorState, Keeping};
use crate::choice::Choice;
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
use talon_store::DraftId;
use talon_store::hands::Hand;
use talon_text::report::names_of;

use crate::hands::hand_query::Viewpoint;

/// templates/hands/editor/page.html
#[derive(Debug, Template)]
#[template(path = "hands/editor/page.html")]
pub(super) struct EditorPage {
    shell: Shell,
    faces: &'static str,
    /// Where the form goes.
    action: String,
    text: String,
    /// What was done to it, where that is kept nowhere else.
    history: String,
    can_undo: bool,
    can_redo: bool,
    kept: KeptView,
    at: String,
    lit: &'static str,
    step: &'static str,
    /// The address that carries the hand as it is, for a reload.
    here: Option<String>,
    /// What was just done and whose turn it is, for those who hear the page.
    announce: String,
    notice: Option<NoticeView>,
    /// How a text was read that is no record in JSON.
    pasted: Option<PastedView>,
    tabs: Vec<StepTab>,
    /// The games, while none is chosen: what each act says, and its name.
    games: Vec<Choice>,
    setup: Option<SetupView>,
    deal: Option<DealView>,
    play: Option<PlayView>,
    save: Option<SaveView>,
    is_text: bool,
    /// The hand as it last stood, where the text has none any more.
    last_sound: Option<LastSoundView>,
    /// There is no hand in it.
    is_faulty: bool,
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
    pub clubs: Vec<Choice>,
    /// The hand of one of them that is this one.
    pub stored: Option<Hand>,
    /// The draft that is looked at.
    pub draft: Option<DraftId>,
    /// Where this site is.
    pub base_url: &'a str,
    /// How long a text may be.
    pub text_max: usize,
}

/// What a step is drawn from.
#[derive(Clone, Copy)]
pub(super) struct Drawing<'a> {
    pub editing: &'a Editing,
    pub draft: &'a Draft,
    pub checked: &'a Checked<'a>,
    pub looker: &'a Looker<'a>,
    pub faces: Faces,
    /// The position that is shown, where there is one.
    pub position: Option<&'a PositionView<'a>>,
}

/// The page of a state.
pub(super) fn page(reached: &EditorState, looker: Looker<'_>) -> askama::Result<String> {
    checked(&reached.editing.text, |checked| drawn(reached, checked, looker)).render()
}

/// What a look at the record that a text is gives.
pub(super) fn checked<T>(text: &str, look: impl FnOnce(&Checked<'_>) -> T) -> T {
    let mut reader = Reader::new();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    look(&reader.check(text.as_bytes(), &options))
}

/// What a look at the last position of a record gives, where it has one.
pub(super) fn at_end<T>(checked: &Checked<'_>, prefs: &Prefs, look: impl FnOnce(&PositionView<'_>) -> T) -> Option<T> {
    let replay_line = ReplayLine::of(checked, None)?;
    let pack = pack_of(checked);
    Some(look(&PositionView {
        timeline: &replay_line.timeline,
        replay_line: &replay_line,
        viewpoint: viewpoint(replay_line.timeline.last()),
        lang: prefs.lang,
        pack,
        faces: prefs.faces_of(pack),
        in_words: false,
        report: None,
        link: &|viewpoint: Viewpoint| format!("#at-{}", viewpoint.ply),
        plays: None,
    }))
}

fn drawn(reached: &EditorState, checked: &Checked<'_>, looker: Looker<'_>) -> EditorPage {
    let editing = &reached.editing;
    let draft = Draft::read(&editing.text);
    let faces = looker.prefs.faces_of(pack_of(checked));
    let mut page = frame(reached, &looker, faces, draft.as_ref());
    let drawing = draft.as_ref().map(|draft| Drawing {
        editing,
        draft,
        checked,
        looker: &looker,
        faces,
        position: None,
    });
    let has_position = at_end(checked, looker.prefs, |last| {
        let position = last.at(editing.at.unwrap_or(last.ply()));
        if let Some(drawing) = drawing {
            let position = Some(&position);
            fill(&mut page, &Drawing { position, ..drawing });
        }
    });
    if has_position.is_none() {
        if let Some(drawing) = drawing {
            fill(&mut page, &drawing);
        }
        page.is_faulty = !editing.text.is_empty();
        page.last_sound = last_sound(editing, &looker);
    }
    if !editing.text.is_empty() && (editing.step == Step::Text || page.is_faulty) {
        page.findings = match draft {
            Some(_) => findings(&looker.shell, checked, &editing.text),
            None => pasted::findings(&looker.shell, &editing.text),
        };
    }
    page.here = match reached.keeping {
        Keeping::Draft { id, .. } => Some(place_in_address(id, editing)),
        Keeping::Form | Keeping::Begins { .. } => address(&editing.text).filter(|_| !editing.text.is_empty()),
    };
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
fn frame(reached: &EditorState, looker: &Looker<'_>, faces: Faces, draft: Option<&Draft>) -> EditorPage {
    let (editing, shell) = (&reached.editing, &looker.shell);
    let has_game = draft.is_some_and(|draft| draft.game().is_some());
    let tab = |step: Step| StepTab {
        act: format!("step:{}", step.as_str()),
        label: shell.t(&format!("editor-step-{}", step.as_str())).into_owned(),
        here: step == editing.step,
    };
    let game = |game: &GameKind| {
        let word = game.as_str();
        Choice::new(format!("new:{word}"), shell.t(&format!("game-{word}")))
    };
    EditorPage {
        shell: shell.clone(),
        faces: faces.as_str(),
        action: match &reached.keeping {
            Keeping::Form => "/hands/new".to_owned(),
            Keeping::Begins { .. } => "/hands/drafts".to_owned(),
            Keeping::Draft { id, .. } => format!("/hands/drafts/{id}"),
        },
        text: editing.text.clone(),
        history: match reached.keeping {
            Keeping::Draft { .. } => String::new(),
            Keeping::Form | Keeping::Begins { .. } => editing.history.text(),
        },
        can_undo: editing.history.can_undo(),
        can_redo: editing.history.can_redo(),
        kept: kept(reached, looker),
        at: editing.at.map_or_else(String::new, |at| at.to_string()),
        lit: editing.lit.as_str(),
        step: editing.step.as_str(),
        here: None,
        announce: String::new(),
        notice: editing
            .fault
            .as_ref()
            .map(|fault| notice(fault, editing, looker, faces)),
        pasted: pasted::view(shell, editing),
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
        last_sound: None,
        is_faulty: false,
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
