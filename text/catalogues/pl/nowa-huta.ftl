### Wampiry w Nowej Hucie. Terminy jak w księdze zasad docs/rules/pl.
###
### $seat, $owner i $target to imiona graczy, zawsze w mianowniku; przy każdym jest $seat-you itd.: „yes”, gdy ten gracz
### to czytający, inaczej „no”. $estate, $space, $from, $to, $card i $modifier oraz $steps zdarzenia to terminy z tego
### pliku; przy każdym jest jego id ($estate-id itd.). $steps zdarzenia to tekst: nie wybiera się według niego liczby.

nh-name = Wampiry w Nowej Hucie
nh-tagline = Knuj w ukryciu, kąsaj w mroku i wywołaj Sabat, zanim zrobią to rywale.
nh-goal = Wykładaj opętanych na siedmiu osiedlach Nowej Huty i zdobywaj przewagę tam, gdzie odbędzie się punktowanie. Wygrywa ten, kto po 15 turach ma najwięcej punktów władcy mroku.

## Terminy

nh-estate-handlowe = Handlowe
nh-estate-teatralne = Teatralne
nh-estate-gorali = Górali
nh-estate-zielone = Zielone
nh-estate-szkolne = Szkolne
nh-estate-ogrodowe = Ogrodowe
nh-estate-mlodosci = Młodości

nh-estate-handlowe-byname = Ludne osiedle
nh-estate-teatralne-byname = Przy placu centralnym
nh-estate-gorali-byname = Miejsce spotkania
nh-estate-zielone-byname = Niebezpieczna okolica
nh-estate-szkolne-byname = Splątane uliczki
nh-estate-ogrodowe-byname = Płytki grób
nh-estate-mlodosci-byname = Wysokie budynki

nh-estate-handlowe-ability = Dołóż tutaj z zapasu 3 dodatkowych opętanych.
nh-estate-teatralne-ability = Usuń z dowolnego osiedla opętanego przeciwnika i dołóż tam swojego.
nh-estate-gorali-ability = Przesuń tutaj z innych osiedli 2 swoich opętanych.
nh-estate-zielone-ability = Przesuń z jednego osiedla na inne 2 opętanych przeciwników.
nh-estate-szkolne-ability = Zamień miejscami swojego opętanego i opętanego przeciwnika z innego osiedla.
nh-estate-ogrodowe-ability = Usuń stąd 1 swojego opętanego, a z innych osiedli 2 opętanych przeciwników.
nh-estate-mlodosci-ability = Przesuń z jednego osiedla na inne od 1 do 4 swoich opętanych.

nh-space-reports = Tajemnicze doniesienia
nh-space-attack = Niespodziewany atak
nh-space-reaction = Błyskawiczna reakcja
nh-space-slander = Podłe oszczerstwa
nh-space-gambit = Przebiegły gambit
nh-space-bat = Nietoperz
nh-space-sabbath = Godzina Sabatu

nh-space-reports-action = Połóż znacznik podwyższenia na osiedlu wampierza lub usuń stamtąd znacznik obniżenia.
nh-space-attack-action = Przesuń wampierza przeciwnika o 1 lub 2 osiedla w dowolną stronę.
nh-space-reaction-action = Na koniec swojej kolejki możesz przestawić pionek na kręgu na dowolne inne pole.
nh-space-slander-action = Połóż znacznik obniżenia na osiedlu wampierza lub usuń stamtąd znacznik podwyższenia.
nh-space-gambit-action = Przesuń pionek przeciwnika na kręgu o 1 lub 2 pola zgodnie ze wskazówkami.
nh-space-bat-action = Na koniec swojej kolejki możesz przenieść wampierza na dowolne inne osiedle.
nh-space-sabbath-action = Wywołaj punktowanie osiedla wampierza, które odbędzie się na koniec tury.

nh-card-cw1 = 1 zgodnie ze wskazówkami
nh-card-cw2 = 2 zgodnie ze wskazówkami
nh-card-ccw1 = 1 przeciwnie do wskazówek
nh-card-ccw2 = 2 przeciwnie do wskazówek

nh-steps-1 = 1
nh-steps-2 = 2

nh-modifier-none = bez znacznika
nh-modifier-raise = znacznik podwyższenia
nh-modifier-lower = znacznik obniżenia

## Części zdań: odmiana terminów i liczb. Nie każdy język używa każdej części.

# Dopełniacz bez przyimka: „właściwość Handlowego”.
nh-part-of-estate =
    { $estate-id ->
        [handlowe] Handlowego
        [teatralne] Teatralnego
        [zielone] Zielonego
        [szkolne] Szkolnego
        [ogrodowe] Ogrodowego
       *[other] { $estate }
    }
