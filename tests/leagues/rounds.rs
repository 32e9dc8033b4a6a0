//! Single rounds of tournaments as units of a season: when they count, what they come to, and what a correction does.

use std::collections::BTreeMap;

use talon_league::UnitKind;
use talon_service::leagues::with_rounds;
use talon_service::tournaments::Publish;
use talon_store::leagues::RevisionCause;
use talon_store::tournaments::Listed;
use talon_tournament::Exact;

use super::*;

const OVER: &str = "Őszi klubest";
pub const RUNNING: &str = "Téli klubest";

fn director() -> &'static str {
    "member2@example.org"
}

/// The tournament of this name, and who directs it.
pub fn night<'a>(site: &'a Site, name: &str) -> Night<'a> {
    let director = find_person::by_mail(&site.store, director()).expect("the owner");
    let shown = season(site, None);
    let known = shown.units.iter().find(|unit| unit.name.as_deref() == Some(name));
    let offered: Vec<Listed> = site
        .store
        .read(|db| with_rounds(db, &director, &shown))
        .expect("tournaments");
    let offered = offered.iter().find(|one| one.name == name).map(|one| one.id);
    let id = known
        .and_then(|unit| unit.tournament)
        .or(offered)
        .expect("a tournament");
    Night { site, director, id }
}

/// The scores of a table at which this seat won so much from each of the others.
fn won_by(winner: usize, seats: usize, each: i64) -> Vec<SeatResult> {
    let others = i64::try_from(seats - 1).expect("a table");
    let score = |seat| if seat == winner { each * others } else { -each };
    (0..seats).map(|seat| SeatResult::of(score(seat))).collect()
}

impl Night<'_> {
    pub fn tournament(&self) -> Tournament {
        let shown = self.site.store.read(|db| read::tournament(db, &self.director, self.id));
        Tournament::clone(&shown.expect("a tournament").loaded.tournament)
    }

    /// Says of every table of a round that has no result what it came to, but for so many of them.
    pub fn end_round(&self, number: u16, but: usize) {
        let round = self.tournament().round(number).expect("a round").clone();
        let open: Vec<_> = round.tables.iter().filter(|table| table.result.is_none()).collect();
        assert!(open.len() >= but, "{} are open", open.len());
        for table in &open[but..] {
            self.rule_table(number, table.number, won_by(0, table.seats.len(), 6));
        }
    }

    fn rule_table(&self, round: u16, number: u16, scores: Vec<SeatResult>) {
        let table = self.tournament().table(round, number).expect("a table").clone();
        let typed = ResultTyped {
            round,
            table: number,
            seen: table.version,
            reason: "misread",
            device: None,
        };
        self.act(ActOnResult {
            typed,
            act: ResultAct::Rule(scores),
        });
    }

    pub fn void(&self, round: u16, number: u16) {
        let table = self.tournament().table(round, number).expect("a table").clone();
        let typed = ResultTyped {
            round,
            table: number,
            seen: table.version,
            reason: "the wrong table",
            device: None,
        };
        self.act(ActOnResult {
            typed,
            act: ResultAct::Void,
        });
    }
}

fn add(site: &Site, owner: &mut Client, tournament: TournamentId, round: &str) -> Answer {
    let id = tournament.to_string();
    let form = [
        ("act", "add-round"),
        ("tournament", id.as_str()),
        ("round", round),
        ("weight", "1"),
        ("group", ""),
    ];
    send_to(site, owner, "units", &form)
}

fn added(site: &Site, owner: &mut Client, tournament: TournamentId, round: &str) {
    let answer = add(site, owner, tournament, round);
    assert_eq!(answer.status, 303, "{}", answer.text());
}

fn take_out(site: &Site, owner: &mut Client, number: u32) {
    let number = number.to_string();
    let out = [
        ("act", "take-out"),
        ("unit", number.as_str()),
        ("reason", "round by round"),
    ];
    assert_eq!(send_to(site, owner, "units", &out).status, 303);
}

/// The unit that counts and is this round.
fn unit(shown: &SeasonShown, round: u16) -> u32 {
    let found = shown.units.iter().find(|unit| unit.counts && unit.round == Some(round));
    found.expect("a round").number.0
}

/// Place and raw sum of everyone who has a row, from a round that counts.
fn column(site: &Site, round: u16) -> BTreeMap<MemberId, (usize, Exact)> {
    let shown = season(site, None);
    let number = talon_league::UnitNo(unit(&shown, round));
    let table = shown.table.as_ref().expect("a table");
    let cells = table.rows.iter().filter_map(|row| {
        let cell = table.cell(row, number)?;
        assert_eq!(cell.tables, 1);
        Some((MemberId(row.person.0), (cell.rank?, cell.raw.clone())))
    });
    cells.collect()
}

