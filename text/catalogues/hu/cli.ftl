# Hogy hívják azokat a játékosokat, akiknek nincs saját nevük.
seat-name = { $colour ->
    [0] Piros
    [1] Kék
    [2] Sárga
    [3] Fekete
    [4] Zöld
    [5] Fehér
    [6] Lila
    [7] Narancs
    [8] Barna
    [9] Rózsaszín
    [10] Szürke
    [11] Türkiz
    [12] Arany
   *[other] { $colour }. hely
}
# A név azon alakjai, amelyeket e nyelv mondatai kérnek: { $seat-abl }. A seat-name-in egyiküket mondja: egy színét vagy
# valakiét, akinek saját neve van ($name).
seat-forms = dat abl
seat-name-in = { $colour ->
    [0] Piros{ seat-ending }
    [1] Kék{ seat-ending-soft }
    [2] Sárgá{ seat-ending }
    [3] Feketé{ seat-ending-soft }
    [4] Zöld{ seat-ending-soft }
    [5] Fehér{ seat-ending-soft }
    [6] Lilá{ seat-ending }
    [7] Narancs{ seat-ending }
    [8] Barná{ seat-ending }
    [9] Rózsaszín{ seat-ending-soft }
    [10] Szürké{ seat-ending-soft }
    [11] Türkiz{ seat-ending-soft }
    [12] Arany{ seat-ending }
   *[other] { $name } játékos{ seat-ending }
}
seat-ending = { $case ->
    [abl] tól
   *[dat] nak
}
seat-ending-soft = { $case ->
    [abl] től
   *[dat] nek
}

### A játék 80 oszlopos terminálban.

## Az eleje és a vége

play-you-are = A színed: { $you }. Ellenfelek: { $others } (botok: { $bot }).
# A $hash 64 karakter, így 15 marad.
play-commitment = Rejtett sors: { $hash }
play-how-to-help = Bármikor beírhatod: „{ $help }”; a játék menetét az „{ $guide }” mondja el.
play-how-to-help-plain = Bármikor beírhatod: „{ $help }”.
play-resumed = A játszma onnan folytatódik, ahol a mentés készült. A „{ $log }” mutatja az előzményeket.
play-over = A játszma véget ért.
play-place = Hely
play-player = Játékos
play-score = Eredmény
play-winner = győztes
play-opened = Felfedve: { $secret }
play-opened-how = Mentsd el a játszmát: a „krypta replay FÁJL --verify” igazolja, hogy kezdettől ez volt a rejtett sors.
play-at-the-end = „{ $save } FÁJL”: a játszma elmentése; „{ $log } { $all }”: az egész játszma elejétől; „{ $undo }”: az utolsó döntésed visszavonása; Enter vagy „{ $quit }”: kilépés.
play-goodbye = Köszönjük a játékot. A következő éjszakáig!
play-no-match = A játszma nem kezdhető el: { $problem }
play-no-bot = Egy bot nem tudott dönteni, ezért a játszma itt véget ér: { $problem }

## Kérdések és válaszok

play-you = te
play-players = Játékosok
play-change = vagy cseréld ki, amit már választottál:
play-question = Mit választasz ({ $first }–{ $last } vagy { $help }):
play-question-at-the-end = { $save }, { $log }, { $undo } vagy { $quit }:
play-forced = Csak egy választásod volt: { $choice }.
play-unknown = Nem értem. Írj számot ({ $first }–{ $last }), azonosítót ({ $id }), vagy azt, hogy { $help }.
play-unknown-at-the-end = Nem értem. Beírható: { $save } FÁJL, { $log }, { $board }, { $undo } vagy { $quit }.
play-several = Több választás is így kezdődik: { $ids }.

## Parancsok: minden sorban egy parancs összes szava; az első látszik.

