//! One row as a person: its values looked at, each fault beside its field.

use chrono::NaiveDate;

use super::columns::MemberField;
use super::reading::{Reading, Sheet};
use super::table::ListRow;
use crate::InvalidValue;
use crate::clubs::{LICENCE_MAX, licence_key};
use talon_store::search_key;
use talon_tournament::names::{self, MailAddress, NameFault, PersonName};

const ALIAS_MAX: usize = 80;
const NUMBER_MAX: usize = 80;

/// Someone as a row has them; what is empty was not said.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Somebody {
    pub name: String,
    pub alias: Option<String>,
    pub email: Option<String>,
    pub number: Option<String>,
    pub licence: Option<String>,
    pub joined: Option<NaiveDate>,
    pub is_guest: Option<bool>,
    pub is_minor: Option<bool>,
}

impl std::fmt::Debug for Somebody {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Somebody")
    }
}

/// What is wrong with a field of a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldFault {
    pub field: MemberField,
    pub why: InvalidValue,
}

/// The person of a row, as far as it can be read, and what is wrong with it. Families stand first where the language of
/// the club puts them first.
pub(crate) fn of_row(
    sheet: &Sheet,
    row: &ListRow,
    reading: &Reading,
    family_first: bool,
) -> (Somebody, Vec<FieldFault>) {
    let mut faults = Vec::new();
    let value = |field| sheet.value(row, field, reading).trim();
    let mut look = |field: MemberField, done: Result<Option<String>, InvalidValue>| match done {
        Ok(value) => value,
        Err(why) => {
            faults.push(FieldFault { field, why });
            None
        }
    };
    let typed = name(
        value(MemberField::Name),
        value(MemberField::Family),
        value(MemberField::Given),
        family_first,
    );
    let name = legible(&typed).and_then(|()| Ok(PersonName::parse(&typed)?));
    // Signs alone are what is left of a row that was read in another way than it was written.
    let has_letter = typed.chars().any(char::is_alphabetic);
    let name = name.and_then(|name| {
        if has_letter {
            Ok(name)
        } else {
            Err(InvalidValue::NoLetter)
        }
    });
    // Once something was typed for the row, its own quotation mark troubles nobody.
    let name = if row.is_open && !reading.typed.contains_key(&row.number) {
        Err(OPEN)
    } else {
        name
    };
    let email = Some(value(MemberField::Mail)).filter(|mail| !mail.is_empty());
    let email = email.map(|mail| legible(mail).and_then(|()| Ok(MailAddress::parse(mail)?.into_string())));
    let mut somebody = Somebody {
        name: look(MemberField::Name, name.map(|name| Some(name.into_string()))).unwrap_or_default(),
        email: look(MemberField::Mail, email.transpose()),
        alias: look(MemberField::Alias, line(value(MemberField::Alias), ALIAS_MAX)),
        number: look(MemberField::Number, line(value(MemberField::Number), NUMBER_MAX)),
        licence: look(MemberField::Licence, licence(value(MemberField::Licence))),
        ..Somebody::default()
    };
    match date(value(MemberField::Joined)) {
        Ok(joined) => somebody.joined = joined,
        Err(why) => faults.push(FieldFault {
            field: MemberField::Joined,
            why,
        }),
    }
    for (field, place) in [
        (MemberField::Guest, &mut somebody.is_guest),
        (MemberField::Minor, &mut somebody.is_minor),
    ] {
        match yes(value(field)) {
            Ok(said) => *place = said,
            Err(why) => faults.push(FieldFault { field, why }),
        }
    }
    (somebody, faults)
}

