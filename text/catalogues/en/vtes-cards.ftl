### The words that Vampire: The Eternal Struggle lends to the sentences on its cards (see cards.ftl).
### What lies on the table and is chosen is nearly always a minion, so the noun of a card is that.

## Kinds of things

vt-gender-player = who
vt-gender-card = who
vt-gender-face = thing
vt-gender-name = thing
vt-gender-discipline = thing
vt-gender-clan = thing
vt-gender-sect = thing
vt-gender-title = thing
vt-gender-kind = thing
vt-gender-trait = thing
vt-gender-action-kind = thing
vt-gender-range = thing
vt-gender-strike = thing
vt-gender-level = thing
vt-gender-deed = thing
vt-gender-answer = thing
vt-gender-user = thing
vt-gender-moment = thing
vt-gender-harm = thing
vt-gender-creed = thing
vt-gender-virtue = thing
vt-gender-number = thing
vt-noun-player =
    { $count ->
        [one] Methuselah
       *[other] Methuselahs
    }
vt-noun-card =
    { $count ->
        [one] minion
       *[other] minions
    }
vt-noun-is-vampire =
    { $count ->
        [one] vampire
       *[other] vampires
    }
vt-noun-is-ally =
    { $count ->
        [one] ally
       *[other] allies
    }
vt-noun-face =
    { $count ->
        [one] card
       *[other] cards
    }
vt-noun-name =
    { $count ->
        [one] name
       *[other] names
    }
vt-noun-discipline =
    { $count ->
        [one] Discipline
       *[other] Disciplines
    }
vt-noun-clan =
    { $count ->
        [one] clan
       *[other] clans
    }
vt-noun-sect =
    { $count ->
        [one] sect
       *[other] sects
    }
vt-noun-title =
    { $count ->
        [one] title
       *[other] titles
    }
vt-noun-kind =
    { $count ->
        [one] kind of card
       *[other] kinds of cards
    }
vt-noun-trait =
    { $count ->
        [one] keyword
       *[other] keywords
    }
vt-noun-action-kind =
    { $count ->
        [one] kind of action
       *[other] kinds of actions
    }
vt-noun-range =
    { $count ->
        [one] range
       *[other] ranges
    }
vt-noun-strike =
    { $count ->
        [one] strike
       *[other] strikes
    }
vt-noun-level =
    { $count ->
        [one] level
       *[other] levels
    }
vt-noun-deed =
    { $count ->
        [one] deed
       *[other] deeds
    }
vt-noun-answer =
    { $count ->
        [one] answer
       *[other] answers
    }
vt-noun-user =
    { $count ->
        [one] user
       *[other] users
    }
vt-noun-moment =
    { $count ->
        [one] moment
       *[other] moments
    }
vt-noun-harm =
    { $count ->
        [one] kind of damage
       *[other] kinds of damage
    }
vt-noun-creed =
    { $count ->
        [one] creed
       *[other] creeds
    }
vt-noun-virtue =
    { $count ->
        [one] virtue
       *[other] virtues
    }
vt-noun-number =
    { $count ->
        [one] number
       *[other] numbers
    }

## Words

