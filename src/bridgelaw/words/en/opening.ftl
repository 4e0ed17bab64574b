### bridgelaw words: opening an evening, its links and cards, English

## A link to a place of a session

# $place: which; $name: number of a table, label of a pair, number of a deputy.
opening-place = { $place ->
    [director] the Director
    [deputy] deputy { $name }
    [scorer] the helper who enters results
    [unit] table { $name }
    [pair] pair { $name }
    [player] a player of pair { $name }
    [screen] the big screen
   *[other] a place
}

join-evening = This link is for { $place }.

join-press-evening = Press the button to go there. This browser then remembers it; give the link to nobody else.

join-button-evening = Go there

join-hall = This link is for whoever opens the evening.

join-press-hall = Press the button to open an evening. This browser then remembers that you may.

join-button-hall = Open an evening

## Opening an evening

opening-title = Open an evening

opening-lead = Everything can stay as it is. The movement is chosen when the pairs sit.

opening-goes-on = “{ $title }” is being played. If you open another evening, the tables’ devices go over to it.

opening-go-on = Go on with “{ $title }”

opening-go-on-how = You are its Director in this browser from then on. Links and devices that are there already stay good.

opening-name = Name of the evening

opening-scoring = Scoring

opening-played = Played

opening-played-hall = at tables, with cards

opening-played-online = online: every table on a screen

opening-boards = Boards that each pair should play

opening-tables = Number of tables

opening-laws = Laws

opening-withdrawn = If a pair leaves

opening-withdrawn-keep = what it has played counts

opening-withdrawn-half = what it has played counts from half its boards on

opening-withdrawn-cancel = what it has played does not count

opening-open = Open the evening

opening-bad-title = The name is too long, or has characters that no name has.

opening-bad-choice = Something was chosen that cannot be chosen. The form shows what was there before.

opening-many = There are as many sessions as there can be. Take one away at the desk first.

opening-table = Table { $table }

## The links of an evening, and what is printed

links-title = Links

links-grid = To the Director’s page

links-lead = Show a link to the camera of the device that is to have the place, or open the place in this browser. Whoever has a link has the place.

links-qr = Show link

links-open = Open here

links-shown = Link for { $place }

links-once = It is shown once; you can make another at any time.

links-print = To print

links-cards = QR codes for the tables

links-pair-cards = A slip for each pair, with its link

links-score-cards = Score cards, each with the pair’s link

links-score-cards-pdf = The same as a PDF

links-pairs = Pairs

links-public = What everybody in the hall may see

links-players = Links of the players

links-players-lead = Each player has a separate link. When a round is called it leads to the right table by itself. The first of a pair sits North or East.

links-players-all = Make a list of all links

links-players-none = When the pairs have been entered, their players’ links are shown here.

links-players-once = Send each player the right one. They are shown once; earlier ones stay good until somebody else plays in that place.

cards-print-now = Print this page: each card is on a sheet of its own.

cards-lasting = These cards are good next week as well, as long as the laptop has the same address.

cards-tonight = These cards are good for this evening alone.

cards-scan = Point the camera of a phone here.

cards-keep = Keep the page open all evening. No internet is needed: stay in this wifi, whatever the phone says about it.

cards-pair = Your own page: where you sit next, your results, and a word to the Director.

## A table unit of the house

opening-unit-here = This device becomes the unit of the table: the results are entered on it.

opening-unit-sit = Use it at this table

opening-unit-waits = No evening has been opened yet.

opening-unit-waits-how = Keep this page open: it goes on by itself when the Director opens one.

opening-unit-unknown = This browser is not at this table. Scan the picture on the table card.

## What `bridgelaw serve --hall` prints

serve-hall-address = Phones in the hall reach this laptop at { $address }

serve-hall-others = It has { $count ->
    [one] another address
   *[other] other addresses
} too: { $addresses }. If phones do not get through, start it with --public http://ADDRESS:{ $port }

serve-hall-none = This laptop is in no network: phones cannot reach it. Join the wifi of the hall and start again.

serve-hall-open = Open the evening with this link: { $link }

serve-hall-goes-on = “{ $title }” goes on; its places know the way. If the Director’s browser is lost, the link below leads back to the Director’s place, too.

serve-hall-units-new = The old table cards are void: print new ones.

serve-hall-ready = Ready. Leave this window open all evening; Ctrl-C stops it, and nothing is lost.
