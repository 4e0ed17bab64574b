### bridgelaw words: what an option costs, French (FFB usage)

## Under an option: what holds if it is taken

costs-none = Pas d’autre { edition-rectification.any }.
    .accepted = Aucune { edition-rectification.any }.

costs-if-change_call-used = La déclaration que change { seat } est retirée, et { partner } ne peut pas utiliser ce qu’elle a révélé.

costs-lowest-sufficient = { $laws_replacement_call ->
        [comparable] Dans la même dénomination, l’enchère suffisante la plus basse est { $minimum }. Une autre enchère compte aussi si c’est la plus basse enchère suffisante qui spécifie la même dénomination, ou les mêmes, comme peut le faire un Texas.
       *[more_precise] Dans la même dénomination, l’enchère suffisante la plus basse est { $minimum }.
    }

costs-another-call = { seat } doit alors faire une enchère suffisante ou passer.

costs-adjusted-later = Même sans autre { edition-rectification.any }, l’arbitre doit ajuster la marque après le jeu si, sans l’aide de l’enchère insuffisante, le résultat aurait bien pu être différent et que l’autre camp en est lésé.

costs-if-both-notrump = Si les deux enchères spécifient sans-atout :
    .other = Sinon : comme avec toute autre déclaration.

# where nobody has to take it: what follows if he does

costs-if-withdraw_play = Si la carte est reprise :

costs-if-change_call = Si la déclaration est changée :

costs-with = Avec { $text } :

# whose hand: their names as owners
costs-with-hand = Avec la main { $text } :

costs-call-other = Avec toute autre déclaration :

costs-call-any = Avec toute déclaration :

costs-card-other = Avec toute autre carte :

costs-suit-other = Avec toute autre couleur :

costs-seat-other = Avec l’autre main :

costs-turn-passes = Si { due } passe :

costs-turn-calls = Si { due } enchérit ou contre :
    .bids = Si { due } enchérit :
    .redoubles = Si { due } enchérit ou surcontre :

# where it cannot be told whose turn was taken
costs-turn-passes-unnamed = Si le joueur dont c’est le tour passe :

costs-turn-calls-unnamed = Si le joueur dont c’est le tour enchérit ou contre :

costs-new_call = Si { seat } déclare alors { $text } :

costs-new_call-other = Si { seat } fait alors toute autre déclaration :

costs-new_call-denomination = Si { seat } nomme alors { strain }, à n’importe quel palier :

# $text: the name of a Question, which ends with its mark
costs-if-yes = { $text } Si oui :

costs-if-no = { $text } Sinon :

costs-if-artificial-neither = Si aucune des deux enchères n’est { edition-artificial_bid } :

costs-if-artificial-one = Si l’une des deux enchères est { edition-artificial_bid } :

costs-if-artificial-comparable = Si l’une des deux l’est, mais que la nouvelle déclaration a un sens identique ou plus précis :

costs-if-artificial-not-comparable = Si l’une des deux l’est, et que ce n’est pas le cas :

# what an insufficient bid and the one that replaces it specify

costs-if-both-specify = Si les deux enchères spécifient la même dénomination, ou les mêmes :

costs-if-not-both = Si elles ne spécifient pas la même chose :

costs-if-not-both-comparable = Si elles ne spécifient pas la même chose, mais que la nouvelle déclaration est comparable :
    .of = Si elles ne spécifient pas la même chose, mais que la nouvelle déclaration { seat-of } est comparable :

costs-if-not-both-not-comparable = Si ce n’est ni l’un ni l’autre :

costs-if-comparable-yes = { $laws_replacement_call ->
        [more_precise] Si la nouvelle déclaration a un sens identique ou plus précis :
       *[comparable] Si la nouvelle déclaration est comparable :
    }
    .of = { $laws_replacement_call ->
            [more_precise] Si la nouvelle déclaration { seat-of } a un sens identique ou plus précis :
           *[comparable] Si la nouvelle déclaration { seat-of } est comparable :
        }

costs-if-comparable-no = { $laws_replacement_call ->
        [more_precise] Si ce n’est pas le cas :
       *[comparable] Si elle ne l’est pas :
    }

# who won the trick of a revoke, and what his side has won since: a condition that is still to come

costs-if-trick_won_by = { $other_side ->
        [yes] Si l’autre camp gagne la levée de la renonce
       *[no] Si { seat } gagne la levée de la renonce
    }

costs-if-later_tricks = { $tricks ->
        [none] et le camp de la renonce aucune ensuite
        [one] et le camp de la renonce une seule ensuite
        [some] et le camp de la renonce au moins une ensuite
       *[more] et le camp de la renonce deux ou plus ensuite
    }

