### Mascarade. The terms are those of the rule book in docs/rules.
###
### $seat, $owner, $other, $from and $target are names of players; with each comes $seat-you and so on: "yes" if that
### player is the reader, else "no". $owner-self is "yes" if the owner is $seat. $character and $spot are terms of this
### file; with each comes its id. A card is said by its owner and its spot; a card in the middle has no owner. A second
### card is said by $other and $other_spot.

ma-name = Mascarade
ma-tagline = Who are you tonight? Nobody knows for sure, and you least of all.
ma-goal = Announce the character that you are, or that nobody will deny you, and use its power. Whoever has 13 coins wins at once; if anybody loses the last coin, the richest player wins.

## Terms

ma-character-judge = Judge
ma-character-bishop = Bishop
ma-character-king = King
ma-character-fool = Fool
ma-character-queen = Queen
ma-character-thief = Thief
ma-character-witch = Witch
ma-character-spy = Spy
ma-character-peasant = Peasant
ma-character-cheat = Cheat
ma-character-inquisitor = Inquisitor
ma-character-widow = Widow

# The power in one line, at most 33 letters: it stands under the name.
ma-character-judge-power = Takes all coins of the Court
ma-character-bishop-power = Takes 2 from the richest other
ma-character-king-power = Gets 3 coins from the bank
ma-character-fool-power = Gets 1, swaps two others or not
ma-character-queen-power = Gets 2 coins from the bank
ma-character-thief-power = Takes 1 from each neighbour
ma-character-witch-power = May exchange fortunes
ma-character-spy-power = Sees both cards, swaps or not
ma-character-peasant-power = Gets 1; both together, 2 each
ma-character-cheat-power = Wins with 10 coins or more
ma-character-inquisitor-power = Whoever is wrong pays 4 coins
ma-character-widow-power = Is topped up to 10 coins

ma-spot-card = card
ma-spot-left = left card
ma-spot-right = right card
ma-spot-protected = protected card
ma-spot-centre-1 = first card in the middle
ma-spot-centre-2 = second card in the middle

## Parts of sentences, for the inflection of terms and numbers. Not every language uses every part.

# As an object: "takes your card and Ada’s".
ma-part-card =
    { $spot-id ->
        [centre-1] the { $spot }
        [centre-2] the { $spot }
       *[other] { $owner-you ->
            [yes] your { $spot }
           *[no] { $owner-self ->
                [yes] their own { $spot }
               *[no] { $owner }’s { $spot }
            }
        }
    }
ma-part-other-card =
    { $other_spot-id ->
        [centre-1] the { $other_spot }
        [centre-2] the { $other_spot }
        [card] { $other-you ->
            [yes] yours
           *[no] { $other-self ->
                [yes] their own
               *[no] { $other }’s
            }
        }
       *[other] { $other-you ->
            [yes] your { $other_spot }
           *[no] { $other-self ->
                [yes] their own { $other_spot }
               *[no] { $other }’s { $other_spot }
            }
        }
    }
# As a subject, within a sentence and at its beginning.
ma-part-card-subject = { ma-part-card }
ma-part-other-card-subject = { ma-part-other-card }
ma-part-card-beginning =
    { $spot-id ->
        [centre-1] The { $spot }
        [centre-2] The { $spot }
       *[other] { $owner-you ->
            [yes] Your { $spot }
           *[no] { $owner }’s { $spot }
        }
    }
# The card that $seat points at, as an object without a word for whose it is.
ma-part-spot = { $spot }

ma-part-the-character =
    { $character-id ->
        [peasant] a { $character }
       *[other] the { $character }
    }
ma-part-the-other-character =
    { $other_character-id ->
        [peasant] a { $other_character }
       *[other] the { $other_character }
    }
ma-part-being-character = { ma-part-the-character }
ma-part-of-character = { ma-part-the-character }
ma-part-onto-character = { ma-part-the-character }
ma-part-i-am = I am { ma-part-the-character }
ma-part-i-am-too =
    { $character-id ->
        [peasant] I am a Peasant too!
       *[other] No, I am { ma-part-the-character }!
    }

# As an object: "takes 2 coins".
ma-part-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

## What happens: setup

ma-event-first-drawn =
    { $seat-you ->
        [yes] By lot, the first turn is yours.
       *[no] By lot, the first turn is { $seat }’s.
    }
ma-event-dealt = { ma-part-card-beginning } is { ma-part-the-character }.
ma-event-is-ready =
    { $seat-you ->
        [yes] You are ready.
       *[no] { $seat } is ready.
    }
