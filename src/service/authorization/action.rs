//! Every act that needs a right, by name: the lines of `permissions.csv`.

macro_rules! actions {
    ($($name:ident = $word:literal;)+) => {
        /// An act that needs a right.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Action { $($name),+ }

        impl Action {
            pub const ALL: &'static [Action] = &[$(Action::$name),+];

            /// Its word in the table.
            pub fn as_str(self) -> &'static str {
                match self { $(Action::$name => $word),+ }
            }

            /// The act of this word.
            pub fn parse(word: &str) -> Option<Action> {
                Action::ALL.iter().copied().find(|one| one.as_str() == word)
            }
        }
    };
}

actions! {
    ReadPages = "read_pages";
    SetPreferences = "set_preferences";
    WatchServer = "watch_server";
    CheckRecords = "check_records";
    SignIn = "sign_in";
    KeepScorecard = "keep_scorecard";
    UseLink = "use_link";
    SeeClubs = "see_clubs";
    SeeHands = "see_hands";
    SeeTournament = "see_tournament";
    SeeMembers = "see_members";
    SeePlayer = "see_player";
    SeeOpponents = "see_opponents";
    SeePlayerHands = "see_player_hands";
    SeeUnpublished = "see_unpublished";
    ImportHands = "import_hands";
    VouchForHands = "vouch_for_hands";
    SeeImport = "see_import";
    SettleImport = "settle_import";
    ChangeHand = "change_hand";
    TakeOutHand = "take_out_hand";
    AnnotateHand = "annotate_hand";
    ChangeOwnNote = "change_own_note";
    HideNote = "hide_note";
    SeeRunningHands = "see_running_hands";
    SeeDeals = "see_deals";
    KeepDraft = "keep_draft";
    StartAnalysis = "start_analysis";
    RegisterPlayer = "register_player";
    CheckInSelf = "check_in_self";
    EnterResult = "enter_result";
    ChangeResult = "change_result";
    ConfirmResult = "confirm_result";
    DisputeResult = "dispute_result";
    ChangeConfirmedResult = "change_confirmed_result";
    ArrangeTimes = "arrange_times";
    MakePairings = "make_pairings";
    PublishTournament = "publish_tournament";
    ReopenTournament = "reopen_tournament";
    SeeLeague = "see_league";
    SeeLeagueDraft = "see_league_draft";
    ManageLeague = "manage_league";
    ProposeUnit = "propose_unit";
    SignUp = "sign_up";
    ManageSignUp = "manage_sign_up";
    Announce = "announce";
    SeeRatings = "see_ratings";
    ManageRatings = "manage_ratings";
    ChoosePlayerPage = "choose_player_page";
    JoinEntries = "join_entries";
    ReportFreeTable = "report_free_table";
    ReopenSeason = "reopen_season";
    CreateTournament = "create_tournament";
    AppointDirector = "appoint_director";
    AppointScorer = "appoint_scorer";
    AppointOwner = "appoint_owner";
    ManageMembers = "manage_members";
    TagMember = "tag_member";
    AddGuest = "add_guest";
    ChooseShownName = "choose_shown_name";
    ReadMails = "read_mails";
    ChangeClub = "change_club";
    ExportClub = "export_club";
    ReadClubLog = "read_club_log";
    ReadOwnLog = "read_own_log";
    ReadSiteLog = "read_site_log";
    SeeAccount = "see_account";
    ChangeAccount = "change_account";
    MakeToken = "make_token";
    ExportOwnData = "export_own_data";
    ActInClub = "act_in_club";
    RunSite = "run_site";
}
