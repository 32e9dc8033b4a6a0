-- What a list of hands can be narrowed by without a word being typed, one row for all hands that are alike in it: there
-- are few of them, so a filter that nobody fits is known to be one at once. The key is all the rest in one word.
CREATE TABLE hand_facets (
    id INTEGER PRIMARY KEY,
    facet_key TEXT NOT NULL UNIQUE,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    importer_id BIGINT REFERENCES users (id),
    visibility TEXT NOT NULL,
    game TEXT NOT NULL,
    contract TEXT,
    -- 1 where the declarer won, -1 where he lost, 0 where neither; none for a hand that was not finished.
    outcome INTEGER,
    kontra_max INTEGER NOT NULL,
    -- Codes with "+" for won, "-" for lost and "?" for unknown, each between blanks.
    components TEXT NOT NULL
);

-- Names of players, and where hands come from, each once for a club: a part of a word is looked for here, not in the hands.
CREATE TABLE search_texts (
    id INTEGER PRIMARY KEY,
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    kind TEXT NOT NULL CHECK (kind IN ('name', 'source')),
    written TEXT NOT NULL,
    search_key TEXT NOT NULL,
    UNIQUE (club_id, kind, written)
);

CREATE VIRTUAL TABLE search_texts_trigrams USING fts5 (
    search_key, content = 'search_texts', content_rowid = 'id', tokenize = 'trigram'
);

CREATE TRIGGER search_texts_added AFTER INSERT ON search_texts
BEGIN
    INSERT INTO search_texts_trigrams (rowid, search_key) VALUES (NEW.id, NEW.search_key);
END;

CREATE TRIGGER search_texts_changed AFTER UPDATE OF search_key ON search_texts
BEGIN
    INSERT INTO search_texts_trigrams (search_texts_trigrams, rowid, search_key) VALUES ('delete', OLD.id, OLD.search_key);
    INSERT INTO search_texts_trigrams (rowid, search_key) VALUES (NEW.id, NEW.search_key);
END;

CREATE TRIGGER search_texts_removed AFTER DELETE ON search_texts
BEGIN
    INSERT INTO search_texts_trigrams (search_texts_trigrams, rowid, search_key) VALUES ('delete', OLD.id, OLD.search_key);
END;

INSERT INTO search_texts (club_id, kind, written, search_key)
SELECT DISTINCT hands.club_id, 'name', hand_players.name, ''
FROM hand_players JOIN hands ON hands.id = hand_players.hand_id;

INSERT INTO search_texts (club_id, kind, written, search_key)
SELECT DISTINCT club_id, 'source', substr(source_fold, 1, 500), '' FROM hands WHERE source_fold <> '';

-- Without foreign keys: they would be looked up for each of the rows that come in bulk.
ALTER TABLE hands ADD COLUMN facet_id BIGINT;
ALTER TABLE hands ADD COLUMN source_id BIGINT;
ALTER TABLE hand_players ADD COLUMN name_id BIGINT;
ALTER TABLE hand_players ADD COLUMN listed_at TIMESTAMP;

CREATE TABLE hand_keys (hand_id INTEGER PRIMARY KEY, facet_key TEXT NOT NULL);

INSERT INTO hand_keys (hand_id, facet_key)
SELECT
    id,
    club_id || '|' || coalesce(importer_id, '') || '|' || visibility || '|' || game || '|' || coalesce(contract, '')
        || '|' || coalesce((declarer_score > 0) - (declarer_score < 0), '') || '|' || kontra_max || '|' || coalesce((
            SELECT ' ' || group_concat(
                component || CASE won WHEN 1 THEN '+' WHEN 0 THEN '-' ELSE '?' END, ' ' ORDER BY component
            ) || ' '
            FROM hand_components WHERE hand_components.hand_id = hands.id
        ), ' ')
FROM hands;

INSERT INTO hand_facets (
    facet_key, club_id, importer_id, visibility, game, contract, outcome, kontra_max, components
)
SELECT
    hand_keys.facet_key, club_id, importer_id, visibility, game, contract,
    (declarer_score > 0) - (declarer_score < 0), kontra_max,
    substr(hand_keys.facet_key, instr(hand_keys.facet_key, '| ') + 1)
FROM hand_keys JOIN hands ON hands.id = hand_keys.hand_id
GROUP BY hand_keys.facet_key;

UPDATE hands SET
    facet_id = (
        SELECT hand_facets.id FROM hand_keys JOIN hand_facets ON hand_facets.facet_key = hand_keys.facet_key
        WHERE hand_keys.hand_id = hands.id
    ),
    source_id = (
        SELECT search_texts.id FROM search_texts
        WHERE search_texts.club_id = hands.club_id AND kind = 'source'
            AND written = substr(hands.source_fold, 1, 500)
    );

DROP TABLE hand_keys;

UPDATE hand_players SET (name_id, listed_at) = (
    SELECT search_texts.id, hands.listed_at
    FROM hands JOIN search_texts ON search_texts.club_id = hands.club_id AND search_texts.kind = 'name'
    WHERE hands.id = hand_players.hand_id AND search_texts.written = hand_players.name
);

ALTER TABLE hands DROP COLUMN source_fold;
ALTER TABLE hand_players DROP COLUMN name_fold;

-- Each runs from the newest to the oldest hand of one kind.
-- With the column in it instead of a condition, because SQLite would look that one up in each hand.
CREATE INDEX hands_facet ON hands (facet_id, voided_at, listed_at, id);
CREATE INDEX hands_source ON hands (source_id, listed_at, id) WHERE source_id IS NOT NULL;
CREATE INDEX hand_players_name ON hand_players (name_id, listed_at, hand_id);

-- Keys are made by the program when it opens the database, by the same rule as for what comes later.
DELETE FROM settings WHERE name = 'search_keys';
