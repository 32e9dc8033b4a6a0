//! A result without cards on the sheet of its session: its record as it is entered there, and the whole sheet
//! afterwards.

use crate::sessions::{PaperView, TableNames, paper_after};
use talon_records::session::with_context;
use talon_rules::games::session::DealFate;
use talon_service::read_session::OfSession;
use talon_text::Lang;

/// The sheet round a deal.
#[derive(Debug)]
pub(super) struct OnSheet {
    /// The record with the sheet that it found, so that refas, hats and a reduction count.
    pub record: String,
    /// The sheet as it lay on the table afterwards.
    pub paper: PaperView,
}

/// The sheet round a deal of a session; nothing in a game that keeps none, and where the deal does not count.
pub(super) fn on_sheet(of: &OfSession, record: &str, lang: Lang) -> Option<OnSheet> {
    let ledger = of.session.ledger();
    let place = ledger.deals.iter().position(|deal| deal.record == of.place)?;
    let deal = ledger.deals.get(place)?;
    let counts = matches!(
        deal.entry.fate,
        DealFate::Played | DealFate::Unplayed | DealFate::PassedOut
    );
    let before = ledger.before(place).seen_by(deal.seats).columns.filter(|_| counts)?;
    let names = TableNames::of(&ledger, lang).columns;
    Some(OnSheet {
        record: with_context(record, &before)?,
        paper: paper_after(&ledger, place, &names, lang)?,
    })
}
