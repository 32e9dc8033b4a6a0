//! Style, script and pictures: embedded in the program, served with the hash of their content in the address, so
//! that a browser keeps them for good.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::LazyLock;

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine as _;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::problem::Problem;

#[derive(RustEmbed)]
#[folder = "static/"]
struct Embedded;

/// One file, plain and compressed.
struct Asset {
    plain: Vec<u8>,
    gzip: Option<Vec<u8>>,
    hash: String,
    media: String,
}

static ASSETS: LazyLock<HashMap<String, Asset>> =
    LazyLock::new(|| Embedded::iter().filter_map(|name| Some((name.to_string(), load(&name)?))).collect());

fn load(name: &str) -> Option<Asset> {
    let file = Embedded::get(name)?;
    let plain = file.data.into_owned();
    let digest = Sha256::digest(&plain);
    let hash = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(&digest[..9]);
    let gzip = compress(&plain).filter(|small| small.len() < plain.len());
    let media = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    Some(Asset { plain, gzip, hash, media })
}

fn compress(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).ok()?;
    encoder.finish().ok()
}

/// The address of a file, with its hash.
pub fn href(name: &str) -> String {
    match ASSETS.get(name) {
        Some(asset) => format!("/static/{name}?v={}", asset.hash),
        None => format!("/static/{name}"),
    }
}

/// `GET /static/...`
///
/// # Errors
/// When there is no such file.
pub async fn serve(request: HttpRequest, name: web::Path<String>) -> Result<HttpResponse, Problem> {
    let asset = ASSETS.get(name.as_str()).ok_or_else(|| Problem::not_found("file"))?;
    let wants = |name, word: &str| {
        request.headers().get(name).and_then(|v| v.to_str().ok()).is_some_and(|v| v.contains(word))
    };
    let mut answer = HttpResponse::Ok();
    answer.insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"));
    answer.insert_header((header::ETAG, format!("\"{}\"", asset.hash)));
    answer.insert_header((header::VARY, HeaderValue::from_static("accept-encoding")));
    if wants(header::IF_NONE_MATCH, &asset.hash) {
        return Ok(HttpResponse::NotModified()
            .insert_header((header::ETAG, format!("\"{}\"", asset.hash)))
            .finish());
    }
    answer.content_type(asset.media.as_str());
    match &asset.gzip {
        Some(gzip) if wants(header::ACCEPT_ENCODING, "gzip") => {
            answer.insert_header((header::CONTENT_ENCODING, "gzip"));
            Ok(answer.body(gzip.clone()))
        }
        _ => Ok(answer.body(asset.plain.clone())),
    }
}
