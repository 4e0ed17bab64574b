### bridgelaw words: polling, French

## Polls on the desk. $text: finished text; $seat a seat; $players, $asked, $answered numbers

polling-title = Sondage

polling-new = Nouveau sondage

polling-choose-act = De quel choix s’agit-il ?

polling-choice-call = { seat } a déclaré { $text }

polling-choice-card = { seat } a joué { $text }

polling-nothing-to-ask = Il n’y a ici aucune déclaration ni carte sur laquelle interroger d’autres joueurs : la main du joueur doit être connue.

polling-as-they-see-it = Voici tout ce que voient les joueurs interrogés

polling-made-from = Le problème est fait de ce { seat-that } pouvait utiliser à ce moment : sa main, les déclarations, ce que les adversaires ont dit. Ce que le partenaire a laissé savoir et ce qui est venu ensuite en est absent.

polling-methods = Ce qu’on leur dit des méthodes de la paire

polling-methods-hint = Uniquement les conventions : rien du temps de réflexion de quiconque, ni de ce qui a été dit.

polling-leak = Ceci ne doit pas être révélé : « { $text } » n’est pas utilisable par { seat }. Changez-le ; d’ici là, le sondage ne peut pas être envoyé.

# Beginnings of words that speak of somebody’s manner, in small letters, with spaces between
polling-manner = hésit hesit pause lent tempo rythme réflexion reflexion réfléchi reflechi longuement longtemps secondes minutes précipit grimac soupir intonation mimique illicit autoris

polling-people = Qui est interrogé : une ligne chacun

polling-people-hint = Un numéro ou un prénom suffit. Chacun reçoit son propre lien.

polling-class = Niveau du joueur

polling-class-beginner = débutant

polling-class-club = joueur de club

polling-class-advanced = joueur de compétition confirmé

polling-class-national = niveau national

polling-class-international = niveau international

polling-open-for = Ouvert pendant

polling-hour = une heure

polling-day = un jour

polling-week = une semaine

polling-send = Ouvrir le sondage et montrer les liens

polling-links = Un lien pour chacun

polling-links-once = Ces liens ne sont montrés qu’une fois, car seule leur empreinte est conservée. Les montrer à nouveau en crée d’autres, et les anciens cessent de valoir.

polling-show-links = Montrer de nouveaux liens

polling-copy = Copier

polling-copied = Copié

polling-take-back = Mettre fin au lien : { $text }

polling-person = Joueur { $text }

polling-progress = { $answered } sur { $asked } ont répondu.

polling-has-answered = a répondu

polling-has-not = pas encore

polling-hidden = Les réponses restent cachées, pour vous aussi, jusqu’à la clôture du sondage : ainsi aucune n’en influence une autre.

polling-until = Ouvert jusqu’au { $text } à { $time }

polling-expired = Le temps de ce sondage est écoulé. Clôturez-le pour voir les réponses.

polling-close = Clôturer le sondage et montrer les réponses

polling-closed = Clos. Le résultat figure au dossier.

polling-nobody = Clos sans réponse qui compte.

polling-more = Interroger d’autres joueurs

polling-back = Retour au dossier

## What came of it

polling-outcome = Ce qu’il montre

polling-action = Action

polling-chose = Choisie par

polling-considered = Envisagée par

polling-share = Part parmi tous ces joueurs

polling-plot = { $text } : { $value } des joueurs interrogés ; entre { $low } et { $high } de tous ces joueurs.

polling-plot-line = La ligne se trouve à { $percent }.

polling-answers = Les réponses

polling-answer = { $text } : choisit { $value }

polling-answer-also = { $text } : choisit { $value } ; envisagerait aussi { $words }

polling-answer-elsewhere = { $text } : ne serait pas dans cette position (non compté)

polling-answer-none = { $text } : pas de réponse

## The page of somebody who is polled

polling-welcome = Un problème de bridge

polling-alone = Répondez sans aide et sans en parler à personne. Deux questions ; cela prend une minute.

polling-step = Question { $n } sur 2

polling-ask-call = Que déclarez-vous ?

polling-ask-card = Quelle carte jouez-vous ?

polling-you-choose = Vous choisissez { $text }.

polling-change = Changer

polling-ask-else = Qu’envisageriez-vous sérieusement d’autre ?

polling-ask-else-hint = Cochez tout ce à quoi vous devriez réfléchir. Rien de coché signifie : rien d’autre.

polling-elsewhere = Je ne serais pas dans cette position

polling-elsewhere-hint = Parce que vous auriez déclaré ou joué autrement auparavant.

polling-your-class = Votre niveau

polling-answer-send = Envoyer la réponse

polling-final = Une réponse envoyée ne peut plus être changée.

polling-thanks = Merci. Votre réponse est enregistrée.

polling-thanks-more = Ne parlez de ce problème à personne avant que l’arbitre ne le permette.

polling-over = Ce sondage est terminé. Merci tout de même.

polling-gone-heading = Ce lien ne mène à aucun problème

polling-gone = Il a été remplacé ou a pris fin. Demandez-en un autre à l’arbitre.

polling-others = Autres déclarations
