//! The table of who may do what and of what each address does, as data (S-1). The server does not start when it has a
//! word that nobody knows.

use std::collections::BTreeSet;
use std::sync::LazyLock;

pub use super::action::Action;

const PERMISSIONS: &str = include_str!("permissions.csv");
const ROUTES: &str = include_str!("routes.csv");
const METHODS: [&str; 5] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const OBJECTS: [&str; 13] = [
    "none",
    "hand",
    "draft",
    "import",
    "account",
    "token",
    "link",
    "club",
    "announcement",
    "member",
    "tournament",
    "league",
    "rating",
];
/// What can be switched on or off over a tournament, and a right depends on.
const SETTINGS: [&str; 6] = [
    "self_entry",
    "two_person",
    "shared_mails",
    "self_check_in",
    "deals_officials",
    "deals_owners",
];

/// The columns of the table, in their order. Rights add up: who holds several may what any of them may.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Column {
    Visitor,
    Member,
    Scorer,
    Director,
    ClubOwner,
    SiteAdmin,
}

impl Column {
    pub const ALL: [Column; 6] = [
        Column::Visitor,
        Column::Member,
        Column::Scorer,
        Column::Director,
        Column::ClubOwner,
        Column::SiteAdmin,
    ];

    /// Its word in the head of the table.
    pub fn as_str(self) -> &'static str {
        match self {
            Column::Visitor => "visitor",
            Column::Member => "member",
            Column::Scorer => "scorer",
            Column::Director => "director",
            Column::ClubOwner => "club_owner",
            Column::SiteAdmin => "site_admin",
        }
    }
}

/// Over what someone may do something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    No,
    /// What is their own.
    Own,
    OwnTable,
    OwnTournament,
    OwnClub,
    /// What is published, or its owner lets everyone see.
    Published,
    Any,
    /// What belongs to the club that they look after by a switch, which is written down.
    Audited,
}

impl Word {
    fn parse(word: &str) -> Option<Word> {
        Some(match word {
            "no" => Word::No,
            "self" => Word::Own,
            "own_table" => Word::OwnTable,
            "own_tournament" => Word::OwnTournament,
            "own_club" => Word::OwnClub,
            "published" => Word::Published,
            "any" => Word::Any,
            "audited" => Word::Audited,
            _ => return None,
        })
    }
}

/// What stands in one place of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    pub word: Word,
    /// It holds only where this is switched on.
    pub setting: Option<&'static str>,
}

impl Cell {
    fn parse(text: &'static str) -> Option<Cell> {
        let (word, setting) = match text.split_once('?') {
            Some((word, setting)) => (word, Some(setting)),
            None => (text, None),
        };
        let known = setting.is_none_or(|setting| SETTINGS.contains(&setting));
        Word::parse(word).filter(|_| known).map(|word| Cell { word, setting })
    }
}

/// The whole table of permissions.
#[derive(Debug)]
pub struct Matrix {
    rows: Vec<(&'static str, [Cell; 6])>,
}

impl Matrix {
    /// What holders of a column may do; nothing where there is no line.
    pub fn cell(&self, action: Action, column: Column) -> Cell {
        let row = self.rows.iter().find(|(name, _)| *name == action.as_str());
        let place = Column::ALL.iter().position(|one| *one == column);
        let cell = row.zip(place).and_then(|((_, cells), place)| cells.get(place).copied());
        cell.unwrap_or(Cell {
            word: Word::No,
            setting: None,
        })
    }
}

static MATRIX: LazyLock<Result<Matrix, String>> = LazyLock::new(|| matrix_of(PERMISSIONS));

/// The table that the program works by.
///
/// # Errors
/// A sentence about the line that is wrong.
pub fn matrix() -> Result<&'static Matrix, String> {
    MATRIX.as_ref().map_err(Clone::clone)
}

fn matrix_of(text: &'static str) -> Result<Matrix, String> {
    let mut lines = text.lines();
    let head: Vec<&str> = Column::ALL.iter().map(|column| column.as_str()).collect();
    if lines.next() != Some(&format!("action,{}", head.join(","))) {
        return Err("permissions: the head does not name the roles".to_owned());
    }
    let mut rows: Vec<(&'static str, [Cell; 6])> = Vec::new();
    for line in lines {
        let (action, cells) = line.split_once(',').unwrap_or((line, ""));
        let unknown = |word: &str| format!("permissions: {action}: unknown word {word:?}");
        let cells: Vec<Cell> = cells
            .split(',')
            .map(|cell| Cell::parse(cell).ok_or_else(|| unknown(cell)))
            .collect::<Result<_, _>>()?;
        let cells = <[Cell; 6]>::try_from(cells);
        let (Ok(cells), false) = (cells, rows.iter().any(|(name, _)| *name == action)) else {
            return Err(format!(
                "permissions: {action}: a cell too many or too few, or said twice"
            ));
        };
        if Action::parse(action).is_none() {
            return Err(format!("permissions: {action}: no such action"));
        }
        rows.push((action, cells));
    }
    match Action::ALL
        .iter()
        .find(|action| !rows.iter().any(|(name, _)| *name == action.as_str()))
    {
        Some(missing) => Err(format!("permissions: {} has no line", missing.as_str())),
        None => Ok(Matrix { rows }),
    }
}

/// One address of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Route {
    pub method: &'static str,
    pub path: &'static str,
    /// The act of its form, where the acts of a page are not all for the same people.
    pub act: Option<&'static str>,
    pub action: Action,
    pub object: &'static str,
    /// The answer to someone signed in who may not. Where it is 403, who is not signed in is asked to do so (401).
    pub denied: &'static str,
}

/// All addresses.
///
/// # Errors
/// A sentence about the line that is wrong, also of the table of permissions.
pub fn routes() -> Result<Vec<Route>, String> {
    matrix()?;
    routes_of(ROUTES)
}

fn routes_of(text: &'static str) -> Result<Vec<Route>, String> {
    let mut seen = BTreeSet::new();
    let all: Result<Vec<Route>, String> = text.lines().skip(1).map(route).collect();
    for one in all.as_ref().map_err(Clone::clone)? {
        if !seen.insert((one.method, one.path, one.act)) {
            return Err(format!("routes: {} {} is said twice", one.method, one.path));
        }
    }
    all
}

fn route(line: &'static str) -> Result<Route, String> {
    let cells: Vec<&'static str> = line.split(',').collect();
    let &[method, path, action, object, denied] = cells.as_slice() else {
        return Err(format!("routes: {line}: five cells are expected"));
    };
    let (path, act) = match path.split_once("?act=") {
        Some((path, act)) => (path, Some(act)),
        None => (path, None),
    };
    let known = METHODS.contains(&method)
        && path.starts_with('/')
        && OBJECTS.contains(&object)
        && matches!(denied, "403" | "404");
    match Action::parse(action).filter(|_| known) {
        Some(action) => Ok(Route {
            method,
            path,
            act,
            action,
            object,
            denied,
        }),
        None => Err(format!("routes: {line}: unknown word")),
    }
}

#[cfg(test)]
mod tests;
