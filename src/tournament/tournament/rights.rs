//! Who may do what with the result of a table, with an entry, with a round, with the settings, and with the tournament
//! as a whole. There is one answer, for the acts themselves, for every page, for the card of the table and for
//! programs. A ruling is undone only by those who may rule.

mod entries;
mod rounds;
mod settings;
mod steps;

use super::result::{Device, Origin};
use super::{MemberKey, ResultState, Round, RoundState, State, Table, TableResult, Tournament, Why};

pub use entries::{EntryAct, EntryStanding};
pub use rounds::RoundAct;
pub use settings::SettingPart;
pub use steps::{StateChange, StepStanding};

/// What someone may do with a thing, and why not the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Allowed<Act>(Vec<(Act, Result<(), Why>)>);

impl<Act: Copy + PartialEq> Allowed<Act> {
    fn of(acts: &[Act], judge: impl Fn(Act) -> Result<(), Why>) -> Allowed<Act> {
        Allowed(acts.iter().map(|act| (*act, judge(*act))).collect())
    }

    /// Whether this is allowed.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, act: Act) -> Result<(), Why> {
        let found = self.0.iter().find(|(one, _)| *one == act);
        found.map_or(Err(Why::NotYours), |(_, said)| said.clone())
    }

    /// Whether it is allowed.
    pub fn may(&self, act: Act) -> bool {
        self.check(act).is_ok()
    }

    /// Whether it is for others to do, whatever state things are in.
    pub fn is_for_others(&self, act: Act) -> bool {
        self.check(act) == Err(Why::NotYours)
    }
}

/// What someone is to a table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStanding {
    /// The member of the tournament who acts, if it is one.
    pub me: Option<MemberKey>,
    pub seat: Sits,
    /// Changes what is not agreed yet: scorers and directors.
    pub scores: bool,
    /// Has the last word: directors.
    pub rules: bool,
    /// The browser in which they act, where it is known.
    pub device: Option<Device>,
}

/// Whether someone sits at a table, and how that is known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Sits {
    #[default]
    Elsewhere,
    /// By the account with which they are signed in.
    Account,
    /// They hold the card of the table and say whose seat theirs is.
    Card,
}

impl TableStanding {
    /// Someone with the last word, in the name of this member or of nobody.
    pub fn director(me: Option<MemberKey>) -> TableStanding {
        TableStanding {
            me,
            scores: true,
            rules: true,
            ..TableStanding::default()
        }
    }

    /// A scorer.
    pub fn scorer(me: Option<MemberKey>) -> TableStanding {
        TableStanding {
            me,
            scores: true,
            ..TableStanding::default()
        }
    }

    /// A player of the table.
    pub fn player(me: MemberKey) -> TableStanding {
        TableStanding {
            me: Some(me),
            seat: Sits::Account,
            ..TableStanding::default()
        }
    }

    /// Whether they have anything to do with the table at all.
    pub fn is_concerned(&self) -> bool {
        self.seat != Sits::Elsewhere || self.scores || self.rules
    }
}

/// What is done with the result of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TableAct {
    Enter,
    /// Nobody played, because someone did not come.
    NotPlayed,
    /// The same, and those who did not come are drawn again.
    NotPlayedAgain,
    /// What the hands of the table come to becomes its result.
    FromHands,
    Confirm,
    /// Says that it is wrong.
    Dispute,
    /// The player who entered it takes it back.
    TakeBack,
    /// Corrects deals on the scorecard from which it was sent.
    CorrectDeals,
    /// Decides it, whatever was said before.
    Rule,
    /// Takes it out: it counts no more.
    Void,
    /// Brings hands that were played there, and takes them away.
    BringHands,
    /// Says whose the seats of the hands are.
    SeatHands,
}

impl TableAct {
    /// All of them.
    pub const ALL: [TableAct; 12] = [
        TableAct::Enter,
        TableAct::NotPlayed,
        TableAct::NotPlayedAgain,
        TableAct::FromHands,
        TableAct::Confirm,
        TableAct::Dispute,
        TableAct::TakeBack,
        TableAct::CorrectDeals,
        TableAct::Rule,
        TableAct::Void,
        TableAct::BringHands,
        TableAct::SeatHands,
    ];
}

/// What someone may do with the result of a table.
pub type ResultRights = Allowed<TableAct>;

