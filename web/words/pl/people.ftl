# Znajomi, ranking, statystyki i wezwania do partii.
title-lobby-waiting = ({ $count }) Twoja kolej – Krypta
lobby-waiting = { $count ->
    [one] Jedna partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[other] { $count } partii czeka na ciebie
  }
lobby-your-turn = Twoja kolej
lobby-table-rated = Licz ją do rankingu
lobby-table-rated-means = Tylko gdy grają sami ludzie z zachowanymi imionami, a żadnych dwoje nie gra spod jednego adresu.

friends = Znajomi
friends-title = Znajomi – Krypta
friends-none = Jeszcze nikogo. Daj komuś swój link: kto go otworzy, będzie twoim znajomym, a ty jego.
friends-make = Zaproś do znajomych
friends-making = Chwileczkę…
friends-made = { $name } i ty jesteście teraz znajomymi.
friends-link = Twój link
friends-link-text = Kto otworzy ten link, zostanie twoim znajomym. Będziesz widzieć, kiedy tu jest i przy którym otwartym stole.
friends-link-new = Inny link
friends-link-new-text = Jeśli wpadł w niepowołane ręce: po zmianie ten link nie poprowadzi donikąd.
friends-link-changed = Stary link już donikąd nie prowadzi.
friends-online = jest tutaj
friends-away = nie ma
friends-join = Dołącz: { $game }
friends-watch = Oglądaj: { $game }
friends-remove = Usuń
friends-remove-who = Usuń ze znajomych: { $name }
friends-remove-yes = Usuń i zmień mój link
friends-remove-no = Zostańmy znajomymi
friends-removed = { $name } nie jest już wśród twoich znajomych. Twój link jest teraz inny.

rating-name = { $name } ({ $rating })
rating-long = { $value } ± { $uncertainty }, z { $matches } partii
rating-none = Jeszcze bez rankingu: liczą się partie ludzi, z których każdy zachował swoje imię.

statistics = Twoje statystyki
statistics-title = Twoje statystyki – Krypta
statistics-means = Widzisz to tylko ty. Inni widzą przy stole twój ranking obok imienia. Lekcje się nie liczą.
statistics-none = Gdy tylko skończysz partię, pojawi się tutaj.
statistics-people = ludzie
statistics-seats = Graczy
statistics-against = Przeciwnicy
statistics-matches = Partie
statistics-won = Wygrane
statistics-fair = Losowo

table-rated = Ranking
table-rated-may = Liczy się, gdy grają sami ludzie z zachowanymi imionami, a żadnych dwoje nie gra spod jednego adresu
table-rated-yes = Ta partia się liczy
table-rated-no = Nie liczy się
table-name-question = Jak mają się do ciebie zwracać inni?
table-name-keep = Zostań przy tym imieniu
table-name-take = To ja

calls = Powiadomienia w grze korespondencyjnej
calls-means = Przeglądarka powie ci, gdy taka partia czeka na ciebie, dopóki strona Krypty jest otwarta w tle.
calls-impossible = Twoja przeglądarka nie pozwala tu na powiadomienia.
call-title = Twoja kolej
call-body = { $game } czeka na ciebie.

reset-title = Nowe hasło – Krypta
