//! Guests who become members while the season goes on.

use super::*;

#[test]
fn what_a_former_guest_played_before_goes_to_nobody_until_they_bring_it() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    season.act(tournament(8, 20)).unwrap();
    let facts = BTreeMap::from([
        (UnitNo(1), ranks(&[(3, 1), (1, 2), (2, 3)])),
        (UnitNo(2), ranks(&[(3, 1), (2, 2), (1, 3)])),
    ]);
    let members = [LeaguePerson(1), LeaguePerson(2), LeaguePerson(3)];
    let all = season.count(&members, &facts).unwrap();
    assert_eq!(said(&all), ["1 3 20", "2 1 12", "2 2 12"]);
    season.became_member(LeaguePerson(3), day(20));
    let later = season.count(&members, &facts).unwrap();
    assert_eq!(
        said(&later),
        ["1 1 12", "1 2 12", "3 3 10"],
        "their place then stays taken, and the day itself is theirs"
    );
    assert_eq!(later.row(LeaguePerson(3)).unwrap().played, 1);
    season.became_member(LeaguePerson(3), day(25));
    assert_eq!(
        season.count(&members, &facts).unwrap(),
        later,
        "who was a guest by mistake again stays who they are"
    );
    let merged = season.with_merged(|person| match person {
        LeaguePerson(3) => LeaguePerson(2),
        other => other,
    });
    assert_eq!(merged.former_guests, [], "another entry of theirs was a member then");
    let bring = |brings| LeagueAct::Bring {
        person: LeaguePerson(3),
        brings,
    };
    season.act(bring(true)).unwrap();
    assert_eq!(season.count(&members, &facts).unwrap(), all);
    assert_eq!(season.act(bring(true)), Err(LeagueRefusal::Unchanged));
    season.act(bring(false)).unwrap();
    assert_eq!(season.count(&members, &facts).unwrap(), later);
    let stranger = LeagueAct::Bring {
        person: LeaguePerson(1),
        brings: true,
    };
    assert_eq!(season.act(stranger), Err(LeagueRefusal::NoFormerGuest));
}

#[test]
fn a_season_kept_before_guests_were_told_apart_counts_as_it_did() {
    let mut season = open();
    season.act(tournament(7, 10)).unwrap();
    let kept = serde_json::to_string(&season).unwrap();
    assert!(!kept.contains("former_guests"), "{kept}");
    let read: LeagueSeason = serde_json::from_str(&kept).unwrap();
    let facts = BTreeMap::from([(UnitNo(1), ranks(&[(3, 1), (1, 2)]))]);
    let members = [LeaguePerson(1), LeaguePerson(3)];
    assert_eq!(said(&read.count(&members, &facts).unwrap()), ["1 3 10", "2 1 7"]);
}
