//! `/clubs/{slug}/members/import/{id}/failed.csv`: the rows of a list that are not taken, each with what is wrong, to
//! be put right in a spreadsheet and brought in again.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::{HttpResponse, web};

use super::fault;
use crate::page::PageResult;
use talon_http::Visit;
use talon_service::member_lists::{self, MemberListView, table};
use talon_text::Lang;

/// The file.
///
/// # Errors
/// When there is no such list for the reader, or the database fails.
pub async fn get(visit: Visit, path: web::Path<(String, String)>) -> PageResult {
    let (slug, id) = path.into_inner();
    let (view, _) = visit
        .act(move |state, actor| Ok(state.store.read(|db| member_lists::view(db, actor, &slug, &id))?))
        .await?;
    let rows = rows(&view, visit.prefs.lang);
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/csv; charset=utf-8"))
        .insert_header((CONTENT_DISPOSITION, "attachment; filename=\"failed.csv\""))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(table::write(&rows, view.sheet.separator)))
}

/// The headings as they were and one more; the rows as they are now, with what is wrong in the column behind them.
fn rows(view: &MemberListView, lang: Lang) -> Vec<Vec<String>> {
    let width = view.sheet.columns.len();
    let beside = |mut cells: Vec<String>, last: String| {
        cells.resize(width.max(cells.len()), String::new());
        cells.push(last);
        cells
    };
    let has_headings = view.sheet.heading_row > 0;
    let headings = has_headings.then(|| beside(view.sheet.headings.clone(), lang.t("list-problem").into_owned()));
    let failed = view.failed().into_iter().map(|row| {
        let said = row
            .faults
            .iter()
            .map(|(field, key)| format!("{}: {}", lang.t(&format!("list-field-{field}")), fault(lang, key)));
        beside(row.cells, said.collect::<Vec<_>>().join(" "))
    });
    headings.into_iter().chain(failed).collect()
}
