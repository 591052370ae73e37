### The words that Vendetta lends to the sentences on its cards (see cards.ftl), and the names of the cards.

## Kinds of things

vd-gender-player = who
vd-gender-location = thing
vd-gender-card = thing
vd-gender-hand-card = thing
vd-gender-follower = thing
vd-gender-clan = thing
vd-gender-step = thing
vd-gender-nature = thing
vd-gender-card-kind = thing
vd-gender-origin = thing
vd-gender-number = thing
vd-noun-number =
    { $count ->
        [one] number
       *[other] numbers
    }
vd-noun-player =
    { $count ->
        [one] player
       *[other] players
    }
vd-noun-location =
    { $count ->
        [one] location
       *[other] locations
    }
vd-noun-card =
    { $count ->
        [one] card
       *[other] cards
    }
vd-noun-hand-card =
    { $count ->
        [one] card
       *[other] cards
    }
vd-noun-follower =
    { $count ->
        [one] card
       *[other] cards
    }
vd-noun-clan =
    { $count ->
        [one] clan
       *[other] clans
    }
vd-noun-step =
    { $count ->
        [one] step
       *[other] steps
    }
vd-noun-nature =
    { $count ->
        [one] nature
       *[other] natures
    }
vd-noun-card-kind =
    { $count ->
        [one] kind of card
       *[other] kinds of cards
    }
vd-noun-origin =
    { $count ->
        [one] origin
       *[other] origins
    }

## Words

vd-word-location-first = Location 1
vd-word-location-second = Location 2
vd-word-location-third = Location 3
vd-word-location-haven = the Prince’s Haven
vd-word-clan-brujah = Brujah
vd-word-clan-gangrel = Gangrel
vd-word-clan-malkavian = Malkavian
vd-word-clan-nosferatu = Nosferatu
vd-word-clan-toreador = Toreador
vd-word-clan-tremere = Tremere
vd-word-clan-ventrue = Ventrue
vd-word-step-passive = Passive
vd-word-step-setup = Setup
vd-word-step-conflict = Conflict
vd-word-step-aftermath = Aftermath
vd-word-nature-human = human
vd-word-nature-vampire = vampire
vd-word-card-kind-clan-card = clan card
vd-word-card-kind-ally = Ally
vd-word-card-kind-victim = Victim
vd-word-card-kind-relic = relic
vd-word-card-kind-place = place
vd-word-card-kind-tile = location
vd-word-origin-print = from print
vd-word-origin-ours = ours

## What can be asked: as a part of a sentence …

vd-the-self =
    { $case ->
        [gen] your
       *[other] you
    }
vd-the-here = this location
vd-the-this =
    { $case ->
        [gen] this card’s
       *[other] this card
    }
vd-the-round = the number of the round
vd-the-winner =
    { $case ->
        [gen] the winner’s
       *[other] the winner
    }
vd-the-top-base = the highest base power of all face-up cards here
vd-the-lowest-bidder =
    { $case ->
        [gen] the lowest bidder’s
       *[other] the lowest bidder
    }
vd-the-event-player =
    { $event-player ->
        [opponents] { $case ->
            [gen] that opponent’s
           *[other] that opponent
        }
        [rivals] { $case ->
            [gen] that rival’s
           *[other] that rival
        }
        [self] { $case ->
            [gen] your
           *[other] you
        }
       *[other] { $case ->
            [gen] that player’s
           *[other] that player
        }
    }
vd-the-event-location = that location
vd-the-event-card =
    { $case ->
        [gen] the played card’s
       *[other] the played card
    }
vd-the-event-amount = that number
vd-the-causer =
    { $case ->
        [gen] the causer’s
       *[other] the player who caused it
    }
vd-the-pool =
    { $who-id ->
        [self] the Blood in your Pool
       *[other] the Blood in the Pool of { $who }
    }
vd-the-influence =
    { $who-id ->
        [self] the number of your Influence tokens
       *[other] the number of Influence tokens of { $who }
    }
vd-the-deployed =
    { $total ->
        [yes] the total deployed Blood of all { $who } here
       *[no] { $who-id ->
            [self] your deployed Blood here
           *[other] the deployed Blood of { $who } here
        }
    }
vd-the-alliance =
    { $who-id ->
        [self] the number of cards in your Alliance
       *[other] the number of cards in the Alliance of { $who }
    }
vd-the-cards =
    { $who-id ->
        [self] the number of your cards here
       *[other] the number of cards of { $who } here
    }
vd-the-up-cards =
    { $who-id ->
        [self] the number of your face-up cards here
       *[other] the number of face-up cards of { $who } here
    }
vd-the-hand-size =
    { $who-id ->
        [self] the number of cards in your hand
       *[other] the number of cards in the hand of { $who }
    }
vd-the-deck-size =
    { $who-id ->
        [self] the number of cards in your clan deck
       *[other] the number of cards in the clan deck of { $who }
    }
vd-the-bid =
    { $who-id ->
        [self] your bid
       *[other] the bid of { $who }
    }
