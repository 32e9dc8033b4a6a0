//! The names of things in the game, found by the codes the engine and the record format use.
//! It turns a code into a key and knows no rule behind either.

use std::borrow::Cow;

use crate::{Arg, Lang};
use talon_rules::cards::{Card, Pack, Suit};

/// Whatever pack a game is played with, the keys of cards and suits in the catalogs are codes of this one.
const KEYS: Pack = Pack::German;
/// From this level on a kontra has no name of its own (U-8.3).
const NAMED_KONTRAS: u32 = 7;

/// Digits up to which an amount is written without groups.
const UNGROUPED: usize = 4;

/// An amount of money in whole units, in groups of three digits from five on, as the language writes them; its currency
/// may be empty.
pub fn money(amount: u64, currency: &str, lang: Lang) -> String {
    let between = match lang {
        Lang::En => ',',
        // It keeps the groups on one line.
        Lang::Hu => '\u{a0}',
        Lang::Hr | Lang::Sr | Lang::SrCyrl => '.',
    };
    let digits = amount.to_string();
    let mut said = String::new();
    for (at, digit) in digits.chars().enumerate() {
        let left = digits.len() - at;
        if digits.len() > UNGROUPED && at > 0 && left.is_multiple_of(3) {
            said.push(between);
        }
        said.push(digit);
    }
    format!("{said} {currency}").trim().to_owned()
}

/// A number with its sign.
pub fn signed(number: i64) -> String {
    match number {
        0 => "0".into(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", less.unsigned_abs()),
    }
}

impl Lang {
    /// The name of a bid by its code, `p:simple+ulti`.
    pub fn bid(self, code: &str) -> Cow<'static, str> {
        let key = Lang::bid_key(code);
        if self.has(&key) {
            self.t(&key)
        } else {
            Cow::Owned(code.to_owned())
        }
    }

    /// The key of that name: two signs of a code may not stand in a key.
    pub(super) fn bid_key(code: &str) -> String {
        format!("bid-{}", code.replace(':', "-").replace('+', "_"))
    }

    /// The name of a component by its code, `h40`.
    pub fn component(self, code: &str) -> Cow<'static, str> {
        let key = match code.strip_prefix("silent_") {
            Some(silent) => format!("silent-{silent}"),
            None => format!("component-{code}"),
        };
        if self.has(&key) {
            self.t(&key)
        } else {
            Cow::Owned(code.to_owned())
        }
    }

    /// The name of a silent bid by its code, `durchmars`.
    pub fn silent(self, code: &str) -> Cow<'static, str> {
        self.t(&format!("silent-{code}"))
    }

    /// One line that says what a rule is about, by its number, `U-6.4`.
    pub fn rule(self, id: &str) -> Cow<'static, str> {
        self.t(&format!("rule-{}", id.replace('.', "-")))
    }

    /// The name of a card for a label.
    pub fn card(self, card: Card) -> Cow<'static, str> {
        self.t(&card_key("card", card))
    }

    /// The same card by its name on a French pack.
    pub fn card_french(self, card: Card) -> Cow<'static, str> {
        self.t(&card_key("card-french", card))
    }

    /// The name of a card as it stands inside a sentence: labels begin with a capital in some languages.
    pub fn card_in_sentence(self, card: Card) -> String {
        lowered(&self.card(card))
    }

    /// The same for a French pack.
    pub fn card_french_in_sentence(self, card: Card) -> String {
        lowered(&self.card_french(card))
    }

    /// The name of a suit.
    pub fn suit(self, suit: Suit) -> Cow<'static, str> {
        self.t(&format!("suit-{}", KEYS.suit_code(suit)))
    }

    /// Who plays against the others, in the game of this pack: Croatian and Serbian have a word for each.
    pub fn declarer(self, pack: Pack) -> Cow<'static, str> {
        match pack {
            Pack::German => self.t("role-declarer"),
            Pack::French => self.t("role-declarer-french"),
        }
    }

    /// The name of a suit on a French pack.
    pub fn suit_french(self, suit: Suit) -> Cow<'static, str> {
        self.t(&format!("suit-french-{}", KEYS.suit_code(suit)))
    }

    /// What a doubling of this level is called; level 0 is none.
    pub fn kontra(self, level: u32) -> Cow<'static, str> {
        if level <= NAMED_KONTRAS {
            self.t(&format!("kontra-{level}"))
        } else {
            Cow::Owned(self.t_args("kontra-more", &[("level", Arg::Number(level.into()))]))
        }
    }

    /// The same in the game of this pack: high levels have names in Ulti (U-8.2) that Preferans does not know (P-5.6).
    pub fn kontra_with(self, pack: Pack, level: u32) -> Cow<'static, str> {
        match (pack, level) {
            (Pack::French, 3 | 4) => self.t(&format!("kontra-french-{level}")),
            (Pack::French, 5..) => Cow::Owned(self.t_args("kontra-more", &[("level", Arg::Number(level.into()))])),
            (Pack::French | Pack::German, _) => self.kontra(level),
        }
    }

    /// A player as findings and announcements name one: by name and seat, or by seat alone.
    pub fn player(self, seat: &str, name: Option<&str>) -> String {
        match name {
            Some(name) => self.t_args("seat-name", &[("name", Arg::from(name)), ("seat", Arg::from(seat))]),
            None => self.t_args("seat-only", &[("seat", Arg::from(seat))]),
        }
    }

    /// A day as people write it.
    pub fn day(self, year: i32, month: u32, day: u32) -> String {
        let (year, day) = (year.to_string(), day.to_string());
        let args = [
            ("year", Arg::from(year)),
            ("month", Arg::Number(month.into())),
            ("day", day.into()),
        ];
        self.t_args("date-day", &args)
    }

    /// A day without its year, as people write it above a column.
    pub fn short_day(self, month: u32, day: u32) -> String {
        let day = day.to_string();
        self.t_args(
            "date-short",
            &[("month", Arg::Number(month.into())), ("day", day.into())],
        )
    }

    /// The same text with a capital at its beginning, for headings and labels.
    pub fn capitalized(self, text: &str) -> String {
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| {
            format!("{}{}", first.to_uppercase(), letters.as_str())
        })
    }
}