vt-word-name-blood-doll = “Blood Doll”
vt-word-name-torn-signpost = “Torn Signpost”
vt-word-name-into-thin-air = “Into Thin Air”
vt-word-name-minion-tap = “Minion Tap”
vt-word-name-villein = “Villein”
vt-word-discipline-ani = { vt-discipline-ani }
vt-word-discipline-aus = { vt-discipline-aus }
vt-word-discipline-tha = { vt-discipline-tha }
vt-word-discipline-cel = { vt-discipline-cel }
vt-word-discipline-dom = { vt-discipline-dom }
vt-word-discipline-for = { vt-discipline-for }
vt-word-discipline-obf = { vt-discipline-obf }
vt-word-discipline-obl = { vt-discipline-obl }
vt-word-discipline-pot = { vt-discipline-pot }
vt-word-discipline-pre = { vt-discipline-pre }
vt-word-discipline-pro = { vt-discipline-pro }
vt-word-discipline-abo = { vt-discipline-abo }
vt-word-discipline-chi = { vt-discipline-chi }
vt-word-discipline-dai = { vt-discipline-dai }
vt-word-discipline-dem = { vt-discipline-dem }
vt-word-discipline-mal = { vt-discipline-mal }
vt-word-discipline-mel = { vt-discipline-mel }
vt-word-discipline-myt = { vt-discipline-myt }
vt-word-discipline-nec = { vt-discipline-nec }
vt-word-discipline-obe = { vt-discipline-obe }
vt-word-discipline-obt = { vt-discipline-obt }
vt-word-discipline-qui = { vt-discipline-qui }
vt-word-discipline-san = { vt-discipline-san }
vt-word-discipline-ser = { vt-discipline-ser }
vt-word-discipline-spi = { vt-discipline-spi }
vt-word-discipline-str = { vt-discipline-str }
vt-word-discipline-tem = { vt-discipline-tem }
vt-word-discipline-thn = { vt-discipline-thn }
vt-word-discipline-val = { vt-discipline-val }
vt-word-discipline-vic = { vt-discipline-vic }
vt-word-discipline-vis = { vt-discipline-vis }
vt-word-discipline-fli = { vt-discipline-fli }
vt-word-clan-none = { vt-clan-none }
vt-word-clan-abomination = { vt-clan-abomination }
vt-word-clan-ahrimane = { vt-clan-ahrimane }
vt-word-clan-akunanse = { vt-clan-akunanse }
vt-word-clan-baali = { vt-clan-baali }
vt-word-clan-banu-haqim = { vt-clan-banu_haqim }
vt-word-clan-blood-brother = { vt-clan-blood_brother }
vt-word-clan-brujah = { vt-clan-brujah }
vt-word-clan-brujah-antitribu = { vt-clan-brujah_antitribu }
vt-word-clan-caitiff = { vt-clan-caitiff }
vt-word-clan-daughter-of-cacophony = { vt-clan-daughter_of_cacophony }
vt-word-clan-gangrel = { vt-clan-gangrel }
vt-word-clan-gangrel-antitribu = { vt-clan-gangrel_antitribu }
vt-word-clan-gargoyle = { vt-clan-gargoyle }
vt-word-clan-giovanni = { vt-clan-giovanni }
vt-word-clan-guruhi = { vt-clan-guruhi }
vt-word-clan-harbinger-of-skulls = { vt-clan-harbinger_of_skulls }
vt-word-clan-hecata = { vt-clan-hecata }
vt-word-clan-ishtarri = { vt-clan-ishtarri }
vt-word-clan-kiasyd = { vt-clan-kiasyd }
vt-word-clan-lasombra = { vt-clan-lasombra }
vt-word-clan-malkavian = { vt-clan-malkavian }
vt-word-clan-malkavian-antitribu = { vt-clan-malkavian_antitribu }
vt-word-clan-ministry = { vt-clan-ministry }
vt-word-clan-nagaraja = { vt-clan-nagaraja }
vt-word-clan-nosferatu = { vt-clan-nosferatu }
vt-word-clan-nosferatu-antitribu = { vt-clan-nosferatu_antitribu }
vt-word-clan-osebo = { vt-clan-osebo }
vt-word-clan-pander = { vt-clan-pander }
vt-word-clan-ravnos = { vt-clan-ravnos }
vt-word-clan-salubri = { vt-clan-salubri }
vt-word-clan-salubri-antitribu = { vt-clan-salubri_antitribu }
vt-word-clan-samedi = { vt-clan-samedi }
vt-word-clan-toreador = { vt-clan-toreador }
vt-word-clan-toreador-antitribu = { vt-clan-toreador_antitribu }
vt-word-clan-tremere = { vt-clan-tremere }
vt-word-clan-tremere-antitribu = { vt-clan-tremere_antitribu }
vt-word-clan-true-brujah = { vt-clan-true_brujah }
vt-word-clan-tzimisce = { vt-clan-tzimisce }
vt-word-clan-ventrue = { vt-clan-ventrue }
vt-word-clan-ventrue-antitribu = { vt-clan-ventrue_antitribu }
vt-word-sect-no-sect = { vt-sect-no_sect }
vt-word-sect-camarilla = { vt-sect-camarilla }
vt-word-sect-sabbat = { vt-sect-sabbat }
vt-word-sect-independent = { vt-sect-independent }
vt-word-sect-anarch = { vt-sect-anarch }
vt-word-sect-laibon = { vt-sect-laibon }
vt-word-title-untitled = { vt-title-untitled }
vt-word-title-primogen = { vt-title-primogen }
vt-word-title-prince = { vt-title-prince }
vt-word-title-justicar = { vt-title-justicar }
vt-word-title-inner-circle = { vt-title-inner_circle }
vt-word-title-baron = { vt-title-baron }
vt-word-title-bishop = { vt-title-bishop }
vt-word-title-archbishop = { vt-title-archbishop }
vt-word-title-priscus = { vt-title-priscus }
vt-word-title-cardinal = { vt-title-cardinal }
vt-word-title-regent = { vt-title-regent }
vt-word-title-kholo = { vt-title-kholo }
vt-word-title-magaji = { vt-title-magaji }
vt-word-title-one-vote = { vt-title-one_vote }
vt-word-title-two-votes = { vt-title-two_votes }
vt-word-kind-vampire = { vt-type-vampire }
vt-word-kind-master = { vt-type-master }
vt-word-kind-action = { vt-type-action }
vt-word-kind-modifier = { vt-type-modifier }
vt-word-kind-reaction = { vt-type-reaction }
vt-word-kind-combat = { vt-type-combat }
vt-word-kind-political = { vt-type-political }
vt-word-kind-equipment = { vt-type-equipment }
vt-word-kind-retainer = { vt-type-retainer }
vt-word-kind-ally = { vt-type-ally }
vt-word-kind-event = { vt-type-event }
vt-word-kind-imbued = { vt-type-imbued }
vt-word-kind-conviction = { vt-type-conviction }
vt-word-kind-power = { vt-type-power }
vt-word-kind-reflex = { vt-type-reflex }
vt-word-trait-location = { vt-trait-location }
vt-word-trait-hunting-ground = { vt-trait-hunting_ground }
vt-word-trait-trifle = { vt-trait-trifle }
vt-word-trait-out-of-turn = { vt-trait-out_of_turn }
vt-word-trait-archetype = { vt-trait-archetype }
vt-word-trait-vehicle = { vt-trait-vehicle }
vt-word-trait-weapon = { vt-trait-weapon }
vt-word-trait-gun = { vt-trait-gun }
vt-word-trait-melee = { vt-trait-melee }
vt-word-trait-animal = { vt-trait-animal }
vt-word-trait-frenzy = { vt-trait-frenzy }
vt-word-trait-grapple = { vt-trait-grapple }
vt-word-trait-boon = { vt-trait-boon }
vt-word-trait-discipline = { vt-trait-discipline }
vt-word-trait-trophy = { vt-trait-trophy }
vt-word-trait-red-list = { vt-trait-red_list }
vt-word-trait-gehenna = { vt-trait-gehenna }
vt-word-trait-black-hand = { vt-trait-black_hand }
vt-word-trait-blood-cursed = { vt-trait-blood_cursed }
vt-word-trait-infernal = { vt-trait-infernal }
vt-word-trait-flight = { vt-trait-flight }
vt-word-trait-scarce = { vt-trait-scarce }
vt-word-trait-slave = { vt-trait-slave }
vt-word-trait-sterile = { vt-trait-sterile }
vt-word-trait-seraph = { vt-trait-seraph }
vt-word-trait-mortal = { vt-trait-mortal }
vt-word-action-kind-plain = { vt-action-plain }
vt-word-action-kind-bleed = { vt-action-bleed }
vt-word-action-kind-hunt = { vt-action-hunt }
vt-word-action-kind-equip = { vt-action-equip }
vt-word-action-kind-employ = { vt-action-employ }
vt-word-action-kind-recruit = { vt-action-recruit }
vt-word-action-kind-political = { vt-action-political }
vt-word-action-kind-leave-torpor = { vt-action-leave_torpor }
vt-word-action-kind-rescue = { vt-action-rescue }
vt-word-action-kind-diablerie = { vt-action-diablerie }
vt-word-action-kind-become-anarch = { vt-action-become_anarch }
vt-word-action-kind-pursuit = { vt-action-pursuit }
vt-word-action-kind-gain-power = { vt-action-gain_power }
vt-word-action-kind-burn-imbued = { vt-action-burn_imbued }
vt-word-range-close = { vt-range-close }
vt-word-range-long = { vt-range-long }
vt-word-strike-hand = { vt-strike-hand }
vt-word-strike-weapon = { vt-strike-weapon }
vt-word-strike-damage = { vt-strike-damage }
vt-word-strike-dodge = { vt-strike-dodge }
vt-word-strike-ends = { vt-strike-ends }
vt-word-strike-steal = { vt-strike-steal }
vt-word-strike-destroy-equipment = { vt-strike-destroy_equipment }
vt-word-strike-steal-equipment = { vt-strike-steal_equipment }
vt-word-strike-effect = { vt-strike-effect }
vt-word-strike-no-strike = { vt-strike-no_strike }
vt-word-level-none = { vt-level-none }
vt-word-level-basic = { vt-level-basic }
vt-word-level-superior = { vt-level-superior }
vt-word-deed-block = { vt-deed-block }
vt-word-deed-unlock-normally = { vt-deed-unlock_normally }
vt-word-deed-hunt = { vt-deed-hunt }
vt-word-deed-strike-ends = { vt-deed-strike_ends }
vt-word-deed-use-equipment = { vt-deed-use_equipment }
vt-word-answer-yes = { vt-answer-yes }
vt-word-user-anyone = { vt-user-anyone }
vt-word-user-bearer-controller = { vt-user-bearer_controller }
vt-word-user-bearer = { vt-user-bearer }
vt-word-user-others = { vt-user-others }
vt-word-user-uninvolved = { vt-user-uninvolved }
vt-word-moment-own-unlock = { vt-moment-own_unlock }
vt-word-moment-own-discard = { vt-moment-own_discard }
vt-word-harm-normal = { vt-harm-normal }
vt-word-harm-aggravated = { vt-harm-aggravated }
vt-word-harm-guns = { vt-harm-guns }
vt-word-creed-no-creed = { vt-creed-no_creed }
vt-word-creed-avenger = { vt-creed-avenger }
vt-word-creed-defender = { vt-creed-defender }
vt-word-creed-innocent = { vt-creed-innocent }
vt-word-creed-judge = { vt-creed-judge }
vt-word-creed-martyr = { vt-creed-martyr }
vt-word-creed-redeemer = { vt-creed-redeemer }
vt-word-creed-visionary = { vt-creed-visionary }
vt-word-virtue-ven = { vt-virtue-ven }
vt-word-virtue-def = { vt-virtue-def }
vt-word-virtue-inn = { vt-virtue-inn }
vt-word-virtue-jud = { vt-virtue-jud }
vt-word-virtue-mar = { vt-virtue-mar }
vt-word-virtue-red = { vt-virtue-red }
vt-word-virtue-viz = { vt-virtue-viz }

