### Vampire: The Eternal Struggle: ami a harcban ritka (lásd vtes.ftl és vtes-cards.ftl).

vt-window-strike_as = Csapás választásakor
vt-window-strike_declared = A csapást kiválasztották
vt-window-strike_after = A csapások végrehajtása után
vt-window-press_begins = A nyomulások előtt
vt-window-strike-as = { vt-window-strike_as }
vt-window-strike-declared = { vt-window-strike_declared }
vt-window-strike-after = { vt-window-strike_after }
vt-window-press-begins = { vt-window-press_begins }

vt-deed-strike = csapás
vt-deed-gain_strikes = további csapások szerzése
vt-word-deed-strike = { vt-deed-strike }
vt-word-deed-gain-strikes = { vt-deed-gain_strikes }

vt-event-combat-cancelled = A harc elmarad; a blokkoló: { $minion }.
vt-event-maneuver-cancelled =
    { $range-id ->
       *[close] A manővert semmissé teszik ({ $minion }): a távolság közeli.
        [long] A manővert semmissé teszik ({ $minion }): a távolság távoli.
    }
vt-event-press-stands = A harc folytatódik, hacsak valaki nyomulással véget nem vet neki.

vt-field-peaceful = A blokkból nem lesz harc
vt-field-lent = Az utolsó manőverrel kapott nyomulások
vt-field-added = A következő csapáshoz adott sebzés
vt-what-automatic-press = a harc folytatódik

vt-reason-no-more-strikes = { $minion } nem szerezhet további csapásokat.

## A kártyák szavai

vt-the-strikes-with = { $who-dat } a csapásának a fajtája
vt-about-strikes-with =
    { $same ->
        [yes] { $who-dat } { card-part-not } ugyanolyan fajta a csapása, mint neki: { $value }
       *[no] { $who-dat } { card-part-not } ez a csapása: { $value }
    }
vt-such-strikes-with = { "" }
vt-verb-cancel-combat = a harc elmarad, és az akció blokkolt marad
vt-verb-cancel-maneuver = az utolsó manőver semmissé válik
vt-verb-make-ranged = { $who-dat } a csapása távolra is hat, kivéve azt, amit a kéz vagy a közelharci fegyver tesz
vt-verb-automatic-press = a harc e forduló után folytatódik, hacsak valaki nyomulással véget nem vet neki
vt-when-strike-as = csapást választanak
vt-when-strike-declared = egy csapást kiválasztottak
vt-when-strike-after = a csapásokat végrehajtották
vt-when-press-begins = a nyomulások eldöntése következik
