### Co wynika z wyboru, w kilku słowach obok niego, i dlaczego czegoś teraz nie można.

## Co z tego wynika

ma-note-coins-then = jeśli nikt nie zakwestionuje, będziesz mieć { ma-part-count-coins }
ma-note-would-win = jeśli nikt nie zakwestionuje, będziesz mieć { ma-part-count-coins } i wygrasz
ma-note-cheat-wins = jeśli nikt nie zakwestionuje, wygrywasz, mając { ma-part-count-coins }
ma-note-cheat-nothing = nic nie daje: masz { ma-part-count-coins }, a trzeba { $needed }
ma-note-widow-nothing = nic nie daje: masz co najmniej 10 monet
ma-note-ends-turn = to wszystko, co robisz w tej turze
ma-note-claim = kosztuje 1 monetę, jeśli twoja karta to nie { ma-part-character-named }
ma-note-claim-ruin = kosztuje ostatnią monetę i kończy partię, jeśli twoja karta to nie { ma-part-character-named }
ma-note-trade = będziesz mieć { ma-part-count-coins }
ma-note-inquire = przy złej odpowiedzi dostajesz { ma-part-coins }

# Postać wewnątrz zdania.
ma-part-character-named = { $character }
# $coins w bierniku: „masz 2 monety”.
ma-part-count-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }

## Dlaczego nie

ma-reason-preparatory =
    { $left ->
        [one] W pierwszych czterech turach możliwa jest tylko potencjalna zamiana; to ostatnia z nich.
       *[other] W pierwszych czterech turach możliwa jest tylko potencjalna zamiana; zostały jeszcze { $left }.
    }
ma-reason-forced = Twoją kartę ujawniono w poprzedniej turze: możesz wykonać tylko potencjalną zamianę.
ma-reason-not-in-play = W tej partii nie ma takiej postaci: { $character }.
ma-reason-answer = Teraz odpowiadasz: kwestionujesz ({ ma-part-character-named }) czy pasujesz?
ma-reason-exchange = Najpierw powiedz, czy te dwie karty zamieniają się miejscami.
ma-reason-not-yourself = Wybierz kogoś innego.
ma-reason-not-richest = { $seat } nie ma najwięcej monet spośród pozostałych.
ma-reason-fool = Błazen bierze po jednej karcie od dwóch innych graczy.
ma-reason-own-later = W pierwszych czterech turach nie zamienia się własnych kart między sobą.
ma-reason-protected = Chroniona karta zamienia się miejscami tylko z kartami swojego właściciela.
ma-reason-one-of-yours = Jedna z dwóch kart musi być twoja.
