//! `POST /scorecards/{way}/rules`: the rules of a card, option by option, for all of its deals or from one of them on.

use std::collections::BTreeMap;

use actix_web::{HttpRequest, web};
use serde::Deserialize;

use super::frame::{act, address, after, author, done, opened_to_write, pack, shell, way};
use super::preview::{ActChoice, Preview, PreviewView, SentForm, StartView};
use super::settings::{draw, flash};
use super::withdrawn;
use crate::page::PageResult;
use crate::parts::bad;
use crate::rules_form::{RulesFault, RulesForm};
use crate::shell::Flash;
use serde_json::Value as Json;
use talon_http::{Problem, Visit};
use talon_scorecard::{Act, Deal, DealId, Scorecard, SecondPart};
use talon_service::idempotency::IdempotentRequest;
use talon_text::Lang;

/// What the buttons say by which rules are set that were looked at.
const ALL: &str = "all";
const PART: &str = "part";

/// For which deals rules are set that were looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Confirmed {
    All,
    Part,
}

/// What the form of the rules sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub(crate) struct RulesPost {
    key: String,
    /// All that it says, by which it is known again.
    said: String,
    /// `None` while it is only to be looked at what would change.
    confirmed: Option<Confirmed>,
    /// With which deal a second part begins.
    from: Start,
    /// The one for which it was shown what would change.
    shown: Start,
    /// The options as they were sent.
    chosen: BTreeMap<String, String>,
    rules: RulesForm,
}

impl TryFrom<BTreeMap<String, String>> for RulesPost {
    type Error = &'static str;

    fn try_from(mut fields: BTreeMap<String, String>) -> Result<RulesPost, &'static str> {
        fields.remove("csrf");
        let key = fields.remove("key").unwrap_or_default();
        let sure = fields.remove("sure");
        let said = serde_html_form::to_string(&fields).map_err(|_| "this is no form")?;
        let said = format!("rules {} {said}", sure.as_deref().unwrap_or_default());
        let confirmed = match sure.as_deref() {
            None => None,
            Some(ALL) => Some(Confirmed::All),
            Some(PART) => Some(Confirmed::Part),
            Some(_) => return Err("no such choice"),
        };
        let mut start = |name: &str| Start::parse(fields.remove(name)).ok_or("no such deal");
        let (from, shown) = (start("from")?, start("shown")?);
        Ok(RulesPost {
            key,
            said,
            confirmed,
            from,
            shown,
            chosen: fields.clone(),
            rules: RulesForm::try_from(fields)?,
        })
    }
}

/// Sets the rules, once it was looked at what they would change.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn post(
    visit: Visit,
    request: HttpRequest,
    place: web::Path<String>,
    form: web::Form<RulesPost>,
) -> PageResult {
    let way = way(&place)?;
    let RulesPost {
        key,
        said,
        confirmed,
        from,
        shown,
        chosen,
        rules: form,
    } = form.into_inner();
    let sent = SentForm {
        to: address(&way, "rules"),
        fields: chosen.into_iter().chain([("key".to_owned(), key.clone())]).collect(),
    };
    let (browser, by) = author(&visit, &request)?;
    let (card, visitor) = match opened_to_write(&visit, &way).await {
        Ok(found) => found,
        Err(problem) => return withdrawn::instead(&visit, &way, problem, |_, _| String::new()).await,
    };
    let rules = match form.read(card.card.game, &card.card.rules) {
        Ok(rules) => rules,
        Err(RulesFault::UnknownField) => return Err(bad("the form has a field too many")),
        Err(RulesFault::BadChoice(_)) => {
            let text = visit.prefs.lang.t("field-bad-choice").into_owned();
            return draw(&visit, &visitor, &way, &card, None, Some(Flash { kind: "bad", text }));
        }
    };
    let is_part = confirmed == Some(Confirmed::Part);
    let second = from.part(&rules);
    // A part is looked at, for the deal with which it begins, before it is set.
    if confirmed.is_none() || is_part && (second.is_none() || from != shown) {
        let frame = shell(&visit, &visitor, String::new(), String::new());
        let preview = Preview {
            card: &card.card,
            by,
            pack: pack(&frame, &card.card),
            lang: visit.prefs.lang,
        };
        let asks = (from == Start::Unsaid && is_part).then(|| Flash {
            kind: "bad",
            text: visit.prefs.lang.t("scorecard-rules-which").into_owned(),
        });
        if let Some(view) = looked_at(&preview, &rules, from, &sent)? {
            return draw(&visit, &visitor, &way, &card, Some(view), asks);
        }
    }
    let once = IdempotentRequest {
        key: Some(&key),
        request: &said,
    };
    let asked = second.filter(|_| is_part).unwrap_or(Act::SetRules(rules));
    match act(&visit, &way, once, by, asked).await? {
        Ok(change) => done(&visit, &browser, &after(&way, &change, None)),
        Err(error) => {
            let flash = flash(&visit, &visitor, &card, error)?;
            draw(&visit, &visitor, &way, &card, None, Some(flash))
        }
    }
}

