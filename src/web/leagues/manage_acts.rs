//! What the forms of the page that manages a season send, and what is said where they cannot be done.

use crate::choice::Choice;
use serde::Deserialize;

use super::table::{name_of, unit_name};
use super::team_settings;
use talon_league::{
    AdjustmentCode, AdjustmentNo, LeagueAct, LeaguePerson, LeaguePlayoff, LeagueRefusal, NewAdjustment, PlayoffResult,
    Publishing, SeasonState, UnitNo,
};
use talon_rules::games::GameKind;
use talon_service::leagues::{SeasonForm, SeasonRefusal, SeasonShown};
use talon_text::{Arg, Lang};
use talon_tournament::league::{CountingFault, SeasonFault};

/// An act on a season, as its form names it.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum ManageAct {
    Adjust {
        person: i64,
        #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
        unit: Option<u32>,
        amount: String,
        /// Its kind; empty where it is none of those that are offered.
        #[serde(default)]
        code: String,
        text: String,
    },
    Revoke {
        adjustment: u32,
        reason: String,
    },
    /// What was played between people who are level.
    PlayOff {
        person: Vec<i64>,
        place: Vec<u32>,
    },
    Publishing {
        #[serde(default)]
        live: bool,
    },
    Show,
    Hide,
    Publish {
        reason: String,
    },
    Finish,
    Archive,
    Reopen {
        reason: String,
    },
    Undo,
}

/// What was typed is not a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotANumber(pub &'static str);

impl ManageAct {
    /// What is done.
    pub fn form(self, shown: &SeasonShown) -> Result<SeasonForm, NotANumber> {
        let act = |act: LeagueAct| Ok(SeasonForm::Act(Box::new(act)));
        let step = |to, reason: String| act(LeagueAct::Move { to, reason });
        match self {
            ManageAct::Adjust {
                person,
                unit,
                amount,
                code,
                text,
            } => act(LeagueAct::Adjust(NewAdjustment {
                person: LeaguePerson(person),
                unit: unit.map(UnitNo),
                amount: talon_text::number::exact(amount.trim()).ok_or(NotANumber("amount"))?,
                code: AdjustmentCode::parse(&code),
                text,
                by: None,
                time: None,
            })),
            ManageAct::Revoke { adjustment, reason } => act(LeagueAct::Revoke {
                number: AdjustmentNo(adjustment),
                reason,
            }),
            ManageAct::PlayOff { person, place } => act(play_off(&person, &place)),
            ManageAct::Publishing { live } => act(LeagueAct::SetPublishing(if live {
                Publishing::Live
            } else {
                Publishing::ByHand
            })),
            ManageAct::Undo => Ok(SeasonForm::Undo),
            ManageAct::Show => Ok(SeasonForm::Show(true)),
            ManageAct::Hide => Ok(SeasonForm::Show(false)),
            ManageAct::Publish { reason } => Ok(SeasonForm::Publish { reason }),
            ManageAct::Finish => step(SeasonState::Finished, String::new()),
            ManageAct::Archive => step(SeasonState::Archived, String::new()),
            ManageAct::Reopen { reason } => {
                let to = if shown.season.state == SeasonState::Archived {
                    SeasonState::Finished
                } else {
                    SeasonState::Running
                };
                step(to, reason)
            }
        }
    }
}

/// A play-off, with the place of each person.
pub(super) fn play_off(people: &[i64], places: &[u32]) -> LeagueAct {
    let places = people.iter().zip(places).map(|(person, place)| PlayoffResult {
        person: LeaguePerson(*person),
        place: *place,
    });
    LeagueAct::PlayOff(LeaguePlayoff {
        places: places.collect(),
    })
}

