//! Reads the query of an address strictly: a name that is not known, or one given twice, is an error and never passed
//! over (S-3). What a query may say is the struct it is read into, which is also its description.

use actix_web::HttpRequest;
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error as _};
use utoipa::openapi::path::ParameterIn;
use utoipa::openapi::schema::{ObjectBuilder, Type};
use utoipa::openapi::{RefOr, Schema};
use utoipa::{IntoParams, PartialSchema, ToSchema};

use super::problem;
use talon_http::{Problem, ProblemKind};
use talon_rules::games::GameKind;
use talon_text::Lang;

/// The largest whole number that every reader of JSON keeps as it is.
const NUMBER_MAX: i64 = 9_007_199_254_740_991;

/// What a request asks for by its query; it may say `lang` besides.
///
/// # Errors
/// A name that is not known or is said twice, and a value that cannot be.
pub fn read<T: DeserializeOwned + IntoParams>(request: &HttpRequest, lang: Lang) -> Result<T, Problem> {
    let known = T::into_params(|| Some(ParameterIn::Query));
    let known: Vec<&str> = known.iter().map(|parameter| parameter.name.as_str()).collect();
    refuse_unknown(request, &known, lang)?;
    deserialized(request, lang)
}

/// The same where a request takes what two of them say.
///
/// # Errors
/// As for one.
pub(crate) fn read_both<A, B>(request: &HttpRequest, lang: Lang) -> Result<(A, B), Problem>
where
    A: DeserializeOwned + IntoParams,
    B: DeserializeOwned + IntoParams,
{
    let known = [A::into_params, B::into_params].map(|of| of(|| Some(ParameterIn::Query)));
    let known: Vec<&str> = known
        .iter()
        .flatten()
        .map(|parameter| parameter.name.as_str())
        .collect();
    refuse_unknown(request, &known, lang)?;
    Ok((deserialized(request, lang)?, deserialized(request, lang)?))
}

fn deserialized<T: DeserializeOwned>(request: &HttpRequest, lang: Lang) -> Result<T, Problem> {
    let query = serde_html_form::Deserializer::from_bytes(request.query_string().as_bytes());
    serde_path_to_error::deserialize(query).map_err(|error| {
        let name = error.path().iter().next().map(ToString::to_string);
        fault(lang, &name.unwrap_or_default())
    })
}

/// For a request that takes no other parameters than these, and `lang`.
///
/// # Errors
/// A name that is not among them, or is said twice.
pub(crate) fn refuse_unknown(request: &HttpRequest, known: &[&str], lang: Lang) -> Result<(), Problem> {
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
    Ok(())
}

/// That a parameter is not what it can be.
pub fn fault(lang: Lang, name: &str) -> Problem {
    problem::fault(ProblemKind::BadRequest, lang, "api-parameter", name)
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

/// A text; none when it is empty.
///
/// # Errors
/// None of its own.
pub fn text<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    let text = String::deserialize(value)?;
    let text = text.trim();
    Ok((!text.is_empty()).then(|| text.to_owned()))
}

/// A value that a function reads.
///
/// # Errors
/// When the function cannot.
pub fn parsed<'de, D: Deserializer<'de>, T>(
    value: D,
    parse: impl FnOnce(&str) -> Option<T>,
) -> Result<Option<T>, D::Error> {
    let text = String::deserialize(value)?;
    parse(&text)
        .map(Some)
        .ok_or_else(|| D::Error::custom("not such a value"))
}

/// A whole number between these two.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "i64")]
pub(crate) struct Within<const MIN: i64, const MAX: i64>(i64);

impl<const MIN: i64, const MAX: i64> Within<MIN, MAX> {
    /// The number, in a type that has room for all that it can be.
    pub fn number<T: TryFrom<i64> + Default>(self) -> T {
        T::try_from(self.0).unwrap_or_default()
    }
}

impl<const MIN: i64, const MAX: i64> TryFrom<i64> for Within<MIN, MAX> {
    type Error = &'static str;

    fn try_from(number: i64) -> Result<Self, Self::Error> {
        let known = (MIN..=MAX).contains(&number);
        known.then_some(Within(number)).ok_or("too small or too large")
    }
}

impl<const MIN: i64, const MAX: i64> PartialSchema for Within<MIN, MAX> {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        number.minimum(Some(MIN)).maximum(Some(MAX)).into()
    }
}

impl<const MIN: i64, const MAX: i64> ToSchema for Within<MIN, MAX> {}

/// The same with what it is when it is left out.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(transparent)]
pub(crate) struct WithinOr<const DEFAULT: i64, const MIN: i64, const MAX: i64>(Within<MIN, MAX>);

impl<const DEFAULT: i64, const MIN: i64, const MAX: i64> WithinOr<DEFAULT, MIN, MAX> {
    /// The number, in a type that has room for all that it can be.
    pub fn number<T: TryFrom<i64> + Default>(self) -> T {
        self.0.number()
    }
}

impl<const DEFAULT: i64, const MIN: i64, const MAX: i64> Default for WithinOr<DEFAULT, MIN, MAX> {
    fn default() -> Self {
        WithinOr(Within(DEFAULT))
    }
}

impl<const DEFAULT: i64, const MIN: i64, const MAX: i64> PartialSchema for WithinOr<DEFAULT, MIN, MAX> {
    fn schema() -> RefOr<Schema> {
        let number = ObjectBuilder::new().schema_type(Type::Integer);
        let number = number.minimum(Some(MIN)).maximum(Some(MAX));
        number.default(Some(DEFAULT.into())).into()
    }
}

impl<const DEFAULT: i64, const MIN: i64, const MAX: i64> ToSchema for WithinOr<DEFAULT, MIN, MAX> {}

/// The number of something that is stored.
pub type Number = Within<1, { NUMBER_MAX }>;

/// How many rows a page is to have.
pub type Limit = WithinOr<50, 1, 100>;

/// `1` or `0`; off when it is left out.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Switch(pub bool);

impl TryFrom<String> for Switch {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Switch, Self::Error> {
        match text.as_str() {
            "1" => Ok(Switch(true)),
            "0" => Ok(Switch(false)),
            _ => Err("neither 0 nor 1"),
        }
    }
}

impl PartialSchema for Switch {
    fn schema() -> RefOr<Schema> {
        let switch = ObjectBuilder::new().schema_type(Type::Integer);
        switch.enum_values(Some([0, 1])).default(Some(0.into())).into()
    }
}

impl ToSchema for Switch {}

/// One of the games.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Game(pub GameKind);

impl TryFrom<String> for Game {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Game, Self::Error> {
        GameKind::parse(&text).map(Game).ok_or("no game is called so")
    }
}

impl PartialSchema for Game {
    fn schema() -> RefOr<Schema> {
        let words = GameKind::ALL.iter().map(|game| game.as_str());
        let game = ObjectBuilder::new().schema_type(Type::String);
        game.enum_values(Some(words)).into()
    }
}

impl ToSchema for Game {}

/// The short name of a club, by which a list is narrowed.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(try_from = "String")]
#[schema(pattern = "^[a-z0-9-]{1,40}$")]
pub(crate) struct ClubSlug(pub String);

impl TryFrom<String> for ClubSlug {
    type Error = &'static str;

    fn try_from(text: String) -> Result<ClubSlug, Self::Error> {
        let known = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_slug = (1..=40).contains(&text.len()) && text.bytes().all(known);
        is_slug.then_some(ClubSlug(text)).ok_or("no club can be called so")
    }
}
