//! `/leagues/{slug}/{season}/settings/teams`: the teams of a season, who is in which, and how many of their members
//! count.

use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::acting::{NotDone, Posted, address, member_choices, opened};
use super::table::name_of;
use super::tag_lists::points_offered;
use super::team_table::days;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::Shell;
use talon_http::{Visit, Visitor};
use talon_league::{
    LeagueAct, LeaguePerson, LeagueSeason, LeagueTeam, ListPoints, SeasonState, TeamAct, TeamMember, TeamNo,
    TeamRefusal, TeamScoring,
};
use talon_service::account::fresh_secret;
use talon_service::leagues::{SeasonForm, SeasonShown};
use talon_text::{Arg, Lang, number};
use talon_tournament::names::NAME_MAX;

/// An act on the teams of a season.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum TeamsAct {
    Add {
        name: String,
    },
    Rename {
        team: u32,
        name: String,
    },
    Join {
        team: u32,
        person: i64,
        from: String,
        to: String,
    },
    Leave {
        team: u32,
        person: i64,
        /// The first day that they have, so that it is known which of their times in the team ends.
        since: String,
        last: String,
    },
    Remove {
        team: u32,
    },
    Score {
        scoring: ScoringWord,
        count: String,
        /// What the people of a team have in a table of their own.
        #[serde(default)]
        list: ListPoints,
        reason: String,
    },
}

/// How a team gets its points, as a form says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ScoringWord {
    Best,
    All,
}

impl ScoringWord {
    fn of(scoring: TeamScoring) -> ScoringWord {
        match scoring {
            TeamScoring::Best { .. } => ScoringWord::Best,
            TeamScoring::All => ScoringWord::All,
        }
    }

    const fn as_str(self) -> &'static str {
        match self {
            ScoringWord::Best => "best",
            ScoringWord::All => "all",
        }
    }
}

/// templates/leagues/team_settings.html
#[derive(Debug, Template)]
#[template(path = "leagues/team_settings.html")]
struct LeaguesTeamSettingsPage {
    shell: Shell,
    here: String,
    season_href: String,
    manage_href: String,
    name: String,
    key: String,
    version: i64,
    error: String,
    scoring: ScoringFields,
    scorings: Vec<Choice>,
    lists: Vec<Choice>,
    /// Changing it is told with a reason.
    asks_reason: bool,
    teams: Vec<TeamForm>,
    people: Vec<Choice>,
    /// The name of a team that was not added.
    adds: String,
    name_max: usize,
    is_archived: bool,
}

/// How a team gets its points, as the fields have it.
#[derive(Debug)]
struct ScoringFields {
    scoring: &'static str,
    count: String,
    list: &'static str,
    reason: String,
}

/// A team with its forms.
#[derive(Debug)]
struct TeamForm {
    number: u32,
    name: String,
    members: Vec<MemberForm>,
    renamed: String,
    joins: JoinFields,
    /// Which of its forms was not taken.
    is_renaming: bool,
    is_joining: bool,
}

/// Someone in a team, with the form that ends it.
#[derive(Debug)]
struct MemberForm {
    person: i64,
    name: String,
    days: String,
    since: String,
    last: String,
    is_open: bool,
}

/// Who is to join a team, as it was typed.
#[derive(Debug, Default)]
struct JoinFields {
    person: String,
    from: String,
    to: String,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (shown, visitor) = opened(&visit, &path.into_inner()).await?;
    draw(&visit, &visitor, &shown, None, None)
}

/// Does what a form says.
///
/// # Errors
/// As for the page.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, String)>,
    fields: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let posted = Posted::<TeamsAct>::read(&visit, path, fields).await?;
    let asked = posted.form.act.form(visit.prefs.lang);
    let asked = asked.map(|act| SeasonForm::Act(Box::new(LeagueAct::Teams(act))));
    match posted.act(&visit, asked).await? {
        Ok(()) => Ok(see_other(&address(&posted.shown, "settings/teams"))),
        Err(refused) => draw(
            &visit,
            &posted.visitor,
            &posted.shown,
            Some(&posted.form.act),
            Some(refused),
        ),
    }
}

impl TeamsAct {
    /// What is done, or what is wrong with a field.
    fn form(&self, lang: Lang) -> Result<TeamAct, String> {
        Ok(match self {
            TeamsAct::Add { name } => TeamAct::Add { name: name.clone() },
            TeamsAct::Rename { team, name } => TeamAct::Rename {
                team: TeamNo(*team),
                name: name.clone(),
            },
            TeamsAct::Join { team, person, from, to } => TeamAct::Join {
                team: TeamNo(*team),
                member: TeamMember {
                    person: LeaguePerson(*person),
                    from: day(from, lang)?,
                    to: day(to, lang)?,
                },
            },
            TeamsAct::Leave {
                team,
                person,
                since,
                last,
            } => TeamAct::Leave {
                team: TeamNo(*team),
                person: LeaguePerson(*person),
                from: day(since, lang)?,
                last: day(last, lang)?.ok_or_else(|| lang.t("list-bad-date").into_owned())?,
            },
            TeamsAct::Remove { team } => TeamAct::Remove(TeamNo(*team)),
            TeamsAct::Score {
                scoring,
                count,
                list,
                reason,
            } => TeamAct::Score {
                list: *list,
                scoring: match scoring {
                    ScoringWord::All => TeamScoring::All,
                    ScoringWord::Best => {
                        let k = number::count(count).ok_or_else(|| lang.t("set-bad-number").into_owned())?;
                        TeamScoring::Best { k }
                    }
                },
                reason: reason.clone(),
            },
        })
    }
}

