### Mascarade. Terminy jak w księdze zasad docs/rules/pl.
###
### $seat, $owner, $other, $from i $target to imiona graczy, zawsze w mianowniku; przy każdym jest $seat-you itd.: „yes”,
### gdy ten gracz to czytający, inaczej „no”. $owner-self to „yes”, gdy właścicielem jest $seat. $character i $spot to
### terminy z tego pliku; przy każdym jest jego id. Kartę nazywa właściciel i miejsce; karta na środku nie ma
### właściciela. Drugą kartę nazywają $other i $other_spot.

ma-name = Mascarade
ma-tagline = Kim dziś jesteś? Nikt nie wie tego na pewno, a ty najmniej.
ma-goal = Ogłoś, że jesteś jakąś postacią, najlepiej taką, do której nikt inny się nie przyzna, i skorzystaj z jej umiejętności. Kto ma 13 monet, natychmiast wygrywa, a gdy ktokolwiek straci ostatnią monetę, wygrywa najbogatszy.

## Terminy

ma-character-judge = Sędzia
ma-character-bishop = Biskup
ma-character-king = Król
ma-character-fool = Błazen
ma-character-queen = Królowa
ma-character-thief = Złodziej
ma-character-witch = Wiedźma
ma-character-spy = Szpieg
ma-character-peasant = Wieśniak
ma-character-cheat = Oszust
ma-character-inquisitor = Inkwizytor
ma-character-widow = Wdowa

# Umiejętność w jednym wierszu, najwyżej 33 litery: stoi pod nazwą.
ma-character-judge-power = Bierze wszystkie monety z Sądu
ma-character-bishop-power = Bierze 2 od najbogatszego
ma-character-king-power = Dostaje 3 monety z banku
ma-character-fool-power = 1 moneta; może zamienić cudze
ma-character-queen-power = Dostaje 2 monety z banku
ma-character-thief-power = Bierze po 1 monecie od sąsiadów
ma-character-witch-power = Może zamienić się fortuną
ma-character-spy-power = Ogląda karty, zamienia lub nie
ma-character-peasant-power = Dostaje 1 monetę, a obaj po 2
ma-character-cheat-power = Wygrywa, jeśli ma 10 monet
ma-character-inquisitor-power = Kto się przed nim myli, płaci 4
ma-character-widow-power = Bank dopłaca jej do 10 monet

ma-spot-card = karta
ma-spot-left = lewa karta
ma-spot-right = prawa karta
ma-spot-protected = chroniona karta
ma-spot-centre-1 = pierwsza karta na środku
ma-spot-centre-2 = druga karta na środku

## Części zdań: odmiana terminów i liczb. Nie każdy język używa każdej części.

# Biernik: „bierze swoją kartę i kartę Niebieskiego”.
ma-part-card =
    { $spot-id ->
        [centre-1] pierwszą kartę ze środka
        [centre-2] drugą kartę ze środka
       *[other] { $owner-self ->
            [yes] swoją { ma-part-spot }
           *[no] { $owner-you ->
                [yes] twoją { ma-part-spot }
               *[no] { ma-part-spot } { $owner-gen }
            }
        }
    }
ma-part-other-card =
    { $other_spot-id ->
        [centre-1] pierwszą kartę ze środka
        [centre-2] drugą kartę ze środka
        [left] { $other-self ->
            [yes] swoją lewą
           *[no] { $other-you ->
                [yes] twoją lewą
               *[no] lewą kartę { $other-gen }
            }
        }
        [right] { $other-self ->
            [yes] swoją prawą
           *[no] { $other-you ->
                [yes] twoją prawą
               *[no] prawą kartę { $other-gen }
            }
        }
        [protected] { $other-self ->
            [yes] swoją chronioną
           *[no] { $other-you ->
                [yes] twoją chronioną
               *[no] chronioną kartę { $other-gen }
            }
        }
       *[card] { $other-self ->
            [yes] swoją
           *[no] { $other-you ->
                [yes] twoją
               *[no] kartę { $other-gen }
            }
        }
    }
# Mianownik: wewnątrz zdania i na jego początku.
ma-part-card-subject =
    { $spot-id ->
        [centre-1] { $spot }
        [centre-2] { $spot }
       *[other] { $owner-you ->
            [yes] twoja { $spot }
           *[no] { $spot } { $owner-gen }
        }
    }
