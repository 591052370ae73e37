### What follows from a choice, in a few words beside it; why something is not to be had now; and where numbers come from.

## What follows

vt-note-pool = your pool is { $count } then
vt-note-blood = costs { $count } blood, leaves { $left }
vt-note-costs-pool = costs { $count } pool, leaves you { $left }
vt-note-bleed = if it succeeds: { $count } pool of { $seat }
vt-note-hunt = if it succeeds: { $count } blood of { $capacity }
vt-note-rescue = its own blood: { $count }; on the one in torpor: { $left }
vt-note-diablerie = if it succeeds: takes { $count } blood, then a blood hunt is voted on
vt-note-block =
    { $enough ->
        [0] intercept { $intercept } against stealth { $stealth }: not enough yet
       *[other] intercept { $intercept } against stealth { $stealth }: enough
    }
vt-note-transfer =
    { $count ->
        [0] then it has its capacity; pool { $left }, transfers { $transfers }
       *[other] then it lacks { $count }; pool { $left }, transfers { $transfers }
    }
vt-note-emerge =
    { $lost ->
        [0] with { $count } blood
       *[other] with { $count } blood; { $lost } too many go to the bank
    }
vt-note-yield = it is burned with everything on it
vt-note-withdraw = 1 victory point at your next unlock phase, unless you lose blood or pool or fight before
vt-note-end-phase =
    { $count ->
        [one] { $count } minion could still act
       *[other] { $count } minions could still act
    }
vt-note-pass-block = you cannot block this action afterwards
vt-note-hand = { $count } damage at close range
vt-note-hand-far = does nothing at long range
vt-note-maneuver =
    { $range-id ->
        [close] the range becomes close
       *[other] the range becomes long
    }
vt-note-press = another round follows, unless it is answered
vt-note-press-ends = the combat ends with this round, unless it is answered
vt-note-prevent = { $count } damage is left then
vt-note-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
vt-note-vote-edge = 1 vote, and you no longer have the Edge

## Why not: the moment

vt-reason-not-now = That is not what you are asked now.
vt-reason-wish-first = First say whether you want to do something; then you can choose what.
vt-reason-answer-first = A card is waiting for your answer first.
vt-reason-action-time = Actions are taken in your own minion phase, one after the other.
vt-reason-block-time = A block is declared in an action, as long as not everybody has declined.
vt-reason-influence-time = That is done in your own influence phase.
vt-reason-unlock-time = That is done in the unlock phase.
vt-reason-discard-time = Cards are discarded in your own discard phase.
vt-reason-combat-time = That belongs to another step of a combat.
vt-reason-vote-time = Votes are cast in a referendum.
vt-reason-not-active = That is for the player whose turn it is.
vt-reason-duty-open = Something must still be done in this phase before you can pass.
vt-reason-not-offered = That is none of what can be chosen here.
vt-reason-discard-first = First discard a card: you hold more than your hand size.

## Why not: cards of the hand

vt-reason-not-in-hand = “{ $card }” is not in your hand.
vt-reason-no-such-play = “{ $card }” cannot be played like that.
vt-reason-master-time = Master cards are played in your own master phase.
vt-reason-out-of-turn = “{ $card }” can be played only in somebody else’s turn.
vt-reason-out-of-turn-used = You have played an out-of-turn master card since your last master phase.
vt-reason-no-master-action = You have no master phase action left.
vt-reason-event-time = Events are put into play in your own discard phase.
vt-reason-event-used = You have put an event into play in this phase already.
vt-reason-event-played = “{ $card }” has been played in this game already.
vt-reason-no-discard = You have no discard phase action left.
vt-reason-modifier-time = Action modifiers are played in an action of your own minion.
vt-reason-reaction-time = Reactions are played in an action of somebody else’s minion.
vt-reason-combat-card-time = Combat cards are played in a combat.
vt-reason-only-combat-cards = In a combat minions can play combat cards only.
vt-reason-reflex-time = “{ $card }” is played against a card while that card is being played.
vt-reason-as-played = While a card is being played, only what cancels it or wakes a minion can be used.
vt-reason-other-time = “{ $card }” is for another moment.

