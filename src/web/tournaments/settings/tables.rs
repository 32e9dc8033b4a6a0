//! What is played at a table, for how long, who enters its result, and what can be won.

use super::field::{Bad, FieldView, SettingsForm, Values, bad};
use talon_rules::games::session::TablePlay;
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Prizes, Profile, State, Tournament};

const PLAYS: [&str; 2] = ["deals", "session"];

pub(super) fn fields(values: &Values<'_>, lang: Lang) -> Vec<FieldView> {
    let profile = &values.tournament.profile;
    let (play, deals, bula, refas) = match profile.play {
        TablePlay::Deals(deals) => ("deals", deals.to_string(), String::new(), String::new()),
        TablePlay::Session { bula, refas } => (
            "session",
            String::new(),
            bula.to_string(),
            refas.map(|refas| refas.to_string()).unwrap_or_default(),
        ),
    };
    let amounts = profile
        .prizes
        .amounts
        .iter()
        .map(u64::to_string)
        .collect::<Vec<_>>()
        .join(" ");
    let sit_out = words::word(words::SIT_OUT, profile.sit_out).to_owned();
    // What is played is a rule of play, and everyone plays by the same.
    let fixed = is_fixed(values.tournament);
    vec![
        values.choice("sit_out", &words::all(words::SIT_OUT), || sit_out, lang),
        values.choice("play", &PLAYS, || play.to_owned(), lang).fixed_if(fixed),
        values.number("deals", || deals, lang).only("deals").fixed_if(fixed),
        values.number("bula", || bula, lang).only("session").fixed_if(fixed),
        values.number("refas", || refas, lang).only("session").fixed_if(fixed),
        values.number(
            "minutes",
            || profile.minutes.map(|all| all.to_string()).unwrap_or_default(),
            lang,
        ),
        values.text("stake", || profile.stake.clone(), lang),
        values.check("self_entry", profile.self_entry, lang),
        values.check("two_person", profile.two_person, lang),
        values.check("shared_mails", profile.shared_mails, lang),
        values.text("currency", || profile.prizes.currency.clone(), lang),
        values.text("amounts", || amounts, lang),
    ]
}

fn is_fixed(tournament: &Tournament) -> bool {
    tournament.state >= State::Running
}

pub(super) fn read(tournament: &Tournament, sent: &SettingsForm) -> Result<Setting, Bad> {
    let play = match sent.value("play") {
        // What is fixed is not sent.
        "" if is_fixed(tournament) => tournament.profile.play,
        "deals" => TablePlay::Deals(sent.needed("deals")?),
        "session" => TablePlay::Session {
            bula: sent.needed("bula")?,
            refas: sent.number("refas")?,
        },
        _ => return Err(bad("play", "field-bad-choice")),
    };
    let prizes = Prizes {
        currency: sent.value("currency").to_owned(),
        amounts: sent.numbers("amounts")?,
    };
    Ok(Setting::Profile(Box::new(Profile {
        sit_out: sent.choice("sit_out", |word| words::value(words::SIT_OUT, word))?,
        play,
        minutes: sent.number("minutes")?.filter(|minutes| *minutes > 0),
        stake: sent.value("stake").to_owned(),
        self_entry: sent.has("self_entry"),
        two_person: sent.has("two_person"),
        shared_mails: sent.has("shared_mails"),
        prizes,
        ..tournament.profile.clone()
    })))
}