ma-part-other-card-subject =
    { $other_spot-id ->
        [centre-1] { $other_spot }
        [centre-2] { $other_spot }
        [left] { $other-you ->
            [yes] twoja lewa
           *[no] lewa { $other-gen }
        }
        [right] { $other-you ->
            [yes] twoja prawa
           *[no] prawa { $other-gen }
        }
        [protected] { $other-you ->
            [yes] twoja chroniona
           *[no] chroniona { $other-gen }
        }
       *[card] { $other-you ->
            [yes] twoja
           *[no] karta { $other-gen }
        }
    }
ma-part-card-beginning =
    { $spot-id ->
        [centre-1] Pierwsza karta na środku
        [centre-2] Druga karta na środku
        [left] { $owner-you ->
            [yes] Twoja lewa karta
           *[no] Lewa karta { $owner-gen }
        }
        [right] { $owner-you ->
            [yes] Twoja prawa karta
           *[no] Prawa karta { $owner-gen }
        }
        [protected] { $owner-you ->
            [yes] Twoja chroniona karta
           *[no] Chroniona karta { $owner-gen }
        }
       *[card] { $owner-you ->
            [yes] Twoja karta
           *[no] Karta { $owner-gen }
        }
    }
# Biernik bez zaimka: „lewą kartę”.
ma-part-spot =
    { $spot-id ->
        [left] lewą kartę
        [right] prawą kartę
        [protected] chronioną kartę
        [centre-1] pierwszą kartę ze środka
        [centre-2] drugą kartę ze środka
       *[card] kartę
    }

ma-part-the-character = { $character }
ma-part-the-other-character = { $other_character }
# Narzędnik: „jestem Królem”.
ma-part-being-character =
    { $character-id ->
        [judge] Sędzią
        [bishop] Biskupem
        [king] Królem
        [fool] Błaznem
        [queen] Królową
        [thief] Złodziejem
        [witch] Wiedźmą
        [spy] Szpiegiem
        [peasant] Wieśniakiem
        [cheat] Oszustem
        [inquisitor] Inkwizytorem
        [widow] Wdową
       *[other] postacią { $character }
    }
# Dopełniacz: „umiejętność Króla”, „przyznać się do Króla”.
ma-part-of-character =
    { $character-id ->
        [judge] Sędziego
        [bishop] Biskupa
        [king] Króla
        [fool] Błazna
        [queen] Królowej
        [thief] Złodzieja
        [witch] Wiedźmy
        [spy] Szpiega
        [peasant] Wieśniaka
        [cheat] Oszusta
        [inquisitor] Inkwizytora
        [widow] Wdowy
       *[other] postaci { $character }
    }
ma-part-onto-character = { ma-part-of-character }
ma-part-i-am = Jestem { ma-part-being-character }
ma-part-i-am-too =
    { $character-id ->
        [peasant] Ja też jestem Wieśniakiem!
       *[other] Nie, to ja jestem { ma-part-being-character }!
    }

# Biernik: „bierze 2 monety”.
ma-part-coins =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }

## Zdarzenia: przygotowanie

ma-event-first-drawn =
    { $seat-you ->
        [yes] Losowanie rozstrzyga: zaczynasz.
       *[no] Losowanie rozstrzyga: zaczyna { $seat }.
    }
ma-event-dealt = { ma-part-card-beginning } to { $character }.
ma-event-is-ready =
    { $seat-you ->
        [yes] Potwierdzasz: karty obejrzane.
       *[no] { $seat } potwierdza: karty obejrzane.
    }
ma-event-turned-down = Karty zostają zakryte.
ma-event-turn-began =
    { $seat-you ->
        [yes] Tura { $turn }: grasz ty.
       *[no] Tura { $turn }: gra { $seat }.
    }
ma-event-must-swap =
    { $seat-you ->
        [yes] Twoja karta została ujawniona w poprzedniej turze, więc możesz wykonać tylko potencjalną zamianę.
       *[no] Karta { $seat-gen } została ujawniona w poprzedniej turze, więc możliwa jest tylko potencjalna zamiana.
    }

## Zdarzenia: karty pod stołem. O tym, czy zmieniają miejsca, wie tylko jeden gracz; to, co słyszą wszyscy, nie może
## brzmieć ani tak, ani tak.

