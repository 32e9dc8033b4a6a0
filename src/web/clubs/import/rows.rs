//! The rows of a list as they are printed: what they say, what is wrong beside each field, and what would become of
//! them.

use crate::choice::Choice;
use crate::routes;
use talon_http::invalid_words;
use talon_service::member_lists::MemberListView;
use talon_service::member_lists::columns::MemberField;
use talon_service::member_lists::plan::{Like, Planned, RowFate};
use talon_service::member_lists::reading::{RowDecision, Sheet};
use talon_service::member_lists::table::ListRow;
use talon_text::{Arg, Lang};

/// Rows on one page.
pub(super) const PER_PAGE: usize = 50;

/// One row.
#[derive(Debug)]
pub(super) struct RowView {
    /// Its number, by which its boxes are known.
    pub number: usize,
    pub place: String,
    pub class: &'static str,
    pub fate: String,
    /// Whom it is like, with the way to them.
    pub like: String,
    pub like_href: Option<String>,
    pub cells: Vec<CellView>,
    /// What can be done about a row that is like someone, and what is chosen.
    pub choices: Vec<Choice<&'static str>>,
    pub choice: &'static str,
}

/// What stands in one field.
#[derive(Debug)]
pub(super) struct CellView {
    /// The name of its box.
    pub id: String,
    pub label: String,
    pub value: String,
    pub fault: String,
}

/// The fields that the list has, in the order in which they are shown.
pub(super) fn fields(sheet: &Sheet) -> Vec<MemberField> {
    let parts = sheet.columns.contains(&MemberField::Family) || sheet.columns.contains(&MemberField::Given);
    let shown = |field: &MemberField| match field {
        MemberField::Nothing => false,
        MemberField::Name => !parts || sheet.columns.contains(&MemberField::Name),
        field => sheet.columns.contains(field),
    };
    MemberField::ALL.iter().copied().filter(shown).collect()
}

/// Whether someone should look at the row before the list is applied.
pub(super) fn needs_a_look(row: &Planned) -> bool {
    row.fate == RowFate::Fault || row.like.is_some()
}

/// One row in words.
pub(super) fn view(view: &MemberListView, planned: &Planned, fields: &[MemberField], lang: Lang) -> Option<RowView> {
    let row = view.sheet.rows.iter().find(|row| row.number == planned.row)?;
    let (like, like_href) = like(view, planned, lang);
    let (class, key) = match planned.fate {
        RowFate::Add => ("good", "list-fate-add"),
        RowFate::Update(_) => ("good", "list-fate-update"),
        RowFate::Same => ("", "list-fate-same"),
        RowFate::Skip => ("warn", "list-fate-skip"),
        RowFate::Fault => ("bad", "list-fate-fault"),
    };
    let choice = view
        .reading
        .chosen
        .get(&planned.row)
        .copied()
        .unwrap_or(view.reading.duplicates);
    let can_update = matches!(planned.like, Some(Like::Member { .. }));
    let choices = RowDecision::ALL
        .into_iter()
        .filter(|one| planned.like.is_some() && (can_update || *one != RowDecision::Update))
        .map(|one| Choice::new(one.as_str(), lang.t(&format!("list-do-{}", one.as_str()))));
    Some(RowView {
        number: planned.row,
        place: lang.n("list-line", i64::try_from(planned.line).unwrap_or(i64::MAX)),
        class,
        fate: lang.t(key).into_owned(),
        like,
        like_href,
        cells: cells(view, row, planned, fields, lang),
        choices: choices.collect(),
        choice: choice.as_str(),
    })
}

fn cells(view: &MemberListView, row: &ListRow, planned: &Planned, fields: &[MemberField], lang: Lang) -> Vec<CellView> {
    let fault_of = |field: MemberField| {
        // A name that is put together of parts has its fault beside the first of them.
        let stands = |fault: MemberField| {
            fault == field
                || fault == MemberField::Name && !fields.contains(&MemberField::Name) && Some(&field) == fields.first()
        };
        let fault = planned.faults.iter().find(|fault| stands(fault.field));
        fault
            .map(|fault| invalid_words(fault.why, "name", lang))
            .unwrap_or_default()
    };
    let cell = |field: &MemberField| CellView {
        id: format!("{}-{}", field.as_str(), row.number),
        label: lang.t(&format!("list-field-{}", field.as_str())).into_owned(),
        value: view.sheet.value(row, *field, &view.reading).to_owned(),
        fault: fault_of(*field),
    };
    fields.iter().map(cell).collect()
}

fn like(view: &MemberListView, planned: &Planned, lang: Lang) -> (String, Option<String>) {
    match &planned.like {
        None => (String::new(), None),
        Some(Like::Several) => (lang.t("list-like-several").into_owned(), None),
        Some(Like::Line(line)) => {
            let line = i64::try_from(*line).unwrap_or(i64::MAX);
            (lang.t_args("list-like-line", &[("line", Arg::from(line))]), None)
        }
        Some(Like::Member {
            id,
            name,
            by,
            is_active,
        }) => {
            let key = match (is_active, by) {
                (false, _) => "list-like-gone",
                (true, MemberField::Mail) => "list-like-mail",
                (true, MemberField::Number) => "list-like-number",
                (true, MemberField::Licence) => "list-like-licence",
                (true, _) => "list-like-name",
            };
            let said = lang.t_args(key, &[("name", Arg::from(name.as_str()))]);
            (said, Some(routes::member(&view.club.slug, *id)))
        }
    }
}
