-- Links by which somebody joins a club, once and in time. Only the hash of the link is kept.
CREATE TABLE invites (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    token_hash BLOB NOT NULL CONSTRAINT invites_hash UNIQUE CHECK (length(token_hash) = 32),
    role TEXT NOT NULL CHECK (role IN ('member', 'owner')),
    -- Whom it is for, where he is in the list already.
    member_id BIGINT REFERENCES members (id),
    -- What the owner calls it, to know it again.
    label TEXT NOT NULL,
    created_by BIGINT REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    used_by BIGINT REFERENCES users (id),
    revoked_at TIMESTAMP,
    CHECK ((used_at IS NULL) = (used_by IS NULL))
);

CREATE INDEX invites_club ON invites (club_id, id);
