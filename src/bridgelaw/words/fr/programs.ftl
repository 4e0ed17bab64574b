### bridgelaw words: programs at a table, French

## The system card of programs

programs-card-system = Naturel, sans convention : majeures cinquièmes, deux forts. Points : 4-3-2-1 pour les honneurs, plus un par carte à partir de la cinquième d’une couleur.

programs-card-marks = → ce qu’on déclare alors ; entre parenthèses : les déclarations adverses ; * le partenaire doit reparler.

programs-card-leads = Entames : tête de séquence, quatrième meilleure d’une longue, petite sous un honneur, la plus forte d’une couleur sans honneur ; à l’atout, un singleton, et l’as d’as-roi.
