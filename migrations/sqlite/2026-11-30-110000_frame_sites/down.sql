ALTER TABLE clubs DROP COLUMN frame_sites;
