//! `/leagues/{slug}/{season}/settings`: how a season counts, when it is, what it takes in by itself, and what the
//! league is called. What another way of counting would come to is shown before it is saved.

use actix_web::HttpResponse;
use actix_web::web;
use askama::Template;
use chrono::NaiveDate;
use serde::Deserialize;

use super::acting::{COMMON, ManageCommon, NotDone, act, address, opened};
use super::counting_form::{CHAIN, CountingForm, CountingWord, GuestsWord};
use super::moves::moved;
use super::named_by_rule::NamedView;
use super::points_form::PointsWord;
use super::rule_form::{self, RuleForm};
use super::table::{COLUMNS, TableView, name_of, view};
use super::words::day_of;
use crate::account::form::Faults;
use crate::act_form::ActForm;
use crate::choice::Choice;
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Shell, html};
use talon_http::{Problem, Visit, Visitor};
use talon_league::{FormerGuest, LeagueAct, LeaguePerson, SeasonDays, SeasonState, Weekday};
use talon_rules::games::GameKind;
use talon_service::account::fresh_secret;
use talon_service::leagues::{self, LeagueName, NamedByRule, SeasonDates, SeasonForm, SeasonShown};
use talon_text::{Arg, Lang};
use talon_tournament::league::SeasonItem;

/// What a form of the page does.
#[derive(Debug, Clone, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum SettingsAct {
    /// Shows what another way of counting would come to.
    Look(CountingForm),
    Counting(CountingForm),
    Dates {
        season: String,
        from: String,
        to: String,
    },
    Rule(RuleForm),
    Guests {
        #[serde(default)]
        listed: bool,
    },
    /// Whether players may report free tables.
    Reports {
        #[serde(default)]
        taken: bool,
    },
    /// A former guest brings what they played before.
    Bring {
        person: i64,
        #[serde(default)]
        brings: bool,
    },
    /// Whether the next season is made by itself.
    GoOn {
        #[serde(default)]
        goes_on: bool,
    },
    Name {
        name: String,
        slug: String,
    },
}

/// templates/leagues/settings.html
#[derive(Debug, Template)]
#[template(path = "leagues/settings.html")]
struct LeaguesSettingsPage {
    shell: Shell,
    here: String,
    season_href: String,
    manage_href: String,
    title: String,
    key: String,
    version: i64,
    error: String,
    faults: Faults,
    counting: CountingForm,
    points: Vec<Choice>,
    countings: Vec<Choice>,
    guests: Vec<Choice>,
    items: Vec<Choice>,
    /// A later place would be worth more than an earlier one.
    points_rise: bool,
    /// The table as it would be, and who would stand elsewhere.
    preview: Option<TableView>,
    moved: Vec<String>,
    dates: DatesFields,
    rule: RuleForm,
    ruled: Vec<Choice>,
    games: Vec<Choice>,
    presets: Vec<Choice>,
    weekdays: Vec<Choice>,
    /// What the rule as it is saved names.
    named: NamedView,
    units_href: String,
    lists_guests: bool,
    takes_reports: bool,
    /// Guests who became members since the first unit.
    former_guests: Vec<FormerGuestView>,
    goes_on: bool,
    /// Which season will be made by itself, or that there is a later one.
    next_season: String,
    name: String,
    slug: String,
    is_archived: bool,
}

/// Someone who was a guest before a day.
#[derive(Debug)]
struct FormerGuestView {
    id: i64,
    said: String,
    brings: bool,
}

impl FormerGuestView {
    fn of(shown: &SeasonShown, one: &FormerGuest, lang: Lang) -> FormerGuestView {
        let args = [
            ("name", Arg::from(name_of(shown, one.person, lang))),
            ("day", Arg::from(day_of(one.from, lang))),
        ];
        FormerGuestView {
            id: one.person.0,
            said: lang.t_args("league-former-guest", &args),
            brings: one.brings,
        }
    }
}

/// The days of a season, as they stand in a form.
#[derive(Debug)]
struct DatesFields {
    season: String,
    from: String,
    to: String,
}

/// The page.
///
/// # Errors
/// Not found, also when the reader may not manage the league.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (shown, visitor) = opened(&visit, &path.into_inner()).await?;
    let page = page(&visit, &visitor, &shown, None).await?;
    Ok(html(page.render()))
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
    let path = path.into_inner();
    let form = ActForm::<ManageCommon, SettingsAct>::of(fields.into_inner(), COMMON)?;
    let (shown, visitor) = opened(&visit, &path).await?;
    if let SettingsAct::Name { name, slug } = &form.act {
        return rename(&visit, &visitor, &shown, &form, name, slug).await;
    }
    let asked = match form.act.form(&shown, visit.prefs.lang) {
        Ok(asked) => asked,
        Err(faults) => {
            let mut page = page(&visit, &visitor, &shown, Some(&form.act)).await?;
            page.faults = faults;
            return answer(page, None);
        }
    };
    if let SettingsAct::Look(_) = &form.act {
        return look(&visit, &visitor, &shown, &form.act, asked).await;
    }
    match act(&visit, &shown, &form, asked).await? {
        Ok(()) => Ok(see_other(&address(&shown, "settings"))),
        Err(refused) => {
            let page = page(&visit, &visitor, &shown, Some(&form.act)).await?;
            answer(page, Some(refused))
        }
    }
}

