//! The words of Ulti in four languages, and the codes of the format.

use std::sync::OnceLock;

use crate::lexicon::{Lexicon, Rows};
use talon_rules::cards::Suit;
use talon_rules::games::ulti::Silent;

/// What a word of a line can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Term {
    Simple,
    Forty,
    Twenty,
    Aces,
    Ulti,
    Durchmars,
    Betli,
    Rebetli,
    Redurchmars,
    OpenDurchmars,
    OpenBetli,
    PlainDurchmars,
    OpenPlainDurchmars,
    Hearts,
    Open,
    Plain,
    /// With trump, where that has to be said.
    Coloured,
    /// A kontra of this level.
    Kontra(u8),
    /// Stands before a person or a part and says nothing.
    By,
    Both,
    Made,
    Lost,
    ThrownIn,
    /// What begins a part of a line.
    Silent,
    Seven,
    Marriages,
    Points,
    Trump,
    Factor,
    Nothing,
    /// In an auction.
    Pass,
    /// King and over of a suit, by what they count.
    Marriage(u8),
    Suit(Suit),
    Extra(Silent),
}

impl Term {
    /// A part of a contract by itself, or a word that says more of one.
    pub const fn is_bid(self) -> bool {
        self.is_part() || self.is_quality()
    }

    pub const fn is_part(self) -> bool {
        matches!(
            self,
            Term::Simple
                | Term::Forty
                | Term::Twenty
                | Term::Aces
                | Term::Ulti
                | Term::Durchmars
                | Term::Betli
                | Term::Rebetli
                | Term::Redurchmars
                | Term::OpenDurchmars
                | Term::OpenBetli
                | Term::PlainDurchmars
                | Term::OpenPlainDurchmars
        )
    }

    pub(crate) const fn is_quality(self) -> bool {
        matches!(self, Term::Hearts | Term::Open | Term::Plain | Term::Coloured)
    }

    pub(crate) const fn is_kontra(self) -> bool {
        matches!(self, Term::Kontra(_))
    }

    pub const fn is_result(self) -> bool {
        matches!(self, Term::Made | Term::Lost | Term::ThrownIn)
    }

    /// Whether it begins a part of a line behind the result.
    pub(crate) const fn is_more(self) -> bool {
        matches!(
            self,
            Term::Silent | Term::Seven | Term::Marriages | Term::Points | Term::Trump | Term::Factor
        )
    }
}

