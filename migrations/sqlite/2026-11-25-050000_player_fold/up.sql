-- Players are found without the marks on their letters, as members are. What is searched was written in small letters
-- already.
UPDATE hand_players SET name_fold =
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
    name_fold
    , 'á', 'a'), 'à', 'a'), 'â', 'a'), 'ä', 'a'), 'ã', 'a'), 'å', 'a'), 'ą', 'a'), 'ă', 'a'), 'č', 'c')
    , 'ć', 'c'), 'ç', 'c'), 'ď', 'd'), 'é', 'e'), 'è', 'e'), 'ê', 'e'), 'ë', 'e'), 'ę', 'e'), 'ě', 'e')
    , 'í', 'i'), 'ì', 'i'), 'î', 'i'), 'ï', 'i'), 'ł', 'l'), 'ľ', 'l'), 'ĺ', 'l'), 'ñ', 'n'), 'ń', 'n')
    , 'ň', 'n'), 'ó', 'o'), 'ò', 'o'), 'ô', 'o'), 'ö', 'o'), 'õ', 'o'), 'ő', 'o'), 'ř', 'r'), 'ŕ', 'r')
    , 'š', 's'), 'ś', 's'), 'ş', 's'), 'ș', 's'), 'ť', 't'), 'ţ', 't'), 'ț', 't'), 'ú', 'u'), 'ù', 'u')
    , 'û', 'u'), 'ü', 'u'), 'ű', 'u'), 'ů', 'u'), 'ý', 'y'), 'ÿ', 'y'), 'ž', 'z'), 'ź', 'z'), 'ż', 'z')
    , 'đ', 'dj'), 'ß', 'ss')
WHERE name_fold GLOB '*[^ -~]*';

-- Marks that stand as letters of their own behind the letter that they belong to.
UPDATE hand_players SET name_fold = (
    WITH RECURSIVE letters (at, kept) AS (
        SELECT 1, ''
        UNION ALL
        SELECT at + 1, kept || CASE
            WHEN unicode(substr(name_fold, at, 1)) BETWEEN 768 AND 879 THEN ''
            ELSE substr(name_fold, at, 1)
        END
        FROM letters WHERE at <= length(name_fold)
    )
    SELECT kept FROM letters ORDER BY at DESC LIMIT 1
)
WHERE name_fold GLOB '*[' || char(768) || '-' || char(879) || ']*';
