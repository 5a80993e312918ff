import type { Matter } from '../matter.ts'
import { animals, children, parents, partners } from '../who.ts'

const theirs = `${children} youngest eldest last_one our_last middle_one my_lad our_lad lad my_lass he she him her hes shes`
const teens =
  'teenager teenage teen thirteen_year_old fourteen_year_old fifteen_year_old sixteen_year_old seventeen_year_old my_14_year_old 13_year_old 14_year_old 15_year_old 16_year_old son daughter'

/** Children: what they say and will not say, school, the long days, and going away. */
export const childrenMatters: readonly Matter[] = [
  {
    said: [
      theirs,
      'off_to_uni to_uni gone_to_uni at_uni to_university dropped_him_at dropped_her_at dropped_him_off_at dropped_her_off_at leaves_home leaving_home moving_into_halls into_halls bedroom_is_empty room_still_smells her_room_still his_room_still room_has_still',
    ],
    unless:
      'im_off i_got i_start station airport mate flatmate boyfriend girlfriend home_from im_starting school_gate nursery',
    kinds: ['child', 'missing'],
  },
  {
    said: [
      theirs,
      'big_school primary_school secondary_school high_school starts_reception new_blazer blazer comes_down_to_his comes_down_to_her school_jumper school_shoes first_sleepover residential walked_to_school walks_to_school first_day_of_school first_day_at_school learner_plates',
    ],
    unless: 'teach detention i_went im_in',
    kinds: ['child', 'family'],
  },
  {
    said: [
      'shepherd nativity innkeeper third_king wise_man swimming_gala gala sports_day school_play class_assembly sack_race egg_and_spoon school_concert her_first_match his_first_match prizegiving',
      theirs,
    ],
    unless: 'my_class teach costume',
    kinds: ['child-show', 'child'],
  },
  {
    said: [
      teens,
      'grunt grunts slam* closed_doors shut_the_door shrug* one_word monosyllab* whatever said_why speaks_only wont_speak hoodie hates_everything up_in_bed_till eyeroll',
    ],
    kinds: ['parenting', 'family'],
  },
  {
    said: [
      'call_from_the_school call_from_school calls_from_the_school school_rang school_called school_phoned school_again_about vape_in found_a_vape weed_in in_her_school_bag in_his_school_bag been_excluded excluded_for got_excluded suspended_for exclusion in_isolation_again no_one_to_play_with nobody_to_play_with nobody_came_to_his nobody_came_to_her only_one_not_invited tummy_ache_every hasnt_been_to_school wont_go_to_school crying_at_drop_off not_in_school',
    ],
    unless: 'club nightclub i_was_excluded im_excluded',
    kinds: ['child-worry', 'family'],
  },
  {
    said: ['left_him_crying left_her_crying left_them_crying screaming_at_nursery', 'nursery and went coffee'],
    kinds: ['guilt'],
  },
  {
    said: [
      'for_a_snack another_snack snacks put_the_shoes_on put_his_shoes_on put_her_shoes_on shoes_on hour_of_shoes two_under_two two_under_three three_under_five mum_mum_mum mummy_mummy peppa_pig bluey cbeebies in_the_night_garden play_doh slime glitter_everywhere soft_play bath_time bedtime_took told_the_whole_bus told_the_whole_shop whole_bus_i hairy_chin third_book wrong_colour_cup blue_cup cut_the_toast toast_into fish_fingers_again been_up_since_five_with pretend_to_be_asleep',
    ],
    unless: 'my_shoes running_shoes teach lonely work_snack',
    kinds: ['parenting', 'family'],
  },
  {
    said: [
      'toddler four_year_old three_year_old five_year_old six_year_old',
      'told asked shouted loudly announced refused floor lay_down supermarket',
    ],
    unless: 'love lovely best proud beautiful',
    kinds: ['parenting', 'family'],
  },
  {
    said: [
      theirs,
      'rang_for_no_reason rang_just_to rang_me_just phoned_for_no_reason just_to_chat just_to_say just_for_a_chat just_because held_my_hand fell_asleep_on_me read_a_whole read_to_me read_me tied_his_own tied_her_own rode_his_bike rode_her_bike without_stabilisers first_tooth said_thank_you said_im_the_best said_i_was_the_best ate_a_vegetable ate_all_his ate_all_her made_a_friend made_friends slept_through_the laughed_at_my_joke wants_to_spend asked_for_a_hug told_me_i_was_funny still_wants_to_hold',
    ],
    unless: `died funeral ex dumped ${partners}`,
    kinds: ['content'],
  },
  {
    said: [
      animals,
      'slept_through ran_today actually_ran let_me_stroke sat_on_my_feet came_when_i wagged pick_the_puppy tiny_coat first_walk brought_me_a',
    ],
    unless: 'dead mouse poorly vet',
    kinds: ['content'],
  },
  {
    said: [
      'pick puppy kitten collect',
      'pick_the_puppy puppy_up kitten_up puppy_on_saturday kitten_on_saturday we_pick_up_the',
    ],
    kinds: ['excited'],
  },
  {
    said: [animals, 'has_eaten has_chewed ate_my eaten_my eaten_the eaten_a sick_on been_sick_on dug_up poo_on'],
    unless: 'not_eaten hasnt',
    kinds: ['pet-trouble'],
  },
  {
    said: [
      'cat_flap hasnt_come_home not_come_home not_been_home no_sign_of_the_cat no_sign_of_the_dog',
      'since cat dog gone night days',
    ],
    kinds: ['pet'],
  },
  {
    said: [
      'picks_what_she_wears chooses_what_she says_hes_fine says_shes_fine says_he_is_fine not_home_yet isnt_home_yet driving_home first_time_driving stopped_eating_his stopped_eating_her lost_so_much_weight stopped_coming_out wont_open_the_door hasnt_left_the_house hasnt_got_out_of_bed not_eating_much',
      `${theirs} ${parents} friend mate flatmate sister brother`,
    ],
    unless: 'im_driving i_was_driving dog cat',
    kinds: ['worried-for'],
  },
]
