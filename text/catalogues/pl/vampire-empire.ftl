### Vampire Empire. Terminy jak w księdze zasad docs/rules/pl; nazwy i teksty kart są w pliku vampire-empire-cards.ftl.
###
### $seat to imię gracza, zawsze w mianowniku; przy nim jest $seat-you: „yes”, gdy ten gracz to czytający, inaczej „no”.
### $character, $other, $attacker, $defender, $card, $side, $marker, $pile, $action i $ending to terminy; przy każdym jest
### jego id. Nazwy kart stoją w cudzysłowie i się nie odmieniają.

ve-name = Vampire Empire
ve-tagline = Trzy z dziewięciu postaci to wampiry. Tylko jedno z was wie które.
ve-goal = Gracz ludzi wygrywa, gdy zginą wszystkie trzy wampiry. Gracz wampirów wygrywa, gdy zginie cała szóstka ludzi albo gdy tylko w zamku są trzy ujawnione wampiry. Gdy obu graczom skończą się karty, liczy się postacie, które przeżyły.

## Terminy

ve-character-lady = Dama
ve-character-lord = Lord
ve-character-officer = Oficer
ve-character-maid = Pokojówka
ve-character-cook = Kucharz
ve-character-butler = Kamerdyner
ve-character-monk = Mnich
ve-character-nun = Zakonnica
ve-character-bishop = Biskup

ve-side-human = człowiek
ve-side-vampire = wampir
ve-marker-attack = atak
ve-marker-defence = obrona
ve-pile-moat = fosa
ve-pile-cellar = piwnica
ve-action-hide = Ukrycie
ve-action-holy_water = Woda święcona
ve-action-combat = Walka
ve-action-pass = Pas
ve-ending-vampires-dead = Wszystkie wampiry nie żyją
ve-ending-humans-dead = Wszyscy ludzie nie żyją
ve-ending-castle = Trzy ujawnione wampiry w zamku
ve-ending-counted = Policzono postacie, które przeżyły

## Części zdań: odmiana terminów i liczb. Nie każdy język używa każdej części.

# Mianownik na początku i wewnątrz zdania, biernik, dopełniacz, miejscownik („na Mnichu”), „o Mnicha”.
ve-part-character-beginning = { $character }
ve-part-character-subject = { $character }
ve-part-character-object =
    { $character-id ->
        [lady] Damę
        [lord] Lorda
        [officer] Oficera
        [maid] Pokojówkę
        [cook] Kucharza
        [butler] Kamerdynera
        [monk] Mnicha
        [nun] Zakonnicę
        [bishop] Biskupa
       *[other] postać { $character }
    }
ve-part-of-character =
    { $character-id ->
        [lady] Damy
        [lord] Lorda
        [officer] Oficera
        [maid] Pokojówki
        [cook] Kucharza
        [butler] Kamerdynera
        [monk] Mnicha
        [nun] Zakonnicy
        [bishop] Biskupa
       *[other] postaci { $character }
    }
ve-part-on-character =
    { $character-id ->
        [lady] na Damie
        [lord] na Lordzie
        [officer] na Oficerze
        [maid] na Pokojówce
        [cook] na Kucharzu
        [butler] na Kamerdynerze
        [monk] na Mnichu
        [nun] na Zakonnicy
        [bishop] na Biskupie
       *[other] na postaci { $character }
    }
ve-part-onto-character = { ve-part-on-character }
ve-part-about-character = o { ve-part-character-object }
ve-part-other-subject = { $other }
ve-part-attacker-beginning = { $attacker }
ve-part-attacker-subject = { $attacker }
# Narzędnik: „atakuje Mnichem”.
ve-part-with-attacker =
    { $attacker-id ->
        [lady] Damą
        [lord] Lordem
        [officer] Oficerem
        [maid] Pokojówką
        [cook] Kucharzem
        [butler] Kamerdynerem
        [monk] Mnichem
        [nun] Zakonnicą
        [bishop] Biskupem
       *[other] postacią { $attacker }
    }
# „broń Kucharza przed Mnichem”
ve-part-against-attacker = przed { ve-part-with-attacker }
ve-part-defender-object =
    { $defender-id ->
        [lady] Damę
        [lord] Lorda
        [officer] Oficera
        [maid] Pokojówkę
        [cook] Kucharza
        [butler] Kamerdynera
        [monk] Mnicha
        [nun] Zakonnicę
        [bishop] Biskupa
       *[other] postać { $defender }
    }
ve-part-of-defender =
    { $defender-id ->
        [lady] Damy
        [lord] Lorda
        [officer] Oficera
        [maid] Pokojówki
        [cook] Kucharza
        [butler] Kamerdynera
        [monk] Mnicha
        [nun] Zakonnicy
        [bishop] Biskupa
       *[other] postaci { $defender }
    }

# Biernik: „dobiera 2 karty”.
ve-part-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
# Jak stoi walka, na końcu pytania.
ve-part-standing = Atak { $attack }, obrona { $defence }.

## Zdarzenia: przygotowanie

ve-event-entered = { $character } wchodzi do zamku.
ve-event-vampire-drawn =
    { $seat-you ->
        [yes] Losujesz żeton { ve-part-of-character }: to wampir.
       *[no] { $seat } losuje żeton { ve-part-of-character }: to wampir.
    }
ve-event-vampires-drawn =
    { $seat-you ->
        [yes] Losujesz i oglądasz { $count } żetony: to twoje wampiry.
       *[no] { $seat } losuje i ogląda { $count } żetony: to wampiry.
    }
ve-event-token-drawn =
    { $seat-you ->
        [yes] Losujesz żeton { ve-part-of-character }: to człowiek.
       *[no] { $seat } losuje żeton { ve-part-of-character }: to człowiek.
    }
