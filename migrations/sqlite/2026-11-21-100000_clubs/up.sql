CREATE TABLE clubs (
    id INTEGER PRIMARY KEY,
    slug TEXT NOT NULL CONSTRAINT clubs_slug UNIQUE,
    name TEXT NOT NULL,
    timezone TEXT NOT NULL,
    language TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL
);

-- The mail address is the account; it arrives already folded, so equal addresses are equal text.
CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    email TEXT NOT NULL CONSTRAINT users_email UNIQUE,
    name TEXT NOT NULL,
    password_hash TEXT,
    is_admin BOOLEAN NOT NULL,
    language TEXT NOT NULL,
    locked_at TIMESTAMP,
    created_at TIMESTAMP NOT NULL
);

CREATE TABLE club_members (
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    joined_at TIMESTAMP NOT NULL,
    PRIMARY KEY (club_id, user_id)
) WITHOUT ROWID;

CREATE INDEX club_members_user ON club_members (user_id);
