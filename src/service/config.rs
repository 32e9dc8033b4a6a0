//! Settings of the server, read once by the command line and passed down; no setting is global.

use std::net::IpAddr;

mod limit;
mod proxy;
mod times;

pub use limit::{RATES, RateLimit, SIZES, SizeLimit, Sizes, in_words};
pub use proxy::TrustedProxy;
pub use times::{TimeLimit, Times};

/// Everything `serve` can be told.
#[derive(Debug, Clone)]
pub struct Config {
    /// Address and port to listen on.
    pub listen: String,
    /// Scheme, host and port under which people reach the site, without a slash at its end.
    pub base_url: String,
    /// Proxies whose forwarding headers are believed.
    pub trusted_proxies: Vec<TrustedProxy>,
    /// Plain HTTP beyond this machine is wanted (S-27).
    pub insecure_http: bool,
    pub rate_limits: bool,
    /// Limits that are other than usual.
    pub rates: Vec<RateLimit>,
    /// How much may be sent at once.
    pub sizes: Sizes,
    /// How long the other side of a connection is waited for.
    pub times: Times,
    /// Whether requests are counted, for anyone who watches over the server.
    pub metrics: bool,
    /// Where the source code of this program can be had; empty where nobody says so.
    pub source_url: String,
}

/// How the lines of the log are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: "127.0.0.1:8080".into(),
            base_url: "http://127.0.0.1:8080".into(),
            trusted_proxies: Vec::new(),
            insecure_http: false,
            rate_limits: true,
            rates: Vec::new(),
            sizes: Sizes::default(),
            times: Times::default(),
            metrics: false,
            source_url: String::new(),
        }
    }
}

impl Config {
    /// Whether people reach the site over TLS, which the proxy ends.
    pub fn is_https(&self) -> bool {
        self.base_url.starts_with("https://")
    }

    /// Whether this is a proxy whose word is taken for where a request comes from.
    pub fn is_trusted_proxy(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|proxy| proxy.contains(address))
    }

    /// Host and port of the base address.
    pub fn host(&self) -> &str {
        self.base_url.split("://").nth(1).unwrap_or(&self.base_url)
    }

    /// Whether it is safe to listen there: beyond this machine only behind a proxy, or when it is said that plain
    /// HTTP is wanted (S-27).
    ///
    /// # Errors
    /// A sentence that says what to do.
    pub fn check_listen(&self) -> Result<(), String> {
        if is_this_machine(&self.listen) || self.insecure_http || !self.trusted_proxies.is_empty() {
            return Ok(());
        }
        if self
            .listen
            .rsplit_once(':')
            .is_none_or(|(_, port)| port.parse::<u16>().is_err())
        {
            return Err(format!(
                "{} is nowhere to listen; address:port is expected",
                self.listen
            ));
        }
        Err(format!(
            "{} can be reached from other machines, but without encryption; name the proxy that provides it with \
             --trusted-proxies, or say --insecure-http",
            self.listen
        ))
    }

    /// Whether the base address is a scheme, a host and perhaps a port, which links can be made of (S-14).
    ///
    /// # Errors
    /// A sentence that says what is expected.
    pub fn check_base_url(&self) -> Result<(), String> {
        let rest = self
            .base_url
            .strip_prefix("http://")
            .or_else(|| self.base_url.strip_prefix("https://"));
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '[' | ']');
        match rest {
            Some(host) if !host.is_empty() && host.chars().all(plain) => Ok(()),
            _ => Err(format!(
                "{} is no base address; a scheme, a host and perhaps a port are expected, such as \
                 https://cards.example.org",
                self.base_url
            )),
        }
    }

    /// Whether the limits can hold together.
    ///
    /// # Errors
    /// A sentence that says which do not.
    pub fn check_limits(&self) -> Result<(), String> {
        if self.sizes.club < self.sizes.upload {
            return Err("a club could not keep one upload: of --sizes, club must be at least upload".to_owned());
        }
        Ok(())
    }

    /// What a site administrator should know about its settings, one sentence each.
    pub fn warnings(&self) -> Vec<&'static str> {
        let open = !is_this_machine(&self.listen) && self.insecure_http && !self.is_https();
        let nowhere = ["://0.0.0.0", "://[::]"]
            .iter()
            .any(|host| self.base_url.contains(host));
        let said = [
            (
                !self.rate_limits,
                "rate limits are off: anyone may try as often as they like",
            ),
            (
                nowhere,
                "nobody can reach this base address: links and forms work once --base-url says where we are",
            ),
            (
                self.trusted_proxies.iter().any(TrustedProxy::is_everybody),
                "everyone is a trusted proxy: anyone may say that a request comes from elsewhere",
            ),
            (open, "plain HTTP beyond this machine: passwords can be read on the way"),
        ];
        said.into_iter()
            .filter_map(|(holds, sentence)| holds.then_some(sentence))
            .collect()
    }
}

fn is_this_machine(listen: &str) -> bool {
    let host = listen.rsplit_once(':').map_or(listen, |(host, _)| host);
    let host = host.trim_start_matches('[').trim_end_matches(']');
    host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_club_keeps_at_least_one_upload() {
        let sizes = Sizes {
            club: 1024 * 1024,
            ..Sizes::default()
        };
        let said = Config {
            sizes,
            ..Config::default()
        }
        .check_limits()
        .unwrap_err();
        assert!(said.contains("club") && said.contains("upload"), "{said}");
        assert_eq!(Config::default().check_limits(), Ok(()));
    }

    #[test]
    fn other_machines_are_let_in_only_when_it_is_said() {
        let at = |listen: &str| Config {
            listen: listen.into(),
            ..Config::default()
        };
        for here in ["127.0.0.1:80", "[::1]:80", "localhost:80"] {
            assert_eq!(at(here).check_listen(), Ok(()), "{here}");
        }
        for open in ["0.0.0.0:80", "[::]:80", "192.168.1.5:80", "example.org:80"] {
            assert!(at(open).check_listen().is_err(), "{open}");
            assert_eq!(
                Config {
                    insecure_http: true,
                    ..at(open)
                }
                .check_listen(),
                Ok(())
            );
            let proxy = vec!["10.0.0.1".parse().unwrap()];
            assert_eq!(
                Config {
                    trusted_proxies: proxy,
                    ..at(open)
                }
                .check_listen(),
                Ok(())
            );
        }
    }

    #[test]
    fn a_base_address_is_a_scheme_and_a_host() {
        let is_good = |url: &str| {
            Config {
                base_url: url.into(),
                ..Config::default()
            }
            .check_base_url()
            .is_ok()
        };
        for good in ["http://127.0.0.1:8080", "https://cards.example.org", "http://[::1]:80"] {
            assert!(is_good(good), "{good}");
        }
        for bad in [
            "",
            "cards.example.org",
            "ftp://a",
            "https://",
            "https://a/b",
            "https://a b",
            "https://u@a",
        ] {
            assert!(!is_good(bad), "{bad}");
        }
    }

    #[test]
    fn what_is_unsafe_is_said() {
        assert!(Config::default().warnings().is_empty());
        let loose = Config {
            rate_limits: false,
            insecure_http: true,
            listen: "0.0.0.0:80".into(),
            base_url: "http://0.0.0.0:80".into(),
            trusted_proxies: vec!["0.0.0.0/0".parse().unwrap()],
            ..Config::default()
        };
        assert_eq!(loose.warnings().len(), 4);
    }
}
