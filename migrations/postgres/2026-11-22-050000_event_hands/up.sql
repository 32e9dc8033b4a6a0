-- Hands that were played at tables of events, a copy of what the text of the event says, and those that only say so of
-- themselves. Until their round is opened they are there for nobody but those who look after it.
CREATE TABLE tournament_hands (
    hand_id BIGINT NOT NULL PRIMARY KEY REFERENCES hands (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    table_number BIGINT NOT NULL,
    -- From 1 among the hands of the table; none for a hand that only says that it was played there.
    ordinal BIGINT,
    is_open BOOLEAN NOT NULL
);

CREATE INDEX tournament_hands_table ON tournament_hands (tournament_id, round, table_number);
