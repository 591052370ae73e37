# Words of krypta sim, arena, bench and replay.
tools-game = Game
tools-seat = Seat
tools-seats = Seats
tools-bot = Bot
tools-wins = Wins
tools-seated = Seated
tools-rating = Rating
tools-even-share = An even share is { $share } %.
tools-rounds = Rounds
tools-one-bot = One bot
tools-against = against
tools-thinking = Thinking, ms
tools-decisions-a-match = Decisions a match
tools-mean = Mean
tools-longest = Longest
tools-foresight = Foresight
tools-decisions = Decisions
tools-expected = Expected, %
tools-won = Won, %
# How far what a bot expected was off, and how far the expectation of an even share would have been.
tools-error = Error
tools-error-of-even = If even
tools-interrupted = Interrupted: only whole rounds up to then are counted.
# The verdict of a statistical test on whether a bot is better; worse and better are differences of ratings.
tools-sprt-better = { $bot } is better than { $against }: a rating of only { $worse } more is refuted.
tools-sprt-worse = { $bot } is not better than { $against }: a rating of { $better } more is refuted.
tools-sprt-undecided = Undecided: more matches are needed to tell whether { $bot } is better than { $against }.
tools-chart-axis = Share of wins with an interval of 95 %
# A row of a chart: one bot against several of another.
tools-chart-pair = { $bot } against { $count } × { $against }
tools-mean-points = Points
tools-matches = Matches
tools-shared-wins = Shared wins
tools-mean-length = Choices a match
tools-choices = Choices
tools-seconds = Seconds
tools-choices-per-second = Choices a second
tools-search = Search on one core
tools-iterations-random = Iterations a second, random
tools-iterations-guided = Iterations a second, guided
tools-state-bytes = State, bytes
tools-allocations = Allocations/choice
tools-chance = Chance
tools-table = The table
tools-hashes-agree = { $count ->
    [one] One choice; the hash agrees.
   *[other] { $count } choices; every hash agrees.
}
tools-commitment = Sealed chance: { $hash }
# Text that a player added to chance.
tools-entropy = { $name } added: { $text }
tools-brought-commitment = What { $name } brought was committed to as { $hash }.
tools-commitment-fits = The secret in the file fits it. Compare it with what you were shown before the first choice.
tools-chance-verified = { $count ->
    [0] Chance had nothing to answer.
    [one] One answer of chance was computed again; it agrees.
   *[other] { $count } answers of chance were computed again; every one agrees.
}
tools-chance-redrawn = { $count ->
    [one] One answer was taken back with a choice and drawn anew.
   *[other] { $count } answers were taken back with choices and drawn anew.
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
# What krypta sim vtes --decks tells of a deck.
tools-deck = Deck
tools-deck-tried = Deck tried
tools-points-short = VP
tools-points-a-match = Victory points a match with an interval of 95 %
tools-on-seat = The deck on seat
tools-with-prey = The deck with this prey
tools-with-predator = The deck with this predator
tools-anybody-on-seat = Any deck on seat
tools-prey = Prey
tools-predator = Predator
tools-ended-ousts = played out
tools-ended-time = ended by time
tools-ended-stalled = stalled
tools-turns = Own turn in which
tools-median = Median
tools-never = Never
tools-first-vampire = the first vampire came
tools-first-oust = the first prey was ousted
tools-ousted = the deck was ousted
tools-table-oust = anybody was ousted
tools-first-vampire-turns = First vampire: matches by own turn
tools-first-oust-turns = First prey ousted: matches by own turn
tools-cards-a-match = Cards of the deck, each number a match
tools-crypt = Crypt
tools-library = Library
tools-copies = Copies
tools-drawn = Drawn
tools-played = Played
tools-brought = Came
tools-used = Used
tools-discarded = Discarded
tools-stuck = Stuck
tools-points-if-drawn = VP if drawn
tools-did-pool_taken = pool taken
tools-did-pool_gained = pool gained
tools-did-ousts = ousts
tools-did-blood_gained = blood gained
tools-did-blood_taken = blood taken
tools-did-bleed = bleed added
tools-did-bounced = bleeds bounced
tools-did-stealth = stealth added
tools-did-intercept = intercept added
tools-did-blocked = actions blocked
tools-did-ended = actions ended
tools-did-cancelled = cards cancelled
tools-did-damage = damage
tools-did-prevented = damage prevented
tools-did-torpor = sent to torpor
tools-did-burned = minions burned
tools-did-votes = votes gained
tools-did-passed = referendums passed
tools-did-failed = referendums failed
