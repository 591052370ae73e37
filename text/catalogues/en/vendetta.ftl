### Vampire: The Masquerade – Vendetta. The terms are those of the rule book in docs/rules; the names and sentences of
### the cards stand in vendetta-cards.ftl.
###
### $seat, $from and $other are names of players; with each comes $seat-you and so on: "yes" if that player is the reader,
### else "no". $card, $follower, $source, $relic, $place, $clan, $location, $stand and $window are terms; with each comes
### its id.

vd-name = Vampire: The Masquerade – Vendetta
vd-tagline = Seven clans, one city, and blood that is never enough for everybody.
vd-goal = Over three rounds, send your clan’s cards and Blood to the locations of Chicago, win Allies and Influence there, and keep your Blood from running out. Whoever has the most Influence after round 3 wins.

## Terms

vd-clan-brujah = Brujah
vd-clan-gangrel = Gangrel
vd-clan-malkavian = Malkavian
vd-clan-nosferatu = Nosferatu
vd-clan-toreador = Toreador
vd-clan-tremere = Tremere
vd-clan-ventrue = Ventrue

vd-location-first = Location 1
vd-location-second = Location 2
vd-location-third = Location 3
vd-location-haven = Prince’s Haven
vd-stand-stay = stay
vd-stand-withdraw = withdraw
# Moments at which cards act, at the beginning of a sentence.
vd-window-planning_begins = Planning begins
vd-window-own_turn = Your turn
vd-window-card_played = A card was played
vd-window-planning_ends = Planning ends
vd-window-resolution_begins = Resolution begins
vd-window-choices_shown = The choices are shown
vd-window-choices_final = The choices are final
vd-window-withdrawing = A withdrawal
vd-window-withdrew = After a withdrawal
vd-window-before_reveal = Before the reveal
vd-window-reveal = The reveal
vd-window-revealed = After the reveal
vd-window-setup = Setup
vd-window-conflict_begins = The Conflict begins
vd-window-before_power = Before power is counted
vd-window-winner_known = The winner is known
vd-window-reward = A reward
vd-window-joins = A card joins an Alliance
vd-window-aftermath = Aftermath
vd-window-location_resolved = The location is resolved
vd-window-round_ends = The round ends
vd-window-blood_lost = Blood was lost
vd-window-pool_empty = The Pool is empty
vd-window-frenzy_caused = A Frenzy
vd-window-frenzy_drain = The drain of a Frenzy

## Parts of sentences, for the inflection of terms and numbers. Not every language uses every part.

vd-part-at = at { $location }
vd-part-to = to { $location }
vd-part-from = from { $location }
# As an object: “gains 2 Blood”; blood also as a subject.
vd-part-blood = { $count } Blood
vd-part-blood-subject = { $count } Blood
vd-part-influence = { $count } Influence
vd-part-tokens =
    { $count ->
        [one] { $count } Diablerie token
       *[other] { $count } Diablerie tokens
    }
vd-part-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
vd-part-points = { $count } Influence

## What happens: setup

vd-event-first-drawn =
    { $seat-you ->
        [yes] By lot, you hold the Ambition token first.
       *[no] By lot, { $seat } holds the Ambition token first.
    }
vd-event-place-laid = The place card “{ $place }” lies { vd-part-at }.
vd-event-relic-offered = A relic is offered: “{ $relic }”.
vd-event-clan-offered = A clan is offered: { $clan }.
vd-event-picked-clan =
    { $seat-you ->
        [yes] You lead clan { $clan }.
       *[no] { $seat } leads clan { $clan }.
    }
vd-event-picked-relic =
    { $seat-you ->
        [yes] You take the relic “{ $relic }”.
       *[no] { $seat } takes the relic “{ $relic }”.
    }

## What happens: a round begins

vd-event-round-began = Round { $round } begins.
vd-event-fed =
    { $seat-you ->
        [yes] You feed and gain { vd-part-blood }.
       *[no] { $seat } feeds and gains { vd-part-blood }.
    }
vd-event-ally-came = { $follower } comes { vd-part-to }.
vd-event-drew-card =
    { $seat-you ->
        [yes] You draw “{ $card }”.
       *[no] { $seat } draws “{ $card }”.
    }
vd-event-drew =
    { $seat-you ->
        [yes] You draw { vd-part-cards }.
       *[no] { $seat } draws { vd-part-cards }.
    }
vd-event-bottomed-card =
    { $seat-you ->
        [yes] You put “{ $card }” at the bottom of your clan deck.
       *[no] { $seat } puts “{ $card }” at the bottom of the clan deck.
    }
vd-event-built-hand =
    { $seat-you ->
        [yes] Your hand is ready.
       *[no] { $seat }’s hand is ready.
    }

## What happens: Planning

vd-event-turn-began =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
vd-event-played =
    { $seat-you ->
        [yes] You play “{ $card }” face up { vd-part-at }.
       *[no] { $seat } plays “{ $card }” face up { vd-part-at }.
    }
vd-event-played-down-card =
    { $seat-you ->
        [yes] You play “{ $card }” face down { vd-part-at }.
       *[no] { $seat } plays “{ $card }” face down { vd-part-at }.
    }
vd-event-played-down =
    { $seat-you ->
        [yes] You play a card face down { vd-part-at }.
       *[no] { $seat } plays a card face down { vd-part-at }.
    }
vd-event-spent =
    { $seat-you ->
        [yes] You spend { vd-part-blood }.
       *[no] { $seat } spends { vd-part-blood }.
    }
vd-event-deployed =
    { $seat-you ->
        [yes] You deploy { vd-part-blood } { vd-part-at }.
       *[no] { $seat } deploys { vd-part-blood } { vd-part-at }.
    }
vd-event-flipped =
    { $seat-you ->
        [yes] You flip a Diablerie token: 1 Blood from the Supply comes into your Area { vd-part-at }.
       *[no] { $seat } flips a Diablerie token and deploys 1 Blood from the Supply { vd-part-at }.
    }
vd-event-drained =
    { $seat-you ->
        [yes] You drain “{ $follower }” and gain { vd-part-blood }.
       *[no] { $seat } drains “{ $follower }” and gains { vd-part-blood }.
    }
