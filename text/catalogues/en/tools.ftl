# Words of krypta sim, bench and replay.
tools-game = Game
tools-seat = Seat
tools-seats = Seats
tools-bot = Bot
tools-wins = Wins
tools-mean-points = Points
tools-matches = Matches
tools-shared-wins = Shared wins
tools-mean-length = Choices a match
tools-choices = Choices
tools-seconds = Seconds
tools-choices-per-second = Choices a second
tools-state-bytes = State, bytes
tools-allocations = Allocations/choice
tools-chance = Chance
tools-hashes-agree = { $count ->
    [one] One choice; the hash agrees.
   *[other] { $count } choices; every hash agrees.
}
tools-chance-verified = Chance answered from the seed it was committed to.
tools-not-over = The match is not over.
