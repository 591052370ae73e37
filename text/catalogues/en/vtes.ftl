### Vampire: The Eternal Struggle. The terms are those of the rule book, docs/rules. Names of cards stand in no catalogue:
### they are the same in every language, and the engine has them.
###
### $seat and $target are names of players; with each comes $seat-you and so on: "yes" if that player is the reader, else
### "no". $card, $minion, $opponent, $from, $to, $acting, $blocker and $fighter are names of cards; $phase, $window,
### $action, $range, $discipline and $level are terms, and with each comes its id.

vt-name = Vampire: The Eternal Struggle
vt-tagline = Ancient vampires, a table of enemies, and only one of them is your prey.
vt-goal = You are a Methuselah. Bring vampires under your control with your pool, send them to bleed the player on your left, and beware of the one on your right. Whoever has no pool left is ousted; ousting your prey is worth a victory point, and most points win.

## Terms

# What the reader may not know, and who was burned in the middle of it.
vt-card-unknown = a face-down card
vt-card-gone = somebody who is gone

vt-phase-unlock = unlock phase
vt-phase-master = master phase
vt-phase-minion = minion phase
vt-phase-influence = influence phase
vt-phase-discard = discard phase

vt-action-plain = action
vt-action-bleed = bleed
vt-action-hunt = hunt
vt-action-equip = equip
vt-action-employ = employ a retainer
vt-action-recruit = recruit an ally
vt-action-political = political action
vt-action-leave_torpor = leave torpor
vt-action-rescue = rescue
vt-action-diablerie = diablerie
vt-action-become_anarch = become Anarch
vt-action-pursuit = pursuit
vt-action-gain_power = gain a power
vt-action-burn_imbued = burn an incapacitated imbued

vt-range-close = close
vt-range-long = long
vt-stand-for = for
vt-stand-against = against
vt-from-minion = a minion
vt-from-card = a political card
vt-from-edge = the Edge
vt-from-grant = a card in play

vt-strike-hand = hand strike
vt-strike-weapon = weapon
vt-strike-damage = damage
vt-strike-dodge = dodge
vt-strike-ends = combat ends
vt-strike-steal = steal blood
vt-strike-destroy_equipment = destroy equipment
vt-strike-steal_equipment = steal equipment
vt-strike-effect = effect of a card
vt-strike-no_strike = no strike

vt-level-none = no Discipline
vt-level-basic = basic
vt-level-superior = superior

vt-discipline-ani = Animalism
vt-discipline-aus = Auspex
vt-discipline-tha = Blood Sorcery
vt-discipline-cel = Celerity
vt-discipline-dom = Dominate
vt-discipline-for = Fortitude
vt-discipline-obf = Obfuscate
vt-discipline-obl = Oblivion
vt-discipline-pot = Potence
vt-discipline-pre = Presence
vt-discipline-pro = Protean
vt-discipline-abo = Abombwe
vt-discipline-chi = Chimerstry
vt-discipline-dai = Daimoinon
vt-discipline-dem = Dementation
vt-discipline-mal = Malignatio
vt-discipline-mel = Melpominee
vt-discipline-myt = Mytherceria
vt-discipline-nec = Necromancy
vt-discipline-obe = Obeah
vt-discipline-obt = Obtenebration
vt-discipline-qui = Quietus
vt-discipline-san = Sanguinus
vt-discipline-ser = Serpentis
vt-discipline-spi = Spiritus
vt-discipline-str = Striga
vt-discipline-tem = Temporis
vt-discipline-thn = Thanatosis
vt-discipline-val = Valeren
vt-discipline-vic = Vicissitude
vt-discipline-vis = Visceratika
vt-discipline-fli = Flight

vt-clan-none = no clan
vt-clan-abomination = Abomination
vt-clan-ahrimane = Ahrimane
vt-clan-akunanse = Akunanse
vt-clan-baali = Baali
vt-clan-banu_haqim = Banu Haqim
vt-clan-blood_brother = Blood Brother
vt-clan-brujah = Brujah
vt-clan-brujah_antitribu = Brujah antitribu
vt-clan-caitiff = Caitiff
vt-clan-daughter_of_cacophony = Daughter of Cacophony
vt-clan-gangrel = Gangrel
vt-clan-gangrel_antitribu = Gangrel antitribu
vt-clan-gargoyle = Gargoyle
vt-clan-giovanni = Giovanni
vt-clan-guruhi = Guruhi
vt-clan-harbinger_of_skulls = Harbinger of Skulls
vt-clan-hecata = Hecata
vt-clan-ishtarri = Ishtarri
vt-clan-kiasyd = Kiasyd
vt-clan-lasombra = Lasombra
vt-clan-malkavian = Malkavian
vt-clan-malkavian_antitribu = Malkavian antitribu
vt-clan-ministry = Ministry
vt-clan-nagaraja = Nagaraja
vt-clan-nosferatu = Nosferatu
vt-clan-nosferatu_antitribu = Nosferatu antitribu
vt-clan-osebo = Osebo
vt-clan-pander = Pander
vt-clan-ravnos = Ravnos
vt-clan-salubri = Salubri
vt-clan-salubri_antitribu = Salubri antitribu
vt-clan-samedi = Samedi
vt-clan-toreador = Toreador
vt-clan-toreador_antitribu = Toreador antitribu
vt-clan-tremere = Tremere
vt-clan-tremere_antitribu = Tremere antitribu
vt-clan-true_brujah = True Brujah
vt-clan-tzimisce = Tzimisce
vt-clan-ventrue = Ventrue
vt-clan-ventrue_antitribu = Ventrue antitribu

vt-sect-no_sect = no sect
vt-sect-camarilla = Camarilla
vt-sect-sabbat = Sabbat
vt-sect-independent = independent
vt-sect-anarch = Anarch
vt-sect-laibon = Laibon

vt-title-untitled = no title
vt-title-primogen = primogen
vt-title-prince = prince
vt-title-justicar = justicar
vt-title-inner_circle = Inner Circle
vt-title-baron = baron
vt-title-bishop = bishop
vt-title-archbishop = archbishop
vt-title-priscus = priscus
vt-title-cardinal = cardinal
vt-title-regent = regent
vt-title-kholo = kholo
vt-title-magaji = magaji
vt-title-one_vote = 1 vote
vt-title-two_votes = 2 votes

