# The table: before, during and after a match.
table-title = { $game } – Krypta
table-title-yours = ● Your turn – Krypta
table-table = Table
table-opening = Opening the table…
table-closed = This table is closed to you
table-closed-text = It may have been cleared away, or only people with an invitation may see it. Ask whoever sent you here for one.
table-signed-out = You were signed out
table-signed-out-text = This browser is no longer signed in, perhaps because the password was changed elsewhere.
table-sign-in-again = Go on as a guest
table-to-lobby = To the lobby

## Before the match

table-waiting-room = A table is set
table-free-chairs =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-ready = Everybody is here. You can start.
table-all-sit = Every seat is taken.
table-host-starts = Everybody is here. { $name } starts the match.
table-chairs = Seats
table-chair = Seat { $number }
table-chair-free = Seat { $number }, free
table-sit = Sit down
table-sit-on = Sit down on seat { $number }
table-stand = Stand up
table-you = you
table-host = host
table-has-deck = has chosen a deck
table-deck = Your deck
table-deck-secret = Nobody else sees it before the match is over.
table-deck-open = Everybody sees what is in it from the start.
table-deck-any = One of the printed decks, as it comes
table-deck-mine = My decks
table-deck-build = Build a deck…
table-deck-own = A deck of my own…
table-deck-text = The deck as a text: the usual formats are read
table-deck-file = Or from a file
table-deck-bring = Bring this deck
table-deck-is-brought = This deck is yours
table-deck-refused = { $count ->
    [one] This deck cannot be played, for one reason:
   *[other] This deck cannot be played, for { $count } reasons:
}
table-bot-on = Who plays on seat { $number }
table-wait-for-person = Wait for a person
table-free-chair = Free the seat
table-free-chair-of = Free the seat of { $name }
table-start = Start the match
table-invite = Invite somebody
table-invite-text = Whoever opens this link gets a seat. A phone can read the code.
table-invitation = Invitation
table-copy = Copy the link
table-copied = Copied.
table-copy-yourself = The link is selected: copy it with your keyboard or a long press.
table-qr = The same link as a QR code
table-agreed = What was agreed
table-clock = Time
table-clock-none = No clock, take your time
table-clock-decision =
    { $seconds ->
        [one] { $seconds } second for each decision
       *[other] { $seconds } seconds for each decision
    }
table-clock-bank =
    { $minutes ->
        [one] { $minutes } minute each, and { $increment } s more with every decision
       *[other] { $minutes } minutes each, and { $increment } s more with every decision
    }
table-clock-days =
    { $days ->
        [one] { $days } day for each decision
       *[other] { $days } days for each decision
    }
table-limit = Time for the whole match
table-limit-minutes =
    { $minutes ->
        [one] { $minutes } minute; then time is called, whatever is going on
       *[other] { $minutes } minutes; then time is called, whatever is going on
    }
table-who-sits = Seats
table-listed = Anybody in the lobby may sit down
table-unlisted = Only those with the invitation may sit down
table-who-watches = Watching
table-watching-everyone = Everybody may watch
table-watching-invited = Those with the invitation may watch
table-watching-nobody = Nobody may watch
table-fair = Fair chance
table-fair-text = The server sealed its part of chance before anybody sat down, and you may add something of your own. After the match everybody can check that nothing was changed.
table-fair-more = The seal is a fingerprint of the server’s secret. When the match is over the secret is opened, and “Was chance fair?” beside the result lets your own browser compare the two.
table-commitment = The seal:
table-stir = Add something of your own (if you like): some dice, letters, anything
table-stir-do = Add it
table-stirred-by = { $name } added:

## The prompt

table-all-options = All options
table-prompt = What to do now
table-your-turn-says = Your turn. { $prompt }
table-goes-on = The match goes on…
table-skip = Skip
table-waiting-for = Waiting for { $names }.
table-may-change = You have chosen and may still change it. Waiting for { $names }.
table-may-still-change = You have chosen and may still change it.
table-you-watch = You are watching.
table-standing-over = The match is over.
table-standing-frozen = This match was begun with other rules and cannot go on here.
table-standing-differs = This server would play this match differently than it was begun, so it cannot go on here.
table-standing-capacity = This match has grown beyond what this program has room for, so it cannot go on here.
table-end-wanted = For ending this match: { $names }.
table-end-against = Against it: { $names }.
table-end-how = It ends when everybody who sits here wants it, or after a week without those who say nothing.
table-end = End the match
table-end-not = Do not end it
table-archived = This match was played with an earlier version of the rules. It is shown as it was then.
table-standing-ended = Nobody came back to this match for a long time, so it has ended.
table-standing-away = A bot decides for you.
table-standing-sending = Your choice is on its way…
table-come-back = Take my seat back
table-take-back = Take back
table-needs-consent = The others have already learned something from your choice. They can still allow you to take it back.
table-ask-others = Ask them
table-leave-it = Leave it
table-asks-back =
    { $you ->
        [yes] You ask to take back your last choice.
       *[no] { $name } would like to take back their last choice.
    }
