### Co wynika z wyboru, w kilku słowach obok niego; dlaczego czegoś teraz nie można; i skąd biorą się liczby.

## Co z tego wynika

vt-note-pool = twoja pula wyniesie wtedy { $count }
vt-note-blood = kosztuje { $count } krwi, zostaje { $left }
vt-note-costs-pool = koszt w puli: { $count }, zostaje ci { $left }
vt-note-bleed = jeśli się uda: { $count } z puli ({ $seat })
vt-note-hunt = jeśli się uda: { $count } krwi z { $capacity }
vt-note-rescue = własna krew: { $count }; krew uśpionego: { $left }
vt-note-diablerie = jeśli się uda: przejmuje { $count } krwi, potem głosowanie o krwawych łowach
vt-note-block =
    { $enough ->
        [0] przechwytywanie { $intercept } przeciw kryciu { $stealth }: jeszcze za mało
       *[other] przechwytywanie { $intercept } przeciw kryciu { $stealth }: wystarczy
    }
vt-note-transfer =
    { $count ->
        [0] potencjał będzie pełny; pula { $left }, przelewy { $transfers }
       *[other] będzie brakować { $count }; pula { $left }, przelewy { $transfers }
    }
vt-note-emerge =
    { $lost ->
        [0] z krwią: { $count }
       *[other] z krwią: { $count }; nadmiar wraca do banku: { $lost }
    }
vt-note-yield = zostanie spalona ze wszystkim, co na niej leży
vt-note-withdraw = 1 punkt zwycięstwa na początku następnej tury, o ile nie stracisz krwi ani puli i nie będzie walki
vt-note-end-phase =
    { $count ->
        [one] { $count } podwładny może jeszcze działać
        [few] { $count } podwładnych może jeszcze działać
       *[many] { $count } podwładnych może jeszcze działać
    }
vt-note-pass-block = potem nie możesz już zablokować tej akcji
vt-note-hand = obrażenia na bliskim zasięgu: { $count }
vt-note-hand-far = na dalekim zasięgu nic nie robi
vt-note-maneuver =
    { $range-id ->
        [close] zasięg będzie bliski
       *[other] zasięg będzie daleki
    }
vt-note-press = będzie następna runda, chyba że ktoś odpowie
vt-note-press-ends = walka skończy się z tą rundą, chyba że ktoś odpowie
vt-note-prevent = pozostanie obrażeń: { $count }
vt-note-votes =
    { $count ->
        [one] { $count } głos
        [few] { $count } głosy
       *[many] { $count } głosów
    }
vt-note-vote-edge = 1 głos, a Przewagi już nie masz

## Dlaczego nie: chwila

vt-reason-not-now = Nie o to teraz chodzi w twojej decyzji.
vt-reason-wish-first = Najpierw powiedz, czy chcesz coś zrobić; potem wybierzesz co.
vt-reason-answer-first = Najpierw karta czeka na twoją odpowiedź.
vt-reason-action-time = Akcje podejmuje się we własnej fazie podwładnych, jedną po drugiej.
vt-reason-block-time = Blokowanie zgłasza się podczas akcji, dopóki nie wszyscy z niego zrezygnowali.
vt-reason-influence-time = To robi się we własnej fazie wpływów.
vt-reason-unlock-time = To robi się w fazie odkręcania.
vt-reason-discard-time = Karty odrzuca się we własnej fazie odrzucania.
vt-reason-combat-time = To należy do innego kroku walki.
vt-reason-vote-time = Głosy oddaje się w referendum.
vt-reason-not-active = To przysługuje temu, czyja jest tura.
vt-reason-duty-open = Zanim spasujesz, w tej fazie trzeba jeszcze coś zrobić.
vt-reason-not-offered = Tego nie można tu wybrać.
vt-reason-discard-first = Najpierw odrzuć kartę: masz ich więcej, niż wynosi rozmiar ręki.

## Dlaczego nie: karty z ręki

