//! What each player did in a hand, out of its record and out of what the solver said of it; and the workers' part of
//! adding it up. Pages of players are made of these figures and read no records.

use crate::ActError;
use talon_records::{Checked, Hand, Options, Reader, format_of};
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_rules::games::Summary;
use talon_rules::games::session::DealFate;
use talon_store::hands::{NewComponent, last_id, replace_components};
use talon_store::player_hands::{self, HandToRead, PlayedPart, PlayerHand, PlayerHandAt, SeatFigures, SeatJudged};
use talon_store::player_sums::{self, PlayerMonth};
use talon_store::{Db, HandId, Store, StoreResult, analyses};
use talon_study::analysis::Report;

/// Records that are read in one transaction.
const READ_AT_ONCE: i64 = 200;

/// What came of a hand for each seat; none while it has no result.
pub(crate) fn of_hand(hand: &Hand<'_>, pack: Pack) -> Option<BySeat<SeatFigures>> {
    let Some(summary) = hand.summary() else {
        let opening = hand.book().opening();
        let is_passed_out = hand.entered(&opening).fate == DealFate::PassedOut;
        return is_passed_out.then(|| BySeat::from_fn(|_| passed()));
    };
    let scores = summary.scores.filter(|_| summary.complete)?;
    let figures = |seat: Seat| of_seat(&summary, seat, scores[seat], pack);
    let all = BySeat::from_fn(|seat: Seat| figures(seat));
    Seat::ALL
        .into_iter()
        .all(|seat| all[seat].is_some())
        .then(|| all.map(|_, one| one.clone().unwrap_or_else(passed)))
}

fn passed() -> SeatFigures {
    SeatFigures {
        contract: "",
        played_as: PlayedPart::Passed,
        trump: None,
        made: None,
        pay: 0,
        kontra: false,
        kontra_won: false,
        silent_won: false,
        quota: None,
        soup: 0,
    }
}

/// None where the numbers are too large to be anybody's.
fn of_seat(summary: &Summary, seat: Seat, score: i64, pack: Pack) -> Option<SeatFigures> {
    let is_declarer = summary.declarer == seat;
    Some(SeatFigures {
        contract: summary.contract,
        played_as: if is_declarer {
            PlayedPart::Declarer
        } else {
            PlayedPart::Defender
        },
        trump: summary.trump.filter(|_| is_declarer).map(|suit| pack.suit_code(suit)),
        made: summary.made(),
        pay: i32::try_from(score).ok()?,
        kontra: summary.kontra_by[seat],
        kontra_won: summary.kontra_by[seat] && won_kontra(summary, seat),
        silent_won: summary.won_silently(seat),
        quota: summary.quota[seat],
        soup: i32::try_from(summary.soup[seat]).ok()?,
    })
}

/// A kontra is won where what it was said on brought something, or the declarer did not make it.
fn won_kontra(summary: &Summary, seat: Seat) -> bool {
    summary.gained_under_kontra(seat) > 0 || summary.made() == Some(false)
}

/// The parts by which hands are looked for: those of the contract, and the silent bids that arose.
pub(crate) fn parts(summary: &Summary) -> Vec<NewComponent> {
    let contracted = summary.parts.iter().map(|part| {
        let level = Seat::ALL.map(|seat| part.levels[seat]).into_iter().max().unwrap_or(0);
        NewComponent {
            component: part.component,
            won: part.made,
            level: i32::from(level),
        }
    });
    let silent = summary.silent.iter().filter_map(|silent| {
        Some(NewComponent {
            component: silent.part?,
            won: Some(silent.won),
            level: 0,
        })
    });
    contracted.chain(silent).collect()
}

/// What the solver said of the cards of each seat.
pub(crate) fn judged(report: &Report) -> Vec<SeatJudged> {
    let of = |seat: Seat| {
        let cards = report.plies.iter().filter(|card| card.by == seat.letter());
        let losses: Vec<i64> = cards.filter_map(|card| card.loss).collect();
        SeatJudged {
            seat: seat.letter(),
            cards: i32::try_from(losses.len()).unwrap_or(i32::MAX),
            loss: i32::try_from(losses.iter().sum::<i64>()).unwrap_or(i32::MAX),
        }
    };
    Seat::ALL.into_iter().map(of).collect()
}

/// The figures of a checked record.
pub(crate) fn of_record(checked: &Checked<'_>) -> Option<BySeat<SeatFigures>> {
    let game = checked.record.as_ref()?.envelope.game?;
    of_hand(checked.hand()?, format_of(game).pack())
}

/// What records say of their hands.
struct ReadHands {
    /// The rows that these hands should have.
    rows: Vec<PlayerHand>,
    /// The parts of those in which a silent bid arose.
    silent: Vec<(HandId, Vec<NewComponent>)>,
}