ve-event-tokens-drawn =
    { $seat-you ->
        [yes] Losujesz i oglądasz { $count } żetony: to ludzie, których odtąd znasz.
       *[no] { $seat } losuje i ogląda { $count } żetony: to ludzie.
    }

## Zdarzenia: karty i stosy

ve-event-got-card =
    { $seat-you ->
        [yes] Dobierasz kartę „{ $card }”.
       *[no] { $seat } dobiera kartę „{ $card }”.
    }
ve-event-drew =
    { $count ->
        [0] { $seat-you ->
            [yes] Nie masz czego dobrać.
           *[no] { $seat } nie ma czego dobrać.
        }
       *[other] { $seat-you ->
            [yes] Dobierasz { ve-part-cards }.
           *[no] { $seat } dobiera { ve-part-cards }.
        }
    }
ve-event-reshuffled =
    { $seat-you ->
        [yes] Twoja talia jest pusta, więc staje się nią potasowana piwnica ({ $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[many] { $count } kart
        }).
       *[no] Talia { $seat-gen } jest pusta, więc staje się nią potasowana piwnica ({ $count ->
            [one] { $count } karta
            [few] { $count } karty
           *[many] { $count } kart
        }).
    }
ve-event-discarded-card =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Odkładasz do piwnicy kartę „{ $card }”.
           *[no] { $seat } odkłada do piwnicy kartę „{ $card }”.
        }
       *[moat] { $seat-you ->
            [yes] Odrzucasz do fosy kartę „{ $card }”.
           *[no] { $seat } odrzuca do fosy kartę „{ $card }”.
        }
    }
ve-event-discarded =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Odkładasz zakrytą kartę do piwnicy.
           *[no] { $seat } odkłada zakrytą kartę do piwnicy.
        }
       *[moat] { $seat-you ->
            [yes] Odrzucasz zakrytą kartę do fosy.
           *[no] { $seat } odrzuca zakrytą kartę do fosy.
        }
    }
ve-event-dropped-card =
    { $seat-you ->
        [yes] Odrzucasz zakrytą kartę „{ $card }”.
       *[no] { $seat } odrzuca zakrytą kartę „{ $card }”.
    }
ve-event-dropped =
    { $seat-you ->
        [yes] Odrzucasz zakrytą kartę.
       *[no] { $seat } odrzuca zakrytą kartę.
    }
ve-event-took-card =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Bierzesz z piwnicy kartę „{ $card }”.
           *[no] { $seat } bierze z piwnicy kartę „{ $card }”.
        }
       *[moat] { $seat-you ->
            [yes] Bierzesz z fosy kartę „{ $card }”.
           *[no] { $seat } bierze z fosy kartę „{ $card }”.
        }
    }
ve-event-took =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] Bierzesz kartę z piwnicy.
           *[no] { $seat } bierze kartę z piwnicy i jej nie pokazuje.
        }
       *[moat] { $seat-you ->
            [yes] Bierzesz kartę z fosy.
           *[no] { $seat } bierze kartę z fosy i jej nie pokazuje.
        }
    }
ve-event-found-nothing =
    { $pile-id ->
        [cellar] { $seat-you ->
            [yes] W twojej piwnicy nie ma karty do wzięcia.
           *[no] W piwnicy { $seat-gen } nie ma karty do wzięcia.
        }
       *[moat] { $seat-you ->
            [yes] W twojej fosie nie ma karty do wzięcia.
           *[no] W fosie { $seat-gen } nie ma karty do wzięcia.
        }
    }
ve-event-lost-card =
    { $seat-you ->
        [yes] Tracisz kartę „{ $card }”.
       *[no] { $seat } traci kartę „{ $card }”.
    }
ve-event-lost-cards =
    { $count ->
        [0] { $seat-you ->
            [yes] Nie masz kart, które można by stracić.
           *[no] { $seat } nie ma kart, które można by stracić.
        }
       *[other] { $seat-you ->
            [yes] Odrzucasz losowo { ve-part-cards }.
           *[no] { $seat } odrzuca losowo, bez pokazywania, { ve-part-cards }.
        }
    }
ve-event-out-of-cards =
    { $seat-you ->
        [yes] Nie masz już kart, więc twoja tura przepada.
       *[no] { $seat } nie ma już kart i traci turę.
    }

## Zdarzenia: tura

ve-event-turn-began =
    { $side-id ->
        [vampire] { $seat-you ->
            [yes] Zapada noc. Tura { $turn }: grasz ty.
           *[no] Zapada noc. Tura { $turn }: gra { $seat }.
        }
       *[human] { $seat-you ->
            [yes] Nastaje dzień. Tura { $turn }: grasz ty.
           *[no] Nastaje dzień. Tura { $turn }: gra { $seat }.
        }
    }
ve-event-skipped =
    { $seat-you ->
        [yes] Niczego nie odrzucasz ani nie dobierasz.
       *[no] { $seat } niczego nie odrzuca ani nie dobiera.
    }
ve-event-revealed =
    { $seat-you ->
        [yes] Ujawniasz wampira: { $character }.
       *[no] { $seat } ujawnia wampira: { $character }.
    }
ve-event-showed-side = { $character } pokazuje stronę wampira.
ve-event-kept-secret =
    { $seat-you ->
        [yes] Nie ujawniasz wampira.
       *[no] { $seat } nie ujawnia wampira.
    }
ve-event-hid =
    { $seat-you ->
        [yes] Postanawiasz ukryć { ve-part-character-object } w mieście.
       *[no] { $seat } postanawia ukryć { ve-part-character-object } w mieście.
    }
ve-event-asked =
    { $seat-you ->
        [yes] Używasz wody święconej i pytasz { ve-part-about-character }.
       *[no] { $seat } używa wody święconej i pyta { ve-part-about-character }.
    }
ve-event-is-vampire = Odpowiedź: { $character } to wampir, odtąd ujawniony.
ve-event-is-human = Odpowiedź: { $character } to człowiek.
ve-event-no-attack =
    { $seat-you ->
        [yes] Nie atakujesz od razu.
       *[no] { $seat } nie atakuje od razu.
    }
