//! What a hand of which only the result was written down is called: by its contract, its kontras, and what the declarer
//! got.

use serde_json::Value as Json;

use super::position_view::PositionView;
use talon_records::{Hand, Knowledge};
use talon_rules::cards::Seat;
use talon_rules::games::session::{DealEntry, Standing};
use talon_text::{Lang, signed};

/// The title; nothing for a hand with cards.
pub(super) fn score_title(position: &PositionView<'_>, hand: &Hand<'_>) -> Option<String> {
    if hand.knowledge() != Knowledge::Score {
        return None;
    }
    let (lang, before) = (position.lang, hand.before().unwrap_or_default());
    let entry = hand.entered(&before);
    if hand.is_total() {
        let each = Seat::ALL.map(|seat| format!("{} {}", position.name(seat), signed(pay(&before, &entry, seat))));
        return Some(format!("{}: {}", lang.t("typed-total"), each.join(", ")));
    }
    let Some((contract, declarer)) = entry.contract.zip(entry.declarer) else {
        return Some(lang.t("scorecard-passed-out").into_owned());
    };
    let said = kontras(&hand.score().unwrap_or_default(), entry.kontra, lang);
    let what = [lang.capitalized(&lang.bid(contract))].into_iter().chain(said);
    let what: Vec<String> = what.collect();
    Some(format!(
        "{}: {} {}",
        what.join(", "),
        position.name(declarer),
        signed(pay(&before, &entry, declarer))
    ))
}

/// What someone got by the deal; on a sheet, ten for each point of bula, and soup as it stands (P-9.4).
fn pay(before: &Standing, entry: &DealEntry, seat: Seat) -> i64 {
    let Some((from, to)) = before.columns.zip(entry.after.columns) else {
        return entry.after.totals[seat] - before.totals[seat];
    };
    let soup = |writer: Seat, against: Seat| to.soup[writer][against] - from.soup[writer][against];
    let others = seat.others().into_iter();
    let soups: i64 = others.map(|other| soup(seat, other) - soup(other, seat)).sum();
    soups - 10 * (to.bula[seat] - from.bula[seat])
}

/// The same as a sentence, with what everyone got; nothing for a hand with cards, and of a total that was typed.
pub(super) fn score_about(position: &PositionView<'_>, hand: &Hand<'_>) -> Option<String> {
    if hand.knowledge() != Knowledge::Score || hand.is_total() {
        return None;
    }
    let (lang, before) = (position.lang, hand.before().unwrap_or_default());
    let entry = hand.entered(&before);
    let name = |seat: Seat| position.name(seat).to_string();
    let Some((contract, declarer)) = entry.contract.zip(entry.declarer) else {
        let [a, b, c] = Seat::ALL.map(name);
        let args = [
            ("a", a.as_str().into()),
            ("b", b.as_str().into()),
            ("c", c.as_str().into()),
        ];
        return Some(lang.t_args("hand-about-passed", &args));
    };
    let verdict = match entry.made {
        Some(true) => "result-made",
        Some(false) => "result-lost",
        None => "session-fate-unplayed",
    };
    let ([first, second], by) = (declarer.others().map(name), name(declarer));
    let (bid, verdict) = (lang.bid(contract), lang.t(verdict));
    let args = [
        ("name", by.as_str().into()),
        ("contract", bid.as_ref().into()),
        ("first", first.as_str().into()),
        ("second", second.as_str().into()),
        ("verdict", verdict.as_ref().into()),
    ];
    let said = lang.t_args("hand-about-score", &args);
    if before.columns.is_some() {
        return Some(said);
    }
    let pay = |seat: Seat| signed(entry.after.totals[seat] - before.totals[seat]);
    let pays = Seat::ALL.map(|seat| format!("{} {}", name(seat), pay(seat)));
    Some(format!("{said} {}.", pays.join(", ")))
}

/// Each part that was doubled, where the contract has several; the highest kontra, where there is but one.
fn kontras(score: &Json, highest: u8, lang: Lang) -> Vec<String> {
    let parts = score["components"].as_object().map_or(1, serde_json::Map::len);
    let level_of = |told: &Json| {
        let own = told.as_object().into_iter().flat_map(serde_json::Map::values);
        own.chain([told]).filter_map(Json::as_u64).max()
    };
    match score["kontra"].as_object().filter(|_| parts > 1) {
        Some(each) => {
            let said = each.iter().filter_map(|(part, told)| {
                let level = u32::try_from(level_of(told)?).ok()?;
                Some(format!("{} ({})", lang.kontra(level), lang.component(part)))
            });
            said.collect()
        }
        None if highest > 0 => vec![lang.kontra(highest.into()).into_owned()],
        None => Vec::new(),
    }
}
