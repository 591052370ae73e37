### Wampiry w Nowej Hucie. The terms are those of the rule book in docs/rules.
###
### $seat, $owner and $target are names of players; with each comes $seat-you and so on: "yes" if that player is the
### reader, else "no". $owner-self is "yes" if the owner is $seat. $estate, $space, $from, $to, $card and $modifier, and $steps of an event, are terms of this file;
### with each comes its id ($estate-id and so on). $steps of an event is text: no plural can be selected by it.

nh-name = Wampiry w Nowej Hucie
nh-tagline = Plot in secret, bite in the dark, and call the Sabbath before your rivals do.
nh-goal = Lay your possessed on the seven estates of Nowa Huta and hold the majority wherever an estate is scored. Whoever has the most Dark Lord points after 15 turns wins.

## Terms

nh-estate-handlowe = Handlowe
nh-estate-teatralne = Teatralne
nh-estate-gorali = Górali
nh-estate-zielone = Zielone
nh-estate-szkolne = Szkolne
nh-estate-ogrodowe = Ogrodowe
nh-estate-mlodosci = Młodości

nh-estate-handlowe-byname = Populous Estate
nh-estate-teatralne-byname = By the Central Square
nh-estate-gorali-byname = Meeting Place
nh-estate-zielone-byname = Dangerous Neighbourhood
nh-estate-szkolne-byname = Tangled Alleys
nh-estate-ogrodowe-byname = Shallow Grave
nh-estate-mlodosci-byname = Tall Buildings

nh-estate-handlowe-ability = Place 3 more possessed here from your supply.
nh-estate-teatralne-ability = Remove an opponent’s possessed from any estate and place one of yours there.
nh-estate-gorali-ability = Move 2 of your possessed here from other estates.
nh-estate-zielone-ability = Move 2 of the opponents’ possessed from one estate to other estates.
nh-estate-szkolne-ability = Swap one of your possessed with an opponent’s on another estate.
nh-estate-ogrodowe-ability = Remove one of yours from here and 2 of the opponents’ from other estates.
nh-estate-mlodosci-ability = Move 1 to 4 of your possessed from one estate to another.

nh-space-reports = Mysterious Reports
nh-space-attack = Surprise Attack
nh-space-reaction = Lightning Reaction
nh-space-slander = Vile Slander
nh-space-gambit = Cunning Gambit
nh-space-bat = Bat
nh-space-sabbath = Sabbath Hour

nh-space-reports-action = Put a raise marker on your vampire’s estate, or cancel the lower marker there.
nh-space-attack-action = Move an opponent’s vampire 1 or 2 estates in either direction.
nh-space-reaction-action = When your turn ends, you may put your circle pawn on any other space.
nh-space-slander-action = Put a lower marker on your vampire’s estate, or cancel the raise marker there.
nh-space-gambit-action = Move an opponent’s circle pawn 1 or 2 spaces clockwise.
nh-space-bat-action = When your turn ends, you may fly your vampire to any other estate.
nh-space-sabbath-action = Have your vampire’s estate scored at the end of the turn.

nh-card-cw1 = clockwise 1
nh-card-cw2 = clockwise 2
nh-card-ccw1 = counter-clockwise 1
nh-card-ccw2 = counter-clockwise 2

nh-steps-1 = 1
nh-steps-2 = 2

nh-modifier-none = no marker
nh-modifier-raise = raise marker
nh-modifier-lower = lower marker

## Parts of sentences, for the inflection of terms and numbers. Not every language uses every part.

nh-part-of-estate = of { $estate }
nh-part-on-estate = on { $estate }
nh-part-onto-estate = to { $estate }
nh-part-off-estate = from { $estate }

nh-part-on-from = on { $from }
nh-part-onto-from = to { $from }
nh-part-off-from = from { $from }
nh-part-onto-to = to { $to }

nh-part-on-space = on { $space }
nh-part-onto-space = to { $space }
nh-part-off-space = from { $space }
nh-part-using-space = { $space }

# As an object: "places 2 possessed".
nh-part-count = { $count } possessed
nh-part-with-count = with { $count } possessed
nh-part-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
nh-part-on-board = { $possessed } possessed on the board
nh-part-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }

## What happens: setup and planning

