import type { Matter } from '../matter.ts'
import { things } from '../who.ts'

/** The house, money, journeys, weather, and the news. */
export const homeAndWorldMatters: readonly Matter[] = [
  {
    said: [
      'damp mould mouldy rats mice leak ceiling landlord',
      'wont wall still bedroom everywhere ignoring fix fixing',
    ],
    unless: 'rent hamster',
    kinds: ['breakdown', 'nuisance'],
  },
  {
    said: [
      'bins recycling bin_day parking council roadworks cones',
      'missed_again not_collected ticket blocked my_drive full again',
    ],
    kinds: ['nuisance'],
  },
  {
    said: [
      'left_my left_the locked_my dropped_my',
      'purse phone bag wallet keys umbrella lunch laptop coat glasses charger badge',
    ],
    unless: 'school',
    kinds: ['nuisance'],
  },
  {
    said: ['pilot_light boiler heating hot_water', 'gone_out packed_in off_again third_time conked no_heating broken'],
    kinds: ['breakdown', 'nuisance'],
  },
  {
    said: ['boxes', 'kettle everywhere pack packing unpack* move moving live_out'],
    unless: 'his her',
    kinds: ['move'],
  },
  {
    said: [
      'visa asylum passport citizenship benefits pip mortgage planning_permission',
      'refused rejected denied declined turned_down turned_me_down turned_us_down',
    ],
    kinds: ['trouble'],
  },
  {
    said: ['cant_find lost misplaced lost_my', 'glasses keys phone wallet purse passport remote shoes charger'],
    kinds: ['nuisance'],
  },

  { said: ['heating gas electric meter', 'cant afford cold freezing run_out'], kinds: ['money'] },
  { said: ['i_owe owe_my owe_him owe_her'], kinds: ['money'] },

  {
    said: [
      things,
      'wont_start wouldnt_start blew_up smashed cracked leaking leaked flooded frozen crashed dropped wont_turn_on packed_up playing_up not_working stopped_working',
    ],
    kinds: ['breakdown', 'nuisance'],
  },
  {
    said: [
      'broke spilled spilt spill dropped smashed cracked knocked_over',
      'coffee tea wine phone screen plate glass mug keyboard milk paint dinner',
    ],
    kinds: ['nuisance'],
  },
  {
    said: [
      'train bus flight plane ferry tram tube motorway m25 m6 road car',
      'cancelled late delayed stuck broke* packed_in packed_up strike* breakdown queue missed traffic wouldnt',
    ],
    unless: 'friend leaving',
    kinds: ['nuisance'],
  },
  {
    said: [
      'waiting wait waited stayed_in',
      'plumber electrician engineer delivery parcel boiler_man gas_man broadband locksmith aa rac on_hold',
    ],
    kinds: ['nuisance'],
  },
  {
    said: [
      'neighbour next_door upstairs downstairs',
      'party music loud noise noisy drilling barking shouting banging parking bins again',
    ],
    unless: 'nice lovely kind chat',
    kinds: ['nuisance'],
  },
  {
    said: [
      'rent_up put_the_rent rent_has_gone cant_pay able_to_pay cant_afford afford gas_bill electric_bill council_tax overdrawn card_declined declined food_bank universal_credit skint no_money until_payday till_payday bailiffs red_letter final_demand owe_the',
    ],
    kinds: ['money', 'worry'],
  },
  { said: ['landlord letting_agent eviction evicted section_21'], kinds: ['money', 'worry'] },
  { said: ['first_night first_week first_day', 'flat house place home room halls'], kinds: ['new-place', 'move'] },
  {
    said: [
      'people guests visitors family everyone inlaws parents coming_round coming_over',
      'mess messy state tip dirty filthy untidy bombsite',
    ],
    kinds: ['hosting'],
  },
  {
    said: [
      'im_hosting host hosting said_id_host people_coming people_are_coming guests_coming',
      'panic* nervous mess dinner christmas stress* cook* clean* coming',
    ],
    unless: 'said_no',
    kinds: ['hosting'],
  },
  { said: ['nothing_in_the_fridge no_food no_dinner nothing_for_tea'], kinds: ['trouble'] },
  {
    said: [
      'laundry washing ironing hoovering dishes washing_up dusting bins lawn gutters',
      'so_much cant_face piles pile mountain endless again hate bored all',
    ],
    kinds: ['chore'],
  },
  {
    said: [
      'on_the_train on_the_bus on_the_plane on_a_train on_a_plane on_my_way in_the_car on_the_ferry on_the_coach on_the_road setting_off',
    ],
    unless: 'in_love smiling late cancelled delayed stuck broken left lost someone man woman people they seat',
    kinds: ['journey'],
    atMost: 6,
  },
  {
    said: [
      'climate global_warming the_planet the_news war wars politics election state_of_the_world world_is',
      'worried scared sad angry worry* all frightening awful depress* news climate war politics election world',
    ],
    unless: 'good_news great_news',
    kinds: ['world'],
  },
  {
    said: [
      'dark cold wet',
      'clocks_went_back clocks_go_back when_i_leave when_i_get_home by_four at_four at_4 all_day mornings evenings',
    ],
    kinds: ['weather', 'flat'],
  },
  {
    said: [
      'snow snowed ice icy flood flooded storm heat hot heatwave wind',
      'in stuck unbearable too cant awful cold closed power_cut sleep hate',
    ],
    unless: 'bath chocolate drink',
    kinds: ['weather'],
  },
]
