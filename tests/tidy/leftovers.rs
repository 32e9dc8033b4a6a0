//! Nothing half done, nothing that panics on input, no test that waits or is passed over.

use super::rust::{self, Kind, Token};
use super::tree::{self, File};
use super::{none, one};

/// Words that promise work for later. Written in two halves, or this file would find itself.
const NOTES: &[&str] = &[concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];
const MACROS: &[&str] = &["todo", "unimplemented", "dbg"];

fn notes(file: &File) -> Vec<String> {
    let mut faults = Vec::new();
    for (line, text) in file.text.lines().enumerate() {
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        for word in words.filter(|word| NOTES.contains(word)) {
            faults.push(format!("{}:{}: `{word}`", file.path, line + 1));
        }
    }
    faults
}

fn follows(tokens: &[Token], at: usize, texts: &[&str]) -> bool {
    texts
        .iter()
        .enumerate()
        .all(|(ahead, text)| tokens.get(at + ahead).is_some_and(|token| token.is(text)))
}

fn unfinished(file: &File) -> Vec<String> {
    let tokens = rust::tokens(&file.text);
    let mut faults = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        if MACROS.iter().any(|name| follows(&tokens, at, &[name, "!"])) {
            faults.push(format!("{}:{}: `{}!`", file.path, token.line, token.text));
        }
        if follows(&tokens, at, &["#", "[", "ignore"]) {
            faults.push(format!("{}:{}: a test that is passed over", file.path, token.line));
        }
    }
    faults
}

/// Panics on input, in the program itself.
fn careless(file: &File) -> Vec<String> {
    let (program, _) = rust::split_tests(rust::tokens(&file.text));
    let mut faults = Vec::new();
    for (at, token) in program.iter().enumerate() {
        let unwraps = follows(&program, at, &[".", "unwrap", "(", ")"]);
        let expects = follows(&program, at, &[".", "expect", "("])
            && program.get(at + 3).is_some_and(|token| token.kind == Kind::Text);
        let allows = token.kind == Kind::Word && (token.text == "unwrap_used" || token.text == "expect_used");
        let unsafe_code = token.is("unsafe");
        if unwraps || expects || allows || unsafe_code {
            let what = if unsafe_code {
                "unsafe code"
            } else {
                "unwrap or expect outside tests"
            };
            faults.push(format!("{}:{}: {what}", file.path, token.line));
        }
    }
    faults
}

/// Sleeping, in tests.
fn waiting(path: &str, tests: &[Token]) -> Vec<String> {
    let sleeps = rust::paths(tests).into_iter().filter(|path| {
        path.begins("std::thread::sleep") || path.begins("thread::sleep") || path.text().ends_with("time::sleep")
    });
    sleeps
        .map(|used| format!("{path}:{}: a test that sleeps", used.line))
        .collect()
}

fn rust_files() -> Vec<File> {
    ["src", "tests", "benches"]
        .iter()
        .flat_map(|folder| tree::files(folder, &["rs"]))
        .collect()
}

#[test]
fn nothing_is_left_for_later() {
    let kinds = ["rs", "html", "css", "js", "sql", "ftl", "md", "yaml", "toml", "csv"];
    let folders = [
        "src",
        "tests",
        "benches",
        "templates",
        "static",
        "migrations",
        "locales",
        "docs",
        "docker",
    ];
    let all: Vec<File> = folders.iter().flat_map(|folder| tree::files(folder, &kinds)).collect();
    none(all.iter().flat_map(notes).collect());
    none(rust_files().iter().flat_map(unfinished).collect());
}

#[test]
fn the_program_never_unwraps() {
    let all = tree::files("src", &["rs"]);
    none(
        all.iter()
            .filter(|file| !tree::is_test(&file.path))
            .flat_map(careless)
            .collect(),
    );
}

#[test]
fn no_test_sleeps() {
    let mut faults = Vec::new();
    for file in rust_files() {
        let tokens = rust::tokens(&file.text);
        let tests = if tree::is_test(&file.path) {
            tokens
        } else {
            rust::split_tests(tokens).1
        };
        faults.extend(waiting(&file.path, &tests));
    }
    none(faults);
}

fn sample(text: &str) -> File {
    File {
        path: "src/x.rs".to_owned(),
        text: text.to_owned(),
    }
}

#[test]
fn leftovers_are_noticed() {
    one(notes(&sample(&format!("// {}: later", NOTES[0]))), NOTES[0]);
    one(notes(&sample(&format!("let a = 1; // {}", NOTES[1]))), NOTES[1]);
    none(notes(&sample("an XXXL shirt")));
    one(unfinished(&sample("fn f() { todo!() }")), "todo!");
    one(unfinished(&sample("#[test] #[ignore] fn f() {}")), "passed over");
    none(unfinished(&sample("fn f() { let s = \"todo!()\"; } // dbg!(x)")));
}

#[test]
fn an_unwrap_and_a_sleep_are_noticed() {
    one(careless(&sample("fn f() { x.unwrap(); }")), "src/x.rs:1");
    one(careless(&sample("fn f() { x.expect(\"there\"); }")), "unwrap or expect");
    one(careless(&sample("fn f() { unsafe { g() } }")), "unsafe");
    one(careless(&sample("#[allow(clippy::unwrap_used)] fn f() {}")), "unwrap");
    none(careless(&sample(
        "fn f() { parser.expect(b'{'); x.unwrap_or(1); }\n#[cfg(test)] mod t { fn g() { x.unwrap(); } }",
    )));
    one(
        waiting("x", &rust::tokens("fn f() { std::thread::sleep(d); }")),
        "sleeps",
    );
    one(
        waiting("x", &rust::tokens("fn f() { tokio::time::sleep(d); }")),
        "sleeps",
    );
    none(waiting("x", &rust::tokens("// thread::sleep\nfn f() { asleep(); }")));
}
