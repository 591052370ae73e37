### Vampire Empire. The terms are those of the rule book in docs/rules; the names and sentences of the cards stand in
### vampire-empire-cards.ftl.
###
### $seat is the name of a player; with it comes $seat-you: "yes" if that player is the reader, else "no". $character,
### $other, $attacker, $defender, $card, $side, $marker, $pile, $action and $ending are terms; with each comes its id.

ve-name = Vampire Empire
ve-tagline = Three of the nine are vampires. One of you knows which.
ve-goal = The human player wins by killing all three vampires. The vampire player wins by killing all six humans, or as soon as three revealed vampires are in the castle. When both have run out of cards, the survivors are counted.

## Terms

ve-character-lady = Lady
ve-character-lord = Lord
ve-character-officer = Officer
ve-character-maid = Maid
ve-character-cook = Cook
ve-character-butler = Butler
ve-character-monk = Monk
ve-character-nun = Nun
ve-character-bishop = Bishop

ve-side-human = human
ve-side-vampire = vampire
ve-marker-attack = attack
ve-marker-defence = defence
ve-pile-moat = moat
ve-pile-cellar = cellar
ve-action-hide = Hide
ve-action-holy_water = Holy Water
ve-action-combat = Combat
ve-action-pass = Pass
ve-ending-vampires-dead = All vampires are dead
ve-ending-humans-dead = All humans are dead
ve-ending-castle = Three revealed vampires in the castle
ve-ending-counted = Survivors were counted

## Parts of sentences, for the inflection of terms and numbers. Not every language uses every part.

# At the beginning of a sentence, within it as a subject, and in the cases that some languages have.
ve-part-character-beginning = The { $character }
ve-part-character-subject = the { $character }
ve-part-character-object = the { $character }
ve-part-of-character = the { $character }
ve-part-on-character = on the { $character }
ve-part-onto-character = { ve-part-on-character }
ve-part-about-character = about the { $character }
ve-part-other-subject = the { $other }
ve-part-attacker-beginning = The { $attacker }
ve-part-attacker-subject = the { $attacker }
ve-part-with-attacker = with the { $attacker }
ve-part-against-attacker = against the { $attacker }
ve-part-defender-object = the { $defender }
ve-part-of-defender = the { $defender }

# As an object: "draws 2 cards".
ve-part-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
# How the combat stands, at the end of a question.
ve-part-standing = Attack { $attack }, defence { $defence }.

## What happens: setup

ve-event-entered = { ve-part-character-beginning } enters the castle.
ve-event-vampire-drawn =
    { $seat-you ->
        [yes] You draw the token of { ve-part-of-character }: a vampire.
       *[no] { $seat } draws the token of { ve-part-of-character }: a vampire.
    }
ve-event-vampires-drawn =
    { $seat-you ->
        [yes] You draw { $count } tokens and look at them: your vampires.
       *[no] { $seat } draws { $count } tokens and looks at them: the vampires.
    }
ve-event-token-drawn =
    { $seat-you ->
        [yes] You draw the token of { ve-part-of-character }: a human.
       *[no] { $seat } draws the token of { ve-part-of-character }: a human.
    }
ve-event-tokens-drawn =
    { $seat-you ->
        [yes] You draw { $count } tokens and look at them: humans whom you know from now on.
       *[no] { $seat } draws { $count } tokens and looks at them: humans.
    }

## What happens: cards and piles

ve-event-got-card =
    { $seat-you ->
        [yes] You draw “{ $card }”.
       *[no] { $seat } draws “{ $card }”.
    }
ve-event-drew =
    { $seat-you ->
        [yes] You draw { ve-part-cards }.
       *[no] { $seat } draws { ve-part-cards }.
    }
ve-event-reshuffled =
    { $seat-you ->
        [yes] Your deck is empty, so your cellar is shuffled and becomes the deck: { ve-part-cards }.
       *[no] { $seat }’s deck is empty, so the cellar is shuffled and becomes the deck: { ve-part-cards }.
    }
ve-event-discarded-card =
    { $seat-you ->
        [yes] You put “{ $card }” into the { $pile }.
       *[no] { $seat } puts “{ $card }” into the { $pile }.
    }
ve-event-discarded =
    { $seat-you ->
        [yes] You put a card face down into the { $pile }.
       *[no] { $seat } puts a card face down into the { $pile }.
    }
ve-event-dropped-card =
    { $seat-you ->
        [yes] You discard “{ $card }” face down.
       *[no] { $seat } discards “{ $card }” face down.
    }
ve-event-dropped =
    { $seat-you ->
        [yes] You discard a card face down.
       *[no] { $seat } discards a card face down.
    }
