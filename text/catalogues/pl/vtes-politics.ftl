## Referenda i tytuły

vt-window-after_referendum = Po referendum
vt-window-after-referendum = { vt-window-after_referendum }
vt-event-referendum-held = Odbywa się referendum: „{ $card }”.
vt-event-term-player = Warunki wskazują: { $seat }.
vt-event-term-card = Warunki wskazują: { $card }.
vt-event-term-clan = Warunki wskazują klan: { $clan }.
vt-event-allotted = W warunkach przydzielono: { $seat } ({ $count }).
vt-event-votes-gained =
    { $seat-you ->
        [yes] Masz do oddania jeszcze { vt-part-votes }.
       *[no] { $seat } ma do oddania jeszcze { vt-part-votes }.
    }
vt-event-cast-for = { $minion } oddaje { vt-part-votes } za.
vt-event-cast-against = { $minion } oddaje { vt-part-votes } przeciw.
vt-event-ballot-cast-for = { $minion } oddaje fiszkę za.
vt-event-ballot-cast-against = { $minion } oddaje fiszkę przeciw.
vt-event-prisci-for = Prisci są za: 3 głosy za.
vt-event-prisci-against = Prisci są przeciw: 3 głosy przeciw.
vt-event-prisci-abstain = Prisci są podzieleni i wstrzymują się.
vt-event-abstains = { $minion } wstrzymuje się od głosu.
vt-event-referendum-passed = Referendum przechodzi, { $for } do { $against }.
vt-event-referendum-failed = Referendum upada, { $for } do { $against }.
vt-event-referendum-cancelled = Referendum zostaje anulowane.
vt-event-title-gained = { $minion } ma teraz tytuł: { $title }.
vt-event-title-yielded = { $minion } zrzeka się tytułu.
vt-event-title-contested = Sporny staje się tytuł, który ma { $minion }.
vt-event-title-kept = { $minion } podtrzymuje spór o tytuł.
vt-event-title-won = { $minion } odzyskuje tytuł.
vt-event-sect-changed = { $minion } zmienia sektę: { $sect }.
vt-event-clan-changed = { $minion } zmienia klan: { $clan }.
vt-option-title-keep = { $card }: podtrzymaj spór o tytuł (1 krew)
vt-option-title-win = { $card } odzyskuje tytuł
vt-option-title-yield = { $card } zrzeka się tytułu
vt-option-for-card = 1 głos z twojej karty politycznej za
vt-option-against-card = 1 głos z twojej karty politycznej przeciw
vt-option-keep-edge = Spal Przewagę i zachowaj jej głos na później
vt-option-ballot-keep = Spal: { $card } i zachowaj głos na później
vt-step-referendum = Referendum
vt-what-add-votes = głosy
vt-what-passes-itself = referendum przechodzi samo
vt-what-against-costs = głosy przeciw kosztują krew
vt-field-referendum = Referendum
vt-field-titles = Zyskane tytuły
vt-field-sect = Sekta
vt-field-hunt = To krwawe łowy
vt-field-automatic = Przechodzi samo
vt-field-result = Wynik
vt-field-caller = Kto zwołał
vt-field-vampire = Wampir
vt-field-carded = Kto miał już głos z karty politycznej
vt-field-terms = Warunki
vt-field-sources = Zyskane głosy
vt-field-in-favour = Za
vt-field-against = Przeciw
vt-field-from = Skąd
vt-field-ballots = Fiszki
vt-field-stand = Oddane
vt-field-clan = Klan
vt-field-title = Tytuł
vt-field-city = Miasto
vt-result-open = w toku
vt-result-passed = przeszło
vt-result-failed = upadło
vt-result-cancelled = anulowane
vt-deed-vote = oddanie głosów
vt-word-deed-vote = { vt-deed-vote }

vt-the-vote-margin = przewaga głosów za
vt-the-caller =
    { $case ->
        [nom] wampir, który zwołał referendum
        [dat] wampirowi, który zwołał referendum
        [ins] wampirem, który zwołał referendum
        [loc] wampirze, który zwołał referendum
       *[other] wampira, który zwołał referendum
    }
vt-the-allotted = liczba punktów przydzielonych { $who-dat }
vt-the-votes = głosy { $who-gen }
vt-about-passed =
    { $not ->
        [yes] referendum nie przechodzi
       *[no] referendum przechodzi
    }
vt-about-failed =
    { $not ->
        [yes] referendum nie upada
       *[no] referendum upada
    }
vt-about-vote-margin = przewaga głosów za wynosi { $amount }
vt-about-caller = referendum { card-part-not } jest zwołane przez { $value-acc }
vt-about-blood-hunt = referendum to { card-part-not } krwawe łowy
vt-about-allotted =
    { $who } { $who-count ->
        [one] ma
       *[all] mają
    } przydzielonych { $amount } pkt
vt-about-votes = głosy, które ma { $who }: { $amount }
vt-about-voted-for = { $who } { card-part-not } oddał głosy za
vt-about-voted-against = { $who } { card-part-not } oddał głosy przeciw
vt-such-voted-for = { "" }
vt-such-voted-against = { "" }
vt-verb-referendum =
    { $mood ->
        [infinitive] przeprowadzić referendum
        [told] przeprowadzasz referendum
       *[do] przeprowadź referendum
    }
vt-verb-cancel-referendum = anuluj referendum
vt-verb-allot =
    { $mood ->
        [infinitive] przydzielić
        [told] przydzielasz
       *[do] przydziel
    } { $number } { $number ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } { $who-dat }
