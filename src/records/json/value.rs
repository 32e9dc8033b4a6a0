//! Looking at a text that has been read: values, members and items as views into it, nothing copied.
//! Says what stands where; what should stand there is for others to judge.

use std::borrow::Cow;

use super::pointer::Pointer;
use super::strings;

/// What a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    Object,
    Array,
    String,
    /// An integer within 2^53.
    Int,
    /// A number that is no such integer: with a fraction, an exponent, or too large.
    Number,
    True,
    False,
    Null,
}

/// One value (or member name) of a text: where it stands and how much of the tape it takes.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node {
    pub start: u32,
    pub end: u32,
    /// Nodes of this value, itself included.
    pub span: u32,
    /// Members or items.
    pub count: u32,
    pub kind: ValueKind,
    pub escaped: bool,
}

impl Node {
    pub(super) const NULL: Self = Self {
        start: 0,
        end: 0,
        span: 1,
        count: 0,
        kind: ValueKind::Null,
        escaped: false,
    };
}

/// A text that has been read.
#[derive(Debug, Clone, Copy)]
pub struct Document<'a> {
    pub(super) text: &'a str,
    pub(super) nodes: &'a [Node],
    pub(super) duplicates: &'a [u32],
    pub(super) numbers: &'a [u32],
    pub(super) byte_order_mark: bool,
}

impl<'a> Document<'a> {
    /// The outermost value.
    #[inline]
    #[must_use]
    pub fn root(&self) -> Value<'a> {
        Value::first(self.text, self.nodes)
    }

    /// The whole text, which all offsets count into.
    #[must_use]
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Whether the text began with a byte order mark, which was skipped.
    #[must_use]
    pub const fn has_byte_order_mark(&self) -> bool {
        self.byte_order_mark
    }

    /// The names of members that their object already had, in the order of the text.
    pub fn duplicates(&self) -> impl Iterator<Item = Value<'a>> + use<'a> {
        let (text, nodes) = (self.text, self.nodes);
        self.duplicates
            .iter()
            .filter_map(move |&index| nodes.get(index as usize..))
            .map(move |n| Value::first(text, n))
    }

    /// All numbers that are not integers within 2^53, in the order of the text.
    pub fn odd_numbers(&self) -> impl Iterator<Item = Value<'a>> + use<'a> {
        let (text, nodes) = (self.text, self.nodes);
        self.numbers
            .iter()
            .filter_map(move |&index| nodes.get(index as usize..))
            .map(move |n| Value::first(text, n))
    }

    /// The pointer of the innermost value, or member by its name, that covers a byte offset.
    #[must_use]
    pub(crate) fn pointer_at(&self, offset: usize) -> Pointer {
        let mut pointer = Pointer::root();
        let mut value = self.root();
        'down: loop {
            for (name, inner) in value.members() {
                if (name.offset()..inner.end()).contains(&offset) {
                    pointer.push_name(&name.as_str().unwrap_or_default());
                    value = inner;
                    continue 'down;
                }
            }
            for (index, inner) in value.items().enumerate() {
                if (inner.offset()..inner.end()).contains(&offset) {
                    pointer.push_index(index);
                    value = inner;
                    continue 'down;
                }
            }
            return pointer;
        }
    }

    /// The member or item a pointer names: its name, if it is a member, and its value.
    #[must_use]
    pub fn find(&self, pointer: &Pointer) -> Option<(Option<Value<'a>>, Value<'a>)> {
        let mut found = (None, self.root());
        for step in pointer.steps() {
            found = match found.1.kind() {
                ValueKind::Object => found
                    .1
                    .members()
                    .find(|(name, _)| name.is(&step))
                    .map(|(name, value)| (Some(name), value))?,
                ValueKind::Array => (None, found.1.items().nth(step.parse().ok()?)?),
                _ => return None,
            };
        }
        Some(found)
    }
}

/// A value, or a member's name, in its text.
#[derive(Debug, Clone, Copy)]
pub struct Value<'a> {
    text: &'a str,
    node: &'a Node,
    inside: &'a [Node],
}

impl<'a> Value<'a> {
    #[inline]
    fn first(text: &'a str, nodes: &'a [Node]) -> Self {
        match nodes.split_first() {
            Some((node, rest)) => Self {
                text,
                node,
                inside: rest.get(..node.span as usize - 1).unwrap_or_default(),
            },
            None => Self {
                text,
                node: &Node::NULL,
                inside: &[],
            },
        }
    }

    /// What it is.
    #[inline]
    #[must_use]
    pub const fn kind(&self) -> ValueKind {
        self.node.kind
    }

