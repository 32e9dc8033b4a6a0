//! What a form of the editor does to the text, and where one stands afterwards. It decides nothing about a hand: each
//! act is one of `talon-editor`.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};

use super::act::{EditorAct, HandAct};
use super::ends::{self, EndForm, PREFIXES};
use super::pasted::{self, PastedText};
use super::sent::EditorForm;
use crate::desk::options;
use talon_editor::{Act, Dealt, Draft, History, Place, Reach, Refusal, Setup, as_score, blank, perform, with_cards};
use talon_records::{GameKind, format_of};
use talon_rules::cards::{BySeat, CardSet, Pack, Seat};
use talon_shorthand::{CardsFault, read_cards};
use talon_study::desk::Desk;

/// A part of the work, one screen on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Setup,
    Deal,
    Play,
    Save,
    Text,
}

impl Step {
    /// In the order of the work.
    pub const ALL: [Step; 5] = [Step::Setup, Step::Deal, Step::Play, Step::Save, Step::Text];

    /// Its word in forms and keys.
    pub const fn as_str(self) -> &'static str {
        match self {
            Step::Setup => "setup",
            Step::Deal => "deal",
            Step::Play => "play",
            Step::Save => "save",
            Step::Text => "text",
        }
    }

    /// The step of this word.
    pub fn parse(word: &str) -> Option<Step> {
        Step::ALL.into_iter().find(|step| step.as_str() == word)
    }
}

/// Cards that were typed and cannot be read, as a draft keeps them.
pub(super) fn written(typed: &[(Place, String)]) -> String {
    if typed.is_empty() {
        return String::new();
    }
    let all = typed
        .iter()
        .map(|(place, text)| (place.as_str().to_owned(), json!(text)));
    Json::Object(all.collect()).to_string()
}

/// The same read back; nothing where it is none.
pub(super) fn read_typed(written: &str) -> Vec<(Place, String)> {
    let all: Map<String, Json> = serde_json::from_str(written).unwrap_or_default();
    let one = |(place, text): (&String, &Json)| Some((Place::parse(place)?, text.as_str()?.to_owned()));
    all.iter().filter_map(one).collect()
}

/// Why something was not done.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Fault {
    Refused(Refusal),
    /// What was typed as the cards of a place.
    Cards {
        place: Place,
        fault: CardsFault,
    },
    /// Two cards are laid away, not more and not fewer.
    NotTwo,
    /// What was typed is no whole number.
    NoNumber,
    /// A ruling that awards nothing came with an award.
    NoAward,
    TooLarge,
    /// What was pasted is a picture or another file; the key of what is said of it.
    NoText(&'static str),
    /// Nothing that this page can do.
    Unknown,
}

/// A record and where one stands in it.
#[derive(Debug, Clone)]
pub(super) struct Editing {
    pub text: String,
    /// What was done to it.
    pub history: History,
    pub step: Step,
    /// The position that is shown, where it is not the last one.
    pub at: Option<usize>,
    pub lit: Place,
    /// What was typed and could not be read, by its place.
    pub typed: Vec<(Place, String)>,
    pub fault: Option<Fault>,
    /// What the score said was agreed by all, because the cards did not decide it.
    pub is_settled: bool,
    /// The form that was not taken.
    pub refused: Option<EndForm>,
    /// What was chosen and typed in it.
    pub filled: BTreeMap<String, String>,
    /// How the text was read, where it was no record in JSON.
    pub pasted: Option<PastedText>,
}

impl Editing {
    /// A record as it is opened: where it can be worked on.
    pub fn open(text: String) -> Editing {
        let mut editing = Editing::of(text);
        editing.take_pasted();
        editing.step = editing.first_step();
        editing
    }

    /// Where work on the record begins.
    fn first_step(&self) -> Step {
        let text = &self.text;
        let is_blank = Draft::read(text).is_some_and(|draft| draft.actions().is_empty());
        match Reach::of(text) {
            _ if is_score(text) => Step::Save,
            Some(_) if is_blank => Step::Deal,
            Some(_) => Step::Play,
            None if text.is_empty() => Step::Setup,
            None => Step::Text,
        }
    }

    /// Opens what a text in another notation says.
    fn take_pasted(&mut self) {
        let Some((record, pasted)) = pasted::taken(&self.text) else {
            return;
        };
        self.pasted = Some(pasted);
        if let Some(record) = record {
            self.text = record;
            self.step = self.first_step();
        }
    }

    fn of(text: String) -> Editing {
        Editing {
            text,
            history: History::default(),
            step: Step::Setup,
            at: None,
            lit: Place::Holding(Seat::A),
            typed: Vec::new(),
            fault: None,
            is_settled: false,
            refused: None,
            filled: BTreeMap::new(),
            pasted: None,
        }
    }

