//! Cookies: how they are named and protected (S-18).

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, CookieBuilder, SameSite};

use talon_service::config::Config;

const YEAR: Duration = Duration::days(365);

/// The name of the session cookie: the browser itself holds `__Host-` to TLS.
pub fn session_name(config: &Config) -> &'static str {
    if config.is_https() { "__Host-talon" } else { "talon" }
}

/// The cookie that carries a session token.
pub fn session(config: &Config, token: &str) -> Cookie<'static> {
    plain(config, session_name(config), token)
        .max_age(Duration::days(30))
        .finish()
}

/// The same, to be forgotten.
pub fn no_session(config: &Config) -> Cookie<'static> {
    let mut cookie = session(config, "");
    cookie.make_removal();
    cookie
}

/// A cookie that keeps a preference, which is no secret.
pub fn preference(config: &Config, name: &'static str, value: &str) -> Cookie<'static> {
    plain(config, name, value).max_age(YEAR).finish()
}

/// The name of the cookie by which a browser is known in which someone has signed in before.
pub fn device_name(config: &Config) -> &'static str {
    if config.is_https() {
        "__Host-talon-device"
    } else {
        "talon-device"
    }
}

/// That cookie, which outlives the session.
pub fn device(config: &Config, value: &str) -> Cookie<'static> {
    plain(config, device_name(config), value).max_age(YEAR).finish()
}

/// The name of the cookie by which a browser is known that enters results of tables, with an account or without.
pub fn table_name(config: &Config) -> &'static str {
    if config.is_https() {
        "__Host-talon-table"
    } else {
        "talon-table"
    }
}

/// That cookie, which lasts longer than any evening.
pub fn table(config: &Config, secret: &str) -> Cookie<'static> {
    plain(config, table_name(config), secret)
        .max_age(Duration::days(30))
        .finish()
}

/// The name of the cookie that ties a form to the browser in which it was shown, before anyone is signed in.
pub fn form_name(config: &Config) -> &'static str {
    if config.is_https() {
        "__Host-talon-form"
    } else {
        "talon-form"
    }
}

/// That cookie, which ends with the browser.
pub fn form(config: &Config, secret: &str) -> Cookie<'static> {
    plain(config, form_name(config), secret).finish()
}

/// What all cookies have in common: no script reads them and no other site's form sends them.
fn plain(config: &Config, name: &'static str, value: &str) -> CookieBuilder<'static> {
    Cookie::build(name, value.to_owned())
        .path("/")
        .http_only(true)
        .secure(config.is_https())
        .same_site(SameSite::Lax)
}
