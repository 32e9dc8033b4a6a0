//! A round of PPN with its tags becomes a record: the deal, the actions, what it claims, and what only PPN has. It puts
//! the parts of this folder together; whether the record is sound is for its check to say.

use serde_json::{Map, Value as Json, json};

use crate::cards::card_of;
use crate::compare::{against_itself, cards_out_of_place, claims};
use crate::header::{Carried, EXT, Header, is_result};
use crate::lexer::{Item, ItemKind, Token, items};
use crate::notes::{Notes, rules};
use crate::results::compare_results;
use crate::round::{Rest, Round, read_round};
use crate::script::Script;
use crate::words::{digit_of, refa_of};
use talon_records::Finding;
use talon_records::json::{Pointer, Reason, code_point, odd_sign};
use talon_records::notation::Places as PlacesOf;
use talon_records::structure::date_meant;
use talon_rules::cards::{BySeat, Card, CardSet, Pack, Seat};
use talon_rules::games::Code;
use talon_rules::games::preferans::{Deal, DealtCards, Outcome, Preferans, Variant};

/// A record made of a round.
#[derive(Debug)]
pub(crate) struct Translated {
    /// `None` when there is no deal to make a record of.
    pub record: Option<Map<String, Json>>,
    pub findings: Vec<Finding>,
    /// The sheet after it, as far as it is known.
    pub after: Carried,
    places: Places,
}

/// Where the parts of the record stand in the text.
#[derive(Debug, Default)]
struct Places {
    round: usize,
    cards: usize,
    actions: Vec<usize>,
    value: usize,
    summary: usize,
}

impl Places {
    fn of(round: &Round<'_>, actions: Vec<usize>) -> Places {
        let rest = round.rest.as_ref();
        let summary = rest.and_then(|rest| Some(rest.summary.as_ref()?[0].at));
        Places {
            round: round.at,
            cards: round.cards.at,
            actions,
            value: rest.map_or(round.at, |rest| rest.value_field.at),
            summary: summary.unwrap_or(round.at),
        }
    }
}

impl PlacesOf for Translated {
    fn place_of(&self, pointer: &Pointer) -> usize {
        let steps: Vec<_> = pointer.steps().collect();
        let step = |place: usize| steps.get(place).map(AsRef::as_ref);
        let places = &self.places;
        match (step(0), step(1), step(2)) {
            (Some("deal"), ..) => places.cards,
            (Some("actions"), Some(nth), _) => {
                let nth: usize = nth.parse().unwrap_or_default();
                places
                    .actions
                    .get(nth)
                    .or(places.actions.last())
                    .copied()
                    .unwrap_or(places.round)
            }
            (Some("actions"), ..) => places.actions.last().copied().unwrap_or(places.round),
            (Some("result"), _, Some("value")) => places.value,
            (Some("result"), ..) => places.summary,
            _ => places.round,
        }
    }
}

/// The round of a text and its tags. Text with more than one round is not a record.
pub fn translate(text: &str) -> Translated {
    let mut notes = Notes::default();
    let all = items(text);
    let (header, round) = sort(&all, &mut notes);
    let empty = |notes: Notes, at| Translated {
        record: None,
        findings: notes.findings,
        after: Carried::default(),
        places: Places {
            round: at,
            ..Places::default()
        },
    };
    let Some(item) = round else {
        let instead = all.iter().find(|item| item.kind == ItemKind::Stray).or(all.first());
        let field = instead.map_or(Token { at: 0, text: "" }, |item| Token {
            at: item.at,
            text: item.inner,
        });
        notes.syntax(field, rules::PASSED_OUT, "", &["[1 123 ...]"]);
        return empty(notes, field.at);
    };
    let at = item.at;
    if let Some((place, reason)) = odd_place(item) {
        let finding = notes.add(Code::PpnSyntax, rules::SEATS, place, "");
        finding.found = reason.sign().map(|sign| json!(code_point(sign)));
        finding.detail = reason.as_str();
        return empty(notes, at);
    }
    let mut translated = match read_round(item, &mut notes) {
        Some(round) => record_of(&header, &round, notes),
        None => empty(notes, at),
    };
    // What was taken along stands behind the round here, and elsewhere in the file.
    let taken_along = all
        .iter()
        .find(|item| item.kind == ItemKind::Tag && item.at > at)
        .map_or(usize::MAX, |tag| tag.at);
    for finding in &mut translated.findings {
        if finding.offset >= taken_along {
            finding.offset = at;
        }
    }
    translated
}

/// The first character of a round that nobody sees or takes for another, and what it is.
fn odd_place(item: &Item<'_>) -> Option<(usize, Reason)> {
    let mut signs = item.inner.char_indices();
    signs.find_map(|(place, sign)| Some((item.at + 1 + place, odd_sign(sign)?)))
}

