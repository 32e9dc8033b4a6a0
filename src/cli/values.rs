//! What options take, as the parser of the command line reads it: a wrong value is wrong usage.

use talon_service::config::Config;
use talon_store::TournamentId;
use talon_text::Lang;

/// The language of sentences.
pub(super) fn language(raw: &str) -> Result<Lang, String> {
    Lang::ALL
        .into_iter()
        .find(|lang| lang.code() == raw)
        .ok_or_else(|| format!("expected one of {}", Lang::ALL.map(Lang::code).join(", ")))
}

/// What the option for the language says of itself.
pub(super) fn languages() -> String {
    let [others @ .., last] = Lang::ALL.map(Lang::code);
    format!("Language of messages: {} or {last}", others.join(", "))
}

/// A switch set in the environment; what is empty is not set.
pub(super) fn switch(raw: &str) -> Result<bool, String> {
    match raw.to_ascii_lowercase().as_str() {
        "" | "0" | "n" | "no" | "f" | "false" | "off" => Ok(false),
        "1" | "y" | "yes" | "t" | "true" | "on" => Ok(true),
        _ => Err("expected yes or no".to_owned()),
    }
}

/// Where to listen.
pub(super) fn listen(raw: &str) -> Result<String, String> {
    let port = raw
        .rsplit_once(':')
        .filter(|(host, _)| !host.is_empty())
        .map(|(_, port)| port.parse::<u16>());
    match port {
        Some(Ok(_)) => Ok(raw.to_owned()),
        _ => Err("address:port is expected".to_owned()),
    }
}

/// Scheme, host and port, of which links are made (S-14).
pub(super) fn base_url(raw: &str) -> Result<String, String> {
    let base_url = raw.trim_end_matches('/').to_owned();
    Config {
        base_url: base_url.clone(),
        ..Config::default()
    }
    .check_base_url()
    .map(|()| base_url)
}

/// That a link begins with an address which others may not reach, because nobody said which they do.
pub(super) fn no_base_url(lang: Lang, base: &str) -> String {
    lang.t_args("cli-base-url", &[("base", base.into())])
}

/// An address that a page may lead to.
pub(super) fn web_address(raw: &str) -> Result<String, String> {
    let is_one = raw.starts_with("https://") || raw.starts_with("http://");
    is_one
        .then(|| raw.to_owned())
        .ok_or_else(|| "expected an address that begins with https://".to_owned())
}

/// The number of an event, as in its address.
pub(super) fn tournament(raw: &str) -> Result<TournamentId, String> {
    talon_service::tournaments::parse_id(raw).ok_or_else(|| "expected the number of a tournament".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_in_the_environment_is_yes_no_or_nothing() {
        assert_eq!(
            (switch("1"), switch("ON"), switch("true")),
            (Ok(true), Ok(true), Ok(true))
        );
        assert_eq!(
            (switch("0"), switch(""), switch("Off")),
            (Ok(false), Ok(false), Ok(false))
        );
        assert!(switch("maybe").is_err());
    }

    #[test]
    fn a_place_to_listen_has_a_port() {
        for good in ["127.0.0.1:0", "[::1]:8080", "localhost:80"] {
            assert_eq!(listen(good), Ok(good.to_owned()));
        }
        for bad in ["", "nonsense", ":80", "127.0.0.1:99999", "127.0.0.1:"] {
            assert!(listen(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_base_address_loses_the_stroke_at_its_end() {
        assert_eq!(
            base_url("https://cards.example.org/"),
            Ok("https://cards.example.org".to_owned())
        );
        assert!(base_url("cards.example.org").is_err());
    }
}
