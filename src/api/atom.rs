//! Feeds as RFC 4287 has them, and their past in pages as RFC 5005 has it.

use actix_web::HttpRequest;
use chrono::{DateTime, SecondsFormat, Utc};

use crate::ApiResult;
use crate::download::{Download, unlisted};
use talon_store::clubs::Club;

/// A feed, and where it stands.
#[derive(Debug, Clone)]
pub(crate) struct Feed<'a> {
    pub title: &'a str,
    /// Its language, as `hu`.
    pub lang: &'a str,
    /// Its name for ever, whichever address it has.
    pub id: &'a str,
    /// The address of the feed itself.
    pub href: &'a str,
    /// The page that says the same to people.
    pub page: &'a str,
    /// Who answers for it.
    pub author: &'a str,
    /// When it changed, if nothing stands in it.
    pub since: DateTime<Utc>,
    pub pages: FeedPages,
}

/// Where what does not fit into a feed is read: in pages of its past, each of which has the same entries for ever.
#[derive(Debug, Clone, Default)]
pub(crate) struct FeedPages {
    /// The feed itself, where this is a page of its past.
    pub current: Option<String>,
    pub earlier: Option<String>,
    pub later: Option<String>,
}

/// Something that happened.
#[derive(Debug, Clone)]
pub(crate) struct AtomEntry {
    /// Its name for ever, where that is not the address of its page.
    pub id: Option<String>,
    /// The page of it.
    pub href: String,
    pub title: String,
    pub updated: DateTime<Utc>,
    /// Lines of text.
    pub lines: Vec<String>,
}

/// The name for ever of a feed of a club, of this kind.
pub(crate) fn name_for_ever(club: &Club, kind: &str) -> String {
    format!("urn:x-talon:{kind}:{}:{}", club.id, club.created_at.utc().timestamp())
}

/// Sends a feed of a club.
///
/// # Errors
/// None of its own.
pub(crate) fn send(request: &HttpRequest, club: &Club, about: &Feed<'_>, entries: &[AtomEntry]) -> ApiResult {
    let text = feed(about, entries);
    let download = Download {
        parts: &[&text, "atom"],
        public: true,
        kind: "application/atom+xml; charset=utf-8",
        file: None,
    };
    unlisted(download.send(request, || Ok(text.clone().into_bytes())), club.noindex)
}

/// A feed of these, in their order.
fn feed(about: &Feed<'_>, entries: &[AtomEntry]) -> String {
    let updated = entries.iter().map(|entry| entry.updated).max().unwrap_or(about.since);
    let pages = &about.pages;
    let history = match pages.current {
        Some(_) => " xmlns:fh=\"http://purl.org/syndication/history/1.0\"",
        None => "",
    };
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\"{history} xml:lang=\"{}\">\n",
        escaped(about.lang)
    );
    element(&mut text, "id", about.id);
    element(&mut text, "title", about.title);
    element(&mut text, "updated", &time(updated));
    link(&mut text, "self", about.href);
    link(&mut text, "alternate", about.page);
    if pages.current.is_some() {
        text.push_str("<fh:archive/>\n");
    }
    for (kind, href) in [
        ("current", &pages.current),
        ("prev-archive", &pages.earlier),
        ("next-archive", &pages.later),
    ] {
        if let Some(href) = href {
            link(&mut text, kind, href);
        }
    }
    text.push_str(&format!("<author><name>{}</name></author>\n", escaped(about.author)));
    text.push_str("<generator>Talon</generator>\n");
    for entry in entries {
        text.push_str("<entry>\n");
        element(&mut text, "id", entry.id.as_ref().unwrap_or(&entry.href));
        element(&mut text, "title", &entry.title);
        element(&mut text, "updated", &time(entry.updated));
        link(&mut text, "alternate", &entry.href);
        element(&mut text, "summary", &entry.lines.join("\n"));
        text.push_str("</entry>\n");
    }
    text.push_str("</feed>\n");
    text
}

fn element(text: &mut String, name: &str, value: &str) {
    text.push_str(&format!("<{name}>{}</{name}>\n", escaped(value)));
}

fn link(text: &mut String, kind: &str, href: &str) {
    text.push_str(&format!("<link rel=\"{kind}\" href=\"{}\"/>\n", escaped(href)));
}

fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}

/// A text as XML has it; what XML has no place for at all is left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' | '\t' => safe.push(c),
            '\u{FFFE}' | '\u{FFFF}' => {}
            c if c.is_control() => {}
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_750_000_000 + second, 0).unwrap()
    }

    fn about() -> Feed<'static> {
        Feed {
            title: "Club: results",
            lang: "hu",
            id: "urn:x-talon:results:1:1750000000",
            href: "https://a.example/clubs/one/results.atom",
            page: "https://a.example/tournaments?club=one",
            author: "Club <One>",
            since: at(-9),
            pages: FeedPages::default(),
        }
    }

    #[test]
    fn a_feed_is_as_old_as_its_latest_entry() {
        let entry = |second| AtomEntry {
            id: None,
            href: format!("https://a.example/tournaments/{second}"),
            title: "Friday".to_owned(),
            updated: at(second),
            lines: vec!["1. Anna".to_owned(), "2. Béla".to_owned()],
        };
        let text = feed(&about(), &[entry(1), entry(7)]);
        assert!(
            text.contains("<updated>2025-06-15T15:06:47Z</updated>\n<link rel=\"self\""),
            "{text}"
        );
        assert_eq!(text.matches("<entry>").count(), 2);
        assert!(text.contains("<summary>1. Anna\n2. Béla</summary>"), "{text}");
        let empty = feed(&about(), &[]);
        assert!(empty.contains("<updated>2025-06-15T15:06:31Z</updated>"), "{empty}");
        assert!(empty.contains("xml:lang=\"hu\""), "{empty}");
    }

    #[test]
    fn no_name_breaks_out_of_its_place() {
        let entry = AtomEntry {
            id: None,
            href: "https://a.example/?a=1&b=\"2\"".to_owned(),
            title: "</title><script>\u{0}\u{8}\u{FFFF}".to_owned(),
            updated: at(0),
            lines: vec!["a ]]> b".to_owned()],
        };
        let text = feed(&about(), &[entry]);
        assert!(text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"), "{text}");
        assert!(
            text.contains("href=\"https://a.example/?a=1&amp;b=&quot;2&quot;\""),
            "{text}"
        );
        assert!(
            text.contains("<name>Club &lt;One&gt;</name>") && text.contains("a ]]&gt; b"),
            "{text}"
        );
        assert!(!text.chars().any(|c| c.is_control() && c != '\n'), "{text:?}");
    }
}