vd-event-got-tokens =
    { $seat-you ->
        [yes] You take { vd-part-tokens }.
       *[no] { $seat } takes { vd-part-tokens }.
    }
vd-event-eliminated =
    { $seat-you ->
        [yes] You are eliminated.
       *[no] { $seat } is eliminated.
    }
vd-event-ambition-moved =
    { $seat-you ->
        [yes] The Ambition token goes to you.
       *[no] The Ambition token goes to { $seat }.
    }
vd-event-turn-ended =
    { $seat-you ->
        [yes] You end your turn.
       *[no] { $seat } ends the turn.
    }
vd-event-planning-ended = Planning is over.

## What happens: Withdraw and Reveal

vd-event-site-began = { $location } is being resolved.
vd-event-has-chosen =
    { $seat-you ->
        [yes] You have chosen.
       *[no] { $seat } has chosen.
    }
vd-event-stayed =
    { $seat-you ->
        [yes] You stay { vd-part-at }.
       *[no] { $seat } stays { vd-part-at }.
    }
vd-event-withdrew =
    { $seat-you ->
        [yes] You withdraw { vd-part-from }.
       *[no] { $seat } withdraws { vd-part-from }.
    }
vd-event-changed-choice =
    { $seat-you ->
        [yes] You change your choice: { $stand }.
       *[no] { $seat } makes another choice: { $stand }.
    }
vd-event-moved =
    { $seat-you ->
        [yes] Your card “{ $card }” goes { vd-part-to }.
       *[no] { $seat }’s card “{ $card }” goes { vd-part-to }.
    }
vd-event-moved-down =
    { $seat-you ->
        [yes] Your face-down card goes { vd-part-to }.
       *[no] { $seat }’s face-down card goes { vd-part-to }.
    }
vd-event-blood-returned =
    { $seat-you ->
        [yes] You take { vd-part-blood } { vd-part-from } back into your Pool.
       *[no] { $seat } takes { vd-part-blood } { vd-part-from } back into the Pool.
    }
vd-event-came-back =
    { $seat-you ->
        [yes] “{ $card }” goes back to your hand.
       *[no] “{ $card }” goes back to { $seat }’s hand.
    }
vd-event-came-back-down-card =
    { $seat-you ->
        [yes] “{ $card }” goes back to your hand, unseen.
       *[no] “{ $card }” goes back to { $seat }’s hand, unseen.
    }
vd-event-came-back-down =
    { $seat-you ->
        [yes] A face-down card goes back to your hand.
       *[no] A face-down card goes back to { $seat }’s hand.
    }
vd-event-turned-up =
    { $seat-you ->
        [yes] Your card “{ $card }” is turned face up { vd-part-at }.
       *[no] { $seat }’s card “{ $card }” is turned face up { vd-part-at }.
    }
vd-event-kept-down =
    { $seat-you ->
        [yes] One of your cards stays face down { vd-part-at }.
       *[no] One of { $seat }’s cards stays face down { vd-part-at }.
    }
vd-event-turned-down =
    { $seat-you ->
        [yes] Your card “{ $card }” is turned face down { vd-part-at }.
       *[no] { $seat }’s card “{ $card }” is turned face down { vd-part-at }.
    }

## What happens: cards act. Of a place card there is no $seat.

vd-event-acts =
    { $seat-you ->
        [yes] Your card “{ $source }” acts.
       *[no] “{ $source }” acts.
    }
vd-event-gained =
    { $seat-you ->
        [yes] You gain { vd-part-blood }.
       *[no] { $seat } gains { vd-part-blood }.
    }
vd-event-lost =
    { $seat-you ->
        [yes] You lose { vd-part-blood }.
       *[no] { $seat } loses { vd-part-blood }.
    }
vd-event-stolen =
    { $seat-you ->
        [yes] You steal { vd-part-blood } from { $from }.
       *[no] { $from-you ->
            [yes] { $seat } steals { vd-part-blood } from you.
           *[no] { $seat } steals { vd-part-blood } from { $from }.
        }
    }
vd-event-protected =
    { $seat-you ->
        [yes] You are protected and lose no Blood.
       *[no] { $seat } is protected and loses no Blood.
    }
vd-event-diverted =
    { $seat-you ->
        [yes] Instead of leaving, { vd-part-blood-subject } goes into your Area { vd-part-at }.
       *[no] Instead of leaving, { vd-part-blood-subject } goes into { $seat }’s Area { vd-part-at }.
    }
vd-event-in-frenzy =
    { $seat-you ->
        [yes] You go into Frenzy!
       *[no] { $seat } goes into Frenzy!
    }
vd-event-frenzy-sent-by =
    { $seat-you ->
        [yes] For the Frenzy you gain { vd-part-influence }.
       *[no] For the Frenzy { $seat } gains { vd-part-influence }.
    }
vd-event-frenzy-avoided =
    { $seat-you ->
        [yes] You avoid the Frenzy.
       *[no] { $seat } avoids the Frenzy.
    }
vd-event-drain-avoided =
    { $seat-you ->
        [yes] You drain nobody in this Frenzy.
       *[no] { $seat } drains nobody in this Frenzy.
    }
vd-event-nothing-to-drain =
    { $seat-you ->
        [yes] There is nobody for you to drain: you discard { vd-part-influence } and take 1 Blood.
       *[no] There is nobody for { $seat } to drain: { $seat } discards { vd-part-influence } and takes 1 Blood.
    }
vd-event-influence-gained =
    { $seat-you ->
        [yes] You gain { vd-part-influence }.
       *[no] { $seat } gains { vd-part-influence }.
    }
vd-event-influence-lost =
    { $seat-you ->
        [yes] You lose { vd-part-influence }.
       *[no] { $seat } loses { vd-part-influence }.
    }
vd-event-influence-given =
    { $seat-you ->
        [yes] { $from } gives you { vd-part-influence }.
       *[no] { $from-you ->
            [yes] You give { vd-part-influence } to { $seat }.
           *[no] { $from } gives { vd-part-influence } to { $seat }.
        }
    }
vd-event-blood-placed =
    { $seat-you ->
        [yes] From the Supply { vd-part-blood-subject } comes into your Area { vd-part-at }.
       *[no] From the Supply { vd-part-blood-subject } comes into { $seat }’s Area { vd-part-at }.
    }