/// A day; none where nothing was typed.
fn day(typed: &str, lang: Lang) -> Result<Option<NaiveDate>, String> {
    match typed.trim() {
        "" => Ok(None),
        typed => NaiveDate::parse_from_str(typed, "%Y-%m-%d")
            .map(Some)
            .map_err(|_| lang.t("list-bad-date").into_owned()),
    }
}

fn draw(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: Option<&TeamsAct>,
    refused: Option<NotDone>,
) -> PageResult {
    let (lang, season) = (visit.prefs.lang, &shown.season);
    let teams = shown.teams_now();
    let page = LeaguesTeamSettingsPage {
        shell: Shell::new(visit, visitor, lang.t("league-teams")),
        here: address(shown, "settings/teams"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        name: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: NotDone::said(refused.as_ref()),
        scoring: scoring(season, sent),
        lists: points_offered(lang),
        scorings: [
            Choice::new(ScoringWord::Best.as_str(), lang.t("league-team-scoring-best")),
            Choice::new(ScoringWord::All.as_str(), lang.t("league-team-scoring-all")),
        ]
        .to_vec(),
        asks_reason: !season.units.is_empty() && !teams.is_empty(),
        teams: teams.iter().map(|team| team_form(shown, team, sent, lang)).collect(),
        people: member_choices(shown, lang),
        adds: match sent {
            Some(TeamsAct::Add { name }) => name.clone(),
            _ => String::new(),
        },
        name_max: NAME_MAX,
        is_archived: season.state == SeasonState::Archived,
    };
    Ok(NotDone::answer(refused.as_ref(), page.render()))
}

fn scoring(season: &LeagueSeason, sent: Option<&TeamsAct>) -> ScoringFields {
    let now = season.team_scoring;
    match sent {
        Some(TeamsAct::Score {
            scoring,
            count,
            list,
            reason,
        }) => ScoringFields {
            list: list.as_str(),
            scoring: scoring.as_str(),
            count: count.clone(),
            reason: reason.clone(),
        },
        _ => ScoringFields {
            list: season.team_list.as_str(),
            scoring: ScoringWord::of(now).as_str(),
            count: now.most().map(|most| most.to_string()).unwrap_or_default(),
            reason: String::new(),
        },
    }
}

/// A team as it is, or as someone wanted it.
fn team_form(shown: &SeasonShown, team: &LeagueTeam, sent: Option<&TeamsAct>, lang: Lang) -> TeamForm {
    let mut form = TeamForm {
        number: team.number.0,
        name: team.name.clone(),
        members: team
            .members
            .iter()
            .map(|member| member_form(shown, member, lang))
            .collect(),
        renamed: team.name.clone(),
        joins: JoinFields::default(),
        is_renaming: false,
        is_joining: false,
    };
    match sent {
        Some(TeamsAct::Rename { team, name }) if *team == form.number => {
            form.renamed.clone_from(name);
            form.is_renaming = true;
        }
        Some(TeamsAct::Remove { team }) if *team == form.number => form.is_renaming = true,
        Some(TeamsAct::Join { team, person, from, to }) if *team == form.number => {
            form.joins = JoinFields {
                person: person.to_string(),
                from: from.clone(),
                to: to.clone(),
            };
            form.is_joining = true;
        }
        Some(TeamsAct::Leave {
            team,
            person,
            since,
            last,
        }) if *team == form.number => {
            let same = |one: &&mut MemberForm| one.person == *person && one.since == *since;
            if let Some(member) = form.members.iter_mut().find(same) {
                member.last.clone_from(last);
                member.is_open = true;
            }
        }
        Some(_) | None => {}
    }
    form
}

fn member_form(shown: &SeasonShown, member: &TeamMember, lang: Lang) -> MemberForm {
    let typed = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
    MemberForm {
        person: member.person.0,
        name: name_of(shown, member.person, lang),
        days: days(member, lang),
        since: typed(member.from),
        last: typed(member.to),
        is_open: false,
    }
}

/// Why the teams were not changed, in words.
pub(super) fn refused(refusal: TeamRefusal, shown: &SeasonShown, lang: Lang) -> String {
    let name = |team: TeamNo| Arg::from(shown.team_name(team).unwrap_or_default().to_owned());
    let key = match refusal {
        TeamRefusal::NoSuchTeam => "league-team-missing",
        TeamRefusal::NotInTeam => "league-team-not-in",
        TeamRefusal::EndsBefore => "league-team-ends-before",
        TeamRefusal::NoMember => "league-team-no-member",
        TeamRefusal::NameTaken(team) => return lang.t_args("league-team-name-taken", &[("name", name(team))]),
        TeamRefusal::HasEarned(team) => return lang.t_args("league-team-has-points", &[("team", name(team))]),
        TeamRefusal::Name { most } => return lang.n("league-team-name-unfit", most as i64),
        TeamRefusal::TooManyTeams { most } => return lang.n("league-teams-full", most as i64),
        TeamRefusal::TooManyMembers { most } => return lang.n("league-team-full", most as i64),
        TeamRefusal::Scoring { most } => return lang.n("league-team-scoring-unfit", most as i64),
        TeamRefusal::InTwoTeams { person, one, other } => {
            let player = Arg::from(name_of(shown, person, lang));
            let key = match one == other {
                true => "league-team-already",
                false => "league-team-two",
            };
            return lang.t_args(key, &[("player", player), ("team", name(one)), ("other", name(other))]);
        }
    };
    lang.t(key).into_owned()
}
