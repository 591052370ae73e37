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

vt-window-prevent_others = Mások megelőzhetik a sebzést
vt-window-damage_stands = A sebzés már nem előzhető meg
vt-window-would_go = Mielőtt egy alattvaló elmegy
vt-window-event_after = Közvetlenül azután, ami történt
vt-window-prevent-others = { vt-window-prevent_others }
vt-window-damage-stands = { vt-window-damage_stands }
vt-window-would-go = { vt-window-would_go }
vt-window-event-after = { vt-window-event_after }
vt-window-combat_due = Blokk nélkül kezdődő harc előtt
vt-window-crypt_enter = Amikor egy kriptakártya játékba kerül
vt-window-combat-due = { vt-window-combat_due }
vt-window-crypt-enter = { vt-window-crypt_enter }

vt-harm-environmental = környezeti sebzés
vt-word-harm-environmental = { vt-harm-environmental }

vt-event-averted = { $minion } marad.

vt-field-settled = Már nem megelőzhető sebzés
vt-field-environmental = Környezeti
vt-field-inflicted = Okozott
vt-field-by-minion = Az ellenféltől
vt-field-latest = Ebből a legutóbbi
vt-field-happened = Ami éppen történt
vt-field-suffered = Sikeresen okozott
vt-field-fell = Torporba zuhant
vt-field-perished = Elégett
vt-field-follows = Egy másik harc után következik
vt-what-lessen-damage = kevesebb sebzés
vt-what-aggravated-as-normal = a súlyos sebzés szokásosként

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
vt-the-threatened =
    { $case ->
        [acc] azt az alattvalót, amelyet sebzés fenyeget
        [from] azt az alattvalót, amelyet sebzés fenyeget
        [dat] annak az alattvalónak, amelyet sebzés fenyeget
        [sub] arra az alattvalóra, amelyet sebzés fenyeget
        [sup] azon az alattvalón, amelyet sebzés fenyeget
        [del] arról az alattvalóról, amelyet sebzés fenyeget
        [ade] annál az alattvalónál, amelyet sebzés fenyeget
        [after] azután az alattvaló után, amelyet sebzés fenyeget
       *[nom] az az alattvaló, amelyet sebzés fenyeget
    }
vt-about-threatened = { card-part-not } { $value } az, amelyet sebzés fenyeget
vt-about-leaving = { $who } { card-part-not } torporba zuhanni vagy elégni készül
vt-such-leaving = { "" }
vt-the-inflicted = az a sebzés, amely { $who-acc } éppen érte
vt-about-inflicted = { $who-acc } éppen { $amount } sebzés érte
vt-the-inflicted-by-minion = az a sebzés, amelyet az ellenfél { $who-dat } éppen okozott
vt-about-inflicted-by-minion = az ellenfél { $who-dat } éppen { $amount } sebzést okozott
vt-the-suffered = az a sebzés, amely { $who-acc } éppen sikeresen érte
vt-about-suffered = { $who-acc } éppen sikeresen { $amount } sebzés érte
vt-the-blood-gained = az a vér, amelyet { $who } éppen szerzett
vt-about-blood-gained = { $who } éppen { $amount } vért szerzett
vt-about-fell = { $who } { card-part-not } éppen torporba zuhant
vt-such-fell = { "" }
vt-about-perished = { $who } { card-part-not } éppen elégett
vt-such-perished = { "" }
vt-verb-avert = { $who } sem torporba nem zuhan, sem el nem ég
vt-verb-lessen-damage = { $who } minden sebzése { $number } ponttal kevesebb, mielőtt bármit megelőznének
vt-verb-aggravated-as-normal = { $who } a súlyos sebzést szokásosként kezeli
vt-when-prevent-others = mások sebzést szenvednek el
vt-when-damage-stands = egy sebzés sikeresen bekövetkezik
vt-when-would-go = egy alattvaló torporba zuhanni vagy elégni készül
vt-when-event-after = valami éppen történt
vt-when-combat-due = egy alattvaló blokk nélkül mindjárt harcba lép
vt-when-crypt-enter = egy kriptakártya játékba kerül