    /// The state after a form.
    pub fn after(sent: &EditorForm) -> Editing {
        let mut editing = Editing {
            history: History::read(&sent.history),
            step: Step::parse(&sent.step).unwrap_or(Step::Setup),
            at: sent.at.parse().ok(),
            lit: Place::parse(&sent.lit).unwrap_or(Place::Holding(Seat::A)),
            ..Editing::of(sent.text.clone())
        };
        if sent.is_too_large {
            editing.fault = Some(Fault::TooLarge);
            editing.step = Step::Text;
            return editing;
        }
        if let Some(key) = sent.no_text {
            editing.text = sent.shown().to_owned();
            (editing.fault, editing.step) = (Some(Fault::NoText(key)), Step::Text);
            return editing;
        }
        editing.take_pasted();
        if let Err(fault) = editing.do_all(sent) {
            editing.fault = Some(fault);
            let is_kept = |name: &str| PREFIXES.iter().any(|prefix| name.starts_with(prefix));
            let kept = sent.fields.iter().filter(|(name, _)| is_kept(name));
            editing.refused = sent.act.form();
            editing.filled = kept
                .filter(|_| editing.refused.is_some())
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect();
        }
        editing.settle();
        editing
    }

    /// What was typed is taken first, so that no button loses it.
    fn do_all(&mut self, sent: &EditorForm) -> Result<(), Fault> {
        let typed = self.take_typed(sent);
        self.history.record(sent.shown(), &self.text);
        typed?;
        let before = self.text.clone();
        match &sent.act {
            EditorAct::Undo => self.text = self.history.undo(&before).ok_or(Fault::Refused(Refusal::Nothing))?,
            EditorAct::Redo => self.text = self.history.redo(&before).ok_or(Fault::Refused(Refusal::Nothing))?,
            act => {
                let done = self.act(act, sent);
                self.history.record(&before, &self.text);
                return done;
            }
        }
        self.at = None;
        Ok(())
    }

    fn take_typed(&mut self, sent: &EditorForm) -> Result<(), Fault> {
        if let Some(setup) = setup(&self.text, sent) {
            self.perform(&Act::Setup(setup))?;
        }
        // What the fields held before, for one of them may fill another.
        let was = Draft::read(&self.text).and_then(|draft| Dealt::of(&draft));
        let mut done = Ok(());
        for place in Place::ALL {
            if let (Some(was), Some(typed)) = (was, sent.field(&field_of(place))) {
                // What cannot be read in one field keeps nothing of the others from being taken.
                done = done.and(self.type_cards(place, was.cards(place), typed));
            }
        }
        done
    }

    fn act(&mut self, act: &EditorAct, sent: &EditorForm) -> Result<(), Fault> {
        match act {
            EditorAct::Nothing | EditorAct::Download | EditorAct::DownloadPpn => Ok(()),
            // About the draft, not about the hand.
            EditorAct::Apart | EditorAct::Drop(_) | EditorAct::Keep(_) => Ok(()),
            // Done by the history, before anything else.
            EditorAct::Undo | EditorAct::Redo => Ok(()),
            EditorAct::New(game) => {
                self.text = blank(*game);
                (self.step, self.at) = (Step::Setup, None);
                Ok(())
            }
            EditorAct::Step(step) => {
                self.go(*step);
                Ok(())
            }
            EditorAct::Score => self.become_score(),
            EditorAct::Cards => {
                self.text = with_cards(&self.text).ok_or(Fault::Refused(Refusal::Nothing))?;
                self.step = Step::Deal;
                Ok(())
            }
            EditorAct::Lit(place) => {
                self.lit = *place;
                Ok(())
            }
            EditorAct::At(position) => {
                self.at = Some(*position);
                self.step = Step::Play;
                Ok(())
            }
            EditorAct::Front => {
                self.at = None;
                Ok(())
            }
            EditorAct::Hand(act) => self.change(act, sent),
            // A text is opened where no hand is being entered.
            EditorAct::Open | EditorAct::Unknown => Err(Fault::Unknown),
        }
    }

    fn change(&mut self, act: &HandAct, sent: &EditorForm) -> Result<(), Fault> {
        let at = self.at;
        let card = |editing: &Editing, card: &str| editing.pack()?.parse(card).map_err(|_| Fault::Unknown);
        let act = match act {
            HandAct::Give(given) => Act::Give {
                card: card(self, given)?,
                to: self.lit,
            },
            HandAct::Take(taken) => Act::Take(card(self, taken)?),
            HandAct::Clear(place) => Act::Place {
                place: *place,
                cards: Default::default(),
            },
            HandAct::Given => self.given(sent)?,
            HandAct::Auction => Act::Auction,
            HandAct::Say(action) => Act::Say {
                at,
                action: action.clone(),
            },
            HandAct::SayAll(actions) => Act::SayAll {
                at,
                actions: actions.clone(),
            },
            HandAct::Form(EndForm::Claim) => ends::claim(&self.text, at, sent)?,
            HandAct::Form(EndForm::Ruling) => ends::ruling(at, sent)?,
            HandAct::Discard(by) => self.discard(*by, sent)?,
            HandAct::End => Act::Say {
                at,
                action: json!({"type": "end", "reason": sent.field("reason").ok_or(Fault::Unknown)?}),
            },
            HandAct::Back => Act::Remove { at: None },
            HandAct::Remove(action) => Act::Remove { at: Some(*action) },
            HandAct::PlayOut => Act::PlayOut,
            HandAct::DropRest => Act::DropRest,
        };
        self.perform(&act)?;
        if !matches!(act, Act::Give { .. } | Act::Take(_) | Act::Place { .. }) {
            self.at = None;
        }
        Ok(())
    }