ma-event-taken =
    { $seat-you ->
        [yes] Bierzesz pod stół { ma-part-card } i { ma-part-other-card }.
       *[no] { $seat } bierze pod stół { ma-part-card } i { ma-part-other-card }.
    }
ma-event-exchanged =
    { $seat-you ->
        [yes] Zamieniasz { ma-part-card } i { ma-part-other-card }.
       *[no] { $seat } zamienia { ma-part-card } i { ma-part-other-card }.
    }
ma-event-left-alone =
    { $seat-you ->
        [yes] Zostawiasz obie tam, gdzie leżały.
       *[no] { $seat } zostawia obie tam, gdzie leżały.
    }
ma-event-put-back = Obie karty znów leżą na stole.
ma-event-looked =
    { $seat-you ->
        [yes] Podglądasz swoją { ma-part-spot }.
       *[no] { $seat } podgląda swoją { ma-part-spot }.
    }
# Słyszy to ten, kto patrzy, a po partii wszyscy.
ma-event-saw = Podejrzane w tajemnicy: { ma-part-card-subject } to { $character }.

## Zdarzenia: ogłoszenie i odpowiedzi

ma-event-announced =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] Ogłaszasz: „{ ma-part-i-am }”.
           *[other] Wskazujesz swoją { ma-part-spot } i ogłaszasz: „{ ma-part-i-am }”.
        }
       *[no] { $spot-id ->
            [card] { $seat } ogłasza: „{ ma-part-i-am }”.
           *[other] { $seat } wskazuje swoją { ma-part-spot } i ogłasza: „{ ma-part-i-am }”.
        }
    }
ma-event-has-answered =
    { $seat-you ->
        [yes] Odpowiadasz.
       *[no] { $seat } odpowiada.
    }
ma-event-passed =
    { $seat-you ->
        [yes] Pasujesz.
       *[no] { $seat } pasuje.
    }
ma-event-claimed =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] Kwestionujesz: „{ ma-part-i-am-too }”
           *[other] Wskazujesz swoją { ma-part-spot } i kwestionujesz: „{ ma-part-i-am-too }”
        }
       *[no] { $spot-id ->
            [card] { $seat } kwestionuje: „{ ma-part-i-am-too }”
           *[other] { $seat } wskazuje swoją { ma-part-spot } i kwestionuje: „{ ma-part-i-am-too }”
        }
    }
ma-event-unclaimed =
    { $seat-you ->
        [yes] Nikt nie kwestionuje: korzystasz z umiejętności { ma-part-of-character } bez ujawniania karty.
       *[no] Nikt nie kwestionuje: { $seat } korzysta z umiejętności { ma-part-of-character } bez ujawniania karty.
    }
ma-event-revealed =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] Ujawniasz kartę: { $character }.
           *[other] Ujawniasz swoją { ma-part-spot }: { $character }.
        }
       *[no] { $spot-id ->
            [card] { $seat } ujawnia kartę: { $character }.
           *[other] { $seat } ujawnia swoją { ma-part-spot }: { $character }.
        }
    }
ma-event-nobody-true = Nikt z nich nie jest { ma-part-being-character }, więc umiejętność przepada.

## Zdarzenia: umiejętności i monety

ma-event-received =
    { $seat-you ->
        [yes] Jako { $character } dostajesz { ma-part-coins } z banku.
       *[no] { $seat } jako { $character } dostaje { ma-part-coins } z banku.
    }
ma-event-took-court =
    { $seat-you ->
        [yes] Bierzesz wszystko, co leży w Sądzie: { ma-part-coins }.
       *[no] { $seat } bierze wszystko, co leży w Sądzie: { ma-part-coins }.
    }
ma-event-took-coins =
    { $seat-you ->
        [yes] Jako { $character } bierzesz { ma-part-coins } od { $from-gen }.
       *[no] { $from-you ->
            [yes] { $seat } jako { $character } bierze od ciebie { ma-part-coins }.
           *[no] { $seat } jako { $character } bierze { ma-part-coins } od { $from-gen }.
        }
    }
ma-event-traded =
    { $seat-you ->
        [yes] Zamieniasz się fortuną z { $target-ins }: masz teraz { ma-part-coins }, a { $target } ma { $target_count }.
       *[no] { $target-you ->
            [yes] { $seat } zamienia się z tobą fortuną: { $seat } ma teraz { ma-part-coins }, a ty masz { $target_count }.
           *[no] { $seat } i { $target } zamieniają się fortunami: { $seat } ma teraz { ma-part-coins }, a { $target } ma { $target_count }.
        }
    }
