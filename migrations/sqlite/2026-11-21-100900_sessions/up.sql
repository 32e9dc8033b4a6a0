-- Deals that were played one after the other are told by a word that their records share. A club may use the word again
-- for another game, so the three together are the key; the address is for whoever was given it.
CREATE TABLE sessions (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    game TEXT NOT NULL,
    session_key TEXT NOT NULL,
    public_id TEXT NOT NULL UNIQUE,
    UNIQUE (club_id, session_key, game)
);

-- The place is a number that sorts: the one of the deal, else made of when it was played, else beyond all others.
ALTER TABLE hands ADD COLUMN session_id BIGINT REFERENCES sessions (id);
ALTER TABLE hands ADD COLUMN session_place BIGINT;

INSERT INTO sessions (club_id, game, session_key, public_id)
SELECT club_id, game, word, lower(hex(randomblob(16)))
FROM (
    SELECT DISTINCT club_id, game, json_extract(record, '$.source.session') AS word
    FROM hands
    WHERE json_type(record, '$.source.session') = 'text'
);

UPDATE hands SET
    session_id = (
        SELECT sessions.id FROM sessions
        WHERE sessions.club_id = hands.club_id AND sessions.game = hands.game
            AND sessions.session_key = json_extract(hands.record, '$.source.session')
    ),
    session_place = coalesce(
        json_extract(record, '$.source.deal'),
        1099511627777 + unixepoch(json_extract(record, '$.source.played')),
        1099511627777 + unixepoch(json_extract(record, '$.source.date')),
        9223372036854775807
    )
WHERE json_type(record, '$.source.session') = 'text';

CREATE INDEX hands_session ON hands (session_id, session_place, id) WHERE session_id IS NOT NULL;
