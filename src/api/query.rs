//! Reads the query of an address strictly: a name that is not known, or one given twice, is an error and never passed
//! over (S-3).

use actix_web::HttpRequest;

use super::problem;
use crate::http::{Problem, ProblemKind};
use crate::text::Lang;

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
        let pairs: Vec<(String, String)> =
            serde_html_form::from_str(request.query_string()).unwrap_or_default();
        for (place, (name, _)) in pairs.iter().enumerate() {
            let twice = pairs.iter().take(place).any(|(earlier, _)| earlier == name);
            if twice || !(known.contains(&name.as_str()) || name == "lang") {
                let name: String = name.chars().take(80).collect();
                return Err(problem::fault(ProblemKind::BadRequest, lang, "api-parameter-unknown", &name));
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
        let Some((_, value)) = self.pairs.iter().find(|(given, _)| given == name) else { return Ok(None) };
        match read(value) {
            Some(value) => Ok(Some(value)),
            None => Err(problem::fault(ProblemKind::BadRequest, self.lang, "api-parameter", name)),
        }
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
