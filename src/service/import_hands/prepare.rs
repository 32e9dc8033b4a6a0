//! Makes the row of a hand out of a checked record: what lists and searches need to know of it.
//! It reads the record only and asks no database.

use chrono::NaiveDate;

use super::Choices;
use crate::hand_figures;
use crate::{ActError, Broken};
use talon_records::json::Value;
use talon_records::normal::{Hashes, Writer};
use talon_records::session::DealOrder;
use talon_records::{Checked, Hand, Knowledge, Record, format_of};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::Severity;
use talon_rules::games::session::DealFate;
use talon_store::hands::{self, InSession, NewHand, NewPlayer, Visibility};
use talon_store::imports::Import;
use talon_store::player_hands::SeatFigures;
use talon_store::{ImportId, Moment, UserId};

/// For whom and how hands are stored; the same for all records of an import.
#[derive(Debug, Clone, Copy)]
pub struct Purpose {
    pub importer: Option<UserId>,
    pub import: Option<ImportId>,
    pub visibility: Visibility,
    pub now: Moment,
}

impl Purpose {
    /// As an import asks for it.
    ///
    /// # Errors
    /// When the choices name no visibility.
    pub(super) fn of(import: &Import, choices: &Choices, now: Moment) -> Result<Purpose, ActError> {
        let visibility = Visibility::parse(&choices.visibility).ok_or(ActError::Broken(Broken::Choices))?;
        Ok(Purpose {
            importer: import.importer_id,
            import: Some(import.id),
            visibility,
            now,
        })
    }
}

/// A hand ready for the store, with what its record calls itself and its hashes as the report shows them.
#[derive(Debug, Clone)]
pub struct Prepared {
    pub hand: NewHand,
    pub record_id: Option<String>,
    pub hashes: Hashes,
}

/// The row of an accepted record; `None` when the record is not one.
pub fn prepare(checked: &Checked<'_>, number: u64, purpose: &Purpose, writer: &mut Writer) -> Option<Prepared> {
    let record = checked.record.as_ref().filter(|_| checked.is_accepted())?;
    let hand = record.hand.as_deref()?;
    let (text, hashes) = writer.write(record);
    let text = String::from_utf8(text.to_vec()).ok()?;
    let game = record.envelope.game?;
    let pack = format_of(game).pack();
    let summary = hand.summary();
    let scores = summary.as_ref().and_then(|summary| summary.scores);
    let score = |seat: Seat| scores.and_then(|all| i32::try_from(all[seat]).ok());
    let source = |name| member(record.envelope.source, name);
    let played_on = source("date").and_then(|date| NaiveDate::parse_from_str(date.get(..10)?, "%Y-%m-%d").ok());
    let hand = NewHand {
        importer_id: purpose.importer,
        import_id: purpose.import,
        import_record: i64::try_from(number).ok(),
        public_id: None,
        game: game.as_str(),
        visibility: purpose.visibility,
        doc_hash: hashes.doc.0,
        play_hash: hashes.hand.play().0,
        deal_hash: hashes.hand.deal().0,
        played_on,
        listed_at: listed_at(played_on, purpose.now),
        event: source("event"),
        source: source("origin"),
        source_text: searched_text(record.envelope.source),
        contract: summary.as_ref().map(|summary| summary.contract),
        trump: summary
            .as_ref()
            .and_then(|summary| summary.trump)
            .map(|suit| pack.suit_code(suit)),
        declarer: summary.as_ref().map(|summary| summary.declarer.letter()),
        declarer_score: summary
            .as_ref()
            .map_or_else(|| passed_out(hand), |summary| score(summary.declarer)),
        knowledge: knowledge(hand),
        is_one_deal: hand.knowledge() == Knowledge::Score
            && has_number(record)
            && (hand.is_total() || !has_actions(record)),
        kontra_max: summary.as_ref().map_or(0, |summary| i32::from(summary.highest_level())),
        has_warnings: checked
            .findings
            .iter()
            .any(|finding| finding.severity == Severity::Warning),
        supersedes: text_of(record.envelope.supersedes)
            .and_then(|text| talon_records::hash::Hash::parse(&text))
            .map(|hash| hash.0),
        validator: env!("CARGO_PKG_VERSION"),
        created_at: purpose.now,
        record: text,
        // The address is found for a whole batch, which mostly is of one session.
        session: source("session").map(|key| InSession {
            key,
            place: DealOrder::of(record.envelope.source).rank(),
            public_id: String::new(),
        }),
        players: players(record, score, hand_figures::of_hand(hand, pack).as_ref()),
        components: summary.as_ref().map(hand_figures::parts).unwrap_or_default(),
    };
    Some(Prepared {
        hand,
        record_id: text_of(record.envelope.id),
        hashes,
    })
}

/// A hand that everyone passed is finished and brings nobody anything; one cut short has no score.
fn passed_out(hand: &Hand<'_>) -> Option<i32> {
    let opening = hand.book().opening();
    (hand.entered(&opening).fate == DealFate::PassedOut).then_some(0)
}

/// Hands stand in lists on the day they were played, those without a day on the day they came.
fn listed_at(played_on: Option<NaiveDate>, now: Moment) -> Moment {
    let day = played_on.and_then(|day| day.and_hms_opt(0, 0, 0));
    day.map_or(now, |day| Moment::from(day.and_utc()))
}

fn member(parent: Option<Value<'_>>, name: &str) -> Option<String> {
    text_of(Some(parent?.get(name)?))
}

fn text_of(value: Option<Value<'_>>) -> Option<String> {
    value?.as_str().map(|text| text.into_owned())
}

/// What a search for words looks into: where the hand comes from, in one line.
fn searched_text(source: Option<Value<'_>>) -> String {
    let words: Vec<String> = ["event", "venue", "origin", "table", "session"]
        .into_iter()
        .filter_map(|name| member(source, name))
        .collect();
    words.join(" ")
}

/// Whether a record says which deal of which session it is.
fn has_number(record: &Record<'_>) -> bool {
    let source = record.envelope.source;
    let has = |name: &str| source.is_some_and(|source| source.get(name).is_some());
    has("session") && has("deal")
}

/// Whether something was ruled on it, which its hashes do not tell unless that is all there is.
fn has_actions(record: &Record<'_>) -> bool {
    record
        .envelope
        .actions
        .is_some_and(|actions| actions.items().next().is_some())
}

fn knowledge(hand: &Hand<'_>) -> hands::Knowledge {
    match hand.knowledge() {
        Knowledge::Full => hands::Knowledge::Full,
        Knowledge::Partial => hands::Knowledge::Partial,
        Knowledge::None => hands::Knowledge::Nothing,
        Knowledge::Score => hands::Knowledge::Score,
    }
}

fn players(
    record: &Record<'_>,
    score: impl Fn(Seat) -> Option<i32>,
    figures: Option<&BySeat<SeatFigures>>,
) -> Vec<NewPlayer> {
    let named = Seat::ALL.into_iter().filter_map(|seat| {
        let player = record.envelope.players?.get(seat.letter())?;
        let name = member(Some(player), "name")?;
        Some(NewPlayer {
            seat: seat.letter(),
            name,
            reference: member(Some(player), "ref"),
            score: score(seat),
            figures: figures.map(|figures| figures[seat].clone()),
        })
    });
    named.collect()
}
