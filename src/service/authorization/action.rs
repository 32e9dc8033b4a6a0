//! Every act that needs a right, by name: the lines of `permissions.csv`.

macro_rules! actions {
    ($($name:ident = $word:literal, $says:literal;)+) => {
        /// An act that needs a right.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Action { $($name),+ }

        impl Action {
            pub const ALL: &'static [Action] = &[$(Action::$name),+];

            /// Its word in the table.
            pub fn as_str(self) -> &'static str {
                match self { $(Action::$name => $word),+ }
            }

            /// What someone is told that they may not.
            pub fn says(self) -> &'static str {
                match self { $(Action::$name => $says),+ }
            }

            /// The act of this word.
            pub fn parse(word: &str) -> Option<Action> {
                Action::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }
    };
}

actions! {
    ReadPages = "read_pages", "read this";
    SetPreferences = "set_preferences", "set this";
    WatchServer = "watch_server", "watch the server";
    CheckRecords = "check_records", "check records";
    SignIn = "sign_in", "sign in";
    KeepScorecard = "keep_scorecard", "keep a scorecard";
    UseLink = "use_link", "use this link";
    SeeClubs = "see_clubs", "see this club";
    SeeHands = "see_hands", "see this hand";
    SeeTournament = "see_tournament", "see this tournament";
    SeeMembers = "see_members", "see the members of this club";
    SeePlayer = "see_player", "see this player";
    SeeOpponents = "see_opponents", "see with whom this player sat";
    SeeUnpublished = "see_unpublished", "see what is not published";
    ImportHands = "import_hands", "import into this club";
    VouchForHands = "vouch_for_hands", "vouch for hands of this club";
    SeeImport = "see_import", "see this import";
    SettleImport = "settle_import", "decide about someone else's import";
    ChangeHand = "change_hand", "change who sees this hand";
    TakeOutHand = "take_out_hand", "take this hand out";
    AnnotateHand = "annotate_hand", "annotate this hand";
    ChangeOwnNote = "change_own_note", "change someone else's note";
    HideNote = "hide_note", "hide someone else's note";
    SeeRunningHands = "see_running_hands", "see hands of a round that is still in play";
    KeepDraft = "keep_draft", "keep this draft";
    StartAnalysis = "start_analysis", "start an analysis";
    RegisterPlayer = "register_player", "register this player";
    EnterResult = "enter_result", "enter this result";
    ChangeResult = "change_result", "change this result";
    ConfirmResult = "confirm_result", "confirm this result";
    DisputeResult = "dispute_result", "dispute this result";
    ChangeConfirmedResult = "change_confirmed_result", "change a confirmed result";
    MakePairings = "make_pairings", "make the pairings of this tournament";
    PublishTournament = "publish_tournament", "publish or close this tournament";
    ReopenTournament = "reopen_tournament", "reopen this tournament";
    SeeLeague = "see_league", "see this league";
    SeeLeagueDraft = "see_league_draft", "see what of this league is not published";
    ManageLeague = "manage_league", "manage this league";
    SignUp = "sign_up", "sign up for this tournament";
    Announce = "announce", "announce something in this club";
    SeeRatings = "see_ratings", "see these ratings";
    ManageRatings = "manage_ratings", "manage these ratings";
    ChoosePlayerPage = "choose_player_page", "choose what the page of someone else shows";
    ReopenSeason = "reopen_season", "reopen this season";
    CreateTournament = "create_tournament", "create tournaments in this club";
    AppointDirector = "appoint_director", "appoint directors in this club";
    AppointScorer = "appoint_scorer", "appoint scorers of this tournament";
    AppointOwner = "appoint_owner", "appoint owners of this club";
    ManageMembers = "manage_members", "manage the members of this club";
    AddGuest = "add_guest", "add guests to this club";
    ChooseShownName = "choose_shown_name", "choose someone else's public name";
    ReadMails = "read_mails", "read the mail addresses of members";
    ChangeClub = "change_club", "change the settings of this club";
    ExportClub = "export_club", "export this club";
    ReadClubLog = "read_club_log", "read the log of this club";
    ReadOwnLog = "read_own_log", "read someone else's log";
    ReadSiteLog = "read_site_log", "read the log of the site";
    SeeAccount = "see_account", "see someone else's account";
    ChangeAccount = "change_account", "change someone else's account";
    MakeToken = "make_token", "make a token for someone else";
    ExportOwnData = "export_own_data", "export someone else's data";
    ActInClub = "act_in_club", "look after this club";
    RunSite = "run_site", "run this site";
}
