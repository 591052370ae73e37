### What follows from a choice, in a few words beside it, and why something is not to be had now.

## What follows

vd-note-pool = leaves { $count } Blood in your Pool
vd-note-flip =
    { $count ->
        [0] the last one that can be flipped
       *[other] { $count } more can be flipped after that
    }
vd-note-end = you could still deploy { $count } Blood { vd-part-at }
vd-note-withdraw = { $count } Blood back to your Pool; your cards here go face up to Prince’s Haven: { $cards }
vd-note-withdraw-haven = { $count } Blood back to your Pool; your cards here go back to your hand: { $cards }

## Why not

vd-reason-not-in-play = This location is not in play with so few players.
vd-reason-only-down = A card forces you to play face down { vd-part-at }.
vd-reason-face-down = Face down costs { $count } Blood, and your Pool has { $pool }: the last one cannot be spent.
vd-reason-played = You have already played your card for this turn { vd-part-at }.
vd-reason-not-in-hand = This card is not in your hand.
vd-reason-drawn-only = One of the cards just drawn goes to the bottom.
vd-reason-stand = Now you decide whether you stay { vd-part-at }.
vd-reason-card-first = First choose a card from your hand, then where to play it.
vd-reason-blood-after-card = Blood is deployed where you have played a card: play one first.
vd-reason-blood-limit = At most 3 Blood may follow a card; { $count } more are possible here.
vd-reason-last-blood = Your Pool has { $pool } Blood, and the last one cannot be deployed.
vd-reason-no-token = You have no Diablerie token.
vd-reason-all-flipped = All your Diablerie tokens are flipped already.
vd-reason-token-after-card = A token is flipped where you have played a card: play one first.
vd-reason-own-turn = Your Alliance is drained in your own turn of Planning.
vd-reason-cannot-be-drained = This Ally cannot be drained.
vd-reason-drained = You have drained this card already.
vd-reason-not-yours = This card is not in your Alliance.
vd-reason-relic-used = You have used your relic already.
vd-reason-relic-moment = Your relic cannot be used at this moment.
vd-reason-cannot-stay = Your Pool is empty, and a card demands Blood from whoever stays { vd-part-at }.
