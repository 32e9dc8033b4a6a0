-- Players are found without the marks on their letters, as members are. What is searched was written in small letters
-- already.
UPDATE hand_players
SET name_fold = regexp_replace(
    replace(replace(translate(name_fold,
        'áàâäãåąăčćçďéèêëęěíìîïłľĺñńňóòôöõőřŕšśşșťţțúùûüűůýÿžźż',
        'aaaaaaaacccdeeeeeeiiiilllnnnoooooorrsssstttuuuuuuyyzzz'),
        'đ', 'dj'), 'ß', 'ss'),
    '[\u0300-\u036F]', '', 'g')
WHERE name_fold ~ '[^ -~]';
