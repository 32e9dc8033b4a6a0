-- What a record calls itself. It need not be unique: a correction keeps the id. The key alone is the table, because each
-- of its rows is one more random place to write to when hands come in bulk.
CREATE TABLE hand_ids (
    record_id TEXT NOT NULL,
    hand_id BIGINT NOT NULL REFERENCES hands (id) ON DELETE CASCADE,
    PRIMARY KEY (record_id, hand_id)
) WITHOUT ROWID;

INSERT INTO hand_ids (record_id, hand_id)
SELECT json_extract(record, '$.id'), id FROM hands WHERE json_extract(record, '$.id') IS NOT NULL;
