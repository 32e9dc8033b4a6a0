## Suits of the German pack, and of the French pack they stand for

suit-A = makk
suit-L = zöld
suit-H = piros
suit-B = tök
suit-french-A = treff
suit-french-L = pikk
suit-french-H = kőr
suit-french-B = káró
suit-none = színtelen (adu nélkül)

## Full names of the cards, as they are read aloud

card-AA = makk ász
card-AX = makk tízes
card-AK = makk király
card-AO = makk felső
card-AU = makk alsó
card-A9 = makk kilences
card-A8 = makk nyolcas
card-A7 = makk hetes
card-LA = zöld ász
card-LX = zöld tízes
card-LK = zöld király
card-LO = zöld felső
card-LU = zöld alsó
card-L9 = zöld kilences
card-L8 = zöld nyolcas
card-L7 = zöld hetes
card-HA = piros ász
card-HX = piros tízes
card-HK = piros király
card-HO = piros felső
card-HU = piros alsó
card-H9 = piros kilences
card-H8 = piros nyolcas
card-H7 = piros hetes
card-BA = tök ász
card-BX = tök tízes
card-BK = tök király
card-BO = tök felső
card-BU = tök alsó
card-B9 = tök kilences
card-B8 = tök nyolcas
card-B7 = tök hetes
card-unknown = ismeretlen lap
card-back = lefordított lap

## The same cards by their French names

card-french-AA = treff ász
card-french-AX = treff tízes
card-french-AK = treff király
card-french-AO = treff dáma
card-french-AU = treff bubi
card-french-A9 = treff kilences
card-french-A8 = treff nyolcas
card-french-A7 = treff hetes
card-french-LA = pikk ász
card-french-LX = pikk tízes
card-french-LK = pikk király
card-french-LO = pikk dáma
card-french-LU = pikk bubi
card-french-L9 = pikk kilences
card-french-L8 = pikk nyolcas
card-french-L7 = pikk hetes
card-french-HA = kőr ász
card-french-HX = kőr tízes
card-french-HK = kőr király
card-french-HO = kőr dáma
card-french-HU = kőr bubi
card-french-H9 = kőr kilences
card-french-H8 = kőr nyolcas
card-french-H7 = kőr hetes
card-french-BA = káró ász
card-french-BX = káró tízes
card-french-BK = káró király
card-french-BO = káró dáma
card-french-BU = káró bubi
card-french-B9 = káró kilences
card-french-B8 = káró nyolcas
card-french-B7 = káró hetes
