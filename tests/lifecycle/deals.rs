//! The deals of boards: when they can be made, when everyone may know them, and which records are of them.

use serde_json::{Value, json};
use talon_records::format_of;
use talon_rules::cards::CardSet;
use talon_rules::games::GameKind;
use talon_tournament::duplicate::{BoardDeal, DealSeed};
use talon_tournament::rounds::boards::Boards;
use talon_tournament::standings::{BoardScore, SeatResult};
use talon_tournament::tournament::file::{Version, kept, read, read_kept, write};
use talon_tournament::tournament::{
    Board, DealsSeenBy, HandFault, MadeDeals, MemberKey, Origin, Place, Preset, ResultSource, State, TableStanding,
    Tournament, Why, tally,
};

use super::chance_played::prepared;
use super::file::outside;

fn seed() -> DealSeed {
    DealSeed::new([0xa7; 32])
}

/// Two rounds of three boards a table, of which none is drawn yet.
fn evening(boards: Boards, players: u16) -> Tournament {
    let mut tournament = prepared(Preset::DuplicateEvening);
    let mut stages = tournament.stages.clone();
    (stages[0].rounds, stages[0].boards) = (2, Some(boards));
    tournament.set_stages(stages).unwrap();
    tournament.open().unwrap();
    (1..=players).for_each(|member| {
        tournament.enter(MemberKey(member)).unwrap();
    });
    tournament.start_check_in().unwrap();
    tournament.check_in_all().unwrap();
    tournament.start().unwrap();
    tournament
}

/// The same with deals, and its first round published.
fn published(boards: Boards) -> Tournament {
    published_for(boards, 6)
}

fn published_for(boards: Boards, players: u16) -> Tournament {
    let mut tournament = evening(boards, players);
    tournament.make_deals(seed(), DealsSeenBy::Officials).unwrap();
    tournament.draw(1).unwrap();
    tournament.publish_round(1).unwrap();
    tournament
}

fn play(tournament: &mut Tournament, round: u16, table: u16) {
    let seat = |raw: i64| SeatResult {
        boards: vec![BoardScore::Raw(raw); 3],
        ..SeatResult::of(3 * raw)
    };
    let typed = ResultSource {
        origin: Origin::Director,
        standing: TableStanding::director(None),
        seen: 0,
    };
    let seats = [2, -1, -1].map(seat).to_vec();
    tournament.enter_result(round, table, seats, typed).unwrap();
    let confirms = TableStanding::director(None);
    tournament.confirm(round, table, &confirms, 1).unwrap();
}

fn open(tournament: &Tournament) -> Vec<usize> {
    let boards = tournament.boards().into_iter();
    let open = boards.filter(|board| tournament.opens_deal(*board));
    open.map(|board| board.number).collect()
}

#[test]
fn deals_are_made_until_a_board_is_played_and_only_where_boards_are() {
    let mut without = prepared(Preset::ClubEvening);
    let refused = without.make_deals(seed(), DealsSeenBy::Officials).unwrap_err();
    assert_eq!((refused.why, without.deals), (Why::NoBoards, None));
    let mut tournament = published(Boards::Copies);
    let other = DealSeed::new([1; 32]);
    tournament.make_deals(other, DealsSeenBy::Owners).unwrap();
    assert_eq!(tournament.deals, Some(MadeDeals::of(other, DealsSeenBy::Owners)));
    let mut begun = tournament.clone();
    begun.start_round(1, super::starts()).unwrap();
    play(&mut tournament, 1, 2);
    for mut played in [begun, tournament] {
        let refused = played.make_deals(seed(), DealsSeenBy::Officials).unwrap_err();
        assert_eq!(refused.why, Why::BoardsInPlay);
        assert_eq!(played.deals, Some(MadeDeals::of(other, DealsSeenBy::Owners)));
    }
}

#[test]
fn a_deal_is_everyones_when_its_last_table_has_played_it_and_all_are_when_the_tournament_is_closed() {
    let mut tournament = published(Boards::Copies);
    assert_eq!(open(&tournament), [0; 0]);
    play(&mut tournament, 1, 1);
    assert_eq!(open(&tournament), [0; 0]);
    assert_eq!(tournament.open_hands(1).unwrap_err().why, Why::BoardsLeft);
    play(&mut tournament, 1, 2);
    assert_eq!(
        open(&tournament),
        [1, 2, 3],
        "boards of the round that is to come stay closed"
    );
    assert!(!tournament.opens_seed());
    tournament.open_hands(1).unwrap();
    tournament.publish_round(2).unwrap();
    play(&mut tournament, 2, 1);
    assert_eq!(open(&tournament), [1, 2, 3]);
    play(&mut tournament, 2, 2);
    assert_eq!(open(&tournament), [1, 2, 3, 4, 5, 6]);
    tournament.finish().unwrap();
    assert!(!tournament.opens_seed(), "who ended it too early can take that back");
    tournament.archive().unwrap();
    assert!(tournament.opens_seed() && tournament.state == State::Archived);
}

