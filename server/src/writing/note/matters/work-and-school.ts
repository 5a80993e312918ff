import type { Matter } from '../matter.ts'
import { bosses } from '../who.ts'

/** Work, school, exams, and things being made or learned. */
export const workAndSchoolMatters: readonly Matter[] = [
  {
    said: [
      'what_to_do_with_my_life what_im_doing_with_my_life no_direction where_my_life going_nowhere_in_life',
      'life',
    ],
    kinds: ['doubt'],
  },
  {
    said: [
      'rota shifts shift hours',
      'changed_again changed_my changed_the moved_my last_minute no_notice cancelled_my sent_home',
    ],
    kinds: ['overwork'],
  },
  {
    said: [
      'told_off_for moaned_at marked_down for_being_late had_a_word pulled_me_aside pulled_me_up written_up',
      'work boss manager late teacher miss sir office',
    ],
    kinds: ['told-off'],
  },
  {
    said: [
      'sat_in_the_toilets ate_lunch_in ate_my_lunch_in hid_in_the hiding_in_the',
      'toilet toilets library loo car cupboard',
    ],
    kinds: ['lonely'],
  },
  {
    said: [
      'behind_on behind_with not_started havent_started havent_opened havent_revised no_idea_what',
      'revision exam mocks chemistry physics biology maths english history module lecture',
    ],
    kinds: ['study'],
  },
  {
    said: [
      bosses,
      'redoes rewrites rewrote picks_apart nitpick* nothing_is_good_enough tells_me_to_be checks_everything',
    ],
    kinds: ['boss', 'work'],
  },
  {
    said: [
      'ward shift unit kitchen care_home ambulance rota nights on_nights earlies year_7 year_8 year_9 year_10 year_11 my_class',
      'four_short two_short three_short one_short no_staff back_on stock_cupboard last_period riot nonstop',
    ],
    kinds: ['overwork', 'tired'],
  },
  {
    said: [
      'starting_monday start_monday starting_tomorrow start_tomorrow starting_at',
      'new_place new_job new_role new_office',
    ],
    kinds: ['new-place', 'new'],
  },
  {
    said: [
      'essay assignment coursework dissertation revision revising',
      'cleaned tidied oven socks instead reorganised rearranged procrastinat*',
    ],
    kinds: ['chore'],
  },
  {
    said: ['cancel cancelled had_to_cancel called_off', 'holiday trip party gig concert plans weekend'],
    unless: 'on_me',
    kinds: ['let-down'],
  },
  {
    said: ['half_the everyone_in class office team', 'flu covid norovirus bug off_sick off_with'],
    unless: 'covering',
    kinds: ['plain'],
  },

  {
    said: [
      'waiting waited still_waiting',
      'exam_board results board news hear decision verdict answer offer letter_from reply_from',
    ],
    unless: 'plumber',
    kinds: ['worry'],
    situation: 'waiting-for-news',
  },
  {
    said: [
      'exam exams gcse gcses alevel alevels a_level a_levels mock mocks sats degree',
      'results_come results_are results_tomorrow results_today results_on results_day get_my_results getting_my_results get_results',
    ],
    unless: 'passed failed were came_back',
    kinds: ['worry'],
    situation: 'waiting-for-news',
  },
  { said: ['missed_the_deadline missed_my_deadline'], kinds: ['mistake'] },
  {
    said: ['summer holidays term season half_term holiday', 'over ended ends finished ending end_of'],
    unless: 'not_over',
    kinds: ['ending'],
  },
  { said: ['came_out', 'at_work at_school to_my to_the to_everyone'], kinds: ['big-news'] },

  {
    said: [
      'interview applications',
      'and_nothing not_one no_reply no_offers rejection rejected again didnt_get another_no said_no knocked_back no_luck unsuccessful no_replies ghosted_by rejections',
    ],
    kinds: ['let-down'],
  },
  {
    said: [
      'test exam paper essay mock report grade mark maths physics chemistry english coursework',
      'got_a_1 got_a_2 got_a_3 got_a_d got_a_e got_an_e got_an_f got_a_u got_a_c bad_mark bad_grade low disappointing havent_told hasnt_seen bottom failed badly awful terrible worst',
    ],
    unless: 'driving theory',
    kinds: ['bad-mark'],
  },
  { said: ['got_a got_an', 'd e f u 2 3', 'in'], unless: 'flat', kinds: ['bad-mark'] },
  {
    said: ['driving_test theory_test driving_lesson practical_test', 'today tomorrow * test'],
    unless: 'failed passed',
    kinds: ['challenge', 'ahead'],
  },
  {
    said: [
      'maths math physics chemistry biology geography pe double_science double_english history_lesson french_lesson lesson',
      'ugh hate boring bored double dont_get dont_understand stuck rubbish first_thing cba kit again',
    ],
    unless: 'test exam essay teacher friends hates_school bully* coursework revis* holiday',
    kinds: ['lesson'],
  },
  {
    said: [
      'choir_concert school_concert our_concert our_gig my_recital my_solo my_gig my_concert my_audition audition on_drums on_bass on_stage performing singing_in singing_at playing_in my_first_gig piano_exam violin_exam guitar_exam singing_exam',
    ],
    unless: 'went_well over cant broken rubbish joined',
    kinds: ['recital', 'stage'],
  },
  { said: ['chair_the chairing to_chair lead_the_meeting run_the_meeting'], kinds: ['ahead', 'meeting'] },
  {
    said: [
      'give_a_talk giving_a_talk do_a_talk talk_in_front read_in_front speak_in_front stand_up_in_front sing_in_front dance_in_front present_in_front toast_at reading_at speak_at asked_to_speak best_man maid_of_honour eulogy speech presenting presentation',
    ],
    unless: 'went_well over',
    kinds: ['stage', 'ahead'],
  },
  {
    said: [
      'meeting meetings lecture sermon conference training_day webinar',
      'boring bored pointless endless dull about_a_meeting tedious',
    ],
    kinds: ['bored'],
  },
  {
    said: [
      'talks_over talk_over interrupts interrupting_me cuts_me_off takes_my_ideas took_my_idea doesnt_let_me_speak',
    ],
    kinds: ['unseen'],
  },
  {
    said: ['work_do works_do office_party christmas_do christmas_party team_drinks work_drinks office_do'],
    kinds: ['ahead'],
  },
  {
    said: [
      `boss manager work client email ${bosses} office teams slack`,
      'at_11pm at_10pm at_9pm at_midnight at_night late_at_night on_my_day_off on_holiday at_the_weekend on_sunday on_a_sunday all_weekend after_hours out_of_hours every_evening',
    ],
    unless: 'party do drinks',
    kinds: ['overwork', 'work'],
  },
  {
    said: [
      'worked_all worked_late working_late working_weekends working_all worst_shift hell_shift long_shift double_shift double_shifts 12_hour twelve_hour awful_shift horrible_shift terrible_shift rough_shift shift_from_hell job_is_killing job_is_making work_is_killing hate_my_job hate_this_job hate_work overtime short_staffed understaffed covering_for doing_two_jobs two_peoples on_call night_shift nights_again late_shift early_shift extra_shift ten_hour eleven_hour no_lunch_break no_break off_nights finished_nights come_off_nights on_my_feet_all_day feet_are_killing no_breaks not_had_a_break twelve_hours 14_hour back_to_back_shifts mandatory_overtime nightmare_shift',
    ],
    kinds: ['overwork', 'tired'],
  },
  {
    said: ['quit want_to_leave pack_it_in walk_out', 'job work afford notice'],
    unless: 'maternity sick quit_smoking on_leave got_the_job new_job',
    kinds: ['overwork'],
  },
  { said: ['sunday sunday_night', 'dread scaries blues fear'], kinds: ['overwork'] },
  {
    said: [
      'new_job new_role new_placement first_week weeks_into weeks_in my_apprenticeship first_day_at first_day_in start_work',
    ],
    unless: 'finished son daughter school nobody lost_my no_new boyfriend',
    kinds: ['new-place', 'new'],
  },
  {
    said: [
      'first_day_back back_to_work return_to_work back_at_work',
      'maternity leave off sick after tomorrow monday nervous',
    ],
    unless: 'cried crying survived went_well went_ok was_awful was_horrible',
    kinds: ['ahead'],
  },
  { said: ['quiet_sunday lazy_sunday nothing_on nothing_planned nothing_in_the_diary'], kinds: ['free-time'] },
  {
    said: ['retired retire im_retiring retirement finished_work_for_good'],
    unless:
      'lonely boss colleague teacher manager counsellor doctor gp he she hes shes his her they husband wife dad mum',
    kinds: ['free-time'],
  },
  {
    said: [
      'week_off days_off time_off day_off fortnight_off summer_off half_day',
      'no_idea nothing_planned what_to_do no_plans now_what nothing_to bored lost',
    ],
    kinds: ['free-time'],
  },
  {
    said: ['boss manager line_manager supervisor colleague teacher', 'leaving has_left retiring moving_on last_day'],
    kinds: ['missing'],
  },
  {
    said: [
      bosses,
      'shouted on_my_back on_my_case word feedback unfair hates hate moody criticised critical bully bullying picking_on told nasty horrible awful nightmare useless review meeting_with ignores',
    ],
    unless: 'lovely nice told_me_well',
    kinds: ['boss', 'work'],
  },
  { said: ['cutting_my cut_my cutting_our reducing_my reduced_my', 'hours shifts pay days'], kinds: ['job', 'money'] },
  {
    said: ['boss manager colleague colleagues half_the_team everyone', 'off_sick is_sick on_leave'],
    kinds: ['busy', 'work'],
  },
  {
    said: [
      'didnt_make_the didnt_get_the didnt_get_in didnt_get_picked didnt_get_a not_picked wasnt_picked on_the_bench dropped_from subbed lost_the not_selected waiting_list',
      'team part squad lead place role solo job match cut band show side interview shortlist * in picked',
    ],
    kinds: ['let-down'],
  },
  {
    said: [
      'lost lose losing beaten thrashed hammered',
      'match game final league tournament goal race cup nil derby penalties football rugby netball hockey',
    ],
    kinds: ['let-down'],
  },
  {
    said: [
      'nobody_came no_one_came nobody_turned no_one_turned only_two_people sold_nothing didnt_sell',
      'stall fair gig show party event class my workshop',
    ],
    kinds: ['let-down'],
  },
  {
    said: [
      'stuck_on stuck_with cant_get_the_hang cant_get_it writers_block creative_block out_of_ideas going_nowhere keep_starting never_finish dont_finish cant_finish never_going_to_be_good never_be_good never_be_any_good no_good_at not_getting_any_better not_improving keep_getting_it_wrong cant_draw cant_sing cant_write cant_play blank_page on_chapter',
    ],
    unless: 'train motorway bus m25 traffic platform hold the_phone sleep food dinner',
    kinds: ['stuck'],
  },
  {
    said: [
      'novel book poem song painting drawing album essay dissertation play script pottery knitting guitar piano violin recipe',
      'rubbish crap awful terrible useless hate going_nowhere bad stuck blank wont_come not_working gave_up',
    ],
    unless: 'broken wrist',
    kinds: ['stuck'],
  },
  {
    said: [
      'havent_been havent_prayed havent_written havent_painted havent_played havent_drawn havent_run havent_practised havent_done_any stopped_going fallen_out_of meant_to was_going_to_go didnt_go_to skipped missed_another not_been_to out_of_practice given_up_on keep_meaning_to',
      'in_months in_weeks in_years for_months for_weeks for_ages in_ages for_years gym run running swim* pray* church mosque writing write painting drawing guitar piano yoga diary journal reading practice class training choir telly walk instead habit',
    ],
    unless: 'spoken seen heard slept eaten invited',
    kinds: ['lapsed'],
  },
  {
    said: [
      'lots_to loads_to so_much_to too_much_to a_million_things million_things list_is list_as_long everything_to things_to_sort things_to_do before_we_go_away hectic manic full_on mental_day',
    ],
    unless: 'look_forward say be_thankful thank',
    kinds: ['busy'],
    situation: 'a-busy-day',
  },
  {
    said: ['deadline deadlines due_in hand_in', 'three two four five all both friday monday tomorrow tonight week'],
    unless: 'notice missed',
    kinds: ['busy'],
    situation: 'a-busy-day',
  },
  {
    said: [
      'brain_fog foggy head_is_full full_head too_many_tabs tabs_open mind_racing my_mind_is_racing racing_thoughts racing_mind cant_think brain_wont scrambled all_over_the_place mind_is_full head_is_spinning head_is_all going_round_and_round cant_concentrate cant_focus',
    ],
    kinds: ['head-full'],
  },
]
