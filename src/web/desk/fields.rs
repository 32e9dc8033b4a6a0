//! The members of a question as fields of a form, holding what was sent. It draws what the list of questions says
//! and knows no question by name.

use super::asked::{DeskForm, is_on};
use crate::hands::cards::{CardChoice, card, suit_words};
use talon_http::Prefs;
use talon_records::format_of;
use talon_rules::cards::{CardSet, Seat, Suit};
use talon_rules::games::Rung;
use talon_study::desk::{MemberKind, Question, QuestionMember};
use talon_text::Lang;

/// A field of the form.
#[derive(Debug)]
pub struct FieldView {
    pub id: &'static str,
    pub label: String,
    pub hint: String,
    pub error: String,
    pub optional: bool,
    pub control: Control,
}

/// What one fills in.
#[derive(Debug)]
pub enum Control {
    /// Drawn cards to tick, and the same as text.
    Hand {
        cards: Vec<CardChoice>,
        typed: String,
    },
    /// So many cards in order, and the same as text.
    Row {
        slots: Vec<Many>,
        typed: String,
    },
    Choice(Vec<Pick>),
    Number {
        value: String,
        low: i64,
        high: i64,
    },
    Ticks(Vec<Pick>),
    Text(String),
    Lines {
        value: String,
        example: &'static str,
    },
    Table(Vec<Many>),
    Tick(bool),
}

/// One of several small fields; without choices it is a text.
#[derive(Debug)]
pub struct Many {
    pub id: String,
    pub name: String,
    pub label: String,
    pub choices: Vec<Pick>,
    pub value: String,
    /// Filled with numbers.
    pub digits: bool,
}

/// A value to choose.
#[derive(Debug)]
pub(crate) struct Pick {
    pub value: String,
    pub label: String,
    pub chosen: bool,
}

/// The fields of a question; `fault` is the member at fault with what is wrong.
pub fn fields(question: &Question, asked: &DeskForm, fault: Option<(&str, &str)>, prefs: &Prefs) -> Vec<FieldView> {
    let lang = prefs.lang;
    let view = |field: &'static QuestionMember| FieldView {
        id: field.name,
        label: asked.words("field", &words_name(question, field, lang), "", lang),
        hint: hint(question, field, asked, lang),
        error: fault
            .filter(|(member, _)| member.split('/').next() == Some(field.name))
            .map_or("", |(_, say)| say)
            .to_owned(),
        optional: !field.required,
        control: control(field, asked, prefs),
    };
    question
        .fields
        .iter()
        .filter(|field| field.kind != MemberKind::Everybody)
        .map(view)
        .collect()
}

/// By what the words of a field are found: a question has its own where the same member means something else in others.
fn words_name(question: &Question, field: &QuestionMember, lang: Lang) -> String {
    let own = format!("{}-{}", question.ask, field.name);
    match lang.has(&format!("desk-field-{own}")) {
        true => own,
        false => field.name.to_owned(),
    }
}

/// What stands below the name of a field; of rows it says what stands in each.
fn hint(question: &Question, field: &QuestionMember, asked: &DeskForm, lang: Lang) -> String {
    let MemberKind::Rows { columns, .. } = field.kind else {
        return asked.words("field", &words_name(question, field, lang), "-help", lang);
    };
    let columns = columns.iter().map(|column| lang.t(&format!("desk-column-{column}")));
    lang.t_args(
        "desk-rows-help",
        &[("columns", columns.collect::<Vec<_>>().join(", ").into())],
    )
}

