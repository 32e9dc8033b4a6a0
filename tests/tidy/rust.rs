//! The tokens of a source in a row for the checks: words, marks and literals with their lines, comments gone.

use std::iter::Peekable;

use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::Lit;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Word,
    /// A string literal; its text is what stands between the quotes.
    Text,
    Mark,
    /// A number, a character, a lifetime.
    Other,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    pub kind: Kind,
    pub text: String,
    pub line: usize,
}

impl Token {
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Word | Kind::Mark) && self.text == text
    }
}

/// A path such as `crate::games::Code`, groups of a `use` written out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsedPath {
    pub segments: Vec<String>,
    pub line: usize,
}

impl UsedPath {
    pub fn begins(&self, prefix: &str) -> bool {
        let mut own = self.segments.iter();
        prefix
            .split("::")
            .all(|word| own.next().is_some_and(|segment| segment == word))
    }

    pub fn text(&self) -> String {
        self.segments.join("::")
    }
}

/// The tokens of a source; those of comments, which are attributes to a compiler, are left out.
///
/// # Panics
/// When the source is no Rust.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut out = Vec::new();
    flatten(source.parse().expect("a source that compiles"), &mut out);
    out
}

fn flatten(stream: TokenStream, out: &mut Vec<Token>) {
    let mut trees = stream.into_iter().peekable();
    while let Some(tree) = trees.next() {
        if let TokenTree::Punct(mark) = &tree
            && mark.as_char() == '#'
            && let Some(rest) = after_comment(&trees)
        {
            trees = rest;
            continue;
        }
        let line = tree.span().start().line;
        let mut push = |kind, text: String| out.push(Token { kind, text, line });
        match tree {
            TokenTree::Ident(word) => push(Kind::Word, word.to_string()),
            TokenTree::Literal(literal) => match Lit::new(literal) {
                Lit::Str(text) => push(Kind::Text, text.value()),
                other => push(Kind::Other, other.to_token_stream().to_string()),
            },
            TokenTree::Punct(mark) => match (mark.as_char(), trees.peek()) {
                ('\'', Some(TokenTree::Ident(_))) => {
                    trees.next();
                    push(Kind::Other, "'".to_owned());
                }
                (':', Some(TokenTree::Punct(next))) if mark.spacing() == Spacing::Joint && next.as_char() == ':' => {
                    trees.next();
                    push(Kind::Mark, "::".to_owned());
                }
                (mark, _) => push(Kind::Mark, mark.to_string()),
            },
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                push(Kind::Mark, open.to_owned());
                flatten(group.stream(), out);
                let line = group.span_close().end().line;
                out.push(Token {
                    kind: Kind::Mark,
                    text: close.to_owned(),
                    line,
                });
            }
        }
    }
}

/// What comes behind `[doc = "..."]` or `![doc = "..."]`, which is what a comment of documentation becomes.
fn after_comment(trees: &Peekable<IntoIter>) -> Option<Peekable<IntoIter>> {
    let mut trees = trees.clone();
    trees.next_if(|tree| matches!(tree, TokenTree::Punct(mark) if mark.as_char() == '!'));
    let Some(TokenTree::Group(group)) = trees.next() else {
        return None;
    };
    let mut inner = group.stream().into_iter();
    let is_doc = matches!(inner.next(), Some(TokenTree::Ident(word)) if word == "doc");
    let is_set = matches!(inner.next(), Some(TokenTree::Punct(mark)) if mark.as_char() == '=');
    (is_doc && is_set).then_some(trees)
}

/// The index just past the bracket that closes the one at `open`.
pub fn past_bracket(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0usize;
    for (index, token) in tokens.iter().enumerate().skip(open) {
        if token.kind != Kind::Mark {
            continue;
        }
        match token.text.as_str() {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => continue,
        }
        if depth == 0 {
            return index + 1;
        }
    }
    tokens.len()
}

