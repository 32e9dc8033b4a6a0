//! The documents of `docs/`, cut into blocks that a template can print: headings and rules become anchors. They are
//! this program's own text, compiled in; nothing a user writes comes here.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

use crate::routes;
use talon_rules::games::GameKind;

/// A piece of a document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// A section heading with its anchor.
    Heading { level: u8, id: String, text: String },
    /// A numbered rule; `html` is what follows the number.
    Rule { id: String, html: String },
    /// A table, which scrolls by itself under the name of its section.
    Table { label: String, html: String },
    /// Anything else.
    Text { html: String },
}

/// Cuts a document into its blocks.
pub fn parse(markdown: &str) -> Vec<Block> {
    parse_in(markdown, str::to_owned)
}

/// The same in other letters; code stays as it is.
pub(crate) fn parse_in(markdown: &str, letters: impl Fn(&str) -> String) -> Vec<Block> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
    let mut blocks = Vec::new();
    let mut depth = 0;
    let mut section = String::new();
    let mut tables = 0;
    let mut current: Vec<Event<'_>> = Vec::new();
    let mut is_code = false;
    for event in Parser::new_ext(markdown, options) {
        let event = match event {
            Event::Text(text) if !is_code => Event::Text(letters(&text).into()),
            other => other,
        };
        match &event {
            Event::Start(Tag::CodeBlock(_)) => is_code = true,
            Event::End(TagEnd::CodeBlock) => is_code = false,
            _ => {}
        }
        match &event {
            Event::Start(_) => depth += 1,
            Event::End(_) => depth -= 1,
            _ => {}
        }
        current.push(event);
        if depth == 0 {
            let mut next = block(std::mem::take(&mut current), &section);
            match &mut next {
                Block::Heading { text, .. } => {
                    section.clone_from(text);
                    tables = 0;
                }
                Block::Table { label, .. } => {
                    tables += 1;
                    // Two regions of a page may not go by one name.
                    if tables > 1 {
                        *label = format!("{section} ({tables})");
                    }
                }
                _ => {}
            }
            blocks.push(next);
        }
    }
    blocks
}

fn block(events: Vec<Event<'_>>, section: &str) -> Block {
    if let Some(Event::Start(Tag::Heading { level, .. })) = events.first() {
        let text = plain(&events);
        return Block::Heading {
            level: number(*level),
            id: anchor(&text),
            text,
        };
    }
    if let [
        Event::Start(Tag::Paragraph),
        Event::Start(Tag::Strong),
        Event::Text(id),
        Event::End(TagEnd::Strong),
        rest @ ..,
        Event::End(TagEnd::Paragraph),
    ] = &events[..]
        && is_rule(id)
    {
        let mut html = String::new();
        push_html(&mut html, linked(rest.to_vec()).into_iter());
        return Block::Rule {
            id: id.to_string(),
            html,
        };
    }
    let is_table = matches!(events.first(), Some(Event::Start(Tag::Table(_))));
    let mut html = String::new();
    push_html(&mut html, linked(events).into_iter());
    if is_table {
        // A corner without words heads nothing.
        return Block::Table {
            label: section.to_owned(),
            html: html.replace("<th></th>", "<td></td>"),
        };
    }
    // A long line scrolls inside its block, which must then be within reach of the keyboard.
    Block::Text {
        html: html.replace("<pre>", "<pre tabindex=\"0\">"),
    }
}

/// The same with numbers of rules made links, and links to the files of rules made links to their pages.
fn linked(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut out = Vec::with_capacity(events.len());
    let mut inside = 0;
    for event in events {
        match event {
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => {
                inside += 1;
                let dest_url = page_of(&dest_url).map_or(dest_url, CowStr::from);
                out.push(Event::Start(Tag::Link {
                    link_type,
                    dest_url,
                    title,
                    id,
                }));
            }
            Event::Start(Tag::CodeBlock(_)) => {
                inside += 1;
                out.push(event);
            }
            Event::End(TagEnd::Link | TagEnd::CodeBlock) => {
                inside -= 1;
                out.push(event);
            }
            Event::Text(text) if inside == 0 => push_linked(&text, &mut out),
            other => out.push(other),
        }
    }
    out
}

/// `rules/ulti.md` and `samples/session.ppn`, as a reader of the files follows them, have other addresses on the site.
fn page_of(address: &str) -> Option<String> {
    if address.starts_with("samples/") {
        return Some(format!("/docs/{address}"));
    }
    Some(format!(
        "/rules/{}",
        address.strip_prefix("rules/")?.strip_suffix(".md")?
    ))
}

