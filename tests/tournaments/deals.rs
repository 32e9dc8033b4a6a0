//! Deals that Talon makes for boards: who sees them before they are played, that nobody else learns of them on any way,
//! the papers by which they are dealt, and what everyone sees afterwards.

use talon_records::format_of;
use talon_rules::cards::{CardSet, Pack, Suit};
use talon_service::authorization::routes;
use talon_service::tournaments::{self, ActOnRound, Enter, MakeDeals, NewTournament, RoundAct, draw};
use talon_store::roles::Role;
use talon_store::{MemberId, Store, TournamentId};
use talon_text::Lang;
use talon_tournament::duplicate::{BoardDeal, DealSeed};
use talon_tournament::standings::{BoardScore, SeatResult};
use talon_tournament::tournament::{Board, DealsSeenBy, Tournament, file};

use crate::clubs::people::{CLI, Town, Who, browser, grant, send, town};
use crate::harness::act::{check_in, request, seeded};
use crate::harness::site::{Client, Site, on_each_site};

/// Three boards a round at two tables, four guests and these members; the first round is published, and its deals are
/// made.
pub fn evening(store: &Store, members: &[MemberId], seen_by: DealsSeenBy) -> TournamentId {
    evening_of("ulti", store, members, seen_by)
}

fn evening_of(game: &str, store: &Store, members: &[MemberId], seen_by: DealsSeenBy) -> TournamentId {
    let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 27).expect("a day");
    let new = NewTournament {
        name: "Sealed",
        preset: "duplicate-evening",
        game,
        starts: day.and_hms_opt(18, 0, 0).expect("a time"),
        venue: "",
    };
    let now = chrono::Utc::now();
    let id = tournaments::create(store, &CLI, "one", &new, None, now).expect("an event");
    let request = request(store, &CLI, id, now);
    check_in(&request, (0..6 - members.len()).map(|guest| format!("Dealt {guest}")));
    for member in members {
        let enter = Enter {
            member: *member,
            here: true,
        };
        request.act(enter).expect("an entry");
    }
    let start = tournaments::ChangeState {
        step: tournaments::StateChange::Start,
        reason: "",
    };
    request.act(start).expect("a start");
    draw(&request, seeded(1)).expect("a draft");
    let publish = ActOnRound {
        round: 1,
        act: RoundAct::Publish,
    };
    request.act(publish).expect("a round");
    let revision = revision(store, id);
    let make = MakeDeals::by_chance(revision, seen_by).expect("a seed");
    request.act(make).expect("deals");
    id
}

/// The same with guests alone, and deals that officials see.
pub fn dealt(store: &Store) -> TournamentId {
    evening(store, &[], DealsSeenBy::Officials)
}

/// An evening that compares deals and has none yet.
fn without_deals(store: &Store) -> TournamentId {
    let new = NewTournament {
        name: "Bare",
        preset: "duplicate-evening",
        game: "ulti",
        starts: chrono::Utc::now().naive_utc(),
        venue: "",
    };
    tournaments::create(store, &CLI, "one", &new, None, chrono::Utc::now()).expect("an event")
}

fn revision(store: &Store, id: TournamentId) -> i64 {
    let read = store.read(|db| tournaments::read::revision(db, &CLI, id));
    read.expect("a revision")
}

/// The tournament as the database has it.
pub fn kept(store: &Store, id: TournamentId) -> Tournament {
    let row = store.read(|db| talon_store::tournaments::by_id(db, id)).expect("a row");
    file::read_kept(row.document.as_bytes()).expect("a tournament")
}

fn seed(store: &Store, id: TournamentId) -> DealSeed {
    kept(store, id).deals.and_then(|deals| deals.seed).expect("a seed")
}

