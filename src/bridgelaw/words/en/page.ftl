### bridgelaw words: the page of a live table, English

page-title = { $title } · { $place }
