//! Texts of several lines as people write them, with a few marks of Markdown: paragraphs, headings, lists, emphasis and
//! links to http and https. Everything else, HTML above all, stays the text that it is; templates print the parts and
//! escape each (S-39).

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Block {
    pub kind: BlockKind,
    /// Lines of a list, or the one line of any other part.
    pub lines: Vec<Vec<Span>>,
}

/// How a part is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BlockKind {
    Paragraph,
    Heading,
    List,
    Numbered,
}

/// Letters that look alike.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Span {
    pub text: String,
    pub is_strong: bool,
    pub is_emphasised: bool,
    /// Where it leads; nowhere if it is empty.
    pub href: String,
    /// A new line begins here.
    pub is_break: bool,
}

/// The parts of a text.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
    let mut reader = Reader::default();
    for event in Parser::new(text) {
        reader.take(event);
    }
    reader.end();
    reader.blocks
}

/// The letters of a text alone, for a description of it.
pub(crate) fn plain(blocks: &[Block]) -> String {
    let lines = blocks.iter().flat_map(|block| &block.lines);
    let said = lines.map(|line| {
        let words = line
            .iter()
            .map(|span| if span.is_break { " " } else { span.text.as_str() });
        words.collect::<String>()
    });
    said.collect::<Vec<_>>().join(" ")
}

#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    /// The kind of every list that is open, the innermost last.
    lists: Vec<BlockKind>,
    is_heading: bool,
    line: Vec<Span>,
    strong: usize,
    emphasised: usize,
    href: String,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.stop(tag),
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => self.say(&text),
            Event::SoftBreak | Event::HardBreak => self.line.push(Span {
                is_break: true,
                ..Span::default()
            }),
            Event::Rule => self.end(),
            // Only options bring these, and none is on.
            Event::InlineMath(text) | Event::DisplayMath(text) | Event::FootnoteReference(text) => self.say(&text),
            Event::TaskListMarker(_) => {}
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Heading { .. } => {
                self.end();
                self.is_heading = true;
            }
            Tag::List(first) => {
                self.end();
                self.lists.push(match first {
                    Some(_) => BlockKind::Numbered,
                    None => BlockKind::List,
                });
                self.open();
            }
            Tag::Emphasis => self.emphasised += 1,
            Tag::Strong => self.strong += 1,
            Tag::Link { dest_url, .. } => self.href = safe(dest_url),
            Tag::Paragraph | Tag::Item | Tag::CodeBlock(_) | Tag::HtmlBlock | Tag::BlockQuote(_) => self.end(),
            _ => {}
        }
    }

    fn stop(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(_) => {
                self.end();
                self.is_heading = false;
            }
            TagEnd::List(_) => {
                self.end();
                self.lists.pop();
            }
            TagEnd::Emphasis => self.emphasised = self.emphasised.saturating_sub(1),
            TagEnd::Strong => self.strong = self.strong.saturating_sub(1),
            TagEnd::Link => self.href.clear(),
            TagEnd::Paragraph | TagEnd::Item | TagEnd::CodeBlock | TagEnd::HtmlBlock | TagEnd::BlockQuote(_) => {
                self.end();
            }
            _ => {}
        }
    }

    /// Adds letters as they are now to look like, with the addresses in them as links.
    fn say(&mut self, text: &str) {
        for (at, line) in text.split('\n').enumerate() {
            if at > 0 && !line.is_empty() {
                self.line.push(Span {
                    is_break: true,
                    ..Span::default()
                });
            }
            let mut rest = line;
            while self.href.is_empty() {
                let Some((before, address, after)) = address_in(rest) else {
                    break;
                };
                self.push(before, "");
                self.push(address, address);
                rest = after;
            }
            let href = self.href.clone();
            self.push(rest, &href);
        }
    }

    fn push(&mut self, text: &str, href: &str) {
        if text.is_empty() {
            return;
        }
        let span = Span {
            text: text.to_owned(),
            is_strong: self.strong > 0,
            is_emphasised: self.emphasised > 0,
            href: href.to_owned(),
            is_break: false,
        };
        match self.line.last_mut() {
            Some(last)
                if !last.is_break
                    && Span {
                        text: last.text.clone(),
                        ..span.clone()
                    } == *last =>
            {
                last.text.push_str(text);
            }
            _ => self.line.push(span),
        }
    }

    /// Begins a list.
    fn open(&mut self) {
        if let Some(kind) = self.lists.last() {
            self.blocks.push(Block {
                kind: *kind,
                lines: Vec::new(),
            });
        }
    }

    /// Ends a line.
    fn end(&mut self) {
        while self.line.last().is_some_and(|span| span.is_break) {
            self.line.pop();
        }
        if self.line.is_empty() {
            return;
        }
        let line = std::mem::take(&mut self.line);
        let kind = match self.lists.last() {
            _ if self.is_heading => BlockKind::Heading,
            Some(kind) => *kind,
            None => BlockKind::Paragraph,
        };
        let is_list = matches!(kind, BlockKind::List | BlockKind::Numbered);
        match self.blocks.last_mut() {
            Some(last) if is_list && last.kind == kind => last.lines.push(line),
            _ => self.blocks.push(Block {
                kind,
                lines: vec![line],
            }),
        }
    }
}