nh-event-elder-drawn =
    { $seat-you ->
        [yes] You are drawn as the Elder.
       *[no] { $seat } is drawn as the Elder.
    }
nh-event-vampire-placed =
    { $seat-you ->
        [yes] Your vampire goes { nh-part-onto-estate }.
       *[no] { $seat }’s vampire goes { nh-part-onto-estate }.
    }
nh-event-circle-pawn-placed =
    { $seat-you ->
        [yes] Your circle pawn goes { nh-part-onto-space }.
       *[no] { $seat }’s circle pawn goes { nh-part-onto-space }.
    }
nh-event-estate-card-fixed =
    { $seat-you ->
        [yes] You choose the estate card { $card }.
       *[no] { $seat } chooses the estate card { $card }.
    }
nh-event-circle-card-fixed =
    { $seat-you ->
        [yes] You choose the circle card { $steps }.
       *[no] { $seat } chooses the circle card { $steps }.
    }
nh-event-has-chosen =
    { $seat-you ->
        [yes] You have chosen.
       *[no] { $seat } has chosen.
    }
nh-event-plan-revealed =
    { $seat-you ->
        [yes] Your plan: vampire { $card }, circle pawn { $steps }.
       *[no] { $seat }’s plan: vampire { $card }, circle pawn { $steps }.
    }

## What happens: a player's turn