vt-type-vampire = vampire
vt-type-master = master card
vt-type-action = action card
vt-type-modifier = action modifier
vt-type-reaction = reaction
vt-type-combat = combat card
vt-type-political = political action
vt-type-equipment = equipment
vt-type-retainer = retainer
vt-type-ally = ally
vt-type-event = event
vt-type-imbued = imbued
vt-type-conviction = conviction
vt-type-power = power
vt-type-reflex = reflex

vt-trait-location = location
vt-trait-hunting_ground = hunting ground
vt-trait-trifle = trifle
vt-trait-out_of_turn = out-of-turn
vt-trait-archetype = archetype
vt-trait-vehicle = vehicle
vt-trait-weapon = weapon
vt-trait-gun = gun
vt-trait-melee = melee weapon
vt-trait-animal = animal
vt-trait-frenzy = frenzy
vt-trait-grapple = grapple
vt-trait-boon = boon
vt-trait-discipline = Discipline
vt-trait-trophy = trophy
vt-trait-red_list = red list
vt-trait-gehenna = Gehenna
vt-trait-black_hand = Black Hand
vt-trait-blood_cursed = blood cursed
vt-trait-infernal = infernal
vt-trait-flight = flight
vt-trait-scarce = scarce
vt-trait-slave = slave
vt-trait-sterile = sterile
vt-trait-seraph = Seraph
vt-trait-mortal = mortal
vt-creed-no_creed = no creed
vt-creed-avenger = Avenger
vt-creed-defender = Defender
vt-creed-innocent = Innocent
vt-creed-judge = Judge
vt-creed-martyr = Martyr
vt-creed-redeemer = Redeemer
vt-creed-visionary = Visionary
vt-virtue-ven = Vengeance
vt-virtue-def = Defense
vt-virtue-inn = Innocence
vt-virtue-jud = Justice
vt-virtue-mar = Martyrdom
vt-virtue-red = Redemption
vt-virtue-viz = Vision

# Words of card files that nobody is asked for.
vt-deed-block = block
vt-deed-unlock_normally = unlock as normal
vt-deed-hunt = hunt
vt-deed-strike_ends = strike: combat ends
vt-deed-use_equipment = use equipment
vt-answer-yes = yes
vt-user-anyone = anyone
vt-user-bearer_controller = the bearer’s controller
vt-user-bearer = the bearer
vt-user-others = others
vt-user-uninvolved = a minion not involved in the combat
vt-harm-normal = normal damage
vt-harm-aggravated = aggravated damage
vt-harm-guns = damage from guns
vt-moment-own_unlock = in your unlock phase
vt-moment-own_discard = in your discard phase

vt-window-unlock_effects = Effects of the unlock phase
vt-window-master_action = Master phase
vt-window-between_actions = Between actions
vt-window-action = An action
vt-window-as_played = As a card is played
vt-window-as_announced = As the action is announced
vt-window-no_block = No block attempt
vt-window-block_attempt = A block attempt
vt-window-blocked = The action is blocked
vt-window-before_block_resolution = Before the block is resolved
vt-window-before_resolution = Before the action is resolved
vt-window-blocks_declined = Blocks are declined
vt-window-would_succeed = The action is about to succeed
vt-window-after_resolution = After the action
vt-window-block_combat = A combat after a block
vt-window-cost_due = A cost is due
vt-window-range_before = Before range
vt-window-range_decide = Range
vt-window-strike_before = Before strikes
vt-window-strike_choose = Choosing strikes
vt-window-strike_modify = Changing strikes
vt-window-damage_prevent = Preventing damage
vt-window-extra_strikes = Additional strikes
vt-window-press_decide = Presses
vt-window-round_end = End of the round
vt-window-round_begin = Beginning of the round
vt-window-torpor_entered = A vampire goes to torpor
vt-window-minion_burned = A minion is burned by another
vt-window-after_combat = After the combat
vt-window-diablerie_after = After a diablerie, before the blood hunt
vt-window-diablerie_before = Before a diablerie
vt-window-influence_main = Influence phase
vt-window-discard_main = Discard phase
vt-window-polling_start = Before votes are cast
vt-window-polling_cast = Casting votes
vt-window-succeeding = The action succeeds
vt-window-card_locked = A card is locked

## Parts of sentences: numbers and moments. Not every language uses every part.

vt-part-pool = { $count } pool
vt-part-blood = { $count } blood
vt-part-damage = { $count } damage
vt-part-stealth =
    { $stealth ->
        [0] { "" }
       *[other] { " " }(stealth { $stealth })
    }
# The action as it was announced; $aimed is 1 if it is directed at somebody.
vt-part-announced =
    { $aimed ->
        [1] { vt-event-announced-at }
       *[other] { vt-event-announced }
    }
vt-part-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
# What is going on when somebody is asked.
vt-part-moment =
    { $window-id ->
        [unlock_effects] { $seat-you ->
            [yes] Your unlock phase.
           *[no] { $seat }’s unlock phase.
        }
        [master_action] { $seat-you ->
            [yes] Your master phase; master phase actions left: { $count }.
           *[no] { $seat }’s master phase.
        }
        [between_actions] { $seat-you ->
            [yes] Your minion phase, between two actions.
           *[no] { $seat }’s minion phase, between two actions.
        }
        [as_played] “{ $card }” is being played.
        [as_announced] { vt-part-announced }
        [no_block] { vt-part-announced } Nobody is trying to block.
        [block_attempt] { $blocker } is trying to block { $acting }: intercept { $intercept } against stealth { $stealth }.
        [before_block_resolution] { $acting } has been blocked.
        [blocks_declined] { vt-part-announced } Nobody blocks any more.
        [would_succeed] { $acting } is about to succeed.
       *[after_resolution] The action is over.
        [range_before] { $fighter } fights { $opponent }, before range.
        [range_decide] { $fighter } fights { $opponent }: range.
        [strike_before] { $fighter } fights { $opponent }, before strikes.
        [strike_choose] { $fighter } fights { $opponent }: strikes.
        [strike_modify] { $fighter } fights { $opponent }; the strikes are chosen.
        [damage_prevent] { $fighter } fights { $opponent }; damage is about to be taken.
        [extra_strikes] { $fighter } fights { $opponent }: additional strikes.
        [press_decide] { $fighter } fights { $opponent }: presses.
        [round_end] { $fighter } fights { $opponent }; the round ends.
        [influence_main] { $seat-you ->
            [yes] Your influence phase; transfers left: { $count }.
           *[no] { $seat }’s influence phase.
        }
        [discard_main] { $seat-you ->
            [yes] Your discard phase; discard phase actions left: { $count }.
           *[no] { $seat }’s discard phase.
        }
        [polling_start] A referendum is held, before votes are cast.
        [polling_cast] A referendum is held: votes are being cast.
        [after_referendum] The referendum is over.
        [strike_declared] { $fighter } fights { $opponent }; a strike has been chosen.
        [strike_after] { $fighter } fights { $opponent }; the strikes have resolved.
        [press_begins] { $fighter } fights { $opponent }, before presses.
        [prevent_others] Damage is about to be taken: { $fighter } fights { $opponent }.
        [would_go] A minion is about to go to torpor or to be burned.
        [event_after] Something has just happened.
        [combat_due] { $fighter } is about to fight { $opponent }.
    }

