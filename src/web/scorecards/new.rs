//! `/sessions/new`: beginning a card, with new people or as last time.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::begin_written::{NotBegun, begin_written};
use super::frame::{address, author, done, heading};
use super::new_form::{NewCardForm, TYPED, Then, as_before, empty, fields_of, read};
use super::read_text::TEXT_MAX;
use super::settings::DealingWord;
use crate::choice::{Choice, MarkedChoice};
use crate::finding::FindingView;
use crate::page::PageResult;
use crate::shell::{Flash, Shell, html};
use talon_http::limits::Rate;
use talon_http::{Problem, Visit, Visitor, invalid_words};
use talon_rules::games::GameKind;
use talon_scorecard::Author;
use talon_service::account::fresh_secret;
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{
    CardInList, CardKey, CardRefused, CardWay, NewCard, create, has_begun, known_people, own_cards,
};
use talon_service::{ActError, Actor};
use talon_shorthand::presets;
use talon_store::{Db, ScorecardId};
use talon_study::desk::Desk;
use talon_text::Lang;

/// The page of a card on which its rules are set.
const RULES: &str = "settings#rules";

/// Which card it is to be as, of the reader's own.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct NewQuery {
    from: Option<i64>,
}

/// A card of the reader's own.
#[derive(Debug)]
struct OwnCardView {
    href: String,
    again: String,
    heading: String,
    people: String,
}

/// Someone at the table.
#[derive(Debug)]
struct NameView {
    id: String,
    place: u8,
    label: String,
    name: String,
    deals: bool,
}

/// Something of the rules that is typed.
#[derive(Debug)]
struct TypedRule {
    name: &'static str,
    label: String,
    hint: String,
    value: String,
    least: i64,
    most: i64,
    step: i64,
}

/// templates/scorecards/new.html
#[derive(Debug, Template)]
#[template(path = "scorecards/new.html")]
struct ScorecardsNewPage {
    shell: Shell,
    games: Vec<MarkedChoice>,
    names: Vec<NameView>,
    declarer_deals: bool,
    point: String,
    unit: String,
    from: String,
    key: String,
    /// The rule sets of the game that has several: name, words, and whether it is chosen.
    presets: Vec<MarkedChoice<&'static str>>,
    /// Numbers of that game with which a card begins.
    typed: Vec<TypedRule>,
    text: String,
    text_max: usize,
    seen: String,
    findings: Vec<FindingView>,
    own: Vec<OwnCardView>,
    /// Names that may be wanted.
    known: Vec<String>,
}

/// What is at hand for someone who begins a card.
struct AtHand {
    own: Vec<CardInList>,
    known: Vec<String>,
}

/// The form.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, asked: web::Query<NewQuery>) -> PageResult {
    let (at_hand, visitor) = at_hand(&visit).await?;
    let from = asked.from.and_then(|id| find(&at_hand.own, id));
    let form = from.map_or_else(empty, as_before);
    let page = NewPage {
        visit: &visit,
        visitor: &visitor,
        at_hand: &at_hand,
    };
    page.draw(&form, Vec::new(), None)
}

async fn at_hand(visit: &Visit) -> Result<(AtHand, Visitor), Problem> {
    let read = |db: &mut Db, actor: &Actor| {
        let own = own_cards(db, actor)?;
        let known = known_people(db, actor, &own)?;
        Ok::<_, ActError>(AtHand { own, known })
    };
    visit
        .act(move |state, actor| Ok(state.store.read(|db| read(db, actor))?))
        .await
}

fn find(own: &[CardInList], id: i64) -> Option<&CardInList> {
    own.iter().find(|one| one.id == ScorecardId(id))
}

/// Begins the card.
///
/// # Errors
/// When the database fails.
pub async fn post(visit: Visit, request: HttpRequest, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let (form, said) = fields_of(form.into_inner())?;
    let (browser, by) = author(&visit, &request)?;
    let (at_hand, visitor) = at_hand(&visit).await?;
    let rules = form.from.and_then(|id| find(&at_hand.own, id)).map(|one| &one.card);
    let page = NewPage {
        visit: &visit,
        visitor: &visitor,
        at_hand: &at_hand,
    };
    let new = match read(&form, rules, by.at.date()) {
        Ok(new) => new,
        Err(error) => return page.refused(&form, error.into()),
    };
    let new = match begin_written(&page.shell(), new, &form, by)? {
        Ok(new) => new,
        Err(NotBegun::Card(error)) => return page.refused(&form, error),
        Err(NotBegun::Text { findings, flash, seen }) => {
            let mut form = form;
            form.seen = seen;
            return page.draw(&form, findings, Some(flash));
        }
    };
    if let Err(error) = new.clone().card(by) {
        return page.refused(&form, error);
    }
    let once = IdempotentRequest {
        key: Some(&form.key),
        request: &said,
    };
    let made = begin(&visit, &visitor, &request, NewOf { new, by, once }).await?;
    let next = match form.then {
        Then::Card => "",
        Then::Rules => RULES,
    };
    match made {
        Ok(key) => done(&visit, &browser, &address(&CardWay::Key(key), next)),
        Err(error) => page.refused(&form, error),
    }
}

/// A card that is to be begun.
pub(super) struct NewOf<'a> {
    pub new: NewCard,
    pub by: Author,
    pub once: IdempotentRequest<'a>,
}

