//! Lists hold objects written alike, above all the cards played: the same bytes but for what stands inside a few
//! strings. Such an object gets the nodes of one before, moved along, instead of being read letter by letter.

use super::super::value::{Node, ValueKind};

/// How long an object must be that it pays, and how long one can be that is looked at.
const BYTES_MIN: usize = 32;
const BYTES_MAX: usize = 64;
const NODES_MAX: usize = 16;

/// What a tape knows of the objects it reads, from text to text.
#[derive(Debug, Default)]
pub(super) struct Alike {
    pattern: Option<Box<Pattern>>,
    /// Bytes of the object that was closed last, if it is a short one; else zero.
    last_len: usize,
}

/// An object whose like may follow.
#[derive(Debug)]
struct Pattern {
    len: usize,
    /// What is written outside the strings that are values.
    fixed: [u8; BYTES_MAX],
    /// All bits of the bytes that must be the same.
    is_fixed: [u8; BYTES_MAX],
    /// All bits of the bytes inside strings that are values.
    is_inside: [u8; BYTES_MAX],
    /// Its nodes, as if it were the whole text.
    nodes: [Node; NODES_MAX],
    count: usize,
}

impl Alike {
    /// Looks at an object that was closed. The second in a row that takes as many bytes becomes the pattern.
    #[inline]
    pub fn note(&mut self, text: &[u8], source: &[Node]) {
        let Some(node) = source.first() else { return };
        let (len, nodes) = ((node.end - node.start) as usize, node.span as usize);
        let is_flat = nodes == 1 + 2 * node.count as usize && nodes <= NODES_MAX;
        let is_short = is_flat && (BYTES_MIN..=BYTES_MAX).contains(&len);
        if is_short && len == self.last_len {
            self.learn(text, source);
        }
        self.last_len = if is_short { len } else { 0 };
    }

    #[cold]
    #[inline(never)]
    fn learn(&mut self, text: &[u8], source: &[Node]) {
        if let Some(pattern) = Pattern::of(text, source) {
            self.pattern = Some(Box::new(pattern));
        }
    }

    /// Reads the object that begins at `at` if it is like the pattern, and returns the offset behind it.
    #[inline]
    pub fn take_over(&self, text: &[u8], at: usize, nodes: &mut Vec<Node>) -> Option<usize> {
        let pattern = self.pattern.as_ref()?;
        let end = at + pattern.len;
        let may_fit = text.get(end - 1) == Some(&b'}');
        (may_fit && pattern.take_over(text, at, nodes)).then_some(end)
    }
}

impl Pattern {
    /// The pattern of an object with these nodes; none where its bytes do not tell all.
    fn of(text: &[u8], source: &[Node]) -> Option<Self> {
        let (object, inside) = source.split_first()?;
        let item = text.get(object.start as usize..object.end as usize)?;
        let mut pattern = Self {
            len: item.len(),
            fixed: [0; BYTES_MAX],
            is_fixed: [0; BYTES_MAX],
            is_inside: [0; BYTES_MAX],
            nodes: [Node::NULL; NODES_MAX],
            count: source.len(),
        };
        pattern.fixed.get_mut(..item.len())?.copy_from_slice(item);
        pattern.is_fixed.get_mut(..item.len())?.fill(u8::MAX);
        for (place, node) in inside.iter().enumerate() {
            if node.escaped || node.kind == ValueKind::Number {
                return None;
            }
            let is_name = place % 2 == 0;
            if node.kind == ValueKind::String && !is_name {
                let letters = (node.start - object.start + 1) as usize..(node.end - object.start - 1) as usize;
                pattern.is_fixed.get_mut(letters.clone())?.fill(0);
                pattern.is_inside.get_mut(letters)?.fill(u8::MAX);
            }
        }
        for (slot, node) in pattern.nodes.iter_mut().zip(source) {
            *slot = Node {
                start: node.start - object.start,
                end: node.end - object.start,
                ..*node
            };
        }
        Some(pattern)
    }

    #[inline(never)]
    fn take_over(&self, text: &[u8], at: usize, nodes: &mut Vec<Node>) -> bool {
        let fits = text
            .get(at..)
            .and_then(<[u8]>::first_chunk)
            .is_some_and(|item| self.fits(item));
        if fits {
            // Offsets fit: the text was measured before, and the object stands in it.
            let moved = at as u32;
            let own = self.nodes.get(..self.count).unwrap_or_default();
            nodes.extend(own.iter().map(|node| Node {
                start: node.start.wrapping_add(moved),
                end: node.end.wrapping_add(moved),
                ..*node
            }));
        }
        fits
    }

    /// Whether the fixed bytes are there, and nothing inside the strings that could end or escape or is refused.
    /// Goes through all of the array, so that compilers turn it into wide comparisons.
    #[inline]
    fn fits(&self, item: &[u8; BYTES_MAX]) -> bool {
        let mut wrong = 0;
        for (at, byte) in item.iter().enumerate() {
            let doubtful = if *byte <= b'"' || *byte == b'\\' { u8::MAX } else { 0 };
            wrong |= (byte ^ self.fixed[at]) & self.is_fixed[at] | doubtful & self.is_inside[at];
        }
        wrong == 0
    }
}