costs-if-later_with_suit = { $so ->
        [yes] dont une par l’auteur de la renonce avec une carte qu’il aurait pu y jouer
       *[no] dont aucune par l’auteur de la renonce avec une carte qu’il aurait pu y jouer
    }

# something that has still to happen, as question and answer
costs-if-fact = { $text } :

costs-other-answer = toute autre réponse

costs-found = Dépend de ce que l’arbitre établit.

costs-asked = Cela dépend de ceci : { $text }

costs-may = { seat } peut alors choisir :
    .must = { seat } doit alors faire ceci :

costs-declarer = Le déclarant est alors { declarer }.

costs-turn-call = À { seat } de parler.

costs-turn-silent = { seat } passe, puis c’est à { other } de parler.

costs-any-call-once = { seat } peut alors faire toute déclaration légale.

costs-any-call = { seat } peut ensuite faire toute déclaration légale à chacun de ses tours.

costs-lead-may-be-restricted = { $laws_replacement_call ->
        [comparable] Si { seat } joue ensuite en défense, le déclarant peut, la première fois { partner-that } doit attaquer, lui interdire une couleur { seat-that } n’a pas spécifiée dans les annonces légales, tant { partner-that } garde la main.
       *[more_precise] Si { seat } joue ensuite en défense, le déclarant peut, la première fois { partner-that } doit attaquer, exiger ou interdire une couleur montrée par la déclaration retirée et { seat-that } n’a pas spécifiée dans les annonces légales, ou, si elle n’en montrait aucune en particulier, interdire une couleur quelconque ; une interdiction vaut tant { partner-that } garde la main.
    }

costs-prevails = Si { seat }, qui suit cette attaque, choisit autrement, c’est ce choix qui vaut.

costs-next-call = À son tour, { seat } peut faire toute déclaration légale.

costs-next-call-comparable = Une déclaration comparable n’entraîne pas d’autre rectification, mais la marque peut encore être ajustée après le jeu.

costs-next-call-other = Après toute autre déclaration, { partner } doit passer à son prochain tour de déclarer.

costs-lead-unless-comparable = Si { seat } joue ensuite en défense et que la déclaration de remplacement n’était pas comparable, le déclarant peut, la première fois { partner-that } doit attaquer, lui interdire une couleur { seat-that } n’a pas spécifiée dans les annonces légales, tant { partner-that } garde la main.

costs-lead-after-change = { $laws_replacement_call ->
        [comparable] Si { seat } joue ensuite en défense et que { call-named.bare } n’est pas comparable à la déclaration qui n’est pas maintenue, le déclarant peut, la première fois { partner-that } doit attaquer, lui interdire une couleur { seat-that } n’a pas spécifiée dans les annonces légales, tant { partner-that } garde la main.
       *[more_precise] Si { seat } joue ensuite en défense, le déclarant peut, la première fois { partner-that } doit attaquer, exiger ou interdire une couleur montrée par la déclaration retirée et { seat-that } n’a pas spécifiée dans les annonces légales, ou, si elle n’en montrait aucune en particulier, interdire une couleur quelconque ; une interdiction vaut tant { partner-that } garde la main.
    }

costs-turn-lead = À { seat } d’attaquer.

# the opening lead: French has another word for it
costs-turn-open = À { seat } d’entamer.

costs-turn-play = À { seat } de jouer.

costs-turn-lead-dummy = À { declarer } d’attaquer du mort.

costs-turn-dummy = À { declarer } de jouer une carte du mort.

costs-call-stands = { call-named.opening } { seat-of } est maintenu{ call-named.ending }.

costs-first-call-gone = La première déclaration { seat-of } ({ $call }) est annulée.

costs-the-call-gone = La déclaration { seat-of } est annulée.

costs-call-gone = { call-named.opening } { seat-of } est annulé{ call-named.ending }.

costs-call-withdrawn = { call-named.opening } { seat-of } est retiré{ call-named.ending }.

costs-card-stands = La carte { $card } { seat-of } reste jouée.

costs-card-back = La carte { $card } revient dans la main { seat-of }.
    .down = La carte revient dans la main { seat-of }.

## The road of a ruling, where nobody chooses

costs-nobody-chooses = Personne n’a à choisir maintenant. À lire :

costs-nothing-changes = Rien ne change à la table.

costs-call-changed = { seat } a remplacé { call-named.bare } par { $new ->
        [Passe] un Passe
        [Contre] un contre
        [Surcontre] un surcontre
       *[other] { $new }
    } : les annonces reprennent à partir de là.

costs-damaged-later = Si le camp mal informé s’estime lésé après le jeu, il rappelle l’arbitre.

costs-revoke-corrected = La renonce n’est pas consommée : elle est corrigée.

costs-tricks-later = Ce qu’elle peut coûter à la fin du jeu

costs-unnoticed = Personne ne l’a encore signalé :
