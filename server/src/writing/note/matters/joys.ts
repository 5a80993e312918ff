import type { Matter } from '../matter.ts'
import { animals, bosses, children, close, friends, parents, partners, wider } from '../who.ts'

/** Something hard that is over: before the trouble itself, which is named as well. */
export const reliefMatters: readonly Matter[] = [
  {
    said: [
      'consultant doctor doctors scan results oncologist hospital gp nurse vet midwife physio',
      'stable all_normal came_back_normal shrunk shrinking no_change says_its_fine said_its_fine says_i_can said_i_can',
    ],
    unless: 'not never cant',
    kinds: ['relief', 'glad'],
  },
  {
    said: ['baby toddler newborn', 'slept_five slept_six slept_seven slept_eight slept_all hours_in_a_row'],
    unless: 'not cant never wont',
    kinds: ['relief', 'glad'],
  },
  { said: ['plaster_off cast_off stitches_out back_on_my_feet sling_off'], kinds: ['relief', 'glad'] },
  {
    said: ['paid', 'rent bills debt loan card'],
    unless: 'cant not havent late hasnt unpaid stranger someone for_my',
    kinds: ['relief'],
  },

  {
    said: ['turned_out_to_be_nothing turned_out_fine turned_out_ok turned_out_to_be_fine false_alarm'],
    kinds: ['relief'],
  },

  {
    said: [
      'kids baby toddler children little_one twins boys girls newborn',
      'asleep slept_through sleeping_through in_bed_and down_for',
    ],
    unless: 'wont not cant never isnt until',
    kinds: ['relief'],
  },
  {
    said: [
      'all_clear back_clear scan_clear clear_scan scan_was_clear came_back_clear tests_came_back_fine benign nothing_serious nothing_to_worry not_cancer remission finished_chemo last_chemo finished_treatment last_radiotherapy discharged out_of_hospital home_from_hospital coming_home_today',
    ],
    unless: 'but still not',
    kinds: ['relief', 'glad'],
  },
  {
    said: [
      'made_up_with made_it_up_with we_made_up friends_again talking_again sorted_it_out cleared_the_air said_sorry_to_me',
    ],
    unless: 'wont snapped i_snapped shouted',
    kinds: ['relief'],
  },
  {
    said: [
      'exam interview operation op tooth filling smear jab mri driving_test presentation speech meeting appointment dentist talk scan it that test tests mocks concert show',
      'went_well went_better went_ok went_fine went_really_well went_great went_brilliantly is_over all_over done_now over_with survived got_through wasnt_as_bad wasnt_that_bad better_than_i was_fine was_ok',
    ],
    unless: 'us between relationship marriage',
    kinds: ['relief', 'glad'],
  },
  {
    said: [
      'finished handed_in last_ever last_exam',
      'exam essay dissertation coursework finals mocks gcse alevels course',
    ],
    unless: 'not havent never when nearly',
    kinds: ['relief', 'glad'],
  },
  {
    said: ['got_through_it got_through_the got_through_my survived_it i_did_it nailed_it smashed_it'],
    unless: 'phone screen',
    kinds: ['relief', 'glad'],
  },
]

