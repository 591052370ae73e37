# The decks of VTES: one's own, building one, and one that somebody has shared.
decks-mine = Your decks
decks-mine-means = Only you can see them. What is in a deck stays secret until you give somebody its link or play it.
decks-none = No deck yet. Build one, paste one, or begin with one of the printed decks.
decks-new = Build a deck
decks-import-new = Paste a deck
decks-unnamed = Deck without a name
decks-counts = Crypt { $crypt }, library { $library }
decks-is-legal = Legal
decks-not-yet = { $count ->
    [one] Not legal yet: one thing stands against it
   *[other] Not legal yet: { $count } things stand against it
  }
decks-changed = Changed { $ago }
decks-open = Open
decks-duplicate = Copy
decks-copy-of = { $name } (copy)
decks-remove = Remove
decks-remove-sure = Remove “{ $name }” for good?
decks-remove-yes = Remove
decks-remove-no = Keep it
decks-removed = “{ $name }” is gone.
decks-room = { $count } of { $most } decks that one person may keep here.
decks-guest = You are a guest: keep your name with a password, or your decks may be lost.
decks-printed = Begin with a printed deck
decks-printed-means = A copy of it that you can change; the printed one stays as it is.

decks-title-plain = Deck
decks-build = Building a deck: { $name }
decks-name = Name of the deck
decks-save = Save
decks-is-saved = Saved
decks-saved = “{ $name }” is saved.
decks-elsewhere = This deck was changed elsewhere since you opened it.
decks-take-theirs = Take that one
decks-keep-mine = Overwrite it with this one
decks-keep-both = Keep both
decks-side = What is shown
decks-side-cards = Cards
decks-side-deck = Deck: { $crypt } + { $library }
decks-the-deck = The deck
decks-notes = Author and notes
decks-author = Author
decks-description = Notes

decks-search = Look for cards
decks-pile = Crypt or library
decks-pile-crypt = Crypt
decks-pile-library = Library
decks-words = Words in the name or on the card
decks-words-hint = Name, or words on the card
decks-any = any
decks-type = Type
decks-discipline = Discipline
decks-level = Level
decks-superior = superior only
decks-clan = Clan
decks-capacity-from = Capacity from
decks-capacity-to = Capacity to
decks-group = Group
decks-cost = Cost
decks-cost-none = nothing
decks-cost-pool = pool
decks-cost-blood = blood
decks-price = At most
decks-found = { $count ->
    [0] No card is like that.
    [one] { $count } card
   *[other] { $count } cards
  }
decks-found-cards = Cards that were found
decks-clear = Clear the filters
decks-show-unwritten = Also cards that cannot be played here yet
decks-show-more = { $count } more
decks-any-group = any group
decks-group-short = G{ $group }
decks-card-unwritten = cannot be played here yet
decks-card-banned = banned
decks-less = One less: { $card }
decks-more = One more: { $card }, now { $count }
decks-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
  }

decks-legal = A legal deck: crypt { $crypt }, library { $library }
decks-not-legal = { $count ->
    [one] One thing stands against it:
   *[other] { $count } things stand against it:
  }
decks-crypt-empty = No vampire yet. Look for some in the crypt.
decks-library-empty = No card yet.
decks-first-four = The first four cost { $least } to { $most } in all.
decks-groups = { $count ->
    [one] Group { $groups }.
   *[other] Groups { $groups }.
  }
decks-curve-capacity = Capacities
decks-curve-pool = Pool cost
decks-curve-blood = Blood cost
decks-curve-point = { $value }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
decks-curve-none = no card

decks-test-hand = Test hand
decks-try = Try it
decks-hand = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
decks-hand-crypt = From the crypt
decks-hand-again = Again
decks-hand-next = Next card ({ $left } left)
decks-share = Share
decks-share-link = Link to this deck
decks-share-text = The link holds the deck as it stands now, without your notes. Whoever opens it sees it and can copy it; no server keeps it.
decks-shared = A deck that was shared with you
decks-shared-by = By { $author }
decks-shared-copy = Copy to my decks
decks-shared-broken = This link holds no whole deck. Perhaps it was cut: ask for it again.
decks-export = Export
decks-export-form = Format
decks-export-text = The deck
decks-export-file = Save as a file
decks-form-twd = Tournament archive (TWD)
decks-form-text = Text, as deck builders write it
decks-form-lackey = Lackey
decks-form-jol = JOL
decks-form-json = JSON
decks-copy = Copy
decks-copied = Copied.
decks-copy-yourself = It is selected: copy it with your keyboard.
decks-import = Import
decks-import-text = Paste a deck
decks-import-forms = The formats of the tournament archive, VDB, Amaranth, Lackey, JOL, and JSON are told apart by themselves.
decks-import-file = Or from a file
decks-import-read = Read it
decks-import-unread = { $count ->
    [one] One thing could not be read:
   *[other] { $count } things could not be read:
  }
decks-import-notes = You can mend the text and read it again. If you take the rest, these lines go to the notes of the deck.
decks-import-take = Take this deck
decks-import-replace = Put it in the place of this deck
decks-import-add = Add it to this deck

# A deck is tried on the server.
trial-begin = Try this deck
trial-stop = Stop
trial-waiting = Waiting for its turn…
trial-playing = { $done } of { $games } matches played
trial-progress = How far the trial is
trial-failed = The trial could not be played to its end.
trial-means = { $games ->
    [one] One match between bots.
   *[other] { $games } matches between bots, in every chair as often. The lines are intervals of 95 %; the dashed one is an even share. Each number of a card is one a match.
  }
trial-matches = Matches
trial-points = Victory points
trial-wins = Wins
trial-decks = Every deck
trial-prey = The deck with this prey
trial-predator = The deck with this predator
trial-seats = The deck by seat
trial-seat = Seat { $seat }
trial-turns = In which own turn
trial-mean = Mean
trial-median = Median
trial-never = Never
trial-turn-first-vampire = the first vampire came
trial-turn-first-oust = the first prey was ousted
trial-turn-ousted = the deck was ousted
trial-turn-table-oust = anybody was ousted
trial-cards = Cards
trial-column-name = Card
trial-column-copies = Copies
trial-column-drawn = Drawn
trial-column-played = Played
trial-column-used = Used
trial-column-discarded = Discarded
trial-column-stuck = Stuck
trial-column-points = Points if drawn
trial-did = What it did
trial-did-pool-taken = pool taken
trial-did-pool-gained = pool gained
trial-did-ousts = ousts
trial-did-blood-gained = blood gained
trial-did-blood-taken = blood taken
trial-did-bleed = bleed added
trial-did-bounced = bleeds bounced
trial-did-stealth = stealth added
trial-did-intercept = intercept added
trial-did-blocked = actions blocked
trial-did-ended = actions ended
trial-did-cancelled = cards cancelled
trial-did-damage = damage
trial-did-prevented = damage prevented
trial-did-torpor = sent to torpor
trial-did-burned = minions burned
trial-did-votes = votes gained
trial-did-passed = referendums passed
trial-did-failed = referendums failed
