//! What is written down of each act, in the transaction of the act itself (S-64): who, what, to what, with the values
//! old and new, and people by their number only. It does not decide whether the act is allowed.

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::account::secret;
use super::{ActError, Actor};
use talon_store::audit::{self, ActorKind, NewEntry, Reason};
use talon_store::{ClubId, Db, HandId, ImportId, InviteId, MemberId, TokenId, TournamentId, UserId};

macro_rules! deeds {
    ($($name:ident = $word:literal,)+) => {
        /// What is written down, a closed list: each has its words in every language.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Deed { $($name),+ }

        impl Deed {
            pub const ALL: &'static [Deed] = &[$(Deed::$name),+];

            /// Its word in the log.
            pub fn as_str(self) -> &'static str {
                match self { $(Deed::$name => $word),+ }
            }
        }
    };
}

deeds! {
    SignIn = "sign_in",
    SignInRefused = "sign_in_refused",
    SignOut = "sign_out",
    EndSessions = "end_sessions",
    ChangePassword = "change_password",
    ChangePasswordRefused = "change_password_refused",
    MakeResetLink = "make_reset_link",
    ResetPassword = "reset_password",
    FirstAdmin = "first_admin",
    AddAccount = "add_account",
    InviteAccount = "invite_account",
    AcceptInvite = "accept_invite",
    LockAccount = "lock_account",
    UnlockAccount = "unlock_account",
    MakeToken = "make_token",
    RevokeToken = "revoke_token",
    AddClub = "add_club",
    ChangeClub = "change_club",
    AddMember = "add_member",
    AddGuest = "add_guest",
    ChangeMember = "change_member",
    ImportMembers = "import_members",
    MergeMembers = "merge_members",
    SeparateMembers = "separate_members",
    ExportOwnData = "export_own_data",
    DeactivateMember = "deactivate_member",
    ReactivateMember = "reactivate_member",
    InviteToClub = "invite_to_club",
    RevokeInvite = "revoke_invite",
    JoinClub = "join_club",
    AppointOwner = "appoint_owner",
    RemoveOwner = "remove_owner",
    ActInClub = "act_in_club",
    StopActing = "stop_acting",
    ImportHands = "import_hands",
    UndoImport = "undo_import",
    AddTournament = "add_tournament",
    AddLeague = "add_league",
    ChangeLeague = "change_league",
    PublishLeague = "publish_league",
    LinkClub = "link_club",
    ProposeUnit = "propose_unit",
    ReportTable = "report_table",
    ConfirmTable = "confirm_table",
    RejectTable = "reject_table",
    Announce = "announce",
    ChangeAnnouncement = "change_announcement",
    WithdrawAnnouncement = "withdraw_announcement",
    SignUp = "sign_up",
    ChangeSignUp = "change_sign_up",
    SetSignUp = "set_sign_up",
    TakeIn = "take_in",
    AddRatingList = "add_rating_list",
    PublishRatingList = "publish_rating_list",
    ChangeRatedParts = "change_rated_parts",
    ScheduleRatings = "schedule_ratings",
    PublishRatings = "publish_ratings",
    ExcludeRatedTable = "exclude_rated_table",
    AllowRatedTable = "allow_rated_table",
    ChooseRating = "choose_rating",
    ChoosePlayerPage = "choose_player_page",
    ChooseContact = "choose_contact",
    AgreeToLists = "agree_to_lists",
    JoinEntries = "join_entries",
    SeparateEntries = "separate_entries",
    AllowJoining = "allow_joining",
    ConfirmLicence = "confirm_licence",
    TakeBackLicence = "take_back_licence",
    ImportTournament = "import_tournament",
    ChangeTournament = "change_tournament",
    StepTournament = "step_tournament",
    PublishTournament = "publish_tournament",
    ReopenTournament = "reopen_tournament",
    ChangeEntry = "change_entry",
    SayHere = "say_here",
    DrawRound = "draw_round",
    ChangeRound = "change_round",
    PublishRound = "publish_round",
    RenewCards = "renew_cards",
    EnterResult = "enter_result",
    ConfirmResult = "confirm_result",
    DisputeResult = "dispute_result",
    TakeBackResult = "take_back_result",
    CorrectDeals = "correct_deals",
    RuleResult = "rule_result",
    ArrangeTimes = "arrange_times",
    VoidResult = "void_result",
    ShareHand = "share_hand",
    TakeOutHand = "take_out_hand",
    PutBackHand = "put_back_hand",
    HideNote = "hide_note",
    ShowNote = "show_note",
    MakeDeals = "make_deals",
    LinkHands = "link_hands",
    OpenHands = "open_hands",
    Penalty = "penalty",
    RevokePenalty = "revoke_penalty",
    PlayOff = "play_off",
    UndoStep = "undo_step",
    AppointOfficial = "appoint_official",
    RemoveOfficial = "remove_official",
}

