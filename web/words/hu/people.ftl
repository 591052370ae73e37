# Barátok, értékszám, statisztika és hívás a játszmához.
title-lobby-waiting = ({ $count }) Te jössz – Krypta
lobby-waiting = { $count ->
    [one] Egy játszma rád vár
   *[other] { $count } játszma vár rád
  }
lobby-your-turn = Te jössz
lobby-table-rated = Számítson az értékszámba
lobby-table-rated-means = Csak ha csupa ember játszik, mindenki megtartotta a nevét, és nincs két játékos ugyanazon a címen.

friends = Barátok
friends-title = Barátok – Krypta
friends-none = Még senki. Add oda valakinek a linkedet: aki megnyitja, a barátod lesz, te pedig az övé.
friends-make = Barát meghívása
friends-making = Egy pillanat…
friends-made = Mostantól barátok vagytok: te és { $name }.
friends-link = A linked
friends-link-text = Aki megnyitja ezt a linket, a barátod lesz. Látni fogod, mikor van itt, és melyik nyitott asztalnál ül.
friends-link-new = Másik link
friends-link-new-text = Ha rossz kezekbe került: másik linkkel ez már nem vezet sehová.
friends-link-changed = A régi link már nem vezet sehová.
friends-online = itt van
friends-away = nincs itt
friends-join = Csatlakozás: { $game }
friends-watch = Nézés: { $game }
friends-remove = Eltávolítás
friends-remove-who = { $name } eltávolítása
friends-remove-yes = Eltávolítom, és új linket kérek
friends-remove-no = Maradjunk barátok
friends-removed = { $name } már nincs a barátaid között. Mostantól másik a linked.

rating-name = { $name } ({ $rating })
rating-long = { $value } ± { $uncertainty }, { $matches } játszmából
rating-none = Még nincs értékszám: olyan játszmákból lesz, amelyekben csupa ember játszik, és mindenki megtartotta a nevét.

statistics = A statisztikád
statistics-title = A statisztikád – Krypta
statistics-means = Ezt csak te látod. A többiek az értékszámodat látják a neved mellett az asztalnál. A leckék nem számítanak.
statistics-none = Amint befejeztél egy játszmát, itt lesz.
statistics-people = emberek
statistics-seats = Játékosok
statistics-against = Ellenfelek
statistics-matches = Játszmák
statistics-won = Győzelem
statistics-fair = Vaktában

table-rated = Értékszám
table-rated-may = Számít, ha csupa ember játszik, mindenki megtartotta a nevét, és nincs két játékos ugyanazon a címen
table-rated-yes = Ez a játszma számít
table-rated-no = Nem számít
table-name-question = Hogyan szólítsanak a többiek?
table-name-keep = Maradjon ez a név
table-name-take = Ez vagyok én

calls = Értesítés körönkénti játéknál
calls-means = A böngésző szól, ha egy ilyen játszma rád vár, amíg a Krypta egy lapja a háttérben nyitva van.
calls-impossible = A böngésződ itt nem enged értesítéseket.
call-title = Te jössz
call-body = Rád vár: { $game }.

reset-title = Új jelszó – Krypta
