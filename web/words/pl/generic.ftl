# Plansza, która zagra w każdą grę.
generic-technical = W którym miejscu zasad jest partia
generic-beside = W twojej ręce
generic-unknown = zakryte
generic-only-you = tylko ty to widzisz
generic-ask = skąd to się bierze?
generic-none = brak
generic-yes = tak
generic-no = nie
generic-seat = Miejsce { $number }
