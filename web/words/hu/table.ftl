# Az asztal: a játszma előtt, alatt és után.
table-title = { $game } – Krypta
table-title-yours = ● Te jössz – Krypta
table-table = Asztal
table-opening = Nyílik az asztal…
table-closed = Ez az asztal zárva van előtted
table-closed-text = Lehet, hogy már nincs meg, vagy csak a meghívottak láthatják. Kérj meghívót attól, aki ideküldött.
table-signed-out = Kijelentkeztél
table-signed-out-text = Ez a böngésző már nincs bejelentkezve, talán máshol megváltozott a jelszó.
table-sign-in-again = Folytatom vendégként
table-to-lobby = Az előcsarnokba

## A játszma előtt

table-waiting-room = Az asztal készen áll
table-free-chairs =
    { $count ->
        [one] Egy hely még szabad.
       *[other] { $count } hely még szabad.
    }
table-ready = Mindenki itt van. Kezdheted.
table-all-sit = Minden hely foglalt.
table-host-starts = Mindenki itt van. A játszmát { $name } indítja.
table-chairs = Helyek
table-chair = { $number }. hely
table-chair-free = { $number }. hely, szabad
table-sit = Leülök
table-sit-on = Leülök ide: { $number }. hely
table-stand = Felállok
table-you = te
table-host = házigazda
table-has-deck = már választott paklit
table-deck = A paklid
table-deck-secret = A játszma végéig senki más nem látja.
table-deck-open = Kezdettől fogva mindenki látja, mi van benne.
table-deck-any = Az egyik kész pakli, amelyik jut
table-deck-mine = Az én paklijaim
table-deck-build = Pakli építése…
table-deck-own = Saját pakli…
table-deck-text = A pakli szövegként, a szokásos formátumok egyikében
table-deck-file = Vagy fájlból
table-deck-bring = Ezzel a paklival játszom
table-deck-is-brought = Ez a te paklid
table-deck-refused = { $count ->
    [one] Ezzel a paklival nem lehet játszani, ezért:
   *[other] Ezzel a paklival nem lehet játszani, { $count } okból:
}
table-bot-on = Ki játszik itt: { $number }. hely
table-wait-for-person = Várunk valakire
table-free-chair = Hely felszabadítása
table-free-chair-of = { $name } helyének felszabadítása
table-start = Kezdődjön a játszma
table-invite = Hívj meg valakit
table-invite-text = Aki megnyitja ezt a linket, helyet kap az asztalnál. A telefon a kódról is beolvassa.
table-invitation = Meghívó
table-copy = Link másolása
table-copied = Kimásolva.
table-copy-yourself = A link ki van jelölve: másold ki billentyűvel vagy hosszú érintéssel.
table-qr = Ugyanez a link QR-kódként
table-agreed = Amiben megegyeztetek
table-clock = Idő
table-clock-none = Nincs óra, ráérünk
table-clock-decision = { $seconds } másodperc minden döntésre
table-clock-bank = Fejenként { $minutes } perc, és minden döntéssel { $increment } mp ráadás
table-clock-days = { $days } nap minden döntésre
table-limit = Idő az egész játszmára
table-limit-minutes = { $minutes } perc; utána véget ér a játszma, bármi történik is éppen
table-who-sits = Helyek
table-listed = Az előcsarnokból bárki leülhet
table-unlisted = Csak az ülhet le, akinek van meghívója
table-who-watches = Nézők
table-watching-everyone = Bárki nézheti
table-watching-invited = Akinek van meghívója, nézheti
table-watching-nobody = Senki sem nézheti
table-fair = Tisztességes sorsolás
table-fair-text = A szerver lepecsételte a sorsolás rá eső részét, mielőtt bárki leült volna, és te is hozzátehetsz valamit. A játszma után bárki ellenőrizheti, hogy semmi sem változott.
table-fair-more = A pecsét a szerver titkának ujjlenyomata. A játszma végén a titok nyilvános lesz, és az eredmény melletti „Tisztességes volt a sorsolás?” gombbal a saját böngésződ veti össze a kettőt.
table-commitment = A pecsét:
table-stir = Tegyél hozzá te is valamit (ha van kedved): kockadobás, betűk, bármi
table-stir-do = Hozzáadom
table-stirred-by = { $name } ezt tette hozzá:

## A kérdés

