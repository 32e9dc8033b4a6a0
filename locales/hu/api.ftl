# Amit az API mond, ha egy kérés nem sikerül

api-400 = Hibás kérés
api-400-why = A kérésben valami nem olyan, mint kellene.
api-401 = Kulcs kell hozzá
api-403 = Nem szabad
api-403-why = Ezt nem teheted meg.
api-404 = Nincs ilyen
api-404-why = Ezen a címen nincs semmi, vagy nem tartozik rád.
api-405 = Nem így
api-405-why = Ez a cím nem fogad ilyen metódust.
api-409 = Ütközés
api-409-why = Ez már megtörtént, vagy valami útjában áll.
api-413 = Túl nagy
api-413-why = Ami érkezett, nagyobb a megengedettnél.
api-415 = Ilyen tartalmat nem fogadunk
api-415-why = Ezt a fajta tartalmat a cím nem fogadja.
api-422 = Érvénytelen
api-422-why = Ami érkezett, nem érvényes.
api-429 = Túl sok kérés
api-429-why = Rövid idő alatt túl sok kérés jött; várj és próbáld újra.
api-500 = A mi hibánk
api-500-why = Valami elromlott nálunk. Feljegyeztük.
api-503 = Most nincs kapacitás
api-503-why = Most több a teendő, mint amennyi elvégezhető; próbáld újra.
api-431 = Túl hosszú cím
api-431-why = A cím, vagy amit a böngésző vele küld, hosszabb a megengedettnél.
api-store = Az adatok most nem érhetők el
api-store-why = Az oldal pillanatnyilag sem olvasni, sem tárolni nem tudja az adatait. Semmi sem változott.

api-token-needed = Ehhez API-kulcs kell az Authorization: Bearer KULCS fejlécben. Kulcsot a fiók oldalán lehet készíteni.
api-token-unknown = Ez a kulcs ismeretlen, lejárt vagy visszavonták.
api-token-scope = Ez a kulcs ezt nem engedi: hiányzik a hatóköre.
api-media = Ez a cím ezt fogadja: { $name }.
api-too-large = Ide legfeljebb { $limit } bájt küldhető.
api-too-many-records = Egyszerre legfeljebb { $limit } jegyzőkönyv ellenőrizhető.
api-parameter-unknown = { $name }: itt nincs ilyen paraméter, vagy kétszer szerepel.
api-parameter = { $name }: ennek a paraméternek nem lehet ilyen értéke.
