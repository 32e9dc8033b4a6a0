//! `GET /api/openapi.json`: the description of the API, made from the table of its operations and the types that they
//! send. Nothing is described here by itself.

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::web::get;
use serde_json::{Map, Value, json};
use utoipa::{PartialSchema, ToSchema};

use super::check::Report;
use super::clubs::wire::{
    AuditPage, AuditView, ClubChange, ClubList, ClubView, InviteList, InviteView, MadeInvite, MemberChange, MemberPage,
    MemberView, NewClub, NewInvite, NewMember,
};
use super::hands::analysis::AnalysisView;
use super::hands::wire::{HandPage, HandRow, HandView, Hashes, PlayerView};
use super::imports::wire::{FindingView, ImportView, RecordView, Summary};
use super::operation::{Access, Answer, Operation, Parameter};
use super::routes::OPERATIONS;
use super::sessions::wire::{SeatNames, SeatNumbers, SessionDeal, SessionView, SheetView, SoupView};
use super::tournaments::board_wire::{
    BoardList, BoardRow, BoardSeat, BoardTable, BoardView, RoundHands, TableDeal, TableHands,
};
use super::tournaments::wire::{
    EntryList, EntryView, PlayerRef, RoundList, RoundPointsView, RoundRow, RoundSeat, RoundTable, RoundView, StageView,
    StandingRow, StandingsView, TeamPlayer, TeamView, TournamentPage, TournamentRow, TournamentView,
};
use super::{ApiResult, wire};
use talon_http::Visit;

/// How it is described.
pub const GET: Operation = Operation {
    method: "GET",
    path: "/api/openapi.json",
    id: "describeApi",
    summary: "This description, as OpenAPI 3.1",
    access: Access::Open,
    parameters: &[],
    body: None,
    answers: &[Answer {
        status: 200,
        says: "The description.",
        kinds: &[("application/json", r#"{"type": "object"}"#)],
        headers: &[],
    }],
    failures: &[],
    handler: || get().to(describe),
};

/// Sends the description.
///
/// # Errors
/// None.
async fn describe(_: Visit) -> ApiResult {
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "public, max-age=60"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .json(document()))
}

/// The whole document.
pub fn document() -> Value {
    let mut paths: Map<String, Value> = Map::new();
    for operation in OPERATIONS {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method.to_ascii_lowercase()] = described(operation);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Talon",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "Records of card games: prove, store, list and read them, and ask about the rules.",
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "responses": {"Problem": {
                "description": "What went wrong.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
            }},
            "securitySchemes": {"token": {
                "type": "http",
                "scheme": "bearer",
                "description": "An API token, made on the account page with the scopes `read`, `import` and `manage`.",
            }},
        },
    })
}

fn described(operation: &Operation) -> Value {
    let security = match operation.access {
        Access::Open | Access::Reader => json!([{}, {"token": []}]),
        Access::TokenToRead | Access::TokenToImport | Access::TokenToManage => json!([{"token": []}]),
    };
    let mut responses: Map<String, Value> = operation
        .answers
        .iter()
        .map(|one| (one.status.to_string(), answer(one)))
        .collect();
    for status in failures(operation) {
        responses.insert(status.to_string(), json!({"$ref": "#/components/responses/Problem"}));
    }
    let parameters: Vec<Value> = operation.parameters.iter().map(parameter).collect();
    let mut described = json!({
        "operationId": operation.id,
        "summary": operation.summary,
        "security": security,
        "parameters": parameters,
        "responses": responses,
    });
    if let Some(body) = operation.body {
        described["requestBody"] = json!({"required": true, "description": body.says, "content": contents(body.kinds)});
    }
    described
}

/// Statuses of failures that an operation can end with.
pub fn failures(operation: &Operation) -> Vec<u16> {
    let token: &[u16] = match operation.access {
        Access::Open => &[401],
        _ => &[401, 403],
    };
    [token, operation.failures, &[429, 500, 503]].concat()
}

