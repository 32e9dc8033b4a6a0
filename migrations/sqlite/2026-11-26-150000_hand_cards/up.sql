-- Whether the hands of a kind have cards; of the others only the result was written down.
ALTER TABLE hand_facets ADD COLUMN has_cards BOOLEAN NOT NULL DEFAULT TRUE;

INSERT INTO hand_facets (
    facet_key, club_id, importer_id, visibility, game, contract, outcome, kontra_max, components, has_cards
)
SELECT
    facet_key || '|score', club_id, importer_id, visibility, game, contract, outcome, kontra_max, components, FALSE
FROM hand_facets
WHERE id IN (SELECT facet_id FROM hands WHERE knowledge = 'score');

UPDATE hands SET facet_id = (
    SELECT scores.id
    FROM hand_facets AS kind JOIN hand_facets AS scores ON scores.facet_key = kind.facet_key || '|score'
    WHERE kind.id = hands.facet_id
)
WHERE knowledge = 'score';