ma-event-turned-down = The cards are turned face down.
ma-event-turn-began =
    { $seat-you ->
        [yes] Turn { $turn } is yours.
       *[no] Turn { $turn } is { $seat }’s.
    }
ma-event-must-swap =
    { $seat-you ->
        [yes] Your card was revealed in the turn before, so you may only swap or not.
       *[no] { $seat }’s card was revealed in the turn before, so { $seat } may only swap or not.
    }

## What happens: cards under the table. Whether they change places is told to one player alone; what everybody is told
## must not sound like either.

ma-event-taken =
    { $seat-you ->
        [yes] You take { ma-part-card } and { ma-part-other-card } under the table.
       *[no] { $seat } takes { ma-part-card } and { ma-part-other-card } under the table.
    }
ma-event-exchanged =
    { $seat-you ->
        [yes] You exchange { ma-part-card } and { ma-part-other-card }.
       *[no] { $seat } exchanges { ma-part-card } and { ma-part-other-card }.
    }
ma-event-left-alone =
    { $seat-you ->
        [yes] You leave both where they were.
       *[no] { $seat } leaves both where they were.
    }
ma-event-put-back = Both cards are back on the table.
ma-event-looked =
    { $seat-you ->
        [yes] You look at your { $spot }.
       *[no] { $seat } looks at their { $spot }.
    }
# Told to the one who saw it, and to all after the match.
ma-event-saw = Seen in secret: { ma-part-card-subject } is { ma-part-the-character }.

## What happens: an announcement and the answers

ma-event-announced =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] You announce: “{ ma-part-i-am }.”
           *[other] You point at your { $spot } and announce: “{ ma-part-i-am }.”
        }
       *[no] { $spot-id ->
            [card] { $seat } announces: “{ ma-part-i-am }.”
           *[other] { $seat } points at their { $spot } and announces: “{ ma-part-i-am }.”
        }
    }
ma-event-has-answered =
    { $seat-you ->
        [yes] You have answered.
       *[no] { $seat } has answered.
    }
ma-event-passed =
    { $seat-you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }
ma-event-claimed =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] You claim: “{ ma-part-i-am-too }”
           *[other] You point at your { $spot } and claim: “{ ma-part-i-am-too }”
        }
       *[no] { $spot-id ->
            [card] { $seat } claims: “{ ma-part-i-am-too }”
           *[other] { $seat } points at their { $spot } and claims: “{ ma-part-i-am-too }”
        }
    }
ma-event-unclaimed =
    { $seat-you ->
        [yes] Nobody else claims to be { ma-part-the-character }: you use the power without showing your card.
       *[no] Nobody else claims to be { ma-part-the-character }: { $seat } uses the power without showing a card.
    }
ma-event-revealed =
    { $seat-you ->
        [yes] { $spot-id ->
            [card] You reveal { ma-part-the-character }.
           *[other] You reveal your { $spot }: { ma-part-the-character }.
        }
       *[no] { $spot-id ->
            [card] { $seat } reveals { ma-part-the-character }.
           *[other] { $seat } reveals their { $spot }: { ma-part-the-character }.
        }
    }
ma-event-nobody-true = None of them is { ma-part-the-character }, so the power is not used.

## What happens: powers and coins

ma-event-received =
    { $seat-you ->
        [yes] As { ma-part-the-character }, you receive { ma-part-coins } from the bank.
       *[no] As { ma-part-the-character }, { $seat } receives { ma-part-coins } from the bank.
    }
ma-event-took-court =
    { $seat-you ->
        [yes] You take all that lies in the Court: { ma-part-coins }.
       *[no] { $seat } takes all that lies in the Court: { ma-part-coins }.
    }
ma-event-took-coins =
    { $seat-you ->
        [yes] As { ma-part-the-character }, you take { ma-part-coins } from { $from }.
       *[no] { $from-you ->
            [yes] As { ma-part-the-character }, { $seat } takes { ma-part-coins } from you.
           *[no] As { ma-part-the-character }, { $seat } takes { ma-part-coins } from { $from }.
        }
    }
ma-event-traded =
    { $seat-you ->
        [yes] You exchange fortunes with { $target }: you now have { ma-part-coins }, { $target } has { $target_count }.
       *[no] { $target-you ->
            [yes] { $seat } exchanges fortunes with you: { $seat } now has { ma-part-coins }, you have { $target_count }.
           *[no] { $seat } exchanges fortunes with { $target }: { $seat } now has { ma-part-coins }, { $target } has { $target_count }.
        }
    }
