### bridgelaw words: the server's own pages and what it prints, English

## Taking a place

# $place is a seat, director or spectator.
join-place = { $place ->
    [N] North
    [E] East
    [S] South
    [W] West
    [director] the Director
   *[spectator] a spectator
}

join-who = This link is for { join-place }.

join-press = Press the button to come to the table. This browser then remembers who you are; the link stays yours alone, so give it to nobody.

join-press-spectator = Press the button to look on: you see the auction and the cards that are played, and say and show nothing. This link may be given to others who look on.

join-button = To the table

join-desk = This link is for the Director’s desk: calls and cases of all tables.

join-press-desk = Press the button to come to the desk. This browser then remembers you; give the link to Directors only.

join-button-desk = To the desk

join-gone-heading = This link does not lead to a table

join-gone = It has been replaced or was never made. Ask whoever gave it to you for a new one.

join-untitled = A bridge table

## Opening a table

host-lead = Open a table for four, sit down alone with three programs, or open the link that you were sent.

host-alone = Play alone now

host-alone-how = You sit South, and programs sit at the other places; one of them directs. It begins with the first lesson: your first board.

host-lessons = All lessons

host-free = Play without a lesson

host-free-how = Anything may happen; what only a person can judge, the Director asks you.

host-alone-title = Alone with three programs

host-table = Open a table for four

host-table-how = You get a link for each player, for the Director and for spectators.

host-directors = For Directors

host-directors-how = the desk: calls and cases of all tables, by the link that the server printed when it was started

host-form = All of it may be left as it is.

host-refused = A name is too long, or has characters that no name has.

host-title = Name of the table

host-name = Who is { join-place }?

host-laws = Laws

host-scoring = Scoring

host-no-scoring = Points alone

host-spectators = Spectators see

host-spectators-none = what lies open

host-spectators-open = all hands

host-open = Open the table

hosted-ready = The table is open.

hosted-links = Send each player a link: whoever has a link has the place. The first board begins as soon as the dealer calls.

hosted-picture = Show it to the camera of a phone

hosted-copy = Copy

hosted-copy-all = Copy the links of all four players

hosted-line = { $text }: { $link }

hosted-copied = Copied

hosted-keep = Keep this page or the links: they are not shown again. The Director can make a new link for any place.

## Pages

site-name = bridgelaw

site-welcome = A table for duplicate bridge that keeps the Laws.

site-how = To take part, open the link that you were given for your place.

site-laws = The Laws, provision by provision

site-programs = For programs

site-programs-how = Every place at a table can be taken by a program. What goes over the WebSocket is described in docs/live.md of the project.

site-missing-heading = There is nothing here

site-missing = The address leads nowhere. To come to a table, open the link that you were given.

site-denied-heading = This place is not yours

site-denied = Open the link that you were given for this place. If you have, it may have been replaced: ask for a new one. If you direct: the window in which the program runs shows a link that brings you back.

site-busy-heading = Too much at once

site-busy = Wait a moment, then try again.

site-wrong-heading = That cannot be done

site-wrong = What was sent cannot be used as it is.

site-failed-heading = Something went wrong here

site-failed = The fault is the server’s, not yours. What was done at the table is kept. Try again in a moment.

site-disk-full-heading = The server’s disk is full

site-disk-full = What you did just now was not stored. What was done before is kept. Tell whoever runs the server, and try again when there is room.

site-disk-fails-heading = The server’s disk cannot be written to

site-disk-fails = Whether what you did just now was stored is not certain. What was done before is kept. Tell whoever runs the server, and try again then.

site-unbuilt-heading = The page of the table is not built

site-unbuilt = Say “make page” in the folder of the program, then reload.

## What is refused at the table

refused-invalid = This message cannot be read as something done at the table.

refused-rate = Too much at once. Wait a moment, then do it again.

refused-stale = Something has happened at the table in the meantime. Look again, then decide.

refused-objection = This would be irregular. Do it again to confirm that you mean it.

refused-prevented = This table does not let that happen: it would be irregular.

refused-not-allowed = This is not for you to do.

refused-is-ready = You are ready already. The next board begins when all four are.

refused-no-more-boards = The boards of this table are those of its round; there is no other one.

refused-not-ended = The board has not ended.

refused-director-called = The Director has been called on this board and has not finished. Until then only the Director can go on to the next one.

refused-director-decides = The Director has still to decide something about this board. Until then only the Director can go on to the next one.

refused-own-card = You write your system card between boards, or before the first call where there is none yet.

