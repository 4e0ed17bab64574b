### bridgelaw words: the page of a live table, Norwegian Bokmål

page-title = { $title } · { $place }
