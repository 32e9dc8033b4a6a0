//! Compression of answers: gzip, quickly.
//!
//! Not by the framework's own middleware: its level is fixed at the lowest, which makes a page a quarter longer, every
//! answer of a kilobyte costs it a turn on the threads that the database is asked from, and who would rather not have
//! gzip gets deflate.

use std::io::Write as _;

use actix_web::HttpRequest;
use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{self, AcceptEncoding, Encoding, Header as _, HeaderMap, HeaderValue};
use actix_web::web::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Smaller answers are not worth it.
const WORTH_BYTES: usize = 1024;

/// Over a page of a hand the lowest level takes half as long, and a quarter more bytes.
const LEVEL: u32 = 2;

/// Whether the client would rather have gzip than plain bytes. What cannot be understood asks for nothing.
pub(crate) fn takes_gzip(request: &HttpRequest) -> bool {
    let gzip = Encoding::gzip();
    if !request.headers().contains_key(header::ACCEPT_ENCODING) {
        return false;
    }
    let asked = AcceptEncoding::parse(request).ok();
    let chosen = asked.and_then(|asked| asked.negotiate([&gzip, &Encoding::identity()].into_iter()));
    chosen == Some(gzip)
}

/// Compresses an answer, if its reader takes gzip and it is worth it.
pub(crate) fn compress(answer: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    let bodiless = matches!(answer.status(), StatusCode::NOT_MODIFIED | StatusCode::NO_CONTENT);
    if bodiless
        || !is_text(answer.headers())
        || answer.headers().contains_key(header::CONTENT_ENCODING)
        || !takes_gzip(answer.request())
    {
        return answer;
    }
    let (request, response) = answer.into_parts();
    let (mut response, body) = response.into_parts();
    // A stream has no bytes to give yet and stays as it is.
    let plain = match body.try_into_bytes() {
        Ok(plain) => plain,
        Err(stream) => return ServiceResponse::new(request, response.set_body(stream)),
    };
    let small = (plain.len() >= WORTH_BYTES).then(|| gzip(&plain, LEVEL)).flatten();
    let body = match small {
        Some(small) => {
            let headers = response.headers_mut();
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            Bytes::from(small)
        }
        None => plain,
    };
    ServiceResponse::new(request, response.set_body(BoxBody::new(body)))
}

fn is_text(headers: &HeaderMap) -> bool {
    let kind = headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    kind.starts_with("text/html") || kind.contains("json") || kind.contains("xml")
}

/// These bytes compressed; the higher the level, the smaller and the slower.
pub(crate) fn gzip(plain: &[u8], level: u32) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 2), Compression::new(level));
    encoder.write_all(plain).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    #[test]
    fn gzip_is_for_those_who_would_rather_have_it() {
        let takes = |asked: &str| {
            let request = actix_web::test::TestRequest::get().insert_header((header::ACCEPT_ENCODING, asked));
            takes_gzip(&request.to_http_request())
        };
        for asked in [
            "gzip",
            "gzip, deflate, br, zstd",
            "gzip;q=0.1",
            "GZIP",
            "br, gzip;q=0.5, *;q=0",
        ] {
            assert!(takes(asked), "{asked}");
        }
        for asked in [
            "",
            "gzip;q=0",
            "gzip; q=0.000",
            "br",
            "identity",
            "identity, gzip;q=0.5",
            "x-gzipped",
            "*;q=0",
        ] {
            assert!(!takes(asked), "{asked}");
        }
        assert!(!takes_gzip(&actix_web::test::TestRequest::get().to_http_request()));
    }

    #[test]
    fn what_was_compressed_comes_out_as_it_went_in() {
        let card = |nth: usize| format!("<i class=\"c sh r{}\" aria-label=\"card {nth}\"></i>", nth % 8);
        for cards in [0, 1, 30, 5_000] {
            let page: String = (0..cards).map(card).collect();
            let packed = gzip(page.as_bytes(), LEVEL).unwrap();
            let mut plain = String::new();
            flate2::read::GzDecoder::new(&packed[..])
                .read_to_string(&mut plain)
                .unwrap();
            assert_eq!(plain, page);
            assert!(
                cards < 30 || packed.len() < page.len() / 3,
                "{} of {}",
                packed.len(),
                page.len()
            );
        }
    }
}
