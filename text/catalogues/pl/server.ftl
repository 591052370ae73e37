# Co mówi serwer. Klucze kończą się kodami protokołu.

server-guest = Gość

server-problem-already-asked = Ktoś już prosi o cofnięcie wyboru; trwa pytanie pozostałych.
server-problem-already-seated = Już siedzisz przy tym stole.
server-problem-already-started = Partia już się zaczęła.
server-problem-away = Decyduje za ciebie bot. Najpierw wróć na swoje miejsce.
server-problem-bad-json = Nie udało się odczytać żądania.
server-problem-bad-match = To nie jest zapis partii albo ktoś go zmienił.
server-problem-bad-method = Tego adresu nie używa się w ten sposób.
server-problem-bad-name = Takie imię nie jest możliwe.
server-problem-bad-password = Takie hasło nie jest możliwe.
server-problem-bad-position = Taka pozycja nie jest możliwa.
server-problem-bad-request = W żądaniu czegoś brakuje albo coś jest błędne.
server-problem-foreign-host = Ten serwer nie odpowiada pod tą nazwą. Otwórz go jako localhost na jego własnym komputerze albo uruchom go z opcją --origin i adresem, którego używają ludzie.
server-problem-foreign-origin = Żądanie pochodzi z innej strony.
server-problem-frozen = Tę partię zaczęto z inną wersją zasad i ten serwer nie może jej kontynuować.
server-problem-illegal = Zasady na to teraz nie pozwalają.
server-problem-match-not-over = Partia jeszcze trwa.
server-problem-match-over = Partia się skończyła.
server-problem-name-taken = Ktoś inny ma już to imię.
server-problem-needs-consent = Inni dowiedzieli się czegoś z tego wyboru: zapytaj ich o zgodę.
server-problem-no-account = O tej liczbie nie ma nic do powiedzenia.
server-problem-no-looking-back = W tej partii nie można patrzeć wstecz, dopóki trwa.
server-problem-no-such-seat = Nie ma takiego miejsca.
server-problem-no-such-table = Nie ma takiego stołu.
server-problem-not-allowed = To nie jest dla ciebie otwarte.
server-problem-not-asked = Nikt cię o to nie pyta.
server-problem-not-found = Nic tu nie ma.
server-problem-not-host = Może to zrobić tylko gospodarz stołu.
server-problem-not-invited = Do tego stołu potrzebne jest zaproszenie.
server-problem-not-open = Najpierw otwórz stół.
server-problem-not-seated = Nie siedzisz przy tym stole.
server-problem-not-signed-in = Nie jesteś zalogowany.
server-problem-not-started = Partia jeszcze się nie zaczęła.
server-problem-not-your-turn = Nie masz teraz nic do zdecydowania.
server-problem-nothing-to-take-back = Nie masz czego cofnąć.
server-problem-seat-taken = Ktoś już tam siedzi.
server-problem-seats-open = Niektóre miejsca są jeszcze wolne.
server-problem-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz i wybierz.
server-problem-still-here = Ten gracz wciąż tu jest albo dopiero co wyszedł.
server-problem-storage = Serwer nie mógł tego zapisać. Nic się nie zmieniło; spróbuj ponownie.
server-problem-table-full = Wszystkie miejsca są zajęte.
server-problem-too-fast = Za szybko. Poczekaj chwilę.
server-problem-wrong-password = Imię albo hasło jest błędne.

server-name-character = Imię składa się z liter, cyfr, spacji i znaków . _ ' -
server-name-encoding = Nie udało się odczytać imienia.
server-name-no-letter = Imię musi mieć choć jedną literę albo cyfrę.
server-name-too-long = Imię ma najwyżej 24 znaki.
server-name-too-short = Imię ma co najmniej 2 znaki.
server-password-too-long = Hasło ma najwyżej 128 znaków.
server-password-too-short = Hasło ma co najmniej 8 znaków.

server-listening = Krypta jest pod adresem { $address }
server-stopped = Zatrzymano.
server-backed-up = Kopia jest w { $file }
