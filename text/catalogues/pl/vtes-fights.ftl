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
