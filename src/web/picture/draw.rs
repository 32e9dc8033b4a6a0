//! A drawing as SVG, and its dots.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree, fontdb};

use super::letters::{FONTS, Face, fitted};

/// Dots of a drawing, as others expect them.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// Where letters begin and end.
const LEFT: f32 = 72.0;
const RIGHT: f32 = 1128.0;

static FONTS_READ: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for font in FONTS {
        fonts.load_font_data(font.to_vec());
    }
    Arc::new(fonts)
});

/// What a drawing says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Picture {
    /// The letters of the club.
    pub logo: String,
    pub title: String,
    /// Small print below the title.
    pub facts: Vec<String>,
    pub rows: Vec<PictureRow>,
    pub state: String,
}

/// A row of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct PictureRow {
    pub rank: String,
    pub name: String,
    pub points: String,
}

/// A line of letters.
struct TextLine<'a> {
    text: &'a str,
    x: f32,
    y: f32,
    size: f32,
    face: Face,
    color: &'static str,
    ends_there: bool,
}

impl Picture {
    /// The drawing as SVG; what says the same is the same.
    pub fn svg(&self) -> String {
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
             viewBox=\"0 0 {WIDTH} {HEIGHT}\"><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#17432f\"/>\
             <rect x=\"0\" y=\"0\" width=\"18\" height=\"{HEIGHT}\" fill=\"#d9a441\"/>"
        );
        let light = "#f7f4ec";
        let soft = "#c9d8cd";
        let line = |text, x, y, size, face, color| TextLine {
            text,
            x,
            y,
            size,
            face,
            color,
            ends_there: false,
        };
        line(&self.title, LEFT, 122.0, 64.0, Face::Bold, light).draw(&mut svg, RIGHT - LEFT);
        let facts = self.facts.join(" · ");
        line(&facts, LEFT, 178.0, 32.0, Face::Regular, soft).draw(&mut svg, RIGHT - LEFT);
        for (place, row) in self.rows.iter().enumerate() {
            let y = 262.0 + 62.0 * place as f32;
            line(&row.rank, LEFT, y, 42.0, Face::Regular, soft).draw(&mut svg, 80.0);
            line(&row.name, LEFT + 96.0, y, 42.0, Face::Bold, light).draw(&mut svg, 740.0);
            let points = line(&row.points, RIGHT, y, 42.0, Face::Bold, light);
            TextLine {
                ends_there: true,
                ..points
            }
            .draw(&mut svg, 200.0);
        }
        line(&self.state, LEFT, 584.0, 30.0, Face::Regular, soft).draw(&mut svg, 600.0);
        let logo = format!("{} · Talon", self.logo);
        let logo = line(&logo, RIGHT, 584.0, 30.0, Face::Bold, "#d9a441");
        TextLine {
            ends_there: true,
            ..logo
        }
        .draw(&mut svg, 400.0);
        svg.push_str("</svg>");
        svg
    }
}

impl TextLine<'_> {
    /// Writes it, not wider than this.
    fn draw(&self, svg: &mut String, width: f32) {
        let text = fitted(self.text, self.face, width / self.size);
        let anchor = if self.ends_there { "end" } else { "start" };
        let weight = match self.face {
            Face::Regular => 400,
            Face::Bold => 700,
        };
        // A text that is written to never fails.
        let _ = write!(
            svg,
            "<text x=\"{}\" y=\"{}\" font-family=\"Noto Sans\" font-weight=\"{weight}\" font-size=\"{}\" \
             fill=\"{}\" text-anchor=\"{anchor}\">{}</text>",
            self.x,
            self.y,
            self.size,
            self.color,
            escaped(&text)
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Why a drawing could not be made.
#[derive(Debug, thiserror::Error)]
pub(super) enum DrawingFault {
    #[error("the drawing cannot be read: {0}")]
    Svg(#[from] usvg::Error),
    #[error("the drawing has no room")]
    NoRoom,
    #[error("the drawing cannot be written: {0}")]
    Png(String),
}

/// The dots of a drawing, as PNG.
pub(super) fn drawn(svg: &str) -> Result<Vec<u8>, DrawingFault> {
    let options = Options {
        font_family: "Noto Sans".to_owned(),
        fontdb: Arc::clone(&FONTS_READ),
        ..Options::default()
    };
    let tree = Tree::from_str(svg, &options)?;
    let mut dots = Pixmap::new(WIDTH, HEIGHT).ok_or(DrawingFault::NoRoom)?;
    resvg::render(&tree, Transform::identity(), &mut dots.as_mut());
    dots.encode_png().map_err(|error| DrawingFault::Png(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(title: &str, name: &str) -> Picture {
        Picture {
            logo: "K".to_owned(),
            title: title.to_owned(),
            facts: vec!["2026/27".to_owned(), "Kör".to_owned()],
            rows: vec![PictureRow {
                rank: "1.".to_owned(),
                name: name.to_owned(),
                points: "27½".to_owned(),
            }],
            state: "running".to_owned(),
        }
    }

    #[test]
    fn a_drawing_has_the_size_that_others_expect() {
        let png = drawn(&picture("Csütörtöki bajnokság", "Đorđević Čedomir").svg()).unwrap();
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let side = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((side(16), side(20)), (WIDTH, HEIGHT));
    }

    #[test]
    fn letters_are_drawn_and_every_name_has_its_own() {
        let dots = |name: &str| drawn(&picture("League", name).svg()).unwrap();
        assert_ne!(dots("Anna"), dots("Béla"));
        assert_ne!(dots("Ђорђе"), dots("Đorđe"));
        // A drawing without letters is much smaller.
        assert!(
            dots("Anna").len()
                > drawn("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
                    .unwrap_or_default()
                    .len()
        );
    }

    #[test]
    fn nothing_that_people_wrote_becomes_a_part_of_the_drawing() {
        let svg = picture("</text><script>", "\"&<image href='file:///etc/passwd'/>").svg();
        assert!(!svg.contains("<script") && !svg.contains("<image"), "{svg}");
        assert!(drawn(&svg).is_ok());
    }
}