ve-event-took-card =
    { $seat-you ->
        [yes] You take “{ $card }” from your { $pile }.
       *[no] { $seat } takes “{ $card }” from the { $pile }.
    }
ve-event-took =
    { $seat-you ->
        [yes] You take a card from your { $pile }.
       *[no] { $seat } takes a card from the { $pile } without showing it.
    }
ve-event-found-nothing =
    { $seat-you ->
        [yes] There is no card to take in your { $pile }.
       *[no] There is no card for { $seat } to take in the { $pile }.
    }
ve-event-lost-card =
    { $seat-you ->
        [yes] You lose “{ $card }”.
       *[no] { $seat } loses “{ $card }”.
    }
ve-event-lost-cards =
    { $seat-you ->
        [yes] You discard { ve-part-cards } at random.
       *[no] { $seat } discards { ve-part-cards } at random, face down.
    }
ve-event-out-of-cards =
    { $seat-you ->
        [yes] You have no cards left, so your turn is skipped.
       *[no] { $seat } has no cards left and misses the turn.
    }

## What happens: a turn

ve-event-turn-began =
    { $side-id ->
        [vampire] { $seat-you ->
            [yes] Night falls: turn { $turn } is yours.
           *[no] Night falls: turn { $turn } is { $seat }’s.
        }
       *[human] { $seat-you ->
            [yes] Day breaks: turn { $turn } is yours.
           *[no] Day breaks: turn { $turn } is { $seat }’s.
        }
    }
ve-event-skipped =
    { $seat-you ->
        [yes] You neither discard nor draw.
       *[no] { $seat } neither discards nor draws.
    }
ve-event-revealed =
    { $seat-you ->
        [yes] You reveal { ve-part-character-object } as a vampire.
       *[no] { $seat } reveals { ve-part-character-object } as a vampire.
    }
ve-event-showed-side = { ve-part-character-beginning } shows the vampire side.
ve-event-kept-secret =
    { $seat-you ->
        [yes] You reveal no vampire.
       *[no] { $seat } reveals no vampire.
    }
ve-event-hid =
    { $seat-you ->
        [yes] You decide to hide { ve-part-character-object } in the town.
       *[no] { $seat } decides to hide { ve-part-character-object } in the town.
    }
ve-event-asked =
    { $seat-you ->
        [yes] You use holy water and ask { ve-part-about-character }.
       *[no] { $seat } uses holy water and asks { ve-part-about-character }.
    }
ve-event-is-vampire = The answer: { ve-part-character-subject } is a vampire and revealed from now on.
ve-event-is-human = The answer: { ve-part-character-subject } is human.
ve-event-no-attack =
    { $seat-you ->
        [yes] You do not attack at once.
       *[no] { $seat } does not attack at once.
    }
ve-event-passed =
    { $seat-you ->
        [yes] You pass.
       *[no] { $seat } passes.
    }

## What happens: castle and town

ve-event-went-to-town = { ve-part-character-beginning } goes to the bottom of the town.
ve-event-lost-markers = The markers { ve-part-on-character } are discarded.

## What happens: support cards

ve-event-no-card =
    { $seat-you ->
        [yes] You play no support card.
       *[no] { $seat } plays no support card.
    }
ve-event-played-support =
    { $seat-you ->
        [yes] You play the support card “{ $card }” (cost { $cost }).
       *[no] { $seat } plays the support card “{ $card }” (cost { $cost }).
    }
ve-event-named-character =
    { $seat-you ->
        [yes] You name { ve-part-character-object }.
       *[no] { $seat } names { ve-part-character-object }.
    }
ve-event-named-marker =
    { $seat-you ->
        [yes] You choose { $marker }.
       *[no] { $seat } chooses { $marker }.
    }
ve-event-named-card =
    { $seat-you ->
        [yes] You name “{ $card }”.
       *[no] { $seat } names “{ $card }”.
    }
ve-event-placed-marker =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] You put an attack marker +{ $count } { ve-part-on-character }.
           *[no] { $seat } puts an attack marker +{ $count } { ve-part-on-character }.
        }
       *[defence] { $seat-you ->
            [yes] You put a defence marker +{ $count } { ve-part-on-character }.
           *[no] { $seat } puts a defence marker +{ $count } { ve-part-on-character }.
        }
    }
# $seat is whose card it is.
ve-event-cancelled =
    { $seat-you ->
        [yes] Your card “{ $card }” is cancelled and counts 0.
       *[no] { $seat }’s card “{ $card }” is cancelled and counts 0.
    }