ve-event-passed =
    { $seat-you ->
        [yes] Pasujesz.
       *[no] { $seat } pasuje.
    }

## Zdarzenia: zamek i miasto

ve-event-went-to-town = { $character } trafia na spód miasta.
ve-event-lost-markers = Znaczniki leżące { ve-part-on-character } zostają odrzucone.

## Zdarzenia: karty wsparcia

ve-event-no-card =
    { $seat-you ->
        [yes] Nie zagrywasz karty wsparcia.
       *[no] { $seat } nie zagrywa karty wsparcia.
    }
ve-event-played-support =
    { $seat-you ->
        [yes] Zagrywasz kartę wsparcia „{ $card }” (koszt { $cost }).
       *[no] { $seat } zagrywa kartę wsparcia „{ $card }” (koszt { $cost }).
    }
ve-event-named-character =
    { $seat-you ->
        [yes] Wskazujesz { ve-part-character-object }.
       *[no] { $seat } wskazuje { ve-part-character-object }.
    }
ve-event-named-marker =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] Wybierasz atak.
           *[no] { $seat } wybiera atak.
        }
       *[defence] { $seat-you ->
            [yes] Wybierasz obronę.
           *[no] { $seat } wybiera obronę.
        }
    }
ve-event-named-card =
    { $seat-you ->
        [yes] Wskazujesz kartę „{ $card }”.
       *[no] { $seat } wskazuje kartę „{ $card }”.
    }
ve-event-placed-marker =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] Kładziesz { ve-part-on-character } znacznik ataku +{ $count }.
           *[no] { $seat } kładzie { ve-part-on-character } znacznik ataku +{ $count }.
        }
       *[defence] { $seat-you ->
            [yes] Kładziesz { ve-part-on-character } znacznik obrony +{ $count }.
           *[no] { $seat } kładzie { ve-part-on-character } znacznik obrony +{ $count }.
        }
    }
# $seat to gracz, którego karta przepada.
ve-event-cancelled =
    { $seat-you ->
        [yes] Twoja karta „{ $card }” zostaje anulowana i liczy się za 0.
       *[no] Karta { $seat-gen } „{ $card }” zostaje anulowana i liczy się za 0.
    }
ve-event-strengthened =
    { $marker-id ->
        [attack] { $seat-you ->
            [yes] Zwiększasz atak o { $count }.
           *[no] { $seat } zwiększa atak o { $count }.
        }
       *[defence] { $seat-you ->
            [yes] Zwiększasz obronę o { $count }.
           *[no] { $seat } zwiększa obronę o { $count }.
        }
    }
ve-event-stopped-combat =
    { $seat-you ->
        [yes] Przerywasz walkę: kończy się bez skutku.
       *[no] { $seat } przerywa walkę: kończy się bez skutku.
    }
# $seat to gracz, którego dotyczy zakaz.
ve-event-forbade =
    { $action-id ->
        [hide] { $seat-you ->
            [yes] W swoim następnym kroku akcji nie możesz nikogo ukryć.
           *[no] { $seat } nie może w następnym kroku akcji nikogo ukryć.
        }
        [holy_water] { $seat-you ->
            [yes] W swoim następnym kroku akcji nie możesz użyć wody święconej.
           *[no] { $seat } nie może w następnym kroku akcji użyć wody święconej.
        }
        [combat] { $seat-you ->
            [yes] W swoim następnym kroku akcji nie możesz atakować.
           *[no] { $seat } nie może w następnym kroku akcji atakować.
        }
       *[other] { $seat-you ->
            [yes] Zakaz w twoim następnym kroku akcji: { $action }.
           *[no] Zakaz dla { $seat-gen } w następnym kroku akcji: { $action }.
        }
    }
ve-event-counted-vampires =
    { $count ->
        [0] Odpowiedź: ani { $character }, ani { $other } nie jest wampirem.
        [1] Odpowiedź: wampirem jest albo { $character }, albo { $other }.
       *[other] Odpowiedź: { $character } i { $other } to dwa wampiry.
    }

## Zdarzenia: walka

ve-event-attacked =
    { $seat-you ->
        [yes] Atakujesz { ve-part-with-attacker } { ve-part-defender-object }.
       *[no] { $seat } atakuje { ve-part-with-attacker } { ve-part-defender-object }.
    }
ve-event-played =
    { $seat-you ->
        [yes] Zagrywasz kartę „{ $card }” ({ $value }).
       *[no] { $seat } zagrywa kartę „{ $card }” ({ $value }).
    }
ve-event-no-more =
    { $seat-you ->
        [yes] Nie zagrywasz żadnej karty.
       *[no] { $seat } nie zagrywa żadnej karty.
    }
ve-event-compared = Runda { $round }: atak { $attack } przeciw obronie { $defence }.
ve-event-survived = { $character } przeżywa.
ve-event-died =
    { $side-id ->
        [vampire] { $character } ginie. To wampir.
       *[human] { $character } ginie. To człowiek.
    }
ve-event-round-began = Zaczyna się runda { $round }: atak { $attack }, obrona { $defence }.
ve-event-stood-down =
    { $seat-you ->
        [yes] Nie zagrywasz kolejnej karty: walka kończy się bez skutku.
       *[no] { $seat } nie zagrywa kolejnej karty: walka kończy się bez skutku.
    }
ve-event-combat-ended = Walka się kończy, jej karty trafiają do fos.

## Zdarzenia: koniec

