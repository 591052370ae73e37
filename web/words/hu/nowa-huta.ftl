# A Wampiry w Nowej Hucie táblája. A játék saját szavai a text/catalogues mappában vannak.
# $you értéke „yes”, ha $name maga az olvasó.
nhb-board = A hét lakótelep és az Időkör. Balra és jobbra körbe lehet járni, fel és le a lakótelepek és az Időkör között.
nhb-clockwise = Az óramutató járása szerint
nhb-hint = Mutass egy lakótelepre vagy az Időkör egyik mezőjére, és elolvashatod, mit tud.
nhb-vampire = { $you ->
    [yes] a te vámpírod
   *[no] { $name } vámpírja
}
nhb-pawn = { $you ->
    [yes] a te időkör-bábud
   *[no] { $name } időkör-bábuja
}
nhb-possessed = Megszállottak: { $list }
nhb-count = { $you ->
    [yes] te { $count }
   *[no] { $name } { $count }
}
nhb-nobody = Nincs itt megszállott
nhb-leads = { $you ->
    [yes] Itt neked van a legtöbb
   *[no] Itt a legtöbb: { $name }
}
nhb-marker = { $you ->
    [yes] Megszállottaid { $where }: { $count }
   *[no] { $name } megszállottai { $where }: { $count }
}
nhb-sabbath = Boszorkányszombat: a forduló végén pontozás
nhb-hand = A lapjaid
nhb-hand-estate = Vámpír
nhb-hand-circle = Időkör
nhb-card-chosen = { $card }, kiválasztva
nhb-you = te
nhb-where-from = ({ $name }): miből jön össze?
nhb-place-of = a sorrendsávon: { $name }. Miért?
nhb-score-track = A Sötét Úr sávja
nhb-order-track = Sorrendsáv
nhb-face-down = lefordított lap
nhb-face-down-known = { $card }, még lefordítva
nhb-plan-of = { $you ->
    [yes] A terved: { $cards }
   *[no] { $name } terve: { $cards }
}
nhb-attacked = Megtámadták: a vámpír saját lépése elmarad
nhb-gambited = Kijátszották: az időkör-bábu saját lépése elmarad
nhb-deciding = most dönt