## What can be asked: as a part of a sentence …

vt-the-self =
    { $case ->
        [gen] your
       *[other] you
    }
vt-chooser =
    { $case ->
        [gen] that Methuselah’s
       *[other] the Methuselah
    }
vt-the-paying =
    { $case ->
        [gen] the playing Methuselah’s
       *[other] the playing Methuselah
    }
vt-the-payer =
    { $case ->
        [gen] the playing minion’s
       *[other] the minion that plays the card
    }
vt-the-active =
    { $case ->
        [gen] the active Methuselah’s
       *[other] the active Methuselah
    }
vt-the-this =
    { $case ->
        [gen] this card’s
       *[other] this card
    }
vt-the-minion =
    { $case ->
        [gen] this minion’s
       *[other] this minion
    }
vt-the-acting =
    { $case ->
        [gen] the acting minion’s
       *[other] the acting minion
    }
vt-the-blocker =
    { $case ->
        [gen] the blocking minion’s
       *[other] the blocking minion
    }
vt-the-opposing =
    { $case ->
        [gen] the opposing minion’s
       *[other] the opposing minion
    }
vt-the-action-is = the kind of the action
vt-the-bleed-target =
    { $case ->
        [gen] the bleed target’s
       *[other] the target of the bleed
    }
vt-the-distance = the range
vt-the-bleed-amount = the bleed amount
vt-the-round-number = the number of the round
vt-the-event-card =
    { $case ->
        [gen] that minion’s
       *[other] that minion
    }
vt-the-event-player =
    { $case ->
        [gen] that Methuselah’s
       *[other] that Methuselah
    }
vt-the-played =
    { $case ->
        [gen] the played card’s
       *[other] the card being played
    }
vt-the-pool =
    { $who-id ->
        [self] your pool
       *[other] the pool of { $who }
    }
vt-the-prey =
    { $who-id ->
        [self] your prey
       *[other] the prey of { $who }
    }
vt-the-predator =
    { $who-id ->
        [self] your predator
       *[other] the predator of { $who }
    }
vt-the-controller = the controller of { $who }
vt-the-blood = the blood on { $who }
vt-the-capacity = the capacity of { $who }
vt-the-title = the title of { $who }
vt-the-clan = the clan of { $who }
vt-the-slave-of = the clan that { $who } serves as a slave
vt-the-sect = the sect of { $who }
vt-the-bearer =
    { $who-id ->
        [this] the minion with this card
       *[other] the minion with { $who }
    }
vt-the-chosen = the first vampire that { $who } has noted
vt-the-second = the second vampire that { $who } has noted
vt-the-whom = the Methuselah that { $who } has noted
vt-the-counters = the number of counters on { $who }
vt-the-level = the level at which { $who } was played (1 or 2)
vt-the-named = the name of { $who }
vt-the-blood-lost = the blood that { $who } lost to damage in this round
vt-the-copies = the number of copies of { $who } that its controller has in play
vt-the-creed = the creed of { $who }
vt-the-convictions = the number of convictions on { $who }
vt-the-printed-cost = the cost of { $who }
vt-the-recruit-cost = the cost to recruit { $who }
vt-the-gun-damage = the damage from guns that { $who } is about to take
vt-the-other-damage = the other damage that { $who } is about to take
vt-the-discipline = the level of { $given } of { $who }
vt-chosen-cards-in-play =
    { $case ->
        [gen] that card’s
       *[other] that card
    }
vt-chosen-cards-on = { vt-chosen-cards-in-play }
vt-chosen-equipment-of = { vt-chosen-cards-in-play }

## … and as a condition. $relation is "equal", "unequal", "at-least" or "at-most", $amount says it with the number $n

vt-about-self = { $value } is { card-part-not } you
vt-about-active =
    { $value-id ->
        [self] it is { card-part-not } your turn
       *[other] it is { card-part-not } the turn of { $value }
    }
vt-about-this = { $value } is { card-part-not } this card
vt-about-minion =
    { $value-id ->
        [this] this card { $not ->
            [yes] does not take the action itself
           *[no] takes the action itself
        }
       *[other] { $value } is { card-part-not } this minion
    }
vt-about-paying =
    { $value-id ->
        [self] you { $not ->
            [yes] do not play
           *[no] play
        } a card
       *[other] { $value } { $not ->
            [yes] does not play
           *[no] plays
        } a card
    }
vt-about-payer =
    { $value } { $not ->
        [yes] does not play
       *[no] plays
    } a card
vt-about-paid-for-action = it is { card-part-not } an action card
vt-about-paid-is =
    that card is { card-part-not } { $given-vowel ->
        [yes] an
       *[no] a
    } { $given }
vt-about-paid-needs =
    that card { $not ->
        [yes] does not need
       *[no] needs
    } { $given }
vt-about-paid-has =
    that card { $not ->
        [yes] does not have
       *[no] has
    } the keyword “{ $given }”
vt-about-acting = { $value } is { card-part-not } the acting minion
vt-about-blocker =
    { $not ->
        [yes] { $value } is not the blocking minion
       *[no] { $value } blocks
    }
vt-about-opposing = { $value } is { card-part-not } the opposing minion
vt-about-action-is =
    { $value-id ->
        [plain] the action is { card-part-not } an ordinary one
        [bleed] the action is { card-part-not } a bleed
        [hunt] the action is { card-part-not } a hunt
        [political] the action is { card-part-not } a political action
       *[other] the action is { card-part-not } this one: { $value }
    }
vt-about-action-directed =
    { $not ->
        [yes] the action is undirected
       *[no] the action is directed
    }
vt-about-action-successful =
    { $not ->
        [yes] the action is not successful
       *[no] the action is successful
    }
vt-about-reacted =
    { $not ->
        [yes] no reaction card has been played in this action
       *[no] a reaction card has been played in this action
    }
