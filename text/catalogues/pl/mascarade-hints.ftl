### Co wynika z wyboru, w kilku słowach obok niego, i dlaczego czegoś teraz nie można.

## Co z tego wynika

ma-note-coins-then = jeśli nikt inny się nie zgłosi, masz monet: { $coins }
ma-note-would-win = jeśli nikt inny się nie zgłosi, masz monet: { $coins }, i wygrywasz
ma-note-cheat-wins = jeśli nikt inny się nie zgłosi, wygrywasz (monety: { $coins })
ma-note-cheat-nothing = nic nie daje: masz monet { $coins }, a trzeba { $needed }
ma-note-widow-nothing = nic nie daje: masz co najmniej 10 monet
ma-note-ends-turn = to wszystko, co robisz w tej turze
ma-note-claim = kosztuje 1 monetę, jeśli twoja karta to nie { ma-part-character-named }
ma-note-claim-ruin = kosztuje ostatnią monetę i kończy partię, jeśli twoja karta to nie { ma-part-character-named }
ma-note-trade = będziesz mieć monet: { $coins }
ma-note-inquire = przy złej odpowiedzi dostajesz monet: { $count }

# Postać wewnątrz zdania.
ma-part-character-named = { $character }

## Dlaczego nie

ma-reason-preparatory =
    { $left ->
        [one] W pierwszych czterech turach można tylko zamieniać albo nie; to ostatnia z nich.
       *[other] W pierwszych czterech turach można tylko zamieniać albo nie; zostało ich { $left }.
    }
ma-reason-forced = Twoją kartę odkryto w poprzedniej turze: teraz musisz zamienić albo nie.
ma-reason-not-in-play = Tej postaci nie ma w tej partii: { $character }.
ma-reason-answer = Teraz odpowiadasz: czy to twoja postać ({ ma-part-character-named }), czy pasujesz?
ma-reason-exchange = Najpierw powiedz, czy te dwie karty zamieniają się miejscami.
ma-reason-not-yourself = Wybierz kogoś innego.
ma-reason-not-richest = Ktoś z pozostałych jest bogatszy: { $seat } nie ma najwięcej monet.
ma-reason-fool = Błazen bierze po jednej karcie od dwóch innych graczy.
ma-reason-own-later = W pierwszych czterech turach nie zamienia się własnych kart między sobą.
ma-reason-protected = Ta karta jest chroniona: rusza ją tylko jej gracz.
ma-reason-protected-own = Twoja chroniona karta zamienia się tylko z twoimi własnymi.
ma-reason-one-of-yours = Jedna z dwóch kart musi być twoja.