vd-event-blood-discarded =
    { $seat-you ->
        [yes] You discard { vd-part-blood } deployed { vd-part-at }.
       *[no] { $seat } discards { vd-part-blood } deployed { vd-part-at }.
    }
vd-event-blood-taken =
    { $seat-you ->
        [yes] You take { vd-part-blood } from { $from }’s Area into your Pool.
       *[no] { $from-you ->
            [yes] { $seat } takes { vd-part-blood } from your Area.
           *[no] { $seat } takes { vd-part-blood } from { $from }’s Area.
        }
    }
vd-event-blood-handed-over =
    { $seat-you ->
        [yes] { $from } hands { vd-part-blood } over to your Area.
       *[no] { $from-you ->
            [yes] You hand { vd-part-blood } over to { $seat }’s Area.
           *[no] { $from } hands { vd-part-blood } over to { $seat }’s Area.
        }
    }
vd-event-blood-swapped =
    { $seat-you ->
        [yes] You exchange your Pool with your Blood { vd-part-at }: now { $count } Blood lies there.
       *[no] { $seat } exchanges the Pool with the Blood { vd-part-at }: now { $count } Blood lies there.
    }
vd-event-blood-moved =
    { $seat-you ->
        [yes] You move { vd-part-blood } { vd-part-to }.
       *[no] { $seat } moves { vd-part-blood } { vd-part-to }.
    }
vd-event-looked-card =
    { $seat-you ->
        [yes] You see { $other }’s card: “{ $card }”.
       *[no] { $other-you ->
            [yes] { $seat } sees your card: “{ $card }”.
           *[no] { $seat } sees { $other }’s card: “{ $card }”.
        }
    }
vd-event-looked =
    { $seat-you ->
        [yes] You look at { $count } of { $other }’s cards.
       *[no] { $other-you ->
            [yes] { $seat } looks at { $count } of your cards.
           *[no] { $seat } looks at { $count } of { $other }’s cards.
        }
    }
vd-event-has-bid =
    { $seat-you ->
        [yes] You have bid.
       *[no] { $seat } has bid.
    }
vd-event-bid-opened =
    { $seat-you ->
        [yes] You bid { $count }.
       *[no] { $seat } bids { $count }.
    }
vd-event-lowest-bid =
    { $seat-you ->
        [yes] Your bid is the lowest.
       *[no] { $seat }’s bid is the lowest.
    }
vd-event-skips =
    { $seat-you ->
        [yes] Your Setup and Aftermath cards do not resolve { vd-part-at }.
       *[no] { $seat }’s Setup and Aftermath cards do not resolve { vd-part-at }.
    }
vd-event-immune =
    { $seat-you ->
        [yes] In this round “{ $card }” takes no Blood from you.
       *[no] In this round “{ $card }” takes no Blood from { $seat }.
    }

## What happens: power, ranks and rewards

vd-event-power-is =
    { $seat-you ->
        [yes] Your power { vd-part-at }: { $count }.
       *[no] { $seat }’s power { vd-part-at }: { $count }.
    }
vd-event-ranked =
    { $seat-you ->
        [yes] { $rank ->
            [1] You win { vd-part-at }.
            [2] You come second { vd-part-at }.
            [3] You come third { vd-part-at }.
           *[other] You come { $rank }th { vd-part-at }.
        }
       *[no] { $rank ->
            [1] { $seat } wins { vd-part-at }.
            [2] { $seat } comes second { vd-part-at }.
            [3] { $seat } comes third { vd-part-at }.
           *[other] { $seat } comes { $rank }th { vd-part-at }.
        }
    }
vd-event-nobody-there = Nobody is { vd-part-at }.
vd-event-ally-left = { $follower } goes { vd-part-from } and leaves the game.
vd-event-rewarded =
    { $seat-you ->
        [yes] Your reward: { vd-part-influence }.
       *[no] { $seat }’s reward: { vd-part-influence }.
    }
vd-event-joined =
    { $seat-you ->
        [yes] “{ $follower }” joins your Alliance.
       *[no] “{ $follower }” joins { $seat }’s Alliance.
    }
vd-event-no-victim-left =
    { $seat-you ->
        [yes] There is no Victim left for you.
       *[no] There is no Victim left for { $seat }.
    }
vd-event-restored =
    { $seat-you ->
        [yes] “{ $follower }” returns to your Alliance, drained no longer.
       *[no] “{ $follower }” returns to { $seat }’s Alliance, drained no longer.
    }
vd-event-shuffled-card =
    { $seat-you ->
        [yes] You shuffle “{ $card }” into your clan deck.
       *[no] { $seat } shuffles “{ $card }” into the clan deck.
    }
vd-event-shuffled =
    { $seat-you ->
        [yes] You shuffle a card into your clan deck.
       *[no] { $seat } shuffles a card into the clan deck.
    }
vd-event-with-partner =
    { $seat-you ->
        [yes] “{ $source }” counts your partner too.
       *[no] “{ $source }” counts { $seat }’s partner too.
    }
vd-event-without-partner =
    { $seat-you ->
        [yes] “{ $source }” leaves your partner out.
       *[no] “{ $source }” leaves { $seat }’s partner out.
    }
vd-event-used-relic =
    { $seat-you ->
        [yes] You use the relic “{ $relic }”.
       *[no] { $seat } uses the relic “{ $relic }”.
    }
vd-event-bonus-total =
    { $seat-you ->
        [yes] Your total { vd-part-at } rises by { $count }.
       *[no] { $seat }’s total { vd-part-at } rises by { $count }.
    }

## What happens: the end

vd-event-round-ended = Round { $round } is over.
vd-event-blood-cleared = All deployed Blood is discarded.
vd-event-scored =
    { $seat-you ->
        [yes] You have { $count } Influence.
       *[no] { $seat } has { $count } Influence.
    }
vd-event-won =
    { $seat-you ->
        [yes] You win!
       *[no] { $seat } wins!
    }

# What a score counts, behind the number.
vd-score-unit = Influence

## Why somebody has won

vd-verdict-score =
    { $seat-you ->
        [yes] You have the highest score: { $count }.
       *[no] { $seat } has the highest score: { $count }.
    }
