//! The form of a deal: how it went, field by field, as it is sent and as it is drawn.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::{Map, Value as Json};

use super::words::{DealWords, call_words};
use talon_rules::cards::Seat;
use talon_rules::games::session::Standing;
use talon_scorecard::form::{Asks, Called, Choice, Field, FormFault, Says};
use talon_scorecard::{CardRefusal, DealSlot, NOTE_MAX, PersonNo, RuledOut, Scorecard, UnsavedDeal};
use talon_service::idempotency::IdempotentRequest;
use talon_text::{Lang, signed};
use talon_tournament::names::{NameFault, line};

/// How the names of the fields of a deal begin.
const FIELD: &str = "f.";
/// How a page asks for what its form comes to, and no more.
const PAY_ONLY: &str = "pay";
/// Levels of kontra that stand in sight.
const USUAL_LEVELS: u8 = 2;

/// What the form of a deal sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub(crate) struct DealForm {
    key: String,
    /// All that it says, by which it is known again.
    said: String,
    /// The number that the deal has where it was written.
    pub number: u32,
    /// How often it had been changed then.
    pub seen: usize,
    /// Who sat at the table where it was written; nobody named is who sits there now.
    pub people: Vec<PersonNo>,
    pub called: Called,
    /// Codes of choices, by the names of fields.
    pub chosen: BTreeMap<String, String>,
    /// What is to be remembered of it; empty where nothing is.
    pub note: String,
    /// It is only to be shown what it comes to.
    pub is_preview: bool,
    /// It was asked whether something seldom was meant, and it was.
    pub is_sure: bool,
    /// The buttons with what it comes to are enough of the page.
    pub is_pay_only: bool,
}

impl TryFrom<BTreeMap<String, String>> for DealForm {
    type Error = &'static str;

    fn try_from(mut fields: BTreeMap<String, String>) -> Result<DealForm, &'static str> {
        fields.remove("csrf");
        let key = fields.remove("key").unwrap_or_default();
        let said = serde_html_form::to_string(&fields).map_err(|_| "this is no form")?;
        let said = format!("deal {said}");
        let mut number = |name: &str| fields.remove(name).filter(|text| !text.is_empty());
        let read = |text: Option<String>| {
            text.map(|text| text.parse::<u32>().map_err(|_| "no number"))
                .transpose()
        };
        let deal_number = read(number("number"))?.ok_or("the deal has no number")?;
        let person = |number: u32| u8::try_from(number).map(PersonNo).map_err(|_| "nobody");
        let seen = read(number("seen"))?.unwrap_or(0);
        let dealer = person(read(number("dealer"))?.ok_or("nobody deals")?)?;
        let declarer = read(number("who"))?.map(person).transpose()?;
        let call = fields.remove("call").ok_or("nothing was called")?;
        let people = fields.remove("people").unwrap_or_default();
        let note = fields.remove("note").unwrap_or_default();
        let preview = fields.remove("preview");
        let is_sure = fields.remove("sure").is_some();
        let mut chosen = BTreeMap::new();
        for (name, code) in fields {
            let id = name.strip_prefix(FIELD).ok_or("a field that is not of a deal")?;
            chosen.insert(id.to_owned(), code);
        }
        Ok(DealForm {
            key,
            said,
            number: deal_number,
            seen: usize::try_from(seen).unwrap_or(usize::MAX),
            people: read_people(&people)?,
            called: Called { dealer, declarer, call },
            chosen,
            note,
            is_sure,
            is_preview: preview.is_some(),
            is_pay_only: preview.as_deref() == Some(PAY_ONLY),
        })
    }
}

/// People as a form has them: their places on the card, in the order of play.
pub(super) fn people_word(people: &[PersonNo]) -> String {
    people
        .iter()
        .map(|person| person.0.to_string())
        .collect::<Vec<_>>()
        .join(".")
}

fn read_people(text: &str) -> Result<Vec<PersonNo>, &'static str> {
    let numbers = text.split('.').filter(|number| !number.is_empty());
    let read = |number: &str| number.parse().map(PersonNo).map_err(|_| "nobody");
    numbers.map(read).collect()
}

impl DealForm {
    /// The note, where there is one.
    pub fn note(&self) -> Result<Option<String>, CardRefusal> {
        match line(self.note.trim(), NOTE_MAX) {
            Ok(note) => Ok(Some(note)),
            Err(NameFault::Empty) => Ok(None),
            Err(NameFault::TooLong) => Err(CardRefusal::Note { most: NOTE_MAX }),
            Err(NameFault::Characters) => Err(CardRefusal::Characters),
        }
    }

