-- Who did what, written with the change itself and never changed after. People stand here by number only, and without a
-- foreign key: nothing that happens to a person may touch an entry. Each holds the hash of the one before.
CREATE TABLE audit (
    id INTEGER PRIMARY KEY,
    happened_at TIMESTAMP NOT NULL,
    -- A person, the command line, or nobody who is known.
    actor_kind TEXT NOT NULL CHECK (actor_kind IN ('person', 'command_line', 'nobody')),
    actor_id BIGINT,
    action TEXT NOT NULL,
    club_id BIGINT,
    tournament TEXT,
    -- What it was done to, and whose account or entry it is, where it is somebody's.
    subject_kind TEXT NOT NULL,
    subject_id BIGINT,
    account_id BIGINT,
    detail TEXT NOT NULL,
    reason_hash BLOB CHECK (reason_hash IS NULL OR length(reason_hash) = 32),
    previous_hash BLOB NOT NULL CHECK (length(previous_hash) = 32),
    entry_hash BLOB NOT NULL CONSTRAINT audit_hash UNIQUE CHECK (length(entry_hash) = 32),
    CHECK ((actor_kind = 'person') = (actor_id IS NOT NULL))
);

CREATE INDEX audit_club ON audit (club_id, id) WHERE club_id IS NOT NULL;
CREATE INDEX audit_actor ON audit (actor_id, id) WHERE actor_id IS NOT NULL;
CREATE INDEX audit_account ON audit (account_id, id) WHERE account_id IS NOT NULL;

-- What somebody wrote as a reason stands beside the chain, which holds only its hash with a salt: it can be erased.
CREATE TABLE audit_reasons (
    audit_id BIGINT NOT NULL PRIMARY KEY REFERENCES audit (id),
    salt BLOB NOT NULL,
    reason TEXT NOT NULL
);
