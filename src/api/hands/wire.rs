//! How a hand is written in JSON. It says nothing of who may see it.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use talon_records::report::ReportHashes;
use talon_service::claimed_result::claimed;
use talon_service::stored;
use talon_store::StoreError;
use talon_store::hands::{Hand, HandSummary, Knowledge};

/// A hand in a list: what can be known without its record.
#[derive(Debug, Serialize, ToSchema)]
pub struct HandRow {
    pub id: i64,
    /// Where it is replayed.
    pub url: String,
    /// Where its record is.
    pub record_url: String,
    pub club: String,
    pub game: String,
    /// `private`, `club`, `unlisted` or `public`.
    pub visibility: String,
    /// Year, month and day, where the record says it.
    pub played_on: Option<String>,
    pub event: Option<String>,
    pub source: Option<String>,
    /// The contract played, as a bid code; null when nobody played one.
    pub contract: Option<String>,
    pub trump: Option<String>,
    /// `A`, `B` or `C`.
    pub declarer: Option<String>,
    /// `full`, `partial` or `none` of the cards dealt; `score` where only the result was written down.
    pub knowledge: String,
    /// The highest doubling: 1 is kontra.
    pub kontra: i32,
    pub has_warnings: bool,
    /// Whether someone responsible for the club imported or checked it; false when a member imported it.
    pub verified: bool,
    /// How many mistakes the solver found; null if it has not reviewed the hand.
    pub mistakes: Option<i32>,
    pub players: Vec<PlayerView>,
    /// What the record claims of its result, where nothing is computed from it; null otherwise. Nobody has proved it.
    #[schema(value_type = Option<Object>)]
    pub claimed: Option<Value>,
}

/// A player at the table.
#[derive(Debug, Serialize, ToSchema)]
pub struct PlayerView {
    /// `A`, `B` or `C`, in order of play.
    pub seat: String,
    pub name: String,
    pub score: Option<i32>,
}

/// A page of hands, newest first.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HandPage {
    pub hands: Vec<HandRow>,
    /// Address of the page that goes on from here; null at the end. Hands that are added meanwhile do not move it.
    pub next: Option<String>,
}

/// A hand with its record.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HandView {
    pub id: i64,
    /// Where it is replayed.
    pub url: String,
    pub record_url: String,
    pub club: String,
    pub game: String,
    /// `private`, `club`, `unlisted` or `public`.
    pub visibility: String,
    pub has_warnings: bool,
    /// Whether someone responsible for the club imported or checked it; false when a member imported it.
    pub verified: bool,
    /// What the record claims of its result, where nothing is computed from it; null otherwise. Nobody has proved it.
    #[schema(value_type = Option<Object>)]
    pub claimed: Option<Value>,
    /// Version of the program that proved it.
    pub validator: String,
    pub stored_at: String,
    #[schema(value_type = Hashes)]
    pub hashes: ReportHashes,
    /// The record in its canonical form, without the notes that are not for this reader,
    /// and outside the club with the names that its members chose to be called by.
    #[schema(value_type = Object)]
    pub record: Value,
}

/// By what a hand is known again.
#[derive(Debug, ToSchema)]
#[allow(dead_code)]
pub struct Hashes {
    /// Of the cards dealt; left out where there are none.
    deal: Option<String>,
    /// Of cards and actions; left out where there are none.
    play: Option<String>,
    /// Of the whole record, as this reader is given it.
    doc: String,
    /// Of the result, the people and the place, where only a score was written down.
    score: Option<String>,
}

/// The row of a hand, with what its record claims where nothing is computed.
pub fn row(summary: &HandSummary, club: &str, claimed: Option<Value>) -> HandRow {
    let hand = &summary.hand;
    let players = summary.players.iter();
    HandRow {
        id: hand.id.0,
        url: format!("/hands/{}", hand.id.0),
        record_url: format!("/hands/{}.json", hand.id.0),
        club: club.to_owned(),
        game: hand.game.clone(),
        visibility: hand.visibility.as_str().to_owned(),
        played_on: hand.played_on.map(|day| day.to_string()),
        event: hand.event.clone(),
        source: hand.source.clone(),
        contract: hand.contract.clone(),
        trump: hand.trump.clone(),
        declarer: hand.declarer.clone(),
        knowledge: hand.knowledge.as_str().to_owned(),
        kontra: hand.kontra_max,
        has_warnings: hand.has_warnings,
        verified: summary.is_vouched,
        mistakes: summary.mistakes,
        players: players
            .map(|player| PlayerView {
                seat: player.seat.clone(),
                name: player.name.clone(),
                score: player.score,
            })
            .collect(),
        claimed,
    }
}

/// The hand with this address, whole.
///
/// # Errors
/// When its record cannot be read.
pub fn view(hand: &Hand, address: &str, club: &str, verified: bool) -> Result<HandView, StoreError> {
    Ok(HandView {
        id: hand.id.0,
        url: format!("/hands/{address}"),
        record_url: format!("/hands/{address}.json"),
        club: club.to_owned(),
        game: hand.game.clone(),
        visibility: hand.visibility.as_str().to_owned(),
        has_warnings: hand.has_warnings,
        verified,
        claimed: claimed(&hand.record).map(Value::Object),
        validator: hand.validator.clone(),
        stored_at: hand.created_at.utc().to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
        hashes: hashes(hand),
        record: stored::read(&hand.record, "the record of a hand")?,
    })
}

/// By what a hand is known again, as the record format writes it.
pub fn hashes(hand: &Hand) -> ReportHashes {
    let is_score = hand.knowledge == Knowledge::Score;
    ReportHashes {
        deal: (!is_score).then(|| hash(&hand.deal_hash)),
        doc: hash(&hand.doc_hash),
        play: (!is_score).then(|| hash(&hand.play_hash)),
        score: is_score.then(|| hash(&hand.play_hash)),
    }
}

fn hash(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("sha256:{digits}")
}