/// Tags, the round, and what is neither.
pub(crate) fn sort<'i, 't>(all: &'i [Item<'t>], notes: &mut Notes) -> (Header, Option<&'i Item<'t>>) {
    let (mut header, mut round) = (Header::default(), None);
    for item in all {
        match item.kind {
            ItemKind::Tag => {
                let (name, value) = item.tag();
                header.tags.push((name.to_owned(), value.to_owned()));
                if !item.closed {
                    notes.unclosed(item, rules::SEATS);
                }
            }
            ItemKind::Round if round.is_none() => round = Some(item),
            ItemKind::Round => {
                let field = Token { at: item.at, text: "[" };
                notes.syntax(field, rules::PASSED_OUT, "", &[]);
            }
            ItemKind::Stray => notes.dialect(
                Token {
                    at: item.at,
                    text: item.inner,
                },
                rules::COMPARED,
                "",
            ),
        }
    }
    (header, round)
}

fn record_of(header: &Header, round: &Round<'_>, mut notes: Notes) -> Translated {
    let (options, variant) = header.options();
    let mut carried = header.sheet(round.id, &variant);
    if let Some(rest) = &round.rest {
        settle_refa(rest, &mut carried, &variant, &mut notes);
    }
    let (holdings, talon) = dealt(round);
    let known = holdings.map(|_, cards| DealtCards::known(cards.iter().copied().collect()));
    let talon_set: CardSet = talon.iter().copied().collect();
    let deal = Deal {
        forehand: round.order[0],
        holdings: known,
        talon: DealtCards::known(talon_set),
    };
    let mut script = Script::new(Preferans::new(&deal, &carried.before, &variant));
    script.run(round, &variant, &mut notes);
    let refused = notes.errors() > 0;
    let outcome = script
        .state
        .outcome()
        .filter(|outcome| script.sound && outcome.complete && !refused);
    let mut claimed = Map::new();
    if let Some(rest) = &round.rest {
        claimed = claims(round, rest, outcome.as_ref(), &mut notes);
        if !script.sound {
            against_itself(round, rest, &script, &variant, &mut notes);
            cards_out_of_place(
                rest,
                &script,
                &holdings.map(|_, cards| cards.iter().copied().collect()),
                talon_set,
                &mut notes,
            );
        }
    }
    let after = after(&carried, &variant, outcome.as_ref());
    compare_results(header, &after, round.at, &mut notes);
    let places = Places::of(round, std::mem::take(&mut script.places));
    let mut record = Map::new();
    record.insert("format".into(), json!("talon"));
    record.insert("version".into(), json!("1.0"));
    record.insert("game".into(), json!("preferans"));
    record.insert("rules".into(), rule_set(options));
    record.insert("source".into(), source(header, round, &notes));
    put(&mut record, "players", players(header));
    put(&mut record, "context", carried.context());
    record.insert("deal".into(), deal_member(round, &holdings, &talon));
    record.insert("actions".into(), Json::Array(std::mem::take(&mut script.actions)));
    if !claimed.is_empty() {
        record.insert("result".into(), json!({"claimed": claimed}));
    }
    put(&mut record, "ext", ext(header, round, &holdings));
    Translated {
        record: Some(record),
        findings: notes.findings,
        after,
        places,
    }
}

pub(crate) fn rule_set(options: Map<String, Json>) -> Json {
    let mut rules = json!({"id": "preferans", "edition": 1});
    if !options.is_empty() {
        rules["options"] = Json::Object(options);
    }
    rules
}

/// The cards as the record has them.
fn deal_member(round: &Round<'_>, holdings: &BySeat<Vec<Card>>, talon: &[Card]) -> Json {
    let codes = |cards: &[Card]| -> Vec<&str> { cards.iter().map(|card| Pack::French.code(*card)).collect() };
    json!({
        "dealer": round.order[2].letter(),
        "hands": {"A": codes(&holdings.a), "B": codes(&holdings.b), "C": codes(&holdings.c)},
        "talon": codes(talon),
    })
}

pub(crate) fn put(record: &mut Map<String, Json>, name: &str, members: Map<String, Json>) {
    if !members.is_empty() {
        record.insert(name.to_owned(), Json::Object(members));
    }
}

/// The cards of each seat and the talon, in the order in which they were dealt.
fn dealt(round: &Round<'_>) -> (BySeat<Vec<Card>>, Vec<Card>) {
    let cards: Vec<Card> = round.cards.text.bytes().filter_map(card_of).collect();
    let part = |from: usize, to: usize| cards.get(from..to).unwrap_or_default().to_vec();
    let holdings = BySeat::from_fn(|seat| {
        let place = round.order.iter().position(|one| *one == seat).unwrap_or_default();
        part(10 * place, 10 * place + 10)
    });
    (holdings, part(30, 32))
}

