//! `/clubs/{slug}/members/import/{id}`: a list that was brought in: how it is read, what would become of each row,
//! boxes for what is wrong, and the button that applies it. Once applied, what came of it.

use std::collections::{BTreeMap, HashMap, HashSet};

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use super::rows::{self, PER_PAGE, RowView};
use super::sent::{ListForm, Wanted, Was, separator_word};
use super::{address, start};
use crate::choice::Choice;
use crate::clubs::frame::{ClubTab, Frame, shell};
use crate::page::{PageResult, see_other};
use crate::routes;
use crate::shell::{Flash, Shell, html};
use talon_http::{Problem, Visit, invalid_words};
use talon_service::member_lists::columns::MemberField;
use talon_service::member_lists::encoding::Encoding;
use talon_service::member_lists::plan::RowFate;
use talon_service::member_lists::reading::{RowDecision, Sheet};
use talon_service::member_lists::table::{ListRow, SEPARATORS};
use talon_service::member_lists::{self, MemberListView};
use talon_service::{ActError, InvalidValue};
use talon_text::Lang;

/// templates/clubs/import/show.html
#[derive(Debug, Template)]
#[template(path = "clubs/import/show.html")]
struct ClubsImportShowPage {
    shell: Shell,
    frame: Frame,
    members: String,
    start: String,
    here: String,
    file_name: String,
    /// What stands in the way of all of it.
    refused: String,
    is_applied: bool,
    counts: Vec<(&'static str, String)>,
    failed: Option<String>,
    encodings: Vec<Choice>,
    encoding: String,
    separators: Vec<Choice>,
    separator: String,
    /// The letters are those of an older program, and nobody has said so yet.
    is_guessed: bool,
    /// The rows that may have the headings, and the one that has.
    headings: Vec<Choice>,
    heading: String,
    columns: Vec<ColumnView>,
    fields: Vec<Choice>,
    duplicates: Vec<DuplicateChoice>,
    rows: Vec<RowView>,
    show_all: bool,
    looks: String,
    all: String,
    apply: String,
    newer: Option<usize>,
    older: Option<usize>,
    page: usize,
    place: String,
}

/// One column: its heading, some of its cells, and what it holds.
#[derive(Debug)]
struct ColumnView {
    id: String,
    heading: String,
    sample: String,
    field: String,
}

/// Which part of the rows is asked for, and what has just happened.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MemberListPageQuery {
    show: Option<String>,
    page: Option<usize>,
    done: Option<String>,
}

/// The list.
///
/// # Errors
/// When there is no such list for the reader, or the database fails.
pub async fn get(
    visit: Visit,
    path: web::Path<(String, String)>,
    asked: web::Query<MemberListPageQuery>,
) -> PageResult {
    let (slug, id) = path.into_inner();
    draw(&visit, slug, id, asked.into_inner(), None).await
}

/// Keeps what was chosen and typed, and applies or forgets the list if that is asked.
///
/// # Errors
/// As for the page, or when the form is none of ours.
pub async fn post(
    visit: Visit,
    path: web::Path<(String, String)>,
    form: web::Form<Vec<(String, String)>>,
) -> PageResult {
    let (slug, id) = path.into_inner();
    let sent = ListForm::of(&form)?;
    let (wanted, page, show_all) = (sent.wanted, sent.page.unwrap_or(1), sent.show_all);
    let place = (slug.clone(), id.clone());
    let (done, _) = visit
        .act(move |state, actor| {
            let (slug, id) = (&place.0, &place.1);
            if wanted == Wanted::Discard {
                member_lists::discard(&state.store, actor, slug, id)?;
                return Ok(Ok(()));
            }
            let view = state.store.read(|db| member_lists::view(db, actor, slug, id))?;
            if view.outcome.is_some() {
                return Ok(Ok(()));
            }
            let was = was(&view);
            member_lists::save_reading(&state.store, actor, slug, id, |reading| sent.into(reading, &was))?;
            if wanted == Wanted::Look {
                return Ok(Ok(()));
            }
            Ok(member_lists::apply(&state.store, actor, slug, id, state.now()).map(|_| ()))
        })
        .await?;
    let here = address(&slug, &id);
    match (done, wanted) {
        (Ok(()), Wanted::Discard) => Ok(see_other(&start(&slug))),
        (Ok(()), Wanted::Apply) => Ok(see_other(&format!("{here}?done=applied"))),
        (Ok(()), Wanted::Look) => {
            let show = if show_all { "all" } else { "look" };
            Ok(see_other(&format!("{here}?show={show}&page={page}")))
        }
        (Err(ActError::Invalid { why, .. }), _) => {
            draw(&visit, slug, id, MemberListPageQuery::default(), Some(why)).await
        }
        (Err(error), _) => Err(error.into()),
    }
}

