//! Which sites may show the frames of a club, as an owner types them: the address of each without what stands behind
//! the host.

use crate::{ActError, InvalidValue};

/// Sites of a club.
pub const FRAME_SITES_MAX: usize = 20;
/// Characters of a host.
const HOST_MAX: usize = 253;

/// The sites as they are kept, one a line; empty where every site may.
///
/// # Errors
/// When one of them is no site, or there are too many.
pub(super) fn frame_sites(typed: &str) -> Result<String, ActError> {
    let bad = || ActError::Invalid {
        field: "frame_sites",
        why: InvalidValue::BadSite,
    };
    let mut sites: Vec<String> = Vec::new();
    for text in typed
        .split([' ', ',', '\t', '\r', '\n'])
        .filter(|text| !text.is_empty())
    {
        let site = origin(text).ok_or_else(bad)?;
        if !sites.contains(&site) {
            sites.push(site);
        }
    }
    if sites.len() > FRAME_SITES_MAX {
        return Err(bad());
    }
    Ok(sites.join("\n"))
}

/// The site as browsers name it: scheme, host, and the port where it is not the usual one.
fn origin(text: &str) -> Option<String> {
    let text = text.to_ascii_lowercase();
    let (scheme, rest) = text.split_once("://")?;
    let usual: u16 = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return None,
    };
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    let (host, port) = match rest.split_once(':') {
        Some((host, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => (host, port.parse().ok()?),
        Some(_) => return None,
        None => (rest, usual),
    };
    if !is_host(host) || port == 0 {
        return None;
    }
    Some(if port == usual {
        format!("{scheme}://{host}")
    } else {
        format!("{scheme}://{host}:{port}")
    })
}

/// Whether it is a name or a number of a host; names in other letters are written as browsers send them.
fn is_host(host: &str) -> bool {
    let is_part = |part: &str| {
        let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        (1..=63).contains(&part.len()) && part.bytes().all(is_letter) && !part.starts_with('-') && !part.ends_with('-')
    };
    host.len() <= HOST_MAX && host.split('.').all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_is_a_scheme_and_a_host() {
        for (typed, kept) in [
            ("", ""),
            (" \r\n ", ""),
            ("https://Klub.example", "https://klub.example"),
            ("https://klub.example/", "https://klub.example"),
            ("https://klub.example:443", "https://klub.example"),
            ("http://klub.example:443", "http://klub.example:443"),
            (
                "https://xn--kvhz-5na.example, http://127.0.0.1:8000",
                "https://xn--kvhz-5na.example\nhttp://127.0.0.1:8000",
            ),
            ("https://a.example\nhttps://A.example/", "https://a.example"),
        ] {
            assert_eq!(frame_sites(typed).ok().as_deref(), Some(kept), "{typed}");
        }
    }

    #[test]
    fn nothing_else_gets_into_the_policy_of_a_frame() {
        let many: Vec<String> = (0..=FRAME_SITES_MAX)
            .map(|number| format!("https://a{number}.example"))
            .collect();
        for bad in [
            "klub.example",
            "*",
            "'self'",
            "https:",
            "https://",
            "https://*.example",
            "https://klub.example/page",
            "https://klub.example?x",
            "https://user@klub.example",
            "https://klub.example:0",
            "https://klub.example:70000",
            "https://klub.example:",
            "https://klub.example:+80",
            "https://klub.example;script-src",
            "https://-klub.example",
            "https://klub..example",
            "https://kávéház.example",
            "javascript://klub.example",
            "ftp://klub.example",
            &many.join(" "),
        ] {
            assert!(frame_sites(bad).is_err(), "{bad}");
        }
    }
}
