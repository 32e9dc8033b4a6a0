//! Deals that someone typed or pasted: what they say as deals of a card, and what is wrong with them at which line.

use super::frame::pack;
use super::refused::{not_of_card, refused};
use crate::finding::{FindingView, finding_view};
use crate::shell::{Flash, Shell};
use talon_http::Problem;
use talon_records::json::Position;
use talon_records::normal::Writer;
use talon_records::{Options, read};
use talon_scorecard::{Act, Author, CardRefusal, NotOfCard, Scorecard, WithoutRules, WrittenDeal};
use talon_shorthand::{KnownEvening, headless_deals, is_blank};
use talon_text::report::{names_of, read_as};

/// Characters of a text that is read.
pub(super) const TEXT_MAX: usize = 20_000;

/// A text as it was read.
#[derive(Debug, Default)]
pub(super) struct ReadText {
    /// The sound records in their normal form.
    pub records: Vec<String>,
    pub findings: Vec<FindingView>,
    /// How it was read, in words; empty where it says nothing.
    pub read_as: String,
    /// Something is wrong, so that no record may be used.
    pub is_faulty: bool,
    /// The records are such themselves, in JSON.
    is_json: bool,
}

impl ReadText {
    /// Reads a text that says itself whose deals these are.
    pub(super) fn of(shell: &Shell, text: &str) -> ReadText {
        let mut outcome = ReadText::default();
        if !is_blank(text) {
            outcome.read(shell, text, Position::START, 0);
        }
        outcome
    }

    /// Reads what begins at this place of what was sent, behind so many records.
    fn read(&mut self, shell: &Shell, text: &str, begins: Position, before: u64) {
        let options = Options {
            // The card has the sheet.
            sheet_elsewhere: true,
            ..talon_shorthand::options()
        };
        let mut records = read(text.as_bytes(), options);
        let (mut writer, mut count) = (Writer::new(), 0);
        while let Ok(Some(record)) = records.next_checked() {
            count += 1;
            let checked = &record.checked;
            let names = names_of(checked);
            let start = Position {
                line: (record.start.line + begins.line).saturating_sub(1),
                ..record.start
            };
            let view = |finding| finding_view(shell, finding, &names, before + record.number, record.text, start);
            self.findings.extend(checked.findings.iter().map(view));
            match checked.record.as_ref().filter(|_| checked.is_accepted()) {
                Some(own) => {
                    let text = String::from_utf8_lossy(writer.write(own).0).into_owned();
                    self.records.push(text);
                }
                None => self.is_faulty = true,
            }
        }
        match records.read_as() {
            Some(how) => self.read_as = read_as(shell.lang, &how, count),
            None => self.is_json = true,
        }
    }

    /// Whether they were sent as records in JSON, which say all of their rules.
    pub(super) const fn is_json(&self) -> bool {
        self.is_json
    }

    /// By which rules its deals are played where they do not say so.
    pub(super) fn without_rules(&self) -> WithoutRules {
        match self.is_json {
            true => WithoutRules::Usual,
            false => WithoutRules::AsOnCard,
        }
    }
}

/// The deals of a text on a card, one after the other as they would be saved.
#[derive(Debug)]
pub(super) struct TypedDeals {
    pub deals: Vec<WrittenDeal>,
    /// The card with them.
    pub card: Scorecard,
    pub findings: Vec<FindingView>,
    pub read_as: String,
    pub is_faulty: bool,
}

/// Why a text gives no deals.
#[derive(Debug)]
pub(super) enum NotTyped {
    TooLong,
    Empty,
    /// The deal at this place of the text is none of the card.
    NotOfCard(NotOfCard, usize),
    Card(Box<CardRefusal>),
}

impl NotTyped {
    /// Why, in words.
    pub(super) fn told(self, shell: &Shell, card: &Scorecard) -> Result<Flash, Problem> {
        let lang = shell.lang;
        let text = match self {
            NotTyped::TooLong => lang.t_args("scorecard-text-long", &[("most", (TEXT_MAX as i64).into())]),
            NotTyped::Empty => lang.t("scorecard-text-empty").into_owned(),
            NotTyped::NotOfCard(reason, place) => not_of_card(reason, place, lang),
            NotTyped::Card(refusal) => return refused((*refusal).into(), pack(shell, card), lang),
        };
        Ok(Flash { kind: "bad", text })
    }
}

/// Reads the deals of a text as those that follow on a card. A line without a head is dealt by the player who deals
/// next on the card then, and is played by its people and rules.
pub(super) fn typed_deals(shell: &Shell, card: &Scorecard, text: &str, by: Author) -> Result<TypedDeals, NotTyped> {
    if text.chars().count() > TEXT_MAX {
        return Err(NotTyped::TooLong);
    }
    if is_blank(text) {
        return Err(NotTyped::Empty);
    }
    let mut typed = TypedDeals {
        deals: Vec::new(),
        card: card.clone(),
        findings: Vec::new(),
        read_as: String::new(),
        is_faulty: false,
    };
    let Some(lines) = headless_deals(text) else {
        typed.take(ReadText::of(shell, text), by)?;
        return Ok(typed);
    };
    let count = lines.len();
    for ((number, line), before) in lines.into_iter().zip(0..) {
        let mut read = ReadText::default();
        let start = Position {
            // The head that is put before the line is none of the text.
            line: number.saturating_sub(1),
            ..Position::START
        };
        read.read(shell, &format!("{}\n{line}", head(&typed.card)), start, before);
        typed.take(read, by)?;
    }
    typed.read_as = shell
        .lang
        .n("scorecard-text-read", i64::try_from(count).unwrap_or(i64::MAX));
    Ok(typed)
}

/// The head of the evening that goes on at a card.
fn head(card: &Scorecard) -> String {
    let table = card.at_table();
    let names: Vec<String> = table.iter().map(|person| card.name(*person).to_owned()).collect();
    let (dealer, none) = (card.next_dealer(), serde_json::Map::new());
    let evening = KnownEvening {
        game: card.game,
        people: &names,
        dealer: table.iter().position(|person| *person == dealer).unwrap_or(0),
        options: card.rules["options"].as_object().unwrap_or(&none),
    };
    evening.head()
}

impl TypedDeals {
    /// Takes what was read onto the card, unless something is wrong with it.
    fn take(&mut self, read: ReadText, by: Author) -> Result<(), NotTyped> {
        let without = read.without_rules();
        self.findings.extend(read.findings);
        self.read_as = read.read_as;
        self.is_faulty |= read.is_faulty;
        if self.is_faulty {
            return Ok(());
        }
        for record in &read.records {
            let place = self.deals.len() + 1;
            let deal = self.card.written(record, without);
            let deal = deal.map_err(|reason| NotTyped::NotOfCard(reason, place))?;
            let save = Act::SaveWritten(vec![deal.clone()]);
            self.card
                .act(save, by)
                .map_err(|refusal| NotTyped::Card(Box::new(refusal)))?;
            self.deals.push(deal);
        }
        Ok(())
    }
}