fn was(view: &MemberListView) -> Was {
    let sheet = &view.sheet;
    let mut shown = HashMap::new();
    let faulty = view.plan.rows.iter().filter(|row| row.fate == RowFate::Fault);
    let faulty: HashSet<usize> = faulty.map(|row| row.row).collect();
    for row in sheet.rows.iter().filter(|row| faulty.contains(&row.number)) {
        for field in rows::fields(sheet) {
            shown.insert((row.number, field), sheet.value(row, field, &view.reading).to_owned());
        }
    }
    Was {
        encoding: sheet.encoding,
        separator: sheet.separator,
        heading: sheet.heading_row,
        columns: sheet.columns.clone(),
        shown,
    }
}

async fn draw(
    visit: &Visit,
    slug: String,
    id: String,
    asked: MemberListPageQuery,
    refused: Option<InvalidValue>,
) -> Result<HttpResponse, Problem> {
    let place = (slug.clone(), id.clone());
    let (view, visitor) = visit
        .act(move |state, actor| {
            Ok(state
                .store
                .read(|db| member_lists::view(db, actor, &place.0, &place.1))?)
        })
        .await?;
    let lang = visit.prefs.lang;
    let here = address(&slug, &id);
    let mut shell = shell(visit, &visitor, lang.t("list-title").into_owned(), here);
    if asked.done.as_deref() == Some("applied") && view.outcome.is_some() {
        shell.flash = Some(Flash {
            kind: "good",
            text: lang.t("list-applied").into_owned(),
        });
    }
    let mut response = html(page(shell, &view, &slug, &asked, refused, lang).render());
    if refused.is_some() {
        *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    }
    Ok(response)
}

fn page(
    shell: Shell,
    view: &MemberListView,
    slug: &str,
    asked: &MemberListPageQuery,
    refused: Option<InvalidValue>,
    lang: Lang,
) -> ClubsImportShowPage {
    let (plan, sheet) = (&view.plan, &view.sheet);
    let looks = plan.rows.iter().filter(|row| rows::needs_a_look(row)).count();
    // Where nothing needs a look there is only the whole to be shown.
    let show_all = asked.show.as_deref() == Some("all") || looks == 0;
    let shown: Vec<_> = plan
        .rows
        .iter()
        .filter(|row| show_all || rows::needs_a_look(row))
        .collect();
    let pages = shown.len().div_ceil(PER_PAGE).max(1);
    let page = asked.page.unwrap_or(1).clamp(1, pages);
    let fields = rows::fields(sheet);
    let part = shown.iter().skip((page - 1) * PER_PAGE).take(PER_PAGE);
    let here = address(slug, &view.list.public_id);
    let word = |key: &str, count: usize| lang.n(key, i64::try_from(count).unwrap_or(i64::MAX));
    ClubsImportShowPage {
        frame: Frame::of(&view.club, &view.rights, ClubTab::Members, lang),
        members: routes::club(slug, "members"),
        start: start(slug),
        file_name: view.list.file_name.clone(),
        refused: refused
            .or(plan.refused)
            .map(|why| invalid_words(why, "name", lang))
            .unwrap_or_default(),
        is_applied: view.outcome.is_some(),
        counts: counts(view, lang),
        failed: (!view.failed().is_empty()).then(|| format!("{here}/failed.csv")),
        encodings: encodings(lang),
        encoding: sheet.encoding.as_str().to_owned(),
        is_guessed: view.reading.encoding.is_none() && !sheet.encoding.is_unicode(),
        separators: separators(lang),
        separator: separator_word(sheet.separator).to_owned(),
        headings: headings(sheet, lang),
        heading: sheet.heading_row.to_string(),
        columns: columns(sheet, lang),
        fields: column_fields(lang),
        duplicates: duplicates(view.reading.duplicates, lang),
        rows: part.filter_map(|row| rows::view(view, row, &fields, lang)).collect(),
        looks: word("list-show-look", looks),
        all: word("list-show-all", plan.rows.len()),
        apply: word("list-apply", plan.added + plan.updated),
        show_all,
        newer: (page > 1).then(|| page - 1),
        older: (page < pages).then_some(page + 1),
        page,
        place: format!("{page} / {pages}"),
        here,
        shell,
    }
}

