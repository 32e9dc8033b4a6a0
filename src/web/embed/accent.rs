//! A colour that another site asks for, which must be told from its background.

use super::EmbedTheme;

/// What letters are drawn on in either theme, as `embed.css` has it.
const LIGHT: [u8; 3] = [0xff, 0xff, 0xff];
const DARK: [u8; 3] = [0x1b, 0x1d, 0x20];
/// The least contrast of letters of usual size, by the guidelines for accessible content.
const CONTRAST_MIN: f64 = 4.5;

/// A colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Accent([u8; 3]);

impl Accent {
    /// A colour as six hexadecimal digits.
    pub fn parse(text: &str) -> Option<Accent> {
        let is_hex = text.len() == 6 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u32::from_str_radix(text, 16).ok().filter(|_| is_hex)?;
        let [_, red, green, blue] = number.to_be_bytes();
        Some(Accent([red, green, blue]))
    }

    pub fn hex(self) -> String {
        let [red, green, blue] = self.0;
        format!("{red:02x}{green:02x}{blue:02x}")
    }

    /// Whether letters of this colour can be read on what a theme puts behind them.
    pub fn can_be_read(self, theme: EmbedTheme) -> bool {
        let on = |ground: [u8; 3]| contrast(self.0, ground) >= CONTRAST_MIN;
        match theme {
            EmbedTheme::Light => on(LIGHT),
            EmbedTheme::Dark => on(DARK),
            // Either theme has a shade of it that can be.
            EmbedTheme::Auto => true,
        }
    }

    /// The style of it: in each theme the colour itself, or the nearest shade of it that can be read there.
    pub fn style(self) -> String {
        let (light, dark) = (self.shade(EmbedTheme::Light).hex(), self.shade(EmbedTheme::Dark).hex());
        format!(
            ":root {{ --accent: #{light}; }}\n\
             @media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{ --accent: #{dark}; }} }}\n\
             :root[data-theme=dark] {{ --accent: #{dark}; }}\n"
        )
    }

    /// The colour mixed with as little black, or white in the dark, as makes it readable.
    fn shade(self, theme: EmbedTheme) -> Accent {
        let toward = if theme == EmbedTheme::Dark { 0xff } else { 0 };
        let mixed = |step: u32| Accent(self.0.map(|part| mix(part, toward, step)));
        (0..=STEPS)
            .map(mixed)
            .find(|shade| shade.can_be_read(theme))
            .unwrap_or(Accent([toward; 3]))
    }
}

/// Steps from a colour to black or white.
const STEPS: u32 = 64;

/// What lies so many steps from one part of a colour to another.
fn mix(part: u8, toward: u8, step: u32) -> u8 {
    let mixed = (u32::from(part) * (STEPS - step) + u32::from(toward) * step) / STEPS;
    u8::try_from(mixed).unwrap_or(toward)
}

/// The contrast of two colours, from 1 to 21.
fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(color: [u8; 3]) -> f64 {
    let [red, green, blue] = color.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_six_hexadecimal_digits() {
        assert_eq!(Accent::parse("00Ff7a").map(Accent::hex).as_deref(), Some("00ff7a"));
        for bad in ["", "fff", "#00ff7a", "00ff7g", "00ff7a0", "+0ff7a", "0x00ff", "ő00f"] {
            assert_eq!(Accent::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        assert!((contrast([0, 0, 0], LIGHT) - 21.0).abs() < 1e-9);
        // The known border: this grey is just dark enough on white, the next one is not.
        let grey = |part: u8| Accent([part; 3]);
        assert!(grey(0x76).can_be_read(EmbedTheme::Light) && !grey(0x77).can_be_read(EmbedTheme::Light));
        let read = |text: &str, theme| Accent::parse(text).is_some_and(|accent| accent.can_be_read(theme));
        assert!(read("ffd166", EmbedTheme::Dark) && !read("ffd166", EmbedTheme::Light));
        assert!(read("0b5d3b", EmbedTheme::Light) && !read("0b5d3b", EmbedTheme::Dark));
        assert!(read("0b5d3b", EmbedTheme::Auto) && read("ffd166", EmbedTheme::Auto));
    }

    #[test]
    fn every_colour_has_a_shade_that_can_be_read_in_each_theme_and_one_that_can_is_left_alone() {
        let parts = [0x00_u8, 0x33, 0x66, 0x77, 0x99, 0xcc, 0xff];
        for red in parts {
            for (green, blue) in parts.iter().flat_map(|green| parts.map(|blue| (*green, blue))) {
                let accent = Accent([red, green, blue]);
                for theme in [EmbedTheme::Light, EmbedTheme::Dark] {
                    let shade = accent.shade(theme);
                    assert!(shade.can_be_read(theme), "{accent:?} {theme:?}");
                    assert_eq!(shade == accent, accent.can_be_read(theme), "{accent:?} {theme:?}");
                }
            }
        }
    }
}
