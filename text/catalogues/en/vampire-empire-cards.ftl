### The words that Vampire Empire lends to the sentences on its cards (see cards.ftl), and the names of the cards.

## Kinds of things

ve-gender-player = person
ve-gender-character = person
ve-gender-card = thing
ve-gender-occupation = thing
ve-gender-marker = thing
ve-gender-action = thing
ve-gender-deck = thing
ve-gender-group = thing
ve-gender-card-kind = thing
ve-noun-player =
    { $count ->
        [one] player
       *[other] players
    }
ve-noun-character =
    { $count ->
        [one] character
       *[other] characters
    }
ve-noun-card =
    { $count ->
        [one] card
       *[other] cards
    }
ve-noun-occupation =
    { $count ->
        [one] occupation
       *[other] occupations
    }
ve-noun-marker =
    { $count ->
        [one] kind of marker
       *[other] kinds of markers
    }
ve-noun-action =
    { $count ->
        [one] action
       *[other] actions
    }
ve-noun-deck =
    { $count ->
        [one] deck
       *[other] decks
    }
ve-noun-group =
    { $count ->
        [one] group
       *[other] groups
    }
ve-noun-card-kind =
    { $count ->
        [one] kind of card
       *[other] kinds of cards
    }

## Words. An occupation also as in "that character is a noble", "they are nobles"; an action as in "may not hide a
## character".

ve-word-occupation-noble =
    { $case ->
        [one] a noble
        [all] nobles
       *[other] noble
    }
ve-word-occupation-servant =
    { $case ->
        [one] a servant
        [all] servants
       *[other] servant
    }
ve-word-occupation-clergy =
    { $case ->
        [one] of the clergy
        [all] of the clergy
       *[other] clergy
    }
ve-word-marker-attack = attack
ve-word-marker-defence = defence
ve-word-action-hide =
    { $case ->
        [infinitive] hide a character
       *[other] Hide
    }
ve-word-action-holy-water =
    { $case ->
        [infinitive] use Holy Water
       *[other] Holy Water
    }
ve-word-action-combat =
    { $case ->
        [infinitive] start a combat
       *[other] Combat
    }
ve-word-action-pass =
    { $case ->
        [infinitive] pass
       *[other] Pass
    }
ve-word-deck-human = human
ve-word-deck-vampire = vampire
ve-word-group-noble = Noble
ve-word-group-servant = Servant
ve-word-group-clergy = Clergy
ve-word-group-vampire = Vampire
ve-word-group-holy-water = Holy Water
ve-word-card-kind-combat = combat
ve-word-card-kind-support = support
ve-word-card-kind-citizen = citizen

## What can be asked: as a part of a sentence …

ve-the-self =
    { $case ->
        [gen] your
       *[other] you
    }
ve-the-opponent =
    { $case ->
        [gen] your opponent’s
       *[other] your opponent
    }
ve-the-active =
    { $case ->
        [gen] the active player’s
       *[other] the active player
    }
ve-the-attacker =
    { $case ->
        [gen] the attacker’s
       *[other] the attacker
    }
ve-the-defender =
    { $case ->
        [gen] the defender’s
       *[other] the defender
    }
ve-the-round = the number of the combat round
ve-the-attack-value = the attack value
ve-the-defence-value = the defence value
ve-the-dead-count = the number of dead characters
ve-the-occupation = the occupation of { $who }
ve-the-attack-markers =
    { $total ->
        [yes] the total number of attack markers on { $who }
       *[no] the number of attack markers on { $who }
    }
ve-the-defence-markers =
    { $total ->
        [yes] the total number of defence markers on { $who }
       *[no] the number of defence markers on { $who }
    }
ve-the-value =
    { $total ->
        [yes] the total combat value of { $who }
       *[no] the combat value of { $who }
    }
ve-the-hand-size =
    { $who-id ->
        [self] the number of cards in your hand
       *[other] the number of cards in { $who-gen } hand
    }

# Numbers that are said as "for each …".
ve-each-dead-count =
    { $every ->
        [1] each dead character
       *[other] every two dead characters
    }
ve-each-attack-markers =
    { $every ->
        [1] each attack marker on { $who }
       *[other] every two attack markers on { $who }
    }
