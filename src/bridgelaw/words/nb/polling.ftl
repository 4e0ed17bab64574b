### bridgelaw words: polling, Norwegian Bokmål

## Polls on the desk. $text: finished text; $seat a seat; $players, $asked, $answered numbers

polling-title = Spørrerunde

polling-new = Ny spørrerunde

polling-choose-act = Hvilket valg gjelder det?

polling-choice-call = { seat } meldte { $text }

polling-choice-card = { seat } spilte { $text }

polling-nothing-to-ask = Her er det ingen melding og ikke noe kort andre kan spørres om: spillerens hånd må være kjent.

polling-as-they-see-it = Dette er alt de spurte ser

polling-made-from = Det bygger på det { seat } kunne bruke på det tidspunktet: egen hånd, meldingene og det motstanderne fortalte. Det makker formidlet, og det som kom senere, er utelatt.

polling-methods = Hva de får vite om parets metoder

polling-methods-hint = Bare avtaler: ingenting om hvor lenge noen tenkte, og ingenting om hva som ble sagt.

polling-leak = Dette må ikke ut: «{ $text }» kan ikke brukes av { seat }. Endre det; før det kan spørrerunden ikke sendes.

# Beginnings of words that speak of somebody’s manner, in small letters, with spaces between
polling-manner = nøl pause tempo tenkte tenkepause treg langsom lenge sekund minutt grimas sukk tonefall urettmess uautoris

polling-people = Hvem som spørres: én linje hver

polling-people-hint = Et nummer eller fornavn er nok. Hver får sin egen lenke.

polling-class = Spillerklasse

polling-class-beginner = nybegynner

polling-class-club = klubbspiller

polling-class-advanced = erfaren turneringsspiller

polling-class-national = nasjonal klasse

polling-class-international = internasjonal klasse

polling-open-for = Åpen i

polling-hour = en time

polling-day = et døgn

polling-week = en uke

polling-send = Åpne spørrerunden og vis lenkene

polling-links = En lenke til hver

polling-links-once = Lenkene vises bare én gang, for serveren lagrer dem ikke i lesbar form. Vises de på nytt, lages det nye, og de gamle slutter å gjelde.

polling-show-links = Vis nye lenker

polling-copy = Kopier

polling-copied = Kopiert

polling-take-back = Avslutt lenken til { $text }

polling-person = Spiller { $text }

polling-progress = { $answered } av { $asked } har svart.

polling-has-answered = har svart

polling-has-not = ikke ennå

polling-hidden = Svarene er skjult, også for deg, til spørrerunden er lukket: slik påvirker ingen andres svar.

polling-until = Åpen til { $text } kl. { $time }

polling-expired = Tiden for denne spørrerunden er ute. Lukk den for å se svarene.

polling-close = Lukk spørrerunden og vis svarene

polling-closed = Lukket. Resultatet står i saken.

polling-nobody = Lukket uten noe svar som teller.

polling-more = Spør flere spillere

polling-back = Tilbake til saken

## What came of it

polling-outcome = Hva den viser

polling-action = Handling

polling-chose = Valgt av

polling-considered = Vurdert av

polling-share = Andel blant alle slike spillere

polling-plot = { $text }: { $value } av de spurte; mellom { $low } og { $high } av alle slike spillere.

polling-plot-line = Streken står ved { $percent }.

polling-answers = Svarene

polling-answer = { $text }: velger { $value }

polling-answer-also = { $text }: velger { $value }; ville også vurdert { $words }

polling-answer-elsewhere = { $text }: ville ikke vært i denne stillingen (ikke regnet med)

polling-answer-none = { $text }: ikke noe svar

## The page of somebody who is polled

polling-welcome = Et bridgeproblem

polling-alone = Svar alene, uten å snakke med noen om det. To spørsmål; det tar et minutt.

polling-step = Spørsmål { $n } av 2

polling-ask-call = Hva melder du?

polling-ask-card = Hvilket kort spiller du?

polling-you-choose = Du velger { $text }.

polling-change = Endre

polling-ask-else = Hva annet ville du seriøst vurdert?

polling-ask-else-hint = Kryss av for alt du måtte ha tenkt på. Ingenting krysset av betyr: ikke noe annet.

polling-elsewhere = Jeg ville ikke vært i denne stillingen

polling-elsewhere-hint = Fordi du ville meldt eller spilt annerledes tidligere.

polling-your-class = Din spillerklasse

polling-answer-send = Send svaret

polling-final = Et svar som er sendt, kan ikke endres.

polling-thanks = Takk. Svaret ditt er tatt vare på.

polling-thanks-more = Snakk ikke med noen om problemet før TL sier at det er greit.

polling-over = Denne spørrerunden er over. Takk likevel.

polling-gone-heading = Denne lenken fører ikke til noe problem

polling-gone = Den er byttet ut eller gjelder ikke lenger. Be TL om en ny.

polling-others = Andre meldinger