ma-event-declined =
    { $seat-you ->
        [yes] Zachowujesz swoją fortunę.
       *[no] { $seat } rezygnuje z zamiany fortun.
    }
ma-event-no-effect =
    { $character-id ->
        [judge] { $seat-you ->
            [yes] Sąd jest pusty, więc nic nie dostajesz.
           *[no] Sąd jest pusty, więc { $seat } nic nie dostaje.
        }
        [cheat] { $seat-you ->
            [yes] Masz mniej niż 10 monet, więc Oszust nie wygrywa.
           *[no] { $seat } ma mniej niż 10 monet, więc Oszust nie wygrywa.
        }
        [widow] { $seat-you ->
            [yes] Masz już 10 monet, więc Wdowa nic nie dostaje.
           *[no] { $seat } ma już 10 monet, więc Wdowa nic nie dostaje.
        }
       *[other] Umiejętność { ma-part-of-character } nie ma skutku.
    }
ma-event-pointed =
    { $seat-you ->
        [yes] Wskazujesz { $target-gen }.
       *[no] { $target-you ->
            [yes] { $seat } wskazuje ciebie.
           *[no] { $seat } wskazuje { $target-gen }.
        }
    }
ma-event-named =
    { $seat-you ->
        [yes] Mówisz: „{ ma-part-i-am }”.
       *[no] { $seat } mówi: „{ ma-part-i-am }”.
    }
ma-event-named-right =
    { $seat-you ->
        [yes] Zgadza się: nic nie płacisz.
       *[no] Zgadza się: { $seat } nic nie płaci.
    }
ma-event-named-wrong =
    { $seat-you ->
        [yes] Nie zgadza się: musisz zapłacić.
       *[no] Nie zgadza się: { $seat } musi zapłacić.
    }
ma-event-fined =
    { $seat-you ->
        [yes] Płacisz grzywnę do Sądu: { ma-part-coins }.
       *[no] { $seat } płaci grzywnę do Sądu: { ma-part-coins }.
    }

## Zdarzenia: koniec

ma-event-bankrupt =
    { $seat-you ->
        [yes] Bankrutujesz.
       *[no] { $seat } bankrutuje.
    }
ma-event-cheat-won =
    { $seat-you ->
        [yes] Masz { ma-part-coins }, a Oszustowi wystarcza 10.
       *[no] { $seat } ma { ma-part-coins }, a Oszustowi wystarcza 10.
    }
ma-event-lies = { ma-part-card-beginning } okazuje się kartą { ma-part-of-character }.
ma-event-won =
    { $seat-you ->
        [yes] Wygrywasz, mając { ma-part-coins }.
       *[no] { $seat } wygrywa, mając { ma-part-coins }.
    }

# Co liczy wynik, za liczbą.
ma-score-unit =
    { $count ->
        [one] moneta
        [few] monety
       *[many] monet
    }

## Dlaczego ktoś wygrał

ma-verdict-coins =
    { $seat-you ->
        [yes] Masz { ma-part-coins }, a 13 lub więcej wygrywa.
       *[no] { $seat } ma { ma-part-coins }, a 13 lub więcej wygrywa.
    }
ma-verdict-cheat =
    { $seat-you ->
        [yes] Korzystasz z umiejętności Oszusta, mając { ma-part-coins }, i od razu wygrywasz.
       *[no] { $seat } korzysta z umiejętności Oszusta, mając { ma-part-coins }, i od razu wygrywa.
    }
ma-verdict-bankrupt =
    { $seat-you ->
        [yes] Tracisz ostatnią monetę i to kończy partię.
       *[no] { $seat } traci ostatnią monetę i to kończy partię.
    }
ma-verdict-richest =
    { $seat-you ->
        [yes] Najwięcej monet masz ty: { $count }.
       *[no] Najwięcej monet ma { $seat }: { $count }.
    }
ma-verdict-together = Wygrywają razem.

## Pytania do gracza

