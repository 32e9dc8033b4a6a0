//! A tournament from its first entry to its archive, as one value: who takes part, how it is played, what was drawn and
//! what came of it. Acts change it or refuse with a reason; draws and standings are asked of `tournament`.

mod acts;
mod adjustment;
mod attention;
mod boards;
mod check;
mod deals;
mod dealt;
mod draws;
mod entry;
mod facts;
pub mod file;
mod hands;
mod hosting;
mod meetings;
mod model;
mod payout;
mod preset;
mod profile;
mod refusal;
mod release;
mod result;
mod rights;
mod round;
mod round_starts;
mod seeding;
mod stage;

#[cfg(test)]
mod tests;

pub use acts::{AMOUNT_MAX, Late, MetBefore, Missing, ResultSource, Swap};
pub use adjustment::Adjustment;
pub use attention::{Next, Now, attention, attention_with, next};
pub use boards::{Board, BoardRow, BoardSeat, Traveller};
pub use check::check;
pub use deals::{DealsSeenBy, MadeDeals};
pub use draws::{ENGINE, ENGINE_EVEN, HandMade, Hurdle, Measure, Preview, WayOn, WayOutlook};
pub use entry::{Entry, MemberKey, Status};
pub use facts::Ranking;
pub use hands::{HandFault, Tally, TallyDeal, differs, plays_by, tally};
pub use meetings::{Meeting, Meetings};
pub use model::{State, Tournament, YEARS};
pub use payout::Pot;
pub use preset::Preset;
pub use profile::{Money, Prizes, Profile, Withheld};
pub use refusal::{Place, Refusal, Why};
pub use result::{Device, Origin, ResultState, TableResult};
pub use rights::{
    Allowed, EntryAct, EntryStanding, ResultForms, ResultRights, RoundAct, SettingPart, Sits, StateChange,
    StepStanding, TableAct, TableStanding,
};
pub use round::{DrawnBy, Round, RoundState, Seat, Table, usual_due};
pub use round_starts::NextStart;
pub use seeding::{Seeding, SeedingSource};
pub use stage::{Entrants, Format, Stage};