/// Plays all boards of a table with results that stand.
pub fn play(store: &Store, id: TournamentId, round: u16, table: u16) {
    let seat = |raw: i64| SeatResult {
        boards: vec![BoardScore::Raw(raw); 3],
        ..SeatResult::of(3 * raw)
    };
    let typed = tournaments::ResultTyped {
        round,
        table,
        seen: 0,
        reason: "",
        device: None,
    };
    let act = tournaments::ResultAct::Enter([4, -2, -2].map(seat).to_vec());
    request(store, &CLI, id, chrono::Utc::now())
        .act(tournaments::ActOnResult { typed, act })
        .expect("a result");
}

/// What nobody may find anywhere before it is time.
struct Canary {
    seed: String,
    /// The cards of a board's hands, by codes and as they are read aloud.
    hands: Vec<(Vec<&'static str>, Vec<String>)>,
}

impl Canary {
    fn of(store: &Store, id: TournamentId, round: u16) -> Canary {
        let tournament = kept(store, id);
        let boards = tournament.boards_at(round, 1);
        let pack = format_of(tournament.game).pack();
        let deals = boards.iter().filter_map(|board| tournament.deal_of(*board));
        let hands = deals.flat_map(|deal: BoardDeal| deal.hands).map(|cards| {
            let cards: Vec<_> = pack.in_order(cards).collect();
            let codes = cards.iter().map(|card| pack.code(*card)).collect();
            (
                codes,
                cards.iter().map(|card| Lang::En.card(*card).into_owned()).collect(),
            )
        });
        Canary {
            seed: seed(store, id).to_hex(),
            hands: hands.collect(),
        }
    }

