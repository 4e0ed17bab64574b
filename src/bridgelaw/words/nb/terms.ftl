### bridgelaw words: terms, Norwegian bokmål (NBF usage)

## Seats. Private terms with a case; each language knows its own cases (fr: elision; en, nb: possessive)

-north = { $case ->
       *[plain] Nord
        [of] Nords
    }

-east = { $case ->
       *[plain] Øst
        [of] Østs
    }

-south = { $case ->
       *[plain] Syd
        [of] Syds
    }

-west = { $case ->
       *[plain] Vest
        [of] Vests
    }

## Roles. $ROLE is a seat code N E S W (or a ready name). ROLE = name; ROLE-of = possessive (fr: de + name); ROLE-that = that + name (fr: que + name)

seat = { $seat ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
        [director] TL
        [spectator] En tilskuer
       *[other] { $seat }
    }

seat-of = { $seat ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
        [director] TLs
        [spectator] en tilskuers
       *[other] { $seat }s
    }

seat-that = at { $seat ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
        [director] TL
        [spectator] en tilskuer
       *[other] { $seat }
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
       *[other] { $partner }s
    }

partner-that = at { $partner ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $partner }
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
       *[other] { $due }s
    }

due-that = at { $due ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $due }
    }

from = { $from ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $from }
    }

from-that = at { $from ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $from }
    }

leader = { $leader ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $leader }
    }

leader-that = at { $leader ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
       *[other] { $leader }
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
       *[other] { $declarer }s
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
       *[other] { $other }s
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
        [E] Ø
        [S] S
       *[W] V
    }

# $side, $other_side: NS or EW
side = { $side ->
        [NS] Nord–Syd
       *[EW] Øst–Vest
    }

other_side = { $other_side ->
        [NS] Nord–Syd
       *[EW] Øst–Vest
    }

side-letters = { $side ->
        [NS] NS
       *[EW] ØV
    }

## Suits and denominations. $suit: S H D C; $strain: S H D C NT

suit = { $suit ->
        [S] spar
        [H] hjerter
        [D] ruter
       *[C] kløver
    }

# in that suit: led IN hearts, attaqué À cœur, spilt ut I hjerter
suit-in = { $suit ->
        [S] i spar
        [H] i hjerter
        [D] i ruter
       *[C] i kløver
    }

# one card of the suit, with the indefinite article
suit-card = { $suit ->
        [S] en spar
        [H] en hjerter
        [D] en ruter
       *[C] en kløver
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
       *[NT] NT
    }

strain = { $strain ->
        [S] spar
        [H] hjerter
        [D] ruter
        [C] kløver
       *[NT] grand
    }

# strain after a level word; $level is a number
strain-counted = { $strain ->
        [S] spar
        [H] hjerter
        [D] ruter
        [C] kløver
       *[NT] grand
    }

level-word = { $level ->
        [1] en
        [2] to
        [3] tre
        [4] fire
        [5] fem
        [6] seks
        [7] sju
       *[other] { $level }
    }

## Ranks. $rank: A K Q J T 9 … 2 as a string

rank-short = { $rank ->
        [A] E
        [K] K
        [Q] D
        [J] kn
        [T] 10
       *[other] { $rank }
    }

rank-word = { $rank ->
        [A] ess
        [K] konge
        [Q] dame
        [J] knekt
        [T] ti
       *[other] { $rank }
    }

## Calls, cards, contracts. Rendered first, then handed to other messages as the text variables $call, $card, $contract, $result

call-bid =
    .short = { $level }{ strain-short }
    .spoken = { level-word } { strain-counted }

call-pass =
    .short = pass
    .spoken = pass
    .label = Pass
    .noun = pass

call-double =
    .short = D
    .spoken = dobler
    .label = Dobler
    .noun = dobling

call-redouble =
    .short = RD
    .spoken = redobler
    .label = Redobler
    .noun = redobling

## A call in a sentence, by its text as it is said; .opening begins a sentence

call-named =
    .the = { $call ->
        [pass] passen
        [dobling] doblingen
        [redobling] redoblingen
       *[other] { $call }
    }
    .opening = { $call ->
        [pass] Pass
        [dobling] Doblingen
        [redobling] Redoblingen
       *[other] { $call }
    }
    .of = av { $call }
    .a = { $call }
    .bare = { $call }
    .made = { $call ->
        [pass] passet
        [dobling] doblet
        [redobling] redoblet
       *[other] meldte { $call }
    }
    .ending = {""}