ve-event-was-vampire = { $character } to wampir.
ve-event-counted-points = Nikt nie ma już kart. Za postacie, które przeżyły: ludzie { $humans }, wampiry { $vampires }.
ve-event-won =
    { $ending-id ->
        [vampires-dead] { $seat-you ->
            [yes] Wszystkie trzy wampiry nie żyją: wygrywasz jako gracz ludzi.
           *[no] Wszystkie trzy wampiry nie żyją: wygrywa gracz ludzi, { $seat }.
        }
        [humans-dead] { $seat-you ->
            [yes] Cała szóstka ludzi nie żyje: wygrywasz jako gracz wampirów.
           *[no] Cała szóstka ludzi nie żyje: wygrywa gracz wampirów, { $seat }.
        }
        [castle] { $seat-you ->
            [yes] W zamku są trzy ujawnione wampiry: wygrywasz jako gracz wampirów.
           *[no] W zamku są trzy ujawnione wampiry: wygrywa gracz wampirów, { $seat }.
        }
       *[counted] { $side-id ->
            [vampire] { $seat-you ->
                [yes] Wygrywasz jako gracz wampirów.
               *[no] Wygrywa gracz wampirów, { $seat }.
            }
           *[human] { $seat-you ->
                [yes] Wygrywasz jako gracz ludzi.
               *[no] Wygrywa gracz ludzi, { $seat }.
            }
        }
    }
ve-event-drawn = Tyle samo punktów: remis.

# Co liczy wynik, za liczbą.
ve-score-unit =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }

## Pytania do gracza

ve-prompt-draw-sides = Trwa losowanie, kto prowadzi wampiry.
ve-prompt-enter-castle = Ktoś wchodzi do zamku.
ve-prompt-draw-vampires = Trwa losowanie wampirów.
ve-prompt-draw-tokens = Trwa losowanie żetonów dwojga ludzi.
ve-prompt-draw-cards = Trwa dobieranie kart.
ve-prompt-lose-cards = Los wybiera karty do odrzucenia.
ve-prompt-discard =
    { $count ->
        [0] Odłóż dowolne karty do fosy lub piwnicy, a potem dobierz do 8.
        [one] Odkładasz { $count } kartę. Odkładaj dalej albo dobierz do 8.
        [few] Odkładasz { $count } karty. Odkładaj dalej albo dobierz do 8.
       *[many] Odkładasz { $count } kart. Odkładaj dalej albo dobierz do 8.
    }
ve-prompt-discard-forced = Masz więcej niż 8 kart: odkładaj, aż zostanie 8.
ve-prompt-reveal = Czy ujawniasz jednego ze swoich wampirów?
ve-prompt-act-day = Twoja akcja: użyj wody święconej, zaatakuj albo spasuj.
ve-prompt-act-night = Twoja akcja: ukryj kogoś, zaatakuj albo spasuj.
ve-prompt-window-open-before = Czy przed akcją zagrywasz kartę wsparcia?
ve-prompt-window-open-after = Czy po akcji zagrywasz kartę wsparcia?
ve-prompt-window-you-attack = Twój atak jest gotowy (runda { $round }). Zagrywasz kartę wsparcia? { ve-part-standing }
ve-prompt-window-opponent-attacks = { $attacker } atakuje { ve-part-defender-object } (runda { $round }). Zagrywasz kartę wsparcia, zanim zaczniesz się bronić? { ve-part-standing }
ve-prompt-window-you-defend = Twoja obrona jest gotowa (runda { $round }). Zagrywasz kartę wsparcia? { ve-part-standing }
ve-prompt-window-opponent-defends = Obrona jest gotowa (runda { $round }). Zagrywasz kartę wsparcia? { ve-part-standing }
ve-prompt-card-asks-character = „{ $card }”: wskaż postać.
ve-prompt-card-asks-card = „{ $card }”: wybierz kartę.
ve-prompt-card-asks-word = „{ $card }”: wybierz jedno.
ve-prompt-card-asks-option = „{ $card }”: wybierz, co się stanie.
ve-prompt-card-asks-whether = „{ $card }”: korzystasz z tej możliwości?
ve-prompt-pay-cards =
    { $count ->
        [one] Zapłać za kartę „{ $card }”: odrzuć 1 zakrytą kartę.
        [few] Zapłać za kartę „{ $card }”: odrzuć po kolei { $count } zakryte karty.
       *[many] Zapłać za kartę „{ $card }”: odrzuć po kolei { $count } zakrytych kart.
    }
ve-prompt-hide-cards =
    { $count ->
        [one] Żeby ukryć { ve-part-character-object }, zagraj jeszcze 1 kartę walki.
        [few] Żeby ukryć { ve-part-character-object }, zagraj po kolei { $count } karty walki.
       *[many] Żeby ukryć { ve-part-character-object }, zagraj po kolei { $count } kart walki.
    }
ve-prompt-ask-cards =
    { $count ->
        [one] Żeby zapytać { ve-part-about-character }, zagraj jeszcze 1 kartę wody święconej.
        [few] Żeby zapytać { ve-part-about-character }, zagraj po kolei { $count } karty wody święconej.
       *[many] Żeby zapytać { ve-part-about-character }, zagraj po kolei { $count } kart wody święconej.
    }
ve-prompt-attack-now = { $character } to wampir i jest w zamku. Czy atakujesz od razu?
ve-prompt-pass-cards =
    { $count ->
        [one] Pasujesz: odrzuć 1 zakrytą kartę.
        [few] Pasujesz: odrzuć po kolei { $count } zakryte karty.
       *[many] Pasujesz: odrzuć po kolei { $count } zakrytych kart.
    }
ve-prompt-attack = { $attacker } atakuje { ve-part-defender-object }: zagraj co najmniej jedną kartę ataku. { ve-part-standing }
ve-prompt-attack-again = Runda 2, { $attacker } atakuje { ve-part-defender-object }: zagraj co najmniej jedną nową kartę albo zakończ walkę. { ve-part-standing }
ve-prompt-defend = Runda { $round }: broń { ve-part-of-defender } { ve-part-against-attacker } dowolną liczbą kart. { ve-part-standing }
ve-prompt-add-attack = 
    Twoja karta została anulowana. { $count ->
        [one] Możesz dołożyć jedną kartę ataku
       *[other] Możesz dołożyć karty ataku
    } ({ $attacker }). { ve-part-standing }