nh-part-on-estate =
    { $estate-id ->
        [handlowe] na Handlowym
        [teatralne] na Teatralnym
        [zielone] na Zielonym
        [szkolne] na Szkolnym
        [ogrodowe] na Ogrodowym
       *[other] na { $estate }
    }
nh-part-onto-estate = na { $estate }
nh-part-off-estate =
    { $estate-id ->
        [szkolne] ze { nh-part-of-estate }
       *[other] z { nh-part-of-estate }
    }

nh-part-on-from =
    { $from-id ->
        [handlowe] na Handlowym
        [teatralne] na Teatralnym
        [zielone] na Zielonym
        [szkolne] na Szkolnym
        [ogrodowe] na Ogrodowym
       *[other] na { $from }
    }
nh-part-onto-from = na { $from }
nh-part-off-from =
    { $from-id ->
        [handlowe] z Handlowego
        [teatralne] z Teatralnego
        [zielone] z Zielonego
        [szkolne] ze Szkolnego
        [ogrodowe] z Ogrodowego
       *[other] z { $from }
    }
nh-part-onto-to = na { $to }

nh-part-on-space = na polu { $space }
nh-part-onto-space = na pole { $space }
nh-part-off-space = z pola { $space }

# Dopełniacz: „używa Nietoperza”, „rezygnuje z Nietoperza”.
nh-part-using-space =
    { $space-id ->
        [reports] Tajemniczych doniesień
        [attack] Niespodziewanego ataku
        [reaction] Błyskawicznej reakcji
        [slander] Podłych oszczerstw
        [gambit] Przebiegłego gambitu
        [bat] Nietoperza
        [sabbath] Godziny Sabatu
       *[other] pola { $space }
    }

# Biernik: „dokłada 2 opętanych”.
nh-part-count =
    { $count ->
        [one] { $count } opętanego
        [few] { $count } opętanych
       *[many] { $count } opętanych
    }
nh-part-with-count =
    { $count ->
        [one] z { $count } opętanym
        [few] z { $count } opętanymi
       *[many] z { $count } opętanymi
    }
nh-part-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
nh-part-on-board =
    { $possessed ->
        [one] { $possessed } opętany na planszy
        [few] { $possessed } opętanych na planszy
       *[many] { $possessed } opętanych na planszy
    }
nh-part-place = { $place }.

## Zdarzenia: przygotowanie i planowanie

nh-event-elder-drawn =
    { $seat-you ->
        [yes] Losowanie rozstrzyga: zostajesz Starszym.
       *[no] Losowanie rozstrzyga: Starszym zostaje { $seat }.
    }
nh-event-vampire-placed =
    { $seat-you ->
        [yes] Stawiasz wampierza { nh-part-on-estate }.
       *[no] { $seat } stawia wampierza { nh-part-on-estate }.
    }
nh-event-circle-pawn-placed =
    { $seat-you ->
        [yes] Stawiasz pionek { nh-part-on-space }.
       *[no] { $seat } stawia pionek { nh-part-on-space }.
    }
nh-event-estate-card-fixed =
    { $seat-you ->
        [yes] Wybierasz kartę osiedla: { $card }.
       *[no] { $seat } wybiera kartę osiedla: { $card }.
    }
nh-event-circle-card-fixed =
    { $seat-you ->
        [yes] Wybierasz kartę kręgu { $steps }.
       *[no] { $seat } wybiera kartę kręgu { $steps }.
    }
nh-event-has-chosen =
    { $seat-you ->
        [yes] Wybierasz karty.
       *[no] { $seat } wybiera karty.
    }
nh-event-plan-revealed =
    { $seat-you ->
        [yes] Twój plan: wampierz { $card }, krąg { $steps }.
       *[no] Plan { $seat-gen }: wampierz { $card }, krąg { $steps }.
    }

## Zdarzenia: kolejka gracza

nh-event-turn-taken =
    { $seat-you ->
        [yes] Teraz twoja kolejka.
       *[no] Teraz gra { $seat }.
    }
nh-event-vampire-moved =
    { $seat-you ->
        [yes] Przesuwasz wampierza { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $seat } przesuwa wampierza { nh-part-off-from } { nh-part-onto-to }.
    }
nh-event-vampire-held =
    { $seat-you ->
        [yes] Po ataku pomijasz ruch wampierza i zostajesz { nh-part-on-estate }.
       *[no] Po ataku { $seat } pomija ruch wampierza i zostaje { nh-part-on-estate }.
    }
nh-event-circle-pawn-moved =
    { $seat-you ->
        [yes] Przesuwasz pionek z pola { $from } na pole { $to }.
       *[no] { $seat } przesuwa pionek z pola { $from } na pole { $to }.
    }