play-command-help = súgó sugo segítség segitseg
play-command-rule = szabály szabaly szabályok szabalyok
play-command-why = miért miert
play-command-log = napló naplo
play-command-board = tábla tabla
play-command-stops = kérdések kerdesek
play-command-enough = elég eleg
play-command-undo = vissza
play-command-save = mentés mentes
play-command-quit = kilépés kilepes kilép kilep
play-word-all = mind

play-help-answer = Válaszolj egy választás számával vagy a mellette jobbra álló azonosítóval. Elég az azonosító eleje is, ha más nem kezdődik úgy. Az Enter magában újra megmutatja a választásokat. Az angol parancsok is működnek.
play-help-commands = Ezeket is beírhatod:
play-about-help = ez a lista
play-about-rule = egy szabály szövege: { $word } { $rule }. Magában: a kérdés szabályai
play-about-why = miért nem lehetséges most valami: { $word } { $example }
play-about-log = az utolsó 20 sor a történtekről. { $word } { $all }: minden
play-about-board = a tábla és a kérdés még egyszer
play-about-stops = hol kapsz kérdést. { $word } NÉV: egyet be- vagy kikapcsol
play-about-enough = passz most és ennek az akciónak a végéig
play-about-undo = vissza az előző döntésedhez; ami utána történt, elvész
play-about-save = a játszma mentése fájlba: { $word } FÁJL
play-about-quit = kilépés; ha meg akarod tartani a játszmát, előbb mentsd el

play-rule-missing = A szabálykönyvben nincs { $rule } szabály.
play-why-how = Írd mellé az azonosítót is, például „{ $word } { $example }”.
play-why-allowed = { $id } lehetséges, a sorszáma { $number }.
play-why-refused = { $id } most nem lehetséges:
play-why-no-reason = { $id } most nem lehetséges.
play-log-empty = Még semmi sem történt.
play-stops = Hol kapsz kérdést (✓), ha passzolni is lehet; a „{ $word } NÉV” egyet módosít:
play-stops-missing = Nincs köztük „{ $name }” nevű.
play-enough-of-what = Nincs folyamatban akció, amelynek a végéig passzolni lehetne.
play-undone = Újra az előző döntésednél tartasz.
play-nothing-to-undo = Nincs korábbi döntésed.
play-save-how = Írd mellé a fájl nevét is, például „{ $word } jatszma.json”.
play-saved = A játszma elmentve ide: { $file }.
play-save-exists = Már van ilyen fájl: { $file }. Válassz másik nevet.
play-save-failed = Ez a fájl nem írható: { $file }.

## Wampiry w Nowej Hucie: a tábla. Kevés a hely; a számok mondják meg, mennyi.

# 22
play-nh-estates = Lakótelepek (↻ le)
# 24
play-nh-circle = Időkör (↻ le)
# 12 egyenként: emlékeztető, mit tesz a képesség
play-nh-short-handlowe = +3
play-nh-short-teatralne = lecserél 1
play-nh-short-gorali = idehív 2
play-nh-short-zielone = szétszór 2
play-nh-short-szkolne = felcserél 1
play-nh-short-ogrodowe = 1-ért 2
play-nh-short-mlodosci = áttesz 1–4
# 22
play-nh-plan-vampire = Terv: vámpír
play-nh-plan-circle = Terv: időkör
# 38
play-nh-directions = ↻ óramutató szerint  ↺ ellentétesen
play-nh-plan-signs = ✓ kész  … gondolkodik  ? hiányzik
play-nh-plan-left = hátralévő kártyák (– kimarad)
# együtt 78. Csak az első $seats - 1 hely ér pontot.
play-nh-raise =
    + növelő: { $seats ->
        [2] 7
        [3] 7, 5
       *[other] 7, 5, 3
    } pont.
play-nh-lower =
    − csökkentő: { $seats ->
        [2] 3
        [3] 3, 1
       *[other] 3, 1, 0
    }.
play-nh-sabbath = ☾ pontozás a forduló végén.
# A választások alatt: miért nincs köztük a képesség vagy az akció.
play-nh-ability-not-now = { $estate } képessége most nem használható; az oka: „{ $why }”.
play-nh-action-later = { $space }: majd a játékosköröd végén.