vt-verb-move-pool =
    { $mood ->
        [infinitive] przenieść
        [told] przenosisz
       *[do] przenieś
    } { $number-reckoned ->
        [yes] tyle znaczników, { $number-as-many },
       *[no] { $number } { $number ->
            [one] znacznik
            [few] znaczniki
           *[many] znaczników
        }
    } z puli { $from-gen } do puli { $to-gen }
vt-verb-gain-votes =
    { $who-id ->
        [self] masz o { $number } { $number ->
            [one] głos
            [few] głosy
           *[many] głosów
        } więcej
       *[other] { $who } ma o { $number } { $number ->
            [one] głos
            [few] głosy
           *[many] głosów
        } więcej
    }
vt-verb-gain-title = { $who } zyskuje tytuł: { $what }
vt-verb-lose-title = { $who } traci tytuł
vt-verb-change-sect = { $who } zmienia sektę: { $what }
vt-verb-change-clan = { $who } zmienia klan: { $what }
vt-verb-consider-sect = { $who } jest traktowany jak należący do innej sekty: { $what }
vt-verb-consider-clan = { $who } jest traktowany jak należący do innego klanu: { $what }
vt-verb-add-votes =
    { $who } ma { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } { $number ->
        [one] głos
        [few] głosy
       *[many] głosów
    }
vt-verb-passes-itself = referendum przechodzi bez głosowania
vt-verb-against-costs =
    { $who } musi spalić { $number } { $number ->
        [1] krew
       *[other] krwi
    }, aby głosować przeciw
vt-when-after-referendum = referendum się kończy
vt-domain-all-minions =
    { $part ->
        [noun] { $count ->
            [one] { $case ->
                [acc] podwładnego
                [gen] podwładnego
                [dat] podwładnemu
                [loc] podwładnym
                [ins] podwładnym
               *[nom] podwładny
            }
            [all] { $case ->
                [acc] podwładnych
                [gen] podwładnych
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładni
            }
            [few] { $case ->
                [acc] podwładnych
                [gen] podwładnych
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładni
            }
           *[many] { $case ->
                [dat] podwładnym
                [loc] podwładnych
                [ins] podwładnymi
               *[nom] podwładnych
            }
        }
       *[other] { "" }
    }

## Słowa list widoku

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
vt-city-no-city = żadne
vt-city-addis-ababa = Addis Abeba
vt-city-algiers = Algier
vt-city-amsterdam = Amsterdam
vt-city-aragon = Aragonia
vt-city-athens = Ateny
vt-city-atlanta = Atlanta
vt-city-barcelona = Barcelona
vt-city-belo-horizonte = Belo Horizonte
vt-city-berlin = Berlin
vt-city-birmingham = Birmingham
vt-city-bogota = Bogota
vt-city-boston = Boston
vt-city-brussels = Bruksela
vt-city-budapest = Budapeszt
vt-city-buenos-aires = Buenos Aires
vt-city-cairo = Kair
vt-city-canberra = Canberra
vt-city-cape-town = Kapsztad
vt-city-chicago = Chicago
vt-city-ciudad-juarez = Ciudad Juárez
vt-city-cleveland = Cleveland
vt-city-columbus = Columbus
vt-city-constanza = Konstanca
vt-city-copenhagen = Kopenhaga
vt-city-cordoba = Kordoba
vt-city-corte = Corte
vt-city-dallas = Dallas
vt-city-detroit = Detroit
vt-city-dublin = Dublin
vt-city-edinburgh = Edynburg
vt-city-fortaleza = Fortaleza
vt-city-frankfurt = Frankfurt
vt-city-gary = Gary
vt-city-gdansk = Gdańsk
vt-city-geneva = Genewa
vt-city-glasgow = Glasgow
vt-city-guadalajara = Guadalajara
vt-city-guatemala-city = Gwatemala
vt-city-helsinki = Helsinki
vt-city-houston = Houston
vt-city-istanbul = Stambuł
vt-city-johannesburg = Johannesburg
vt-city-lagos = Lagos
vt-city-lima = Lima
vt-city-lisbon = Lizbona
vt-city-london = Londyn
vt-city-los-angeles = Los Angeles
vt-city-manaus = Manaus
vt-city-manila = Manila
vt-city-mannheim = Mannheim
vt-city-melbourne = Melbourne
vt-city-mexico-city = Meksyk
vt-city-miami = Miami
vt-city-milan = Mediolan
vt-city-milwaukee = Milwaukee
vt-city-mombasa = Mombasa
vt-city-monaco = Monaco
vt-city-montreal = Montreal
vt-city-moscow = Moskwa
vt-city-nairobi = Nairobi
vt-city-new-york = Nowy Jork
vt-city-ostrava = Ostrawa
vt-city-paris = Paryż
vt-city-perth = Perth
vt-city-philadelphia = Filadelfia
vt-city-pittsburgh = Pittsburgh
vt-city-portauprince = Port-au-Prince
vt-city-prague = Praga
vt-city-rio-de-janeiro = Rio de Janeiro
vt-city-rome = Rzym
vt-city-rotterdam = Rotterdam
vt-city-san-diego = San Diego
vt-city-santiago = Santiago
vt-city-santo-domingo = Santo Domingo
vt-city-sao-paulo = São Paulo
vt-city-seattle = Seattle
vt-city-singapore = Singapur
vt-city-sofia = Sofia
vt-city-stockholm = Sztokholm
vt-city-strasbourg = Strasburg
vt-city-sydney = Sydney
vt-city-taipei = Tajpej
vt-city-tampa = Tampa
vt-city-thessaloniki = Saloniki
vt-city-toronto = Toronto
vt-city-venice = Wenecja
vt-city-versailles = Wersal
vt-city-washington-dc = Waszyngton
vt-city-york = York
