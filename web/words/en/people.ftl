# Friends, ratings, statistics, and being called to a match.
title-lobby-waiting = ({ $count }) Your turn – Krypta
lobby-waiting = { $count ->
    [one] A match waits for you
   *[other] { $count } matches wait for you
  }
lobby-your-turn = Your turn
lobby-table-rated = Count it for ratings
lobby-table-rated-means = Only if everybody is a person with a kept name, and no two play from one address.

friends = Friends
friends-title = Friends – Krypta
friends-none = Nobody yet. Give somebody your link: whoever opens it is your friend, and you are theirs.
friends-make = Make friends
friends-making = Just a moment…
friends-made = You and { $name } are friends now.
friends-link = Your link
friends-link-text = Whoever opens this link becomes your friend. You will see when the other one is here and at which open table.
friends-link-new = Another link
friends-link-new-text = If it has got into the wrong hands: with another link this one leads nowhere.
friends-link-changed = The old link leads nowhere now.
friends-online = here
friends-away = not here
friends-join = Join: { $game }
friends-watch = Watch: { $game }
friends-remove = Remove
friends-remove-who = Remove { $name }
friends-remove-yes = Remove, and change my link
friends-remove-no = Stay friends
friends-removed = { $name } is no longer among your friends. Your link is another one now.

rating-name = { $name } ({ $rating })
rating-long = { $value } ± { $uncertainty }, from { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
  }
rating-none = No rating yet: it comes from matches among people who all have kept names.

statistics = Your statistics
statistics-title = Your statistics – Krypta
statistics-means = Only you can see this. Others see your rating beside your name at the table. Lessons do not count.
statistics-none = As soon as you have finished a match it stands here.
statistics-people = people
statistics-seats = Players
statistics-against = Against
statistics-matches = Matches
statistics-won = Won
statistics-fair = By chance

table-rated = Rating
table-rated-may = Counts if everybody is a person with a kept name, and no two play from one address
table-rated-yes = This match counts
table-rated-no = Does not count
table-name-question = What shall the others call you?
table-name-keep = Keep this name
table-name-take = That is me

calls = Notifications for play by turns
calls-means = Your browser tells you when such a match waits for you, as long as a page of Krypta is open in the background.
calls-impossible = Your browser does not allow notifications here.
call-title = It is your turn
call-body = { $game } waits for you.

reset-title = A new password – Krypta