static ROWS: &Rows<Term> = &[
    (Term::Simple, &["simple", "parti", "passz", "passz parti", "partija"]),
    (
        Term::Forty,
        &[
            "40-100",
            "h40",
            "negyvenszáz",
            "negyven száz",
            "četrdeset sto",
            "forty hundred",
            "100",
            "száz",
            "hundred",
            "sto",
        ],
    ),
    (
        Term::Twenty,
        &[
            "20-100",
            "h20",
            "húszszáz",
            "húsz száz",
            "dvadeset sto",
            "twenty hundred",
            "100",
            "száz",
            "hundred",
            "sto",
        ],
    ),
    (
        Term::Aces,
        &[
            "four aces",
            "négy ász",
            "četiri asa",
            "aces",
            "4 aces",
            "4 ász",
            "4 asa",
            "négyász",
        ],
    ),
    (Term::Ulti, &["ulti", "ultimo"]),
    (
        Term::Durchmars,
        &["durchmars", "dur", "durmars", "durhmarš", "durhmars"],
    ),
    (Term::Betli, &["betli", "betl"]),
    (Term::Rebetli, &["rebetli", "rebetl"]),
    (Term::Redurchmars, &["redurchmars", "redur", "redurmars", "redurhmars"]),
    (Term::OpenDurchmars, &["odur"]),
    (Term::OpenBetli, &["open_betli"]),
    (Term::PlainDurchmars, &["plain_dur"]),
    (Term::OpenPlainDurchmars, &["open_plain_dur"]),
    (Term::Hearts, &["hearts", "piros", "herc", "srce", "crvena", "p"]),
    (
        Term::Open,
        &["open", "terített", "otvoreni", "otvoren", "otvorena", "otvoreno"],
    ),
    (Term::Plain, &["plain", "színtelen", "bez aduta", "no trump", "notrump"]),
    (
        Term::Coloured,
        &["coloured", "colored", "színes", "adus", "s adutom", "sa adutom"],
    ),
    (Term::Kontra(1), &["kontra", "k1", "contra"]),
    (Term::Kontra(2), &["rekontra", "k2", "recontra"]),
    (Term::Kontra(3), &["szubkontra", "k3", "subkontra"]),
    (Term::Kontra(4), &["mordkontra", "k4", "mortkontra"]),
    (Term::Kontra(5), &["hirschkontra", "k5", "hirskontra", "hirškontra"]),
    (Term::Kontra(6), &["fedák sári", "k6", "fedák"]),
    (Term::Kontra(7), &["kerekes bicikli", "k7", "bicikli"]),
    (Term::Kontra(8), &["k8"]),
    (Term::Kontra(9), &["k9"]),
    (Term::Kontra(10), &["k10"]),
    (Term::Kontra(11), &["k11"]),
    (Term::Kontra(12), &["k12"]),
    (Term::Kontra(13), &["k13"]),
    (Term::Kontra(14), &["k14"]),
    (Term::Kontra(15), &["k15"]),
    (Term::Kontra(16), &["k16"]),
    (Term::Kontra(17), &["k17"]),
    (Term::Kontra(18), &["k18"]),
    (Term::Kontra(19), &["k19"]),
    (Term::Kontra(20), &["k20"]),
    (Term::By, &["by", "on", "na"]),
    (
        Term::Both,
        &["both", "mindkettő", "mindkét", "oba", "obje", "obe", "obojica"],
    ),
    (
        Term::Made,
        &[
            "made",
            "won",
            "megvan",
            "meg van",
            "megvolt",
            "megcsinálta",
            "sikerült",
            "teljesült",
            "nyert",
            "prošao",
            "prošla",
            "prošlo",
        ],
    ),
    (
        Term::Lost,
        &[
            "lost", "failed", "bukott", "bukta", "bukás", "elbukta", "elbukott", "bebukta", "vesztett", "pao", "pala",
            "palo",
        ],
    ),
    (
        Term::ThrownIn,
        &[
            "thrown in",
            "bedobja",
            "bedobta",
            "bedobva",
            "bedobás",
            "bačeno",
            "bačena",
            "predao",
            "predala",
        ],
    ),
    (Term::Silent, &["silent", "csendes", "tihi", "tiho", "tiha", "tihe"]),
    (Term::Seven, &["seven", "hetes", "sedmica"]),
    (Term::Marriages, &["marriages", "bejelentések", "bemondások", "zvanja"]),
    (
        Term::Points,
        &["points", "pontok", "pont", "bodovi", "bodova", "poeni", "poena"],
    ),
    (Term::Trump, &["trump", "adu", "tromf", "adut"]),
    (Term::Factor, &["factor", "szorzó", "faktor"]),
    (Term::Pass, &["pass", "passz", "passzol", "dalje"]),
    (Term::Marriage(20), &["twenty", "húsz", "dvadeset", "20"]),
    (Term::Marriage(40), &["forty", "negyven", "četrdeset", "40"]),
    (Term::Nothing, &["none", "nincs", "semmi", "nema", "ništa"]),
    (Term::Suit(Suit::Acorns), &["acorns", "makk", "žir", "a", "m"]),
    (
        Term::Suit(Suit::Leaves),
        &["leaves", "zöld", "list", "zelena", "l", "z"],
    ),
    (
        Term::Suit(Suit::Hearts),
        &["hearts", "piros", "herc", "srce", "crvena", "h", "p"],
    ),
    (Term::Suit(Suit::Bells), &["bells", "tök", "bundeva", "tikva", "b", "t"]),
    (Term::Extra(Silent::Hundred), &["100", "száz", "hundred", "sto"]),
    (
        Term::Extra(Silent::Aces),
        &[
            "four aces",
            "aces",
            "négy ász",
            "četiri asa",
            "4 aces",
            "4 ász",
            "4 asa",
            "négyász",
        ],
    ),
    (Term::Extra(Silent::Ulti), &["ulti", "ultimo"]),
    (
        Term::Extra(Silent::Durchmars),
        &["durchmars", "dur", "durmars", "durhmarš", "durhmars"],
    ),
];

pub(super) fn lexicon() -> &'static Lexicon<Term> {
    static LEXICON: OnceLock<Lexicon<Term>> = OnceLock::new();
    LEXICON.get_or_init(|| Lexicon::new(ROWS))
}