# 24
play-nh-scores = megszállottak → pontok
play-nh-removal = megszállottak → marad
# 11
play-nh-total = Összesen

## Wampiry w Nowej Hucie: olvasnivaló

play-nh-command-guide = útmutató utmutato
play-nh-command-estates = lakótelepek lakotelepek
play-nh-command-circle = időkör idokor
play-nh-about-guide = hogyan zajlik egy forduló, és miből lesz pont
play-nh-about-estates = mit tesz a hét lakótelep
play-nh-about-circle = mit tesz az időkör hét mezője

play-nh-guide-plan = Mindenki titokban két kártyát választ: az egyik a vámpírt lépteti 1 vagy 2 lakóteleppel valamelyik irányba, a másik az időkör-bábut 1 vagy 2 mezővel az óramutató járása szerint. [NH-033]
play-nh-guide-order = A kártyákat egyszerre fedik fel. Utána a játékosok a sorrendsáv szerint következnek: a legkevesebb ponttal rendelkező kezd. [NH-042, NH-169]
play-nh-guide-move = A játékosköröd a két kártya lépéseivel kezdődik. Amelyik bábudat (a vámpírt vagy az időkör-bábut) egy ellenfél előbb már elmozdította, az a helyén marad. [NH-044, NH-104]
play-nh-guide-use = Ezután használhatod a vámpírod lakótelepének képességét és az időkör-bábud mezőjének akcióját, tetszőleges sorrendben. [NH-046]
play-nh-guide-place = Ezután leraksz a készletedből 2 megszállottat a vámpírod lakótelepére. [NH-052]
play-nh-guide-score = Amikor mindenki sorra került, minden boszorkányszombat-jelzős lakótelepet pontoznak: 5 pont a legtöbb megszállottért, 3 a másodikért, 1 a harmadikért. Három játékosnál csak az első két hely ér pontot, kettőnél csak az első. Holtversenyben osztozni kell. [NH-130, NH-155]
play-nh-guide-specials = Mind a hét lakótelepet pontozzák egyszer, amikor valakinek mindegyiken van megszállottja (Véres Alkony), és egyszer, amikor valakinek kiürül a készlete (Armageddon). Az Armageddon után mindenhol csak a legerősebb előnye marad a táblán. [NH-133, NH-136, NH-147]
play-nh-guide-end = A 15. forduló után mind a hét lakótelepet pontozzák. A legtöbb pont nyer; egyenlőségnél a táblán lévő több megszállott. [NH-141, NH-175]

## Amit a krypta admin mutat

admin-column-table = Asztal
admin-column-game = Játék
admin-column-state = Állapot
admin-column-created = Létrejött
admin-column-host = Házigazda
admin-column-people = Emberek
admin-column-id = Szám
admin-column-name = Név
admin-column-kept = Jelszó
admin-column-language = Nyelv
admin-column-seen = Látva
admin-column-what = Mi
admin-column-who = Ki
admin-column-since = Mióta
admin-column-until = Meddig
admin-column-reason = Ok
admin-column-at = Mikor
admin-column-by = Bejelentő
admin-column-about = Kiről
admin-column-said = Szavak
admin-column-closed = Lezárva
admin-column-link = Hivatkozás
admin-column-read-only = Csak olvasható
admin-column-text = Üzenet
admin-yes = igen
admin-no = nem
admin-never = soha
admin-nothing = Nincs mit mutatni.
admin-done = Kész.
admin-column-rows = Sorok
admin-column-bytes = Méret
admin-column-tables = Asztalok
admin-column-entries-bytes = Bejegyzések
admin-column-thoughts-bytes = Gondolatok
admin-column-archives-bytes = Archívumok
admin-column-day = Nap
admin-column-entries = Bejegyzések
admin-column-free = Ebből szabad
admin-column-oldest = Legrégebbi asztal