ve-event-strengthened =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] You add { $count } to the attack.
           *[no] { $seat } adds { $count } to the attack.
        }
       *[defence] { $seat-you ->
            [yes] You add { $count } to the defence.
           *[no] { $seat } adds { $count } to the defence.
        }
    }
ve-event-stopped-combat =
    { $seat-you ->
        [yes] You stop the combat: it ends without effect.
       *[no] { $seat } stops the combat: it ends without effect.
    }
# $seat is whom it is forbidden.
ve-event-forbade =
    { $action-id ->
        [hide] { $seat-you ->
            [yes] You may not hide anybody in your next action step.
           *[no] { $seat } may not hide anybody in the next action step.
        }
        [holy_water] { $seat-you ->
            [yes] You may not use holy water in your next action step.
           *[no] { $seat } may not use holy water in the next action step.
        }
        [combat] { $seat-you ->
            [yes] You may not attack in your next action step.
           *[no] { $seat } may not attack in the next action step.
        }
       *[other] { $seat-you ->
            [yes] Forbidden in your next action step: { $action }.
           *[no] Forbidden in { $seat }’s next action step: { $action }.
        }
    }
ve-event-counted-vampires =
    { $count ->
        [0] The answer: neither { ve-part-character-subject } nor { ve-part-other-subject } is a vampire.
        [1] The answer: either { ve-part-character-subject } or { ve-part-other-subject } is a vampire, the other is not.
       *[other] The answer: { ve-part-character-subject } and { ve-part-other-subject } are both vampires.
    }

## What happens: combat

ve-event-attacked =
    { $seat-you ->
        [yes] You attack { ve-part-defender-object } { ve-part-with-attacker }.
       *[no] { $seat } attacks { ve-part-defender-object } { ve-part-with-attacker }.
    }
ve-event-played =
    { $seat-you ->
        [yes] You play “{ $card }” ({ $value }).
       *[no] { $seat } plays “{ $card }” ({ $value }).
    }
ve-event-no-more =
    { $seat-you ->
        [yes] You play no card.
       *[no] { $seat } plays no card.
    }
ve-event-compared = Round { $round }: attack { $attack } against defence { $defence }.
ve-event-survived = { ve-part-character-beginning } survives.
ve-event-died =
    { $side-id ->
        [vampire] { ve-part-character-beginning } dies and was a vampire.
       *[human] { ve-part-character-beginning } dies and was human.
    }
ve-event-round-began = Round { $round } begins with attack { $attack } and defence { $defence }.
ve-event-stood-down =
    { $seat-you ->
        [yes] You play no further card: the combat ends without effect.
       *[no] { $seat } plays no further card: the combat ends without effect.
    }
ve-event-combat-ended = The combat is over, and its cards go to the moats.

## What happens: the end

ve-event-was-vampire = { ve-part-character-beginning } was a vampire.
ve-event-counted-points = Nobody has cards left. The survivors count { $humans } for the humans and { $vampires } for the vampires.
ve-event-won =
    { $ending-id ->
        [vampires-dead] { $seat-you ->
            [yes] All three vampires are dead: you win with the humans.
           *[no] All three vampires are dead: { $seat } wins with the humans.
        }
        [humans-dead] { $seat-you ->
            [yes] All six humans are dead: you win with the vampires.
           *[no] All six humans are dead: { $seat } wins with the vampires.
        }
        [castle] { $seat-you ->
            [yes] Three revealed vampires are in the castle: you win with the vampires.
           *[no] Three revealed vampires are in the castle: { $seat } wins with the vampires.
        }
       *[counted] { $side-id ->
            [vampire] { $seat-you ->
                [yes] You win with the vampires.
               *[no] { $seat } wins with the vampires.
            }
           *[human] { $seat-you ->
                [yes] You win with the humans.
               *[no] { $seat } wins with the humans.
            }
        }
    }
ve-event-drawn = Equal points: the match is a draw.

# What a score counts, behind the number.
ve-score-unit =
    { $count ->
        [one] point
       *[other] points
    }

## What a player is asked

ve-prompt-draw-sides = Who plays the vampires is being drawn.
ve-prompt-enter-castle = Somebody enters the castle.
ve-prompt-draw-vampires = The vampires are being drawn.
ve-prompt-draw-tokens = The tokens of two humans are being drawn.
ve-prompt-draw-cards = Cards are being drawn.
ve-prompt-lose-cards = Cards are being picked at random.
ve-prompt-discard =
    { $count ->
        [0] Put any cards you like into the moat or the cellar, then draw up to 8.
        [one] { $count } card discarded. Discard more, or draw up to 8.
       *[other] { $count } cards discarded. Discard more, or draw up to 8.
    }
