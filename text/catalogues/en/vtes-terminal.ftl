### The table of Vampire: The Eternal Struggle in a terminal. Width is scarce.

## Above the table

vt-ui-setup = The cards are dealt
vt-ui-over = The match is over
vt-ui-turn =
    { $seat-you ->
        [yes] Turn { $turn }: yours
       *[no] Turn { $turn }: { $seat }
    }
vt-ui-left-masters = master phase actions left: { $count }
vt-ui-left-transfers = transfers left: { $count }
vt-ui-left-discards = discard phase actions left: { $count }

## Those around the table

vt-ui-methuselah = Methuselah
vt-ui-column-pool = Pool
vt-ui-column-points = VP
vt-ui-column-hand = Hand
vt-ui-column-library = Library
vt-ui-column-crypt = Crypt
vt-ui-column-ash = Ash
vt-ui-edge = the Edge
vt-ui-out = ousted
vt-ui-withdraws = withdraws
vt-ui-prey = your prey
vt-ui-predator = your predator
vt-ui-prey-and-predator = your prey and predator
vt-ui-open-deck = deck open

## What lies before them

vt-ui-locked = locked
vt-ui-torpor = in torpor
vt-ui-incapacitated = incapacitated
vt-ui-uncontrolled = Uncontrolled
vt-ui-in-play = In play
vt-ui-contested = Contested
vt-ui-face-down = { $count } face down
vt-ui-face-down-with = { $count } face down, with counters: { $counters }
vt-ui-counters =
    { $count ->
        [one] { $count } counter
       *[other] { $count } counters
    }
vt-ui-your-hand = Your hand
vt-ui-open-hand = open hand

## What is going on

vt-ui-declined = Not blocking: { $names }
vt-ui-played = Played
vt-ui-combat = Combat, round { $round }
vt-ui-range-close = close range
vt-ui-range-long = long range
vt-ui-strike-ranged = ranged
vt-ui-strike-aggravated = aggravated
vt-ui-strike-first = first strike
vt-ui-damage =
    { $aggravated ->
        [0] damage to take: { $count }
       *[other] damage to take: { $count }, aggravated: { $aggravated }
    }
vt-ui-blood-hunt = Blood hunt on { $name }: { $for } for, { $against } against
vt-ui-referendum = Referendum ({ $name }): { $for } for, { $against } against

## Cards

# $count is a number or X.
vt-ui-cost-pool = { $count } pool
vt-ui-cost-blood = { $count } blood
vt-ui-cost-conviction = { $count } conviction
vt-ui-capacity = capacity { $count }
vt-ui-group = group { $count }
vt-ui-cards-how = “{ $word } NAME” shows what stands on a card, a vampire too; the beginning of its name is enough.
vt-ui-no-card = No card that can be played is called “{ $name }”.
vt-ui-several-cards = Several cards begin like that: { $names }.

## The story

vt-ui-drew = You draw: { $cards }.
vt-ui-drew-crypt = From your crypt: { $cards }.
vt-ui-others-drew-crypt =
    { $seat-you ->
        [yes] You draw { vt-part-crypt-cards } from your crypt.
       *[no] { $seat } draws { vt-part-crypt-cards } from the crypt.
    }
vt-part-crypt-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
vt-ui-transferred =
    { $seat-you ->
        [yes] You transfer { vt-ui-counters } to the uncontrolled region.
       *[no] { $seat } transfers { vt-ui-counters } to the uncontrolled region.
    }
vt-ui-took-back =
    { $seat-you ->
        [yes] You take { vt-ui-counters } back into your pool.
       *[no] { $seat } takes { vt-ui-counters } back into the pool.
    }

## Pages to read

vt-ui-command-guide = guide
vt-ui-command-cards = cards card
vt-ui-about-guide = how the game is played, and what the signs on the table mean
vt-ui-about-cards = the library cards there are. cards NAME: what stands on a card

vt-ui-guide-goal = Your pool is your life. Whoever has none left is ousted, and the predator gains a victory point and pool for it. The most victory points win. [VT-001, VT-002, VT-156]
vt-ui-guide-crypt = You play against the player on your left, your prey. The one on your right, your predator, plays against you. [VT-156, VT-157]
vt-ui-guide-turn = A turn has five phases: unlock, master, minion, influence, discard. [VT-024]
vt-ui-guide-master = In the master phase you may play one master card. [VT-214]
vt-ui-guide-act = In the minion phase each ready unlocked minion of yours may act: bleed, hunt, or do what a card says. Acting locks it. [VT-220, VT-236]
vt-ui-guide-bleed = A bleed takes pool from your prey, 1 unless cards make it more, and brings you the Edge: 1 pool in each of your unlock phases. [VT-185, VT-244, VT-246]
vt-ui-guide-block = An action can be blocked by a ready unlocked minion whose intercept is at least the stealth of the action: at you, by yours; at nobody, by those of your prey and your predator. [VT-312, VT-322]
vt-ui-guide-impulse = Whoever acts plays first; then the others are asked. Pass if you want to do nothing. [VT-090]
vt-ui-guide-combat = Who blocks fights: range, then a strike of each, then perhaps a press for another round. A bare hand does 1 damage. [VT-400, VT-445, VT-535]
vt-ui-guide-torpor = A vampire mends damage with its blood. If there is not enough, it goes to torpor, where others may diablerize it. [VT-473, VT-484, VT-498]
vt-ui-guide-influence = In the influence phase you have 4 transfers. Each moves 1 pool to a vampire in your uncontrolled region; one with as much as its capacity becomes yours. [VT-616, VT-622]
vt-ui-guide-signs = On the table ▸ can act or block, ▫ is locked and × lies in torpor; 3/5 is 3 blood of capacity 5, ♥2 is 2 life; dom is a Discipline at the basic level and DOM at the superior; + is a card on a minion. Within a turn only what has changed is drawn again; “board” shows everything.
vt-ui-guide-stops = You are asked only where you could do something: in your own turn, at actions against you, where you may block, in your combats and in referendums. “stops” changes that, “enough” passes until the action is over.
