//! Rows of a list of hands: who played what with which cards, and what came of it.

use std::collections::HashMap;

use chrono::{Datelike, NaiveDate};
use serde_json::Value as Json;

use super::cards::{CardView, SuitView, card, suit};
use super::replay_line::pack_of;
use talon_http::Prefs;
use talon_records::{Options, Reader, format_of};
use talon_rules::cards::{BySeat, Card, Pack, Seat};
use talon_rules::games::{Code, GameKind};
use talon_store::HandId;
use talon_store::hands::{HandHead, HandSummary, Knowledge, PlayerRow, Slice};
use talon_text::Lang;
use talon_text::signed;

/// A hand in a list.
#[derive(Debug)]
pub struct HandRow {
    pub href: String,
    pub contract: String,
    /// The trump suit, where it is not named by the contract.
    pub trump: Option<SuitView>,
    /// The highest kontra.
    pub kontra: String,
    pub people: String,
    /// Where and when.
    pub event: String,
    /// "made", "lost" or nothing.
    pub class: &'static str,
    pub score: String,
    /// Nobody who answers for the club brought it in: what is said of that.
    pub unverified: String,
    /// Only its result was written down: what is said of that.
    pub without_cards: String,
    /// What the solver found, where it was asked.
    pub mistakes: String,
    /// "made" or "lost" in the reader's language.
    pub word: String,
    /// The class of the faces in which its cards are drawn.
    pub faces: &'static str,
    /// The cards the declarer played with.
    pub fan: Vec<CardView>,
    pub fan_label: String,
}

/// The contract with its highest kontra, or why there is none.
pub(crate) fn contract_words(head: &HandHead, lang: Lang) -> String {
    let contract = head.contract.as_deref();
    let contract = contract.map_or_else(|| lang.t(none_key(head)), |code| lang.bid(code));
    match u32::try_from(head.kontra_max) {
        Ok(level @ 1..) => format!("{contract}, {}", lang.kontra(level)),
        _ => contract.into_owned(),
    }
}

/// Why a hand has no contract.
fn none_key(head: &HandHead) -> &'static str {
    match head.declarer_score {
        Some(_) => "hands-passed-out",
        None if head.knowledge == Knowledge::Score => "typed-total",
        None => "hand-contract-none",
    }
}

pub(crate) fn occasion(game: &str, event: Option<&str>, day: Option<NaiveDate>, lang: Lang) -> String {
    let day = day.map(|day| lang.day(day.year(), day.month(), day.day()));
    let game = lang.t(&format!("game-{game}")).into_owned();
    [Some(game), event.map(str::to_owned), day]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(", ")
}

/// What rows show out of the records of their hands.
pub type Records = HashMap<HandId, FromRecord>;

/// What a row shows out of its hand's record.
#[derive(Debug, Default)]
pub(crate) struct FromRecord {
    /// The cards the declarer played with.
    fan: Vec<CardView>,
    claim: Option<Claim>,
    /// An irregular card leaves it without a score.
    needs_ruling: bool,
}

/// What a record claims of a hand for which nothing is computed.
#[derive(Debug)]
struct Claim {
    contract: Option<&'static str>,
    declarer: Option<Seat>,
    scores: Option<BySeat<i64>>,
}

impl Claim {
    fn of(game: GameKind, claimed: &Json) -> Claim {
        let format = format_of(game);
        Claim {
            contract: format.claimed_contract(claimed),
            declarer: claimed.get("declarer").and_then(Json::as_str).and_then(Seat::parse),
            scores: format.claimed_scores(claimed),
        }
    }

    /// What it says of the declarer, or of all three where nobody is.
    fn score(&self, declarer: Option<Seat>) -> String {
        let Some(scores) = self.scores else {
            return String::new();
        };
        let all = || Seat::ALL.map(|seat| signed(scores[seat])).join(" / ");
        declarer.map_or_else(all, |seat| signed(scores[seat]))
    }
}

/// The rows of a page of hands.
pub fn rows(slice: &Slice, records: &Records, prefs: &Prefs) -> Vec<HandRow> {
    let none = FromRecord::default();
    slice
        .hands
        .iter()
        .map(|hand| row(hand, records.get(&hand.hand.id).unwrap_or(&none), prefs))
        .collect()
}

