### bridgelaw words: terms, French (FFB usage)

## Seats. Private terms with a case; each language knows its own cases (fr: elision; en, nb: possessive)

-north = { $case ->
       *[plain] Nord
        [of] de Nord
        [that] que Nord
    }

-east = { $case ->
       *[plain] Est
        [of] d’Est
        [that] qu’Est
    }

-south = { $case ->
       *[plain] Sud
        [of] de Sud
        [that] que Sud
    }

-west = { $case ->
       *[plain] Ouest
        [of] d’Ouest
        [that] qu’Ouest
    }

## Roles. $ROLE is a seat code N E S W (or a ready name). ROLE = name; ROLE-of = possessive (fr: de + name); ROLE-that = that + name (fr: que + name)

seat = { $seat ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
        [director] L’arbitre
        [spectator] Un spectateur
       *[other] { $seat }
    }

seat-of = { $seat ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
        [director] de l’arbitre
        [spectator] d’un spectateur
       *[other] de { $seat }
    }

seat-that = { $seat ->
        [N] { -north(case: "that") }
        [E] { -east(case: "that") }
        [S] { -south(case: "that") }
        [W] { -west(case: "that") }
        [director] que l’arbitre
        [spectator] qu’un spectateur
       *[other] que { $seat }
    }

partner = { $partner ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $partner }
    }

partner-of = { $partner ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
       *[other] de { $partner }
    }

partner-that = { $partner ->
        [N] { -north(case: "that") }
        [E] { -east(case: "that") }
        [S] { -south(case: "that") }
        [W] { -west(case: "that") }
       *[other] que { $partner }
    }

due = { $due ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $due }
    }

due-of = { $due ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
       *[other] de { $due }
    }

due-that = { $due ->
        [N] { -north(case: "that") }
        [E] { -east(case: "that") }
        [S] { -south(case: "that") }
        [W] { -west(case: "that") }
       *[other] que { $due }
    }

from = { $from ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $from }
    }

from-that = { $from ->
        [N] { -north(case: "that") }
        [E] { -east(case: "that") }
        [S] { -south(case: "that") }
        [W] { -west(case: "that") }
       *[other] que { $from }
    }

leader = { $leader ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $leader }
    }

leader-that = { $leader ->
        [N] { -north(case: "that") }
        [E] { -east(case: "that") }
        [S] { -south(case: "that") }
        [W] { -west(case: "that") }
       *[other] que { $leader }
    }

declarer = { $declarer ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $declarer }
    }

declarer-of = { $declarer ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
       *[other] de { $declarer }
    }

dealer = { $dealer ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $dealer }
    }

other = { $other ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $other }
    }

other-of = { $other ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
       *[other] de { $other }
    }

winner = { $winner ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $winner }
    }

offender = { $offender ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $offender }
    }

rho = { $rho ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $rho }
    }

# Letter of the seat in diagrams and column heads
seat-letter = { $seat ->
        [N] N
        [E] E
        [S] S
       *[W] O
    }

# $side, $other_side: NS or EW
side = { $side ->
        [NS] Nord-Sud
       *[EW] Est-Ouest
    }

other_side = { $other_side ->
        [NS] Nord-Sud
       *[EW] Est-Ouest
    }

side-letters = { $side ->
        [NS] NS
       *[EW] EO
    }

## Suits and denominations. $suit: S H D C; $strain: S H D C NT

suit = { $suit ->
        [S] pique
        [H] cœur
        [D] carreau
       *[C] trèfle
    }

# in that suit: led IN hearts, attaqué À cœur, spilt ut I hjerter
suit-in = { $suit ->
        [S] à pique
        [H] à cœur
        [D] à carreau
       *[C] à trèfle
    }

# one card of the suit, with the indefinite article
suit-card = { $suit ->
        [S] un pique
        [H] un cœur
        [D] un carreau
       *[C] un trèfle
    }