vt-about-action-blocked =
    { $not ->
        [yes] the action is not blocked
       *[no] the action is blocked
    }
vt-about-bleed-target =
    { $value-id ->
        [self] you are { card-part-not } the target of the bleed
       *[other] { $value } is { card-part-not } the target of the bleed
    }
vt-about-distance = the range is { card-part-not } { $value }
vt-about-round-number = the number of the round is { $amount }
vt-about-bleed-amount = the bleed amount is { $amount }
vt-about-press-stands =
    { $not ->
        [yes] nobody is pressing to continue the combat
       *[no] somebody is pressing to continue the combat
    }
vt-about-event-card =
    { $value-id ->
        [this] it is { card-part-not } this card
       *[other] it is { card-part-not } { $value }
    }
vt-about-event-player =
    { $value-id ->
        [self] it is { card-part-not } you
       *[other] it is { card-part-not } { $value }
    }
vt-about-played = the card being played is { card-part-not } { $value }
vt-about-pool =
    { $who-id ->
        [self] you have
       *[other] { $who } { $who-count ->
            [one] has
           *[all] have
        }
    } { $amount } pool
vt-about-prey =
    { $value-id ->
        [self] you are { card-part-not } the prey of { $who }
       *[other] { $value } is { card-part-not } the prey of { $who }
    }
vt-about-predator =
    { $value-id ->
        [self] you are { card-part-not } the predator of { $who }
       *[other] { $value } is { card-part-not } the predator of { $who }
    }
vt-about-targeted =
    the action is { card-part-not } directed at { $who-id ->
        [self] you
       *[other] { $who }
    }
vt-about-has-edge =
    { $who-id ->
        [self] you { $not ->
            [yes] do not have
           *[no] have
        }
       *[other] { $who } { $not ->
            [yes] does not have
           *[no] has
        }
    } the Edge
vt-about-controller =
    { $same ->
        [yes] { $who-id ->
            [which] { $not ->
                [yes] not controlled by the controller of { $value }
               *[no] controlled by the controller of { $value }
            }
           *[other] { $who } { $not ->
                [yes] does not have
               *[no] has
            } the same controller as { $value }
        }
       *[no] { $value-id ->
            [self] { $who-id ->
                [which] { $who } you { $not ->
                    [yes] do not control
                   *[no] control
                }
               *[other] you { $not ->
                    [yes] do not control
                   *[no] control
                } { $who }
            }
            [active] it is { card-part-not } the turn of the Methuselah who controls { $who }
            [bleed-target] { $who-id ->
                [which] { card-part-not } controlled by { $value }
               *[other] the bleed is { card-part-not } against the Methuselah who controls { $who }
            }
           *[other] { $who-id ->
                [which] { card-part-not } controlled by { $value }
               *[other] { $value } { $not ->
                    [yes] does not control
                   *[no] controls
                } { $who }
            }
        }
    }
vt-about-blood =
    { $who } { $who-count ->
        [one] has
       *[all] have
    } { $relation ->
        [at-least] { $n ->
            [1] blood
           *[other] at least { $n } blood
        }
        [at-most] { $n ->
            [0] no blood
           *[other] at most { $n } blood
        }
       *[equal] { $amount } blood
    }
vt-about-capacity =
    { $same ->
        [yes] { $who } { $relation ->
            [less] is younger than
            [at-most] is not older than
            [more] is older than
            [at-least] is not younger than
            [unequal] does not have the same capacity as
           *[equal] has the same capacity as
        } { $value }
       *[no] { $who } { $who-count ->
            [one] has
           *[all] have
        } capacity { $amount }
    }
vt-about-locked =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { $not ->
        [yes] unlocked
       *[no] locked
    }
vt-about-ready =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } ready
vt-about-in-torpor =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } in torpor
vt-about-titled =
    { $who } { $not ->
        [yes] has no title
       *[no] has a title
    }
vt-about-title =
    { $same ->
        [yes] { $who } { $not ->
            [yes] does not have
           *[no] has
        } the same title as { $value }
       *[no] { $who } has { $not ->
            [yes] a title other than
           *[no] the title
        } { $value }
    }
vt-about-clan =
    { $same ->
        [yes] { $who } { $not ->
            [yes] is not
           *[no] is
        } of the same clan as { $value }
       *[no] { $value-id ->
            [chosen] { $who } is { card-part-not } of { $value }
           *[other] { $who } is { card-part-not } of clan { $value }
        }
    }
vt-about-sect =
    { $same ->
        [yes] { $who } { $not ->
            [yes] is not
           *[no] is
        } of the same sect as { $value }
       *[no] { $who } { $who-count ->
            [one] is
           *[all] are
        } { card-part-not } { $value }
    }
vt-about-is-vampire =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } { $who-count ->
        [one] a vampire
       *[all] vampires
    }
vt-about-is-ally =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } { $who-count ->
        [one] an ally
       *[all] allies
    }
vt-about-is-minion =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } { $who-count ->
        [one] a minion
       *[all] minions
    }
vt-about-bearer =
    { $value-id ->
        [event-card] it is { card-part-not } the minion with { $who }
        [blocker] the minion with { $who } { $not ->
            [yes] is not the blocking one
           *[no] blocks
        }
       *[other] { $value } is { card-part-not } the minion with { $who }
    }
vt-about-chosen =
    { $value-id ->
        [acting] the acting minion is { card-part-not } the first of the two
       *[other] { $value } is { card-part-not } the first vampire that { $who } has noted
    }
vt-about-second = { $value } is { card-part-not } the second vampire that { $who } has noted
vt-about-whom =
    { $value-id ->
        [bleed-target] it is { card-part-not } bleeding the Methuselah that { $who } has noted
       *[other] { $value } is { card-part-not } the Methuselah that { $who } has noted
    }
vt-about-counters =
    { $who } has { $relation ->
        [at-least] at least { $n } { $n ->
            [one] counter
           *[other] counters
        }
        [at-most] { $n ->
            [0] no counters
           *[other] at most { $n } counters
        }
       *[equal] { $n ->
            [0] no counters
           *[other] { $amount } counters
        }
    }
vt-about-level =
    { $who } was played at the { $n ->
        [1] basic
       *[other] superior
    } level
vt-about-named = { $who } is { card-part-not } { $value }
vt-about-blood-lost = { $who } has lost { $amount } blood to damage in this round
vt-about-has-blocked = { $who } has { card-part-not } blocked this action
vt-about-blocking = { $who } is { card-part-not } trying to block
vt-about-fed =
    { $who } { $not ->
        [yes] has not yet gained
       *[no] has gained
    } blood from a hunting ground this turn
vt-about-copies = the controller of { $who } has { $amount } copies of it in play
vt-about-incapacitated =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } incapacitated
vt-about-creed = the creed of { $who } is { card-part-not } { $value }
vt-about-has-virtue =
    { $who } { $not ->
        [yes] does not have
       *[no] has
    } the virtue { $given }
