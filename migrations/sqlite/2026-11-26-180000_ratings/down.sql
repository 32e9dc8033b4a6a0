DROP TABLE rating_revisions;
DROP TABLE rating_sources;
DROP TABLE rating_leavers;
DROP TABLE rating_exclusions;
DROP TABLE rating_lists;
