//! Who comes on from a season to what is played after it: so many from each of several sources, asked one after
//! another.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use talon_tournament::league::{QuotaSource, qualified, reserves};
use talon_tournament::names::NAME_MAX;

use crate::act::{named, reason_of};
use crate::counted::CountedSeason;
use crate::document::{LeaguePerson, LeagueSeason, ListedPerson, UnitNo};
use crate::refusal::LeagueRefusal;

/// Qualifications of a season.
pub const QUALIFICATIONS_MAX: usize = 20;
/// Sources of a qualification.
pub const SOURCES_MAX: usize = 50;
/// People whom one source brings.
pub const QUOTA_MAX: u32 = 1_000;

/// What people qualify for: a semi-final, a final.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Qualification {
    pub name: String,
    /// In the order in which they are asked.
    pub sources: Vec<QualifyingSource>,
    /// Who does not come.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub declined: Vec<ListedPerson>,
    /// The tournament into which they were entered, by its number in the database of the club; files do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leads_to: Option<i64>,
}

/// A list whose first people come on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct QualifyingSource {
    pub quota: u32,
    pub from: QualifyingFrom,
}

/// Where the people of a source stand in order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum QualifyingFrom {
    /// In the table of the season.
    Season,
    /// In the result of a unit.
    Unit { unit: UnitNo },
    /// In a list that was made by hand: title holders, the host, wild cards.
    Chosen {
        people: Vec<ListedPerson>,
        /// What everyone reads about it.
        reason: String,
    },
}

/// Who comes on, by sources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QualifiedBySource {
    /// In the order of the source.
    pub people: Vec<LeaguePerson>,
    /// Who comes on if one of them does not come.
    pub reserves: Vec<LeaguePerson>,
    /// The last one in and the first reserve are level.
    pub is_level: bool,
    /// Places that nobody is left for.
    pub free: usize,
}

impl Qualification {
    /// Everyone whom it names.
    pub(crate) fn people(&self) -> impl Iterator<Item = LeaguePerson> + '_ {
        let chosen = self.sources.iter().flat_map(|source| source.from.chosen());
        chosen.chain(&self.declined).map(|one| one.person)
    }

    /// Whether someone said that they do not come.
    pub fn has_declined(&self, person: LeaguePerson) -> bool {
        self.declined.iter().any(|one| one.person == person)
    }

    /// The same with everyone under another number, and nobody twice in a list.
    pub(crate) fn with_people(&self, current: impl Fn(LeaguePerson) -> LeaguePerson) -> Qualification {
        let mut next = self.clone();
        let each_once = |people: &mut Vec<ListedPerson>| {
            let mut seen = BTreeSet::new();
            people.iter_mut().for_each(|one| one.person = current(one.person));
            people.retain(|one| seen.insert(one.person));
        };
        for source in &mut next.sources {
            if let QualifyingFrom::Chosen { people, .. } = &mut source.from {
                each_once(people);
            }
        }
        each_once(&mut next.declined);
        next
    }

    /// The qualification as it is kept.
    pub(crate) fn sound(self, season: &LeagueSeason) -> Result<Qualification, LeagueRefusal> {
        if self.sources.is_empty() || self.sources.len() > SOURCES_MAX {
            return Err(LeagueRefusal::SourceCount { most: SOURCES_MAX });
        }
        let name = named(&self.name, NAME_MAX)?;
        let mut sources = Vec::new();
        for source in self.sources {
            if !(1..=QUOTA_MAX).contains(&source.quota) {
                return Err(LeagueRefusal::Quota { most: QUOTA_MAX });
            }
            let from = match source.from {
                QualifyingFrom::Unit { unit } if season.unit(unit).is_none_or(|unit| unit.undone) => {
                    return Err(LeagueRefusal::NoSuchUnit);
                }
                QualifyingFrom::Chosen { people, reason } => QualifyingFrom::Chosen {
                    people,
                    reason: reason_of(&reason)?,
                },
                from @ (QualifyingFrom::Season | QualifyingFrom::Unit { .. }) => from,
            };
            sources.push(QualifyingSource { from, ..source });
        }
        Ok(Qualification { name, sources, ..self })
    }
}

impl QualifyingFrom {
    fn chosen(&self) -> &[ListedPerson] {
        match self {
            QualifyingFrom::Season | QualifyingFrom::Unit { .. } => &[],
            QualifyingFrom::Chosen { people, .. } => people,
        }
    }
}

