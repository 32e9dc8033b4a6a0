//! How often an address or an account may ask (S-28; `docs/SECURITY.md` lists the limits). Over the limit the answer is
//! 429 with the seconds to wait.

use std::collections::HashSet;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use actix_web::http::Method;
use actix_web::{HttpRequest, web};
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::cookies::session_name;
use super::forwarded;
use super::login_throttle::LoginThrottle;
use super::problem::{Problem, ProblemKind};
use super::state::State;
use super::visit;
use talon_service::config::{Config, RateLimit};
use talon_service::session::token_hash;
use talon_store::{Hash, UserId};

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rate {
    /// Tries to sign in from one address: 30 at once, then 10 a minute.
    SignInAddress,
    /// Invitations, resets and first accounts from one address: 10 an hour.
    Link,
    /// Pages for those who are not signed in: 300 a minute from one address.
    Page,
    /// Pages of tournaments and scorecards for the same: a whole room that looks at the standings has one address,
    /// 3,000 a minute.
    Tournament,
    /// Calls with one API token that is good: 600 a minute.
    Api,
    /// Records checked without being kept, forms that begin scorecards, exports, prints, lists of questions to the
    /// desk: 30 a minute from one address.
    Check,
    /// Imports of one account: 10 at once, then 150 an hour.
    Import,
    /// Sign-ups for tournaments, with an account or without one, and their withdrawals, from one address: 20 an hour.
    SignUp,
    /// Scorecards begun without an account, from one address: 10 an hour.
    Evening,
    /// Pictures of pages that have yet to be drawn, from one address: 10 a minute.
    Picture,
    /// Notes that one account writes or changes: 30 in five minutes.
    Note,
}

/// Each with its word in the settings, and what is usual.
const RATES: [(Rate, &str, u32, u32, u32); 11] = [
    (Rate::SignInAddress, "sign-in", 30, 10, 60),
    (Rate::Link, "link", 10, 10, 3600),
    (Rate::Page, "page", 300, 300, 60),
    (Rate::Tournament, "event", 3000, 3000, 60),
    (Rate::Api, "api", 600, 600, 60),
    (Rate::Check, "check", 30, 30, 60),
    (Rate::Import, "import", 10, 150, 3600),
    (Rate::SignUp, "sign-up", 20, 20, 3600),
    (Rate::Evening, "evening", 10, 10, 3600),
    (Rate::Picture, "picture", 10, 10, 60),
    (Rate::Note, "note", 30, 30, 300),
];
/// Keys beyond which those that have long been quiet are forgotten.
const KEYS_MAX: usize = 10_000;
/// Requests between two looks for such keys: each look goes over all of them.
const SWEEP_EVERY: u32 = 1_000;

/// The counters of the whole server.
#[derive(Debug)]
pub struct Limits {
    on: bool,
    counters: Vec<(Rate, DefaultKeyedRateLimiter<[u8; 32]>)>,
    turns: AtomicU32,
    tries: LoginThrottle,
    /// Tokens of the API and of sessions that were good when they were last looked up. Any other is counted by the
    /// address it comes from: anyone who tries out tokens takes a new one each time.
    good_tokens: Mutex<HashSet<Hash>>,
}

impl Limits {
    /// Counters that stand at nothing; `on` is false when limits are not wanted, `set` says which are other than usual.
    pub fn new(on: bool, set: &[RateLimit]) -> Limits {
        let counter = |(rate, name, burst, count, seconds): (Rate, &str, u32, u32, u32)| {
            let set = set.iter().rev().find(|limit| limit.name == name);
            let (burst, count, seconds) = set.map_or((burst, count, seconds), |limit| {
                (limit.burst, limit.count, limit.seconds)
            });
            let between = Duration::from_secs(seconds.into()) / count;
            let quota = Quota::with_period(between)?.allow_burst(NonZeroU32::new(burst)?);
            Some((rate, RateLimiter::dashmap(quota)))
        };
        let counters = RATES.into_iter().filter_map(counter).collect();
        Limits {
            on,
            counters,
            turns: AtomicU32::new(0),
            tries: LoginThrottle::new(set),
            good_tokens: Mutex::default(),
        }
    }

    /// Counts one more.
    ///
    /// # Errors
    /// When it is one too many: 429, with the seconds to wait.
    pub fn count(&self, rate: Rate, key: &str) -> Result<(), Problem> {
        let counter = self.counters.iter().find(|(kind, _)| *kind == rate).filter(|_| self.on);
        let Some((_, counter)) = counter else { return Ok(()) };
        if self.turns.fetch_add(1, Ordering::Relaxed).is_multiple_of(SWEEP_EVERY) {
            self.sweep();
        }
        let Err(late) = counter.check_key(&token_hash(key)) else {
            return Ok(());
        };
        Err(too_many(late.wait_time_from(DefaultClock::default().now())))
    }

