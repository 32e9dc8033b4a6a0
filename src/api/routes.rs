//! Every operation of the API in one list, from which they are added to the site and described. Method, address and
//! description of each stand at its handler.

use std::collections::BTreeMap;

use actix_web::dev::HttpServiceFactory;
use actix_web::http::header::{self, HeaderValue};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpResponse, ResponseError as _};
use utoipa::OpenApi;
use utoipa::openapi::HttpMethod;

use super::openapi::Common;
use super::wire;
use super::{
    check, clubs, desk, hands, imports, leagues, oembed, openapi, players, ratings, samples, schemas, sessions,
    tournaments,
};
use talon_http::{Problem, ProblemKind};

macro_rules! operations {
    ($($($name:ident)::+),+ $(,)?) => {
        /// The description of the API.
        #[derive(OpenApi)]
        #[openapi(
            info(
                title = "Talon",
                description = "Records of card games: prove, store, list and read them, and ask about the rules.",
                license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
            ),
            paths($($($name)::+),+),
            components(schemas(wire::Problem)),
            modifiers(&Common)
        )]
        pub(crate) struct Described;

        fn all() -> Vec<Operation> {
            vec![$(Operation::of($($name)::+)),+]
        }
    };
}

operations![
    check::check,
    desk::ask,
    hands::list::list,
    hands::show::show,
    hands::analysis::show,
    hands::analysis::ask,
    hands::record::send,
    hands::notation::send,
    imports::start::start,
    imports::show::show,
    sessions::show::show,
    sessions::records::send,
    sessions::notation::send,
    sessions::notation::send_table,
    sessions::notation::send_text,
    clubs::list::list,
    clubs::list::add,
    clubs::show::show,
    clubs::show::change,
    clubs::members::list,
    clubs::members::add,
    clubs::member::show,
    clubs::member::change,
    clubs::invites::list,
    clubs::invites::make,
    clubs::audit::read,
    clubs::announcements::list,
    clubs::announcements::send,
    clubs::signups::list,
    tournaments::list::list,
    tournaments::show::show,
    tournaments::entries::list,
    tournaments::round::show,
    tournaments::round_hands::list,
    tournaments::boards::list,
    tournaments::boards::show,
    tournaments::standings::show,
    tournaments::standings_file::send_csv,
    tournaments::standings_file::send_txt,
    tournaments::standings_file::send_json,
    tournaments::rounds_file::send_csv,
    tournaments::rounds_file::send_txt,
    tournaments::rounds_file::send_json,
    tournaments::event_file::send,
    tournaments::calendar::of_tournament,
    tournaments::calendar::of_club,
    tournaments::feed::send,
    leagues::list::list,
    leagues::show::show,
    leagues::standings::show,
    leagues::revisions::list,
    leagues::season::show,
    leagues::units::list,
    leagues::unit::show,
    leagues::adjustments::list,
    leagues::outlook::show,
    leagues::standings_file::send_csv,
    leagues::standings_file::send_txt,
    leagues::standings_file::send_json,
    leagues::feed::send,
    leagues::calendar::of_league,
    players::show::show,
    players::show::send_json,
    players::results::list,
    ratings::list::list,
    ratings::show::show,
    ratings::history::show,
    ratings::file::send_csv,
    ratings::file::send_txt,
    ratings::file::send_json,
    oembed::show,
    openapi::describe,
    schemas::describe_event,
    schemas::describe_league,
    schemas::describe,
    samples::send,
];

/// A handler that has yet to be added to the site.
struct Operation {
    path: String,
    methods: Vec<HttpMethod>,
    add: Box<dyn FnOnce(&mut ServiceConfig)>,
}

impl Operation {
    fn of<H: HttpServiceFactory + utoipa::Path + 'static>(handler: H) -> Operation {
        Operation {
            path: H::path(),
            methods: H::methods(),
            add: Box::new(|site| {
                site.service(handler);
            }),
        }
    }
}

/// The first word of the address of every operation that is not beside a page.
pub const PART: &str = "api";

/// Adds the operations whose addresses begin with a word for which this holds.
pub fn part(site: &mut ServiceConfig, is_here: impl Fn(&str) -> bool) {
    let mut allowed: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for operation in all().into_iter().filter(|one| is_here(first_word(&one.path))) {
        (operation.add)(site);
        let methods = operation.methods.iter().flat_map(allowing);
        allowed.entry(operation.path).or_default().extend(methods);
    }
    // Asked after the operations: what comes here has a method that the address does not take.
    for (path, methods) in allowed {
        let methods = methods.join(", ");
        site.service(web::resource(path).to(move || refuse_method(methods.clone())));
    }
}

/// The methods that are taken where one is described.
fn allowing(method: &HttpMethod) -> &'static [&'static str] {
    match method {
        HttpMethod::Get => &["GET", "HEAD"],
        HttpMethod::Post => &["POST"],
        HttpMethod::Put => &["PUT"],
        HttpMethod::Delete => &["DELETE"],
        HttpMethod::Patch => &["PATCH"],
        _ => &[],
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
