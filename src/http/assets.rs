//! Style, script and pictures: embedded in the program, served with the hash of their content in the address, so
//! that a browser keeps them for good.

use std::collections::HashMap;
use std::sync::LazyLock;

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use base64::Engine as _;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use super::compress::{gzip, takes_gzip};
use super::problem::Problem;

/// How long a file may be kept whose address has the hash of its content.
const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// And one whose address is always the same.
const FOR_A_DAY: &str = "public, max-age=86400";
/// And one that a browser asks for each time.
const ASK_AGAIN: &str = "no-cache";
/// Each file is compressed once.
const BEST: u32 = 9;

#[derive(RustEmbed)]
#[folder = "../../static/"]
struct Embedded;

/// One file, plain and compressed.
struct Asset {
    plain: Vec<u8>,
    gzip: Option<Vec<u8>>,
    hash: String,
    media: String,
}

static ASSETS: LazyLock<HashMap<String, Asset>> = LazyLock::new(|| {
    Embedded::iter()
        .filter_map(|name| Some((name.to_string(), load(&name)?)))
        .collect()
});

fn load(name: &str) -> Option<Asset> {
    let file = Embedded::get(name)?;
    let plain = file.data.into_owned();
    let digest = Sha256::digest(&plain);
    let hash = base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(&digest[..9]);
    let gzip = gzip(&plain, BEST).filter(|small| small.len() < plain.len());
    let media = match file.metadata.mimetype() {
        text if text.starts_with("text/") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    Some(Asset {
        plain,
        gzip,
        hash,
        media,
    })
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
    send(&request, &name, FOR_GOOD)
}

/// `GET /scorecards/worker.js`: below what it serves, because a browser lets a worker serve nothing else.
///
/// # Errors
/// None: the file is there.
pub async fn scorecard_worker(request: HttpRequest) -> Result<HttpResponse, Problem> {
    send(&request, "offline.js", ASK_AGAIN)
}

/// `GET /favicon.ico`: for anyone who asks without having read a page.
///
/// # Errors
/// None: the file is there.
pub async fn favicon(request: HttpRequest) -> Result<HttpResponse, Problem> {
    send(&request, "favicon.ico", FOR_A_DAY)
}

/// The text of a file that others are added to.
pub fn text(name: &str) -> Option<&'static str> {
    let asset = ASSETS.get(name)?;
    std::str::from_utf8(&asset.plain).ok()
}

fn send(request: &HttpRequest, name: &str, control: &'static str) -> Result<HttpResponse, Problem> {
    let asset = ASSETS.get(name).ok_or_else(|| Problem::not_found("file"))?;
    let known = request
        .headers()
        .get(header::IF_NONE_MATCH)
        .and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.contains(&asset.hash)) {
        return Ok(HttpResponse::NotModified()
            .insert_header((header::CACHE_CONTROL, control))
            .insert_header((header::ETAG, format!("\"{}\"", asset.hash)))
            .finish());
    }
    let mut answer = HttpResponse::Ok();
    answer.insert_header((header::CACHE_CONTROL, control));
    answer.insert_header((header::ETAG, format!("\"{}\"", asset.hash)));
    answer.content_type(asset.media.as_str());
    match &asset.gzip {
        Some(gzip) if takes_gzip(request) => {
            answer.insert_header((header::CONTENT_ENCODING, "gzip"));
            Ok(answer.body(gzip.clone()))
        }
        _ => Ok(answer.body(asset.plain.clone())),
    }
}
