# Ami minden oldalon ott van.
home = Krypta, vissza az előcsarnokba
skip-to-content = Ugrás a tartalomhoz
account-and-settings = Név, nyelv és beállítások
language = Nyelv
settings = Beállítások
your-name = A neved: { $name }
close = Bezárás
popover = Részletek
setup-times = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
  }
rule-link = { $rule } szabály a szabálykönyvben
rule-links = Szabályok: { $rules }
problem-unreachable = A szerver nem érhető el. Újra próbáljuk.
problem-unexpected = Valami elromlott ezen az oldalon. Ha nem javul meg, töltsd újra.
krypta = Krypta
to-lobby = Az előcsarnokba

settings-theme = Színek
settings-theme-night = Éjszaka
settings-theme-paper = Papír
settings-theme-contrast = Nagy kontraszt
settings-motion = Mozgás
settings-motion-means = A lapok fordulnak, a bábuk lépnek. Mindig ki van kapcsolva, ha a rendszered kevesebb mozgást kér.
settings-pace = A játék tempója
settings-pace-means = Meddig látszik, amit a többiek tesznek, mielőtt a játék továbbmegy. Az S billentyű vagy egy kattintás átugorja.
settings-pace-calm = Nyugodt
settings-pace-normal = Szokásos
settings-pace-fast = Gyors
settings-pace-none = Szünet nélkül
settings-sound = Hang
settings-sound-means = Lapok, érmék és vér halk nesze, és két hang, amikor te következel.
settings-volume = Hangerő
settings-sound-try = Meghallgatom
settings-plain-board = Egyszerű tábla
settings-plain-board-means = Minden játék listákkal és gombokkal, kép nélkül.
settings-list-options = Minden lehetőség felsorolása
settings-list-options-means = Minden lehetőség gombként a tábla fölött, az is, amit magán a táblán lehet választani.
settings-ask-always = Mindig kérdezz
settings-ask-always-means = Akkor is, ha nincs mit választani. Különben a szerver továbblép helyetted, és ezt senki sem veszi észre; így azt is elrejted, hogy gondolkodsz.
settings-kept = Ezen az eszközön megjegyezve.

person-title-guest = Vendég vagy
person-title-kept = A neved
person-name = Név
person-name-hint = 2–24 betű vagy számjegy. A többiek látják az asztalnál.
person-rename = Név módosítása
person-renamed = Mostantól { $name } a neved.
person-keep-title = Tartsd meg ezt a nevet
person-keep-means = Jelszóval a név és a játszmáid a tieid maradnak, és bármelyik eszközön bejelentkezhetsz.
person-password = Jelszó
person-password-hint = Legalább 8 karakter.
person-keep = Megtartom
person-kept = Mostantól tiéd ez a név: { $name }.
person-login-title = Már van itt nevem
person-login-means = Ha bejelentkezel, ezt a nevet elhagyod: { $name }.
person-login = Bejelentkezés
person-logged-in = Üdv újra, { $name }!
person-change-title = Jelszó módosítása
person-change-means = Mindenhol máshol ki leszel jelentkeztetve.
person-old-password = Régi jelszó
person-new-password = Új jelszó
person-change = Módosítás
person-changed = Az új jelszó beállítva.
person-sessions-title = Hol vagy bejelentkezve
person-sessions-means = Minden böngésző, amelyben ezzel a névvel be vagy jelentkezve.
person-session-this = Ez a böngésző
person-session-seen = Utoljára: { $ago }
person-session-created = Kezdete: { $date }
person-logout-elsewhere = Kijelentkezés máshol
person-logged-out-elsewhere = Mostantól csak itt vagy bejelentkezve.
person-logout = Kijelentkezés
person-logout-warning = Nincs jelszavad: ezt a nevet és a játszmáit végleg elveszíted: { $name }.
person-logout-anyway = Mégis kijelentkezem
person-stay = Maradok
person-logged-out = Mostantól { $name } vagy, új vendég.

bot = { $level ->
    [easy] Könnyű bot
    [medium] Közepes bot
    [hard] Nehéz bot
    [teacher] Tanár
   *[other] Bot
}
