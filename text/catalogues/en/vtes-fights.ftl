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
