//! `/scorecards/{way}`: the card. On top how everyone stands, then the deal that is being written, then the lines.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;
use std::collections::BTreeMap;

use super::calls::{CallViews, calls};
use super::changes;
use super::conflicts::{ConflictView, conflicts};
use super::deal_form::{DealFormView, FormParts, names_at, people_word};
use super::figures::figures;
use super::frame::{PersonView, address, deal_words, heading, opened, pack, people, shell, sum_class, way};
use super::lines::{LineView, lines};
use super::sheet::{BillView, bill, next_worth, sheet};
use super::table_result::{TableOf, table_of};
use super::words::DealWords;
use crate::choice::Choice;
use crate::figures::FiguresView;
use crate::page::{LinkView, PageResult};
use crate::sessions::{PaperView, WorthView};
use crate::shell::{Flash, Shell, html};
use crate::sums_plot::{Sums, SumsPlot};
use talon_http::{Problem, Visit, Visitor};
use talon_scorecard::form::Called;
use talon_scorecard::{DealSlot, Dealing, PersonNo, Scorecard, Tally};
use talon_service::account::fresh_secret;
use talon_service::find_club;
use talon_service::scorecards::{CardWay, OpenCard};
use talon_text::{Arg, Lang, signed};

/// Who declares what in the deal that is being written, as far as that was chosen.
#[derive(Debug, Clone, Default, Deserialize)]
pub(crate) struct ShowQuery {
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    who: Option<u8>,
    call: Option<String>,
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    dealer: Option<u8>,
    /// Where deals are compared: which board of the set it is, from 1.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    board: Option<u32>,
    /// All deals are shown, however many.
    #[serde(default)]
    all: bool,
    /// Deals that count otherwise since the last act.
    changed: Option<String>,
    /// The deal with which the sheet ends since then; 0 where it goes on.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    end: Option<u32>,
    /// The last deal was dealt out of turn.
    #[serde(default)]
    out_of_turn: bool,
}

/// Deals that stand in sight; the others are a link away.
const DEALS_SHOWN: usize = 40;

/// The deal that is being written.
#[derive(Debug, Default)]
pub(super) struct Writing {
    pub called: Option<Called>,
    pub declarer: Option<PersonNo>,
    pub dealer: Option<PersonNo>,
    pub chosen: BTreeMap<String, String>,
    pub note: String,
    /// It is asked whether something seldom was meant.
    pub asks: bool,
    /// Where deals are compared: which board of the set it is, from 1.
    pub board: Option<u32>,
    /// All deals are shown, however many.
    pub all: bool,
}

/// Someone who may declare.
#[derive(Debug)]
pub(super) struct DeclarerView {
    pub person: u8,
    pub name: String,
    pub chosen: bool,
    /// They speak first.
    pub is_forehand: bool,
}

/// Someone who may deal.
#[derive(Debug)]
struct DealerView {
    person: u8,
    name: String,
    chosen: bool,
}

/// The boards of the table, where deals are compared.
#[derive(Debug)]
struct BoardsView {
    /// The number that stands on the first.
    first: u32,
    /// Those of which nothing is written, as the page keeps them: places in the set.
    open: String,
    /// The same but for the one that is being written, with their names.
    others: Vec<(u32, String)>,
}

/// A sum of someone.
#[derive(Debug)]
struct SumOf {
    name: String,
    sum: String,
    class: &'static str,
}

