### What follows from a choice, in a few words beside it, and why something is not to be had now.

## What follows

ve-note-moat = does not come back
ve-note-cellar = comes back when your deck is empty, once
ve-note-fill =
    { $count ->
        [0] there is nothing to draw
        [one] you draw { $count } card
       *[other] you draw { $count } cards
    }
ve-note-reveal = vampire cards can be played for it then, and holy water against it
ve-note-hide = costs { $count } combat cards, played openly
ve-note-ask = costs { $count } holy water cards, played openly
ve-note-attack =
    { $count ->
        [one] { $count } card fits, together up to { $points } against { $defence }
       *[other] { $count } cards fit, together up to { $points } against { $defence }
    }
ve-note-no-combat = an attack is forbidden to you in this turn
ve-note-nothing-fits = no card in your hand fits an attack
ve-note-hand-left =
    { $count ->
        [0] your hand is empty then
        [one] leaves you { $count } card
       *[other] leaves you { $count } cards
    }
ve-note-no-support = no card in your hand can be played now
ve-note-totals = attack { $attack }, defence { $defence }
ve-note-would-die = as it stands, { ve-part-character-subject } dies
ve-note-would-live = as it stands, { ve-part-character-subject } survives

## Why not

ve-reason-not-in-hand = This card is not in your hand.
ve-reason-reshuffled = Your cellar has become the deck already: from now on cards go to the moat.
ve-reason-cards-later = No card is played in this step; first say whether you reveal somebody.
ve-reason-action-first = First choose your action; cards come after that.
ve-reason-hide-value = To hide somebody takes combat cards; this one has no value.
ve-reason-ask-water = To ask takes holy water; this is another card.
ve-reason-revealed = This vampire is revealed already.
ve-reason-no-vampire = { ve-part-character-beginning } is not one of your vampires.
ve-reason-human-hides = Only the vampires’ side hides somebody in the town.
ve-reason-hide-forbidden = A card forbids you to hide in this turn.
ve-reason-hide-cards = To hide somebody takes { $needed } combat cards; you have { $count }.
ve-reason-vampire-asks = Only the humans’ side asks with holy water.
ve-reason-dead = This character is dead.
ve-reason-ask-forbidden = A card forbids you to use holy water in this turn.
ve-reason-ask-cards = To ask takes { $needed } holy water cards; you have { $count }.
ve-reason-not-in-castle = Only those in the castle fight.
ve-reason-in-town = This character is in the town: only those in the castle fight or hide.
ve-reason-two-characters = Nobody attacks himself: choose two characters.
ve-reason-combat-forbidden = A card forbids you to attack in this turn.
ve-reason-revealed-attacker = { ve-part-attacker-beginning } is a revealed vampire and does not fight for the humans.
ve-reason-only-revealed = A revealed vampire is in the castle, so only a revealed vampire may attack for you.
ve-reason-no-card-fits = No card in your hand fits an attack { ve-part-with-attacker }.
ve-reason-too-weak = All that fits makes { $points }, and the defence is { $defence } already.
ve-reason-combat-card = This is a combat card; now only support cards are played.
ve-reason-another-moment = This support card is played at another moment.
ve-reason-cost =
    { $count ->
        [0] It costs { $cost }, and you have no other card to pay with.
       *[other] It costs { $cost }, and you have only { $count } to pay with.
    }
ve-reason-no-target = There is nothing now that this card could act on.
ve-reason-support-card = A support card has no value: it is played in its own moment.
ve-reason-water-unrevealed = Holy water is for revealed vampires; { ve-part-character-subject } is not revealed.
ve-reason-vampire-unrevealed = Vampire cards are for revealed vampires; { ve-part-character-subject } is not revealed.
ve-reason-does-not-fit = This card does not fit { ve-part-character-object }: the occupations differ.
