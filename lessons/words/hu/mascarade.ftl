# Amit a tanár mond, a forgatókönyv nevei szerint, és az egyperces oldal.
lesson-faces = Most mindenki minden lapot lát, de csak most. Te vagy a Tolvaj, { $one } a Király, { $two } a Bíró, { $three } a Királynő; két lap középen fekszik. Aki először gyűjt 13 érmét, nyer. Jegyezd meg, ki kicsoda.
lesson-swap = Az első négy körben mindenkinek két lapot kell az asztal alá vennie: a sajátját és egy másikat. A Király 3 érmét hoz, és most { $one } a Király. Vedd el azt a lapot.
lesson-exchange = Most jön a titkos rész: tényleg kicseréled őket, vagy mindkettőt visszateszed? Rajtad kívül senki sem tudja meg. Cserélj: akkor te leszel a Király.
lesson-look = A lapod az imént az asztal alatt volt, { $one } vette el. Lehet, hogy a Tolvajt kaptad vissza? Már nem tudod, ki vagy! Mostantól háromféleképpen használhatod a köröd; az egyik, hogy megnézed a saját lapodat.
lesson-claim = Még mindig a Király, remek. Most { $one } kijelenti: „Én vagyok a Király”, de te jobban tudod. Ha senki sem tiltakozik, a bejelentés egyszerűen érvényes. Tiltakozz: mindkét lapot felfordítjátok, az igazi Király kap 3 érmét, aki tévedett, 1-et fizet a Bíróságnak.
lesson-pass = 9 érme! De mindenki látta a Királyodat, és { $two } rögtön az asztal alá vette a lapodat. Most { $three } azt mondja, ő a Királynő. Te nem vagy az, hát hagyd rá: a hamis tiltakozás egy érmébe kerül.
lesson-bluff = A kör harmadik módja: jelentsd be, ki vagy. Nem kell igaznak lennie. Talán még nálad van a Király, talán már { $two } kapta meg. Próbálj blöffölni: jelentsd be a Királyt.
lesson-truth = Lebuktál: a Király { $two } kezében volt, és fizettél egy érmét. De mindenki látta nálad a Bírót, és azóta senki sem nyúlt a lapodhoz. A Bíró elviszi a Bíróságtól az összes bírságot. Mondd az igazat: senki sem mer kételkedni.
lesson-win = 10 érme; a Király meghozná a hiányzó 3-at. Mióta utoljára látták, sok lap cserélt helyet, és senki sem lehet biztos benne, hol van. Aki kételkedik, egy érmét kockáztat. Blöffölj újra: jelentsd be a Királyt!
lesson-end = Elhitték, és nyertél, kezedben a Bíróval! A lapok most nyitva vannak: nézd meg, hol volt valójában a Király. Ennyi az egész játék: emlékezz, cserélj, és mondj olyat, amiben mások nem mernek kételkedni. Több játékossal több a karakter.
minute-aim = Mindenkinek egy lapja és 6 érméje van. Aki először gyűjt 13 érmét, azonnal nyer.
minute-down = Minden lapot egyszer látni. Aztán lefordítjátok őket, és senki sem leshet alájuk.
minute-swap = A körödben: vedd az asztal alá a lapodat és egy másikat, és cseréld ki őket. Vagy ne. Csak te tudod.
minute-look = Vagy nézd meg a saját lapodat, hogy tudd, ki vagy.
minute-announce = Vagy jelents be egy karaktert, akár igaz, akár nem. Ha más nem tart rá igényt, használod a képességét.
minute-claim = Ha valaki azt mondja: „Nem, én vagyok az!”, felfedjük a lapokat. Az igazi használja a képességet, a többiek 1-1 érmét fizetnek a Bíróságnak.
minute-powers = A Király 3 érmét kap a bankból, a Királynő 2-t, a Bíró a Bíróság összes bírságát. Mindenki mást tud.
