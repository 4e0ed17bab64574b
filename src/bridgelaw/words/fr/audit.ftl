### bridgelaw words: audit, français

## De nombreux fichiers de donnes parcourus. $files, $boards, $calls, $cards : nombres

audit-read = { $files ->
        [one] { $files } fichier
       *[other] { $files } fichiers
    }, { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    }, { $calls ->
        [one] { $calls } déclaration
       *[other] { $calls } déclarations
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

audit-heading-irregular = Irrégularités

audit-heading-unmarked = Irrégularités que le fichier ne signale pas (peut-être une erreur du fichier), sur { $boards ->
        [one] { $boards } donne
       *[other] { $boards } donnes
    }

audit-heading-refused = Donnes qui n’ont pas pu être lues

audit-heading-reading = Remarqué à la lecture

audit-nothing-irregular = Aucune irrégularité.

# $claims : donnes terminées avant la dernière levée. $short : mains. $slow : actes.
audit-counts = Terminées avant la dernière levée : { $claims }. Mains qui n’ont pas 13 cartes : { $short }. Actes très éloignés du rythme habituel de leur joueur : { $slow }.

audit-interrupted = Interrompu. La même commande reprend à cet endroit.

audit-broken-off = Interrompu. Avec --out, la commande pourrait reprendre à cet endroit.