nh-event-turn-taken =
    { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
nh-event-vampire-moved =
    { $seat-you ->
        [yes] Your vampire moves { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $seat }’s vampire moves { nh-part-off-from } { nh-part-onto-to }.
    }
nh-event-vampire-held =
    { $seat-you ->
        [yes] After the attack your vampire stays { nh-part-on-estate }.
       *[no] After the attack { $seat }’s vampire stays { nh-part-on-estate }.
    }
nh-event-circle-pawn-moved =
    { $seat-you ->
        [yes] Your circle pawn moves { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $seat }’s circle pawn moves { nh-part-off-from } { nh-part-onto-to }.
    }
nh-event-circle-pawn-held =
    { $seat-you ->
        [yes] After the gambit your circle pawn stays { nh-part-on-space }.
       *[no] After the gambit { $seat }’s circle pawn stays { nh-part-on-space }.
    }
nh-event-ability-used =
    { $seat-you ->
        [yes] You use the ability { nh-part-of-estate }.
       *[no] { $seat } uses the ability { nh-part-of-estate }.
    }
nh-event-ability-declined =
    { $seat-you ->
        [yes] You do not use the ability { nh-part-of-estate }.
       *[no] { $seat } does not use the ability { nh-part-of-estate }.
    }
nh-event-action-used =
    { $seat-you ->
        [yes] You use { nh-part-using-space }.
       *[no] { $seat } uses { nh-part-using-space }.
    }
nh-event-action-declined =
    { $seat-you ->
        [yes] You do not use { nh-part-using-space }.
       *[no] { $seat } does not use { nh-part-using-space }.
    }

## What happens: possessed

nh-event-placed =
    { $seat-you ->
        [yes] You place { nh-part-count } { nh-part-on-estate }.
       *[no] { $seat } places { nh-part-count } { nh-part-on-estate }.
    }
nh-event-nothing-placed =
    { $seat-you ->
        [yes] Your supply is empty: you place nothing { nh-part-on-estate }.
       *[no] { $seat }’s supply is empty: nothing is placed { nh-part-on-estate }.
    }

# $seat and $owner may be the same player.
nh-event-removed =
    { $seat-you ->
        [yes] { $owner-you ->
            [yes] You remove one of your own possessed { nh-part-off-estate }.
           *[no] You remove one of { $owner }’s possessed { nh-part-off-estate }.
        }
       *[no] { $owner-you ->
            [yes] { $seat } removes one of your possessed { nh-part-off-estate }.
           *[no] { $owner-self ->
                [yes] { $seat } removes one of their own possessed { nh-part-off-estate }.
               *[no] { $seat } removes one of { $owner }’s possessed { nh-part-off-estate }.
            }
        }
    }
nh-event-moved =
    { $seat-you ->
        [yes] { $owner-you ->
            [yes] You move { $count } of your possessed { nh-part-off-from } { nh-part-onto-to }.
           *[no] You move { $count } of { $owner }’s possessed { nh-part-off-from } { nh-part-onto-to }.
        }
       *[no] { $owner-you ->
            [yes] { $seat } moves { $count } of your possessed { nh-part-off-from } { nh-part-onto-to }.
           *[no] { $owner-self ->
                [yes] { $seat } moves { $count } of their own possessed { nh-part-off-from } { nh-part-onto-to }.
               *[no] { $seat } moves { $count } of { $owner }’s possessed { nh-part-off-from } { nh-part-onto-to }.
            }
        }
    }

# The possessed of $seat was on $from, that of $owner, always another player, on $to.
nh-event-exchanged =
    { $seat-you ->
        [yes] You swap your possessed { nh-part-on-from } with { $owner }’s on { $to }.
       *[no] { $owner-you ->
            [yes] { $seat } swaps a possessed { nh-part-on-from } with yours on { $to }.
           *[no] { $seat } swaps a possessed { nh-part-on-from } with { $owner }’s on { $to }.
        }
    }

## What happens: the Circle of Time

nh-event-modifier-placed =
    { $seat-you ->
        [yes] You put a { $modifier } { nh-part-on-estate }.
       *[no] { $seat } puts a { $modifier } { nh-part-on-estate }.
    }
nh-event-modifier-cancelled =
    { $seat-you ->
        [yes] You cancel the { $modifier } { nh-part-on-estate }.
       *[no] { $seat } cancels the { $modifier } { nh-part-on-estate }.
    }
nh-event-modifier-kept = No change: { $estate } already has a { $modifier }.
nh-event-attacked =
    { $seat-you ->
        [yes] You attack: { $target }’s vampire moves { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $target-you ->
            [yes] { $seat } attacks: your vampire moves { nh-part-off-from } { nh-part-onto-to }.
           *[no] { $seat } attacks: { $target }’s vampire moves { nh-part-off-from } { nh-part-onto-to }.
        }
    }
nh-event-gambited =
    { $seat-you ->
        [yes] Your gambit moves { $target }’s circle pawn { nh-part-off-from } { nh-part-onto-to }.
       *[no] { $target-you ->
            [yes] { $seat }’s gambit moves your circle pawn { nh-part-off-from } { nh-part-onto-to }.
           *[no] { $seat }’s gambit moves { $target }’s circle pawn { nh-part-off-from } { nh-part-onto-to }.
        }
    }
nh-event-reacted =
    { $seat-you ->
        [yes] { $from }: your circle pawn goes { nh-part-onto-to }.
       *[no] { $from }: { $seat }’s circle pawn goes { nh-part-onto-to }.
    }
nh-event-flew =
    { $seat-you ->
        [yes] As a bat, you fly { nh-part-off-from } { nh-part-onto-to }.
       *[no] As a bat, { $seat } flies { nh-part-off-from } { nh-part-onto-to }.
    }
nh-event-sabbath-called =
    { $seat-you ->
        [yes] You call the Sabbath Hour { nh-part-on-estate }.
       *[no] { $seat } calls the Sabbath Hour { nh-part-on-estate }.
    }
nh-event-sabbath-already-called =
    { $seat-you ->
        [yes] You also call the Sabbath Hour { nh-part-on-estate }, which is still scored only once.
       *[no] { $seat } also calls the Sabbath Hour { nh-part-on-estate }, which is still scored only once.
    }

## What happens: scoring and the end of a turn

nh-event-blood-dusk-due =
    { $seat-you ->
        [yes] Your possessed are on all seven estates: Blood Dusk comes at the end of the turn.
       *[no] { $seat }’s possessed are on all seven estates: Blood Dusk comes at the end of the turn.
    }
nh-event-armageddon-due =
    { $seat-you ->
        [yes] Your supply is empty: Armageddon comes at the end of the turn.
       *[no] { $seat }’s supply is empty: Armageddon comes at the end of the turn.
    }
nh-event-sabbath-scoring = Sabbath Hour: { $estate } is scored.
nh-event-blood-dusk-scoring = Blood Dusk: all seven estates are scored.
nh-event-armageddon-scoring = Armageddon of the Immortals: all seven estates are scored.
nh-event-final-scoring = The final scoring covers all seven estates.
nh-event-scored =
    { $seat-you ->
        [yes] You are { nh-part-place } { nh-part-on-estate } { nh-part-with-count }: { nh-part-points }, { $total } in total.
       *[no] { $seat } is { nh-part-place } { nh-part-on-estate } { nh-part-with-count }: { nh-part-points }, { $total } in total.
    }
nh-event-nobody-scored = There are no possessed { nh-part-on-estate }, so nobody scores there.
nh-event-kept =
    { $seat-you ->
        [yes] You keep { nh-part-count } { nh-part-on-estate }.
       *[no] { $seat } keeps { nh-part-count } { nh-part-on-estate }.
    }
nh-event-returned =
    { $seat-you ->
        [yes] You take { nh-part-count } { nh-part-off-estate } back to your supply.
       *[no] { $seat } takes { nh-part-count } { nh-part-off-estate } back to the supply.
    }
nh-event-order-updated =
    { $seat-you ->
        [yes] You are { nh-part-place } on the order track ({ nh-part-points }, { nh-part-on-board }).
       *[no] { $seat } is { nh-part-place } on the order track ({ nh-part-points }, { nh-part-on-board }).
    }
nh-event-turn-began = Turn { $turn } of 15 begins.
nh-event-won =
    { $seat-you ->
        [yes] You win with { nh-part-points } and { nh-part-on-board }.
       *[no] { $seat } wins with { nh-part-points } and { nh-part-on-board }.
    }

# What a score counts, behind the number.
nh-score-unit =
    { $count ->
        [one] point
       *[other] points
    }

## Why somebody has won

nh-verdict-points =
    { $seat-you ->
        [yes] You have the most points: { $points }.
       *[no] { $seat } has the most points: { $points }.
    }
nh-verdict-possessed =
    { $seat-you ->
        [yes] You and { $other } have { nh-part-points } each; you have more possessed on the board, { $possessed } to { $fewer }.
       *[no] { $other-you ->
            [yes] You and { $seat } have { nh-part-points } each; { $seat } has more possessed on the board, { $possessed } to { $fewer }.
           *[no] { $seat } and { $other } have { nh-part-points } each; { $seat } has more possessed on the board, { $possessed } to { $fewer }.
        }
    }
nh-verdict-together = The winners are equal in points ({ $points }) and in possessed on the board ({ $possessed }), so they win together.

## What a player is asked

nh-prompt-draw-elder = The Elder is being drawn.
nh-prompt-place-vampires = Choose an estate for your vampire.
nh-prompt-place-circle-pawns = Choose a space of the Circle of Time for your circle pawn.
nh-prompt-plan = Secretly choose one estate card and one circle card.
nh-prompt-plan-again = You have chosen, but you may still change a card until everybody has.
nh-prompt-use-abilities = You stand { nh-part-on-estate } and { nh-part-on-space }: use what you like, or finish.
nh-prompt-bat = Fly your vampire to another estate, or stay.
nh-prompt-reaction = Put your circle pawn on another space, or stay.
nh-prompt-teatralne-take = Choose an opponent’s possessed to replace with one from your supply.
nh-prompt-gorali-take = Move one of your possessed from another estate to Górali ({ $left } to go).
nh-prompt-zielone-take = Choose one of the opponents’ possessed to move to another estate.
nh-prompt-zielone-take-again = Choose one more of the opponents’ possessed { nh-part-on-from }.
nh-prompt-zielone-to = Choose where { $owner }’s possessed { nh-part-off-from } goes.
nh-prompt-szkolne-take-own = Choose one of your possessed to swap.
nh-prompt-szkolne-take-other = Choose the opponent’s possessed that comes { nh-part-onto-from } in place of yours.
nh-prompt-ogrodowe-take = Remove an opponent’s possessed from another estate ({ $left } to go).
nh-prompt-mlodosci-take = Choose the estate from which your possessed move.
nh-prompt-mlodosci-count = Choose how many of your possessed move { nh-part-off-from }.
nh-prompt-mlodosci-to = Choose where to move { nh-part-count } { nh-part-off-from }.
nh-prompt-attack-target = Choose the opponent whose vampire you attack.
nh-prompt-attack-move = Choose which way and how far { $target }’s vampire moves { nh-part-off-estate }.
nh-prompt-gambit-target = Choose the opponent whose circle pawn you move.
nh-prompt-gambit-move = Choose how far { $target }’s circle pawn moves { nh-part-off-space }.
nh-prompt-over = The game is over.

## Labels of the answers. $steps is a number here.

nh-option-elder = Elder: { $seat }
nh-option-target = { $seat }
nh-option-vampire = { $estate }
nh-option-to = To { $estate }
nh-option-circle = { $space }
nh-option-move = Vampire: { $card }
nh-option-time =
    { $steps ->
        [one] Circle: { $steps } space
       *[other] Circle: { $steps } spaces
    }
nh-option-use-estate = Use { $estate }
nh-option-use-circle = Use { $space }
nh-option-take =
    { $owner-you ->
        [yes] Yours { nh-part-on-estate }
       *[no] { $owner }’s { nh-part-on-estate }
    }
nh-option-count = { $count } possessed
nh-option-done = Done
nh-option-stay = Stay here

## Words of the board in a terminal

nh-ui-turn = Turn { $turn } of 15
nh-ui-order = Order
nh-ui-points = Points
nh-ui-supply = Supply
nh-ui-elder = Elder
nh-ui-vampires = Vampires
nh-ui-possessed = Possessed
nh-ui-circle = Circle of Time
nh-ui-raise = Raise
nh-ui-lower = Lower
nh-ui-sabbath = Sabbath
nh-ui-blood-dusk = Blood Dusk
nh-ui-armageddon = Armageddon
nh-ui-plan = Plan

# Blood Dusk and Armageddon: before, in the turn in which they come, afterwards.
nh-ui-waiting = not yet
nh-ui-due = this turn
nh-ui-done = past

# A player's plan.
nh-ui-chosen = chosen
nh-ui-thinking = thinking

## Where a number comes from. Beside each line stands the amount that it adds to the number, or none.

nh-scoring-sabbath = Sabbath Hour
nh-scoring-blood-dusk = Blood Dusk
nh-scoring-armageddon = Armageddon
nh-scoring-final = final scoring
nh-scoring-blood-dusk-armageddon = Blood Dusk and Armageddon
nh-scoring-blood-dusk-final = Blood Dusk and final scoring
nh-scoring-armageddon-final = Armageddon and final scoring
nh-scoring-blood-dusk-armageddon-final = Blood Dusk, Armageddon and final scoring

nh-account-unseen = From the position in which the match began
nh-account-scored = Turn { $turn }, { $scoring }: { nh-part-place } { nh-part-on-estate } { nh-part-with-count }
nh-account-nothing-scored = Started at 0, with no part in any scoring yet
nh-account-markers = All possessed of one player
nh-account-on-estate = On { $estate }
nh-account-placed = Turn { $turn }: placed from the supply
nh-account-removed =
    { $seat-you ->
        [yes] Turn { $turn }: you remove { nh-part-count }
       *[no] Turn { $turn }: { $seat } removes { nh-part-count }
    }
nh-account-returned = Turn { $turn }, Armageddon: back to the supply
nh-account-moved-here =
    { $seat-you ->
        [yes] Turn { $turn }: you move { nh-part-count } here { nh-part-off-from }
       *[no] Turn { $turn }: { $seat } moves { nh-part-count } here { nh-part-off-from }
    }
nh-account-moved-away =
    { $seat-you ->
        [yes] Turn { $turn }: you move { nh-part-count } { nh-part-onto-to }
       *[no] Turn { $turn }: { $seat } moves { nh-part-count } { nh-part-onto-to }
    }
nh-account-worth = If it were scored now: { nh-part-place } place, { nh-part-points }
nh-account-worth-nothing = If it were scored now: no possessed here, so no place and no points
nh-account-shared = { $players } players share the place and divide the points of the places they take, rounded down
nh-account-modifier =
    { $modifier-id ->
        [raise] Raise marker: each paid place brings 2 points more
       *[other] Lower marker: each paid place brings 2 points less, but never less than 0
    }
nh-account-order-initial = At the start: first the Elder’s right-hand neighbour, then clockwise, the Elder last
nh-account-order-self =
    { $seat-you ->
        [yes] Counting from 1: you ({ nh-part-points }, { nh-part-on-board })
       *[no] Counting from 1: { $seat } ({ nh-part-points }, { nh-part-on-board })
    }
nh-account-order-behind-points =
    { $seat-you ->
        [yes] You are ahead with fewer points ({ nh-part-points })
       *[no] { $seat } is ahead with fewer points ({ nh-part-points })
    }
nh-account-order-behind-possessed =
    { $seat-you ->
        [yes] You are ahead with as many points but fewer possessed ({ nh-part-on-board })
       *[no] { $seat } is ahead with as many points but fewer possessed ({ nh-part-on-board })
    }
nh-account-order-behind-elder =
    { $seat-you ->
        [yes] You are ahead: all else is equal, and you sit farther clockwise from the Elder
       *[no] { $seat } is ahead: all else is equal, and { $seat } sits farther clockwise from the Elder
    }
nh-account-order-before-points =
    { $seat-you ->
        [yes] You are behind with more points ({ nh-part-points })
       *[no] { $seat } is behind with more points ({ nh-part-points })
    }
nh-account-order-before-possessed =
    { $seat-you ->
        [yes] You are behind with as many points but more possessed ({ nh-part-on-board })
       *[no] { $seat } is behind with as many points but more possessed ({ nh-part-on-board })
    }
nh-account-order-before-elder =
    { $seat-you ->
        [yes] You are behind: all else is equal, and you sit nearer clockwise to the Elder
       *[no] { $seat } is behind: all else is equal, and { $seat } sits nearer clockwise to the Elder
    }
nh-account-turns-played = Turns played
nh-account-turn-running = The turn being played
nh-account-turns-left =
    { $left ->
        [0] The last of 15 turns
        [one] { $left } of 15 turns is still to come
       *[other] { $left } of 15 turns are still to come
    }

## The fields of a view, for a board that knows no game: nh-field-NAME, and their values: nh-NAME-VALUE, else
## nh-value-VALUE. An underscore in a name is a hyphen here.

nh-field-turn = Turn
nh-field-elder = Elder
nh-field-elder-candidates = Who may be drawn as the Elder
nh-field-order = Order track
nh-field-chosen = Cards chosen by
nh-field-players = Players
nh-field-estates = Estates
nh-field-blood-dusk = { nh-ui-blood-dusk }
nh-field-armageddon = { nh-ui-armageddon }
nh-field-frames = Steps in progress
nh-field-colour = Colour
nh-field-supply = Supply
nh-field-points = Dark Lord points
nh-field-vampire = Vampire
nh-field-circle-pawn = Circle pawn
nh-field-plan = Plan
nh-field-value = Cards
nh-field-open = Revealed
nh-field-attacked = Already moved by an attack
nh-field-gambited = Already moved by a gambit
nh-field-estate = Estate card
nh-field-circle = Circle card
nh-field-possessed = Possessed
nh-field-modifier = Raise or lower marker
nh-field-sabbath = Sabbath marker
nh-field-step = Step
nh-field-place = How many are done
nh-field-ability = Estate ability
nh-field-action = Circle action
nh-field-left = Still to go
nh-field-from = From the estate
nh-field-whose = Whose

nh-step-draw-elder = Drawing the Elder
nh-step-place-vampires = Placing the vampires
nh-step-place-circle-pawns = Placing the circle pawns
nh-step-plan = Planning
nh-step-take-turns = Players’ turns
nh-step-use-abilities = Ability and action
nh-step-place-possessed = Placing possessed
nh-step-leave-circle = End of the player’s turn
nh-step-teatralne-take = Teatralne: which marker
nh-step-gorali-take = Górali: which marker
nh-step-zielone-take = Zielone: which marker
nh-step-zielone-to = Zielone: where to
nh-step-szkolne-take-own = Szkolne: which of your own
nh-step-szkolne-take-other = Szkolne: which of an opponent’s
nh-step-ogrodowe-take = Ogrodowe: which marker
nh-step-mlodosci-take = Młodości: from where
nh-step-mlodosci-count = Młodości: how many
nh-step-mlodosci-to = Młodości: where to
nh-step-attack-target = Surprise Attack: on whom
nh-step-attack-move = Surprise Attack: which way
nh-step-gambit-target = Cunning Gambit: against whom
nh-step-gambit-move = Cunning Gambit: how far
nh-step-over = The game is over

nh-circle-1 = 1 space
nh-circle-2 = 2 spaces

nh-value-handlowe = { nh-estate-handlowe }
nh-value-teatralne = { nh-estate-teatralne }
nh-value-gorali = { nh-estate-gorali }
nh-value-zielone = { nh-estate-zielone }
nh-value-szkolne = { nh-estate-szkolne }
nh-value-ogrodowe = { nh-estate-ogrodowe }
nh-value-mlodosci = { nh-estate-mlodosci }
nh-value-reports = { nh-space-reports }
nh-value-attack = { nh-space-attack }
nh-value-reaction = { nh-space-reaction }
nh-value-slander = { nh-space-slander }
nh-value-gambit = { nh-space-gambit }
nh-value-bat = { nh-space-bat }
nh-value-sabbath = { nh-space-sabbath }
nh-value-cw1 = { nh-card-cw1 }
nh-value-cw2 = { nh-card-cw2 }
nh-value-ccw1 = { nh-card-ccw1 }
nh-value-ccw2 = { nh-card-ccw2 }
nh-value-waiting = { nh-ui-waiting }
nh-value-due = { nh-ui-due }
nh-value-done = { nh-ui-done }
nh-value-none = none
nh-value-open = may be used
nh-value-used = used
nh-value-true = yes
nh-value-false = no
nh-value-unknown = secret

# Fields whose numbers are seats: they are shown as the player who sits there.
nh-holds-elder = seat
nh-holds-elder-candidates = seat
nh-holds-order = seat
nh-holds-chosen = seat
nh-holds-whose = seat

## What is agreed before a match: nh-setup-OPTION and nh-setup-OPTION-VALUE; commas in a value are hyphens here.

nh-setup-elder = Elder
nh-setup-elder-draw = Drawn by chance
nh-setup-elder-0 = Seat 1
nh-setup-elder-1 = Seat 2
nh-setup-elder-2 = Seat 3
nh-setup-elder-3 = Seat 4

nh-setup-last-winners = Winners of the last match
nh-setup-last-winners-none = Nobody
nh-setup-last-winners-0 = { nh-setup-elder-0 }
nh-setup-last-winners-1 = { nh-setup-elder-1 }
nh-setup-last-winners-0-1 = Seats 1 and 2
nh-setup-last-winners-2 = { nh-setup-elder-2 }
nh-setup-last-winners-0-2 = Seats 1 and 3
nh-setup-last-winners-1-2 = Seats 2 and 3
nh-setup-last-winners-0-1-2 = Seats 1, 2 and 3
nh-setup-last-winners-3 = { nh-setup-elder-3 }
nh-setup-last-winners-0-3 = Seats 1 and 4
nh-setup-last-winners-1-3 = Seats 2 and 4
nh-setup-last-winners-0-1-3 = Seats 1, 2 and 4
nh-setup-last-winners-2-3 = Seats 3 and 4
nh-setup-last-winners-0-2-3 = Seats 1, 3 and 4
nh-setup-last-winners-1-2-3 = Seats 2, 3 and 4
nh-setup-last-winners-0-1-2-3 = Seats 1, 2, 3 and 4

nh-setup-colour0 = Colour of seat 1
nh-setup-colour0-auto = The first free one
nh-setup-colour0-1 = Red
nh-setup-colour0-2 = Blue
nh-setup-colour0-3 = Yellow
nh-setup-colour0-4 = Black

nh-setup-colour1 = Colour of seat 2
nh-setup-colour1-auto = { nh-setup-colour0-auto }
nh-setup-colour1-1 = { nh-setup-colour0-1 }
nh-setup-colour1-2 = { nh-setup-colour0-2 }
nh-setup-colour1-3 = { nh-setup-colour0-3 }
nh-setup-colour1-4 = { nh-setup-colour0-4 }

nh-setup-colour2 = Colour of seat 3
nh-setup-colour2-auto = { nh-setup-colour0-auto }
nh-setup-colour2-1 = { nh-setup-colour0-1 }
nh-setup-colour2-2 = { nh-setup-colour0-2 }
nh-setup-colour2-3 = { nh-setup-colour0-3 }
nh-setup-colour2-4 = { nh-setup-colour0-4 }

nh-setup-colour3 = Colour of seat 4
nh-setup-colour3-auto = { nh-setup-colour0-auto }
nh-setup-colour3-1 = { nh-setup-colour0-1 }
nh-setup-colour3-2 = { nh-setup-colour0-2 }
nh-setup-colour3-3 = { nh-setup-colour0-3 }
nh-setup-colour3-4 = { nh-setup-colour0-4 }