nh-event-circle-pawn-held =
    { $seat-you ->
        [yes] Po gambicie pomijasz ruch na kręgu i zostajesz { nh-part-on-space }.
       *[no] Po gambicie { $seat } pomija ruch na kręgu i zostaje { nh-part-on-space }.
    }
nh-event-ability-used =
    { $seat-you ->
        [yes] Używasz właściwości { nh-part-of-estate }.
       *[no] { $seat } używa właściwości { nh-part-of-estate }.
    }
nh-event-ability-declined =
    { $seat-you ->
        [yes] Rezygnujesz z właściwości { nh-part-of-estate }.
       *[no] { $seat } rezygnuje z właściwości { nh-part-of-estate }.
    }
nh-event-action-used =
    { $seat-you ->
        [yes] Używasz { nh-part-using-space }.
       *[no] { $seat } używa { nh-part-using-space }.
    }
nh-event-action-declined =
    { $seat-you ->
        [yes] Rezygnujesz z { nh-part-using-space }.
       *[no] { $seat } rezygnuje z { nh-part-using-space }.
    }

## Zdarzenia: opętani

nh-event-placed =
    { $seat-you ->
        [yes] Dokładasz { nh-part-count } { nh-part-on-estate }.
       *[no] { $seat } dokłada { nh-part-count } { nh-part-on-estate }.
    }
nh-event-nothing-placed =
    { $seat-you ->
        [yes] Masz pusty zapas i nie dokładasz nikogo { nh-part-on-estate }.
       *[no] { $seat } ma pusty zapas i nie dokłada nikogo { nh-part-on-estate }.
    }

# $seat i $owner mogą być tym samym graczem.
nh-event-removed =
    { $seat-you ->
        [yes] { $owner-you ->
            [yes] Usuwasz swojego opętanego { nh-part-off-estate }.
           *[no] Usuwasz opętanego { $owner-gen } { nh-part-off-estate }.
        }
       *[no] { $owner-you ->
            [yes] { $seat } usuwa twojego opętanego { nh-part-off-estate }.
           *[no] { $owner-self ->
                [yes] { $seat } usuwa własnego opętanego { nh-part-off-estate }.
               *[no] { $seat } usuwa opętanego { $owner-gen } { nh-part-off-estate }.
            }
        }
    }
nh-event-moved =
    { $seat-you ->
        [yes] { $owner-you ->
            [yes] Przesuwasz { $count } { $count ->
                [one] swojego opętanego
                [few] swoich opętanych
               *[many] swoich opętanych
            } { nh-part-off-from } { nh-part-onto-to }.
           *[no] Przesuwasz { nh-part-count } { $owner-gen } { nh-part-off-from } { nh-part-onto-to }.
        }
       *[no] { $owner-you ->
            [yes] { $seat } przesuwa { $count } { $count ->
                [one] twojego opętanego
                [few] twoich opętanych
               *[many] twoich opętanych
            } { nh-part-off-from } { nh-part-onto-to }.
           *[no] { $owner-self ->
                [yes] { $seat } przesuwa { $count } { $count ->
                    [one] własnego opętanego
                   *[other] własnych opętanych
                } { nh-part-off-from } { nh-part-onto-to }.
               *[no] { $seat } przesuwa { nh-part-count } { $owner-gen } { nh-part-off-from } { nh-part-onto-to }.
            }
        }
    }

# Opętany gracza $seat był na $from, opętany gracza $owner, zawsze innego, na $to.
nh-event-exchanged =
    { $seat-you ->
        [yes] Zamieniasz opętanych: swojego przesuwasz { nh-part-onto-to }, a opętanego { $owner-gen } { nh-part-onto-from }.
       *[no] { $owner-you ->
            [yes] { $seat } zamienia opętanych: swojego przesuwa { nh-part-onto-to }, a twojego { nh-part-onto-from }.
           *[no] { $seat } zamienia opętanych: swojego przesuwa { nh-part-onto-to }, a opętanego { $owner-gen } { nh-part-onto-from }.
        }
    }

## Zdarzenia: krąg czasu

nh-event-modifier-placed =
    { $seat-you ->
        [yes] Kładziesz { $modifier } { nh-part-on-estate }.
       *[no] { $seat } kładzie { $modifier } { nh-part-on-estate }.
    }
nh-event-modifier-cancelled =
    { $seat-you ->
        [yes] Usuwasz { $modifier } { nh-part-off-estate }.
       *[no] { $seat } usuwa { $modifier } { nh-part-off-estate }.
    }
