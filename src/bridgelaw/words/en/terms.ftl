### bridgelaw words: terms, English

## Seats. Private terms with a case; each language knows its own cases (fr: elision; en, nb: possessive)

-north = { $case ->
       *[plain] North
        [of] North’s
    }

-east = { $case ->
       *[plain] East
        [of] East’s
    }

-south = { $case ->
       *[plain] South
        [of] South’s
    }

-west = { $case ->
       *[plain] West
        [of] West’s
    }

## Roles. $ROLE is a seat code N E S W (or a ready name). ROLE = name; ROLE-of = possessive (fr: de + name); ROLE-that = that + name (fr: que + name)

seat = { $seat ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
        [director] The Director
        [spectator] A spectator
       *[other] { $seat }
    }

seat-of = { $seat ->
        [N] { -north(case: "of") }
        [E] { -east(case: "of") }
        [S] { -south(case: "of") }
        [W] { -west(case: "of") }
        [director] the Director’s
        [spectator] a spectator’s
       *[other] { $seat }’s
    }

seat-that = that { $seat ->
        [N] { -north }
        [E] { -east }
        [S] { -south }
        [W] { -west }
        [director] the Director
        [spectator] a spectator
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
       *[other] { $partner }’s
    }

partner-that = that { $partner ->
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
       *[other] { $due }’s
    }