fn card_key(kind: &str, card: Card) -> String {
    format!("{kind}-{}", KEYS.code(card))
}

fn lowered(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        format!("{}{}", first.to_lowercase(), letters.as_str())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_names_for_labels_and_for_sentences() {
        let [ace, under] = ["HA", "BU"].map(|code| Pack::read(code).unwrap());
        assert_eq!(Lang::En.card(ace), "Ace of hearts");
        assert_eq!(Lang::En.card_in_sentence(ace), "ace of hearts");
        assert_eq!(Lang::Hu.card(ace), "piros ász");
        assert_eq!(Lang::Hr.card(ace), "as herc");
        assert_eq!(Lang::En.card_french(under), "Jack of diamonds");
        assert_eq!(Lang::En.card_french_in_sentence(under), "jack of diamonds");
        assert_eq!(
            (Lang::En.suit(Suit::Bells), Lang::En.suit_french(Suit::Bells)),
            ("bells".into(), "diamonds".into())
        );
    }

    #[test]
    fn an_amount_of_five_digits_and_more_is_written_in_groups() {
        let said = |lang| [0, 9_999, 12_000, 123_456, 1_234_567].map(|amount| money(amount, "Ft", lang));
        assert_eq!(
            said(Lang::En),
            ["0 Ft", "9999 Ft", "12,000 Ft", "123,456 Ft", "1,234,567 Ft"]
        );
        assert_eq!(said(Lang::Hu)[4], "1\u{a0}234\u{a0}567 Ft");
        assert_eq!(said(Lang::Hr)[2], "12.000 Ft");
        assert_eq!(money(12_000, "", Lang::Sr), "12.000");
    }

    #[test]
    fn a_bid_is_named_by_its_code() {
        assert_eq!(Lang::En.bid("p:h40+ulti"), "Hearts 40-100 Ulti");
        assert_eq!(Lang::Hu.bid("simple+ulti"), "ulti");
        assert_eq!(Lang::Sr.bid("plain_dur"), "durchmars bez aduta");
    }

    #[test]
    fn the_eighth_kontra_and_all_above_have_a_number_in_place_of_a_name() {
        assert_eq!(Lang::Hu.kontra(7), "kerekes bicikli");
        assert_eq!(Lang::Hu.kontra(8), "8. szintű kontra");
        assert_eq!(Lang::En.kontra(20), "kontra level 20");
        assert_eq!(Lang::Hr.kontra_with(Pack::French, 2), "rekontra");
        assert_eq!(Lang::Hr.kontra_with(Pack::French, 4), "mortkontra");
        assert_eq!(Lang::Hr.kontra_with(Pack::French, 6), "kontra razine 6");
        assert_eq!(Lang::Hr.kontra_with(Pack::German, 6), "Fedák Sári");
    }

    #[test]
    fn a_player_is_named_with_the_seat() {
        assert_eq!(Lang::En.player("C", Some("Cili")), "Cili (seat C)");
        assert_eq!(Lang::Hu.player("C", None), "C hely");
        assert_eq!(Lang::En.capitalized("élő"), "Élő");
    }
}
