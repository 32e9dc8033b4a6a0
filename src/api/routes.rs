//! Every address of the API in one list, and how it is added to the site.

use actix_web::http::header::{self, HeaderValue};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, ResponseError as _};

use super::operation::Operation;
use super::{check, clubs, desk, hands, imports, openapi, samples, schemas, sessions, tournaments};
use talon_http::{Problem, ProblemKind};

/// All operations; those of one address stand together.
pub const OPERATIONS: &[Operation] = &[
    check::POST,
    desk::POST,
    hands::list::GET,
    hands::show::GET,
    hands::analysis::GET,
    hands::analysis::POST,
    hands::record::GET,
    hands::notation::GET,
    imports::start::POST,
    imports::show::GET,
    sessions::show::GET,
    sessions::records::GET,
    sessions::notation::GET,
    clubs::list::GET,
    clubs::list::POST,
    clubs::show::GET,
    clubs::show::PATCH,
    clubs::members::GET,
    clubs::members::POST,
    clubs::member::GET,
    clubs::member::PATCH,
    clubs::invites::GET,
    clubs::invites::POST,
    clubs::audit::GET,
    tournaments::list::GET,
    tournaments::show::GET,
    tournaments::entries::GET,
    tournaments::round::GET,
    tournaments::round_hands::GET,
    tournaments::boards::LIST,
    tournaments::boards::GET,
    tournaments::standings::GET,
    tournaments::standings_file::CSV,
    tournaments::standings_file::TXT,
    tournaments::standings_file::JSON,
    tournaments::rounds_file::CSV,
    tournaments::rounds_file::TXT,
    tournaments::rounds_file::JSON,
    tournaments::event_file::GET,
    tournaments::calendar::GET_EVENT,
    tournaments::calendar::GET,
    tournaments::feed::GET,
    openapi::GET,
    schemas::GET,
    schemas::GET_EVENT,
    schemas::GET_EVENT_NEWEST,
    samples::GET,
];

/// The first word of the address of every operation that is not beside a page.
pub const PART: &str = "api";

/// Adds the operations whose addresses begin with a word for which this holds.
pub fn part(site: &mut ServiceConfig, is_here: impl Fn(&str) -> bool) {
    for same_path in OPERATIONS.chunk_by(|one, next| one.path == next.path) {
        let Some(first) = same_path.first().filter(|first| is_here(first_word(first.path))) else {
            continue;
        };
        let mut resource = web::resource(first.path);
        for operation in same_path {
            resource = resource.route((operation.handler)());
        }
        let allowed = same_path.iter().map(|operation| operation.method);
        let allowed = allowed.flat_map(|method| {
            if method == "GET" {
                vec!["GET", "HEAD"]
            } else {
                vec![method]
            }
        });
        let allowed = allowed.collect::<Vec<_>>().join(", ");
        site.service(resource.default_service(web::to(move || refuse_method(allowed.clone()))));
    }
}

/// The first part of an address, without what is behind it.
pub fn first_word(path: &str) -> &str {
    let path = path.strip_prefix('/').unwrap_or(path);
    path.split_once('/').map_or(path, |(word, _)| word)
}

async fn refuse_method(allowed: String) -> HttpResponse {
    let problem = Problem::new(
        ProblemKind::MethodNotAllowed,
        format!("this address takes {allowed} only"),
    );
    let mut response = problem.error_response();
    if let Ok(value) = HeaderValue::from_str(&allowed) {
        response.headers_mut().insert(header::ALLOW, value);
    }
    response
}
