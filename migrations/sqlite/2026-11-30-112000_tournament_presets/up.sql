-- The kind of tournament that it was made as, by its word; none where it came as a file. Those that were made before are
-- told by the log.
ALTER TABLE tournaments ADD COLUMN preset TEXT;
UPDATE tournaments SET preset = (
    SELECT json_extract(audit.detail, '$.preset') FROM audit
    WHERE audit.action = 'add_tournament' AND audit.subject_kind = 'tournament'
        AND audit.subject_id = tournaments.id AND json_valid(audit.detail)
    ORDER BY audit.id LIMIT 1
);
