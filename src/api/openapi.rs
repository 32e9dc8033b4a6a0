//! `GET /api/openapi.json`: the description of the API, which `routes` collects from the handlers. What all operations
//! have in common is added here: the token and its scopes, failures, and tags of answers.

use actix_web::http::{Method, header};
use actix_web::{HttpResponse, get};
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    Components, ContentBuilder, HeaderBuilder, ObjectBuilder, OpenApi, Ref, RefOr, ResponseBuilder, Schema, Type,
};
use utoipa::{Modify, OpenApi as _};

use super::routes::Described;
use super::{ApiResult, responses, wire};
use talon_http::{Scope, Visit};
use talon_service::authorization::{Column, Word, matrix, routes};

/// The name of the only security scheme.
const TOKEN: &str = "token";

/// This description, as OpenAPI 3.1
#[utoipa::path(
    operation_id = "describeApi",
    responses((status = 200, description = "The description.", body = Object, content_type = "application/json"))
)]
#[get("/api/openapi.json")]
pub(crate) async fn describe(_: Visit) -> ApiResult {
    Ok(HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "public, max-age=60"))
        .insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"))
        .json(document()))
}

/// The whole document.
pub fn document() -> OpenApi {
    Described::openapi()
}

/// Adds what all operations have in common.
pub(crate) struct Common;

impl Modify for Common {
    fn modify(&self, document: &mut OpenApi) {
        add_components(document.components.get_or_insert_default());
        for (path, item) in &mut document.paths.paths {
            for (method, operation) in operations(item) {
                group(operation);
                operation.security = Some(security(&method, path));
                add_pattern(operation);
                add_failures(operation);
                add_tag(operation);
            }
        }
    }
}

fn add_components(components: &mut Components) {
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(
        "An API token, made on the account page with the scopes `read`, `import` and `manage`.",
    ));
    components.add_security_scheme(TOKEN, SecurityScheme::Http(token.build()));
    let object = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem")));
    let problem = ResponseBuilder::new()
        .description("What went wrong.")
        .content("application/problem+json", object.build());
    components.responses.insert("Problem".to_owned(), problem.into());
    for (name, examples) in wire::desk_examples() {
        if let Some(RefOr::T(Schema::Object(schema))) = components.schemas.get_mut(name) {
            schema.examples = examples;
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (Method, &mut Operation)> {
    let all = [
        (Method::GET, &mut item.get),
        (Method::POST, &mut item.post),
        (Method::PUT, &mut item.put),
        (Method::PATCH, &mut item.patch),
        (Method::DELETE, &mut item.delete),
    ];
    all.into_iter()
        .filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// Operations are grouped by the noun that they are about, the folder of their handler.
fn group(operation: &mut Operation) {
    for tag in operation.tags.iter_mut().flatten() {
        if let Some((noun, _)) = tag.split_once("::") {
            *tag = noun.to_owned();
        }
    }
}

/// A token is needed for what no visitor may do; which scope it must have is what `talon_http` asks of it.
fn security(method: &Method, path: &str) -> Vec<SecurityRequirement> {
    let token = SecurityRequirement::new(TOKEN, [Scope::of(method, Some(path)).as_str()]);
    let (rights, table) = (routes().unwrap_or_default(), matrix());
    let route = rights
        .iter()
        .find(|route| route.path == path && route.method == method.as_str());
    let open = route
        .zip(table.ok())
        .is_some_and(|(route, table)| table.cell(route.action, Column::Visitor).word != Word::No);
    if open {
        vec![SecurityRequirement::default(), token]
    } else {
        vec![token]
    }
}

/// No text in the query of an address holds a NUL (`talon_http` refuses it), whatever else it may be.
fn add_pattern(operation: &mut Operation) {
    let parameters = operation.parameters.iter_mut().flatten();
    for parameter in parameters.filter_map(|one| match one {
        RefOr::T(one) => Some(one),
        RefOr::Ref(_) => None,
    }) {
        if let Some(RefOr::T(Schema::Object(schema))) = &mut parameter.schema {
            let is_text = parameter.parameter_in == ParameterIn::Query && schema.schema_type == Type::String.into();
            if is_text && schema.pattern.is_none() && schema.enum_values.is_none() {
                schema.pattern = Some(r"^[^\x00]*$".to_owned());
            }
        }
    }
}

/// What any operation can fail with, and what one can that has a body, a query or a place in its address. Other
/// failures stand at the operation.
fn add_failures(operation: &mut Operation) {
    let has = |place: ParameterIn| {
        let parameters = operation.parameters.iter().flatten();
        parameters
            .filter_map(|one| match one {
                RefOr::T(one) => Some(&one.parameter_in),
                RefOr::Ref(_) => None,
            })
            .any(|found| *found == place)
    };
    let has_body = operation.request_body.is_some();
    let possible = [
        (400, has_body || has(ParameterIn::Query)),
        (401, true),
        (403, true),
        (404, has(ParameterIn::Path)),
        (413, has_body),
        (415, has_body),
        (429, true),
        (500, true),
        (503, true),
    ];
    for (status, _) in possible.into_iter().filter(|(_, is_possible)| *is_possible) {
        operation
            .responses
            .responses
            .insert(status.to_string(), responses::problem());
    }
}

/// Whatever can answer that nothing has changed has a tag, by which it is asked.
fn add_tag(operation: &mut Operation) {
    let answers = &mut operation.responses.responses;
    if !answers.contains_key("304") {
        return;
    }
    let text = ObjectBuilder::new().schema_type(Type::String).build();
    let tag = HeaderBuilder::new()
        .schema(Some(text))
        .description(Some("Tag of this answer; sent back in If-None-Match it brings a 304."));
    let tag = tag.build();
    for status in ["200", "304"] {
        if let Some(RefOr::T(answer)) = answers.get_mut(status) {
            answer.headers.insert("ETag".to_owned(), tag.clone().into());
        }
    }
}
