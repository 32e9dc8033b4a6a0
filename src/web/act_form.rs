//! A form whose button says what it does: `act` names a variant of an enum, and the variant has the fields that this
//! act takes and no other (S-3). A name that stands several times in the form is a list.

use serde::Deserialize;
use serde::de::value::{Error, StrDeserializer};
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer as _, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use crate::parts::bad;
use talon_http::{Problem, State};
use talon_service::Actor;
use talon_service::idempotency::IdempotentRequest;
use talon_service::tournaments::ActRequest;
use talon_store::TournamentId;

/// What every form of a page sends beside its act, and the act.
#[derive(Debug, Clone)]
pub(crate) struct ActForm<Common, Act> {
    pub common: Common,
    pub act: Act,
    /// The word of the act.
    pub word: String,
    /// All that the form says, but for what it proves itself with.
    said: String,
}

/// What every form has that acts once.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Keyed {
    pub key: String,
}

/// Forms whose acts, done again, change nothing more, have nothing in common.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Unkeyed {}

/// The same as [`Keyed`] of a form about a table, of which someone saw a version.
#[derive(Debug, Clone, Deserialize)]
pub(crate) struct Versioned {
    #[serde(default)]
    pub key: String,
    /// None that there is, where the form says none.
    #[serde(default = "unseen")]
    pub version: u32,
    /// Whose seat it is said from, where nobody is signed in.
    #[serde(default, deserialize_with = "serde_html_form::de::empty_as_none")]
    pub seat: Option<u16>,
}

fn unseen() -> u32 {
    u32::MAX
}

impl<Common: DeserializeOwned, Act: DeserializeOwned> ActForm<Common, Act> {
    /// Reads the fields of a form, of which those in `common` are the same for each act.
    pub fn of(fields: Vec<(String, String)>, common: &[&str]) -> Result<ActForm<Common, Act>, Problem> {
        let no = |_| bad("the form has a field or a choice that this page does not know");
        let mut word = None;
        let (mut shared, mut own) = (Vec::new(), Vec::new());
        for (name, value) in fields {
            match name.as_str() {
                "csrf" => {}
                "act" if word.is_none() => word = Some(value),
                name if common.contains(&name) => shared.push((name.to_owned(), value)),
                _ => own.push((name, value)),
            }
        }
        let word = word.ok_or_else(|| bad("the form does not say what it does"))?;
        let said = shared.iter().filter(|(name, _)| name != "key").chain(&own);
        let said = serde_html_form::to_string(said.collect::<Vec<_>>()).map_err(|_| bad("this is no form"))?;
        let shared = serde_html_form::to_string(shared).map_err(|_| bad("this is no form"))?;
        let fields = serde_html_form::to_string(own).map_err(|_| bad("this is no form"))?;
        Ok(ActForm {
            common: serde_html_form::from_str(&shared).map_err(no)?,
            act: Act::deserialize(Tagged {
                act: &word,
                fields: &fields,
            })
            .map_err(no)?,
            said: format!("{word} {said}"),
            word,
        })
    }
}

impl<Common, Act> ActForm<Common, Act> {
    /// The form as a request that is done once.
    pub fn request<'a>(&'a self, key: &'a str) -> IdempotentRequest<'a> {
        IdempotentRequest {
            key: Some(key),
            request: &self.said,
        }
    }
}

/// The request of an act on a tournament that a form asks for.
pub(crate) fn act_request<'a>(
    state: &'a State,
    actor: &'a Actor,
    id: TournamentId,
    form: IdempotentRequest<'a>,
) -> ActRequest<'a> {
    ActRequest {
        store: &state.store,
        actor,
        id,
        form,
        now: state.now(),
    }
}

/// An enum of which a form names the variant.
struct Tagged<'a> {
    act: &'a str,
    fields: &'a str,
}

impl<'de> Deserializer<'de> for Tagged<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Tagged<'de> {
    type Error = Error;
    type Variant = Fields<'de>;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Fields<'de>), Error> {
        let act: StrDeserializer<'de, Error> = self.act.into_deserializer();
        Ok((seed.deserialize(act)?, Fields(self.fields)))
    }
}

/// The fields of a variant.
struct Fields<'de>(&'de str);