table-all-options = Minden lehetőség
table-prompt = Mi most a teendő
table-your-turn-says = Te jössz. { $prompt }
table-goes-on = Folytatódik a játszma…
table-skip = Tovább
table-waiting-for = Döntésre várunk: { $names }.
table-may-change = Választottál, de még módosíthatsz. Döntésre várunk: { $names }.
table-may-still-change = Választottál, de még módosíthatsz.
table-you-watch = Nézőként vagy itt.
table-standing-over = A játszma véget ért.
table-standing-frozen = Ez a játszma más szabályokkal kezdődött, itt nem folytatható.
table-standing-differs = Ez a szerver másképp játszaná ezt a játszmát, mint ahogy elkezdődött, ezért itt nem folytatható.
table-standing-capacity = Ez a játszma nagyobbra nőtt, mint amennyi ebbe a programba belefér, ezért itt nem folytatható.
table-end-wanted = A játszma befejezését kéri: { $names }.
table-end-against = Ellenzi: { $names }.
table-end-how = A játszma akkor ér véget, ha az asztalnál mindenki kéri, vagy egy hét múlva azok nélkül, akik nem szólnak.
table-end = A játszma befejezése
table-end-not = Ne érjen véget
table-archived = Ezt a játszmát a szabályok egy korábbi változatával játszották. Úgy látható, ahogyan akkor volt.
table-standing-ended = Sokáig senki sem tért vissza ehhez a játszmához, ezért véget ért.
table-standing-away = Egy bot dönt helyetted.
table-standing-sending = A választásod úton van…
table-come-back = Visszaülök a helyemre
table-take-back = Visszavonom
table-needs-consent = A többiek már megtudtak valamit a választásodból. Ettől még megengedhetik, hogy visszavond.
table-ask-others = Megkérdezem őket
table-leave-it = Maradjon így
table-asks-back =
    { $you ->
        [yes] Azt kéred, hogy visszavonhasd az utolsó választásodat.
       *[no] { $name } szeretné visszavonni az utolsó választását.
    }
table-answer-awaited = Még nem válaszolt: { $names }.
table-agree = Persze, igen
table-disagree = Nem

## Helyek

table-not-here = nincs kapcsolat
table-bot-plays = bot dönt helyette
table-call-bot = Döntsön bot { $name } helyett
table-time-left = Hátralévő idő: { $time }
table-limit-left = A játszmából hátralévő idő: { $time }
table-days-left = { $days } nap { $hours } óra
table-watchers =
    { $count ->
        [one] Egy néző figyel.
       *[other] { $count } néző figyel.
    }

## Fejléc

table-rule-book = Szabálykönyv
table-minute = A játék egy percben
table-share = Megosztás
table-watch-link = Link a nézőknek
table-watch-text = Aki megnyitja ezt a linket, nézheti a játszmát. Senki sem látja más lapjait.
table-watch-nobody = Abban egyeztetek meg, hogy ezt az asztalt senki sem nézi.
table-leave = Felállok az asztaltól
table-leave-text = Egy bot játszik tovább helyetted, így senkinek sem kell megállnia. Bármikor visszaülhetsz a helyedre.
table-leave-do = Felállok az asztaltól
table-stay = Maradok

## Történet

table-story = Történet és beszélgetés
table-log = Történet
table-log-earlier = A korábbi sorok megjelenítése
table-chat = Beszélgetés
table-unread =
    { $count ->
        [one] egy új üzenet
       *[other] { $count } új üzenet
    }
table-nothing-said = Még senki sem írt semmit.
table-said-earlier = A korábbi üzenetek megjelenítése
table-say = Küldés
table-say-something = Írj valamit
table-jump = { $time }: a tábla ebben a pillanatban
table-log-recent = Ez memóriajáték: itt csak ez és az előző kör látszik. A teljes történet a játszma végén nyílik meg.
table-undone = Visszavonva:
table-earlier = Egy korábbi pillanatot látsz.
table-earlier-still = Egy lépéssel korábbra
table-later = Egy lépéssel későbbre
table-back-to-now = Vissza a játékhoz
table-earlier-touched = Ez egy korábbi pillanat. Ha játszani akarsz, térj vissza a játékhoz.
table-line-created = Elkészült az asztal.
table-line-sat =
    { $you ->
        [yes] Leülsz az asztalhoz.
       *[no] { $name } leül az asztalhoz.
    }
table-line-stood = Újra szabad: { $chair }. hely.
table-line-bot = { $chair }. hely, mostantól: { $bot }.
table-line-stirred =
    { $you ->
        [yes] Hozzáteszel valamit a sorsoláshoz.
       *[no] { $name } hozzátesz valamit a sorsoláshoz.
    }
