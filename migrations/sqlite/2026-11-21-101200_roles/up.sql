-- Who may do more than a member: the owner of a club, the director and the scorers of one tournament in it. A role of the
-- whole club has an empty tournament, so that the same role is not given twice.
CREATE TABLE roles (
    id INTEGER PRIMARY KEY,
    user_id BIGINT NOT NULL REFERENCES users (id),
    role TEXT NOT NULL CHECK (role IN ('owner', 'director', 'scorer')),
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    tournament TEXT NOT NULL,
    granted_by BIGINT REFERENCES users (id),
    granted_at TIMESTAMP NOT NULL,
    CONSTRAINT roles_once UNIQUE (user_id, club_id, tournament, role),
    CHECK ((role = 'owner') = (tournament = ''))
);

CREATE INDEX roles_club ON roles (club_id, role);

-- A site admin who looks after a club for a while, by his session and so that everybody can see it in the log.
ALTER TABLE auth_sessions ADD COLUMN acting_club_id BIGINT REFERENCES clubs (id);
ALTER TABLE auth_sessions ADD COLUMN acting_until TIMESTAMP;
