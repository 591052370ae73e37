# The board of Vampire Empire. The terms of the game itself are in text/catalogues.
# $you is "yes" if $name is the reader.
veb-castle = { $count ->
    [one] The castle: one character in the gate
   *[other] The castle: { $count } characters in the gate
}
veb-town = The town: { $count ->
    [0] nobody
    [one] one character
   *[other] { $count } characters
}; { $dead ->
    [0] nobody is dead
    [one] one is dead
   *[other] { $dead } are dead
}
veb-rival = { $you ->
    [yes] You
   *[no] The other side: { $name }
}
veb-own = { $you ->
    [yes] Your hand: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
   *[no] { $name }: { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
}
veb-doing = Combat and cards on the table
veb-day = Day
veb-night = Night
veb-turn = turn { $turn }
veb-whose-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
veb-stage-setup = the match is set up
veb-stage-discard = step 1: discard and draw
veb-stage-reveal = step 2: reveal a vampire
veb-stage-before = support cards before the action
veb-stage-act = step 3: one action
veb-stage-action = the action
veb-stage-after = support cards after the action
veb-stage-over = the end
veb-race = How close either side is to winning
veb-race-vampires = vampires dead
veb-race-humans = humans dead
veb-race-castle = revealed in the castle
veb-group-noble = noble
veb-group-servant = servant
veb-group-clergy = clergy
veb-group-vampire = vampire
veb-group-holy_water = holy water
veb-group-short-noble = noble
veb-group-short-servant = servant
veb-group-short-clergy = clergy
veb-group-short-vampire = vampire
veb-group-short-holy_water = holy water
veb-kind-support = support
veb-kind-citizen = citizen
veb-known-vampire = A revealed vampire
veb-known-human = A human, as everybody knows
veb-secret-vampire = Your secret: a vampire. Only you see this.
veb-secret-human = Your secret: a human. Only you see this.
veb-token-vampire = The token, face down, says: a vampire
veb-token-human = The token, face down, says: a human
veb-only-you-vampire = only you: vampire
veb-only-you-human = only you: human
veb-face-down-vampire = token: vampire
veb-face-down-human = token: human
veb-was-vampire = was a vampire
veb-was-human = was a human
veb-markers-attack = +{ $count } attack
veb-markers-defence = +{ $count } defence
veb-role-attacker = Attacks now
veb-role-defender = Is attacked now
veb-short-attacker = attacks
veb-short-defender = defends
veb-picked = attacks…
veb-place = { $place }.
veb-comes-as = Number { $place } of those who will enter the castle
veb-count = { $one } and { $another }: { $count ->
    [0] no vampire
    [one] one vampire
   *[other] { $count } vampires
}
veb-attack-with = Attack { $with }…
veb-let-go = Take the attack back
veb-choose-defender = Now choose whom to attack. Escape, or the attacker again, takes it back.
veb-card-value = { $card }, { $value }
veb-card-cancelled = { $card } (cancelled)
veb-cancelled = Cancelled
veb-cost-day = { $count ->
    [0] free by day
    [one] one card by day
   *[other] { $count } cards by day
}
veb-cost-night = { $count ->
    [0] free by night
    [one] one card by night
   *[other] { $count } cards by night
}
veb-hand-count = { $count ->
    [0] No cards in hand
    [one] One card in hand, face down
   *[other] { $count } cards in hand, face down
}
veb-hand-empty = No cards in hand.
veb-reshuffled = cellar used up
veb-pile-moat = { $you ->
    [yes] Your moat
   *[no] { $name }’s moat
}
veb-pile-cellar = { $you ->
    [yes] Your cellar
   *[no] { $name }’s cellar
}
veb-pile-empty = No cards.
veb-shown = { $you ->
    [yes] Your cards that were seen
   *[no] { $name }’s cards that were seen
}
veb-shown-is = Openly played cards that went to the moat, in order.
veb-taken-back = { $count ->
    [one] One card was taken out again unseen.
   *[other] { $count } cards were taken out again unseen.
}
veb-from = To choose from
veb-from-moat = From your moat
veb-from-cellar = From your cellar
veb-combat = Combat, round { $round } of 2
veb-round = Round { $round }
veb-compared = { $attack } against { $defence }
veb-added = +{ $count } by support
veb-cards = Cards on the table
veb-aside = Holy water that may still be used in this attack
veb-where-from = Where does it come from?
veb-plays = { $you ->
    [yes] You play
   *[no] { $name } plays
}
veb-action-hide = To be hidden in the town: { $character }
veb-action-ask = Holy water for: { $character }
veb-quiet = Nobody is fighting.
veb-last-combat = Last combat: { $attacker } against { $defender }
veb-outcome-died = { $character } is dead.
veb-outcome-survived = { $character } lives.
veb-outcome-stopped = The combat was broken off.
veb-outcome-stood-down = { $character } lives: no second attack followed.
veb-won = { $you ->
    [yes] You win
   *[no] { $name } wins
}
veb-drawn = It is a draw
