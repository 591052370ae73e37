# The board of VTES. The terms of the game itself are in text/catalogues.
# $you is "yes" if $name is the reader.
vtb-turn = Turn { $turn }: { $you ->
    [yes] yours
   *[no] { $name }
}
vtb-dealing = The cards are dealt
vtb-over = The match is over
vtb-phases = The phases of the turn
vtb-phase-unlock = unlock
vtb-phase-master = master
vtb-phase-minion = minions
vtb-phase-influence = influence
vtb-phase-discard = discard
vtb-left-master = Master phase actions left: { $count }
vtb-left-influence = Transfers left: { $count }
vtb-left-discard = Discard phase actions left: { $count }
vtb-players = Those around the table
vtb-prey = your prey
vtb-predator = your predator
vtb-out = ousted
vtb-withdraws = withdraws
vtb-pool = Pool: { $count }
vtb-points = Victory points: { $count }
vtb-edge = has the Edge
vtb-hand-count = Cards in hand: { $count }
vtb-library-count = Cards in the library: { $count }
vtb-crypt-count = Cards in the crypt: { $count }
vtb-ash-count = Ash heap: { $count }
vtb-open-hand = Open hand: { $name }
vtb-open-hand-empty = This hand is empty.
vtb-ash = { $you ->
    [yes] Your ash heap
   *[no] Ash heap: { $name }
}
vtb-ash-empty = Nothing has been burned yet.
vtb-removed = Removed from the game
vtb-region-ready = ready
vtb-region-torpor = torpor
vtb-region-incapacitated = incapacitated
vtb-region-uncontrolled = uncontrolled
vtb-region-table = other cards
vtb-region-contested = contested
vtb-own = What lies before you
vtb-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
vtb-hand-empty = Your hand is empty.
vtb-elsewhere = Choose one of these cards
vtb-copies = { $name }, { $count } copies
vtb-face-down = A face-down card
vtb-locked = locked
vtb-blood-of = { $count } of { $capacity } blood
vtb-counters = counters: { $count }
vtb-superior = { $name } (superior)
vtb-capacity = capacity { $count }
vtb-group = group { $group }
vtb-cost-pool = costs { $count } pool
vtb-cost-blood = costs { $count } blood
vtb-timeline = The action
vtb-no-action = Nobody acts at the moment.
vtb-last-action = The last action
vtb-nothing-yet = Nothing has been played in it yet.
vtb-steps = What has happened in it
vtb-at = { $you ->
    [yes] you
   *[no] { $name }
}
vtb-declined = Does not block: { $names }
vtb-stealth = stealth { $count }
vtb-intercept = intercept { $count }
vtb-poll-hunt = blood hunt on { $name }
vtb-poll-points = { $name }: { $count }
vtb-poll-count = { $for } for, { $against } against
vtb-against = stealth { $stealth } against intercept { $intercept }
vtb-bleed = bleed { $count }
vtb-added-stealth = stealth
vtb-added-intercept = intercept
vtb-added-bleed = bleed
vtb-step-card = { $you ->
    [yes] You: { $card }
   *[no] { $name }: { $card }
}
vtb-step-card-by = { $minion }: { $card }
vtb-step-blocks = { $minion } tries to block
vtb-step-block-failed = { $minion } fails to block
vtb-step-blocked = { $minion } blocks
vtb-step-declined = nobody blocks
vtb-step-succeeded = It succeeds
vtb-step-fizzled = It fizzles
vtb-step-action-ended = It ends without success
vtb-step-pool = { $you ->
    [yes] You lose { $count } pool
   *[no] { $name }: −{ $count } pool
}
vtb-step-gained-pool = { $you ->
    [yes] You gain { $count } pool
   *[no] { $name }: +{ $count } pool
}
vtb-step-blood = { $card }: +{ $count } blood
vtb-step-lost-blood = { $card }: −{ $count } blood
vtb-step-round = round { $round }
vtb-step-range = range: { $range }
vtb-step-maneuver = { $minion } maneuvers: { $range }
vtb-step-strike-hand = { $minion } strikes with bare hands
vtb-step-strike-card = { $minion } strikes: { $card }
vtb-step-strike-dodge = { $minion } dodges
vtb-step-damage = { $minion } takes { $count } damage
vtb-step-aggravated = { $minion } takes { $count } aggravated damage
vtb-step-prevented = { $minion } prevents { $count }
vtb-step-pressed = { $minion } presses
vtb-step-torpor = { $minion } falls into torpor
vtb-step-incapacitated = { $minion } is incapacitated
vtb-step-combat-ended = the combat is over
vtb-first-strike = first strike
vtb-is-aggravated = aggravated
vtb-round-at = Round { $round }, range: { $range }
vtb-waits = damage: { $count }