    /// What of it stands in a text.
    fn found(&self, text: &str) -> Option<String> {
        if text.contains(&self.seed) {
            return Some("the seed".to_owned());
        }
        if text.contains("class=\"dealt") {
            return Some("a deal".to_owned());
        }
        for (codes, names) in &self.hands {
            let lists = [" ", ",", "\",\"", "\", \"", ""].map(|between| codes.join(between));
            if let Some(list) = lists.into_iter().find(|list| text.contains(list.as_str())) {
                return Some(list);
            }
            // One name may be an example of something; a hand of them is none.
            if names.iter().all(|name| text.contains(name.as_str())) {
                return Some(names.join(", "));
            }
        }
        None
    }
}

/// All addresses that are asked for by GET, filled with this tournament.
fn addresses(id: TournamentId) -> Vec<String> {
    let all = routes().expect("a table");
    let gets = all
        .iter()
        .filter(|route| route.method == "GET" && !route.path.ends_with("/live"));
    let filled = gets.map(|route| {
        let path = route.path.replace("{id}", &id.to_string()).replace("{slug}", "one");
        let path = path.replace("{tournament}", &id.to_string());
        let path = path.replace("{game}", "ulti").replace("{name:.*}", "talon.css");
        let parts = path.split('/').map(|part| match part.starts_with('{') {
            true if part.contains("}.") => part.replace(['{', '}'], ""),
            true => "1".to_owned(),
            false => part.to_owned(),
        });
        parts.collect::<Vec<_>>().join("/")
    });
    let mut all: Vec<String> = filled.collect();
    let searches = ["/search?q=Sealed", "/hands?q=Sealed", "/tournaments?club=one"];
    all.extend(searches.map(str::to_owned));
    all
}

/// Everyone asks for everything; answers how many answers there were.
fn walk(site: &Site, id: TournamentId, canary: &Canary, knows: &[Who]) -> usize {
    let mut answered = 0;
    for who in Who::ALL.into_iter().filter(|who| !knows.contains(who)) {
        let mut client = browser(site, who);
        for address in addresses(id) {
            let answer = client.get(&address);
            let found = canary.found(&answer.text());
            assert_eq!(found, None, "{who:?} {address} ({})", answer.status);
            answered += usize::from(answer.status == 200);
        }
    }
    answered
}

pub fn people(site: &Site, town: &Town, id: TournamentId) {
    grant(&site.store, town.owner, Role::Director, id);
    grant(&site.store, town.director, Role::Director, id);
    grant(&site.store, town.scorer, Role::Scorer, id);
}

#[test]
fn sealed_deals_are_on_no_way_out_before_their_last_table_has_played() {
    on_each_site(|site| {
        let town = town(site);
        // The owner directs it and plays, so that of those whom the deals are told to nobody is left.
        let id = evening(&site.store, &[town.owner, town.member], DealsSeenBy::Owners);
        people(site, &town, id);
        let first = Canary::of(&site.store, id, 1);
        assert_eq!(first.hands.len(), 9, "three boards with three hands");
        let dealing = format!("/tournaments/{id}/print/dealing/1");
        for who in Who::ALL {
            let status = browser(site, who).get(&dealing).status;
            assert!(matches!(status, 401 | 403), "{who:?}: {status}");
        }
        assert!(walk(site, id, &first, &[]) > 300);
        play(&site.store, id, 1, 1);
        walk(site, id, &first, &[]);
        // What was told of the act is told of the fingerprint alone.
        let log = browser(site, Who::Owner).get(&format!("/tournaments/{id}/log")).text();
        assert!(
            log.contains("Deals made") && log.contains("owners of the club"),
            "{log}"
        );
        play(&site.store, id, 1, 2);
        let page = site.client().get(&format!("/tournaments/{id}/boards/1")).text();
        assert!(first.found(&page).is_some(), "{page}");
    });
}

#[test]
fn officials_see_the_deals_that_they_deal_as_long_as_they_do_not_play() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.owner, town.member], DealsSeenBy::Officials);
        people(site, &town, id);
        let canary = Canary::of(&site.store, id, 1);
        let at = |page: &str| format!("/tournaments/{id}/{page}");
        for (who, sees) in [
            (Who::Director, true),
            (Who::Scorer, true),
            (Who::Owner, false),
            (Who::Member, false),
        ] {
            let mut client = browser(site, who);
            let sheet = client.get(&at("print/dealing/1"));
            assert_eq!(sheet.status, if sees { 200 } else { 403 }, "{who:?}");
            let seen = canary.found(&sheet.text());
            assert_eq!(seen.is_some(), sees, "{who:?}");
            let boards = client.get(&at("boards")).text();
            assert_eq!(boards.contains("print/dealing/1"), sees, "{who:?}: {boards}");
            // A draft is dealt before anyone is told where to sit.
            assert_eq!(boards.contains("print/dealing/2"), sees, "{who:?}: {boards}");
            let draft = client.get(&at("print/dealing/2"));
            assert_eq!(draft.status, if sees { 200 } else { 403 }, "{who:?}");
            assert!(!draft.text().contains("Dealt 0"), "{who:?} reads who sits where");
            let print = client.get(&at("print")).text();
            assert_eq!(print.contains("print/dealing/1"), sees, "{who:?}: {print}");
        }
        let file = |who: Who| browser(site, who).get(&at("event.json")).text();
        assert!(file(Who::Director).contains(&canary.seed), "another machine can go on");
        let sealed = file(Who::Owner);
        assert!(!sealed.contains(&canary.seed) && sealed.contains("\"commitment\":\"sha256:"));
        walk(site, id, &canary, &[Who::Director, Who::Scorer]);
    });
}

#[test]
fn a_file_without_its_seed_comes_back_byte_by_byte() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening(&site.store, &[town.owner], DealsSeenBy::Officials);
        people(site, &town, id);
        for who in [Who::Owner, Who::Director] {
            let bytes = browser(site, who).get(&format!("/tournaments/{id}/event.json")).bytes;
            let (tournament, outside) = file::read(&bytes).expect("a file");
            assert_eq!(file::write(&tournament, &outside), bytes, "{who:?}");
        }
    });
}