vt-reason-not-in-hand = Nie masz na ręce karty „{ $card }”.
vt-reason-no-such-play = Karty „{ $card }” nie można tak zagrać.
vt-reason-master-time = Karty mistrza zagrywa się we własnej fazie mistrza.
vt-reason-out-of-turn = Kartę „{ $card }” można zagrać tylko w cudzej turze.
vt-reason-out-of-turn-used = Od twojej ostatniej fazy mistrza zagrano już twoją kartę pozaturową.
vt-reason-no-master-action = Nie masz już akcji fazy mistrza.
vt-reason-event-time = Wydarzenia wprowadza się do gry we własnej fazie odrzucania.
vt-reason-event-used = W tej fazie jedno twoje wydarzenie weszło już do gry.
vt-reason-event-played = Karta „{ $card }” została już zagrana w tej grze.
vt-reason-no-discard = Nie masz już akcji fazy odrzucania.
vt-reason-modifier-time = Modyfikatory akcji zagrywa się podczas akcji własnego podwładnego.
vt-reason-reaction-time = Reakcje zagrywa się podczas akcji cudzego podwładnego.
vt-reason-combat-card-time = Karty walki zagrywa się podczas walki.
vt-reason-only-combat-cards = Podczas walki podwładni mogą zagrywać tylko karty walki.
vt-reason-reflex-time = Kartę „{ $card }” zagrywa się przeciw innej karcie, właśnie gdy jest zagrywana.
vt-reason-as-played = Gdy karta jest zagrywana, można użyć tylko tego, co ją anuluje lub budzi podwładnego.
vt-reason-other-time = Karta „{ $card }” jest na inną chwilę.

## Dlaczego nie: kto

vt-reason-gone = Niczego tam nie ma.
vt-reason-needs-minion = To robi jeden z twoich podwładnych.
vt-reason-needs-no-minion = Kartę „{ $card }” zagrywasz ty, a nie podwładny.
vt-reason-not-yours = To nie twój podwładny.
vt-reason-not-minion = To nie jest podwładny.
vt-reason-in-torpor = { $minion } jest w letargu.
vt-reason-incapacitated = { $minion } jest w rejonie obezwładnionych.
vt-reason-not-ready = Podwładny nie jest gotowy: { $minion }.
vt-reason-contested = Karta „{ $minion }” jest sporna, więc poza grą.
vt-reason-not-acting = Może ją zagrać tylko działający podwładny: { $acting }.
vt-reason-is-acting = Karta „{ $card }” jest dla innego podwładnego niż działający.
vt-reason-asleep = { $minion }: karta jest przekręcona, a podwładny nie został obudzony.
vt-reason-not-locked = Karta „{ $card }” jest dla przekręconego podwładnego, a { $minion } nim nie jest.
vt-reason-not-fighting = { $minion } nie podejmuje teraz decyzji w tej walce.
vt-reason-fighting = Karta „{ $card }” jest dla podwładnego spoza walki.
vt-reason-falling = { $minion } właśnie trafia do rejonu obezwładnionych i nic więcej w tej walce nie robi.
vt-reason-type-conditions = Z karty „{ $card }” korzysta się wtedy, gdy { $minion } może zagrać kartę tego rodzaju; teraz nie może.

## Dlaczego nie: czego potrzeba