ve-prompt-discard-forced = You have more than 8 cards: discard until 8 are left.
ve-prompt-reveal = Do you reveal one of your vampires?
ve-prompt-act-day = Your action: use holy water, attack or pass.
ve-prompt-act-night = Your action: hide somebody, attack or pass.
ve-prompt-window-open-before = Do you play a support card before the action?
ve-prompt-window-open-after = Do you play a support card after the action?
ve-prompt-window-you-attack = Your attack stands (round { $round }). Do you play a support card? { ve-part-standing }
ve-prompt-window-opponent-attacks = { ve-part-attacker-beginning } attacks { ve-part-defender-object } (round { $round }). Do you play a support card before you defend? { ve-part-standing }
ve-prompt-window-you-defend = Your defence stands (round { $round }). Do you play a support card? { ve-part-standing }
ve-prompt-window-opponent-defends = The defence stands (round { $round }). Do you play a support card? { ve-part-standing }
ve-prompt-card-asks-character = “{ $card }”: name a character.
ve-prompt-card-asks-card = “{ $card }”: choose a card.
ve-prompt-card-asks-word = “{ $card }”: choose one.
ve-prompt-card-asks-option = “{ $card }”: choose what happens.
ve-prompt-card-asks-whether = “{ $card }”: do you do it?
ve-prompt-pay-cards =
    { $count ->
        [one] Pay for “{ $card }”: discard 1 card face down.
       *[other] Pay for “{ $card }”: discard { $count } cards face down, one after the other.
    }
ve-prompt-hide-cards =
    { $count ->
        [one] To hide { ve-part-character-object }, play 1 more combat card.
       *[other] To hide { ve-part-character-object }, play { $count } combat cards, one after the other.
    }
ve-prompt-ask-cards =
    { $count ->
        [one] To ask { ve-part-about-character }, play 1 more holy water card.
       *[other] To ask { ve-part-about-character }, play { $count } holy water cards, one after the other.
    }
ve-prompt-attack-now = { ve-part-character-beginning } is a vampire and in the castle. Do you attack at once?
ve-prompt-pass-cards =
    { $count ->
        [one] You pass: discard 1 card face down.
       *[other] You pass: discard { $count } cards face down, one after the other.
    }
ve-prompt-attack = Play cards for { ve-part-attacker-subject } against { ve-part-defender-object }, at least one. { ve-part-standing }
ve-prompt-attack-again = Round 2: play at least one more card for { ve-part-attacker-subject } against { ve-part-defender-object }, or end the combat. { ve-part-standing }
ve-prompt-defend = Round { $round }: defend { ve-part-defender-object } { ve-part-against-attacker } with any number of cards. { ve-part-standing }
ve-prompt-add-attack = 
    Your card was cancelled. { $count ->
        [one] You may add one card
       *[other] You may add cards
    } for { ve-part-attacker-subject }. { ve-part-standing }
ve-prompt-add-defence = 
    A card was cancelled. { $count ->
        [one] You may add one card
       *[other] You may add cards
    } for { ve-part-defender-object }. { ve-part-standing }
ve-prompt-over = The match is over.

## Labels of the answers

ve-option-side = Vampires: { $seat }
ve-option-enter = { $character }
ve-option-vampire = { $character }
ve-option-token = { $character }
ve-option-get = { $card }
ve-option-lose = { $card }
ve-option-to-moat = Into the moat: { $card }
ve-option-to-cellar = Into the cellar: { $card }
ve-option-fill = Draw up to 8 cards
ve-option-skip = Skip the step
ve-option-reveal = Reveal { ve-part-character-object }
ve-option-hide = Hide { ve-part-character-object } in the town
ve-option-ask = Holy water: ask { ve-part-about-character }
ve-option-attack = Attack { ve-part-defender-object } { ve-part-with-attacker }
ve-option-pass = Pass and discard two cards
ve-option-play = { $card } ({ $value })
ve-option-play-support = { $card } (cost { $cost })
ve-option-drop = Discard { $card }
ve-option-pay = Pay with { $card }
ve-option-pick = { ve-part-character-beginning }
ve-option-pick-card = { $card }
ve-option-pick-marker-attack = Attack marker
ve-option-pick-marker-defence = Defence marker
ve-option-pick-option = The { $number ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] { $number }th
    } of these
