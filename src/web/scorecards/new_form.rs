//! The form that begins a card: what it sends, and the card that it asks for.

use serde::Deserialize;
use serde_json::{Value as Json, json};

use super::settings::{DealingWord, read_names, read_stake};
use crate::parts::bad;
use talon_http::Problem;
use talon_records::usual_rules;
use talon_rules::games::GameKind;
use talon_scorecard::{Dealing, PersonNo, Scorecard};
use talon_service::scorecards::{CardInList, NewCard};
use talon_service::{ActError, InvalidValue};
use talon_shorthand::{preset, presets};
use talon_study::desk::Desk;

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCardForm {
    pub game: String,
    pub name: Vec<String>,
    /// The place of the first dealer among the names.
    pub dealer: u8,
    pub dealing: DealingWord,
    pub point: String,
    pub unit: String,
    /// The rules are those of this card of the reader's own.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    pub from: Option<i64>,
    /// The name of a rule set; that of `from`, or the usual one, where none is named.
    #[serde(default)]
    pub preset: String,
    /// How much everybody has to go, and how many refas there are; as the rule set has it where nothing is said.
    #[serde(default)]
    pub bula: String,
    #[serde(default)]
    pub refas: String,
    /// Tells the form from others, so that one that is pressed twice begins one card.
    #[serde(default)]
    pub key: String,
    /// An evening that was written down before.
    #[serde(default)]
    pub text: String,
    /// What was told of that text before, by its mark.
    #[serde(default)]
    pub seen: String,
    /// Where to go once it is begun.
    #[serde(default)]
    pub then: Then,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// Where someone goes from a card that was begun.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Then {
    #[default]
    Card,
    /// To the rules of the table.
    Rules,
}

/// The form of a table that nobody has sat at yet.
pub(super) fn empty() -> NewCardForm {
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
        then: Then::Card,
        _csrf: None,
    }
}

/// The form that begins a card as this one was.
pub(super) fn as_before(from: &CardInList) -> NewCardForm {
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
        ..empty()
    }
}

/// A form in which a name may stand several times, and all that it says.
pub(super) fn fields_of(fields: Vec<(String, String)>) -> Result<(NewCardForm, String), Problem> {
    let no = |_| bad("the form has a field or a choice that this page does not know");
    let written = |fields: &[(String, String)]| serde_html_form::to_string(fields).map_err(|_| bad("this is no form"));
    let form = serde_html_form::from_str(&written(&fields)?).map_err(no)?;
    let said: Vec<_> = fields.into_iter().filter(|(name, _)| name != "csrf").collect();
    Ok((form, written(&said)?))
}

/// The card that a form asks for.
pub(super) fn read(
    form: &NewCardForm,
    before: Option<&Scorecard>,
    day: chrono::NaiveDate,
) -> Result<NewCard, ActError> {
    let game = GameKind::parse(&form.game).ok_or(ActError::Invalid {
        field: "game",
        why: InvalidValue::BadChoice,
    })?;
    let typed = match form.name.as_slice() {
        // The fourth place is empty at most tables.
        [three @ .., last] if three.len() == 3 && last.trim().is_empty() => three,
        all => all,
    };
    let rules = before
        .filter(|before| before.game == game)
        .map(|before| before.rules.clone());
    let rules = rules.unwrap_or_else(|| serde_json::from_str(&usual_rules(game)).unwrap_or_default());
    Ok(NewCard {
        game,
        rules: begins_with(form, game, rules)?,
        people: read_names(typed)?,
        first_dealer: PersonNo(form.dealer),
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
pub(super) const TYPED: [&str; 2] = ["bula", "refas"];

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
