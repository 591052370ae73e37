### Stół gry Vampire: The Eternal Struggle w terminalu. Miejsca jest mało.

## Nad stołem

vt-ui-setup = Rozdawane są karty
vt-ui-over = Koniec gry
vt-ui-turn =
    { $seat-you ->
        [yes] Tura { $turn }: twoja
       *[no] Tura { $turn }: { $seat }
    }
vt-ui-left-masters = pozostałe akcje fazy mistrza: { $count }
vt-ui-left-transfers = pozostałe przelewy: { $count }
vt-ui-left-discards = pozostałe akcje fazy odrzucania: { $count }

## Osoby przy stole

vt-ui-methuselah = Matuzalem
vt-ui-column-pool = Pula
vt-ui-column-points = PZ
vt-ui-column-hand = Ręka
vt-ui-column-library = Bibl.
vt-ui-column-crypt = Krypta
vt-ui-column-ash = Spal.
vt-ui-edge = Przewaga
vt-ui-out = poza grą
vt-ui-withdraws = wycofuje się
vt-ui-prey = twoja ofiara
vt-ui-predator = twój drapieżca
vt-ui-prey-and-predator = twoja ofiara i drapieżca
vt-ui-open-deck = jawna talia

## Co przed nimi leży

vt-ui-locked = przekręcona
vt-ui-torpor = w letargu
vt-ui-incapacitated = w rejonie obezwładnionych
vt-ui-uncontrolled = Rejon niekontrolowany
vt-ui-in-play = W grze
vt-ui-contested = Sporne
vt-ui-face-down = zakryte karty: { $count }
vt-ui-face-down-with = zakryte karty: { $count }, znaczniki na nich: { $counters }
vt-ui-counters =
    { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
vt-ui-your-hand = Twoja ręka
vt-ui-open-hand = odkryta ręka

## Co się dzieje

vt-ui-declined = Nie blokuje: { $names }
vt-ui-played = Zagrane karty
vt-ui-combat = Walka, runda { $round }
vt-ui-range-close = zasięg bliski
vt-ui-range-long = zasięg daleki
vt-ui-strike-ranged = z daleka
vt-ui-strike-aggravated = poważne obrażenia
vt-ui-strike-first = cios wyprzedzający
vt-ui-damage =
    { $aggravated ->
        [0] obrażenia do przyjęcia: { $count }
       *[other] obrażenia do przyjęcia: { $count }, w tym poważne: { $aggravated }
    }
vt-ui-blood-hunt = Krwawe łowy: { $name }; za: { $for }, przeciw: { $against }
vt-ui-referendum = Referendum ({ $name }); za: { $for }, przeciw: { $against }

## Karty

# $count to liczba albo X.
vt-ui-cost-pool = pula: { $count }
vt-ui-cost-blood = krew: { $count }
vt-ui-cost-conviction = przekonania: { $count }
vt-ui-capacity = potencjał { $count }
vt-ui-group = grupa { $count }
vt-ui-cards-how = „{ $word } NAZWA” pokazuje, co jest na karcie, także na karcie wampira; wystarczy początek nazwy.
vt-ui-no-card = Żadna grywalna karta nie nazywa się „{ $name }”.
vt-ui-several-cards = Tak zaczyna się kilka kart: { $names }.

## Przebieg gry

vt-ui-drew = Dobierasz: { $cards }.
vt-ui-drew-crypt = Z twojej krypty: { $cards }.
vt-ui-others-drew-crypt =
    { $seat-you ->
        [yes] Dobierasz { vt-part-crypt-cards } z krypty.
       *[no] { $seat } dobiera { vt-part-crypt-cards } z krypty.
    }
vt-part-crypt-cards =
    { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
vt-ui-transferred =
    { $seat-you ->
        [yes] Przelewasz { vt-ui-counters } do rejonu niekontrolowanego.
       *[no] { $seat } przelewa { vt-ui-counters } do rejonu niekontrolowanego.
    }
vt-ui-took-back =
    { $seat-you ->
        [yes] Cofasz { vt-ui-counters } do swojej puli.
       *[no] { $seat } cofa { vt-ui-counters } do swojej puli.
    }

## Strony do czytania

vt-ui-command-guide = przewodnik
vt-ui-command-cards = karty karta
vt-ui-about-guide = jak się gra i co oznaczają znaki na stole
vt-ui-about-cards = wszystkie karty biblioteki. karty NAZWA: co jest na karcie

vt-ui-guide-goal = Pula to twoje życie. Kto nie ma jej wcale, odpada, a drapieżca zyskuje za to punkt zwycięstwa i pulę. Wygrywa największa liczba punktów zwycięstwa. [VT-001, VT-002, VT-156]
vt-ui-guide-crypt = Grasz przeciw osobie po lewej: to twoja ofiara. Osoba po prawej, twój drapieżca, gra przeciw tobie. [VT-156, VT-157]
vt-ui-guide-turn = Tura ma pięć faz: odkręcania, mistrza, podwładnych, wpływów i odrzucania. [VT-024]
vt-ui-guide-master = W fazie mistrza możesz zagrać jedną kartę mistrza. [VT-214]
vt-ui-guide-act = W fazie podwładnych każdy twój gotowy odkręcony podwładny może działać: drenować, polować albo zrobić to, co mówi karta. Działanie go przekręca. [VT-220, VT-236]
vt-ui-guide-bleed = Drenowanie zabiera ofierze pulę, 1, o ile karty tego nie zwiększą, i daje ci Przewagę: 1 puli w każdej twojej fazie odkręcania. [VT-185, VT-244, VT-246]
vt-ui-guide-block = Akcję może zablokować gotowy odkręcony podwładny, którego przechwytywanie jest co najmniej równe kryciu akcji: skierowaną na ciebie twój, nieukierunkowaną podwładni ofiary i drapieżcy. [VT-312, VT-322]
vt-ui-guide-impulse = Najpierw zagrywa ten, kto działa, potem pytani są pozostali. Spasuj, jeśli nie chcesz nic robić. [VT-090]
vt-ui-guide-combat = Kto zablokował, ten walczy: zasięg, po jednym ciosie, a potem ewentualnie nacisk i kolejna runda. Cios ręką zadaje 1 obrażenie. [VT-400, VT-445, VT-535]
vt-ui-guide-torpor = Wampir goi obrażenia krwią. Gdy jej nie starcza, zapada w letarg, a tam inni mogą popełnić na nim diabolizm. [VT-473, VT-484, VT-498]
vt-ui-guide-influence = W fazie wpływów masz 4 przelewy. Każdy przenosi 1 z puli na wampira w twoim rejonie niekontrolowanym; gdy ma tyle, ile wynosi jego potencjał, staje się twój. [VT-616, VT-622]
vt-ui-guide-signs = Na stole ▸ może działać i blokować, ▫ jest przekręcony, a × leży w letargu; 3/5 to 3 krwi przy potencjale 5, ♥2 to 2 życia; dom to Dyscyplina na poziomie podstawowym, a DOM na wyższym; + to karta na podwładnym. W trakcie tury rysowane jest tylko to, co się zmieniło; „plansza” pokazuje wszystko.
vt-ui-guide-stops = Gra pyta cię tylko tam, gdzie możesz coś zrobić: w twojej turze, przy akcjach przeciw tobie, gdy możesz blokować, w twoich walkach i referendach. „pytania” to zmieniają, a „dość” pasuje aż do końca akcji.