vt-about-convictions = the number of convictions on { $who } is { $amount }
vt-about-printed-cost = the cost of { $who } is { $amount }
vt-about-recruit-cost = the cost to recruit { $who } is { $amount }
vt-about-gun-damage =
    { $who } is about to take { $relation ->
        [at-least] { $n ->
            [1] damage from guns
           *[other] at least { $n } damage from guns
        }
       *[equal] { $amount } damage from guns
    }
vt-about-other-damage =
    { $who } is about to take { $relation ->
        [at-least] { $n ->
            [1] other damage
           *[other] at least { $n } other damage
        }
       *[equal] { $amount } other damage
    }
vt-about-may-attempt =
    { $not ->
        [yes] { $who } could not try to block even if unlocked
       *[no] { $who } could try to block if unlocked
    }
vt-about-is-target = { $who } is { card-part-not } a target of the card being played
vt-about-is =
    { $who-id ->
        [which] that { $who-count ->
            [one] is
           *[all] are
        }
       *[other] { $who } { $who-count ->
            [one] is
           *[all] are
        }
    } { card-part-not } { $given-vowel ->
        [yes] an
       *[no] a
    } { $given }
vt-about-has =
    { $who-id ->
        [which] { $not ->
            [yes] without
           *[no] with
        } the keyword “{ $given }”
       *[other] { $who } { $not ->
            [yes] does not have
           *[no] has
        } the keyword “{ $given }”
    }
vt-about-discipline =
    { $who } { $relation ->
        [at-least] { $n ->
            [1] { $who-count ->
                [one] has
               *[all] have
            } { $given }
            [2] { $who-count ->
                [one] has
               *[all] have
            } superior { $given }
           *[other] { $who-count ->
                [one] has
               *[all] have
            } { $given } at { $amount }
        }
        [at-most] { $n ->
            [0] { $who-count ->
                [one] does
               *[all] do
            } not have { $given }
            [1] { $who-count ->
                [one] does
               *[all] do
            } not have superior { $given }
           *[other] { $who-count ->
                [one] has
               *[all] have
            } { $given } at { $amount }
        }
       *[equal] { $who-count ->
            [one] has
           *[all] have
        } { $given } at { $amount }
    }
vt-about-face-is =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } { $given-vowel ->
        [yes] an
       *[no] a
    } { $given }
vt-about-face-needs =
    { $who } { $not ->
        [yes] does not require
       *[no] requires
    } { $given }
vt-about-merged =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } merged
vt-about-in-circle-of = { $who } is { card-part-not } in the circle of { $given }
vt-about-slave-of =
    { $value-id ->
        [chosen] { $who } is { card-part-not } a slave of { $value }
       *[other] { $who } is { card-part-not } a slave of clan { $value }
    }
vt-about-monster =
    { $who } { $who-count ->
        [one] is
       *[all] are
    } { card-part-not } { $who-count ->
        [one] a monster
       *[all] monsters
    }
vt-such-prey = { "" }
vt-such-predator = { "" }
vt-such-targeted = { "" }
vt-such-has-edge = { "" }
vt-such-controller = { "" }
vt-whose-controller = whose controller
vt-such-locked =
    { $part ->
        [before] { $not ->
            [yes] unlocked
           *[no] locked
        }
       *[after] { "" }
    }
vt-such-ready =
    { $part ->
        [before] ready
       *[after] { "" }
    }
vt-such-in-torpor =
    { $part ->
        [after] in torpor
       *[before] { "" }
    }
vt-such-incapacitated =
    { $part ->
        [before] incapacitated
       *[after] { "" }
    }
vt-such-titled =
    { $part ->
        [before] { $not ->
            [yes] untitled
           *[no] titled
        }
       *[after] { "" }
    }
vt-such-title =
    { $part ->
        [after] with the title { $value }
       *[before] { "" }
    }
vt-such-clan =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
vt-such-sect =
    { $part ->
        [before] { $value }
       *[after] { "" }
    }
vt-such-is-vampire =
    { $part ->
        [before] { $not ->
            [yes] non-vampire
           *[no] vampire
        }
       *[after] { "" }
    }
vt-such-is-ally =
    { $part ->
        [before] ally
       *[after] { "" }
    }
vt-such-is-minion =
    { $part ->
        [before] minion
       *[after] { "" }
    }
vt-such-bearer = { "" }
vt-such-named =
    { $part ->
        [after] called { $value }
       *[before] { "" }
    }
vt-such-has-blocked = { "" }
vt-such-blocking = { "" }
vt-such-fed = { "" }
vt-such-may-attempt = { "" }
vt-such-is-target = { "" }
vt-such-is = { "" }
vt-such-has = { "" }
vt-such-face-is = { "" }
vt-such-face-needs = { "" }
vt-such-merged = { "" }
vt-such-in-circle-of = { "" }
vt-such-slave-of = { "" }
vt-such-monster = { "" }
vt-such-chosen = { "" }
vt-such-second = { "" }
vt-such-whom = { "" }
vt-such-creed = { "" }
vt-such-has-virtue = { "" }
vt-such-convictions = { "" }
vt-such-printed-cost = { "" }
vt-such-recruit-cost = { "" }

## Where things are. $part "noun" is another noun than that of the type

vt-domain-players = { "" }
vt-domain-minions =
    { $part ->
        [before] ready
        [noun] { $count ->
            [one] minion
           *[other] minions
        }
       *[other] { "" }
    }
vt-domain-vampires =
    { $part ->
        [noun] { $count ->
            [one] vampire
           *[other] vampires
        }
        [place] { $owner-id ->
            [self] you control
           *[other] controlled by { $owner }
        }
       *[other] { "" }
    }
vt-domain-all-vampires =
    { $part ->
        [noun] { $count ->
            [one] vampire
           *[other] vampires
        }
       *[other] { "" }
    }
vt-domain-uncontrolled =
    { $part ->
        [before] uncontrolled
        [noun] { $count ->
            [one] card
           *[other] cards
        }
        [place] { $owner-id ->
            [self] of yours
           *[other] of { $owner }
        }
       *[other] { "" }
    }
vt-domain-cards-in-play =
    { $part ->
        [noun] { $count ->
            [one] card
           *[other] cards
        }
        [place] in play
       *[other] { "" }
    }
vt-domain-cards-on =
    { $part ->
        [noun] { $count ->
            [one] card
           *[other] cards
        }
        [place] on { $owner }
       *[other] { "" }
    }
vt-domain-combatants =
    { $part ->
        [noun] { $count ->
            [one] combatant
           *[other] combatants
        }
       *[other] { "" }
    }
vt-domain-numbers = { "" }
vt-domain-hand =
    { $part ->
        [place] { $case ->
            [from] from { $owner-id ->
                [self] your hand
               *[other] the hand of { $owner }
            }
           *[other] in { $owner-id ->
                [self] your hand
               *[other] the hand of { $owner }
            }
        }
       *[other] { "" }
    }
