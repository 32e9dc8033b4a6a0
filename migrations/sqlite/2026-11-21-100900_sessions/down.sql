DROP INDEX hands_session;
ALTER TABLE hands DROP COLUMN session_place;
ALTER TABLE hands DROP COLUMN session_id;
DROP TABLE sessions;
