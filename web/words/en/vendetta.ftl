# The board of Vendetta. The terms of the game itself are in text/catalogues.
# $you is "yes" if $name is the reader.
vdb-round = Round { $round } of 3
vdb-over = The night is over
vdb-phase-setup = setting up
vdb-phase-clans = picking clans
vdb-phase-relics = picking relics
vdb-phase-refill = feeding, and Allies come
vdb-phase-hand = building hands
vdb-phase-planning = Planning
vdb-phase-resolution = Resolution
vdb-phase-cleanup = clean-up
vdb-phase-over = the end
vdb-whose-turn = { $you ->
    [yes] Your turn
   *[no] { $name }’s turn
}
vdb-turns-left = { $count ->
    [0] the last turn of the round
    [one] one more turn after this
   *[other] { $count } more turns after this
}
vdb-ambition = holds the Ambition token
vdb-ambition-with = { $you ->
    [yes] You hold the Ambition token: you are first
   *[no] Ambition: { $name } is first
}
vdb-acts = Carried out now
vdb-acts-of = { $you ->
    [yes] Your card is carried out
   *[no] Carried out for { $name }
}
vdb-hint = Point at a card to read it; on a touch screen, rest your finger on it.
vdb-choose-where = Now choose where it goes. Escape, or the card again, takes it back.
vdb-steps = The steps of this location
vdb-stage-withdraw = Withdraw
vdb-stage-reveal = Reveal
vdb-stage-setup = Setup
vdb-stage-conflict = Conflict
vdb-stage-aftermath = Aftermath
vdb-step-passive = passive
vdb-step-setup = Setup
vdb-step-conflict = Conflict
vdb-step-aftermath = Aftermath
vdb-nature-human = human
vdb-nature-vampire = vampire
vdb-value-influence = Influence in an Alliance: { $value }
vdb-value-feed = Blood in each Feed phase: { $value }
vdb-value-drain = Blood when drained: { $value }
vdb-value-drained = Influence once drained: { $value }
vdb-follower-values = Influence { $influence }, feeds { $feed }, drains for { $drain }, influence { $drained } once drained
vdb-site-now = being resolved
vdb-site-resolved = resolved
vdb-here = play here
vdb-play-here = Play { $card } here
vdb-no-ally = No Ally waits here.
vdb-nobody-here = Nobody is here.
vdb-rewards = Influence for the ranks in this round
vdb-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
vdb-reward = { $rank ->
    [1] first: { $influence }
    [2] second: { $influence }
   *[other] third: { $influence }
}
vdb-results = What was won here
vdb-gets-influence = { $count } influence
vdb-won-here = Won here
vdb-has-chosen = Has chosen
vdb-chose-stay = Stays
vdb-chose-withdraw = Withdraws
vdb-skips = Setup and Aftermath cards do nothing here
vdb-deployed-blood = { $count } deployed blood
vdb-power-now = Power as it lies. Ask where it comes from.
vdb-power-of = power { $power }
vdb-power-total = { $you ->
    [yes] Your power
   *[no] { $name }’s power
}: { $power }{ $hidden ->
    [0] {""}
    [one] , and one card face down
   *[other] , and { $hidden } cards face down
}. Where does it come from?
vdb-face-down = A { $clan } card, face down
vdb-face-down-known = Face down; only some may read it
vdb-kept-down = It stays face down here
vdb-zeroed = Its power was set to 0
vdb-players = Pools and Alliances
vdb-team = team { $team }
vdb-out = eliminated
vdb-pool = { $count } blood in the pool
vdb-influence = { $you ->
    [yes] Your influence
   *[no] { $name }’s influence
}: { $count }. Where does it come from?
vdb-score = { $you ->
    [yes] Your score
   *[no] { $name }’s score
}: { $count }. Where does it come from?
vdb-ask-feed = Ask what the next Feed brings.
vdb-ask-influence = Influence tokens. Ask where they come from.
vdb-ask-score = Ask how the score stands.
vdb-hand-count = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
vdb-deck-count = { $count ->
    [0] no cards in the clan deck
    [one] one card in the clan deck
   *[other] { $count } cards in the clan deck
}
vdb-deck = Left in your clan deck
vdb-deck-bottom = At the bottom, in this order
vdb-deck-empty = No cards.
vdb-diablerie = { $count ->
    [one] One Diablerie token
   *[other] { $count } Diablerie tokens
}{ $flipped ->
    [0] {""}
   *[other] , { $flipped } flipped
}
vdb-has-bid = has bid
vdb-bid-of = bids { $count }
vdb-alliance = { $you ->
    [yes] Your Alliance, and who was drained
   *[no] { $name }’s Alliance, and who was drained
}
vdb-times = There are { $count }
vdb-is-drained = Drained
vdb-relic-used = used
vdb-open-hand = Hand: { $cards }
vdb-own = { $you ->
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
vdb-hand = Your hand
vdb-hand-empty = No cards in hand.
vdb-drawn = Just drawn: one of them goes to the bottom of your deck
vdb-to-bottom = To the bottom of the deck
vdb-elsewhere = To choose from
vdb-take-up = Take it up to play it
vdb-let-go = Take it back
vdb-clans = Clans to pick from
vdb-relics = Relics to pick from
vdb-read-cards = Read its cards
vdb-feel-brujah = Strength and broken bones: rivals bleed.
vdb-feel-gangrel = Blood on the ground, and claws in it.
vdb-feel-malkavian = Nobody knows what comes next. Nor do you.
vdb-feel-nosferatu = Slip away, come back, know every secret.
vdb-feel-toreador = The more friends you have, the stronger you are.
vdb-feel-tremere = Blood is the price of every power.
vdb-feel-ventrue = Others do as you say, or pay.

vdb-seen = You see { $count ->
    [one] a card of { $name }
   *[other] { $count } cards of { $name }
}
vdb-seen-close = Lay them aside
