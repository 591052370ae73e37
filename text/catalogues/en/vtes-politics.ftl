## Referendums and titles

vt-window-after_referendum = After a referendum
vt-window-after-referendum = { vt-window-after_referendum }
vt-event-referendum-held = A referendum is held: “{ $card }”.
vt-event-term-player = Named in the terms: { $seat }.
vt-event-term-card = Named in the terms: { $card }.
vt-event-term-clan = Named in the terms: the clan { $clan }.
vt-event-allotted = { $seat } is allotted { $count } in the terms.
vt-event-votes-gained =
    { $seat-you ->
        [yes] You have { vt-part-votes } more to cast.
       *[no] { $seat } has { vt-part-votes } more to cast.
    }
vt-event-cast-for = { $minion } casts { vt-part-votes } in favour.
vt-event-cast-against = { $minion } casts { vt-part-votes } against.
vt-event-ballot-cast-for = { $minion } casts a ballot in favour.
vt-event-ballot-cast-against = { $minion } casts a ballot against.
vt-event-prisci-for = The prisci are in favour: 3 votes for it.
vt-event-prisci-against = The prisci are against: 3 votes against it.
vt-event-prisci-abstain = The prisci are divided and abstain.
vt-event-abstains = { $minion } abstains.
vt-event-referendum-passed = The referendum passes, { $for } to { $against }.
vt-event-referendum-failed = The referendum fails, { $for } to { $against }.
vt-event-referendum-cancelled = The referendum is cancelled.
vt-event-title-gained = { $minion } has a title now: { $title }.
vt-event-title-yielded = { $minion } yields the title.
vt-event-title-contested = The title of { $minion } is contested.
vt-event-title-kept = { $minion } keeps contesting the title.
vt-event-title-won = { $minion } has the title again.
vt-event-sect-changed = { $minion } changes sect: { $sect }.
vt-event-clan-changed = { $minion } changes clan: { $clan }.
vt-option-title-keep = { $card }: keep contesting the title (1 blood)
vt-option-title-win = { $card } has the title again
vt-option-title-yield = { $card } yields the title
vt-option-for-card = 1 vote of your political card for it
vt-option-against-card = 1 vote of your political card against it
vt-option-keep-edge = Burn the Edge and keep its vote for now
vt-option-ballot-keep = Burn { $card } and keep its vote for now
vt-step-referendum = A referendum
vt-what-add-votes = votes
vt-what-passes-itself = the referendum passes by itself
vt-what-against-costs = votes against cost blood
vt-field-referendum = Referendum
vt-field-titles = Titles that were gained
vt-field-sect = Sect
vt-field-hunt = Is a blood hunt
vt-field-automatic = Passes by itself
vt-field-result = Result
vt-field-caller = Called by
vt-field-vampire = Vampire
vt-field-carded = Have had the vote of a political card
vt-field-terms = Terms
vt-field-sources = Votes gained
vt-field-in-favour = For
vt-field-against = Against
vt-field-from = From
vt-field-ballots = Ballots
vt-field-stand = Cast
vt-field-clan = Clan
vt-field-title = Title
vt-field-city = City
vt-result-open = open
vt-result-passed = passed
vt-result-failed = failed
vt-result-cancelled = cancelled
vt-deed-vote = cast votes
vt-word-deed-vote = { vt-deed-vote }

vt-the-vote-margin = the number of votes by which it passes
vt-the-caller =
    { $case ->
        [gen] the calling vampire’s
       *[other] the vampire that called the referendum
    }
vt-the-allotted = the points allotted to { $who }
vt-the-votes = the votes of { $who }
vt-about-passed =
    { $not ->
        [yes] the referendum does not pass
       *[no] the referendum passes
    }
vt-about-failed =
    { $not ->
        [yes] the referendum does not fail
       *[no] the referendum fails
    }
vt-about-vote-margin = it passes by { $amount } votes
vt-about-caller = { $value } is { card-part-not } the vampire that called the referendum
vt-about-blood-hunt = the referendum is { card-part-not } a blood hunt
vt-about-allotted =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } allotted { $amount } points
vt-about-votes = { $who } has { $amount } votes
vt-about-voted-for = { $who } has { card-part-not } voted for it
vt-about-voted-against = { $who } has { card-part-not } voted against it
vt-such-voted-for = { "" }
vt-such-voted-against = { "" }
vt-verb-referendum = hold a referendum
vt-verb-cancel-referendum = cancel the referendum
vt-verb-allot = allot { $number } of the points to { $who }
vt-verb-move-pool =
    { $number-reckoned ->
        [yes] move pool { $number-as-many } from { $from } to { $to }
       *[no] move { $number } pool from { $from } to { $to }
    }
