# What players are called where nobody has a name of his own.
seat-name = { $colour ->
    [0] Red
    [1] Blue
    [2] Yellow
    [3] Black
    [4] Green
    [5] White
    [6] Violet
    [7] Orange
    [8] Brown
    [9] Pink
    [10] Grey
    [11] Turquoise
    [12] Gold
   *[other] Seat { $colour }
}
# The forms of a name that sentences of this language ask for, as { $seat-gen }. seat-name-in says one of them: of a
# colour, or of whoever has a $name of his own.
seat-forms = { "" }
seat-name-in = { $name }
seat-ending = { "" }
seat-ending-soft = { "" }

### The game in a terminal, 80 columns wide.

## The beginning and the end

play-you-are = You are { $you }. Your opponents: { $others } (bots: { $bot }).
# $hash has 64 characters, so there is room for 15 more.
play-commitment = Sealed chance: { $hash }
play-how-to-help = Type “{ $help }” and Enter at any time; “{ $guide }” tells how the game is played.
play-how-to-help-plain = Type “{ $help }” and Enter at any time.
play-resumed = The match goes on where it was saved. “{ $log }” shows what happened before.
play-over = The match is over.
play-place = Place
play-player = Player
play-score = Score
play-winner = winner
play-opened = Opened: { $secret }
play-opened-how = Save the match, and “krypta replay FILE --verify” proves that the one was sealed in the other.
play-at-the-end = “{ $save } FILE” keeps the match, “{ $log } { $all }” tells it again, “{ $undo }” takes back your last decision, Enter or “{ $quit }” ends.
play-goodbye = Thank you for playing. Until the next night!
play-no-match = The match cannot begin: { $problem }
play-no-bot = A bot did not know what to do, so the match ends here: { $problem }

## Questions and answers

play-you = you
play-players = Players
play-change = or change what you have already chosen:
play-question = Your choice ({ $first }–{ $last }, or { $help }):
play-question-at-the-end = { $save }, { $log }, { $undo } or { $quit }:
play-forced = You had only one choice: { $choice }.
play-unknown = Not understood. Please type { $first }–{ $last }, an id such as { $id }, or { $help }.
play-unknown-at-the-end = Not understood. You can type { $save } FILE, { $log }, { $board }, { $undo } or { $quit }.
play-several = Several choices begin like that: { $ids }.

## Commands: each line has all words for one command; the first is shown.

play-command-help = help h ?
play-command-rule = rule rules
play-command-why = why
play-command-log = log
play-command-board = board
play-command-stops = stops stop
play-command-enough = enough
play-command-undo = undo
play-command-save = save
play-command-quit = quit q exit
play-word-all = all

play-help-answer = Answer with the number of a choice or with its id, which stands to the right of it. The beginning of an id is enough if no other id begins like that. Enter alone shows the choices again.
play-help-commands = You can also type:
play-about-help = this list
play-about-rule = what a rule says: { $word } { $rule }. Alone: the rules of this question
play-about-why = why something is not possible now: { $word } { $example }
play-about-log = the last 20 lines of what happened. { $word } { $all }: everything
play-about-board = the table and the question once more
play-about-stops = where you are asked. { $word } NAME: turn one of them on or off
play-about-enough = pass now and until this action is over
play-about-undo = back to your previous decision; what followed it is forgotten
play-about-save = keep the match in a file: { $word } FILE
play-about-quit = end the program; save first if you want to keep the match

play-rule-missing = The rule book has no rule { $rule }.
play-why-how = Type the id of the choice too, as in “{ $word } { $example }”.
play-why-allowed = { $id } is possible: it is number { $number }.
play-why-refused = { $id } is not possible now:
play-why-no-reason = { $id } is not possible now.
play-log-empty = Nothing has happened yet.
play-stops = Where you are asked (✓) if you could pass there; “{ $word } NAME” changes one:
play-stops-missing = There is nothing called “{ $name }” among them.
play-enough-of-what = There is no action going on that you could pass until its end.
play-undone = You are back at your previous decision.
play-nothing-to-undo = There is no earlier decision of yours.
play-save-how = Type the name of the file too, as in “{ $word } match.json”.
play-saved = The match is kept in { $file }.
play-save-exists = There is already a file { $file }. Please choose another name.
play-save-failed = The file { $file } cannot be written.

## Wampiry w Nowej Hucie: the table. Width is scarce; the numbers say how much there is.

