# A szabálykönyv.
rules-book = Szabálykönyv
rules-books = Szabálykönyvek
rules-contents = Tartalom
rules-search = Keresés a szabálykönyvben
rules-search-hint = Keress szót vagy szabályszámot
rules-found = { $hits ->
    [0] Nincs találat
   *[other] { $hits } találat
}
rules-nothing-found = Ebben a könyvben nincs „{ $query }”. Próbáld kevesebb vagy rövidebb szóval.
rules-languages = Ez a könyv más nyelveken
rules-print = Nyomtatás
rules-link-to = { $rule } szabály, link erre a helyre
rules-ruling = Döntés
rules-open-book = A szabálykönyv megnyitása
rules-no-such-rule = Ebben a könyvben nincs { $rule } szabály.
rules-new-tab = (új lapon)