suit-symbol = { $suit ->
        [S] ♠
        [H] ♥
        [D] ♦
       *[C] ♣
    }

strain-short = { $strain ->
        [S] ♠
        [H] ♥
        [D] ♦
        [C] ♣
       *[NT] SA
    }

strain = { $strain ->
        [S] pique
        [H] cœur
        [D] carreau
        [C] trèfle
       *[NT] sans-atout
    }

# strain after a level word; $level is a number
strain-counted = { $strain ->
        [S] { $level ->
            [one] pique
           *[other] piques
        }
        [H] { $level ->
            [one] cœur
           *[other] cœurs
        }
        [D] { $level ->
            [one] carreau
           *[other] carreaux
        }
        [C] { $level ->
            [one] trèfle
           *[other] trèfles
        }
       *[NT] sans-atout
    }

level-word = { $level ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
       *[other] { $level }
    }

## Ranks. $rank: A K Q J T 9 … 2 as a string

rank-short = { $rank ->
        [A] A
        [K] R
        [Q] D
        [J] V
        [T] 10
       *[other] { $rank }
    }

rank-word = { $rank ->
        [A] as
        [K] roi
        [Q] dame
        [J] valet
        [T] dix
       *[other] { $rank }
    }

## Calls, cards, contracts. Rendered first, then handed to other messages as the text variables $call, $card, $contract, $result

call-bid =
    .short = { $level }{ strain-short }
    .spoken = { level-word } { strain-counted }

call-pass =
    .short = Passe
    .spoken = passe
    .label = Passe
    .noun = Passe

call-double =
    .short = X
    .spoken = contre
    .label = Contre
    .noun = Contre

call-redouble =
    .short = XX
    .spoken = surcontre
    .label = Surcontre
    .noun = Surcontre

## A call in a sentence, by its text as it is said: « la déclaration 2♥ », but « le Passe », « le contre »; .ending is that of a participle

call-named =
    .the = { $call ->
        [Passe] le Passe
        [Contre] le contre
        [Surcontre] le surcontre
       *[other] la déclaration { $call }
    }
    .opening = { $call ->
        [Passe] Le Passe
        [Contre] Le contre
        [Surcontre] Le surcontre
       *[other] La déclaration { $call }
    }
    .of = { $call ->
        [Passe] du Passe
        [Contre] du contre
        [Surcontre] du surcontre
       *[other] de { $call }
    }
    .a = { $call ->
        [Passe] un Passe
        [Contre] un contre
        [Surcontre] un surcontre
       *[other] { $call }
    }
    .bare = { $call ->
        [Passe] le Passe
        [Contre] le contre
        [Surcontre] le surcontre
       *[other] { $call }
    }
    .made = { $call ->
        [Passe] passé
        [Contre] contré
        [Surcontre] surcontré
       *[other] déclaré { $call }
    }
    .ending = { $call ->
        [Passe] {""}
        [Contre] {""}
        [Surcontre] {""}
       *[other] e
    }

first-named =
    .the = { $first ->
        [Passe] le Passe
        [Contre] le contre
        [Surcontre] le surcontre
       *[other] la déclaration { $first }
    }
    .opening = { $first ->
        [Passe] Le Passe
        [Contre] Le contre
        [Surcontre] Le surcontre
       *[other] La déclaration { $first }
    }
    .made = { $first ->
        [Passe] passé
        [Contre] contré
        [Surcontre] surcontré
       *[other] déclaré { $first }
    }

second-named =
    .the = { $second ->
        [Passe] le Passe
        [Contre] le contre
        [Surcontre] le surcontre
       *[other] la déclaration { $second }
    }

card =
    .short = { suit-symbol }{ rank-short }
    .spoken = { rank-word } de { suit }

# $risk: none X XX
contract = { call-bid.short }{ $risk ->
        [X] {" "}contré
        [XX] {" "}surcontré
       *[none] {""}
    }

