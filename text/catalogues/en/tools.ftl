# Words of krypta sim, arena, bench and replay.
tools-game = Game
tools-seat = Seat
tools-seats = Seats
tools-bot = Bot
tools-wins = Wins
tools-seated = Seated
tools-rating = Rating
tools-even-share = An even share is { $share } %.
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
tools-commitment = Sealed chance: { $hash }
# Text that a player added to chance.
tools-entropy = { $name } added: { $text }
tools-commitment-fits = The secret in the file fits it. Compare it with what you were shown before the first choice.
tools-chance-verified = { $count ->
    [0] Chance had nothing to answer.
    [one] One answer of chance was computed again; it agrees.
   *[other] { $count } answers of chance were computed again; every one agrees.
}
tools-not-over = The match is not over.
# What krypta sim tells of Vendetta.
tools-clan = Clan
tools-eliminated = Eliminated
tools-influence-from = Influence from
tools-on-average = On average
tools-influence-start = the start
tools-influence-rewards = rewards
tools-influence-frenzy = Frenzy
tools-influence-cards = cards
tools-influence-allies = Allies and Victims
tools-influence-drained = drained ones
tools-influence-diablerie = Diablerie
tools-influence-relics = relics
tools-influence-all = in all
tools-card = Card
tools-played-a-match = a match
tools-face-up = Face up
tools-face-down = Face down
tools-wins-there = Wins there