ve-each-defence-markers =
    { $every ->
        [1] each defence marker on { $who }
       *[other] every two defence markers on { $who }
    }
ve-each-hand-size =
    { $every ->
        [1] each card in { $who-gen } hand
       *[other] every two cards in { $who-gen } hand
    }

## … and as a condition. $relation is "equal", "unequal", "at-least" or "at-most", $amount says it with the number $n.

ve-about-self = { $value } { ve-bit-is } you
ve-about-opponent = { $value } { ve-bit-is } your opponent
ve-about-active =
    { $value-id ->
        [self] it { ve-bit-is } your turn
        [opponent] it { ve-bit-is } your opponent’s turn
       *[other] it { ve-bit-is } the turn of { $value }
    }
ve-about-attacker = { $value } { ve-bit-is } the attacker
ve-about-defender = { $value } { ve-bit-is } the defender
ve-bit-is =
    { $not ->
        [yes] is not
       *[no] is
    }
ve-about-day =
    { $not ->
        [yes] it is night
       *[no] it is day
    }
ve-about-in-combat =
    { $not ->
        [yes] there is no combat
       *[no] there is a combat
    }
ve-about-round =
    { $relation ->
        [equal] this is round { $n } of the combat
        [unequal] this is not round { $n } of the combat
       *[other] the number of the combat round is { $amount }
    }
ve-about-attack-value = the attack value is { $amount }
ve-about-defence-value = the defence value is { $amount }
ve-about-dead-count =
    { $relation ->
        [unequal] the number of dead characters is not { $n }
       *[other] { $n ->
            [one] { $amount } character is dead
           *[other] { $amount } characters are dead
        }
    }
ve-about-occupation =
    { $same ->
        [yes] { $who } { $not ->
            [yes] { ve-bit-do } not have
           *[no] { ve-bit-have }
        } the same occupation as { $value }
       *[no] { $who-count ->
            [one] { $who } { ve-bit-is } { $value-one }
           *[all] { $who } are { card-part-not } { $value-all }
        }
    }
ve-bit-do =
    { $who-count ->
        [one] does
       *[all] do
    }
ve-about-revealed =
    { $who-count ->
        [one] { $who } { ve-bit-is } a revealed vampire
       *[all] { $who } are { card-part-not } revealed vampires
    }
ve-about-known-human =
    { $who-count ->
        [one] { $who } { ve-bit-is } known to be human
       *[all] { $who } are { card-part-not } known to be human
    }
ve-bit-have =
    { $who-count ->
        [one] has
       *[all] have
    }
ve-about-attack-markers = { $who } { ve-bit-have } { $amount } attack { ve-bit-markers }
ve-about-defence-markers = { $who } { ve-bit-have } { $amount } defence { ve-bit-markers }
ve-bit-markers =
    { $n ->
        [one] marker
       *[other] markers
    }
ve-about-value = { $who } { ve-bit-have } a combat value of { $amount }
ve-about-has-value =
    { $not ->
        [yes] { $who } { ve-bit-have } no combat value
       *[no] { $who } { ve-bit-have } a combat value
    }
ve-about-cancelled =
    { $who-count ->
        [one] { $who } { $not ->
            [yes] is not cancelled yet
           *[no] is cancelled
        }
       *[all] { $who } { $not ->
            [yes] are not cancelled yet
           *[no] are cancelled
        }
    }
ve-about-hand-size =
    { $who-id ->
        [self] you have { $amount } { ve-bit-cards } in hand
       *[other] { $who } { ve-bit-have } { $amount } { ve-bit-cards } in hand
    }
ve-bit-cards =
    { $n ->
        [one] card
       *[other] cards
    }

# … and beside a noun, in front of it or behind it. Where nothing stands here, it is said with "that is".
ve-such-occupation =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
ve-such-revealed = { "" }
ve-such-known-human = { "" }
ve-such-has-value =
    { $part ->
        [before] combat
       *[after] { "" }
    }
ve-such-cancelled =
    { $part ->
        [before] cancelled
       *[after] { "" }
    }

## Where things are. $own is "yes" where their owner is who the sentence is about.

