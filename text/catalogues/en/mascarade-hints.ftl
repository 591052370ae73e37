### What follows from a choice, in a few words beside it, and why something is not to be had now.

## What follows

ma-note-coins-then = if nobody claims it too: { ma-part-count-coins }
ma-note-would-win = if nobody claims it too: { ma-part-count-coins }, which wins
ma-note-cheat-wins = if nobody claims it too: you win with your { ma-part-count-coins }
ma-note-cheat-nothing = does nothing: you have { ma-part-count-coins } and need { $needed }
ma-note-widow-nothing = does nothing: you have 10 coins or more
ma-note-ends-turn = that is all you do in this turn
ma-note-claim = costs 1 coin if your card is not { ma-part-character-named }
ma-note-claim-ruin = costs your last coin, and ends the match, if your card is not { ma-part-character-named }
ma-note-trade = you have { ma-part-count-coins } then
ma-note-inquire = { $count } coins for you if the answer is wrong

# A character inside a sentence.
ma-part-character-named = the { $character }
ma-part-count-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

## Why not

ma-reason-preparatory =
    { $left ->
        [one] In the first four turns everybody can only swap or not; this is the last of them.
       *[other] In the first four turns everybody can only swap or not; { $left } of them are left.
    }
ma-reason-forced = Your card was turned up in the turn before: now you must swap or not.
ma-reason-not-in-play = There is no { $character } in this match.
ma-reason-answer = Now you answer: are you { ma-part-character-named } too, or do you pass?
ma-reason-exchange = First say whether the two cards change places.
ma-reason-not-yourself = Choose somebody else.
ma-reason-not-richest = { $seat } is not the richest of the others.
ma-reason-fool = The Fool takes a card from each of two other players.
ma-reason-own-later = In the first four turns your own two cards are not swapped with each other.
ma-reason-protected = A protected card changes places only with cards of its own player.
ma-reason-one-of-yours = One of the two must be yours.