    /// What a form is drawn from that is filled like this one.
    pub(super) fn parts<'a>(
        &'a self,
        card: &'a Scorecard,
        list: &'a Scorecard,
        slot: DealSlot,
        standing: Option<&'a Standing>,
        words: DealWords<'a>,
    ) -> FormParts<'a> {
        FormParts {
            card,
            list,
            slot,
            number: self.number,
            seen: self.seen,
            unfold: false,
            called: &self.called,
            chosen: &self.chosen,
            note: &self.note,
            asks: false,
            standing,
            offers_all: false,
            words,
        }
    }

    /// The form as a request that is done once.
    pub fn once(&self) -> IdempotentRequest<'_> {
        IdempotentRequest {
            key: Some(&self.key),
            request: &self.said,
        }
    }

    /// All that it says, to be read by people.
    pub(super) fn in_words(&self, card: &Scorecard, words: &DealWords<'_>) -> String {
        let fields = card.fields(&self.called).unwrap_or_default();
        let said = |field: &Field| {
            let code = self.chosen.get(&field.id).filter(|code| !code.is_empty())?;
            let choice = field.choices.iter().find(|choice| choice.code == *code)?;
            let says = words.says(choice.says);
            Some(match field.ends {
                true => says,
                false => format!("{}: {says}", words.asks(field.asks)),
            })
        };
        let called = called_words(words.lang, card, &self.called);
        let note = Some(self.note.trim()).filter(|note| !note.is_empty());
        let note = note.map(|note| format!("{}: {note}", words.lang.t("scorecard-note")));
        let all = [called].into_iter().chain(fields.iter().filter_map(said)).chain(note);
        all.collect::<Vec<_>>().join(", ")
    }

    /// The score that it says.
    pub fn score(&self, card: &Scorecard, standing: Option<&Standing>) -> Result<Map<String, Json>, FormFault> {
        card.score(&self.called, &self.chosen, standing)
    }
}

/// The form of a deal as a page draws it.
#[derive(Debug)]
pub(super) struct DealFormView {
    pub number: u32,
    pub seen: usize,
    /// Who sits at the table.
    pub people: String,
    pub dealer: u8,
    pub who: Option<u8>,
    pub call: String,
    /// Who declares what.
    pub title: String,
    pub fields: Vec<FieldView>,
    /// Those that are seldom needed.
    pub folded: Vec<FieldView>,
    /// What is to be remembered of the deal.
    pub note: String,
    /// Something of it is seldom so, and it is asked whether it was meant.
    pub asks: bool,
    /// One of the folded ones says something.
    pub unfolded: bool,
    /// The choices of a field that ends the deal are the buttons that save.
    pub ends: Option<FieldView>,
    /// What each person gets as the form is filled.
    pub pays: Vec<PayView>,
}

impl DealFormView {
    fn all(&self) -> impl Iterator<Item = &FieldView> {
        self.fields.iter().chain(&self.folded)
    }

    /// The fields of which nothing can be said, for the script.
    pub(crate) fn closed(&self) -> String {
        let closed = self.all().filter(|field| field.is_closed);
        closed.map(|field| field.id.as_str()).collect::<Vec<_>>().join(" ")
    }

    /// The choices that cannot be in the other fields, for the script.
    pub(crate) fn out(&self) -> String {
        let open = self.all().filter(|field| !field.is_closed);
        let choices = open.flat_map(|field| field.choices.iter().chain(&field.higher).map(move |one| (field, one)));
        let out = choices.filter(|(_, choice)| choice.is_out);
        let named = out.map(|(field, choice)| format!("{}={}", field.id, choice.code));
        named.collect::<Vec<_>>().join(" ")
    }
}

/// A field.
#[derive(Debug)]
pub(super) struct FieldView {
    pub id: String,
    pub legend: String,
    pub choices: Vec<ChoiceView>,
    /// Levels of kontra that are seldom said.
    pub higher: Vec<ChoiceView>,
    /// One of those is chosen.
    pub is_high: bool,
    /// A row of numbers.
    pub is_row: bool,
    /// There are so many choices that they are a list to pick from.
    pub is_list: bool,
    /// Nothing of it can be said beside what is chosen.
    pub is_closed: bool,
}

impl FieldView {
    /// Whether it is not shown: nothing can be said, and nothing was. What was said stays in sight until it is changed.
    pub(crate) fn is_hidden(&self) -> bool {
        let mut choices = self.choices.iter().chain(&self.higher);
        self.is_closed && !choices.any(|choice| choice.is_out && choice.chosen)
    }
}

/// A choice of it.
#[derive(Debug)]
pub(super) struct ChoiceView {
    pub id: String,
    pub code: String,
    pub label: String,
    pub chosen: bool,
    /// It cannot be beside what is chosen.
    pub is_out: bool,
    pub pays: Vec<PayView>,
}

/// What someone gets.
#[derive(Debug)]
pub(super) struct PayView {
    pub name: String,
    pub amount: String,
    pub class: &'static str,
}

/// What a form is drawn from.
#[derive(Debug, Clone, Copy)]
pub(super) struct FormParts<'a> {
    /// The card with the people and the rules of the deal.
    pub card: &'a Scorecard,
    /// The card with all its deals, and where on it this one stands: what it pays can hang on those before it.
    pub list: &'a Scorecard,
    pub slot: DealSlot,
    pub number: u32,
    /// How often the deal was changed so far.
    pub seen: usize,
    /// Everything is in sight, because something of it may be wrong.
    pub unfold: bool,
    pub called: &'a Called,
    pub chosen: &'a BTreeMap<String, String>,
    pub note: &'a str,
    pub asks: bool,
    /// How the sheet stands before the deal.
    pub standing: Option<&'a Standing>,
    /// Choices that cannot be stand there too: nobody can be asked again while it is filled in.
    pub offers_all: bool,
    pub words: DealWords<'a>,
}