nh-event-modifier-kept = Bez zmian: { nh-part-on-estate } już leży { $modifier }.
nh-event-attacked =
    { $seat-you ->
        [yes] Atakujesz: wampierz { $target-gen } trafia { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $target-you ->
            [yes] { $seat } atakuje: twój wampierz trafia { nh-part-off-from } { nh-part-onto-to }.
           *[no] { $seat } atakuje: wampierz { $target-gen } trafia { nh-part-off-from } { nh-part-onto-to }.
        }
    }
nh-event-gambited =
    { $seat-you ->
        [yes] Grasz gambit: pionek { $target-gen } trafia z pola { $from } na pole { $to }.
       *[no] { $target-you ->
            [yes] { $seat } gra gambit: twój pionek trafia z pola { $from } na pole { $to }.
           *[no] { $seat } gra gambit: pionek { $target-gen } trafia z pola { $from } na pole { $to }.
        }
    }
nh-event-reacted =
    { $seat-you ->
        [yes] { $from }: przestawiasz pionek na pole { $to }.
       *[no] { $from }: { $seat } przestawia pionek na pole { $to }.
    }
nh-event-flew =
    { $seat-you ->
        [yes] Przelatujesz jako nietoperz { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $seat } przelatuje jako nietoperz { nh-part-off-from } { nh-part-onto-to }.
    }
nh-event-sabbath-called =
    { $seat-you ->
        [yes] Wywołujesz Godzinę Sabatu { nh-part-on-estate }.
       *[no] { $seat } wywołuje Godzinę Sabatu { nh-part-on-estate }.
    }
nh-event-sabbath-already-called =
    { $seat-you ->
        [yes] Też wywołujesz Godzinę Sabatu { nh-part-on-estate }, ale punktowanie i tak będzie jedno.
       *[no] { $seat } też wywołuje Godzinę Sabatu { nh-part-on-estate }, ale punktowanie i tak będzie jedno.
    }

## Zdarzenia: punktowanie i koniec tury

nh-event-blood-dusk-due =
    { $seat-you ->
        [yes] Masz opętanych na wszystkich osiedlach: na koniec tury nadejdzie Krwawy Zmierzch.
       *[no] { $seat } ma opętanych na wszystkich osiedlach: na koniec tury nadejdzie Krwawy Zmierzch.
    }
nh-event-armageddon-due =
    { $seat-you ->
        [yes] Masz pusty zapas: na koniec tury nadejdzie Armagedon.
       *[no] { $seat } ma pusty zapas: na koniec tury nadejdzie Armagedon.
    }
nh-event-sabbath-scoring = Godzina Sabatu: punktowane jest osiedle { $estate }.
nh-event-blood-dusk-scoring = Krwawy Zmierzch: punktowane są wszystkie osiedla.
nh-event-armageddon-scoring = Armagedon Nieśmiertelnych: punktowane są wszystkie osiedla.
nh-event-final-scoring = Punktowanie końcowe obejmuje wszystkie osiedla.
nh-event-scored =
    { $seat-you ->
        [yes] Zajmujesz { nh-part-place } miejsce { nh-part-on-estate } { nh-part-with-count }: { nh-part-points }, razem { $total }.
       *[no] { $seat } zajmuje { nh-part-place } miejsce { nh-part-on-estate } { nh-part-with-count }: { nh-part-points }, razem { $total }.
    }
nh-event-nobody-scored = Nikt nie ma opętanych { nh-part-on-estate }, więc nikt nie dostaje punktów.
nh-event-kept =
    { $seat-you ->
        [yes] Zachowujesz { nh-part-count } { nh-part-on-estate }.
       *[no] { $seat } zachowuje { nh-part-count } { nh-part-on-estate }.
    }
nh-event-returned =
    { $seat-you ->
        [yes] Zabierasz do zapasu { nh-part-count } { nh-part-off-estate }.
       *[no] { $seat } zabiera do zapasu { nh-part-count } { nh-part-off-estate }.
    }
nh-event-order-updated =
    { $seat-you ->
        [yes] Zajmujesz { nh-part-place } miejsce na torze kolejności ({ nh-part-points }, { nh-part-on-board }).
       *[no] { $seat } zajmuje { nh-part-place } miejsce na torze kolejności ({ nh-part-points }, { nh-part-on-board }).
    }
nh-event-turn-began = Zaczyna się tura { $turn } z 15.
nh-event-won =
    { $seat-you ->
        [yes] Wygrywasz: { nh-part-points }, { nh-part-on-board }.
       *[no] { $seat } wygrywa: { nh-part-points }, { nh-part-on-board }.
    }

# Co liczy wynik, za liczbą.
nh-score-unit =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Dlaczego ktoś wygrał

