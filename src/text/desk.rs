//! Puts the reasons of the rules desk, and what is wrong with a question, into words.
//! It knows the facts a reason carries and decides nothing about the rules.

use crate::finding::size;
use crate::{Arg, Lang, Names, mixed};
use talon_rules::cards::{Pack, Seat};
use talon_study::desk::{Fact, QuestionFault, Reply, Why};

impl Lang {
    /// What a reply says: why the answer is so, or why there is none.
    pub fn reply(self, reply: &Reply) -> String {
        match &reply.outcome {
            // A sentence may begin with a seat or a bid, whose names are those used inside one.
            Ok(answer) => self.capitalized(&self.why(&answer.why)),
            Err(fault) => self.fault(fault),
        }
    }

    /// A reply as one line of JSON, with its words.
    pub fn reply_line(self, reply: &Reply) -> String {
        let words = self.reply(reply);
        let Ok(answer) = &reply.outcome else {
            return reply.to_json(&words);
        };
        if answer.findings.is_empty() && answer.told.is_empty() {
            return reply.to_json(&words);
        }
        let mut value = answer.value.clone();
        let names = Names {
            pack: Pack::French,
            ..Names::default()
        };
        for (place, finding) in answer.findings.iter().enumerate() {
            value["findings"][place]["message"] = self.finding(finding, &names).into();
        }
        for (name, why) in &answer.told {
            value["why"][name] = self.capitalized(&self.why(why)).into();
        }
        reply.to_json_with(&words, Some(&value))
    }

    /// One sentence of reason.
    pub fn why(self, why: &Why) -> String {
        let args: Vec<(&'static str, Arg)> = why.facts.iter().map(|(name, fact)| (*name, self.fact(fact))).collect();
        self.t_args(why.key, &args)
    }

    /// What is wrong with a question, the member first.
    pub fn fault(self, fault: &QuestionFault) -> String {
        let known = |text: String| {
            if text.is_empty() {
                Arg::from("none")
            } else {
                Arg::from(text)
            }
        };
        let sign = [("sign", Arg::from("none"))];
        let cause = fault
            .cause
            .map(|reason| self.t_args(&format!("syntax-{reason}"), &sign));
        let sentence = self.t_args(
            &format!("finding-{}", fault.code.as_str()),
            &[
                ("found", known(fault.found.clone().unwrap_or_default())),
                ("expected", known(fault.expected.join(", "))),
                ("limit", Arg::Number(fault.limit.unwrap_or(0))),
                ("size", Arg::from(size(fault.limit.unwrap_or(0)))),
                ("cause", known(cause.unwrap_or_default())),
                ("by", Arg::from("none")),
                ("option", Arg::from("none")),
                ("rule", Arg::from("none")),
                ("trick", Arg::Number(0)),
                ("count", Arg::Number(0)),
            ],
        );
        match &fault.member {
            Some(member) => format!("{member}: {sentence}"),
            None => sentence,
        }
    }

    /// A seat that a question names by its number: by its letter, as everywhere, and the number beside it.
    pub fn numbered_seat(self, number: u8) -> String {
        let letter = Seat::ALL.get(usize::from(number)).map_or("?", |seat| seat.letter());
        let args = [("seat", Arg::from(letter)), ("number", Arg::Number(number.into()))];
        self.t_args("seat-numbered", &args)
    }

    fn fact(self, fact: &Fact) -> Arg<'static> {
        let text = match fact {
            Fact::Number(number) => return Arg::Number(*number),
            Fact::Absent => "none".to_owned(),
            Fact::Points(0) => "0".to_owned(),
            Fact::Points(points) => format!("{points:+}").replace('-', "−"),
            Fact::Figures(text) => text.clone(),
            Fact::Exact(number) => mixed(number),
            Fact::Card(card, Pack::German) => self.card_in_sentence(*card),
            Fact::Card(card, Pack::French) => self.card_french_in_sentence(*card),
            Fact::Suit(suit, Pack::German) => self.suit(*suit).into_owned(),
            Fact::Suit(suit, Pack::French) => self.suit_french(*suit).into_owned(),
            Fact::Bid(code) => self.bid(code).into_owned(),
            Fact::Component(code) => self.component(code).into_owned(),
            Fact::Silent(code) => self.silent(code).into_owned(),
            Fact::Level(level @ 0..=7) => self.t(&format!("kontra-{level}")).into_owned(),
            Fact::Level(level) => self.t_args("kontra-more", &[("level", Arg::Number((*level).into()))]),
            Fact::Seat(number) => self.numbered_seat(*number),
            Fact::Player(seat) => self.player(seat.letter(), None),
            Fact::Phrase(why) => self.why(why),
            Fact::List(facts) => {
                let parts: Vec<String> = facts.iter().map(|fact| plain(self.fact(fact))).collect();
                parts.join(", ")
            }
        };
        Arg::from(text)
    }
}

fn plain(arg: Arg<'_>) -> String {
    match arg {
        Arg::Text(text) => text.into_owned(),
        Arg::Number(number) => number.to_string(),
    }
}