## Why not: who

vt-reason-gone = Nothing lies there.
vt-reason-needs-minion = That is done by one of your minions.
vt-reason-needs-no-minion = “{ $card }” is played by you, not by a minion.
vt-reason-not-yours = That minion is not yours.
vt-reason-not-minion = That is no minion.
vt-reason-in-torpor = { $minion } is in torpor.
vt-reason-incapacitated = { $minion } is incapacitated.
vt-reason-not-ready = { $minion } is not ready.
vt-reason-contested = { $minion } is contested and so out of play.
vt-reason-not-acting = Only the acting minion can play it: { $acting }.
vt-reason-is-acting = “{ $card }” is for a minion other than the acting one.
vt-reason-asleep = { $minion } is locked and has not been woken.
vt-reason-not-locked = “{ $card }” is for a locked minion, and { $minion } is unlocked.
vt-reason-not-fighting = { $minion } does not decide in this combat now.
vt-reason-fighting = “{ $card }” is for a minion that is not in the combat.
vt-reason-falling = { $minion } is being incapacitated and does nothing more in this combat.
vt-reason-type-conditions = “{ $card }” is used when { $minion } could play a card of that type, and not now.

## Why not: what it takes

vt-reason-own-contest = You have “{ $card }” already, and it is unique.
vt-reason-needs-vampire = Only a vampire can play “{ $card }”.
vt-reason-clan = { $minion } is not of the clan { $clan }.
vt-reason-discipline = { $minion } does not have { $discipline }.
vt-reason-superior = { $minion } has { $discipline } at the basic level only.
vt-reason-title = { $minion } has no title that “{ $card }” requires.
vt-reason-sect = { $minion } is not of the sect that “{ $card }” requires: { $sect }.
vt-reason-trait = { $minion } is not what “{ $card }” requires: { $trait }.
vt-reason-master-needs = None of your ready minions meets what “{ $card }” requires.
vt-reason-blood-cursed = { $minion } is blood cursed and cannot commit diablerie.
vt-reason-sterile = { $minion } is sterile and cannot put a new vampire into play.
vt-reason-masterless = { $minion } is a slave, and without a ready member of the clan it takes no directed actions.
vt-reason-no-slave = { $minion } is no slave that could step in.
vt-reason-not-marked = { $card } is not a minion that you have marked in this turn.
vt-reason-pursues-own = { $card } is a minion of yours.
vt-reason-pursuit-target = { $card } is not ready.
vt-reason-pursued = { $minion } has taken this action in this turn.
vt-reason-unawarded = Nobody has been given “{ $card }” yet, so it has no effect.
vt-reason-not-red-list = { $minion } is not on the Red List.
vt-reason-marked-already = { $minion } is marked for this turn.
vt-reason-not-infernal = { $minion } is not infernal, and unlocks by itself.
vt-reason-unlocked = { $minion } is unlocked.
vt-reason-needs-imbued = “{ $card }” is for an imbued.
vt-reason-creed = The creed of { $minion } is not { $creed }.
vt-reason-virtue = { $minion } does not have the virtue { $virtue }.
vt-reason-master-clan = You have no ready minion of the clan { $clan }.
vt-reason-pool = It costs { $count } pool, and you have { $left }.
vt-reason-blood = It costs { $count } blood, and { $minion } has { $left }.
vt-reason-convictions = It costs { $count } convictions, and { $minion } has { $left }.
vt-reason-forbidden = A card forbids it to { $minion }.
vt-reason-has-one = { $minion } has one of that kind already and can have no other.
vt-reason-used-up = “{ $card }” has been used as often as it may be for now.
vt-reason-same-card = { $minion } has played “{ $card }” in this action already.
vt-reason-same-action = { $minion } has taken an action with “{ $card }” in this turn already.
vt-reason-combat-queued = Another combat is to follow already.
vt-reason-strikes-gained = Additional strikes have been gained in this round already.
vt-reason-nothing-to-cancel = “{ $card }” cannot cancel what is being played.
vt-reason-bleed-limit = Another action modifier has increased this bleed already.
vt-reason-stealth-unneeded =
    { $tried ->
        [0] Stealth is added only while somebody tries to block.
       *[other] Stealth { $stealth } is more than intercept { $intercept } already.
    }