/// templates/scorecards/show.html
#[derive(Debug, Template)]
#[template(path = "scorecards/show.html")]
struct ScorecardsShowPage {
    shell: Shell,
    heading: String,
    here: String,
    key: String,
    revision: String,
    may_write: bool,
    closed: bool,
    over: bool,
    /// All deals were written whose number a tournament fixes.
    played_out: bool,
    people: Vec<PersonView>,
    dealers: Vec<DealerView>,
    /// Who sits at the table, as a form has it.
    at_table: String,
    /// Who the deal is dealt by.
    dealt_by: String,
    number: u32,
    /// What the deal is called by its number.
    deal_title: String,
    /// The boards, where deals are compared.
    boards: Option<BoardsView>,
    /// Deals can be typed or pasted too.
    takes_text: bool,
    /// Tells whether the forms that a phone keeps are still those of the card.
    forms_tag: String,
    declarer_deals: bool,
    declarers: Vec<DeclarerView>,
    calls: CallViews,
    /// The second step, once it was said who declares what.
    form: Option<DealFormView>,
    lines: Vec<LineView>,
    /// Names the line that was written last.
    newest: Option<u32>,
    /// Deals that are not in sight.
    older: usize,
    /// Deals of which two devices say different things.
    conflicts: Vec<ConflictView>,
    paper: Option<PaperView>,
    /// How the totals of a sheet come about that has ended.
    bill: Option<BillView>,
    worth: Option<WorthView>,
    payments: Vec<String>,
    figures: Vec<FiguresView>,
    /// How the sums went.
    plot: Option<SumsPlot>,
    /// What each would have if the rest of the sheet were written off.
    if_stopped: Vec<SumOf>,
    /// The table of a tournament at which the card is kept.
    table: Option<TableOf>,
    /// The clubs of the signed-in user, by short name.
    clubs: Vec<Choice>,
    /// The addresses that read and write.
    links: Vec<(&'static str, String)>,
}

/// The card.
///
/// # Errors
/// Not found, when the address opens none.
pub async fn get(visit: Visit, place: web::Path<String>, asked: web::Query<ShowQuery>) -> PageResult {
    let way = way(&place)?;
    let (card, visitor) = opened(&visit, &way).await?;
    let asked = asked.into_inner();
    let board = asked.board.unwrap_or_else(|| card.card.next_number());
    let of_board = card.card.dealer_of_board(board);
    let dealer = of_board.or(asked.dealer.map(PersonNo));
    let declarer = asked.who.map(PersonNo);
    let all = asked.all;
    let flash = told(&asked, visit.prefs.lang);
    // Counting is for those alone who ask for a form.
    let is_open = |_: &String| !card.card.is_played_out(&card.card.tally());
    let called = asked.call.filter(is_open).map(|call| Called {
        dealer: dealer.unwrap_or_else(|| card.card.next_dealer()),
        declarer: declarer.filter(|_| Some(call.as_str()) != card.card.nobody_declares()),
        call,
    });
    let writing = Writing {
        called,
        declarer,
        dealer,
        chosen: BTreeMap::new(),
        note: String::new(),
        asks: false,
        board: asked.board,
        all,
    };
    draw(&visit, &visitor, &way, &card, writing, flash).await
}

/// The message about the act that led here.
fn told(asked: &ShowQuery, lang: Lang) -> Option<Flash> {
    let text = match changes::told(asked.changed.as_deref(), asked.end, lang) {
        Some(text) => text,
        None if asked.out_of_turn => lang.t("scorecard-told-dealer").into_owned(),
        None => return None,
    };
    Some(Flash { kind: "warn", text })
}

/// Which deal is being written, and who deals it.
struct Turn {
    number: u32,
    dealer: PersonNo,
}

impl Turn {
    /// As it was chosen, or else the next; who deals a board, its number tells.
    fn of(card: &Scorecard, writing: &Writing) -> Turn {
        let chosen = writing.board.filter(|_| card.boards.is_some());
        let number = chosen.unwrap_or_else(|| card.next_number());
        let is_known = |person: &PersonNo| card.at_table().contains(person);
        let dealer = card
            .dealer_of_board(number)
            .or(writing.dealer.filter(is_known))
            .unwrap_or_else(|| card.next_dealer());
        Turn { number, dealer }
    }
}

/// The clubs into which the deals can go.
async fn clubs(visit: &Visit, visitor: &Visitor, opened: &OpenCard) -> Result<Vec<Choice>, Problem> {
    if visitor.actor.user().is_none() || opened.table.is_some() {
        return Ok(Vec::new());
    }
    let (clubs, _) = visit
        .act(|state, actor| Ok(state.store.read(|db| find_club::of(db, actor))?))
        .await?;
    Ok(clubs
        .into_iter()
        .map(|club| Choice::new(club.slug, club.name))
        .collect())
}

/// Draws the card with the deal as far as it is filled in, and the message about what was sent.
pub(super) async fn draw(
    visit: &Visit,
    visitor: &Visitor,
    way: &CardWay,
    opened: &OpenCard,
    writing: Writing,
    flash: Option<Flash>,
) -> Result<HttpResponse, Problem> {
    let (card, lang) = (&opened.card, visit.prefs.lang);
    let tally = card.tally();
    let heading = heading(card, lang);
    let mut shell = shell(visit, visitor, heading.clone(), address(way, ""));
    let is_refused = flash.as_ref().is_some_and(|flash| flash.kind == "bad");
    shell.flash = flash;
    let table = card.at_table();
    let Turn { number, dealer } = Turn::of(card, &writing);
    let names = names_at(card, dealer);
    let words = DealWords {
        lang,
        names: &names,
        pack: pack(&shell, card),
    };
    let shown = if writing.all { usize::MAX } else { DEALS_SHOWN };
    let lines = lines(card, &tally, shown, words.pack, lang);
    let older = card.deals.len() - lines.len();
    let form = form(opened, &writing, number, words, is_refused);
    let page = ScorecardsShowPage {
        here: address(way, ""),
        key: fresh_secret()?,
        revision: super::revision::mark(opened),
        may_write: opened.may_write,
        closed: card.closed,
        over: tally.over,
        played_out: card.is_played_out(&tally),
        people: people(card, &tally, dealer, lang),
        dealers: dealers(card, dealer),
        at_table: people_word(&table),
        dealt_by: card.name(dealer).to_owned(),
        number,
        deal_title: deal_words(card, number, lang),
        boards: boards(card, number, lang),
        takes_text: card.boards.is_none(),
        forms_tag: super::forms::tag(card, lang),
        declarer_deals: card.dealing == Dealing::LastDeclarer,
        declarers: declarers(card, dealer, writing.declarer),
        calls: calls(card, lang),
        form,
        newest: card.last_written().map(|deal| deal.id.0),
        lines,
        older,
        conflicts: conflicts(card, words.pack, lang),
        paper: sheet(card, &tally, lang),
        bill: bill(card, &tally, lang),
        worth: next_worth(card, &tally, lang),
        payments: payments(opened, &tally, lang),
        figures: figures(card, &tally),
        plot: plot(card, &tally),
        if_stopped: if_stopped(card, &tally),
        table: table_of(opened, &tally, lang),
        clubs: clubs(visit, visitor, opened).await?,
        links: links(visit, way, opened),
        heading,
        shell,
    };
    let mut answer = html(page.render());
    if is_refused {
        *answer.status_mut() = StatusCode::CONFLICT;
    }
    Ok(answer)
}

impl ScorecardsShowPage {
    /// The line that was written last.
    fn last(&self) -> Option<&LineView> {
        self.lines.iter().find(|line| Some(line.id) == self.newest)
    }