ve-option-yes = Yes
ve-option-no = No
ve-option-done-reveal = Reveal nobody
ve-option-done-window = Play no card
ve-option-done-attack-now = Do not attack
ve-option-done-attack = Attack with these cards
ve-option-done-attack-none = End the combat
ve-option-done-defend = Defend with these cards
ve-option-done-defend-none = Play no card
ve-option-done-add-attack = That is all
ve-option-done-add-attack-none = Add nothing
ve-option-done-add-defence = That is all
ve-option-done-add-defence-none = Add nothing
ve-option-done-card-asks = Enough

# Words that a card may ask for.
ve-option-pick-occupation-noble = Nobles
ve-option-pick-occupation-servant = Servants
ve-option-pick-occupation-clergy = Clergy
ve-option-pick-action-hide = Hide
ve-option-pick-action-holy-water = Holy Water
ve-option-pick-action-combat = Combat
ve-option-pick-action-pass = Pass
ve-option-pick-deck-human = The humans’ deck
ve-option-pick-deck-vampire = The vampires’ deck
ve-option-pick-group-noble = Noble cards
ve-option-pick-group-servant = Servant cards
ve-option-pick-group-clergy = Clergy cards
ve-option-pick-group-vampire = Vampire cards
ve-option-pick-group-holy-water = Holy Water cards
ve-option-pick-card-kind-combat = Combat cards
ve-option-pick-card-kind-support = Support cards
ve-option-pick-card-kind-citizen = Citizen cards

## Words of the board in a terminal. Width is scarce; the numbers say how much there is.

ve-ui-setup = Setup
ve-ui-day = Turn { $turn }: day
ve-ui-night = Turn { $turn }: night
ve-ui-over = The end
# 9 each
ve-ui-side = Side
ve-ui-side-human = humans
ve-ui-side-vampire = vampires
# 7 each
ve-ui-hand = Hand
ve-ui-deck = Deck
ve-ui-cellar = Cellar
ve-ui-moat = Moat
# What is to be said of a player; 15.
ve-ui-wins = wins
ve-ui-draw = draw
ve-ui-out = out of cards
ve-ui-reshuffled = reshuffled
ve-ui-no-hide = may not hide
ve-ui-no-holy-water = no holy water
ve-ui-no-combat = may not attack
ve-ui-no-pass = may not pass
# Labels before a line; 12 each.
ve-ui-castle = Castle
ve-ui-town = Town
ve-ui-dead = Dead
ve-ui-asked = Asked
ve-ui-attack = Attack
ve-ui-defence = Defence
ve-ui-played = Played
ve-ui-support = Support
ve-ui-nobody = nobody
# Who somebody is, as far as the reader may know.
ve-ui-is-revealed = revealed vampire
ve-ui-is-vampire = secret vampire
ve-ui-was-vampire = vampire
ve-ui-is-known = known human
ve-ui-is-human = human
ve-ui-is-token = human, your token
ve-ui-is-unknown = ?
# $names begins with the one who comes out last.
ve-ui-bottom = From the bottom of the town up: { $names }
ve-ui-count =
    { $count ->
        [one] { $one } and { $another }: { $count } vampire
       *[other] { $one } and { $another }: { $count } vampires
    }
ve-ui-combat = Combat, round { $round }: the { $attacker } attacks the { $defender }
ve-ui-markers = markers +{ $count }
ve-ui-this-round = this round +{ $count }
ve-ui-this-combat = this combat +{ $count }
ve-ui-cancelled = cancelled
ve-ui-aside = may be used in the attack: { $cards }
# Of cards: what they can be played as, and what they cost.
ve-ui-group-noble = noble
ve-ui-group-servant = servant
ve-ui-group-clergy = clergy
ve-ui-group-vampire = vampire
ve-ui-group-holy-water = holy water
ve-ui-your-hand = Your hand
ve-ui-hand-of = Hand of { $name }
ve-ui-your-cellar = Your cellar
ve-ui-your-moat = Your moat
# What everybody saw going there.
ve-ui-shown = Seen going to the moat of { $name }
ve-ui-costs = ☼ cost by day, ☾ by night: so many other cards
# Beside a choice.
ve-ui-in-castle = castle
ve-ui-in-town = town
ve-ui-needs = takes { $count } or more
# Below the choices: why something is not among them.
ve-ui-no-water-now = Holy water is not among the choices: it takes two holy water cards.
ve-ui-no-hiding-now = Hiding is not among the choices: it takes three combat cards.
ve-ui-hiding-forbidden = Hiding is forbidden in this turn.
# In the log, where several things of one kind follow each other.
ve-ui-entered = These enter the castle: { $names }.
ve-ui-vampires-drawn = Your three vampires: { $names }.
ve-ui-tokens-drawn = Your two tokens, both human: { $names }.
ve-ui-got = You draw: { $cards }.
ve-ui-lost = You lose at random: { $cards }.
ve-ui-to-moat = Into your moat: { $cards }.
ve-ui-to-cellar = Into your cellar: { $cards }.
ve-ui-discarded-moat =
    { $count ->
        [one] { $name } puts { $count } card face down into the moat.
       *[other] { $name } puts { $count } cards face down into the moat.
    }
