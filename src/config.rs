//! Settings of the server, read once by the command line and passed down. There is no global state.

use std::net::IpAddr;

/// Everything `serve` can be told.
#[derive(Debug, Clone)]
pub struct Config {
    /// Address and port to listen on.
    pub listen: String,
    /// Scheme, host and port under which people reach the site, without a slash at its end.
    pub base_url: String,
    /// Proxies whose forwarding headers are believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Plain HTTP beyond this machine is wanted (S-27).
    pub insecure_http: bool,
    pub rate_limits: bool,
    /// Where the source code of this program can be had.
    pub source_url: String,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: "127.0.0.1:8080".into(),
            base_url: "http://127.0.0.1:8080".into(),
            trusted_proxies: Vec::new(),
            insecure_http: false,
            rate_limits: true,
            source_url: "/docs/format".into(),
        }
    }
}

impl Config {
    /// Whether people reach the site over TLS, which the proxy ends.
    pub fn is_https(&self) -> bool {
        self.base_url.starts_with("https://")
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
        let host = self.listen.rsplit_once(':').map_or(self.listen.as_str(), |(host, _)| host);
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let here = host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        if here || self.insecure_http || !self.trusted_proxies.is_empty() {
            return Ok(());
        }
        Err(format!(
            "{} can be reached from other machines, but without encryption; name the proxy that provides it with \
             --trusted-proxies, or say --insecure-http",
            self.listen
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_machines_are_let_in_only_when_it_is_said() {
        let at = |listen: &str| Config { listen: listen.into(), ..Config::default() };
        for here in ["127.0.0.1:80", "[::1]:80", "localhost:80"] {
            assert_eq!(at(here).check_listen(), Ok(()), "{here}");
        }
        for open in ["0.0.0.0:80", "[::]:80", "192.168.1.5:80", "example.org:80"] {
            assert!(at(open).check_listen().is_err(), "{open}");
            assert_eq!(Config { insecure_http: true, ..at(open) }.check_listen(), Ok(()));
            let proxy = vec![IpAddr::from([10, 0, 0, 1])];
            assert_eq!(Config { trusted_proxies: proxy, ..at(open) }.check_listen(), Ok(()));
        }
    }
}
