# The rule book.
rules-book = Rule book
rules-books = Rule books
rules-contents = Contents
rules-search = Search the rule book
rules-search-hint = Search a word or a rule number
rules-found = { $hits ->
    [0] Nothing found
    [one] { $hits } place found
   *[other] { $hits } places found
}
rules-nothing-found = Nothing in this book has “{ $query }”. Try fewer or shorter words.
rules-languages = This book in other languages
rules-print = Print
rules-link-to = Rule { $rule }, link to this place
rules-ruling = Ruling
rules-open-book = Open the rule book
rules-no-such-rule = This book has no rule { $rule }.
rules-new-tab = (in a new tab)
