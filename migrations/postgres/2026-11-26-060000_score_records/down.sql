-- A hand without cards is, to a program that knows no score records, one of which no card is known.
UPDATE hands SET knowledge = 'none' WHERE knowledge = 'score';
ALTER TABLE hands DROP CONSTRAINT hands_knowledge_check;
ALTER TABLE hands ADD CONSTRAINT hands_knowledge_check CHECK (knowledge IN ('full', 'partial', 'none'));