ve-prompt-add-defence = 
    Anulowano kartę. { $count ->
        [one] Możesz dołożyć jedną kartę obrony
       *[other] Możesz dołożyć karty obrony
    } ({ $defender }). { ve-part-standing }
ve-prompt-over = Gra skończona.

## Odpowiedzi

ve-option-side = Wampiry: { $seat }
ve-option-enter = { $character }
ve-option-vampire = { $character }
ve-option-token = { $character }
ve-option-get = { $card }
ve-option-lose = { $card }
ve-option-to-moat = Do fosy: { $card }
ve-option-to-cellar = Do piwnicy: { $card }
ve-option-fill = Dobierz do 8 kart
ve-option-skip = Pomiń ten krok
ve-option-reveal = Ujawnij { ve-part-character-object }
ve-option-hide = Ukryj { ve-part-character-object } w mieście
ve-option-ask = Woda święcona: { $character }
ve-option-attack = Zaatakuj { ve-part-with-attacker } { ve-part-defender-object }
ve-option-pass = Spasuj i odrzuć dwie karty
ve-option-play = { $card } ({ $value })
ve-option-play-support = { $card } (koszt { $cost })
ve-option-drop = Odrzuć: { $card }
ve-option-pay = Zapłać kartą: { $card }
ve-option-pick = { $character }
ve-option-pick-card = { $card }
ve-option-pick-marker-attack = Znacznik ataku
ve-option-pick-marker-defence = Znacznik obrony
ve-option-pick-option = Możliwość { $number }
ve-option-yes = Tak
ve-option-no = Nie
ve-option-done-reveal = Nie ujawniaj nikogo
ve-option-done-window = Nie zagrywaj karty
ve-option-done-attack-now = Nie atakuj
ve-option-done-attack = Zaatakuj tymi kartami
ve-option-done-attack-none = Zakończ walkę
ve-option-done-defend = Broń się tymi kartami
ve-option-done-defend-none = Nie zagrywaj karty
ve-option-done-add-attack = To wszystko
ve-option-done-add-attack-none = Nic nie dokładaj
ve-option-done-add-defence = To wszystko
ve-option-done-add-defence-none = Nic nie dokładaj
ve-option-done-card-asks = Wystarczy

# Słowa, o które może pytać karta.
ve-option-pick-occupation-noble = Szlachta
ve-option-pick-occupation-servant = Służba
ve-option-pick-occupation-clergy = Duchowieństwo
ve-option-pick-action-hide = Ukrycie
ve-option-pick-action-holy-water = Woda święcona
ve-option-pick-action-combat = Walka
ve-option-pick-action-pass = Pas
ve-option-pick-deck-human = Talia ludzi
ve-option-pick-deck-vampire = Talia wampirów
ve-option-pick-group-noble = Karty szlachty
ve-option-pick-group-servant = Karty służby
ve-option-pick-group-clergy = Karty duchowieństwa
ve-option-pick-group-vampire = Karty wampira
ve-option-pick-group-holy-water = Karty wody święconej
ve-option-pick-card-kind-combat = Karty walki
ve-option-pick-card-kind-support = Karty wsparcia
ve-option-pick-card-kind-citizen = Karty mieszkańców

## Słowa planszy w terminalu. Miejsca jest mało; liczby mówią, ile.

ve-ui-setup = Przygotowanie
ve-ui-day = Tura { $turn }: dzień
ve-ui-night = Tura { $turn }: noc
ve-ui-over = Koniec
# po 9
ve-ui-side = Strona
ve-ui-side-human = ludzie
ve-ui-side-vampire = wampiry
# po 7
ve-ui-hand = Ręka
ve-ui-deck = Talia
ve-ui-cellar = Piwnica
ve-ui-moat = Fosa
# Co trzeba powiedzieć o graczu; 15.
ve-ui-wins = wygrywa
ve-ui-draw = remis
ve-ui-out = bez kart
ve-ui-reshuffled = po tasowaniu
ve-ui-no-hide = bez ukrycia
ve-ui-no-holy-water = bez wody
ve-ui-no-combat = bez walki
ve-ui-no-pass = bez pasa
# Słowa na początku wiersza; po 12.
ve-ui-castle = Zamek
ve-ui-town = Miasto
ve-ui-dead = Nie żyją
ve-ui-asked = Spytano
ve-ui-attack = Atak
ve-ui-defence = Obrona
ve-ui-played = Zagrane
ve-ui-support = Wsparcie
ve-ui-nobody = nikt
# Kim ktoś jest, o ile czytający może to wiedzieć.
ve-ui-is-revealed = ujawniony wampir
ve-ui-is-vampire = tajny wampir
ve-ui-was-vampire = wampir
ve-ui-is-known = potwierdzony człowiek
ve-ui-is-human = człowiek
ve-ui-is-token = człowiek, twój żeton
ve-ui-is-unknown = ?
# $names zaczyna się od postaci, która wyjdzie jako ostatnia.
ve-ui-bottom = Od spodu miasta w górę: { $names }
ve-ui-count =
    { $count ->
        [one] { $one } i { $another }: { $count } wampir
        [few] { $one } i { $another }: { $count } wampiry
       *[many] { $one } i { $another }: { $count } wampirów
    }