vt-domain-library-of =
    { $part ->
        [place] { $case ->
            [from] from { $owner-id ->
                [self] your library
               *[other] the library of { $owner }
            }
           *[other] in { $owner-id ->
                [self] your library
               *[other] the library of { $owner }
            }
        }
       *[other] { "" }
    }
vt-domain-ash-of =
    { $part ->
        [place] { $case ->
            [from] from { $owner-id ->
                [self] your ash heap
               *[other] the ash heap of { $owner }
            }
           *[other] in { $owner-id ->
                [self] your ash heap
               *[other] the ash heap of { $owner }
            }
        }
       *[other] { "" }
    }
vt-domain-equipment-of =
    { $part ->
        [noun] { $count ->
            [one] equipment
           *[other] equipment cards
        }
        [place] on a minion { $owner-id ->
            [self] you control
           *[other] controlled by { $owner }
        }
       *[other] { "" }
    }

## What happens. $mood is "infinitive" behind "may", "told" where somebody else decides

vt-verb-lock = lock { $who }
vt-verb-unlock = unlock { $who }
vt-verb-put-on = put this card on { $what }
vt-verb-put-in-play = put this card into play
vt-verb-burn = burn { $what }
vt-verb-remove-from-game = remove { $what } from the game
# "2 pool", "pool equal to …"
vt-part-number-pool =
    { $number-reckoned ->
        [yes] pool { $number-as-many }
       *[no] { $number } pool
    }
vt-verb-gain-pool =
    { $mood ->
        [infinitive] gain { vt-part-number-pool }
        [told] { $who-id ->
            [self] you gain { vt-part-number-pool }
           *[other] { $who } gains { vt-part-number-pool }
        }
       *[do] { $who-id ->
            [self] gain { vt-part-number-pool }
           *[other] { $who } gains { vt-part-number-pool }
        }
    }
vt-verb-burn-pool =
    { $mood ->
        [infinitive] burn { vt-part-number-pool }
        [told] { $who-id ->
            [self] you burn { vt-part-number-pool }
           *[other] { $who } burns { vt-part-number-pool }
        }
       *[do] { $who-id ->
            [self] burn { vt-part-number-pool }
           *[other] { $who } burns { vt-part-number-pool }
        }
    }
vt-verb-add-blood =
    { $number-reckoned ->
        [yes] { $who } gains blood { $number-as-many }
       *[no] add { $number } blood to { $who }
    }
vt-verb-lose-blood =
    { $mood ->
        [infinitive] burn { $number } blood of { $who }
        [told] burn { $number } blood of { $who }
       *[do] burn { $number } blood of { $who }
    }
vt-verb-feed = { $who } gains { $number } blood from the hunting ground
vt-verb-blood-to-pool = move { $number } blood from { $who } to the pool of its controller
vt-verb-pool-to-blood = move { $number } pool of its controller to { $who }
vt-verb-pool-to-card = move { $number } pool from your pool to this card
vt-verb-move-counters =
    { $number-reckoned ->
        [yes] move counters { $number-as-many } from { $from } to { $to }
       *[no] move { $number } { $number ->
            [one] counter
           *[other] counters
        } from { $from } to { $to }
    }
vt-verb-change-bleed-target =
    { $who-id ->
        [self] the bleed is now against you
       *[other] the bleed is now against { $who }
    }
vt-verb-end-action = the action ends
vt-verb-enter-combat =
    { $with-id ->
        [opposing] { $who } enters a new combat with the opposing minion
       *[other] { $who } enters combat with { $with }
    }
vt-verb-strike = make this strike
vt-verb-maneuver = { $who } maneuvers
vt-verb-press = { $who } presses
vt-verb-prevent-damage = prevent { $number } damage to { $who }
vt-verb-prevent-gun-damage = prevent { $number } damage from guns to { $who }
vt-verb-set-range = that round is at { $to } range; its range is not decided otherwise
vt-verb-leave-torpor =
    { $who-id ->
        [chosen] that vampire
       *[other] { $who }
    } leaves torpor
vt-verb-draw-crypt =
    { $mood ->
        [infinitive] draw { $number } { $number ->
            [one] card
           *[other] cards
        } from your crypt
        [told] { $who-id ->
            [self] you draw { $number } { $number ->
                [one] card
               *[other] cards
            } from your crypt
           *[other] { $who } draws { $number } { $number ->
                [one] card
               *[other] cards
            } from the crypt
        }
       *[do] { $who-id ->
            [self] draw { $number } { $number ->
                [one] card
               *[other] cards
            } from your crypt
           *[other] { $who } draws { $number } { $number ->
                [one] card
               *[other] cards
            } from the crypt
        }
    }
vt-verb-equip = equip { $who }, at the usual cost, with { $what-from }
vt-verb-shuffle-library =
    { $mood ->
        [infinitive] shuffle your library
        [told] { $who-id ->
            [self] you shuffle your library
           *[other] { $who } shuffles the library
        }
       *[do] { $who-id ->
            [self] shuffle your library
           *[other] { $who } shuffles the library
        }
    }
vt-verb-look-at-hand =
    { $mood ->
        [told] you look at the hand of { $whose }
       *[do] look at the hand of { $whose }
    }
vt-verb-lower-pool-cost = it costs { $number } pool less
vt-verb-lower-blood-cost = it costs { $number } blood less
vt-verb-emerge = { $who } moves to the ready region
vt-verb-recover = { $who } leaves the incapacitated region and gains 1 life
vt-verb-gain-conviction = { $who } may gain a conviction from the hand or the ash heap
vt-verb-find-conviction = { $who } may gain a conviction from the library, the hand or the ash heap
vt-verb-control =
    { $by-id ->
        [self] take control of { $what }
       *[other] { $by } takes control of { $what }
    }
vt-verb-open-hand =
    { $whose-id ->
        [self] you play
       *[other] { $whose } plays
    } with an open hand
vt-verb-discard = discard { $what-from }
vt-verb-inflict = { $who } takes { $number } damage
vt-verb-inflict-badly = { $who } takes { $number } aggravated damage
vt-verb-send-to-torpor = { $who } goes to torpor
vt-verb-postpone = { $who } goes to torpor only when the combat is over
vt-verb-stop-diablerie = the diablerie does not happen and its victim is not burned
vt-verb-diablerize = { $who } commits diablerie on { $whom }
vt-verb-end-combat = the combat ends
vt-verb-cancel = cancel the card being played
vt-verb-cancel-unpaid = cancel the card being played; its cost is not paid
vt-verb-cancel-action = cancel the action; it counts as not taken
vt-verb-continue-action = the action goes on as if it had not been blocked
vt-verb-attempt-block = { $who } tries to block
vt-verb-take-control =
    { $to-id ->
        [self] take control of { $what }
       *[other] { $to } takes control of { $what }
    }
vt-verb-gain-master-action =
    { $mood ->
        [infinitive] gain a master phase action
        [told] { $who-id ->
            [self] you gain a master phase action
           *[other] { $who } gains a master phase action
        }
       *[do] { $who-id ->
            [self] gain a master phase action
           *[other] { $who } gains a master phase action
        }
    }
