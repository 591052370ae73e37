# Plansza gry Maskarada. Terminy samej gry są w text/catalogues.
# $you ma wartość „yes”, jeśli $name to czytający; $spot to „card”, gdy każdy ma jedną kartę.
mascarade-players = Gracze wokół stołu, zgodnie ze wskazówkami zegara
mascarade-middle = Środek stołu
mascarade-characters = Postacie w grze
mascarade-hint = Wskaż postać, żeby przeczytać, co robi.
mascarade-twice = liczba kart: { $count }
mascarade-you = (ty)
mascarade-coins = { $count ->
    [one] 1 moneta: skąd się wzięła?
    [few] { $count } monety: skąd się wzięły?
   *[other] { $count } monet: skąd się wzięły?
}
mascarade-card = { $you ->
    [yes] { $spot ->
        [left] twoja lewa karta
        [right] twoja prawa karta
        [protected] twoja chroniona karta
       *[card] twoja karta
    }
   *[no] { $spot ->
        [left] lewa karta ({ $name })
        [right] prawa karta ({ $name })
        [protected] chroniona karta ({ $name })
       *[card] karta ({ $name })
    }
}
mascarade-card-centre = karta { $number } na środku stołu
mascarade-card-shows = { $card }: { $shows }
mascarade-face-down = zakryta
mascarade-face-known = { $character }, zakryta
mascarade-face-secret = { $character }, widzisz to tylko ty
mascarade-taken = pod stołem
mascarade-first = Weź jako pierwszą z dwóch
mascarade-first-back = Odłóż ją
mascarade-second = W ręku: { $card }. Wybierz drugą.
mascarade-dealing = Trwa rozdawanie kart…
mascarade-remember = Zapamiętaj karty
mascarade-ready = Gotowi: { $ready } z { $count }
mascarade-turn = Tura { $turn }
mascarade-deal = Rozdanie
mascarade-whose-turn = { $you ->
    [yes] Twoja tura
   *[no] Tura: { $name }
}
mascarade-cry = „To ja, { $character }!”
mascarade-uses = { $you ->
    [yes] Korzystasz z umiejętności
   *[no] Z umiejętności korzysta { $name }
}
mascarade-under = { $you ->
    [yes] Trzymasz dwie karty pod stołem
   *[no] Dwie karty pod stołem trzyma { $name }
}
mascarade-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wspólnie wygrywają: { $names }
}
mascarade-decides = teraz decyduje
mascarade-mark-winner = wygrana
mascarade-mark-fined = fałsz
mascarade-mark-claim = To ja!
mascarade-mark-pass = pas
mascarade-mark-sealed = zakryte
mascarade-mark-ready = gotowe
mascarade-mark-forced = zamienia
mascarade-mark-turn = tura
mascarade-says-winner = wygrywa partię
mascarade-says-fined = nie ma tej postaci
mascarade-says-claim = { $spot ->
    [left] mówi: to ja, lewą kartą
    [right] mówi: to ja, prawą kartą
    [protected] mówi: to ja, chronioną kartą
   *[card] mówi: to ja
}
mascarade-says-pass = pasuje
mascarade-says-sealed = odpowiedź złożona, jeszcze zakryta
mascarade-says-ready = gotowość zgłoszona
mascarade-says-forced = po ujawnieniu karty musi wykonać potencjalną zamianę
mascarade-says-turn = trwa tura tego gracza
mascarade-notebook = Notatnik
mascarade-notebook-is = To, co widać było z twojego miejsca, tura po turze. Wnioski należą do ciebie.
mascarade-notebook-order = Układ
mascarade-notebook-by-turn = według tur
mascarade-notebook-by-card = według kart
mascarade-notebook-nothing = Tu nic nie było widać.