vt-reason-intercept-unneeded =
    { $tried ->
        [0] Intercept is added only while a minion tries to block.
       *[other] Intercept is added only to the blocking minion while it is too low; it is { $intercept } against stealth { $stealth }.
    }
vt-reason-no-target = There is nothing “{ $card }” could be used on now, or it cannot be paid.
vt-reason-condition = What “{ $card }” asks for does not hold now.
vt-reason-needs-unlocked = “{ $card }” is locked already.

## Why not: what lies there

vt-reason-no-such-use = “{ $card }” cannot be used like that.
vt-reason-not-in-play = That card is not in play.
vt-reason-stolen = “{ $card }” was stolen in this round and cannot be used in it.
vt-reason-not-your-card = You cannot use “{ $card }”: it is not yours.
vt-reason-not-bearer = “{ $card }” is not for this minion.
vt-reason-use-time = “{ $card }” can be used at another moment.
vt-reason-repeated = { $minion } may not take this action again in this turn.
vt-reason-used-for-action = { $minion } has used “{ $card }” for an action in this turn already.

## Why not: actions

vt-reason-locked = { $minion } is locked.
vt-reason-recruited = { $minion } was recruited in this turn and cannot act yet.
vt-reason-duty-first = { $other } has a mandatory action to take first.
vt-reason-must-hunt = { $minion } has no blood and must hunt.
vt-reason-own-duty = { $minion } has another action to take, which is mandatory.
vt-reason-stuck = { $minion } is stuck: what it must do cannot be done.
vt-reason-bled = { $minion } has bled in this turn already.
vt-reason-voted = { $minion } has taken a political action in this turn already.
vt-reason-not-vampire = Only vampires can do that, and { $minion } is none.
vt-reason-titled = { $minion } has a title and so cannot become Anarch.
vt-reason-anarch = { $minion } is Anarch already.
vt-reason-target-awake = “{ $card }” is not in torpor.
vt-reason-rescue-blood = A rescue costs { $count } blood, and the two have { $left } together.
vt-reason-not-in-torpor = { $minion } is not in torpor.
vt-reason-not-incapacitated = “{ $card }” is no incapacitated imbued.
vt-reason-not-to-be-taken = “{ $card }” is no equipment of another minion of yours.

## Why not: blocks

vt-reason-attempt-on = A minion is trying to block already.
vt-reason-blocks-over = Everybody has declined to block.
vt-reason-own-action = It is the action of your own minion.
vt-reason-not-directed = The action is directed at somebody else, who alone can block it.
vt-reason-not-neighbour = Only the prey and the predator of who acts can block this action.
vt-reason-declined = You have declined to block this action.
vt-reason-fruitless = So many attempts to block have changed nothing: there can be no more.

## Why not: the influence phase and the unlock phase

vt-reason-not-uncontrolled = That card does not lie in your uncontrolled region.
vt-reason-transfers =
    { $left ->
        [0] You have no transfers left.
       *[other] It takes { $count } transfers, and you have { $left }.
    }
vt-reason-nothing-on-it = There is no counter on it.
vt-reason-not-full = “{ $card }” has { $left } counters and needs { $count }.
vt-reason-no-other-version = You have no other version of “{ $card }” in play.
vt-reason-crypt-empty = Your crypt is empty.
vt-reason-edge-not-held = You do not have the Edge.
vt-reason-edge-taken = You have gained the pool of the Edge in this phase already.
vt-reason-not-contested = That is no contested card of yours.
vt-reason-contest-paid = You have paid for “{ $card }” in this phase already.
vt-reason-not-conviction = “{ $card }” is no conviction.
vt-reason-conviction-not-there = That is not among the convictions that could be used here.
vt-reason-conviction-played = { $minion } has received a conviction in this phase already.
vt-reason-last-contestant = Nobody else claims “{ $card }” any more: it comes back.
vt-reason-claim-in-torpor = { $card } is in torpor and must yield its title.
vt-reason-claim-without-blood = { $card } has no blood to pay for its title and must yield it.
vt-reason-last-claimant = Nobody else claims the title of { $card } any more.
vt-reason-library-left =
    { $left ->
        [one] You can withdraw only with an empty library; { $left } card is left.
       *[other] You can withdraw only with an empty library; { $left } cards are left.
    }
