import type { Matter } from '../matter.ts'
import { bosses } from '../who.ts'

const boss = `${bosses} headmaster`

/** Work, school and what is made, as they are told in passing: the phrase somebody used, the list, the machine. */
export const daysAtWorkMatters: readonly Matter[] = [
  {
    said: [
      'at_risk_of_redundancy us_all_at_risk were_all_at_risk job_at_risk jobs_at_risk role_at_risk contracts_up contract_is_up contract_isnt_being consultation_period restructure restructuring redundancy_meeting redundancy_list letting_people_go',
    ],
    unless: 'if_i_take should_i_take passed_consultation my_husband my_wife',
    kinds: ['job', 'worry'],
  },
  {
    said: [
      'unfortunately_we all_starting_with_unfortunately started_with_unfortunately more_experience went_with_someone went_with_another went_with_somebody gone_with_someone gone_with_another better_fit on_this_occasion keep_your_cv sale_stalled sales_stalled sale_has_stalled sale_fell_through buyer_pulled_out buyers_pulled_out chain_collapsed now_its_not_happening not_happening_now not_happening_after rained_off one_weekend_in_the_year got_outbid been_outbid missed_out_on',
    ],
    kinds: ['let-down'],
  },
  {
    said: ['applications', 'replies nothing unfortunately rejection* silence later two three no'],
    kinds: ['let-down'],
  },
  {
    said: [
      'wrote write wrote_that sighs sigh sighed just_a_quick quick_one one_to_one rewrites redoes over_my_shoulder watches_me stopped_asking lets_be_open micromanag* clock_watching_me cc_s_my changes_everything',
      boss,
    ],
    unless: 'friend mum dad husband letter card story',
    kinds: ['boss', 'work'],
  },
  {
    said: [
      'emails_in_the_bath answered_emails answering_emails put_me_on_nights on_nights_till on_nights_until moved_my_shift my_shift_to shift_to_christmas weekend_in_a_row patients_over laptop_in_bed laptop_open_at still_at_my_desk still_in_the_office never_left_the_office no_lunch_again ate_lunch_at_my working_christmas four_jobs two_jobs one_and_a_half_jobs cover_again covering_three hours_unpaid unpaid_overtime working_for_free marking_till marking_until marking_on_a_sunday eaten_standing_up',
    ],
    unless: 'nap',
    kinds: ['overwork', 'tired'],
  },
  {
    said: [
      'work job office teaching shift',
      'is_mad is_mental is_manic is_nonstop is_relentless is_chaos is_a_lot swallowing',
    ],
    unless: 'new_job lent',
    kinds: ['overwork'],
  },
  {
    said: [
      'my_first_shift first_shift_at first_shift_tomorrow work_a_till cant_work_the_till my_lanyard lanyard_already where_the_toilets find_the_toilets where_to_eat everyones_name whats_everyones_name which_door day_two_and day_three_and third_day_and second_day_at',
    ],
    unless: 'lost_my last_day handed',
    kinds: ['new-place', 'new'],
  },
  {
    said: [
      'lanyard new_pass start_at start_on_monday starting_on',
      'monday hospital school office tomorrow trying_it_on nervous job',
    ],
    unless: 'lost last',
    kinds: ['new-place', 'new'],
  },
  {
    said: [
      'handed_my_pass handed_in_my_pass handed_my_keys last_shift_ever since_i_retired first_week_of_retirement nothing_to_get_up_for no_alarm_and still_wake_at ive_done_everything_and done_everything_already its_only_half_past its_only_ten nothing_in_till',
    ],
    unless: 'flat landlord',
    kinds: ['free-time'],
  },
  {
    said: [
      'handing passing giving retire* selling',
      'shop business farm practice salon pub class team',
      'years over nephew son daughter after',
    ],
    unless: 'notice leaflets',
    kinds: ['ending'],
  },
  {
    said: [
      'last_night_in last_day_before last_ever last_time_in last_day_in last_day_at last_lesson last_class last_one_of',
      'pub old flat house school mat maternity leave office job before shop place ground class',
    ],
    unless: 'uni',
    kinds: ['ending'],
  },
  { said: ['finished', 'series season all_the_episodes box_set trilogy last_book'], kinds: ['ending'] },
  {
    said: [
      'envelope unopened unread havent_opened cant_open not_opened inbox boundaries refresh*',
      'results grades grade envelope ucas university uni letter exam gcse a_level mocks',
    ],
    unless: 'cant_cope',
    kinds: ['worry'],
    situation: 'waiting-for-news',
  },
  {
    said: [
      'refreshing refresh keep_checking still_no_word no_word_from results_on results_next theyll_let_me_know ring_by_friday hear_by supposed_to_ring said_theyd_ring said_they_would_ring',
      'inbox email emails mad letter word results uni university mortgage thursday friday monday tuesday wednesday ring phone',
    ],
    unless: 'ex boyfriend girlfriend he_said she_said',
    kinds: ['worry'],
    situation: 'waiting-for-news',
  },
  {
    said: [
      'i_revised_for_that revised_for_that got_a_2_in got_a_3_in got_a_4 42 38 41 37 36 failed_by',
      'revised maths mark test paper whole_class percent chemistry english science',
    ],
    unless: 'birthday years age passed',
    kinds: ['bad-mark'],
  },
  {
    said: [
      'double_physics double_maths double_science double_chemistry cross_country cover_teacher supply_teacher bleep_test',
      'then rain textbook maths physics first pe double in cross',
    ],
    kinds: ['lesson'],
  },
  {
    said: [
      'tax_return essay dissertation coursework assignment personal_statement self_assessment expenses application_form',
      'cleaned_the cotton_bud sat_in_front_of alphabetis* wiped hoovered descaled sharpened reorganised instead fridge skirting',
    ],
    unless: 'handed_in finished passed',
    kinds: ['chore'],
  },
  {
    said: [
      'been_meaning_to_ring been_meaning_to_call been_meaning_to_phone meaning_to_book meaning_to_cancel ironing_pile pile_of_ironing washing_pile own_postcode the_drawer the_cupboard_of the_spare_room the_loft',
      'people pension pile dentist doctor postcode since months ages year cant_face avoiding still bank',
    ],
    unless: 'parents mum dad clearing school_report',
    kinds: ['chore'],
  },
  {
    said: [
      'guitar piano flute trainers running_shoes sewing_machine paints paintbrushes bike yoga_mat treadmill keyboard camera diary journal notebook allotment_plot gym_card rowing_machine',
      'in_its_case under_the_bed looking_at_me gathering_dust since_january since_easter since_christmas since_march since_summer behind_the_door blank not_touched havent_touched dusty reproach* clothes_horse',
    ],
    kinds: ['lapsed'],
  },
  {
    said: [
      'lent resolution resolutions new_years_resolution dry_january veganuary diet meant_to challenge 30_day',
      'failed already blown lasted broke_it gave_up gave_in day_two day_three by_tuesday every_day slipped',
    ],
    unless: 'lent_him lent_her lent_my i_lent my_brother smok* sober',
    kinds: ['lapsed'],
  },
  {
    said: [
      'still_chapter same_chapter this_chord same_chord same_sleeve same_page same_paragraph same_sentence unpicked unpicking ripped_it_out rewrote_the rewritten_the deleted_the first_sentence_again cant_get_past_the wont_come_right fingers_dont fingers_wont plateau no_better_than_when',
    ],
    unless: 'book_club reading_to',
    kinds: ['stuck'],
  },
  {
    said: [
      'first_pot off_the_wheel stands_up_by mended_the mended_my fixed_the fixed_my fixed_it_myself it_shuts and_it_shuts it_works_now shelf_is_level level_shelf put_up_a_shelf put_up_the_shelf our_first_courgettes first_courgettes first_courgette first_tomato first_tomatoes first_potatoes first_strawberries first_crop first_carrots grew_a grown_a patchwork finished_the_quilt finished_the_jumper knitted_a cast_off_the bread_actually_rose laid_the_patio built_the wallpapered stripped_and_painted home_made homemade',
    ],
    unless: 'wasnt nobody still_not boiler_man cant they landlord wrong toilet_blocked plumber broke',
    kinds: ['made'],
  },
  {
    said: [
      'three_deadlines four_deadlines two_deadlines to_do_list_has list_has_a_list only_one_of_me only_two_hands same_shirt where_to_start at_ten_and at_five_and need_to_be_in_two two_places_at_once nativity_costume world_book_day cake_sale by_tomorrow_morning eleven_things six_things_at',
    ],
    unless: 'dialysis mum_needs dad_needs redundan* funeral',
    kinds: ['busy'],
    situation: 'a-busy-day',
  },
  {
    said: [
      'meeting meetings teams zoom webinar',
      'about_the_meeting about_a_meeting been_an_email cameras camera could_have_been agenda for_no_reason two_hours on_mute',
    ],
    kinds: ['meeting', 'bored'],
  },
  {
    said: [
      'on_reception on_the_till empty_shop no_customers through_the_fridge night_watch watching_the_clock clock_on_the_wall nobody_in nothing_on',
      'hours four wrong three_times minutes all_day',
    ],
    unless: 'lonely',
    kinds: ['bored'],
  },
  {
    said: [
      'screen_time scroll* picked_my_phone_up picked_up_my_phone pick_up_my_phone on_my_phone_since reels youtube tiktok watched_a_man watched_strangers pressure_wash pimple rabbit_hole',
      'hours hrs minutes later hour half seven said says wish gone until till stop time',
    ],
    unless: 'son daughter kid kids toddler child children teenager he she his her argue',
    kinds: ['scrolling'],
  },
  {
    said: [
      'flute violin cello trumpet piano clarinet oboe guitar sax drums choir grade',
      'grade_1 grade_2 grade_3 grade_4 grade_6 grade_7 exam_on solo_on concert_on',
    ],
    unless: 'passed son daughter',
    kinds: ['recital', 'stage'],
  },
  {
    said: [
      'the_toast a_toast the_reading the_eulogy best_man slides presentation pitch assembly_in_front',
      'got_to do at_ten at_two at_nine tomorrow wedding brother my_face sweat shaking voice',
    ],
    unless: 'went_well over got_through butter beans cheese',
    kinds: ['stage', 'ahead'],
  },
  {
    said: [
      'driving_test theory_test practical_test test_at test_tomorrow half_marathon marathon 10k 5k race match',
      'tomorrow sunday saturday 8 9 times knee nervous weekend days',
    ],
    unless: 'passed failed raised finished ran did won lost',
    kinds: ['challenge', 'ahead'],
  },
]