contract-by = { $risk ->
        [none] { $contract } joué par { declarer }
       *[other] { $contract }, joué par { declarer }
    }

# $outcome: made over down; $count: number of tricks over or down
result = { contract-by }, { $outcome ->
        [over] +{ $count }
        [down] { count-down }
       *[made] juste
    }

## Counts. The variable is a number; French counts 0 as singular

count-tricks = { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }

count-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

count-overtricks = { $count ->
        [one] { $count } levée de mieux
       *[other] { $count } levées de mieux
    }

count-down = { $count ->
        [one] une de chute
       *[other] { $count } de chute
    }

count-options = { $options ->
        [one] { $options } option
       *[other] { $options } options
    }

count-players = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

count-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## Citations. $number such as 16B1(a); $year a string

law-citation = Loi { $number }

law-citation-edition = Loi { $number } ({ $year })

laws-edition = Code { $year }

## How strong the verb of a Law is

force-may =
    .label = peut
    .why = Ne pas le faire n’est pas une faute.

force-does =
    .label = fait
    .why = C’est la procédure correcte ; rien n’est dit d’un manquement.

force-should =
    .label = devrait
    .why = Ne pas le faire est une infraction, rarement pénalisée, qui peut coûter un droit.

force-shall =
    .label = doit
    .why = Un manquement est pénalisé le plus souvent.

force-must =
    .label = doit impérativement
    .why = Le mot le plus fort : un manquement est grave.

force-should_not =
    .label = ne devrait pas
    .why = Un manquement est une infraction, rarement pénalisée.

force-shall_not =
    .label = ne doit pas
    .why = Un manquement est pénalisé le plus souvent.

force-may_not =
    .label = ne peut pas
    .why = Une forte interdiction, presque la plus forte.

force-must_not =
    .label = ne doit en aucun cas
    .why = L’interdiction la plus forte : un manquement est grave.

## Vulnerability and dealer

vulnerability = { $vulnerable ->
        [NS] Nord-Sud vulnérables
        [EW] Est-Ouest vulnérables
        [All] Tous vulnérables
       *[None] Personne vulnérable
    }

dealer-line = Donneur : { dealer }

## The persons at the table

person-dummy = mort

person-declarer = déclarant

## Words that differ by edition ($laws_WORD: what its file says under [words]); lower case, no article unless shown

edition-logical_alternative = { $laws_logical_alternative ->
        [possibility] possibilité logique
       *[alternative] alternative logique
    }

# a call, a bid, two bids
edition-artificial_call = { $laws_artificial_call ->
        [conventional] conventionnelle
       *[artificial] artificielle
    }

edition-artificial_bid = { $laws_artificial_call ->
        [conventional] conventionnelle
       *[artificial] artificielle
    }

edition-artificial_bids = { $laws_artificial_call ->
        [conventional] conventionnelles
       *[artificial] artificielles
    }

edition-serious_error = { $laws_serious_error ->
        [serious] erreur grossière
       *[extremely_serious] erreur extrêmement grave
    }

edition-gambling_action = { $laws_gambling_action ->
        [wild_or_gambling] action inconsidérée ou aventureuse
       *[gambling] action aventureuse
    }

edition-rectification =
    .one = { $laws_puts_right ->
            [penalty] une pénalité
           *[rectification] une rectification
        }
    .the = { $laws_puts_right ->
            [penalty] la pénalité
           *[rectification] la rectification
        }
    .any = { $laws_puts_right ->
            [penalty] pénalité
           *[rectification] rectification
        }

edition-lead_restriction =
    .one = { $laws_puts_right ->
            [penalty] pénalité d’attaque
           *[rectification] restriction d’attaque
        }
    .many = { $laws_puts_right ->
            [penalty] pénalités d’attaque
           *[rectification] restrictions d’attaque
        }
    .heading = { $laws_puts_right ->
            [penalty] Pénalité d’attaque
           *[rectification] Restriction d’attaque
        }
