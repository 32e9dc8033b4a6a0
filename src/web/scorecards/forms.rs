//! `/scorecards/{way}/forms`: the forms of the usual calls of the next deals, for a phone that loses its network.

use actix_web::web;
use askama::Template;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

use super::calls::{CallViews, calls};
use super::deal_form::{DealFormView, FormParts, names_at};
use super::frame::{address, opened_to_write, pack, shell, way};
use super::show::{DeclarerView, declarers};
use super::words::DealWords;
use crate::page::PageResult;
use crate::shell::{Shell, html};
use talon_http::Visit;
use talon_scorecard::form::Called;
use talon_scorecard::{DealSlot, PersonNo, Scorecard};
use talon_service::account::fresh_secret;
use talon_text::Lang;

/// templates/scorecards/forms.html
#[derive(Debug, Template)]
#[template(path = "scorecards/forms.html")]
struct ScorecardsFormsPage {
    shell: Shell,
    here: String,
    key: String,
    choosers: Vec<ChooserView>,
    /// The deals are boards, whose numbers the phone knows.
    has_boards: bool,
    calls: CallViews,
    forms: Vec<DealFormView>,
}

/// The first step of a deal, for one dealer.
#[derive(Debug)]
struct ChooserView {
    dealer: u8,
    dealt_by: String,
    declarers: Vec<DeclarerView>,
}

/// By what it is known whether forms that were fetched before are still those of the card.
pub(super) fn tag(card: &Scorecard, lang: Lang) -> String {
    let table: Vec<u8> = card.table.iter().map(|person| person.0).collect();
    let says = json!([card.rules, card.people, table, card.boards.is_some(), lang.html()]);
    let hash = Sha256::digest(says.to_string());
    hash.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The forms, each for one dealer, declarer and call.
///
/// # Errors
/// Not found, when the address lets nobody write.
pub async fn get(visit: Visit, place: web::Path<String>) -> PageResult {
    let way = way(&place)?;
    let (opened, visitor) = opened_to_write(&visit, &way).await?;
    let card = &opened.card;
    let shell = shell(&visit, &visitor, String::new(), address(&way, ""));
    let (lang, pack) = (visit.prefs.lang, pack(&shell, card));
    let chosen = BTreeMap::new();
    let mut forms = Vec::new();
    for called in usual_calls(card) {
        let names = names_at(card, called.dealer);
        let parts = FormParts {
            card,
            list: card,
            slot: DealSlot::Unknown,
            number: card.next_number(),
            seen: 0,
            unfold: false,
            called: &called,
            chosen: &chosen,
            note: "",
            asks: false,
            standing: None,
            offers_all: true,
            words: DealWords {
                lang,
                names: &names,
                pack,
            },
        };
        forms.extend(parts.view());
    }
    let page = ScorecardsFormsPage {
        here: address(&way, ""),
        key: fresh_secret()?,
        choosers: card.at_table().iter().map(|dealer| chooser(card, *dealer)).collect(),
        has_boards: card.boards.is_some(),
        calls: calls(card, lang),
        forms,
        shell,
    };
    Ok(html(page.render()))
}

fn chooser(card: &Scorecard, dealer: PersonNo) -> ChooserView {
    ChooserView {
        dealer: dealer.0,
        dealt_by: card.name(dealer).to_owned(),
        declarers: declarers(card, dealer, None),
    }
}

/// The usual calls of everyone. Who deals makes a difference only where someone sits out.
fn usual_calls(card: &Scorecard) -> Vec<Called> {
    let table = card.at_table();
    let dealers: Vec<PersonNo> = match table.len() {
        3 => vec![card.next_dealer()],
        _ => table,
    };
    let usual: Vec<String> = card
        .offered_calls()
        .into_iter()
        .filter(|call| call.usual)
        .map(|call| call.code)
        .collect();
    let mut all = Vec::new();
    for dealer in dealers {
        let nobody = card.nobody_declares().map(|call| Called {
            dealer,
            declarer: None,
            call: call.to_owned(),
        });
        all.extend(nobody);
        for declarer in card.players(dealer) {
            all.extend(usual.iter().map(|call| Called {
                dealer,
                declarer: Some(declarer),
                call: call.clone(),
            }));
        }
    }
    all
}