vt-reason-own-contest = Masz już kartę „{ $card }”, a jest unikatowa.
vt-reason-needs-vampire = Kartę „{ $card }” może zagrać tylko wampir.
vt-reason-clan = { $minion } nie należy do klanu { $clan }.
vt-reason-discipline = { $minion } nie ma Dyscypliny: { $discipline }.
vt-reason-superior = { $minion } ma Dyscyplinę tylko na poziomie podstawowym: { $discipline }.
vt-reason-title = { $minion } nie ma tytułu, którego wymaga karta „{ $card }”.
vt-reason-sect = { $minion } nie należy do sekty, której wymaga karta „{ $card }”: { $sect }.
vt-reason-trait = { $minion } nie ma cechy, której wymaga karta „{ $card }”: { $trait }.
vt-reason-master-needs = Żaden z twoich gotowych podwładnych nie spełnia wymagań karty „{ $card }”.
vt-reason-blood-cursed = Na osobie { $minion } ciąży klątwa krwi, więc nie może popełnić diabolizmu.
vt-reason-sterile = Osoba { $minion } jest bezpłodna i nie może wprowadzić do gry nowego wampira.
vt-reason-masterless = { $minion } jest niewolnikiem i bez gotowego członka klanu nie podejmuje akcji skierowanych.
vt-reason-no-slave = { $minion } nie jest niewolnikiem, który mógłby wkroczyć.
vt-reason-not-marked = { $card } to nie podwładny, którego naznaczono w tej turze.
vt-reason-pursues-own = { $card } to twój podwładny.
vt-reason-pursuit-target = { $card } nie jest w gotowości.
vt-reason-pursued = { $minion } podejmował już tę akcję w tej turze.
vt-reason-unawarded = Nikt jeszcze nie dostał karty „{ $card }”, więc nic ona nie robi.
vt-reason-not-red-list = { $minion } nie jest na Czerwonej Liście.
vt-reason-marked-already = { $minion } jest naznaczony na tę turę.
vt-reason-not-infernal = { $minion } nie jest infernalny i odkręca się bez tego.
vt-reason-unlocked = { $minion } nie jest przekręcony.
vt-reason-needs-imbued = Karta „{ $card }” jest dla natchnionego.
vt-reason-creed = { $minion } nie ma tego kreda: { $creed }.
vt-reason-virtue = { $minion } nie ma tej cnoty: { $virtue }.
vt-reason-master-clan = Nie masz gotowego podwładnego z klanu { $clan }.
vt-reason-pool = Koszt w puli: { $count }, a masz { $left }.
vt-reason-blood = Koszt we krwi: { $count }, a { $minion } ma { $left }.
vt-reason-convictions = Koszt w przekonaniach to { $count }, a { $minion } ma ich { $left }.
vt-reason-forbidden = Jakaś karta tego zabrania: { $minion }.
vt-reason-has-one = { $minion } ma już jedną taką i nie może mieć drugiej.
vt-reason-used-up = Kartą „{ $card }” nie można się na razie posłużyć ponownie.
vt-reason-same-card = W tej akcji { $minion } ma już za sobą kartę „{ $card }”.
vt-reason-same-action = W tej turze { $minion } ma już za sobą akcję z kartą „{ $card }”.
vt-reason-combat-queued = Czeka już następna walka.
vt-reason-strikes-gained = W tej rundzie są już dodatkowe ciosy.
vt-reason-nothing-to-cancel = Karta „{ $card }” nie anuluje tego, co jest zagrywane.
vt-reason-bleed-limit = Inny modyfikator akcji zwiększył już to drenowanie.
vt-reason-stealth-unneeded =
    { $tried ->
        [0] Krycie dodaje się tylko wtedy, gdy ktoś próbuje zablokować.
       *[other] Krycie { $stealth } jest już większe niż przechwytywanie { $intercept }.
    }
vt-reason-intercept-unneeded =
    { $tried ->
        [0] Przechwytywanie dodaje się tylko wtedy, gdy podwładny próbuje zablokować.
       *[other] Przechwytywanie dodaje się tylko blokującemu i gdy jest za małe; wynosi { $intercept } przeciw kryciu { $stealth }.
    }
vt-reason-no-target = Nie ma teraz na co użyć karty „{ $card }” albo nie da się jej opłacić.
vt-reason-condition = Warunek karty „{ $card }” nie jest teraz spełniony.
vt-reason-needs-unlocked = Karta „{ $card }” jest już przekręcona.

## Dlaczego nie: to, co leży w grze

vt-reason-no-such-use = Karty „{ $card }” nie można tak użyć.
vt-reason-not-in-play = Tej karty nie ma w grze.
vt-reason-stolen = Karta „{ $card }” została skradziona w tej rundzie i nie można jej w niej użyć.
vt-reason-not-your-card = Nie możesz użyć karty „{ $card }”: nie jest twoja.
vt-reason-not-bearer = Karta „{ $card }” nie jest dla tego podwładnego.
vt-reason-use-time = Karty „{ $card }” można użyć w innej chwili.
vt-reason-repeated = { $minion } nie może w tej turze ponowić tej akcji.
vt-reason-used-for-action = W tej turze { $minion } ma już za sobą akcję karty „{ $card }”.

## Dlaczego nie: akcje

