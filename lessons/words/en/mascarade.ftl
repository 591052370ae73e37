# What the teacher says, by the names of the script, and the page of one minute.
lesson-faces = Everybody can see all the cards now, and only now. You are the Thief, { $one } is the King, { $two } the Judge, { $three } the Queen; two cards lie in the middle. Whoever first has 13 coins wins. Remember who is who.
lesson-swap = In the first four turns everybody must take two cards under the table: their own and another. The King brings 3 coins, so take { $one }’s card.
lesson-exchange = Now the secret part: do you really exchange them, or do you put both back? Nobody but you will know. Exchange: then you are the King.
lesson-look = { $one } has held your card under the table. Did you get the Thief back? You do not know who you are! From now on you have three ways to use a turn; one is to look at your own card.
lesson-claim = Still the King, good. Now { $one } announces “I am the King”, and you know better. If nobody objects, an announcement simply works. Claim it: both cards are turned up, the true King takes 3 coins, and whoever was wrong pays 1 to the Court.
lesson-pass = 9 coins! But everybody has seen your King, and { $two } took your card under the table at once. { $three } now claims to be the Queen. You are not, so let it pass: a false claim costs a coin.
lesson-bluff = The third way to use a turn: announce who you are. It need not be true. Perhaps you are still the King, perhaps { $two } took him. Try a bluff: announce the King.
lesson-truth = Caught: { $two } had the King and claimed him, and you paid a coin. But everybody saw your Judge, and since then nobody has touched your card. The Judge takes all fines from the Court. Announce the truth: nobody will dare to doubt it.
lesson-win = 10 coins; the King would bring you the 3 that are missing. Since you last saw him many cards have changed places, and nobody can be sure where he is. Whoever doubts you risks a coin. Bluff again: announce the King!
lesson-end = They believed you, and you win with the Judge in your hand! The cards lie open now: see where the King really was. That is the whole game: remember, exchange, and say what others dare not doubt. More players bring more characters.
minute-aim = Everybody has one card and 6 coins. Whoever first has 13 coins wins at once.
minute-down = All cards are seen once. Then they are turned face down, and nobody may look.
minute-swap = In your turn: take your card and another under the table, and exchange them. Or not. Only you know.
minute-look = Or look at your own card, to know who you are.
minute-announce = Or announce a character, true or not. If nobody claims it too, you use its power.
minute-claim = If somebody says “No, I am!”, all of you turn up your cards. The true one uses the power, the others pay 1 coin to the Court.
minute-powers = The King takes 3 coins from the bank, the Queen 2, the Judge all fines of the Court. Each character can do something else.