vd-the-controller = the controller of { $who }
vd-the-base = the base power of { $who }
vd-the-location = the location of { $who }
vd-the-nature = the nature of { $who }

# Numbers that are said as "for each …".
vd-each-pool =
    { vd-bit-each } Blood { $who-id ->
        [self] in your Pool
       *[other] in the Pool of { $who }
    }
vd-each-deployed =
    { vd-bit-each } Blood { $who-id ->
        [self] you have deployed here
       *[other] that { $who } has deployed here
    }
vd-bit-each =
    { $every ->
        [1] each
       *[other] every 2
    }
vd-each-alliance =
    { $every ->
        [1] each card
       *[other] every two cards
    } { $who-id ->
        [self] in your Alliance
       *[other] in the Alliance of { $who }
    }
vd-each-event-amount =
    { $every ->
        [1] each card that was moved
       *[other] every two cards that were moved
    }

# Half of a number, where it is said in a way of its own.
vd-half-deployed =
    { $total ->
        [yes] half of the Blood that all { $who } have deployed here
       *[no] half of { vd-the-deployed }
    }, rounded { $up ->
        [yes] up
       *[no] down
    }

vd-highest-base = { $which } has the highest base power of these

# Limits that hold anyway, so that no card has to say them.
vd-within-pool-less-1 = at least 1 Blood stays in the Pool
vd-within-deployed = no more than is deployed
vd-within-own-cards-9 = nobody brings more than nine clan cards to a location

# Who chooses, in what he chooses.
vd-chooser =
    { $case ->
        [gen] their
        [obj] them
       *[other] they
    }

## … and as a condition. $relation is "equal", "unequal", "at-least" or "at-most", $amount says it with the number $n.
## Where $same is "yes" it is compared with that of $value.

vd-bit-is =
    { $not ->
        [yes] is not
       *[no] is
    }
vd-bit-have =
    { $who-id ->
        [self] have
        [chooser] have
       *[other] { $who-count ->
            [one] has
           *[all] have
        }
    }
vd-bit-fewer =
    { $relation ->
        [less] fewer
        [at-most] no more
        [more] more
        [at-least] no fewer
        [unequal] more or fewer
       *[equal] as many
    }
vd-bit-than =
    { $relation ->
        [equal] as
       *[other] than
    }
vd-about-self = { $value } { vd-bit-is } you
vd-about-here =
    { $value-id ->
        [haven] this { vd-bit-is } the Prince’s Haven
       *[other] this { vd-bit-is } { $value }
    }
vd-about-this = { $value } { vd-bit-is } this card
vd-about-round =
    { $relation ->
        [equal] this is round { $n }
        [unequal] this is not round { $n }
       *[other] the number of the round is { $amount }
    }
vd-about-winner =
    { $value-id ->
        [self] { $not ->
            [yes] you did not win here
           *[no] you won here
        }
       *[other] { $value } { $not ->
            [yes] did not win here
           *[no] won here
        }
    }
vd-about-top-base = the highest base power here is { $amount }
vd-about-lowest-bidder =
    { $value-id ->
        [self] { $not ->
            [yes] you are not the lowest bidder
           *[no] you are the lowest bidder
        }
       *[other] { $value } { vd-bit-is } the lowest bidder
    }
vd-about-played =
    { $not ->
        [yes] you have not played your card of this turn yet
       *[no] you have played your card of this turn
    }
vd-about-event-player =
    { $value-id ->
        [self] { $not ->
            [yes] it is not you
           *[no] it is you
        }
       *[other] it { vd-bit-is } { $value }
    }
vd-about-event-location =
    { $value-id ->
        [here] it { vd-bit-is } here
       *[other] it { vd-bit-is } at { $value }
    }
vd-about-event-card = the played card { vd-bit-is } { $value }
vd-about-event-amount = that number is { $amount }
vd-about-event-face-down = the card { vd-bit-is } played face down
vd-about-causer =
    { $value-id ->
        [self] { $not ->
            [yes] you did not cause it
           *[no] you caused it
        }
       *[other] { $value } { $not ->
            [yes] did not cause it
           *[no] caused it
        }
    }
vd-about-pool =
    { $same ->
        [yes] { vd-bit-who } { vd-bit-have } { vd-bit-fewer } Blood in the Pool { vd-bit-than } { $value }
       *[no] { vd-bit-who } { vd-bit-have } { $amount } Blood in the Pool
    }
vd-bit-who =
    { $who-id ->
        [self] you
       *[other] { $who }
    }
vd-about-influence =
    { $relation ->
        [at-least] { vd-bit-who } { vd-bit-have } { $n ->
            [1] Influence
           *[other] { $amount } Influence
        }
       *[other] { vd-bit-who } { vd-bit-have } { $amount } Influence
    }
vd-about-deployed =
    { $relation ->
        [at-least] { vd-bit-who } { vd-bit-have } { $n ->
            [1] deployed Blood here
           *[other] { $amount } deployed Blood here
        }
       *[other] { vd-bit-who } { vd-bit-have } { $amount } deployed Blood here
    }