vt-reason-locked = { $minion }: karta jest przekręcona.
vt-reason-recruited = { $minion }: pozyskanie w tej turze, działać można od następnej.
vt-reason-duty-first = Najpierw { $other } musi wykonać akcję przymusową.
vt-reason-must-hunt = { $minion } nie ma krwi i musi polować.
vt-reason-own-duty = { $minion } musi wykonać inną akcję, przymusową.
vt-reason-stuck = { $minion } nie może działać: obowiązku nie da się wypełnić.
vt-reason-bled = { $minion } ma już za sobą drenowanie w tej turze.
vt-reason-voted = { $minion } ma już za sobą akcję polityczną w tej turze.
vt-reason-not-vampire = Mogą to tylko wampiry, a { $minion } wampirem nie jest.
vt-reason-titled = { $minion } ma tytuł, więc nie może zostać Anarchistą.
vt-reason-anarch = { $minion } należy już do Anarchistów.
vt-reason-target-awake = Karta „{ $card }” nie jest w letargu.
vt-reason-rescue-blood = Ratowanie kosztuje { $count } krwi, a oboje mają razem { $left }.
vt-reason-not-in-torpor = { $minion } nie jest w letargu.
vt-reason-not-incapacitated = „{ $card }” nie leży w rejonie obezwładnionych.
vt-reason-not-to-be-taken = „{ $card }” to nie sprzęt innego z twoich podwładnych.

## Dlaczego nie: blokowanie

vt-reason-attempt-on = Jeden podwładny już próbuje zablokować.
vt-reason-blocks-over = Wszyscy zrezygnowali już z blokowania.
vt-reason-own-action = To akcja twojego podwładnego.
vt-reason-not-directed = Akcja jest wymierzona w kogoś innego i tylko on może ją zablokować.
vt-reason-not-neighbour = Tę akcję mogą zablokować tylko ofiara i drapieżca działającego.
vt-reason-declined = Z blokowania tej akcji już rezygnujesz.
vt-reason-fruitless = Tyle prób zablokowania niczego nie zmieniło: więcej być nie może.

## Dlaczego nie: faza wpływów i faza odkręcania

vt-reason-not-uncontrolled = Ta karta nie leży w twoim rejonie niekontrolowanym.
vt-reason-transfers =
    { $left ->
        [0] Nie masz już przelewów.
       *[other] Potrzeba przelewów: { $count }, a masz { $left }.
    }
vt-reason-nothing-on-it = Nie leży na niej żaden znacznik.
vt-reason-not-full = Znaczniki na karcie „{ $card }”: { $left } z potrzebnych { $count }.
vt-reason-no-other-version = Nie masz w grze drugiej wersji karty „{ $card }”.
vt-reason-crypt-empty = Twoja krypta jest pusta.
vt-reason-edge-not-held = Nie masz Przewagi.
vt-reason-edge-taken = Znacznik z Przewagi jest już w tej fazie w twojej puli.
vt-reason-not-contested = To nie jest twoja karta sporna.
vt-reason-contest-paid = Za kartę „{ $card }” zapłacono już w tej fazie.
vt-reason-not-conviction = „{ $card }” nie jest przekonaniem.
vt-reason-conviction-not-there = Tego przekonania nie można tu użyć.
vt-reason-conviction-played = { $minion } ma już przekonanie z tej fazy.
vt-reason-last-contestant = Nikt inny nie rości już praw do karty „{ $card }”: wraca do gry.
vt-reason-claim-in-torpor = { $card } jest w letargu i musi odstąpić od tytułu.
vt-reason-claim-without-blood = { $card } nie ma krwi, by zapłacić za tytuł, i musi od niego odstąpić.
vt-reason-last-claimant = Nikt inny nie rości już sobie prawa do tytułu: ma go { $card }.
vt-reason-library-left = Wycofać się można tylko z pustą biblioteką; kart w niej: { $left }.
vt-reason-hand-full = Wycofać się można tylko, mając mniej kart, niż wynosi rozmiar ręki.
vt-reason-withdrawing = Twoje wycofanie się jest już zapowiedziane.
vt-reason-burn-used = Twoja opcja spalenia jest już w tej fazie odkręcania zużyta.
vt-reason-no-burn-option = Karta „{ $card }” nie ma opcji spalenia.
vt-reason-burn-met = Masz podwładnego, który spełnia wymagania karty „{ $card }”.
vt-reason-no-trigger = Nic z tej karty nie ma teraz nastąpić.

