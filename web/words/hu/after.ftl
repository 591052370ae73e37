# A játszma után: eredmény, visszajátszás és a tisztességes sorsolás bizonyítéka.
after-over = Véget ért a játszma
after-you-won = Nyertél!
after-won = { $count ->
    [one] { $names } nyert
   *[other] { $names } közösen nyert
}
after-nobody-won = Senki sem nyert
after-place = { $place }.
after-you = (te)
after-winner = győztes
after-points = { $points ->
   *[other] pont
}
after-again = Játsszunk újra
after-join-again = Csatlakozom a következőhöz
after-watch-again = Tovább a következőhöz
after-replay = Visszajátszás
after-save = Mentés fájlba
after-proof = Tisztességes volt a sorsolás?
after-lobby = Vissza az előcsarnokba
after-loading = Egy pillanat…
after-story = Hogyan alakultak a pontok
after-no-story = A pontok grafikonját nem sikerült betölteni.
after-chart-label = Grafikon minden játékos pontjairól az elejétől a végéig. Ugyanezek a számok az alábbi táblázatban is ott vannak.
after-moment = A játszma pillanata
after-turn = { $turn }. forduló
after-at-start = Az elején
after-at-end = A végén
after-end-of = Ennek a végén
after-step = { $number }. pillanat
after-in-numbers = A pontok számokban
after-see-moment = Megnézem ezt a pillanatot

replay-title = Visszajátszás
replay-open-title = Mentett játszma megnyitása
replay-open-what = Válassz egy játszmát, amelyet te vagy egy barátod fájlba mentett. Megnézheted bármelyik játékos szemével, vagy nyílt lapokkal.
replay-choose = Fájl kiválasztása
replay-drop = vagy húzd ide
replay-no-match = Ez a fájl nem mentett Krypta-játszma.
replay-too-large = Ez a fájl túl nagy ahhoz, hogy játszma legyen.
replay-another = Másik fájl megnyitása
replay-to-table = Az asztalhoz
replay-eyes = Kinek a szemével
replay-eyes-spectator = Néző
replay-eyes-open = Nyílt lapokkal
replay-this-moment = Ez a pillanat
replay-moment = Pillanat: { $number } / { $last }
replay-begins = Kezdődik a játszma.
replay-nothing-seen = Ezzel a szemmel itt semmi sem látszik.
replay-waits = { $count ->
    [one] Most { $names } dönt.
   *[other] Most ők döntenek: { $names }.
}
replay-scores = Pontok ebben a pillanatban
replay-log = Mi történt
replay-gap = Mutasd: { $from }–{ $to }. pillanat
replay-only-looking = Ez visszajátszás: itt csak nézni lehet.
replay-controls = A visszajátszás vezérlése
replay-slider = Pillanat
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forward = Egy lépést előre
replay-last = A végére
replay-speed = Sebesség
replay-times = { $speed }×

# Mit gondolt egy bot egy választásnál; a játszma után a visszajátszásban látszik.
thought-title = Mit gondolt a bot
thought-options = Mit mérlegelt { $name }
thought-chosen = ezt választotta
thought-chance = győzelmi esély: { $chance }
thought-preferred = ennyire ezt részesítette előnyben: { $share }
thought-rated = értékelése: { $share }
thought-scale = 0%-tól (a legrosszabb) 100%-ig (a legjobb) értékelte őket.
thought-expected = Ilyen győzelmi esélyekre számított
thought-beliefs = Mit tartott valószínűnek abból, amit nem látott
thought-tries = { $count ->
    [one] { $count } lehetséges folytatást próbált ki.
   *[other] { $count } lehetséges folytatást próbált ki.
}

proof-title = Tisztességes volt a sorsolás?
proof-how = A játszma előtt a szerver titkot sorsolt, és mindenkinek megmutatta a pecsétjét: egy ujjlenyomatot, amely semmilyen más titokhoz nem illik. A titok és a játékosok szövegei együtt adják a kulcsot, a kulcsból pedig minden keverés és húzás következik. Most a titok nyilvános, és a böngésződ mindent újra kiszámol.
proof-here = Ebben a böngészőben ellenőrizve
proof-noted-yes = A pecsét ugyanaz, amelyet ez a böngésző a játszma vége előtt látott.
proof-noted-no = A pecsét nem az, amelyet ez a böngésző korábban látott. A titkot kicserélték.
proof-noted-unknown = Ez a böngésző nem látta a pecsétet a játszma vége előtt. Ha felírtad, hasonlítsd össze.
proof-commitment-yes = A titok illik a pecséthez.
proof-commitment-no = A titok nem illik a pecséthez.
proof-key-yes = A kulcs a titokból és mindenki szövegéből következik.
proof-key-no = A kulcs nem következik a titokból és a szövegekből.
proof-said = A játszmában
proof-computed = Itt kiszámolva
proof-noted = Itt feljegyezve a vége előtt
proof-sign-yes = Rendben:
proof-sign-no = Nincs rendben:
proof-sign-open = Nem volt mivel összevetni:
proof-texts = A játékosok szövegei
proof-texts-why = Hasonlítsd össze a sajátodat azzal, amit beírtál. Ha senki sem találhatta ki, a sorsolást senki sem irányíthatta.
proof-no-text = nincs
proof-seat = { $seat }. hely
proof-redrawn = { $count ->
    [one] Egy sorsolás már ismert volt, amikor egy döntést visszavontak; újra sorsoltak. A krónika mutatja, mikor.
   *[other] { $count } sorsolás már ismert volt, amikor döntéseket visszavontak; újra sorsoltak. A krónika mutatja, mikor.
}
proof-server = A szerver ellenőrizte
proof-server-yes = { $choices ->
    [one] Az egyetlen döntés megfelel a szabályoknak
   *[other] Minden döntés ({ $choices }) megfelel a szabályoknak
}, { $answers ->
    [0] és sorsolni nem kellett.
    [one] és az egyetlen sorsolás a kulcsból következik.
   *[other] és minden sorsolás ({ $answers }) a kulcsból következik.
}
proof-server-no = A szerver hibát talált ebben a játszmában.
proof-server-unknown = A szerver most nem tudta ellenőrizni a játszmát.
proof-unreadable = Ebben a játszmában nincs olvasható feljegyzés a sorsolásról.
proof-lesson = A leckében a véletlen azt teszi, amire a leckének szüksége van: nincs mit bizonyítani.
proof-secret = A titok, és az ellenőrzés Krypta nélkül
proof-secret-value = Titok
proof-recipe = Minden BLAKE2b, 32 bájttal. A Kryptához mellékelt fairness.md minden bájtot felsorol, és van benne egy rövid Python-program, amely egy mentett játszmát ellenőriz.
proof-limits = Amit ez nem bizonyít
proof-limits-text = Nem bizonyítja, hogy a szerver a játszma alatt megtartotta magának a titkot: nála volt, és ha tisztességtelen, elárulhatta valakinek, mi következik. Azt sem bizonyítja, hogy ki döntött. Olyan szerveren játssz, amelynek a gazdájára az igazi kártyák keverését is rábíznád.
