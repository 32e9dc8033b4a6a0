//! The words of what is asked and answered of a deal.

use talon_rules::cards::{Pack, Seat, Suit};

use talon_scorecard::Scorecard;
use talon_scorecard::form::{Asks, CallChoice, Says};
use talon_text::{Arg, Lang};

/// Who sits where in the deal, and with which cards it is played.
#[derive(Debug, Clone, Copy)]
pub(super) struct DealWords<'a> {
    pub lang: Lang,
    /// By seat.
    pub names: &'a [String; 3],
    pub pack: Pack,
}

impl DealWords<'_> {
    fn name(&self, seat: Seat) -> Arg<'_> {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        name.into()
    }

    /// A field's legend.
    pub fn asks(&self, asks: Asks) -> String {
        let lang = self.lang;
        match asks {
            Asks::Whole => lang.t("scorecard-ask-result").into_owned(),
            Asks::Part(code) => lang.capitalized(&lang.component(code)),
            Asks::Kontra(code, None) => lang.t_args(
                "scorecard-ask-kontra-on",
                &[("part", lang.component(code).as_ref().into())],
            ),
            Asks::Kontra(_, Some(seat)) => lang.t_args("scorecard-ask-kontra-by", &[("name", self.name(seat))]),
            Asks::Silent(code) => lang.capitalized(&lang.silent(code)),
            Asks::Seven => lang.t("scorecard-ask-seven").into_owned(),
            Asks::Points(Some(seat)) => lang.t_args("scorecard-ask-points", &[("name", self.name(seat))]),
            Asks::Points(None) => lang.t("scorecard-ask-points-defenders").into_owned(),
            Asks::Marriages(seat) => lang.t_args("scorecard-ask-marriages", &[("name", self.name(seat))]),
            Asks::Round => lang.t("scorecard-ask-round").into_owned(),
            Asks::Trump => lang.t("scorecard-ask-trump").into_owned(),
            Asks::Came => lang.t("scorecard-ask-came").into_owned(),
            Asks::KontraBy => lang.capitalized(&lang.kontra(1)),
            Asks::Tricks(seat) => lang.t_args("scorecard-ask-tricks", &[("name", self.name(seat))]),
        }
    }

    /// A choice.
    pub fn says(&self, says: Says) -> String {
        let lang = self.lang;
        let of = |key: &str, seat: Seat| lang.t_args(key, &[("name", self.name(seat))]);
        match says {
            Says::Made => lang.t("result-made").into_owned(),
            Says::Lost => lang.t("result-lost").into_owned(),
            Says::Nothing => "–".to_owned(),
            Says::Level(level) => lang.kontra_with(self.pack, level.into()).into_owned(),
            Says::LevelBy(seat, level) => {
                let kontra = lang.kontra_with(self.pack, level.into());
                let args = [("kontra", kontra.as_ref().into()), ("name", self.name(seat))];
                lang.t_args("scorecard-kontra-of", &args)
            }
            Says::Both => lang.t("scorecard-both").into_owned(),
            Says::Only(seat) => of("scorecard-only", seat),
            Says::Invites(seat) => of("scorecard-invites", seat),
            Says::Nobody => lang.t("scorecard-nobody").into_owned(),
            Says::SevenWon(seat) => of("scorecard-seven-won", seat),
            Says::SevenLost(seat) => of("scorecard-seven-lost", seat),
            Says::Suit(suit) => self.suit(suit),
            Says::Number(number) => number.to_string(),
            Says::Marriages(forty, twenties) => {
                let all = forty.then_some("40").into_iter().chain((0..twenties).map(|_| "20"));
                all.collect::<Vec<_>>().join(" + ")
            }
        }
    }

    fn suit(&self, suit: Suit) -> String {
        let word = match self.pack {
            Pack::German => self.lang.suit(suit),
            Pack::French => self.lang.suit_french(suit),
        };
        self.lang.capitalized(&word)
    }
}

/// What was said of a deal beside who declared what.
pub(super) fn told_words(words: &DealWords<'_>, told: Vec<(Asks, Says)>) -> String {
    let each = told.into_iter();
    let said = each.map(|(asks, says)| format!("{}: {}", words.asks(asks), words.says(says)));
    said.collect::<Vec<_>>().join(", ")
}

/// The same of a score record, with names by seat; `None` where it has no score.
pub(crate) fn told_in_words(record: &str, names: &[String], pack: Pack, lang: Lang) -> Option<String> {
    let told = Scorecard::told_of(record)?;
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let names = &Seat::ALL.map(name);
    Some(told_words(&DealWords { lang, names, pack }, told))
}

/// What can be called, by name.
pub(super) fn call_words(lang: Lang, call: &CallChoice) -> String {
    if call.thrown_in {
        lang.t("scorecard-thrown-in").into_owned()
    } else {
        lang.capitalized(&lang.bid(call.contract))
    }
}