table-answer-awaited = Still to answer: { $names }.
table-agree = Yes, of course
table-disagree = No

## Seats

table-not-here = not connected
table-bot-plays = a bot decides
table-call-bot = Let a bot decide for { $name }
table-time-left = Time left: { $time }
table-limit-left = Time left for the match: { $time }
table-days-left = { $days } d { $hours } h
table-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## Head

table-rule-book = Rule book
table-minute = The game in one minute
table-share = Share
table-watch-link = Link for watching
table-watch-text = Whoever opens this link can watch. Nobody sees a hand that is not theirs.
table-watch-nobody = It was agreed that nobody watches this table.
table-leave = Leave
table-leave-text = A bot will go on for you, so nobody has to stop. You can take your seat back at any moment.
table-leave-do = Leave the table
table-stay = Stay

## Story

table-story = Story and chat
table-log = Story
table-log-earlier = Show earlier lines
table-chat = Chat
table-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
table-nothing-said = Nobody has said anything yet.
table-said-earlier = Show what was said earlier
table-say = Send
table-say-something = Say something
table-jump = { $time }: show the board at this moment
table-log-recent = A game of memory: only this turn and the one before stand here. The whole story opens when the match is over.
table-undone = Taken back:
table-earlier = You are looking at an earlier moment.
table-earlier-still = One step earlier
table-later = One step later
table-back-to-now = Back to now
table-earlier-touched = This is an earlier moment. Go back to now to play.
table-line-created = The table was made.
table-line-sat =
    { $you ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
table-line-stood = Seat { $chair } is free again.
table-line-bot = On seat { $chair } now: { $bot }.
table-line-stirred =
    { $you ->
        [yes] You add something to chance.
       *[no] { $name } adds something to chance.
    }
table-line-brings =
    { $you ->
        [yes] You have chosen your deck.
       *[no] { $name } has chosen a deck.
    }
table-line-started = The match begins.
table-line-away =
    { $why ->
        [time] { $you ->
            [yes] Your time is up: a bot decides for you.
           *[no] { $name } is out of time: a bot decides.
        }
       *[other] { $you ->
            [yes] You left: a bot decides for you.
           *[no] { $name } has left: a bot decides.
        }
    }
table-line-back =
    { $you ->
        [yes] You are back.
       *[no] { $name } is back.
    }
table-line-said = { $name }: { $text }
table-line-asked-back =
    { $you ->
        [yes] You ask to take back your last choice.
       *[no] { $name } asks to take back their last choice.
    }
table-line-answered =
    { $answer ->
        [yes] { $you ->
            [yes] You agree.
           *[no] { $name } agrees.
        }
       *[no] { $you ->
            [yes] You do not agree.
           *[no] { $name } does not agree.
        }
    }
table-line-took-back =
    { $you ->
        [yes] You take back your last choice.
       *[no] { $name } takes back their last choice.
    }
table-line-again = The same people have sat down to another match.
table-line-halted = The match has grown beyond what this program has room for.
table-line-asked-end =
    { $answer ->
        [yes] { $you ->
            [yes] You want to end this match.
           *[no] { $name } wants to end this match.
        }
       *[no] { $you ->
            [yes] You do not want to end this match.
           *[no] { $name } does not want to end this match.
        }
    }
table-line-closed =
    { $why ->
        [unstarted] Nobody came to start this match for a long time, so the table has ended.
        [abandoned] Nobody came back to this match for a long time, so it has ended without a result.
        [ordered] Whoever runs the server has ended this table, without a result.
       *[agreed] The match was ended by agreement, without a result: it could not go on with the rules of today.
    }

## The board

table-board = Board
table-which = What would you like to do?
table-why-not = Not now
table-not-now = The rules do not allow this now.
table-passes = There is nothing to choose here: the match goes on by itself.
table-passes-for-you = The server passes for you in a moment, unless you answer before.
table-line-passed =
    { $count ->
        [one] You had no choice here, or did not want to be asked; the server went on for you.
       *[other] { $count } times you had no choice here, or did not want to be asked; the server went on for you.
    }
# $names: three at least; you may be the last of them.
table-line-pass = { $names } pass.
table-line-no-more = You wanted to be asked no more in this action.
table-no-more = No more from me
table-no-more-means = The server passes for you until this action is over, or turns against somebody else
table-stops = Stops
table-stops-means = Ask me
table-stops-here = here
table-stops-able = Only where I could do something
table-stops-keys = Keys: P pass, H “I want to do something”, N no more from me in this action. Nobody else learns what you set here.
table-they-decide =
    { $count ->
        [one] { $names } decides now.
       *[other] These decide now: { $names }.
    }
table-account = Where this number comes from
table-no-account = There is nothing more to tell about this number: it simply is what it says.
table-account-what = What
table-account-amount = How much
table-account-total = Total

## The connection

table-offline = No connection. It comes back by itself.
table-offline-choice = No connection. Your choice is kept and sent as soon as it is back.
table-report = Report what { $name } said
