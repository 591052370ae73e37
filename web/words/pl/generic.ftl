# Plansza, która zagra w każdą grę.
generic-technical = Którą część zasad teraz rozgrywacie
generic-unknown = zakryte
generic-only-you = tylko ty to widzisz
generic-ask = skąd się to bierze?
generic-none = brak
generic-yes = tak
generic-no = nie
generic-seat = Miejsce { $number }