/// The second hand of a board as a page has it: each suit with its ranks.
fn second_hand(tournament: &Tournament, board: Board) -> Vec<String> {
    let hand = tournament.deal_of(board).expect("a deal").hands[1];
    let suits = Suit::ALL.into_iter().map(|suit| (suit, hand.and(CardSet::suit(suit))));
    let held = suits.filter(|(_, cards)| !cards.is_empty());
    let line = |(suit, cards): (Suit, CardSet)| {
        let ranks: Vec<&str> = Pack::German
            .in_order(cards)
            .map(|card| Pack::German.rank_code(card.rank()))
            .collect();
        format!("aria-label=\"{}\"></i> {}</span>", Lang::En.suit(suit), ranks.join(" "))
    };
    held.map(line).collect()
}

#[test]
fn a_dealing_sheet_has_a_line_for_each_hand_and_says_at_which_tables_it_is_needed() {
    on_each_site(|site| {
        let town = town(site);
        let id = dealt(&site.store);
        people(site, &town, id);
        let sheet = browser(site, Who::Director)
            .get(&format!("/tournaments/{id}/print/dealing/1"))
            .text();
        assert_eq!(sheet.matches("<article class=\"board-deal\"").count(), 3, "{sheet}");
        assert_eq!(sheet.matches("class=\"deal-hand\"").count(), 9, "{sheet}");
        for said in [
            "2 copies, for tables 1, 2",
            "Dealer: seat 1",
            "Dealer: seat 3",
            "Forehand, with the talon",
            "seat 2",
        ] {
            assert!(sheet.contains(said), "{said}: {sheet}");
        }
        // Boards of the next round are on the sheet of that round.
        assert!(!sheet.contains("Board 4"), "{sheet}");
        let movement = site.client().get(&format!("/tournaments/{id}/print/movement")).text();
        assert!(
            movement.contains("<b>1–3</b>") && !movement.contains("4–6"),
            "a draft is nobody's: {movement}"
        );
        let whole = browser(site, Who::Director)
            .get(&format!("/tournaments/{id}/print/movement"))
            .text();
        assert!(whole.contains("4–6"), "{whole}");
    });
}

#[test]
fn a_game_whose_talon_lies_by_itself_has_a_line_for_it_and_a_best_contract_for_each_hand() {
    on_each_site(|site| {
        let town = town(site);
        let id = evening_of("preferans", &site.store, &[], DealsSeenBy::Officials);
        people(site, &town, id);
        let sheet = browser(site, Who::Director)
            .get(&format!("/tournaments/{id}/print/dealing/1"))
            .text();
        assert_eq!(sheet.matches("<b>Talon</b>").count(), 3, "{sheet}");
        assert_eq!(sheet.matches("class=\"deal-hand\"").count(), 12, "{sheet}");
        assert!(
            !sheet.contains("with the talon</b>") && sheet.contains("dealt french"),
            "{sheet}"
        );
        (1..=2).for_each(|table| play(&site.store, id, 1, table));
        let page = site.client().get(&format!("/tournaments/{id}/boards/1")).text();
        for hand in ["Forehand: ", "Second hand: ", "Third hand: "] {
            assert!(page.contains(hand), "{hand}: {page}");
        }
    });
}

