//! What stands in which column, guessed from its heading in the four languages or from what stands in it.

use serde::{Deserialize, Serialize};

use talon_store::search_key;

macro_rules! fields {
    ($($name:ident = $word:literal),+ $(,)?) => {
        /// What a column may hold; nothing where it is left out.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum MemberField { $(#[serde(rename = $word)] $name),+ }

        impl MemberField {
            pub const ALL: &'static [MemberField] = &[$(MemberField::$name),+];

            /// Its word in forms, and as it is kept.
            pub fn as_str(self) -> &'static str {
                match self { $(MemberField::$name => $word),+ }
            }

            pub fn parse(word: &str) -> Option<MemberField> {
                MemberField::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }
    };
}

fields! {
    Nothing = "nothing",
    Name = "name",
    Family = "family",
    Given = "given",
    Mail = "email",
    Number = "number",
    Licence = "licence",
    Alias = "alias",
    Joined = "joined",
    Guest = "guest",
    Minor = "minor",
}

/// Headings as they are found, as search keys of letters alone.
const HEADINGS: &[(MemberField, &[&str])] = &[
    (
        MemberField::Name,
        &[
            "name",
            "fullname",
            "member",
            "membername",
            "player",
            "playername",
            "nev",
            "teljesnev",
            "tag",
            "tagneve",
            "jatekos",
            "imeiprezime",
            "prezimeiime",
            "imeprezime",
            "prezimeime",
            "punoime",
            "igrac",
            "clan",
            "naziv",
            "имеипрезиме",
            "презимеииме",
            "играч",
            "члан",
        ],
    ),
    (
        MemberField::Family,
        &[
            "familyname",
            "lastname",
            "surname",
            "nachname",
            "familienname",
            "vezeteknev",
            "csaladnev",
            "csaladinev",
            "prezime",
            "презиме",
        ],
    ),
    (
        MemberField::Given,
        &[
            "givenname",
            "firstname",
            "forename",
            "vorname",
            "keresztnev",
            "utonev",
            "ime",
            "име",
        ],
    ),
    (
        MemberField::Mail,
        &[
            "email",
            "mail",
            "emailaddress",
            "mailaddress",
            "mailcim",
            "emailcim",
            "drotposta",
            "eposta",
            "adresaeposte",
            "emailadresa",
            "mailadresa",
            "elektronskaposta",
            "elposta",
            "епошта",
            "имејл",
        ],
    ),
    (
        MemberField::Number,
        &[
            "number",
            "membernumber",
            "memberno",
            "membershipnumber",
            "membershipno",
            "memberid",
            "tagszam",
            "tagsagiszam",
            "azonosito",
            "szam",
            "clanskibroj",
            "brojclana",
            "brojclanske",
            "brojclanskeiskaznice",
            "broj",
            "чланскиброј",
            "број",
        ],
    ),
    (
        MemberField::Licence,
        &[
            "licence",
            "license",
            "licencenumber",
            "licensenumber",
            "licenceno",
            "licenseno",
            "licenceid",
            "licenseid",
            "federationnumber",
            "licenc",
            "licencszam",
            "licencszama",
            "jatekengedely",
            "jatekengedelyszam",
            "versenyengedely",
            "versenyengedelyszam",
            "szovetsegiszam",
            "licenca",
            "licencija",
            "brojlicence",
            "brojlicencije",
            "licencnibroj",
            "saveznibroj",
            "лиценца",
            "бројлиценце",
            "савезниброј",
        ],
    ),
    (
        MemberField::Alias,
        &["alias", "nickname", "nick", "becenev", "alnev", "nadimak", "надимак"],
    ),
    (
        MemberField::Joined,
        &[
            "joined",
            "membersince",
            "since",
            "datejoined",
            "joindate",
            "belepes",
            "belepesdatuma",
            "tagsagkezdete",
            "csatlakozott",
            "clanod",
            "datumpristupa",
            "datumuclanjenja",
            "uclanjen",
            "чланод",
        ],
    ),
    (MemberField::Guest, &["guest", "vendeg", "gost", "гост"]),
    (
        MemberField::Minor,
        &[
            "minor",
            "underage",
            "under18",
            "kiskoru",
            "maloljetan",
            "maloletan",
            "maloljetnik",
            "maloletnik",
        ],
    ),
];

