ALTER TABLE auth_sessions DROP COLUMN acting_until;
ALTER TABLE auth_sessions DROP COLUMN acting_club_id;
DROP TABLE roles;