fn parameter(parameter: &Parameter) -> Value {
    json!({
        "name": parameter.name,
        "in": parameter.place,
        "required": parameter.required,
        "description": parameter.says,
        "schema": schema(parameter.schema),
    })
}

fn answer(answer: &Answer) -> Value {
    let mut described = json!({"description": answer.says});
    if !answer.kinds.is_empty() {
        described["content"] = contents(answer.kinds);
    }
    if !answer.headers.is_empty() {
        let headers = answer.headers.iter().map(|(name, says)| {
            (
                (*name).to_owned(),
                json!({"description": says, "schema": {"type": "string"}}),
            )
        });
        described["headers"] = Value::Object(headers.collect());
    }
    described
}

fn contents(kinds: &[(&str, &str)]) -> Value {
    let kinds = kinds
        .iter()
        .map(|(kind, said)| ((*kind).to_owned(), json!({"schema": schema(said)})));
    Value::Object(kinds.collect())
}

/// Schemas stand in the tables as JSON text; a test reads them all.
fn schema(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

fn schemas() -> Map<String, Value> {
    let mut all = Map::new();
    put::<HandPage>(&mut all);
    put::<HandRow>(&mut all);
    put::<HandView>(&mut all);
    put::<AnalysisView>(&mut all);
    put::<Hashes>(&mut all);
    put::<PlayerView>(&mut all);
    put::<ImportView>(&mut all);
    put::<RecordView>(&mut all);
    put::<FindingView>(&mut all);
    put::<Summary>(&mut all);
    put::<SessionView>(&mut all);
    put::<SessionDeal>(&mut all);
    put::<SheetView>(&mut all);
    put::<SoupView>(&mut all);
    put::<SeatNames>(&mut all);
    put::<SeatNumbers>(&mut all);
    put::<ClubView>(&mut all);
    put::<ClubList>(&mut all);
    put::<NewClub>(&mut all);
    put::<ClubChange>(&mut all);
    put::<MemberView>(&mut all);
    put::<MemberPage>(&mut all);
    put::<NewMember>(&mut all);
    put::<MemberChange>(&mut all);
    put::<InviteView>(&mut all);
    put::<InviteList>(&mut all);
    put::<NewInvite>(&mut all);
    put::<MadeInvite>(&mut all);
    put::<AuditView>(&mut all);
    put::<AuditPage>(&mut all);
    tournaments(&mut all);
    put::<Report>(&mut all);
    put::<wire::Problem>(&mut all);
    put::<wire::DeskQuestion>(&mut all);
    put::<wire::DeskAnswer>(&mut all);
    for (name, examples) in wire::desk_examples() {
        if let Some(schema) = all.get_mut(name) {
            schema["examples"] = examples.into();
        }
    }
    all
}

fn tournaments(all: &mut Map<String, Value>) {
    put::<TournamentPage>(all);
    put::<TournamentRow>(all);
    put::<TournamentView>(all);
    put::<StageView>(all);
    put::<EntryList>(all);
    put::<EntryView>(all);
    put::<RoundList>(all);
    put::<RoundRow>(all);
    put::<RoundView>(all);
    put::<RoundTable>(all);
    put::<RoundSeat>(all);
    put::<PlayerRef>(all);
    put::<StandingsView>(all);
    put::<StandingRow>(all);
    put::<RoundPointsView>(all);
    put::<TeamView>(all);
    put::<TeamPlayer>(all);
    put::<BoardList>(all);
    put::<BoardRow>(all);
    put::<BoardView>(all);
    put::<BoardTable>(all);
    put::<BoardSeat>(all);
    put::<RoundHands>(all);
    put::<TableHands>(all);
    put::<TableDeal>(all);
}

fn put<T: ToSchema + PartialSchema>(all: &mut Map<String, Value>) {
    all.insert(
        T::name().into_owned(),
        serde_json::to_value(T::schema()).unwrap_or_default(),
    );
}
