"""Tests of the pages in a browser.

Among them are those of the forty points that the page of a table keeps: one headline, nothing that moves under the
finger, nobody told of a turn that is not his, and so on, in three languages and on four screens (`screens.py`).
`make test` takes each point once, on one screen; `make sweep` takes all. The number of a point stands in the docstring
of each of its tests; what the server alone decides is asked in its own tests. `test_points.py` holds this list and
those docstrings together.

Where the page was built otherwise than the points were first written, a test says what was built. A call that is
typed is confirmed with Enter, `p` and `x` as well (11). Of an option the confirming button opens under it, and is
brought into sight (`test_phone.py`); in the bidding box and for a card it stands where it stood (4). What would be
irregular is read in a sheet over the table (20), a correction beside the headline (14). What only the Director can find
he may leave open, by a button that is folded away under what is open; a choice of a player he may not (33).

1   test_layout::test_everything_has_its_place
2   test_layout::test_everything_has_its_place
3   test_layout::test_everything_has_its_place
4   test_points_play::test_a_call_takes_two_presses_or_one
    test_points_play::test_the_button_stays_where_it_is_when_a_card_is_chosen
5   test_layout::test_everything_has_its_place
6   test_layout::test_everything_has_its_place
7   test_layout::test_everything_has_its_place
8   test_layout::test_everything_has_its_place
9   test_access::test_every_page_by_axe
    test_access_of_stops::test_a_state_by_axe
10  test_points_play::test_a_call_takes_two_presses_or_one
11  test_points_play::test_keys_work_anywhere_but_in_a_field
12  test_points_play::test_an_ordinary_board
13  test_points_play::test_an_alert_is_seen_at_once_and_stays
14  test_points_play::test_a_correction_strikes_what_was_said
15  test_points_play::test_a_question_is_answered_by_the_next_press
16  test_points_play::test_asking_is_grey_out_of_turn
17  test_points_play::test_an_ordinary_board
18  test_points_play::test_an_ordinary_board
19  test_among_the_four::test_the_last_trick_lies_there_while_it_is_held
20  test_points_play::test_a_card_that_does_not_follow_is_not_played
21  web/test_by_itself::test_nothing_is_played_for_whoever_does_not_want_it
    web/test_by_itself::test_ones_own_only_card_always_takes_as_long
22  test_points_play::test_an_ordinary_board
23  test_layout::test_everything_has_its_place
    test_points_play::test_an_ordinary_board
24  live/test_claims::test_a_claim_says_what_the_board_comes_to
    test_points_play::test_a_claim_is_worth_what_its_form_said
25  test_points_play::test_a_claim_is_worth_what_its_form_said
    test_points_play::test_dummy_does_not_agree
26  test_points_play::test_a_claim_is_worth_what_its_form_said
27  test_points_stop::test_each_of_the_four_has_his_own_task
    test_points_stop::test_who_chooses_is_told_so_and_the_others_wait
28  test_points_stop::test_who_chooses_is_told_so_and_the_others_wait
29  test_points_stop::test_who_chooses_is_told_so_and_the_others_wait
30  live/test_replacing::test_each_mark_is_what_the_ruling_then_says
    test_among_the_four::test_each_key_says_what_another_call_costs
31  live/test_replacing::test_each_mark_is_what_the_ruling_then_says
32  test_directors_steps::test_one_list_from_the_call_to_the_table_that_goes_on
    test_points_stop::test_a_second_stop_begins_anew
33  test_points_stop::test_a_revoke_holds_the_board
    test_points_stop::test_nobody_goes_on_over_what_is_open
34  test_points_stop::test_a_silenced_player_reads_that_he_must_pass
35  test_among_the_four::test_looking_at_undo_sends_nothing_and_a_slip_stops_the_table
36  test_among_the_four::test_after_partners_call_undo_says_why_it_is_too_late
    test_among_the_four::test_looking_at_undo_sends_nothing_and_a_slip_stops_the_table
    test_points_stop::test_a_slip_stops_the_table_at_once
37  test_among_the_four::test_a_noted_pause_is_asked_of_the_other_side_and_told_no_spectator
38  test_points_stop::test_who_does_not_agree_to_a_note_calls_the_director
39  test_board::test_a_full_board
    test_points_stop::test_one_player_moves_nobody_to_the_next_board
40  live/test_secrets::test_no_unseen_card_no_time_no_word
    test_points_stop::test_a_connection_is_lost_for_half_a_minute
    test_return::test_the_connection_is_lost_at_each_step
"""