refused-no-such-report = There is no such report.

refused-board-full = There are too many acts on this board. Go on to the next one.

refused-own-share = You have done { $most } things on this board, which is as much as one person may. From here on the Director records for you: call the Director.

refused-partner-first = { seat } may object to it first. Where nobody objects, you can agree.

refused-director-compares = Please wait: the Director first finds whether { seat } must pass. Until then nobody calls.

refused-still-open = { $what ->
        [choose] { seat } has still to choose; then the table may go on.
        [explain_options] { page-go-on-after-explaining }
       *[find] { page-go-on-after-answering }
    }

refused-too-long = This is too long.

refused-bad-characters = There are characters in it that no text has.

refused-bad-id = This message carries no proper id.

refused-no-deal = There is no board in this file with all four hands.

refused-no-such-laws = The regulations of this case do not fit these Laws.

refused-not-paper = This can only be changed in a case on paper.

refused-import-late = Reading this takes too long; nothing was taken over. Give the one board alone.

refused-import-acts = There are more than { $most } acts on this board; nothing was taken over.

refused-not-judged = The program contradicts itself about this, and so it was not recorded. Call the Director.

refused-unavailable = Whether this was stored is not certain. Do it again in a moment: it counts once.

refused-disk-full = This was not stored: there is no room left on the server’s disk. Tell whoever runs it, and do it again when there is.

refused-disk-fails = The server’s disk cannot be written to, and whether this was stored is not certain. Tell whoever runs it, and do it again then: it counts once.

refused-no-such-poll = There is no such poll.

refused-poll-no-act = There is no such call or card to ask about.

refused-poll-no-choice = That was no call or card which others could be asked to choose.

refused-poll-no-hand = The hand is not known: the problem cannot be given to others.

refused-poll-people = At least one player is to be asked, and at most { $most }.

refused-poll-until = A poll is open for a time that begins now and lasts a month at most.

refused-poll-leaks = This would tell those polled what the player may not use: “{ $text }”.

refused-poll-over = This poll is over.

refused-poll-nothing = Choose a call or a card first.

refused-poll-not-possible = That cannot be chosen in this problem.

refused-poll-second-forbidden = No second stage: the authority allows none for polls (setting poll_second_stage).

refused-poll-second-first = The first stage about this choice comes before: poll players without the information.

refused-poll-second-open = A poll about this choice is open. The second stage comes when it is closed.

refused-poll-second-one = At the first stage only one action was named: there is nothing that could be suggested over another.

refused-poll-second-no-fact = It has not been found that partner was slow or quick before this choice.

refused-poll-second-nobody = Nobody has answered at the first stage who could be asked again.

refused-card-poll-open = A poll about this choice is open. The card comes when it is closed.

refused-card-no-act = The choice that the card is about is not on the board any more.

## What the server prints

serve-ready = The table is open. Give each player the link of a place; press Ctrl-C to stop.

serve-table = { $title }

serve-link = { $place }: { $link }

serve-place = { $place ->
    [N] North
    [E] East
    [S] South
    [W] West
    [director] Director
   *[spectator] Spectator
}

serve-demonstration = Four players

serve-demonstration-bots = Alone: programs sit at the other places

serve-desk = Director’s desk: { $link }

serve-demonstration-case = { $what ->
    [hesitation] To try: a long pause
   *[misinformation] To try: a wrong explanation
}

serve-programs = Programs on { $seats }

# Under the table at which programs sit.
serve-alone = Now and then they do something irregular. When play has stopped, open the Director’s link as well: you are the Director there.

serve-stopped = Stopped. Everything that was done is kept.

serve-kept = Kept in { $folder }

serve-taken = Nobody can listen on { $host }:{ $port }: { $reason }

error-database = The database cannot be used: { $reason }

error-database-later = The database has been used by a later version of bridgelaw (format { $form }), and this one cannot read it. Start that version or a still later one; nothing has been changed.

serve-house-empty = The database is empty, but the folder { $folder } belongs to a server that has been used. Look whether the right database is named, or restore it. To begin anew in this folder: bridgelaw serve --adopt

serve-house-other = The database is not the one to which the folder { $folder } belongs. Look whether the right database is named. If it is to be that of this folder from now on, such as one restored from before: bridgelaw serve --adopt

## Settings

setting-unreadable = { $where }: this file cannot be read.

setting-not-toml = { $where }: this is not TOML: { $value }

setting-unknown = { $where }: there is no setting “{ $name }”.

setting-value = { $where }: { $name } cannot be “{ $value }”.
