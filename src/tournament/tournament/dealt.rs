//! Holds the cards of a record against the deals that were made: which board it is, and whether it can be one at all.

use serde_json::Value;

use super::{Board, Place, Table, Tournament};
use crate::duplicate::BoardDeal;
use talon_rules::cards::{BySeat, CardSet, Pack, Seat};

/// Cards that each hand is dealt at least.
const HAND: usize = 10;

/// The cards that a record knows, as they were dealt.
struct DealtRecord {
    hands: BySeat<CardSet>,
    talon: CardSet,
    dealer: Option<Seat>,
}

/// What a record is among the boards of its table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DealtAs {
    /// It does not know the whole deal, or no deals were made. Of a part of one nothing is told: whoever still has to
    /// play the board could ask for one card after the other.
    Unknown,
    /// The board at this place in its set.
    Board(usize),
    /// None of them.
    Other,
}

impl Tournament {
    /// Which of the boards that lie at a table has the cards of a record; `map` says whose its seats are.
    pub(super) fn dealt_as(
        &self,
        boards: &[Board],
        table: &Table,
        record: &Value,
        map: Option<BySeat<usize>>,
    ) -> DealtAs {
        let deals = boards
            .iter()
            .map(|board| Some((*board, self.deal_of(*board)?)))
            .collect::<Option<Vec<_>>>();
        let Some((known, deals)) = DealtRecord::of(record).zip(deals.filter(|deals| !deals.is_empty())) else {
            return DealtAs::Unknown;
        };
        let takes_talon = self.forehand_takes_talon();
        let fits = |(board, deal): &&(Board, BoardDeal)| {
            let role = |seat: Seat| match map {
                Some(map) => {
                    let count = table.seats.len().max(1);
                    (map[seat] + 2 * count - board.dealer(count) - 1) % count
                }
                None => known.role(seat),
            };
            known.fits(deal, takes_talon, role)
        };
        match deals.iter().find(fits) {
            Some((board, _)) => DealtAs::Board(board.at),
            None => DealtAs::Other,
        }
    }

    /// The number of the board that a record would be at a table, where its cards are not those of any board there. The
    /// seats are not looked at, because it may not be known yet whose they are.
    pub fn other_deal(&self, place: Place, record: &str) -> Option<usize> {
        let (round, table) = place.round.zip(place.table)?;
        let boards = self.boards_at(round, table);
        let record: Value = serde_json::from_str(record).ok()?;
        if self.dealt_as(&boards, self.table(round, table)?, &record, None) != DealtAs::Other {
            return None;
        }
        let said = record["source"]["deal"]
            .as_u64()
            .and_then(|one| usize::try_from(one).ok());
        let first = boards.first()?.number;
        let of_said = boards
            .iter()
            .find(|board| Some(board.number) == said || Some(board.at + 1) == said);
        Some(of_said.map_or(first, |board| board.number))
    }

    /// Whether forehand gets the talon with the deal, so that nobody sees two cards lie.
    pub fn forehand_takes_talon(&self) -> bool {
        let rules = serde_json::from_str(&self.profile.rules).unwrap_or_default();
        talon_records::format_of(self.game).deals_talon_to_forehand(&rules)
    }
}

impl DealtRecord {
    /// None of a record that does not know the cards of all three hands: a score alone, a hand of which a part is
    /// known, or one that begins after the discard.
    fn of(record: &Value) -> Option<DealtRecord> {
        let is_given = record["actions"][0]["type"] == "given";
        let deal = &record["deal"];
        let cards = |list: &Value| -> CardSet {
            let codes = list.as_array().into_iter().flatten();
            codes.filter_map(|code| Pack::read(code.as_str()?)).collect()
        };
        let read = DealtRecord {
            hands: BySeat::from_fn(|seat| cards(&deal["hands"][seat.letter()])),
            talon: cards(&deal["talon"]),
            dealer: deal["dealer"].as_str().and_then(Seat::parse),
        };
        let is_whole = read.hands.iter().all(|(_, cards)| cards.len() >= HAND);
        (is_whole && !is_given).then_some(read)
    }

    /// The hand of a seat, counted from the one after the dealer; of four the dealer sits out.
    fn role(&self, seat: Seat) -> usize {
        let forehand = self.dealer.map_or(Seat::A, Seat::next);
        (seat.index() + 3 - forehand.index()) % 3
    }

    fn fits(&self, deal: &BoardDeal, takes_talon: bool, role: impl Fn(Seat) -> usize) -> bool {
        let is_dealt = |(seat, known): (Seat, &CardSet)| {
            let role = role(seat);
            role < deal.hands.len() && deal.cards_of(role, takes_talon).contains_all(*known)
        };
        let talon = if takes_talon {
            deal.cards_of(0, true)
        } else {
            deal.talon
        };
        self.hands.iter().all(is_dealt) && talon.contains_all(self.talon)
    }
}