vt-verb-bring = put { $what-from } into play
vt-verb-remove-from-ash = remove { $what-from } from the game
vt-verb-add-counters =
    add { $number } { $number ->
        [one] counter
       *[other] counters
    } to { $what }
vt-verb-forbid-repeat = { $who } cannot take the same action again this turn
vt-verb-fail-action = the action fails
vt-verb-scorch = { $who } takes { $number } aggravated environmental damage that cannot be prevented
vt-verb-remember = this card notes { $who }
vt-verb-remember-second = this card notes { $who }
vt-verb-remember-player = this card notes { $who }
vt-verb-add-stealth =
    { $number-reckoned ->
        [yes] the action has more stealth, by { $number }
       *[no] the action has { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } stealth
    }
vt-verb-add-intercept =
    { $number-reckoned ->
        [yes] { $who } has additional intercept { $number-as-many }
       *[no] { $who } has { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } intercept
    }
vt-verb-add-bleed =
    { $number-reckoned ->
        [yes] { $who } has additional bleed { $number-as-many }
       *[no] { $who } has { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } bleed
    }
vt-verb-limited-bleed =
    this bleed is { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } (limited)
vt-verb-add-strength =
    { $number-reckoned ->
        [yes] { $who } has additional strength { $number-as-many }
       *[no] { $who } has { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } strength
    }
vt-verb-add-hand-size =
    { $who-id ->
        [self] your hand size is
       *[other] the hand size of { $who } is
    } { $number-reckoned ->
        [yes] larger by { $number }
       *[no] { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number }
    }
vt-verb-grant-maneuver = { $who } has an optional maneuver
vt-verb-grant-press = { $who } has an optional press
vt-verb-grant-prevention = { $who } may prevent { $number } damage
vt-verb-grant-gun-prevention = { $who } may prevent { $number } more damage from guns
vt-verb-environmental-damage = in each round, as strikes resolve, { $who } takes { $number } environmental damage
vt-verb-only-hand-strikes = both combatants can only make hand strikes
vt-verb-wake = { $who } wakes and can block and react as if unlocked
vt-verb-forbid =
    { $who } { $what-id ->
        [vote] abstains
        [strike-ends] cannot use “strike: combat ends”
       *[other] cannot { $what }
    }
vt-verb-forbid-card = { $who } cannot play { $named }
vt-verb-add-votes-against =
    { $who } casts { $number } { $number ->
        [one] additional vote
       *[other] additional votes
    } against
vt-verb-burn-when = { $what } is burned
vt-verb-grant-strikes =
    { $who } has { $number } additional { $number ->
        [one] strike
       *[other] strikes
    }
vt-verb-aggravate-hand-strikes = the hand strikes of { $who } inflict aggravated damage
vt-verb-must-maneuver = { $who } must maneuver if possible
vt-verb-add-strike-damage =
    the strike of { $who } does { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } damage
vt-verb-immune = { $who } is immune to { $what }
vt-verb-grant-trait = { $who } has the keyword “{ $what }”
vt-verb-add-capacity =
    { $number-reckoned ->
        [yes] { $who } has additional capacity { $number-as-many }
       *[no] { $who } has { $number-sign ->
            [minus] −
           *[plus] +
        }{ $number } capacity
    }
vt-verb-add-transfers =
    { $who-id ->
        [self] you have
       *[other] { $who } has
    } { $number } more { $number ->
        [one] transfer
       *[other] transfers
    } in the influence phase
vt-verb-add-discards =
    { $who-id ->
        [self] you have
       *[other] { $who } has
    } { $number } more discard phase { $number ->
        [one] action
       *[other] actions
    }
vt-verb-oblige = { $who } must take this action before any other: { $what }
vt-verb-no-edge = whoever would gain the Edge burns it instead
vt-verb-unblockable = the action cannot be blocked
vt-verb-unblockable-by =
    { $kind-id ->
        [vampire] vampires cannot block
        [ally] allies cannot block
       *[other] no { $kind } can block
    }
vt-verb-lock-failed-blockers = minions that try to block and fail are locked before the action resolves
vt-verb-raise-pool-cost =
    { $who-id ->
        [self] cards named { $named } cost you
       *[other] cards named { $named } cost { $who }
    } { $number } more pool
vt-verb-spare-replacements =
    { $who-id ->
        [self] whenever you would draw a card to replace another, burn a counter of this card instead
       *[other] whenever { $who } would draw a card to replace another, a counter of this card is burned instead
    }
vt-verb-lesser-intercept =
    allies, and vampires younger than { $who }, have { $number-sign ->
        [minus] −
       *[plus] +
    }{ $number } intercept
vt-verb-burn-blood = burn { $number } blood of { $who }
vt-verb-burn-life = burn { $number } life of { $who }
vt-verb-burn-counters =
    burn { $number } { $number ->
        [1] counter
       *[other] counters
    } of { $what }
vt-verb-pay-pool =
    { $mood ->
        [infinitive] pay { $number } pool
        [told] { $who-id ->
            [self] you pay { $number } pool
           *[other] { $who } pays { $number } pool
        }
       *[do] { $who-id ->
            [self] pay { $number } pool
           *[other] { $who } pays { $number } pool
        }
    }
vt-verb-lock-card = lock { $what }
vt-verb-sacrifice = burn { $what }
vt-verb-discard-card =
    { $whose-id ->
        [self] discard { $what-from }
       *[other] { $whose } discards { $what-from }
    }
vt-verb-spend-transfers =
    spend { $number } { $number ->
        [one] transfer
       *[other] transfers
    }
vt-verb-spend-discards =
    spend { $number } discard phase { $number ->
        [one] action
       *[other] actions
    }
vt-verb-burn-edge =
    { $mood ->
        [infinitive] burn the Edge
        [told] { $who-id ->
            [self] you burn the Edge
           *[other] { $who } burns the Edge
        }
       *[do] { $who-id ->
            [self] burn the Edge
           *[other] { $who } burns the Edge
        }
    }
vt-verb-burn-convictions =
    burn { $number } { $number ->
        [one] conviction
       *[other] convictions
    } of { $who }

## When

