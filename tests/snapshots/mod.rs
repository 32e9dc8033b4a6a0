//! Whole reports, pages and answers, held against files in `texts`. A change of words or layout shows there as what a
//! reader sees: `INSTA_UPDATE=always cargo test --test talon -- snapshots` writes them again, and the difference is
//! looked at with the change that made it.

mod answers;
mod pages;
mod reports;

use std::collections::BTreeSet;
use std::path::Path;

use scraper::{ElementRef, Html, Node, Selector};

use crate::tidy::tree;

/// Holds a text against the file of this name.
pub fn as_before(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("texts");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// The words of the parts of a page that a selector finds, a line for each block; fields with what stands in them,
/// cells parted by strokes, and pictures by what they are called.
pub fn words_of(page: &str, selector: &str) -> String {
    let page = Html::parse_document(page);
    let selector = Selector::parse(selector).expect("a selector");
    let mut text = String::new();
    for part in page.select(&selector) {
        read(part, &mut text);
    }
    let lines = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .map(|line| line.trim_end_matches([' ', '|']).to_owned());
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    assert!(!lines.is_empty(), "nothing on the page is {selector:?}");
    lines.join("\n")
}

const INLINE: [&str; 17] = [
    "a", "abbr", "b", "bdi", "code", "em", "i", "kbd", "mark", "output", "s", "small", "span", "strong", "sub", "sup",
    "time",
];

fn read(part: ElementRef<'_>, text: &mut String) {
    let element = part.value();
    let is = |name: &str, value: &str| element.attr(name) == Some(value);
    match element.name() {
        "script" | "style" | "template" => return,
        "input" if is("type", "hidden") => return,
        "input" if is("type", "checkbox") || is("type", "radio") => {
            text.push_str(if element.attr("checked").is_some() {
                " [x] "
            } else {
                " [ ] "
            });
            return;
        }
        "input" => return text.push_str(&format!(" [{}] ", element.attr("value").unwrap_or_default())),
        "option" if element.attr("selected").is_none() => return,
        "svg" if element.attr("aria-label").is_none() => return,
        _ => {}
    }
    if is("role", "img") || element.name() == "svg" {
        return text.push_str(&format!(" ({}) ", element.attr("aria-label").unwrap_or_default()));
    }
    let is_block = !INLINE.contains(&element.name()) && !matches!(element.name(), "td" | "th");
    if is_block {
        text.push('\n');
    }
    for child in part.children() {
        match child.value() {
            Node::Text(words) if element.name() == "pre" => text.push_str(words),
            Node::Text(words) => text.push_str(&words.replace('\n', " ")),
            Node::Element(_) => ElementRef::wrap(child).into_iter().for_each(|child| read(child, text)),
            _ => {}
        }
    }
    match element.name() {
        "td" | "th" => text.push_str(" | "),
        _ if is_block => text.push('\n'),
        _ => {}
    }
}

/// The names of the files.
fn kept() -> BTreeSet<String> {
    let files = tree::names("tests/snapshots/texts");
    let name = |path: &String| Some(Path::new(path).file_name()?.to_str()?.strip_suffix(".snap")?.to_owned());
    files.iter().filter_map(name).collect()
}

#[test]
fn every_text_that_is_kept_is_held_against_something() {
    let tests = tree::files("tests", &["rs"]);
    let is_named = |name: &String| tests.iter().any(|file| file.text.contains(&format!("\"{name}\"")));
    let forgotten: Vec<String> = kept().into_iter().filter(|name| !is_named(name)).collect();
    assert_eq!(forgotten, [] as [String; 0]);
}

#[test]
fn words_are_read_as_they_stand() {
    let page =
        "<main><h1>A  name</h1><p>One <b>two</b><input value=\"3\"></p><table><tr><td>4<td>5</table><script>x</script>";
    assert_eq!(words_of(page, "main"), "A name\nOne two [3]\n4 | 5");
}
