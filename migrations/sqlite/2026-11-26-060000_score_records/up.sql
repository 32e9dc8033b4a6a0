-- Records without cards: of those, deal_hash and play_hash are both the hash of the score.
ALTER TABLE hands ADD COLUMN known TEXT NOT NULL DEFAULT 'none'
    CHECK (known IN ('full', 'partial', 'none', 'score'));
UPDATE hands SET known = knowledge;
ALTER TABLE hands DROP COLUMN knowledge;
ALTER TABLE hands RENAME COLUMN known TO knowledge;