impl SettingsAct {
    /// What is done, or what is wrong with a field.
    fn form(&self, shown: &SeasonShown, lang: Lang) -> Result<SeasonForm, Faults> {
        let act = |act: LeagueAct| SeasonForm::Act(Box::new(act));
        let fault = |field: &str, words: String| Faults(vec![(field.to_owned(), words)]);
        Ok(match self {
            SettingsAct::Look(counting) | SettingsAct::Counting(counting) => {
                let profile = counting.read(&shown.season.profile, lang);
                act(LeagueAct::ChangeProfile(
                    profile.map_err(|found| fault(found.field, found.words))?,
                ))
            }
            SettingsAct::Dates { season, from, to } => {
                let day = |text: &str, field| {
                    let day = NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d");
                    day.map_err(|_| fault(field, lang.t("list-bad-date").into_owned()))
                };
                SeasonForm::Dates(SeasonDates {
                    name: season.clone(),
                    days: SeasonDays {
                        from: day(from, "from")?,
                        to: day(to, "to")?,
                    },
                })
            }
            SettingsAct::Rule(rule) => {
                let rule = rule.read(lang).map_err(|found| fault(found.field, found.words))?;
                act(LeagueAct::SetRule(rule))
            }
            SettingsAct::Guests { listed } => act(LeagueAct::ListGuests(*listed)),
            SettingsAct::Reports { taken } => act(LeagueAct::TakeReports(*taken)),
            SettingsAct::Bring { person, brings } => act(LeagueAct::Bring {
                person: LeaguePerson(*person),
                brings: *brings,
            }),
            SettingsAct::GoOn { goes_on } => act(LeagueAct::GoOn(*goes_on)),
            SettingsAct::Name { .. } => return Err(Faults::default()),
        })
    }
}

/// What another way of counting would come to.
async fn look(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: &SettingsAct,
    asked: SeasonForm,
) -> PageResult {
    let SeasonForm::Act(asked) = asked else {
        return Err(Problem::internal("nothing to look at"));
    };
    let LeagueAct::ChangeProfile(change) = *asked else {
        return Err(Problem::internal("nothing to look at"));
    };
    let season = shown.clone();
    let (counted, _) = visit
        .act(move |state, _| Ok(state.store.read(|db| leagues::with_profile(db, &season, change))))
        .await?;
    let mut page = page(visit, visitor, shown, Some(sent)).await?;
    match counted {
        Ok(counted) => {
            let lang = visit.prefs.lang;
            page.moved = shown
                .table
                .as_ref()
                .map(|table| moved(shown, &counted, table, lang))
                .unwrap_or_default();
            page.preview = Some(view(shown, &counted, COLUMNS, lang));
            answer(page, None)
        }
        Err(refusal) => {
            let refused = NotDone::of(visit, shown, refusal)?;
            answer(page, Some(refused))
        }
    }
}

async fn rename(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    form: &ActForm<ManageCommon, SettingsAct>,
    name: &str,
    slug: &str,
) -> PageResult {
    let new = LeagueName {
        name: name.to_owned(),
        slug: slug.to_owned(),
    };
    let (league, key) = (shown.league.slug.clone(), form.common.key.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            Ok(leagues::rename(
                &state.store,
                actor,
                &league,
                &new,
                Some(&key),
                state.now(),
            ))
        })
        .await?;
    match done {
        Ok(slug) => Ok(see_other(&format!(
            "{}/settings",
            routes::league(&slug, &shown.head.slug)
        ))),
        Err(error) => {
            let mut page = page(visit, visitor, shown, Some(&form.act)).await?;
            page.faults = Faults::of(visit.prefs.lang, error)?;
            answer(page, None)
        }
    }
}

fn answer(mut page: LeaguesSettingsPage, refused: Option<NotDone>) -> PageResult {
    let status = match &refused {
        Some(refused) => refused.status,
        None => page.faults.status(),
    };
    match refused.map(|refused| (refused.field, refused.words)) {
        Some((Some(field), words)) => page.faults = Faults(vec![(field.to_owned(), words)]),
        Some((None, words)) => page.error = words,
        None => {}
    }
    let mut response: HttpResponse = html(page.render());
    *response.status_mut() = status;
    Ok(response)
}

/// The page with the settings as they are, or as they were sent.
async fn page(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    sent: Option<&SettingsAct>,
) -> Result<LeaguesSettingsPage, Problem> {
    let named = named(visit, shown).await?;
    let mut page = with_settings(visit, visitor, shown, &named)?;
    if let Some(sent) = sent {
        page.fill(sent);
    }
    Ok(page)
}

/// What the rule of the season names.
async fn named(visit: &Visit, shown: &SeasonShown) -> Result<Vec<NamedByRule>, Problem> {
    let asked = shown.clone();
    let (named, _) = visit
        .act(move |state, actor| {
            let now = state.now();
            Ok(state.store.read(|db| leagues::named_by_rule(db, actor, &asked, now))?)
        })
        .await?;
    Ok(named)
}

