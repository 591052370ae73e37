# The board of Mascarade. The terms of the game itself are in text/catalogues.
# $you is "yes" if $name is the reader; $spot is "card" where everybody has one card.
mascarade-players = Players round the table, clockwise
mascarade-middle = The middle of the table
mascarade-characters = Characters in play
mascarade-hint = Point at a character to read what it does.
mascarade-twice = { $count } cards
mascarade-you = (you)
mascarade-coins = { $count ->
    [one] 1 coin: where does it come from?
   *[other] { $count } coins: where do they come from?
}
mascarade-card = { $you ->
    [yes] { $spot ->
        [left] your left card
        [right] your right card
        [protected] your protected card
       *[card] your card
    }
   *[no] { $spot ->
        [left] { $name }’s left card
        [right] { $name }’s right card
        [protected] { $name }’s protected card
       *[card] { $name }’s card
    }
}
mascarade-card-centre = card { $number } in the middle
mascarade-card-shows = { $card }: { $shows }
mascarade-face-down = face down
mascarade-face-known = { $character }, face down
mascarade-face-secret = { $character }, only you see it
mascarade-taken = under the table
mascarade-first = Take it as the first of two
mascarade-first-back = Lay it back
mascarade-second = In your hand: { $card }. Choose the second.
mascarade-dealing = The cards are dealt…
mascarade-remember = Remember the cards
mascarade-ready = { $ready } of { $count } ready
mascarade-turn = Turn { $turn }
mascarade-deal = The deal
mascarade-whose-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
mascarade-cry = “I am the { $character }!”
mascarade-uses = { $you ->
    [yes] You use the power
   *[no] { $name } uses the power
}
mascarade-under = { $you ->
    [yes] You hold two cards under the table
   *[no] { $name } holds two cards under the table
}
mascarade-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
mascarade-decides = decides now
mascarade-mark-winner = wins
mascarade-mark-fined = false
mascarade-mark-claim = Me!
mascarade-mark-pass = pass
mascarade-mark-sealed = sealed
mascarade-mark-ready = ready
mascarade-mark-forced = must swap
mascarade-mark-turn = turn
mascarade-says-winner = wins the match
mascarade-says-fined = was not the character
mascarade-says-claim = { $spot ->
    [left] says: it is I, with the left card
    [right] says: it is I, with the right card
    [protected] says: it is I, with the protected card
   *[card] says: it is I
}
mascarade-says-pass = passes
mascarade-says-sealed = has answered, face down
mascarade-says-ready = is ready
mascarade-says-forced = has shown a card and must swap or not
mascarade-says-turn = it is this player’s turn
mascarade-notebook = Notebook
mascarade-notebook-is = What you have seen, turn by turn. What follows from it is yours to know.
mascarade-notebook-order = Order
mascarade-notebook-by-turn = by turn
mascarade-notebook-by-card = by card
mascarade-notebook-nothing = Nothing seen here.