/// The same as the standings before and after the round say it, of the members who sat at a table.
fn expected(night: &Night<'_>, round: u16) -> BTreeMap<MemberId, (usize, Exact)> {
    let tournament = night.tournament();
    let loaded = night
        .site
        .store
        .read(|db| read::tournament(db, &night.director, night.id));
    let members = loaded.expect("a tournament").loaded.members;
    let total = |after: u16| -> BTreeMap<_, (Exact, i64)> {
        let ranking = tournament.ranking_of(1, after).expect("standings");
        let rows = ranking.rows.into_iter();
        rows.map(|row| (row.entry, (row.total, row.raw_sum))).collect()
    };
    let (before, after) = (total(round - 1), total(round));
    let tables = &tournament.round(round).expect("a round").tables;
    let seated = tables.iter().flat_map(|table| &table.seats).map(|seat| seat.entry);
    let won: Vec<_> = seated
        .map(|entry| {
            let (old, new) = (&before[&entry], &after[&entry]);
            (entry, &new.0 - &old.0, new.1 - old.1)
        })
        .collect();
    let ranked = won.iter().map(|(entry, points, raw)| {
        let ahead = won.iter().filter(|(_, other, _)| other > points).count();
        let member = &members[&tournament.entry(*entry).expect("an entry").member];
        (member, (1 + ahead, Exact::from(*raw)))
    });
    let known = ranked.filter(|(member, _)| !member.is_guest);
    known.map(|(member, place)| (member.id, place)).collect()
}

#[test]
fn a_round_counts_by_itself_and_never_beside_the_whole_of_its_tournament() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, OVER);
        let whole = season(site, None)
            .units
            .iter()
            .find(|unit| unit.tournament == Some(night.id))
            .expect("a unit")
            .number
            .0;
        let page = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        let rounds = format!("{page}?tournament={}", night.id);
        let option = |round: u16| format!("<option value=\"{round}\"");
        let offered = |text: &str| -> Vec<u16> {
            let form = text.split("id=\"round\"").nth(1).unwrap_or_default();
            let list = form.split("</select>").next().unwrap_or_default().to_owned();
            (1..=9).filter(|round| list.contains(&option(*round))).collect()
        };
        assert_eq!(
            offered(&owner.get(&rounds).text()),
            Vec::<u16>::new(),
            "it counts as a whole"
        );
        let beside = add(site, &mut owner, night.id, "2");
        assert_eq!(beside.status, 422);
        let text = beside.text();
        assert!(
            text.contains(&format!(
                "Round 2 cannot be added, because the whole tournament {OVER} already counts."
            )),
            "{text}"
        );
        take_out(site, &mut owner, whole);
        assert_eq!(offered(&owner.get(&rounds).text()), [1, 2, 3, 4]);
        let first = add(site, &mut owner, night.id, "2");
        assert_eq!(first.status, 303, "{}", first.text());
        assert_eq!(first.header("location"), Some(format!("{rounds}#rounds").as_str()));
        assert_eq!(offered(&owner.get(&rounds).text()), [1, 3, 4]);
        assert_eq!(column(site, 2), expected(&night, 2));
        assert!(column(site, 2).len() > 3, "more than one table");
        added(site, &mut owner, night.id, "3");
        assert_eq!(column(site, 3), expected(&night, 3));
        assert_ne!(column(site, 3), column(site, 2));
        let twice = add(site, &mut owner, night.id, "3");
        assert_eq!(twice.status, 422);
        assert!(
            twice
                .text()
                .contains(&format!("This result already counts: Round 3 of {OVER}.")),
            "{}",
            twice.text()
        );
        let (id, number) = (night.id.to_string(), whole.to_string());
        let again = [
            ("act", "add"),
            ("tournament", id.as_str()),
            ("weight", "1"),
            ("group", ""),
        ];
        let back = [("act", "put-back"), ("unit", number.as_str())];
        for form in [&again[..], &back[..]] {
            let refused = send_to(site, &mut owner, "units", form);
            assert_eq!(refused.status, 422);
            let said = format!("{OVER} cannot be added as a whole, because Round 2 of {OVER} already counts.");
            assert!(refused.text().contains(&said), "{}", refused.text());
        }
    });
}

