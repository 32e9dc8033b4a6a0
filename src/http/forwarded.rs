//! From where a request comes: the peer, or, where that is one of our proxies, the address that the proxies name. Of
//! what is written in the header only what a trusted proxy has written is believed (`docs/SECURITY.md`, Behind a
//! proxy).

use std::net::{IpAddr, SocketAddr};

use actix_web::HttpRequest;

use talon_service::config::Config;

const HEADER: &str = "x-forwarded-for";

/// The address that asks.
pub(super) fn address_of(request: &HttpRequest, config: &Config) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip();
    let lines: Vec<&[u8]> = request
        .headers()
        .get_all(HEADER)
        .map(|value| value.as_bytes())
        .collect();
    Some(of(peer, &lines, |address| config.is_trusted_proxy(address)))
}

/// Each proxy writes behind what was there already whom it was asked by, on the same line or on one of its own. So all
/// lines are one list, and it is read from its end: past the proxies, to the first that is none. What stands before
/// that one anyone may have written. A step that is no address hides what is before it: the request then counts as that
/// of the last proxy that is known.
fn of(peer: IpAddr, lines: &[&[u8]], is_proxy: impl Fn(IpAddr) -> bool) -> IpAddr {
    let mut known = peer.to_canonical();
    for step in lines.iter().rev().flat_map(|line| line.rsplit(|byte| *byte == b',')) {
        if !is_proxy(known) {
            break;
        }
        match read(step) {
            Some(address) => known = address,
            None => break,
        }
    }
    known
}

/// An address, perhaps with a port; one of IPv6 perhaps in brackets.
fn read(step: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(step).ok()?.trim();
    let bare = text
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .unwrap_or(text);
    let with_port = || text.parse::<SocketAddr>().map(|address| address.ip());
    let address = bare.parse::<IpAddr>().or_else(|_| with_port());
    address.ok().map(|address| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_service::config::TrustedProxy;

    /// Who asks, by what the peer is and what lines it sends, behind proxies of these networks.
    fn asks(peer: &str, lines: &[&str], proxies: &[&str]) -> String {
        let proxies: Vec<TrustedProxy> = proxies.iter().map(|text| text.parse().unwrap()).collect();
        let lines: Vec<&[u8]> = lines.iter().map(|line| line.as_bytes()).collect();
        let is_proxy = |address| proxies.iter().any(|proxy| proxy.contains(address));
        of(peer.parse().unwrap(), &lines, is_proxy).to_string()
    }

    #[test]
    fn only_a_proxy_is_believed() {
        assert_eq!(asks("9.9.9.9", &["1.2.3.4"], &["10.0.0.1"]), "9.9.9.9");
        assert_eq!(asks("10.0.0.1", &["1.2.3.4"], &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(asks("::ffff:10.0.0.1", &["1.2.3.4"], &["10.0.0.1"]), "1.2.3.4");
        assert_eq!(asks("10.0.0.1", &[], &["10.0.0.1"]), "10.0.0.1");
    }

    #[test]
    fn what_a_client_writes_before_the_proxy_is_passed_by_whether_on_one_line_or_on_several() {
        let proxies = ["10.0.0.1"];
        for lines in [
            &["6.6.6.6, 1.2.3.4"][..],
            &["6.6.6.6", "1.2.3.4"],
            &["6.6.6.6", "7.7.7.7, 8.8.8.8", "1.2.3.4"],
            &["6.6.6.6,1.2.3.4"],
            &["nonsense", "1.2.3.4"],
            &["\u{ff}", "1.2.3.4"],
            &["", "1.2.3.4"],
        ] {
            assert_eq!(asks("10.0.0.1", lines, &proxies), "1.2.3.4", "{lines:?}");
        }
    }

    #[test]
    fn a_row_of_proxies_is_gone_along_to_its_other_end() {
        let proxies = ["10.0.0.0/24", "fd00::/8"];
        assert_eq!(asks("10.0.0.1", &["6.6.6.6, 1.2.3.4, 10.0.0.7"], &proxies), "1.2.3.4");
        assert_eq!(
            asks(
                "10.0.0.1",
                &["6.6.6.6", "1.2.3.4", "[fd00::7]:443", "10.0.0.9:80"],
                &proxies
            ),
            "1.2.3.4"
        );
        // All of them are proxies, so the first one asks.
        assert_eq!(asks("10.0.0.1", &["10.0.0.3, 10.0.0.2"], &proxies), "10.0.0.3");
    }

    #[test]
    fn ports_and_brackets_belong_to_no_address() {
        for (step, address) in [
            ("1.2.3.4:5678", "1.2.3.4"),
            (" 1.2.3.4 ", "1.2.3.4"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:443", "2001:db8::1"),
            ("2001:db8::1", "2001:db8::1"),
            ("::ffff:1.2.3.4", "1.2.3.4"),
            ("[::ffff:1.2.3.4]:9", "1.2.3.4"),
        ] {
            assert_eq!(asks("10.0.0.1", &[step], &["10.0.0.1"]), address, "{step}");
        }
    }

    #[test]
    fn behind_what_is_no_address_nobody_is_believed() {
        for step in ["unknown", "_hidden", "1.2.3.4:99999", "", "[1.2.3.4", "1.2.3"] {
            let lines = ["1.1.1.1", step];
            assert_eq!(asks("10.0.0.1", &lines, &["10.0.0.1"]), "10.0.0.1", "{step}");
            let lines = ["1.1.1.1", step, "10.0.0.2"];
            assert_eq!(asks("10.0.0.1", &lines, &["10.0.0.0/24"]), "10.0.0.2", "{step}");
        }
    }
}
