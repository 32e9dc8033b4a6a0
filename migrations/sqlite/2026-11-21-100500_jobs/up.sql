CREATE TABLE jobs (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed')),
    run_at TIMESTAMP NOT NULL,
    attempts INTEGER NOT NULL,
    attempts_max INTEGER NOT NULL,
    locked_by TEXT,
    lease_until TIMESTAMP,
    failure TEXT,
    created_at TIMESTAMP NOT NULL,
    finished_at TIMESTAMP,
    CHECK ((state = 'running') = (locked_by IS NOT NULL)),
    CHECK ((state = 'running') = (lease_until IS NOT NULL))
);

CREATE INDEX jobs_due ON jobs (state, run_at);

CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- What was answered to a request that carried a key of its own, so that the same request sent twice acts once.
CREATE TABLE answers (
    scope TEXT NOT NULL,
    request_key TEXT NOT NULL,
    request_hash BLOB NOT NULL CHECK (length(request_hash) = 32),
    answer TEXT NOT NULL,
    created_at TIMESTAMP NOT NULL,
    PRIMARY KEY (scope, request_key)
) WITHOUT ROWID;

CREATE INDEX answers_created ON answers (created_at);
