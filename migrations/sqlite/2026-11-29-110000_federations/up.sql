-- Clubs that belong to a federation, which is a club itself: invited, members, or gone. Those that are gone stay known,
-- because what they brought into its leagues still counts there.
CREATE TABLE club_links (
    federation_id BIGINT NOT NULL REFERENCES clubs (id),
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    state TEXT NOT NULL,
    changed_at TIMESTAMP NOT NULL,
    PRIMARY KEY (federation_id, club_id)
);

CREATE INDEX club_links_club ON club_links (club_id);

-- Tournaments that member clubs propose to a season of the federation. Whether one counts, the season says.
CREATE TABLE league_proposals (
    season_id BIGINT NOT NULL REFERENCES league_seasons (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    proposed_at TIMESTAMP NOT NULL,
    -- Why it was refused.
    refused TEXT,
    PRIMARY KEY (season_id, tournament_id)
);

CREATE INDEX league_proposals_tournament ON league_proposals (tournament_id);