## What happens: cards and turns

vt-event-first-drawn =
    { $seat-you ->
        [yes] The draw: you take the first turn.
       *[no] The draw: { $seat } takes the first turn.
    }
vt-event-drew-card =
    { $seat-you ->
        [yes] You draw “{ $card }”.
       *[no] { $seat } draws “{ $card }”.
    }
vt-event-drew =
    { $seat-you ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
vt-event-drew-vampire =
    { $seat-you ->
        [yes] From your crypt you draw { $card }.
       *[no] From the crypt { $seat } draws { $card }.
    }
vt-event-drew-crypt =
    { $seat-you ->
        [yes] You draw a card from your crypt.
       *[no] { $seat } draws a card from the crypt.
    }
vt-event-turn-began =
    { $seat-you ->
        [yes] Turn { $turn } is yours.
       *[no] Turn { $turn } is { $seat }’s.
    }
vt-event-phase-began =
    { $seat-you ->
        [yes] Your { $phase } begins.
       *[no] { $seat }’s { $phase } begins.
    }
vt-event-edge-pool =
    { $seat-you ->
        [yes] You use the Edge.
       *[no] { $seat } uses the Edge.
    }
vt-event-transferred =
    { $seat-you ->
        [yes] You transfer a counter to an uncontrolled vampire; now it has { $count }.
       *[no] { $seat } transfers a counter to an uncontrolled vampire; now it has { $count }.
    }
vt-event-took-back =
    { $seat-you ->
        [yes] You take a counter back from an uncontrolled vampire; now it has { $count }.
       *[no] { $seat } takes a counter back from an uncontrolled vampire; now it has { $count }.
    }
vt-event-emerged =
    { $seat-you ->
        [yes] { $card } is under your control now.
       *[no] { $card } is under { $seat }’s control now.
    }
vt-event-merged =
    { $seat-you ->
        [yes] You merge the two versions of { $card }.
       *[no] { $seat } merges the two versions of { $card }.
    }
vt-event-burned = { $card } is burned.
vt-event-removed = { $card } is removed from the game.
vt-event-locked = { $card } is locked.
vt-event-unlocked = { $card } is unlocked.
vt-event-played =
    { $seat-you ->
        [yes] You play “{ $card }”.
       *[no] { $seat } plays “{ $card }”.
    }
vt-event-played-by = { $minion } plays “{ $card }”.
vt-event-used =
    { $seat-you ->
        [yes] You use “{ $card }”.
       *[no] { $seat } uses “{ $card }”.
    }
vt-event-used-by = { $minion } uses “{ $card }”.

## What happens: actions and blocks

vt-event-announced =
    { $action-id ->
       *[plain] { $minion } takes an action{ vt-part-stealth }.
        [bleed] { $minion } bleeds{ vt-part-stealth }.
        [hunt] { $minion } hunts{ vt-part-stealth }.
        [equip] { $minion } goes for equipment{ vt-part-stealth }.
        [employ] { $minion } employs a retainer{ vt-part-stealth }.
        [recruit] { $minion } recruits an ally{ vt-part-stealth }.
        [political] { $minion } takes a political action{ vt-part-stealth }.
        [leave_torpor] { $minion } struggles to leave torpor{ vt-part-stealth }.
        [rescue] { $minion } sets out to rescue a vampire{ vt-part-stealth }.
        [diablerie] { $minion } sets out to commit diablerie{ vt-part-stealth }.
        [become_anarch] { $minion } wants to become Anarch{ vt-part-stealth }.
        [pursuit] { $minion } goes after a minion of the Red List{ vt-part-stealth }.
        [gain_power] { $minion } sets out to gain a power{ vt-part-stealth }.
        [burn_imbued] { $minion } sets out to burn an incapacitated imbued{ vt-part-stealth }.
    }
vt-event-announced-at =
    { $action-id ->
       *[plain] { $target-you ->
            [yes] { $minion } takes an action against you{ vt-part-stealth }.
           *[no] { $minion } takes an action against { $target }{ vt-part-stealth }.
        }
        [bleed] { $target-you ->
            [yes] { $minion } bleeds you for { $bleed }{ vt-part-stealth }.
           *[no] { $minion } bleeds { $target } for { $bleed }{ vt-part-stealth }.
        }
        [rescue] { $target-you ->
            [yes] { $minion } sets out to rescue a vampire of yours{ vt-part-stealth }.
           *[no] { $minion } sets out to rescue a vampire of { $target }{ vt-part-stealth }.
        }
        [pursuit] { $target-you ->
            [yes] { $minion } goes after a minion of yours that is marked{ vt-part-stealth }.
           *[no] { $minion } goes after a marked minion of { $target }{ vt-part-stealth }.
        }
        [diablerie] { $target-you ->
            [yes] { $minion } sets out to diablerize a vampire of yours{ vt-part-stealth }.
           *[no] { $minion } sets out to diablerize a vampire of { $target }{ vt-part-stealth }.
        }
        [burn_imbued] { $target-you ->
            [yes] { $minion } sets out to burn an incapacitated imbued of yours{ vt-part-stealth }.
           *[no] { $minion } sets out to burn an incapacitated imbued of { $target }{ vt-part-stealth }.
        }
    }
vt-event-blocks = { $minion } tries to block: intercept { $intercept } against stealth { $stealth }.
vt-event-block-failed = { $minion } fails to block.
vt-event-blocked = { $minion } blocks the action.
vt-event-declined = Nobody blocks.
vt-event-succeeded = { $minion } succeeds.
vt-event-fizzled = { $minion }’s action fizzles.
vt-event-action-ended = { $minion }’s action ends without success.
vt-event-pool-burned =
    { $seat-you ->
        [yes] You burn { vt-part-pool }.
       *[no] { $seat } burns { vt-part-pool }.
    }
vt-event-pool-gained =
    { $seat-you ->
        [yes] You gain { vt-part-pool }.
       *[no] { $seat } gains { vt-part-pool }.
    }
vt-event-blood-gained = { $card } gains { vt-part-blood }.
vt-event-blood-lost = { $card } loses { vt-part-blood }.
vt-event-edge-taken =
    { $seat-you ->
        [yes] You take the Edge.
       *[no] { $seat } takes the Edge.
    }
vt-event-edge-gone = Nobody has the Edge any more.
vt-event-target-changed =
    { $seat-you ->
        [yes] Now you are being bled.
       *[no] Now { $seat } is being bled.
    }
vt-event-stealth-added = “{ $card }”: the stealth is now { $count }.
vt-event-intercept-added = { $minion }: the intercept is now { $count }.
vt-event-bleed-changed = The bleed is now { $count }.
vt-event-woke = { $minion } wakes.

## What happens: combat

vt-event-combat-began = { $minion } and { $opponent } fight.
vt-event-round-began = Round { $count } of the combat begins.
vt-event-range-set =
    { $range-id ->
       *[close] The range is close.
        [long] The range is long.
    }
vt-event-maneuvered =
    { $range-id ->
       *[close] { $minion } maneuvers to close range.
        [long] { $minion } maneuvers to long range.
    }
vt-event-hand-strike = { $minion } strikes with bare hands.
vt-event-struck-with = { $minion } strikes with “{ $card }”.
vt-event-dodged = { $minion } dodges.
vt-event-damaged = { $minion } takes { vt-part-damage }.
vt-event-damaged-badly = { $minion } takes { $count } aggravated damage.
vt-event-prevented = { $minion } prevents { vt-part-damage }.
vt-event-stole = { $minion } steals { vt-part-blood }.
vt-event-pressed = { $minion } presses.
vt-event-combat-ended = The combat is over.
vt-event-went-to-torpor = { $minion } falls into torpor.
vt-event-left-torpor = { $minion } leaves torpor.
vt-event-conviction-played =
    { $seat-you ->
        [yes] You play “{ $card }” on { $minion }.
       *[no] { $seat } plays “{ $card }” on { $minion }.
    }
vt-event-incapacitated = { $minion } is incapacitated.
vt-event-recovered = { $minion } is ready again.

## What happens: the rest

vt-event-ousted =
    { $seat-you ->
        [yes] You are ousted.
       *[no] { $seat } is ousted.
    }
vt-event-point-gained =
    { $seat-you ->
        [yes] You gain a victory point and have { $count } now.
       *[no] { $seat } gains a victory point and has { $count } now.
    }
vt-event-withdrawing =
    { $seat-you ->
        [yes] You declare that you will withdraw.
       *[no] { $seat } is going to withdraw.
    }
vt-event-withdrew =
    { $seat-you ->
        [yes] You withdraw from the game.
       *[no] { $seat } withdraws from the game.
    }
vt-event-contested = { $card } is contested.
vt-event-contest-kept =
    { $seat-you ->
        [yes] You keep contesting { $card }.
       *[no] { $seat } keeps contesting { $card }.
    }
vt-event-yielded =
    { $seat-you ->
        [yes] You yield { $card }.
       *[no] { $seat } yields { $card }.
    }
vt-event-contest-won =
    { $seat-you ->
        [yes] The contest for { $card } is yours.
       *[no] The contest for { $card } is { $seat }’s.
    }
vt-event-discarded =
    { $seat-you ->
        [yes] You discard “{ $card }”.
       *[no] { $seat } discards “{ $card }”.
    }
vt-event-burn-option =
    { $seat-you ->
        [yes] You use the burn option of “{ $card }”.
       *[no] { $seat } uses the burn option of “{ $card }”.
    }
vt-event-attached = “{ $card }” is put on { $minion }.
vt-event-enters =
    { $seat-you ->
        [yes] “{ $card }” comes into play before you.
       *[no] “{ $card }” comes into play before { $seat }.
    }
vt-event-searched =
    { $seat-you ->
        [yes] You shuffle your library.
       *[no] { $seat } shuffles the library.
    }
vt-event-hand-looked-at =
    { $seat-you ->
        [yes] You look at the hand of { $whose }.
       *[no] { $whose-you ->
            [yes] { $seat } looks at your hand.
           *[no] { $seat } looks at the hand of { $whose }.
        }
    }
vt-event-saw-card = In the hand of { $seat }: “{ $card }”.
vt-event-hand-opened =
    { $seat-you ->
        [yes] You play with an open hand.
       *[no] { $seat } plays with an open hand.
    }
vt-event-hand-closed =
    { $seat-you ->
        [yes] Your hand is hidden again.
       *[no] The hand of { $seat } is hidden again.
    }
vt-event-became-anarch = { $minion } is Anarch now.
vt-event-cancelled = “{ $card }” is cancelled.
vt-event-chose-card =
    { $seat-you ->
        [yes] You choose “{ $card }”.
       *[no] { $seat } chooses “{ $card }”.
    }
vt-event-chose-player =
    { $seat-you ->
        [yes] You choose { $whose }.
       *[no] { $seat } chooses { $whose }.
    }
vt-event-chose-number =
    { $seat-you ->
        [yes] You choose { $count }.
       *[no] { $seat } chooses { $count }.
    }
vt-event-chose-face-down =
    { $seat-you ->
        [yes] You choose a card that lies face down.
       *[no] { $seat } chooses a card that lies face down.
    }
vt-event-chose-nobody =
    { $seat-you ->
        [yes] You choose nothing.
       *[no] { $seat } chooses nothing.
    }
vt-event-control-taken =
    { $seat-you ->
        [yes] You take control of “{ $card }”.
       *[no] { $seat } takes control of “{ $card }”.
    }
vt-event-continued = { $minion } goes on as if unblocked.
vt-event-diablerized = { $minion } commits diablerie on { $opponent }.
vt-event-stepped-in = { $minion } steps in for { $card }.
vt-event-marked =
    { $seat-you ->
        [yes] You mark { $minion } for this turn.
       *[no] { $seat } marks { $minion } for this turn.
    }
vt-event-voted-for =
    { $seat-you ->
        [yes] You cast { vt-part-votes } in favour.
       *[no] { $seat } casts { vt-part-votes } in favour.
    }
vt-event-voted-against =
    { $seat-you ->
        [yes] You cast { vt-part-votes } against.
       *[no] { $seat } casts { vt-part-votes } against.
    }
vt-event-hunt-passed = The blood hunt passes: { $minion } is hunted down.
vt-event-hunt-failed = The blood hunt fails: { $minion } gets away with it.
vt-event-stalled = Nothing has changed for thirty turns: the game is over.
vt-event-time-up = The time is up: each Methuselah still in the game gains half a victory point.
vt-event-won =
    { $seat-you ->
        [yes] You win!
       *[no] { $seat } wins!
    }
vt-event-nobody-won = Nobody wins.

# What a score counts, behind the number.
vt-score-unit =
    { $count ->
        [one] victory point
       *[other] victory points
    }

## Why somebody has won

# So many victory points, and half of one more if $half is 1.
vt-bit-points =
    { $half ->
        [1] { $count ->
            [0] ½
           *[other] { $count }½
        }
       *[other] { $count }
    }
vt-verdict-points =
    { $seat-you ->
        [yes] You have the most victory points: { vt-bit-points }.
       *[no] { $seat } has the most victory points: { vt-bit-points }.
    }
vt-verdict-last =
    { $seat-you ->
        [yes] You are the last Methuselah at the table.
       *[no] { $seat } is the last Methuselah at the table.
    }
vt-verdict-shared = Several have the most victory points ({ vt-bit-points }), so nobody wins.
vt-verdict-stalled = Nothing changed for thirty turns.
vt-verdict-time = The time is up: whoever was still in the game has half a victory point more.

## What a player is asked

vt-prompt-draw-first = Who begins is being drawn.
vt-prompt-draw-library = A card is being drawn from a library.
vt-prompt-draw-crypt = A card is being drawn from a crypt.
vt-prompt-wish = { vt-part-moment } Do you want to do something? Nobody sees your answer.
vt-prompt-impulse = { vt-part-moment } What do you do?
vt-prompt-next-action = Your minion phase: who acts, and how?
vt-prompt-take-more = What else is taken from the same minion?
vt-prompt-reduce = Do you make the card cost less?
vt-prompt-effect-player = “{ $card }”: choose a Methuselah.
vt-prompt-effect-thing = “{ $card }”: choose a card on the table.
vt-prompt-effect-card = “{ $card }”: choose a card.
vt-prompt-effect-number = “{ $card }”: how many?
vt-prompt-effect-word = “{ $card }”: choose one.
vt-prompt-effect-option = “{ $card }”: choose what happens.
vt-prompt-effect-whether = “{ $card }”: do you do it?
vt-prompt-effect-pay = “{ $card }”: do you pay for it?
vt-prompt-triggers = Several things happen at once: which comes first?
vt-prompt-discard = You hold too many cards: which do you discard?
vt-prompt-split = The rescue costs 2 blood: how much does { $acting } pay?
vt-prompt-maneuvers = { $minion } fights { $opponent }: do you maneuver?
vt-prompt-strike =
    { $aims ->
        [1] { $minion } strikes from afar: at whom?
        [2] { $minion } fights { $opponent }: what do you use with the strike?
       *[other] { $minion } fights { $opponent }: which strike do you choose?
    }
vt-prompt-prevent =
    { $count ->
        [0] Damage is about to be taken: do you prevent some of it?
       *[other] { $minion } is about to take { vt-part-damage }: do you prevent some of it?
    }
vt-prompt-presses = { $minion } fights { $opponent }: do you press?
vt-prompt-diablerize = { $opponent } wanted to leave torpor, and { $minion } blocked. Does { $minion } commit diablerie?
vt-prompt-step-in = { $opponent } has blocked { $minion }. Does a slave fight in place of { $minion }?
vt-prompt-loot = { $minion } commits diablerie on { $opponent }: which equipment is taken?
vt-prompt-learn =
    { $trophy ->
        [1] { $minion } has burned a vampire of the Red List and may be given a trophy: which?
        [2] { $minion } may gain a conviction: which?
       *[other] { $minion } has diablerized an older vampire and may gain a Discipline card: which?
    }
vt-prompt-award = { $minion } has burned a minion of the Red List. Does your “{ $card }” go to { $minion }?
vt-prompt-convictions = { $minion } burns convictions: which one?
vt-prompt-reprisal = An incapacitated imbued has been burned: does one of yours burn a conviction to inflict 1 damage on { $minion }?
vt-prompt-reattach = { $card } has been stolen and lies on { $minion }: to whom of yours does it go?
vt-prompt-enter = { $card } enters play: do you use its own text?
vt-prompt-prevent-which = { $minion } prevents part of the damage ({ $count }): how many of these points are aggravated?
vt-prompt-over = The match is over.

## Labels of the answers

vt-option-first = First turn: { $seat }
vt-option-get = { $card }
vt-option-pass = Pass
vt-option-pass-maneuver = No maneuver
vt-option-pass-prevent = Prevent nothing more
vt-option-pass-press = No press
vt-option-pass-vote = No more votes
vt-option-pass-learn = Take none
vt-option-pass-step-in = No slave steps in
vt-option-hold = I want to do something
vt-option-play =
    { $level-id ->
       *[none] { $card }
        [basic] { $card } ({ $discipline })
        [superior] { $card } ({ $discipline }, superior)
    }
vt-option-play-by =
    { $level-id ->
       *[none] { $minion }: { $card }
        [basic] { $minion }: { $card } ({ $discipline })
        [superior] { $minion }: { $card } ({ $discipline }, superior)
    }
vt-option-use = Use { $card }
vt-option-use-by = { $minion } uses { $card }
vt-option-bleed = { $minion } bleeds
vt-option-hunt = { $minion } hunts
vt-option-leave-torpor = { $minion } leaves torpor (2 blood)
vt-option-rescue = { $minion } rescues { $card } (2 blood)
vt-option-pursue = { $minion } enters combat with { $card } (1 blood)
vt-option-diablerie = { $minion } diablerizes { $card }
vt-option-become-anarch = { $minion } becomes Anarch
vt-option-burn-imbued = { $minion } sets out to burn { $card }
vt-option-take = { $minion } takes { $card }
vt-option-block = { $minion } tries to block
vt-option-end-phase =
    { $phase-id ->
       *[unlock] End the unlock phase
        [master] End the master phase
        [minion] End the minion phase
        [influence] End the influence phase
        [discard] End the discard phase
    }
vt-option-edge = The Edge: gain 1 pool
vt-option-keep = Keep contesting { $card } (1 pool)
vt-option-win = Win the contest for { $card }
vt-option-yield = Yield { $card }
vt-option-burn-option = Burn option: { $card }
vt-option-withdraw = Declare that you withdraw
vt-option-unlock = Burn 1 pool: { $minion } unlocks
vt-option-mark = Mark { $minion } for this turn (a master phase action)
vt-option-step-in = { $minion } steps in
vt-option-conviction-hand = { $card } on { $minion }
vt-option-conviction-ash = { $card } from the ash heap on { $minion }
vt-option-recover = { $minion } leaves the incapacitated region (3 convictions)
vt-option-transfer = 1 transfer → { $card } ({ $count } of { $capacity })
vt-option-take-back = 2 transfers: take 1 back from { $card } ({ $count } of { $capacity })
vt-option-draw-crypt = 4 transfers and 1 pool: draw from your crypt
vt-option-emerge = { $card } becomes yours ({ $count } of { $capacity })
vt-option-merge = 4 transfers and 1 pool: merge { $card } with its other version
vt-option-discard = Discard { $card }
vt-option-pay = { $count } blood
vt-option-trigger = { $card }
vt-option-hand-strike = Strike with bare hands
vt-option-maneuver = Maneuver
vt-option-press = Press
vt-option-prevent = Prevent 1 damage
vt-option-prevent-gun = Prevent 1 damage from a gun
vt-option-aim = Aim at { $card }
vt-option-for = { $card } votes for it
vt-option-for-edge = Burn the Edge: 1 vote for it
vt-option-against = { $card } votes against it
vt-option-against-edge = Burn the Edge: 1 vote against it
vt-option-ballot-for = Burn { $card }: 1 vote for it
vt-option-ballot-against = Burn { $card }: 1 vote against it
vt-option-learn-library = { $card } from the library
vt-option-learn-ash = { $card } from the ash heap
vt-option-learn-hand = { $card } from the hand
vt-option-player = { $seat }
vt-option-thing =
    { $seat-you ->
        [yes] { $card }
       *[no] { $card } ({ $seat })
    }
vt-option-thing-hidden =
    { $seat-you ->
        [yes] Face-down card { $place }
       *[no] Face-down card { $place } ({ $seat })
    }
vt-option-card = { $card }
vt-option-number = { $count }
vt-option-word = { $word }
vt-option-option = Option { $number }
vt-option-yes = Yes
vt-option-no = No
vt-option-done = That is all
vt-option-time = The time is up

## The fields of a view, for a board that knows no game: vt-field-NAME, and their values: vt-NAME-VALUE, else
## vt-value-VALUE. An underscore in a name is a hyphen here.

vt-field-turn = Turn
vt-field-last-turn = The time is up after turn
vt-field-phase = Phase
vt-field-active = Whose turn it is
vt-field-edge = Edge
vt-field-edge-taken = Edge used in this turn
vt-field-open-decks = Decks are open
vt-field-actions = Actions so far
vt-field-changed = Something has changed in this turn
vt-field-still = In a row without a change
vt-field-players = Methuselahs
vt-field-things = Cards on the table
vt-field-modifiers = Changes that last
vt-field-uses = What has been used
vt-field-put-off = Put off
vt-field-effects = Cards being carried out
vt-field-gathered = Will happen as soon as all have chosen
vt-field-gathers = Waits until all have chosen
vt-field-values = Of what
vt-field-due = Waiting to happen
vt-field-action = Action
vt-field-combat = Combat
vt-field-queued = The next combat
vt-field-votes = Votes
vt-field-frames = Steps in progress
vt-field-pool = Pool
vt-field-points = Victory points
vt-field-half = And half a point
vt-field-out = Ousted
vt-field-hand = Hand
vt-field-hand-count = Cards in hand
vt-field-library = Library
vt-field-library-count = Cards in the library
vt-field-crypt = Crypt
vt-field-crypt-count = Cards in the crypt
vt-field-ash = Ash heap
vt-field-removed = Removed from the game
vt-field-deck = Deck
vt-field-transfers = Transfers left
vt-field-masters = Master phase actions left
vt-field-discards = Discard phase actions left
vt-field-event = Has played an event in this phase
vt-field-out-of-turn = Has played an out-of-turn master
vt-field-trifle = Has gained an action from a trifle
vt-field-more-masters = Master phase actions more next time
vt-field-burnt = Has used the burn option
vt-field-withdrawal = Withdrawal
vt-field-late-unlock = Cards to draw in the unlock phase
vt-field-late-discard = Cards to draw in the discard phase
vt-field-wish = Wants the impulse
vt-field-card = Card
vt-field-region = Region
vt-field-before = Region before
vt-field-owner = Owner
vt-field-controller = Controller
vt-field-host = Lies on
vt-field-blood = Blood
vt-field-level = Played with ability
vt-field-locked = Locked
vt-field-marks = State
vt-field-chosen = Has noted
vt-field-second = And as the second one
vt-field-whom = Has noted the Methuselah
vt-field-glimpses = Cards seen in other hands
vt-field-whose = Whose
vt-field-unreplaced = Cards not replaced yet
vt-field-term = Only while its condition holds
vt-field-what = What
vt-field-until = Until
vt-field-thing = Which card
vt-field-player = Whose
vt-field-amount = How much
vt-field-source = Comes from
vt-field-scope = Once in
vt-field-by = Used by
vt-field-ability = Ability
vt-field-machine = Place in its text
vt-field-minion = Minion
vt-field-seat = Who decides
vt-field-window = Moment
vt-field-event-card = Card it is about
vt-field-event-player = Methuselah it is about
vt-field-effect = What it does
vt-field-again = Each time
vt-field-on = Going on
vt-field-kind = Kind
vt-field-stage = Stage
vt-field-course = Course
vt-field-actor = Acting minion
vt-field-victim = Who is bled
vt-field-targets = Targets
vt-field-directed = Directed at
vt-field-declined = Have declined to block
vt-field-blocker = Blocker
vt-field-stealth = Stealth
vt-field-bleed = Bleed
vt-field-fruitless = Failed block attempts in a row
vt-field-cancelled = Cancelled
vt-field-unpaid = Its cost is not paid
vt-field-reducers = What makes it cost less
vt-field-spent = Is locked for it
vt-field-less-pool = So much pool less
vt-field-less-blood = So much blood less
vt-field-back = Goes back to
vt-field-continues = Goes on as if unblocked
vt-field-continued = Has gone on as if unblocked
vt-field-ranged = Ranged
vt-field-aggravated = Aggravated
vt-field-first = First strike
vt-field-gun = Gun
vt-field-weapons = Weapons only
vt-field-target = Target
vt-field-who = Who
vt-field-strike = Strike
vt-field-committed = Committed to its strike
vt-field-weapon-used = Has maneuvered with a weapon or strike card
vt-field-extra = Additional strikes
vt-field-gained = Has gained additional strikes
vt-field-bound = Maneuvers that must be used
vt-field-maneuvers = Maneuvers
vt-field-presses = Presses
vt-field-preventions = Damage to prevent
vt-field-all-preventions = Damage to prevent in all of the combat
vt-field-gun-preventions = Damage from guns to prevent
vt-field-blood-lost = Blood lost in this round
vt-field-ended = Ended
vt-field-round = Round
vt-field-moved = Something has happened
vt-field-range = Range
vt-field-range-set = Range is set
vt-field-last = The last one
vt-field-pressed = A press stands
vt-field-sides = Combatants
vt-field-acting = Acting side
vt-field-other = The other
vt-field-hurt = Damage that waits
vt-field-normal = Normal
vt-field-step = Step
vt-field-count = Count
vt-field-seats = Still to come
vt-field-order = Order
vt-field-pc = Place in its text
vt-field-locals = What was named
vt-field-value = What it is
vt-field-open = Open
vt-field-seen-by = Known to

vt-step-draw-first = Drawing the first player
vt-step-draw-library = Drawing from a library
vt-step-draw-crypt = Drawing from a crypt
vt-step-deal = Dealing
vt-step-turn = A turn
vt-step-impulse = An impulse
vt-step-next-action = The next action
vt-step-take-more = More equipment
vt-step-reduce = Making a cost less
vt-step-action = An action
vt-step-play = A card is played
vt-step-effect = A card is carried out
vt-step-triggers = What happens by itself
vt-step-discard = Discarding
vt-step-split = Who pays for a rescue
vt-step-combat = A combat
vt-step-maneuvers = Maneuvers
vt-step-strike = Strikes
vt-step-damage = Damage
vt-step-prevent = Preventing damage
vt-step-presses = Presses
vt-step-diablerize = Diablerie after a block
vt-step-step-in = A slave may step in
vt-step-award = A trophy
vt-step-diablerie = Diablerie
vt-step-loot = Equipment of the victim
vt-step-learn = A Discipline card after a diablerie
vt-step-convictions = Which convictions are burned
vt-step-reprisal = Answers to the burning of an imbued
vt-step-reattach = A stolen card finds a new place
vt-step-enter = A card enters play
vt-step-prevent-which = Which damage is prevented
vt-step-over = The match is over

vt-region-nowhere = nowhere
vt-region-limbo = set aside
vt-region-uncontrolled = uncontrolled region
vt-region-ready = ready region
vt-region-torpor = torpor
vt-region-incapacitated = incapacitated region
vt-region-table = on the table
vt-region-attached = on another card
vt-region-contested = contested
vt-region-merged = under its other version

vt-marks-awake = awake
vt-marks-wounded = wounded
vt-marks-recruited = recruited in this turn
vt-marks-stays-locked = does not unlock
vt-marks-has-blocked = has blocked
vt-marks-bled = has bled in this turn
vt-marks-marked = marked for this turn
vt-marks-voted = has taken a political action in this turn
vt-marks-going = about to fall into torpor
vt-marks-burning = about to be burned
vt-marks-drained = loses its last life to the action
vt-marks-fed = fed by a hunting ground
vt-marks-yielded = has yielded the title
vt-marks-last-contestant = nobody else claims it
vt-marks-stolen = stolen in this round
vt-marks-taught = changed by a card on it
vt-marks-failed-block = failed to block and will be locked
vt-marks-contesting = contests a title
vt-marks-entitled = has gained a title
vt-marks-convinced = has received a conviction in this phase

vt-withdrawal-none = none
vt-withdrawal-declared = declared
vt-withdrawal-broken = failed
vt-stage-announced = announced
vt-stage-no-block = no block attempt
vt-stage-block-attempt = a block attempt
vt-stage-declined = blocks are declined
vt-stage-resolving = being resolved
vt-course-open = open
vt-course-successful = successful
vt-course-fizzled = fizzled
vt-course-blocked = blocked
vt-course-failed = unsuccessful
vt-course-ended = ended
vt-kind-plain = { vt-action-plain }
vt-kind-bleed = { vt-action-bleed }
vt-kind-hunt = { vt-action-hunt }
vt-kind-equip = { vt-action-equip }
vt-kind-employ = { vt-action-employ }
vt-kind-recruit = { vt-action-recruit }
vt-kind-political = { vt-action-political }
vt-kind-leave-torpor = { vt-action-leave_torpor }
vt-kind-rescue = { vt-action-rescue }
vt-kind-diablerie = { vt-action-diablerie }
vt-kind-become-anarch = { vt-action-become_anarch }
vt-kind-pursuit = { vt-action-pursuit }
vt-kind-gain-power = { vt-action-gain_power }
vt-kind-burn-imbued = { vt-action-burn_imbued }
vt-kind-hand = { vt-strike-hand }
vt-kind-weapon = { vt-strike-weapon }
vt-kind-damage = { vt-strike-damage }
vt-kind-dodge = { vt-strike-dodge }
vt-kind-ends = { vt-strike-ends }
vt-kind-steal = { vt-strike-steal }
vt-kind-destroy-equipment = { vt-strike-destroy_equipment }
vt-kind-steal-equipment = { vt-strike-steal_equipment }
vt-kind-effect = { vt-strike-effect }
vt-kind-no-strike = { vt-strike-no_strike }
vt-window-unlock-effects = { vt-window-unlock_effects }
vt-window-master-action = { vt-window-master_action }
vt-window-between-actions = { vt-window-between_actions }
vt-window-as-played = { vt-window-as_played }
vt-window-as-announced = { vt-window-as_announced }
vt-window-no-block = { vt-window-no_block }
vt-window-block-attempt = { vt-window-block_attempt }
vt-window-before-block-resolution = { vt-window-before_block_resolution }
vt-window-before-resolution = { vt-window-before_resolution }
vt-window-blocks-declined = { vt-window-blocks_declined }
vt-window-would-succeed = { vt-window-would_succeed }
vt-window-after-resolution = { vt-window-after_resolution }
vt-window-block-combat = { vt-window-block_combat }
vt-window-cost-due = { vt-window-cost_due }
vt-window-range-before = { vt-window-range_before }
vt-window-range-decide = { vt-window-range_decide }
vt-window-strike-before = { vt-window-strike_before }
vt-window-strike-choose = { vt-window-strike_choose }
vt-window-strike-modify = { vt-window-strike_modify }
vt-window-damage-prevent = { vt-window-damage_prevent }
vt-window-extra-strikes = { vt-window-extra_strikes }
vt-window-press-decide = { vt-window-press_decide }
vt-window-round-end = { vt-window-round_end }
vt-window-round-begin = { vt-window-round_begin }
vt-window-torpor-entered = { vt-window-torpor_entered }
vt-window-minion-burned = { vt-window-minion_burned }
vt-window-after-combat = { vt-window-after_combat }
vt-window-diablerie-after = { vt-window-diablerie_after }
vt-window-diablerie-before = { vt-window-diablerie_before }
vt-window-influence-main = { vt-window-influence_main }
vt-window-discard-main = { vt-window-discard_main }
vt-window-polling-start = { vt-window-polling_start }
vt-window-polling-cast = { vt-window-polling_cast }
vt-window-card-locked = { vt-window-card_locked }

vt-what-add-stealth = stealth
vt-what-add-intercept = intercept
vt-what-add-bleed = bleed
vt-what-limited-bleed = bleed (limited)
vt-what-add-strength = strength
vt-what-add-hand-size = hand size
vt-what-grant-maneuver = a maneuver
vt-what-grant-press = a press
vt-what-grant-prevention = damage to prevent
vt-what-grant-gun-prevention = damage from guns to prevent
vt-what-add-votes-against = votes against
vt-what-environmental-damage = environmental damage
vt-what-only-hand-strikes = hand strikes only
vt-what-wake = awake
vt-what-forbid = may not
vt-what-forbid-card = may not play a card
vt-what-burn-when = is burned
vt-what-grant-strikes = additional strikes
vt-what-must-maneuver = must maneuver
vt-what-add-strike-damage = damage of the strike
vt-what-aggravate-hand-strikes = aggravated hand strikes
vt-what-immune = immune to
vt-what-add-capacity = capacity
vt-what-add-transfers = transfers
vt-what-add-discards = discard phase actions
vt-what-oblige = must
vt-what-no-edge = no Edge
vt-what-unblockable = cannot be blocked
vt-what-unblockable-by = cannot be blocked by some
vt-what-lock-failed-blockers = locks whoever fails to block
vt-what-raise-pool-cost = costs more pool
vt-what-lower-pool-cost = costs less pool
vt-what-lower-blood-cost = costs less blood
vt-what-control = controlled for a while
vt-what-spare-replacements = counters in place of cards that are drawn
vt-what-lesser-intercept = less intercept for allies and the younger

vt-value-nowhere = { vt-region-nowhere }
vt-value-limbo = { vt-region-limbo }
vt-value-uncontrolled = { vt-region-uncontrolled }
vt-value-ready = { vt-region-ready }
vt-value-torpor = { vt-region-torpor }
vt-value-incapacitated = { vt-region-incapacitated }
vt-value-table = { vt-region-table }
vt-value-attached = { vt-region-attached }
vt-value-contested = { vt-region-contested }
vt-value-merged = { vt-region-merged }
vt-value-pass = passes
vt-value-hold = wants the impulse
vt-value-acting = acting side
vt-value-other = the other side
vt-value-action-end = the end of the action
vt-value-round-end = the end of the round
vt-value-combat-end = the end of the combat
vt-value-turn-end = the end of the turn
vt-value-referendum-end = the end of the referendum
vt-value-your-unlock = the unlock phase of whoever has used it
vt-value-their-unlock = the unlock phase of whoever controlled it before
vt-value-own-unlock = the own unlock phase
vt-value-phase = a phase
vt-value-turn = a turn
vt-value-action = an action
vt-value-combat = a combat
vt-value-round-by-minion = a round, for each minion
vt-value-combat-by-minion = a combat, for each minion
vt-value-unlock-by-minion = an unlock phase, for each minion
vt-value-action-by-minion = an action, for each minion
vt-value-turn-by-minion = a turn, for each minion
vt-value-game = the game
vt-value-e1 = Effect 1
vt-value-e2 = Effect 2
vt-value-e3 = Effect 3
vt-value-e4 = Effect 4
vt-value-e5 = Effect 5
vt-value-e6 = Effect 6
vt-value-e7 = Effect 7
vt-value-e8 = Effect 8
vt-value-true = yes
vt-value-false = no
vt-value-unknown = hidden
vt-value-spectator = spectators
# Fields whose numbers are seats: the player who sits there is shown.
vt-holds-active = seat
vt-holds-edge = seat
vt-holds-owner = seat
vt-holds-controller = seat
vt-holds-player = seat
vt-holds-seat = seat
vt-holds-seats = seat
vt-holds-order = seat
vt-holds-event-player = seat
vt-holds-victim = seat
vt-holds-directed = seat
vt-holds-declined = seat
vt-holds-seen-by = seat

## What is agreed before a match: vt-setup-OPTION and vt-setup-OPTION-VALUE.

vt-stop-mine = When it is my turn or action
vt-stop-target = When an action is directed at me
vt-stop-block = When I may block
vt-stop-referendum = Referendums
vt-stop-combat = Combats of my minions
vt-stop-all = Everything
vt-setup-decks = Decks
vt-setup-decks-secret = Secret
vt-setup-decks-open = Open lists
vt-setup-table = Table
vt-setup-table-any = Any number of players
vt-setup-table-standard = Standard: four or five players
vt-setup-turns = Turns
vt-setup-turns-none = No limit
vt-setup-turns-20 = 20 turns, then half a point to each who is left
vt-setup-turns-30 = 30 turns, then half a point to each who is left
vt-setup-turns-40 = 40 turns, then half a point to each who is left
vt-setup-turns-60 = 60 turns, then half a point to each who is left
