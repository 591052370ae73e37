### Co wynika z wyboru, w kilku słowach obok niego, i dlaczego czegoś teraz nie można.

## Co z tego wynika

vd-note-pool = w twojej puli zostanie krwi: { $count }
vd-note-flip =
    { $count ->
        [0] to ostatni, który można odwrócić
       *[other] do odwrócenia zostanie jeszcze: { $count }
    }
vd-note-end = { vd-part-at } możesz jeszcze rozstawić krwi: { $count }
vd-note-withdraw = krew wraca do puli: { $count }; twoje karty stąd idą odkryte do Schronienia Księcia: { $cards }
vd-note-withdraw-haven = krew wraca do puli: { $count }; twoje karty stąd wracają na rękę: { $cards }

## Dlaczego nie

vd-reason-not-in-play = Przy tylu graczach tej dzielnicy nie ma w grze.
vd-reason-only-down = Karta zmusza cię do zagrania zakrytej karty { vd-part-at }.
vd-reason-face-down = Zagranie zakrytej kosztuje krwi: { $count }, a w puli masz { $pool }; ostatniej nie można wydać.
vd-reason-played = Karta tej kolejki jest już zagrana { vd-part-at }.
vd-reason-empty-hand = Nie masz kart na ręce.
vd-reason-not-in-hand = Tej karty nie masz na ręce.
vd-reason-drawn-only = Na spód idzie jedna z właśnie dobranych kart.
vd-reason-stand = Teraz decydujesz, czy zostajesz { vd-part-at }.
vd-reason-card-first = Najpierw wybierz kartę z ręki, potem miejsce, gdzie ją zagrasz.
vd-reason-blood-after-card = Krew rozstawia się tam, gdzie zagrano kartę: najpierw ją zagraj.
vd-reason-blood-limit = Do karty można dołożyć najwyżej 3 krwi; tutaj jeszcze: { $count }.
vd-reason-last-blood = W puli masz krwi: { $pool }; ostatniej nie można rozstawić.
vd-reason-no-token = Nie masz żetonu Diabolizmu.
vd-reason-all-flipped = Wszystkie twoje żetony Diabolizmu są już odwrócone.
vd-reason-token-after-card = Żeton odwraca się tam, gdzie zagrano kartę: najpierw ją zagraj.
vd-reason-own-turn = Swój sojusz wysysa się we własnej kolejce Planowania.
vd-reason-cannot-be-drained = Tego sprzymierzeńca nie można wyssać.
vd-reason-drained = Ta karta jest już wyssana.
vd-reason-not-yours = Tej karty nie ma w twoim sojuszu.
vd-reason-relic-used = Twój relikt jest już użyty.
vd-reason-relic-moment = W tym momencie nie można użyć reliktu.
vd-reason-cannot-stay = Twoja pula jest pusta, a karta żąda krwi od każdego, kto zostaje { vd-part-at }.