ve-ui-combat = Walka, runda { $round }. Atakuje: { $attacker }, broni się: { $defender }
ve-ui-markers = znaczniki +{ $count }
ve-ui-this-round = w tej rundzie +{ $count }
ve-ui-this-combat = w tej walce +{ $count }
ve-ui-cancelled = anulowana
ve-ui-aside = do użycia w ataku: { $cards }
# O kartach: jako co można je zagrać i ile kosztują.
ve-ui-group-noble = szlachta
ve-ui-group-servant = służba
ve-ui-group-clergy = duchowni
ve-ui-group-vampire = wampir
ve-ui-group-holy-water = woda św.
ve-ui-your-hand = Twoja ręka
ve-ui-hand-of = Ręka ({ $name })
ve-ui-your-cellar = Twoja piwnica
ve-ui-your-moat = Twoja fosa
# Co na oczach wszystkich tam trafiło.
ve-ui-shown = Jawnie w fosie ({ $name })
ve-ui-costs = ☼ koszt w dzień, ☾ w nocy: tyle innych kart
# Obok możliwości.
ve-ui-in-castle = zamek
ve-ui-in-town = miasto
ve-ui-needs = atak { $count } lub więcej
# Pod możliwościami: czemu czegoś wśród nich nie ma.
ve-ui-no-water-now = Wody święconej nie ma do wyboru: trzeba dwóch kart wody święconej.
ve-ui-no-hiding-now = Ukrycia nie ma do wyboru: trzeba trzech kart walki.
ve-ui-hiding-forbidden = W tej turze nie wolno ukrywać.
# W dzienniku, gdy kilka rzeczy jednego rodzaju następuje po sobie.
ve-ui-entered = Do zamku wchodzą: { $names }.
ve-ui-vampires-drawn = Twoje trzy wampiry: { $names }.
ve-ui-tokens-drawn = Twoje dwa żetony, oba to ludzie: { $names }.
ve-ui-got = Dobierasz: { $cards }.
ve-ui-lost = Tracisz losowo: { $cards }.
ve-ui-to-moat = Do twojej fosy: { $cards }.
ve-ui-to-cellar = Do twojej piwnicy: { $cards }.
ve-ui-discarded-moat =
    { $count ->
        [one] { $name } odrzuca do fosy { $count } zakrytą kartę.
        [few] { $name } odrzuca do fosy { $count } zakryte karty.
       *[many] { $name } odrzuca do fosy { $count } zakrytych kart.
    }
ve-ui-discarded-cellar =
    { $count ->
        [one] { $name } odkłada do piwnicy { $count } zakrytą kartę.
        [few] { $name } odkłada do piwnicy { $count } zakryte karty.
       *[many] { $name } odkłada do piwnicy { $count } zakrytych kart.
    }
ve-ui-you-dropped = Odrzucasz zakryte: { $cards }.
ve-ui-dropped =
    { $count ->
        [one] { $name } odrzuca { $count } zakrytą kartę.
        [few] { $name } odrzuca { $count } zakryte karty.
       *[many] { $name } odrzuca { $count } zakrytych kart.
    }
ve-ui-you-played = Zagrywasz: { $cards }.
ve-ui-they-played = { $name } zagrywa: { $cards }.

## Strony do czytania w terminalu

ve-ui-command-guide = przewodnik
ve-ui-command-cards = karty
ve-ui-about-guide = jak się gra
ve-ui-about-cards = obie talie i co robią karty wsparcia
ve-ui-deck-human = Talia ludzi
ve-ui-deck-vampire = Talia wampirów

ve-ui-guide-secret = Trzy z dziewięciu postaci to wampiry; zna je tylko gracz wampirów. Gracz ludzi zna dwoje z sześciorga ludzi. [VE-021, VE-023]
ve-ui-guide-castle = Trzy postacie są w zamku, pozostałe czekają w mieście w nieznanej kolejności. Kto opuszcza zamek, tego od razu zastępuje następna postać. [VE-028, VE-029]
ve-ui-guide-turn = Tury następują na przemian: gracza wampirów to noc, gracza ludzi dzień. Tura ma trzy kroki. [VE-049, VE-050, VE-051]
ve-ui-guide-discard = Krok 1: odłóż dowolne karty do fosy, skąd nie wracają, albo do piwnicy, która raz staje się twoją talią; potem dobierz do 8. [VE-053, VE-056, VE-042]
ve-ui-guide-reveal = Krok 2: gracz wampirów może ujawnić jednego wampira. Odtąd wspierają go karty wampira, ale działa też na niego woda święcona. [VE-064, VE-125, VE-126]
ve-ui-guide-combat = Krok 3, walka: jedna postać z zamku atakuje drugą. Zagrywasz karty profesji atakującej postaci, przeciwnik karty profesji broniącej się. Jeśli atak jest większy, broniąca się postać ginie; jeśli nie, jest druga runda, w której wszystkie karty nadal się liczą. [VE-104, VE-112, VE-117, VE-118]
ve-ui-guide-limits = Gracz ludzi nigdy nie atakuje ujawnionym wampirem. Gracz wampirów musi, jeśli taki jest w zamku. [VE-106, VE-107]
ve-ui-guide-hide = Krok 3, ukrycie (gracz wampirów): trzy karty walki odsyłają kogoś z zamku na spód miasta. [VE-077, VE-078]
ve-ui-guide-water = Krok 3, woda święcona (gracz ludzi): za dwie karty wody święconej dowiadujesz się, czy postać to wampir. Tego, który jest w zamku, możesz od razu zaatakować. [VE-085, VE-087, VE-090]
ve-ui-guide-pass = Krok 3, pas: odrzucasz dwie karty. [VE-143]
ve-ui-guide-support = Karty wsparcia zagrywają obaj gracze przed akcją i po niej, a niektóre w walce. Płaci się za nie innymi kartami z ręki, w dzień inaczej niż w nocy. [VE-149, VE-150, VE-153]
ve-ui-guide-end = Ludzie wygrywają, gdy nie żyją wszystkie wampiry, a wampiry, gdy nie żyją wszyscy ludzie albo gdy w zamku są trzy ujawnione wampiry. Gdy skończą się karty: 1 punkt za człowieka, 2 za wampira. [VE-184, VE-185, VE-186, VE-191, VE-192]