    /// Nothing is left to write but the result of the table.
    fn is_done(&self) -> bool {
        self.played_out || self.boards.as_ref().is_some_and(|boards| boards.open.is_empty())
    }

    /// The table whose result the reader can send, in place of a form once nothing is left to write.
    fn result_in_place(&self) -> Option<&TableOf> {
        self.sends().filter(|_| self.has_result_in_place())
    }

    /// The same below the deals, as long as more may come.
    fn result_below(&self) -> Option<&TableOf> {
        self.sends().filter(|_| !self.has_result_in_place())
    }

    /// The table whose result stands, so that the reader changes no deal.
    fn closed_table(&self) -> Option<&TableOf> {
        self.table.as_ref().filter(|_| !self.may_write)
    }

    fn has_result_in_place(&self) -> bool {
        self.form.is_none() && (self.over || self.is_done())
    }

    fn sends(&self) -> Option<&TableOf> {
        let table = self.table.as_ref().filter(|table| !table.corrects);
        table.filter(|_| self.may_write && !self.lines.is_empty())
    }
}

/// The boards of the table, where deals are compared.
fn boards(card: &Scorecard, number: u32, lang: Lang) -> Option<BoardsView> {
    let set = card.boards?;
    let open = card.open_boards();
    let others = open.iter().filter(|board| **board != number);
    Some(BoardsView {
        first: set.first,
        open: open.iter().map(u32::to_string).collect::<Vec<_>>().join("."),
        others: others.map(|board| (*board, deal_words(card, *board, lang))).collect(),
    })
}

/// The second step, once it was said who declares what.
fn form(opened: &OpenCard, writing: &Writing, number: u32, words: DealWords<'_>, unfold: bool) -> Option<DealFormView> {
    let called = writing.called.as_ref().filter(|_| opened.may_write)?;
    let standing = opened.card.standing(called.dealer);
    let parts = FormParts {
        card: &opened.card,
        list: &opened.card,
        slot: DealSlot::Next(number),
        number,
        seen: 0,
        unfold,
        called,
        chosen: &writing.chosen,
        note: &writing.note,
        asks: writing.asks,
        standing: standing.as_ref(),
        offers_all: false,
        words,
    };
    parts.view()
}

fn dealers(card: &Scorecard, dealer: PersonNo) -> Vec<DealerView> {
    let view = |person: PersonNo| DealerView {
        person: person.0,
        name: card.name(person).to_owned(),
        chosen: person == dealer,
    };
    card.at_table().into_iter().map(view).collect()
}

/// Who may declare under a dealer.
pub(super) fn declarers(card: &Scorecard, dealer: PersonNo, chosen: Option<PersonNo>) -> Vec<DeclarerView> {
    let forehand = card.after(dealer);
    let view = |person: PersonNo| DeclarerView {
        person: person.0,
        name: card.name(person).to_owned(),
        chosen: Some(person) == chosen,
        is_forehand: person == forehand,
    };
    card.players(dealer).into_iter().map(view).collect()
}

/// How the sums went, deal by deal.
pub(super) fn plot(card: &Scorecard, tally: &Tally) -> Option<SumsPlot> {
    let played = || tally.lines.iter().filter(|line| line.number.is_some());
    let sums = |column: PersonNo| {
        let after = [&tally.opening].into_iter().chain(played().map(|line| &line.sums));
        Sums {
            name: card.column_name(column),
            after: after
                .map(|sums| sums.get(column.index()).copied().unwrap_or(0))
                .collect(),
        }
    };
    SumsPlot::of(card.columns_in_sight().into_iter().map(sums).collect())
}

/// Who pays whom, in words; in money, where there is a stake.
pub(super) fn payments(opened: &OpenCard, tally: &Tally, lang: Lang) -> Vec<String> {
    let card = &opened.card;
    if opened.table.is_some() {
        // At a tournament points are no money.
        return Vec::new();
    }
    let say = |payment: talon_scorecard::Payment| {
        let amount = match &card.stake {
            Some(stake) => {
                let money = payment.points.saturating_mul(stake.point.into());
                format!("{money} {}", stake.unit)
            }
            None => signed(payment.points).trim_start_matches('+').to_owned(),
        };
        let args = [
            ("from", Arg::from(card.column_name(payment.from))),
            ("to", Arg::from(card.column_name(payment.to))),
            ("amount", amount.into()),
        ];
        lang.t_args("scorecard-pays", &args)
    };
    tally.payments().into_iter().map(say).collect()
}

fn if_stopped(card: &Scorecard, tally: &Tally) -> Vec<SumOf> {
    let sums = tally
        .if_stopped
        .as_ref()
        .filter(|_| !card.closed && !card.deals.is_empty());
    let Some(sums) = sums else { return Vec::new() };
    let view = |column: PersonNo| {
        let sum = sums.get(column.index()).copied().unwrap_or(0);
        SumOf {
            name: card.column_name(column),
            sum: signed(sum),
            class: sum_class(sum),
        }
    };
    card.columns_in_sight().into_iter().map(view).collect()
}

fn links(visit: &Visit, way: &CardWay, opened: &OpenCard) -> Vec<(&'static str, String)> {
    let base = &visit.state.config.base_url;
    let full = |way: &CardWay| format!("{base}{}", address(way, ""));
    let writes = match way {
        CardWay::Key(_) if opened.may_write => Some(("scorecard-link-write", full(way))),
        _ => None,
    };
    let reads = opened
        .to_read
        .clone()
        .map(|key| ("scorecard-link-read", full(&CardWay::Key(key))));
    writes.into_iter().chain(reads).collect()
}
