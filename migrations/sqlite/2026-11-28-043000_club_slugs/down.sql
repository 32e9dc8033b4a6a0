DROP TABLE club_slugs;
