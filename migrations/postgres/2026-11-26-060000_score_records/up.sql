-- Records without cards: of those, deal_hash and play_hash are both the hash of the score.
ALTER TABLE hands DROP CONSTRAINT hands_knowledge_check;
ALTER TABLE hands ADD CONSTRAINT hands_knowledge_check
    CHECK (knowledge IN ('full', 'partial', 'none', 'score'));