# 22
play-nh-estates = Estates (↻ down)
# 24
play-nh-circle = Circle of Time (↻ down)
# 12 each: what the ability does, as a reminder
play-nh-short-handlowe = +3
play-nh-short-teatralne = replace 1
play-nh-short-gorali = gather 2
play-nh-short-zielone = scatter 2
play-nh-short-szkolne = swap 1
play-nh-short-ogrodowe = 1 for 2
play-nh-short-mlodosci = shift 1–4
# 22
play-nh-plan-vampire = Plan: vampire
play-nh-plan-circle = Plan: circle
# 38
play-nh-directions = ↻ clockwise  ↺ counter-clockwise
play-nh-plan-signs = ✓ chosen  … thinking  ? missing
play-nh-plan-left = cards still to be played (– void)
# 78 together. Only the first $seats - 1 places are paid.
play-nh-raise =
    + raised: { $seats ->
        [2] 7
        [3] 7, 5
       *[other] 7, 5, 3
    } points.
play-nh-lower =
    − lowered: { $seats ->
        [2] 3
        [3] 3, 1
       *[other] 3, 1, 0
    }.
play-nh-sabbath = ☾ scored after this turn.
# Below the choices: why the ability or the action is not among them.
play-nh-ability-not-now = { $estate } cannot be used now; type “{ $why }” to see the reason.
play-nh-action-later = { $space } comes at the end of your turn.

# 24
play-nh-scores = possessed → points
play-nh-removal = possessed → left
# 11
play-nh-total = Total

## Wampiry w Nowej Hucie: pages to read

play-nh-command-guide = guide
play-nh-command-estates = estates
play-nh-command-circle = circle
play-nh-about-guide = how a turn goes and how points are made
play-nh-about-estates = what the seven estates do
play-nh-about-circle = what the seven spaces of the Circle of Time do

play-nh-guide-plan = Everybody secretly chooses two cards: one moves the vampire 1 or 2 estates either way, the other moves the circle pawn 1 or 2 spaces clockwise. [NH-033]
play-nh-guide-order = The cards are revealed together. Then the players take their turns in the order of the track: whoever has the fewest points goes first. [NH-042, NH-169]
play-nh-guide-move = Your turn begins with the moves of your two cards. If an opponent has moved your vampire or your circle pawn before, that pawn stays where it is. [NH-044, NH-104]
play-nh-guide-use = Then you may use the ability of your vampire’s estate and the action of your space on the Circle of Time, in either order. [NH-046]
play-nh-guide-place = Then you place 2 possessed from your supply on your vampire’s estate. [NH-052]
play-nh-guide-score = After everybody’s turn each estate with a Sabbath marker is scored: 5 points for the most possessed, 3 for the second most, 1 for the third. Three players: only the first two are paid; two players: only the first. Those who tie share. [NH-130, NH-155]
play-nh-guide-specials = All seven estates are scored once when somebody has possessed on each of them (Blood Dusk) and once when somebody’s supply is empty (Armageddon). Armageddon then removes all possessed but the lead of the strongest. [NH-133, NH-136, NH-147]
play-nh-guide-end = After turn 15 all seven estates are scored. The most points win; among equals, the most possessed on the board. [NH-141, NH-175]

## What krypta admin shows

admin-column-table = Table
admin-column-game = Game
admin-column-state = State
admin-column-created = Made
admin-column-host = Host
admin-column-people = People
admin-column-id = Number
admin-column-name = Name
admin-column-kept = Password
admin-column-language = Language
admin-column-seen = Seen
admin-column-what = What
admin-column-who = Who
admin-column-since = Since
admin-column-until = Until
admin-column-reason = Reason
admin-column-at = When
admin-column-by = By
admin-column-about = About
admin-column-said = Said
admin-column-closed = Closed
admin-column-link = Link
admin-column-read-only = Read-only
admin-column-text = Message
admin-yes = yes
admin-no = no
admin-never = never
admin-nothing = There is nothing to show.
admin-done = Done.
admin-column-rows = Rows
admin-column-bytes = Size
admin-column-tables = Tables
admin-column-entries-bytes = Entries
admin-column-thoughts-bytes = Thoughts
admin-column-archives-bytes = Archives
admin-column-day = Day
admin-column-entries = Entries
admin-column-free = Free in it
admin-column-oldest = Oldest table