#[test]
fn a_set_that_travels_stays_closed_until_nobody_can_meet_it_again() {
    let mut tournament = published_for(Boards::Travelling, 12);
    (1..=4).for_each(|table| play(&mut tournament, 1, table));
    let sets = |round: u16| tournament.round(round).unwrap().tables.iter().map(|table| table.boards);
    let again: Vec<Option<u16>> = sets(1).filter(|set| sets(2).any(|later| later == *set)).collect();
    assert!(!again.is_empty(), "some tables take sets over");
    let boards = tournament.boards().into_iter();
    let told = boards.filter(|board| tournament.opens_deal(*board) && again.contains(&Some(board.set)));
    assert_eq!(told.count(), 0, "they still have to be played");
    // Without its drafts, as others see it, nothing more is told.
    let mut seen = tournament.clone();
    seen.rounds.truncate(1);
    assert_eq!(open(&seen), [0; 0]);
    let is_over = |tournament: &Tournament, board| tournament.traveller(board).is_over;
    assert!(
        seen.boards().into_iter().all(|board| !is_over(&seen, board)),
        "nor what they brought"
    );
    tournament.publish_round(2).unwrap();
    (1..=4).for_each(|table| play(&mut tournament, 2, table));
    let boards = tournament.boards();
    assert!(boards.into_iter().all(|board| is_over(&tournament, board)));
    let mut more = tournament.stages.clone();
    more[0].rounds = 3;
    let refused = tournament.clone().set_stages(more.clone()).unwrap_err();
    assert_eq!(refused.why, Why::BoardsTold, "known boards would come to other tables");
    more[0].rounds = 2;
    let another = more[0].clone();
    more.push(another);
    tournament.set_stages(more).unwrap();
    assert_eq!(open(&tournament).len(), tournament.boards().len());
}

#[test]
fn the_file_tells_the_seed_or_only_what_was_promised_and_comes_back_either_way() {
    let mut tournament = published(Boards::Copies);
    for told in [Some(seed()), None] {
        let deals = tournament.deals.as_mut().unwrap();
        deals.seed = told;
        let written = write(&tournament, &outside());
        let text = String::from_utf8(written.clone()).unwrap();
        assert!(text.contains("\"version\":\"1.5\"") && text.contains(&seed().commitment().to_hex()));
        assert_eq!(text.contains(&seed().to_hex()), told.is_some());
        let (again, around) = read(&written).unwrap();
        assert_eq!(again, tournament);
        assert_eq!(write(&again, &around), written);
        assert_eq!(read_kept(&kept(&tournament)).unwrap(), tournament);
    }
    tournament.deals = None;
    let written = String::from_utf8(write(&tournament, &outside())).unwrap();
    assert!(!written.contains("deals\":{\"commitment") && !written.contains(Version::V1_5.as_str()));
}

#[test]
fn a_file_whose_seed_is_not_the_one_that_was_promised_is_refused_at_the_seed() {
    let written = String::from_utf8(write(&published(Boards::Copies), &outside())).unwrap();
    let spoilt = written.replace(&seed().to_hex(), &DealSeed::new([2; 32]).to_hex());
    let faults = read(spoilt.as_bytes()).unwrap_err();
    let places: Vec<&str> = faults.iter().map(|fault| fault.pointer.as_str()).collect();
    assert_eq!(places, ["/deals/seed"]);
    let older = written.replace("\"version\":\"1.5\"", "\"version\":\"1.4\"");
    let faults = read(older.as_bytes()).unwrap_err();
    assert_eq!(faults[0].code.as_str(), "UNKNOWN_MEMBER");
}

/// A record of a deal of which nothing is played yet; hands in the order of the seats A, B and C.
fn record(tournament: &Tournament, number: Option<usize>, dealer: &str, hands: [CardSet; 3]) -> String {
    let pack = format_of(GameKind::ALL[0]).pack();
    let codes = |cards: CardSet| -> Value { pack.in_order(cards).map(|card| json!(pack.code(card))).collect() };
    let rules: Value = serde_json::from_str(&tournament.profile.rules).unwrap();
    let mut record = json!({
        "format": "talon", "version": "1.0", "game": tournament.game.as_str(), "rules": rules,
        "players": {"A": {"name": "0"}, "B": {"name": "1"}, "C": {"name": "2"}},
        "deal": {"dealer": dealer, "hands": {"A": codes(hands[0]), "B": codes(hands[1]), "C": codes(hands[2])}},
        "actions": [],
    });
    if let Some(number) = number {
        record["source"] = json!({"deal": number});
    }
    record.to_string()
}

/// Hands of a deal by the seats of a table of three.
fn by_seat(board: Board, deal: &BoardDeal) -> [CardSet; 3] {
    let mut hands = [CardSet::EMPTY; 3];
    for hand in 0..3 {
        hands[board.place_of_hand(hand, 3)] = deal.cards_of(hand, true);
    }
    hands
}

