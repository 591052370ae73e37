# Plansza gry Wampiry w Nowej Hucie. Terminy samej gry są w text/catalogues.
# $you ma wartość „yes”, jeśli $name to czytający.
nhb-board = Siedem osiedli i krąg czasu. Strzałki w lewo i w prawo prowadzą dookoła, w górę i w dół między osiedlami a kręgiem.
nhb-clockwise = Zgodnie ze wskazówkami zegara
nhb-hint = Wskaż osiedle albo pole kręgu, żeby przeczytać, co daje.
nhb-vampire = { $you ->
    [yes] twój wampierz
   *[no] wampierz ({ $name })
}
nhb-pawn = { $you ->
    [yes] twój pionek na kręgu
   *[no] pionek na kręgu ({ $name })
}
nhb-possessed = Opętani: { $list }
nhb-count = { $you ->
    [yes] ty { $count }
   *[no] { $name } { $count }
}
nhb-nobody = Nie ma tu opętanych
nhb-leads = { $you ->
    [yes] Masz tu najwięcej
   *[no] Najwięcej ma { $name }
}
nhb-marker = { $you ->
    [yes] Twoi opętani { $where }: { $count }
   *[no] Opętani { $where } ({ $name }): { $count }
}
nhb-sabbath = Godzina Sabatu: punktowanie na koniec tej tury
nhb-hand = Twoje karty
nhb-hand-estate = Wampierz
nhb-hand-circle = Krąg
nhb-card-chosen = { $card }, wybrana
nhb-you = ty
nhb-where-from = ({ $name }): skąd się to bierze?
nhb-place-of = na torze kolejności: { $name }. Dlaczego?
nhb-score-track = Tor władcy mroku
nhb-order-track = Tor kolejności
nhb-face-down = karta zakryta
nhb-face-down-known = { $card }, jeszcze zakryta
nhb-plan-of = { $you ->
    [yes] Twój plan: { $cards }
   *[no] Plan ({ $name }): { $cards }
}
nhb-attacked = Po ataku: własny ruch wampierza przepada
nhb-gambited = Po gambicie: własny ruch pionka na kręgu przepada
nhb-deciding = teraz decyduje