    /// Forgets the keys that have long been quiet, of all counters: one request may count in several, and then always
    /// the same would be met at the turn for it.
    fn sweep(&self) {
        for (_, counter) in self.counters.iter().filter(|(_, counter)| counter.len() > KEYS_MAX) {
            counter.retain_recent();
        }
    }

    /// Counts one more from the address of a request.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn count_address(&self, rate: Rate, request: &HttpRequest, config: &Config) -> Result<(), Problem> {
        self.count(rate, &client_address(request, config))
    }

    /// Counts one more import of someone, from wherever they send it.
    ///
    /// # Errors
    /// When it is one too many.
    pub fn count_import(&self, user: UserId) -> Result<(), Problem> {
        self.count(Rate::Import, &format!("imports of {user}"))
    }

    /// Counts one more password that is tried under this name.
    ///
    /// # Errors
    /// When it is one too many: 429, with the seconds to wait.
    pub fn try_password(&self, name: &str) -> Result<(), Problem> {
        if !self.on {
            return Ok(());
        }
        self.tries.take(token_hash(name), Instant::now()).map_err(too_many)
    }

    /// A token was looked up.
    pub(crate) fn token_was(&self, token: &str, good: bool) {
        let mut known = self.good_tokens.lock().unwrap_or_else(PoisonError::into_inner);
        if !good {
            known.remove(&token_hash(token));
            return;
        }
        // A forgotten token is counted by its address once, and is then known again.
        if known.len() >= KEYS_MAX {
            known.clear();
        }
        known.insert(token_hash(token));
    }

    fn is_good(&self, token: &str) -> bool {
        self.good_tokens
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .contains(&token_hash(token))
    }

    /// The password was right.
    pub fn password_was_right(&self, name: &str) {
        self.tries.give_back_all(&token_hash(name));
    }

    /// Nobody looked at the password.
    pub(crate) fn password_was_not_asked(&self, name: &str) {
        self.tries.give_back(&token_hash(name));
    }
}

fn too_many(wait: Duration) -> Problem {
    let problem = Problem::new(ProblemKind::TooMany, "too many requests; wait and try again");
    Problem {
        retry_after: Some(wait.as_secs() + 1),
        ..problem
    }
}

/// Counts a request by its address (and its token), before anything else is done for it.
pub(super) fn check(request: &HttpRequest) -> Result<(), Problem> {
    let Some(state) = request.app_data::<web::Data<State>>() else {
        return Ok(());
    };
    let (limits, path) = (&state.limits, request.path());
    if path.starts_with("/static/") || matches!(path, "/healthz" | "/robots.txt" | "/favicon.ico") {
        return Ok(());
    }
    let address = client_address(request, &state.config);
    let post = request.method() == Method::POST;
    if post && matches!(path, "/check" | "/api/v1/check" | "/sessions/new") {
        limits.count(Rate::Check, &address)?;
    }
    if let Some(token) = visit::bearer(request) {
        let good = limits.is_good(token);
        return if good {
            limits.count(Rate::Api, token)
        } else {
            limits.count(Rate::Page, &address)
        };
    }
    if is_taken_along(path) || post && path == "/api/v1/desk" {
        limits.count(Rate::Check, &address)?;
    }
    match first_word(path) {
        "sign-in" if post => limits.count(Rate::SignInAddress, &address),
        "invite" | "join" | "reset" | "welcome" if post => limits.count(Rate::Link, &address),
        "sign-up" | "clubs" if post && path.contains("/sign-up/") => limits.count(Rate::SignUp, &address),
        _ if has_session(request, state) => Ok(()),
        "tournaments" | "card" | "scorecards" => limits.count(Rate::Tournament, &address),
        _ => limits.count(Rate::Page, &address),
    }
}

/// Whether it is something of a club or a tournament that is printed or kept as a file: it takes more than a page does.
fn is_taken_along(path: &str) -> bool {
    let is_file = [".csv", ".txt", ".json", ".ics", ".atom"]
        .iter()
        .any(|end| path.ends_with(end));
    matches!(first_word(path), "clubs" | "leagues" | "ratings" | "tournaments") && (is_file || path.contains("/print/"))
}