vd-verdict-blood =
    { $seat-you ->
        [yes] You and { $other } have the same score ({ $count }); you have more Blood in your Pool, { $blood } to { $less }.
       *[no] { $other-you ->
            [yes] You and { $seat } have the same score ({ $count }); { $seat } has more Blood in the Pool, { $blood } to { $less }.
           *[no] { $seat } and { $other } have the same score ({ $count }); { $seat } has more Blood in the Pool, { $blood } to { $less }.
        }
    }
vd-verdict-order =
    { $seat-you ->
        [yes] You and { $other } have the same score ({ $count }) and the same Blood ({ $blood }); you come earlier in player order.
       *[no] { $other-you ->
            [yes] You and { $seat } have the same score ({ $count }) and the same Blood ({ $blood }); { $seat } comes earlier in player order.
           *[no] { $seat } and { $other } have the same score ({ $count }) and the same Blood ({ $blood }); { $seat } comes earlier in player order.
        }
    }
vd-verdict-ties =
    { $seat-you ->
        [yes] You and { $other } have the same score ({ $count }) and the same Blood ({ $blood }); a card lets you win ties.
       *[no] { $other-you ->
            [yes] You and { $seat } have the same score ({ $count }) and the same Blood ({ $blood }); a card lets { $seat } win ties.
           *[no] { $seat } and { $other } have the same score ({ $count }) and the same Blood ({ $blood }); a card lets { $seat } win ties.
        }
    }
vd-verdict-last =
    { $seat-you ->
        [yes] Everybody else is out of the game.
       *[no] Everybody but { $seat } is out of the game.
    }
vd-verdict-team-score =
    { $seat-you ->
        [yes] Your team has the highest sum of scores: { $count }.
       *[no] { $seat }’s team has the highest sum of scores: { $count }.
    }
vd-verdict-team-blood =
    { $seat-you ->
        [yes] Two teams have the same sum of scores ({ $count }); yours has more Blood, { $blood } to { $less }.
       *[no] Two teams have the same sum of scores ({ $count }); { $seat }’s has more Blood, { $blood } to { $less }.
    }
vd-verdict-team-order =
    { $seat-you ->
        [yes] Two teams have the same sum of scores ({ $count }) and the same Blood ({ $blood }); in player order yours comes first.
       *[no] Two teams have the same sum of scores ({ $count }) and the same Blood ({ $blood }); in player order { $seat }’s comes first.
    }
vd-verdict-team-ties =
    { $seat-you ->
        [yes] Two teams have the same sum of scores ({ $count }) and the same Blood ({ $blood }); a card lets yours win ties.
       *[no] Two teams have the same sum of scores ({ $count }) and the same Blood ({ $blood }); a card lets { $seat }’s win ties.
    }
vd-verdict-team-last =
    { $seat-you ->
        [yes] The other teams are out of the game.
       *[no] All teams but { $seat }’s are out of the game.
    }

## What a player is asked

vd-prompt-draw-first = Who holds the Ambition token first is being drawn.
vd-prompt-draw-place = A place card is being drawn.
vd-prompt-offer-relic = A relic is being drawn.
vd-prompt-offer-clan = A clan is being drawn.
vd-prompt-deal-clan = Clans are being drawn.
vd-prompt-draw-ally = An Ally is coming to a location.
vd-prompt-draw-card = A card is being drawn from a clan deck.
vd-prompt-drain-random = Chance decides who is drained in the Frenzy.
vd-prompt-pick-clan = Which clan do you lead?
vd-prompt-pick-relic = Which relic do you take?
vd-prompt-build-hand = Which card goes to the bottom of your clan deck?
vd-prompt-turn = Your turn: play a card, face up or face down. You may drain before and after.
vd-prompt-turn-played =
    { $count ->
        [0] Your card lies { vd-part-at }, and no more Blood may follow it from your Pool. You may drain, or end the turn.
       *[other] Your card lies { vd-part-at }. You may deploy up to { $count } Blood there, drain, or end the turn.
    }
vd-prompt-stand = Do you stay { vd-part-at }, or withdraw? Nobody sees your choice before all have chosen.
vd-prompt-pass-setup = Setup { vd-part-at }: which of your cards is next?
vd-prompt-pass-conflict = Conflict { vd-part-at }: which of your cards is next?
vd-prompt-pass-aftermath = Aftermath { vd-part-at }: which of your cards is next?
vd-prompt-window =
    { $window-id ->
        [planning_begins] Planning is about to begin. Do you use one of your cards?
       *[own_turn] It is your turn. Do you use one of your cards?
        [card_played] A card has just been played. Do you use one of your cards?
        [planning_ends] Planning is over. Do you use one of your cards?
        [resolution_begins] Resolution is about to begin. Do you use one of your cards?
        [choices_shown] Everybody has shown whether they stay. Do you use one of your cards?
        [choices_final] It is settled who stays. Do you use one of your cards?
        [withdrawing] There is a withdrawal. Do you use one of your cards?
        [withdrew] A player has withdrawn. Do you use one of your cards?
        [before_reveal] The face-down cards are about to be turned up. Do you use one of your cards?
        [reveal] The face-down cards are being turned up. Do you use one of your cards?
        [revealed] The cards lie face up. Do you use one of your cards?
        [setup] It is time for Setup cards. Do you use one of your cards?
        [conflict_begins] The Conflict begins. Do you use one of your cards?
        [before_power] Power is about to be counted. Do you use one of your cards?
        [winner_known] The winner is known. Do you use one of your cards?
        [reward] A reward is being given out. Do you use one of your cards?
        [joins] A card joins an Alliance. Do you use one of your cards?
        [aftermath] It is time for Aftermath cards. Do you use one of your cards?
        [location_resolved] The location is resolved. Do you use one of your cards?
        [round_ends] The round ends. Do you use one of your cards?
        [blood_lost] Blood has been lost. Do you use one of your cards?
        [pool_empty] Your Pool is empty, and Frenzy is near. Do you use one of your cards?
        [frenzy_caused] Somebody has gone into Frenzy. Do you use one of your cards?
        [frenzy_drain] You are in Frenzy, and a card of your Alliance is about to be drained. Do you use one of your cards?
    }