ma-prompt-draw-first = Trwa losowanie, kto zacznie.
ma-prompt-deal = Trwa rozdawanie kart.
ma-prompt-ready = Przyjrzyj się dobrze wszystkim kartom. Zostaną zakryte, gdy wszyscy potwierdzą.
ma-prompt-act = Twoja tura: wykonaj potencjalną zamianę, podejrzyj swoją kartę albo ogłoś postać.
ma-prompt-act-preparatory = Tura przygotowawcza: wybierz dwie karty do potencjalnej zamiany.
ma-prompt-act-forced = Twoja karta została ujawniona w poprzedniej turze: wybierz dwie karty do potencjalnej zamiany.
ma-prompt-answer =
    { $seat } ogłasza: „{ ma-part-i-am }”. { $character-id ->
        [peasant] Twierdzisz, że ty też jesteś Wieśniakiem?
       *[other] Twierdzisz, że to ty jesteś { ma-part-being-character }?
    }
ma-prompt-exchange = Trzymasz pod stołem { ma-part-card } i { ma-part-other-card }. Zamieniasz je?
ma-prompt-exchange-spy = Widzisz w tajemnicy: { ma-part-card-subject } to { $character }, { ma-part-other-card-subject } to { $other_character }. Zamieniasz je?
ma-prompt-exchange-fool = Jako Błazen trzymasz pod stołem { ma-part-card } i { ma-part-other-card }. Zamieniasz je?
ma-prompt-bishop-target = Kilka osób ma najwięcej monet. Od kogo bierzesz 2?
ma-prompt-witch-target = Z kim zamieniasz się całą fortuną?
ma-prompt-spy-take = Wybierz dwie karty, które podejrzysz w tajemnicy.
ma-prompt-fool-take = Wybierz karty dwóch innych graczy do potencjalnej zamiany.
ma-prompt-inquisitor-target = Wskaż gracza, który musi powiedzieć, kim jest.
ma-prompt-inquisitor-name = { $seat } wskazuje ciebie: kim jesteś? Potem ujawnisz kartę, a jeśli się pomylisz, zapłacisz 4 monety.
ma-prompt-over = Gra skończona.

## Odpowiedzi

ma-option-first = Zaczyna: { $seat }
ma-option-deal = { $character }
ma-option-ready = Karty obejrzane
ma-option-swap = Zamień lub nie: { ma-part-card-subject } i { ma-part-other-card-subject }
ma-option-spy-take = Podejrzyj: { ma-part-card-subject } i { ma-part-other-card-subject }
ma-option-fool-take = Weź: { ma-part-card-subject } i { ma-part-other-card-subject }
ma-option-look = Podejrzyj swoją { ma-part-spot }
ma-option-announce =
    { $spot-id ->
        [left] { ma-part-i-am } (lewa)
        [right] { ma-part-i-am } (prawa)
       *[card] { ma-part-i-am }
    }
ma-option-claim =
    { $spot-id ->
        [left] { ma-part-i-am-too } (lewa)
        [right] { ma-part-i-am-too } (prawa)
        [protected] { ma-part-i-am-too } (chroniona)
       *[card] { ma-part-i-am-too }
    }
ma-option-pass = Pas
ma-option-exchange = Zamień karty
ma-option-leave = Zostaw je tam, gdzie leżały
ma-option-bishop-target = { $seat }
ma-option-witch-target = Zamiana: { $seat }
ma-option-inquisitor-target = { $seat }
ma-option-decline = Zachowaj swoją fortunę
ma-option-name = { ma-part-i-am }

## Słowa planszy w terminalu. Miejsca jest mało; liczby mówią, ile.

ma-ui-turn = Tura { $turn }
ma-ui-preparatory = przygotowawcza
ma-ui-setup = Rozdanie
ma-ui-bank = Bank
ma-ui-court = Sąd
ma-ui-centre = Na środku
ma-ui-characters = W grze
ma-ui-announced = Ogłoszenie
# 6
ma-ui-coins = Monety
# po 11
ma-ui-card = Karta
ma-ui-left = Lewa
ma-ui-right = Prawa
ma-ui-protected = Chroniona
# razem 78
ma-ui-face-down = zakryta
ma-ui-pointed = wskazana
ma-ui-under-table = pod stołem
# Co trzeba powiedzieć o graczu; razem 19 przy dwóch lub trzech graczach.
ma-ui-begins = zaczyna
ma-ui-ready = gotowe
ma-ui-forced = tylko zamiana
ma-ui-announces = ogłasza
ma-ui-claims = kwestionuje
ma-ui-passes = pasuje
ma-ui-answered = po odpowiedzi
ma-ui-thinks = …
ma-ui-decides = decyduje
ma-ui-fined = kara
ma-ui-wins = wygrywa
# Ile kto ma, obok możliwości.
ma-ui-has =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
# W dzienniku, gdy kilka osób po kolei robi to samo; gdzie leżą karty.
ma-ui-passed = Pasują: { $names }.
ma-ui-all-fined = Po 1 monecie grzywny płacą: { $names }.
ma-ui-cards = Karty: { $cards }.