ve-ui-discarded-cellar =
    { $count ->
        [one] { $name } puts { $count } card face down into the cellar.
       *[other] { $name } puts { $count } cards face down into the cellar.
    }
ve-ui-you-dropped = You discard face down: { $cards }.
ve-ui-dropped =
    { $count ->
        [one] { $name } discards { $count } card face down.
       *[other] { $name } discards { $count } cards face down.
    }
ve-ui-you-played = You play { $cards }.
ve-ui-they-played = { $name } plays { $cards }.

## Pages to read in a terminal

ve-ui-command-guide = guide
ve-ui-command-cards = cards
ve-ui-about-guide = how the game is played
ve-ui-about-cards = both decks, with what the support cards do
ve-ui-deck-human = The humans’ deck
ve-ui-deck-vampire = The vampires’ deck

ve-ui-guide-secret = Three of the nine characters are vampires, known to the vampire player alone. The human player knows two of the six humans. [VE-021, VE-023]
ve-ui-guide-castle = Three characters are in the castle, the others wait in the town in an unknown order. Whoever leaves the castle is replaced at once. [VE-028, VE-029]
ve-ui-guide-turn = Turns alternate: the vampire player’s are night, the human player’s day. A turn has three steps. [VE-049, VE-050, VE-051]
ve-ui-guide-discard = Step 1: put any cards into the moat, where they stay, or into the cellar, which becomes your deck once; then draw up to 8. [VE-053, VE-056, VE-042]
ve-ui-guide-reveal = Step 2: the vampire player may reveal one vampire, who can then be supported with vampire cards, and be struck with holy water. [VE-064, VE-125, VE-126]
ve-ui-guide-combat = Step 3, combat: one in the castle attacks another. You play cards of the attacker’s occupation, your opponent cards of the defender’s. If the attack is greater, the defender dies; else there is a second round, in which all cards still count. [VE-104, VE-112, VE-117, VE-118]
ve-ui-guide-limits = The human player never attacks with a revealed vampire. The vampire player must, if one is in the castle. [VE-106, VE-107]
ve-ui-guide-hide = Step 3, hide (vampire player): three combat cards send somebody from the castle to the bottom of the town. [VE-077, VE-078]
ve-ui-guide-water = Step 3, holy water (human player): two holy water cards, and you learn whether a character is a vampire. One in the castle may be attacked at once. [VE-085, VE-087, VE-090]
ve-ui-guide-pass = Step 3, pass: discard two cards. [VE-143]
ve-ui-guide-support = Support cards are played before and after the action, some of them in combat, by either player. They cost other cards from your hand, by day or by night. [VE-149, VE-150, VE-153]
ve-ui-guide-end = The humans win when all vampires are dead, the vampires when all humans are dead or when three revealed vampires are in the castle. Without cards: 1 point a human, 2 a vampire. [VE-184, VE-185, VE-186, VE-191, VE-192]

## Where the totals of a combat come from. Beside each line stands the amount that it adds to the total.

ve-account-card = “{ $card }”
ve-account-cancelled = “{ $card }”, cancelled
ve-account-markers = Markers { ve-part-on-character }
ve-account-markers-idle = Markers { ve-part-on-character } (+{ $count }) count in round 1 only
ve-account-this-round = Support cards, in this round only
ve-account-this-combat = Support cards, in this combat
ve-account-nothing = Nothing has been played yet
ve-account-whole-deck = The whole deck
ve-account-in-hand = In the hand
ve-account-in-cellar = In the cellar
ve-account-in-moat = In the moat
ve-account-on-table = Open on the table
ve-account-moat-shown = Seen going there
ve-account-moat-taken = Taken back unseen
ve-account-moat-face-down = Put there face down
ve-account-drawn = Drawn
ve-account-taken = Taken from the cellar or the moat
ve-account-discarded = Discarded before drawing
ve-account-played = Played
ve-account-dropped = Given up for costs and passes
ve-account-lost = Lost by an effect
ve-account-cellar-put = Put there before drawing
ve-account-cellar-taken = Taken from there
ve-account-cellar-reshuffled = Became the new deck
ve-account-marker =
    { $seat-you ->
        [yes] Placed by you
       *[no] Placed by { $seat }
    }
ve-account-no-marker = No marker
ve-account-none = No cards
ve-account-rest = From before, or happening now

