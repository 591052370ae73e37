### Co wynika z wyboru, w kilku słowach obok niego, i dlaczego czegoś teraz nie można.

## Co z tego wynika

vd-note-pool =
    { $count ->
        [one] w twojej puli zostanie { vd-part-blood }
        [few] w twojej puli zostaną { vd-part-blood }
       *[many] w twojej puli zostanie { vd-part-blood }
    }
vd-note-flip =
    { $count ->
        [0] to ostatni, który można odwrócić
        [one] potem można odwrócić jeszcze jeden
       *[other] potem można odwrócić jeszcze { $count }
    }
vd-note-end = możesz jeszcze rozstawić { vd-part-blood } { vd-part-at }
vd-note-withdraw = do puli wraca krew ({ $count }); twoje karty trafią odkryte do Schronienia Księcia: { $cards }
vd-note-withdraw-haven = do puli wraca krew ({ $count }); twoje karty wrócą na rękę: { $cards }

## Dlaczego nie

vd-reason-not-in-play = Przy tylu graczach tej dzielnicy nie ma w grze.
vd-reason-only-down = Karta zmusza cię do dołożenia zakrytej karty { vd-part-at }.
vd-reason-face-down = Dołożenie zakrytej karty kosztuje { vd-part-blood }, a w puli masz { $pool }; ostatniego nie można wydać.
vd-reason-played = Karta tej tury leży już { vd-part-at }.
vd-reason-not-in-hand = Tej karty nie masz na ręce.
vd-reason-drawn-only = Na spód trafia jedna z właśnie dobranych kart.
vd-reason-stand = Teraz decydujesz, czy zostajesz { vd-part-at }.
vd-reason-card-first = Najpierw wybierz kartę z ręki, a potem dzielnicę, do której ją dołożysz.
vd-reason-blood-after-card = Krew rozstawia się tam, dokąd trafiła twoja karta: najpierw ją dołóż.
vd-reason-blood-limit = Za kartą można rozstawić najwyżej 3 żetony krwi; tutaj jeszcze { $count }.
vd-reason-last-blood =
    W puli masz { $pool ->
        [one] { $pool } żeton krwi
        [few] { $pool } żetony krwi
       *[many] { $pool } żetonów krwi
    }, a ostatniego nie można rozstawić.
vd-reason-no-token = Nie masz żetonu Diabolizmu.
vd-reason-all-flipped = Wszystkie twoje żetony Diabolizmu są już odwrócone.
vd-reason-token-after-card = Żeton odwraca się po dołożeniu karty: najpierw ją dołóż.
vd-reason-own-turn = Karty swojego sojuszu wysysa się we własnej turze planowania.
vd-reason-cannot-be-drained = Tego poplecznika nie można wyssać.
vd-reason-drained = Ta karta jest już wyssana.
vd-reason-not-yours = Tej karty nie ma w twoim sojuszu.
vd-reason-relic-used = Twoja relikwia jest już użyta.
vd-reason-relic-moment = W tej chwili nie można użyć twojej relikwii.
vd-reason-cannot-stay = Twoja pula jest pusta, a karta żąda krwi od każdego, kto zostaje { vd-part-at }.
