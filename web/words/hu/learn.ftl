# Rövid, vezetett játszma.
learn-page-title = { $game }: tanulás – Krypta
learn-title = { $game }: tanulás
learn-intro = Rövid, vezetett játszma egy tanár ellen. Mindent te csinálsz; a tábla mellett ott áll, miről van szó és mit próbálj ki. Nagyjából tíz perc, és nincs tétje.
learn-none = Ehhez a játékhoz még nincs lecke. A szabálykönyvben mindent megtalálsz.
learn-begin = Kezdődjön a lecke
learn-go-on = Folytatom a leckét
learn-again = Elölről
learn-rule-book = Szabálykönyv
learn-to-lobby = Saját játszmához
learn-coach = A tanár
learn-place = Lecke: { $place } / { $of }
learn-try = Próbáld ki: { $option }
learn-own-way = Itt nincs mit magyarázni: tégy, amit akarsz, a lecke magától folytatódik.
learn-fold = Összecsukás
learn-unfold = A tanár szavainak kinyitása
learn-minute = A játék egy percben
learn-minute-title = { $game } egy percben – Krypta