vd-about-alliance = { vd-bit-who } { vd-bit-have } { $amount } { vd-bit-cards } in the Alliance
vd-about-cards =
    { $relation ->
        [at-least] { vd-bit-who } { vd-bit-have } { $n ->
            [1] a card here
           *[other] { $amount } cards here
        }
        [equal] { vd-bit-who } { vd-bit-have } { $n ->
            [0] no card here
            [1] exactly 1 card here
           *[other] { $amount } cards here
        }
       *[other] { vd-bit-who } { vd-bit-have } { $amount } { vd-bit-cards } here
    }
vd-about-cards-plus-deployed =
    { $relation ->
        [at-least] { vd-bit-who } { vd-bit-have } { $n ->
            [1] a card or Blood here
           *[other] { $amount } cards and Blood here in all
        }
       *[other] { vd-bit-who } { vd-bit-have } { $amount } cards and Blood here in all
    }
vd-about-up-cards =
    { $same ->
        [yes] { vd-bit-who } { vd-bit-have } { vd-bit-fewer } face-up cards here { vd-bit-than } { $value }
       *[no] { vd-bit-who } { vd-bit-have } { $amount } face-up { vd-bit-cards } here
    }
vd-about-hand-size = { vd-bit-who } { vd-bit-have } { $amount } { vd-bit-cards } in hand
vd-about-deck-size =
    { $relation ->
        [at-least] { $n ->
            [1] there is a card in { vd-bit-whose } clan deck
           *[other] there are { $amount } cards in { vd-bit-whose } clan deck
        }
       *[other] { $amount } { vd-bit-cards } are in { vd-bit-whose } clan deck
    }
vd-bit-whose =
    { $who-id ->
        [self] your
       *[other] { $who-gen }
    }
vd-bit-cards =
    { $n ->
        [one] card
       *[other] cards
    }
vd-about-bid = the bid of { $who } is { $amount }
vd-about-can-lose =
    { $who-id ->
        [self] { $not ->
            [yes] you have no Blood to lose
           *[no] you have Blood to lose
        }
       *[other] { $who } { $not ->
            [yes] { vd-bit-have } no Blood to lose
           *[no] { vd-bit-have } Blood to lose
        }
    }
vd-about-stays =
    { $who-id ->
        [self] { $not ->
            [yes] you withdraw
           *[no] you stay
        }
       *[other] { $who } { $not ->
            [yes] does not stay
           *[no] stays
        }
    }
vd-about-may-change =
    { $not ->
        [yes] you may not choose otherwise
       *[no] you have chosen and may choose otherwise
    }
vd-about-rewarded =
    { $who-id ->
        [self] { $not ->
            [yes] you have won no Ally and no Victim here in this round
           *[no] you have won an Ally or a Victim here in this round
        }
       *[other] { $who } { $not ->
            [yes] has won no Ally and no Victim here in this round
           *[no] has won an Ally or a Victim here in this round
        }
    }
vd-about-controller =
    { $value-id ->
        [self] { $not ->
            [yes] { $who } { vd-bit-belongs } to another player
           *[no] { $who } { vd-bit-belongs } to you
        }
       *[other] { $not ->
            [yes] { $who } { vd-bit-belongs } to somebody other than { $value-obj }
           *[no] { $who } { vd-bit-belongs } to { $value-obj }
        }
    }
vd-bit-belongs =
    { $who-count ->
        [one] belongs
       *[all] belong
    }
vd-about-face-up =
    { $who-count ->
        [one] { $who } { vd-bit-is } face up
       *[all] { $who } are { card-part-not } face up
    }
vd-about-base =
    { $same ->
        [yes] { $who } { vd-bit-have } { $relation ->
            [less] a lower base power than
            [at-most] no higher base power than
            [more] a higher base power than
            [at-least] no lower base power than
            [unequal] another base power than
           *[equal] the same base power as
        } { $value }
       *[no] { $who } { vd-bit-have } a base power of { $amount }
    }
vd-about-location =
    { $same ->
        [yes] { $who } { vd-bit-lies } { $not ->
            [yes] not where { $value } lies
           *[no] where { $value } lies
        }
       *[no] { $who } { vd-bit-lies } { $not ->
            [yes] not at { $value }
           *[no] at { $value }
        }
    }
vd-bit-lies =
    { $who-count ->
        [one] lies
       *[all] lie
    }
vd-about-engaged =
    { $who-count ->
        [one] { $who } { $not ->
            [yes] has not resolved in the Conflict step
           *[no] has resolved in the Conflict step
        }
       *[all] { $who } { $not ->
            [yes] have not resolved in the Conflict step
           *[no] have resolved in the Conflict step
        }
    }
vd-about-nature =
    { $same ->
        [yes] { $who } { vd-bit-is } of the same nature as { $value }
       *[no] { $who } { vd-bit-is } { $value }
    }

