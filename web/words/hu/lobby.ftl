# Az előcsarnok, a Kryptáról szóló oldal és a rossz címek oldala.
title-lobby = Krypta: asztal álarcos játékokhoz
title-about = A Kryptáról
title-lost = Itt nincs semmi · Krypta
title-decks = Paklik · Krypta

game-nowa-huta = Wampiry w Nowej Hucie
game-mascarade = Mascarade
game-vampire-empire = Vampire Empire
game-vendetta = Vendetta
game-vtes = The Eternal Struggle

feel-nowa-huta = Vámpírok egy acélváros felett: tervezz titokban, harapj a sötétben, és hirdess boszorkányszombatot, mielőtt a riválisaid teszik.
feel-mascarade = Esküdj meg, hogy te vagy a Királynő. Talán még igazad is van.
feel-vampire-empire = Kilenc arc a várkapunál, és hármuk szomjas.
feel-vendetta = Ki melyik utcáért vérzik? Chicagónak egyetlen trónja van.
feel-vtes = Vadássz balra. Vigyázz jobbra.

lobby-question = Mit játsszunk ma este?
lobby-unreachable = A szerver nem érhető el. Az oldal tovább próbálkozik.
lobby-players-exactly = { $most } játékos
lobby-players-range = { $least }–{ $most } játékos
lobby-minutes-about = körülbelül { $minutes } perc
lobby-coming = Itt még nem játszható
lobby-play-now = Máris játszom
lobby-play-now-means = { $bots ->
    [one] Te és egy bot, azonnal.
   *[other] Te és { $bots } bot, azonnal.
  }
lobby-invite = Barátok meghívása
lobby-learn = Tanuld meg tíz perc alatt
lobby-minute = Egy perc
lobby-rule-book = Szabálykönyv
lobby-decks = Paklik
lobby-own-table = Asztal beállítása…

lobby-going = { $count ->
    [one] Folytasd a játszmádat
   *[other] { $count } játszmád van folyamatban
  }
lobby-my-matches = Játszmáid
lobby-my-matches-none = Itt várnak majd a játszmáid: ezen az eszközön, és ha megtartod a neved, bármelyik másikon is.
lobby-my-past-matches = Lejátszva
lobby-go-on = Folytatás
lobby-go-to-table = Az asztalhoz
lobby-replay = Visszajátszás
lobby-open-tables = Szabad helyek
lobby-sit-down = Leülök
lobby-watch-tables = Most játsszák
lobby-watch = Nézem
lobby-watch-none = Most nincs olyan játszma, amelyet nézni lehetne.
lobby-free-chairs = { $free } szabad hely
lobby-you-won = Te nyertél
lobby-they-won = { $count ->
    [one] Nyert: { $who }
   *[other] Nyertek: { $who }
  }
lobby-show-all = Az összes mutatása ({ $count })
lobby-more = További asztalok
lobby-given-up = Félbemaradt: sokáig senki sem jött
lobby-bots = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
lobby-open-match-file = Játszmafájl megnyitása
lobby-about = A Kryptáról
lobby-unofficial = Nem hivatalos rajongói munka. A játékok neve a jogtulajdonosoké.

lobby-own-table-of = Asztal: { $game }
lobby-chairs = Ki játszik?
lobby-how-many-play = Játékosok száma
lobby-chair = { $number }. hely
lobby-chair-me = { $name } (te)
lobby-chair-open = Szabad, vendégnek
lobby-other-chairs = Az összes többi hely
lobby-chairs-differ = Vegyesen
lobby-each-chair = Helyenként
lobby-clock = Óra
lobby-clock-none = Óra nélkül
lobby-clock-decision = Idő minden döntésre
lobby-clock-bank = Sakkóra
lobby-clock-days = Napok, levelező játékhoz
lobby-clock-seconds = Másodperc egy döntésre
lobby-clock-minutes = Perc az egész játszmára
lobby-clock-increment = Minden döntés után hozzáadott másodperc
lobby-clock-in-days = Nap egy döntésre
lobby-clock-runs-out = Ha lejár az idő, bot dönt helyetted, de bármikor visszaülhetsz.
lobby-limit = Idő az egész játszmára
lobby-limit-minutes =
    { $minutes ->
        [0] Időkorlát nélkül
       *[other] { $minutes } perc
    }
lobby-table-listed = Látsszon az előcsarnokban, hogy bárki leülhessen
lobby-table-watching = Ki nézheti?
lobby-table-watching-everyone = Mindenki
lobby-table-watching-invited = Akinek meghívója van
lobby-table-watching-nobody = Senki
lobby-setup-options = A játszma további beállításai
lobby-setup-own = Saját választás
lobby-setup-more = Eggyel több: { $what }
lobby-setup-less = Eggyel kevesebb: { $what }
lobby-setup-chosen = Kiválasztva: { $count }
lobby-table-against-rules = A szabályok nem engednek ilyen asztalt:
lobby-table-starts = Minden hely foglalt: a játszma azonnal elkezdődik.
lobby-table-waits = Kapsz egy linket; aki megnyitja, leül az asztalhoz.
lobby-start-match = A játszma indítása
lobby-make-table = Az asztal megnyitása

about-title = A Kryptáról
about-lead = Asztal a rejtett arcok játékaihoz: más-más városban élő barátoknak, vagy neked egyedül, méltó ellenfelekkel.
about-how = A Krypta ismeri a játékai minden szabályát, és nem enged át hibás lépést. Ami választható, az világít; ami nem, az megmondja, miért nem, a szabállyal együtt.
about-secrets = Amit nem tudhatsz, az el sem jut a böngésződig. A sorsolást lepecsételjük, mielőtt bárki leül, és a játszma után felnyitjuk, így mindenki ellenőrizheti, hogy tisztességes volt.
about-unofficial-title = Nem hivatalos
about-unofficial = A Krypta rajongói munka. A játékok szerzői és kiadói nem készítik, nem ajánlják és nem támogatják. A játékok, szereplők és kártyák neve a jogtulajdonosoké, és csak azt mondja meg, melyik játékról van szó. A szabályok és szövegek a mi szavaink.
about-buy = Ha megtetszik egy játék, vedd meg: igazi asztalnál a legjobb.
about-credits-title = Köszönet
about-icons = Ikonok
about-icons-by = Készítőik: { $authors } és mások, akik hozzájárultak ehhez:
about-icons-changed = A színüket és a méretüket megváltoztattuk.
about-fonts = Betűtípusok
about-fonts-by = Alegreya (Juan Pablo del Peral) és Source Sans 3 (Paul D. Hunt), mindkettő a SIL Open Font License 1.1 szerint.
about-pictures = Képek
about-pictures-by = A dobozok képei, a táblák és az agyaras álarc a Krypta számára készültek.
about-program = Program
about-program-licence = A Krypta szerzőitől, az Apache License 2.0 szerint.

lost-title = E kapu mögött nem lakik senki
lost-means = Ezen a címen nincs oldal. Talán hibás a link, vagy már nincs meg az asztal.