impl FormParts<'_> {
    /// The form; nothing when nobody can call this.
    pub fn view(&self) -> Option<DealFormView> {
        let fields = self.card.fields(self.called).ok()?;
        let ruled_out = match self.offers_all {
            true => RuledOut::new(),
            false => self.card.ruled_out(self.called, self.chosen, self.standing),
        };
        let view = |field: &Field| self.field(field, ruled_out.get(&field.id));
        let ends = fields.iter().find(|field| field.ends).map(view);
        let (folded, open): (Vec<&Field>, Vec<&Field>) = fields
            .iter()
            .filter(|field| !field.ends)
            .partition(|field| field.folded);
        let says = |field: &&Field| self.chosen.get(&field.id).is_some_and(|code| !code.is_empty());
        let pays = match &ends {
            Some(_) => Vec::new(),
            None => self.pays(self.chosen),
        };
        Some(DealFormView {
            number: self.number,
            seen: self.seen,
            people: people_word(&self.card.at_table()),
            dealer: self.called.dealer.0,
            who: self.called.declarer.map(|person| person.0),
            call: self.called.call.clone(),
            title: called_words(self.words.lang, self.card, self.called),
            unfolded: self.unfold || !self.note.is_empty() || folded.iter().any(says),
            note: self.note.to_owned(),
            asks: self.asks,
            fields: open.into_iter().map(view).collect(),
            folded: folded.into_iter().map(view).collect(),
            ends,
            pays,
        })
    }

    fn field(&self, field: &Field, ruled_out: Option<&BTreeSet<String>>) -> FieldView {
        let is_out = |choice: &Choice| ruled_out.is_some_and(|codes| codes.contains(&choice.code));
        let chosen = self.chosen.get(&field.id);
        let choice = |(place, choice): (usize, &Choice)| ChoiceView {
            id: format!("{}-{place}", field.id),
            code: choice.code.clone(),
            label: self.words.says(choice.says),
            is_out: is_out(choice),
            chosen: match chosen {
                Some(code) => *code == choice.code,
                None => field.preset == Some(place),
            },
            pays: match field.ends {
                true => {
                    let mut filled = self.chosen.clone();
                    filled.insert(field.id.clone(), choice.code.clone());
                    self.pays(&filled)
                }
                false => Vec::new(),
            },
        };
        let is_higher = |choice: &Choice| match choice.says {
            Says::Level(level) => level > USUAL_LEVELS,
            Says::LevelBy(_, level) => level > 1,
            _ => false,
        };
        let numbered = field.choices.iter().enumerate();
        let (higher, choices): (Vec<_>, Vec<_>) = numbered.partition(|(_, choice)| is_higher(choice));
        let higher: Vec<ChoiceView> = higher.into_iter().map(choice).collect();
        FieldView {
            id: format!("{FIELD}{}", field.id),
            legend: self.words.asks(field.asks),
            choices: choices.into_iter().map(choice).collect(),
            is_high: higher.iter().any(|choice| choice.chosen),
            higher,
            is_row: matches!(field.asks, Asks::Tricks(_)),
            is_list: matches!(field.asks, Asks::Points(_)),
            is_closed: field
                .choices
                .iter()
                .enumerate()
                .all(|(place, choice)| is_out(choice) || field.preset == Some(place)),
        }
    }

    fn pays(&self, chosen: &BTreeMap<String, String>) -> Vec<PayView> {
        let Ok(score) = self.card.score(self.called, chosen, self.standing) else {
            return Vec::new();
        };
        let gains = self.list.pays(&UnsavedDeal {
            there: self.card,
            slot: self.slot,
            dealer: self.called.dealer,
            score: &score,
        });
        let view = |person: PersonNo| {
            let gain = gains.get(person.index()).copied()?;
            Some(PayView {
                name: self.card.name(person).to_owned(),
                amount: signed(gain),
                class: super::frame::sum_class(gain),
            })
        };
        self.card.at_table().into_iter().filter_map(view).collect()
    }
}

/// Who declares what, in words.
pub(super) fn called_words(lang: Lang, card: &Scorecard, called: &Called) -> String {
    let call = card.calls().into_iter().find(|call| call.code == called.call);
    if card.nobody_declares() == Some(called.call.as_str()) {
        return lang.t("scorecard-passed-out").into_owned();
    }
    let what = match call {
        Some(call) => call_words(lang, &call),
        // The rules of the card do not offer it.
        None => lang.capitalized(&lang.bid(&called.call)),
    };
    match called.declarer {
        Some(person) => format!("{}: {what}", card.name(person)),
        None => what,
    }
}

/// The people at the seats of a deal.
pub(super) fn names_at(card: &Scorecard, dealer: PersonNo) -> [String; 3] {
    Seat::ALL.map(|seat| card.name(card.person(seat, dealer)).to_owned())
}
