//! Just enough of a Rust lexer for the checks: words, marks and literals with their lines, comments gone.

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

struct Lexer {
    chars: Vec<char>,
    at: usize,
    line: usize,
    out: Vec<Token>,
}

pub fn tokens(source: &str) -> Vec<Token> {
    let mut lexer = Lexer {
        chars: source.chars().collect(),
        at: 0,
        line: 1,
        out: Vec::new(),
    };
    while lexer.at < lexer.chars.len() {
        lexer.step();
    }
    lexer.out
}

impl Lexer {
    fn peek(&self, ahead: usize) -> char {
        self.chars.get(self.at + ahead).copied().unwrap_or('\0')
    }

    fn bump(&mut self) -> char {
        let c = self.peek(0);
        if c == '\n' {
            self.line += 1;
        }
        self.at += 1;
        c
    }

    fn push(&mut self, kind: Kind, text: String, line: usize) {
        self.out.push(Token { kind, text, line });
    }

    fn step(&mut self) {
        let line = self.line;
        match (self.peek(0), self.peek(1)) {
            ('/', '/') => self.skip_line(),
            ('/', '*') => self.skip_block(),
            ('"', _) => self.string(line),
            ('\'', _) => self.quote(line),
            (':', ':') => {
                self.at += 2;
                self.push(Kind::Mark, "::".to_owned(), line);
            }
            (c, _) if c.is_alphabetic() || c == '_' => self.word(line),
            (c, _) if c.is_ascii_digit() => {
                let text = self.read_while(|c| c.is_alphanumeric() || c == '_');
                self.push(Kind::Other, text, line);
            }
            (c, _) => {
                self.bump();
                if !c.is_whitespace() {
                    self.push(Kind::Mark, c.to_string(), line);
                }
            }
        }
    }

    fn read_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let mut text = String::new();
        while self.at < self.chars.len() && wanted(self.peek(0)) {
            text.push(self.bump());
        }
        text
    }

    fn skip_line(&mut self) {
        self.read_while(|c| c != '\n');
    }

    fn skip_block(&mut self) {
        let mut depth = 0;
        loop {
            match (self.peek(0), self.peek(1)) {
                ('/', '*') => depth += 1,
                ('*', '/') => depth -= 1,
                ('\0', _) => return,
                _ => {
                    self.bump();
                    continue;
                }
            }
            self.at += 2;
            if depth == 0 {
                return;
            }
        }
    }

    fn word(&mut self, line: usize) {
        let text = self.read_while(|c| c.is_alphanumeric() || c == '_');
        let raw = matches!(text.as_str(), "r" | "br" | "cr");
        if raw && self.raw_string(line) {
            return;
        }
        match (text.as_str(), self.peek(0)) {
            ("b" | "c", '"') => self.string(line),
            ("b", '\'') => self.quote(line),
            _ => self.push(Kind::Word, text, line),
        }
    }

    fn raw_string(&mut self, line: usize) -> bool {
        let hashes = (0..).take_while(|ahead| self.peek(*ahead) == '#').count();
        if self.peek(hashes) != '"' {
            return false;
        }
        self.at += hashes + 1;
        let mut text = String::new();
        while self.at < self.chars.len() {
            if self.peek(0) == '"' && (1..=hashes).all(|ahead| self.peek(ahead) == '#') {
                self.at += hashes + 1;
                break;
            }
            text.push(self.bump());
        }
        self.push(Kind::Text, text, line);
        true
    }

    fn string(&mut self, line: usize) {
        self.bump();
        let mut text = String::new();
        while self.at < self.chars.len() {
            match self.bump() {
                '"' => break,
                '\\' => text.push(self.bump()),
                c => text.push(c),
            }
        }
        self.push(Kind::Text, text, line);
    }

    /// A character or a lifetime.
    fn quote(&mut self, line: usize) {
        self.bump();
        if self.peek(0) == '\\' {
            self.at += 2;
            self.read_while(|c| c != '\'');
            self.bump();
        } else if self.peek(1) == '\'' {
            self.bump();
            self.bump();
        } else {
            self.read_while(|c| c.is_alphanumeric() || c == '_');
        }
        self.push(Kind::Other, "'".to_owned(), line);
    }
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