/** Good news, nice things, and what is looked forward to. Where trouble is named as well, it decides. */
export const joyMatters: readonly Matter[] = [
  {
    said: [animals, 'on_lap on_my_lap curled_up asleep_on purring wagging pleased_to_see_me cuddle snoozing'],
    unless: 'poorly vet last',
    kinds: ['content'],
  },
  {
    said: ['baby twins', 'is_here arrived born said_mama said_dada first_word first_smile smiled crawled rolled_over'],
    unless: 'not loss lost',
    kinds: ['glad'],
  },
  {
    said: [
      'for_the_first_time first_time_ever',
      'drove swam rode cooked ran spoke went_out walked managed cycled flew stood_up asked said_no slept_alone',
    ],
    unless: 'sad cried not lost without he she row',
    kinds: ['own-success', 'glad'],
  },
  { said: ['results', '3_a three_a 2_a two_a a_star all_passes straight_a'], kinds: ['own-success', 'glad'] },
  {
    said: [
      'made_head been_made named player employee star voted',
      'girl boy prefect captain supervisor of_the_match of_the_month of_the_week',
    ],
    unless: 'redundant cry',
    kinds: ['own-success', 'glad'],
  },
  {
    said: [
      `${children} the_kids ${partners} ${friends} neighbour`,
      'made_me_breakfast made_me_dinner cooked_me cooked_for_me brought_me tidied_up hoovered bought_me made_me_tea',
    ],
    unless: 'cry sad cross never',
    kinds: ['kindness'],
  },
  { said: ['got_a got_an', '9 8 7 6 5 4 merit', 'in'], unless: 'd e f flat lift', kinds: ['own-success', 'glad'] },
  { said: ['kissed_her kissed_him we_kissed'], unless: 'goodbye she he', kinds: ['in-love'] },
  { said: ['want_to_learn going_to_learn'], kinds: ['new'] },
  {
    said: [
      'its_a_girl its_a_boy engaged proposed she_said_yes he_said_yes good_news great_news ivf_worked pregnant_at_last paid_off debt_free last_payment got_the_keys the_keys_to',
    ],
    unless: 'my_ex not_me everyone friend sister brother cousin no_good_news',
    kinds: ['glad'],
  },
  {
    said: ['compliment* said_nice_things said_something_nice liked_my loved_my'],
    unless: 'nobody no_one',
    kinds: ['kindness'],
  },
  {
    said: ['team we our_lot england scotland wales ireland', 'won win beat promoted league_title through_to'],
    unless: 'lost',
    kinds: ['glad'],
  },
  { said: ['had gave', 'the_baby her_baby birth baby_is_here'], unless: 'lost cold', kinds: ['glad'] },
  {
    said: [
      'ive_written finished_my finished_the finished_a finally_finished made_my made_a made_some baked built knitted sewed sewn painted wrote written crocheted grew planted sold_my sold_a published recorded',
      'blanket scarf jumper hat painting picture bread cake loaf jam soup shed table bookcase novel story song poem chapter shelf shelves cabinet model quilt drawing essay dissertation coursework jigsaw puzzle tomatoes garden room wall dress website app album first book pages words curry lasagne stew pancakes biscuits dinner lemon_drizzle drizzle scones brownies flapjack roast risotto chutney marmalade',
    ],
    unless: 'deleted wrong rubbish cant burnt nobody someone_else dropped',
    kinds: ['made'],
  },
  { said: ['bread cake loaf jam pie dough sponge', 'rose risen turned_out came_out first_time'], kinds: ['made'] },
  {
    said: [
      'passed passed_my passed_the i_passed got_the_job got_a_job got_a_place got_in got_into offered_a_place offered_me offered_the_job job_offer got_promoted been_promoted promoted_me won_the we_won i_won won_a won_my first_prize came_first top_marks full_marks got_an_a distinction doing_brilliantly doing_really_well doing_so_well well_done thanked_me praised praised_me said_yes accepted got_a_rise got_a_pay_rise pay_rise_at_last got_a_raise got_picked been_picked picked_for selected_for chosen_for chosen_as been_chosen stood_up_to stood_up_for_myself stood_my_ground spoke_up got_the_part got_the_lead finally_got asked_to_be_godmother asked_to_be_godfather asked_to_be_a_bridesmaid asked_to_be_bridesmaid asked_me_to_be aced got_a_9 got_a_first got_a_2_1 first_goal hat_trick black_belt grade_5 grade_8 got_my_licence offer_came unconditional_offer got_an_offer conditional_offer passed_everything passed_them_all passed_all',
    ],
    unless: `said_yes_again i_said_yes got_into_a_fight got_into_trouble got_into_debt got_into_a_mess picked_last passed_away passed_over passed_out passed_on my_ex not_me instead_of_me everyone ${friends} sister brother cousin kidney ${children} interview`,
    kinds: ['own-success', 'glad'],
  },
  {
    said: [
      `${close} ${friends} niece nephew`,
      'passed got_in won first_word first_steps walked joy_to_have so_proud proud_of did_so_well did_brilliantly top_of graduat* got_the_job got_a_job got_promoted been_promoted had_the_baby had_her_baby got_into bursting_with had_a_baby scored got_engaged got_married got_picked been_picked picked_for got_the_part got_a_place got_her_place got_his_place offer scored_a got_a_medal learning_to_text',
    ],
    unless: 'feel still jealous not_me but left_behind only_one away_from passed_away',
    kinds: ['glad'],
  },
  {
    said: [
      bosses,
      'praised praise well_done pleased proud thanked_me promoted loved_it impressed brilliant brilliantly great_job',
    ],
    kinds: ['own-success', 'glad'],
  },
  { said: ['keys moved_into', 'first_home new_home our_home own_place first_flat first_house'], kinds: ['glad'] },
  {
    said: ['getting_a picking_up collecting bringing_home', 'puppy kitten dog cat rabbit pony bike car guitar'],
    kinds: ['excited'],
  },
  {
    said: [
      'ran run swam cycled climbed walked lifted finished did completed',
      'without_stopping personal_best pb all_the_way whole_way first_5k first_10k first_mile marathon half_marathon parkrun',
    ],
    kinds: ['own-success', 'glad'],
  },
  {
    said: ['trip_to trip_tomorrow day_trip'],
    unless: 'afford cant cancelled dread* hospital',
    kinds: ['excited'],
  },
  { said: ['snow_day no_school school_closed inset_day'], kinds: ['content'] },
  { said: ['puppies kittens lambs chicks foal', 'had born arrived five four six three'], kinds: ['content'] },
  {
    said: [
      'drew_me made_me_a wrote_me baked_me knitted_me gave_me_a_hug',
      'picture card cake tea poem letter hug breakfast drawing scarf',
    ],
    kinds: ['kindness'],
  },
  {
    said: ['signed opened opening launched started', 'lease contract shop business company practice cafe'],
    unless: 'against',
    kinds: ['new'],
  },
  {
    said: ['having expecting pregnant found_out', 'twins a_baby pregnant triplets number_two another_baby'],
    unless: 'cant not everyone',
    kinds: ['big-news'],
  },
  {
    said: [
      'in_love falling_for fallen_for fancy_him fancy_her fancy_someone smitten besotted first_kiss kissed_me likes_me_back fancies_me asked_me_out got_a_boyfriend got_a_girlfriend my_new_boyfriend my_new_girlfriend a_crush',
    ],
    unless: 'my_ex fallen_out out_of_love not_in_love exes friend',
    kinds: ['in-love'],
  },
  {
    said: ['first_date second_date third_date a_date_with date_tonight date_tomorrow date_on blind_date date_with'],
    unless: 'cancelled stood_up bad',
    kinds: ['butterflies', 'excited'],
  },
  {
    said: [
      'so_kind really_kind was_kind were_kind very_kind been_kind kind_to_me act_of_kindness kind_message kind_words kind_note so_thoughtful stranger_helped a_stranger bought_me_a gave_me_a_lift sent_me_flowers brought_me left_me_a_note helped_me gave_my paid_for_my gave_up_his_seat gave_up_her_seat made_me_a_cuppa made_me_tea carried_my left_soup popped_round checked_on_me waved_me_through driver_waited waited_for_me',
    ],
    unless: 'nobody no_one noone not',
    kinds: ['kindness'],
  },
  {
    said: [
      'just_joined ive_joined joined_a started_a_new started_going started_learning signed_up_for signed_up_to taken_up took_up learning_to teaching_me_to teaching_myself first_class first_lesson',
    ],
    unless: 'drive driving wish',
    kinds: ['new'],
  },
  {
    said: [
      `${children} ${friends} ${wider} ${parents} ${partners} brother sister family everyone we girls lads gang`,
      '90th 80th 70th 60th 50th 40th 30th 21st 18th 100th birthday birthday_party wedding party reunion anniversary night_out day_out lunch_with dinner_with drinks coffee_with swimming_with meeting_up catching_up coming_over coming_to_see visiting see_my seeing_my picnic barbecue bbq sleepover christening hen_do nice_chat lovely_chat good_chat with_the_girls with_the_lads going_swimming bowling cinema',
    ],
    unless:
      'without my_ex forgot plus_one nobody only_one lost ring off called_off wasnt not_invited mess dread* neighbour speech fell row vet hospital dont_speak doesnt_speak quid ring cost had_it_out answered worked missed without died not quiet',
    kinds: ['together', 'excited'],
    atMost: 8,
  },
  {
    said: [
      'girls lads family gang kids grandkids mates',
      'swimming bowling cinema beach park zoo walk pub dancing shopping',
    ],
    kinds: ['together'],
  },
  {
    said: [
      'off_to packed_the_car holiday_tomorrow on_holiday flying_out flying_to going_to_spain going_to_italy weekend_away bags_packed suitcase counting_down festival_tomorrow gig_tonight concert_tonight cant_wait looking_forward excited',
    ],
    unless: 'bank work dentist doctor everyone not_excited but_me prison school hospital vet',
    kinds: ['excited'],
  },
  {
    said: [
      'planning planned dreaming_of booked',
      'garden holiday trip wedding party allotment adventure summer spring',
    ],
    unless: 'in_law in_laws mil without but',
    kinds: ['content'],
  },
  {
    said: [
      'hot_chocolate cup_of_tea cuppa pot_of_tea good_book box_set film_night pizza_night takeaway long_bath hot_bath bubble_bath under_a_blanket first_frost garden_has garden_looks tomatoes_are strawberries swallows in_my_pyjamas garden_centre planting picnic in_the_park on_the_beach by_the_sea by_the_river in_the_garden sunshine sun_is_out sunset sunrise stars_are rainbow frosty first_snow snow_is bluebells blossom birds_singing birdsong robin fish_and_chips sunday_roast bacon_sandwich candles log_fire baking listening_to_music day_off lie_in evensong meditat* bit_of_sun night_in quiet_night kettle_on clean_sheets fresh_sheets woods long_walk nice_walk lovely_walk dog_walk cleaned_the tidied_the cleared_the cleared_out sorted_the nails_done hair_done spa massage its_friday its_saturday crocus crocuses snowdrops daffodils daffs crumpet crumpets proper_brew slippers charity_shop blackbird lark first_cuckoo swifts conkers new_book fresh_bread warm_bread cat_on_my_lap hammock paddling chips_on crossword jigsaw fire_on',
    ],
    unless: 'havent funeral car doctors waiting_room stuck wait_to not_in cant dont_want raining',
    kinds: ['content'],
    atMost: 9,
  },
]
