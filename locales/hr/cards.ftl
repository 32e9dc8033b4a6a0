## Suits of the German pack, and of the French pack they stand for

suit-A = žir
suit-L = list
suit-H = herc
suit-B = bundeva
suit-french-A = tref
suit-french-L = pik
suit-french-H = herc
suit-french-B = karo
suit-none = bez aduta

## Full names of the cards, as they are read aloud

card-AA = as žir
card-AX = desetka žir
card-AK = kralj žir
card-AO = gornjak žir
card-AU = donjak žir
card-A9 = devetka žir
card-A8 = osmica žir
card-A7 = sedmica žir
card-LA = as list
card-LX = desetka list
card-LK = kralj list
card-LO = gornjak list
card-LU = donjak list
card-L9 = devetka list
card-L8 = osmica list
card-L7 = sedmica list
card-HA = as herc
card-HX = desetka herc
card-HK = kralj herc
card-HO = gornjak herc
card-HU = donjak herc
card-H9 = devetka herc
card-H8 = osmica herc
card-H7 = sedmica herc
card-BA = as bundeva
card-BX = desetka bundeva
card-BK = kralj bundeva
card-BO = gornjak bundeva
card-BU = donjak bundeva
card-B9 = devetka bundeva
card-B8 = osmica bundeva
card-B7 = sedmica bundeva
card-unknown = nepoznata karta
card-back = zatvorena karta

## The same cards by their French names

card-french-AA = as tref
card-french-AX = desetka tref
card-french-AK = kralj tref
card-french-AO = dama tref
card-french-AU = dečko tref
card-french-A9 = devetka tref
card-french-A8 = osmica tref
card-french-A7 = sedmica tref
card-french-LA = as pik
card-french-LX = desetka pik
card-french-LK = kralj pik
card-french-LO = dama pik
card-french-LU = dečko pik
card-french-L9 = devetka pik
card-french-L8 = osmica pik
card-french-L7 = sedmica pik
card-french-HA = as herc
card-french-HX = desetka herc
card-french-HK = kralj herc
card-french-HO = dama herc
card-french-HU = dečko herc
card-french-H9 = devetka herc
card-french-H8 = osmica herc
card-french-H7 = sedmica herc
card-french-BA = as karo
card-french-BX = desetka karo
card-french-BK = kralj karo
card-french-BO = dama karo
card-french-BU = dečko karo
card-french-B9 = devetka karo
card-french-B8 = osmica karo
card-french-B7 = sedmica karo