## Strony do czytania w terminalu

ma-ui-command-guide = przewodnik
ma-ui-command-characters = postacie
ma-ui-about-guide = jak się gra
ma-ui-about-characters = co robi każda z dwunastu postaci

ma-ui-guide-deal = Karty rozdaje się odkryte, wszyscy widzą wszystkie, potem się je zakrywa. Odtąd nikomu nie wolno oglądać kart, chyba że pozwala na to zasada. [MA-020, MA-021]
ma-ui-guide-turn = W swojej turze robisz jedną z trzech rzeczy: wykonujesz potencjalną zamianę, podglądasz swoją kartę albo ogłaszasz postać. W pierwszych czterech turach wszyscy muszą wykonać potencjalną zamianę. [MA-044, MA-038]
ma-ui-guide-swap = Potencjalna zamiana: bierzesz pod stół swoją kartę i kartę innego gracza lub ze środka i zamieniasz je albo nie. Wszyscy wiedzą, które to karty; co się z nimi stało, wiesz tylko ty. [MA-054, MA-059]
ma-ui-guide-look = Podejrzenie: widzisz swoją kartę i na tym twoja tura się kończy. [MA-064]
ma-ui-guide-announce = Ogłoszenie: mówisz, że jesteś którąś z postaci w grze, zgodnie z prawdą lub nie. Pozostali po kolei pasują albo kwestionują, przyznając się do tej samej postaci. Jeśli nikt nie kwestionuje, korzystasz z umiejętności i niczego nie pokazujesz. [MA-068, MA-072, MA-078]
ma-ui-guide-claim = Jeśli ktoś kwestionuje, karty ujawniacie ty i wszyscy kwestionujący. Kto naprawdę jest tą postacią, korzysta z umiejętności; pozostali płacą po 1 monecie do Sądu. [MA-080, MA-082, MA-084]
ma-ui-guide-forced = Kto ujawnia kartę w turze tuż przed własną, może w niej wykonać tylko potencjalną zamianę. [MA-046]
ma-ui-guide-small = W trzy osoby każdy ma dwie karty, lewą i prawą; w dwie także trzecią, chronioną, której przeciwnik nigdy nie może wziąć. Zawsze mówi się, o którą kartę chodzi. [MA-154, MA-170]
ma-ui-guide-end = Kto ma 13 monet, natychmiast wygrywa. Gdy tylko ktokolwiek straci ostatnią monetę, wygrywa najbogatszy. [MA-141, MA-142]

## Skąd bierze się liczba, przy stołach z notatnikiem. Obok wiersza stoi wartość, którą on do niej dodaje.

ma-account-unseen = Z pozycji, od której zaczęła się partia
ma-account-start = Na początku
ma-account-received = Tura { $turn }: jako { $character } z banku
ma-account-took-court = Tura { $turn }: jako Sędzia z Sądu
# $seat to gracz, który miał te monety.
ma-account-took =
    { $seat-you ->
        [yes] Tura { $turn }: jako { $character } od ciebie
       *[no] Tura { $turn }: jako { $character } od { $seat-gen }
    }
# $seat to gracz, który ma je teraz.
ma-account-taken =
    { $seat-you ->
        [yes] Tura { $turn }: bierzesz je ty jako { $character }
       *[no] Tura { $turn }: bierze je { $seat } jako { $character }
    }
ma-account-traded =
    { $seat-you ->
        [yes] Tura { $turn }: zamiana fortun z tobą
       *[no] Tura { $turn }: zamiana fortun z { $seat-ins }
    }
ma-account-fined = Tura { $turn }: grzywna
ma-account-court-empty = Nic jeszcze nie wpłacono
ma-account-court-fined =
    { $seat-you ->
        [yes] Tura { $turn }: twoja grzywna
       *[no] Tura { $turn }: grzywnę płaci { $seat }
    }