impl<'de> VariantAccess<'de> for Fields<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        serde_html_form::from_str(self.0)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Error> {
        seed.deserialize(serde_html_form::Deserializer::from_bytes(self.0.as_bytes()))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        serde_html_form::Deserializer::from_bytes(self.0.as_bytes()).deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], visitor: V) -> Result<V::Value, Error> {
        serde_html_form::Deserializer::from_bytes(self.0.as_bytes()).deserialize_map(visitor)
    }
}

/// The words of all acts of a form.
#[cfg(test)]
fn words<Act: DeserializeOwned>() -> Vec<&'static str> {
    struct Names<'n>(&'n mut Vec<&'static str>);

    impl<'de> Deserializer<'de> for Names<'_> {
        type Error = Error;

        fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
            Err(serde::de::Error::custom("this is no list of acts"))
        }

        fn deserialize_enum<V: Visitor<'de>>(
            self,
            _: &'static str,
            names: &'static [&'static str],
            visitor: V,
        ) -> Result<V::Value, Error> {
            self.0.extend(names);
            self.deserialize_any(visitor)
        }

        forward_to_deserialize_any! {
            bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
            newtype_struct seq tuple tuple_struct map struct identifier ignored_any
        }
    }

    let mut names = Vec::new();
    // Nothing comes of it but the names.
    let _: Result<Act, Error> = Act::deserialize(Names(&mut names));
    names
}

/// Holds the acts of a form against the rows of their page in the table of routes.
#[cfg(test)]
pub(crate) fn hold_against_routes<Act: DeserializeOwned>(path: &str) {
    use std::collections::BTreeSet;

    let routes = talon_service::authorization::routes().unwrap();
    let rows = routes
        .iter()
        .filter(|route| route.method == "POST" && route.path == path);
    let rows: BTreeSet<Option<&str>> = rows.map(|route| route.act).collect();
    let acts: BTreeSet<Option<&str>> = words::<Act>().into_iter().map(Some).collect();
    assert_eq!(rows, acts, "{path}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Do {
        Open,
        Swap { one: u16, other: u16 },
        PlayOff { tied: Vec<String>, score: Vec<String> },
    }

    fn read(fields: &[(&str, &str)]) -> Result<Do, String> {
        let fields = fields
            .iter()
            .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        let form = ActForm::<Keyed, Do>::of(fields.collect(), &["key"]);
        form.map(|form| form.act).map_err(|problem| format!("{problem:?}"))
    }

    #[test]
    fn an_act_has_its_own_fields_and_no_other() {
        assert_eq!(read(&[("act", "open"), ("key", "k"), ("csrf", "t")]), Ok(Do::Open));
        let swap = [("one", "3"), ("key", "k"), ("act", "swap"), ("other", "7")];
        assert_eq!(read(&swap), Ok(Do::Swap { one: 3, other: 7 }));
        for bad in [
            &[("key", "k")][..],
            &[("act", "open")],
            &[("act", "close"), ("key", "k")],
            &[("act", "open"), ("act", "open"), ("key", "k")],
            &[("act", "open"), ("key", "k"), ("one", "3")],
            &[("act", "swap"), ("key", "k"), ("one", "3")],
            &[("act", "swap"), ("key", "k"), ("one", "x"), ("other", "7")],
            &[
                ("act", "swap"),
                ("key", "k"),
                ("one", "3"),
                ("one", "4"),
                ("other", "7"),
            ],
            &[
                ("act", "swap"),
                ("key", "k"),
                ("one", "3"),
                ("other", "7"),
                ("role", "owner"),
            ],
        ] {
            assert!(read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_name_that_stands_several_times_is_a_list() {
        let fields = [
            ("act", "play-off"),
            ("key", "k"),
            ("tied", "1"),
            ("score", "5"),
            ("tied", ""),
            ("score", "−2 5"),
        ];
        let words = |words: [&str; 2]| words.map(str::to_owned).to_vec();
        let expected = Do::PlayOff {
            tied: words(["1", ""]),
            score: words(["5", "−2 5"]),
        };
        assert_eq!(read(&fields), Ok(expected));
        let one = [("act", "play-off"), ("key", "k"), ("tied", "1"), ("score", "5")];
        let expected = Do::PlayOff {
            tied: vec!["1".to_owned()],
            score: vec!["5".to_owned()],
        };
        assert_eq!(read(&one), Ok(expected), "one is a list too");
    }
}