/// The forms that are offered to someone: what they may do, without what would only stand in the way.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ResultForms {
    pub enter: bool,
    pub confirm: bool,
    pub dispute: bool,
    pub take_back: bool,
    pub not_played: bool,
    /// In the form before: those who did not come are drawn again.
    pub again: bool,
    pub rule: bool,
    pub void: bool,
}

impl Tournament {
    /// What someone may do with the result of a table as it stands now.
    pub fn allowed(&self, round: u16, table: u16, standing: &TableStanding) -> ResultRights {
        Allowed::of(&TableAct::ALL, |act| {
            let found = self.round(round).ok_or(Why::NoRound)?;
            let table = self.table(round, table).ok_or(Why::NoTable)?;
            need(standing.is_concerned())?;
            self.takes_results(found)?;
            self.judge(table, standing, act)
        })
    }

    /// The forms that someone is offered for it.
    pub fn result_forms(&self, round: u16, table: u16, standing: &TableStanding) -> ResultForms {
        let rights = self.allowed(round, table, standing);
        let result = self.table(round, table).and_then(|table| table.result.as_ref());
        let may = |act| rights.may(act);
        if may(TableAct::Rule) && result.is_some_and(|result| result.state == ResultState::Disputed) {
            // Anyone who has the last word is asked for it, and for nothing else.
            return ResultForms {
                rule: true,
                ..ResultForms::default()
            };
        }
        ResultForms {
            enter: may(TableAct::Enter),
            confirm: may(TableAct::Confirm),
            // Anyone who can still mend what they entered needs nobody for it.
            dispute: may(TableAct::Dispute) && !may(TableAct::TakeBack),
            take_back: may(TableAct::TakeBack),
            not_played: may(TableAct::NotPlayed) && result.is_none(),
            // Once everything is played, nobody is drawn.
            again: may(TableAct::NotPlayedAgain) && self.state == State::Running,
            // Where there is nothing yet, the word of the director is a result like any other.
            rule: may(TableAct::Rule) && result.is_some_and(TableResult::counts),
            void: may(TableAct::Void),
        }
    }

    /// Whether the card that lies on a table opens anything: while players enter results of a tournament that everyone
    /// sees and that is not closed.
    pub fn opens_by_card(&self, round: u16, table: u16) -> bool {
        let there = self.round(round).filter(|_| self.table(round, table).is_some());
        self.published && self.profile.self_entry && there.is_some_and(|round| self.takes_results(round).is_ok())
    }

    /// Whether someone sees what the hands of a table come to: those of the table and officials at once, everyone when
    /// the round is opened.
    pub fn shows_hands_to(&self, round: u16, standing: &TableStanding) -> bool {
        standing.is_concerned() || self.shows_hands(round)
    }

    /// Whether a confirmation would come from the browser in which the result was entered.
    pub fn is_on_one_device(&self, round: u16, table: u16, standing: &TableStanding) -> bool {
        let result = self.table(round, table).and_then(|table| table.result.as_ref());
        result.is_some_and(|result| result.is_on_one_device(standing))
    }

    /// Whether anything is said of the tables of a round, by anyone.
    pub(super) fn takes_results(&self, round: &Round) -> Result<(), Why> {
        self.is_between(State::Running, State::Finished)?;
        match round.state {
            RoundState::Drawn => Err(Why::NotPublished),
            RoundState::Published | RoundState::Playing | RoundState::Complete => Ok(()),
        }
    }

    /// Whether penalties and tables that decide ties are entered, by anyone.
    ///
    /// # Errors
    /// When nothing is played yet, or the tournament is closed.
    pub fn takes_penalties(&self) -> Result<(), Why> {
        self.is_between(State::Running, State::Finished)
    }

    pub(super) fn is_between(&self, first: State, last: State) -> Result<(), Why> {
        if (first..=last).contains(&self.state) {
            Ok(())
        } else {
            Err(Why::NotInThisState(self.state))
        }
    }

