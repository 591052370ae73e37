### Vampire: The Eternal Struggle: co rzadko zdarza się w walce (por. vtes.ftl i vtes-cards.ftl).

vt-window-strike_as = Podczas wyboru ciosu
vt-window-strike_declared = Cios został wybrany
vt-window-strike_after = Po rozpatrzeniu ciosów
vt-window-press_begins = Przed naciskami
vt-window-strike-as = { vt-window-strike_as }
vt-window-strike-declared = { vt-window-strike_declared }
vt-window-strike-after = { vt-window-strike_after }
vt-window-press-begins = { vt-window-press_begins }

vt-deed-strike = zadawanie ciosów
vt-deed-gain_strikes = zyskiwanie dodatkowych ciosów
vt-word-deed-strike = { vt-deed-strike }
vt-word-deed-gain-strikes = { vt-deed-gain_strikes }

vt-event-combat-cancelled = Do walki nie dochodzi; blokował: { $minion }.
vt-event-maneuver-cancelled =
    { $range-id ->
       *[close] Manewr zostaje anulowany ({ $minion }): zasięg jest bliski.
        [long] Manewr zostaje anulowany ({ $minion }): zasięg jest daleki.
    }
vt-event-press-stands = Walka potrwa dalej, chyba że ktoś zakończy ją naciskiem.

vt-field-peaceful = Blok nie prowadzi do walki
vt-field-lent = Naciski z ostatniego manewru
vt-field-added = Obrażenia dodane do następnego ciosu
vt-what-automatic-press = walka trwa dalej

vt-reason-no-more-strikes = { $minion } nie może zyskiwać dodatkowych ciosów.

vt-window-prevent_others = Inni mogą zapobiec obrażeniom
vt-window-damage_stands = Obrażeniom już nie można zapobiec
vt-window-would_go = Zanim podwładny odejdzie
vt-window-event_after = Tuż po tym, co się stało
vt-window-prevent-others = { vt-window-prevent_others }
vt-window-damage-stands = { vt-window-damage_stands }
vt-window-would-go = { vt-window-would_go }
vt-window-event-after = { vt-window-event_after }
vt-window-combat_due = Przed walką, której nie spowodował blok
vt-window-crypt_enter = Gdy karta krypty wchodzi do gry
vt-window-combat-due = { vt-window-combat_due }
vt-window-crypt-enter = { vt-window-crypt_enter }

vt-harm-environmental = obrażenia środowiskowe
vt-word-harm-environmental = { vt-harm-environmental }

vt-event-averted = Pozostaje: { $minion }.

vt-field-settled = Obrażenia, którym już nie można zapobiec
vt-field-environmental = Środowiskowe
vt-field-inflicted = Zadane
vt-field-by-minion = Przez przeciwnika
vt-field-latest = Z tego ostatnio
vt-field-happened = Co się właśnie stało
vt-field-suffered = Zadane skutecznie
vt-field-fell = Letarg
vt-field-perished = Spalenie
vt-field-follows = Następuje po innej walce
vt-what-lessen-damage = mniej obrażeń
vt-what-aggravated-as-normal = poważne obrażenia jak zwykłe

## Słowa kart

vt-the-strikes-with = rodzaj ciosu { $who-gen }
vt-about-strikes-with =
    { $same ->
        [yes] cios { $who-gen } jest { $not ->
            [yes] innego rodzaju niż
           *[no] tego samego rodzaju co
        } { $value }
       *[no] cios { $who-gen } to { card-part-not } { $value }
    }
vt-such-strikes-with = { "" }
vt-verb-cancel-combat = do walki nie dochodzi, a akcja pozostaje zablokowana
vt-verb-cancel-maneuver = ostatni manewr zostaje anulowany
vt-verb-make-ranged = cios { $who-gen } sięga na daleki zasięg, z wyjątkiem tego, co robią ręce i broń biała
vt-verb-automatic-press = walka trwa po tej rundzie dalej, chyba że ktoś zakończy ją naciskiem
vt-when-strike-as = wybierany jest cios
vt-when-strike-declared = cios został wybrany
vt-when-strike-after = ciosy zostały rozpatrzone
vt-when-press-begins = mają być rozstrzygane naciski
vt-the-threatened =
    { $case ->
        [acc] zagrożonego podwładnego
        [gen] zagrożonego podwładnego
        [dat] zagrożonemu podwładnemu
        [loc] zagrożonym podwładnym
        [ins] zagrożonym podwładnym
       *[nom] zagrożony podwładny
    }
vt-about-threatened = to { card-part-not } { $value } ma otrzymać obrażenia
vt-about-leaving =
    { $who } { $not ->
        [yes] nie ma zapaść w letarg ani spłonąć
       *[no] ma zapaść w letarg lub spłonąć
    }
vt-such-leaving = { "" }
vt-the-inflicted = obrażenia właśnie zadane { $who-dat }
vt-about-inflicted = właśnie zadano { $amount } obrażeń: { $who }
vt-the-inflicted-by-minion = obrażenia właśnie zadane { $who-dat } przez przeciwnika w walce
vt-about-inflicted-by-minion = przeciwnik w walce zadał właśnie { $amount } obrażeń: { $who }
vt-the-suffered = obrażenia właśnie skutecznie zadane { $who-dat }
vt-about-suffered = właśnie skutecznie zadano { $amount } obrażeń: { $who }
vt-the-blood-gained = krew, którą { $who } właśnie zyskał
vt-about-blood-gained = { $who } właśnie zyskał { $amount } krwi
vt-about-fell =
    { $who } { $not ->
        [yes] nie zapadł właśnie w letarg
       *[no] właśnie zapadł w letarg
    }
vt-such-fell = { "" }
vt-about-perished =
    { $who } { $not ->
        [yes] nie spłonął właśnie
       *[no] właśnie spłonął
    }
vt-such-perished = { "" }
vt-verb-avert = { $who } nie zapada w letarg ani nie płonie
vt-verb-lessen-damage = wszystkie obrażenia są mniejsze o { $number }, zanim ktoś im zapobiegnie: { $who }
vt-verb-aggravated-as-normal = { $who } traktuje poważne obrażenia jak zwykłe
vt-when-prevent-others = obrażenia mają otrzymać inni
vt-when-damage-stands = obrażenia mają zostać skutecznie zadane
vt-when-would-go = podwładny ma zapaść w letarg lub spłonąć
vt-when-event-after = coś się właśnie stało
vt-when-combat-due = podwładny ma wejść do walki, której nie spowodował blok
vt-when-crypt-enter = karta krypty wchodzi do gry
