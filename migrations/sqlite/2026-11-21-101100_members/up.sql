-- Somebody who belongs to a club, with an account or without. Whoever was entered twice keeps both rows: the one that is
-- given up points to the other, so that it can be taken back.
CREATE TABLE members (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    user_id BIGINT REFERENCES users (id),
    name TEXT NOT NULL,
    -- Without accents and capitals: what a list is sorted and searched by.
    name_fold TEXT NOT NULL,
    alias TEXT,
    -- Under which name the public sees him.
    shown TEXT NOT NULL CHECK (shown IN ('full', 'short', 'alias')),
    email TEXT,
    is_guest BOOLEAN NOT NULL,
    is_minor BOOLEAN NOT NULL,
    joined_at TIMESTAMP NOT NULL,
    deactivated_at TIMESTAMP,
    merged_into BIGINT REFERENCES members (id),
    CHECK (merged_into IS NULL OR merged_into <> id)
);

-- An account is in a club once; a row that was given up does not count.
CREATE UNIQUE INDEX members_account ON members (user_id, club_id) WHERE user_id IS NOT NULL AND merged_into IS NULL;
CREATE INDEX members_club ON members (club_id, name_fold, id);
CREATE INDEX members_merged ON members (merged_into) WHERE merged_into IS NOT NULL;

INSERT INTO members (club_id, user_id, name, name_fold, shown, is_guest, is_minor, joined_at)
SELECT club_members.club_id, users.id, users.name, lower(users.name), 'short', 0, 0, club_members.joined_at
FROM club_members JOIN users ON users.id = club_members.user_id
ORDER BY club_members.joined_at, users.id;

DROP TABLE club_members;
