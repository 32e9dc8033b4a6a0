//! What an act on the whole card would change, before it is done: the sums of everyone, and the deals that would count
//! otherwise. Where an act can be meant in several ways, all of them stand side by side.

use super::frame::sum_class;
use super::refused::refused;
use talon_http::Problem;
use talon_rules::cards::Pack;
use talon_scorecard::{Act, Author, CardRefusal, Scorecard, Tally};
use talon_text::{Lang, signed};

/// An act that waits for its second press.
#[derive(Debug)]
pub(super) struct PreviewView {
    pub people: Vec<PersonPreview>,
    pub ways: Vec<WayView>,
    /// Deals with which a second part of the evening can begin.
    pub starts: Vec<StartView>,
    /// None of them is chosen yet.
    pub asks_start: bool,
    /// Where the form goes, and all that it said.
    pub to: String,
    pub fields: Vec<(String, String)>,
}

/// A way in which the act can be meant.
#[derive(Debug)]
pub(super) struct WayView {
    pub label: String,
    /// What its button says to the form.
    pub word: &'static str,
    /// Which deals would count otherwise; empty where none would.
    pub changed: String,
    /// Why it cannot be done.
    pub refused: String,
}

/// A deal with which a second part can begin.
#[derive(Debug)]
pub(super) struct StartView {
    /// Its name in the form.
    pub deal: String,
    pub label: String,
    pub chosen: bool,
}

/// An act, and what it is called where there are several.
#[derive(Debug)]
pub(super) struct ActChoice {
    pub label: String,
    pub word: &'static str,
    pub act: Act,
}

impl ActChoice {
    /// The one way in which most acts are meant.
    pub fn only(act: Act, lang: Lang) -> ActChoice {
        ActChoice {
            label: lang.t("scorecard-preview-after").into_owned(),
            word: "true",
            act,
        }
    }
}

/// A form as it was sent: where to, and all that it said.
#[derive(Debug, Clone)]
pub(super) struct SentForm {
    pub to: String,
    pub fields: Vec<(String, String)>,
}

/// Someone's sum, before and after each way.
#[derive(Debug)]
pub(super) struct PersonPreview {
    pub name: String,
    pub before: SumView,
    pub after: Vec<SumView>,
}

/// A sum, as it is drawn.
#[derive(Debug)]
pub(super) struct SumView {
    pub sum: String,
    pub class: &'static str,
}

impl SumView {
    fn of(sum: i64) -> SumView {
        SumView {
            sum: signed(sum),
            class: sum_class(sum),
        }
    }

    /// Of a way that cannot be gone.
    fn none() -> SumView {
        SumView {
            sum: "–".to_owned(),
            class: "",
        }
    }
}

/// What is looked at before an act.
pub(super) struct Preview<'a> {
    pub card: &'a Scorecard,
    pub by: Author,
    pub pack: Pack,
    pub lang: Lang,
}

/// A card as an act would leave it.
struct Next {
    card: Scorecard,
    tally: Tally,
}

impl Preview<'_> {
    /// What these acts would change; nothing on a card without deals, where they are done at once, where only a name is
    /// spelt otherwise, and where none of them can be done.
    ///
    /// # Errors
    /// When the words of a refusal are no matter of the card.
    pub fn of(&self, ways: Vec<ActChoice>, form: SentForm) -> Result<Option<PreviewView>, Problem> {
        let is_spelling = |names: &[String]| names.iter().any(|name| !self.card.people.contains(name));
        let is_spelt = |way: &ActChoice| matches!(&way.act, Act::Rename(names) if is_spelling(names));
        if self.card.deals.is_empty() || ways.iter().any(is_spelt) {
            return Ok(None);
        }
        let mut views = Vec::new();
        let mut nexts = Vec::new();
        for way in ways {
            let done = self.done(way.act);
            let mut view = WayView {
                label: way.label,
                word: way.word,
                changed: String::new(),
                refused: String::new(),
            };
            match done {
                Ok(next) => {
                    view.changed = self.changed(&next.card);
                    nexts.push(Some(next));
                }
                Err(refusal) => {
                    view.refused = refused(refusal.into(), self.pack, self.lang)?.text;
                    nexts.push(None);
                }
            }
            views.push(view);
        }
        if nexts.iter().all(Option::is_none) {
            return Ok(None);
        }
        Ok(Some(PreviewView {
            people: self.people(&nexts),
            ways: views,
            starts: Vec::new(),
            asks_start: false,
            to: form.to,
            fields: form.fields,
        }))
    }

    fn done(&self, act: Act) -> Result<Next, CardRefusal> {
        let mut card = self.card.clone();
        card.act(act, self.by)?;
        let tally = card.tally();
        Ok(Next { card, tally })
    }

    fn changed(&self, next: &Scorecard) -> String {
        let numbers: Vec<String> = next
            .differing(self.card)
            .into_iter()
            .filter_map(|id| next.number_of(id))
            .map(|number| number.to_string())
            .collect();
        if numbers.is_empty() {
            return String::new();
        }
        let args = [("numbers", numbers.join(", ").into())];
        self.lang.t_args("scorecard-preview-deals", &args)
    }

    /// Everyone who has a column now, or would have one.
    fn people(&self, nexts: &[Option<Next>]) -> Vec<PersonPreview> {
        let before = self.card.tally();
        let cards = [self.card]
            .into_iter()
            .chain(nexts.iter().flatten().map(|next| &next.card));
        let mut names: Vec<&str> = Vec::new();
        for card in cards {
            for column in card.columns_in_sight() {
                let name = card.name(column);
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
        let view = |name: &str| PersonPreview {
            name: name.to_owned(),
            before: SumView::of(sum_of(self.card, &before, name)),
            after: nexts
                .iter()
                .map(|next| match next {
                    Some(next) => SumView::of(sum_of(&next.card, &next.tally, name)),
                    None => SumView::none(),
                })
                .collect(),
        };
        names.into_iter().map(view).collect()
    }
}

fn sum_of(card: &Scorecard, tally: &Tally, name: &str) -> i64 {
    let at = card.people.iter().position(|person| person == name);
    at.and_then(|at| tally.sums.get(at)).copied().unwrap_or(0)
}
