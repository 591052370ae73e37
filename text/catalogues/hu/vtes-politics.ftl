## Referendumok és címek

vt-window-after_referendum = Egy referendum után
vt-window-after-referendum = { vt-window-after_referendum }
vt-event-referendum-held = Referendumot tartanak: „{ $card }”.
vt-event-term-player = A feltételekben: { $seat }.
vt-event-term-card = A feltételekben: { $card }.
vt-event-term-clan = A feltételekben megnevezett klán: { $clan }.
vt-event-allotted = Kiosztott pontok: { $seat } ({ $count }).
vt-event-votes-gained =
    { $seat-you ->
        [yes] Még leadhatsz { vt-part-votes }.
       *[no] { $seat } még leadhat { vt-part-votes }.
    }
vt-event-cast-for = { $minion } lead mellette { vt-part-votes }.
vt-event-cast-against = { $minion } lead ellene { vt-part-votes }.
vt-event-ballot-cast-for = { $minion } szavazólapot ad le mellette.
vt-event-ballot-cast-against = { $minion } szavazólapot ad le ellene.
vt-event-prisci-for = A priscusok mellette vannak: 3 szavazat mellette.
vt-event-prisci-against = A priscusok ellene vannak: 3 szavazat ellene.
vt-event-prisci-abstain = A priscusok megosztottak, és tartózkodnak.
vt-event-abstains = { $minion } tartózkodik.
vt-event-referendum-passed = A referendum elfogadja, { $for } szavazattal { $against } ellenében.
vt-event-referendum-failed = A referendum elutasítja, { $for } szavazattal { $against } ellenében.
vt-event-referendum-cancelled = A referendumot érvénytelenítik.
vt-event-title-gained = { $minion } új címe: { $title }.
vt-event-title-yielded = { $minion } lemond a címéről.
vt-event-title-contested = Vita tárgya lesz a címe: { $minion }.
vt-event-title-kept = { $minion } fenntartja a vitát a címért.
vt-event-title-won = { $minion } visszakapja a címét.
vt-event-sect-changed = { $minion } szektát vált: { $sect }.
vt-event-clan-changed = { $minion } klánt vált: { $clan }.
vt-option-title-keep = { $card }: tartsd fenn a vitát a címért (1 vér)
vt-option-title-win = { $card } visszakapja a címét
vt-option-title-yield = { $card } lemond a címéről
vt-option-for-card = A politikai kártyád 1 szavazata mellette
vt-option-against-card = A politikai kártyád 1 szavazata ellene
vt-option-keep-edge = Égesd el az Előnyt, és tartsd meg a szavazatát
vt-option-ballot-keep = { $card } elégetése; a szavazat egyelőre megmarad
vt-step-referendum = Referendum
vt-what-add-votes = szavazatok
vt-what-passes-itself = a referendum magától elfogadott
vt-what-against-costs = az ellenszavazat vérbe kerül
vt-field-referendum = Referendum
vt-field-titles = Szerzett címek
vt-field-sect = Szekta
vt-field-hunt = Vérvadászat
vt-field-automatic = Magától elfogadott
vt-field-result = Eredmény
vt-field-caller = Aki kiírta
vt-field-vampire = Vámpír
vt-field-carded = Már volt szavazata politikai kártyától
vt-field-terms = Feltételek
vt-field-sources = Szerzett szavazatok
vt-field-in-favour = Mellette
vt-field-against = Ellene
vt-field-from = Honnan
vt-field-ballots = Szavazólapok
vt-field-stand = Leadva
vt-field-clan = Klán
vt-field-title = Cím
vt-field-city = Város
vt-result-open = nyitott
vt-result-passed = elfogadva
vt-result-failed = elutasítva
vt-result-cancelled = érvénytelen
vt-deed-vote = szavazás
vt-word-deed-vote = { vt-deed-vote }

vt-the-vote-margin = az a szavazatszám, amennyivel elfogadták
vt-the-caller =
    { $case ->
        [acc] a referendumot kiíró vámpírt
        [dat] a referendumot kiíró vámpírnak
       *[other] a referendumot kiíró vámpír
    }
