//! The letters of drawings: which there are, how wide they are, and how a text is made to fit. What has no letter here
//! is shown by a dot and not by an empty box.

use std::sync::LazyLock;

use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};
use unicode_segmentation::UnicodeSegmentation as _;

const REGULAR: &[u8] = include_bytes!("../fonts/NotoSans-Regular.ttf");
const BOLD: &[u8] = include_bytes!("../fonts/NotoSans-Bold.ttf");
/// The files of both.
pub(super) const FONTS: [&[u8]; 2] = [REGULAR, BOLD];
/// In place of what has no letter, and of what was cut off.
const UNKNOWN: char = '·';
const CUT: &str = "…";

static FACES: LazyLock<[Option<FontRef<'static>>; 2]> = LazyLock::new(|| FONTS.map(|font| FontRef::new(font).ok()));

/// How thick letters are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Face {
    Regular,
    Bold,
}

impl Face {
    fn font(self) -> Option<&'static FontRef<'static>> {
        let [regular, bold] = &*FACES;
        match self {
            Face::Regular => regular.as_ref(),
            Face::Bold => bold.as_ref(),
        }
    }

    /// How wide a letter is, in parts of its size; none where there is none.
    fn width(self, letter: char) -> Option<f32> {
        let font = self.font()?;
        let glyph = font.charmap().map(letter)?;
        let (size, place) = (Size::unscaled(), LocationRef::default());
        let advance = font.glyph_metrics(size, place).advance_width(glyph)?;
        Some(advance / f32::from(font.metrics(size, place).units_per_em))
    }
}

/// The text in letters that there are, not wider than this in parts of the size of the letters; what is too long is cut
/// between whole letters with their marks.
pub(super) fn fitted(text: &str, face: Face, most: f32) -> String {
    let clusters: Vec<(String, f32)> = text.graphemes(true).map(|cluster| known(cluster, face)).collect();
    let whole: f32 = clusters.iter().map(|(_, width)| width).sum();
    if whole <= most {
        return clusters.into_iter().map(|(cluster, _)| cluster).collect();
    }
    let mut left = most - known(CUT, face).1;
    let mut said = String::new();
    for (cluster, width) in clusters {
        if width > left {
            break;
        }
        left -= width;
        said.push_str(&cluster);
    }
    said.truncate(said.trim_end().len());
    said + CUT
}

/// A letter with its marks as it can be drawn, and its width.
fn known(cluster: &str, face: Face) -> (String, f32) {
    let widths: Option<Vec<f32>> = cluster.chars().map(|letter| face.width(letter)).collect();
    match widths {
        Some(widths) if !cluster.chars().any(char::is_control) => (cluster.to_owned(), widths.iter().sum()),
        _ => (UNKNOWN.to_string(), face.width(UNKNOWN).unwrap_or(0.3)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_letters_of_all_languages_are_there() {
        let said = "Árvíztűrő tükörfúrógép ÁRVÍZTŰRŐ Đurđevac Čakovec Ćuprija Žabalj Šid žćčđš \
                    Љубомир Његош Џеп Ђорђе ћуприја ½ – … № ’";
        for face in [Face::Regular, Face::Bold] {
            assert_eq!(fitted(said, face, 1000.0), said);
        }
    }

    #[test]
    fn what_has_no_letter_is_a_dot_and_a_letter_keeps_its_marks() {
        assert_eq!(fitted("Anna 🂡 漢", Face::Bold, 100.0), "Anna · ·");
        assert_eq!(
            fitted("family 👨‍👩‍👧 one", Face::Regular, 100.0),
            "family · one",
            "one dot for one sign"
        );
        assert_eq!(fitted("e\u{301}a", Face::Regular, 100.0), "e\u{301}a");
    }

    #[test]
    fn a_long_name_is_cut_between_letters_and_fits() {
        let wide = "W".repeat(80);
        let cut = fitted(&wide, Face::Bold, 17.0);
        assert!(cut.ends_with('…') && cut.chars().count() < 25, "{cut}");
        let width: f32 = cut.chars().map(|letter| Face::Bold.width(letter).unwrap()).sum();
        assert!(width <= 17.0, "{width}");
        let marked = "e\u{301}".repeat(60);
        let cut = fitted(&marked, Face::Regular, 10.0);
        assert!(
            cut.trim_end_matches('…').ends_with('\u{301}'),
            "a letter is cut with its mark: {cut}"
        );
        assert_eq!(fitted("Anna", Face::Regular, 10.0), "Anna");
        assert_eq!(fitted("", Face::Regular, 10.0), "");
    }
}
