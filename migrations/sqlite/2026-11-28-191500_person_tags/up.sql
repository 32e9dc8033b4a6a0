-- What an owner says of people of their club for lists of a season; nobody else learns it unless the person agreed.
CREATE TABLE person_tags (
    member_id BIGINT NOT NULL REFERENCES members (id),
    tag TEXT NOT NULL,
    agreed BOOLEAN NOT NULL,
    PRIMARY KEY (member_id, tag)
) WITHOUT ROWID;