vd-prompt-effect-partner = “{ $card }”: is your partner meant too?
vd-prompt-effect-player = “{ $card }”: choose a player.
vd-prompt-effect-location = “{ $card }”: choose a location.
vd-prompt-effect-card = “{ $card }”: choose a card.
vd-prompt-effect-follower = “{ $card }”: choose an Ally or a Victim.
vd-prompt-effect-number = “{ $card }”: how much Blood?
vd-prompt-effect-option = “{ $card }”: choose what happens.
vd-prompt-effect-option-about = “{ $card }”: choose what happens to “{ $about }”.
vd-prompt-effect-whether = “{ $card }”: do you do it?
vd-prompt-effect-pay = “{ $card }”: do you spend { vd-part-blood }?
vd-prompt-bid = Bid Blood in secret. What you bid is lost or deployed; whoever bids lowest turns a card face down.
vd-prompt-over = The match is over.

## Labels of the answers

vd-option-first = Ambition token: { $seat }
vd-option-lay = { $card }
vd-option-clan = { $clan }
vd-option-take-relic = { $card }
vd-option-bottom = To the bottom: { $card }
vd-option-play-up = { $card } ({ $power }) → { $location }
vd-option-play-down = { $card } → { $location }, face down ({ $cost } Blood)
vd-option-blood = Deploy { $count } Blood
vd-option-flip = Flip a Diablerie token: 1 Blood
vd-option-drain = Drain { $card }: +{ $count } Blood
vd-option-drain-vampire = Drain { $card }: +{ $count } Blood, { $tokens } Diablerie
vd-option-drain-deadly = Drain { $card }: you would be eliminated
vd-option-use = Use { $card }
vd-option-resolve = { $card }
vd-option-pass = Use nothing
vd-option-pass-step = Nothing more
vd-option-end = End the turn
vd-option-stay = Stay
vd-option-withdraw = Withdraw
vd-option-bid = Bid { $count }
vd-option-with-partner = The partner is meant too
vd-option-without-partner = The partner is left out
vd-option-player = { $seat }
vd-option-location = { $location }
vd-option-slot-up = { $card } ({ $seat }, { $location })
vd-option-slot-down = { $card } (face down, { $seat }, { $location })
vd-option-slot-hidden = Face-down { $clan } card ({ $seat }, { $location })
vd-option-card = { $card }
vd-option-follower = { $card }
vd-option-number = { $count }
vd-option-option = The { $number ->
        [1] first
        [2] second
        [3] third
       *[other] { $number }th
    } of these
# What an alternative of a card does, by its first effect.
vd-option-does-stolen = { $count } Blood is stolen
vd-option-does-lost = { $count } Blood is lost
vd-option-does-influence-given = { $count } Influence is given away
vd-option-does-influence-lost = { $count } Influence is lost
vd-option-does-handed-over = Deployed Blood is handed over
vd-option-does-skipped = Setup and Aftermath cards do not resolve here
vd-option-does-kept-down = The card stays face down
vd-option-does-turned-up = The card is turned face up
vd-option-does-turned-down = The card is turned face down
vd-option-does-spent = Blood is spent
vd-option-does-moved = The card moves to another location
vd-option-does-blood-moved = Deployed Blood moves to another location
vd-option-does-swapped = Pool and deployed Blood change places
vd-option-does-withdrawn = Withdraw from here at once
vd-option-yes = Yes
vd-option-no = No
vd-option-done = Enough

## Where numbers come from. Beside each line stands the amount that it adds to the total.

vd-account-influence = Influence tokens
vd-account-ally = “{ $card }”
vd-account-victims =
    { $count ->
        [one] { $count } Victim
       *[other] { $count } Victims
    }
vd-account-drained = “{ $card }”, drained
vd-account-drained-victims =
    { $count ->
        [one] { $count } drained Victim
       *[other] { $count } drained Victims
    }
vd-account-tokens =
    { $count ->
        [one] { $count } Diablerie token
       *[other] { $count } Diablerie tokens
    }
vd-account-relic = Relic “{ $card }”
vd-account-ability = Ability of “{ $card }”
vd-account-card = “{ $card }”
vd-account-card-changed = “{ $card }” (base power { $count })
vd-account-card-down = “{ $card }”, face down
vd-account-card-hidden = A face-down card
vd-account-blood = Deployed Blood
vd-account-bonus = Bonus to the total
vd-account-effects = Effects of cards
vd-account-nobody = Nothing lies there
vd-account-no-feed = No undrained card feeds
vd-account-start = From the beginning
vd-account-rewards = Rewards of locations
vd-account-frenzies = Frenzies caused
vd-account-gained = Gained by effects
vd-account-lost = Lost, discarded or given away
vd-account-unseen = From before, or happening now

## Words of the board in a terminal. Width is scarce; the numbers say how much there is.

