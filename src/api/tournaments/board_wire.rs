//! How boards and the hands of rounds are written in JSON. It says nothing of who may see them: what is closed to the
//! reader was left out before.

use serde::Serialize;
use utoipa::ToSchema;

use talon_records::format_of;
use talon_rules::cards::{CardSet, Pack};
use talon_service::ActError;
use talon_service::tournaments::read::ShownTournament;
use talon_service::tournaments::{self, BestContract, BoardRead, BoardShown};
use talon_tournament::Exact;
use talon_tournament::duplicate::{Award, BoardDeal};
use talon_tournament::standings::BoardScore;
use talon_tournament::tournament;

/// The boards of a tournament; none before the first is laid out.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardList {
    pub tournament: i64,
    pub revision: i64,
    pub boards: Vec<BoardRow>,
}

/// A board in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardRow {
    pub number: usize,
    pub stage: u16,
    /// The boards of a set lie at a table together.
    pub set: u16,
    /// At how many tables it was played, of those at which it lies.
    pub played: usize,
    pub tables: usize,
    /// Address of what it brought; null while the reader may not see that.
    pub url: Option<String>,
}

/// What a board brought at all its tables. Fractions are strings such as `16/3`.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardView {
    pub tournament: i64,
    pub revision: i64,
    pub number: usize,
    pub stage: u16,
    pub set: u16,
    /// Every table that is to play it has a result that is agreed.
    pub over: bool,
    /// What each line of seats was worth, in the order of seats; null if nobody scored.
    pub datums: Vec<Option<String>>,
    /// Its cards, where Talon made the deal; null while the reader may not know them.
    pub deal: Option<BoardCards>,
    /// The best contract of each hand when everyone sees all cards, in the order of hands: of forehand alone where
    /// forehand gets the talon at once. Null as long as the deal is.
    pub best: Option<Vec<BestContractView>>,
    pub rows: Vec<BoardTable>,
}

/// The cards of a board, as records write them.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardCards {
    /// The hand of forehand first, with the talon where forehand gets it at once.
    pub hands: Vec<Vec<String>>,
    /// Empty where forehand gets it at once.
    pub talon: Vec<String>,
}

/// The best contract of a hand.
#[derive(Debug, Serialize, ToSchema)]
pub struct BestContractView {
    /// `makes`, `nothing`, or `unknown` where the search did not come so far.
    pub outcome: &'static str,
    /// As records have it; null if it makes nothing, or that is unknown.
    pub contract: Option<String>,
    /// The trump suit, where the contract leaves it open.
    pub trump: Option<String>,
}

/// A board at one table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct BoardTable {
    pub round: u16,
    pub table: u16,
    /// The place of the dealer, from 1; forehand sits next.
    pub dealer: usize,
    /// The contract as records have it, where the hand was brought in or the table kept a scorecard; null before the
    /// round is over.
    pub contract: Option<String>,
    /// The hand, if the reader may look at it.
    pub hand: Option<i64>,
    pub seats: Vec<BoardSeat>,
}

/// A board at one seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct BoardSeat {
    pub entry: u16,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
    /// Null while there is none, and where an average was given instead.
    pub score: Option<i64>,
    /// `average`, `average_plus`, `average_minus` or `not_played`.
    pub award: Option<String>,
    pub matchpoints: Option<i64>,
    /// Per cent of the most that could be had.
    pub percent: Option<String>,
}

/// The hands of a round.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RoundHands {
    pub tournament: i64,
    pub revision: i64,
    pub round: u16,
    /// Everyone may see them, as far as each hand is visible to them.
    pub open: bool,
    /// The tables to which hands were brought.
    pub tables: Vec<TableHands>,
}

/// The hands of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableHands {
    pub table: u16,
    /// How many there are.
    pub count: usize,
    /// What they are and came to; empty while the reader may not see that.
    pub deals: Vec<TableDeal>,
}

/// A deal of a table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TableDeal {
    /// The number that its record gives it.
    pub number: Option<u64>,
    /// The hand, if the reader may look at it.
    pub hand: Option<i64>,
    pub contract: Option<String>,
    /// The entry of the declarer.
    pub declarer: Option<u16>,
    /// Whether they won it.
    pub made: Option<bool>,
    /// In the order of the seats of the table; null if nobody knows whose the seats of the record are.
    pub scores: Option<Vec<i64>>,
}

/// The boards of a tournament.
///
/// # Errors
/// Not found where no deals are compared.
pub fn boards(shown: &ShownTournament) -> Result<BoardList, ActError> {
    let row = |one: BoardShown| {
        let number = one.board.number;
        let url = format!("/api/v1/tournaments/{}/boards/{number}", shown.loaded.id);
        BoardRow {
            number,
            stage: one.board.stage,
            set: one.board.set,
            played: one.played,
            tables: one.tables,
            url: Some(url).filter(|_| one.is_seen),
        }
    };
    Ok(BoardList {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        boards: tournaments::boards(shown)?.into_iter().map(row).collect(),
    })
}

