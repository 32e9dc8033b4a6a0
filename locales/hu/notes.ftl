## Megjegyzés írása egy leosztáshoz

note-write = Megjegyzés írása
note-title = Megjegyzés
note-text = Megjegyzés
note-sign = Jel
note-sign-none = nincs
note-for = Kinek szól
note-for-private = csak én
note-for-club = a klubnak
note-for-public = mindenkinek, aki a leosztást láthatja
note-signed = Mások { $name } néven olvassák.
note-signed-member = A klub { $name } néven olvassa, mindenki más azon a néven, amelyet magadnak választottál.
note-save = Mentés
note-save-line = A változat mentése
note-back = Vissza a leosztáshoz
note-own = Megjegyzéseim ehhez a leosztáshoz
note-others = Mások megjegyzései
note-removed = törölve
note-hidden = elrejtve
note-hidden-help = Ezt a megjegyzést elrejtette valaki, aki a leosztásért felel: csak te olvashatod.
note-hide = Elrejtés
note-show = Ismét látható
note-hide-help = Aki a leosztásért felel, elrejthet egy megjegyzést. A megjegyzés megmarad és ismét láthatóvá tehető; az ok a klub naplójába kerül.
note-reason = Ok
note-remove = Törlés
note-restore = Visszaállítás
note-kept =
    { $count ->
        [one] Ezt a megjegyzést törölted. Egy napig visszaállítható.
       *[other] Ezt a megjegyzést törölted. { $count } napig visszaállítható.
    }
note-stands-now = Közben egy másik ablakban megváltozott. Most ez áll ott:
note-versions = Korábban
note-until = eddig: { $facts }
note-keep-line = A változat mentése
note-line-name = A változat neve
note-line-title = Másik változat
note-empty = Írj valamit, vagy válassz jelet.
note-hand-full = Ehhez a leosztáshoz nem fér több megjegyzés. A tiéd nem lett elmentve.
note-sent-before = Ezt az űrlapot már elküldted, az a megjegyzés megvan. Ha újra mented, ez egy második megjegyzés lesz.
note-too-often = Túl sok megjegyzés öt perc alatt. Várj egy kicsit, majd mentsd újra.
note-changed-meanwhile = Ez a megjegyzés egy másik ablakban megváltozott. Nézd meg mindkettőt, majd mentsd újra.
note-line-illegal = A változat egyik lapja szabálytalan.
note-title-long = Adj a változatnak egysoros, legfeljebb 200 betűs nevet.
keys-note = megjegyzés írása
audit-hide_note = Megjegyzés elrejtve
audit-show_note = Megjegyzés ismét látható
audit-part-hand = leosztás
audit-part-note = megjegyzés
note-change = Módosítás