vd-ui-setup = Setup
vd-ui-round = Round { $round } of 3: { $phase }
vd-ui-over = The end
vd-ui-phase-feed = Feed
vd-ui-phase-refill = Refill
vd-ui-phase-hand = Hand Building
vd-ui-phase-planning = Planning
vd-ui-phase-resolution = Resolution
vd-ui-phase-end = end of the round
vd-ui-step-withdraw = Withdraw
vd-ui-step-reveal = Reveal
vd-ui-step-setup = Setup
vd-ui-step-conflict = Conflict
vd-ui-step-aftermath = Aftermath
vd-ui-step-passive = passive
# Columns: 10, then 9 each.
vd-ui-clan = Clan
vd-ui-blood = Blood
vd-ui-influence = Influence
vd-ui-tokens = Diablerie
vd-ui-hand = Hand
vd-ui-deck = Deck
# What is to be said of a player.
vd-ui-ambition = Ambition token
vd-ui-partner = your partner
vd-ui-out = eliminated
vd-ui-chosen = has chosen
vd-ui-choosing = is choosing
vd-ui-stays = stays
vd-ui-withdraws = withdraws
vd-ui-bid = bid { $count }
# Labels before a line; 11 each.
vd-ui-alliance = Alliance
vd-ui-drained = Drained
vd-ui-relic = Relic
vd-ui-ally = Ally
vd-ui-place = Place
vd-ui-acts = Acts
vd-ui-offered = Offered
vd-ui-bottom = Bottom
vd-ui-used = used
vd-ui-resolving = being resolved
vd-ui-resolved = resolved
vd-ui-winner = won by { $name }
vd-ui-times = { $card } ×{ $count }
vd-ui-nature-human = human
vd-ui-nature-vampire = vampire
vd-ui-values = Influence { $influence }, Feed { $feed }, Drain { $drain }, then Influence { $drained }
vd-ui-relic-influence = Influence { $influence }
vd-ui-face-down = { $count } face down
vd-ui-down-card = { $card } (face down)
vd-ui-blood-here = { $count } Blood
vd-ui-bonus = +{ $count } in total
vd-ui-nobody = Nobody is here.
vd-ui-skips = no Setup, no Aftermath
vd-ui-your-hand = Your hand
vd-ui-hand-of = Hand of { $name }
vd-ui-drawn = Drawn: one goes to the bottom
# Beside the choices to stay and to withdraw.
vd-ui-for-winner = whoever wins takes { $card }
vd-ui-to-haven = cards face up to Prince’s Haven, { $count } Blood to your Pool
vd-ui-to-hand = cards to your hand, { $count } Blood to your Pool
# Below the choices: why something is not among them.
vd-ui-no-face-down = Face down is not among the choices: it costs Blood, and your last Blood cannot be spent.
# In the log, where several cards follow each other.
vd-ui-drew = You draw: { $cards }.
vd-ui-offered-clans = Clans to choose from: { $names }.
vd-ui-offered-relics = Relics to choose from: { $names }.

## Pages to read in a terminal

vd-ui-command-guide = guide
vd-ui-command-cards = cards
vd-ui-about-guide = how the game is played
vd-ui-about-cards = all cards, with what they do
vd-ui-allies = Allies
vd-ui-relics = Relics
vd-ui-places = Place cards

vd-ui-guide-goal = Three rounds. At the end count Influence: tokens, Allies and Victims in your Alliance, relics; each Diablerie token takes 1. [VD-033, VD-217]
vd-ui-guide-round = A round: Feed brings Blood, an Ally comes to each location, you draw two cards and keep one, then comes Planning and at last Resolution. [VD-034, VD-037, VD-041, VD-043]
vd-ui-guide-turn = In each of your Planning turns you play one card to a location: face up for nothing, face down for 1 Blood. Then up to 3 Blood may follow it there. [VD-048, VD-060, VD-061, VD-076]
vd-ui-guide-blood = Your last Blood can be neither spent nor deployed, but it can be lost or stolen. [VD-080, VD-194, VD-196, VD-198]
vd-ui-guide-drain = In your turn you may drain cards of your Alliance: that gives Blood at once, but they are worth less at the end. [VD-050, VD-085, VD-086]
vd-ui-guide-diablerie = Draining a vampire gives a Diablerie token. When you play a card, a token can be flipped for 1 more Blood; a third token eliminates you. [VD-093, VD-097, VD-098]
vd-ui-guide-withdraw = The locations are resolved one by one. First all who are there choose in secret: stay, or withdraw with Blood to the Pool and cards to Prince’s Haven. [VD-113, VD-120, VD-124, VD-125]
vd-ui-guide-steps = Then face-down cards are turned up, and the cards of the Setup, Conflict and Aftermath steps act in player order. Passive cards act only while they lie face up. [VD-070, VD-135, VD-139, VD-146, VD-175]
vd-ui-guide-rewards = Power is the sum of your cards and your Blood there. The first takes the Ally, the second a Victim, the first three get Influence; Prince’s Haven also gives the Ambition token. [VD-148, VD-164, VD-165, VD-167, VD-169]
vd-ui-guide-frenzy = A Pool without Blood means Frenzy: whoever caused it gains 1 Influence, and a random card of your Alliance is drained. [VD-178, VD-181, VD-184]

## The fields of a view, for a board that knows no game: vd-field-NAME, and their values: vd-NAME-VALUE, else
## vd-value-VALUE. An underscore in a name is a hyphen here.

vd-field-round = Round
vd-field-teams = Team mode
vd-field-ambition = Ambition token
vd-field-current = Being resolved
vd-field-players = Players
vd-field-sites = Locations
vd-field-deployed = Deployed cards
vd-field-ally-deck = Ally deck
vd-field-victim-deck = Victims left
vd-field-offered-clans = Clans to choose from
vd-field-offered-relics = Relics to choose from
vd-field-ranking = Ranking
vd-field-put-off = Put off to the end of the round
vd-field-effects = Cards being carried out
vd-field-frames = Steps in progress
vd-field-clan = Clan
vd-field-relic = Relic
vd-field-relic-used = Relic used
vd-field-out = Eliminated
vd-field-out-as = Order of elimination
vd-field-blood = Blood
vd-field-influence = Influence
vd-field-tokens = Diablerie tokens
vd-field-flipped = Flipped
vd-field-allies = Alliance
vd-field-drained = Drained
vd-field-victims = Victims
vd-field-drained-victims = Drained Victims
vd-field-hand = Hand
vd-field-hand-count = Cards in hand
vd-field-deck = Clan deck
vd-field-bottom = Bottom of the clan deck
vd-field-deck-count = Cards in the clan deck
vd-field-drawn = Drawn cards
vd-field-stand = Stay or withdraw
vd-field-stands = Has chosen
vd-field-bid = Bid
vd-field-bids = Has bid
vd-field-immune-to = Protected from
vd-field-seen-out = Known not to be in the clan deck
vd-field-came-back = Went back to the hand openly
vd-field-ally = Ally
vd-field-place = Place
vd-field-areas = Areas
vd-field-cards = Cards there
vd-field-up = Face-up cards
vd-field-resolved = Resolved
vd-field-winner = Winner
vd-field-rewarded = Got a card here
vd-field-skips = Skip Setup and Aftermath
vd-field-down-power = Power of face-down cards
vd-field-bonus = Bonus to the total
vd-field-card = Card
vd-field-marks = State
vd-field-at = Where
vd-field-area = Area of
vd-field-step = Step
vd-field-stage = Stage
vd-field-count = Count
vd-field-seat = Who decides
vd-field-seats = Still to come
vd-field-others = Others concerned
vd-field-window = Moment
vd-field-source = Card that acts
vd-field-slot = Its place
vd-field-event = What happened
vd-field-waiting = Cards waiting
vd-field-who = Whom it concerns
vd-field-causer = Caused by
vd-field-amount = How much
vd-field-down = Face down
vd-field-from = Place in its text
vd-field-pc = Place in its text
vd-field-player = Whose card
vd-field-locals = What was named
vd-field-value = What it is
vd-field-open = Open
vd-field-seen-by = Known to