ma-event-declined =
    { $seat-you ->
        [yes] You keep your fortune.
       *[no] { $seat } does not exchange fortunes.
    }
ma-event-no-effect =
    { $character-id ->
        [judge] { $seat-you ->
            [yes] The Court is empty, so you take nothing.
           *[no] The Court is empty, so { $seat } takes nothing.
        }
        [cheat] { $seat-you ->
            [yes] You have fewer than 10 coins, so the Cheat does not win.
           *[no] { $seat } has fewer than 10 coins, so the Cheat does not win.
        }
        [widow] { $seat-you ->
            [yes] You have 10 coins already, so the Widow receives nothing.
           *[no] { $seat } has 10 coins already, so the Widow receives nothing.
        }
       *[other] The power of { ma-part-the-character } has no effect.
    }
ma-event-pointed =
    { $seat-you ->
        [yes] You point at { $target }.
       *[no] { $target-you ->
            [yes] { $seat } points at you.
           *[no] { $seat } points at { $target }.
        }
    }
ma-event-named =
    { $seat-you ->
        [yes] You say: “{ ma-part-i-am }.”
       *[no] { $seat } says: “{ ma-part-i-am }.”
    }
ma-event-named-right =
    { $seat-you ->
        [yes] That is right: you pay nothing.
       *[no] That is right: { $seat } pays nothing.
    }
ma-event-named-wrong =
    { $seat-you ->
        [yes] That is wrong: you have to pay.
       *[no] That is wrong: { $seat } has to pay.
    }
ma-event-fined =
    { $seat-you ->
        [yes] You pay a fine of { ma-part-coins } to the Court.
       *[no] { $seat } pays a fine of { ma-part-coins } to the Court.
    }

## What happens: the end

ma-event-bankrupt =
    { $seat-you ->
        [yes] You are bankrupt.
       *[no] { $seat } is bankrupt.
    }
ma-event-cheat-won =
    { $seat-you ->
        [yes] You have { ma-part-coins }, and the Cheat needs only 10.
       *[no] { $seat } has { ma-part-coins }, and the Cheat needs only 10.
    }
ma-event-lies = { ma-part-card-beginning } turns out to be { ma-part-the-character }.
ma-event-won =
    { $seat-you ->
        [yes] You win with { ma-part-coins }.
       *[no] { $seat } wins with { ma-part-coins }.
    }

# What a score counts, behind the number.
ma-score-unit =
    { $count ->
        [one] coin
       *[other] coins
    }

## Why somebody has won

ma-verdict-coins =
    { $seat-you ->
        [yes] You have { ma-part-coins }: 13 or more win.
       *[no] { $seat } has { ma-part-coins }: 13 or more win.
    }
ma-verdict-cheat =
    { $seat-you ->
        [yes] You used the Cheat and had { ma-part-coins }, which wins at once.
       *[no] { $seat } used the Cheat and had { ma-part-coins }, which wins at once.
    }
ma-verdict-bankrupt =
    { $seat-you ->
        [yes] You have lost your last coin, and that ends the match.
       *[no] { $seat } has lost the last coin, and that ends the match.
    }
ma-verdict-richest =
    { $seat-you ->
        [yes] You are the richest with { ma-part-coins }.
       *[no] { $seat } is the richest with { ma-part-coins }.
    }
ma-verdict-together = They win together.

## What a player is asked

ma-prompt-draw-first = Who takes the first turn is being drawn.
ma-prompt-deal = The cards are being dealt.
ma-prompt-ready = Look well at all the cards. They are turned face down when everybody is ready.
ma-prompt-act = Your turn: swap or not, look at your card, or announce a character.
ma-prompt-act-preparatory = A preparatory turn: choose which two cards to take for a swap or not.
ma-prompt-act-forced = Your card was revealed in the turn before: choose which two cards to take for a swap or not.
ma-prompt-answer = { $seat } says: “{ ma-part-i-am }.” Do you claim to be { ma-part-the-character }?
ma-prompt-exchange = You hold { ma-part-card } and { ma-part-other-card } under the table. Do you exchange them?
ma-prompt-exchange-spy = In secret you see: { ma-part-card-subject } is { ma-part-the-character }, { ma-part-other-card-subject } is { ma-part-the-other-character }. Do you exchange them?
ma-prompt-exchange-fool = As the Fool, you hold { ma-part-card } and { ma-part-other-card } under the table. Do you exchange them?
ma-prompt-bishop-target = Several players are the richest. From whom do you take 2 coins?
ma-prompt-witch-target = With whom do you exchange your whole fortune?
ma-prompt-spy-take = Choose which two cards to look at in secret.
ma-prompt-fool-take = Choose the cards of two others for a swap or not.
ma-prompt-inquisitor-target = Point at a player, who must say who they are.
ma-prompt-inquisitor-name = { $seat } points at you: who are you? Then you reveal your card, and pay 4 coins if you are wrong.
ma-prompt-over = The game is over.

