# After the match: the result, the replay and the proof of fair chance.
after-over = The match is over
after-you-won = You win!
after-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
after-nobody-won = Nobody wins
after-place = { $place }.
after-you = (you)
after-winner = winner
after-points = { $points ->
    [one] point
   *[other] points
}
after-again = Play again
after-join-again = Join the next match
after-watch-again = Go to the next match
after-replay = Replay
after-save = Save to a file
after-proof = Was chance fair?
after-lobby = Back to the lobby
after-loading = One moment…
after-story = How the scores came about
after-no-story = The chart of the scores could not be loaded.
after-chart-label = Chart of every player’s score from the start to the end. The same numbers are in the table below.
after-moment = Moment of the match
after-turn = Turn { $turn }
after-at-start = At the start
after-at-end = At the end
after-end-of = At the end of
after-step = Moment { $number }
after-in-numbers = The scores in numbers
after-see-moment = See this moment

replay-title = Replay
replay-open-title = Open a saved match
replay-open-what = Choose a match that you or a friend saved to a file. You can then see it from every seat, or with all cards open.
replay-choose = Choose a file
replay-drop = or drop it here
replay-no-match = This file is not a saved match of Krypta.
replay-too-large = This file is too large to be a match.
replay-another = Open another file
replay-to-table = To the table
replay-eyes = Through whose eyes
replay-eyes-spectator = Spectator
replay-eyes-open = All cards open
replay-this-moment = This moment
replay-moment = Moment { $number } of { $last }
replay-begins = The match begins.
replay-nothing-seen = Nothing that these eyes can see happens here.
replay-waits = { $count ->
    [one] { $names } decides next.
   *[other] { $names } decide next.
}
replay-scores = Scores at this moment
replay-log = What happened
replay-gap = Show moments { $from } to { $to }
replay-only-looking = This is a replay: you can only look.
replay-controls = Controls of the replay
replay-slider = Moment
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×

# What a bot thought at a choice; shown in the replay when the match is over.
thought-title = What the bot thought
thought-options = What { $name } weighed
thought-chosen = chosen
thought-chance = chance to win: { $chance }
thought-preferred = preferred: { $share }
thought-rated = rated { $share }
thought-scale = It rated these from 0%, the worst, to 100%, the best.
thought-expected = Chances to win that it expected
thought-beliefs = What it thought likely, of what it could not see
thought-tries = { $count ->
    [one] It tried { $count } way in which the match might go on.
   *[other] It tried { $count } ways in which the match might go on.
}

proof-title = Was chance fair?
proof-how = Before the match the server drew a secret and showed everybody its seal, a fingerprint that fits no other secret. The secret and the texts that players added make a key, and the key makes every shuffle and draw. Now the secret is open, and your browser computes all of it again.
proof-here = Checked in this browser
proof-noted-yes = The seal is the one this browser saw before the end of the match.
proof-noted-no = The seal is not the one this browser saw before. The secret was swapped.
proof-noted-unknown = This browser did not see the seal before the end of the match. If you wrote it down, compare it.
proof-commitment-yes = The secret fits the seal.
proof-commitment-no = The secret does not fit the seal.
proof-key-yes = The key follows from the secret and everybody’s texts.
proof-key-no = The key does not follow from the secret and the texts.
proof-said = In the match
proof-computed = Computed here
proof-noted = Noted here before the end
proof-sign-yes = Holds:
proof-sign-no = Does not hold:
proof-sign-open = Not compared:
proof-texts = Texts the players added
proof-texts-why = Compare your own with what you typed in. If nobody could guess it, nobody chose the answers.
proof-no-text = none
proof-seat = Seat { $seat }
proof-redrawn = { $count ->
    [one] One answer of chance had been seen when a choice was taken back; it was drawn anew. The story shows when.
   *[other] { $count } answers of chance had been seen when choices were taken back; they were drawn anew. The story shows when.
}
proof-server = Checked by the server
proof-server-yes = { $choices ->
    [one] The one choice follows the rules
   *[other] All { $choices } choices follow the rules
}, and { $answers ->
    [0] chance was never asked.
    [one] the one answer of chance comes from the key.
   *[other] all { $answers } answers of chance come from the key.
}
proof-server-no = The match does not stand the server’s check.
proof-server-unknown = The server could not check the match now.
proof-unreadable = This match has no record of its chance that can be read.
proof-lesson = In a lesson chance does what the lesson needs: there is nothing to prove.
proof-secret = The secret, and how to check without Krypta
proof-secret-value = Secret
proof-recipe = Everything is BLAKE2b with 32 bytes. The file fairness.md that comes with Krypta lists every byte and has a short Python program that checks a saved match.
proof-limits = What this does not prove
proof-limits-text = It does not prove that the server kept the secret to itself during the match: it held it, and a dishonest one could have told a friend what was coming. Nor does it prove who made a choice. Play on a server whose owner you would let shuffle real cards.
