# The board that plays any game.
generic-technical = Where the match stands in its rules
generic-unknown = face down
generic-only-you = only you see this
generic-ask = where does this come from?
generic-none = none
generic-yes = yes
generic-no = no
generic-seat = Seat { $number }