vt-the-allotted = { $who-dat } a kiosztott pontjainak a száma
vt-the-votes = { $who-dat } a szavazatai
vt-about-passed =
    { $not ->
        [yes] a referendumot nem fogadják el
       *[no] a referendumot elfogadják
    }
vt-about-failed =
    { $not ->
        [yes] a referendumot nem utasítják el
       *[no] a referendumot elutasítják
    }
vt-about-vote-margin = { $amount } szavazattal fogadják el
vt-about-caller = a referendumot { card-part-not } { $value } írta ki
vt-about-blood-hunt = a referendum { card-part-not } vérvadászat
vt-about-allotted = { $who-dat } a kiosztott pontjai: { $amount }
vt-about-votes = { $who-dat } a szavazatai: { $amount }
vt-about-voted-for = { $who } { card-part-not } szavazott mellette
vt-about-voted-against = { $who } { card-part-not } szavazott ellene
vt-such-voted-for = { "" }
vt-such-voted-against = { "" }
vt-verb-referendum = tarts referendumot
vt-verb-cancel-referendum = érvénytelenítsd a referendumot
vt-verb-allot = ossz ki { $number } pontot { $who-dat }
vt-verb-move-pool =
    { $number-reckoned ->
        [yes] annyi készlet kerül át, { $number-as-many }:
       *[no] { $number } készlet kerül át:
    } { $from-dat } a készletéből { $to-dat } a készletébe
vt-verb-gain-votes =
    { $who-id ->
        [self] kapsz { $number } további szavazatot
       *[other] { $who } kap { $number } további szavazatot
    }
vt-verb-gain-title = { $who } megszerzi ezt a címet: { $what }
vt-verb-lose-title = { $who } elveszti a címét
vt-verb-change-sect = { $who } szektát vált: { $what }
vt-verb-change-clan = { $who } klánt vált: { $what }
vt-verb-consider-sect = { $who } más szekta tagjának számít: { $what }
vt-verb-consider-clan = { $who } más klán tagjának számít: { $what }
vt-verb-add-votes =
    { $who-dat } { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } szavazata van
vt-verb-passes-itself = a referendum szavazás nélkül elfogadott
vt-verb-against-costs = { $who-dat } { $number } vért kell elégetnie, hogy ellene szavazzon
vt-when-after-referendum = a referendum véget ér
vt-domain-all-minions =
    { $part ->
        [noun] { $count ->
            [all] { $case ->
                [acc] alattvalókat
                [from] alattvalókat
                [dat] alattvalóknak
                [sub] alattvalókra
                [sup] alattvalókon
                [del] alattvalókról
                [ade] alattvalóknál
                [after] alattvalók után
               *[nom] alattvalók
            }
           *[other] { $case ->
                [acc] alattvalót
                [from] alattvalót
                [dat] alattvalónak
                [sub] alattvalóra
                [sup] alattvalón
                [del] alattvalóról
                [ade] alattvalónál
                [after] alattvaló után
               *[nom] alattvaló
            }
        }
       *[other] { "" }
    }

## A nézet listáinak szavai