fn encodings(lang: Lang) -> Vec<Choice> {
    let words = Encoding::ALL.map(Encoding::as_str);
    words
        .map(|word| Choice::new(word, lang.t(&format!("list-encoding-{word}"))))
        .into()
}

fn separators(lang: Lang) -> Vec<Choice> {
    let words = SEPARATORS.map(separator_word);
    words
        .map(|word| Choice::new(word, lang.t(&format!("list-separator-{word}"))))
        .into()
}

/// What a column can hold.
fn column_fields(lang: Lang) -> Vec<Choice> {
    let words = MemberField::ALL.iter().map(|field| field.as_str());
    words
        .map(|word| Choice::new(word, lang.t(&format!("list-field-{word}"))))
        .collect()
}

/// What can become of people who are in the club already.
#[derive(Debug)]
struct DuplicateChoice {
    value: &'static str,
    label: String,
    chosen: bool,
}

/// What can become of people who are in the club already, and which of it is chosen.
fn duplicates(chosen: RowDecision, lang: Lang) -> Vec<DuplicateChoice> {
    let option = |choice: RowDecision| DuplicateChoice {
        value: choice.as_str(),
        label: lang.t(&format!("list-duplicates-{}", choice.as_str())).into_owned(),
        chosen: choice == chosen,
    };
    [RowDecision::Skip, RowDecision::Update].map(option).into()
}

/// How many rows there are of each kind; those of which there are none are not told.
fn counts(view: &MemberListView, lang: Lang) -> Vec<(&'static str, String)> {
    let plan = &view.plan;
    let (faulty, done) = (plan.faulty, view.outcome.is_some());
    let all = match &view.outcome {
        Some(outcome) => [
            outcome.added,
            outcome.updated,
            outcome.same,
            outcome.skipped,
            outcome.faults(),
        ],
        None => [plan.added, plan.updated, plan.same, plan.skipped, faulty],
    };
    let kinds = ["add", "update", "same", "skip", "fault"];
    let classes = BTreeMap::from([("add", "good"), ("update", "good"), ("skip", "warn"), ("fault", "bad")]);
    let told = kinds.into_iter().zip(all).filter(|(_, count)| *count > 0);
    told.map(|(kind, count)| {
        let key = if done {
            format!("list-did-{kind}")
        } else {
            format!("list-count-{kind}")
        };
        (
            classes.get(kind).copied().unwrap_or(""),
            lang.n(&key, i64::try_from(count).unwrap_or(i64::MAX)),
        )
    })
    .collect()
}

/// What can be chosen as the row with the headings: none, or one of the first, with its line and what stands in it.
fn headings(sheet: &Sheet, lang: Lang) -> Vec<Choice> {
    let none = Choice::new("0", lang.t("list-heading-none"));
    let row = |row: &ListRow| {
        let cells: Vec<&str> = row
            .cells
            .iter()
            .map(String::as_str)
            .filter(|cell| !cell.is_empty())
            .collect();
        let said: String = cells.join(" · ").chars().take(60).collect();
        let line = i64::try_from(row.line).unwrap_or(i64::MAX);
        let label = lang.t_args(
            "list-heading-row",
            &[("line", line.into()), ("text", said.as_str().into())],
        );
        Choice::new(row.number.to_string(), label)
    };
    std::iter::once(none).chain(sheet.top.iter().map(row)).collect()
}

fn columns(sheet: &Sheet, lang: Lang) -> Vec<ColumnView> {
    let column = |(at, field): (usize, &MemberField)| {
        let cells = sheet
            .rows
            .iter()
            .filter_map(|row| row.cells.get(at))
            .filter(|cell| !cell.is_empty());
        let heading = sheet.headings.get(at).filter(|heading| !heading.is_empty()).cloned();
        let number = i64::try_from(at + 1).unwrap_or(i64::MAX);
        ColumnView {
            id: format!("column-{at}"),
            heading: heading.unwrap_or_else(|| lang.t_args("list-column", &[("number", number.into())])),
            sample: cells
                .take(3)
                .map(|cell| cell.chars().take(40).collect())
                .collect::<Vec<String>>()
                .join(" · "),
            field: field.as_str().to_owned(),
        }
    };
    sheet.columns.iter().enumerate().map(column).collect()
}