#[test]
fn a_tournament_of_which_two_rounds_count_is_one_date_of_the_calendar() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, OVER);
        let dates = |client: &mut Client| {
            let text = client.get(&format!("/leagues/{LEAGUE}.ics")).text();
            text.matches("BEGIN:VEVENT").count()
        };
        let before = dates(&mut site.client());
        let shown = season(site, None);
        let whole = shown.units.iter().find(|unit| unit.tournament == Some(night.id));
        take_out(site, &mut owner, whole.expect("a unit").number.0);
        added(site, &mut owner, night.id, "1");
        added(site, &mut owner, night.id, "2");
        assert_eq!(dates(&mut site.client()), before);
    });
}

#[test]
fn a_round_is_of_the_day_of_its_tournament_where_it_was_written_down_later() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, OVER);
        let whole = season(site, None);
        let whole = whole.units.iter().find(|unit| unit.tournament == Some(night.id));
        take_out(site, &mut owner, whole.expect("a unit").number.0);
        for round in ["2", "3"] {
            added(site, &mut owner, night.id, round);
        }
        let days = season(site, None)
            .units
            .into_iter()
            .filter(|unit| unit.tournament == Some(night.id));
        let days: Vec<_> = days.map(|unit| unit.day).collect();
        assert_eq!(days, [night.tournament().starts.date(); 3], "it was written down later");
    });
}

#[test]
fn a_round_of_a_running_tournament_counts_once_all_its_tables_have_a_result() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, RUNNING);
        added(site, &mut owner, night.id, "1");
        assert_eq!(column(site, 1), expected(&night, 1), "the tournament goes on");
        let half = add(site, &mut owner, night.id, "2");
        assert_eq!(half.status, 422);
        let said = format!("Round 2 of {RUNNING} is not over");
        assert!(half.text().contains(&said), "{}", half.text());
        let revision = season(site, None).head.revision;
        night.end_round(2, 1);
        assert_eq!(
            add(site, &mut owner, night.id, "2").status,
            422,
            "one table is still missing"
        );
        assert_eq!(
            season(site, None).head.revision,
            revision,
            "what does not count changes nothing"
        );
        night.end_round(2, 0);
        added(site, &mut owner, night.id, "2");
        assert_eq!(column(site, 2), expected(&night, 2));
        let nowhere = add(site, &mut owner, night.id, "9");
        assert_eq!(nowhere.status, 404, "{}", nowhere.text());
    });
}

#[test]
fn a_round_of_which_nobody_is_told_counts_once_it_is_released() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, RUNNING);
        added(site, &mut owner, night.id, "1");
        let counted = column(site, 1);
        assert!(!counted.is_empty());
        for withheld in [Withheld::Standings, Withheld::LastRounds(200)] {
            night.withhold(withheld);
            assert!(column(site, 1).is_empty(), "{withheld:?}");
            night.withhold(Withheld::Nothing);
            assert_eq!(column(site, 1), counted, "{withheld:?}");
        }
    });
}

#[test]
fn a_result_that_was_decided_and_then_played_is_the_one_that_counts() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, RUNNING);
        night.end_round(2, 0);
        added(site, &mut owner, night.id, "2");
        let decided = (season(site, None), column(site, 2));
        let table = night.tournament().round(2).expect("a round").tables[0].clone();
        let count = table.seats.len();
        night.rule_table(2, table.number, won_by(count - 1, count, 30));
        let after = season(site, None);
        assert_eq!(after.head.revision, decided.0.head.revision + 1, "in the same moment");
        let cause = after.revision.as_ref().expect("a table").cause;
        assert_eq!(cause, RevisionCause::Unit);
        assert_eq!(column(site, 2), expected(&night, 2));
        assert_ne!(column(site, 2), decided.1);
        let first = season(site, None).head.revision;
        // A table of another round is none of its facts.
        let other = night.tournament().round(1).expect("a round").tables[0].clone();
        night.rule_table(1, other.number, won_by(1, other.seats.len(), 77));
        assert_eq!(season(site, None).head.revision, first);
        night.void(2, table.number);
        assert!(
            column(site, 2).is_empty(),
            "a table without a result: the round is not over"
        );
        let shown = season(site, None);
        assert_eq!(shown.head.revision, first + 1);
        night.end_round(2, 0);
    });
}