fn of_heading(heading: &str) -> MemberField {
    let plain: String = search_key(heading).chars().filter(|c| c.is_alphanumeric()).collect();
    let found = HEADINGS.iter().find(|(_, words)| words.contains(&plain.as_str()));
    found.map_or(MemberField::Nothing, |(field, _)| *field)
}

/// Whether these cells are all headings of columns that are known.
pub(super) fn are_headings(cells: &[String]) -> bool {
    cells.iter().all(|cell| of_heading(cell) != MemberField::Nothing)
}

/// Rows at the top of a list among which the headings are looked for.
pub const TOP: usize = 20;

/// Which of these rows names the columns, if one does. It knows words of ours and holds no email address; what stands
/// more than once in its column is a value and no heading. Above it there may be titles, which have fewer cells than
/// the rows below it, or the row has nothing but words that are known.
pub fn heading(rows: &[&[String]]) -> Option<usize> {
    let named = |at: usize| -> usize {
        let Some(row) = rows.get(at) else { return 0 };
        let once = |column: usize, cell: &String| {
            !rows
                .iter()
                .enumerate()
                .any(|(other, row)| other != at && row.get(column) == Some(cell))
        };
        let known = |(column, cell): (usize, &String)| of_heading(cell) != MemberField::Nothing && once(column, cell);
        row.iter().enumerate().filter(|cell| known(*cell)).count()
    };
    let is_heading = |at: usize| {
        let (known, row) = (named(at), rows.get(at).copied().unwrap_or_default());
        if known == 0 || row.iter().any(|cell| cell.contains('@')) {
            return false;
        }
        let titles = rows.iter().take(at).map(|row| filled(row)).max().unwrap_or(0);
        let below: Vec<usize> = rows.iter().skip(at + 1).map(|row| filled(row)).collect();
        let wide = below.iter().filter(|cells| **cells > titles).count();
        at == 0 || known == filled(row) || titles < filled(row) && wide * 2 > below.len()
    };
    // The first of those that name the most.
    (0..rows.len().min(TOP))
        .filter(|at| is_heading(*at))
        .max_by_key(|at| (named(*at), usize::MAX - at))
}

fn filled(row: &[String]) -> usize {
    row.iter().filter(|cell| !cell.is_empty()).count()
}

/// What stands in each column, by its heading; each thing stands once.
pub(crate) fn by_headings(headings: &[String], width: usize) -> Vec<MemberField> {
    let mut columns: Vec<MemberField> = headings.iter().map(|heading| of_heading(heading)).collect();
    columns.resize(width, MemberField::Nothing);
    // "Ime" is the given name beside the family name and the whole name where it stands alone.
    if !columns.contains(&MemberField::Family) && !columns.contains(&MemberField::Name) {
        for column in columns.iter_mut().filter(|column| **column == MemberField::Given) {
            *column = MemberField::Name;
        }
    }
    let mut seen = Vec::new();
    for column in &mut columns {
        if seen.contains(column) {
            *column = MemberField::Nothing;
        }
        seen.push(*column);
    }
    columns
}

