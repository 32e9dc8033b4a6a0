//! What is played at a table, for how long, and who enters its result.

use serde::Deserialize;

use super::Failed;
use super::field::{Bad, FieldView, choice, needed, number, ticked};
use talon_rules::games::session::TablePlay;
use talon_service::tournaments::Setting;
use talon_text::Lang;
use talon_tournament::tournament::file::kinds::PlayKind;
use talon_tournament::tournament::file::words;
use talon_tournament::tournament::{Profile, SettingPart, Tournament};

#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct TablesForm {
    sit_out: String,
    /// Empty where it is fixed: then it is not sent.
    play: String,
    deals: String,
    bula: String,
    refas: String,
    minutes: String,
    stake: String,
    self_entry: Option<String>,
    two_person: Option<String>,
    running_scores: Option<String>,
    shared_mails: Option<String>,
}

/// What is played is a rule of play, and everyone plays by the same.
fn is_fixed(tournament: &Tournament) -> bool {
    !tournament.setting_rights(true).may(SettingPart::Rules)
}

impl TablesForm {
    pub fn of(profile: &Profile) -> TablesForm {
        let form = TablesForm {
            sit_out: words::word(words::SIT_OUT, profile.sit_out).to_owned(),
            minutes: profile.minutes.map(|all| all.to_string()).unwrap_or_default(),
            stake: profile.stake.clone(),
            self_entry: ticked(profile.self_entry),
            two_person: ticked(profile.two_person),
            running_scores: ticked(profile.running_scores),
            shared_mails: ticked(profile.shared_mails),
            ..TablesForm::default()
        };
        match profile.play {
            TablePlay::Deals(deals) => TablesForm {
                play: PlayKind::Deals.as_str().to_owned(),
                deals: deals.to_string(),
                ..form
            },
            TablePlay::Session { bula, refas } => TablesForm {
                play: PlayKind::Session.as_str().to_owned(),
                bula: bula.to_string(),
                refas: refas.map(|refas| refas.to_string()).unwrap_or_default(),
                ..form
            },
        }
    }

    pub fn fields(&self, tournament: &Tournament, lang: Lang) -> Vec<FieldView> {
        let fixed = is_fixed(tournament);
        let now = TablesForm::of(&tournament.profile);
        let played = if fixed { &now } else { self };
        vec![
            FieldView::choice("sit_out", &words::all(words::SIT_OUT), &self.sit_out, lang),
            FieldView::choice("play", &PlayKind::words(), &played.play, lang).fixed_if(fixed),
            FieldView::number("deals", &played.deals, lang)
                .only("deals")
                .fixed_if(fixed),
            FieldView::number("bula", &played.bula, lang)
                .only("session")
                .fixed_if(fixed),
            FieldView::number("refas", &played.refas, lang)
                .only("session")
                .fixed_if(fixed),
            FieldView::number("minutes", &self.minutes, lang),
            FieldView::text("stake", &self.stake, lang),
            FieldView::check("self_entry", self.self_entry.is_some(), lang),
            FieldView::check("two_person", self.two_person.is_some(), lang),
            FieldView::check("running_scores", self.running_scores.is_some(), lang),
            FieldView::check("shared_mails", self.shared_mails.is_some(), lang),
        ]
    }

    pub fn read(&self, tournament: &Tournament) -> Result<Setting, Failed> {
        Ok(Setting::Profile(Box::new(Profile {
            sit_out: choice("sit_out", &self.sit_out, |word| words::value(words::SIT_OUT, word))?,
            play: self.play(tournament)?,
            minutes: number("minutes", &self.minutes)?.filter(|minutes| *minutes > 0),
            stake: self.stake.trim().to_owned(),
            self_entry: self.self_entry.is_some(),
            two_person: self.two_person.is_some(),
            running_scores: self.running_scores.is_some(),
            shared_mails: self.shared_mails.is_some(),
            ..tournament.profile.clone()
        })))
    }

    fn play(&self, tournament: &Tournament) -> Result<TablePlay, Bad> {
        if self.play.trim().is_empty() && is_fixed(tournament) {
            return Ok(tournament.profile.play);
        }
        Ok(match choice("play", &self.play, PlayKind::parse)? {
            PlayKind::Deals => TablePlay::Deals(needed("deals", &self.deals)?),
            PlayKind::Session => TablePlay::Session {
                bula: needed("bula", &self.bula)?,
                refas: number("refas", &self.refas)?,
            },
        })
    }
}