fn read_all(db: &mut Db, hands: &[HandToRead]) -> StoreResult<ReadHands> {
    let ids: Vec<HandId> = hands.iter().map(|hand| hand.id).collect();
    let names = player_hands::names(db, &ids)?;
    let are_judged: Vec<HandId> = analyses::mistakes(db, &ids)?
        .into_iter()
        .map(|(hand, _)| hand)
        .collect();
    let options = Options {
        diagnose: false,
        ..Options::default()
    };
    let mut reader = Reader::new();
    let (mut rows, mut silent) = (Vec::new(), Vec::new());
    for hand in hands {
        let checked = reader.check(hand.record.as_bytes(), &options);
        let summary = checked.hand().and_then(Hand::summary);
        if let Some(summary) = summary.filter(|summary| !summary.silent.is_empty()) {
            silent.push((hand.id, parts(&summary)));
        }
        let Some(figures) = of_record(&checked) else {
            continue;
        };
        let said = match are_judged.contains(&hand.id) {
            true => analyses::body(db, hand.id)?,
            false => None,
        };
        // Of what cannot be read any more nothing is shown either.
        let report: Option<Report> = said.and_then(|said| serde_json::from_str(&said).ok());
        let judged = report.as_ref().map(judged).unwrap_or_default();
        for (_, letter, name) in names.iter().filter(|(id, _, _)| *id == hand.id) {
            let Some(seat) = Seat::ALL.into_iter().find(|seat| seat.letter() == letter) else {
                continue;
            };
            let at = PlayerHandAt {
                hand: hand.id,
                club: hand.club,
                name: *name,
                game: &hand.game,
                listed_at: hand.listed_at,
            };
            let mut row = PlayerHand::of(at, letter, &figures[seat]);
            if let Some(judged) = judged.iter().find(|one| one.seat == letter) {
                row.judged = i32::from(judged.cards > 0);
                (row.judged_cards, row.loss) = (judged.cards, judged.loss);
            }
            rows.push(row);
        }
    }
    rows.sort_by(|one, other| (one.hand_id, &one.seat).cmp(&(other.hand_id, &other.seat)));
    Ok(ReadHands { rows, silent })
}

/// Reads some of the records that were there before the tables of figures, or adds up a month; false when nothing is
/// left to do.
///
/// # Errors
/// When the database fails.
pub fn turn(store: &Store) -> Result<bool, ActError> {
    let waits = store.read(|db| StoreResult::Ok((player_hands::unread(db)?, player_sums::next_due(db)?)))?;
    match waits {
        (Some((read, last)), _) => read_some(store, read, last)?,
        (None, Some(month)) => store.write(|db| player_sums::add_up(db, &month))?,
        (None, None) => return Ok(false),
    }
    Ok(true)
}

fn read_some(store: &Store, read: HandId, last: HandId) -> Result<(), ActError> {
    store.write(|db| -> Result<(), ActError> {
        // Another worker may have read them in this moment.
        if player_hands::unread(db)? != Some((read, last)) {
            return Ok(());
        }
        let hands = player_hands::to_read(db, read, last, READ_AT_ONCE)?;
        let ids: Vec<HandId> = hands.iter().map(|hand| hand.id).collect();
        let read = read_all(db, &hands)?;
        player_hands::replace(db, &ids, &read.rows)?;
        for (id, parts) in &read.silent {
            replace_components(db, *id, parts)?;
        }
        let now = ids.last().copied().unwrap_or(last);
        Ok(player_hands::read_to(db, now, last)?)
    })
}

/// Whether figures of older hands are still missing.
pub(crate) fn are_missing(db: &mut Db) -> Result<bool, ActError> {
    Ok(player_hands::unread(db)?.is_some())
}

/// Has read again and added up what was emptied.
///
/// # Errors
/// When the database fails.
pub fn find_missing(store: &Store) -> Result<(), ActError> {
    store.write(|db| -> Result<(), ActError> {
        player_hands::mark_emptied(db)?;
        player_sums::mark_missing(db)?;
        Ok(())
    })
}

/// What does not agree with the records.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsound {
    /// The figures of this hand.
    Hand(HandId),
    /// The sums of this month.
    Month(PlayerMonth),
}

/// What was recounted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Recounted {
    pub hands: usize,
    pub months: usize,
    pub unsound: Option<Unsound>,
    /// Older records that no worker has read yet.
    pub waits: bool,
}

/// Reads all records again and adds everything up, and says what differs first. Nothing is changed.
///
/// # Errors
/// When the database fails.
pub fn recount(db: &mut Db) -> Result<Recounted, ActError> {
    let mut recounted = Recounted::default();
    let unread = player_hands::unread(db)?;
    recounted.waits = unread.is_some();
    let newest = last_id(db)?;
    let mut after = HandId(0);
    loop {
        let hands = player_hands::to_read(db, after, newest, READ_AT_ONCE)?;
        let Some(last) = hands.last() else { break };
        after = last.id;
        let is_read = |hand: &HandToRead| unread.is_none_or(|(read, last)| hand.id <= read || hand.id > last);
        let hands: Vec<HandToRead> = hands.into_iter().filter(is_read).collect();
        let ids: Vec<HandId> = hands.iter().map(|hand| hand.id).collect();
        let (expected, stored) = (read_all(db, &hands)?.rows, player_hands::of_hands(db, &ids)?);
        let of = |rows: &[PlayerHand], id: HandId| -> Vec<PlayerHand> {
            rows.iter().filter(|row| row.hand_id == id).cloned().collect()
        };
        if let Some(id) = ids.iter().find(|id| of(&expected, **id) != of(&stored, **id)) {
            recounted.unsound = Some(Unsound::Hand(*id));
            return Ok(recounted);
        }
        recounted.hands += hands.len();
    }
    for month in player_sums::months(db)? {
        if !player_sums::is_sound(db, &month)? {
            recounted.unsound = Some(Unsound::Month(month));
            return Ok(recounted);
        }
        recounted.months += 1;
    }
    Ok(recounted)
}