nh-verdict-points =
    { $seat-you ->
        [yes] Masz najwięcej punktów: { $points }.
       *[no] { $seat } ma najwięcej punktów: { $points }.
    }
nh-verdict-possessed =
    { $seat-you ->
        [yes] Ty i { $other } macie tyle samo punktów ({ $points }); masz więcej opętanych na planszy, { $possessed } do { $fewer }.
       *[no] { $other-you ->
            [yes] Ty i { $seat } macie tyle samo punktów ({ $points }); { $seat } ma więcej opętanych na planszy, { $possessed } do { $fewer }.
           *[no] { $seat } i { $other } mają tyle samo punktów ({ $points }); { $seat } ma więcej opętanych na planszy, { $possessed } do { $fewer }.
        }
    }
nh-verdict-together = Zwycięzcy mają tyle samo punktów ({ $points }) i tyle samo opętanych na planszy ({ $possessed }), więc wygrywają razem.

## Pytania do gracza

nh-prompt-draw-elder = Trwa losowanie Starszego.
nh-prompt-place-vampires = Wybierz osiedle dla swojego wampierza.
nh-prompt-place-circle-pawns = Wybierz pole kręgu czasu dla swojego pionka.
nh-prompt-plan = Wybierz w tajemnicy jedną kartę osiedla i jedną kartę kręgu.
nh-prompt-plan-again = Karty wybrane, ale możesz je jeszcze zmienić, dopóki nie wybiorą wszyscy.
nh-prompt-use-abilities = Stoisz { nh-part-on-estate } i { nh-part-on-space }: użyj, czego chcesz, albo zakończ.
nh-prompt-bat = Przenieś wampierza na inne osiedle albo zostań.
nh-prompt-reaction = Przestaw pionek na inne pole kręgu albo zostań.
nh-prompt-teatralne-take = Wybierz opętanego przeciwnika, którego zastąpisz swoim z zapasu.
nh-prompt-gorali-take = Przesuń na Górali swojego opętanego z innego osiedla (do przesunięcia: { $left }).
nh-prompt-zielone-take = Wybierz opętanego przeciwnika, którego przesuniesz na inne osiedle.
nh-prompt-zielone-take-again = Wybierz jeszcze jednego opętanego przeciwnika { nh-part-on-from }.
nh-prompt-zielone-to = Wybierz, dokąd trafi opętany { $owner-gen } { nh-part-off-from }.
nh-prompt-szkolne-take-own = Wybierz swojego opętanego do zamiany.
nh-prompt-szkolne-take-other = Wybierz opętanego przeciwnika, który trafi { nh-part-onto-from } w miejsce twojego.
nh-prompt-ogrodowe-take = Usuń opętanego przeciwnika z innego osiedla (do usunięcia: { $left }).
nh-prompt-mlodosci-take = Wybierz osiedle, z którego przesuniesz swoich opętanych.
nh-prompt-mlodosci-count = Wybierz, ilu swoich opętanych przesuniesz { nh-part-off-from }.
nh-prompt-mlodosci-to = Wybierz, dokąd przesuniesz { nh-part-count } { nh-part-off-from }.
nh-prompt-attack-target = Wybierz przeciwnika, którego wampierza zaatakujesz.
nh-prompt-attack-move = Wybierz, w którą stronę i jak daleko ruszy { nh-part-off-estate } wampierz { $target-gen }.
nh-prompt-gambit-target = Wybierz przeciwnika, którego pionek na kręgu przesuniesz.
nh-prompt-gambit-move = Wybierz, o ile przesuniesz { nh-part-off-space } pionek { $target-gen }.
nh-prompt-over = Gra skończona.

## Odpowiedzi. $steps jest tu liczbą.

nh-option-elder = Starszy: { $seat }
nh-option-target = { $seat }
nh-option-vampire = { $estate }
nh-option-to = Na { $estate }
nh-option-circle = { $space }
nh-option-move = Wampierz: { $card }
nh-option-time =
    { $steps ->
        [one] Krąg: { $steps } pole
        [few] Krąg: { $steps } pola
       *[many] Krąg: { $steps } pól
    }
nh-option-use-estate = Użyj { nh-part-of-estate }
nh-option-use-circle = Użyj { nh-part-using-space }
nh-option-take =
    { $owner-you ->
        [yes] Twój – { $estate }
       *[no] { $owner } – { $estate }
    }
nh-option-count =
    { $count ->
        [one] { $count } opętany
        [few] { $count } opętanych
       *[many] { $count } opętanych
    }
nh-option-done = Gotowe
nh-option-stay = Zostań

## Słowa planszy w terminalu

