### bridgelaw words: hall, French

## A running session: why a message is refused. $board, $round, $pairs, $pair, $play: as they are written

hall-refused-not-allowed = Ce n’est pas à vous de le faire ici.

hall-refused-not-here = Cela concerne une autre table.

hall-refused-movement-made = Le mouvement est établi. Qui arrive maintenant est inscrit par l’arbitre.

hall-refused-round-begun = Un tour a commencé : le mouvement reste tel quel.

hall-refused-few-pairs = Il n’y a pas de mouvement pour { $pairs } paires et autant de donnes.

hall-refused-no-such-movement = Ce mouvement n’est pas parmi ceux qui sont proposés.

hall-refused-pairs-changed = Entre-temps, { $pairs } paires sont assises. Regardez de nouveau les mouvements.

hall-refused-no-hands = Ce fichier ne contient aucune main.

hall-refused-no-such-pair = Il n’y a pas de paire { $pair }.

hall-refused-no-free-place = Aucune place n’est libre dans le mouvement.

hall-refused-has-a-place = La paire { $pair } a déjà sa place dans le mouvement.

hall-refused-no-names = Il faut dire qui joue.

hall-refused-no-deal = Donne { $board } : ce ne sont pas quatre mains de treize cartes.

hall-refused-no-such-round = Il n’y a pas de tour { $round }.

hall-refused-round-not-called = Le tour { $round } n’a pas encore été lancé.

hall-refused-no-such-play = { $play } n’est pas à jouer dans cette séance. Si vous avez joué une autre donne que celle indiquée, appelez l’arbitre.

hall-refused-no-result = Donne { $board } : contrat, déclarant et levées ne donnent pas de résultat.

hall-refused-agreed-already = Le résultat de la donne { $board } est confirmé par les deux camps. S’il est faux, signalez-le sur la page de votre paire.

hall-refused-changed-since = La donne { $board } a été modifiée entre-temps. Regardez de nouveau.

hall-refused-played-already = La donne { $board } a été jouée.

hall-refused-decided-already = C’est déjà décidé.

hall-refused-somebody-goes = { $kind ->
    [director] L’arbitre y va
   *[deputy] L’adjoint { $who } y va
 } déjà.

hall-refused-board-of-round = La donne { $board } est pour cette table à ce tour : sa marque se saisit comme d’habitude.

hall-refused-one-board = Indiquez des tables d’une seule donne.

hall-refused-no-score = La donne { $board } n’y a pas encore de marque.

hall-refused-nothing-ruled = Rien n’a été décidé sur la donne { $board } à votre table.

hall-refused-period-over = La période de correction est terminée ({ $law }). Dites qu’il faut corriger malgré tout.

hall-refused-board-ahead = C’est une donne que votre propre paire doit encore jouer.

hall-refused-played-online = Quand on joue en ligne, les donnes elles-mêmes donnent les résultats, et le mouvement dit qui les joue.

hall-refused-dealt-already = La donne { $board } est sur les tables : ses mains restent ce qu’elles sont.

## What a table is asked before a result is kept. $seat1, $seat2: between whom it may lie, as they are said

hall-doubt-lead_of_partner = La carte d’entame et le déclarant ne vont pas ensemble. Le déclarant était-il { $seat1 } ou { $seat2 }, ou l’entame une autre carte ?

hall-doubt-lead_of_declarer = La carte d’entame et le déclarant ne vont pas ensemble. Quel camp a joué le contrat, et quelle était l’entame ?

hall-doubt-few_trumps = Vraiment { $seat1 } ? Ou l’autre camp, { $seat2 } peut-être ?

hall-doubt-many_tricks = Vraiment autant de levées ?

hall-doubt-few_tricks = Vraiment si peu de levées ?

hall-doubt-same_again = La même chose vient d’être saisie pour la donne précédente. De nouveau pareil ?

hall-doubt-other_pairs = D’autres paires devaient jouer ici. Est-ce bien ces paires qui ont joué ?
