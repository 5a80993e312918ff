import type { Matter } from '../matter.ts'

/** A mood that has no name, a full head, having had enough, and what is meant the other way round. */
export const ownHeadMatters: readonly Matter[] = [
  {
    said: ['happy glad pleased excited thrilled proud', 'sad gutted heartbroken terrified scared tearful'],
    unless: 'not_happy not_excited never_happy sad_that denied for_no_reason',
    kinds: ['mixed'],
  },
  {
    said: [
      'full_of_bees bees_in_my_head head_full_of head_is_full heads_full head_is_mush heads_mush head_like_a brain_is_soup brain_like_soup brain_like_a tabs_open went_upstairs_and walked_into_a_room forgot_what_i_came hear_myself_think cant_think_straight thinking_about_thinking forty_tabs fifty_tabs mind_like_a mind_is_everywhere brain_wont_stop wont_shut_up_my',
    ],
    unless: 'ideas_and_excited',
    kinds: ['head-full'],
  },
  {
    said: [
      'nothing_day like_a_tea_towel like_a_wet like_wet_cardboard sunday_feeling somethings_off something_is_off something_feels_off feel_off bit_off_today not_myself not_feeling_it not_sad_just just_nothing everything_is_fine_and everythings_fine_and wobbly a_bit_wobbly feel_nothing felt_nothing_all cant_put_a_finger cant_put_my_finger just_existing on_autopilot',
    ],
    unless: 'pan mammal milk handed_in jelly tooth bike leg knee',
    kinds: ['flat'],
  },
  {
    said: [
      'a_bit_much bit_much_today all_too_much a_lot_today too_much_today every_day_is_the_same same_thing_every only_one_who_ever only_one_in_this_house im_the_only_one_who always_me_who why_is_it_always_me wits_end tired_of_being had_it_up_to had_it_with last_straw one_more_thing_goes',
    ],
    unless: 'loved_it enjoyed single lonely',
    kinds: ['fed-up'],
  },
  {
    said: [
      'love_my_life living_the_dream just_what_i_needed lucky_me joy_of_joys thanks_for_that cheers_for_that wheels_have_come_off everything_i_touch story_of_my_life just_my_luck typical_of_my of_course_it_did of_course_it_is here_we_go_again could_not_make_it_up couldnt_make_it_up never_rains marvellous_timing great_timing brilliant_timing perfect_timing',
    ],
    unless: 'thankful blessed',
    kinds: ['trouble'],
  },
  {
    said: [
      'cried_in_the cried_in_a cried_on_the cried_at_an cried_at_the cried_in_tesco crying_in_the welling_up well_up welled_up lip_went set_me_off',
    ],
    unless: 'mixed happy proud passed wedding married beautiful laughed nativity uni he_cried she_cried',
    kinds: ['sad'],
  },
  {
    said: ['just_checking_in never_done_this_before first_time_here testing_testing just_trying_this hello_there'],
    kinds: ['plain'],
  },
]
