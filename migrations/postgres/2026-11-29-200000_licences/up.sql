-- The number under which a federation knows someone, as a club wrote it, and by what it is compared. No two entries of a
-- club have the same one.
CREATE TABLE licences (
    member_id BIGINT NOT NULL PRIMARY KEY REFERENCES members (id),
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    number TEXT NOT NULL,
    number_key TEXT NOT NULL,
    CONSTRAINT licences_club UNIQUE (club_id, number_key)
);