# … and beside a noun, in front of it or behind it. Where nothing stands here, it is said with "that is".
vd-such-can-lose = { "" }
vd-such-stays = { "" }
vd-such-may-change = { "" }
vd-such-rewarded = { "" }
vd-such-controller = { "" }
vd-such-face-up =
    { $part ->
        [before] { $not ->
            [yes] face-down
           *[no] face-up
        }
       *[after] { "" }
    }
vd-such-location = { "" }
vd-such-engaged = { "" }
vd-such-nature =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }

## Where things are. $part "noun" is another noun than that of the type. $own is "yes" where their owner is who the
## sentence is about.

vd-domain-players = { "" }
vd-domain-rivals =
    { $part ->
        [noun] { $count ->
            [one] rival
           *[other] rivals
        }
        [place] { $case ->
            [exists] here
           *[other] { "" }
        }
       *[other] { "" }
    }
vd-domain-opponents =
    { $part ->
        [noun] { $count ->
            [one] opponent
           *[other] opponents
        }
       *[other] { "" }
    }
vd-domain-ranked =
    { $part ->
        [place] with a rank in the Conflict here
       *[other] { "" }
    }
vd-domain-locations = { "" }
vd-domain-own-cards =
    { $part ->
        [place] { $case ->
            [from] from your Area here
           *[other] in your Area here
        }
       *[other] { "" }
    }
vd-domain-rival-cards =
    { $part ->
        [place] of a rival here
       *[other] { "" }
    }
vd-domain-cards-here =
    { $part ->
        [place] here
       *[other] { "" }
    }
vd-domain-my-cards =
    { $part ->
        [place] { $case ->
            [from] from any of your Areas
           *[other] in any of your Areas
        }
       *[other] { "" }
    }
vd-domain-down-cards =
    { $part ->
        [before] face-down
        [place] { $owner-id ->
            [self] of yours here
           *[other] of { $owner } here
        }
       *[other] { "" }
    }
vd-domain-hidden-cards =
    { $part ->
        [before] face-down
        [place] at any location
       *[other] { "" }
    }
vd-domain-hand =
    { $part ->
        [place] { $case ->
            [from] from { vd-bit-owner } hand
           *[other] in { vd-bit-owner } hand
        }
       *[other] { "" }
    }
vd-domain-allies =
    { $part ->
        [noun] { $count ->
            [one] Ally
           *[other] Allies
        }
        [place] { $case ->
            [from] from { vd-bit-owner } Alliance
           *[other] in { vd-bit-owner } Alliance
        }
       *[other] { "" }
    }
vd-domain-drained =
    { $part ->
        [before] drained
        [noun] { $count ->
            [one] Ally or Victim
           *[other] Allies or Victims
        }
        [place] { $owner-id ->
            [self] of yours
           *[other] of { $owner }
        }
       *[other] { "" }
    }
vd-domain-numbers =
    { $part ->
        [place] from 0 to { $owner }
       *[other] { "" }
    }
vd-bit-owner =
    { $owner-id ->
        [self] your
       *[other] { $own ->
            [yes] their
           *[no] { $owner-gen }
        }
    }

## What can be done

# $mood is "infinitive" behind "may", and "told" where another player decides: "you draw" in place of "draw".
vd-bit-you =
    { $mood ->
        [told] you
       *[do] { "" }
    }
vd-bit-blood =
    { $number-reckoned ->
        [yes] { $number-id ->
            [up-to] any amount of Blood up to { $number }
           *[other] Blood { $number-as-many },
        }
       *[no] { $number-id ->
            [up-to] up to { $number } Blood
           *[other] { $number } Blood
        }
    }
vd-bit-influence =
    { $number-reckoned ->
        [yes] Influence { $number-as-many },
       *[no] { $number } Influence
    }
# Verbs that you do to another player.
vd-doer-steal = you
vd-doer-take-blood = you
vd-doer-look-hand = you
vd-verb-gain =
    { $who-id ->
        [self] { vd-bit-you } gain { vd-bit-blood }
        [chooser] { $who } gain { vd-bit-blood }
       *[other] { $who } gains { vd-bit-blood }
    }
vd-verb-gain-until-pool =
    { $who-id ->
        [self] { vd-bit-you } gain Blood until you have { $number } in your Pool
        [chooser] { $who } gain Blood until they have { $number } in the Pool
       *[other] { $who } gains Blood until there is { $number } in the Pool
    }
vd-verb-lose =
    { $who-id ->
        [self] { vd-bit-you } lose { vd-bit-blood }
        [chooser] { $who } lose { vd-bit-blood }
       *[other] { $who } loses { vd-bit-blood }
    }
vd-verb-lose-event-amount =
    { $who-id ->
        [self] { vd-bit-you } lose as much Blood
       *[other] { $who } loses as much Blood
    }
vd-verb-lose-round =
    { $who-id ->
        [self] { vd-bit-you } lose Blood equal to the number of the round
       *[other] { $who } loses Blood equal to the number of the round
    }
vd-verb-lose-bid =
    { $who-id ->
        [self] { vd-bit-you } lose your bid
       *[other] { $who } loses the Blood of their bid
    }