/// Someone in the order of a source, with the rank that decides whether others are level with them.
#[derive(Clone, Copy)]
struct InOrder {
    person: LeaguePerson,
    rank: usize,
}

impl CountedSeason {
    /// Who comes on by this table, source by source. Someone who is in already, or has declined, is passed
    /// over, and the next one comes on.
    pub fn qualified(&self, qualification: &Qualification) -> Vec<QualifiedBySource> {
        let orders: Vec<Vec<InOrder>> = qualification
            .sources
            .iter()
            .map(|source| self.order(&source.from))
            .collect();
        let sources = qualification
            .sources
            .iter()
            .zip(&orders)
            .map(|(source, order)| QuotaSource {
                quota: source.quota as usize,
                order: order.iter().map(|one| one.person).collect(),
            });
        let sources: Vec<QuotaSource<LeaguePerson>> = sources.collect();
        let declined: Vec<LeaguePerson> = qualification.declined.iter().map(|one| one.person).collect();
        let all = qualified(&sources, &declined);
        let by_source = orders.iter().zip(&sources).enumerate().map(|(at, (order, source))| {
            let people: Vec<LeaguePerson> = all
                .iter()
                .filter(|one| one.source == at)
                .map(|one| one.player)
                .collect();
            let reserves = reserves(&sources, at, &declined);
            let rank = |person: Option<&LeaguePerson>| {
                let person = person?;
                order.iter().find(|one| one.person == *person).map(|one| one.rank)
            };
            let (last, first) = (rank(people.last()), rank(reserves.first()));
            QualifiedBySource {
                is_level: last.is_some() && last == first,
                free: source.quota - people.len(),
                people,
                reserves,
            }
        });
        by_source.collect()
    }

    /// The order in which a source is asked.
    fn order(&self, from: &QualifyingFrom) -> Vec<InOrder> {
        match from {
            QualifyingFrom::Season => {
                let ranked = self.rows.iter().filter_map(|row| {
                    Some(InOrder {
                        person: row.person,
                        rank: row.rank?,
                    })
                });
                ranked.collect()
            }
            QualifyingFrom::Unit { unit } => {
                let placed = self.rows.iter().filter_map(|row| {
                    Some(InOrder {
                        person: row.person,
                        rank: self.cell(row, *unit)?.rank?,
                    })
                });
                let mut order: Vec<InOrder> = placed.collect();
                // Those who are level stay in the order of the season.
                order.sort_by_key(|one| one.rank);
                order
            }
            QualifyingFrom::Chosen { people, .. } => {
                let chosen = (1..).zip(people).map(|(rank, one)| InOrder {
                    person: one.person,
                    rank,
                });
                chosen.collect()
            }
        }
    }
}

impl LeagueSeason {
    /// Puts a qualification at this place, or behind the others; none takes away what is there.
    pub(crate) fn set_qualification(
        &mut self,
        at: usize,
        qualification: Option<Qualification>,
    ) -> Result<(), LeagueRefusal> {
        if at > self.qualifications.len() {
            return Err(LeagueRefusal::NoSuchQualification);
        }
        match qualification {
            Some(qualification) => {
                let qualification = qualification.sound(self)?;
                if let Some(place) = self.qualifications.get_mut(at) {
                    *place = qualification;
                } else if self.qualifications.len() >= QUALIFICATIONS_MAX {
                    return Err(LeagueRefusal::QualificationCount {
                        most: QUALIFICATIONS_MAX,
                    });
                } else {
                    self.qualifications.push(qualification);
                }
            }
            None if at < self.qualifications.len() => drop(self.qualifications.remove(at)),
            None => return Err(LeagueRefusal::NoSuchQualification),
        }
        Ok(())
    }

    /// Those who qualified are entered into this tournament.
    pub(crate) fn lead_to(&mut self, at: usize, tournament: i64) -> Result<(), LeagueRefusal> {
        let found = self.qualifications.get_mut(at);
        found.ok_or(LeagueRefusal::NoSuchQualification)?.leads_to = Some(tournament);
        Ok(())
    }

    /// Someone does not come, or does after all.
    pub(crate) fn decline_qualification(
        &mut self,
        at: usize,
        person: LeaguePerson,
        declines: bool,
    ) -> Result<(), LeagueRefusal> {
        let found = self.qualifications.get_mut(at);
        let qualification = found.ok_or(LeagueRefusal::NoSuchQualification)?;
        qualification.declined.retain(|one| one.person != person);
        if declines {
            qualification.declined.push(ListedPerson { person });
        }
        Ok(())
    }
}
