//! How a session is written in JSON. It says nothing of who may see it.

use serde::Serialize;
use utoipa::ToSchema;

use super::people::{PersonStanding, PersonView, SeatPlaces, people, places, standings};
use talon_records::session::{Dealer, Dealt, Ledger};
use talon_rules::cards::{BySeat, Seat};
use talon_rules::games::session::{Columns, TableSheet};
use talon_service::read_session::SessionRead;

/// A session with its deals in order. Everything in it is computed from their records.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SessionView {
    pub id: i64,
    /// Its page.
    pub url: String,
    pub club: String,
    pub game: String,
    /// What its records call it, `source.session`.
    pub key: String,
    /// Who sat at the seats in the first deal. Where the dealer sits out, or people come, go or change seats, that is
    /// no longer so in the next deal: `people` has everyone.
    pub players: SeatNames,
    /// Everyone, with what they come to in the end; in the deals they are numbered by their places in this list.
    pub people: Vec<PersonView>,
    pub deals: Vec<SessionDeal>,
    /// What is left to go in total; null in a game without a sheet.
    pub left: Option<i64>,
    /// Nothing can be added.
    pub over: bool,
    /// What those in `players` come to, by their seats in the first deal.
    pub totals: SeatNumbers,
    /// The columns of those in `players`, by their seats in the first deal; null in a game without a sheet.
    pub sheet: Option<SheetView>,
}

/// What each player is called, as far as the records say it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatNames {
    #[serde(rename = "A")]
    pub a: Option<String>,
    #[serde(rename = "B")]
    pub b: Option<String>,
    #[serde(rename = "C")]
    pub c: Option<String>,
}

/// A number for each seat.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeatNumbers {
    #[serde(rename = "A")]
    pub a: i64,
    #[serde(rename = "B")]
    pub b: i64,
    #[serde(rename = "C")]
    pub c: i64,
}

/// By writer, then by the declarer it is written against.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SoupView {
    #[serde(rename = "A")]
    pub a: SeatNumbers,
    #[serde(rename = "B")]
    pub b: SeatNumbers,
    #[serde(rename = "C")]
    pub c: SeatNumbers,
}

/// A sheet of three columns a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct SheetView {
    /// What each still has to go.
    pub bula: SeatNumbers,
    /// By writer, then by the declarer it is written against.
    pub soup: SoupView,
    /// Open refas.
    pub refa: SeatNumbers,
    pub refas_written: u8,
}

/// A deal and what stands after it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SessionDeal {
    /// The number that its record gives it.
    pub number: Option<u64>,
    /// Its hand.
    pub hand_url: String,
    /// `played`, `unplayed`, `passed_out`, `voided`, `unfinished`, `unruled`, `late`, `contested` or `refused`.
    pub fate: String,
    /// `A`, `B`, `C`, or `out` for the fourth at the table, whom `out` names.
    pub dealer: Option<String>,
    /// Code of the contract.
    pub contract: Option<String>,
    pub declarer: Option<String>,
    pub made: Option<bool>,
    /// What was written, where one number does it.
    pub value: Option<i64>,
    /// The highest doubling: 1 is kontra.
    pub kontra: u8,
    pub refa_used: bool,
    pub refa_written: bool,
    /// More was won than was left to go.
    pub reduced: bool,
    /// A ruling changed the result.
    pub ruled: bool,
    /// Nothing of it was written down but a total that someone typed.
    pub typed_total: bool,
    /// Something is odd about it; its page of the session says what.
    pub odd: bool,
    /// What is left to go in total after it; null in a game without a sheet.
    pub left: Option<i64>,
    /// Who sat at its seats, by their places in `people`.
    pub seats: SeatPlaces,
    /// Who dealt and sat out, by their place in `people`; null if nobody did, or nobody says who.
    pub out: Option<usize>,
    /// The totals of the players at its seats after it.
    pub totals: SeatNumbers,
    /// The columns of those at its seats after it.
    pub sheet: Option<SheetView>,
    /// Everyone's score after it, in the order of `people`.
    pub people: Vec<PersonStanding>,
}

/// A session as its ledger has it.
pub fn view(read: &SessionRead, ledger: &Ledger) -> SessionView {
    let first = ledger.first_sitting();
    let seats = first.map_or_else(|| BySeat::from_fn(|_| usize::MAX), |deal| deal.seats);
    let standing = ledger.standing.seen_by(seats);
    let name = |seat: Seat| ledger.people.get(first?.sitting.seats[seat]?)?.name.clone();
    SessionView {
        id: read.session.id.0,
        url: format!("/sessions/{}", read.address),
        club: read.club.slug.clone(),
        game: read.session.game.clone(),
        key: read.session.key.clone(),
        players: SeatNames {
            a: name(Seat::A),
            b: name(Seat::B),
            c: name(Seat::C),
        },
        people: people(ledger),
        deals: ledger.deals.iter().map(|deal| deal_view(read, ledger, deal)).collect(),
        left: ledger.standing.sheet.as_ref().map(TableSheet::left),
        over: ledger.over,
        totals: numbers(&standing.totals),
        sheet: standing.columns.as_ref().map(sheet),
    }
}

fn deal_view(read: &SessionRead, ledger: &Ledger, deal: &Dealt) -> SessionDeal {
    let entry = &deal.entry;
    let letter = |seat: Seat| seat.letter().to_owned();
    SessionDeal {
        number: deal.number,
        hand_url: read
            .hands
            .get(deal.record)
            .map_or_else(String::new, |hand| format!("/hands/{hand}")),
        fate: entry.fate.as_str().to_owned(),
        dealer: deal.dealer.map(|dealer| match dealer {
            Dealer::Seat(seat) => letter(seat),
            Dealer::Out => "out".to_owned(),
        }),
        contract: entry.contract.map(str::to_owned),
        declarer: entry.declarer.map(letter),
        made: entry.made,
        value: entry.value,
        kontra: entry.kontra,
        refa_used: entry.refa_used,
        refa_written: entry.refa_written,
        reduced: entry.reduced,
        ruled: entry.ruled,
        typed_total: deal.is_total(),
        odd: !deal.remarks.is_empty() || !deal.findings.is_empty(),
        left: deal.after.sheet.as_ref().map(TableSheet::left),
        seats: places(deal),
        out: deal.sitting.out.and_then(|person| ledger.column_of(person)),
        totals: numbers(&entry.after.totals),
        sheet: entry.after.columns.as_ref().map(sheet),
        people: standings(&deal.after),
    }
}

fn sheet(columns: &Columns) -> SheetView {
    SheetView {
        bula: numbers(&columns.bula),
        soup: SoupView {
            a: numbers(&columns.soup.a),
            b: numbers(&columns.soup.b),
            c: numbers(&columns.soup.c),
        },
        refa: numbers(&columns.open_refa),
        refas_written: columns.refas_written,
    }
}

fn numbers<T: Copy + Into<i64>>(values: &BySeat<T>) -> SeatNumbers {
    SeatNumbers {
        a: values.a.into(),
        b: values.b.into(),
        c: values.c.into(),
    }
}
