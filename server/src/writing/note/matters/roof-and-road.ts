import type { Matter } from '../matter.ts'

const around =
  'next_door upstairs downstairs flat_above flat_below neighbour man_next_door woman_next_door people_above them_upstairs above_me above_us through_the_wall'

/** Neighbours, rent, landlords, machines, delays, the weather outside, and how the world looks. */
export const roofAndRoadMatters: readonly Matter[] = [
  {
    said: [
      around,
      'hot_tub drum drums drum_kit trumpet sing singing karaoke stomp* walks_like heels bass music party parties dog_barking barks barking door_slam* shouting arguing trampoline leaf_blower strimmer bonfire decking extension building_work sub_woofer subwoofer midnight eleven_at_night all_night diy hammering walks_about',
    ],
    unless: 'my_parents mum_and_dad lovely beautiful nice kind practising_hymns',
    kinds: ['nuisance'],
  },
  {
    said: [around, 'without_asking my_hedge my_fence my_bin my_bins my_space my_drive our_drive my_tree'],
    unless: 'kind lovely',
    kinds: ['wronged', 'annoyed'],
  },
  {
    said: [
      'landlord letting_agent letting_agency agent',
      'selling selling_up out_by notice section_21 wants_us_out wants_me_out moving_back_in',
    ],
    kinds: ['big-news', 'worry'],
  },
  {
    said: [
      'landlord letting_agent agency rent rents mortgage',
      'going_up gone_up putting_it_up put_it_up increase more a_month 150 200 another from_august from_april rate renewal remortgage*',
    ],
    unless: 'waiting refreshing paid_off',
    kinds: ['money', 'worry'],
  },
  {
    said: ['mould mouldy damp black_patch', 'back behind window wall wardrobe wipe ceiling agency landlord'],
    kinds: ['nuisance'],
  },
  {
    said: [
      'declined_at got_declined was_declined till_payday until_payday payday_is payday_friday quid_left quid_to_last pounds_to_last pounds_left quid_and pasta_again beans_again in_the_overdraft minus_numbers saving_for_a_deposit deposit_feels a_deposit_feels back_on_the_shelf put_things_back_at_the counting_coins the_back_of_the_sofa nursery_fees childcare_costs vets_bill vet_bill garage_bill quote_for_the cost_more_than food_shop_was big_shop_was smart_meter',
    ],
    unless: 'invite wedding_invite',
    kinds: ['money', 'worry'],
  },
  {
    said: [
      'replacement_bus rail_replacement on_the_m62 on_the_m25 on_the_m6 on_the_m1 on_the_a1 m62 m25 behind_a_caravan behind_a_tractor tailback tailbacks diversion missed_my_connection missed_my_train missed_the_bus missed_the_last signal_failure flat_tyre lifts_out lift_is_out lift_is_broken out_of_order on_hold_for number_in_the_queue sorry_we_missed left_with_a_neighbour parcel_says says_delivered cancelled_every_day been_cancelled_every cancelled_again flights_delayed flight_is_delayed trains_delayed train_is_cancelled sat_on_my_case clamped speeding_ticket speed_camera parking_fine locked_myself_out',
    ],
    unless: 'on_me_again funeral',
    kinds: ['nuisance'],
  },
  {
    said: [
      'washing_machine boiler dishwasher fridge freezer oven kettle toaster shower hot_water heating lift printer car van bike',
      'died_on has_died and_died packed_up conked on_fire day_two day_three no_hot kettle_bath error_code e_4 flashing bleeping walked_into_the out_again making_a_noise leaking',
    ],
    unless: 'funeral dad mum fixed fixed_it',
    kinds: ['breakdown', 'nuisance'],
  },
  {
    said: ['viewing viewings flat_hunting house_hunting', 'number again another smelt smelled damp gone queue'],
    unless: 'love',
    kinds: ['fed-up'],
  },
  {
    said: [
      'the_van_comes van_comes_at van_is_coming van_booked removal_men removals removal_van keys_handed_back handed_the_keys_back handed_back_the_keys said_goodbye_to_the_house bye_to_the kitchen_in_boxes in_boxes living_out_of_boxes completion_day we_complete exchange_contracts',
    ],
    unless: 'dead died his_things her_things',
    kinds: ['move'],
  },
  {
    said: [
      'first_proper_snow first_snow first_warm_day first_sunny first_day_of_spring shoes_off sledge snowman sledging whole_street_was_out paddling_pool ice_lolly deckchair t_shirt_weather evenings_are_getting_lighter light_till',
    ],
    unless: 'cancelled stuck slipped funeral cant dread*',
    kinds: ['content'],
  },
  {
    said: [
      'day_of_rain days_of_rain days_of_drizzle day_11_of_rain still_raining rain_again',
      'day days again still rain',
    ],
    kinds: ['weather'],
  },
  { said: ['dark_when', 'go home leave get_in come'], kinds: ['weather', 'flat'] },
  {
    said: [
      'be_a_war another_war turn_off_the_news turned_off_the_news cant_watch_the_news watch_the_news ten_o_clock_news',
      'war news cant kids watch',
    ],
    kinds: ['world'],
  },
]
