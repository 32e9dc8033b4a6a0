//! Clubs, who belongs to them, links that invite, and the log. Owners are appointed on the pages only, where the password
//! is asked for again.

pub mod audit;
mod given;
pub mod invites;
pub mod list;
pub mod member;
pub mod members;
pub mod show;
pub mod wire;

use super::operation::Parameter;

/// The word of a club.
pub const SLUG: Parameter = Parameter {
    name: "slug",
    place: "path",
    required: true,
    schema: r#"{"type": "string", "pattern": "^[a-z0-9-]{1,40}$"}"#,
    says: "The club's word in addresses.",
};

/// The number of an entry.
pub const MEMBER: Parameter = Parameter {
    name: "id",
    place: "path",
    required: true,
    schema: r#"{"type": "integer", "minimum": 1, "maximum": 9007199254740991}"#,
    says: "Number of the entry.",
};

/// A key by which a request that is sent again is done once.
pub const KEY: Parameter = Parameter {
    name: "Idempotency-Key",
    place: "header",
    required: false,
    schema: r#"{"type": "string", "minLength": 1, "maxLength": 200, "pattern": "^[!-~]*$"}"#,
    says: "Sent again with the same body, the request is done once.",
};
