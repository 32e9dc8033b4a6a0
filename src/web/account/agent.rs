//! The name a browser gives itself, in words: which browser on which system. It is only for recognizing one's own
//! sessions; nothing is decided by it.

use talon_text::{Arg, Lang};

/// Marks of browsers. Most carry the marks of those they descend from as well, so the first that is found counts.
const BROWSERS: [(&str, &str); 12] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("YaBrowser/", "Yandex Browser"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("HeadlessChrome/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

/// Marks of systems, likewise.
const SYSTEMS: [(&str, &str); 8] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
    ("BSD", "BSD"),
];

/// "Firefox on Linux".
pub(super) fn in_words(agent: &str, lang: Lang) -> String {
    let find = |marks: &[(&str, &str)], other: &str| {
        let found = marks.iter().find(|(mark, _)| agent.contains(mark));
        found.map_or_else(|| lang.t(other).into_owned(), |(_, name)| (*name).to_owned())
    };
    let browser = find(&BROWSERS, "account-session-browser");
    let system = find(&SYSTEMS, "account-session-system");
    let said = lang.t_args(
        "account-session-on",
        &[("browser", Arg::from(browser)), ("system", system.into())],
    );
    lang.capitalized(&said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_known_by_its_most_telling_mark() {
        let said = |agent| in_words(agent, Lang::En);
        let chrome =
            "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36";
        assert_eq!(said(chrome), "Chrome on Android");
        let edge = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0";
        assert_eq!(said(edge), "Edge on Windows");
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(said(safari), "Safari on iPhone");
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(said(firefox), "Firefox on Linux");
        assert_eq!(said("<script>"), "Another browser on another system");
        assert_eq!(in_words(firefox, Lang::Hu), "Firefox, Linux");
    }
}
