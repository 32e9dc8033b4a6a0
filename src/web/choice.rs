//! What can be chosen from a list of a form.

/// One of the choices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Choice<V = String> {
    /// What is sent.
    pub value: V,
    /// What is read.
    pub label: String,
}

impl<V> Choice<V> {
    pub fn new(value: impl Into<V>, label: impl Into<String>) -> Choice<V> {
        Choice {
            value: value.into(),
            label: label.into(),
        }
    }
}

/// One of the choices, and whether it is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct MarkedChoice<V = String> {
    /// What is sent.
    pub value: V,
    /// What is read.
    pub label: String,
    pub is_chosen: bool,
}

impl<V> Choice<V> {
    /// The same, made or not.
    pub fn marked(self, is_chosen: bool) -> MarkedChoice<V> {
        MarkedChoice {
            value: self.value,
            label: self.label,
            is_chosen,
        }
    }
}
