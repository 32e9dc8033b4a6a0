//! Pointers to a member or item, as RFC 6901 writes them.
//! On the way down a `Path` on the stack costs nothing; only a finding turns it into a `Pointer`.

use std::borrow::Cow;
use std::fmt;

/// The way from the root to where a reader stands, linked through its callers.
#[derive(Debug, Clone, Copy)]
pub enum Path<'p> {
    /// The whole text.
    Root,
    /// A member of the object above.
    Name(&'p Path<'p>, &'p str),
    /// An item of the array above.
    Index(&'p Path<'p>, usize),
}

impl<'p> Path<'p> {
    /// The member of this name below.
    #[inline]
    #[must_use]
    pub const fn name(&'p self, name: &'p str) -> Self {
        Self::Name(self, name)
    }

    /// The item at this place below.
    #[inline]
    #[must_use]
    pub const fn index(&'p self, index: usize) -> Self {
        Self::Index(self, index)
    }

    /// The pointer to keep.
    #[must_use]
    pub(crate) fn to_pointer(self) -> Pointer {
        match self {
            Self::Root => Pointer::root(),
            Self::Name(parent, name) => parent.to_pointer().name(name),
            Self::Index(parent, index) => parent.to_pointer().index(index),
        }
    }
}

/// A pointer that stands alone. It is the empty text for the whole record.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pointer(String);

impl Pointer {
    /// The whole text.
    #[must_use]
    pub const fn root() -> Self {
        Self(String::new())
    }

    /// A pointer written as RFC 6901 asks: empty, or each step after a slash.
    #[must_use]
    pub fn parse(written: &str) -> Option<Self> {
        let sound = |step: &str| step.split('~').skip(1).all(|after| after.starts_with(['0', '1']));
        match written.strip_prefix('/') {
            Some(steps) => steps.split('/').all(sound).then(|| Self(written.to_owned())),
            None => written.is_empty().then(Self::root),
        }
    }

    /// As RFC 6901 writes it.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The member of this name below.
    #[must_use]
    pub fn name(mut self, name: &str) -> Self {
        self.push_name(name);
        self
    }

    /// The item at this place below.
    #[must_use]
    pub fn index(mut self, index: usize) -> Self {
        self.push_index(index);
        self
    }

    /// Goes down to a member.
    pub(crate) fn push_name(&mut self, name: &str) {
        self.0.push('/');
        for character in name.chars() {
            match character {
                '~' => self.0.push_str("~0"),
                '/' => self.0.push_str("~1"),
                other => self.0.push(other),
            }
        }
    }

    /// Goes down to an item.
    pub(crate) fn push_index(&mut self, index: usize) {
        self.0.push('/');
        self.0.push_str(&index.to_string());
    }

    /// The names and numbers on the way, unescaped.
    pub fn steps(&self) -> impl Iterator<Item = Cow<'_, str>> {
        self.0.split('/').skip(1).map(|step| {
            if step.contains('~') {
                step.replace("~1", "/").replace("~0", "~").into()
            } else {
                step.into()
            }
        })
    }
}

impl fmt::Display for Pointer {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl From<Path<'_>> for Pointer {
    fn from(path: Path<'_>) -> Self {
        path.to_pointer()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_becomes_the_pointer_of_the_rfc() {
        let actions = Path::Root.name("actions");
        let action = actions.index(23);
        assert_eq!(action.name("card").to_pointer().as_str(), "/actions/23/card");
        assert_eq!(Path::Root.to_pointer().as_str(), "");
    }

    #[test]
    fn slash_and_tilde_are_escaped_and_come_back() {
        let pointer = Path::Root.name("a/b~c").to_pointer().name("").name("~1");
        assert_eq!(pointer.as_str(), "/a~1b~0c//~01");
        assert_eq!(pointer.steps().collect::<Vec<_>>(), ["a/b~c", "", "~1"]);
        assert_eq!(Pointer::parse(pointer.as_str()), Some(pointer));
    }

    #[test]
    fn what_is_no_pointer_is_not_taken_for_one() {
        assert_eq!(Pointer::parse("actions"), None);
        assert_eq!(Pointer::parse("/a~2"), None);
        assert_eq!(Pointer::parse("/a~"), None);
        assert_eq!(Pointer::parse(""), Some(Pointer::root()));
    }
}
