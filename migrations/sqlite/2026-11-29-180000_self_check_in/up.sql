-- Whether players check themselves in, as those who direct the tournament say: not at all, with the word of whoever is at
-- the door, or at once.
ALTER TABLE tournaments ADD COLUMN self_check_in TEXT NOT NULL DEFAULT 'no'
    CHECK (self_check_in IN ('no', 'approved', 'at_once'));

-- Who says that they are here and waits for that word. People are the keys of the tournament, so that no name is here; a
-- row is gone once they are checked in, and when check-in is over.
CREATE TABLE arrivals (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    member_key BIGINT NOT NULL,
    said_at TIMESTAMP NOT NULL,
    PRIMARY KEY (tournament_id, member_key)
) WITHOUT ROWID;
