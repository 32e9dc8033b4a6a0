DROP TABLE league_proposals;
DROP TABLE club_links;