ma-account-court-taken =
    { $seat-you ->
        [yes] Tura { $turn }: bierzesz wszystko
       *[no] Tura { $turn }: wszystko bierze { $seat }
    }

## Pola widoku dla planszy, która nie zna żadnej gry: ma-field-NAZWA, a ich wartości: ma-NAZWA-WARTOŚĆ albo
## ma-value-WARTOŚĆ. Podkreślenie w nazwie jest tu łącznikiem.

ma-field-turn = Tura
ma-field-active = Czyja tura
ma-field-forced = Tylko potencjalna zamiana
ma-field-at-once = Wszyscy odpowiadają naraz
ma-field-notebook = Notatnik
ma-field-set = Postacie w grze
ma-field-bank = Bank
ma-field-court = Sąd
ma-field-players = Gracze
ma-field-coins = Monety
ma-field-answer = Odpowiedź
ma-field-hand = Karty
ma-field-value = Co to jest
ma-field-open = Jawne
ma-field-centre = Karty na środku stołu
ma-field-ready = Potwierdzenia
ma-field-announced = Ogłoszona postać
ma-field-answered = Po odpowiedzi
ma-field-revealed = Karta ujawniona
ma-field-fined = Fałszywe przyznanie się
ma-field-winners = Zwycięzcy
ma-field-frames = Trwające kroki
ma-field-step = Krok
ma-field-seat = Kto decyduje
ma-field-user = Kto korzysta z umiejętności
ma-field-one = Pierwsza karta pod stołem
ma-field-another = Druga karta pod stołem

ma-step-draw-first = Losowanie, kto zacznie
ma-step-deal = Rozdawanie kart
ma-step-ready = Oglądanie wszystkich kart
ma-step-act = Tura gracza
ma-step-answer = Odpowiedzi na ogłoszenie
ma-step-exchange = Pod stołem
ma-step-bishop-target = Biskup: od kogo
ma-step-witch-target = Wiedźma: z kim
ma-step-spy-take = Szpieg: które karty
ma-step-fool-take = Błazen: które karty
ma-step-inquisitor-target = Inkwizytor: kogo pyta
ma-step-inquisitor-name = Inkwizytor: odpowiedź
ma-step-over = Gra skończona

ma-value-judge = { ma-character-judge }
ma-value-bishop = { ma-character-bishop }
ma-value-king = { ma-character-king }
ma-value-fool = { ma-character-fool }
ma-value-queen = { ma-character-queen }
ma-value-thief = { ma-character-thief }
ma-value-witch = { ma-character-witch }
ma-value-spy = { ma-character-spy }
ma-value-peasant = { ma-character-peasant }
ma-value-cheat = { ma-character-cheat }
ma-value-inquisitor = { ma-character-inquisitor }
ma-value-widow = { ma-character-widow }
ma-value-none = brak
ma-value-pass = pas
ma-value-claim = kwestionuje
ma-value-claim-left = kwestionuje lewą kartą
ma-value-claim-right = kwestionuje prawą kartą
ma-value-claim-protected = kwestionuje chronioną kartą
ma-value-true = tak
ma-value-false = nie
ma-value-unknown = zakryte

