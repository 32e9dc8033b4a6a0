//! What can be wrong with a text before anybody asks what it means: size, depth, syntax, members named twice.
//! Knows nothing of records.

use serde_json::Value;

use super::{Fault, fault};

const BYTES_MAX: usize = 256 * 1024;
const DEPTH_MAX: usize = 32;

/// The value of the text, or its first fault.
pub fn read(text: &str) -> Result<Value, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > BYTES_MAX {
        return Err(fault("TOO_LARGE", ""));
    }
    if depth(text) > DEPTH_MAX {
        return Err(fault("TOO_DEEP", ""));
    }
    let Ok(value) = serde_json::from_str::<Value>(text) else {
        return Err(fault("JSON_SYNTAX", ""));
    };
    let mut walk = Walk {
        text: text.as_bytes(),
        at: 0,
    };
    match walk.value("") {
        Some(twice) => Err(fault("DUPLICATE_MEMBER", &twice)),
        None => Ok(value),
    }
}

/// How deep brackets are nested, those inside strings not counted.
fn depth(text: &str) -> usize {
    let (mut open, mut deepest, mut in_string, mut escaped) = (0usize, 0, false, false);
    for c in text.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if in_string => escaped = true,
            '"' => in_string = !in_string,
            '[' | '{' if !in_string => open += 1,
            ']' | '}' if !in_string => open = open.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(open);
    }
    deepest
}

/// A walk over text that is known to be JSON, looking for a member that its object already has.
struct Walk<'a> {
    text: &'a [u8],
    at: usize,
}

impl Walk<'_> {
    fn next(&mut self) -> u8 {
        while self.text[self.at].is_ascii_whitespace() {
            self.at += 1;
        }
        self.text[self.at]
    }

    fn value(&mut self, pointer: &str) -> Option<String> {
        match self.next() {
            b'{' => self.object(pointer),
            b'[' => self.array(pointer),
            b'"' => {
                self.string();
                None
            }
            _ => {
                while self.at < self.text.len() && !b",]} \t\r\n".contains(&self.text[self.at]) {
                    self.at += 1;
                }
                None
            }
        }
    }

    fn string(&mut self) -> String {
        let start = self.at;
        self.at += 1;
        while self.text[self.at] != b'"' {
            self.at += if self.text[self.at] == b'\\' { 2 } else { 1 };
        }
        self.at += 1;
        serde_json::from_slice(&self.text[start..self.at]).unwrap()
    }

    fn object(&mut self, pointer: &str) -> Option<String> {
        let mut names: Vec<String> = Vec::new();
        self.at += 1;
        while self.next() != b'}' {
            if self.next() == b',' {
                self.at += 1;
                continue;
            }
            let name = self.string();
            let inside = format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1"));
            if names.contains(&name) {
                return Some(inside);
            }
            names.push(name);
            assert_eq!(self.next(), b':');
            self.at += 1;
            if let Some(twice) = self.value(&inside) {
                return Some(twice);
            }
        }
        self.at += 1;
        None
    }

    fn array(&mut self, pointer: &str) -> Option<String> {
        let mut index = 0;
        self.at += 1;
        while self.next() != b']' {
            if self.next() == b',' {
                self.at += 1;
                continue;
            }
            if let Some(twice) = self.value(&format!("{pointer}/{index}")) {
                return Some(twice);
            }
            index += 1;
        }
        self.at += 1;
        None
    }
}

#[test]
fn a_member_named_twice_is_found_where_it_stands() {
    let twice = |text: &str| read(text).err();
    assert_eq!(
        twice(r#"{"a":[1,{"b~":"x\"}","b~":2}]}"#),
        Some(fault("DUPLICATE_MEMBER", "/a/1/b~0"))
    );
    assert_eq!(twice(r#"{"a":"b","b":{"a":1},"c":[{"a":1},{"a":1}]}"#), None);
    assert_eq!(twice(r#"{"\u0061":1,"a":2}"#), Some(fault("DUPLICATE_MEMBER", "/a")));
}

#[test]
fn depth_and_syntax_are_told_apart() {
    let nested = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
    assert!(read(&nested(32)).is_ok());
    assert_eq!(read(&nested(33)).err(), Some(fault("TOO_DEEP", "")));
    assert_eq!(read("{\"a\":1} x").err(), Some(fault("JSON_SYNTAX", "")));
    assert_eq!(read("\"\\ud800\"").err(), Some(fault("JSON_SYNTAX", "")));
    assert_eq!(depth("\"[[[\\\"[\""), 0);
}