## Dlaczego nie: walka

vt-reason-bound = Najpierw trzeba wykorzystać zagrany manewr.
vt-reason-no-maneuver = { $minion } nie ma manewru.
vt-reason-strike-used = W tej rundzie jeden cios posłużył już do manewru.
vt-reason-hands-only = Teraz można zadawać tylko ciosy ręką.
vt-reason-no-aim = Przeciwnik nie ma sprzętu, który można by trafić.
vt-reason-bad-aim = Nie można tam wymierzyć ciosu.
vt-reason-aim-first = Cios jest wybrany; teraz powiedz, w co trafia.
vt-reason-no-press = { $minion } nie ma nacisku.
vt-reason-press-stands = Nacisk na dalszą walkę już obowiązuje.
vt-reason-no-damage = Twojemu podwładnemu nie grożą teraz obrażenia.
vt-reason-no-prevention = { $minion } nie ma czym zapobiec obrażeniom.
vt-reason-no-gun-damage = Nie grożą teraz obrażenia od broni palnej.

## Dlaczego nie: inne pytania

vt-reason-takes-not-along = Zabrać można jeszcze tylko inny sprzęt tego samego podwładnego.
vt-reason-reduces-not = To nie zmniejsza kosztu tej karty.
vt-reason-must-reduce = Pełnego kosztu nie da się zapłacić: trzeba go zmniejszyć.
vt-reason-bad-split = Na taki podział nie wystarczy krwi.
vt-reason-no-loot = To nie sprzęt ofiary, który można wziąć.
vt-reason-no-lesson = Diabolista nie może dostać tej karty.
vt-reason-no-reprisal = To nie jest przekonanie gotowego natchnionego, który jeszcze nie odpowiedział.
vt-reason-no-new-bearer = Skradziona karta może trafić tylko na inną twoją kartę tego samego rodzaju co ta, na której leży.
vt-reason-bad-points = Wśród obrażeń, którym się zapobiega, nie może być tylu poważnych.
vt-reason-no-votes = { $minion } nie ma głosów.
vt-reason-votes-cast = Głosy już oddano: { $minion }.
vt-reason-ballot-used = Jedną kartę polityczną spalono już za twój głos.
vt-reason-voted-otherwise = { $minion } głosuje już po drugiej stronie.
vt-reason-no-ballot = „{ $card }” to nie karta akcji politycznej.

## Skąd biorą się liczby

vt-account-start = Od początku
vt-account-transferred = Przelano na wampiry
vt-account-taken-back = Zabrano z powrotem z wampirów
vt-account-edge = Zysk z Przewagi
vt-account-ousts = Za wyeliminowane ofiary
vt-account-bled =
    { $seat-you ->
        [yes] Wydrenowali twoi podwładni
       *[no] Wydrenowali podwładni { $seat-gen }
    }
vt-account-contests = Zapłacono za karty sporne
vt-account-gained = Inne zyski
vt-account-burned = Koszty i inne straty
vt-account-unseen = Z wcześniejszej gry albo przez efekty
vt-account-ousted =
    { $seat-you ->
        [yes] Eliminacja: ty
       *[no] Eliminacja: { $seat }
    }
vt-account-withdrew = Wycofanie się
vt-account-last = Ostatni w grze
vt-account-no-points = Jeszcze bez punktu zwycięstwa
vt-account-drawn = Dobrano
vt-account-played = Zagrano
vt-account-discarded = Odrzucono
vt-account-no-cards = Bez kart
vt-account-deck = W bibliotece na początku
vt-account-taken = Dobrano z niej
vt-account-hand-default = Rozmiar ręki bez kart
vt-account-late = Uzupełnienia, które przyjdą później
vt-account-card = „{ $card }”
vt-account-floor = Tyle, ile może być
vt-account-turn-transfers = Przelewy tej tury
vt-account-spent = Wydano
vt-account-no-transfers = Przychodzą we własnej fazie wpływów
vt-account-action = Sama akcja: { $action }
vt-account-own = { $minion } bez kart
vt-account-printed = Wydrukowane na karcie „{ $card }”