vt-verb-gain-votes =
    { $who-id ->
        [self] you have { $number } more votes
       *[other] { $who } has { $number } more votes
    }
vt-verb-gain-title = { $who } gains the title of { $what }
vt-verb-lose-title = { $who } loses its title
vt-verb-change-sect = { $who } changes sect: { $what }
vt-verb-change-clan = { $who } changes clan: { $what }
vt-verb-consider-sect = { $who } is considered to be of another sect: { $what }
vt-verb-consider-clan = { $who } is considered to be of another clan: { $what }
vt-verb-add-votes =
    { $who } has { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } { $number ->
        [one] vote
       *[other] votes
    }
vt-verb-passes-itself = the referendum passes without polling
vt-verb-against-costs = { $who } must burn { $number } blood to vote against it
vt-when-after-referendum = the referendum is over
vt-domain-all-minions =
    { $part ->
        [noun] { $count ->
            [one] minion
           *[other] minions
        }
       *[other] { "" }
    }

## Words of the lists of a view

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
vt-city-no-city = no city
vt-city-addis-ababa = Addis Ababa
vt-city-algiers = Algiers
vt-city-amsterdam = Amsterdam
vt-city-aragon = Aragon
vt-city-athens = Athens
vt-city-atlanta = Atlanta
vt-city-barcelona = Barcelona
vt-city-belo-horizonte = Belo Horizonte
vt-city-berlin = Berlin
vt-city-birmingham = Birmingham
vt-city-bogota = Bogota
vt-city-boston = Boston
vt-city-brussels = Brussels
vt-city-budapest = Budapest
vt-city-buenos-aires = Buenos Aires
vt-city-cairo = Cairo
vt-city-canberra = Canberra
vt-city-cape-town = Cape Town
vt-city-chicago = Chicago
vt-city-ciudad-juarez = Ciudad Juárez
vt-city-cleveland = Cleveland
vt-city-columbus = Columbus
vt-city-constanza = Constanza
vt-city-copenhagen = Copenhagen
vt-city-cordoba = Cordoba
vt-city-corte = Corte
vt-city-dallas = Dallas
vt-city-detroit = Detroit
vt-city-dublin = Dublin
vt-city-edinburgh = Edinburgh
vt-city-fortaleza = Fortaleza
vt-city-frankfurt = Frankfurt
vt-city-gary = Gary
vt-city-gdansk = Gdansk
vt-city-geneva = Geneva
vt-city-glasgow = Glasgow
vt-city-guadalajara = Guadalajara
vt-city-guatemala-city = Guatemala City
vt-city-helsinki = Helsinki
vt-city-houston = Houston
vt-city-istanbul = Istanbul
vt-city-johannesburg = Johannesburg
vt-city-lagos = Lagos
vt-city-lima = Lima
vt-city-lisbon = Lisbon
vt-city-london = London
vt-city-los-angeles = Los Angeles
vt-city-manaus = Manaus
vt-city-manila = Manila
vt-city-mannheim = Mannheim
vt-city-melbourne = Melbourne
vt-city-mexico-city = Mexico City
vt-city-miami = Miami
vt-city-milan = Milan
vt-city-milwaukee = Milwaukee
vt-city-mombasa = Mombasa
vt-city-monaco = Monaco
vt-city-montreal = Montreal
vt-city-moscow = Moscow
vt-city-nairobi = Nairobi
vt-city-new-york = New York
vt-city-ostrava = Ostrava
vt-city-paris = Paris
vt-city-perth = Perth
vt-city-philadelphia = Philadelphia
vt-city-pittsburgh = Pittsburgh
vt-city-portauprince = Port-au-Prince
vt-city-prague = Prague
vt-city-rio-de-janeiro = Rio de Janeiro
vt-city-rome = Rome
vt-city-rotterdam = Rotterdam
vt-city-san-diego = San Diego
vt-city-santiago = Santiago
vt-city-santo-domingo = Santo Domingo
vt-city-sao-paulo = São Paulo
vt-city-seattle = Seattle
vt-city-singapore = Singapore
vt-city-sofia = Sofia
vt-city-stockholm = Stockholm
vt-city-strasbourg = Strasbourg
vt-city-sydney = Sydney
vt-city-taipei = Taipei
vt-city-tampa = Tampa
vt-city-thessaloniki = Thessaloniki
vt-city-toronto = Toronto
vt-city-venice = Venice
vt-city-versailles = Versailles
vt-city-washington-dc = Washington
vt-city-york = York