#[test]
fn where_rounds_were_chosen_the_rule_does_not_take_the_tournament() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, RUNNING);
        added(site, &mut owner, night.id, "1");
        night.end_round(2, 0);
        let counted = |site: &Site| {
            let shown = season(site, None);
            let of_it = shown.units.iter().filter(|unit| unit.tournament == Some(night.id));
            of_it.map(|unit| (unit.kind, unit.counts)).collect::<Vec<_>>()
        };
        night.step(StateChange::Finish);
        assert_eq!(counted(site), [(UnitKind::Round, true)], "by hand wins");
        let rule = [
            ("act", "rule"),
            ("takes", "true"),
            ("units", "tournaments"),
            ("game", "ulti"),
            ("pattern", ""),
            ("weekday", ""),
            ("rule_from", ""),
            ("rule_to", ""),
            ("entries", ""),
        ];
        assert_eq!(send_to(site, &mut owner, "settings", &rule).status, 303);
        assert_eq!(counted(site), [(UnitKind::Round, true)]);
        take_out(site, &mut owner, unit(&season(site, None), 1));
        let wider = [&rule[..7], &[("rule_to", "2099-01-01"), ("entries", "")]].concat();
        assert_eq!(send_to(site, &mut owner, "settings", &wider).status, 303);
        assert_eq!(
            counted(site),
            [(UnitKind::Round, false)],
            "what was taken out stays out"
        );
    });
}

#[test]
fn pages_and_programs_say_which_round_of_what_it_is() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, RUNNING);
        added(site, &mut owner, night.id, "1");
        let shown = season(site, None);
        let number = unit(&shown, 1);
        let page = format!("/leagues/{LEAGUE}/{}/units/{number}", shown.head.slug);
        let told = |client: &mut Client| -> serde_json::Value {
            let answer = client.get(&format!("/api/v1/leagues/{LEAGUE}/units/{number}"));
            serde_json::from_str(&answer.text()).expect("JSON")
        };
        let text = site.client().get(&page).text();
        let way = format!("/tournaments/{}/rounds/1", night.id);
        assert!(
            text.contains(&format!("<h1>Round 1 of {RUNNING}</h1>")) && text.contains(&way),
            "{text}"
        );
        assert_eq!(site.client().get(&way).status, 200);
        let hungarian = site.client().get(&format!("{page}?lang=hu")).text();
        assert!(
            hungarian.contains(&format!("<h1>{RUNNING}, 1. forduló</h1>")),
            "{hungarian}"
        );
        let csv = site.client().get(&format!("/leagues/{LEAGUE}.csv")).text();
        assert!(csv.contains(&format!("Round 1 of {RUNNING}")), "{csv}");
        let unit = &told(&mut site.client())["unit"];
        assert_eq!(
            (&unit["kind"], &unit["round"], &unit["tournament"], &unit["name"]),
            (&"round".into(), &1.into(), &night.id.0.into(), &RUNNING.into())
        );
        night.act(Publish { published: false });
        let text = site.client().get(&page).text();
        assert!(
            text.contains("<h1>Round 1 of a private tournament</h1>") && !text.contains(RUNNING),
            "{text}"
        );
        let unit = &told(&mut site.client())["unit"];
        assert!(unit["tournament"].is_null() && unit["name"].is_null(), "{unit}");
    });
}

#[test]
fn a_tournament_that_counts_elsewhere_in_parts_is_told_to_those_who_manage() {
    on_each_example_site(|site| {
        let mut owner = owner(site);
        let night = night(site, OVER);
        let form = [
            ("name", "Cups"),
            ("preset", "best-three"),
            ("season", "2026"),
            ("from", "2020-01-01"),
            ("to", "2036-12-31"),
            ("takes", ""),
            ("slug", "cups"),
            ("key", ""),
        ];
        assert_eq!(owner.submit("/clubs/pelda/leagues/new", &form).status, 303);
        let units = format!("/leagues/{LEAGUE}/{}/units", season(site, None).head.slug);
        for round in ["1", "2"] {
            let address = SeasonAddress {
                league: "cups",
                season: None,
                revision: None,
            };
            let cups = site.store.read(|db| leagues::season(db, &Actor::CommandLine, &address));
            let version = cups.expect("a season").head.version.to_string();
            let id = night.id.to_string();
            let sent = [
                ("act", "add-round"),
                ("tournament", id.as_str()),
                ("round", round),
                ("weight", "1"),
                ("group", ""),
                ("version", version.as_str()),
                ("key", ""),
            ];
            assert_eq!(owner.submit("/leagues/cups/2026/units", &sent).status, 303);
            let text = owner.get(&units).text();
            assert_eq!(text.matches("also counts in Cups, 2026").count(), 1, "{text}");
            assert!(!text.contains("Cups, 2026; Cups, 2026"), "once, however many rounds");
        }
    });
}
