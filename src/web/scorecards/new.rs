//! `/sessions/new`: beginning a card, with new people or as last time.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::begin_written::{NotBegun, begin_written};
use super::frame::{address, author, done, heading};
use super::read_text::TEXT_MAX;
use super::settings::{DealingWord, read_names, read_stake};
use crate::choice::{Choice, MarkedChoice};
use crate::finding::FindingView;
use crate::page::PageResult;
use crate::parts::bad;
use crate::shell::{Flash, Shell, html};
use talon_http::limits::Rate;
use talon_http::{Problem, Visit, Visitor, invalid_words};
use talon_records::usual_rules;
use talon_rules::games::GameKind;
use talon_scorecard::{Author, Dealing, PersonNo, Scorecard};
use talon_service::account::fresh_secret;
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{CardInList, CardKey, CardRefused, CardWay, NewCard, create, own_cards};
use talon_service::{ActError, InvalidValue};
use talon_shorthand::{preset, presets};
use talon_store::ScorecardId;
use talon_study::desk::Desk;
use talon_text::Lang;

/// Which card it is to be as, of the reader's own.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct NewQuery {
    from: Option<i64>,
}

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCardForm {
    game: String,
    name: Vec<String>,
    /// The place of the first dealer among the names.
    dealer: u8,
    dealing: DealingWord,
    point: String,
    unit: String,
    /// The rules are those of this card of the reader's own.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    from: Option<i64>,
    /// The name of a rule set; that of `from`, or the usual one, where none is named.
    #[serde(default)]
    preset: String,
    /// How much everybody has to go, and how many refas there are; as the rule set has it where nothing is said.
    #[serde(default)]
    bula: String,
    #[serde(default)]
    refas: String,
    /// Tells the form from others, so that one that is pressed twice begins one card.
    #[serde(default)]
    key: String,
    /// An evening that was written down before.
    #[serde(default)]
    pub(super) text: String,
    /// What was told of that text before, by its mark.
    #[serde(default)]
    pub(super) seen: String,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
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
}

/// The form.
///
/// # Errors
/// When the database fails.
pub async fn get(visit: Visit, asked: web::Query<NewQuery>) -> PageResult {
    let (own, visitor) = own(&visit).await?;
    let from = asked.from.and_then(|id| find(&own, id));
    let form = from.map_or_else(empty, as_before);
    let page = NewPage {
        visit: &visit,
        visitor: &visitor,
        own: &own,
    };
    page.draw(&form, Vec::new(), None)
}

async fn own(visit: &Visit) -> Result<(Vec<CardInList>, Visitor), Problem> {
    visit
        .act(|state, actor| Ok(state.store.read(|db| own_cards(db, actor))?))
        .await
}

fn find(own: &[CardInList], id: i64) -> Option<&CardInList> {
    own.iter().find(|one| one.id == ScorecardId(id))
}

fn empty() -> NewCardForm {
    NewCardForm {
        game: GameKind::NAMES.first().copied().unwrap_or_default().to_owned(),
        name: Vec::new(),
        dealer: 0,
        dealing: DealingWord::InTurn,
        point: String::new(),
        unit: String::new(),
        from: None,
        preset: String::new(),
        bula: String::new(),
        refas: String::new(),
        key: String::new(),
        text: String::new(),
        seen: String::new(),
        _csrf: None,
    }
}

/// The form that begins a card as this one was.
fn as_before(from: &CardInList) -> NewCardForm {
    let card = &from.card;
    let (table, dealer) = (card.at_table(), card.next_dealer());
    let place = table.iter().position(|person| *person == dealer).unwrap_or(0);
    NewCardForm {
        game: card.game.as_str().to_owned(),
        name: table.iter().map(|person| card.name(*person).to_owned()).collect(),
        dealer: u8::try_from(place).unwrap_or(0),
        dealing: match card.dealing {
            Dealing::InTurn => DealingWord::InTurn,
            Dealing::LastDeclarer => DealingWord::LastDeclarer,
        },
        point: card
            .stake
            .as_ref()
            .map_or_else(String::new, |stake| stake.point.to_string()),
        unit: card.stake.as_ref().map_or_else(String::new, |stake| stake.unit.clone()),
        from: Some(from.id.0),
        preset: String::new(),
        bula: String::new(),
        refas: String::new(),
        key: String::new(),
        text: String::new(),
        seen: String::new(),
        _csrf: None,
    }
}