    fn judge(&self, table: &Table, standing: &TableStanding, act: TableAct) -> Result<(), Why> {
        let sits = standing.seat != Sits::Elsewhere;
        let types = sits && self.profile.self_entry;
        let agrees = types && self.profile.two_person;
        let result = table.result.as_ref();
        match act {
            TableAct::Enter => need(types || standing.scores).and_then(|()| enter(result, standing)),
            TableAct::NotPlayed => need(standing.scores).and_then(|()| enter(result, standing)),
            TableAct::NotPlayedAgain => need(standing.rules).and_then(|()| enter(result, standing)),
            TableAct::FromHands if standing.rules => Ok(()),
            TableAct::FromHands => need(standing.scores).and_then(|()| enter(result, standing)),
            TableAct::Confirm => {
                need(agrees || standing.scores)?;
                confirm(there(result)?, standing, self.profile.two_person)
            }
            TableAct::Dispute => need(sits || standing.scores).and_then(|()| dispute(there(result)?)),
            TableAct::TakeBack => {
                need(types || standing.scores)?;
                take_back(there(result)?, standing)
            }
            TableAct::CorrectDeals => need(standing.scores).and_then(|()| correct_deals(there(result)?)),
            TableAct::Rule => need(standing.rules),
            TableAct::Void => need(standing.rules).and_then(|()| there(result).map(|_| ())),
            TableAct::BringHands if standing.scores => Ok(()),
            TableAct::BringHands => {
                need(types && standing.seat == Sits::Account)?;
                let settled = result.is_some_and(|result| result.state.is_settled());
                if settled { Err(Why::Settled) } else { Ok(()) }
            }
            TableAct::SeatHands => need(standing.scores),
        }
    }
}

impl TableResult {
    /// Whether someone would confirm it in the browser in which it was entered. A card without any mark of its browser
    /// is not known to be another one.
    pub(super) fn is_on_one_device(&self, standing: &TableStanding) -> bool {
        match (self.device, standing.device) {
            (Some(entered), Some(here)) => entered == here,
            (Some(_), None) => standing.seat == Sits::Card,
            (None, _) => false,
        }
    }

    fn is_by(&self, standing: &TableStanding) -> bool {
        self.by.is_some() && self.by == standing.me
    }
}

fn need(right: bool) -> Result<(), Why> {
    if right { Ok(()) } else { Err(Why::NotYours) }
}

fn there(result: Option<&TableResult>) -> Result<&TableResult, Why> {
    result.filter(|result| result.counts()).ok_or(Why::NoResult)
}

/// Who typed a result may mend it until another one has confirmed it; what the director decided or took out is theirs.
fn enter(result: Option<&TableResult>, standing: &TableStanding) -> Result<(), Why> {
    let Some(result) = result else { return Ok(()) };
    match result.state {
        ResultState::Entered | ResultState::Disputed => need(standing.scores || result.is_by(standing)),
        ResultState::Confirmed => Err(Why::Settled),
        ResultState::Ruled => Err(Why::Ruled),
        ResultState::Voided if standing.rules => Ok(()),
        ResultState::Voided => Err(Why::Voided),
    }
}

fn confirm(result: &TableResult, standing: &TableStanding, two_person: bool) -> Result<(), Why> {
    match result.state {
        // What an official entered may be agreed by themselves where no second one is asked for.
        ResultState::Entered if result.is_by(standing) && (two_person || result.origin.is_of_players()) => {
            Err(Why::OwnResult)
        }
        ResultState::Entered
            if !standing.scores && result.confirmed_by.is_some() && result.is_on_one_device(standing) =>
        {
            Err(Why::OneDevice)
        }
        ResultState::Entered => Ok(()),
        ResultState::Disputed => Err(Why::Disputed),
        ResultState::Confirmed => Err(Why::Settled),
        ResultState::Ruled => Err(Why::Ruled),
        ResultState::Voided => Err(Why::NoResult),
    }
}

fn dispute(result: &TableResult) -> Result<(), Why> {
    match result.state {
        ResultState::Entered | ResultState::Confirmed => Ok(()),
        ResultState::Disputed => Err(Why::Disputed),
        ResultState::Ruled => Err(Why::Ruled),
        ResultState::Voided => Err(Why::NoResult),
    }
}

/// Only what was sent from the scorecard follows it.
fn correct_deals(result: &TableResult) -> Result<(), Why> {
    match result.state {
        ResultState::Ruled => Err(Why::Ruled),
        ResultState::Voided => Err(Why::Voided),
        ResultState::Entered | ResultState::Disputed | ResultState::Confirmed => match result.origin {
            Origin::Scorecard => Ok(()),
            _ => Err(Why::Settled),
        },
    }
}

fn take_back(result: &TableResult, standing: &TableStanding) -> Result<(), Why> {
    match result.state {
        ResultState::Entered | ResultState::Disputed => need(result.is_by(standing)),
        ResultState::Confirmed => Err(Why::Settled),
        ResultState::Ruled => Err(Why::Ruled),
        ResultState::Voided => Err(Why::NoResult),
    }
}
