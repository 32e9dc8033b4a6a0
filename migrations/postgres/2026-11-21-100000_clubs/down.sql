DROP TABLE club_members;
DROP TABLE users;
DROP TABLE clubs;