/// What a row shows of its record: the cards that the declarer played with, and what is claimed where nothing is
/// computed.
pub(crate) fn from_record(record: &str, prefs: &Prefs) -> FromRecord {
    let mut reader = Reader::new();
    let checked = reader.check(
        record.as_bytes(),
        &Options {
            diagnose: false,
            ..Options::default()
        },
    );
    let pack = pack_of(&checked);
    let Some(hand) = checked.hand() else {
        return FromRecord::default();
    };
    let (held, rules) = (hand.declarer_cards().unwrap_or_default(), hand.play_rules());
    let mut cards: Vec<Card> = held.iter().collect();
    cards.sort_by_key(|one| rules.order_in_holding(pack, *one));
    let game = checked.record.as_ref().and_then(|record| record.envelope.game);
    let claimed = checked
        .claimed()
        .filter(|claimed| !claimed.is_empty())
        .map(Json::Object);
    FromRecord {
        fan: cards
            .into_iter()
            .map(|one| card(one, prefs.lang, prefs.faces_of(pack)))
            .collect(),
        claim: game.zip(claimed).map(|(game, claimed)| Claim::of(game, &claimed)),
        needs_ruling: checked
            .findings
            .iter()
            .any(|finding| finding.code == Code::RulingNeeded),
    }
}

fn row(summary: &HandSummary, record: &FromRecord, prefs: &Prefs) -> HandRow {
    let head = &summary.hand;
    let lang = prefs.lang;
    let pack = GameKind::parse(&head.game).map_or(Pack::German, |game| format_of(game).pack());
    // A claim counts for nothing where something is computed.
    let claim = record.claim.as_ref().filter(|_| head.declarer_score.is_none());
    let declarer = head.declarer.as_deref().or_else(|| Some(claim?.declarer?.letter()));
    let is_declarer = |seat: &str| declarer == Some(seat);
    let mut people: Vec<&PlayerRow> = summary.players.iter().collect();
    people.sort_by_key(|player| (!is_declarer(&player.seat), player.seat.clone()));
    let names: Vec<&str> = people.iter().map(|player| player.name.as_str()).collect();
    let is_score = head.knowledge == Knowledge::Score;
    let contract = head.contract.as_deref().or_else(|| claim?.contract);
    let contract = contract.map_or_else(|| lang.t(none_key(head)), |code| lang.bid(code));
    let (class, score, word) = match (head.declarer_score, claim) {
        (Some(score), _) if score > 0 => ("made", signed(score.into()), lang.t("result-made")),
        (Some(score), _) if score < 0 => ("lost", signed(score.into()), lang.t("result-lost")),
        (Some(score), _) => ("", signed(score.into()), "".into()),
        (None, Some(claim)) => ("", claim.score(declarer.and_then(Seat::parse)), lang.t("hands-claimed")),
        (None, None) if record.needs_ruling => ("", "".into(), lang.t("hands-ruling-needed")),
        (None, None) if is_score => ("", "".into(), "".into()),
        (None, None) => ("", "".into(), lang.t("hands-unfinished")),
    };
    let faces = prefs.faces_of(pack);
    let trump = head.trump.as_deref().and_then(Pack::read_suit);
    let kontra = u32::try_from(head.kontra_max).unwrap_or(0);
    let name = names.first().copied().unwrap_or_default();
    HandRow {
        href: format!("/hands/{}/0", head.id.0),
        contract: contract.into_owned(),
        trump: trump.map(|trump| suit(trump, lang, faces)),
        kontra: if kontra > 0 {
            lang.kontra(kontra).into_owned()
        } else {
            String::new()
        },
        people: if declarer.is_some() && names.len() > 1 {
            format!("{name} – {}", names[1..].join(", "))
        } else {
            names.join(", ")
        },
        event: occasion(&head.game, head.event.as_deref(), head.played_on, lang),
        class,
        score,
        unverified: if summary.is_vouched {
            String::new()
        } else {
            lang.t("hand-unverified").into_owned()
        },
        without_cards: if is_score {
            lang.t("hands-without-cards").into_owned()
        } else {
            String::new()
        },
        mistakes: summary
            .mistakes
            .map(|count| lang.n("review-count", count.into()))
            .unwrap_or_default(),
        word: word.into_owned(),
        faces: faces.as_str(),
        fan: record.fan.clone(),
        fan_label: lang.t_args("hands-fan", &[("by", name.into())]),
    }
}
