-- Only hashes of secrets are kept. A session without a user belongs to a visitor before sign-in.
CREATE TABLE auth_sessions (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    user_id BIGINT REFERENCES users (id),
    csrf_secret BLOB NOT NULL,
    user_agent TEXT NOT NULL,
    confirmed_at TIMESTAMP,
    created_at TIMESTAMP NOT NULL,
    seen_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL
) WITHOUT ROWID;

CREATE INDEX auth_sessions_user ON auth_sessions (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE api_tokens (
    id INTEGER PRIMARY KEY,
    token_hash BLOB NOT NULL CONSTRAINT api_tokens_hash UNIQUE CHECK (length(token_hash) = 32),
    user_id BIGINT NOT NULL REFERENCES users (id),
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP,
    revoked_at TIMESTAMP
);

CREATE INDEX api_tokens_user ON api_tokens (user_id);

CREATE TABLE link_tokens (
    token_hash BLOB NOT NULL PRIMARY KEY CHECK (length(token_hash) = 32),
    kind TEXT NOT NULL CHECK (kind IN ('invite', 'reset', 'first_admin')),
    user_id BIGINT REFERENCES users (id),
    club_id BIGINT REFERENCES clubs (id),
    email TEXT,
    created_by BIGINT REFERENCES users (id),
    created_at TIMESTAMP NOT NULL,
    expires_at TIMESTAMP NOT NULL,
    used_at TIMESTAMP
) WITHOUT ROWID;

CREATE INDEX link_tokens_user ON link_tokens (user_id) WHERE user_id IS NOT NULL;