fn control(field: &QuestionMember, asked: &DeskForm, prefs: &Prefs) -> Control {
    let lang = prefs.lang;
    let text = asked.first(field.name).to_owned();
    match field.kind {
        MemberKind::Cards { most, .. } if most > 3 => hand(field.name, asked, prefs),
        MemberKind::Cards { most, .. } => row(field.name, most, asked, prefs),
        MemberKind::Trump => Control::Choice(trumps(&text, asked, prefs)),
        MemberKind::Bid => Control::Choice(bids(&text, asked, lang)),
        MemberKind::Word(list) => {
            let words = list
                .iter()
                .map(|word| (*word, lang.t(&format!("desk-word-{word}")).into_owned()));
            Control::Choice(picks(words, &text, lang))
        }
        MemberKind::Contract(list) => {
            let names = list
                .iter()
                .map(|(value, code)| (*value, lang.capitalized(&lang.bid(code))));
            Control::Choice(picks(names, &text, lang))
        }
        MemberKind::Seat => Control::Choice(picks(seats(lang), &text, lang)),
        MemberKind::Seats | MemberKind::Everybody => ticks(field.name, seats(lang), asked),
        MemberKind::SeatRow => Control::Text(asked.all(field.name).collect::<Vec<_>>().join(" ")),
        MemberKind::BySeat { .. } | MemberKind::BySeatOrNull { .. } => Control::Table(
            seats(lang)
                .map(|(seat, label)| small(field.name, seat, label, asked))
                .collect(),
        ),
        MemberKind::CardsBySeat { .. } | MemberKind::SuitsBySeat => by_seat(field.name, asked, lang),
        MemberKind::LevelsBySeat(names) => levels(field.name, names, asked, lang),
        MemberKind::Sheet => sheet(field.name, asked, lang),
        MemberKind::Soup => soup(field.name, asked, lang),
        MemberKind::Number { low, high } | MemberKind::NumberOrNull { low, high } => {
            Control::Number { value: text, low, high }
        }
        MemberKind::Words(list) => {
            let components = list.iter().map(|word| (*word, lang.capitalized(&lang.component(word))));
            ticks(field.name, components, asked)
        }
        MemberKind::Marriages | MemberKind::Numbers | MemberKind::Text | MemberKind::Exact | MemberKind::Decimals => {
            Control::Text(text)
        }
        MemberKind::Exacts { .. } | MemberKind::Scheme(_) | MemberKind::Sequence(_) => {
            Control::Text(asked.all(field.name).collect::<Vec<_>>().join(" "))
        }
        MemberKind::Names => Control::Lines {
            value: text,
            example: "Anna\nBéla",
        },
        MemberKind::Actions { example }
        | MemberKind::Object { example }
        | MemberKind::Objects { example }
        | MemberKind::ByName { example }
        | MemberKind::Rows { example, .. }
        | MemberKind::Lists { example }
        | MemberKind::Tables { example } => Control::Lines { value: text, example },
        MemberKind::Verdicts(names) => entries(field.name, names, &["1", "0"], asked, lang),
        MemberKind::Levels(names) => entries(field.name, names, &[], asked, lang),
        MemberKind::Fates(names) => entries(field.name, names, &["win", "lose"], asked, lang),
        MemberKind::Switch => Control::Tick(is_on(&text)),
    }
}

/// The suits, and that there is no trump.
fn trumps(chosen: &str, asked: &DeskForm, prefs: &Prefs) -> Vec<Pick> {
    let (lang, pack) = (prefs.lang, asked.pack());
    let suit = |suit: Suit| {
        let words = suit_words(suit, lang, prefs.faces);
        (pack.suit_code(suit), lang.capitalized(&words))
    };
    let none = ("none", lang.t("desk-none").into_owned());
    picks(Suit::ALL.map(suit).into_iter().chain([none]), chosen, lang)
}

/// The bids of the game, from the lowest up.
fn bids(chosen: &str, asked: &DeskForm, lang: Lang) -> Vec<Pick> {
    let ladder = asked.desk.game.map(|game| format_of(game).ladder()).unwrap_or_default();
    let bids = ladder.iter().map(|bid| (bid.code, bid_label(bid, lang)));
    picks(bids, chosen, lang)
}

/// Boxes, of which any number may be ticked.
fn ticks<'a>(name: &str, list: impl Iterator<Item = (&'a str, String)>, asked: &DeskForm) -> Control {
    let chosen: Vec<&str> = asked.all(name).collect();
    let tick = |(value, label): (&str, String)| Pick {
        value: value.to_owned(),
        label,
        chosen: chosen.contains(&value),
    };
    Control::Ticks(list.map(tick).collect())
}

/// The seats with their names.
fn seats(lang: Lang) -> impl Iterator<Item = (&'static str, String)> {
    Seat::ALL
        .into_iter()
        .map(move |seat| (seat.letter(), lang.capitalized(&lang.player(seat.letter(), None))))
}

/// A small field for a number.
fn small(name: &str, entry: &str, label: String, asked: &DeskForm) -> Many {
    let id = format!("{name}.{entry}");
    let value = asked.first(&id).to_owned();
    Many {
        value,
        name: id.clone(),
        id,
        label,
        choices: Vec::new(),
        digits: true,
    }
}

/// A text for each seat.
fn by_seat(name: &str, asked: &DeskForm, lang: Lang) -> Control {
    let typed = |(seat, label)| Many {
        digits: false,
        ..small(name, seat, label, asked)
    };
    Control::Table(seats(lang).map(typed).collect())
}

fn levels(name: &str, entries: &[&str], asked: &DeskForm, lang: Lang) -> Control {
    Control::Table(entries.iter().map(|entry| level(name, entry, asked, lang)).collect())
}

/// The level of a component, or of a component against a seat.
fn level(name: &str, entry: &str, asked: &DeskForm, lang: Lang) -> Many {
    let label = match entry.split_once('.') {
        None => lang.component(entry).into_owned(),
        Some((part, seat)) => format!("{}: {}", lang.component(part), lang.player(seat, None)),
    };
    small(name, entry, lang.capitalized(&label), asked)
}

