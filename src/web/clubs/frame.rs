//! What all pages of a club have on top: its letters, its name, and the ways to what the reader may see of it.

use crate::routes;
use crate::shell::{Shell, Tab};
use talon_http::{Visit, Visitor};
use talon_service::clubs::PublicName;
use talon_service::clubs::read::Rights;
use talon_store::clubs::Club;
use talon_text::{Arg, Lang};

/// The head of a page of a club.
#[derive(Debug, Clone)]
pub(super) struct Frame {
    pub name: String,
    pub href: String,
    pub logo: String,
    pub tabs: Vec<Tab>,
    /// A site admin looks after the club and is reminded of it.
    pub is_acting: bool,
    pub noindex: bool,
}

/// The pages of a club, in the order of their tabs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ClubTab {
    Show,
    News,
    /// A list that has its own address.
    Tournaments,
    Leagues,
    Ratings,
    Members,
    Invites,
    Settings,
    Audit,
}

impl ClubTab {
    fn word(self) -> &'static str {
        match self {
            ClubTab::Show => "",
            ClubTab::News => "news",
            ClubTab::Tournaments => "tournaments",
            ClubTab::Leagues => "leagues",
            ClubTab::Ratings => "ratings",
            ClubTab::Members => "members",
            ClubTab::Invites => "invites",
            ClubTab::Settings => "settings",
            ClubTab::Audit => "audit",
        }
    }
}

impl Frame {
    pub fn of(club: &Club, rights: &Rights, place: ClubTab, lang: Lang) -> Frame {
        let ways = [
            (ClubTab::Show, true, "club-tab-show"),
            (ClubTab::News, true, "news-title"),
            (ClubTab::Tournaments, true, "tournaments-title"),
            (ClubTab::Leagues, true, "leagues-title"),
            (ClubTab::Ratings, true, "ratings-title"),
            (ClubTab::Members, rights.see_members, "club-tab-members"),
            (ClubTab::Invites, rights.manage || rights.appoint, "club-tab-invites"),
            (ClubTab::Settings, rights.change, "club-tab-settings"),
            (ClubTab::Audit, rights.read_log, "club-tab-audit"),
        ];
        let ways = ways.into_iter().filter(|(_, open, _)| *open);
        let tab = |(one, _, key): (ClubTab, bool, &str)| Tab {
            href: match one {
                ClubTab::Tournaments => routes::tournaments_of_club(&club.slug),
                one => routes::club(&club.slug, one.word()),
            },
            label: lang.t(key).into_owned(),
            here: one == place,
        };
        Frame {
            name: club.name.clone(),
            href: routes::club(&club.slug, ""),
            logo: letters(club),
            tabs: ways.map(tab).collect(),
            is_acting: rights.is_acting,
            noindex: club.noindex,
        }
    }
}

/// What was chosen, or the first letter of the name.
pub(crate) fn letters(club: &Club) -> String {
    match club.logo_text.as_str() {
        "" => club
            .name
            .chars()
            .next()
            .map(|letter| letter.to_uppercase().to_string())
            .unwrap_or_default(),
        chosen => chosen.to_owned(),
    }
}

/// A name as it is printed.
pub(crate) fn seen(name: &PublicName, lang: Lang) -> String {
    match name {
        PublicName::Name(name) => name.clone(),
        PublicName::Numbered(id) => lang.t_args("club-member-numbered", &[("number", Arg::from(id.0))]),
    }
}

/// The frame of a page whose form was sent: a change of language or theme leads to what can be asked for.
pub(super) fn shell(visit: &Visit, visitor: &Visitor, title: String, path: String) -> Shell {
    let mut shell = Shell::new(visit, visitor, title);
    shell.path = path;
    shell
}
