//! Teams whose players each have a board: the players of the first board meet first boards only, and so on.

use std::collections::BTreeSet;

use crate::{EntryNo, Round, Table};

/// Three teams or more of as many players each, in the order of boards; nobody is in two.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Teams(Vec<Vec<EntryNo>>);

/// What is wrong with teams, or with a draw of them. Teams are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TeamsError {
    #[error("{0} teams: three or more are needed")]
    TooFew(usize),
    #[error("team {team} has {players} players, team 1 has {first}")]
    Uneven { team: usize, players: usize, first: usize },
    #[error("team 1 has no players")]
    Empty,
    #[error("team {team}: entry {} is in a team already", .entry.0)]
    Doubled { team: usize, entry: EntryNo },
    #[error("there is no team {}", .0.0)]
    Unknown(EntryNo),
}

impl Teams {
    /// Teams of the entries that are named, each in its own order.
    ///
    /// # Errors
    /// When no round can be drawn of them, with the reason.
    pub fn of(teams: Vec<Vec<EntryNo>>) -> Result<Teams, TeamsError> {
        if teams.len() < 3 {
            return Err(TeamsError::TooFew(teams.len()));
        }
        let first = teams.first().map_or(0, Vec::len);
        if first == 0 {
            return Err(TeamsError::Empty);
        }
        let mut seen = BTreeSet::new();
        for (team, members) in (1..).zip(&teams) {
            if members.len() != first {
                return Err(TeamsError::Uneven {
                    team,
                    players: members.len(),
                    first,
                });
            }
            if let Some(entry) = members.iter().find(|entry| !seen.insert(**entry)) {
                return Err(TeamsError::Doubled { team, entry: *entry });
            }
        }
        Ok(Teams(teams))
    }

    /// How many boards there are.
    pub fn boards(&self) -> usize {
        self.0.first().map_or(0, Vec::len)
    }

    /// The players of a board, from 0, in the order of teams: a field for a draw of that board alone.
    pub fn board(&self, board: usize) -> Vec<EntryNo> {
        self.0.iter().filter_map(|team| team.get(board).copied()).collect()
    }

    /// Teams that were drawn against each other, entry 1 being team 1, meet on every board. On each board another team
    /// has the first seat.
    pub fn seat(&self, drawn: &Round) -> Result<Round, TeamsError> {
        let team = |number: &EntryNo| {
            let members = usize::from(number.0).checked_sub(1).and_then(|at| self.0.get(at));
            members.ok_or(TeamsError::Unknown(*number))
        };
        let mut tables = Vec::new();
        for board in 0..self.boards() {
            for table in &drawn.tables {
                let seats = table.seats.iter().map(|number| Ok(team(number)?[board]));
                let mut seats = seats.collect::<Result<Vec<EntryNo>, TeamsError>>()?;
                let turn = board % seats.len().max(1);
                seats.rotate_left(turn);
                tables.push(Table {
                    number: tables.len() as u16 + 1,
                    seats,
                });
            }
        }
        let mut byes = Vec::new();
        for number in &drawn.byes {
            byes.extend(team(number)?);
        }
        byes.sort_unstable();
        Ok(Round {
            number: drawn.number,
            byes,
            tables,
        })
    }

    /// Rounds of single boards, drawn apart from each other, as one round: tables are numbered through.
    pub fn together(number: u16, boards: &[Round]) -> Round {
        let mut byes: Vec<EntryNo> = boards.iter().flat_map(|round| round.byes.clone()).collect();
        byes.sort_unstable();
        let seats = boards
            .iter()
            .flat_map(|round| &round.tables)
            .map(|table| table.seats.clone());
        Round {
            number,
            byes,
            tables: (1..)
                .zip(seats)
                .map(|(number, seats)| Table { number, seats })
                .collect(),
        }
    }
}