/// Whether the request carries a session that was good a while ago.
fn has_session(request: &HttpRequest, state: &State) -> bool {
    let cookie = request
        .cookie(session_name(&state.config))
        .filter(|_| !visit::is_api(request));
    cookie.is_some_and(|cookie| state.limits.is_good(cookie.value()))
}

fn first_word(path: &str) -> &str {
    path.split('/').nth(1).unwrap_or_default()
}

/// Who asks, as a key; of IPv6 the network.
fn client_address(request: &HttpRequest, config: &Config) -> String {
    forwarded::address_of(request, config).map(network).unwrap_or_default()
}

pub(super) fn network(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).to_string()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_too_many_is_told_how_long_to_wait() {
        let limits = Limits::new(true, &[]);
        for _ in 0..10 {
            assert!(limits.count(Rate::Link, "anna").is_ok());
            assert!(limits.try_password("anna").is_ok());
        }
        for problem in [limits.count(Rate::Link, "anna"), limits.try_password("anna")].map(Result::unwrap_err) {
            assert_eq!(problem.kind, ProblemKind::TooMany);
            assert!(
                problem.retry_after.is_some_and(|seconds| (1..=361).contains(&seconds)),
                "{problem:?}"
            );
        }
        assert!(limits.count(Rate::Link, "bela").is_ok() && limits.try_password("bela").is_ok());
        assert!(limits.count(Rate::Check, "anna").is_ok());
    }

    #[test]
    fn quiet_keys_are_forgotten_in_every_counter_however_requests_are_counted() {
        let fast = |text: &str| text.parse().unwrap();
        let limits = Limits::new(true, &[fast("check=1:1000000/1"), fast("page=1:1000000/1")]);
        let keys = || limits.counters.iter().map(|(_, counter)| counter.len()).max().unwrap();
        for address in 0..KEYS_MAX + 5 * SWEEP_EVERY as usize {
            // A list of questions counts in both, in this order.
            for rate in [Rate::Check, Rate::Page] {
                assert!(limits.count(rate, &address.to_string()).is_ok());
            }
        }
        assert!(keys() <= KEYS_MAX + SWEEP_EVERY as usize, "{}", keys());
    }

    #[test]
    fn files_and_papers_are_counted_as_what_is_taken_along() {
        for path in [
            "/tournaments/7/print/cards/1",
            "/tournaments/7/rounds.csv",
            "/clubs/one/calendar.ics",
            "/clubs/one/results.atom",
            "/leagues/one.csv",
            "/ratings/1.csv",
        ] {
            assert!(is_taken_along(path), "{path}");
        }
        for path in [
            "/tournaments/7/print",
            "/tournaments/7",
            "/hands/7.json",
            "/tournaments/7/wall",
        ] {
            assert!(!is_taken_along(path), "{path}");
        }
    }

    #[test]
    fn every_rate_has_a_counter() {
        assert_eq!(Limits::new(true, &[]).counters.len(), RATES.len());
        let known = talon_service::config::RATES
            .iter()
            .filter(|name| !name.starts_with("password"));
        assert_eq!(
            RATES.map(|(_, name, ..)| name).to_vec(),
            known.copied().collect::<Vec<_>>()
        );
    }

    #[test]
    fn a_limit_that_is_set_holds_in_place_of_the_usual_one() {
        let limits = Limits::new(true, &["link=2:1/60".parse().unwrap()]);
        assert!(limits.count(Rate::Link, "anna").is_ok() && limits.count(Rate::Link, "anna").is_ok());
        let late = limits.count(Rate::Link, "anna").unwrap_err();
        assert!(late.retry_after.is_some_and(|seconds| seconds > 30), "{late:?}");
        assert!((0..10).all(|_| limits.count(Rate::Check, "anna").is_ok()));
    }

    #[test]
    fn tries_of_passwords_that_are_set_hold_in_place_of_the_usual_ones() {
        let limits = Limits::new(true, &["password=2:1/3600".parse().unwrap()]);
        assert!(limits.try_password("anna").is_ok() && limits.try_password("anna").is_ok());
        let late = limits.try_password("anna").unwrap_err();
        assert!(late.retry_after.is_some_and(|seconds| seconds > 3000), "{late:?}");
        let limits = Limits::new(true, &["password-day=1:1/86400".parse().unwrap()]);
        assert!(limits.try_password("anna").is_ok());
        assert!(
            limits
                .try_password("anna")
                .unwrap_err()
                .retry_after
                .is_some_and(|seconds| seconds > 80_000)
        );
    }

    #[test]
    fn neighbours_in_a_network_are_one() {
        assert_eq!(network("2001:db8:1:2:aaaa::1".parse().unwrap()), "2001:db8:1:2::");
    }
}
