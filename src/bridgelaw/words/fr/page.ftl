### bridgelaw words: the page of a live table, French

page-title = { $title } · { $place }
