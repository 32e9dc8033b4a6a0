use super::*;
use crate::InvalidValue;
use talon_store::members::Shown;
use talon_store::{ClubId, Moment};

fn member(id: i64, name: &str, email: Option<&str>, number: Option<&str>) -> (Member, Option<String>) {
    let member = Member {
        id: MemberId(id),
        club_id: ClubId(1),
        user_id: None,
        name: name.to_owned(),
        alias: None,
        shown: Shown::Short,
        email: email.map(str::to_owned),
        is_guest: false,
        is_minor: false,
        joined_at: Moment::from(chrono::DateTime::UNIX_EPOCH),
        deactivated_at: None,
        merged_into: None,
        number: number.map(str::to_owned),
    };
    (member, None)
}

fn list(members: &[(Member, Option<String>)]) -> ClubList {
    ClubList {
        members: members.to_vec(),
        licences: Vec::new(),
    }
}

fn fates(text: &str, reading: &Reading, members: &[(Member, Option<String>)]) -> Vec<RowFate> {
    let sheet = Sheet::read(text.as_bytes(), reading);
    plan(&sheet, reading, &list(members), false)
        .rows
        .into_iter()
        .map(|row| row.fate)
        .collect()
}

fn update() -> Reading {
    Reading {
        duplicates: RowDecision::Update,
        ..Reading::default()
    }
}

#[test]
fn new_people_are_added_and_those_who_are_there_are_not() {
    let members = [
        member(1, "Kovács Anna", Some("a@b"), None),
        member(2, "Béla", None, Some("7")),
    ];
    let text = "name,mail,number\nCsaba,c@d,1\nkovacs anna,,\nSomebody,A@B,\nX,,7\n";
    let skip = fates(text, &Reading::default(), &members);
    assert_eq!(skip, [RowFate::Add, RowFate::Skip, RowFate::Skip, RowFate::Skip]);
    let updated = fates(text, &update(), &members);
    let one = RowFate::Update(MemberId(1));
    // The third row is the same person as the second, who is not changed twice.
    assert_eq!(
        updated,
        [RowFate::Add, one, RowFate::Skip, RowFate::Update(MemberId(2))]
    );
}

#[test]
fn what_says_nothing_new_changes_nothing() {
    let members = [member(1, "Anna", Some("a@b"), Some("7"))];
    assert_eq!(fates("name,mail\nAnna,a@b\n", &update(), &members), [RowFate::Same]);
    assert_eq!(
        fates("name,number\nAnna,8\n", &update(), &members),
        [RowFate::Update(MemberId(1))]
    );
}

#[test]
fn twins_are_told_and_not_guessed() {
    let members = [member(1, "Anna", Some("a@b"), None), member(2, "Anna", None, None)];
    let like = |text: &str| {
        let sheet = Sheet::read(text.as_bytes(), &update());
        let row = plan(&sheet, &update(), &list(&members), false).rows.remove(0);
        (row.like, row.fate)
    };
    assert_eq!(like("name,mail\nAnna,\n"), (Some(Like::Several), RowFate::Skip));
    assert!(matches!(
        like("name,mail\nAnna,a@b\n"),
        (
            Some(Like::Member {
                id: MemberId(1),
                by: MemberField::Mail,
                ..
            }),
            RowFate::Same
        )
    ));
}

#[test]
fn a_row_that_stands_twice_in_the_list_is_told() {
    let text = "name,mail\nAnna,a@b\nANNA,\nBéla,a@b\n";
    let sheet = Sheet::read(text.as_bytes(), &update());
    let plan = plan(&sheet, &update(), &list(&[]), false);
    let fates: Vec<RowFate> = plan.rows.iter().map(|row| row.fate).collect();
    assert_eq!(fates, [RowFate::Add, RowFate::Skip, RowFate::Skip]);
    assert_eq!(plan.rows[2].like, Some(Like::Line(2)));
    let mut both = Reading::default();
    both.chosen.insert(3, RowDecision::Add);
    let again = super::plan(&sheet, &both, &list(&[]), false);
    assert_eq!((again.added, again.skipped), (2, 1));
}

#[test]
fn a_licence_number_stands_once_in_a_club() {
    let licence = |id: i64, number: &str| Licence {
        member_id: MemberId(id),
        club_id: ClubId(1),
        number: number.to_owned(),
        key: licence_key(number).expect("a number"),
    };
    let club = ClubList {
        members: vec![member(1, "Anna", Some("a@b"), None), member(2, "Béla", None, None)],
        licences: vec![licence(1, "HU-1"), licence(2, "HU-2")],
    };
    let planned = |text: &str, reading: &Reading| {
        let rows = plan(&Sheet::read(text.as_bytes(), reading), reading, &club, false).rows;
        let faults = |row: &Planned| row.faults.first().map(|fault| (fault.field, fault.why));
        rows.iter().map(|row| (row.fate, faults(row))).collect::<Vec<_>>()
    };
    let taken = (RowFate::Fault, Some((MemberField::Licence, InvalidValue::LicenceTaken)));
    let text = "name,mail,licence\nKovács Anna,,hu 1\nAnna,a@b,HU-2\nAnna,a@b,HU-1\nCili,,-\n";
    let found = planned(text, &update());
    assert_eq!(found[0], (RowFate::Update(MemberId(1)), None), "known by the number");
    assert_eq!(found[1], (RowFate::Skip, None), "the person of the first row");
    assert_eq!(found[3], (RowFate::Add, None), "a hyphen is no number");
    let one = |text: &str| planned(&format!("name,mail,licence\n{text}\n"), &update())[0];
    assert_eq!(one("Anna,a@b,HU-2"), taken, "it is Béla's");
    assert_eq!(one("Anna,a@b,HU-1"), (RowFate::Same, None));
    assert_eq!(
        one("Anna,a@b,hu1"),
        (RowFate::Update(MemberId(1)), None),
        "written otherwise"
    );
    let mut both = update();
    both.chosen.insert(3, RowDecision::Add);
    let found = planned("name,licence\nCili,HU-9\nDani,hu9\n", &both);
    assert_eq!(found, [(RowFate::Add, None), taken], "two rows bring it");
}

#[test]
fn a_faulty_row_waits_until_it_is_mended() {
    let mut reading = Reading::default();
    let text = "name,mail\n,x\nBéla,b@c\n";
    assert_eq!(fates(text, &reading, &[]), [RowFate::Fault, RowFate::Add]);
    let typed = [
        (MemberField::Name, "Anna".to_owned()),
        (MemberField::Mail, String::new()),
    ];
    reading.typed.insert(2, typed.into());
    assert_eq!(fates(text, &reading, &[]), [RowFate::Add, RowFate::Add]);
}

#[test]
fn a_list_that_cannot_be_taken_says_why() {
    let refused = |text: &str| {
        let sheet = Sheet::read(text.as_bytes(), &Reading::default());
        plan(&sheet, &Reading::default(), &list(&[]), false).refused
    };
    assert_eq!(refused(""), Some(InvalidValue::ListEmpty));
    assert_eq!(refused("mail\na@b\n"), Some(InvalidValue::ListWithoutNames));
    assert_eq!(
        refused(&format!("name\n{}", "Anna\n".repeat(5_001))),
        Some(InvalidValue::ListTooMany)
    );
    assert_eq!(refused("name\nAnna\n"), None);
}
