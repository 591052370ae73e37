# Krótka partia z przewodnikiem.
learn-page-title = Nauka: { $game } – Krypta
learn-title = Nauka: { $game }
learn-intro = Krótka partia z nauczycielem. Wszystko robisz samodzielnie; obok planszy jest napisane, o co chodzi i czego spróbować. Trwa to około dziesięciu minut i o nic się tu nie gra.
learn-none = Do tej gry nie ma jeszcze lekcji. Wszystko jest w księdze zasad.
learn-begin = Zacznij lekcję
learn-go-on = Wróć do lekcji
learn-again = Od początku
learn-rule-book = Księga zasad
learn-to-lobby = Do własnej partii
learn-coach = Nauczyciel
learn-place = Lekcja: { $place } z { $of }
learn-try = Spróbuj: { $option }
learn-own-way = Tu nie ma czego tłumaczyć: zrób, co chcesz, lekcja potoczy się dalej sama.
learn-fold = Zwiń
learn-unfold = Rozwiń słowa nauczyciela
learn-minute = Gra w minutę
learn-minute-title = { $game } w minutę – Krypta