/// One board, with the best contracts of a deal that the reader may know.
pub fn board(shown: &ShownTournament, read: &BoardRead, best: Option<&[BestContract]>) -> BoardView {
    let traveller = &read.traveller;
    let pack = format_of(shown.loaded.tournament.game).pack();
    let row = |(row, beside): (&tournament::BoardRow, &tournaments::BoardHand)| BoardTable {
        round: row.round,
        table: row.table,
        dealer: traveller.board.dealer(row.seats.len()) + 1,
        contract: beside.contract.map(str::to_owned),
        hand: beside.hand.map(|hand| hand.0),
        seats: row.seats.iter().map(|one| seat(shown, one)).collect(),
    };
    let datum = |datum: &Option<Exact>| datum.as_ref().map(Exact::to_string);
    BoardView {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        number: traveller.board.number,
        stage: traveller.board.stage,
        set: traveller.board.set,
        over: traveller.is_over,
        datums: traveller.datums.iter().map(datum).collect(),
        deal: shown.deal_of(traveller.board).map(|deal| cards(shown, &deal)),
        best: best.map(|best| best.iter().map(|one| best_contract(one, pack)).collect()),
        rows: traveller.rows.iter().zip(&read.hands).map(row).collect(),
    }
}

fn cards(shown: &ShownTournament, deal: &BoardDeal) -> BoardCards {
    let tournament = &shown.loaded.tournament;
    let (pack, takes_talon) = (format_of(tournament.game).pack(), tournament.forehand_takes_talon());
    let codes = |cards: CardSet| -> Vec<String> { pack.in_order(cards).map(|card| pack.code(card).into()).collect() };
    let hands = 0..deal.hands.len();
    BoardCards {
        hands: hands.map(|hand| codes(deal.cards_of(hand, takes_talon))).collect(),
        talon: if takes_talon { Vec::new() } else { codes(deal.talon) },
    }
}

fn best_contract(best: &BestContract, pack: Pack) -> BestContractView {
    let (outcome, contract, trump) = match best {
        BestContract::Makes { code, trump } => ("makes", Some(code.clone()), *trump),
        BestContract::Nothing => ("nothing", None, None),
        BestContract::Unknown => ("unknown", None, None),
    };
    BestContractView {
        outcome,
        contract,
        trump: trump.map(|suit| pack.suit_code(suit).to_owned()),
    }
}

fn seat(shown: &ShownTournament, seat: &tournament::BoardSeat) -> BoardSeat {
    let (score, award) = match seat.score {
        None => (None, None),
        Some(BoardScore::Raw(raw)) => (Some(raw), None),
        Some(BoardScore::Awarded(Award::Average)) => (None, Some("average")),
        Some(BoardScore::Awarded(Award::AveragePlus)) => (None, Some("average_plus")),
        Some(BoardScore::Awarded(Award::AverageMinus)) => (None, Some("average_minus")),
        Some(BoardScore::NotPlayed) => (None, Some("not_played")),
    };
    BoardSeat {
        entry: seat.entry.0,
        name: shown.name_of(seat.entry),
        score,
        award: award.map(str::to_owned),
        matchpoints: seat.matchpoints,
        percent: seat.percent.as_ref().map(Exact::to_string),
    }
}

/// The hands of a round, table by table.
pub fn round_hands(shown: &ShownTournament, round: u16, tables: &[(u16, tournaments::TableHands)]) -> RoundHands {
    RoundHands {
        tournament: shown.loaded.id.0,
        revision: shown.loaded.revision,
        round,
        open: shown.loaded.tournament.shows_hands(round),
        tables: tables.iter().map(|(table, hands)| table_hands(*table, hands)).collect(),
    }
}

fn table_hands(table: u16, hands: &tournaments::TableHands) -> TableHands {
    let deal = |deal: &tournament::TallyDeal| {
        let hand = hands.hands.get(deal.record).filter(|hand| hand.is_open);
        TableDeal {
            number: deal.number,
            hand: hand.map(|hand| hand.id.0),
            contract: deal.contract.map(str::to_owned),
            declarer: deal.declarer.map(|entry| entry.0),
            made: deal.is_made,
            scores: deal.scores.clone(),
        }
    };
    let deals = hands.tally.deals.iter().filter(|_| hands.may_count).map(deal);
    TableHands {
        table,
        count: hands.hands.len(),
        deals: deals.collect(),
    }
}