/// An address that a browser may be sent to, or nothing.
fn safe(address: &str) -> String {
    let small = address.to_ascii_lowercase();
    let is_web = small.starts_with("https://") || small.starts_with("http://");
    let is_plain = address.chars().all(|c| !c.is_control() && !c.is_whitespace());
    if is_web && is_plain {
        address.to_owned()
    } else {
        String::new()
    }
}

/// The first address in a line: what stands before it, itself, and what stands behind it.
fn address_in(line: &str) -> Option<(&str, &str, &str)> {
    let at = ["https://", "http://"]
        .iter()
        .filter_map(|start| line.find(start))
        .min()?;
    let (before, rest) = line.split_at(at);
    let end = rest
        .find(|c: char| c.is_whitespace() || matches!(c, '<' | '>' | '"'))
        .unwrap_or(rest.len());
    let address = rest[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', ')', '\'']);
    let host = address.split("://").nth(1).unwrap_or_default();
    (!host.is_empty()).then(|| (before, address, &rest[address.len()..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a template makes of it, more or less.
    fn drawn(text: &str) -> String {
        let span = |span: &Span| match span {
            span if span.is_break => "|".to_owned(),
            span => {
                let mut text = span.text.clone();
                if span.is_strong {
                    text = format!("*{text}*");
                }
                if span.is_emphasised {
                    text = format!("_{text}_");
                }
                if !span.href.is_empty() {
                    text = format!("[{text}]({})", span.href);
                }
                text
            }
        };
        let line = |line: &Vec<Span>| line.iter().map(span).collect::<String>();
        let block = |block: &Block| {
            let lines: Vec<String> = block.lines.iter().map(line).collect();
            format!("{:?}: {}", block.kind, lines.join(" / "))
        };
        blocks(text).iter().map(block).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn paragraphs_headings_lists_and_emphasis_are_told_apart() {
        let text =
            "# Friday\nWe play **late**,\n*really*.\n\n- bring cards\n- bring **pens**\n\n1. eat\n2. play\n\nEnd";
        let expected = "Heading: Friday\nParagraph: We play *late*,|_really_.\nList: bring cards / bring *pens*\n\
                        Numbered: eat / play\nParagraph: End";
        assert_eq!(drawn(text), expected);
    }

    #[test]
    fn addresses_are_links_and_only_those_of_the_web() {
        assert_eq!(
            drawn("See [the map](https://a.example/map) or https://b.example/x, both."),
            "Paragraph: See [the map](https://a.example/map) or [https://b.example/x](https://b.example/x), both."
        );
        for bad in [
            "[x](javascript:alert(1))",
            "[x](data:text/html,x)",
            "[x](//evil.example)",
            "[x](/account)",
            "[x](mailto:a@example.org)",
            "<javascript:alert(1)>",
            "https://",
        ] {
            assert!(!drawn(bad).contains("]("), "{bad}: {}", drawn(bad));
        }
    }

    #[test]
    fn markup_of_pages_stays_text() {
        let text = "<script>alert(1)</script>\n\na <b onclick=x>b</b> ![p](https://a.example/p.png) `<i>`";
        let spans: Vec<Span> = blocks(text)
            .into_iter()
            .flat_map(|block| block.lines)
            .flatten()
            .collect();
        let said: String = spans.iter().map(|span| span.text.as_str()).collect();
        assert_eq!(said, "<script>alert(1)</script>a <b onclick=x>b</b> p <i>");
        assert!(spans.iter().all(|span| span.href.is_empty()), "{spans:?}");
    }

    #[test]
    fn what_ends_in_the_middle_is_read_to_its_end() {
        for text in [
            "",
            "\n\n",
            "**",
            "- ",
            "[a](",
            "# ",
            "> - 1. x",
            "```\ncode\nmore",
            "a  \nb",
        ] {
            let said = drawn(text);
            assert!(said.len() < 80, "{text}: {said}");
        }
        assert_eq!(drawn("> quoted\n> words"), "Paragraph: quoted|words");
        assert_eq!(drawn("```\none\ntwo\n```"), "Paragraph: one|two");
    }
}
