//! What all pages of a card share: the way to it, the browser that asks, and the people with their sums.

use actix_web::HttpRequest;

use super::changes;
use crate::device::Browser;
use crate::page::{PageResult, see_other};
use crate::sessions::left_in_words;
use crate::shell::Shell;
use talon_http::{Problem, Visit, Visitor};
use talon_records::format_of;
use talon_rules::cards::Pack;
use talon_scorecard::{Act, Author, DealId, PersonNo, Scorecard, Stake, Tally};
use talon_service::idempotency::IdempotentRequest;
use talon_service::scorecards::{CardActRequest, CardChange, CardRefused, CardWay, OpenCard, open};
use talon_text::{Lang, signed};

/// Reads the way in an address.
pub(super) fn way(text: &str) -> Result<CardWay, Problem> {
    CardWay::parse(text).ok_or_else(|| Problem::not_found("scorecard"))
}

/// Address of a page of a card; of its first one without a word.
pub(super) fn address(way: &CardWay, page: &str) -> String {
    match page {
        "" => format!("/scorecards/{}", way.text()),
        page => format!("/scorecards/{}/{page}", way.text()),
    }
}

/// Opens a card for reading.
pub(super) async fn opened(visit: &Visit, way: &CardWay) -> Result<(OpenCard, Visitor), Problem> {
    let way = way.clone();
    visit
        .act(move |state, actor| Ok(state.store.read(|db| open(db, actor, &way))?))
        .await
}

/// The same for writing.
pub(super) async fn opened_to_write(visit: &Visit, way: &CardWay) -> Result<(OpenCard, Visitor), Problem> {
    let (card, visitor) = opened(visit, way).await?;
    if card.may_write {
        Ok((card, visitor))
    } else {
        Err(Problem::not_found("scorecard"))
    }
}

/// The browser of a request, and whose act it does.
pub(super) fn author(visit: &Visit, request: &HttpRequest) -> Result<(Browser, Author), Problem> {
    let browser = Browser::of(request, &visit.state.config)?;
    let author = Author {
        device: browser.mark("scorecards"),
        at: visit.state.now().naive_utc(),
    };
    Ok((browser, author))
}

/// Does an act that a form asks for, once.
pub(super) async fn act(
    visit: &Visit,
    way: &CardWay,
    form: IdempotentRequest<'_>,
    by: Author,
    act: Act,
) -> Result<Result<CardChange, CardRefused>, Problem> {
    let (way, key, said) = (
        way.clone(),
        form.key.unwrap_or_default().to_owned(),
        form.request.to_owned(),
    );
    let (done, _) = visit
        .act(move |state, actor| {
            let request = CardActRequest {
                store: &state.store,
                actor,
                way: &way,
                form: IdempotentRequest {
                    key: Some(&key),
                    request: &said,
                },
                by,
            };
            Ok(request.act(act))
        })
        .await?;
    Ok(done)
}

/// Where someone goes after an act: to the card, which tells which other deals count otherwise since then.
pub(super) fn after(way: &CardWay, change: &CardChange, but: Option<DealId>) -> String {
    let here = address(way, "");
    let told = changes::query(&change.before, &change.now, but);
    if told.is_empty() {
        here
    } else {
        format!("{here}?{told}")
    }
}

/// Sends someone on after an act, and lets the browser keep what it is known by.
pub(super) fn done(visit: &Visit, browser: &Browser, to: &str) -> PageResult {
    let mut answer = see_other(to);
    browser.keep(&mut answer, &visit.state.config)?;
    Ok(answer)
}

/// The frame of a page of a card. Nobody finds such a page but by its address.
pub(super) fn shell(visit: &Visit, visitor: &Visitor, title: String, path: String) -> Shell {
    let mut shell = Shell::new(visit, visitor, title);
    shell.path = path;
    shell
}

/// The cards in which the suits of a card's game are drawn.
pub(super) fn pack(shell: &Shell, card: &Scorecard) -> Pack {
    shell.faces_of(format_of(card.game).pack()).pack()
}

/// A person with their sum.
#[derive(Debug)]
pub(super) struct PersonView {
    pub name: String,
    pub sum: String,
    /// The same in money, where there is a stake.
    pub money: Option<String>,
    pub class: &'static str,
    /// What they have to go, on a sheet with columns, and whether that is below zero.
    pub left: Option<LeftView>,
    /// They deal next.
    pub deals: bool,
    /// They sit at the table no more.
    pub away: bool,
}

/// What someone has to go.
#[derive(Debug)]
pub(super) struct LeftView {
    pub number: String,
    /// It was won beyond zero: under the hat (P-7.8).
    pub is_hat: bool,
    pub spoken: String,
}

/// Everyone at the table.
pub(super) fn people(card: &Scorecard, tally: &Tally, dealer: PersonNo, lang: Lang) -> Vec<PersonView> {
    let (columns, table) = (card.columns(), card.at_table());
    let left = |column: PersonNo| {
        let place = columns.iter().position(|one| *one == column)?;
        let left = tally.on_paper().standing.sheet.as_ref()?.bula.get(place).copied()?;
        Some(LeftView {
            number: left.unsigned_abs().to_string(),
            is_hat: left < 0,
            spoken: left_in_words(left, lang),
        })
    };
    let view = |column: PersonNo| {
        let sum = tally.sums.get(column.index()).copied().unwrap_or(0);
        PersonView {
            name: card.column_name(column),
            sum: signed(sum),
            money: card.stake.as_ref().map(|stake| money(stake, sum)),
            class: sum_class(sum),
            left: left(column),
            deals: column == card.column_of(dealer),
            away: !table.iter().any(|person| card.column_of(*person) == column),
        }
    };
    card.columns_in_sight().into_iter().map(view).collect()
}

/// What a deal is called by its number; where deals are compared it is a board.
pub(super) fn deal_words(card: &Scorecard, number: u32, lang: Lang) -> String {
    let key = match card.boards {
        Some(_) => "tournament-board",
        None => "scorecard-deal",
    };
    lang.t_args(key, &[("number", i64::from(card.called_number(number)).into())])
}

/// Points in money.
fn money(stake: &Stake, points: i64) -> String {
    format!("{} {}", signed(points.saturating_mul(stake.point.into())), stake.unit)
}

/// How a sum is drawn.
pub(super) fn sum_class(sum: i64) -> &'static str {
    match sum {
        0 => "",
        more if more > 0 => "made",
        _ => "lost",
    }
}

/// What the evening is called.
pub(super) fn heading(card: &Scorecard, lang: Lang) -> String {
    use chrono::Datelike as _;
    let day = lang.day(card.day.year(), card.day.month(), card.day.day());
    let game = lang.t(&format!("game-{}", card.game.as_str()));
    format!("{game}, {day}")
}
