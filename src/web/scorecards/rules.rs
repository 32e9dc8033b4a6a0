//! `POST /scorecards/{way}/rules`: the rules of a card, option by option, for all of its deals or from one of them on.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, web};

use super::frame::{act, address, after, author, done, opened_to_write, pack, shell, way};
use super::preview::{Preview, SentForm, StartView, Way};
use super::settings::{draw, flash};
use crate::page::PageResult;
use crate::parts::bad;
use crate::rules_form::{RulesFault, RulesForm};
use crate::shell::Flash;
use talon_http::Visit;
use talon_scorecard::{Act, Deal, DealId, Scorecard, SecondPart};
use talon_service::idempotency::IdempotentRequest;
use talon_text::Lang;

/// What the button of a second part says.
const PART: &str = "part";

/// Sets the rules, once it was looked at what they would change.
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
    let sure = fields.remove("sure");
    let said = format!("rules {sure:?} {fields:?}");
    let from = fields.remove("from").filter(|from| !from.is_empty());
    let from = from.map(|from| from.parse().map(DealId)).transpose();
    let from = from.map_err(|_| bad("no such deal"))?;
    let sent = fields.iter().map(|(name, value)| (name.clone(), value.clone()));
    let sent = SentForm {
        to: address(&way, "rules"),
        fields: sent.chain([("key".to_owned(), key.clone())]).collect(),
    };
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
    let second = Act::SetRulesFrom(SecondPart {
        rules: rules.clone(),
        from,
    });
    if sure.is_none() {
        let frame = shell(&visit, &visitor, String::new(), String::new());
        let preview = Preview {
            card: &card.card,
            by,
            pack: pack(&frame, &card.card),
            lang: visit.prefs.lang,
        };
        let ways = ways(rules.clone(), second.clone(), visit.prefs.lang);
        if let Some(mut shown) = preview.of(ways, sent)? {
            shown.starts = starts(&card.card, from);
            return draw(&visit, &visitor, &way, &card, Some(shown), None);
        }
    }
    let once = IdempotentRequest {
        key: Some(&key),
        request: &said,
    };
    let asked = match sure.as_deref() {
        Some(PART) => second,
        _ => Act::SetRules(rules),
    };
    match act(&visit, &way, once, by, asked).await? {
        Ok(()) => done(&visit, &browser, &after(&visit, &way, &card, None).await),
        Err(error) => {
            let flash = flash(&visit, &visitor, &card, error)?;
            draw(&visit, &visitor, &way, &card, None, Some(flash))
        }
    }
}

/// All deals again, or a second part.
fn ways(rules: serde_json::Value, second: Act, lang: Lang) -> Vec<Way> {
    vec![
        Way {
            label: lang.t("scorecard-rules-all").into_owned(),
            word: "all",
            act: Act::SetRules(rules),
        },
        Way {
            label: lang.t("scorecard-rules-part").into_owned(),
            word: PART,
            act: second,
        },
    ]
}

/// The deals with which a second part can begin: all but the first, and the next.
fn starts(card: &Scorecard, chosen: Option<DealId>) -> Vec<StartView> {
    let numbered = card.deals.iter().enumerate().skip(1);
    let start = |(place, deal): (usize, &Deal)| {
        Some(StartView {
            deal: deal.id.0.to_string(),
            label: card.number(place)?.to_string(),
            chosen: Some(deal.id) == chosen,
        })
    };
    let next = StartView {
        deal: String::new(),
        label: card.next_number().to_string(),
        chosen: chosen.is_none(),
    };
    numbered.filter_map(start).chain([next]).collect()
}
