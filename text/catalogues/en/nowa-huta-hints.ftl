### What follows from a choice, in a few words beside it, and why something is not to be had now.

## What follows

nh-note-vampire-to = { nh-part-onto-estate }
nh-note-pawn-to = { nh-part-onto-space }
nh-note-attack-to = { nh-part-onto-estate }
nh-note-attack-instead = { nh-part-onto-estate }, in place of { $target }’s own card
nh-note-gambit-to = { nh-part-onto-space }
nh-note-gambit-instead = { nh-part-onto-space }, in place of { $target }’s own card
nh-note-more-here = { $count } possessed come here, { $left } stay in your supply
nh-note-costs-one = costs one of your own possessed { nh-part-on-estate }
nh-note-raises = a raise marker comes { nh-part-onto-estate }
nh-note-lowers = a lower marker comes { nh-part-onto-estate }
nh-note-modifier-kept = changes nothing: the { $modifier } lies there already
nh-note-modifier-cancelled = takes away the { $modifier } { nh-part-on-estate }
nh-note-sabbath = { $estate } is scored at the end of the turn
nh-note-sabbath-already = changes nothing: { $estate } is to be scored already
nh-note-done = what you have not used is lost; { nh-part-count } go { nh-part-onto-estate }
nh-note-done-without = what you have not used is lost; your supply is empty
nh-note-left-there = { $count } stay { nh-part-on-estate }
nh-note-yours-instead = one of yours takes its place
nh-note-nobody-instead = your supply is empty: nobody takes its place

## Why not

nh-reason-vampire-elsewhere = Your vampire is { nh-part-on-estate }; only that ability is yours in this turn.
nh-reason-used = You have used the ability { nh-part-of-estate } in this turn.
nh-reason-empty-supply = Your supply is empty: there is nobody to place.
nh-reason-no-opponents = No opponent has possessed on the board.
nh-reason-none-on-board = You have no possessed on the board.
nh-reason-all-on-gorali = All your possessed are on Górali already.
nh-reason-none-to-swap = You have no possessed to swap with an opponent’s on another estate.
nh-reason-none-to-pay = You have no possessed on Ogrodowe to pay with.
nh-reason-no-opponents-elsewhere = No opponent has possessed on any other estate.
nh-reason-taken-from-here = It comes from here: choose another estate.
nh-reason-already-here = Your vampire is here already.
nh-reason-no-bat = Your circle pawn is not on the Bat: your vampire stays.
nh-reason-pawn-elsewhere = Your circle pawn is { nh-part-on-space }; only that action is yours in this turn.
nh-reason-used-last = { $space } is used when your turn ends, after you are done here.
nh-reason-action-used = You have used { $space } in this turn.
nh-reason-no-reaction = Your circle pawn is on the Bat: now your vampire may fly.
nh-reason-pawn-here = Your circle pawn is here already.
nh-reason-nobody-there =
    { $seat-you ->
        [yes] You have no possessed { nh-part-on-estate }.
       *[no] { $seat } has no possessed { nh-part-on-estate }.
    }
nh-reason-not-own = Your own possessed cannot be taken here.
nh-reason-not-others = Only your own possessed can be taken here.
nh-reason-is-there-already = This one is on Górali already.
nh-reason-only-from = The second one must come { nh-part-off-estate } too.
nh-reason-own-first = Choose one of your own possessed first.
nh-reason-other-now = You have chosen your own one; now choose an opponent’s.
nh-reason-other-estate = Yours is { nh-part-on-estate } too: choose one on another estate.
nh-reason-not-ogrodowe = Not from Ogrodowe itself: choose one on another estate.
nh-reason-by-ability = Possessed are moved by an ability: use one first, or say that you are done.
nh-reason-chosen-already = You have chosen this card.
nh-reason-estate-card = A vampire is moved with an estate card.
nh-reason-circle-card = A circle pawn is moved with a circle card.
nh-reason-cards-revealed = The cards of this turn lie open; new ones are chosen when the next turn begins.
nh-reason-not-yourself = Choose an opponent.