    /// Byte offset of its first character; of a string, the opening quote.
    #[inline]
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.node.start as usize
    }

    /// Byte offset behind its last character.
    #[inline]
    #[must_use]
    pub const fn end(&self) -> usize {
        self.node.end as usize
    }

    /// Exactly what is written.
    #[inline]
    #[must_use]
    pub fn source(&self) -> &'a str {
        self.text.get(self.offset()..self.end()).unwrap_or_default()
    }

    /// The same as bytes.
    #[inline]
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.text.as_bytes().get(self.offset()..self.end()).unwrap_or_default()
    }

    /// How many members or items it has; zero for everything else.
    #[inline]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.node.count as usize
    }

    /// Whether it has no members or items.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.node.count == 0
    }

    /// What a string says.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> Option<Cow<'a, str>> {
        (self.node.kind == ValueKind::String).then(|| strings::decode(self.between_quotes(), self.node.escaped))
    }

    /// What a string says if it is written without escapes, which is the usual case.
    #[inline]
    #[must_use]
    pub(crate) fn as_plain_str(&self) -> Option<&'a str> {
        (self.node.kind == ValueKind::String && !self.node.escaped).then(|| self.between_quotes())
    }

    /// Whether it is a string that says this.
    #[inline]
    #[must_use]
    pub fn is(&self, said: &str) -> bool {
        if self.node.escaped {
            return self.as_str().is_some_and(|mine| mine == said);
        }
        // Most names differ in length, which needs no look into the text.
        let as_long = self.end() - self.offset() == said.len() + 2;
        as_long && self.node.kind == ValueKind::String && self.letters() == said.as_bytes()
    }

    /// An integer within 2^53.
    #[inline]
    #[must_use]
    pub fn as_int(&self) -> Option<i64> {
        if self.node.kind == ValueKind::Int {
            self.source().parse().ok()
        } else {
            None
        }
    }

    /// Whether it is a whole number, written without fraction and exponent, beyond 2^53.
    #[must_use]
    pub fn is_large_int(&self) -> bool {
        self.node.kind == ValueKind::Number && self.source().bytes().all(|b| b == b'-' || b.is_ascii_digit())
    }

    /// A truth value.
    #[inline]
    #[must_use]
    pub const fn as_bool(&self) -> Option<bool> {
        match self.node.kind {
            ValueKind::True => Some(true),
            ValueKind::False => Some(false),
            _ => None,
        }
    }

    /// Whether it is `null`.
    #[inline]
    #[must_use]
    pub const fn is_null(&self) -> bool {
        matches!(self.node.kind, ValueKind::Null)
    }

    /// The members of an object as name and value, in the order of the text; of anything else none.
    #[inline]
    #[must_use]
    pub fn members(&self) -> Members<'a> {
        let nodes = if self.node.kind == ValueKind::Object {
            self.inside
        } else {
            &[]
        };
        Members { text: self.text, nodes }
    }

    /// The items of an array in order; of anything else none.
    #[inline]
    #[must_use]
    pub fn items(&self) -> Items<'a> {
        let nodes = if self.node.kind == ValueKind::Array {
            self.inside
        } else {
            &[]
        };
        Items { text: self.text, nodes }
    }

    /// The first member of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Self> {
        self.members().find(|(mine, _)| mine.is(name)).map(|(_, value)| value)
    }

    /// The members of an object with the places by which `member_at` finds them again.
    #[inline]
    pub(super) fn members_with_places(&self) -> impl Iterator<Item = (u32, Self, Self)> + use<'a> {
        let (all, mut members) = (self.inside.len(), self.members());
        std::iter::from_fn(move || {
            let place = (all - members.nodes.len()) as u32;
            members.next().map(|(name, value)| (place, name, value))
        })
    }

    #[inline]
    pub(super) fn member_at(&self, place: u32) -> Option<(Self, Self)> {
        Members {
            text: self.text,
            nodes: self.inside.get(place as usize..)?,
        }
        .next()
    }

    /// Name, colon and value as written, if nothing stands between them.
    #[inline]
    pub(super) fn written_together(name: Self, value: Self) -> Option<&'a [u8]> {
        let whole = name.text.as_bytes().get(name.offset()..value.end())?;
        (value.offset() == name.end() + 1).then_some(whole)
    }

    /// The first eight bytes of a name as a number that sorts like them; of one with escapes or letters beyond
    /// ASCII there, none.
    #[inline]
    pub(super) fn rank(&self) -> Option<u64> {
        let inside = self.letters();
        let word = match inside.first_chunk::<8>() {
            Some(chunk) => u64::from_be_bytes(*chunk),
            None => inside
                .iter()
                .enumerate()
                .fold(0, |word, (at, byte)| word | u64::from(*byte) << (56 - 8 * at)),
        };
        (!self.node.escaped && word & 0x8080_8080_8080_8080 == 0).then_some(word)
    }

    #[inline]
    pub(super) const fn has_escapes(&self) -> bool {
        self.node.escaped
    }

    /// What stands between the quotes, as bytes, which are cheaper to compare than a text.
    #[inline]
    fn letters(&self) -> &'a [u8] {
        self.text
            .as_bytes()
            .get(self.offset() + 1..self.end() - 1)
            .unwrap_or_default()
    }

    #[inline]
    fn between_quotes(&self) -> &'a str {
        self.text.get(self.offset() + 1..self.end() - 1).unwrap_or_default()
    }
}

/// Iterates over the members of an object.
#[derive(Debug, Clone)]
pub struct Members<'a> {
    text: &'a str,
    nodes: &'a [Node],
}

impl<'a> Iterator for Members<'a> {
    type Item = (Value<'a>, Value<'a>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let (name, rest) = self.nodes.split_first()?;
        let node = rest.first()?;
        self.nodes = rest.get(node.span as usize..)?;
        let name = Value {
            text: self.text,
            node: name,
            inside: &[],
        };
        Some((name, Value::first(self.text, rest)))
    }
}

/// Iterates over the items of an array.
#[derive(Debug, Clone)]
pub struct Items<'a> {
    text: &'a str,
    nodes: &'a [Node],
}

impl<'a> Iterator for Items<'a> {
    type Item = Value<'a>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let node = self.nodes.first()?;
        let value = Value::first(self.text, self.nodes);
        self.nodes = self.nodes.get(node.span as usize..)?;
        Some(value)
    }
}
