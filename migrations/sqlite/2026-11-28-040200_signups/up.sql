-- What the sign-up to a tournament allows; none was set up where there is no row.
CREATE TABLE signup_settings (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    is_open BOOLEAN NOT NULL,
    visitors BOOLEAN NOT NULL,
    approval BOOLEAN NOT NULL,
    shows_names BOOLEAN NOT NULL,
    places BIGINT,
    closes_at TIMESTAMP
);

-- Who wants to come, in the order in which they signed up: an entry of the club's list, or a visitor by the name that they
-- gave, who withdraws by a link. The name is forgotten some time after the tournament.
CREATE TABLE signups (
    id INTEGER PRIMARY KEY,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    member_id BIGINT REFERENCES members (id),
    name TEXT,
    token_hash BLOB UNIQUE,
    state TEXT NOT NULL CHECK (state IN ('asked', 'in', 'waiting', 'taken', 'withdrawn', 'removed')),
    entry_no BIGINT,
    signed_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

CREATE INDEX signups_tournament ON signups (tournament_id, state);
CREATE INDEX signups_member ON signups (member_id);
