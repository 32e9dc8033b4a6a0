//! How long a file, a function and a template may be.

use super::rust::{self, Kind, Token};
use super::tree::{self, File};
use super::{none, one};

const FILE_LINES_MAX: usize = 500;
const FUNCTION_LINES_MAX: usize = 70;
const TEMPLATE_LINES_MAX: usize = 500;
const COLUMNS_MAX: usize = 120;

fn long_files(files: &[File], lines_max: usize) -> Vec<String> {
    let long = |file: &&File| file.text.lines().count() > lines_max;
    files
        .iter()
        .filter(long)
        .map(|file| {
            format!(
                "{}: {} lines, at most {lines_max}",
                file.path,
                file.text.lines().count()
            )
        })
        .collect()
}

fn long_functions(file: &File) -> Vec<String> {
    let tokens = rust::tokens(&file.text);
    let names = tokens
        .windows(2)
        .enumerate()
        .filter(|(_, pair)| pair[0].is("fn") && pair[1].kind == Kind::Word);
    let mut faults = Vec::new();
    for (at, pair) in names {
        let lines = lines_of_function(&tokens, at);
        if lines > FUNCTION_LINES_MAX {
            faults.push(format!(
                "{}:{}: fn {} has {lines} lines, at most {FUNCTION_LINES_MAX}",
                file.path, pair[0].line, pair[1].text
            ));
        }
    }
    faults
}

fn lines_of_function(tokens: &[Token], start: usize) -> usize {
    let mut at = start;
    while at < tokens.len() {
        let token = &tokens[at];
        if token.is("(") || token.is("[") {
            at = rust::past_bracket(tokens, at);
        } else if token.is("{") {
            let end = rust::past_bracket(tokens, at);
            return tokens[end - 1].line - tokens[start].line + 1;
        } else if token.is(";") {
            return 1;
        } else {
            at += 1;
        }
    }
    1
}

fn all_rust() -> Vec<File> {
    ["src", "tests", "benches"]
        .iter()
        .flat_map(|folder| tree::files(folder, &["rs"]))
        .collect()
}

#[test]
fn no_file_is_too_long() {
    none(long_files(&all_rust(), FILE_LINES_MAX));
}

#[test]
fn no_function_is_too_long() {
    none(all_rust().iter().flat_map(long_functions).collect());
}

#[test]
fn no_template_is_too_long() {
    none(long_files(
        &tree::files("templates", &["html", "svg", "xml"]),
        TEMPLATE_LINES_MAX,
    ));
}

/// Lines that are too wide among those that are looked at.
fn wide_lines(files: &[File], columns_max: usize, is_looked_at: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = files
        .iter()
        .flat_map(|file| (1..).zip(file.text.lines()).map(move |line| (file, line)));
    lines
        .filter(|(_, (_, line))| line.chars().count() > columns_max && is_looked_at(line))
        .map(|(file, (number, _))| format!("{}:{number}: wider than {columns_max} columns", file.path))
        .collect()
}

#[test]
fn no_line_of_a_template_is_too_wide() {
    none(wide_lines(
        &tree::files("templates", &["html", "svg", "xml"]),
        COLUMNS_MAX,
        |_| true,
    ));
    let sample = File {
        path: "a.html".to_owned(),
        text: "<p>\n  ő\n</p>".to_owned(),
    };
    one(wide_lines(&[sample], 3, |_| true), "a.html:3");
}

/// The formatter breaks code, and leaves comments as they are.
fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

#[test]
fn no_comment_is_too_wide() {
    none(wide_lines(&all_rust(), COLUMNS_MAX, is_comment));
    let sample = File {
        path: "a.rs".to_owned(),
        text: "let wide = 1;\n    // wide".to_owned(),
    };
    one(wide_lines(&[sample], 5, is_comment), "a.rs:2");
}

#[test]
fn a_long_file_and_a_long_function_are_noticed() {
    let sample = |lines: usize| File {
        path: "x.rs".to_owned(),
        text: "a\n".repeat(lines),
    };
    none(long_files(&[sample(3)], 3));
    one(long_files(&[sample(3), sample(4)], 3), "4 lines");

    let function = |lines: usize| File {
        path: "y.rs".to_owned(),
        text: format!(
            "trait T {{ fn short(&self) -> [u8; 3]; }}\nfn tall(a: [u8; 2]) {{{}}}",
            "\n".repeat(lines - 1)
        ),
    };
    none(long_functions(&function(FUNCTION_LINES_MAX)));
    one(long_functions(&function(FUNCTION_LINES_MAX + 1)), "tall");
}