due-that = that { $due ->
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

from-that = that { $from ->
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

leader-that = that { $leader ->
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
       *[other] { $declarer }’s
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
       *[other] { $other }’s
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
       *[W] W
    }

# $side, $other_side: NS or EW
side = { $side ->
        [NS] North–South
       *[EW] East–West
    }

other_side = { $other_side ->
        [NS] North–South
       *[EW] East–West
    }

side-letters = { $side ->
        [NS] NS
       *[EW] EW
    }

## Suits and denominations. $suit: S H D C; $strain: S H D C NT

suit = { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

# in that suit: led IN hearts, attaqué À cœur, spilt ut I hjerter
suit-in = { $suit ->
        [S] in spades
        [H] in hearts
        [D] in diamonds
       *[C] in clubs
    }

# one card of the suit, with the indefinite article
suit-card = { $suit ->
        [S] a spade
        [H] a heart
        [D] a diamond
       *[C] a club
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
        [S] spades
        [H] hearts
        [D] diamonds
        [C] clubs
       *[NT] no trump
    }

# strain after a level word; $level is a number
strain-counted = { $strain ->
        [S] { $level ->
            [one] spade
           *[other] spades
        }
        [H] { $level ->
            [one] heart
           *[other] hearts
        }
        [D] { $level ->
            [one] diamond
           *[other] diamonds
        }
        [C] { $level ->
            [one] club
           *[other] clubs
        }
       *[NT] no trump
    }

level-word = { $level ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[other] { $level }
    }

## Ranks. $rank: A K Q J T 9 … 2 as a string

rank-short = { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }

rank-word = { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
       *[other] { $rank }
    }

## Calls, cards, contracts. Rendered first, then handed to other messages as the text variables $call, $card, $contract, $result

call-bid =
    .short = { $level }{ strain-short }
    .spoken = { level-word } { strain-counted }

call-pass =
    .short = Pass
    .spoken = pass
    .label = Pass
    .noun = Pass

call-double =
    .short = X
    .spoken = double
    .label = Double
    .noun = Double

call-redouble =
    .short = XX
    .spoken = redouble
    .label = Redouble
    .noun = Redouble

## A call in a sentence, by its text as it is said

call-named =
    .the = { $call ->
        [Pass] the pass
        [Double] the double
        [Redouble] the redouble
       *[other] { $call }
    }
    .opening = { $call ->
        [Pass] The pass
        [Double] The double
        [Redouble] The redouble
       *[other] { $call }
    }
    .of = of { $call }
    .a = { $call ->
        [Pass] a pass
        [Double] a double
        [Redouble] a redouble
       *[other] { $call }
    }
    .bare = { $call ->
        [Pass] pass
        [Double] double
        [Redouble] redouble
       *[other] { $call }
    }
    .made = { $call ->
        [Pass] passed
        [Double] doubled
        [Redouble] redoubled
       *[other] bid { $call }
    }
    .ending = {""}

first-named =
    .the = { $first ->
        [Pass] the pass
        [Double] the double
        [Redouble] the redouble
       *[other] { $first }
    }
    .opening = { $first ->
        [Pass] The pass
        [Double] The double
        [Redouble] The redouble
       *[other] { $first }
    }
    .made = { $first ->
        [Pass] passed
        [Double] doubled
        [Redouble] redoubled
       *[other] bid { $first }
    }

second-named =
    .the = { $second ->
        [Pass] the pass
        [Double] the double
        [Redouble] the redouble
       *[other] { $second }
    }

card =
    .short = { suit-symbol }{ rank-short }
    .spoken = { rank-word } of { suit }

# $risk: none X XX
contract = { call-bid.short }{ $risk ->
        [X] {" "}doubled
        [XX] {" "}redoubled
       *[none] {""}
    }

contract-by = { $risk ->
        [none] { $contract } by { declarer }
       *[other] { $contract }, played by { declarer }
    }

# $outcome: made over down; $count: number of tricks over or down
result = { contract-by }, { $outcome ->
        [over] made with { count-overtricks }
        [down] down { $count }
       *[made] made
    }

## Counts. The variable is a number; French counts 0 as singular

count-tricks = { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }

count-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

count-overtricks = { $count ->
        [one] { $count } overtrick
       *[other] { $count } overtricks
    }

count-down = { $count ->
        [one] one down
       *[other] { $count } down
    }

count-options = { $options ->
        [one] { $options } option
       *[other] { $options } options
    }

count-players = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

count-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }

## Citations. $number such as 16B1(a); $year a string

law-citation = Law { $number }

law-citation-edition = Law { $number } ({ $year })

laws-edition = Laws of { $year }

## How strong the verb of a Law is

force-may =
    .label = may
    .why = Leaving it undone is not wrong.

force-does =
    .label = does
    .why = This is the correct procedure; nothing is said about a breach.

force-should =
    .label = should
    .why = Leaving it undone is an infraction, seldom penalised, that can cost a right.

force-shall =
    .label = shall
    .why = A breach is penalised more often than not.

force-must =
    .label = must
    .why = The strongest word: a breach is a serious matter.

force-should_not =
    .label = should not
    .why = A breach is an infraction, seldom penalised.

force-shall_not =
    .label = shall not
    .why = A breach is penalised more often than not.

force-may_not =
    .label = may not
    .why = A strong prohibition, just short of the strongest.

force-must_not =
    .label = must not
    .why = The strongest prohibition: a breach is a serious matter.

## Vulnerability and dealer

vulnerability = { $vulnerable ->
        [NS] North–South vulnerable
        [EW] East–West vulnerable
        [All] Both sides vulnerable
       *[None] Neither side vulnerable
    }

dealer-line = Dealer { dealer }

## The persons at the table

person-dummy = dummy

person-declarer = declarer

## Words that differ by edition ($laws_WORD: what its file says under [words]); lower case, no article unless shown

edition-logical_alternative = logical alternative

# a call, a bid, two bids
edition-artificial_call = { $laws_artificial_call ->
        [conventional] conventional
       *[artificial] artificial
    }

edition-artificial_bid = { $laws_artificial_call ->
        [conventional] conventional
       *[artificial] artificial
    }

edition-artificial_bids = { $laws_artificial_call ->
        [conventional] conventional
       *[artificial] artificial
    }

edition-serious_error = { $laws_serious_error ->
        [serious] serious error
       *[extremely_serious] extremely serious error
    }

edition-gambling_action = { $laws_gambling_action ->
        [wild_or_gambling] wild or gambling action
       *[gambling] gambling action
    }

edition-rectification =
    .one = { $laws_puts_right ->
            [penalty] a penalty
           *[rectification] a rectification
        }
    .the = { $laws_puts_right ->
            [penalty] the penalty
           *[rectification] the rectification
        }
    .any = { $laws_puts_right ->
            [penalty] penalty
           *[rectification] rectification
        }

edition-lead_restriction =
    .one = { $laws_puts_right ->
            [penalty] lead penalty
           *[rectification] lead restriction
        }
    .many = { $laws_puts_right ->
            [penalty] lead penalties
           *[rectification] lead restrictions
        }
    .heading = { $laws_puts_right ->
            [penalty] Lead penalty
           *[rectification] Lead restriction
        }