vd-verb-steal =
    { $number-reckoned ->
        [yes] { vd-bit-you } steal from { $who-obj } { vd-bit-blood }
       *[no] { vd-bit-you } steal { vd-bit-blood } from { $who-obj }
    }
vd-verb-spend = { vd-bit-you } spend { vd-bit-blood }
vd-verb-spend-half-down-pool = { vd-bit-you } spend half of the Blood in your Pool, rounded down
vd-verb-gain-influence =
    { $who-id ->
        [self] { vd-bit-you } gain { vd-bit-influence }
        [chooser] { $who } gain { vd-bit-influence }
       *[other] { $who } gains { vd-bit-influence }
    }
vd-verb-lose-influence =
    { $who-id ->
        [self] { vd-bit-you } lose { vd-bit-influence }
        [chooser] { $who } lose { vd-bit-influence }
       *[other] { $who } loses { vd-bit-influence }
    }
vd-verb-give-influence =
    { $who-id ->
        [chooser] { $who } give you { vd-bit-influence }
       *[other] { $who } gives you { vd-bit-influence }
    }
vd-verb-frenzy-bonus =
    { $causer ->
        [self] { vd-bit-you } gain { $number } more Influence
       *[other] the player who caused it gains { $number } more Influence
    }
vd-verb-place-blood =
    { $who-id ->
        [self] { vd-bit-you } deploy { vd-bit-blood } from the Supply { vd-bit-where }
       *[other] { $who } deploys { vd-bit-blood } from the Supply { vd-bit-where }
    }
vd-bit-where =
    { $where-id ->
        [here] here
        [haven] { $event-location ->
            [haven] there
           *[other] in the Prince’s Haven
        }
       *[other] at { $where }
    }
vd-verb-deploy =
    { $who-id ->
        [self] { vd-bit-you } deploy { vd-bit-blood } from your Pool here
       *[other] { $who } deploys { vd-bit-blood } from the Pool here
    }
vd-verb-deploy-bid =
    { $who-id ->
        [self] { vd-bit-you } deploy the Blood of your bid here
       *[other] { $who } deploys the Blood of the bid here
    }
vd-verb-return-blood =
    { $who-id ->
        [self] { vd-bit-you } return { vd-bit-blood } from here to your Pool
       *[other] { $number-id ->
            [up-to] { $who } may return { vd-bit-blood } from here to the Pool
           *[other] { $who } returns { vd-bit-blood } from here to the Pool
        }
    }
vd-verb-return-blood-deployed =
    { $who-id ->
        [self] { vd-bit-you } return all your deployed Blood here to your Pool
       *[other] { $who } returns all deployed Blood here to the Pool
    }
vd-verb-discard-blood =
    { $who-id ->
        [self] { vd-bit-you } return { vd-bit-blood } from here to the Supply
       *[other] { $who } returns { vd-bit-blood } from here to the Supply
    }
vd-verb-take-blood = { vd-bit-you } take { vd-bit-blood } that { $who } has deployed here into your Pool
vd-verb-take-blood-half-up-deployed = { vd-bit-you } take half of the deployed Blood of { $who } here, rounded up, into your Pool
vd-verb-hand-over =
    { $who-id ->
        [chooser] { $who } hand { vd-bit-blood } from here over to your Area here
       *[other] { $who } hands { vd-bit-blood } from here over to your Area here
    }
vd-verb-hand-over-half-up-deployed =
    { $who-id ->
        [chooser] { $who } hand half of their deployed Blood here, rounded up, over to your Area here
       *[other] { $who } hands half of their deployed Blood here, rounded up, over to your Area here
    }
vd-verb-swap-blood = { vd-bit-you } exchange all your deployed Blood here with all Blood in your Pool
vd-verb-move-blood = { vd-bit-you } move { vd-bit-blood } from here to { $where }
vd-verb-move-blood-half-up-deployed = { vd-bit-you } move half of your deployed Blood here, rounded up, to { $where }
vd-verb-turn-up = { vd-bit-you } turn { $which } face up
vd-verb-turn-down = { vd-bit-you } turn { $which } face down
vd-verb-keep-down = { $which } stays face down at this location
vd-verb-move = { vd-bit-you } move { $which-from } to { $where }
vd-verb-take-back = { vd-bit-you } take { $which-from } back to hand
vd-verb-look = { vd-bit-you } look at { $which }
vd-verb-look-hand = { vd-bit-you } look at { $who-gen } hand
vd-verb-play-card = { vd-bit-you } play { $which-from } face up into your Area here
vd-verb-play-top = { vd-bit-you } play the top card of your clan deck face up into your Area here
vd-verb-shuffle-in = { vd-bit-you } shuffle { $which-from } into your clan deck
vd-verb-draw =
    { $number ->
        [1] { vd-bit-you } draw the top card of your clan deck
       *[other] { vd-bit-you } draw the top { $number } cards of your clan deck
    }
vd-verb-gain-victim =
    { $who-id ->
        [self] { vd-bit-you } add { vd-bit-victims } to your Alliance
       *[other] { $who } adds { vd-bit-victims } to the Alliance
    }