/// Begins the card.
///
/// # Errors
/// When the database fails.
pub async fn post(visit: Visit, request: HttpRequest, form: web::Form<Vec<(String, String)>>) -> PageResult {
    let (form, said) = fields_of(form.into_inner())?;
    let (browser, by) = author(&visit, &request)?;
    let (own, visitor) = own(&visit).await?;
    let rules = form.from.and_then(|id| find(&own, id)).map(|one| &one.card);
    let page = NewPage {
        visit: &visit,
        visitor: &visitor,
        own: &own,
    };
    let new = match read(&form, rules, by.at.date()) {
        Ok(new) => new,
        Err(error) => return page.refused(&form, error.into()),
    };
    let new = match begin_written(&page.shell(), new, &form, by)? {
        Ok(new) => new,
        Err(NotBegun::Card(error)) => return page.refused(&form, error),
        Err(NotBegun::Text { findings, flash, seen }) => {
            return page.draw(&NewCardForm { seen, ..form }, findings, Some(flash));
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
    match made {
        Ok(key) => done(&visit, &browser, &address(&CardWay::Key(key), "")),
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
    if visitor.actor.user().is_none() {
        state.limits.count_address(Rate::Evening, request, &state.config)?;
    }
    let NewOf { new, by, once } = of;
    let (key, said) = (once.key.map(str::to_owned), once.request.to_owned());
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

/// A form in which a name may stand several times, and all that it says.
fn fields_of(fields: Vec<(String, String)>) -> Result<(NewCardForm, String), Problem> {
    let no = |_| bad("the form has a field or a choice that this page does not know");
    let written = |fields: &[(String, String)]| serde_html_form::to_string(fields).map_err(|_| bad("this is no form"));
    let form = serde_html_form::from_str(&written(&fields)?).map_err(no)?;
    let said: Vec<_> = fields.into_iter().filter(|(name, _)| name != "csrf").collect();
    Ok((form, written(&said)?))
}

fn read(form: &NewCardForm, before: Option<&Scorecard>, day: chrono::NaiveDate) -> Result<NewCard, ActError> {
    let game = GameKind::parse(&form.game).ok_or(ActError::Invalid {
        field: "game",
        why: InvalidValue::BadChoice,
    })?;
    let typed = match form.name.as_slice() {
        // The fourth place is empty at most tables.
        [three @ .., last] if three.len() == 3 && last.trim().is_empty() => three,
        all => all,
    };
    let dealer = match usize::from(form.dealer) < typed.len() {
        true => form.dealer,
        false => 0,
    };
    let rules = before
        .filter(|before| before.game == game)
        .map(|before| before.rules.clone());
    let rules = rules.unwrap_or_else(|| serde_json::from_str(&usual_rules(game)).unwrap_or_default());
    Ok(NewCard {
        game,
        rules: begins_with(form, game, rules)?,
        people: read_names(typed)?,
        first_dealer: PersonNo(dealer),
        dealing: match form.dealing {
            DealingWord::InTurn => Dealing::InTurn,
            DealingWord::LastDeclarer => Dealing::LastDeclarer,
        },
        stake: read_stake(&form.point, &form.unit)?,
        day,
        deals: Vec::new(),
    })
}

/// Numbers with which a card begins, in a game that has them.
const TYPED: [&str; 2] = ["bula", "refas"];

/// The rules with the set that the form names, and its numbers; a game without sets begins as it is.
fn begins_with(form: &NewCardForm, game: GameKind, mut rules: Json) -> Result<Json, ActError> {
    let bad = |field| ActError::Invalid {
        field,
        why: InvalidValue::BadChoice,
    };
    if presets(game).is_empty() {
        return Ok(rules);
    }
    if !form.preset.is_empty() {
        rules["options"] = preset(game, &form.preset)
            .map(Json::from)
            .ok_or_else(|| bad("preset"))?;
    }
    let options = Desk::of(game).map(Desk::choices).unwrap_or_default();
    for (name, said) in TYPED.into_iter().zip([&form.bula, &form.refas]) {
        let said = said.trim();
        if said.is_empty() {
            continue;
        }
        let option = options.iter().find(|option| option.name == name);
        let number = said.parse::<i64>().map(Json::from);
        let number = number
            .ok()
            .filter(|number| option.is_some_and(|option| option.takes(number)));
        let number = number.ok_or_else(|| bad(name))?;
        if rules["options"].is_null() {
            rules["options"] = json!({});
        }
        rules["options"][name] = number;
    }
    if rules["options"] == json!({}) {
        rules.as_object_mut().and_then(|rules| rules.remove("options"));
    }
    Ok(rules)
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
    own: &'a [CardInList],
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
        let page = view(shell, form, findings, self.own, fresh_secret()?);
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
    own: &[CardInList],
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
        own: own.iter().map(card).collect(),
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