#[test]
fn after_the_last_table_everyone_sees_the_cards_the_results_and_at_the_end_the_seed() {
    on_each_site(|site| {
        town(site);
        let id = evening(&site.store, &[], DealsSeenBy::Owners);
        let at = |page: &str| format!("/tournaments/{id}/{page}");
        let mut visitor = site.client();
        let boards = visitor.get(&at("boards")).text();
        let fingerprint = seed(&site.store, id).commitment().to_hex();
        assert!(
            boards.contains(&fingerprint),
            "everyone sees it from the beginning: {boards}"
        );
        let records = visitor.get(&at("print/records/1")).text();
        assert!(records.contains("No board of this round"), "{records}");
        (1..=2).for_each(|table| play(&site.store, id, 1, table));
        let tournament = kept(&site.store, id);
        let first = tournament.boards()[0];
        let page = visitor.get(&at("boards/1")).text();
        for line in second_hand(&tournament, first) {
            assert!(page.contains(&line), "{line}: {page}");
        }
        let best = "Best contract with all cards in sight:";
        assert!(page.contains(best) && page.contains("Forehand: "), "{page}");
        assert!(
            page.contains("class=\"dealt") && page.contains("Round 1, table 2"),
            "{page}"
        );
        let records = visitor.get(&at("print/records/1")).text();
        assert_eq!(records.matches("<article class=\"board-record").count(), 3, "{records}");
        assert_eq!(records.matches("class=\"deal-hand\"").count(), 9, "{records}");
        assert_eq!(records.matches(best).count(), 3, "{records}");
        assert_eq!(visitor.get(&at("boards/4")).status, 404);
        assert!(
            !visitor
                .get(&at("boards"))
                .text()
                .contains(&seed(&site.store, id).to_hex())
        );
        let step = |step| {
            let step = tournaments::ChangeState { step, reason: "" };
            request(&site.store, &CLI, id, chrono::Utc::now())
                .act(step)
                .expect("a step");
        };
        step(tournaments::StateChange::Finish);
        let boards = visitor.get(&at("boards")).text();
        assert!(
            !boards.contains(&seed(&site.store, id).to_hex()),
            "it can go on with a click: {boards}"
        );
        step(tournaments::StateChange::Archive);
        let boards = visitor.get(&at("boards")).text();
        assert!(boards.contains(&seed(&site.store, id).to_hex()), "{boards}");
        assert!(boards.contains("/rules/tournament#T-3.7"), "{boards}");
    });
}

fn make(client: &mut Client, id: TournamentId, revision: i64, seen_by: &str) -> u16 {
    let revision = revision.to_string();
    let key = format!("{revision} {seen_by}");
    let form = [
        ("act", "make-deals"),
        ("revision", revision.as_str()),
        ("seen_by", seen_by),
        ("key", key.as_str()),
    ];
    send(client, &format!("/tournaments/{id}/direct"), &form).status
}

#[test]
fn the_director_makes_deals_with_one_form_takes_them_back_and_not_while_they_are_played() {
    on_each_site(|site| {
        let town = town(site);
        let id = dealt(&site.store);
        people(site, &town, id);
        let mut director = browser(site, Who::Director);
        let waits = "No deals have been made for the boards yet";
        let console = format!("/tournaments/{id}/direct");
        assert!(!director.get(&console).text().contains(waits), "there are deals");
        let bare = without_deals(&site.store);
        grant(&site.store, town.director, Role::Director, bare);
        let page = director.get(&format!("/tournaments/{bare}/direct")).text();
        assert!(page.contains(waits), "{page}");
        let page = director.get(&format!("/tournaments/{id}/boards")).text();
        assert!(
            page.contains("value=\"make-deals\"") && page.contains("Make other deals"),
            "{page}"
        );
        let before = seed(&site.store, id);
        let now = revision(&site.store, id);
        assert_eq!(make(&mut director, id, now - 1, "owners"), 409, "something has changed");
        assert_eq!(make(&mut director, id, now, "nobody"), 409, "there is no such choice");
        assert_eq!(seed(&site.store, id), before);
        assert_eq!(make(&mut director, id, now, "owners"), 303);
        assert_ne!(seed(&site.store, id), before);
        let undo = revision(&site.store, id).to_string();
        let form = [("act", "undo"), ("revision", undo.as_str()), ("key", "back")];
        assert_eq!(
            send(&mut director, &format!("/tournaments/{id}/direct"), &form).status,
            303
        );
        assert_eq!(seed(&site.store, id), before);
        play(&site.store, id, 1, 1);
        let now = revision(&site.store, id);
        assert_eq!(make(&mut director, id, now, "owners"), 409);
        assert_eq!(seed(&site.store, id), before);
        let page = director.get(&format!("/tournaments/{id}/boards")).text();
        assert!(!page.contains("value=\"make-deals\""), "{page}");
    });
}
