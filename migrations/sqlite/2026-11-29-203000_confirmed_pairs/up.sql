-- Entries in clubs of a federation with one licence number that are one person in its tables: those who manage its
-- leagues confirmed it. The entry counts there as the one that is kept, as long as the numbers are equal.
CREATE TABLE confirmed_pairs (
    federation_id BIGINT NOT NULL REFERENCES clubs (id),
    member_id BIGINT NOT NULL REFERENCES members (id),
    kept_id BIGINT NOT NULL REFERENCES members (id),
    confirmed_at TIMESTAMP NOT NULL,
    PRIMARY KEY (federation_id, member_id)
);

CREATE INDEX confirmed_pairs_member ON confirmed_pairs (member_id);
CREATE INDEX confirmed_pairs_kept ON confirmed_pairs (kept_id);

-- Accounts that said that their entries are in the tables of a federation those of nobody else.
CREATE TABLE apart_accounts (
    federation_id BIGINT NOT NULL REFERENCES clubs (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    said_at TIMESTAMP NOT NULL,
    PRIMARY KEY (federation_id, user_id)
);

CREATE INDEX apart_accounts_user ON apart_accounts (user_id);
