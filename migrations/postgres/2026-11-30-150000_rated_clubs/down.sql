ALTER TABLE club_links DROP COLUMN rated_from;
