//! Ratings as people read them.

use talon_league::RatingValue;
use talon_text::Lang;
use talon_tournament::rating::Method;

/// Places after the point of what people are put in order by.
fn places(method: Method) -> usize {
    match method {
        Method::WengLin => 2,
        Method::Elo | Method::ByScore => 0,
    }
}

/// A number the way the language writes it, with a real minus.
pub(super) fn written(value: RatingValue, places: usize, lang: Lang) -> String {
    let text = value.decimals(places);
    let size = text.strip_prefix('-').unwrap_or(&text);
    let is_zero = size.bytes().all(|one| matches!(one, b'0' | b'.'));
    let size = if lang == Lang::En {
        size.to_owned()
    } else {
        size.replace('.', ",")
    };
    if text.starts_with('-') && !is_zero {
        format!("\u{2212}{size}")
    } else {
        size
    }
}

/// What someone is put in order by.
pub(crate) fn shown_value(value: RatingValue, method: Method, lang: Lang) -> String {
    written(value, places(method), lang)
}

/// What it changed by, with a sign.
pub(super) fn shown_change(change: RatingValue, method: Method, lang: Lang) -> String {
    let said = shown_value(change, method, lang);
    if change > RatingValue::default() && said.bytes().any(|one| matches!(one, b'1'..=b'9')) {
        format!("+{said}")
    } else {
        said
    }
}

/// A rating with how sure it is: `28 ± 5`; the number alone where the method knows no uncertainty.
pub(crate) fn shown_rating(mu: RatingValue, sigma: RatingValue, lang: Lang) -> String {
    let mu = written(mu, 0, lang);
    if sigma.is_zero() {
        mu
    } else {
        format!("{mu} ± {}", written(sigma, 0, lang))
    }
}

/// A probability in per cent.
pub(super) fn per_cent(part: f64) -> String {
    format!("{:.0}\u{a0}%", part * 100.0)
}

/// A place or a loss with so many decimals.
pub(super) fn decimals(number: f64, places: usize, lang: Lang) -> String {
    let text = format!("{number:.places$}");
    if lang == Lang::En { text } else { text.replace('.', ",") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_the_comma_of_its_language_and_the_sign_of_its_change() {
        let value = RatingValue::of(-1.256);
        assert_eq!(shown_value(value, Method::WengLin, Lang::En), "\u{2212}1.26");
        assert_eq!(shown_change(value, Method::WengLin, Lang::Hu), "\u{2212}1,26");
        assert_eq!(shown_change(RatingValue::of(20.0), Method::Elo, Lang::Hu), "+20");
        assert_eq!(shown_change(RatingValue::of(0.001), Method::WengLin, Lang::En), "0.00");
        assert_eq!(shown_value(RatingValue::of(-0.2), Method::Elo, Lang::En), "0");
        let (mu, sigma) = (RatingValue::of(28.4), RatingValue::of(5.2));
        assert_eq!(shown_rating(mu, sigma, Lang::En), "28 ± 5");
        assert_eq!(shown_rating(mu, RatingValue::default(), Lang::En), "28");
    }
}
