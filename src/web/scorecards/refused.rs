//! What people read when a card refuses something.

use super::spoken::SpokenDeal;
use super::words::DealWords;
use crate::shell::Flash;
use talon_http::Problem;
use talon_records::Finding;
use talon_rules::cards::{BySeat, Pack, Seat};
use talon_scorecard::form::{AskAgain, Called, FormFault};
use talon_scorecard::{CardRefusal, NotOfCard, Scorecard};
use talon_service::scorecards::CardRefused;
use talon_text::{Arg, Lang, Names};

/// The words of a refusal; what is not the card's own is a problem of the request.
pub(super) fn refused(refused: CardRefused, pack: Pack, lang: Lang) -> Result<Flash, Problem> {
    of_deal(refused, None, pack, lang)
}

/// The same of a deal that was written, in the words of those who played it.
pub(super) fn refused_deal(refused: CardRefused, deal: SpokenDeal<'_>) -> Result<Flash, Problem> {
    of_deal(refused, Some(deal), deal.words.pack, deal.words.lang)
}

fn of_deal(refused: CardRefused, deal: Option<SpokenDeal<'_>>, pack: Pack, lang: Lang) -> Result<Flash, Problem> {
    let refusal = match refused {
        CardRefused::Card(refusal) => refusal,
        CardRefused::Act(error) => return Err(error.into()),
    };
    let kind = if *refusal == CardRefusal::Unchanged {
        "warn"
    } else {
        "bad"
    };
    let text = match *refusal {
        CardRefusal::NumberOfPeople { most } => lang.t_args("scorecard-refused-people", &[("most", number(most))]),
        CardRefusal::TooManyPeople { most } => lang.t_args("scorecard-refused-too-many", &[("most", number(most))]),
        CardRefusal::SheetNeedsItsPeople => lang.t("scorecard-refused-sheet").into_owned(),
        CardRefusal::SameName(name) => lang.t_args("scorecard-refused-same-name", &[("name", name.into())]),
        CardRefusal::NoSuchPerson => lang.t("scorecard-refused-person").into_owned(),
        CardRefusal::NoSuchDeal => lang.t("scorecard-refused-deal").into_owned(),
        CardRefusal::Closed => lang.t("scorecard-refused-closed").into_owned(),
        CardRefusal::Full => lang.t("scorecard-refused-full").into_owned(),
        CardRefusal::AllPlayed(planned) => lang.t_args(
            "scorecard-refused-all-played",
            &[("planned", i64::from(planned).into())],
        ),
        CardRefusal::Reason { most } => lang.t_args("scorecard-refused-reason", &[("most", number(most))]),
        CardRefusal::Note { most } => lang.t_args("scorecard-refused-note", &[("most", number(most))]),
        CardRefusal::Characters => lang.t("field-bad-characters").into_owned(),
        CardRefusal::Stale => lang.t("scorecard-refused-stale").into_owned(),
        CardRefusal::NotLast => lang.t("scorecard-refused-not-last").into_owned(),
        CardRefusal::NoSuchBoard => lang.t("scorecard-refused-board").into_owned(),
        CardRefusal::BoardDealer(name) => lang.t_args("scorecard-refused-board-dealer", &[("name", name.into())]),
        CardRefusal::BoardAnswered => lang.t("scorecard-refused-board-answered").into_owned(),
        CardRefusal::BoardStands => lang.t("scorecard-refused-board-stands").into_owned(),
        CardRefusal::Unchanged => lang.t("scorecard-refused-unchanged").into_owned(),
        CardRefusal::NotNext { number, next } => lang.t_args(
            "scorecard-refused-not-next",
            &[("number", i64::from(number).into()), ("next", i64::from(next).into())],
        ),
        CardRefusal::Impossible(findings) => told(&findings, deal, pack, lang),
    };
    Ok(Flash { kind, text })
}

/// Why a deal that was written elsewhere cannot stand on a card, by its place among those that were.
pub(super) fn not_of_card(reason: NotOfCard, place: usize, lang: Lang) -> String {
    let key = match reason {
        NotOfCard::OtherGame => "scorecard-text-other-game",
        NotOfCard::OtherPeople => "scorecard-text-other-people",
        NotOfCard::OtherRules => "scorecard-text-other-rules",
        NotOfCard::HasCards => "scorecard-text-cards",
        NotOfCard::HasRuling => "scorecard-text-ruling",
        NotOfCard::HasNotes => "scorecard-text-notes",
        NotOfCard::NoRecord => "scorecard-text-empty",
    };
    lang.t_args(key, &[("place", number(place))])
}

/// The question whether something was meant that is seldom so.
pub(super) fn ask_again(asks: AskAgain, lang: Lang) -> Flash {
    let key = match asks {
        AskAgain::AllTricksAndSimpleLost => "scorecard-ask-all-tricks",
    };
    Flash {
        kind: "warn",
        text: lang.t(key).into_owned(),
    }
}

/// The words of a form that gives no score.
pub(super) fn incomplete(fault: &FormFault, card: &Scorecard, called: &Called, words: &DealWords<'_>) -> Flash {
    let lang = words.lang;
    let text = match fault {
        FormFault::Call => lang.t("scorecard-refused-call").into_owned(),
        FormFault::Field(id) => {
            let fields = card.fields(called).unwrap_or_default();
            let asked = fields.iter().find(|field| field.id == *id);
            let field = asked.map_or_else(String::new, |field| words.asks(field.asks));
            lang.t_args("scorecard-refused-field", &[("field", field.into())])
        }
    };
    Flash { kind: "bad", text }
}

/// What the rules say against a score, each with the number of its rule.
fn told(findings: &[Finding], deal: Option<SpokenDeal<'_>>, pack: Pack, lang: Lang) -> String {
    let name = |seat: Seat| deal?.words.names.get(seat.index()).map(|name| name.as_str().into());
    let names = Names {
        players: BySeat::from_fn(name),
        pack,
    };
    let say = |finding: &Finding| {
        let spoken = deal.and_then(|deal| deal.says(finding));
        let said = spoken.unwrap_or_else(|| lang.finding(finding, &names));
        match &finding.rule {
            Some(rule) => format!("{said} ({})", rule.as_str()),
            None => said,
        }
    };
    let errors: Vec<String> = findings.iter().filter(|finding| finding.is_error()).map(say).collect();
    errors.join(" ")
}

fn number(number: usize) -> Arg<'static> {
    i64::try_from(number).unwrap_or(i64::MAX).into()
}
