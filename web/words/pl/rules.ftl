# Księga zasad.
rules-book = Księga zasad
rules-books = Księgi zasad
rules-contents = Spis treści
rules-search = Szukaj w księdze zasad
rules-search-hint = Szukaj słowa lub numeru zasady
rules-found = { $hits ->
    [0] Nic nie znaleziono
    [one] Znaleziono { $hits } miejsce
    [few] Znaleziono { $hits } miejsca
    [many] Znaleziono { $hits } miejsc
   *[other] Znaleziono { $hits } miejsca
}
rules-nothing-found = W tej księdze nie ma „{ $query }”. Spróbuj użyć mniej słów albo krótszych.
rules-languages = Ta księga w innych językach
rules-print = Drukuj
rules-link-to = Zasada { $rule }, odnośnik do tego miejsca
rules-ruling = Rozstrzygnięcie
rules-open-book = Otwórz księgę zasad
rules-no-such-rule = W tej księdze nie ma zasady { $rule }.
rules-new-tab = (w nowej karcie)
