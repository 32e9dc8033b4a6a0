-- Entries in clubs of a federation that are one person in its tables: whose account they are has said so. The entry
-- counts there as the one that is kept.
CREATE TABLE joined_entries (
    federation_id BIGINT NOT NULL REFERENCES clubs (id),
    member_id BIGINT NOT NULL REFERENCES members (id),
    kept_id BIGINT NOT NULL REFERENCES members (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    joined_at TIMESTAMP NOT NULL,
    PRIMARY KEY (federation_id, member_id)
);

CREATE INDEX joined_entries_user ON joined_entries (user_id);