vt-sect-no-sect = { vt-sect-no_sect }
vt-title-inner-circle = { vt-title-inner_circle }
vt-title-one-vote = { vt-title-one_vote }
vt-title-two-votes = { vt-title-two_votes }
vt-clan-banu-haqim = { vt-clan-banu_haqim }
vt-clan-blood-brother = { vt-clan-blood_brother }
vt-clan-brujah-antitribu = { vt-clan-brujah_antitribu }
vt-clan-daughter-of-cacophony = { vt-clan-daughter_of_cacophony }
vt-clan-gangrel-antitribu = { vt-clan-gangrel_antitribu }
vt-clan-harbinger-of-skulls = { vt-clan-harbinger_of_skulls }
vt-clan-malkavian-antitribu = { vt-clan-malkavian_antitribu }
vt-clan-nosferatu-antitribu = { vt-clan-nosferatu_antitribu }
vt-clan-salubri-antitribu = { vt-clan-salubri_antitribu }
vt-clan-toreador-antitribu = { vt-clan-toreador_antitribu }
vt-clan-tremere-antitribu = { vt-clan-tremere_antitribu }
vt-clan-true-brujah = { vt-clan-true_brujah }
vt-clan-ventrue-antitribu = { vt-clan-ventrue_antitribu }
vt-city-no-city = nincs
vt-city-addis-ababa = Addisz-Abeba
vt-city-algiers = Algír
vt-city-amsterdam = Amsterdam
vt-city-aragon = Aragónia
vt-city-athens = Athén
vt-city-atlanta = Atlanta
vt-city-barcelona = Barcelona
vt-city-belo-horizonte = Belo Horizonte
vt-city-berlin = Berlin
vt-city-birmingham = Birmingham
vt-city-bogota = Bogotá
vt-city-boston = Boston
vt-city-brussels = Brüsszel
vt-city-budapest = Budapest
vt-city-buenos-aires = Buenos Aires
vt-city-cairo = Kairó
vt-city-canberra = Canberra
vt-city-cape-town = Fokváros
vt-city-chicago = Chicago
vt-city-ciudad-juarez = Ciudad Juárez
vt-city-cleveland = Cleveland
vt-city-columbus = Columbus
vt-city-constanza = Konstanca
vt-city-copenhagen = Koppenhága
vt-city-cordoba = Córdoba
vt-city-corte = Corte
vt-city-dallas = Dallas
vt-city-detroit = Detroit
vt-city-dublin = Dublin
vt-city-edinburgh = Edinburgh
vt-city-fortaleza = Fortaleza
vt-city-frankfurt = Frankfurt
vt-city-gary = Gary
vt-city-gdansk = Gdańsk
vt-city-geneva = Genf
vt-city-glasgow = Glasgow
vt-city-guadalajara = Guadalajara
vt-city-guatemala-city = Guatemalaváros
vt-city-helsinki = Helsinki
vt-city-houston = Houston
vt-city-istanbul = Isztambul
vt-city-johannesburg = Johannesburg
vt-city-lagos = Lagos
vt-city-lima = Lima
vt-city-lisbon = Lisszabon
vt-city-london = London
vt-city-los-angeles = Los Angeles
vt-city-manaus = Manaus
vt-city-manila = Manila
vt-city-mannheim = Mannheim
vt-city-melbourne = Melbourne
vt-city-mexico-city = Mexikóváros
vt-city-miami = Miami
vt-city-milan = Milánó
vt-city-milwaukee = Milwaukee
vt-city-mombasa = Mombasa
vt-city-monaco = Monaco
vt-city-montreal = Montreal
vt-city-moscow = Moszkva
vt-city-nairobi = Nairobi
vt-city-new-york = New York
vt-city-ostrava = Ostrava
vt-city-paris = Párizs
vt-city-perth = Perth
vt-city-philadelphia = Philadelphia
vt-city-pittsburgh = Pittsburgh
vt-city-portauprince = Port-au-Prince
vt-city-prague = Prága
vt-city-rio-de-janeiro = Rio de Janeiro
vt-city-rome = Róma
vt-city-rotterdam = Rotterdam
vt-city-san-diego = San Diego
vt-city-santiago = Santiago
vt-city-santo-domingo = Santo Domingo
vt-city-sao-paulo = São Paulo
vt-city-seattle = Seattle
vt-city-singapore = Szingapúr
vt-city-sofia = Szófia
vt-city-stockholm = Stockholm
vt-city-strasbourg = Strasbourg
vt-city-sydney = Sydney
vt-city-taipei = Tajpej
vt-city-tampa = Tampa
vt-city-thessaloniki = Szaloniki
vt-city-toronto = Toronto
vt-city-venice = Velence
vt-city-versailles = Versailles
vt-city-washington-dc = Washington
vt-city-york = York
