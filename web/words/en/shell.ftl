# What stands on every page.
home = Krypta, to the lobby
skip-to-content = Skip to the content
account-and-settings = Name, language and settings
language = Language
settings = Settings
your-name = Your name: { $name }
close = Close
popover = Details
setup-times = { $count ->
    [1] { $what }
   *[other] { $what } × { $count }
  }
rule-link = Rule { $rule } in the rule book
rule-links = Rules { $rules }
problem-unreachable = The server cannot be reached. Trying again.
problem-unexpected = Something went wrong on this page. Reload it if it goes on.
krypta = Krypta
to-lobby = To the lobby

settings-theme = Colours
settings-theme-night = Night
settings-theme-paper = Paper
settings-theme-contrast = High contrast
settings-motion = Motion
settings-motion-means = Cards turn and pieces move. Always off if your system asks for less motion.
settings-pace = Pace of play
settings-pace-means = How long you see what others do before the match goes on. The key S or a click skips.
settings-pace-calm = Calm
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-none = No pauses
settings-sound = Sound
settings-sound-means = Soft sounds for cards, coins and blood, and two notes when it is your turn.
settings-volume = Volume
settings-sound-try = Listen
settings-plain-board = Plain board
settings-plain-board-means = Every game as lists and buttons, without its picture.
settings-list-options = List all options
settings-list-options-means = Every option as a button above the board, also what you can choose on the board itself.
settings-ask-always = Ask me always
settings-ask-always-means = Also where there is nothing to choose. Otherwise the server goes on for you, and nobody can tell. If you are always asked, nobody can tell either whether you had anything to think about.
settings-kept = Kept on this device.

person-title-guest = You are a guest
person-title-kept = Your name here
person-name = Name
person-name-hint = 2 to 24 letters or digits. Others see it at the table.
person-rename = Change the name
person-renamed = From now on you are { $name }.
person-keep-title = Keep this name
person-keep-means = With a password the name and your matches stay yours, and you can log in on any device.
person-password = Password
person-password-hint = At least 8 characters.
person-keep = Keep it
person-kept = The name { $name } is yours now.
person-login-title = I already have a name here
person-login-means = When you log in you leave the guest { $name } behind.
person-login = Log in
person-logged-in = Welcome back, { $name }.
person-change-title = Change the password
person-change-means = You will be logged out everywhere else.
person-old-password = Old password
person-new-password = New password
person-change = Change it
person-changed = The new password is set.
person-sessions-title = Where you are logged in
person-sessions-means = Every browser in which you are logged in as this name.
person-session-this = This browser
person-session-seen = Seen { $ago }
person-session-created = Since { $date }
person-logout-elsewhere = Log out elsewhere
person-logged-out-elsewhere = You are logged in here alone now.
person-logout = Log out
person-logout-warning = You have no password: the name { $name } and its matches will be lost to you for good.
person-logout-anyway = Log out all the same
person-stay = Stay
person-logged-out = You are { $name } now, a new guest.

bot = { $level ->
    [easy] Easy bot
    [medium] Medium bot
    [hard] Hard bot
    [teacher] Teacher
   *[other] Bot
}
