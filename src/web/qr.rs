//! An address as a square that a phone reads, drawn as one path.

use qrcode::{Color, EcLevel, QrCode};

/// Modules of white around it, without which some readers do not find it.
const QUIET: usize = 4;

/// A square of so many units, the dark ones as the path of a drawing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Square {
    pub size: usize,
    pub path: String,
}

/// The square of an address; none where it is too long for one. A crease or a spilt drink takes up to a seventh of it
/// without harm.
pub(crate) fn square(address: &str) -> Option<Square> {
    let code = QrCode::with_error_correction_level(address.as_bytes(), EcLevel::M).ok()?;
    let width = code.width();
    let colors = code.to_colors();
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run.first() == Some(&Color::Dark) {
                let length = run.len();
                path.push_str(&format!("M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET));
            }
            x += run.len();
        }
    }
    Some(Square {
        size: width + 2 * QUIET,
        path,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a unit is dark, read back from the path.
    fn is_dark(square: &Square, x: usize, y: usize) -> bool {
        square.path.split('M').skip(1).any(|run| {
            let mut numbers = run
                .split(|c: char| !c.is_ascii_digit())
                .filter_map(|part| part.parse().ok());
            let (Some(left), Some(top), Some(length)) = (numbers.next(), numbers.next(), numbers.next()) else {
                return false;
            };
            let (left, top, length): (usize, usize, usize) = (left, top, length);
            top == y && (left..left + length).contains(&x)
        })
    }

    #[test]
    fn a_square_has_its_three_corners_and_white_around() {
        let square = square("https://talon.example/tournaments/12/rounds/3/tables/7").unwrap();
        let (first, last) = (QUIET, square.size - QUIET - 7);
        for (left, top) in [(first, first), (last, first), (first, last)] {
            for step in 0..7 {
                assert!(is_dark(&square, left + step, top) && is_dark(&square, left + step, top + 6));
            }
            assert!(!is_dark(&square, left + 1, top + 1) && is_dark(&square, left + 3, top + 3));
        }
        for at in 0..square.size {
            assert!(
                !is_dark(&square, at, QUIET - 1) && !is_dark(&square, QUIET - 1, at),
                "{at}"
            );
        }
    }

    #[test]
    fn an_address_that_is_too_long_has_no_square() {
        assert_eq!(square(&"x".repeat(5000)), None);
    }
}
