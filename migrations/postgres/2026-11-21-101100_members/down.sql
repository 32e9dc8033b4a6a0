CREATE TABLE club_members (
    club_id BIGINT NOT NULL REFERENCES clubs (id),
    user_id BIGINT NOT NULL REFERENCES users (id),
    joined_at TIMESTAMP NOT NULL,
    PRIMARY KEY (club_id, user_id)
);

CREATE INDEX club_members_user ON club_members (user_id);

INSERT INTO club_members (club_id, user_id, joined_at)
SELECT club_id, user_id, joined_at FROM members
WHERE user_id IS NOT NULL AND merged_into IS NULL AND deactivated_at IS NULL;

DROP TABLE members;
