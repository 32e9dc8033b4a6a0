# Amit a klub a saját oldalain közöl: hírek és jelentkezés versenyre.

news-title = Hírek
news-none = Még nincs hír.
news-new = Hír közzététele
news-change = Hír szerkesztése
news-heading = Cím
news-body = Szöveg
news-body-help = Üres sor után új bekezdés kezdődik. **félkövér**, *dőlt*; a „- ” kezdetű sorokból felsorolás lesz, a webcímekből hivatkozás.
news-from = Megjelenik ettől
news-until = A klub oldalán eddig látszik
news-days-help = Ha az utolsó napot üresen hagyod, addig látszik, amíg vissza nem vonod. Az utolsó nap után a hírek listájában megmarad.
news-announced = A hír mentve.
news-earlier = Korábbi hírek
news-all = Minden hír
news-feed = A klub hírcsatornája
news-withdraw = Visszavonás
news-restore = Ismét megjelenik
news-withdrawn = visszavonva: csak az látja, aki híreket írhat
news-waits = mindenki látja ettől: { $day }
news-past = elmúlt
news-changed-meanwhile = Ezt a hírt közben más módosította. Nyisd meg újra, nézd meg, mi áll benne most, és utána módosítsd.
field-ends-before-start = Az utolsó nap megelőzi az elsőt.
audit-announce = Hír közzétéve
audit-change_announcement = Hír módosítva
audit-withdraw_announcement = Hír visszavonva

club-next = Következő este
club-calendar = Naptár
signup-title = Jelentkezés
signup-do = Jelentkezem
signup-undo = Visszalépek
signup-name = A neved
signup-name-help = Az este szervezői látják. Kapsz egy linket, amellyel visszaléphetsz.
signup-name-shown = Ezen az oldalon mindenki látja. Kapsz egy linket, amellyel visszaléphetsz.
signup-member-sign-in = Tag vagy? Lépj be, és egyetlen koppintással jelentkezhetsz.
signup-sign-in = Belépés a jelentkezéshez
signup-coming = { $count ->
    [one] { $count } játékos jön
   *[other] { $count } játékos jön
  }
signup-left = { $count ->
    [one] { $count } hely van még
   *[other] { $count } hely van még
  }
signup-full = Nincs több hely
signup-waiting = { $count ->
    [one] { $count } várakozó
   *[other] { $count } várakozó
  }
signup-missing = { $count ->
    [one] Még egy játékos, és senki sem marad ki.
   *[other] Még { $count } játékos, és senki sem marad ki.
  }
signup-closes = A jelentkezés lezárul: { $when }
signup-needs-approval = A szervezők minden jelentkezést jóváhagynak: akkor van helyed, ha igent mondtak rá.
signup-not-open = Most nem lehet jelentkezni.
signup-over = A jelentkezés lezárult. Ha még jönnél, szólj a szervezőknek.
signup-begun = A játék elkezdődött. Ha még beszállnál, szólj a szervezőknek.
signup-too-many = Túl sokan jelentkeztek. Fordulj a szervezőkhöz.
signup-form-old = Az űrlap hiányos. Nyisd meg újra az oldalt, és onnan jelentkezz.
signup-mine-in = Jelentkeztél, és van helyed.
signup-mine-waiting = Várólistán vagy, a helyed a sorban: { $place }. Ha felszabadul egy hely, a sorban az első kapja meg.
signup-mine-asked = Jelentkeztél. A szervezőknek még jóvá kell hagyniuk.
signup-mine-entered = Szerepelsz a nevezettek listáján.
signup-mine-withdrawn = Visszaléptél.
signup-mine-removed = A szervezők levették ezt a jelentkezést a listáról.
signup-mine-begun = Volt helyed, de a játék elkezdődött, és nem vagy a játékosok között. Szólj a szervezőknek!
tournament-now-signed-up = { $count } jelentkezőnek van helye, de még nincs a játékosok között: vedd fel
tournament-now-asking = { $count } jelentkezés vár jóváhagyásra
tournament-now-at-door = { $count } játékos jelezte, hogy itt van, és a jóváhagyásodra vár
signup-somebody = egy játékos
signup-guest = egy vendég
signup-visitor = fiók nélkül
signup-state-asked = jóváhagyásra vár
signup-state-in = van helye
signup-state-waiting = várakozik
signup-list-in = Jelentkeztek
signup-list-waiting = Várólista
signup-entries = A nevezettek listája
signup-share = Az oldal megosztása
signup-manage = Jelentkezés kezelése
signup-yours = A jelentkezésed
signup-keep-link = Őrizd meg ezt a linket: itt látod, van-e helyed, és fiók nélkül csak ezzel tudsz visszalépni.
signup-see-list = Kik jönnek?
signup-too-late = A játék már elkezdődött, ezért ezzel a linkkel már nem léphetsz vissza. Szólj az este szervezőinek.
signup-public = Az oldal, ahol jelentkezni lehet
signup-take = Felvétel a versenyre
signup-take-all = { $count ->
    [one] { $count } helyet kapott játékos felvétele
   *[other] { $count } helyet kapott játékos felvétele
  }
signup-approve = Jóváhagyás
signup-remove = Levétel
signup-who = Kiről van szó
signup-as-guest = új vendég
signup-as-member = { $name }, a taglistáról
signup-settings = A jelentkezés beállításai
signup-set-open = Lehet jelentkezni
signup-set-visitors = Fiók nélkül, névvel is lehet jelentkezni
signup-set-approval = Mindegyiküket én hagyom jóvá
signup-set-names = A nevük mindenkinek látszik
signup-set-places = Helyek száma
signup-set-places-help = Üresen hagyva nincs korlát. Fölötte várólista van. Ha csökkented, senki sem veszíti el a helyét.
signup-bad-places = Egész számot írj 1 és { $most } között, vagy hagyd üresen, ha nincs korlát.
signup-set-closes = Lezárul ekkor
signup-set-closes-help = Üresen hagyva a kezdésig lehet jelentkezni.
audit-sign_up = Jelentkezett
audit-change_sign_up = Jelentkezés módosítva
audit-set_sign_up = A jelentkezés beállításai módosítva
club-calendar-none = Még nincs kitűzött időpont.
club-calendar-file = Feliratkozás a naptárra
club-calendar-all = A klub minden versenye
news-about = A klub hírei: { $club }
audit-take_in = Nevezés a jelentkezettek közül
club-rename = A cím módosítása
club-rename-help = Kisbetűk a-tól z-ig, számjegyek és kötőjelek. A régi címre mutató hivatkozások az újra vezetnek.