/// Why a season does not take an act, in words.
pub(super) fn refused(refused: &SeasonRefusal, shown: &SeasonShown, lang: Lang) -> String {
    match refused {
        SeasonRefusal::League(refusal) => refusal_said(refusal, shown, lang),
        SeasonRefusal::Count(count) => fault(*count, shown, lang),
        SeasonRefusal::OfTournament(name) => {
            lang.t_args("league-evening-of-tournament", &[("name", Arg::from(name.clone()))])
        }
        SeasonRefusal::OtherGame { season, unit } => {
            let game = |game: GameKind| Arg::from(lang.t(&format!("game-{}", game.as_str())).into_owned());
            lang.t_args("league-other-game", &[("season", game(*season)), ("unit", game(*unit))])
        }
        SeasonRefusal::RoundRunning { round, name } => round_said("league-round-running", *round, name, lang),
        SeasonRefusal::EveningRunning => lang.t("league-evening-running").into_owned(),
        SeasonRefusal::EveningPrivate => lang.t("league-evening-private").into_owned(),
        SeasonRefusal::TooManyReports { most } => lang.n("league-report-full", *most as i64),
        SeasonRefusal::ReportsClosed => lang.t("league-report-closed").into_owned(),
        SeasonRefusal::NotSeated => lang.t("league-report-not-seated").into_owned(),
        SeasonRefusal::NotPlayedYet => lang.t("league-report-early").into_owned(),
        SeasonRefusal::OutsideSeason => lang.t("league-report-outside").into_owned(),
        SeasonRefusal::ReportedAlready => lang.t("league-report-known").into_owned(),
        SeasonRefusal::OwnReport => lang.t("league-report-own").into_owned(),
        SeasonRefusal::NoSuchReport => lang.t("league-report-gone").into_owned(),
        SeasonRefusal::Stale => lang.t("league-stale").into_owned(),
        SeasonRefusal::NothingToUndo => lang.t("league-nothing-to-undo").into_owned(),
    }
}

fn refusal_said(refusal: &LeagueRefusal, shown: &SeasonShown, lang: Lang) -> String {
    let key = match refusal {
        LeagueRefusal::NoSuchUnit => "league-no-unit",
        LeagueRefusal::NotProposed => "league-not-proposed",
        LeagueRefusal::NoSuchAdjustment => "league-no-adjustment",
        LeagueRefusal::NoFormerGuest => "league-no-former-guest",
        LeagueRefusal::CountsAlready(unit) => return unit_said("league-counts-already", *unit, shown, lang),
        LeagueRefusal::WholeCounts { unit, round } => {
            let name = unit_called(*unit, shown, lang);
            return round_said("league-whole-counts", *round, &name, lang);
        }
        LeagueRefusal::RoundCounts(unit) => return round_counts_said(*unit, shown, lang),
        LeagueRefusal::Seats => "league-table-seats",
        LeagueRefusal::SeatTwice(person) => {
            let args = [("name", Arg::from(name_of(shown, *person, lang)))];
            return lang.t_args("league-table-seat-twice", &args);
        }
        LeagueRefusal::ScoreTooLarge { most } => return lang.n("league-table-score-max", *most),
        LeagueRefusal::Full { most } => return lang.n("league-full", *most as i64),
        LeagueRefusal::Reason { most } => return lang.n("league-reason", *most as i64),
        LeagueRefusal::Name { most } => return lang.n("league-group-unfit", *most as i64),
        LeagueRefusal::TooManyPlanned { most } => return lang.n("league-planned-max", *most as i64),
        LeagueRefusal::NegativeWeight => "league-negative-weight",
        LeagueRefusal::Counting(fault) => return counting_said(*fault, lang),
        LeagueRefusal::Teams(refusal) => return team_settings::refused(*refusal, shown, lang),
        LeagueRefusal::ChainTwice(_) => "league-chain-twice",
        LeagueRefusal::Archived => "league-archived",
        LeagueRefusal::NotThatWay => "league-not-that-way",
        LeagueRefusal::Unchanged => "league-unchanged",
        LeagueRefusal::DivisionCount { most } => return lang.n("league-division-count", *most as i64),
        LeagueRefusal::DivisionTwice(name) => {
            return lang.t_args("league-division-twice", &[("name", Arg::from(name.clone()))]);
        }
        LeagueRefusal::InTwoDivisions(person) => return person_said("league-in-two-divisions", *person, shown, lang),
        LeagueRefusal::InNoDivision(person) => return person_said("league-in-no-division", *person, shown, lang),
        LeagueRefusal::NoDivisions => "league-divisions-none",
        LeagueRefusal::TooManyMove { most } => return lang.n("league-moving-max", i64::from(*most)),
        LeagueRefusal::PlayoffOfTwo => "league-playoff-of-two",
        LeagueRefusal::PlayoffUndecided => "league-playoff-undecided",
        LeagueRefusal::PlayoffContradicts => "league-playoff-contradicts",
        LeagueRefusal::ChallengeTooFar { most } => return lang.n("league-challenge-max", i64::from(*most)),
        LeagueRefusal::OnListTwice(person) => return person_said("league-on-challenge-twice", *person, shown, lang),
        LeagueRefusal::NoSuchQualification => "league-no-qualification",
        LeagueRefusal::QualificationCount { most } => return lang.n("league-qualification-count", *most as i64),
        LeagueRefusal::SourceCount { most } => return lang.n("league-source-count", *most as i64),
        LeagueRefusal::Tag { most } => return lang.n("tag-bad", *most as i64),
        LeagueRefusal::ListCount { most } => return lang.n("league-list-count", *most as i64),
        LeagueRefusal::NoSuchList => "league-list-gone",
        LeagueRefusal::PotShares { most } => return lang.n("league-pot-shares", *most as i64),
        LeagueRefusal::Quota { most } => return lang.n("league-quota-max", i64::from(*most)),
    };
    lang.t(key).into_owned()
}

