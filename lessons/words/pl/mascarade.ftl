# Co mówi nauczyciel, według nazw ze skryptu, i strona na minutę.
lesson-faces = Teraz wszyscy widzą wszystkie karty, ale tylko teraz. Ty masz Złodzieja, Króla ma { $one }, Sędziego { $two }, Królową { $three }; dwie karty leżą na środku. Kto pierwszy zbierze 13 monet, wygrywa. Zapamiętaj, kto jest kim.
lesson-swap = W pierwszych czterech turach każdy musi wziąć pod stół dwie karty: swoją i jeszcze jedną. Król daje 3 monety, a ma go { $one }. Weź tę kartę.
lesson-exchange = Teraz to, co tajne: naprawdę je zamieniasz czy odkładasz obie na miejsce? Nikt poza tobą się nie dowie. Zamień, a Król będzie twój.
lesson-look = Twoja karta była właśnie pod stołem: wziął ją { $one }. Może wrócił do ciebie Złodziej? Już nie wiesz, kim jesteś! Od teraz turę można wykorzystać na trzy sposoby; jeden z nich to podejrzeć własną kartę.
lesson-claim = Nadal Król, dobrze. Teraz { $one } ogłasza „Jestem Królem”, ale ty wiesz lepiej. Jeśli nikt nie zaprzeczy, ogłoszenie po prostu działa. Zakwestionuj: obie karty zostaną odkryte, prawdziwy Król weźmie 3 monety, a kto się mylił, zapłaci 1 do Sądu.
lesson-pass = Masz 9 monet! Ale wszyscy widzieli twojego Króla i { $two } od razu bierze twoją kartę pod stół. Teraz { $three } ogłasza się Królową. Ty nią nie jesteś, więc nie przeszkadzaj: fałszywy sprzeciw kosztuje monetę.
lesson-bluff = Trzeci sposób na turę: ogłoś, kim jesteś. To nie musi być prawda. Może nadal masz Króla, a może ma go { $two }. Spróbuj blefu: ogłoś Króla.
lesson-truth = Wpadka: Króla ma { $two }, więc był sprzeciw, i płacisz monetę. Ale wszyscy widzieli twojego Sędziego i od tej pory nikt nie ruszał twojej karty. Sędzia zabiera z Sądu wszystkie grzywny. Ogłoś prawdę: nikt nie odważy się wątpić.
lesson-win = Masz 10 monet; Król dałby brakujące 3. Odkąd go widziano, wiele kart zmieniło miejsce i nikt nie może być pewny, gdzie jest. Kto ci nie uwierzy, ryzykuje monetę. Blefuj jeszcze raz: ogłoś Króla!
lesson-end = Uwierzyli i wygrywasz, z Sędzią w ręku! Karty leżą teraz odkryte: zobacz, gdzie naprawdę był Król. To cała gra: pamiętać, zamieniać i mówić to, w co inni nie śmią wątpić. Im więcej graczy, tym więcej postaci.
minute-aim = Każdy ma jedną kartę i 6 monet. Kto pierwszy zbierze 13 monet, od razu wygrywa.
minute-down = Wszystkie karty widać raz. Potem leżą zakryte i nikt nie może ich podglądać.
minute-swap = W swojej turze: weź pod stół swoją kartę i drugą, i zamień je. Albo nie. Tylko ty to wiesz.
minute-look = Albo podejrzyj własną kartę, żeby wiedzieć, kim jesteś.
minute-announce = Albo ogłoś postać, prawdziwą lub nie. Jeśli nikt jej nie zakwestionuje, korzystasz z jej umiejętności.
minute-claim = Jeśli ktoś powie „Nie, to ja!”, odkrywacie karty. Prawdziwa postać korzysta z umiejętności, pozostali płacą po 1 monecie do Sądu.
minute-powers = Król bierze z banku 3 monety, Królowa 2, Sędzia wszystkie grzywny z Sądu. Każda postać potrafi coś innego.