fn with_settings(
    visit: &Visit,
    visitor: &Visitor,
    shown: &SeasonShown,
    named: &[NamedByRule],
) -> Result<LeaguesSettingsPage, Problem> {
    let (lang, season) = (visit.prefs.lang, &shown.season);
    let said = |prefix: &str, word: &str| {
        let key = format!("{prefix}-{}", word.replace('_', "-"));
        Choice::new(word, lang.t(&key))
    };
    let nothing = |key: &str| Choice::new("", lang.t(key));
    let mut games = vec![nothing("league-rule-any-game")];
    games.extend(GameKind::ALL.iter().map(|game| said("game", game.as_str())));
    let mut weekdays = vec![nothing("league-rule-any-day")];
    weekdays.extend(Weekday::ALL.iter().map(|day| said("league-weekday", day.as_str())));
    let mut items = vec![nothing("league-chain-nothing")];
    items.extend(SeasonItem::ALL.iter().map(|item| said("league-chain", item.as_str())));
    Ok(LeaguesSettingsPage {
        shell: Shell::new(visit, visitor, lang.t("league-settings")),
        here: address(shown, "settings"),
        season_href: routes::league(&shown.league.slug, &shown.head.slug),
        manage_href: address(shown, "manage"),
        title: format!("{}, {}", shown.league.name, shown.head.name),
        key: fresh_secret()?,
        version: shown.head.version,
        error: String::new(),
        faults: Faults::default(),
        counting: CountingForm::of(&season.profile, season.planned),
        points: PointsWord::ALL
            .iter()
            .map(|one| said("league-points", one.as_str()))
            .collect(),
        countings: CountingWord::ALL
            .iter()
            .map(|one| said("league-counting", one.as_str()))
            .collect(),
        guests: GuestsWord::ALL
            .iter()
            .map(|one| said("league-guests", one.as_str()))
            .collect(),
        items,
        points_rise: season.profile.points.rises(),
        preview: None,
        moved: Vec::new(),
        dates: DatesFields {
            season: shown.head.name.clone(),
            from: shown.head.starts_on.to_string(),
            to: shown.head.ends_on.to_string(),
        },
        rule: RuleForm::of(season.rule.as_ref()),
        games,
        presets: rule_form::presets(lang),
        ruled: rule_form::choices(lang),
        weekdays,
        named: NamedView::of(shown, named, lang),
        units_href: address(shown, "units"),
        lists_guests: season.lists_guests,
        takes_reports: season.takes_reports,
        former_guests: season
            .joined_meanwhile()
            .map(|one| FormerGuestView::of(shown, one, lang))
            .collect(),
        goes_on: season.goes_on,
        next_season: next_season(shown, lang),
        name: shown.league.name.clone(),
        slug: shown.league.slug.clone(),
        is_archived: season.state == SeasonState::Archived,
    })
}

/// What becomes of the league when the season is over.
fn next_season(shown: &SeasonShown, lang: Lang) -> String {
    let is_last = shown.seasons.first().is_some_and(|last| last.id == shown.head.id);
    if !is_last {
        return lang.t("league-goes-on-later").into_owned();
    }
    let days = SeasonDays {
        from: shown.head.starts_on,
        to: shown.head.ends_on,
    };
    let next = days.following();
    let args = [
        ("name", Arg::from(next.name())),
        ("from", Arg::from(day_of(next.from, lang))),
        ("to", Arg::from(day_of(next.to, lang))),
    ];
    lang.t_args("league-goes-on-help", &args)
}

impl LeaguesSettingsPage {
    /// What was sent stands where it was typed.
    fn fill(&mut self, sent: &SettingsAct) {
        match sent {
            SettingsAct::Look(counting) | SettingsAct::Counting(counting) => {
                self.points_rise = counting.points_rise();
                self.counting = counting.clone();
            }
            SettingsAct::Dates { season, from, to } => {
                self.dates = DatesFields {
                    season: season.clone(),
                    from: from.clone(),
                    to: to.clone(),
                };
            }
            SettingsAct::Rule(rule) => self.rule = rule.clone(),
            SettingsAct::Guests { listed } => self.lists_guests = *listed,
            SettingsAct::Reports { taken } => self.takes_reports = *taken,
            SettingsAct::GoOn { goes_on } => self.goes_on = *goes_on,
            SettingsAct::Bring { person, brings } => {
                let sent = self.former_guests.iter_mut().filter(|one| one.id == *person);
                sent.for_each(|one| one.brings = *brings);
            }
            SettingsAct::Name { name, slug } => (self.name, self.slug) = (name.clone(), slug.clone()),
        }
    }

    /// What decides at this place between level rows.
    fn item(&self, place: &usize) -> &str {
        self.counting.chain.get(*place).map_or("", String::as_str)
    }

    fn places(&self) -> std::ops::Range<usize> {
        0..CHAIN.max(self.counting.chain.len())
    }
}
