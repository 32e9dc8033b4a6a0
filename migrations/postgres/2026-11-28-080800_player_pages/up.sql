-- What somebody lets others see on their page; of those without a row results and ratings.
CREATE TABLE player_pages (
    member_id BIGINT NOT NULL PRIMARY KEY REFERENCES members (id),
    results BOOLEAN NOT NULL,
    rating BOOLEAN NOT NULL,
    hands BOOLEAN NOT NULL,
    opponents BOOLEAN NOT NULL
);