## Skąd biorą się wartości w walce. Obok wiersza stoi liczba, którą on do nich dodaje.

ve-account-card = „{ $card }”
ve-account-cancelled = „{ $card }”, karta anulowana
ve-account-markers = Znaczniki { ve-part-on-character }
ve-account-markers-idle = Znaczniki { ve-part-on-character } (+{ $count }) liczą się tylko w rundzie 1
ve-account-this-round = Karty wsparcia, tylko w tej rundzie
ve-account-this-combat = Karty wsparcia, w tej walce
ve-account-nothing = Nic jeszcze nie zagrano
ve-account-whole-deck = Cała talia
ve-account-in-hand = Na ręce
ve-account-in-cellar = W piwnicy
ve-account-in-moat = W fosie
ve-account-on-table = Odkryte na stole
ve-account-moat-shown = Trafiły tam na oczach wszystkich
ve-account-moat-taken = Zabrane stamtąd w ukryciu
ve-account-moat-face-down = Odłożone tam zakryte
ve-account-drawn = Dobrane
ve-account-taken = Wzięte z piwnicy lub fosy
ve-account-discarded = Odrzucone przed dobieraniem
ve-account-played = Zagrane
ve-account-dropped = Oddane na koszty i pasy
ve-account-lost = Stracone przez efekt karty
ve-account-cellar-put = Odłożone tam przed dobieraniem
ve-account-cellar-taken = Wzięte stamtąd
ve-account-cellar-reshuffled = Stały się nową talią
ve-account-marker =
    { $seat-you ->
        [yes] Twój znacznik
       *[no] Znacznik { $seat-gen }
    }
ve-account-no-marker = Brak znaczników
ve-account-none = Brak kart
ve-account-rest = Wcześniej albo właśnie teraz

## Pola widoku dla planszy, która nie zna żadnej gry: ve-field-NAZWA, a ich wartości: ve-NAZWA-WARTOŚĆ albo
## ve-value-WARTOŚĆ. Podkreślenie w nazwie jest tu łącznikiem.

ve-field-turn = Tura
ve-field-active = Czyja tura
ve-field-players = Gracze
ve-field-side = Strona
ve-field-hand = Ręka
ve-field-value = Co to jest
ve-field-open = Jawne
ve-field-seen-by = Kto wie
ve-field-deck = Talia
ve-field-cellar = Piwnica
ve-field-moat = Fosa
ve-field-hand-count = Karty na ręce
ve-field-deck-count = Karty w talii
ve-field-cellar-count = Karty w piwnicy
ve-field-moat-count = Karty w fosie
ve-field-reshuffled = Piwnica już potasowana
ve-field-shown = Jawnie trafiły do fosy
ve-field-taken-back = Wzięte bez pokazania
ve-field-played = Zagrane
ve-field-cancelled = Anulowane
ve-field-forbidden = Zakazane
ve-field-castle = Zamek
ve-field-who = Postać
ve-field-markers = Znaczniki
ve-field-town = Miasto
ve-field-top = Wierzch
ve-field-middle = W nieznanej kolejności
ve-field-bottom = Spód, od ostatniej karty
ve-field-dead = Nie żyją
ve-field-revealed = Ujawnione wampiry
ve-field-known-humans = Potwierdzeni ludzie
ve-field-vampires = Wampiry
ve-field-tokens = Żetony gracza ludzi
ve-field-counts = Odpowiedzi na „Spowiedź”
ve-field-one = Jedna postać
ve-field-another = Druga postać
ve-field-combat = Walka
ve-field-round = Runda
ve-field-attacker = Atakuje
ve-field-defender = Broni się
ve-field-attack = Atak
ve-field-defence = Obrona
ve-field-this-round = Efekty w tej rundzie
ve-field-this-combat = Efekty w tej walce
ve-field-aside = Woda święcona do ataku
ve-field-changed = Może dołożyć karty
ve-field-ended = Przerwana kartą
ve-field-card = Karta wsparcia
ve-field-pc = Miejsce w jej tekście
ve-field-player = Kto ją zagrywa
ve-field-locals = Co wskazano
ve-field-ending = Zakończenie
ve-field-winners = Zwycięzcy
ve-field-frames = Trwające kroki
ve-field-step = Krok
ve-field-moment = Okno
ve-field-seat = Kto decyduje
ve-field-count = Ile zostało
ve-field-human = Ludzie
ve-field-vampire = Wampiry
ve-field-place = Miejsce
ve-field-done = Ile zrobiono

ve-step-draw-sides = Losowanie stron
ve-step-enter-castle = Ktoś wchodzi do zamku
ve-step-draw-vampires = Losowanie wampirów
ve-step-draw-tokens = Losowanie żetonów ludzi
ve-step-draw-cards = Dobieranie kart
ve-step-lose-cards = Losowe odrzucanie
ve-step-turn-begins = Początek tury
ve-step-discard = Krok 1: odrzucanie i dobieranie
ve-step-reveal = Krok 2: ujawnienie wampira
ve-step-before-action = Przed akcją
ve-step-act = Krok 3: akcja
ve-step-after-action = Po akcji
ve-step-turn-ends = Koniec tury
ve-step-window = Karty wsparcia
ve-step-card-asks = Działa karta wsparcia
ve-step-pay-cards = Zapłata za kartę wsparcia
ve-step-hide-cards = Karty do ukrycia
ve-step-ask-cards = Woda święcona
ve-step-attack-now = Natychmiastowy atak
ve-step-pass-cards = Pas
ve-step-attack = Atak
ve-step-after-attack = Po ataku
ve-step-defend = Obrona
ve-step-after-defence = Po obronie
ve-step-compare = Porównanie
ve-step-combat-ends = Koniec walki
ve-step-add-attack = Dokładanie do ataku
ve-step-add-defence = Dokładanie do obrony
ve-step-over = Gra skończona