fn sheet(name: &str, asked: &DeskForm, lang: Lang) -> Control {
    let column = |part: &'static str| {
        let of = lang.t(&format!("desk-label-{part}"));
        seats(lang).map(move |(seat, label)| small(name, &format!("{part}.{seat}"), format!("{of}: {label}"), asked))
    };
    Control::Table(column("bula").chain(column("open_refa")).collect())
}

fn soup(name: &str, asked: &DeskForm, lang: Lang) -> Control {
    let pairs = Seat::ALL
        .into_iter()
        .flat_map(|writer| writer.others().map(|other| (writer, other)));
    let one = |(writer, other): (Seat, Seat)| {
        let args = [("by", writer.letter().into()), ("against", other.letter().into())];
        let label = lang.t_args("desk-soup-against", &args);
        small(name, &format!("{}.{}", writer.letter(), other.letter()), label, asked)
    };
    Control::Table(pairs.map(one).collect())
}

fn hand(name: &str, asked: &DeskForm, prefs: &Prefs) -> Control {
    let mut typed = asked.first(&format!("{name}.typed")).to_owned();
    let chosen: Vec<&str> = asked.all(name).collect();
    let pack = asked.pack();
    let view = |one| {
        let code = pack.code(one);
        CardChoice {
            code: code.to_owned(),
            card: card(one, prefs.lang, prefs.faces),
            chosen: chosen.contains(&code),
        }
    };
    let strays = chosen.iter().filter(|code| pack.parse(code).is_err());
    strays.for_each(|stray| typed = format!("{typed} {stray}").trim().to_owned());
    Control::Hand {
        cards: pack.in_order(CardSet::FULL).map(view).collect(),
        typed,
    }
}

fn row(name: &str, most: usize, asked: &DeskForm, prefs: &Prefs) -> Control {
    let lang = prefs.lang;
    let codes: Vec<&str> = asked.all(name).filter(|code| !code.is_empty()).collect();
    let mut typed = asked.first(&format!("{name}.typed")).to_owned();
    codes
        .iter()
        .skip(most)
        .for_each(|more| typed = format!("{typed} {more}").trim().to_owned());
    let slot = |place: usize| {
        let code = codes.get(place).copied().unwrap_or_default();
        let cards = asked.pack().in_order(CardSet::FULL).map(|one| {
            (
                asked.pack().code(one),
                lang.capitalized(card(one, lang, prefs.faces).spoken),
            )
        });
        Many {
            id: format!("{name}-{}", place + 1),
            name: name.to_owned(),
            label: lang.t_args("desk-nth", &[("number", (place as i64 + 1).into())]),
            choices: picks(cards, code, lang),
            value: String::new(),
            digits: false,
        }
    };
    Control::Row {
        slots: (0..most).map(slot).collect(),
        typed,
    }
}

fn entries(name: &str, names: &[&str], values: &[&str], asked: &DeskForm, lang: Lang) -> Control {
    let one = |entry: &&str| {
        let id = format!("{name}.{entry}");
        let value = asked.first(&id).to_owned();
        let words = values.iter().map(|value| {
            let word = if matches!(*value, "1" | "win") {
                lang.t("result-made")
            } else {
                lang.t("result-lost")
            };
            (*value, word.into_owned())
        });
        let player = format!("desk-label-{entry}");
        let label = if entry.len() > 1 && ["declarer", "d1", "d2"].contains(entry) {
            lang.t(&player)
        } else if values.first() == Some(&"win") {
            lang.silent(entry)
        } else {
            lang.component(entry)
        };
        Many {
            label: lang.capitalized(&label),
            choices: if values.is_empty() {
                Vec::new()
            } else {
                picks(words, &value, lang)
            },
            name: id.clone(),
            id,
            value,
            digits: true,
        }
    };
    Control::Table(names.iter().map(one).collect())
}

/// Choices with an empty one on top, and at the end what was sent although it is none of them.
fn picks<'a>(list: impl Iterator<Item = (&'a str, String)>, chosen: &str, lang: Lang) -> Vec<Pick> {
    let empty = Pick {
        value: String::new(),
        label: lang.t("desk-choose-one").into_owned(),
        chosen: chosen.is_empty(),
    };
    let mut all = vec![empty];
    all.extend(list.map(|(value, label)| Pick {
        value: value.into(),
        label,
        chosen: value == chosen,
    }));
    if !all.iter().any(|pick| pick.chosen) {
        all.push(Pick {
            value: chosen.into(),
            label: chosen.into(),
            chosen: true,
        });
    }
    all
}

/// A bid with what it is worth, as people tell bids of one name apart.
fn bid_label(bid: &Rung, lang: Lang) -> String {
    format!("{} ({})", lang.capitalized(&lang.bid(bid.code)), bid.win)
}
