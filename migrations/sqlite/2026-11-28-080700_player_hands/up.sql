-- What each named player of a finished hand did in it, made from the record. All three tables may be emptied: what is
-- missing is read again from the records.
CREATE TABLE player_hands (
    hand_id BIGINT NOT NULL,
    seat TEXT NOT NULL,
    club_id BIGINT NOT NULL,
    -- The name in the record, of which it is said elsewhere who is meant by it.
    name_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    listed_at TIMESTAMP NOT NULL,
    -- Year and month as one number, as in 202611.
    month INTEGER NOT NULL,
    -- Empty where everyone passed.
    contract TEXT NOT NULL,
    played_as TEXT NOT NULL CHECK (played_as IN ('declarer', 'defender', 'passed')),
    -- The suit that a declarer named, or empty.
    trump TEXT NOT NULL,
    -- What the contract came to, whoever played it: each of the two is 1 or 0, and both are 0 where it was not played.
    made INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    pay INTEGER NOT NULL,
    -- From here to the quotas each number is 1 or 0.
    kontra INTEGER NOT NULL,
    kontra_won INTEGER NOT NULL,
    silent_won INTEGER NOT NULL,
    quota_met INTEGER NOT NULL,
    quota_missed INTEGER NOT NULL,
    soup INTEGER NOT NULL,
    -- Where the solver judged the hand: 1, the cards that it judged of this player, and what those cost.
    judged INTEGER NOT NULL,
    judged_cards INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    PRIMARY KEY (hand_id, seat)
) WITHOUT ROWID;

CREATE INDEX player_hands_name ON player_hands (name_id, listed_at, hand_id);
CREATE INDEX player_hands_month ON player_hands (club_id, game, month);

-- The same added up by name, month, contract, part and trump, for visitors and for the members of the club, who do not see
-- the same hands.
CREATE TABLE player_sums (
    audience TEXT NOT NULL CHECK (audience IN ('public', 'club')),
    club_id BIGINT NOT NULL,
    name_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    contract TEXT NOT NULL,
    played_as TEXT NOT NULL,
    trump TEXT NOT NULL,
    hands BIGINT NOT NULL,
    made BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    pay BIGINT NOT NULL,
    kontra BIGINT NOT NULL,
    kontra_won BIGINT NOT NULL,
    silent_won BIGINT NOT NULL,
    quota_met BIGINT NOT NULL,
    quota_missed BIGINT NOT NULL,
    soup BIGINT NOT NULL,
    judged BIGINT NOT NULL,
    judged_cards BIGINT NOT NULL,
    loss BIGINT NOT NULL,
    PRIMARY KEY (audience, name_id, game, month, contract, played_as, trump)
) WITHOUT ROWID;

CREATE INDEX player_sums_month ON player_sums (club_id, game, month);

-- Months of which the hands have changed since they were added up.
CREATE TABLE player_due (
    club_id BIGINT NOT NULL,
    game TEXT NOT NULL,
    month INTEGER NOT NULL,
    PRIMARY KEY (club_id, game, month)
) WITHOUT ROWID;

-- Hands that were there before are read by the workers, from the first one on up to this.
INSERT INTO settings (name, value) SELECT 'player_hands', '0 ' || max(id) FROM hands HAVING max(id) IS NOT NULL;
