# The board of Wampiry w Nowej Hucie. The terms of the game itself are in text/catalogues.
# $you is "yes" if $name is the reader.
nhb-board = The seven estates and the Circle of Time. Left and right walk round, up and down between the estates and the circle.
nhb-clockwise = Clockwise
nhb-hint = Point at an estate or at a space of the circle to read what it does.
nhb-vampire = { $you ->
    [yes] your vampire
   *[no] { $name }’s vampire
}
nhb-pawn = { $you ->
    [yes] your circle pawn
   *[no] { $name }’s circle pawn
}
nhb-possessed = Possessed: { $list }
nhb-count = { $you ->
    [yes] you { $count }
   *[no] { $name } { $count }
}
nhb-nobody = No possessed
nhb-leads = { $you ->
    [yes] You have the most
   *[no] { $name } has the most
}
nhb-marker = { $you ->
    [yes] Your possessed { $where }: { $count }
   *[no] { $name }’s possessed { $where }: { $count }
}
nhb-sabbath = Sabbath Hour: scored at the end of this turn
nhb-hand = Your cards
nhb-hand-estate = Vampire
nhb-hand-circle = Circle
nhb-card-chosen = { $card }, chosen
nhb-you = you
nhb-where-from = ({ $name }): where does it come from?
nhb-place-of = on the order track: { $name }. Why?
nhb-score-track = Dark Lord track
nhb-order-track = Order track
nhb-face-down = card face down
nhb-face-down-known = { $card }, still face down
nhb-plan-of = { $you ->
    [yes] Your plan: { $cards }
   *[no] { $name }’s plan: { $cards }
}
nhb-attacked = Attacked: the vampire’s own move is skipped
nhb-gambited = Outwitted: the circle pawn’s own move is skipped
nhb-deciding = decides now
