# The lobby, the page about Krypta, and the page for wrong addresses.
title-lobby = Krypta: a table for games of masks
title-about = About Krypta
title-lost = Nothing here · Krypta
title-decks = Decks · Krypta

game-nowa-huta = Wampiry w Nowej Hucie
game-mascarade = Mascarade
game-vampire-empire = Vampire Empire
game-vendetta = Vendetta
game-vtes = The Eternal Struggle

feel-nowa-huta = Vampires over a steel town: plot in secret, bite in the dark, and call the Sabbath before your rivals do.
feel-mascarade = Swear you are the Queen. You may even be right.
feel-vampire-empire = Nine faces at the castle gate, and three of them thirst.
feel-vendetta = Who bleeds for which street? Chicago has one throne.
feel-vtes = Hunt to your left. Mind your right.

lobby-question = What shall we play tonight?
lobby-unreachable = The server cannot be reached. This page keeps trying.
lobby-players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
  }
lobby-players-range = { $least }–{ $most } players
lobby-minutes-about = about { $minutes } min
lobby-coming = Not playable here yet
lobby-play-now = Play now
lobby-play-now-means = { $bots ->
    [one] You and a bot, at once.
   *[other] You and { $bots } bots, at once.
  }
lobby-invite = Invite friends
lobby-learn = Learn in ten minutes
lobby-minute = One minute
lobby-rule-book = Rule book
lobby-decks = Decks
lobby-own-table = Set up a table…

lobby-going = { $count ->
    [one] Go on with your match
   *[other] { $count } matches of yours are going on
  }
lobby-my-matches = Your matches
lobby-my-matches-none = Your matches will wait for you here, on this device and, if you keep your name, on any other.
lobby-my-past-matches = Played
lobby-go-on = Go on
lobby-go-to-table = To the table
lobby-replay = Replay
lobby-open-tables = Free seats
lobby-sit-down = Sit down
lobby-watch-tables = Being played now
lobby-watch = Watch
lobby-watch-none = No match is open to watchers just now.
lobby-free-chairs = { $free ->
    [one] { $free } free seat
   *[other] { $free } free seats
  }
lobby-you-won = You won
lobby-they-won = { $count ->
    [one] { $who } won
   *[other] { $who } won together
  }
lobby-show-all = Show all { $count }
lobby-more = Show more tables
lobby-given-up = Given up: nobody came for a long time
lobby-bots = { $count ->
    [1] { $bot }
   *[other] { $count } × { $bot }
  }
lobby-open-match-file = Open a match file
lobby-about = About Krypta
lobby-unofficial = An unofficial fan project. The games’ names belong to their owners.

lobby-own-table-of = A table for { $game }
lobby-chairs = Who plays?
lobby-how-many-play = Number of players
lobby-chair = Seat { $number }
lobby-chair-me = { $name } (you)
lobby-chair-open = Free, for a guest
lobby-other-chairs = All the other seats
lobby-chairs-differ = Of different kinds
lobby-each-chair = Seat by seat
lobby-clock = Clock
lobby-clock-none = No clock
lobby-clock-decision = Time for each decision
lobby-clock-bank = Chess clock
lobby-clock-days = Days, for play by turns
lobby-clock-seconds = Seconds for a decision
lobby-clock-minutes = Minutes for the whole match
lobby-clock-increment = Seconds added after each decision
lobby-clock-in-days = Days for a decision
lobby-clock-runs-out = When time runs out a bot decides, and the seat can be taken back.
lobby-limit = Time for the whole match
lobby-limit-minutes =
    { $minutes ->
        [0] As long as it takes
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
lobby-table-listed = Show it in the lobby, so that anybody may sit down
lobby-table-watching = Who may watch?
lobby-table-watching-everyone = Everybody
lobby-table-watching-invited = Those with the invitation
lobby-table-watching-nobody = Nobody
lobby-setup-options = More choices for this match
lobby-setup-own = Choose yourself
lobby-setup-more = One more: { $what }
lobby-setup-less = One less: { $what }
lobby-setup-chosen = Chosen: { $count }
lobby-table-against-rules = The rules do not allow this table:
lobby-table-starts = Every seat is taken: the match begins at once.
lobby-table-waits = You get a link that seats whoever opens it.
lobby-start-match = Start the match
lobby-make-table = Make the table

about-title = About Krypta
about-lead = A table for games of hidden faces: friends in different towns, or you alone with opponents worth playing.
about-how = Krypta knows every rule of the games it plays and never lets a wrong move through. What may be chosen lights up; what may not tells you why, with the rule.
about-secrets = What you may not know never reaches your browser. Chance is sealed before anybody sits down and opened after the match, so everybody can check that it was fair.
about-unofficial-title = Unofficial
about-unofficial = Krypta is a fan project. It is not made, endorsed or supported by the authors or publishers of the games. Names of games, characters and cards belong to their owners and only say which game is meant. Rules and texts are in our own words.
about-buy = If you like a game here, buy it: it is best of all at a real table.
about-credits-title = Thanks
about-icons = Icons
about-icons-by = Made by { $authors } and other contributors to
about-icons-changed = We changed their colours and sizes.
about-fonts = Typefaces
about-fonts-by = Alegreya by Juan Pablo del Peral and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License 1.1.
about-pictures = Pictures
about-pictures-by = The covers, boards and the mask with the fangs were drawn for Krypta.
about-program = Program
about-program-licence = By the Krypta authors, under the Apache License 2.0.

lost-title = Nobody lives behind this gate
lost-means = There is no page at this address. Perhaps the link is broken, or the table is gone.