## Labels of the answers

ma-option-first = First: { $seat }
ma-option-deal = { $character }
ma-option-ready = I have seen the cards
ma-option-swap = Swap or not: { ma-part-card } and { ma-part-other-card }
ma-option-spy-take = Look at { ma-part-card } and { ma-part-other-card }
ma-option-fool-take = Take { ma-part-card } and { ma-part-other-card }
ma-option-look = Look at your { $spot }
ma-option-announce =
    { $spot-id ->
        [left] { ma-part-i-am } (left)
        [right] { ma-part-i-am } (right)
       *[card] { ma-part-i-am }
    }
ma-option-claim =
    { $spot-id ->
        [left] { ma-part-i-am-too } (left)
        [right] { ma-part-i-am-too } (right)
        [protected] { ma-part-i-am-too } (protected)
       *[card] { ma-part-i-am-too }
    }
ma-option-pass = Pass
ma-option-exchange = Exchange the cards
ma-option-leave = Leave them where they were
ma-option-bishop-target = { $seat }
ma-option-witch-target = Exchange with { $seat }
ma-option-inquisitor-target = { $seat }
ma-option-decline = Keep your fortune
ma-option-name = { ma-part-i-am }

## Words of the board in a terminal. Width is scarce; the numbers say how much there is.

ma-ui-turn = Turn { $turn }
ma-ui-preparatory = preparatory
ma-ui-setup = The deal
ma-ui-bank = Bank
ma-ui-court = Court
ma-ui-centre = In the middle
ma-ui-characters = In play
ma-ui-announced = Announced
# 6
ma-ui-coins = Coins
# 11 each
ma-ui-card = Card
ma-ui-left = Left
ma-ui-right = Right
ma-ui-protected = Protected
# 78 together
ma-ui-face-down = face down
ma-ui-pointed = pointed at
ma-ui-under-table = under the table
# What is to be said of a player; 19 together with two or three players.
ma-ui-begins = begins
ma-ui-ready = ready
ma-ui-forced = must swap
ma-ui-announces = announces
ma-ui-claims = claims
ma-ui-passes = passes
ma-ui-answered = answered
ma-ui-thinks = …
ma-ui-decides = decides
ma-ui-fined = fined
ma-ui-wins = wins
# How rich somebody is, beside a choice.
ma-ui-has = { ma-part-coins }
# In the log, where several do the same one after the other; where the cards lie.
ma-ui-passed = They pass: { $names }.
ma-ui-all-fined = They pay a fine of 1 coin each: { $names }.
ma-ui-cards = Cards: { $cards }.

## Pages to read in a terminal

ma-ui-command-guide = guide
ma-ui-command-characters = characters
ma-ui-about-guide = how the game is played
ma-ui-about-characters = what the twelve characters do

ma-ui-guide-deal = The cards are dealt face up, everybody sees all of them, then they are turned face down. From now on nobody may look at a card unless the rules say so. [MA-020, MA-021]
ma-ui-guide-turn = In your turn you do one of three things: swap or not, look at your card, or announce a character. In the first four turns everybody has to swap or not. [MA-044, MA-038]
ma-ui-guide-swap = Swap or not: you take your card and one of another player, or of the middle, under the table and exchange them, or do not. Everybody knows which two cards you took, you alone know what you did. [MA-054, MA-059]
ma-ui-guide-look = Look: you see your card, and that was your turn. [MA-064]
ma-ui-guide-announce = Announce: you say that you are some character that is in play, true or not. The others, one after the other, pass or claim to be that character themselves. If nobody claims, you use the power and show nothing. [MA-068, MA-072, MA-078]
ma-ui-guide-claim = If somebody claims, you and all who claimed reveal their cards. Whoever is the character uses the power; the others pay 1 coin each to the Court. [MA-080, MA-082, MA-084]
ma-ui-guide-forced = Whoever revealed a card in the turn right before their own may only swap or not. [MA-046]
ma-ui-guide-small = Three players have two cards each, a left and a right one; two players have a third, protected one that the opponent can never take. You always say which card you mean. [MA-154, MA-170]
ma-ui-guide-end = Whoever has 13 coins wins at once. As soon as anybody has lost the last coin, the richest player wins. [MA-141, MA-142]

