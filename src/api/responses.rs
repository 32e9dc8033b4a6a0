//! The answers that many operations share, as a description names them.

use std::collections::BTreeMap;

use utoipa::IntoResponses;
use utoipa::openapi::{Ref, RefOr, Response};

/// Nothing has changed since the answer whose tag was sent along. Whatever can end so has an `ETag`.
#[derive(IntoResponses)]
#[response(status = 304, description = "Nothing has changed.")]
#[allow(dead_code)]
pub(crate) struct Unchanged;

/// A failure, told as a problem object. What every operation can fail with is added by `openapi`.
pub(crate) struct Fails<const STATUS: u16>;

impl<const STATUS: u16> IntoResponses for Fails<STATUS> {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        BTreeMap::from([(STATUS.to_string(), problem())])
    }
}

/// The response that all failures share.
pub(crate) fn problem() -> RefOr<Response> {
    Ref::from_response_name("Problem").into()
}