first-named =
    .the = { $first }
    .opening = { $first ->
        [pass] Pass
        [dobling] Doblingen
        [redobling] Redoblingen
       *[other] { $first }
    }
    .made = { $first ->
        [pass] passet
        [dobling] doblet
        [redobling] redoblet
       *[other] meldte { $first }
    }

second-named =
    .the = { $second }

card =
    .short = { suit-symbol }{ rank-short }
    .spoken = { suit } { rank-word }

# $risk: none X XX
contract = { call-bid.short }{ $risk ->
        [X] {" "}doblet
        [XX] {" "}redoblet
       *[none] {""}
    }

contract-by = { $risk ->
        [none] { $contract } i { declarer }
       *[other] { $contract } i { declarer }
    }

# $outcome: made over down; $count: number of tricks over or down
result = { contract-by }, { $outcome ->
        [over] hjem med { count-overtricks }
        [down] { count-down }
       *[made] akkurat hjem
    }

## Counts. The variable is a number; French counts 0 as singular

count-tricks = { $tricks ->
        [one] { $tricks } stikk
       *[other] { $tricks } stikk
    }

count-cards = { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
    }

count-overtricks = { $count ->
        [one] { $count } overstikk
       *[other] { $count } overstikk
    }

count-down = { $count ->
        [one] én bet
       *[other] { $count } beter
    }

count-options = { $options ->
        [one] { $options } valgmulighet
       *[other] { $options } valgmuligheter
    }

count-players = { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }

count-minutes = { $minutes ->
        [one] { $minutes } minutt
       *[other] { $minutes } minutter
    }

## Citations. $number such as 16B1(a); $year a string

law-citation = § { $number }

law-citation-edition = § { $number } ({ $year })

laws-edition = Lovene av { $year }

## How strong the verb of a Law is

force-may =
    .label = kan
    .why = Det er ikke galt å la det være.

force-does =
    .label = gjør
    .why = Dette er riktig fremgangsmåte; ingenting sies om brudd.

force-should =
    .label = bør
    .why = Å la det være er et regelbrudd som sjelden straffes, men som kan koste en rett.

force-shall =
    .label = skal
    .why = Et brudd straffes oftere enn ikke.

force-must =
    .label = må
    .why = Det sterkeste ordet: et brudd er alvorlig.

force-should_not =
    .label = bør ikke
    .why = Et brudd er et regelbrudd som sjelden straffes.

force-shall_not =
    .label = skal ikke
    .why = Et brudd straffes oftere enn ikke.

force-may_not =
    .label = kan ikke
    .why = Et sterkt forbud, nest etter det sterkeste.

force-must_not =
    .label = må ikke
    .why = Det sterkeste forbudet: et brudd er alvorlig.

## Vulnerability and dealer

vulnerability = { $vulnerable ->
        [NS] Nord–Syd i sonen
        [EW] Øst–Vest i sonen
        [All] Alle i sonen
       *[None] Ingen i sonen
    }

dealer-line = Giver: { dealer }

## The persons at the table

person-dummy = blindemann

person-declarer = spillefører

## Words that differ by edition ($laws_WORD: what its file says under [words]); lower case, no article unless shown

edition-logical_alternative = logisk alternativ

# a call, a bid, two bids
edition-artificial_call = { $laws_artificial_call ->
        [conventional] konvensjonell
       *[artificial] kunstig
    }

edition-artificial_bid = { $laws_artificial_call ->
        [conventional] konvensjonelt
       *[artificial] kunstig
    }

edition-artificial_bids = { $laws_artificial_call ->
        [conventional] konvensjonelle
       *[artificial] kunstige
    }

edition-serious_error = { $laws_serious_error ->
        [serious] alvorlig feil
       *[extremely_serious] særdeles alvorlig feil
    }

edition-gambling_action = { $laws_gambling_action ->
        [wild_or_gambling] vill eller spekulativ handling
       *[gambling] spekulativ handling
    }

edition-rectification =
    .one = { $laws_puts_right ->
            [penalty] en straff
           *[rectification] en korrigering
        }
    .the = { $laws_puts_right ->
            [penalty] straffen
           *[rectification] korrigeringen
        }
    .any = { $laws_puts_right ->
            [penalty] straff
           *[rectification] korrigering
        }

edition-lead_restriction =
    .one = { $laws_puts_right ->
            [penalty] utspillsstraff
           *[rectification] utspillsrestriksjon
        }
    .many = { $laws_puts_right ->
            [penalty] utspillsstraff
           *[rectification] utspillsrestriksjoner
        }
    .heading = { $laws_puts_right ->
            [penalty] Utspillsstraff
           *[rectification] Utspillsrestriksjon
        }
