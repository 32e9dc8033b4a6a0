DROP INDEX hand_players_name;
DROP INDEX hands_source;
DROP INDEX hands_facet;

ALTER TABLE hand_players ADD COLUMN name_fold TEXT NOT NULL DEFAULT '';
ALTER TABLE hands ADD COLUMN source_fold TEXT NOT NULL DEFAULT '';
UPDATE hand_players SET name_fold =
    coalesce((SELECT search_key FROM search_texts WHERE search_texts.id = hand_players.name_id), '');
UPDATE hands SET source_fold =
    coalesce((SELECT search_key FROM search_texts WHERE search_texts.id = hands.source_id), '');

ALTER TABLE hand_players DROP COLUMN listed_at;
ALTER TABLE hand_players DROP COLUMN name_id;
ALTER TABLE hands DROP COLUMN source_id;
ALTER TABLE hands DROP COLUMN facet_id;
DROP TABLE search_texts_trigrams;
DROP TABLE search_texts;
DROP TABLE hand_facets;