ve-domain-castle =
    { $part ->
        [place] { $case ->
            [from] from the castle
           *[other] in the castle
        }
       *[other] { "" }
    }
ve-domain-town =
    { $part ->
        [place] { $case ->
            [from] from the town
           *[other] in the town
        }
       *[other] { "" }
    }
ve-domain-living =
    { $part ->
        [before] living
       *[other] { "" }
    }
ve-domain-dead =
    { $part ->
        [before] dead
       *[other] { "" }
    }
ve-domain-played =
    { $part ->
        [which] { $owner-id ->
            [self] that you have played in this combat
           *[other] that { $owner } has played in this combat
        }
       *[other] { "" }
    }
ve-domain-hand =
    { $part ->
        [place] { ve-bit-in } hand
       *[other] { "" }
    }
ve-domain-cellar =
    { $part ->
        [place] { ve-bit-in } cellar
       *[other] { "" }
    }
ve-domain-moat =
    { $part ->
        [place] { ve-bit-in } moat
       *[other] { "" }
    }
ve-bit-in =
    { $case ->
        [from] from { ve-bit-owner }
       *[other] in { ve-bit-owner }
    }
ve-bit-owner =
    { $owner-id ->
        [self] your
       *[other] { $own ->
            [yes] their
           *[no] { $owner-gen }
        }
    }

## What can be done

# $mood is "infinitive" behind "may", and "told" where another player decides: "you draw" in place of "draw".
ve-bit-you =
    { $mood ->
        [told] you
       *[do] { "" }
    }
ve-verb-draw =
    { $mood ->
        [infinitive] draw { ve-bit-number-cards }
       *[do] { $who-id ->
            [self] { ve-bit-you } draw { ve-bit-number-cards }
           *[other] { $who } draws { ve-bit-number-cards }
        }
    }
ve-bit-number-cards =
    { $number-reckoned ->
        [yes] cards { $number-as-many }
       *[no] { $number ->
            [one] a card
           *[other] { $number } cards
        }
    }
ve-verb-discard-random =
    { $mood ->
        [infinitive] discard { ve-bit-number-cards } at random from hand
       *[do] { $who-id ->
            [self] { ve-bit-you } discard { ve-bit-number-cards } at random from your hand
           *[other] { $who } discards { ve-bit-number-cards } at random from hand
        }
    }
ve-verb-take = { ve-bit-you } put { $which-from } into your hand
ve-verb-cancel = { ve-bit-you } cancel { $which }
ve-verb-add-attack =
    { $number-sign ->
        [minus] the attack value is { $number } lower
       *[plus] { $number-reckoned ->
            [yes] the attack value is higher by { $number }
           *[no] the attack value is { $number } higher
        }
    }
ve-verb-add-defence =
    { $number-sign ->
        [minus] the defence value is { $number } lower
       *[plus] { $number-reckoned ->
            [yes] the defence value is higher by { $number }
           *[no] the defence value is { $number } higher
        }
    }
ve-verb-end-combat =
    { $mood ->
        [infinitive] end the combat at once, without effect
       *[do] the combat ends at once, without effect
    }
ve-verb-place-marker =
    { $what-id ->
        [chosen] { ve-bit-you } put a +{ $number } marker of that kind on { $who }
       *[other] { ve-bit-you } put a +{ $number } { $what } marker on { $who }
    }
ve-verb-to-town = { ve-bit-you } put { $who-from } on the bottom of the town
ve-verb-forbid =
    { $who-id ->
        [self] you may not { ve-bit-action }
       *[other] { $who } may not { ve-bit-action }
    }
ve-bit-action =
    { $action-id ->
        [chosen] choose that action
        [either] { $action-infinitive } (you name which)
       *[other] { $action-infinitive }
    }
ve-verb-count-vampires =
    { $mood ->
        [infinitive] have everybody told { ve-bit-how-many }
       *[do] everybody is told { ve-bit-how-many }
    }
ve-bit-how-many =
    { $who-id ->
        [them] how many of them are vampires, but not which
       *[other] how many of these two are vampires, but not which: { $who } and { $other }
    }

## When