vd-step-draw-first = Drawing the first player
vd-step-draw-place = Drawing place cards
vd-step-offer-relic = Offering relics
vd-step-offer-clan = Offering clans
vd-step-deal-clan = Dealing clans
vd-step-draw-ally = An Ally comes
vd-step-draw-card = Drawing a card
vd-step-drain-random = A random drain
vd-step-pick-clan = Picking a clan
vd-step-pick-relic = Picking a relic
vd-step-ready = Hands and decks
vd-step-round = The round
vd-step-build-hand = Hand Building
vd-step-turns = Planning
vd-step-turn = A turn
vd-step-site = A location is resolved
vd-step-stand = Stay or withdraw
vd-step-withdrawal = A withdrawal
vd-step-pass = Cards of a step
vd-step-rewards = Rewards
vd-step-window = A moment for cards
vd-step-effect = A card is carried out
vd-step-bid = Bidding
vd-step-frenzy = Frenzy
vd-step-over = The match is over

vd-marks-up = face up
vd-marks-kept-down = stays face down
vd-marks-engaged = its Conflict effect counts
vd-marks-zeroed = power set to 0
vd-marks-without-partner = leaves the partner out

vd-value-brujah = { vd-clan-brujah }
vd-value-gangrel = { vd-clan-gangrel }
vd-value-malkavian = { vd-clan-malkavian }
vd-value-nosferatu = { vd-clan-nosferatu }
vd-value-toreador = { vd-clan-toreador }
vd-value-tremere = { vd-clan-tremere }
vd-value-ventrue = { vd-clan-ventrue }
vd-value-first = { vd-location-first }
vd-value-second = { vd-location-second }
vd-value-third = { vd-location-third }
vd-value-haven = { vd-location-haven }
vd-value-stay = { vd-stand-stay }
vd-value-withdraw = { vd-stand-withdraw }
vd-value-planning-begins = { vd-window-planning_begins }
vd-value-own-turn = { vd-window-own_turn }
vd-value-card-played = { vd-window-card_played }
vd-value-planning-ends = { vd-window-planning_ends }
vd-value-resolution-begins = { vd-window-resolution_begins }
vd-value-choices-shown = { vd-window-choices_shown }
vd-value-choices-final = { vd-window-choices_final }
vd-value-withdrawing = { vd-window-withdrawing }
vd-value-withdrew = { vd-window-withdrew }
vd-value-before-reveal = { vd-window-before_reveal }
vd-value-reveal = { vd-window-reveal }
vd-value-revealed = { vd-window-revealed }
vd-value-setup = { vd-window-setup }
vd-value-conflict-begins = { vd-window-conflict_begins }
vd-value-before-power = { vd-window-before_power }
vd-value-winner-known = { vd-window-winner_known }
vd-value-reward = { vd-window-reward }
vd-value-joins = { vd-window-joins }
vd-value-aftermath = { vd-window-aftermath }
vd-value-location-resolved = { vd-window-location_resolved }
vd-value-round-ends = { vd-window-round_ends }
vd-value-blood-lost = { vd-window-blood_lost }
vd-value-pool-empty = { vd-window-pool_empty }
vd-value-frenzy-caused = { vd-window-frenzy_caused }
vd-value-frenzy-drain = { vd-window-frenzy_drain }
vd-value-true = yes
vd-value-false = no
vd-value-unknown = hidden
vd-value-spectator = spectators
# The cards, wherever they lie.
vd-value-br01 = { vd-card-br01 }
vd-value-br02 = { vd-card-br02 }
vd-value-br03 = { vd-card-br03 }
vd-value-br04 = { vd-card-br04 }
vd-value-br05 = { vd-card-br05 }
vd-value-br06 = { vd-card-br06 }
vd-value-br07 = { vd-card-br07 }
vd-value-br08 = { vd-card-br08 }
vd-value-br09 = { vd-card-br09 }
vd-value-ga01 = { vd-card-ga01 }
vd-value-ga02 = { vd-card-ga02 }
vd-value-ga03 = { vd-card-ga03 }
vd-value-ga04 = { vd-card-ga04 }
vd-value-ga05 = { vd-card-ga05 }
vd-value-ga06 = { vd-card-ga06 }
vd-value-ga07 = { vd-card-ga07 }
vd-value-ga08 = { vd-card-ga08 }
vd-value-ga09 = { vd-card-ga09 }
vd-value-ma01 = { vd-card-ma01 }
vd-value-ma02 = { vd-card-ma02 }
vd-value-ma03 = { vd-card-ma03 }
vd-value-ma04 = { vd-card-ma04 }
vd-value-ma05 = { vd-card-ma05 }
vd-value-ma06 = { vd-card-ma06 }
vd-value-ma07 = { vd-card-ma07 }
vd-value-ma08 = { vd-card-ma08 }
vd-value-ma09 = { vd-card-ma09 }
vd-value-no01 = { vd-card-no01 }
vd-value-no02 = { vd-card-no02 }
vd-value-no03 = { vd-card-no03 }
vd-value-no04 = { vd-card-no04 }
vd-value-no05 = { vd-card-no05 }
vd-value-no06 = { vd-card-no06 }
vd-value-no07 = { vd-card-no07 }
vd-value-no08 = { vd-card-no08 }
vd-value-no09 = { vd-card-no09 }
vd-value-to01 = { vd-card-to01 }
vd-value-to02 = { vd-card-to02 }
vd-value-to03 = { vd-card-to03 }
vd-value-to04 = { vd-card-to04 }
vd-value-to05 = { vd-card-to05 }
vd-value-to06 = { vd-card-to06 }
vd-value-to07 = { vd-card-to07 }
vd-value-to08 = { vd-card-to08 }
vd-value-to09 = { vd-card-to09 }
vd-value-tr01 = { vd-card-tr01 }
vd-value-tr02 = { vd-card-tr02 }
vd-value-tr03 = { vd-card-tr03 }
vd-value-tr04 = { vd-card-tr04 }
vd-value-tr05 = { vd-card-tr05 }
vd-value-tr06 = { vd-card-tr06 }
vd-value-tr07 = { vd-card-tr07 }
vd-value-tr08 = { vd-card-tr08 }
vd-value-tr09 = { vd-card-tr09 }
vd-value-ve01 = { vd-card-ve01 }
vd-value-ve02 = { vd-card-ve02 }
vd-value-ve03 = { vd-card-ve03 }
vd-value-ve04 = { vd-card-ve04 }
vd-value-ve05 = { vd-card-ve05 }
vd-value-ve06 = { vd-card-ve06 }
vd-value-ve07 = { vd-card-ve07 }
vd-value-ve08 = { vd-card-ve08 }
vd-value-ve09 = { vd-card-ve09 }
vd-value-al01 = { vd-card-al01 }
vd-value-al02 = { vd-card-al02 }
vd-value-al03 = { vd-card-al03 }
vd-value-al04 = { vd-card-al04 }
vd-value-al05 = { vd-card-al05 }
vd-value-al06 = { vd-card-al06 }
vd-value-al07 = { vd-card-al07 }
vd-value-al08 = { vd-card-al08 }
vd-value-al09 = { vd-card-al09 }
vd-value-al10 = { vd-card-al10 }
vd-value-al11 = { vd-card-al11 }
vd-value-al12 = { vd-card-al12 }
vd-value-al13 = { vd-card-al13 }
vd-value-al14 = { vd-card-al14 }
vd-value-al15 = { vd-card-al15 }
vd-value-al16 = { vd-card-al16 }
vd-value-al17 = { vd-card-al17 }
vd-value-al18 = { vd-card-al18 }
vd-value-al19 = { vd-card-al19 }
vd-value-al20 = { vd-card-al20 }
vd-value-al21 = { vd-card-al21 }
vd-value-al22 = { vd-card-al22 }
vd-value-al23 = { vd-card-al23 }
vd-value-al24 = { vd-card-al24 }
vd-value-al25 = { vd-card-al25 }
vd-value-al26 = { vd-card-al26 }
vd-value-al27 = { vd-card-al27 }
vd-value-al28 = { vd-card-al28 }
vd-value-al29 = { vd-card-al29 }
vd-value-al30 = { vd-card-al30 }
vd-value-victim = { vd-card-victim }
vd-value-re01 = { vd-card-re01 }
vd-value-re02 = { vd-card-re02 }
vd-value-re03 = { vd-card-re03 }
vd-value-re04 = { vd-card-re04 }
vd-value-re05 = { vd-card-re05 }
vd-value-re06 = { vd-card-re06 }
vd-value-re07 = { vd-card-re07 }
vd-value-re08 = { vd-card-re08 }
vd-value-lo01 = { vd-card-lo01 }
vd-value-lo02 = { vd-card-lo02 }
vd-value-lo03 = { vd-card-lo03 }
vd-value-lo04 = { vd-card-lo04 }
vd-value-lo05 = { vd-card-lo05 }
vd-value-lo06 = { vd-card-lo06 }
vd-value-lo07 = { vd-card-lo07 }
# Where deployed cards are kept.
vd-value-c01 = Card 1
vd-value-c02 = Card 2
vd-value-c03 = Card 3
vd-value-c04 = Card 4
vd-value-c05 = Card 5
vd-value-c06 = Card 6
vd-value-c07 = Card 7
vd-value-c08 = Card 8
vd-value-c09 = Card 9
vd-value-c10 = Card 10
vd-value-c11 = Card 11
vd-value-c12 = Card 12
vd-value-c13 = Card 13
vd-value-c14 = Card 14
vd-value-c15 = Card 15
vd-value-c16 = Card 16
vd-value-c17 = Card 17
vd-value-c18 = Card 18
vd-value-c19 = Card 19
vd-value-c20 = Card 20
vd-value-c21 = Card 21
vd-value-c22 = Card 22
vd-value-c23 = Card 23
vd-value-c24 = Card 24
vd-value-c25 = Card 25
vd-value-c26 = Card 26
vd-value-c27 = Card 27
vd-value-c28 = Card 28
vd-value-c29 = Card 29
vd-value-c30 = Card 30
vd-value-c31 = Card 31
vd-value-c32 = Card 32
vd-value-c33 = Card 33
vd-value-c34 = Card 34
vd-value-c35 = Card 35
vd-value-c36 = Card 36
# Fields whose numbers are seats: they are shown as the player who sits there.
vd-holds-ambition = seat
vd-holds-winner = seat
vd-holds-rewarded = seat
vd-holds-skips = seat
vd-holds-area = seat
vd-holds-ranking = seat
vd-holds-seat = seat
vd-holds-seats = seat
vd-holds-others = seat
vd-holds-who = seat
vd-holds-causer = seat
vd-holds-player = seat
vd-holds-seen-by = seat

## What a bot thought likely, told after the match.

vd-believes-down =
    { $seat-you ->
        [yes] You have “{ $card }” face down { vd-part-at }.
       *[no] { $seat } has “{ $card }” face down { vd-part-at }.
    }
vd-believes-hand =
    { $seat-you ->
        [yes] You have “{ $card }” in hand.
       *[no] { $seat } has “{ $card }” in hand.
    }

## What is agreed before a match: vd-setup-OPTION and vd-setup-OPTION-VALUE.

vd-setup-clans = Clans
vd-setup-clans-pick = Picked in turn
vd-setup-clans-random = Drawn by chance
vd-setup-places = Place cards
vd-setup-places-no = Without
vd-setup-places-yes = One at each location but Prince’s Haven
vd-setup-relics = Relics
vd-setup-relics-no = Without
vd-setup-relics-yes = Everybody takes one
vd-setup-teams = Teams of two (4 players; always with 6)
vd-setup-teams-auto = With six players only
vd-setup-teams-no = Everybody alone
vd-setup-teams-yes = Partners sit opposite each other