# Miejsca kart: miejsce gracza i która z jego kart albo środek stołu.
ma-value-0 = Karta na miejscu 1
ma-value-0l = Lewa karta na miejscu 1
ma-value-0r = Prawa karta na miejscu 1
ma-value-0p = Chroniona karta na miejscu 1
ma-value-1 = Karta na miejscu 2
ma-value-1l = Lewa karta na miejscu 2
ma-value-1r = Prawa karta na miejscu 2
ma-value-1p = Chroniona karta na miejscu 2
ma-value-2 = Karta na miejscu 3
ma-value-2l = Lewa karta na miejscu 3
ma-value-2r = Prawa karta na miejscu 3
ma-value-2p = Chroniona karta na miejscu 3
ma-value-3 = Karta na miejscu 4
ma-value-3l = Lewa karta na miejscu 4
ma-value-3r = Prawa karta na miejscu 4
ma-value-3p = Chroniona karta na miejscu 4
ma-value-4 = Karta na miejscu 5
ma-value-4l = Lewa karta na miejscu 5
ma-value-4r = Prawa karta na miejscu 5
ma-value-4p = Chroniona karta na miejscu 5
ma-value-5 = Karta na miejscu 6
ma-value-5l = Lewa karta na miejscu 6
ma-value-5r = Prawa karta na miejscu 6
ma-value-5p = Chroniona karta na miejscu 6
ma-value-6 = Karta na miejscu 7
ma-value-6l = Lewa karta na miejscu 7
ma-value-6r = Prawa karta na miejscu 7
ma-value-6p = Chroniona karta na miejscu 7
ma-value-7 = Karta na miejscu 8
ma-value-7l = Lewa karta na miejscu 8
ma-value-7r = Prawa karta na miejscu 8
ma-value-7p = Chroniona karta na miejscu 8
ma-value-8 = Karta na miejscu 9
ma-value-8l = Lewa karta na miejscu 9
ma-value-8r = Prawa karta na miejscu 9
ma-value-8p = Chroniona karta na miejscu 9
ma-value-9 = Karta na miejscu 10
ma-value-9l = Lewa karta na miejscu 10
ma-value-9r = Prawa karta na miejscu 10
ma-value-9p = Chroniona karta na miejscu 10
ma-value-10 = Karta na miejscu 11
ma-value-10l = Lewa karta na miejscu 11
ma-value-10r = Prawa karta na miejscu 11
ma-value-10p = Chroniona karta na miejscu 11
ma-value-11 = Karta na miejscu 12
ma-value-11l = Lewa karta na miejscu 12
ma-value-11r = Prawa karta na miejscu 12
ma-value-11p = Chroniona karta na miejscu 12
ma-value-12 = Karta na miejscu 13
ma-value-12l = Lewa karta na miejscu 13
ma-value-12r = Prawa karta na miejscu 13
ma-value-12p = Chroniona karta na miejscu 13
ma-value-c1 = Pierwsza karta na środku
ma-value-c2 = Druga karta na środku

# Pola, w których liczby to miejsca: pokazuje się gracza, który tam siedzi.
ma-holds-active = seat
ma-holds-ready = seat
ma-holds-answered = seat
ma-holds-revealed = seat
ma-holds-fined = seat
ma-holds-winners = seat
ma-holds-seat = seat
ma-holds-user = seat

## Co bot uważał za prawdopodobne, mówione po partii.

ma-believes-card = { ma-part-card-beginning } to { $character }.

## Ustalenia przed partią: ma-setup-OPCJA i ma-setup-OPCJA-WARTOŚĆ; przecinki w wartości są tu łącznikami.

ma-setup-first = Pierwsza tura
ma-setup-first-draw = Rozstrzyga los
ma-setup-first-0 = Miejsce 1
ma-setup-first-1 = Miejsce 2
ma-setup-first-2 = Miejsce 3
ma-setup-first-3 = Miejsce 4
ma-setup-first-4 = Miejsce 5
ma-setup-first-5 = Miejsce 6
ma-setup-first-6 = Miejsce 7
ma-setup-first-7 = Miejsce 8
ma-setup-first-8 = Miejsce 9
ma-setup-first-9 = Miejsce 10
ma-setup-first-10 = Miejsce 11
ma-setup-first-11 = Miejsce 12
ma-setup-first-12 = Miejsce 13

ma-setup-characters = Postacie
ma-setup-characters-table = Według tabeli z księgi zasad
ma-setup-characters-judge = { ma-character-judge }
ma-setup-characters-bishop = { ma-character-bishop }
ma-setup-characters-king = { ma-character-king }
ma-setup-characters-fool = { ma-character-fool }
ma-setup-characters-queen = { ma-character-queen }
ma-setup-characters-thief = { ma-character-thief }
ma-setup-characters-witch = { ma-character-witch }
ma-setup-characters-spy = { ma-character-spy }
ma-setup-characters-peasant = { ma-character-peasant }
ma-setup-characters-cheat = { ma-character-cheat }
ma-setup-characters-inquisitor = { ma-character-inquisitor }
ma-setup-characters-widow = { ma-character-widow }

ma-setup-answers = Odpowiedzi na ogłoszenie
ma-setup-answers-in-turn = Po kolei
ma-setup-answers-at-once = Wszyscy naraz, w tajemnicy

ma-setup-notebook = Notatnik
ma-setup-notebook-no = Bez notatnika: trzeba pamiętać
ma-setup-notebook-yes = Można sprawdzać, co się już widziało