vd-bit-victims =
    { $number ->
        [1] a Victim
       *[other] { $number } Victims
    }
vd-verb-restore = { vd-bit-you } return { $which } to your Alliance, undrained
vd-verb-withdraw = { vd-bit-you } withdraw from here at once
vd-verb-redirect =
    { $where-id ->
        [here] { vd-bit-you } move your cards and Blood from there here instead, the cards face up
       *[other] { vd-bit-you } move your cards and Blood from there to { $where } instead, the cards face up
    }
vd-verb-change-choice = { vd-bit-you } change your choice to the other one
vd-verb-skip-steps =
    { $who-id ->
        [self] your cards here do nothing in the Setup and Aftermath steps
       *[other] { $who-gen } cards here do nothing in the Setup and Aftermath steps
    }
vd-verb-auction = you and all rivals secretly bid Blood from the Pool; you keep at least 1
vd-verb-replace-frenzy =
    { $mood ->
        [infinitive] avoid the Frenzy
       *[do] you do not go into Frenzy
    }
vd-verb-replace-drain =
    { $mood ->
        [infinitive] avoid the drain
       *[do] nothing of yours is drained for this Frenzy
    }
vd-verb-zero-power = the power of { $which } is 0
vd-verb-down-power = each face-down card in your Area here has power { $number }
vd-verb-add-total =
    { $mood ->
        [infinitive] have { $number } { vd-bit-more } total power here
       *[do] { $who-id ->
            [self] { $number-reckoned ->
                [yes] your total power here is higher by { $number }
               *[no] you have { $number } { vd-bit-more } total power here
            }
           *[other] { $who } has { $number } { vd-bit-more } total power here
        }
    }
vd-bit-more =
    { $number-sign ->
        [minus] less
       *[plus] more
    }
vd-verb-ignore-card = losses and thefts of Blood by { $which } do nothing to you
vd-verb-add-power =
    { $number-sign ->
        [minus] { $which } has −{ $number } power
       *[plus] { $number-reckoned ->
            [yes] { $which } has more power, by { $number }
           *[no] { $which } has +{ $number } power
        }
    }
vd-verb-set-power =
    { $number-reckoned ->
        [yes] { $which } has power { $number-as-many }
       *[no] { $which } has power { $number }
    }
vd-verb-set-power-top-base = { $which } has as much power as the highest base power of all face-up cards here
vd-verb-halve-base = the base power of { $which } is halved, rounded down
vd-verb-protect-blood = effects here neither make you lose Blood nor steal Blood from you; where a loss is a condition, it counts as made
vd-verb-divert-blood = Blood that you lose or spend at any location is deployed here instead of going to the Supply
vd-verb-face-down-cost =
    { $number-sign ->
        [minus] playing a card face down costs you { $number } Blood less
       *[plus] playing a card face down costs you { $number } Blood more
    }
vd-verb-face-down-cost-here =
    { $number-sign ->
        [minus] playing a card face down here costs { $number } Blood less
       *[plus] playing a card face down here costs { $number } Blood more
    }
vd-verb-must-play-down = in Planning your opponents must play cards here face down, and pay for it
vd-verb-stay-needs-blood = a rival with an empty Pool must withdraw from here
vd-verb-win-ties = you win all ties
vd-verb-cannot-be-drained = this card cannot be drained, not even in a Frenzy
vd-verb-drained-first = if you go into Frenzy, this card is drained instead of one picked at random
vd-verb-may-return-other = in Hand Building you may keep both drawn cards and put a card from your hand on the bottom of your clan deck instead
vd-verb-add-score = at the end of the game you score { $number } more Influence

## When. An ability begins with its opening; what the condition says of the event stands in it: $event-player is "self",
## "opponents" or "rivals", $event-location "here", "not-here" or "haven", $causer "self".

vd-opening-always =
    { $engaged ->
        [yes] Conflict:
       *[other] { "" }
    }
vd-opening-planning-begins = when Planning begins,
vd-opening-own-turn =
    { $played ->
        [yes] in your Planning turn, after playing your card,
       *[other] in your Planning turn
    }
vd-opening-card-played =
    { $event-player ->
        [self] whenever you play a card { vd-bit-event-where },
        [opponents] whenever an opponent plays a card { vd-bit-event-where },
        [rivals] whenever a rival plays a card { vd-bit-event-where },
       *[other] whenever a player plays a card { vd-bit-event-where },
    }
vd-bit-event-where =
    { $event-face-down ->
        [yes] face down { vd-bit-event-place }
       *[other] { vd-bit-event-place }
    }
vd-bit-event-place =
    { $event-location ->
        [here] here
        [not-here] at another location
        [haven] in the Prince’s Haven
       *[other] { "" }
    }
vd-opening-planning-ends = when Planning ends,
vd-opening-resolution-begins = when Resolution begins,
vd-opening-choices-shown = right after the choices to stay or withdraw are shown,
vd-opening-choices-final = in the Withdraw step here,
vd-opening-withdrawing =
    { $event-player ->
        [self] whenever you withdraw { vd-bit-event-from },
       *[other] whenever a player withdraws { vd-bit-event-from },
    }
