//! What the page of boards says of their deals: whether Talon made them, who sees them, what everyone can check them
//! by, and the form by which the director makes them.

use super::frame::fresh_key;
use crate::choice::Choice;
use crate::page::LinkView;
use crate::routes;
use talon_http::Problem;
use talon_service::tournaments::read::ShownTournament;
use talon_text::{Arg, Lang};
use talon_tournament::tournament::file::words;

/// The panel.
#[derive(Debug)]
pub(super) struct DealsPanel {
    /// Whether there are deals and who sees them.
    pub says: String,
    /// Empty while there are none.
    pub fingerprint: String,
    /// Empty until everyone may know it.
    pub seed: String,
    /// What the reader can print.
    pub papers: Vec<LinkView>,
    pub form: Option<DealsForm>,
}

/// The form by which deals are made.
#[derive(Debug)]
pub(super) struct DealsForm {
    pub action: String,
    pub key: String,
    pub revision: i64,
    /// Deals were made already.
    pub again: bool,
    pub seen_by: Vec<Choice>,
    pub chosen: String,
    pub label: String,
}

impl DealsPanel {
    pub fn of(shown: &ShownTournament, lang: Lang) -> Result<DealsPanel, Problem> {
        let tournament = &shown.loaded.tournament;
        let deals = tournament.deals;
        let says = match deals {
            None => "deals-none".to_owned(),
            Some(deals) if deals.seed.is_none() => "deals-unknown".to_owned(),
            Some(deals) => format!("deals-made-{}", words::word(words::SEEN_BY, deals.seen_by)),
        };
        let can_make = shown.rights.direct && tournament.takes_deals().is_ok();
        Ok(DealsPanel {
            says: lang.t(&says).into_owned(),
            fingerprint: deals.map(|deals| deals.commitment.to_hex()).unwrap_or_default(),
            seed: shown.open_seed().map(|seed| seed.to_hex()).unwrap_or_default(),
            papers: papers(shown, lang),
            form: match can_make {
                true => Some(form(shown, lang)?),
                false => None,
            },
        })
    }
}

fn papers(shown: &ShownTournament, lang: Lang) -> Vec<LinkView> {
    let address = |page: &str| routes::tournament(shown.loaded.id, &format!("print/{page}"));
    let tournament = &shown.loaded.tournament;
    let mut papers = Vec::new();
    for round in &shown.dealt {
        let number = ("number", Arg::Number((*round).into()));
        let label = format!(
            "{}: {}",
            lang.t("paper-dealing"),
            lang.t_args("tournament-round", &[number])
        );
        papers.push(LinkView::new(address(&format!("dealing/{round}")), label));
    }
    if !tournament.rounds.is_empty() {
        papers.push(LinkView::new(address("movement"), lang.t("paper-movement")));
    }
    papers
}

fn form(shown: &ShownTournament, lang: Lang) -> Result<DealsForm, Problem> {
    let made = shown.loaded.tournament.deals;
    let choice = |word: &'static str| Choice::new(word, lang.t(&format!("deals-seen-by-{word}")));
    let chosen = made.map(|deals| deals.seen_by).unwrap_or_default();
    let label = if made.is_some() {
        "deals-make-other"
    } else {
        "deals-make"
    };
    Ok(DealsForm {
        action: routes::tournament(shown.loaded.id, "direct"),
        key: fresh_key()?,
        revision: shown.loaded.revision,
        again: made.is_some(),
        seen_by: words::all(words::SEEN_BY).into_iter().map(choice).collect(),
        chosen: words::word(words::SEEN_BY, chosen).to_owned(),
        label: lang.t(label).into_owned(),
    })
}
