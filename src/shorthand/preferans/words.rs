//! The words of Preferans in four languages, and the codes of the format.

use std::sync::OnceLock;

use crate::lexicon::{Lexicon, Rows};

/// What a word of a line can mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Term {
    Contract(u8),
    Game,
    Both,
    Only,
    Nobody,
    Invites,
    /// Plays against the contract, or does not.
    Plays,
    Drops,
    /// Keeps the number that stands.
    Hold,
    /// Names the contract, without having taken the talon.
    Announces,
    /// A kontra of this level.
    Kontra(u8),
    /// Stands before a person and says nothing.
    By,
    Pass,
    Made,
    Lost,
    Refa,
    /// Of a refa: there is one, or none.
    Yes,
    No,
}

impl Term {
    pub(crate) const fn is_contract(self) -> bool {
        matches!(self, Term::Contract(_))
    }

    /// Whether it is said in the auction.
    pub const fn is_call(self) -> bool {
        self.is_contract() || matches!(self, Term::Game | Term::Hold | Term::Announces | Term::Pass)
    }

    /// Whether a defender says it of the contract.
    pub(crate) const fn is_answer(self) -> bool {
        matches!(self, Term::Plays | Term::Drops | Term::Invites)
    }

    /// Whether it says who came or doubled.
    pub(crate) const fn is_defence(self) -> bool {
        matches!(self, Term::Both | Term::Only | Term::Nobody | Term::Kontra(_))
    }
}

static ROWS: &Rows<Term> = &[
    (
        Term::Contract(2),
        &["2", "pik", "list", "zelena", "spades", "leaves", "zöld", "s"],
    ),
    (
        Term::Contract(3),
        &["3", "karo", "bundeva", "tikva", "diamonds", "bells", "tök", "káró", "d"],
    ),
    (
        Term::Contract(4),
        &["4", "herc", "srce", "crvena", "hearts", "piros", "kőr", "h"],
    ),
    (
        Term::Contract(5),
        &["5", "tref", "žir", "clubs", "acorns", "makk", "treff", "c"],
    ),
    (Term::Contract(6), &["6", "betl", "bettel", "betli"]),
    (Term::Contract(7), &["7", "sanac", "sans", "no trump", "szan"]),
    (Term::Contract(8), &["8", "preferans", "pref", "preferánsz"]),
    (Term::Game, &["game", "igra", "játék"]),
    (
        Term::Both,
        &[
            "both",
            "oba",
            "obje",
            "obe",
            "obojica",
            "oboje",
            "mindkettő",
            "oba idu",
            "obje idu",
            "obe idu",
            "oba dolaze",
            "obje dolaze",
            "obe dolaze",
            "oba dođu",
            "obje dođu",
            "obe dođu",
            "oba došla",
            "obje došle",
            "obe došle",
            "obojica došla",
            "idu oba",
            "dolaze oba",
            "both play",
            "both came",
            "mindketten",
            "mindketten jönnek",
        ],
    ),
    (
        Term::Only,
        &[
            "only",
            "samo",
            "csak",
            "sam",
            "sama",
            "ide samo",
            "samo ide",
            "ide sam",
            "ide sama",
            "dolazi samo",
            "došao samo",
            "došla samo",
            "jön csak",
        ],
    ),
    (
        Term::Nobody,
        &[
            "nobody",
            "nitko",
            "niko",
            "senki",
            "nitko ne ide",
            "niko ne ide",
            "nitko ne dolazi",
            "niko ne dolazi",
            "nitko nije došao",
            "niko nije došao",
            "nobody plays",
            "senki sem",
        ],
    ),
    (
        Term::Invites,
        &["invites", "zove", "poziva", "poziv", "idemo zajedno", "hív"],
    ),
    (
        Term::Plays,
        &[
            "play", "plays", "comes", "idem", "ide", "dođem", "dođe", "dolazi", "došao", "došla", "jön", "jövök",
        ],
    ),
    (
        Term::Drops,
        &[
            "drop",
            "drops",
            "ne idem",
            "ne ide",
            "ne dođem",
            "ne dođe",
            "ne dolazi",
            "nem jön",
            "nem jövök",
        ],
    ),
    (
        Term::Hold,
        &["hold", "holds", "mine", "moje", "mogu", "enyém", "tartja"],
    ),
    (
        Term::Announces,
        &["contract", "announces", "kontrakt", "ugovor", "bemondja", "najavljuje"],
    ),
    (Term::Kontra(1), &["kontra", "k1", "contra"]),
    (Term::Kontra(2), &["rekontra", "k2", "recontra"]),
    (Term::Kontra(3), &["subkontra", "k3", "szubkontra"]),
    (Term::Kontra(4), &["mortkontra", "k4", "mordkontra"]),
    (Term::Kontra(5), &["k5"]),
    (Term::Kontra(6), &["k6"]),
    (Term::Kontra(7), &["k7"]),
    (Term::Kontra(8), &["k8"]),
    (Term::Kontra(9), &["k9"]),
    (Term::Kontra(10), &["k10"]),
    (Term::By, &["by", "od"]),
    (
        Term::Pass,
        &[
            "pass",
            "all pass",
            "passed out",
            "dalje",
            "svi dalje",
            "sve dalje",
            "dalje dalje dalje",
            "pas",
            "svi pas",
            "pas pas pas",
            "pass pass pass",
            "passz",
            "mind passz",
            "mindenki passz",
            "mindenki passzolt",
            "passz passz passz",
        ],
    ),
    (
        Term::Made,
        &["made", "won", "megvan", "nyert", "prošao", "prošla", "prošlo", "+"],
    ),
    (
        Term::Lost,
        &["lost", "failed", "bukott", "bukta", "pao", "pala", "palo"],
    ),
    (Term::Refa, &["refa", "refe"]),
    (Term::Yes, &["+", "yes", "igen", "da"]),
    (Term::No, &["-", "no", "nem", "ne"]),
];

pub(super) fn lexicon() -> &'static Lexicon<Term> {
    static LEXICON: OnceLock<Lexicon<Term>> = OnceLock::new();
    LEXICON.get_or_init(|| Lexicon::new(ROWS))
}
