//! What stands above the columns of a table that are no evenings, in the words of the four languages.

const NAME: &[&str] = &["name", "player", "név", "játékos", "ime", "igrač", "име", "играч"];
const PLACE: &[&str] = &[
    "place",
    "position",
    "rank",
    "no",
    "#",
    "hely",
    "helyezés",
    "mjesto",
    "mesto",
    "rb",
    "r.b",
    "sorszám",
    "plasman",
    "rang",
    "место",
];
/// What Talon writes beside the points of a table that it gives away.
const FILE: &[&str] = &[
    "club",
    "division",
    "counted",
    "played",
    "from last season",
    "adjustments",
    "dropped events",
    "adjusted events",
    "klub",
    "osztály",
    "számít",
    "játszott",
    "előző szezonból",
    "módosítások",
    "nem számító alkalmak",
    "módosított alkalmak",
    "razred",
    "broji se",
    "odigrano",
    "iz prošle sezone",
    "ispravci",
    "ispravke",
    "susreti koji se ne broje",
    "ispravljeni susreti",
    "клуб",
    "разред",
    "броји се",
    "одиграно",
    "из прошле сезоне",
    "исправке",
    "сусрети који се не броје",
    "исправљени сусрети",
];
const SUM: &[&str] = &[
    "total",
    "sum",
    "points",
    "score",
    "össz",
    "összes",
    "összesen",
    "összeg",
    "összpont",
    "összpontszám",
    "összesített",
    "pont",
    "pontok",
    "pontszám",
    "ukupno",
    "uk",
    "zbroj",
    "zbir",
    "bodovi",
    "poeni",
    "укупно",
    "бодови",
    "збир",
    "поени",
];

/// Above the names of people.
pub(crate) fn is_name(heading: &str) -> bool {
    is_of(heading, NAME)
}

/// Above their places.
pub(crate) fn is_place(heading: &str) -> bool {
    is_of(heading, PLACE)
}

/// Above their totals.
pub(crate) fn is_sum(heading: &str) -> bool {
    is_of(heading, SUM)
}

/// Above anything that is no evening and no name.
pub(crate) fn is_beside(heading: &str) -> bool {
    is_place(heading) || is_sum(heading) || is_of(heading, FILE)
}

fn is_of(heading: &str, words: &[&str]) -> bool {
    let heading = heading.trim().trim_end_matches([':', '.']).to_lowercase();
    words.contains(&heading.as_str())
}