table-line-brings =
    { $you ->
        [yes] Kiválasztottad a paklidat.
       *[no] { $name } kiválasztotta a pakliját.
    }
table-line-started = Kezdődik a játszma.
table-line-away =
    { $why ->
        [time] { $you ->
            [yes] Lejárt az időd: bot dönt helyetted.
           *[no] { $name } ideje lejárt: bot dönt.
        }
       *[other] { $you ->
            [yes] Felálltál: bot dönt helyetted.
           *[no] { $name } felállt: bot dönt.
        }
    }
table-line-back =
    { $you ->
        [yes] Visszaülsz az asztalhoz.
       *[no] { $name } visszaül az asztalhoz.
    }
table-line-said = { $name }: { $text }
table-line-asked-back =
    { $you ->
        [yes] Azt kéred, hogy visszavonhasd az utolsó választásodat.
       *[no] { $name } szeretné visszavonni az utolsó választását.
    }
table-line-answered =
    { $answer ->
        [yes] { $you ->
            [yes] Beleegyezel.
           *[no] { $name } beleegyezik.
        }
       *[no] { $you ->
            [yes] Nem egyezel bele.
           *[no] { $name } nem egyezik bele.
        }
    }
table-line-took-back =
    { $you ->
        [yes] Visszavonod az utolsó választásodat.
       *[no] { $name } visszavonja az utolsó választását.
    }
table-line-again = Ugyanez a társaság új asztalhoz ült.
table-line-halted = A játszma nagyobbra nőtt, mint amennyi ebbe a programba belefér.
table-line-asked-end =
    { $answer ->
        [yes] { $you ->
            [yes] Befejeznéd ezt a játszmát.
           *[no] { $name } befejezné ezt a játszmát.
        }
       *[no] { $you ->
            [yes] Nem fejeznéd be ezt a játszmát.
           *[no] { $name } nem fejezné be ezt a játszmát.
        }
    }
table-line-closed =
    { $why ->
        [unstarted] Sokáig senki sem jött elindítani ezt a játszmát, ezért az asztalt bezártuk.
        [abandoned] Sokáig senki sem tért vissza ehhez a játszmához, ezért eredmény nélkül véget ért.
        [ordered] Ezt az asztalt a szerver üzemeltetője zárta be, eredmény nélkül.
       *[agreed] A játszma megegyezéssel, eredmény nélkül ért véget: a mai szabályokkal nem volt folytatható.
    }

## A tábla

table-board = Tábla
table-which = Mit szeretnél tenni?
table-why-not = Most nem
table-not-now = A szabályok ezt most nem engedik.
table-passes = Itt nincs mit választani: a játék magától folytatódik.
table-passes-for-you = A szerver mindjárt passzol helyetted, hacsak előbb nem válaszolsz.
table-line-passed =
    { $count ->
        [one] Itt nem volt mit választanod, vagy nem akartad, hogy kérdezzünk; a szerver továbblépett helyetted.
       *[other] Itt { $count } alkalommal nem volt mit választanod, vagy nem akartad, hogy kérdezzünk; a szerver továbblépett helyetted.
    }
# $names: legalább három; az utolsó te is lehetsz.
table-line-pass = Passzol: { $names }.
table-line-no-more = Ebben az akcióban már nem kérdezünk tőled semmit.
table-no-more = Tőlem ennyi
table-no-more-means = A szerver passzol helyetted, amíg ez az akció véget nem ér vagy más ellen nem fordul
table-stops = Megállók
table-stops-means = Kérdezz meg
table-stops-here = itt
table-stops-able = Csak ahol tehetek valamit
table-stops-keys = Billentyűk: P passz, H „Tenni akarok valamit”, N tőlem ennyi ebben az akcióban. Senki más nem tudja meg, mit állítasz be itt.
table-they-decide =
    { $count ->
        [one] Most { $names } dönt.
       *[other] Most ők döntenek: { $names }.
    }
table-account = Honnan jön ez a szám
table-no-account = Ezen a számon nincs mit magyarázni: egyszerűen ennyi.
table-account-what = Mi
table-account-amount = Mennyi
table-account-total = Összesen

## A kapcsolat

table-offline = Megszakadt a kapcsolat. Magától helyreáll.
table-offline-choice = Megszakadt a kapcsolat. A választásod megvan, és elküldjük, amint helyreáll.
table-report = { $name } szavainak bejelentése
