### Vampire: The Eternal Struggle: what is seldom in a fight (see vtes.ftl and vtes-cards.ftl).

vt-window-strike_as = As a strike is chosen
vt-window-strike_declared = A strike has been chosen
vt-window-strike_after = After strike resolution
vt-window-press_begins = Before presses
vt-window-strike-as = { vt-window-strike_as }
vt-window-strike-declared = { vt-window-strike_declared }
vt-window-strike-after = { vt-window-strike_after }
vt-window-press-begins = { vt-window-press_begins }

vt-deed-strike = strike
vt-deed-gain_strikes = gain additional strikes
vt-word-deed-strike = { vt-deed-strike }
vt-word-deed-gain-strikes = { vt-deed-gain_strikes }

vt-event-combat-cancelled = The combat with { $minion } does not take place.
vt-event-maneuver-cancelled =
    { $range-id ->
       *[close] { $minion }’s maneuver is cancelled: the range is close.
        [long] { $minion }’s maneuver is cancelled: the range is long.
    }
vt-event-press-stands = The combat goes on unless somebody presses to end it.

vt-field-peaceful = No combat comes of the block
vt-field-lent = Presses of the last maneuver
vt-field-added = Damage added to the next strike
vt-what-automatic-press = the combat goes on

vt-reason-no-more-strikes = { $minion } cannot gain additional strikes.

vt-window-prevent_others = Others may prevent damage
vt-window-damage_stands = Damage is not prevented any more
vt-window-would_go = Before a minion goes
vt-window-event_after = Right after what has happened
vt-window-prevent-others = { vt-window-prevent_others }
vt-window-damage-stands = { vt-window-damage_stands }
vt-window-would-go = { vt-window-would_go }
vt-window-event-after = { vt-window-event_after }
vt-window-combat_due = Before a combat that no block caused
vt-window-crypt_enter = As a card of the crypt enters play
vt-window-combat-due = { vt-window-combat_due }
vt-window-crypt-enter = { vt-window-crypt_enter }

vt-harm-environmental = environmental damage
vt-word-harm-environmental = { vt-harm-environmental }

vt-event-averted = { $minion } stays.

vt-field-settled = Damage that is not prevented any more
vt-field-environmental = Environmental
vt-field-inflicted = Inflicted
vt-field-by-minion = By the opponent
vt-field-latest = Of it at last
vt-field-happened = What has just happened
vt-field-suffered = Inflicted successfully
vt-field-fell = Went to torpor
vt-field-perished = Was burned
vt-field-follows = Comes after another combat
vt-what-lessen-damage = less damage
vt-what-aggravated-as-normal = aggravated damage as normal damage

## The words of cards

vt-the-strikes-with = the kind of the strike of { $who }
vt-about-strikes-with =
    { $same ->
        [yes] the strike of { $who } is { card-part-not } of the same kind as { $value }
       *[no] the strike of { $who } is { card-part-not } this: { $value }
    }
vt-such-strikes-with = { "" }
vt-verb-cancel-combat = the combat does not take place; the action stays blocked
vt-verb-cancel-maneuver = cancel the last maneuver
vt-verb-make-ranged = the strike of { $who } is ranged, apart from what hands or melee weapons do
vt-verb-automatic-press = the combat goes on after this round unless somebody presses to end it
vt-when-strike-as = a strike is being chosen
vt-when-strike-declared = a strike has been chosen
vt-when-strike-after = strikes have resolved
vt-when-press-begins = presses are about to be decided
vt-the-threatened =
    { $case ->
        [gen] the threatened minion’s
       *[other] the minion that is about to take damage
    }
vt-about-threatened = { $value } is { card-part-not } the minion that is about to take damage
vt-about-leaving =
    { $who } is { card-part-not } about to go to torpor or to be burned
vt-such-leaving = { "" }
vt-the-inflicted = the damage that was just inflicted on { $who }
vt-about-inflicted = { $amount } damage was just inflicted on { $who }
vt-the-inflicted-by-minion = the damage that the opposing minion just inflicted on { $who }
vt-about-inflicted-by-minion = the opposing minion just inflicted { $amount } damage on { $who }
vt-the-suffered = the damage that was just successfully inflicted on { $who }
vt-about-suffered = { $amount } damage was just successfully inflicted on { $who }
vt-the-blood-gained = the blood that { $who } just gained
vt-about-blood-gained = { $who } just gained { $amount } blood
vt-about-fell =
    { $who } { $not ->
        [yes] did not just go to torpor
       *[no] just went to torpor
    }
vt-such-fell = { "" }
vt-about-perished =
    { $who } { $not ->
        [yes] was not just burned
       *[no] was just burned
    }
vt-such-perished = { "" }
vt-verb-avert = { $who } neither goes to torpor nor is burned
vt-verb-lessen-damage = all damage to { $who } is reduced by { $number }, before any is prevented
vt-verb-aggravated-as-normal = { $who } treats aggravated damage as normal damage
vt-when-prevent-others = damage is about to be taken by others
vt-when-damage-stands = damage is about to be inflicted successfully
vt-when-would-go = a minion is about to go to torpor or to be burned
vt-when-event-after = something has just happened
vt-when-combat-due = a minion is about to enter combat without a block
vt-when-crypt-enter = a card of the crypt enters play