nh-ui-turn = Tura { $turn } z 15
nh-ui-order = Kolejność
nh-ui-points = Punkty
nh-ui-supply = Zapas
nh-ui-elder = Starszy
nh-ui-vampires = Wampierze
nh-ui-possessed = Opętani
nh-ui-circle = Krąg czasu
nh-ui-raise = Podwyższenie
nh-ui-lower = Obniżenie
nh-ui-sabbath = Sabat
nh-ui-blood-dusk = Krwawy Zmierzch
nh-ui-armageddon = Armagedon
nh-ui-plan = Plan

# Krwawy Zmierzch i Armagedon: przedtem, w turze, w której nadchodzą, potem.
nh-ui-waiting = jeszcze nie
nh-ui-due = w tej turze
nh-ui-done = już był

# Plan gracza.
nh-ui-chosen = wybrany
nh-ui-thinking = myśli

## Skąd bierze się liczba. Obok wiersza stoi wartość, którą on do niej dodaje, albo żadna.

nh-scoring-sabbath = Godzina Sabatu
nh-scoring-blood-dusk = Krwawy Zmierzch
nh-scoring-armageddon = Armagedon
nh-scoring-final = punktowanie końcowe
nh-scoring-blood-dusk-armageddon = Krwawy Zmierzch i Armagedon
nh-scoring-blood-dusk-final = Krwawy Zmierzch i punktowanie końcowe
nh-scoring-armageddon-final = Armagedon i punktowanie końcowe
nh-scoring-blood-dusk-armageddon-final = Krwawy Zmierzch, Armagedon i punktowanie końcowe

nh-account-unseen = Z pozycji, od której zaczęła się partia
nh-account-scored = Tura { $turn }, { $scoring }: { nh-part-place } miejsce { nh-part-on-estate } { nh-part-with-count }
nh-account-nothing-scored = Początek od 0, jeszcze bez udziału w punktowaniu
nh-account-markers = Wszyscy opętani jednego gracza
nh-account-on-estate = Leżą { nh-part-on-estate }
nh-account-placed = Tura { $turn }: dołożeni z zapasu
nh-account-removed =
    { $seat-you ->
        [yes] Tura { $turn }: usuwasz { nh-part-count }
       *[no] Tura { $turn }: { $seat } usuwa { nh-part-count }
    }
nh-account-returned = Tura { $turn }, Armagedon: powrót do zapasu
nh-account-moved-here =
    { $seat-you ->
        [yes] Tura { $turn }: przesuwasz tu { nh-part-count } { nh-part-off-from }
       *[no] Tura { $turn }: { $seat } przesuwa tu { nh-part-count } { nh-part-off-from }
    }
nh-account-moved-away =
    { $seat-you ->
        [yes] Tura { $turn }: przesuwasz { nh-part-count } { nh-part-onto-to }
       *[no] Tura { $turn }: { $seat } przesuwa { nh-part-count } { nh-part-onto-to }
    }
nh-account-worth = Gdyby punktowanie było teraz: { nh-part-place } miejsce, { nh-part-points }
nh-account-worth-nothing = Gdyby punktowanie było teraz: bez opętanych nie ma tu ani miejsca, ani punktów
nh-account-shared = Graczy na tym miejscu: { $players }. Dzielą między siebie punkty zajętych miejsc, z zaokrągleniem w dół
nh-account-modifier =
    { $modifier-id ->
        [raise] Znacznik podwyższenia: każde punktowane miejsce daje o 2 punkty więcej
       *[other] Znacznik obniżenia: każde punktowane miejsce daje o 2 punkty mniej, ale nie mniej niż 0
    }
nh-account-order-initial = Na początku: najpierw prawy sąsiad Starszego, potem zgodnie ze wskazówkami, na końcu Starszy
nh-account-order-self =
    { $seat-you ->
        [yes] Licząc od 1: ty ({ nh-part-points }, { nh-part-on-board })
       *[no] Licząc od 1: { $seat } ({ nh-part-points }, { nh-part-on-board })
    }
nh-account-order-behind-points =
    { $seat-you ->
        [yes] Jesteś wcześniej, bo masz mniej punktów ({ nh-part-points })
       *[no] { $seat } jest wcześniej, bo ma mniej punktów ({ nh-part-points })
    }
nh-account-order-behind-possessed =
    { $seat-you ->
        [yes] Jesteś wcześniej: masz tyle samo punktów, ale mniej opętanych ({ nh-part-on-board })
       *[no] { $seat } jest wcześniej: ma tyle samo punktów, ale mniej opętanych ({ nh-part-on-board })
    }
