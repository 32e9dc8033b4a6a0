//! Compression of answers: gzip, quickly, and once for pages that do not change. A page with an entity tag is kept
//! compressed in a bounded store, because most readers of a hand ask for the same positions.

use std::collections::{HashMap, VecDeque};
use std::io::Write as _;
use std::sync::{LazyLock, Mutex};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::web::Bytes;

/// Smaller answers are not worth it.
const WORTH_BYTES: usize = 1024;
/// Bytes of compressed pages that are kept.
const KEPT_BYTES_MAX: usize = 16 * 1024 * 1024;

static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

/// Compressed pages by their tag, the oldest first to go.
#[derive(Debug, Default)]
struct Kept {
    pages: HashMap<Vec<u8>, Bytes>,
    order: VecDeque<Vec<u8>>,
    bytes: usize,
}

impl Kept {
    fn put(&mut self, tag: &[u8], page: &Bytes) {
        if self.pages.insert(tag.to_vec(), page.clone()).is_some() {
            return;
        }
        self.order.push_back(tag.to_vec());
        self.bytes += page.len();
        while self.bytes > KEPT_BYTES_MAX {
            let Some(oldest) = self.order.pop_front() else { return };
            self.bytes -= self.pages.remove(&oldest).map_or(0, |page| page.len());
        }
    }
}

/// Compresses an answer, if its reader takes gzip and it is worth it.
pub fn compress(answer: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    let accepts = answer
        .request()
        .headers()
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| value.contains("gzip"));
    let bodiless = matches!(answer.status(), StatusCode::NOT_MODIFIED | StatusCode::NO_CONTENT);
    if !accepts
        || bodiless
        || !is_text(answer.headers())
        || answer.headers().contains_key(header::CONTENT_ENCODING)
    {
        return answer;
    }
    // A page that is not the same for everybody is never kept for the next reader.
    let shared = answer.headers().get(header::CACHE_CONTROL).and_then(|value| value.to_str().ok());
    let shared = shared.is_some_and(|value| value.contains("public"));
    let tag = answer.headers().get(header::ETAG).filter(|_| shared).map(|value| value.as_bytes().to_vec());
    let (request, response) = answer.into_parts();
    let (mut response, body) = response.into_parts();
    // A stream has no bytes to give yet and stays as it is.
    let plain = match body.try_into_bytes() {
        Ok(plain) => plain,
        Err(stream) => return ServiceResponse::new(request, response.set_body(stream)),
    };
    let small = (plain.len() >= WORTH_BYTES).then(|| compressed(tag.as_deref(), &plain)).flatten();
    let body = match small {
        Some(small) => {
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            headers.append(header::VARY, HeaderValue::from_static("accept-encoding"));
            small
        }
        None => plain,
    };
    ServiceResponse::new(request, response.set_body(BoxBody::new(body)))
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or("");
    kind.starts_with("text/html") || kind.contains("json") || kind.contains("xml")
}

fn compressed(tag: Option<&[u8]>, plain: &[u8]) -> Option<Bytes> {
    if let (Some(tag), Ok(kept)) = (tag, KEPT.lock())
        && let Some(page) = kept.pages.get(tag)
    {
        return Some(page.clone());
    }
    let mut encoder =
        flate2::write::GzEncoder::new(Vec::with_capacity(plain.len() / 4), flate2::Compression::new(3));
    encoder.write_all(plain).ok()?;
    let page = Bytes::from(encoder.finish().ok()?);
    if let (Some(tag), Ok(mut kept)) = (tag, KEPT.lock()) {
        kept.put(tag, &page);
    }
    Some(page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_store_of_pages_never_grows_beyond_its_bound() {
        let mut kept = Kept::default();
        let page = Bytes::from(vec![0; KEPT_BYTES_MAX / 4]);
        for tag in 0..10u8 {
            kept.put(&[tag], &page);
        }
        assert!(kept.bytes <= KEPT_BYTES_MAX);
        assert_eq!(kept.pages.len(), kept.order.len());
        assert!(kept.pages.contains_key(&vec![9]) && !kept.pages.contains_key(&vec![0]));
    }
}