## The fields of a view, for a board that knows no game: ve-field-NAME, and their values: ve-NAME-VALUE, else
## ve-value-VALUE. An underscore in a name is a hyphen here.

ve-field-turn = Turn
ve-field-active = Whose turn it is
ve-field-players = Players
ve-field-side = Side
ve-field-hand = Hand
ve-field-value = What it is
ve-field-open = Open
ve-field-seen-by = Known to
ve-field-deck = Deck
ve-field-cellar = Cellar
ve-field-moat = Moat
ve-field-hand-count = Cards in hand
ve-field-deck-count = Cards in the deck
ve-field-cellar-count = Cards in the cellar
ve-field-moat-count = Cards in the moat
ve-field-reshuffled = Cellar used up
ve-field-shown = Seen going to the moat
ve-field-taken-back = Taken back unseen
ve-field-played = Played
ve-field-cancelled = Cancelled
ve-field-forbidden = Forbidden
ve-field-castle = Castle
ve-field-who = Character
ve-field-markers = Markers
ve-field-town = Town
ve-field-top = Top
ve-field-middle = In unknown order
ve-field-bottom = Bottom, the last first
ve-field-dead = Dead
ve-field-revealed = Revealed vampires
ve-field-known-humans = Known humans
ve-field-vampires = Vampires
ve-field-tokens = Tokens of the human player
ve-field-counts = Answers of Confession
ve-field-one = One
ve-field-another = The other
ve-field-combat = Combat
ve-field-round = Round
ve-field-attacker = Attacker
ve-field-defender = Defender
ve-field-attack = Attack
ve-field-defence = Defence
ve-field-this-round = Effects in this round
ve-field-this-combat = Effects in this combat
ve-field-aside = Holy water for the attack
ve-field-changed = May add cards
ve-field-ended = Ended by a card
ve-field-card = Support card
ve-field-pc = Place in its text
ve-field-player = Who played it
ve-field-locals = What was named
ve-field-ending = How it ended
ve-field-winners = Winners
ve-field-frames = Steps in progress
ve-field-step = Step
ve-field-moment = Window
ve-field-seat = Who decides
ve-field-count = Left to do
ve-field-human = Human
ve-field-vampire = Vampire
ve-field-place = Place
ve-field-done = Done

ve-step-draw-sides = Drawing who plays what
ve-step-enter-castle = Somebody enters the castle
ve-step-draw-vampires = Drawing the vampires
ve-step-draw-tokens = Drawing tokens of humans
ve-step-draw-cards = Drawing cards
ve-step-lose-cards = Discarding at random
ve-step-turn-begins = A turn begins
ve-step-discard = Step 1: discard and draw
ve-step-reveal = Step 2: reveal a vampire
ve-step-before-action = Before the action
ve-step-act = Step 3: the action
ve-step-after-action = After the action
ve-step-turn-ends = The turn ends
ve-step-window = Support cards
ve-step-card-asks = A support card is carried out
ve-step-pay-cards = Paying for a support card
ve-step-hide-cards = Cards for hiding
ve-step-ask-cards = Holy water
ve-step-attack-now = Attack at once
ve-step-pass-cards = Passing
ve-step-attack = Attack
ve-step-after-attack = After the attack
ve-step-defend = Defence
ve-step-after-defence = After the defence
ve-step-compare = Comparison
ve-step-combat-ends = The combat ends
ve-step-add-attack = Adding to the attack
ve-step-add-defence = Adding to the defence
ve-step-over = The match is over

ve-moment-general = Outside combat
ve-moment-after-attack = After the attack
ve-moment-after-defence = After the defence

ve-value-lady = { ve-character-lady }
ve-value-lord = { ve-character-lord }
ve-value-officer = { ve-character-officer }
ve-value-maid = { ve-character-maid }
ve-value-cook = { ve-character-cook }
ve-value-butler = { ve-character-butler }
ve-value-monk = { ve-character-monk }
ve-value-nun = { ve-character-nun }
ve-value-bishop = { ve-character-bishop }
ve-value-hide = { ve-action-hide }
ve-value-holy-water = { ve-action-holy_water }
ve-value-combat = { ve-action-combat }
ve-value-pass = { ve-action-pass }
ve-value-true = yes
ve-value-false = no
ve-value-unknown = hidden
ve-value-spectator = spectators