## Where a number comes from, at tables with a notebook. Beside each line stands the amount that it adds to the number.

ma-account-unseen = From the position in which the match began
ma-account-start = At the start
ma-account-received = Turn { $turn }: as { ma-part-the-character }, from the bank
ma-account-took-court = Turn { $turn }: as the Judge, from the Court
# $seat is the one who had the coins.
ma-account-took =
    { $seat-you ->
        [yes] Turn { $turn }: as { ma-part-the-character }, from you
       *[no] Turn { $turn }: as { ma-part-the-character }, from { $seat }
    }
# $seat is the one who has them now.
ma-account-taken =
    { $seat-you ->
        [yes] Turn { $turn }: taken by you as { ma-part-the-character }
       *[no] Turn { $turn }: taken by { $seat } as { ma-part-the-character }
    }
ma-account-traded =
    { $seat-you ->
        [yes] Turn { $turn }: fortunes exchanged with you
       *[no] Turn { $turn }: fortunes exchanged with { $seat }
    }
ma-account-fined = Turn { $turn }: a fine
ma-account-court-empty = Nothing has been paid yet
ma-account-court-fined =
    { $seat-you ->
        [yes] Turn { $turn }: your fine
       *[no] Turn { $turn }: { $seat }’s fine
    }
ma-account-court-taken =
    { $seat-you ->
        [yes] Turn { $turn }: you take all of it
       *[no] Turn { $turn }: { $seat } takes all of it
    }

## The fields of a view, for a board that knows no game: ma-field-NAME, and their values: ma-NAME-VALUE, else
## ma-value-VALUE. An underscore in a name is a hyphen here.

ma-field-turn = Turn
ma-field-active = Whose turn it is
ma-field-forced = Must swap or not
ma-field-at-once = All answer at once
ma-field-notebook = Notebook
ma-field-set = Characters in play
ma-field-bank = Bank
ma-field-court = Court
ma-field-players = Players
ma-field-coins = Coins
ma-field-answer = Answer
ma-field-hand = Cards
ma-field-value = What it is
ma-field-open = Open
ma-field-centre = Cards in the middle
ma-field-ready = Ready
ma-field-announced = Announced
ma-field-answered = Have answered
ma-field-revealed = Have revealed a card
ma-field-fined = Claimed falsely
ma-field-winners = Winners
ma-field-frames = Steps in progress
ma-field-step = Step
ma-field-seat = Who decides
ma-field-user = Who uses the power
ma-field-one = First card under the table
ma-field-another = Second card under the table

ma-step-draw-first = Drawing who begins
ma-step-deal = Dealing
ma-step-ready = Looking at all cards
ma-step-act = A player’s turn
ma-step-answer = Answers to an announcement
ma-step-exchange = Under the table
ma-step-bishop-target = Bishop: from whom
ma-step-witch-target = Witch: with whom
ma-step-spy-take = Spy: which cards
ma-step-fool-take = Fool: which cards
ma-step-inquisitor-target = Inquisitor: who is asked
ma-step-inquisitor-name = Inquisitor: the answer
ma-step-over = The game is over

ma-value-judge = { ma-character-judge }
ma-value-bishop = { ma-character-bishop }
ma-value-king = { ma-character-king }
ma-value-fool = { ma-character-fool }
ma-value-queen = { ma-character-queen }
ma-value-thief = { ma-character-thief }
ma-value-witch = { ma-character-witch }
ma-value-spy = { ma-character-spy }
ma-value-peasant = { ma-character-peasant }
ma-value-cheat = { ma-character-cheat }
ma-value-inquisitor = { ma-character-inquisitor }
ma-value-widow = { ma-character-widow }
ma-value-none = none
ma-value-pass = passes
ma-value-claim = claims
ma-value-claim-left = claims with the left card
ma-value-claim-right = claims with the right card
ma-value-claim-protected = claims with the protected card
ma-value-true = yes
ma-value-false = no
ma-value-unknown = hidden