ve-when-open = no combat is going on
ve-when-you-attack = you attack
ve-when-opponent-attacks = your opponent attacks
ve-when-you-defend = you defend
ve-when-opponent-defends = your opponent defends
# What can be played whenever support cards can be played says nothing of it.
ve-windows =
    { $set ->
        [open] { "" }
        [you-attack-or-you-defend] you attack or defend
        [opponent-attacks-or-opponent-defends] your opponent attacks or defends
       *[other] { $list }
    }
ve-until-this-round = in this round
ve-until-this-combat = in this combat
ve-until-next-action = in the next action step

## Above the text

ve-card-line =
    { $kind-id ->
        [support] Support · day { $day }, night { $night }
        [citizen] Support · citizen · day { $day }, night { $night }
       *[combat] { $groups } · { $value }
    }

## Parts that only other languages need

ve-bit-by = { "" }
ve-bit-each = { "" }
ve-bit-marker = { "" }
ve-bit-random-cards = { "" }
ve-bit-worth = { "" }

## The names of the cards

ve-card-h01 = Signet Letter
ve-card-h02 = House Banner
ve-card-h03 = Duelling Glove
ve-card-h04 = Family Sword
ve-card-h05 = Hunting Party
ve-card-h06 = Lord's Guard
ve-card-h07 = Broom Handle
ve-card-h08 = Kitchen Knife
ve-card-h09 = Pitchfork
ve-card-h10 = Cleaver
ve-card-h11 = Servants' Crowd
ve-card-h12 = Barred Pantry
ve-card-h13 = Prayer Book
ve-card-h14 = Rosary
ve-card-h15 = Censer
ve-card-h16 = Pilgrim Staff
ve-card-h17 = Choir of Monks
ve-card-h18 = Bell of Warning
ve-card-h19 = Stable Riders
ve-card-h20 = Alms Kitchen
ve-card-h21 = Chapel Patron
ve-card-h22 = Drop of Holy Water
ve-card-h23 = Sprinkled Threshold
ve-card-h24 = Flask of Holy Water
ve-card-h25 = Blessed Basin
ve-card-h26 = Baptismal Font
ve-card-h27 = Holy Spring
ve-card-h28 = Blessed Blade
ve-card-h29 = Blessed Bread
ve-card-h30 = Blessed Chrism
ve-card-h31 = Seminarian
ve-card-h32 = Escort
ve-card-h33 = Groom
ve-card-h34 = Sacrifice
ve-card-h35 = Parish Records
ve-card-h36 = Help from the Town
ve-card-h37 = Night Watch
ve-card-h38 = Confession
ve-card-h39 = Sealed Gate
ve-card-h40 = Sexton
ve-card-v01 = Poisoned Ring
ve-card-v02 = Forged Seal
ve-card-v03 = Masked Rapier
ve-card-v04 = Bought Witness
ve-card-v05 = Midnight Duel
ve-card-v06 = Castle Intrigue
ve-card-v07 = Slipped Latch
ve-card-v08 = Rat Trap
ve-card-v09 = Carving Fork
ve-card-v10 = Hired Cutthroat
ve-card-v11 = Cellar Ambush
ve-card-v12 = Servants' Riot
ve-card-v13 = Snuffed Candle
ve-card-v14 = Torn Psalter
ve-card-v15 = False Relic
ve-card-v16 = Heretic's Pamphlet
ve-card-v17 = Public Accusation
ve-card-v18 = Writ of Heresy
ve-card-v19 = Blackmailed Steward
ve-card-v20 = Bribed Sexton
ve-card-v21 = Corrupt Chaplain
ve-card-v22 = Fang
ve-card-v23 = Cold Touch
ve-card-v24 = Claw
ve-card-v25 = Crimson Gaze
ve-card-v26 = Thirst
ve-card-v27 = Ancient Rage
ve-card-v28 = Noble Blood
ve-card-v29 = Blood in the Kitchen
ve-card-v30 = Black Mass
ve-card-v31 = Organist
ve-card-v32 = Lady-in-Waiting
ve-card-v33 = Kitchen Boy
ve-card-v34 = Mist
ve-card-v35 = Crypt
ve-card-v36 = Blood Feast
ve-card-v37 = Frenzied Bite
ve-card-v38 = Bat Swarm
ve-card-v39 = Creeping Fear
ve-card-v40 = Ghoul
