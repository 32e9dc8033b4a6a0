-- The sites that may show frames of the club, as origins, one a line; empty where every site may.
ALTER TABLE clubs ADD COLUMN frame_sites TEXT NOT NULL DEFAULT '';