/// Splits off what is compiled for tests only: the first part is the program, the second the tests.
pub fn split_tests(tokens: Vec<Token>) -> (Vec<Token>, Vec<Token>) {
    let mark: Vec<&str> = vec!["#", "[", "cfg", "(", "test", ")", "]"];
    let (mut program, mut tests) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < tokens.len() {
        let here = &tokens[at..];
        if here.len() > mark.len() && mark.iter().zip(here).all(|(text, token)| token.is(text)) {
            let end = past_item(&tokens, at);
            tests.extend_from_slice(&tokens[at..end]);
            at = end;
        } else {
            program.push(tokens[at].clone());
            at += 1;
        }
    }
    (program, tests)
}

fn past_item(tokens: &[Token], mut at: usize) -> usize {
    while at + 1 < tokens.len() && tokens[at].is("#") {
        at = past_bracket(tokens, at + 1);
    }
    let is_use = tokens.get(at).is_some_and(|token| token.is("use"));
    while at < tokens.len() {
        if tokens[at].is(";") {
            return at + 1;
        }
        if tokens[at].is("{") {
            at = past_bracket(tokens, at);
            if !is_use {
                return at;
            }
            continue;
        }
        at += 1;
    }
    at
}

/// All paths, one-word names included.
pub fn paths(tokens: &[Token]) -> Vec<UsedPath> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let continues = at > 0 && tokens[at - 1].is(".");
        if tokens[at].kind == Kind::Word && !continues {
            at = read_path(tokens, at, Vec::new(), &mut out);
        } else {
            at += 1;
        }
    }
    out
}

fn read_path(tokens: &[Token], mut at: usize, prefix: Vec<String>, out: &mut Vec<UsedPath>) -> usize {
    let mut segments = prefix;
    let line = tokens[at].line;
    loop {
        segments.push(tokens[at].text.clone());
        at += 1;
        if !tokens.get(at).is_some_and(|token| token.is("::")) {
            break;
        }
        match tokens.get(at + 1) {
            Some(next) if next.kind == Kind::Word || next.is("*") => at += 1,
            Some(next) if next.is("{") => return read_group(tokens, at + 2, &segments, out),
            _ => break,
        }
    }
    out.push(UsedPath { segments, line });
    at
}

fn read_group(tokens: &[Token], mut at: usize, prefix: &[String], out: &mut Vec<UsedPath>) -> usize {
    while at < tokens.len() && !tokens[at].is("}") {
        if tokens[at].is("as") {
            at += 2;
        } else if tokens[at].kind == Kind::Word || tokens[at].is("*") {
            at = read_path(tokens, at, prefix.to_vec(), out);
        } else {
            at += 1;
        }
    }
    at + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<String> {
        tokens(source)
            .into_iter()
            .filter(|t| t.kind == Kind::Word)
            .map(|t| t.text)
            .collect()
    }

    #[test]
    fn comments_and_literals_hide_their_words() {
        let source = "a // b\n/* c /* d */ e */ \"f\\\" g\" r#\"h \" i\"# b'j' '\\'' 'k' &'static l";
        assert_eq!(words(source), ["a", "l"]);
        assert_eq!(words("/// b\n//! c\nd"), ["d"]);
        assert_eq!(tokens("a\n\"x\ny\"\nb").last().map(|token| token.line), Some(4));
    }

    #[test]
    fn groups_of_a_use_are_written_out() {
        let source = "use crate::{a::{self, B as C}, d::*}; fn f() { x.crate_y(); ::std::fs::read(); }";
        let found: Vec<String> = paths(&tokens(source)).iter().map(UsedPath::text).collect();
        for path in ["crate::a::self", "crate::a::B", "crate::d::*", "std::fs::read"] {
            assert!(found.contains(&path.to_owned()), "{path} is not in {found:?}");
        }
        assert!(!found.contains(&"crate_y".to_owned()));
    }

    #[test]
    fn items_for_tests_are_split_off() {
        let source = "fn a() {} #[cfg(test)] use x::{y}; #[cfg(test)] #[path = \"b\"] mod c { d } fn e() {}";
        let (program, tests) = split_tests(tokens(source));
        let has = |tokens: &[Token], word: &str| tokens.iter().any(|token| token.is(word));
        assert!(has(&program, "a") && has(&program, "e") && !has(&program, "d") && !has(&program, "y"));
        assert!(has(&tests, "d") && has(&tests, "y"));
    }
}