    fn perform(&mut self, act: &Act) -> Result<(), Fault> {
        self.text = perform(&self.text, act).map_err(Fault::Refused)?;
        Ok(())
    }

    fn go(&mut self, step: Step) {
        self.step = step;
        self.at = None;
        // A hand that grows from a score ends as the score says, where its cards say nothing else.
        if step == Step::Save {
            self.is_settled = self.perform(&Act::Settle).is_ok();
        }
    }

    /// Only the result is known, and no card.
    fn become_score(&mut self) -> Result<(), Fault> {
        self.text = as_score(&self.text).ok_or(Fault::Refused(Refusal::Nothing))?;
        Ok(())
    }

    fn game(&self) -> Result<GameKind, Fault> {
        let draft = Draft::read(&self.text).ok_or(Fault::Refused(Refusal::Unreadable))?;
        draft.game().ok_or(Fault::Refused(Refusal::NoHand))
    }

    fn pack(&self) -> Result<Pack, Fault> {
        Ok(format_of(self.game()?).pack())
    }

    /// The cards of a place as they are typed, where they are not as they were.
    fn type_cards(&mut self, place: Place, was: CardSet, typed: &str) -> Result<(), Fault> {
        let done = match read_cards(self.game()?, typed) {
            Ok(cards) if cards == was => Ok(()),
            Ok(cards) => self.perform(&Act::Place { place, cards }),
            Err(fault) => Err(Fault::Cards { place, fault }),
        };
        if done.is_err() {
            self.typed.push((place, typed.to_owned()));
        }
        done
    }

    fn given(&self, sent: &EditorForm) -> Result<Act, Fault> {
        let word = |name: &str| sent.field(name).unwrap_or_default();
        Ok(Act::Given {
            by: Seat::parse(word("by")).ok_or(Fault::Unknown)?,
            contract: word("contract").to_owned(),
            trump: self.pack()?.parse_suit(word("trump")),
        })
    }

    fn discard(&self, by: Seat, sent: &EditorForm) -> Result<Act, Fault> {
        let [one, other] = &sent.cards[..] else {
            return Err(Fault::NotTwo);
        };
        Ok(Act::Say {
            at: self.at,
            action: json!({"type": "discard", "by": by.letter(), "cards": [one, other]}),
        })
    }

    /// The next card goes where one is missing, and nobody stands beyond the end.
    fn settle(&mut self) {
        let dealt = Draft::read(&self.text).and_then(|draft| Dealt::of(&draft));
        if let Some(place) = dealt.and_then(|dealt| dealt.next_place(self.lit)) {
            self.lit = place;
        }
        let last = Reach::of(&self.text).map(|reach| reach.legal);
        self.at = self.at.filter(|at| last.is_some_and(|last| *at < last));
    }
}

/// The field in which the cards of a place are typed.
fn field_of(place: Place) -> String {
    format!("cards-{}", place.as_str())
}

/// Whether the form has the fields in which cards are typed.
pub(super) fn has_card_fields(sent: &EditorForm) -> bool {
    Place::ALL
        .into_iter()
        .any(|place| sent.field(&field_of(place)).is_some())
}

/// Whether only a result is written down.
fn is_score(text: &str) -> bool {
    Draft::read(text).is_some_and(|draft| draft.get("score").is_some())
}

/// What the fields around the hand say, where they were sent.
fn setup(text: &str, sent: &EditorForm) -> Option<Setup> {
    let dealer = sent.field("dealer")?;
    let name = |seat: Seat| sent.field(&format!("name-{}", seat.letter())).map(str::to_owned);
    let source = ["event", "date", "session", "deal"];
    let source = source
        .into_iter()
        .filter_map(|name| Some((name, sent.field(name)?.to_owned())));
    Some(Setup {
        names: BySeat::from_fn(name),
        dealer: Some(Seat::parse(dealer)),
        options: Some(chosen_options(text, sent)),
        source: source.collect(),
    })
}

/// The options that are not as usual: those of the form, and those that the form does not have.
fn chosen_options(text: &str, sent: &EditorForm) -> Map<String, Json> {
    let draft = Draft::read(text);
    let old = draft
        .as_ref()
        .and_then(|draft| draft.get("rules")?.get("options")?.as_object());
    let mut chosen = old.cloned().unwrap_or_default();
    let desk = draft
        .as_ref()
        .and_then(Draft::game)
        .and_then(|game| Desk::named(game.as_str()));
    for option in desk.map(Desk::choices).unwrap_or_default() {
        match options::sent(option.name, |field| sent.field(field)) {
            None => {}
            Some("") => {
                chosen.remove(option.name);
            }
            Some(word) => {
                chosen.insert(option.name.to_owned(), options::value(&option, word));
            }
        }
    }
    chosen
}
