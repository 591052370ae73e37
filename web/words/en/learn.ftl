# A short guided match.
learn-page-title = Learn { $game } – Krypta
learn-title = Learn { $game }
learn-intro = A short guided match against a teacher. You do everything yourself; beside the board stands what it is about and what to try. It takes about ten minutes, and nothing is at stake.
learn-none = There is no lesson for this game yet. Its rule book tells you everything.
learn-begin = Begin the lesson
learn-go-on = Go on with the lesson
learn-again = From the beginning
learn-rule-book = Rule book
learn-to-lobby = To a match of your own
learn-coach = The teacher
learn-place = Lesson: { $place } of { $of }
learn-try = Try this: { $option }
learn-own-way = Nothing to explain here: do what you like, the lesson goes on by itself.
learn-fold = Fold
learn-unfold = Unfold what the teacher says
learn-minute = The game in one minute
learn-minute-title = { $game } in one minute – Krypta