fn faults(tournament: &Tournament, records: &[&str]) -> Vec<(Option<usize>, bool)> {
    let tally = tally(tournament, Place::table(1, 1), records, &|name| name.parse().ok());
    let told = |deal: &talon_tournament::tournament::TallyDeal| (deal.board, deal.faults.contains(&HandFault::Deal));
    let mut told: Vec<(Option<usize>, bool)> = tally.deals.iter().map(told).collect();
    told.sort_unstable();
    told
}

#[test]
fn a_record_is_the_board_whose_cards_it_has_and_any_other_is_flagged() {
    let tournament = published(Boards::Copies);
    assert_eq!(tournament.table(1, 1).unwrap().seats.len(), 3);
    let boards = tournament.boards_at(1, 1);
    let deals: Vec<BoardDeal> = boards.iter().map(|board| tournament.deal_of(*board).unwrap()).collect();
    let dealers = ["A", "B", "C"];
    let sound = |at: usize, number| {
        let hands = by_seat(boards[at], &deals[at]);
        record(&tournament, number, dealers[boards[at].dealer(3)], hands)
    };
    // Their cards tell which board each is, whatever was written as its number.
    assert_eq!(
        faults(&tournament, &[&sound(2, None), &sound(0, Some(1))]),
        [(Some(0), false), (Some(2), false)]
    );
    assert_eq!(faults(&tournament, &[&sound(1, Some(3))]), [(Some(1), false)]);
    let [a, b, c] = by_seat(boards[0], &deals[0]);
    // The same cards at other seats, and a deal of another seed.
    let turned = record(&tournament, Some(1), "A", [b, c, a]);
    assert_eq!(faults(&tournament, &[&turned]), [(Some(0), true)]);
    let mut other = tournament.clone();
    other.deals = Some(MadeDeals::of(DealSeed::new([9; 32]), DealsSeenBy::Officials));
    assert_eq!(faults(&other, &[&sound(0, Some(1))]), [(Some(0), true)]);
    // Where the deals are not known here nothing can be said.
    other.deals.as_mut().unwrap().seed = None;
    assert_eq!(faults(&other, &[&sound(0, Some(1))]), [(Some(0), false)]);
    let partly = record(&tournament, Some(1), "A", [CardSet::EMPTY, b, CardSet::EMPTY]);
    assert_eq!(faults(&tournament, &[&partly]), [(Some(0), false)]);
    // Nor of cards that lie elsewhere: whoever still has to play the board could ask for one after the other.
    for hands in [[a, CardSet::EMPTY, CardSet::EMPTY], [CardSet::EMPTY, c, b]] {
        let asked = record(&tournament, Some(1), "A", hands);
        assert_eq!(faults(&tournament, &[&asked]), [(Some(0), false)]);
        assert_eq!(tournament.other_deal(Place::table(1, 1), &asked), None);
    }
}

#[test]
fn seventeen_players_compare_every_board_at_five_tables_of_three() {
    let mut tournament = prepared(Preset::DuplicateEvening);
    tournament.open().unwrap();
    (1..=17).for_each(|member| {
        tournament.enter(MemberKey(member)).unwrap();
    });
    tournament.start_check_in().unwrap();
    tournament.check_in_all().unwrap();
    tournament.start().unwrap();
    tournament.draw(1).unwrap();
    for round in &tournament.rounds {
        let seats: Vec<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
        assert_eq!((seats, round.byes.len()), (vec![3; 5], 2), "round {}", round.number);
    }
    let mut byes: Vec<_> = tournament.rounds.iter().flat_map(|round| round.byes.clone()).collect();
    byes.sort_unstable();
    byes.dedup();
    assert_eq!(byes.len(), 2 * tournament.rounds.len(), "nobody sits out twice");
}

#[test]
fn at_a_table_of_four_the_three_beside_the_dealer_have_the_same_hands_as_at_one_of_three() {
    let board = |number: usize| Board {
        number,
        stage: 1,
        set: 1,
        at: number - 1,
    };
    for number in 1..=12 {
        let board = board(number);
        for seats in [3, 4] {
            let places: Vec<usize> = (0..3).map(|hand| board.place_of_hand(hand, seats)).collect();
            let dealer = board.dealer(seats);
            assert_eq!(places[0], (dealer + 1) % seats, "forehand sits after the dealer");
            assert_eq!(places.contains(&dealer), seats == 3, "of four the dealer sits out");
        }
    }
}

#[test]
fn whoever_ends_a_tournament_too_early_learns_no_deal_of_rounds_to_come() {
    for (boards, tables) in [(Boards::Copies, 2), (Boards::Travelling, 2)] {
        let mut tournament = published(boards);
        (1..=tables).for_each(|table| play(&mut tournament, 1, table));
        let before = open(&tournament);
        tournament.finish().unwrap();
        let told = open(&tournament);
        assert!(told.iter().all(|board| before.contains(board)), "{boards:?}: {told:?}");
        assert!(!tournament.opens_seed());
    }
}