vt-when-unlock-effects = it is the unlock phase
vt-when-master-action = it is the master phase
vt-when-between-actions = no action is under way in the minion phase
vt-when-action = it is time for an action
vt-when-as-played = a card is being played
vt-when-as-announced = an action is being announced
vt-when-no-block = nobody is trying to block
vt-when-block-attempt = a minion tries to block
vt-when-blocked = the action is blocked
vt-when-before-block-resolution = a block is about to resolve
vt-when-before-resolution = the action is about to resolve
vt-when-blocks-declined = all blocks have been declined
vt-when-would-succeed = the action would succeed
vt-when-after-resolution = the action has resolved
vt-when-block-combat = a combat begins because of a block
vt-when-cost-due = the cost of a card is due
vt-when-range-before = the range is about to be decided
vt-when-range-decide = the range is being decided
vt-when-strike-before = strikes are about to be chosen
vt-when-strike-choose = strikes are being chosen
vt-when-strike-modify = strikes can be modified
vt-when-damage-prevent = damage can be prevented
vt-when-extra-strikes = additional strikes can be gained
vt-when-press-decide = presses are being decided
vt-when-round-end = a round of combat ends
vt-when-round-begin = a round of combat begins
vt-when-torpor-entered = a vampire goes to torpor
vt-when-minion-burned = a minion is burned in combat by its opponent, or by what the acting minion does
vt-when-after-combat = the combat has ended
vt-when-diablerie-after = a diablerie is done and the blood hunt has not been called yet
vt-when-diablerie-before = a diablerie is about to happen
vt-when-influence-main = it is the influence phase
vt-when-discard-main = it is the discard phase
vt-when-polling-start = votes are about to be cast
vt-when-polling-cast = votes are being cast
vt-when-succeeding = an action is succeeding
vt-when-card-locked = a card is locked to use it
vt-later-after-resolution = when the action has resolved{ card-part-colon } { $what }
vt-during-unlock-effects =
    { $active ->
        [self] in your unlock phase
       *[other] in the unlock phase
    }
vt-during-master-action =
    { $active ->
        [self] in your master phase
       *[other] in the master phase
    }
vt-during-influence-main =
    { $active ->
        [self] in your influence phase
       *[other] in the influence phase
    }
vt-during-discard-main =
    { $active ->
        [self] in your discard phase
       *[other] in the discard phase
    }
vt-windows =
    { $set ->
        [action] { "" }
        [no-block-or-block-attempt-or-blocks-declined] an action is under way
        [no-block-or-block-attempt] an action can be blocked
        [as-played-or-no-block-or-block-attempt-or-blocks-declined-or-after-resolution] an action is under way or has resolved
        [polling-start-or-polling-cast] votes are being cast or about to be cast
        [no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution] an action is under way or has resolved
        [unlock-effects-or-master-action-or-between-actions-or-no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution-or-range-before-or-strike-before-or-strike-modify-or-extra-strikes-or-round-end-or-influence-main-or-discard-main] you could use an effect
        [between-actions-or-no-block-or-block-attempt-or-before-block-resolution-or-blocks-declined-or-after-resolution-or-range-before-or-strike-before-or-strike-modify-or-extra-strikes-or-round-end] you could use an effect in the minion phase
       *[other] { $list }
    }
vt-until-action-end = until the end of the action
vt-until-round-end = until the end of the round
vt-until-combat-end = until the end of the combat
vt-until-turn-end = until the end of the turn
vt-until-own-unlock = until the end of the next unlock phase of its controller
vt-until-referendum-end = in this referendum
vt-until-your-unlock = until your next unlock phase
vt-until-their-unlock = until the next unlock phase of whoever controlled it before
vt-scope-phase = phase
vt-scope-turn = turn
vt-scope-action = action
vt-scope-combat = combat
vt-scope-round-by-minion = round by each minion
vt-scope-combat-by-minion = combat by each minion
vt-scope-unlock-by-minion = unlock phase by each minion
vt-scope-action-by-minion = action by each minion
vt-scope-turn-by-minion = turn by each minion
vt-scope-game = game
vt-scope-referendum = referendum

## What an ability is. Every message sees all facts of it

vt-fact-needs = { $needs }
vt-fact-action =
    { $action-id ->
        [plain] action
        [bleed] bleed action
        [hunt] hunt action
        [equip] equip action
        [employ] action to employ a retainer
        [recruit] action to recruit an ally
       *[other] { $action }
    }
vt-fact-stealth = +{ $stealth } stealth
vt-fact-bleed = +{ $bleed } bleed
vt-fact-aims-at-this = aimed at this card
vt-fact-strike =
    { $strike-id ->
        [hand] hand strike
        [damage] strike
        [weapon] weapon strike
        [dodge] strike: dodge
        [ends] strike: combat ends
        [steal] strike
        [destroy-equipment] strike: destroy an equipment of the opposing minion
        [steal-equipment] strike: steal an equipment of the opposing minion
        [effect] strike
       *[other] { $strike }
    }
vt-fact-amount =
    { $strike-id ->
        [hand] +{ $amount } damage
        [steal] steal { $amount } blood
       *[other] { $amount } damage
    }
vt-fact-ranged = ranged
vt-fact-aggravated = aggravated
vt-fact-first = first strike
vt-fact-user =
    { $user-id ->
        [anyone] { $action-id ->
            [none] by any Methuselah
           *[other] by a minion of any Methuselah
        }
        [bearer-controller] by the controller of the minion with this card
        [bearer] by the minion with this card
        [others] by another minion
       *[uninvolved] by a minion that is not in the combat
    }
vt-fact-as = { $as }
vt-fact-life = { $life } life
vt-fact-strength = { $strength } strength
vt-fact-own-bleed = { $own-bleed } bleed
vt-fact-stealth-of = { "" }
vt-fact-more-stealth =
    { $more-stealth ->
        [-1] −1
       *[other] +{ $more-stealth }
    } stealth for { $stealth-of } minions
vt-fact-without-need = even if it is not needed yet
vt-fact-costs-copies = X is the number of copies you have in play
vt-fact-of-locked = played by a locked minion
vt-fact-to-continue = only to continue
vt-fact-traits = { $traits }
vt-fact-weapons = a weapon only
vt-fact-exempt = not counted towards the limit of additional strikes
vt-fact-cancels = cancels: { $cancels }
vt-fact-reduces-blood = the cost is { $reduces-blood } blood less
vt-fact-reduces-pool = the cost is { $reduces-pool } pool less

## Above the text

vt-printed-pool-cost = { $count } pool
vt-printed-blood-cost = { $count } blood
vt-printed-conviction-cost = { $count } conviction
vt-printed-capacity = capacity { $count }
vt-card-line =
    { $unique-id ->
        [none] { "" }
       *[other] {" "}· unique
    }{ $traits-id ->
        [none] { "" }
       *[other] {" "}· { $traits }
    }{ $teaches-id ->
        [none] { "" }
       *[other] {" "}· one more level of { $teaches }
    }{ $becomes-id ->
        [none] { "" }
       *[other] {" "}· in play also: { $becomes }
    }{ $requires-id ->
        [none] { "" }
       *[other] {" "}· requires a title: { $requires }
    }{ $requires-sect-id ->
        [none] { "" }
       *[other] {" "}· requires a sect: { $requires-sect }
    }{ $requires-trait-id ->
        [none] { "" }
       *[other] {" "}· requires: { $requires-trait }
    }{ $capacity-id ->
        [none] { "" }
       *[other] {" "}· capacity { $capacity }
    }{ $as-vampire-id ->
        [none] { "" }
       *[other] {" "}· plays cards as a vampire with { $as-vampire }
    }{ $one-each-id ->
        [none] { "" }
       *[other] {" "}· one per minion
    }{ $one-of-id ->
        [none] { "" }
       *[other] {" "}· one { $one-of } per minion
    }{ $replaced-id ->
        [none] { "" }
       *[other] {" "}· replaced { $replaced }
    }