pub(super) fn name(whole: &str, family: &str, given: &str, family_first: bool) -> String {
    if !whole.is_empty() {
        return whole.to_owned();
    }
    let parts = if family_first { [family, given] } else { [given, family] };
    parts
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Said of a cell that goes on in the next line: somewhere a quotation mark is missing.
const OPEN: InvalidValue = InvalidValue::OpenQuote;

/// What was no letter in the encoding that was chosen, and what runs over the end of its line.
fn legible(text: &str) -> Result<(), InvalidValue> {
    match () {
        () if text.contains('\n') => Err(OPEN),
        () if text.contains('\u{FFFD}') => Err(InvalidValue::Illegible),
        () => Ok(()),
    }
}

fn line(text: &str, most: usize) -> Result<Option<String>, InvalidValue> {
    legible(text)?;
    match names::line(text, most) {
        Ok(line) => Ok(Some(line)),
        Err(NameFault::Empty) => Ok(None),
        Err(NameFault::TooLong) => Err(InvalidValue::CellTooLong),
        Err(NameFault::Characters) => Err(InvalidValue::BadCharacters),
    }
}

/// A licence number; hyphens alone are none.
fn licence(text: &str) -> Result<Option<String>, InvalidValue> {
    Ok(line(text, LICENCE_MAX)?.filter(|number| licence_key(number).is_some()))
}

/// Year, month and day, or day, month and year, with any signs between.
fn date(text: &str) -> Result<Option<NaiveDate>, InvalidValue> {
    if text.is_empty() {
        return Ok(None);
    }
    let parts: Vec<&str> = text
        .split(|c: char| !c.is_ascii_digit())
        .filter(|part| !part.is_empty())
        .take(3)
        .collect();
    let numbers: Vec<u32> = parts.iter().filter_map(|part| part.parse().ok()).collect();
    let &[first, month, last] = numbers.as_slice() else {
        return Err(InvalidValue::BadDate);
    };
    let (year, day) = if first > 31 { (first, last) } else { (last, first) };
    let year = i32::try_from(year).ok().filter(|year| (1900..=2200).contains(year));
    let date = year.and_then(|year| NaiveDate::from_ymd_opt(year, month, day));
    date.map(Some).ok_or(InvalidValue::BadDate)
}

/// Yes or no in the four languages, and as spreadsheets say it.
fn yes(text: &str) -> Result<Option<bool>, InvalidValue> {
    match search_key(text).as_str() {
        "" => Ok(None),
        "1" | "x" | "y" | "yes" | "true" | "i" | "igen" | "igaz" | "da" | "d" | "tacno" | "istina" | "да" => {
            Ok(Some(true))
        }
        "0" | "-" | "n" | "no" | "false" | "nem" | "hamis" | "ne" | "netacno" | "laz" | "не" => Ok(Some(false)),
        _ => Err(InvalidValue::BadYes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str, family_first: bool) -> Vec<(Somebody, Vec<FieldFault>)> {
        let reading = Reading::default();
        let sheet = Sheet::read(text.as_bytes(), &reading);
        sheet
            .rows
            .iter()
            .map(|row| of_row(&sheet, row, &reading, family_first))
            .collect()
    }

    #[test]
    fn a_name_has_a_letter() {
        let text = "name,mail\n;,\n-- 7,\nŐ,\nЉ,\n";
        let faults: Vec<Vec<InvalidValue>> = read(text, false)
            .iter()
            .map(|(_, faults)| faults.iter().map(|fault| fault.why).collect())
            .collect();
        let no_letter = vec![InvalidValue::NoLetter];
        assert_eq!(faults, [no_letter.clone(), no_letter, vec![], vec![]]);
    }

    #[test]
    fn a_row_is_a_person() {
        let text = "Family name,Given name,E-mail,Guest,Joined\nKovács,Anna,A@B.org ,igen,2019. 03. 07.\n";
        let (person, faults) = read(text, true).remove(0);
        assert_eq!(
            (person.name.as_str(), person.email.as_deref()),
            ("Kovács Anna", Some("a@b.org"))
        );
        assert_eq!((person.is_guest, person.is_minor), (Some(true), None));
        assert_eq!(person.joined, NaiveDate::from_ymd_opt(2019, 3, 7));
        assert!(faults.is_empty());
        assert_eq!(read(text, false)[0].0.name, "Anna Kovács");
    }

    #[test]
    fn each_fault_stands_beside_its_field() {
        let text = "name,mail,number,joined,minor\n,nobody,\u{202E}1,30.2.2020,maybe\n";
        let (_, faults) = read(text, false).remove(0);
        let found: Vec<(&str, InvalidValue)> = faults.iter().map(|fault| (fault.field.as_str(), fault.why)).collect();
        assert_eq!(
            found,
            [
                ("name", InvalidValue::Required),
                ("email", InvalidValue::BadMail),
                ("number", InvalidValue::BadCharacters),
                ("joined", InvalidValue::BadDate),
                ("minor", InvalidValue::BadYes),
            ]
        );
    }

    #[test]
    fn a_quotation_mark_that_stays_open_is_told_until_the_row_is_put_right() {
        let text = "name;mail\n\"Kis Anna;a@b\nBéla;\n";
        let faults = |reading: &Reading| {
            let sheet = Sheet::read(text.as_bytes(), reading);
            let rows = sheet.rows.iter().map(|row| of_row(&sheet, row, reading, false).1);
            rows.map(|faults| faults.first().map(|fault| (fault.field, fault.why)))
                .collect::<Vec<_>>()
        };
        let mut reading = Reading::default();
        assert_eq!(faults(&reading), [Some((MemberField::Name, OPEN)), None]);
        reading
            .typed
            .insert(2, [(MemberField::Name, "Kis Anna".to_owned())].into());
        assert_eq!(faults(&reading), [None, None]);
        // Two marks that are missing make one cell of two lines.
        assert_eq!(
            read("name;mail\n\"Kis Anna;\nNagy \"Pici\" Béla\";\n", false)[0].1[0].why,
            OPEN
        );
    }

    #[test]
    fn nothing_that_nobody_sees_stands_in_a_person() {
        let text = "Name,E-mail\n\u{a0}Kiss\u{a0}Éva\u{200b},\u{a0}eva@example.org\u{200b}\n\u{200b}\u{2060},x@y\n";
        let people = read(text, false);
        let (person, faults) = &people[0];
        assert_eq!(
            (person.name.as_str(), person.email.as_deref()),
            ("Kiss Éva", Some("eva@example.org"))
        );
        assert!(faults.is_empty());
        assert_eq!(
            (people[1].1[0].field, people[1].1[0].why),
            (MemberField::Name, InvalidValue::Required)
        );
    }

    #[test]
    fn dates_are_read_in_either_order() {
        for (text, expected) in [
            ("2020-01-31", (2020, 1, 31)),
            ("31.1.2020.", (2020, 1, 31)),
            ("1/2/2021", (2021, 2, 1)),
        ] {
            let (year, month, day) = expected;
            assert_eq!(date(text), Ok(NaiveDate::from_ymd_opt(year, month, day)), "{text}");
        }
        for bad in ["2020", "x", "99999999999-1-1", "31.2.2020", "0-0-0"] {
            assert!(date(bad).is_err(), "{bad}");
        }
    }
}
