DROP TABLE player_pages;
