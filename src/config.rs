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
}
