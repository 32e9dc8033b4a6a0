-- An event: what lists of events ask for, and the event itself as one text, which is always read and judged as a whole.
-- Every change of it makes the revision one more.
CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    -- By the clock of the club.
    starts_at TIMESTAMP NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('draft', 'open', 'check_in', 'running', 'finished', 'archived')),
    published BOOLEAN NOT NULL,
    revision BIGINT NOT NULL,
    document TEXT NOT NULL,
    created_by BIGINT REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    changed_at TIMESTAMP NOT NULL
);

CREATE INDEX tournaments_club ON tournaments (club_id, starts_at);
CREATE INDEX tournaments_starts ON tournaments (starts_at);

-- Which member a key of the event is, so that no name stands in it.
CREATE TABLE tournament_members (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    member_key BIGINT NOT NULL,
    member_id BIGINT NOT NULL REFERENCES members (id),
    PRIMARY KEY (tournament_id, member_key)
) WITHOUT ROWID;

CREATE UNIQUE INDEX tournament_members_member ON tournament_members (member_id, tournament_id);

-- What the event was before its last steps, so that they can be taken back.
CREATE TABLE tournament_steps (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    -- The revision that the step led to.
    revision BIGINT NOT NULL,
    act TEXT NOT NULL,
    done_by BIGINT REFERENCES users (id),
    -- The same as a member of the event, so that it goes along in its file.
    member_key BIGINT,
    done_at TIMESTAMP NOT NULL,
    -- Values old and new; never a name.
    detail TEXT NOT NULL,
    -- The event before it; kept for the last steps only.
    document TEXT,
    PRIMARY KEY (tournament_id, revision)
) WITHOUT ROWID;