/// The refa of the declarer: what the sheet says where it is known, else the field, else the value (PPN-6).
pub(crate) fn settle_refa(rest: &Rest<'_>, carried: &mut Carried, variant: &Variant, notes: &mut Notes) {
    let inferred = refa_of(rest.contract, rest.game, rest.said.level(), rest.value);
    if rest.refa.is_none() && inferred.is_none() {
        let plain = rest.contract.base(rest.game) << rest.said.level();
        let finding = notes.add(
            Code::PpnValue,
            rules::REFA,
            rest.value_field.at,
            "/result/claimed/value",
        );
        finding.found = Some(json!(rest.value));
        finding.expected = Some(json!([plain, 2 * plain]));
        return;
    }
    let said = rest.refa.or(inferred).unwrap_or(false);
    if carried.before.bula.is_none() {
        carried.before.open_refa[rest.main] = carried.before.open_refa[rest.main].max(said.into());
        if !said {
            carried.before.open_refa[rest.main] = 0;
        }
        return;
    }
    let known = carried.before.has_refa(rest.main, variant);
    if known != said {
        let pointer = format!("/context/refa/{}", rest.main.letter());
        let finding = notes.add(Code::ContextMismatch, rules::REFA, rest.refa_at, &pointer);
        finding.found = Some(json!(u8::from(said)));
        finding.expected = Some(json!(u8::from(known)));
    }
}

fn after(carried: &Carried, variant: &Variant, outcome: Option<&Outcome>) -> Carried {
    let (Some(mut sheet), Some(outcome)) = (carried.sheet(), outcome) else {
        return Carried::default();
    };
    match (outcome.declarer, outcome.score) {
        (Some(declarer), Some(score)) => sheet.enter(declarer, &score),
        (None, _) => {
            sheet.enter_passed_out(variant);
        }
        (Some(_), None) => return Carried::default(),
    }
    Carried {
        before: sheet.before(),
        soup: carried.soup.map(|_| sheet.soup),
    }
}

/// Tags with a member of `source` of their own.
const PLACES: [(&str, &str); 4] = [
    ("Event", "event"),
    ("Location", "venue"),
    ("Session", "session"),
    ("Table", "table"),
];

pub(crate) fn source(header: &Header, round: &Round<'_>, notes: &Notes) -> Json {
    let mut source = Map::new();
    for (tag, member) in PLACES {
        if let Some(value) = header.get(tag).filter(|value| !value.is_empty()) {
            source.insert(member.into(), json!(value));
        }
    }
    if let Some(number) = round_number(header) {
        source.insert("round".into(), json!(number));
    }
    if let Some(date) = header.get("Date").and_then(date_meant) {
        source.insert("date".into(), json!(date));
    }
    if let Some(id) = round.id {
        source.insert("deal".into(), json!(id));
    }
    source.insert("origin".into(), json!("converted"));
    let mut from = json!({"format": "ppn"});
    let warnings: Vec<&str> = notes.findings.iter().map(|finding| finding.code.as_str()).collect();
    if !warnings.is_empty() {
        from["warnings"] = json!(warnings);
    }
    source.insert("converted_from".into(), from);
    Json::Object(source)
}

fn round_number(header: &Header) -> Option<u32> {
    header.get("Round")?.parse().ok().filter(|number| *number > 0)
}

pub(crate) fn players(header: &Header) -> Map<String, Json> {
    let mut players = Map::new();
    for seat in Seat::ALL {
        let digit = digit_of(seat);
        let tag = |name: &str| header.get(&format!("{name}{digit}")).filter(|value| !value.is_empty());
        if let Some(name) = tag("Name").or(tag("Player")) {
            players.insert(seat.letter().into(), json!({"name": name}));
        }
    }
    players
}

/// What a record has no other place for: the order of dealing, and tags that mean nothing here (PPN-13).
fn ext(header: &Header, round: &Round<'_>, holdings: &BySeat<Vec<Card>>) -> Map<String, Json> {
    let mut own = Map::new();
    let sorted = |cards: &[Card]| cards.is_sorted_by_key(|card| Pack::French.order(*card));
    let talon = round.cards.text.as_bytes().get(30..).unwrap_or_default();
    let talon: Vec<Card> = talon.iter().filter_map(|one| card_of(*one)).collect();
    if !(sorted(&holdings.a) && sorted(&holdings.b) && sorted(&holdings.c) && sorted(&talon)) {
        own.insert("cards".into(), json!(round.cards.text));
    }
    if let Some(rest) = &round.rest
        && rest.discards.is_some_and(|discards| !sorted(&discards))
    {
        own.insert("discards".into(), json!(rest.discards_field.text));
    }
    let tags: Map<String, Json> = header
        .tags
        .iter()
        .filter(|(name, _)| !is_known(header, name))
        .map(|(name, value)| (name.clone(), json!(value)))
        .collect();
    put(&mut own, "tags", tags);
    let mut ext = Map::new();
    put(&mut ext, EXT, own);
    ext
}

/// Whether a tag has its place in the record, or is compared and then dropped.
fn is_known(header: &Header, name: &str) -> bool {
    let kept = match name {
        "Bula" | "Refe" | "Rules" | "Sheet" => return true,
        "Round" => round_number(header).is_some(),
        "Date" => header.get("Date").and_then(date_meant).is_some(),
        "Name1" | "Name2" | "Name3" => true,
        "Player1" | "Player2" | "Player3" => {
            let twin = name.replace("Player", "Name");
            header.get(&twin).is_none_or(str::is_empty)
        }
        name => PLACES.iter().any(|(tag, _)| *tag == name),
    };
    kept || is_result(name)
}