fn push_linked(text: &str, out: &mut Vec<Event<'_>>) {
    let mut rest = text;
    while let Some((start, end)) = number_in(rest) {
        let id = &rest[start..end];
        out.push(Event::Text(rest[..start].to_owned().into()));
        out.push(Event::InlineHtml(
            format!("<a href=\"{}\">{id}</a>", routes::rule(id)).into(),
        ));
        rest = &rest[end..];
    }
    out.push(Event::Text(rest.to_owned().into()));
}

/// The place of the first number of a rule that is known to stand on a page.
fn number_in(text: &str) -> Option<(usize, usize)> {
    let starts = text.char_indices().filter(|(at, letter)| {
        letter.is_ascii_uppercase() && !text[..*at].ends_with(|before: char| before.is_alphanumeric())
    });
    starts.into_iter().find_map(|(start, _)| {
        let word = text[start..]
            .split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.')
            .next()?;
        let id = word.trim_end_matches('.');
        let has_page = GameKind::of_rule(id).is_some() || id.starts_with(routes::TOURNAMENT_RULE);
        let is_known = is_rule(id) && id.contains('.') && has_page;
        is_known.then_some((start, start + id.len()))
    })
}

/// `U-6.4`, `P-3.2`, `PPN-1`.
fn is_rule(text: &str) -> bool {
    text.split_once('-').is_some_and(|(game, number)| {
        game.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
    })
}

fn plain(events: &[Event<'_>]) -> String {
    events
        .iter()
        .filter_map(|event| match event {
            Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
            _ => None,
        })
        .collect()
}

fn anchor(text: &str) -> String {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words.join("-")
}

fn number(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        HeadingLevel::H3 => 3,
        _ => 4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_numbered_paragraph_becomes_a_rule() {
        let blocks = parse("## 6. Play\n\n**U-6.4** Beat *it*.\n\nMore.\n");
        assert_eq!(
            blocks[0],
            Block::Heading {
                level: 2,
                id: "6-play".into(),
                text: "6. Play".into()
            }
        );
        assert_eq!(
            blocks[1],
            Block::Rule {
                id: "U-6.4".into(),
                html: " Beat <em>it</em>.".into()
            }
        );
        assert!(matches!(&blocks[2], Block::Text { html } if html.contains("More.")));
    }

    #[test]
    fn numbers_of_rules_become_links_but_not_in_code_or_in_links() {
        let html = |text: &str| match parse(text).remove(0) {
            Block::Text { html } | Block::Rule { html, .. } => html,
            other => panic!("{other:?}"),
        };
        let link = "<a href=\"/rules/ulti#U-6.4\">U-6.4</a>";
        assert_eq!(html("**U-6.5** See (U-6.4)."), format!(" See ({link})."));
        assert_eq!(html("See U-6.4, U-6.4."), format!("<p>See {link}, {link}.</p>\n"));
        assert_eq!(html("`U-6.4` and UU-6.4"), "<p><code>U-6.4</code> and UU-6.4</p>\n");
        assert_eq!(
            html("[as U-6.4](rules/ulti.md)"),
            "<p><a href=\"/rules/ulti\">as U-6.4</a></p>\n"
        );
    }

    #[test]
    fn the_tables_of_a_section_go_by_different_names() {
        let table = "| | b |\n|---|---|\n| c | d |\n";
        let blocks = parse(&format!("## Cards\n\n{table}\n{table}\n## Seats\n\n{table}"));
        let names: Vec<_> = blocks
            .iter()
            .filter_map(|block| match block {
                Block::Table { label, html } => Some((label.as_str(), html.contains("<th></th>"))),
                _ => None,
            })
            .collect();
        assert_eq!(names, [("Cards", false), ("Cards (2)", false), ("Seats", false)]);
    }

    #[test]
    fn the_rules_of_ulti_hold_every_number_in_both_languages() {
        let ids = |text: &str| -> Vec<String> {
            parse(text)
                .into_iter()
                .filter_map(|block| match block {
                    Block::Rule { id, .. } => Some(id),
                    _ => None,
                })
                .collect()
        };
        let english = ids(include_str!("../../../docs/rules/ulti.md"));
        assert_eq!(english, ids(include_str!("../../../docs/rules/ulti.hu.md")));
        for rule in talon_rules::games::ulti::ENFORCED {
            assert!(english.iter().any(|id| id == rule.as_str()), "{}", rule.as_str());
        }
    }
}
