-- What the solver said of a hand, one row a hand. The findings are kept as they were told, with the engine that told
-- them; under another engine they are asked for again, and the old ones stand until then.
CREATE TABLE analyses (
    hand_id BIGINT NOT NULL PRIMARY KEY REFERENCES hands (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('queued', 'done', 'failed')),
    asked_by BIGINT REFERENCES users (id),
    asked_at TIMESTAMP NOT NULL,
    engine TEXT,
    done_at TIMESTAMP,
    complete BOOLEAN,
    nodes BIGINT,
    body TEXT,
    CHECK ((body IS NULL) = (engine IS NULL)),
    CHECK ((body IS NULL) = (done_at IS NULL)),
    CHECK (state <> 'done' OR body IS NOT NULL)
);

CREATE INDEX analyses_asked ON analyses (asked_by, asked_at);
CREATE INDEX analyses_engine ON analyses (engine) WHERE engine IS NOT NULL;
