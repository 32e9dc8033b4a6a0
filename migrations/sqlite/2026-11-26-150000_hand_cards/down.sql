INSERT INTO hand_facets (
    facet_key, club_id, importer_id, visibility, game, contract, outcome, kontra_max, components
)
SELECT
    substr(facet_key, 1, length(facet_key) - 6), club_id, importer_id, visibility, game, contract, outcome, kontra_max,
    components
FROM hand_facets
WHERE NOT has_cards
ON CONFLICT DO NOTHING;

UPDATE hands SET facet_id = (
    SELECT kind.id
    FROM hand_facets AS scores JOIN hand_facets AS kind ON kind.facet_key || '|score' = scores.facet_key
    WHERE scores.id = hands.facet_id
)
WHERE knowledge = 'score';

DELETE FROM hand_facets WHERE NOT has_cards;
ALTER TABLE hand_facets DROP COLUMN has_cards;
