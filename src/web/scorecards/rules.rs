//! `POST /scorecards/{way}/rules`: the rules of a card, option by option, for all of its deals.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, web};

use super::frame::{act, address, after, author, done, opened_to_write, way};
use super::preview::{SentForm, preview};
use super::settings::{draw, flash};
use crate::page::PageResult;
use crate::parts::bad;
use crate::rules_form::{RulesFault, RulesForm};
use crate::shell::Flash;
use talon_http::Visit;
use talon_scorecard::Act;
use talon_service::idempotency::IdempotentRequest;

/// Sets the rules; every deal is counted by them.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<String>,
    form: web::Form<BTreeMap<String, String>>,
) -> PageResult {
    let way = way(&place)?;
    let mut fields = form.into_inner();
    fields.remove("csrf");
    let key = fields.remove("key").unwrap_or_default();
    let is_sure = fields.remove("sure").is_some();
    let sent = fields.iter().map(|(name, value)| (name.clone(), value.clone()));
    let sent: Vec<(String, String)> = sent.chain([("key".to_owned(), key.clone())]).collect();
    let said = format!("rules {fields:?}");
    let form = RulesForm::try_from(fields).map_err(bad)?;
    let (browser, by) = author(&visit, &request)?;
    let (card, visitor) = opened_to_write(&visit, &way).await?;
    let rules = match form.read(card.card.game, &card.card.rules) {
        Ok(rules) => rules,
        Err(RulesFault::UnknownField) => return Err(bad("the form has a field too many")),
        Err(RulesFault::BadChoice(_)) => {
            let text = visit.prefs.lang.t("field-bad-choice").into_owned();
            return draw(&visit, &visitor, &way, &card, None, Some(Flash { kind: "bad", text }));
        }
    };
    let once = IdempotentRequest {
        key: Some(&key),
        request: &said,
    };
    let sent = SentForm {
        to: address(&way, "rules"),
        fields: sent,
    };
    if !is_sure && let Ok(Some(shown)) = preview(&card.card, Act::SetRules(rules.clone()), by, sent, visit.prefs.lang) {
        return draw(&visit, &visitor, &way, &card, Some(shown), None);
    }
    match act(&visit, &way, once, by, Act::SetRules(rules)).await? {
        Ok(()) => done(&visit, &browser, &after(&visit, &way, &card, None).await),
        Err(error) => {
            let flash = flash(&visit, &visitor, &card, error)?;
            draw(&visit, &visitor, &way, &card, None, Some(flash))
        }
    }
}