vd-opening-withdrew =
    { $event-player ->
        [self] whenever you have withdrawn { vd-bit-event-from },
       *[other] whenever a player has withdrawn { vd-bit-event-from },
    }
vd-bit-event-from =
    { $event-location ->
        [here] from here
        [not-here] from another location
        [haven] from the Prince’s Haven
       *[other] { "" }
    }
vd-opening-before-reveal = before the reveal here,
vd-opening-reveal = in the reveal here,
vd-opening-revealed = right after the reveal here,
vd-opening-setup = Setup:
vd-opening-conflict-begins = Conflict, before all other effects:
vd-opening-before-power = Conflict, after all effects:
vd-opening-winner-known = when the winner here is known,
vd-opening-reward =
    { $event-amount ->
        [1] when the player in first place gets the reward here,
        [2] when the player in second place gets the reward here,
        [3] when the player in third place gets the reward here,
       *[other] when a player gets the reward here,
    }
vd-opening-joins = when this Ally joins your Alliance,
vd-opening-aftermath = Aftermath:
vd-opening-location-resolved = when this location is resolved,
vd-opening-round-ends = at the end of the round,
vd-opening-blood-lost =
    { $event-player ->
        [self] whenever you lose or spend Blood { vd-bit-event-place } or have it stolen,
       *[other] whenever a player loses or spends Blood { vd-bit-event-place } or has it stolen,
    }
vd-opening-pool-empty =
    { $event-player ->
        [self] when your Pool becomes empty,
       *[other] when the Pool of a player becomes empty,
    }
vd-opening-frenzy-caused =
    { $causer ->
        [self] whenever you send { vd-bit-event-whom } into Frenzy { vd-bit-event-place },
       *[other] whenever a player sends { vd-bit-event-whom } into Frenzy { vd-bit-event-place },
    }
vd-bit-event-whom =
    { $event-player ->
        [self] you
        [rivals] a rival
       *[other] an opponent
    }
vd-opening-frenzy-drain =
    { $event-player ->
        [self] when you go into Frenzy { vd-bit-event-place },
       *[other] when a player goes into Frenzy { vd-bit-event-place },
    }
vd-later-round-ends = at the end of the round{ card-part-colon } { $what }

vd-when-planning-begins = Planning begins
vd-when-own-turn = it is your Planning turn
vd-when-card-played = a card is played
vd-when-planning-ends = Planning ends
vd-when-resolution-begins = Resolution begins
vd-when-choices-shown = the choices to stay or withdraw are shown
vd-when-choices-final = the choices to stay or withdraw are final
vd-when-withdrawing = a player withdraws
vd-when-withdrew = a player has withdrawn
vd-when-before-reveal = the reveal is about to begin
vd-when-reveal = cards are revealed
vd-when-revealed = the cards have been revealed
vd-when-setup = the Setup step comes
vd-when-conflict-begins = the Conflict step begins
vd-when-before-power = power is about to be counted
vd-when-winner-known = the winner is known
vd-when-reward = a reward is paid
vd-when-joins = this Ally joins your Alliance
vd-when-aftermath = the Aftermath step comes
vd-when-location-resolved = a location is resolved
vd-when-round-ends = a round ends
vd-when-blood-lost = a player loses or spends Blood
vd-when-pool-empty = a Pool becomes empty
vd-when-frenzy-caused = a player is sent into Frenzy
vd-when-frenzy-drain = a player in Frenzy has to drain
vd-windows = { $list }
vd-until-this-location = until this location is resolved
vd-until-this-round = until the end of the round

## Above the text

vd-card-line =
    { $kind-id ->
        [clan-card] { $clan } · { $step } · power { $power }
        [relic] Relic, once per game · Influence { $influence }
        [place] Place
        [tile] Location · Influence in rounds 1 to 3: first { $first-1 }/{ $first-2 }/{ $first-3 }, second { $second-1 }/{ $second-2 }/{ $second-3 }, third { $third-1 }/{ $third-2 }/{ $third-3 }{ vd-bit-extra }
       *[ally] { $kind }, { $nature } · Influence { $influence } · Feed { $feed } · Drain { $drain } · drained { $drained }{ vd-bit-tokens }
    }
vd-bit-tokens =
    { $tokens ->
        [2] { " " }· 2 Diablerie tokens when drained
       *[other] { "" }
    }
vd-bit-extra =
    { $extra ->
        [0] { "" }
       *[other] ; first also { $extra }
    }

## Parts that only other languages need

vd-bit-as-many = { "" }
vd-bit-by = { "" }
vd-bit-cards-of = { "" }
vd-bit-deployed-by = { "" }
vd-bit-ending = { "" }
vd-bit-event-to = { "" }
vd-bit-in-alliance = { "" }
vd-bit-in-pool = { "" }
vd-bit-of-whom = { "" }
vd-bit-so-much = { "" }
vd-bit-takes-back = { "" }
vd-bit-tokens-acc = { "" }
vd-bit-tokens-gen = { "" }
vd-bit-tokens-of = { "" }
vd-bit-top-cards = { "" }
vd-bit-where-to = { "" }