/// What stands in each column, by its cells: where most have an "@", addresses; the first that has letters, names.
pub(crate) fn by_cells(rows: &[&[String]], width: usize) -> Vec<MemberField> {
    let most = |at: usize, is: &dyn Fn(&str) -> bool| {
        let cells = rows
            .iter()
            .filter_map(|row| row.get(at))
            .filter(|cell| !cell.is_empty());
        let (all, good) = cells.fold((0, 0), |(all, good), cell| (all + 1, good + usize::from(is(cell))));
        all > 0 && good * 2 > all
    };
    let mut columns = vec![MemberField::Nothing; width];
    let mails = (0..width).find(|at| most(*at, &|cell| cell.contains('@')));
    let is_name = |cell: &str| !cell.contains('@') && cell.chars().any(char::is_alphabetic);
    let names = (0..width).find(|at| most(*at, &is_name));
    for (at, field) in [(mails, MemberField::Mail), (names, MemberField::Name)] {
        if let Some(column) = at.and_then(|at| columns.get_mut(at)) {
            *column = field;
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guessed(headings: &[&str]) -> Vec<&'static str> {
        let headings: Vec<String> = headings.iter().map(|one| (*one).to_owned()).collect();
        by_headings(&headings, headings.len())
            .into_iter()
            .map(MemberField::as_str)
            .collect()
    }

    #[test]
    fn headings_are_known_in_four_languages() {
        assert_eq!(guessed(&["Name", "E-mail", "Member no."]), ["name", "email", "number"]);
        assert_eq!(
            guessed(&["Vezetéknév", "Keresztnév", "E-mail cím"]),
            ["family", "given", "email"]
        );
        assert_eq!(
            guessed(&["NÉV", "Tagsági szám", "Telefon"]),
            ["name", "number", "nothing"]
        );
        assert_eq!(guessed(&["Ime", "Prezime", "E-pošta"]), ["given", "family", "email"]);
        assert_eq!(
            guessed(&["Ime", "Nadimak", "Članski broj"]),
            ["name", "alias", "number"]
        );
        assert_eq!(guessed(&["Име и презиме", "Број"]), ["name", "number"]);
        for (name, licence) in [
            ("Name", "License no."),
            ("Név", "Licencszám"),
            ("Ime i prezime", "Broj licence"),
            ("Име и презиме", "Број лиценце"),
        ] {
            assert_eq!(guessed(&[name, licence]), ["name", "licence"]);
        }
        assert_eq!(guessed(&["name", "Name"]), ["name", "nothing"]);
    }

    #[test]
    fn without_headings_the_cells_tell() {
        let row = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect::<Vec<String>>();
        let rows = [row(&["1", "Kovács Anna", "a@example.org"]), row(&["2", "Béla", ""])];
        let rows: Vec<&[String]> = rows.iter().map(Vec::as_slice).collect();
        assert_eq!(
            by_cells(&rows, 3),
            [MemberField::Nothing, MemberField::Name, MemberField::Mail]
        );
        assert_eq!(by_cells(&[], 2), [MemberField::Nothing, MemberField::Nothing]);
    }

    fn found(rows: &[&str]) -> Option<usize> {
        let rows: Vec<Vec<String>> = rows
            .iter()
            .map(|row| row.split(';').map(str::to_owned).collect())
            .collect();
        heading(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>())
    }

    #[test]
    fn headings_are_found_below_titles_and_people_are_none() {
        for (rows, expected) in [
            (&["sz.;Név", "1;Anna"][..], Some(0)),
            (&["Name"], Some(0)),
            (
                &[
                    "Open 2026;;",
                    "List;;",
                    "No.;Name;Club",
                    "1;Kiss, Anna;X",
                    "2;Nagy, Béla;Y",
                ],
                Some(2),
            ),
            (&["Members", "Name", "Anna", "Béla"], Some(1)),
            (
                &["Name;;", "Vezetéknév;Keresztnév;E-mail", "Kiss;Anna;a@b", "Nagy;Béla;"],
                Some(1),
            ),
            // People, one of whom has a mark beside the name or a name that is a word for one.
            (&["Anna;", "Béla;tag", "Cili;"], None),
            (&["Anna;tag", "Béla;tag", "Cili;vendég"], None),
            (&["Anna;a@b", "Béla;c@d"], None),
            (&[], None),
        ] {
            assert_eq!(found(rows), expected, "{rows:?}");
        }
    }
}
