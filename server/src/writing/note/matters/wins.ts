import type { Matter } from '../matter.ts'

const judges =
  'someone somebody boss manager teacher tutor consultant supervisor customer client patient stranger miss sir head everyone they she he woman man lad'

/** Praise, small wins, and what is over at last. */
export const winMatters: readonly Matter[] = [
  {
    said: [
      'chemo_finished chemo_is_finished finished_my_chemo radiotherapy_finished its_not_cancer not_cancer just_a_cyst only_a_cyst was_nothing nothing_sinister nothing_nasty all_fine_now off_crutches tag_off plaster_came_off paid_it_off exams_done exams_over last_exam_done finished_my_exams burned_my_flashcards its_behind_me over_and_done scan_was_fine came_back_fine came_back_negative got_home_safe found_my_ring found_the_cat hes_home_safe shes_home_safe cats_back cat_came_back cat_came_home dog_came_back',
    ],
    unless: 'but_now there_was_nothing still_waiting positive_test',
    kinds: ['relief', 'glad'],
  },
  {
    said: [
      'made_team_leader made_manager made_supervisor made_head_of made_permanent got_made got_the_flat offer_accepted accepted_our_offer passed_my_driving passed_my_theory on_the_fourth_go on_the_third_go on_the_second_go on_the_sixth_go parallel_parked made_the_phone_call made_that_phone_call made_the_call_ive whole_conversation_in in_my_name_in my_name_in_the_newsletter name_in_the_newsletter good_at_this got_a_7 got_a_8 got_a_9 got_an_8 got_a_distinction got_a_merit put_my_hand_up_in answered_in_class spoke_in_the_meeting did_a_whole finished_my_first finished_the_couch my_first_5k my_first_10k my_first_marathon first_length swam_a_length swam_a_mile didnt_come_last did_it_without_crying said_it_out_loud hit_my_target met_my_target employee_of_the',
    ],
    unless: `nan_went_into mum_died but_cant nobody made_head_spin wedding_speech failed`,
    kinds: ['own-success', 'glad'],
  },
  {
    said: [
      judges,
      'said_mine_was said_my_work said_my_essay said_my_cake said_it_was_the_best said_it_was_good said_it_was_the said_my_story my_story_was_good the_thing_i_made clearest_one best_shed_had best_hed_had best_theyd_had best_shed_seen best_hed_seen theyd_seen shed_seen used_my_lesson used_my asked_for_my_recipe asked_for_the_recipe said_i_was_a_natural said_i_had_a_gift said_im_good said_i_was_good said_i_did said_i_handled have_done_it_without_me was_to_say_my asked_me_to_show',
    ],
    unless: `used_my_milk used_my_towel bad worst nothing_good stupid example_of_what_not ex`,
    kinds: ['own-success', 'glad'],
  },
  {
    said: ['raised fundrais* sponsored', 'hospice charity marathon pounds quid'],
    unless: 'raised_my_voice rent',
    kinds: ['own-success', 'glad'],
  },
  {
    said: [
      'glasto tickets got_tickets sleeps_till sleeps_until sleeps_to two_sleeps three_sleeps landing_at_heathrow lands_at landing_at arrivals_at flying_home_to home_for_christmas keys_on_friday keys_on_saturday packed_and_unpacked counting_the_days counting_sleeps',
      'tickets sleeps landing lands keys packed got counting home arrivals first_time',
    ],
    unless: 'didnt nothing sold_out lost nobody cant but parking in_laws exam results speeding operation',
    kinds: ['excited'],
  },
  {
    said: [
      'bus_to_myself whole_carriage got_a_seat sun_came_in tea_in_the_shed rain_on_the_roof not_a_bad_day a_good_day good_day_today first_cup first_coffee first_swim sea_swim found_a_tenner found_a_fiver toast_in_bed asleep_on_my_feet smell_of_cut_grass cut_grass new_sheets clean_pyjamas long_way_home my_song_came_on song_came_on no_traffic all_the_lights_were',
    ],
    unless: 'wasnt not_been died loss funeral',
    kinds: ['content'],
  },
]