# The cards, wherever they lie.
ve-value-h01 = { ve-card-h01 }
ve-value-h02 = { ve-card-h02 }
ve-value-h03 = { ve-card-h03 }
ve-value-h04 = { ve-card-h04 }
ve-value-h05 = { ve-card-h05 }
ve-value-h06 = { ve-card-h06 }
ve-value-h07 = { ve-card-h07 }
ve-value-h08 = { ve-card-h08 }
ve-value-h09 = { ve-card-h09 }
ve-value-h10 = { ve-card-h10 }
ve-value-h11 = { ve-card-h11 }
ve-value-h12 = { ve-card-h12 }
ve-value-h13 = { ve-card-h13 }
ve-value-h14 = { ve-card-h14 }
ve-value-h15 = { ve-card-h15 }
ve-value-h16 = { ve-card-h16 }
ve-value-h17 = { ve-card-h17 }
ve-value-h18 = { ve-card-h18 }
ve-value-h19 = { ve-card-h19 }
ve-value-h20 = { ve-card-h20 }
ve-value-h21 = { ve-card-h21 }
ve-value-h22 = { ve-card-h22 }
ve-value-h23 = { ve-card-h23 }
ve-value-h24 = { ve-card-h24 }
ve-value-h25 = { ve-card-h25 }
ve-value-h26 = { ve-card-h26 }
ve-value-h27 = { ve-card-h27 }
ve-value-h28 = { ve-card-h28 }
ve-value-h29 = { ve-card-h29 }
ve-value-h30 = { ve-card-h30 }
ve-value-h31 = { ve-card-h31 }
ve-value-h32 = { ve-card-h32 }
ve-value-h33 = { ve-card-h33 }
ve-value-h34 = { ve-card-h34 }
ve-value-h35 = { ve-card-h35 }
ve-value-h36 = { ve-card-h36 }
ve-value-h37 = { ve-card-h37 }
ve-value-h38 = { ve-card-h38 }
ve-value-h39 = { ve-card-h39 }
ve-value-h40 = { ve-card-h40 }
ve-value-v01 = { ve-card-v01 }
ve-value-v02 = { ve-card-v02 }
ve-value-v03 = { ve-card-v03 }
ve-value-v04 = { ve-card-v04 }
ve-value-v05 = { ve-card-v05 }
ve-value-v06 = { ve-card-v06 }
ve-value-v07 = { ve-card-v07 }
ve-value-v08 = { ve-card-v08 }
ve-value-v09 = { ve-card-v09 }
ve-value-v10 = { ve-card-v10 }
ve-value-v11 = { ve-card-v11 }
ve-value-v12 = { ve-card-v12 }
ve-value-v13 = { ve-card-v13 }
ve-value-v14 = { ve-card-v14 }
ve-value-v15 = { ve-card-v15 }
ve-value-v16 = { ve-card-v16 }
ve-value-v17 = { ve-card-v17 }
ve-value-v18 = { ve-card-v18 }
ve-value-v19 = { ve-card-v19 }
ve-value-v20 = { ve-card-v20 }
ve-value-v21 = { ve-card-v21 }
ve-value-v22 = { ve-card-v22 }
ve-value-v23 = { ve-card-v23 }
ve-value-v24 = { ve-card-v24 }
ve-value-v25 = { ve-card-v25 }
ve-value-v26 = { ve-card-v26 }
ve-value-v27 = { ve-card-v27 }
ve-value-v28 = { ve-card-v28 }
ve-value-v29 = { ve-card-v29 }
ve-value-v30 = { ve-card-v30 }
ve-value-v31 = { ve-card-v31 }
ve-value-v32 = { ve-card-v32 }
ve-value-v33 = { ve-card-v33 }
ve-value-v34 = { ve-card-v34 }
ve-value-v35 = { ve-card-v35 }
ve-value-v36 = { ve-card-v36 }
ve-value-v37 = { ve-card-v37 }
ve-value-v38 = { ve-card-v38 }
ve-value-v39 = { ve-card-v39 }
ve-value-v40 = { ve-card-v40 }

# Fields whose numbers are seats: they are shown as the player who sits there.
ve-holds-active = seat
ve-holds-seen-by = seat
ve-holds-changed = seat
ve-holds-player = seat
ve-holds-winners = seat
ve-holds-seat = seat

## What a bot thought likely, told after the match.

ve-believes-vampire = { ve-part-character-beginning } is a vampire.
ve-believes-token =
    { $seat-you ->
        [yes] You hold the token of { ve-part-of-character }.
       *[no] { $seat } holds the token of { ve-part-of-character }.
    }

## What is agreed before a match: ve-setup-OPTION and ve-setup-OPTION-VALUE.

ve-setup-vampires = Who plays the vampires
ve-setup-vampires-0 = Seat 1
ve-setup-vampires-1 = Seat 2
ve-setup-vampires-draw = Drawn by chance