## The names of the cards

vd-card-br01 = Bloody Fury
vd-card-br02 = Punk's Posse
vd-card-br03 = Challenge
vd-card-br04 = Fist of Caine
vd-card-br05 = Down with the System
vd-card-br06 = Earthshock
vd-card-br07 = Show of Force
vd-card-br08 = Ready (Brujah)
vd-card-br09 = Hunt (Brujah)
vd-card-ga01 = Earth Meld
vd-card-ga02 = Wolf Companion
vd-card-ga03 = Feral Weapons
vd-card-ga04 = Power of the Pack
vd-card-ga05 = Fearless
vd-card-ga06 = On the Prowl
vd-card-ga07 = Mist Form
vd-card-ga08 = Ready (Gangrel)
vd-card-ga09 = Hunt (Gangrel)
vd-card-ma01 = Mesmerize
vd-card-ma02 = Auction of Blood
vd-card-ma03 = Madness Network
vd-card-ma04 = Shadow Strike
vd-card-ma05 = Chaos
vd-card-ma06 = Malkav's Bane
vd-card-ma07 = Mindless Assault
vd-card-ma08 = Ready (Malkavian)
vd-card-ma09 = Hunt (Malkavian)
vd-card-no01 = Unseen Passage
vd-card-no02 = Cloak of Shadows
vd-card-no03 = Eyes in the Dark
vd-card-no04 = Feral Whispers
vd-card-no05 = Backstab
vd-card-no06 = One Step Ahead
vd-card-no07 = Vanish
vd-card-no08 = Ready (Nosferatu)
vd-card-no09 = Hunt (Nosferatu)
vd-card-to01 = Awe
vd-card-to02 = Entourage
vd-card-to03 = Charisma
vd-card-to04 = Summon
vd-card-to05 = Entrancement
vd-card-to06 = Submission
vd-card-to07 = Friends in High Places
vd-card-to08 = Ready (Toreador)
vd-card-to09 = Hunt (Toreador)
vd-card-tr01 = Focus from Hunger
vd-card-tr02 = Ancient Artifacts
vd-card-tr03 = Theft of Vitae
vd-card-tr04 = Dark Pact
vd-card-tr05 = Cauldron of Blood
vd-card-tr06 = Retaliation
vd-card-tr07 = Arcane Drain
vd-card-tr08 = Ready (Tremere)
vd-card-tr09 = Hunt (Tremere)
vd-card-ve01 = Master Plan
vd-card-ve02 = Diplomacy
vd-card-ve03 = Curfew
vd-card-ve04 = Majesty
vd-card-ve05 = Mass Manipulation
vd-card-ve06 = Tyrant's Gaze
vd-card-ve07 = Forestall
vd-card-ve08 = Ready (Ventrue)
vd-card-ve09 = Hunt (Ventrue)
vd-card-al01 = Anita Wainwright
vd-card-al02 = Sgt. McTavish
vd-card-al03 = Khadija Al-Kindi
vd-card-al04 = Wauneka
vd-card-al05 = Carmelita Neillson
vd-card-al06 = Maldavis
vd-card-al07 = Erichtho
vd-card-al08 = Fiorenza Savona
vd-card-al09 = Marcel
vd-card-al10 = Bronwyn
vd-card-al11 = Portia
vd-card-al12 = Talley
vd-card-al13 = Ambrus Maropis
vd-card-al14 = Edward Neally
vd-card-al15 = Mr. Damp
vd-card-al16 = Bobby White
vd-card-al17 = Maja Wysocki
vd-card-al18 = Ed Crawford
vd-card-al19 = Betty Fuller
vd-card-al20 = Dr. Fragonard
vd-card-al21 = Tamara Bodnar
vd-card-al22 = Douglas Richardson
vd-card-al23 = Tom Kimber
vd-card-al24 = Francis Bennet
vd-card-al25 = Elena Cortez
vd-card-al26 = Julie Munoz
vd-card-al27 = Roberta Urbani
vd-card-al28 = Ryan Ramos
vd-card-al29 = Sarah McAleer
vd-card-al30 = Miguel Chandler
vd-card-victim = Victim
vd-card-re01 = Isaac Chalice
vd-card-re02 = Sargon Apocrypha
vd-card-re03 = Mask of the Elder
vd-card-re04 = Urn of Grave Soil
vd-card-re05 = Silver Ledger
vd-card-re06 = Widow's Thorn
vd-card-re07 = Broken Sceptre
vd-card-re08 = Black Candle
vd-card-lo01 = Succubus Club
vd-card-lo02 = The Collar
vd-card-lo03 = Stock Yards
vd-card-lo04 = Night Ferry
vd-card-lo05 = Old Opera
vd-card-lo06 = City Morgue
vd-card-lo07 = Blood Drive
vd-card-first = First Location
vd-card-second = Second Location
vd-card-third = Third Location
vd-card-haven = Prince's Haven
