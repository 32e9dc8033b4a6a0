//! The tags of an entry on its page: what owners set, and to what the person agreed.

use serde::Deserialize;

use crate::account::agree::TagChoice;
use talon_store::person_tags::PersonTag;

/// What the form sends.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TagsForm {
    /// With commas between them.
    pub tags: String,
    /// Those that lists may use, where the person has no account.
    #[serde(default)]
    pub agreed: Vec<String>,
    #[serde(rename = "csrf")]
    _csrf: Option<String>,
}

/// The tags as the page shows them.
#[derive(Debug)]
pub(super) struct TagsView {
    /// In the field.
    pub typed: String,
    pub tags: Vec<TagChoice>,
}

impl TagsView {
    pub fn of(tags: &[PersonTag], sent: Option<&TagsForm>) -> TagsView {
        let kept: Vec<&str> = tags.iter().map(|one| one.tag.as_str()).collect();
        let mut view = TagsView {
            typed: sent.map_or_else(|| kept.join(", "), |sent| sent.tags.clone()),
            tags: TagChoice::of(tags),
        };
        if let Some(sent) = sent {
            for one in &mut view.tags {
                one.is_agreed = sent.agreed.contains(&one.tag);
            }
        }
        view
    }
}