ve-moment-general = Poza walką
ve-moment-after-attack = Po ataku
ve-moment-after-defence = Po obronie

ve-value-lady = { ve-character-lady }
ve-value-lord = { ve-character-lord }
ve-value-officer = { ve-character-officer }
ve-value-maid = { ve-character-maid }
ve-value-cook = { ve-character-cook }
ve-value-butler = { ve-character-butler }
ve-value-monk = { ve-character-monk }
ve-value-nun = { ve-character-nun }
ve-value-bishop = { ve-character-bishop }
ve-value-hide = { ve-action-hide }
ve-value-holy-water = { ve-action-holy_water }
ve-value-combat = { ve-action-combat }
ve-value-pass = { ve-action-pass }
ve-value-true = tak
ve-value-false = nie
ve-value-unknown = zakryte
ve-value-spectator = widzowie

# Karty, gdziekolwiek leżą.
ve-value-h01 = { ve-card-h01 }
ve-value-h02 = { ve-card-h02 }
ve-value-h03 = { ve-card-h03 }
ve-value-h04 = { ve-card-h04 }
ve-value-h05 = { ve-card-h05 }
ve-value-h06 = { ve-card-h06 }
ve-value-h07 = { ve-card-h07 }
ve-value-h08 = { ve-card-h08 }
ve-value-h09 = { ve-card-h09 }
ve-value-h10 = { ve-card-h10 }
ve-value-h11 = { ve-card-h11 }
ve-value-h12 = { ve-card-h12 }
ve-value-h13 = { ve-card-h13 }
ve-value-h14 = { ve-card-h14 }
ve-value-h15 = { ve-card-h15 }
ve-value-h16 = { ve-card-h16 }
ve-value-h17 = { ve-card-h17 }
ve-value-h18 = { ve-card-h18 }
ve-value-h19 = { ve-card-h19 }
ve-value-h20 = { ve-card-h20 }
ve-value-h21 = { ve-card-h21 }
ve-value-h22 = { ve-card-h22 }
ve-value-h23 = { ve-card-h23 }
ve-value-h24 = { ve-card-h24 }
ve-value-h25 = { ve-card-h25 }
ve-value-h26 = { ve-card-h26 }
ve-value-h27 = { ve-card-h27 }
ve-value-h28 = { ve-card-h28 }
ve-value-h29 = { ve-card-h29 }
ve-value-h30 = { ve-card-h30 }
ve-value-h31 = { ve-card-h31 }
ve-value-h32 = { ve-card-h32 }
ve-value-h33 = { ve-card-h33 }
ve-value-h34 = { ve-card-h34 }
ve-value-h35 = { ve-card-h35 }
ve-value-h36 = { ve-card-h36 }
ve-value-h37 = { ve-card-h37 }
ve-value-h38 = { ve-card-h38 }
ve-value-h39 = { ve-card-h39 }
ve-value-h40 = { ve-card-h40 }
ve-value-v01 = { ve-card-v01 }
ve-value-v02 = { ve-card-v02 }
ve-value-v03 = { ve-card-v03 }
ve-value-v04 = { ve-card-v04 }
ve-value-v05 = { ve-card-v05 }
ve-value-v06 = { ve-card-v06 }
ve-value-v07 = { ve-card-v07 }
ve-value-v08 = { ve-card-v08 }
ve-value-v09 = { ve-card-v09 }
ve-value-v10 = { ve-card-v10 }
ve-value-v11 = { ve-card-v11 }
ve-value-v12 = { ve-card-v12 }
ve-value-v13 = { ve-card-v13 }
ve-value-v14 = { ve-card-v14 }
ve-value-v15 = { ve-card-v15 }
ve-value-v16 = { ve-card-v16 }
ve-value-v17 = { ve-card-v17 }
ve-value-v18 = { ve-card-v18 }
ve-value-v19 = { ve-card-v19 }
ve-value-v20 = { ve-card-v20 }
ve-value-v21 = { ve-card-v21 }
ve-value-v22 = { ve-card-v22 }
ve-value-v23 = { ve-card-v23 }
ve-value-v24 = { ve-card-v24 }
ve-value-v25 = { ve-card-v25 }
ve-value-v26 = { ve-card-v26 }
ve-value-v27 = { ve-card-v27 }
ve-value-v28 = { ve-card-v28 }
ve-value-v29 = { ve-card-v29 }
ve-value-v30 = { ve-card-v30 }
ve-value-v31 = { ve-card-v31 }
ve-value-v32 = { ve-card-v32 }
ve-value-v33 = { ve-card-v33 }
ve-value-v34 = { ve-card-v34 }
ve-value-v35 = { ve-card-v35 }
ve-value-v36 = { ve-card-v36 }
ve-value-v37 = { ve-card-v37 }
ve-value-v38 = { ve-card-v38 }
ve-value-v39 = { ve-card-v39 }
ve-value-v40 = { ve-card-v40 }

# Pola, w których liczby to miejsca: pokazuje się gracza, który tam siedzi.
ve-holds-active = seat
ve-holds-seen-by = seat
ve-holds-changed = seat
ve-holds-player = seat
ve-holds-winners = seat
ve-holds-seat = seat

## Co bot uważał za prawdopodobne, mówione po partii.

ve-believes-vampire = { $character } to wampir.
ve-believes-token =
    { $seat-you ->
        [yes] Masz żeton { ve-part-of-character }.
       *[no] { $seat } ma żeton { ve-part-of-character }.
    }

## Ustalenia przed partią: ve-setup-OPCJA i ve-setup-OPCJA-WARTOŚĆ.

ve-setup-vampires = Kto prowadzi wampiry
ve-setup-vampires-0 = Miejsce 1
ve-setup-vampires-1 = Miejsce 2
ve-setup-vampires-draw = Rozstrzyga los
