//! What the forms of the divisions of a season send.

use serde::Deserialize;

use super::manage_acts::play_off;
use talon_league::{LeagueAct, LeagueDivision, LeaguePerson, ListedPerson, SeasonDivisions};
use talon_service::leagues::{SeasonForm, SeasonShown};
use talon_text::Lang;
use talon_tournament::league::{DivisionMoves, LevelOnLine};

/// An act on the divisions of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum DivisionsAct {
    Divide(DivisionsForm),
    Place(PlacesForm),
    Decline {
        person: i64,
    },
    Agree {
        person: i64,
    },
    PlayOff {
        person: Vec<i64>,
        place: Vec<u32>,
    },
    /// All play in one table again.
    Unite,
}

/// How many divisions there are, and who changes places.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct DivisionsForm {
    /// One name on a line, the highest division first.
    pub names: String,
    pub moves: MovesWord,
    pub count: String,
    pub level: LevelOnLine,
    #[serde(default)]
    pub own_places: bool,
}

/// How it is said how many change places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MovesWord {
    Number,
    Share,
}

impl MovesWord {
    pub const ALL: [MovesWord; 2] = [MovesWord::Number, MovesWord::Share];

    /// The word for it in the form.
    pub const fn as_str(self) -> &'static str {
        match self {
            MovesWord::Number => "number",
            MovesWord::Share => "share",
        }
    }
}

/// The division of everyone, by its place from the top.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlacesForm {
    person: Vec<i64>,
    division: Vec<String>,
}

impl PlacesForm {
    /// What was chosen for someone.
    pub fn division_of(&self, person: LeaguePerson) -> Option<&str> {
        let at = self.person.iter().position(|one| *one == person.0)?;
        self.division.get(at).map(String::as_str)
    }
}

/// The word of what becomes of level people.
pub(super) const fn level_word(level: LevelOnLine) -> &'static str {
    match level {
        LevelOnLine::Playoff => "playoff",
        LevelOnLine::Average => "average",
        LevelOnLine::AllMove => "all_move",
    }
}

impl DivisionsForm {
    /// What is kept, or what is proposed to a season without divisions.
    pub fn of(divisions: Option<&SeasonDivisions>, lang: Lang) -> DivisionsForm {
        let Some(divisions) = divisions else {
            return DivisionsForm {
                names: lang.t("league-divisions-proposed").into_owned(),
                moves: MovesWord::Number,
                count: "2".to_owned(),
                level: LevelOnLine::Playoff,
                own_places: false,
            };
        };
        let names: Vec<&str> = divisions.divisions.iter().map(|one| one.name.as_str()).collect();
        let (moves, count) = match divisions.moves {
            DivisionMoves::Number { n } => (MovesWord::Number, n),
            DivisionMoves::Share { per_cent } => (MovesWord::Share, per_cent),
        };
        DivisionsForm {
            names: names.join("\n"),
            moves,
            count: count.to_string(),
            level: divisions.level,
            own_places: divisions.own_places,
        }
    }

    /// The level word, for the form.
    pub fn level(&self) -> &'static str {
        level_word(self.level)
    }

    /// The divisions with those who play in them already: a division keeps its people by its name, or under a new one
    /// by its place.
    fn read(&self, known: Option<&SeasonDivisions>, lang: Lang) -> Result<SeasonDivisions, String> {
        let count: u32 = self
            .count
            .trim()
            .parse()
            .map_err(|_| lang.t("set-bad-number").into_owned())?;
        let lines = self.names.lines().map(str::trim).filter(|name| !name.is_empty());
        let names: Vec<&str> = lines.collect();
        let same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
        let earlier = known.map(|known| known.divisions.as_slice()).unwrap_or_default();
        let people = |(at, name): (usize, &&str)| {
            let of_name = earlier.iter().find(|one| same(&one.name, name));
            let of_place = earlier
                .get(at)
                .filter(|one| !names.iter().any(|name| same(&one.name, name)));
            LeagueDivision {
                name: (*name).to_owned(),
                people: of_name.or(of_place).map(|one| one.people.clone()).unwrap_or_default(),
            }
        };
        Ok(SeasonDivisions {
            divisions: names.iter().enumerate().map(people).collect(),
            moves: match self.moves {
                MovesWord::Number => DivisionMoves::Number { n: count },
                MovesWord::Share => DivisionMoves::Share { per_cent: count },
            },
            level: self.level,
            own_places: self.own_places,
            declined: known.map(|known| known.declined.clone()).unwrap_or_default(),
        })
    }
}

impl DivisionsAct {
    /// What is done, or what is wrong with a field.
    pub fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<SeasonForm, String> {
        let known = shown.season.divisions.as_ref();
        let act = |act: LeagueAct| Ok(SeasonForm::Act(Box::new(act)));
        match self {
            DivisionsAct::Divide(form) => act(LeagueAct::Divide(Some(Box::new(form.read(known, lang)?)))),
            DivisionsAct::Place(form) => {
                let known = known.ok_or_else(|| lang.t("league-divisions-none").into_owned())?;
                act(LeagueAct::Divide(Some(Box::new(placed(known, form)))))
            }
            DivisionsAct::Decline { person } => act(LeagueAct::Decline {
                person: LeaguePerson(*person),
                declines: true,
            }),
            DivisionsAct::Agree { person } => act(LeagueAct::Decline {
                person: LeaguePerson(*person),
                declines: false,
            }),
            DivisionsAct::PlayOff { person, place } => act(play_off(person, place)),
            DivisionsAct::Unite => act(LeagueAct::Divide(None)),
        }
    }
}

/// The divisions with everyone where the form puts them; who stays keeps their place in the list, and who comes is put
/// at its end. Who is not in the form stays where they are.
fn placed(known: &SeasonDivisions, form: &PlacesForm) -> SeasonDivisions {
    let mut next = known.clone();
    for (at, division) in next.divisions.iter_mut().enumerate() {
        let word = at.to_string();
        let chosen = |person: LeaguePerson| form.division_of(person).map(|chosen| chosen == word);
        division.people.retain(|one| chosen(one.person).unwrap_or(true));
        let come: Vec<ListedPerson> = form
            .person
            .iter()
            .map(|person| LeaguePerson(*person))
            .filter(|person| chosen(*person) == Some(true) && !division.has(*person))
            .map(|person| ListedPerson { person })
            .collect();
        division.people.extend(come);
    }
    next
}
