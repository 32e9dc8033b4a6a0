//! Who may do what with the result of a table. There is one answer, for the acts themselves, for every page, for the card
//! of the table and for whoever asks by a program. A ruling is undone only by those who may rule.

use super::result::Device;
use super::{Event, MemberKey, Origin, ResultState, Round, RoundState, State, Table, TableResult, Why};

/// What somebody is to a table.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TableStanding {
    /// The member of the event who acts, if it is one.
    pub me: Option<MemberKey>,
    pub seat: Sits,
    /// Changes what is not agreed yet: scorers and directors.
    pub scores: bool,
    /// Has the last word: directors.
    pub rules: bool,
    /// The browser in which they act, where it is known.
    pub device: Option<Device>,
}

/// Whether somebody sits at a table, and how that is known.
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
    /// Whoever has the last word, in the name of this member or of nobody.
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
    /// Nobody played, because somebody did not come.
    NotPlayed,
    /// What the hands of the table come to becomes its result.
    FromHands,
    Confirm,
    /// Says that it is wrong.
    Dispute,
    /// Whoever entered it takes it back.
    TakeBack,
    /// Decides it, whatever was said before.
    Rule,
    /// Takes it out: it counts no more.
    Void,
}

impl TableAct {
    pub const ALL: [TableAct; 8] = [
        TableAct::Enter,
        TableAct::NotPlayed,
        TableAct::FromHands,
        TableAct::Confirm,
        TableAct::Dispute,
        TableAct::TakeBack,
        TableAct::Rule,
        TableAct::Void,
    ];
}

/// What somebody may do with the result of a table, and why not the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRights([Result<(), Why>; 8]);

impl ResultRights {
    /// Whether this is allowed.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, act: TableAct) -> Result<(), Why> {
        self.0.get(act as usize).cloned().unwrap_or(Err(Why::NotYours))
    }

    pub fn may(&self, act: TableAct) -> bool {
        self.check(act).is_ok()
    }
}

impl Event {
    /// What somebody may do with the result of a table as it stands now.
    pub fn allowed(&self, round: u16, table: u16, standing: &TableStanding) -> ResultRights {
        let all = |why: Why| ResultRights(TableAct::ALL.map(|_| Err(why.clone())));
        let Some(found) = self.round(round) else {
            return all(Why::NoRound);
        };
        let Some(table) = self.table(round, table) else {
            return all(Why::NoTable);
        };
        if !standing.is_concerned() {
            return all(Why::NotYours);
        }
        if let Err(why) = self.takes_results(found) {
            return all(why);
        }
        ResultRights(TableAct::ALL.map(|act| self.judge(table, standing, act)))
    }

    /// Whether a confirmation would come from the browser in which the result was entered.
    pub fn is_on_one_device(&self, round: u16, table: u16, standing: &TableStanding) -> bool {
        let result = self.table(round, table).and_then(|table| table.result.as_ref());
        result.is_some_and(|result| result.is_on_one_device(standing))
    }

    fn takes_results(&self, round: &Round) -> Result<(), Why> {
        match self.state {
            State::Running | State::Finished if round.state == RoundState::Drawn => Err(Why::NotPublished),
            State::Running | State::Finished => Ok(()),
            State::Draft | State::Open | State::CheckIn | State::Archived => Err(Why::NotInThisState(self.state)),
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
            TableAct::Rule => need(standing.rules),
            TableAct::Void => need(standing.rules).and_then(|()| there(result).map(|_| ())),
        }
    }
}

impl TableResult {
    /// Whether somebody would confirm it in the browser in which it was entered. A card without any mark of its browser
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
        ResultState::Entered if result.is_by(standing) && (two_person || result.origin == Origin::Phone) => {
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

fn take_back(result: &TableResult, standing: &TableStanding) -> Result<(), Why> {
    match result.state {
        ResultState::Entered | ResultState::Disputed => need(result.is_by(standing)),
        ResultState::Confirmed => Err(Why::Settled),
        ResultState::Ruled => Err(Why::Ruled),
        ResultState::Voided => Err(Why::NoResult),
    }
}
