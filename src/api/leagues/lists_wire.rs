//! How the challenge list of a season and those who qualify from it are written in JSON.

use serde::Serialize;
use talon_league::{ChallengePosition, CountedSeason, LeaguePerson, Qualification, QualifyingFrom};
use talon_service::leagues::{SeasonShown, ShownList};
use utoipa::ToSchema;

/// Someone in a list of a season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ListedPlayer {
    /// Number of the player's page.
    pub player: i64,
    /// The name they choose to show; null if they show none.
    pub name: Option<String>,
}

/// A position on the challenge list; the first one is the highest.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChallengeView {
    #[serde(flatten)]
    pub player: ListedPlayer,
    /// The position before the last unit, from 1; null if there was none.
    pub position_before: Option<usize>,
}

/// What the tournaments of a season keep of their pots, shared at its end.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SeasonPotView {
    /// Per cent for the first, the second and so on.
    pub shares: Vec<u8>,
    /// Number of the unit whose places decide; null if the table of the season does.
    pub decided_by: Option<u32>,
    /// What each unit brought, in the order of play.
    pub kept: Vec<KeptMoneyView>,
    /// Who would have how much if the season ended now, the first place first.
    pub prizes: Vec<PotPrizeView>,
}

/// What a unit brought into the pot of its season.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct KeptMoneyView {
    pub unit: u32,
    /// As its tournament writes it; may be empty.
    pub currency: String,
    /// In whole units.
    pub amount: u64,
}

/// What a player has of the pot.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PotPrizeView {
    #[serde(flatten)]
    pub player: ListedPlayer,
    pub currency: String,
    /// In whole units.
    pub amount: u64,
}

/// What players of a season qualify for, with those who do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct QualificationView {
    pub name: String,
    /// In the order in which they are asked.
    pub sources: Vec<QualifyingSourceView>,
    /// Who does not come.
    pub declined: Vec<ListedPlayer>,
}

/// A source of players who qualify.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct QualifyingSourceView {
    /// `season`, `unit` or `chosen` (a list made by decision).
    pub kind: &'static str,
    /// The number of the unit, for `unit`.
    pub unit: Option<u32>,
    /// Why they were chosen, for `chosen`.
    pub reason: Option<String>,
    /// How many it brings at most.
    pub quota: u32,
    /// Who qualifies through it.
    pub players: Vec<ListedPlayer>,
    /// Who is next if one of them does not come.
    pub reserves: Vec<ListedPlayer>,
    /// Whether the last one in and the first reserve are level.
    pub level: bool,
}

/// A list of players with a tag.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct TagListView {
    /// The tag, and the value of `list` that asks for it.
    pub tag: String,
    /// `counted` (the points of the season) or `own_places` (places and points among the players on the list).
    pub points: &'static str,
    /// How many are on it.
    pub players: usize,
}

impl TagListView {
    pub fn of(list: &ShownList) -> TagListView {
        TagListView {
            tag: list.tag.clone(),
            points: list.points.as_str(),
            players: list.people,
        }
    }
}

fn listed(shown: &SeasonShown, person: LeaguePerson) -> ListedPlayer {
    ListedPlayer {
        player: person.0,
        name: shown.name(person).map(str::to_owned),
    }
}

/// The challenge list of a table.
pub(super) fn challenge(shown: &SeasonShown, table: &CountedSeason) -> Vec<ChallengeView> {
    let view = |position: &ChallengePosition| ChallengeView {
        player: listed(shown, position.person),
        position_before: position.before,
    };
    table.challenge.iter().map(view).collect()
}

/// The pot of a table.
pub(super) fn pot(shown: &SeasonShown, table: &CountedSeason) -> Option<SeasonPotView> {
    let pot = table.pot.as_ref()?;
    let kept = pot.kept.iter().map(|one| KeptMoneyView {
        unit: one.unit.0,
        currency: one.currency.clone(),
        amount: one.amount,
    });
    let prizes = pot.prizes.iter().map(|one| PotPrizeView {
        player: listed(shown, one.person),
        currency: one.currency.clone(),
        amount: one.amount,
    });
    Some(SeasonPotView {
        shares: pot.shared.shares.clone(),
        decided_by: pot.shared.decided_by.map(|unit| unit.0),
        kept: kept.collect(),
        prizes: prizes.collect(),
    })
}

/// Who qualifies by a table.
pub(super) fn qualified(shown: &SeasonShown, table: &CountedSeason) -> Vec<QualificationView> {
    let all = shown.season.qualifications.iter();
    all.map(|one| QualificationView::of(shown, table, one)).collect()
}

impl QualificationView {
    fn of(shown: &SeasonShown, table: &CountedSeason, one: &Qualification) -> QualificationView {
        let people = |people: &[LeaguePerson]| -> Vec<ListedPlayer> {
            people.iter().map(|person| listed(shown, *person)).collect()
        };
        let brought = table.qualified(one);
        let sources = one.sources.iter().zip(&brought).map(|(source, brought)| {
            let (kind, unit, reason) = match &source.from {
                QualifyingFrom::Season => ("season", None, None),
                QualifyingFrom::Unit { unit } => ("unit", Some(unit.0), None),
                QualifyingFrom::Chosen { reason, .. } => ("chosen", None, Some(reason.clone())),
            };
            QualifyingSourceView {
                kind,
                unit,
                reason,
                quota: source.quota,
                players: people(&brought.people),
                reserves: people(&brought.reserves),
                level: brought.is_level,
            }
        });
        QualificationView {
            name: one.name.clone(),
            sources: sources.collect(),
            declined: one.declined.iter().map(|one| listed(shown, one.person)).collect(),
        }
    }
}