pub(super) fn counting_said(fault: CountingFault, lang: Lang) -> String {
    let key = match fault {
        CountingFault::Nothing => "league-counting-nothing",
        CountingFault::NotUpwards => "league-counting-not-upwards",
        CountingFault::TooFast => "league-counting-too-fast",
    };
    lang.t(key).into_owned()
}

fn person_said(key: &str, person: LeaguePerson, shown: &SeasonShown, lang: Lang) -> String {
    lang.t_args(key, &[("name", Arg::from(name_of(shown, person, lang)))])
}

fn unit_said(key: &str, unit: UnitNo, shown: &SeasonShown, lang: Lang) -> String {
    lang.t_args(key, &[("name", Arg::from(unit_called(unit, shown, lang)))])
}

fn unit_called(unit: UnitNo, shown: &SeasonShown, lang: Lang) -> String {
    let found = shown.units.iter().find(|one| one.number == unit);
    found.map(|unit| unit_name(unit, lang)).unwrap_or_default()
}

/// Something about a round of a tournament of this name.
fn round_said(key: &str, round: u16, name: &str, lang: Lang) -> String {
    let args = [
        ("round", Arg::Number(round.into())),
        ("name", Arg::from(name.to_owned())),
    ];
    lang.t_args(key, &args)
}

/// The unit is a round, beside which its tournament cannot count.
fn round_counts_said(unit: UnitNo, shown: &SeasonShown, lang: Lang) -> String {
    let found = shown.units.iter().find(|one| one.number == unit);
    let tournament = found
        .filter(|unit| !unit.has_own_name)
        .and_then(|unit| unit.name.clone());
    let name = tournament.unwrap_or_else(|| lang.t("league-unit-tournament").into_owned());
    let args = [
        ("name", Arg::from(name)),
        ("part", Arg::from(unit_called(unit, shown, lang))),
    ];
    lang.t_args("league-round-counts", &args)
}

/// Why a season cannot be counted, in words.
pub(super) fn fault(fault: SeasonFault, shown: &SeasonShown, lang: Lang) -> String {
    let counting = shown.season.counting();
    let unit = |place: usize| counting.get(place).map_or(UnitNo(0), |unit| unit.number);
    match fault {
        SeasonFault::Counting(fault) => counting_said(fault, lang),
        SeasonFault::ChainTwice(_) => lang.t("league-chain-twice").into_owned(),
        SeasonFault::NegativeWeight { .. } => lang.t("league-negative-weight").into_owned(),
        SeasonFault::NoSuchPlayer { unit: place } | SeasonFault::NoRanking { unit: place } => {
            unit_said("league-unit-unsound", unit(place), shown, lang)
        }
        SeasonFault::PlayerTwice { unit: place, .. } => unit_said("league-unit-twice", unit(place), shown, lang),
        SeasonFault::TooLarge { unit: place } => unit_said("league-unit-too-large", unit(place), shown, lang),
        SeasonFault::NotPlayed { unit: place, .. } => unit_said("league-unit-not-played", unit(place), shown, lang),
        SeasonFault::AdjustmentOfNobody => lang.t("league-no-adjustment").into_owned(),
    }
}

/// Everyone who can be chosen for an adjustment, by name.
pub(super) fn people(shown: &SeasonShown, lang: Lang) -> Vec<Choice> {
    let table = match &shown.draft {
        Some(Ok(draft)) => Some(draft),
        Some(Err(_)) | None => shown.table.as_ref(),
    };
    let rows = table.map(|table| table.rows.as_slice()).unwrap_or_default();
    let mut people: Vec<Choice> = rows
        .iter()
        .map(|row| Choice::new(row.person.0.to_string(), name_of(shown, row.person, lang)))
        .collect();
    people.sort_by(|one, other| one.label.cmp(&other.label));
    people
}
