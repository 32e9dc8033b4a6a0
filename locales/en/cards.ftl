## Suits of the German pack, and of the French pack they stand for

suit-A = acorns
suit-L = leaves
suit-H = hearts
suit-B = bells
suit-french-A = clubs
suit-french-L = spades
suit-french-H = hearts
suit-french-B = diamonds
suit-none = no trump

## Full names of the cards, as they are read aloud

card-AA = Ace of acorns
card-AX = Ten of acorns
card-AK = King of acorns
card-AO = Over of acorns
card-AU = Under of acorns
card-A9 = Nine of acorns
card-A8 = Eight of acorns
card-A7 = Seven of acorns
card-LA = Ace of leaves
card-LX = Ten of leaves
card-LK = King of leaves
card-LO = Over of leaves
card-LU = Under of leaves
card-L9 = Nine of leaves
card-L8 = Eight of leaves
card-L7 = Seven of leaves
card-HA = Ace of hearts
card-HX = Ten of hearts
card-HK = King of hearts
card-HO = Over of hearts
card-HU = Under of hearts
card-H9 = Nine of hearts
card-H8 = Eight of hearts
card-H7 = Seven of hearts
card-BA = Ace of bells
card-BX = Ten of bells
card-BK = King of bells
card-BO = Over of bells
card-BU = Under of bells
card-B9 = Nine of bells
card-B8 = Eight of bells
card-B7 = Seven of bells
card-unknown = Unknown card
card-back = Face-down card

## The same cards by their French names

card-french-AA = Ace of clubs
card-french-AX = Ten of clubs
card-french-AK = King of clubs
card-french-AO = Queen of clubs
card-french-AU = Jack of clubs
card-french-A9 = Nine of clubs
card-french-A8 = Eight of clubs
card-french-A7 = Seven of clubs
card-french-LA = Ace of spades
card-french-LX = Ten of spades
card-french-LK = King of spades
card-french-LO = Queen of spades
card-french-LU = Jack of spades
card-french-L9 = Nine of spades
card-french-L8 = Eight of spades
card-french-L7 = Seven of spades
card-french-HA = Ace of hearts
card-french-HX = Ten of hearts
card-french-HK = King of hearts
card-french-HO = Queen of hearts
card-french-HU = Jack of hearts
card-french-H9 = Nine of hearts
card-french-H8 = Eight of hearts
card-french-H7 = Seven of hearts
card-french-BA = Ace of diamonds
card-french-BX = Ten of diamonds
card-french-BK = King of diamonds
card-french-BO = Queen of diamonds
card-french-BU = Jack of diamonds
card-french-B9 = Nine of diamonds
card-french-B8 = Eight of diamonds
card-french-B7 = Seven of diamonds