/// What something was done to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Site,
    Club,
    Account(UserId),
    Member(MemberId),
    Invite(InviteId),
    Token(TokenId),
    Import(ImportId),
    Tournament(TournamentId),
    Hand(HandId),
}

/// One entry that is to be written.
#[derive(Debug)]
pub(super) struct Note<'a> {
    deed: Deed,
    subject: Subject,
    club: Option<ClubId>,
    account: Option<UserId>,
    detail: Value,
    reason: Option<&'a str>,
}

impl<'a> Note<'a> {
    pub fn of(deed: Deed, subject: Subject) -> Note<'a> {
        let account = if let Subject::Account(account) = subject {
            Some(account)
        } else {
            None
        };
        Note {
            deed,
            subject,
            club: None,
            account,
            detail: json!({}),
            reason: None,
        }
    }

    pub fn in_club(self, club: ClubId) -> Note<'a> {
        Note {
            club: Some(club),
            ..self
        }
    }

    /// Whose account it is about, so that its owner finds it.
    pub fn about(self, account: Option<UserId>) -> Note<'a> {
        Note { account, ..self }
    }

    /// Values old and new; never a name.
    pub fn with(self, detail: Value) -> Note<'a> {
        Note { detail, ..self }
    }

    pub fn because(self, reason: Option<&'a str>) -> Note<'a> {
        Note { reason, ..self }
    }
}

/// Writes it down. The last thing of a transaction, because anyone who writes here is waited for by everyone else who
/// does.
pub(super) fn write(db: &mut Db, actor: &Actor, note: &Note<'_>, now: DateTime<Utc>) -> Result<(), ActError> {
    let (actor_kind, actor_id) = match actor {
        Actor::Person(person) => (ActorKind::Person, Some(person.id)),
        Actor::CommandLine => (ActorKind::CommandLine, None),
        Actor::Visitor => (ActorKind::Nobody, None),
    };
    let (subject_kind, subject_id) = match note.subject {
        Subject::Site => ("site", None),
        Subject::Club => ("club", note.club.map(|id| id.0)),
        Subject::Account(id) => ("account", Some(id.0)),
        Subject::Member(id) => ("member", Some(id.0)),
        Subject::Invite(id) => ("invite", Some(id.0)),
        Subject::Token(id) => ("token", Some(id.0)),
        Subject::Import(id) => ("import", Some(id.0)),
        Subject::Tournament(id) => ("tournament", Some(id.0)),
        Subject::Hand(id) => ("hand", Some(id.0)),
    };
    let mut salt = [0; 16];
    if note.reason.is_some() {
        salt.copy_from_slice(&secret::random()?[..16]);
    }
    let detail = note.detail.to_string();
    let tournament = if let Subject::Tournament(id) = note.subject {
        Some(id.to_string())
    } else {
        None
    };
    let entry = NewEntry {
        happened_at: now.into(),
        actor_kind,
        actor_id,
        action: note.deed.as_str(),
        club_id: note.club,
        tournament: tournament.as_deref(),
        subject_kind,
        subject_id,
        account_id: note.account,
        detail: &detail,
        reason: note.reason.map(|text| Reason { text, salt: &salt }),
    };
    audit::append(db, &entry)?;
    Ok(())
}