# The places of cards: a seat and which of its cards, or the middle.
ma-value-0 = Card of seat 1
ma-value-0l = Left card of seat 1
ma-value-0r = Right card of seat 1
ma-value-0p = Protected card of seat 1
ma-value-1 = Card of seat 2
ma-value-1l = Left card of seat 2
ma-value-1r = Right card of seat 2
ma-value-1p = Protected card of seat 2
ma-value-2 = Card of seat 3
ma-value-2l = Left card of seat 3
ma-value-2r = Right card of seat 3
ma-value-2p = Protected card of seat 3
ma-value-3 = Card of seat 4
ma-value-3l = Left card of seat 4
ma-value-3r = Right card of seat 4
ma-value-3p = Protected card of seat 4
ma-value-4 = Card of seat 5
ma-value-4l = Left card of seat 5
ma-value-4r = Right card of seat 5
ma-value-4p = Protected card of seat 5
ma-value-5 = Card of seat 6
ma-value-5l = Left card of seat 6
ma-value-5r = Right card of seat 6
ma-value-5p = Protected card of seat 6
ma-value-6 = Card of seat 7
ma-value-6l = Left card of seat 7
ma-value-6r = Right card of seat 7
ma-value-6p = Protected card of seat 7
ma-value-7 = Card of seat 8
ma-value-7l = Left card of seat 8
ma-value-7r = Right card of seat 8
ma-value-7p = Protected card of seat 8
ma-value-8 = Card of seat 9
ma-value-8l = Left card of seat 9
ma-value-8r = Right card of seat 9
ma-value-8p = Protected card of seat 9
ma-value-9 = Card of seat 10
ma-value-9l = Left card of seat 10
ma-value-9r = Right card of seat 10
ma-value-9p = Protected card of seat 10
ma-value-10 = Card of seat 11
ma-value-10l = Left card of seat 11
ma-value-10r = Right card of seat 11
ma-value-10p = Protected card of seat 11
ma-value-11 = Card of seat 12
ma-value-11l = Left card of seat 12
ma-value-11r = Right card of seat 12
ma-value-11p = Protected card of seat 12
ma-value-12 = Card of seat 13
ma-value-12l = Left card of seat 13
ma-value-12r = Right card of seat 13
ma-value-12p = Protected card of seat 13
ma-value-c1 = First card in the middle
ma-value-c2 = Second card in the middle

# Fields whose numbers are seats: they are shown as the player who sits there.
ma-holds-active = seat
ma-holds-ready = seat
ma-holds-answered = seat
ma-holds-revealed = seat
ma-holds-fined = seat
ma-holds-winners = seat
ma-holds-seat = seat
ma-holds-user = seat

## What a bot thought likely, told after the match.

ma-believes-card = { ma-part-card-beginning } is { ma-part-the-character }.

## What is agreed before a match: ma-setup-OPTION and ma-setup-OPTION-VALUE; commas in a value are hyphens here.

ma-setup-first = First turn
ma-setup-first-draw = Drawn by chance
ma-setup-first-0 = Seat 1
ma-setup-first-1 = Seat 2
ma-setup-first-2 = Seat 3
ma-setup-first-3 = Seat 4
ma-setup-first-4 = Seat 5
ma-setup-first-5 = Seat 6
ma-setup-first-6 = Seat 7
ma-setup-first-7 = Seat 8
ma-setup-first-8 = Seat 9
ma-setup-first-9 = Seat 10
ma-setup-first-10 = Seat 11
ma-setup-first-11 = Seat 12
ma-setup-first-12 = Seat 13

ma-setup-characters = Characters
ma-setup-characters-table = As in the rule book’s table
ma-setup-characters-judge = { ma-character-judge }
ma-setup-characters-bishop = { ma-character-bishop }
ma-setup-characters-king = { ma-character-king }
ma-setup-characters-fool = { ma-character-fool }
ma-setup-characters-queen = { ma-character-queen }
ma-setup-characters-thief = { ma-character-thief }
ma-setup-characters-witch = { ma-character-witch }
ma-setup-characters-spy = { ma-character-spy }
ma-setup-characters-peasant = { ma-character-peasant }
ma-setup-characters-cheat = { ma-character-cheat }
ma-setup-characters-inquisitor = { ma-character-inquisitor }
ma-setup-characters-widow = { ma-character-widow }

ma-setup-answers = Answers to an announcement
ma-setup-answers-in-turn = One after the other
ma-setup-answers-at-once = All at once, in secret

ma-setup-notebook = Notebook
ma-setup-notebook-no = None: everybody has to remember
ma-setup-notebook-yes = Everybody may look up what they have seen
