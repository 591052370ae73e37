### The sentences on cards, for all games that have a card language. text/cards/text.hpp makes them of a card's code.
###
### Everything here is a part of a sentence: a small letter at the beginning, no full stop at the end. A part of it
### that can be said in several ways is asked for by its form: { $who-acc } makes the message that says "who" see
### $case = "acc". Every language has the forms it needs; this one has "from" ("a card from your hand"), "gen" ("your
### opponent's") and "exists". $who-id tells what it is ("self", "opponent", a word, "chosen", "them", …), $who-count
### is "one" or "all", $who-definite, $who-vowel (whether it begins with a vowel) and $not are "yes" or "no".

## Things

# $count is a number, "one", or "all" for things that are many but not counted.
card-phrase =
    { $case ->
        [exists] there { $count ->
            [one] is
           *[other] are
        } { $quantity } { $before } { $noun } { $after } { $place } { $which }
        [gen] { $quantity } { $before } { $noun }’s
       *[other] { $quantity } { $before } { $noun } { $after } { $place } { $which } { card-part-as-many }
    }
# Behind the things: as many as what.
card-part-as-many =
    { $det ->
        [most] as possible
        [reckoned] { $amount }
       *[other] { "" }
    }
card-quantity =
    { $det ->
        [a] { $vowel ->
            [yes] an
           *[no] a
        }
        [another] another
        [each] each
        [every] every { card-part-number }
        [that] that
        [nth] the { $n ->
            [1] first
            [2] second
            [3] third
           *[other] { $n }th
        }
        [number] { card-part-number }
        [up-to] up to { card-part-number }
        [any] any number of
        [no] no
        [amount] { $amount }
        [most] as many
        [reckoned] a number of
       *[all] { "" }
    }
card-part-number =
    { $n ->
        [1] one
        [2] two
        [3] three
       *[other] { $n }
    }
# The form of the noun behind these words.
card-case-after = { $case }
card-relative =
    { $gender ->
        [who] who
       *[other] that
    }
card-which = { $clauses }
card-such-that =
    { $which ->
        [who] for whom { $condition }
       *[other] for which { $condition }
    }
card-with-highest =
    { $which ->
        [who] for whom { $what } is highest
       *[other] for which { $what } is highest
    }
card-with-lowest =
    { $which ->
        [who] for whom { $what } is lowest
       *[other] for which { $what } is lowest
    }
card-chosen-by = that { $by } chooses
card-some-words =
    { $det ->
        [any] any of these: { $words }
        [up-to] up to { card-part-number } of these: { $words }
       *[number] { card-part-number } of these: { $words }
    }

## Numbers

card-amount =
    { $relation ->
        [at-least] at least { $n }
        [at-most] at most { $n }
        [unequal] not exactly { $n }
       *[equal] exactly { $n }
    }
card-number-of = the number of { $things }
card-number-of-chosen = the number of them
card-plus = { $a } plus { $b }
card-minus = { $a } minus { $b }
card-times = { $a } times { $b }
card-negative = minus { $a }
card-smaller = { $a } or { $b } (whichever is less)
card-larger = { $a } or { $b } (whichever is more)
card-half-up = half of { $a }, rounded up
card-half-down = half of { $a }, rounded down
card-each-of-them = each of them
# Behind things that are as many as that: "cards equal to the number of characters in the castle".
card-as-many = equal to { $number }
card-per = { $what } for { $things }
card-per-most = { $what } for { $things }, at most { $most } in all
card-rounded-up = { $what }, rounded up
card-sum = the sum of { $what }, over all { $things }
card-highest = the highest of these numbers: { $what }
card-lowest = the lowest of these numbers: { $what }
card-number-for = { $what }, for { $things }
card-let = let { $letter } be { $number }

## Lists

card-comma = { $a }, { $b }
card-and = { $a } and { $b }
card-and-things = { $a } and { $b }
card-or = { $a } or { $b }
card-or-words = { $a } or { $b }
card-either = either { $what },
card-then = { $a }, then { $b }
card-and-do = { $a } and { $b }
card-next = { $a }; { $b }
card-fact-and = { $a } + { $b }

## Conditions

card-compare =
    { $relation ->
        [equal] { $a } is equal to { $b }
        [unequal] { $a } is not equal to { $b }
        [less] { $a } is less than { $b }
        [at-most] { $a } is at most { $b }
        [more] { $a } is greater than { $b }
       *[at-least] { $a } is at least { $b }
    }