nh-account-order-behind-elder =
    { $seat-you ->
        [yes] Jesteś wcześniej: przy pełnym remisie siedzisz dalej od Starszego, licząc zgodnie ze wskazówkami
       *[no] { $seat } jest wcześniej: przy pełnym remisie siedzi dalej od Starszego, licząc zgodnie ze wskazówkami
    }
nh-account-order-before-points =
    { $seat-you ->
        [yes] Jesteś później, bo masz więcej punktów ({ nh-part-points })
       *[no] { $seat } jest później, bo ma więcej punktów ({ nh-part-points })
    }
nh-account-order-before-possessed =
    { $seat-you ->
        [yes] Jesteś później: masz tyle samo punktów, ale więcej opętanych ({ nh-part-on-board })
       *[no] { $seat } jest później: ma tyle samo punktów, ale więcej opętanych ({ nh-part-on-board })
    }
nh-account-order-before-elder =
    { $seat-you ->
        [yes] Jesteś później: przy pełnym remisie siedzisz bliżej Starszego, licząc zgodnie ze wskazówkami
       *[no] { $seat } jest później: przy pełnym remisie siedzi bliżej Starszego, licząc zgodnie ze wskazówkami
    }
nh-account-turns-played = Rozegrane tury
nh-account-turn-running = Trwająca tura
nh-account-turns-left =
    { $left ->
        [0] Ostatnia z 15 tur
        [one] Z 15 tur pozostała jeszcze { $left }
        [few] Z 15 tur pozostały jeszcze { $left }
       *[many] Z 15 tur pozostało jeszcze { $left }
    }

## Pola widoku dla planszy, która nie zna żadnej gry: nh-field-NAZWA, a ich wartości: nh-NAZWA-WARTOŚĆ albo
## nh-value-WARTOŚĆ. Podkreślenie w nazwie jest tu łącznikiem.

nh-field-turn = Tura
nh-field-elder = Starszy
nh-field-elder-candidates = Kto może zostać wylosowany na Starszego
nh-field-order = Tor kolejności
nh-field-chosen = Karty wybrali
nh-field-players = Gracze
nh-field-estates = Osiedla
nh-field-blood-dusk = { nh-ui-blood-dusk }
nh-field-armageddon = { nh-ui-armageddon }
nh-field-frames = Trwające kroki
nh-field-colour = Kolor
nh-field-supply = Zapas
nh-field-points = Punkty władcy mroku
nh-field-vampire = Wampierz
nh-field-circle-pawn = Pionek na kręgu czasu
nh-field-plan = Plan
nh-field-value = Karty
nh-field-open = Odkryte
nh-field-attacked = Już przesunięty atakiem
nh-field-gambited = Już przesunięty gambitem
nh-field-estate = Karta osiedla
nh-field-circle = Karta kręgu
nh-field-possessed = Opętani
nh-field-modifier = Znacznik podwyższenia lub obniżenia
nh-field-sabbath = Znacznik Godziny Sabatu
nh-field-step = Krok
nh-field-place = Ilu już skończyło
nh-field-ability = Właściwość osiedla
nh-field-action = Akcja kręgu
nh-field-left = Pozostało
nh-field-from = Z osiedla
nh-field-whose = Czyje

nh-step-draw-elder = Losowanie Starszego
nh-step-place-vampires = Ustawianie wampierzy
nh-step-place-circle-pawns = Ustawianie pionków na kręgu
nh-step-plan = Planowanie
nh-step-take-turns = Kolejki graczy
nh-step-use-abilities = Właściwość i akcja
nh-step-place-possessed = Dokładanie opętanych
nh-step-leave-circle = Koniec kolejki gracza
nh-step-teatralne-take = Teatralne: który znacznik
nh-step-gorali-take = Górali: który znacznik
nh-step-zielone-take = Zielone: który znacznik
nh-step-zielone-to = Zielone: dokąd
nh-step-szkolne-take-own = Szkolne: który własny
nh-step-szkolne-take-other = Szkolne: który przeciwnika
nh-step-ogrodowe-take = Ogrodowe: który znacznik
nh-step-mlodosci-take = Młodości: skąd
nh-step-mlodosci-count = Młodości: ilu
nh-step-mlodosci-to = Młodości: dokąd
nh-step-attack-target = Niespodziewany atak: na kogo
nh-step-attack-move = Niespodziewany atak: dokąd
nh-step-gambit-target = Przebiegły gambit: przeciw komu
nh-step-gambit-move = Przebiegły gambit: jak daleko
nh-step-over = Gra skończona

nh-circle-1 = 1 pole
nh-circle-2 = 2 pola

