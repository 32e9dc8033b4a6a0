//! Reads the query of an address strictly: a name that is not known, or one given twice, is an error and never passed
//! over (S-3).

use actix_web::HttpRequest;

use super::operation::Parameter;
use super::problem;
use talon_http::{Problem, ProblemKind};
use talon_text::Lang;

/// Rows on a page, where nobody asks for another number, and the most that can be asked for.
pub const LIMIT: usize = 50;
const LIMIT_MAX: usize = 100;

/// The parameter that narrows a list to one club.
pub const CLUB: Parameter = filter(
    "club",
    r#"{"type": "string", "pattern": "^[a-z0-9-]{1,40}$"}"#,
    "Short name of a club.",
);

/// How a parameter of a list is described.
pub const fn filter(name: &'static str, schema: &'static str, says: &'static str) -> Parameter {
    Parameter {
        name,
        place: "query",
        required: false,
        schema,
        says,
    }
}

/// The page that goes on from a place, with the same filters.
pub(crate) fn next_page(path: &str, query: &str, place: &str) -> String {
    let kept = query
        .split('&')
        .filter(|pair| !pair.is_empty() && !pair.starts_with("cursor="));
    let place = format!("cursor={place}");
    let all: Vec<&str> = kept.chain([place.as_str()]).collect();
    format!("{path}?{}", all.join("&"))
}

/// The parameters of one request.
#[derive(Debug)]
pub struct Query {
    lang: Lang,
    pairs: Vec<(String, String)>,
}

impl Query {
    /// Those of a request that takes these names, and `lang` besides.
    ///
    /// # Errors
    /// A name that is not among them, or is said twice.
    pub fn of(request: &HttpRequest, known: &[&str], lang: Lang) -> Result<Query, Problem> {
        let pairs: Vec<(String, String)> = serde_html_form::from_str(request.query_string()).unwrap_or_default();
        for (place, (name, _)) in pairs.iter().enumerate() {
            let twice = pairs.iter().take(place).any(|(earlier, _)| earlier == name);
            if twice || !(known.contains(&name.as_str()) || name == "lang") {
                let name: String = name.chars().take(80).collect();
                return Err(problem::fault(
                    ProblemKind::BadRequest,
                    lang,
                    "api-parameter-unknown",
                    &name,
                ));
            }
        }
        Ok(Query { lang, pairs })
    }

    /// The text of a parameter; nothing when it is empty. No stored text has a NUL, and PostgreSQL takes none.
    pub fn text(&self, name: &str) -> Option<String> {
        let (_, value) = self.pairs.iter().find(|(given, _)| given == name)?;
        let value = value.replace('\0', "");
        let value = value.trim();
        (!value.is_empty()).then(|| value.to_owned())
    }

    /// The value of a parameter.
    ///
    /// # Errors
    /// When it is there and cannot be read.
    pub fn read<T>(&self, name: &str, read: impl FnOnce(&str) -> Option<T>) -> Result<Option<T>, Problem> {
        let Some((_, value)) = self.pairs.iter().find(|(given, _)| given == name) else {
            return Ok(None);
        };
        match read(value) {
            Some(value) => Ok(Some(value)),
            None => Err(problem::fault(
                ProblemKind::BadRequest,
                self.lang,
                "api-parameter",
                name,
            )),
        }
    }

    /// How many rows are wanted.
    ///
    /// # Errors
    /// When it is no number that can be asked for.
    pub fn limit(&self) -> Result<usize, Problem> {
        let read = |text: &str| text.parse().ok().filter(|limit| (1..=LIMIT_MAX).contains(limit));
        Ok(self.read("limit", read)?.unwrap_or(LIMIT))
    }

    /// The short name of the club that a list is narrowed to.
    ///
    /// # Errors
    /// When no club can be called so.
    pub fn club(&self) -> Result<Option<String>, Problem> {
        let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_slug = |text: &str| (1..=40).contains(&text.len()) && text.bytes().all(known);
        self.read("club", |text| is_slug(text).then(|| text.to_owned()))
    }

    /// A switch: `1` or `0`.
    ///
    /// # Errors
    /// When it is anything else.
    pub fn switch(&self, name: &str) -> Result<bool, Problem> {
        let read = |value: &str| match value {
            "1" => Some(true),
            "0" => Some(false),
            _ => None,
        };
        Ok(self.read(name, read)?.unwrap_or(false))
    }
}