/// Begins a card, once for each form, and not too many from an address without an account.
pub(super) async fn begin(
    visit: &Visit,
    visitor: &Visitor,
    request: &HttpRequest,
    of: NewOf<'_>,
) -> Result<Result<CardKey, CardRefused>, Problem> {
    let state = &visit.state;
    let NewOf { new, by, once } = of;
    let (key, said) = (once.key.map(str::to_owned), once.request.to_owned());
    if visitor.actor.user().is_none() && !is_sent_again(visit, key.clone(), said.clone()).await? {
        state.limits.count_address(Rate::Evening, request, &state.config)?;
    }
    let (made, _) = visit
        .act(move |state, actor| {
            let once = IdempotentRequest {
                key: key.as_deref(),
                request: &said,
            };
            Ok(create(&state.store, actor, new, by, once))
        })
        .await?;
    Ok(made)
}

/// Whether a form has begun a card already: then it counts no more.
async fn is_sent_again(visit: &Visit, key: Option<String>, said: String) -> Result<bool, Problem> {
    let (begun, _) = visit
        .act(move |state, _| {
            let once = IdempotentRequest {
                key: key.as_deref(),
                request: &said,
            };
            Ok(state.store.read(|db| has_begun(db, once))?)
        })
        .await?;
    Ok(begun)
}

/// The rule sets to begin with; that of the last time where the card is to be as before.
fn preset_views(form: &NewCardForm, lang: Lang) -> Vec<MarkedChoice<&'static str>> {
    let names = GameKind::ALL.iter().flat_map(|game| presets(*game));
    let chosen = |name: &str, is_first: bool| match form.preset.as_str() {
        "" => is_first,
        named => named == name,
    };
    let as_before = form
        .from
        .map(|_| Choice::new("", lang.t("scorecard-as-last-time")).marked(chosen("", true)));
    let has_before = as_before.is_some();
    let named = names.enumerate().map(|(at, name)| {
        let words = lang.t(&format!("option-value-{name}"));
        Choice::new(*name, words).marked(chosen(name, at == 0 && !has_before))
    });
    as_before.into_iter().chain(named).collect()
}

/// The numbers that are typed, of the game that has them.
fn typed_rules(form: &NewCardForm, lang: Lang) -> Vec<TypedRule> {
    let with_sets = GameKind::ALL.iter().find(|game| !presets(**game).is_empty());
    let options = with_sets
        .and_then(|game| Desk::of(*game))
        .map(Desk::choices)
        .unwrap_or_default();
    let view = |(name, value): (&'static str, &String)| {
        let range = options.iter().find(|option| option.name == name)?.range?;
        Some(TypedRule {
            name,
            label: lang.t(&format!("option-{name}")).into_owned(),
            hint: lang.t(&format!("option-{name}-help")).into_owned(),
            value: value.clone(),
            least: range.least,
            most: range.most,
            step: range.step,
        })
    };
    TYPED
        .into_iter()
        .zip([&form.bula, &form.refas])
        .filter_map(view)
        .collect()
}

/// The page for one visitor, with the cards that are theirs.
struct NewPage<'a> {
    visit: &'a Visit,
    visitor: &'a Visitor,
    at_hand: &'a AtHand,
}

impl NewPage<'_> {
    fn shell(&self) -> Shell {
        let title = self.visit.prefs.lang.t("scorecard-new").into_owned();
        Shell::new(self.visit, self.visitor, title)
    }

    fn refused(&self, form: &NewCardForm, error: CardRefused) -> PageResult {
        let flash = told(error, self.visit.prefs.lang)?;
        self.draw(form, Vec::new(), Some(flash))
    }

    fn draw(&self, form: &NewCardForm, findings: Vec<FindingView>, flash: Option<Flash>) -> PageResult {
        let mut shell = self.shell();
        let is_refused = flash.is_some();
        shell.flash = flash;
        let page = view(shell, form, findings, self.at_hand, fresh_secret()?);
        let mut answer = html(page.render());
        if is_refused {
            *answer.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
        }
        Ok(answer)
    }
}

fn view(
    shell: Shell,
    form: &NewCardForm,
    findings: Vec<FindingView>,
    at_hand: &AtHand,
    key: String,
) -> ScorecardsNewPage {
    let lang = shell.lang;
    let label = |place: u8| match place {
        3 => lang.t("scorecard-fourth").into_owned(),
        _ => lang.t_args("scorecard-person", &[("number", i64::from(place + 1).into())]),
    };
    let name = |place: u8| NameView {
        id: format!("name{place}"),
        place,
        label: label(place),
        name: form.name.get(usize::from(place)).cloned().unwrap_or_default(),
        deals: form.dealer == place,
    };
    let game = |game: &GameKind| {
        let word = game.as_str();
        Choice::new(word, lang.t(&format!("game-{word}"))).marked(form.game == word)
    };
    let card = |one: &CardInList| OwnCardView {
        href: address(&CardWay::Own(one.id), ""),
        again: format!("/sessions/new?from={}", one.id),
        heading: heading(&one.card, lang),
        people: one.card.people.join(", "),
    };
    ScorecardsNewPage {
        games: GameKind::ALL.iter().map(game).collect(),
        names: (0..4).map(name).collect(),
        declarer_deals: matches!(form.dealing, DealingWord::LastDeclarer),
        point: form.point.clone(),
        unit: form.unit.clone(),
        from: form.from.map_or_else(String::new, |id| id.to_string()),
        key,
        presets: preset_views(form, lang),
        typed: typed_rules(form, lang),
        text: form.text.clone(),
        text_max: TEXT_MAX,
        seen: form.seen.clone(),
        findings,
        own: at_hand.own.iter().map(card).collect(),
        known: at_hand.known.clone(),
        shell,
    }
}

fn told(error: CardRefused, lang: Lang) -> Result<Flash, Problem> {
    if let CardRefused::Act(ActError::Invalid { field, why }) = &error {
        return Ok(Flash {
            kind: "bad",
            text: invalid_words(*why, field, lang),
        });
    }
    super::refused::refused(error, talon_rules::cards::Pack::German, lang)
}