card-is =
    { $a-count ->
        [one] { $a } is { card-part-not } { $b }
       *[all] { $a } are { card-part-not } { $b }
    }
card-same = { $a } is { card-part-not } { $b }
card-some-chosen =
    { $not ->
        [yes] none was chosen
       *[no] at least one was chosen
    }
card-part-not =
    { $not ->
        [yes] not
       *[no] { "" }
    }

## What happens

card-target =
    { $by-id ->
        [self] name { $what }
       *[other] { $by } names { $what }
    }
card-choose =
    { $by-id ->
        [self] choose { $what-from }
       *[other] { $by } chooses { $what-from }
    }
card-choose-number =
    { $by-id ->
        [self] choose a number { $letter } that is at most { $number }
       *[other] { $by } chooses a number { $letter } that is at most { $number }
    }
card-choose-number-between =
    { $by-id ->
        [self] choose a number { $letter } from { $least } to { $number }
       *[other] { $by } chooses a number { $letter } from { $least } to { $number }
    }
card-menu =
    { $by-id ->
        [self] choose one: { $options }
       *[other] { $by } chooses one: { $options }
    }
card-option = { $a }; or { $b }
card-option-if = { $what } (only if { $condition })
card-may =
    { $by-id ->
        [self] you may { $what-infinitive }
       *[other] { $by } may { $what-infinitive }
    }
card-may-these =
    { $by-id ->
        [self] you may { $what-infinitive }
       *[other] { $by } may { $what-infinitive }
    }
card-may-this =
    { $by-id ->
        [self] you may do this: { $what }
       *[other] { $by } may decide that this happens: { $what }
    }
# $compound is "yes" where more than one thing happens.
card-part-colon =
    { $compound ->
        [yes] :
       *[no] ,
    }
card-if-so = if so{ card-part-colon } { $what }
card-if-not = if not{ card-part-colon } { $what }
card-if = if { $condition }{ card-part-colon } { $what }
card-otherwise = otherwise{ card-part-colon } { $what }
card-for-each = for { $things }{ card-part-colon } { $what }
card-for-each-of-them = for each of them{ card-part-colon } { $what }
card-once-for-each = once for { $things }{ card-part-colon } { $what }
card-repeat =
    { $number-reckoned ->
        [yes] do this a number of times { $number-as-many }: { $what }
       *[no] { $number ->
            [1] do this once: { $what }
            [2] do this twice: { $what }
           *[other] do this { $number } times: { $what }
        }
    }
card-until = { $what } { $duration }
card-until-long = { $duration }, { $what }
card-later = the next time { $window }{ card-part-colon } { $what }
card-until-that = until { $condition }
card-while = { $what } as long as { $condition }
card-whenever = { $duration }, each time { $window }{ card-part-colon } { $what }
card-together = at the same time: { $what }
card-called = “{ $name }”
card-cost = as an additional cost, { $what }
card-nothing = nothing happens

## When

card-when = when { $windows }
card-only-if = only if { $condition }
card-as-long-as = as long as { $condition }
card-once = once per { $scope }
card-use = use this card
card-facts = { $facts }.
card-at-level = { $level } { $what }
card-as-above = as above
card-as-above-and = as above, and { $what }
card-any-of = use one or more of these, in their order: { $options }
card-any-of-one = ({ $number }) { $what }
# Behind the opening of an ability: "Aftermath: if you won here, …".
card-opening-if = if { $condition },

## Parts that only other languages need

card-part-ending = { "" }
card-part-ending-soft = { "" }
card-part-ending-third = { "" }
card-part-relative-all = { "" }
card-part-relative-one = { "" }
card-part-the = { "" }

## krypta cards

cards-id = Id
cards-name = Name
cards-kind = Kind
cards-supported = Supported
cards-yes = yes
cards-no = no
cards-proved = Proved by these specs:
cards-no-mistakes =
    { $count ->
        [one] One card of { $game }, no mistakes
       *[other] { $count } cards of { $game }, no mistakes
    }
cards-specs-hold =
    { $count ->
        [one] One spec, and it holds
       *[other] { $count } specs, and all hold
    }
cards-specs-failed =
    { $count ->
        [one] One spec, and it fails
       *[other] { $count } specs, of which { $failed } fail
    }