vt-reason-hand-full = You can withdraw only with fewer cards than your hand size.
vt-reason-withdrawing = Your withdrawal has been declared already.
vt-reason-burn-used = You have used the burn option in this unlock phase already.
vt-reason-no-burn-option = “{ $card }” has no burn option.
vt-reason-burn-met = You have a minion that meets what “{ $card }” requires.
vt-reason-no-trigger = Nothing of that card is due now.

## Why not: combat

vt-reason-bound = The maneuver that was played must be used first.
vt-reason-no-maneuver = { $minion } has no maneuver.
vt-reason-strike-used = A strike has been used to maneuver in this round already.
vt-reason-hands-only = Only hand strikes can be used now.
vt-reason-no-aim = The opponent has no equipment that could be hit.
vt-reason-bad-aim = The strike cannot be aimed at that.
vt-reason-aim-first = The strike is chosen; now say what it is aimed at.
vt-reason-no-press = { $minion } has no press.
vt-reason-press-stands = A press to continue stands already.
vt-reason-no-damage = No damage is waiting for your minion.
vt-reason-no-prevention = { $minion } has nothing to prevent damage with.
vt-reason-no-gun-damage = No damage from a gun is waiting.

## Why not: what else is asked

vt-reason-takes-not-along = Only further equipment of the same minion can be taken along.
vt-reason-reduces-not = That does not make this card cost less.
vt-reason-must-reduce = The full cost cannot be paid: it must be made less.
vt-reason-bad-split = There is not enough blood to pay it like that.
vt-reason-no-loot = That is no equipment of the victim that you could have.
vt-reason-no-lesson = The diablerist cannot get that card.
vt-reason-no-reprisal = That is no conviction of a ready imbued who has not answered yet.
vt-reason-no-new-bearer = A stolen card can go only to another card of yours of the same kind as the one it lies on.
vt-reason-bad-points = So many aggravated points cannot be among those that are prevented.
vt-reason-no-votes = { $minion } has no votes.
vt-reason-votes-cast = The votes of { $minion } have been cast.
vt-reason-ballot-used = You have burned a political card for a vote already.
vt-reason-voted-otherwise = { $minion } votes on the other side.
vt-reason-no-ballot = “{ $card }” is no political action card.

## Where numbers come from

vt-account-start = From the beginning
vt-account-transferred = Transferred to vampires
vt-account-taken-back = Taken back from vampires
vt-account-edge = Gained by the Edge
vt-account-ousts = For ousted prey
vt-account-bled =
    { $seat-you ->
        [yes] Bled by your minions
       *[no] Bled by minions of { $seat }
    }
vt-account-contests = Paid for contested cards
vt-account-gained = Gained otherwise
vt-account-burned = Costs and what else was burned
vt-account-unseen = From before, or by effects
vt-account-ousted =
    { $seat-you ->
        [yes] You were ousted
       *[no] { $seat } was ousted
    }
vt-account-withdrew = Withdrawal
vt-account-last = The last one in the game
vt-account-no-points = No victory point yet
vt-account-drawn = Drawn
vt-account-played = Played
vt-account-discarded = Discarded
vt-account-no-cards = No cards
vt-account-deck = In the library at the start
vt-account-taken = Drawn from it
vt-account-hand-default = Hand size without cards
vt-account-late = Replacements that come later
vt-account-card = “{ $card }”
vt-account-floor = As much as there can be
vt-account-turn-transfers = Transfers of this turn
vt-account-spent = Spent
vt-account-no-transfers = They come in the own influence phase
vt-account-action = The action itself: { $action }
vt-account-own = { $minion } without cards
vt-account-printed = Printed on “{ $card }”