nh-value-handlowe = { nh-estate-handlowe }
nh-value-teatralne = { nh-estate-teatralne }
nh-value-gorali = { nh-estate-gorali }
nh-value-zielone = { nh-estate-zielone }
nh-value-szkolne = { nh-estate-szkolne }
nh-value-ogrodowe = { nh-estate-ogrodowe }
nh-value-mlodosci = { nh-estate-mlodosci }
nh-value-reports = { nh-space-reports }
nh-value-attack = { nh-space-attack }
nh-value-reaction = { nh-space-reaction }
nh-value-slander = { nh-space-slander }
nh-value-gambit = { nh-space-gambit }
nh-value-bat = { nh-space-bat }
nh-value-sabbath = { nh-space-sabbath }
nh-value-cw1 = { nh-card-cw1 }
nh-value-cw2 = { nh-card-cw2 }
nh-value-ccw1 = { nh-card-ccw1 }
nh-value-ccw2 = { nh-card-ccw2 }
nh-value-waiting = { nh-ui-waiting }
nh-value-due = { nh-ui-due }
nh-value-done = { nh-ui-done }
nh-value-none = brak
nh-value-open = do użycia
nh-value-used = użyta
nh-value-true = tak
nh-value-false = nie
nh-value-unknown = tajne

# Pola, w których liczby to miejsca: pokazuje się gracza, który tam siedzi.
nh-holds-elder = seat
nh-holds-elder-candidates = seat
nh-holds-order = seat
nh-holds-chosen = seat
nh-holds-whose = seat

## Ustalenia przed partią: nh-setup-OPCJA i nh-setup-OPCJA-WARTOŚĆ; przecinki w wartości są tu łącznikami.

nh-setup-elder = Starszy
nh-setup-elder-draw = Wybrany losowo
nh-setup-elder-0 = Miejsce 1
nh-setup-elder-1 = Miejsce 2
nh-setup-elder-2 = Miejsce 3
nh-setup-elder-3 = Miejsce 4

nh-setup-last-winners = Zwycięzcy poprzedniej partii
nh-setup-last-winners-none = Nikt
nh-setup-last-winners-0 = { nh-setup-elder-0 }
nh-setup-last-winners-1 = { nh-setup-elder-1 }
nh-setup-last-winners-0-1 = Miejsca 1 i 2
nh-setup-last-winners-2 = { nh-setup-elder-2 }
nh-setup-last-winners-0-2 = Miejsca 1 i 3
nh-setup-last-winners-1-2 = Miejsca 2 i 3
nh-setup-last-winners-0-1-2 = Miejsca 1, 2 i 3
nh-setup-last-winners-3 = { nh-setup-elder-3 }
nh-setup-last-winners-0-3 = Miejsca 1 i 4
nh-setup-last-winners-1-3 = Miejsca 2 i 4
nh-setup-last-winners-0-1-3 = Miejsca 1, 2 i 4
nh-setup-last-winners-2-3 = Miejsca 3 i 4
nh-setup-last-winners-0-2-3 = Miejsca 1, 3 i 4
nh-setup-last-winners-1-2-3 = Miejsca 2, 3 i 4
nh-setup-last-winners-0-1-2-3 = Miejsca 1, 2, 3 i 4

nh-setup-colour0 = Kolor miejsca 1
nh-setup-colour0-auto = Pierwszy wolny
nh-setup-colour0-1 = Czerwony
nh-setup-colour0-2 = Niebieski
nh-setup-colour0-3 = Żółty
nh-setup-colour0-4 = Czarny

nh-setup-colour1 = Kolor miejsca 2
nh-setup-colour1-auto = { nh-setup-colour0-auto }
nh-setup-colour1-1 = { nh-setup-colour0-1 }
nh-setup-colour1-2 = { nh-setup-colour0-2 }
nh-setup-colour1-3 = { nh-setup-colour0-3 }
nh-setup-colour1-4 = { nh-setup-colour0-4 }

nh-setup-colour2 = Kolor miejsca 3
nh-setup-colour2-auto = { nh-setup-colour0-auto }
nh-setup-colour2-1 = { nh-setup-colour0-1 }
nh-setup-colour2-2 = { nh-setup-colour0-2 }
nh-setup-colour2-3 = { nh-setup-colour0-3 }
nh-setup-colour2-4 = { nh-setup-colour0-4 }

nh-setup-colour3 = Kolor miejsca 4
nh-setup-colour3-auto = { nh-setup-colour0-auto }
nh-setup-colour3-1 = { nh-setup-colour0-1 }
nh-setup-colour3-2 = { nh-setup-colour0-2 }
nh-setup-colour3-3 = { nh-setup-colour0-3 }
nh-setup-colour3-4 = { nh-setup-colour0-4 }