/// With which deal a second part of the evening begins, as a form says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Start {
    /// Nobody has said it yet.
    Unsaid,
    Next,
    With(DealId),
}

impl Start {
    fn parse(word: Option<String>) -> Option<Start> {
        Some(match word.as_deref().unwrap_or_default() {
            "" => Start::Unsaid,
            "next" => Start::Next,
            deal => Start::With(DealId(deal.parse().ok()?)),
        })
    }

    fn word(self) -> String {
        match self {
            Start::Unsaid => String::new(),
            Start::Next => "next".to_owned(),
            Start::With(deal) => deal.0.to_string(),
        }
    }

    /// The act that sets these rules from there on.
    fn part(self, rules: &Json) -> Option<Act> {
        let from = match self {
            Start::Unsaid => return None,
            Start::Next => None,
            Start::With(deal) => Some(deal),
        };
        let rules = rules.clone();
        Some(Act::SetRulesFrom(SecondPart { rules, from }))
    }

    fn number(self, card: &Scorecard) -> Option<u32> {
        match self {
            Start::Unsaid => None,
            Start::Next => Some(card.next_number()),
            Start::With(deal) => card.number_of(deal),
        }
    }
}

/// What the rules would change for all deals, and from this one on; where nobody has said one and they cannot hold for
/// all, from the next.
fn looked_at(
    preview: &Preview<'_>,
    rules: &Json,
    from: Start,
    sent: &SentForm,
) -> Result<Option<PreviewView>, Problem> {
    let part = from.part(rules).zip(from.number(preview.card));
    let ways = ways(rules.clone(), part, preview.lang);
    Ok(match preview.of(ways, sent.clone())? {
        Some(mut view) => {
            view.starts = starts(preview.card, from);
            view.asks_start = from == Start::Unsaid;
            view.fields.push(("shown".to_owned(), from.word()));
            Some(view)
        }
        None if from == Start::Unsaid && !preview.card.deals.is_empty() => {
            looked_at(preview, rules, Start::Next, sent)?
        }
        None => None,
    })
}

/// All deals again, or a second part that begins with a deal of this number, once that was said.
fn ways(rules: Json, part: Option<(Act, u32)>, lang: Lang) -> Vec<ActChoice> {
    let all = ActChoice {
        label: lang.t("scorecard-rules-all").into_owned(),
        word: ALL,
        act: Act::SetRules(rules),
    };
    let part = part.map(|(act, number)| ActChoice {
        label: lang.t_args("scorecard-rules-from-deal", &[("number", i64::from(number).into())]),
        word: PART,
        act,
    });
    [all].into_iter().chain(part).collect()
}

/// The deals with which a second part can begin: all but the first, and the next.
fn starts(card: &Scorecard, chosen: Start) -> Vec<StartView> {
    let numbered = card.deals.iter().enumerate().skip(1);
    let view = |start: Start| {
        Some(StartView {
            deal: start.word(),
            label: start.number(card)?.to_string(),
            chosen: start == chosen,
        })
    };
    let start = |(place, deal): (usize, &Deal)| card.number(place).and_then(|_| view(Start::With(deal.id)));
    numbered.filter_map(start).chain(view(Start::Next)).collect()
}
